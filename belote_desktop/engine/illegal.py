"""Why an action is refused."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .cards import Card, Suit
from .seats import Seat


class Why(Enum):
    """The reason an action is not allowed."""

    # anything
    DEAL_OVER = "deal-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_THIS_PHASE = "not-in-this-phase"
    # cards
    NOT_IN_HAND = "not-in-hand"
    MUST_FOLLOW = "must-follow"
    """The suit led is in hand (`suit`)."""
    MUST_GO_HIGHER = "must-go-higher"
    """A card of the suit led that beats `card` is in hand."""
    MUST_RUFF = "must-ruff"
    """Void in the suit led, an opponent holds the trick, a trump (`suit`) is in hand."""
    MUST_OVERRUFF = "must-overruff"
    """An opponent has ruffed with `card` and a higher trump is in hand."""
    MUST_UNDERRUFF = "must-underruff"
    """No trump in hand beats `card`, but a trump must still be played."""
    NO_UNDERRUFF_PARTNER = "no-underruff-partner"
    """One's partner holds the trick with `card`; a lower trump may not be played while holding a higher."""
    # the auction
    BID_TOO_LOW = "bid-too-low"
    BID_TOO_HIGH = "bid-too-high"
    """Over the ceiling of the rules."""
    TRUMP_NOT_ALLOWED = "trump-not-allowed"
    """This trump may not be called, or not now."""
    DOUBLED = "doubled"
    """The contract is doubled: only a redouble may follow."""
    NOTHING_TO_DOUBLE = "nothing-to-double"
    NOT_DOUBLED = "not-doubled"
    ONLY_OPPONENTS_DOUBLE = "only-opponents-double"
    ONLY_DOUBLED_SIDE = "only-doubled-side"
    OFF = "off"
    """The rules of this game do not have it."""
    # declarations and belote
    NOT_HELD = "not-held"
    """What is declared is not in the hand."""
    TOO_LATE = "too-late"
    """Declarations are named before one's first card."""
    ALREADY_SAID = "already-said"
    NO_BELOTE = "no-belote"
    """King and queen of a trump suit are not both there to be said."""
    SAID_SO_PLAY = "said-so-play"
    """After belote or rebelote the king or queen follows."""


@dataclass(frozen=True)
class Illegal:
    """A refusal: the reason, with the card, suit or player that it speaks of."""

    why: Why
    card: Card | None = None
    suit: Suit | None = None
    seat: Seat | None = None

    def __str__(self) -> str:
        about = self.card or (self.suit.letter if self.suit is not None else "")
        return f"{self.why.value} {about}".strip()


class IllegalAction(ValueError):
    """An action that the rules refuse; `reason` says why."""

    def __init__(self, action: object, reason: Illegal) -> None:
        super().__init__(f"{action} is not allowed: {reason}")
        self.reason = reason
