"""A score in words: what became of the contract and why, and for each line why it is there and who says so."""

from __future__ import annotations

from belote_desktop.engine.contract import Contract
from belote_desktop.engine.options import CountsToward, FactorScope, MadeWhen
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import Outcome, Reason, Score, ScoreLine
from belote_desktop.engine.seats import Team
from belote_desktop.engine.sources import source_of

from ..i18n import fill, number, translate
from ..phrases.calls import factor_text
from ..phrases.cards import pair_name, trump_name
from ..phrases.counts import Counts
from ..phrases.scores import reason_text
from .option_texts import document_name, rule_of

TOPICS = {
    Reason.CARDS: "topic:cards",
    Reason.LAST_TRICK: "topic:last-trick",
    Reason.BELOTE: "topic:belote",
}
"""Where the book of rules speaks of lines that no option decides."""
_DECLARED = (Reason.DECLARATIONS, Reason.TAKEN_DECLARATIONS)


def outcome_sentence(score: Score, rules: RuleSet, tricks: int | None = None) -> str:
    """What became of the contract: «Nord-Sud chutent : 96 pour 100 demandés»; `tricks`: taken by its side, if known."""
    contract = score.contract
    side, mine = pair_name(contract.team), score.totals[contract.team]
    theirs = score.totals[contract.team.other]
    if contract.is_capot:
        return _capot_sentence(score, side, tricks)
    if score.outcome is Outcome.LITIGE:
        return fill(translate("ScoreSheet", "Litige: %1 all."), number(mine))
    if contract.value is None:
        return _take_sentence(score, side, mine, theirs)
    bid = number(contract.value)
    if score.outcome is Outcome.MADE:
        return fill(
            translate("ScoreSheet", "%1 make their contract: %2 for %3 bid."), side, number(mine), bid
        )
    if mine < contract.value:
        return fill(translate("ScoreSheet", "%1 fail: %2 for %3 bid."), side, number(mine), bid)
    if rules.made_when is MadeWhen.BID_82 and mine < 82:
        return fill(translate("ScoreSheet", "%1 fail: %2, and a bid of 80 wants 82."), side, number(mine))
    if mine == theirs:
        return fill(
            translate("ScoreSheet", "%1 fail: %2 for %3 bid, but the defence has as many."),
            side,
            number(mine),
            bid,
        )
    return fill(
        translate("ScoreSheet", "%1 fail: %2 for %3 bid, but the defence has %4."),
        side,
        number(mine),
        bid,
        number(theirs),
    )


def _capot_sentence(score: Score, side: str, tricks: int | None) -> str:
    if score.outcome is Outcome.MADE:
        return fill(translate("ScoreSheet", "%1 make all eight tricks, as they bid."), side)
    if score.contract.is_generale and score.capot is score.contract.team:
        return fill(translate("ScoreSheet", "%1 fail: the taker did not take all eight tricks alone."), side)
    if tricks is None:
        return fill(translate("ScoreSheet", "%1 fail: they bid all eight tricks and do not take them."), side)
    if tricks == 0:
        return fill(translate("ScoreSheet", "%1 fail: they bid all eight tricks and take none."), side)
    if tricks == 1:
        return fill(translate("ScoreSheet", "%1 fail: they bid all eight tricks and take only one."), side)
    return fill(
        translate("ScoreSheet", "%1 fail: they bid all eight tricks and take only %2."), side, _word(tricks)
    )


def _word(tricks: int) -> str:
    """Two to seven, in letters."""
    return (
        translate("ScoreSheet", "two"),
        translate("ScoreSheet", "three"),
        translate("ScoreSheet", "four"),
        translate("ScoreSheet", "five"),
        translate("ScoreSheet", "six"),
        translate("ScoreSheet", "seven"),
    )[tricks - 2]


