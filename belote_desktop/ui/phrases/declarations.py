"""Declarations in words."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop.engine.actions import Declaration, Kind
from belote_desktop.engine.cards import Rank
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.declarations import declaration_points
from belote_desktop.engine.scoring import Reason
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.view import View

from ..i18n import capitalised, fill, translate
from .cards import pair_name, seat_name, suit_name
from .people import people


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


def undeclared_sentence(declarations: Sequence[Declaration]) -> str:
    """«Joué sans annoncer : tierce à l'as de pique.», to who has them ticked and plays a card all the same."""
    named = translate("Declarations", ", ", "between declarations").join(map(declaration_name, declarations))
    return fill(translate("Declarations", "Played without declaring: %1.", "declarations"), named)


def declared_sentence(deal: Deal | View) -> str:
    """Who declared what, and what it came to, a line each: «Annonces qui comptent : carré d'as, 200 (Sud).».

    Of a deal all is known; of a view what everybody knows: no more than has been shown.
    """
    comparison = deal.table.comparison
    if comparison is None or not any(deal.table.announced):
        return ""
    winner = comparison.winner
    count = _listed(deal, [seat for seat in Seat if seat.team is winner])
    rest = _listed(deal, [seat for seat in Seat if seat.team is not winner])
    parts = []
    if count:
        parts.append(fill(translate("Declarations", "Declarations that count: %1."), count))
    if rest:
        parts.append(fill(translate("Declarations", "That do not count: %1."), rest))
    return "\n".join(parts)


def _listed(deal: Deal | View, seats: list[Seat]) -> str:
    return ", ".join(words for seat in seats for words in _declared_by(deal, seat))


def _declared_by(deal: Deal | View, seat: Seat) -> list[str]:
    """What a seat has declared, each with its points where the cards are known."""
    if isinstance(deal, Deal):
        known = deal.named[seat]
    else:
        known = deal.shown[seat]  # nothing of the own hand either: another player may look at the panel
    if not known or deal.contract is None:
        template = translate("Declarations", "%1 (%2)", "kind of declaration, seat")
        return [fill(template, kind_name(kind), seat_name(seat)) for kind in deal.table.announced[seat]]
    template = translate("Declarations", "%1 %2 (%3)", "declaration, points, seat")
    trump, rules = deal.contract.trump, deal.rules
    return [
        fill(template, declaration_name(one), declaration_points(one, trump, rules), seat_name(seat))
        for one in known
    ]


_DECLARED = (Reason.DECLARATIONS, Reason.TAKEN_DECLARATIONS)


def declared_in_short(view: View) -> str:
    """Whose declarations count and whose are beaten, a line each; empty before that is known."""
    comparison = view.table.comparison
    if comparison is None or not any(view.declared):
        return ""
    if comparison.winner is None:
        return translate("Declarations", "Equal declarations: none counts")
    sides = sorted(_declaring(view), key=lambda team: team is not comparison.winner)
    marked = () if view.score is None else view.score.lines
    if view.score is not None and view.score.held and not any(each.reason in _DECLARED for each in marked):
        return translate("Declarations", "Litige: the declarations wait too")
    if any(line.reason is Reason.TAKEN_DECLARATIONS for line in marked):
        return "\n".join(
            _taken(team) if team is comparison.winner else _verdict(team, False) for team in sides
        )
    return "\n".join(_verdict(team, team is comparison.winner) for team in sides)


def _taken(team: Team) -> str:
    """That the other side marks what this one has declared."""
    if people().both_sides:
        return fill(translate("Declarations", "%1: declarations go to the others", "side"), pair_name(team))
    if team is people().front.team:
        return translate("Declarations", "Our declarations go to them")
    return translate("Declarations", "Their declarations go to us")


def _declaring(view: View) -> list[Team]:
    return [team for team in Team if any(view.declared[seat] for seat in team.seats)]


def _verdict(team: Team, counts: bool) -> str:
    if people().both_sides:
        template = (
            translate("Declarations", "%1: declarations count", "side")
            if counts
            else translate("Declarations", "%1: declarations beaten", "side")
        )
        return fill(template, pair_name(team))
    if team is people().front.team:
        if counts:
            return translate("Declarations", "Our declarations count")
        return translate("Declarations", "Our declarations are beaten")
    if counts:
        return translate("Declarations", "Their declarations count")
    return translate("Declarations", "Their declarations are beaten")


def not_counting(view: View, team: Team) -> str:
    """Why a side's declarations bring nothing, in two words beside the name of that side; empty when they count."""
    comparison = view.table.comparison
    if comparison is None or comparison.winner is team or team not in _declaring(view):
        return ""
    if comparison.winner is None:
        return translate("Declarations", "equal declarations")
    return beaten_words()


def beaten_words() -> str:
    """«annonces battues»."""
    return translate("Declarations", "declarations beaten")
