"""A deal in play with the weights of the rules that play it."""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from . import _shadow as cython

from dataclasses import fields

from .kernel_play import Play
from .weights import Weights


@cython.cclass
class Advice(Play):
    """Holds each weight of `weights.Weights` under its name."""

    def advise(self, weights: Weights) -> None:
        """Take over the weights for the kind of trump."""
        for field in fields(weights):
            setattr(self, field.name, getattr(weights, field.name))
