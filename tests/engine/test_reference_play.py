"""Random deals under random rules against the second reading: cards, winners, points, bonuses."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop.engine.actions import Declaration, Declare, Kind, Play, Say
from belote_desktop.engine.cards import DECK
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.declarations import best_declarations, declaration_points
from belote_desktop.engine.options import DeclarationTie, UnderPartner
from belote_desktop.engine.playing import facts_of
from belote_desktop.engine.points import points_table
from belote_desktop.engine.presets import COINCHE
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.trick import legal_cards, why_illegal, winning_place
from belote_desktop.engine.trumps import Trump
from tests.engine.adapt import old_fours, play_of
from tests.engine.pool import opened, pool, walk
from tests.engine.reference import declarations as ref_declarations
from tests.engine.reference import play as ref
from tests.engine.reference.auction import NEXT

DEALS = 16  # of each rule set
NAMES = {Kind.TIERCE: "tierce", Kind.FIFTY: "cinquante", Kind.HUNDRED: "cent", Kind.FOUR: "carre"}


@pytest.mark.parametrize("number", range(len(pool())))
def test_random_deals(number: int) -> None:
    rules = pool()[number]
    rng = Random(number)
    for _ in range(DEALS):
        Follower(rules).follow(opened(rules, rng), rng)


class Follower:
    """Follows a deal card by card with the reference beside it."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.play = play_of(rules)
        self.taken = {"NS": 0, "EW": 0}
        self.tricks = {"NS": 0, "EW": 0}
        self.plays: list[tuple[str, str, str | None]] = []
        self.word: str | None = None
        self.trick: list[tuple[str, str]] = []
        self.turn = ""

    def follow(self, first: Deal, rng: Random) -> None:
        for deal, action in walk(first, rng):
            if action is None:
                self.finish(deal)
            elif isinstance(action, Say):
                self.turn = self.turn or NEXT[self.rules.direction.value][deal.dealer.letter]
                self.before_word(deal)
                self.word = action.word.value
            elif isinstance(action, Play):
                self.card(deal, action)

    def card(self, deal: Deal, action: Play) -> None:
        contract, seat = deal.contract, deal.turn
        assert contract is not None
        assert seat is not None
        trump = contract.trump.letter
        self.turn = self.turn or NEXT[self.rules.direction.value][deal.dealer.letter]
        assert seat.letter == self.turn
        hand = deal.hands[seat]
        on_table = [card for _, card in self.trick]
        wanted = ref.legal([str(card) for card in hand], on_table, trump, self.play)
        assert {
            str(card) for card in legal_cards(hand, deal.trick.cards, contract.trump, self.rules)
        } == wanted
        self.words(deal, sorted(wanted))
        self.trick.append((seat.letter, str(action.card)))
        self.plays.append((seat.letter, str(action.card), self.word))
        self.word = None
        self.turn = NEXT[self.rules.direction.value][seat.letter]
        if len(self.trick) == 4:
            place = ref.winning([card for _, card in self.trick], trump)
            self.turn = self.trick[place][0]
            self.taken[ref.TEAM[self.turn]] += sum(
                ref.points(card, trump, self.play) for _, card in self.trick
            )
            self.tricks[ref.TEAM[self.turn]] += 1
            self.trick = []

    def before_word(self, deal: Deal) -> None:
        assert deal.contract is not None
        assert deal.turn is not None
        hand = [str(card) for card in deal.hands[deal.turn]]
        on_table = [card for _, card in self.trick]
        self.words(deal, sorted(ref.legal(hand, on_table, deal.contract.trump.letter, self.play)))

    def words(self, deal: Deal, wanted: list[str]) -> None:
        """What may be said and played by who is to play, with the word said before."""
        assert deal.contract is not None
        assert deal.turn is not None
        mine = [(card, word) for seat, card, word in self.plays if seat == deal.turn.letter]
        hand = [str(card) for card in deal.hands[deal.turn]]
        follow = ref_declarations.words(
            hand, wanted, mine, deal.contract.trump.letter, king_first=self.rules.king_first
        )
        legal = deal.legal_actions()
        plays = {str(one.card) for one in legal if isinstance(one, Play)}
        said = {one.word.value for one in legal if isinstance(one, Say)}
        assert plays == (set(wanted) if self.word is None else follow[self.word]), deal.to_text()
        free = self.rules.say_belote and self.word is None
        assert said == ({word for word in follow if follow[word]} if free else set()), deal.to_text()

    def finish(self, deal: Deal) -> None:
        contract = deal.contract
        if contract is None:
            assert deal.is_passed_out
            assert deal.score is None
            return
        trump = contract.trump.letter
        facts = facts_of(deal.table)
        assert facts.card_points == (self.taken["NS"], self.taken["EW"])
        assert sum(facts.card_points) == sum(ref.points(card, trump, self.play) for card in ref.PACK)
        assert facts.last_trick.name == ref.TEAM[self.turn]
        whole = [team for team, won in self.tricks.items() if won == 8]
        assert (facts.capot.name if facts.capot is not None else None) == (whole[0] if whole else None)
        for team in Team:
            assert deal.points(team) == self.taken[team.name] + 10 * (ref.TEAM[self.turn] == team.name)
        scored = ref_declarations.belotes(
            self.plays, trump, said=self.rules.say_belote, king_first=self.rules.king_first
        )
        teams = [ref.TEAM[seat] for seat in scored]
        assert facts.belotes == (teams.count("NS"), teams.count("EW"))
        self.compare(deal, trump, facts.declarations)

    def compare(self, deal: Deal, trump: str, declared: tuple[int, int]) -> None:
        order = [seat for seat, _, _ in self.plays[:4]]
        founds = [(seat, [found(one, deal) for one in deal.named[Seat.parse(seat)]]) for seat in order]
        first_wins = self.rules.declaration_tie is DeclarationTie.FIRST_TO_SPEAK
        champion, points = ref_declarations.compared(founds, trump, first_wins=first_wins)
        wanted = {"NS": 0, "EW": 0}
        if champion is not None:
            wanted[ref.TEAM[champion]] = points
        assert declared == (wanted["NS"], wanted["EW"])


