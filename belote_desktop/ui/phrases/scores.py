"""The score of a deal in words: what became of the contract, and each line of the account."""

from __future__ import annotations

from belote_desktop.engine.contract import Contract
from belote_desktop.engine.match import Match
from belote_desktop.engine.scoring import BELOTE_POINTS, Outcome, Reason, Score, ScoreLine
from belote_desktop.engine.seats import Seat, Team

from ..i18n import fill, number, translate
from .calls import contract_title
from .cards import trump_name
from .counts import Counts


def outcome_title(score: Score, viewer: Seat = Seat.SOUTH) -> str:
    """The news in a few words: «Contrat réussi !», «Ils sont dedans !», «Litige»."""
    ours = score.contract.team is viewer.team
    if score.outcome is Outcome.LITIGE:
        return translate("Score", "Litige: points in dispute")
    if score.outcome is Outcome.MADE:
        if score.capot is score.contract.team:
            return (
                translate("Score", "Capot! All eight tricks for us")
                if ours
                else translate("Score", "Capot: all eight tricks for them")
            )
        return (
            translate("Score", "Contract made!") if ours else translate("Score", "They made their contract")
        )
    return translate("Score", "We went down") if ours else translate("Score", "They went down!")


def _what_was_played(contract: Contract, ours: bool) -> str:
    """The side and its contract, as the beginning of a sentence."""
    if contract.value is None:
        template = translate("Score", "We took at %1") if ours else translate("Score", "They took at %1")
        return fill(template, trump_name(contract.trump))
    title = contract_title(contract)
    template = translate("Score", "We played %1") if ours else translate("Score", "They played %1")
    return fill(template, title[:1].lower() + title[1:])


def outcome_sentence(score: Score, viewer: Seat = Seat.SOUTH) -> str:
    """Why: the contract, what its side reached and what it needed."""
    contract = score.contract
    played = _what_was_played(contract, contract.team is viewer.team)
    mine, theirs = score.totals[contract.team], score.totals[contract.team.other]
    points = Counts.points(mine)
    if contract.is_capot:
        if score.outcome is Outcome.MADE:
            return fill(translate("Score", "%1: all eight tricks are there."), played)
        return fill(translate("Score", "%1: not all eight tricks are there."), played)
    if score.outcome is Outcome.FAILED and contract.value is not None:
        if mine < contract.value:
            short = Counts.points_missing(contract.value - mine)
            return fill(translate("Score", "%1: %2 against %3, %4."), played, points, number(theirs), short)
        return fill(
            translate("Score", "%1: %2 are enough, but the defence has as many (%3)."),
            played,
            points,
            number(theirs),
        )
    return fill(translate("Score", "%1: %2 against %3."), played, points, number(theirs))


def reason_text(line: ScoreLine) -> str:
    """What a line of the account stands for."""
    if line.reason is Reason.BELOTE and line.amount > BELOTE_POINTS:
        return fill(translate("Score", "Belotes (%1)"), line.amount // BELOTE_POINTS)
    return {
        Reason.CARDS: translate("Score", "Cards of the tricks"),
        Reason.LAST_TRICK: translate("Score", "Last trick (dix de der)"),
        Reason.CAPOT: translate("Score", "Capot: the last trick"),
        Reason.SCALING: translate("Score", "Brought to 162"),
        Reason.BID: translate("Score", "Contract"),
        Reason.PACK: translate("Score", "All the tricks"),
        Reason.FLAT_CAPOT: translate("Score", "Capot bid"),
        Reason.DECLARATIONS: translate("Score", "Declarations"),
        Reason.TAKEN_DECLARATIONS: translate("Score", "Declarations of the other side"),
        Reason.BELOTE: translate("Score", "Belote-rebelote"),
        Reason.TAKEN_BELOTE: translate("Score", "Belote of the other side"),
        Reason.LITIGE_WON: translate("Score", "Points in dispute, won"),
        Reason.ROUNDING: translate("Score", "Rounded"),
    }[line.reason]


def amount_text(line: ScoreLine) -> str:
    """The points of a line: «70», «160 × 2 = 320», «+3»."""
    if line.times != 1:
        return fill("%1 × %2 = %3", number(line.amount), line.times, number(line.points))
    if line.reason in (Reason.ROUNDING, Reason.SCALING) and line.points > 0:
        return f"+{number(line.points)}"
    return number(line.points)


def held_text(score: Score) -> str:
    """What is held over for the next deal; empty when nothing is."""
    if not score.held:
        return ""
    return fill(translate("Score", "%1 wait for the winners of the next deal."), Counts.points(score.held))


def winner_title(match: Match, viewer: Seat = Seat.SOUTH) -> str:
    """The news at the end of a match."""
    if match.winner is viewer.team:
        return translate("Score", "You win the match!")
    return translate("Score", "They win the match")


def winner_sentence(match: Match, viewer: Seat = Seat.SOUTH) -> str:
    """The final score and how long it took."""
    mine, theirs = match.totals[viewer.team], match.totals[viewer.team.other]
    played = sum(score is not None for score in match.scores)
    return fill(
        translate("Score", "%1 to %2, in %3.", "points, points, «7 deals»"),
        number(mine),
        number(theirs),
        Counts.deals(played),
    )


def marked_text(score: Score, team: Team) -> str:
    """What a team marks, with a plus sign."""
    return f"+{number(score.marked[team])}"
