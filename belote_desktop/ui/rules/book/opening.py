"""The first chapters: what it is about, the deal, the auction."""

from __future__ import annotations

from collections.abc import Iterator

from belote_desktop.engine.actions import MIN_BID
from belote_desktop.engine.options import AuctionKind, BidCeiling, DoubleRule
from belote_desktop.engine.presets import PRESETS
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.sources import Document, preset_document

from ...i18n import fill, number, translate
from ...phrases.calls import double_text, redouble_text
from ...phrases.settings import preset_name
from ...phrases.voice import voice_of
from ..counts import FormCounts
from ..option_texts import document_name, option_words, points_text, preset_about, value_name
from .page import Page


def aim(page: Page) -> None:
    """What the game is about, which game it is, and what was changed."""
    rules = page.rules
    page.title(page.name or preset_name(rules.preset))
    if page.name:
        page.say(fill(translate("RulesForm", "Your own rules, made from: %1."), preset_name(rules.preset)))
    else:
        page.say(preset_about(rules.preset))
    document = preset_document(rules.preset)
    if document is not Document.HOUSE:
        name = document_name(document)
        page.say(fill(translate("RuleBook", "Text followed: %1.", "a document"), name[:1].lower() + name[1:]))
    changes = rules.diff(PRESETS[rules.preset])
    if changes:
        page.say(
            fill(
                translate("RuleBook", "At this table: %1.", "«3 options changed»"),
                FormCounts.changes(len(changes)),
            )
        )
        for option, value in changes.items():
            page.jump(
                fill(
                    translate("RuleBook", "%1: %2", "option: value"),
                    option_words(option, rules).name,
                    value_name(option, value, rules),
                ),
                f"option:{option}",
            )
    page.chapter("aim", translate("RuleBook", "Aim of the game"))
    page.say(
        translate(
            "RuleBook",
            "Four play, two against two; partners sit opposite each other: North and South, East and West.",
        ),
        translate("RuleBook", "The pack has 32 cards, from the seven to the ace."),
    )
    page.say(
        *_undertaking(rules),
        translate(
            "RuleBook",
            "Points come from the cards taken in tricks, from the dix de der (ten points for the last trick) and from the belote (twenty points for king and queen of trump in one hand).",
        ),
        *([translate("RuleBook", "Declarations come on top.")] if rules.declarations else ()),
    )
    page.say(
        fill(translate("RuleBook", "The match is played to %1.", "«1,000 points»"), points_text(rules.target))
    )


def _undertaking(rules: RuleSet) -> Iterator[str]:
    """What the side that plays the contract takes on itself."""
    if rules.auction is AuctionKind.VALUES:
        yield translate(
            "RuleBook",
            "In each deal one side undertakes to make enough points with a trump of its choice, and the other defends.",
        )
        return
    yield translate(
        "RuleBook",
        "In each deal a card is turned up: one side takes its suit as trump or, in a second round, another suit, and undertakes to make enough points; the other defends.",
    )
    if rules.no_trumps and rules.all_trumps:
        yield translate("RuleBook", "No trumps and all trumps may be called from the first round on.")
    elif rules.no_trumps:
        yield translate("RuleBook", "No trumps may be called from the first round on.")
    elif rules.all_trumps:
        yield translate("RuleBook", "All trumps may be called from the first round on.")


def deal(page: Page) -> None:
    """Direction, packets, pack."""
    page.chapter("deal", translate("RuleBook", "The deal"), ("deal",))
    page.rule("direction", "packets", "pack")
    page.point(
        translate(
            "RuleBook",
            "The player after the dealer speaks first and leads to the first trick, whoever takes. The deal passes to that player next.",
        )
    )