def _take_sentence(score: Score, side: str, mine: int, theirs: int) -> str:
    if score.outcome is Outcome.MADE:
        if mine == theirs:
            return fill(
                translate("ScoreSheet", "%1 make it: %2 all, and a tie is enough."), side, number(mine)
            )
        return fill(translate("ScoreSheet", "%1 make it: %2 to %3."), side, number(mine), number(theirs))
    if mine == theirs:
        return fill(
            translate("ScoreSheet", "%1 are down: %2 all, and the taker loses a tie."), side, number(mine)
        )
    return fill(translate("ScoreSheet", "%1 are down: %2 to %3."), side, number(mine), number(theirs))


def held_sentence(score: Score) -> str:
    """What waits for the next deal; empty when nothing does."""
    if not score.held:
        return ""
    return fill(
        translate("ScoreSheet", "%1 are held for the winners of the next deal.", "«81 points»"),
        Counts.points(score.held),
    )


def left_out_sentence(score: Score, rules: RuleSet) -> str:
    """What is marked but did not count towards the contract; empty when all did.

    Without it a reader wonders why the totals compared are not the points below them.
    """
    if score.contract.is_capot or rules.counts_toward is CountsToward.ALL:
        return ""
    reasons = {line.reason for line in score.lines}
    belote = bool(reasons & {Reason.BELOTE, Reason.TAKEN_BELOTE})
    declared = bool(reasons & {Reason.DECLARATIONS, Reason.TAKEN_DECLARATIONS})
    if rules.counts_toward is CountsToward.TRICKS_BELOTE:
        belote = False
    if belote and declared:
        return translate(
            "ScoreSheet", "Belote and declarations are marked, but do not count for the contract."
        )
    if belote:
        return translate("ScoreSheet", "The belote is marked, but does not count for the contract.")
    if declared:
        return translate("ScoreSheet", "The declarations are marked, but do not count for the contract.")
    return ""


def outcome_anchor(score: Score, rules: RuleSet) -> str:
    """Where the book says why the contract ended like this."""
    mine, theirs = score.totals[score.contract.team], score.totals[score.contract.team.other]
    if score.contract.is_generale:
        return "option:generale"
    if score.contract.is_capot:
        return "option:capot_worth"
    tie = mine == theirs and rules.made_when in (MadeWhen.BID_AND_MORE, MadeWhen.MORE)
    return "option:equality" if tie else "option:made_when"


# the lines


def calculation(line: ScoreLine) -> str:
    """«160 × 2 = 320», or the points alone."""
    points = number(line.points)
    if line.times == 1:
        return points
    return fill(translate("ScoreSheet", "%1 × %2 = %3"), number(line.amount), line.times, points)


def line_name(line: ScoreLine) -> str:
    """What the line stands for: «Dix de der»."""
    return reason_text(line)


def line_why(line: ScoreLine, score: Score, rules: RuleSet) -> str:
    """Why the line is there: the rule, and what multiplies it."""
    option = deciding_option(line, score, rules)
    if option is None or (option == "declarations" and line.reason in _DECLARED):
        rule = _plain_why(line)
    else:
        rule = rule_of(option, getattr(rules, option), rules)
    times = _times_why(line, score.contract, rules)
    return fill(translate("ScoreSheet", "%1 %2", "two sentences"), rule, times) if times else rule


def deciding_option(line: ScoreLine, score: Score, rules: RuleSet) -> str | None:
    """The option that tells a reader why the line is there.

    In a doubled contract the winner marks the tricks in a lump and the bid, made or failed: that is said by
    what doubling multiplies, not by what an undoubled contract marks.
    """
    lump = line.reason in (Reason.PACK, Reason.BID) and line.option in ("failed_marks", "made_marks")
    whole = rules.factor_scope is not FactorScope.BOTH_SIDES
    return "factor_scope" if lump and whole and score.contract.factor > 1 else line.option


def _plain_why(line: ScoreLine) -> str:
    if line.reason is Reason.DECLARATIONS:
        return translate("ScoreSheet", "The best declaration is on this side, which marks all its own.")
    if line.reason is Reason.TAKEN_DECLARATIONS:
        return translate("ScoreSheet", "The winner marks the declarations of the other side too.")
    if line.reason is Reason.LAST_TRICK:
        return translate(
            "ScoreSheet", "The side that takes the last trick marks ten points more, the dix de der."
        )
    if line.reason in (Reason.BELOTE, Reason.TAKEN_BELOTE):
        return translate(
            "ScoreSheet", "King and queen of trump in one hand, said as they were played: 20 points."
        )
    return translate("ScoreSheet", "The points of the cards that the side took in tricks.")


