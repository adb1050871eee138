"""What a player can do, and its text form (``80H``, ``takeS``, ``double``, ``declare:tierce.AH``, ``10H``)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from .cards import DECK, Card, CardError, Rank, Suit
from .quoting import quoted
from .seats import Seat
from .trumps import Trump

CAPOT: Final = 1000
"""The value that stands for a bid of all eight tricks."""
GENERALE: Final = 2000
"""The value that stands for a bid of all eight tricks by the bidder alone."""
MIN_BID: Final = 80


class ActionError(ValueError):
    """A text that is no action."""


class Kind(Enum):
    """The kinds of declarations."""

    TIERCE = "tierce"
    """Three cards in sequence, 20."""
    FIFTY = "fifty"
    """Four cards in sequence, 50."""
    HUNDRED = "hundred"
    """Five cards or more in sequence, 100."""
    FOUR = "four"
    """Four cards of a rank, 100 to 200."""


@dataclass(frozen=True, order=False)
class Declaration:
    """A sequence, named by its top card, or a four of a kind."""

    kind: Kind
    rank: Rank
    """Top rank of a sequence, or the rank of a four of a kind."""
    suit: Suit | None = None
    """Suit of a sequence; `None` for a four of a kind."""
    length: int = 4
    """Number of cards."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards it is made of."""
        if self.suit is None:
            return tuple(Card(self.rank, suit) for suit in Suit)
        return tuple(Card(Rank(r), self.suit) for r in range(self.rank - self.length + 1, self.rank + 1))

    def __str__(self) -> str:
        if self.suit is None:
            return f"four.{self.rank.text}"
        long = str(self.length) if self.length > 5 else ""
        return f"{self.kind.value}{long}.{self.rank.text}{self.suit.letter}"


def _place(declaration: Declaration) -> tuple[int, int]:
    """Fours of a kind first, by rank; then sequences by suit and height."""
    return (-1 if declaration.suit is None else declaration.suit, declaration.rank)


class Word(Enum):
    """What is said with the king and queen of trump."""

    BELOTE = "belote"
    REBELOTE = "rebelote"


@dataclass(frozen=True)
class Pass:
    """«Je passe»."""

    def __str__(self) -> str:
        return "-"


@dataclass(frozen=True)
class Take:
    """A take in the turn-up auction, or an overcall at no trumps or all trumps."""

    trump: Trump

    def __str__(self) -> str:
        return "take" + self.trump.letter


@dataclass(frozen=True)
class Bid:
    """A bid of points; `value` is a multiple of ten from 80, `CAPOT` or `GENERALE`."""

    value: int
    trump: Trump

    @property
    def is_capot(self) -> bool:
        """Whether all eight tricks are bid (by the side or by one player)."""
        return self.value >= CAPOT

    def __str__(self) -> str:
        return value_text(self.value) + self.trump.letter


@dataclass(frozen=True)
class Double:
    """Coinche or contre. `seat` is given only when it is said out of turn."""

    seat: Seat | None = None

    def __str__(self) -> str:
        return "double" if self.seat is None else "double@" + self.seat.letter


@dataclass(frozen=True)
class Redouble:
    """Surcoinche or surcontre, by the doubled side in turn."""

    def __str__(self) -> str:
        return "redouble"


@dataclass(frozen=True)
class Declare:
    """Names declarations, just before one's first card; the order they are given in does not matter."""

    declarations: tuple[Declaration, ...]

    def __post_init__(self) -> None:
        if len(self.declarations) > 1:
            object.__setattr__(self, "declarations", tuple(sorted(self.declarations, key=_place)))

    def __str__(self) -> str:
        return "declare:" + "+".join(map(str, self.declarations))


@dataclass(frozen=True)
class Announce:
    """A `Declare` as the other players hear it: the natures, without the cards."""

    kinds: tuple[Kind, ...]

    def __str__(self) -> str:
        return "declare:" + "+".join(kind.value for kind in self.kinds)


def natures(declare: Declare) -> tuple[Kind, ...]:
    """What the others hear: the natures, in an order that tells nothing of the suits."""
    return tuple(sorted((d.kind for d in declare.declarations), key=tuple(Kind).index))


