"""The button of a trump in a row of choices: its sign, or SA and TA with the words below."""

from __future__ import annotations

from belote_desktop.engine.trumps import Trump

from ..i18n import capitalised
from ..phrases.call_keys import trump_key
from ..phrases.cards import trump_name, trump_short
from .choice import Choice


def trump_choice(trump: Trump) -> Choice:
    """What stands for `trump` in a row."""
    name = capitalised(trump_name(trump))
    tip = f"{name} ({trump_key(trump)})"
    if trump.suit is not None:
        return Choice(trump, name, name, suit=trump.suit, tip=tip)
    return Choice(trump, trump_short(trump), name, caption=name, tip=tip)
