"""Declarations in words."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop.engine.actions import Declaration, Kind
from belote_desktop.engine.cards import Rank
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.declarations import declaration_points
from belote_desktop.engine.seats import Seat

from ..i18n import capitalised, fill, translate
from .cards import seat_name, suit_name


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


def _four(rank: Rank) -> str:
    return {
        Rank.NINE: translate("Declarations", "four nines"),
        Rank.TEN: translate("Declarations", "four tens"),
        Rank.JACK: translate("Declarations", "four jacks"),
        Rank.QUEEN: translate("Declarations", "four queens"),
        Rank.KING: translate("Declarations", "four kings"),
        Rank.ACE: translate("Declarations", "four aces"),
    }[rank]


def declaration_name(declaration: Declaration) -> str:
    """«tierce à la dame de pique», «carré de valets»: what its holder sees."""
    if declaration.suit is None:
        return _four(declaration.rank)
    template = {
        Kind.TIERCE: translate("Declarations", "tierce, %1, in %2"),
        Kind.FIFTY: translate("Declarations", "fifty, %1, in %2"),
        Kind.HUNDRED: translate("Declarations", "hundred, %1, in %2"),
    }[declaration.kind]
    return fill(template, _high(declaration.rank), suit_name(declaration.suit))


def kinds_text(kinds: Sequence[Kind]) -> str:
    """What a player says who declares: «Tierce», «Cinquante, carré»."""
    return capitalised(translate("Declarations", ", ", "between declarations").join(map(kind_name, kinds)))


def declared_sentence(deal: Deal) -> str:
    """Who declared what, and what it came to: «Nord-Sud : carré d'as (Sud), 200. Ne comptent pas : …»."""
    comparison = deal.table.comparison
    if deal.contract is None or comparison is None or not any(deal.named):
        return ""
    trump, winner = deal.contract.trump, comparison.winner

    def listed(seats: list[Seat]) -> str:
        return ", ".join(
            fill(
                translate("Declarations", "%1 %2 (%3)", "declaration, points, seat"),
                declaration_name(one),
                declaration_points(one, trump, deal.rules),
                seat_name(seat),
            )
            for seat in seats
            for one in deal.named[seat]
        )

    count = listed([seat for seat in Seat if seat.team is winner])
    rest = listed([seat for seat in Seat if seat.team is not winner])
    parts = []
    if count:
        parts.append(fill(translate("Declarations", "Declarations that count: %1."), count))
    if rest:
        parts.append(fill(translate("Declarations", "That do not count: %1."), rest))
    return " ".join(parts)
