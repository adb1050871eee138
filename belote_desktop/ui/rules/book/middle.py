"""The chapters of the play of the card, of the order and value of the cards, of belote and declarations."""

from __future__ import annotations

from belote_desktop.engine import options as o
from belote_desktop.engine.actions import Declaration, Kind
from belote_desktop.engine.cards import DECK, Rank, Suit
from belote_desktop.engine.declarations import declaration_points
from belote_desktop.engine.points import LAST_TRICK_POINTS, pack_points, points_table
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import last_trick_bonus, pack_total
from belote_desktop.engine.trumps import Trump, rank_order

from ...i18n import capitalised, fill, number, translate
from ...phrases.cards import rank_name, ranks_name
from .page import Page
from .play_examples import play_examples


def play(page: Page) -> None:
    """What one must play."""
    rules = page.rules
    page.chapter("play", translate("RuleBook", "The play of the card"), ("play",))
    page.say(
        translate(
            "RuleBook",
            "The leader of a trick plays any card; the winner of a trick leads to the next. The highest trump wins; if there is none, the highest card of the suit led.",
        )
    )
    page.point(
        translate("RuleBook", "Who has the suit led must play a card of it."),
        lead=translate("RuleBook", "Follow."),
    )
    page.rule("go_over_partner")
    page.point(
        translate(
            "RuleBook",
            "Who has not the suit led must ruff while an opponent is winning the trick, and go over a trump that already lies there if he can.",
        ),
        lead=translate("RuleBook", "Ruff."),
    )
    page.rule("must_underruff", "under_partner")
    page.point(
        translate("RuleBook", "Who has neither the suit led nor a trump plays any card."),
        lead=translate("RuleBook", "Discard."),
    )
    if rules.no_trumps:
        page.point(
            translate(
                "RuleBook",
                "Nobody ruffs: one follows suit, and otherwise plays any card; there is no duty to go higher.",
            ),
            lead=translate("RuleBook", "At no trumps."),
        )
    if rules.all_trumps:
        page.point(
            translate(
                "RuleBook",
                "Every suit is trump: in the suit led one must go higher if one can, as in trumps; without that suit nobody ruffs, one plays any card.",
            ),
            lead=translate("RuleBook", "At all trumps."),
        )
    page.heading(translate("RuleBook", "What may be played?"))
    for title, lines in play_examples(rules):
        page.example(title, *lines)


def cards(page: Page) -> None:
    """Order and value of cards at every trump that may be called."""
    rules = page.rules
    page.chapter("cards", translate("RuleBook", "Order and value of cards"), ("cards",))
    page.say(
        translate("RuleBook", "From the strongest to the weakest, with their points:"), anchor="topic:cards"
    )
    columns = [
        (translate("RuleBook", "Trump suit"), Trump.HEARTS, Suit.HEARTS),
        (translate("RuleBook", "Plain suit"), Trump.HEARTS, Suit.SPADES),
    ]
    if rules.no_trumps:
        columns.append((translate("RuleBook", "No trumps"), Trump.NO_TRUMPS, Suit.SPADES))
    if rules.all_trumps:
        columns.append((translate("RuleBook", "All trumps"), Trump.ALL_TRUMPS, Suit.SPADES))
    rows = [[_worth(rules, trump, suit, place) for _, trump, suit in columns] for place in range(8)]
    rows.append([_suit_total(rules, trump, suit) for _, trump, suit in columns])
    page.table([title for title, _, _ in columns], rows, total=True, numbers=False)
    page.point(
        fill(translate("RuleBook", "The last trick brings %1 points, the dix de der. So a deal in a suit makes %2 points: 62 in trumps, 30 in each of the three other suits, and the dix de der."), number(LAST_TRICK_POINTS), number(pack_total(rules, Trump.SPADES))),
        anchor="topic:last-trick",
    )  # fmt: skip
    page.rule("no_trumps_values", "no_trumps_factor", "all_trumps_values", "all_trumps_factor", "capot_bonus")
    if len(columns) > 2:
        _all_totals(page, columns[2:])
    if rules.preset == "ancienne" and rules.no_trumps and rules.no_trumps_values is o.NoTrumpsValues.PLAIN:
        _total_130(page)


def _all_totals(page: Page, columns: list[tuple[str, Trump, Suit]]) -> None:
    """What a deal makes at every kind of trump."""
    rules = page.rules
    extra = [(trump, name) for name, trump, _ in columns]
    rows = [[translate("RuleBook", "A suit"), *_totals(rules, Trump.SPADES)]]
    rows += [[name, *_totals(rules, trump)] for trump, name in extra]
    head = (
        translate("RuleBook", "All the points"),
        translate("RuleBook", "Cards"),
        translate("RuleBook", "With the last trick"),
        translate("RuleBook", "With all eight tricks"),
    )
    page.table(head, rows)


def _total_130(page: Page) -> None:
    """Where the old book has miscounted."""
    page.note(
        fill(
            translate("RuleBook", "The old book prints a total of 120 at no trumps “with the last trick”. That is the 4 × 30 = 120 of the cards alone: with the ten of the last trick the right total is %1, and this program counts %1. The book's 258 at all trumps does include the last trick."),
            number(pack_total(page.rules, Trump.NO_TRUMPS)),
        ),
        anchor="topic:total-130",
    )  # fmt: skip


