"""The score of a deal, one plain function for each published way of counting (cases README).

Every function takes `Facts` and gives `Marks` before rounding. Nothing is shared that a text states
separately, so a slip in one reading cannot hide in another.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

OTHER = {"NS": "EW", "EW": "NS"}
CAPOT = "capot"


@dataclass(frozen=True)
class Facts:
    """What the table knows when the cards are counted; tricks include the last-trick bonus."""

    takers: str
    trump: str
    tricks: dict[str, int]
    bid: int | str | None = None
    label: int = 1  # 1, 2 doubled, 4 redoubled
    belotes: dict[str, int] | None = None  # pairs, 20 each
    declared: dict[str, int] | None = None
    capot_by: str | None = None

    def belote(self, team: str) -> int:
        return 20 * (self.belotes or {}).get(team, 0)

    def shown(self, team: str) -> int:
        """Declarations; on a capot the loser's go to the side that made it."""
        declared = self.declared or {}
        if self.capot_by is None:
            return declared.get(team, 0)
        return sum(declared.values()) if team == self.capot_by else 0

    def total(self, team: str) -> int:
        return self.tricks[team] + self.belote(team) + self.shown(team)

    @property
    def all_belotes(self) -> int:
        return self.belote("NS") + self.belote("EW")

    @property
    def all_declared(self) -> int:
        return sum((self.declared or {}).values())


@dataclass(frozen=True)
class Marks:
    made: bool | str  # "litige" too
    raw: dict[str, int]
    held: int = 0


def _marks(facts: Facts, made: bool | str, takers: int, defence: int, held: int = 0) -> Marks:
    return Marks(made, {facts.takers: takers, OTHER[facts.takers]: defence}, held)


def coinche_2015(facts: Facts, *, belote_after_factor: bool = False) -> Marks:
    side, defence = facts.takers, OTHER[facts.takers]
    bid = 250 if facts.bid == CAPOT else int(facts.bid or 0)
    if facts.bid == CAPOT:
        made = facts.capot_by == side
    else:
        made = facts.total(side) >= bid and facts.total(side) > facts.total(defence)
    if facts.label == 1:
        if made:
            return _marks(facts, True, facts.total(side) + bid, facts.total(defence))
        lost = 160 + bid + facts.all_declared + facts.belote(defence)
        return _marks(facts, False, facts.belote(side), lost)
    winner = side if made else defence
    base = 250 if facts.capot_by == winner else 160
    inside = 0 if belote_after_factor else facts.belote(winner)
    after = facts.belote(winner) if belote_after_factor else 0
    won = (base + facts.all_declared + bid + inside) * facts.label + after
    kept = facts.belote(OTHER[winner])
    return _marks(facts, made, won, kept) if made else _marks(facts, made, kept, won)


def coinche_2015_hors_belote(facts: Facts) -> Marks:
    return coinche_2015(facts, belote_after_factor=True)


def coinche_web(facts: Facts) -> Marks:
    """Without declarations: the page does not say what a doubled deal does with them."""
    side, defence = facts.takers, OTHER[facts.takers]
    own, theirs = facts.belote(side), facts.belote(defence)
    if facts.bid == CAPOT:
        lump = {1: 500, 2: 1000, 4: 2000}[facts.label]
        if facts.capot_by == side:
            return _marks(facts, True, lump + own, theirs)
        return _marks(facts, False, own, lump + theirs)
    bid = int(facts.bid or 0)
    made = facts.total(side) >= bid and facts.total(side) >= facts.total(defence)
    if facts.label == 1:
        if made:
            return _marks(facts, True, facts.total(side) + bid, facts.total(defence))
        return _marks(facts, False, own, 160 + bid + theirs)
    lump = (160 + bid) * facts.label
    return _marks(facts, True, lump + own, theirs) if made else _marks(facts, False, own, lump + theirs)


