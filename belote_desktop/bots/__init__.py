"""Players made of code: they are given a `View`, never a `Deal`."""

from __future__ import annotations

from .base import Alternative, Analysis, Bot, CancelFlag, Limit
from .levels import LEVELS, create

__all__ = ["LEVELS", "Alternative", "Analysis", "Bot", "CancelFlag", "Limit", "create"]