def found(one: Declaration, deal: Deal) -> ref_declarations.Found:
    assert deal.contract is not None
    points = declaration_points(one, deal.contract.trump, deal.rules)
    return ref_declarations.Found(NAMES[one.kind], one.rank.text, points, tuple(map(str, one.cards)))


def test_legal_cards_of_random_positions() -> None:
    """Positions no deal would reach soon: any hand, any cards on the table, every reading."""
    rng = Random(41)
    readings = [
        COINCHE.replace(must_underruff=must, go_over_partner=over, under_partner=under)
        for must in (False, True)
        for over in (False, True)
        for under in UnderPartner
    ]
    for _ in range(4000):
        rules, trump = rng.choice(readings), rng.choice(tuple(Trump))
        cards = rng.sample(DECK, rng.randint(1, 11))
        on_table = tuple(cards[: rng.randint(0, min(3, len(cards) - 1))])
        hand = tuple(cards[len(on_table) :])
        wanted = ref.legal([str(c) for c in hand], [str(c) for c in on_table], trump.letter, play_of(rules))
        assert {str(card) for card in legal_cards(hand, on_table, trump, rules)} == wanted
        assert {
            str(card) for card in hand if why_illegal(card, hand, on_table, trump, rules) is None
        } == wanted
        if on_table:
            assert winning_place(on_table, trump) == ref.winning([str(c) for c in on_table], trump.letter)


def test_points_of_every_card() -> None:
    for rules in pool():
        for trump in Trump:
            table = points_table(rules, trump)
            wanted = [ref.points(str(card), trump.letter, play_of(rules)) for card in DECK]
            assert list(table) == wanted


def test_best_declarations_of_random_hands() -> None:
    """No disjoint set is worth more than the one the engine finds, and its points add up."""
    rng = Random(43)
    for number in range(1500):
        hand = rng.sample(DECK, 8)
        if number % 3 == 0:  # long suits and many of a rank, which chance rarely deals
            lucky = [
                card
                for card in DECK
                if card.suit == rng.randint(0, 3) or (card.rank > 2 and rng.random() < 0.4)
            ]
            hand = rng.sample(lucky, min(8, len(lucky)))
        for trump in (Trump.HEARTS, Trump.NO_TRUMPS, Trump.ALL_TRUMPS):
            for rules in (pool()[2], pool()[5]):  # coinche and the old game
                best = best_declarations(hand, trump, rules)
                points = sum(declaration_points(one, trump, rules) for one in best)
                used = [card for one in best for card in one.cards]
                assert len(used) == len(set(used)) <= len(set(hand))
                assert set(used) <= set(hand)
                wanted = ref_declarations.best_total([str(c) for c in hand], trump.letter, old_fours(rules))
                assert points == wanted, hand


def test_the_cards_of_every_declaration() -> None:
    """A sequence is named by its top card, a four of a kind by its rank."""
    seen = set()
    for declared in (
        one
        for hand in ([*DECK[0:8]], [*DECK[1:6]], DECK[3::8])
        for one in best_declarations(hand, Trump.NO_TRUMPS, COINCHE)
    ):
        assert len(declared.cards) == declared.length
        assert max(card.rank for card in declared.cards) == declared.rank
        seen.add((str(declared), " ".join(map(str, declared.cards))))
    assert seen == {
        ("hundred.AS", "10S JS QS KS AS"),
        ("tierce.9S", "7S 8S 9S"),
        ("hundred.QS", "8S 9S 10S JS QS"),
        ("four.10", "10S 10H 10D 10C"),
    }


def test_declaring_is_what_the_hand_holds() -> None:
    """Whatever may be declared is held, once, and nothing may be declared twice or late."""
    rng = Random(47)
    declared = 0
    for _ in range(250):
        for deal, action in walk(opened(COINCHE, rng), rng):
            if deal.turn is None or deal.contract is None or action is None:
                continue
            for one in deal.legal_actions():
                if isinstance(one, Declare):
                    assert not deal.tricks
                    assert not deal.named[deal.turn]
                    cards = [card for part in one.declarations for card in part.cards]
                    assert len(cards) == len(set(cards))
                    assert set(cards) <= set(deal.hands[deal.turn])
                    declared += 1
    assert declared > 50