def _worth(rules: RuleSet, trump: Trump, suit: Suit, place: int) -> str:
    rank = rank_order(trump, suit)[place]
    card = next(card for card in DECK if card.suit is suit and card.rank is rank)
    return fill(
        translate("RuleBook", "%1 %2", "card, its points"),
        capitalised(rank_name(rank)),
        number(points_table(rules, trump)[card.index]),
    )


def _suit_total(rules: RuleSet, trump: Trump, suit: Suit) -> str:
    points = sum(points_table(rules, trump)[card.index] for card in DECK if card.suit is suit)
    return fill(translate("RuleBook", "Suit: %1", "its points"), number(points))


def _totals(rules: RuleSet, trump: Trump) -> tuple[str, str, str]:
    cards = pack_points(rules, trump)
    return (
        number(cards),
        _whole(cards + LAST_TRICK_POINTS, pack_total(rules, trump)),
        _whole(cards + last_trick_bonus(True, rules), pack_total(rules, trump, capot=True)),
    )


def _whole(plain: int, counted: int) -> str:
    if plain == counted:
        return number(plain)
    return fill(translate("RuleBook", "%1, counted as %2"), number(plain), number(counted))


def belote(page: Page) -> None:
    """King and queen of trump."""
    rules = page.rules
    page.chapter("belote", translate("RuleBook", "Belote and rebelote"), ("belote",))
    page.say(
        translate("RuleBook", "King and queen of trump in one hand bring their side 20 points: “belote” is said with the first, “rebelote” with the second."),
        anchor="topic:belote",
    )  # fmt: skip
    if rules.no_trumps:
        page.point(translate("RuleBook", "At no trumps there is no belote."))
    if rules.all_trumps:
        page.point(
            translate("RuleBook", "At all trumps every suit has its belote: up to four in a deal, 80 points.")
        )
    page.rule("say_belote", "king_first", "belote_owner", "belote_in_factor")


def declarations(page: Page) -> None:
    """Tierce to four of a kind, where they are played."""
    rules = page.rules
    page.chapter("declarations", translate("RuleBook", "Declarations", "section"), ("declarations",))
    page.rule("declarations")
    if not rules.declarations:
        return
    page.table(
        (translate("RuleBook", "Sequence in a suit"), translate("RuleBook", "Cards"), translate("RuleBook", "Points")),
        [
            (name, cards, number(declaration_points(Declaration(kind, Rank.ACE, Suit.HEARTS), Trump.SPADES, rules)))
            for kind, name, cards in (
                (Kind.TIERCE, translate("RuleBook", "Tierce"), "3"),
                (Kind.FIFTY, translate("RuleBook", "Fifty"), "4"),
                (Kind.HUNDRED, translate("RuleBook", "Hundred"), translate("RuleBook", "5 or more")),
            )
        ],
    )  # fmt: skip
    _fours(page, rules)
    page.rule("no_trumps_fours")
    page.point(
        translate(
            "RuleBook",
            "A card serves in one declaration only. Sequences follow the order seven, eight, nine, ten, jack, queen, king, ace, in trumps too.",
        )
    )
    page.point(
        translate(
            "RuleBook",
            "Only the side with the best declaration scores, and it scores all its own. A four of a kind beats any sequence; of two sequences the longer wins, then the one with the higher top card.",
        )
    )
    page.point(_fours_compared(rules))
    page.rule("declaration_tie", "declaration_show", "capot_takes_declarations")
    page.point(translate("RuleBook", "One may keep silent: what is not named is not counted."))


def _fours(page: Page, rules: RuleSet) -> None:
    head = [
        translate("RuleBook", "Four of a kind"),
        translate("RuleBook", "Suit, all trumps") if rules.all_trumps else translate("RuleBook", "Points"),
    ]
    trumps = [Trump.SPADES]
    if rules.no_trumps:
        head.append(translate("RuleBook", "No trumps"))
        trumps.append(Trump.NO_TRUMPS)
    order = (Rank.JACK, Rank.NINE, Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN)
    rows = [
        [capitalised(ranks_name(rank))]
        + [number(declaration_points(Declaration(Kind.FOUR, rank), trump, rules)) for trump in trumps]
        for rank in order
    ]
    page.table(head, rows)
    page.say(translate("RuleBook", "Four eights or sevens are worth nothing."))


def _fours_compared(rules: RuleSet) -> str:
    """Which of two fours of a kind wins, as the engine orders them."""
    rule = translate(
        "RuleBook",
        "Of two fours of a kind the one worth more wins; at the same value, the one of the stronger cards.",
    )
    if not rules.no_trumps:
        order = fill(
            translate("RuleBook", "From the highest: %1.", "fours of a kind"),
            _fours_order(rules, Trump.SPADES),
        )
    else:
        template = (
            translate("RuleBook", "From the highest, in a suit and at all trumps: %1; at no trumps: %2.")
            if rules.all_trumps
            else translate("RuleBook", "From the highest, in a suit: %1; at no trumps: %2.")
        )
        order = fill(template, _fours_order(rules, Trump.SPADES), _fours_order(rules, Trump.NO_TRUMPS))
    return f"{rule} {order}"


def _fours_order(rules: RuleSet, trump: Trump) -> str:
    worth = {rank: declaration_points(Declaration(Kind.FOUR, rank), trump, rules) for rank in Rank}
    # the sort is stable: of equal worth the stronger rank stays first
    ranks = sorted(rank_order(trump, Suit.SPADES), key=lambda rank: -worth[rank])
    separator = translate("RuleBook", ", ", "between cards of a list")
    return separator.join(ranks_name(rank) for rank in ranks if worth[rank])
