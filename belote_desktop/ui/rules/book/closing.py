"""The last chapters: when the contract is made and what is marked, with worked examples; the end of the match."""

from __future__ import annotations

from belote_desktop.engine.options import AuctionKind, CountsToward, MadeWhen, Rounding

from ...i18n import translate
from ..relevance import asks_about_belote
from .page import Page
from .score_examples import example_lines, score_examples


def score(page: Page) -> None:
    """Made, failed, equal, doubled, rounded."""
    rules = page.rules
    page.chapter("score", translate("RuleBook", "Contract and score"), ("score",))
    page.rule("made_when", "counts_toward")
    if rules.made_when is MadeWhen.MORE and rules.counts_toward is CountsToward.TRICKS:
        page.point(
            translate("RuleBook", "In a suit, 82 points are enough; 81 all is a tie.")
            if rules.no_trumps or rules.all_trumps
            else translate("RuleBook", "So 82 points are enough; 81 all is a tie.")
        )
    page.rule("equality")
    if asks_about_belote(rules):
        page.note(
            translate(
                "RuleBook",
                "Tables differ here: others add the belote, and the declarations, to the tricks. “New match” has a tick for it.",
            )
            if rules.counts_toward is CountsToward.TRICKS
            else translate(
                "RuleBook",
                "Tables differ here: others count the tricks alone. “New match” has a tick for it.",
            )
        )
    if rules.auction is AuctionKind.VALUES:
        page.rule("made_marks")
    else:
        page.point(translate("RuleBook", "Contract made: each side marks the points it made."))
    page.rule("failed_marks", "capot_pack", "factor_scope", "rounding")
    if rules.rounding is not Rounding.NONE:
        page.point(
            translate(
                "RuleBook", "Rounding never helps to make a contract: with 89 points a bid of 90 fails."
            )
            if rules.auction is AuctionKind.VALUES
            else translate("RuleBook", "Rounding never helps to make a contract.")
        )


def examples(page: Page) -> None:
    """Deals counted by the engine."""
    page.chapter("examples", translate("RuleBook", "Worked examples"))
    page.say(
        translate("RuleBook", "Every figure here is counted by the program with the rules of this table.")
    )
    for example in score_examples(page.rules):
        page.example(example.title, *example_lines(example, page.rules))


def match(page: Page) -> None:
    """How it ends."""
    page.chapter("match", translate("RuleBook", "End of the match"), ("match",))
    page.rule("target", "last_deal")
    if page.rules.preset == "ancienne":
        page.point(
            translate("RuleBook", "The old book plays to 1000 points, or to 3000 when all trumps is played.")
        )
