"""Declarations by trying everything: the disjoint set worth most, and the comparison of two sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from .play import RANKS, SUITS, TEAM, TRUMP_ORDER, suit_of

RUN_POINTS = {3: 20, 4: 50, 5: 100, 6: 100, 7: 100, 8: 100}
RUN_NAMES = {3: "tierce", 4: "cinquante", 5: "cent", 6: "cent", 7: "cent", 8: "cent"}
USUAL_FOURS = {"J": 200, "9": 150, "A": 100, "10": 100, "K": 100, "Q": 100}
OFFICIAL_NT_FOURS = {"A": 200, "10": 150, "K": 100, "Q": 100, "J": 100, "9": 100}  # seed 000
OLD_NT_FOURS = {"A": 200, "10": 150, "K": 100, "Q": 100, "J": 100}  # seed 002
NT_FOUR_ORDER = ("A", "10", "K", "Q", "J", "9")


@dataclass(frozen=True)
class Found:
    """One declaration: `kind` tierce cinquante cent carre, `height` the rank that names it."""

    kind: str
    height: str
    points: int
    cards: tuple[str, ...]


def candidates(hand: Sequence[str], trump: str, old_fours: bool) -> list[Found]:
    """Every run of three or more (also parts of a longer one) and every four of a kind that scores."""
    fours = USUAL_FOURS if trump != "NT" else OLD_NT_FOURS if old_fours else OFFICIAL_NT_FOURS
    found = [
        Found("carre", rank, worth, tuple(rank + suit for suit in SUITS))
        for rank, worth in fours.items()
        if all(rank + suit in hand for suit in SUITS)
    ]
    for suit in SUITS:
        for low in range(8):
            for high in range(low + 3, 9):
                cards = tuple(rank + suit for rank in RANKS[low:high])
                if all(card in hand for card in cards):
                    found.append(Found(RUN_NAMES[len(cards)], RANKS[high - 1], RUN_POINTS[len(cards)], cards))
    return found


def best_total(hand: Sequence[str], trump: str, old_fours: bool = False) -> int:
    """The most that a hand can score with every card used once."""
    options = candidates(hand, trump, old_fours)
    best = 0
    for size in range(1, 4):  # 8 cards: at most two of three or more, and a third never fits
        for chosen in combinations(options, size):
            used = [card for one in chosen for card in one.cards]
            if len(used) == len(set(used)):
                best = max(best, sum(one.points for one in chosen))
    return best


def four_strength(one: Found, trump: str) -> int:
    """Rank among fours of a kind, by points and then by the order of the contract's cards."""
    order = NT_FOUR_ORDER if trump == "NT" else TRUMP_ORDER
    return one.points * 10 - order.index(one.height)


def beats(one: Found, other: Found, trump: str) -> int:
    """1, -1 or 0: a four beats a run; then length; then the top card; then the trump suit."""

    def key(found: Found) -> tuple[int, ...]:
        if found.kind == "carre":
            return (1, four_strength(found, trump))
        trumps = 1 if trump == suit_of(found.cards[0]) else 0
        return (0, min(len(found.cards), 5), RANKS.index(found.height), trumps)

    mine, theirs = key(one), key(other)
    return (mine > theirs) - (mine < theirs)


def belotes(
    plays: Sequence[tuple[str, str, str | None]], trump: str, *, said: bool, king_first: bool
) -> list[str]:
    """The seats that scored a belote, one entry each.

    `plays`: seat, card and the word said with it, in playing order; `said`: players say the words themselves.
    """
    scored: list[str] = []
    for suit in SUITS if trump == "AT" else [trump] if trump in SUITS else []:
        couple = [play for play in plays if play[1] in ("K" + suit, "Q" + suit)]
        if len(couple) < 2 or couple[0][0] != couple[1][0]:
            continue
        (seat, first, word), (_, _, second_word) = couple
        if king_first and first != "K" + suit:
            continue
        if said and (word, second_word) != ("belote", "rebelote"):
            continue
        scored.append(seat)
    return scored


def words(
    hand: Sequence[str],
    permitted: Sequence[str],
    mine: Sequence[tuple[str, str | None]],
    trump: str,
    *,
    king_first: bool,
) -> dict[str, set[str]]:
    """What may be said before one's card, and the cards that may then follow.

    `mine`: the cards this player has put down, each with the word said with it.
    """
    follow: dict[str, set[str]] = {"belote": set(), "rebelote": set()}
    for card in permitted:
        if card[:-1] not in ("K", "Q") or trump not in ("AT", suit_of(card)):
            continue
        other = ("Q" if card[:-1] == "K" else "K") + suit_of(card)
        if other in hand and (card[:-1] == "K" or not king_first):
            follow["belote"].add(card)
        if (other, "belote") in mine:
            follow["rebelote"].add(card)
    return follow


def compared(
    declared: Sequence[tuple[str, Sequence[Found]]], trump: str, *, first_wins: bool
) -> tuple[str | None, int]:
    """The seat whose declaration is best and its side's points; `declared` by seat in the order of speaking."""
    champion: tuple[str, Found] | None = None
    level: list[str] = []
    for seat, founds in declared:
        for found in founds:
            verdict = 1 if champion is None else beats(found, champion[1], trump)
            if verdict > 0:
                champion, level = (seat, found), [seat]
            elif verdict == 0:
                level.append(seat)
    if champion is None or (not first_wins and len({TEAM[seat] for seat in level}) > 1):
        return None, 0
    side = TEAM[champion[0]]
    return champion[0], sum(
        found.points for seat, founds in declared if TEAM[seat] == side for found in founds
    )