def contree_2016(facts: Facts, *, note_1: bool = False) -> Marks:
    side, defence = facts.takers, OTHER[facts.takers]
    if facts.bid == CAPOT:
        made = facts.capot_by == side
        lump = {1: 500, 2: 1000, 4: 2000}[facts.label]
    else:
        made = facts.total(side) >= int(facts.bid or 0)
        pack = 160 if note_1 or facts.label == 1 else {2: 320, 4: 640}[facts.label]
        lump = pack + int(facts.bid or 0) * facts.label
    if made and facts.label == 1:
        if facts.bid == CAPOT:
            return _marks(facts, True, lump + facts.belote(side), facts.belote(defence))
        return _marks(facts, True, facts.total(side) + int(facts.bid or 0), facts.total(defence))
    won = lump + facts.all_belotes
    return _marks(facts, True, won, 0) if made else _marks(facts, False, 0, won)


def contree_2016_note_1(facts: Facts) -> Marks:
    return contree_2016(facts, note_1=True)


def belote_2016(facts: Facts) -> Marks:
    side, defence = facts.takers, OTHER[facts.takers]
    mine, theirs = facts.total(side), facts.total(defence)
    if mine > theirs:
        return _marks(facts, True, mine, theirs)
    if mine == theirs:
        return _marks(facts, "litige", 0, theirs, held=mine)
    pack = 252 if facts.capot_by == defence else 162
    return _marks(facts, False, facts.belote(side), pack + facts.all_declared + facts.belote(defence))


def page_classique(facts: Facts) -> Marks:
    """Seed 003; declarations are a table variant there, so facts have none."""
    side, defence = facts.takers, OTHER[facts.takers]
    own, theirs = facts.belote(side), facts.belote(defence)
    if facts.tricks[side] >= 82:
        return _marks(facts, True, facts.tricks[side] + own, facts.tricks[defence] + theirs)
    if facts.tricks[side] == 81:
        return _marks(facts, "litige", own, 81 + theirs, held=81)
    pack = 252 if facts.capot_by == defence else 162
    return _marks(facts, False, own, pack + theirs)


def cannes_2016(facts: Facts) -> Marks:
    """Undoubled: the text is clear there; a doubled made contract is left to the engine's reading."""
    side, defence = facts.takers, OTHER[facts.takers]
    bid = 270 if facts.bid == CAPOT else int(facts.bid or 0)
    made = facts.capot_by == side if facts.bid == CAPOT else facts.total(side) >= bid
    if made:
        return _marks(facts, True, facts.total(side) + bid, facts.total(defence))
    pack = 252 if facts.capot_by == defence else 162
    factor = {1: 1, 2: 2, 4: 3}[facts.label]
    return _marks(facts, False, 0, pack + bid * factor + facts.all_belotes)


def ancien(facts: Facts) -> Marks:
    """Seed 002."""
    side, defence = facts.takers, OTHER[facts.takers]
    factor = {"NT": 2, "AT": 3}.get(facts.trump, 1) * facts.label
    mine, theirs = facts.total(side), facts.total(defence)
    if mine > theirs:
        return _marks(facts, True, mine * factor, theirs * factor)
    return _marks(facts, False, 0, (mine + theirs) * factor)


READINGS: dict[str, Callable[[Facts], Marks]] = {
    "FFB-coinche-2015": coinche_2015,
    "FFB-coinche-2015-hors-belote": coinche_2015_hors_belote,
    "FFB-coinche-web": coinche_web,
    "FFB-contree-2016": contree_2016,
    "FFB-contree-2016-note1": contree_2016_note_1,
    "FFB-belote-2016": belote_2016,
    "FFB-belote-annonces": belote_2016,
    "page-belote-classique": page_classique,
    "cannes-2016": cannes_2016,
    "ancien": ancien,
}


def nearest_ten(points: int, five_up: bool) -> int:
    tens = Fraction(points, 10)
    low = tens.numerator // tens.denominator
    rest = tens - low
    up = rest > Fraction(1, 2) or (five_up and rest == Fraction(1, 2))
    return 10 * (low + 1 if up else low)
