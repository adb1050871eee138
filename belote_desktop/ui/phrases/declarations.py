"""Declarations in words."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop.engine.actions import Declaration, Kind
from belote_desktop.engine.cards import Rank

from ..i18n import capitalised, fill, translate
from .cards import ranks_name, suit_name


def kind_name(kind: Kind) -> str:
    """«tierce», «cinquante», «cent», «carré»: what is said at the first card."""
    return {
        Kind.TIERCE: translate("Declarations", "tierce"),
        Kind.FIFTY: translate("Declarations", "fifty"),
        Kind.HUNDRED: translate("Declarations", "hundred"),
        Kind.FOUR: translate("Declarations", "four of a kind"),
    }[kind]


def _high(rank: Rank) -> str:
    return {
        Rank.NINE: translate("Declarations", "nine high"),
        Rank.TEN: translate("Declarations", "ten high"),
        Rank.JACK: translate("Declarations", "jack high"),
        Rank.QUEEN: translate("Declarations", "queen high"),
        Rank.KING: translate("Declarations", "king high"),
        Rank.ACE: translate("Declarations", "ace high"),
    }[rank]


def declaration_name(declaration: Declaration) -> str:
    """«tierce à la dame de pique», «carré de valets»: what its holder sees."""
    if declaration.suit is None:
        return fill(translate("Declarations", "four %1"), ranks_name(declaration.rank))
    template = {
        Kind.TIERCE: translate("Declarations", "tierce, %1, in %2"),
        Kind.FIFTY: translate("Declarations", "fifty, %1, in %2"),
        Kind.HUNDRED: translate("Declarations", "hundred, %1, in %2"),
    }[declaration.kind]
    return fill(template, _high(declaration.rank), suit_name(declaration.suit))


def kinds_text(kinds: Sequence[Kind]) -> str:
    """What a player says who declares: «Tierce», «Cinquante, carré»."""
    return capitalised(translate("Declarations", ", ", "between declarations").join(map(kind_name, kinds)))
