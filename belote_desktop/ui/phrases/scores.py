"""The score of a deal in words: what became of the contract, and each line of the account."""

from __future__ import annotations

from belote_desktop.engine.match import Match
from belote_desktop.engine.scoring import BELOTE_POINTS, Outcome, Reason, Score, ScoreLine
from belote_desktop.engine.seats import Seat

from ..i18n import fill, number, translate
from .cards import pair_name
from .counts import Counts
from .people import people


def outcome_title(score: Score, viewer: Seat | None = None) -> str:
    """The news in a few words: «Contrat réussi !», «Ils sont dedans !», «Litige».

    As `viewer` sees it, by default the player in front.
    """
    viewer = people().front if viewer is None else viewer
    if people().both_sides and score.outcome is not Outcome.LITIGE:
        return _for_both_sides(score)
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


def _for_both_sides(score: Score) -> str:
    """The news for players of both sides at once."""
    team = score.contract.team
    if score.outcome is not Outcome.MADE:
        return fill(translate("Score", "%1 went down", "side"), pair_name(team))
    if score.capot is team:
        return fill(translate("Score", "Capot: all eight tricks for %1", "side"), pair_name(team))
    return fill(translate("Score", "%1 made their contract", "side"), pair_name(team))


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
        Reason.PACK: translate("Score", "Lump for the tricks"),
        Reason.FLAT_CAPOT: translate("Score", "Capot bid"),
        Reason.DECLARATIONS: translate("Score", "Declarations"),
        Reason.TAKEN_DECLARATIONS: translate("Score", "Declarations of the other side"),
        Reason.BELOTE: translate("Score", "Belote-rebelote"),
        Reason.TAKEN_BELOTE: translate("Score", "Belote of the other side"),
        Reason.LOST_BELOTE: translate("Score", "Belote not said: lost"),
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


def winner_title(match: Match, viewer: Seat | None = None) -> str:
    """The news at the end of a match, as `viewer` sees it, by default the player in front."""
    viewer = people().front if viewer is None else viewer
    if people().both_sides and match.winner is not None:
        return fill(translate("Score", "%1 win the match", "side"), pair_name(match.winner))
    if match.winner is viewer.team:
        return translate("Score", "You win the match!")
    return translate("Score", "They win the match")


def winner_sentence(match: Match, viewer: Seat | None = None) -> str:
    """The final score and how long it took; the points of `viewer`'s side come first."""
    viewer = people().front if viewer is None else viewer
    if people().both_sides and match.winner is not None:
        viewer = match.winner.seats[0]
    mine, theirs = match.totals[viewer.team], match.totals[viewer.team.other]
    played = sum(score is not None for score in match.scores)
    return fill(
        translate("Score", "%1 to %2, in %3.", "points, points, «7 deals»"),
        number(mine),
        number(theirs),
        Counts.deals(played),
    )
