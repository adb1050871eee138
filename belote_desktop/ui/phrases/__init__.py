"""Enum and event to sentence: everything the window says about the game, in the language installed."""

from .calls import (
    call_short,
    call_text,
    contract_sentence,
    contract_title,
    double_text,
    factor_text,
    pass_text,
    redouble_text,
    taker_text,
    value_text,
    word_text,
)
from .cards import (
    card_name,
    rank_letter,
    rank_name,
    seat_name,
    seat_role,
    suit_name,
    team_name,
    the_card,
    trump_name,
    trump_short,
)
from .counts import Counts
from .reasons import contract_hint, instruction, waiting, why_illegal

__all__ = [
    "Counts",
    "call_short",
    "call_text",
    "card_name",
    "contract_hint",
    "contract_sentence",
    "contract_title",
    "double_text",
    "factor_text",
    "instruction",
    "pass_text",
    "rank_letter",
    "rank_name",
    "redouble_text",
    "seat_name",
    "seat_role",
    "suit_name",
    "taker_text",
    "team_name",
    "the_card",
    "trump_name",
    "trump_short",
    "value_text",
    "waiting",
    "why_illegal",
    "word_text",
]