def auction(page: Page) -> None:
    """How one comes to a contract."""
    rules = page.rules
    by_values = rules.auction is AuctionKind.VALUES
    title = translate("RuleBook", "The auction") if by_values else translate("RuleBook", "The take")
    page.chapter("auction", title, ("auction",))
    page.rule("auction", "no_trumps", "all_trumps")
    if not page.tells("no_trumps") and not page.tells("all_trumps"):
        page.point(translate("RuleBook", "Only suits are played: neither no trumps nor all trumps."))
    if rules.auction is AuctionKind.VALUES:
        _values(page, rules)
    else:
        _turn_up(page, rules)
    _doubling(page, rules)


def _values(page: Page, rules: RuleSet) -> None:
    page.point(
        translate(
            "RuleBook",
            "Each in turn passes, or bids a value and a trump, higher than the bid before. Only the value counts: no trump outranks another.",
        )
    )
    page.point(
        translate(
            "RuleBook",
            "One may raise one's partner and come back after a pass, but not go over one's own standing bid. Three passes end the auction; when all four pass, the next player deals.",
        )
    )
    page.rule("bid_ceiling", "capot_worth", "generale")
    top = [number(MIN_BID), number(MIN_BID + 10), number(MIN_BID + 20), "…"]
    if rules.bid_ceiling is not BidCeiling.NONE:
        top.append(number(rules.bid_ceiling.points))
    top.append(translate("RuleBook", "capot"))
    if rules.generale:
        top.append(translate("RuleBook", "générale"))
    page.heading(translate("RuleBook", "The ladder of bids"))
    page.say(" < ".join(top))


def _turn_up(page: Page, rules: RuleSet) -> None:
    page.point(translate("RuleBook", "First round: one takes in the suit of the turned card, or passes."))
    page.point(
        translate(
            "RuleBook",
            "Second round, when all four have passed: one takes in another suit, or passes. When all pass again, the next player deals.",
        )
    )
    page.point(
        translate(
            "RuleBook",
            "The taker picks up the turned card and is dealt two more; the others are dealt three.",
        )
    )
    ladder = _ladder(rules)
    if ladder:
        page.heading(translate("RuleBook", "The ladder of trumps"))
        page.say(" < ".join(ladder))
        page.point(
            translate(
                "RuleBook",
                "The steps above a suit may be called at any turn from the first round on, over one's partner too, never over oneself. The last to call is the taker and picks up the turned card.",
            )
        )
    if rules.double is not DoubleRule.OFF:
        page.point(translate("RuleBook", "After a take, three passes end the auction."))
    elif ladder:
        page.point(
            translate(
                "RuleBook", "After a take, three passes end the auction; the highest step ends it at once."
            )
        )
    else:
        page.point(translate("RuleBook", "The first take ends the auction."))


def _ladder(rules: RuleSet) -> list[str]:
    """The steps above a suit; empty when there are none."""
    steps = [translate("RuleBook", "suit")]
    if rules.no_trumps:
        steps.append(translate("RuleBook", "no trumps"))
    if rules.all_trumps:
        steps.append(translate("RuleBook", "all trumps"))
    return steps if len(steps) > 1 else []


def _doubling(page: Page, rules: RuleSet) -> None:
    page.rule("double", "redouble_factor")
    if rules.double is DoubleRule.OFF:
        return
    names = (double_text(rules), voice_of(rules).doubled, redouble_text(rules))
    if rules.auction is AuctionKind.VALUES:
        page.point(
            fill(
                translate(
                    "RuleBook",
                    "After “%1” nobody bids any more. Only the side that is %2 may answer “%3”, which ends the auction.",
                ),
                *names,
            )
        )
    elif not _ladder(rules):
        page.point(
            fill(
                translate(
                    "RuleBook", "After “%1” each player passes, or, on the side that is %2, answers “%3”."
                ),
                *names,
            )
        )
    else:
        page.point(
            fill(
                translate(
                    "RuleBook",
                    "After “%1” each player answers: pass, a higher step, or, on the side that is %2, “%3”. A higher step undoes it.",
                ),
                *names,
            )
        )