@dataclass(frozen=True)
class Say:
    """Belote or rebelote, just before the card, where the rules leave it to the player."""

    word: Word

    def __str__(self) -> str:
        return self.word.value


@dataclass(frozen=True)
class Play:
    """A card put on the table."""

    card: Card

    def __str__(self) -> str:
        return self.card.text


Action = Pass | Take | Bid | Double | Redouble | Declare | Say | Play
"""Anything a player can do."""
PublicAction = Action | Announce
"""Anything a player can do, as another one hears it."""

PASS: Final = Pass()
DOUBLE: Final = Double()
REDOUBLE: Final = Redouble()
SAY_BELOTE: Final = Say(Word.BELOTE)
SAY_REBELOTE: Final = Say(Word.REBELOTE)
PLAYS: Final = tuple(Play(card) for card in DECK)
"""Playing each card, by card index."""


def value_text(value: int) -> str:
    """``80``, ``capot`` or ``generale``."""
    return {CAPOT: "capot", GENERALE: "generale"}.get(value) or str(value)


@cache
def bids_above(value: int, ceiling: int, trumps: tuple[Trump, ...], generale: bool) -> tuple[Bid, ...]:
    """Every bid higher than `value`, lowest first, up to `ceiling` points and capot."""
    values = [*range(MIN_BID, ceiling + 1, 10), CAPOT, *([GENERALE] if generale else [])]
    return tuple(Bid(v, trump) for v in values if v > value for trump in trumps)


def parse_action(text: str, turned: Card | None = None) -> Action:
    """The action written in `text`; ``take`` alone means the suit of `turned`.

    Raises `ActionError` saying what was read.
    """
    action = _fixed_texts().get(text)
    if action is not None:
        return action
    if text == "take" and turned is not None:
        return Take(Trump(turned.suit))
    if text.startswith("declare:"):
        return Declare(tuple(parse_declaration(part) for part in text[8:].split("+")))
    digits = text[: len(text) - len(text.lstrip("0123456789"))]
    if digits and len(digits) < 5 and int(digits) % 10 == 0 and int(digits) >= MIN_BID and digits[0] != "0":
        try:
            return Bid(int(digits), Trump.parse(text[len(digits) :]))
        except ValueError:
            pass
    raise ActionError(f"{quoted(text)} is not an action")


@cache
def _fixed_texts() -> dict[str, Action]:
    texts: dict[str, Action] = {"-": PASS, "pass": PASS, "redouble": REDOUBLE}
    texts |= {"belote": SAY_BELOTE, "rebelote": SAY_REBELOTE}
    names = {trump.letter: trump for trump in Trump} | {"SA": Trump.NO_TRUMPS, "TA": Trump.ALL_TRUMPS}
    for name, trump in names.items():
        texts["take" + name] = Take(trump)
        texts["capot" + name] = Bid(CAPOT, trump)
        texts["generale" + name] = Bid(GENERALE, trump)
    for seat in (None, *Seat):
        texts[str(Double(seat))] = Double(seat)
    for card in DECK:
        texts[card.text] = PLAYS[card.index]
        texts[card.text.replace("10", "T")] = PLAYS[card.index]
    return texts


_LENGTHS: Final = {Kind.TIERCE: 3, Kind.FIFTY: 4, Kind.HUNDRED: 5}


def parse_declaration(text: str) -> Declaration:
    """The declaration written as ``tierce.AH``, ``hundred6.KS`` or ``four.J``; raises `ActionError`."""
    name, _, top = text.partition(".")
    try:
        if name == "four":
            return Declaration(Kind.FOUR, Card.parse(top + "S").rank)
        card = Card.parse(top)
        long = name in ("hundred6", "hundred7")
        kind = Kind.HUNDRED if long else Kind(name)
        length = int(name[-1]) if long else _LENGTHS[kind]
        if card.rank + 1 < length:
            raise ValueError
        return Declaration(kind, card.rank, card.suit, length)
    except (CardError, KeyError, ValueError):
        raise ActionError(
            f"{quoted(text)} is not a declaration: write tierce.AH, fifty.KS or four.J"
        ) from None