def _times_why(line: ScoreLine, contract: Contract, rules: RuleSet) -> str:
    if line.times == 1:
        return ""
    every = rules.trump_factor(contract.trump)
    parts = []
    if every > 1:
        parts.append(
            fill(translate("ScoreSheet", "%1 ×%2", "trump ×factor"), trump_name(contract.trump), every)
        )
    if line.times // every > 1:
        doubled = factor_text(contract, rules)
        parts.append(doubled or fill("×%1", line.times // every))
    return fill(translate("ScoreSheet", "Multiplied: %1.", "by what"), ", ".join(parts))


def source_text(option: str | None, rules: RuleSet) -> str:
    """The document behind a line."""
    return document_name(source_of(rules, option))


def line_anchor(line: ScoreLine, score: Score, rules: RuleSet) -> str:
    """Where the book of rules speaks of it: ``option:…``, or ``topic:…`` where no option decides."""
    option = deciding_option(line, score, rules)
    if option is not None:
        return f"option:{option}"
    return TOPICS.get(line.reason, "topic:cards")


def sum_sentence(score: Score, team: Team) -> str:
    """A side's mark as a sum: «94 (cartes des plis) + 10 (dix de der) = 104»."""
    lines = [line for line in score.lines_of(team) if line.points]
    if not lines:
        return fill(translate("ScoreSheet", "%1 mark nothing."), pair_name(team))
    parts = []
    for place, line in enumerate(lines):
        amount = number(abs(line.amount))
        if line.times != 1:
            amount = fill(translate("ScoreSheet", "%1 × %2"), amount, line.times)
        term = fill(translate("ScoreSheet", "%1 (%2)", "points (for what)"), amount, _short_name(line))
        sign = "\N{MINUS SIGN} " if line.points < 0 else "+ " if place else ""
        parts.append(sign + term)
    whole = " ".join(parts)
    marked = number(score.marked[team])
    if len(lines) == 1 and lines[0].times == 1:
        return fill(translate("ScoreSheet", "%1 mark %2."), pair_name(team), whole)
    return fill(translate("ScoreSheet", "%1 mark %2 = %3."), pair_name(team), whole, marked)


def _short_name(line: ScoreLine) -> str:
    """What a line stands for, as a term of a sum names it."""
    return {
        Reason.CARDS: translate("ScoreSheet", "cards", "term of a sum"),
        Reason.LAST_TRICK: translate("ScoreSheet", "last trick", "term of a sum"),
        Reason.CAPOT: translate("ScoreSheet", "last trick of a capot", "term of a sum"),
        Reason.SCALING: translate("ScoreSheet", "brought to 162", "term of a sum"),
        Reason.BID: translate("ScoreSheet", "contract", "term of a sum"),
        Reason.PACK: translate("ScoreSheet", "lump for the tricks", "term of a sum"),
        Reason.FLAT_CAPOT: translate("ScoreSheet", "capot bid", "term of a sum"),
        Reason.DECLARATIONS: translate("ScoreSheet", "declarations", "term of a sum"),
        Reason.TAKEN_DECLARATIONS: translate("ScoreSheet", "declarations of the other side", "term of a sum"),
        Reason.BELOTE: translate("ScoreSheet", "belote", "term of a sum"),
        Reason.TAKEN_BELOTE: translate("ScoreSheet", "belote of the other side", "term of a sum"),
        Reason.LOST_BELOTE: translate("ScoreSheet", "belote not said", "term of a sum"),
        Reason.LITIGE_WON: translate("ScoreSheet", "litige won", "term of a sum"),
        Reason.ROUNDING: translate("ScoreSheet", "rounding", "term of a sum"),
    }[line.reason]
