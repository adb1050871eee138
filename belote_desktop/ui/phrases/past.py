"""Deals that were played, in words: what became of them, and what the table shows at a moment."""

from __future__ import annotations

from belote_desktop.app.moments import Moment, TrickTaken
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.events import BeloteSaid, DeclarationMade, DeclarationsShown, Event, TrickWon
from belote_desktop.engine.points import LAST_TRICK_POINTS
from belote_desktop.engine.scoring import Outcome, Score
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.table import Phase

from ..i18n import capitalised, fill, number, translate
from .calls import contract_title, factor_text, word_text
from .cards import card_name, seat_name, team_name
from .counts import Counts
from .declarations import declaration_name, declared_sentence, kinds_text


def deal_words(deal: Deal) -> str:
    """Contract, taker and what became of it: «100 cœur, coinché ×2, Nord, chutée»."""
    contract = deal.contract
    if contract is None:
        return (
            translate("MatchSheet", "Passed by all")
            if deal.is_over
            else translate("MatchSheet", "In the auction")
        )
    parts = [contract_title(contract), factor_text(contract, deal.rules), seat_name(contract.taker)]
    parts.append(_outcome(deal.score))
    return translate("MatchSheet", ", ", "between the parts of a deal").join(filter(None, parts))


def _outcome(score: Score | None) -> str:
    if score is None:
        return translate("MatchSheet", "being played")
    return {
        Outcome.MADE: translate("MatchSheet", "made"),
        Outcome.FAILED: translate("MatchSheet", "failed"),
        Outcome.LITIGE: translate("MatchSheet", "in dispute"),
    }[score.outcome]


def trick_sentence(trick: TrickTaken) -> str:
    """The cards of a trick in the order in which they came, and who took it."""
    cards = translate("Past", ", ", "between cards").join(
        fill(translate("Past", "%1 %2", "player, card"), seat_name(seat), card_name(card))
        for seat, card in trick.plays
    )
    sentence = fill(translate("Past", "Trick %1: %2.", "number, cards"), number(trick.number), cards)
    if trick.winner is None:
        return sentence
    return fill(translate("Past", "%1 %2", "two sentences"), sentence, _took(trick.winner, trick.points))


def _took(seat: Seat, points: int) -> str:
    took = translate("LastTrick", "%1 took it: %2", "seat, points")
    return fill(translate("Past", "%1.", "a sentence"), fill(took, seat_name(seat), Counts.points(points)))


def moment_sentence(moment: Moment) -> str:
    """What has just happened."""
    deal = moment.deal
    if moment.play is None:
        if deal.contract is not None:
            return fill(translate("Past", "The hands as dealt. %1 leads.", "player"), seat_name(deal.leader))
        if deal.is_passed_out:
            return translate("Past", "Everybody passed.")
        return translate("Past", "The auction was not played to its end.")
    seat, card = moment.play
    played = fill(
        translate("Past", "Trick %1. %2: %3.", "number, player, card"),
        number(moment.number),
        seat_name(seat),
        card_name(card),
    )
    before = [_said(event) for event in moment.events if isinstance(event, DeclarationMade)]
    later = (BeloteSaid, DeclarationsShown, TrickWon)
    after = [_said(event) for event in moment.events if isinstance(event, later)]
    return " ".join((*before, played, *after))


def _said(event: Event) -> str:
    if isinstance(event, BeloteSaid):
        return word_text(event.word)
    if isinstance(event, DeclarationMade):
        return fill(
            translate("Past", "%1 declares: %2.", "player, declarations"),
            seat_name(event.seat),
            kinds_text(event.kinds).lower(),
        )
    if isinstance(event, DeclarationsShown):
        names = ", ".join(map(declaration_name, event.declarations))
        return fill(translate("Past", "%1 shows: %2.", "player, declarations"), seat_name(event.seat), names)
    if isinstance(event, TrickWon):
        return _took(event.seat, event.points + (LAST_TRICK_POINTS if event.number == 8 else 0))
    raise TypeError(f"nothing to say of {event!r}")


def points_so_far(deal: Deal) -> str:
    """The points of the tricks of both sides."""
    return fill(
        translate("Past", "%1 %2 – %3 %4", "side, points, side, points"),
        team_name(Team.NS),
        number(deal.points(Team.NS)),
        team_name(Team.EW),
        number(deal.points(Team.EW)),
    )


def said_sentences(deal: Deal) -> str:
    """The turned-up card, the declarations and the belotes of a deal; empty when there were none."""
    parts = []
    if deal.turned is not None:
        parts.append(fill(translate("Past", "Turned up: %1.", "card"), card_name(deal.turned)))
    declared = declared_sentence(deal).replace("\n", " ")
    if declared:
        parts.append(declared)
    seats = [seat_name(belote.seat) for belote in deal.belotes if belote.complete]
    if seats:
        parts.append(fill(translate("Past", "Belote and rebelote: %1.", "players"), ", ".join(seats)))
    return " ".join(parts)


def attempt_words(number_: int, deal: Deal | None, counts: bool) -> str:
    """An attempt at a deal that was played several times: «Essai 1 : 80 pique, Sud, chutée»."""
    if deal is None:
        words = translate("Past", "cannot be shown")
    elif not deal.is_over:
        words = (
            translate("Past", "given up in the auction")
            if deal.phase is Phase.AUCTION
            else fill(translate("Past", "given up after %1", "«3 tricks»"), Counts.tricks(len(deal.tricks)))
        )
    else:
        words = capitalised(deal_words(deal))
    if counts:
        return fill(translate("Past", "Attempt %1 (it counts): %2"), number(number_), words)
    return fill(translate("Past", "Attempt %1: %2"), number(number_), words)
