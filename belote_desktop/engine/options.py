"""The readings a rule can have: one enum an option of `RuleSet`.

Sources disagree with one another, so every disagreement is an option; each value says what is done.
"""

from __future__ import annotations

from enum import Enum


class AuctionKind(Enum):
    """How the trump is chosen."""

    TURN_UP = "turn-up"
    """Five cards, a turned-up card, two rounds (seed 003)."""
    VALUES = "values"
    """Eight cards, bids of points from 80 to capot (seed 000)."""


class Packets(Enum):
    """How many cards are dealt at a time; in the turn-up game the last three come after the take."""

    P323 = "3-2-3"
    P332 = "3-3-2"
    P233 = "2-3-3"

    @property
    def sizes(self) -> tuple[int, int, int]:
        """The three packet sizes, in order."""
        first, second, third = self.value.split("-")
        return int(first), int(second), int(third)


class Pack(Enum):
    """What happens to the cards between two deals."""

    SHUFFLED = "shuffled"
    CUT = "cut"
    """Gathered trick by trick and cut, never shuffled (official texts)."""


class BidCeiling(Enum):
    """The highest bid of points; capot stands above in any case."""

    NONE = "none"
    C160 = "160"
    C170 = "170"
    C180 = "180"

    @property
    def points(self) -> int:
        """The highest value that may be bid.

        Without a ceiling: 700, above what the tricks (162) and the two best fours of a kind of each
        side (200 + 150, 100 + 100) can bring together.
        """
        return 700 if self is BidCeiling.NONE else int(self.value)


class CapotWorth(Enum):
    """What a bid of capot is worth as a contract."""

    W250 = "250"
    """250 points, counted like another bid."""
    FLAT_500 = "500-flat"
    """500 (1000 doubled, 2000 redoubled) in all to the winner, belote apart."""
    W252 = "252"
    W270 = "270"
    """Championship of Cannes 2016."""

    @property
    def points(self) -> int:
        """The value that the contract counts for."""
        return int(self.value.split("-")[0])


class DoubleRule(Enum):
    """When a contract may be doubled (coinche, contre)."""

    OFF = "off"
    IN_TURN = "in-turn"
    ANY_MOMENT = "any-moment"
    """Either opponent, out of turn too, while the bid stands (à la volée)."""


class FactorScope(Enum):
    """What doubling multiplies."""

    WHOLE = "whole"
    """All that the winner marks: the pack, the bid and every declaration; the loser marks nothing but its belote."""
    BID = "bid"
    """The bid alone; the winner adds the pack once."""
    LUMP = "lump"
    """A lump for the pack, 320 doubled and 640 redoubled, and the bid multiplied."""
    BOTH_SIDES = "both-sides"
    """The points of either side (seed 002)."""


class MadeWhen(Enum):
    """When the taker has made the contract; what counts towards it is `CountsToward`."""

    BID_AND_MORE = "bid-and-more"
    """At least the bid, and more than the defence (official coinche)."""
    BID = "bid"
    """At least the bid (official contrée)."""
    BID_82 = "bid-82"
    """At least the bid, and 82 when 80 was bid (Pagat)."""
    MORE = "more"
    """More than the defence (classic)."""


class CountsToward(Enum):
    """What is counted to see whether the contract is made."""

    ALL = "all"
    """Tricks, belote and declarations."""
    TRICKS_BELOTE = "tricks-belote"
    TRICKS = "tricks"


class Equality(Enum):
    """What happens when both sides have the same total."""

    FAILS = "fails"
    LITIGE = "litige"
    """The defence marks its points, the taker's are held for the winners of the next deal."""
    MADE = "made"


class MadeMarks(Enum):
    """What a made contract of values marks, undoubled."""

    OWN_PLUS_BID = "own-plus-bid"
    """The taker its own total and the bid, the defence its own total."""
    BID_ONLY = "bid-only"
    """The taker its bid, belote and declarations; the defence only belote and declarations."""


class FailedMarks(Enum):
    """What the defence marks for the tricks when the contract fails; bonuses come on top."""

    P160_BID = "160-plus-bid"
    P162_BID = "162-plus-bid"
    FLAT_160 = "160"
    PACK = "pack"
    """The whole pack: 162, or 252 when the taker made no trick (classic)."""


class BeloteOwner(Enum):
    """Whose the 20 points of a belote are when the deal is over."""

    HOLDER = "holder"
    """Kept by its holder, even when the contract fails."""
    DEFENCE_IF_FAILED = "defence-if-failed"
    WINNER = "winner"
    """To the defence when the contract fails, and to the winner of a doubled one."""


class CapotBonus(Enum):
    """What all eight tricks are worth when capot was not bid."""

    LAST_TRICK_100 = "last-trick-100"
    """The last trick counts 100: 252 in all."""
    FLAT_250 = "250"
    """The last trick counts 98: 250 in all."""


class CapotPack(Enum):
    """When the lump of 160 for all the tricks becomes 250 for a winner who took all eight."""

    NEVER = "never"
    DOUBLED = "doubled"
    """In a doubled contract (official coinche)."""
    ALWAYS = "always"


class Rounding(Enum):
    """How a side's points become its mark."""

    NONE = "none"
    FIVE_UP = "five-up"
    FIVE_DOWN = "five-down"


class DeclarationTie(Enum):
    """Which of two equal declarations wins when neither is in trump."""

    NOBODY = "nobody"
    FIRST_TO_SPEAK = "first-to-speak"


class DeclarationShow(Enum):
    """When the winning side shows its declarations; they are named at one's first card."""

    SECOND_CARD = "second-card"
    """Each player as it plays its second card (official)."""
    FIRST_TRICK = "first-trick"
    """At once, when the first trick is over."""


class FourTable(Enum):
    """The fours of a kind at no trumps."""

    OFFICIAL = "official"
    """A 200, 10 150, K Q J 9 100 (seed 000)."""
    OLD = "old"
    """A 200, 10 150, K Q J 100, 9 nothing (seed 002)."""


class NoTrumpsValues(Enum):
    """Card points at no trumps."""

    OFFICIAL = "official"
    """A 19, 10 10, K 4, Q 3, J 2: 162 with the last trick."""
    PLAIN = "plain"
    """A 11: 130 with the last trick."""
    SCALED = "scaled"
    """Plain values, the taker's total multiplied by 162/130."""


class AllTrumpsValues(Enum):
    """Card points at all trumps."""

    OFFICIAL = "official"
    """J 13, 9 9, A 6, 10 5, K 3, Q 2: 162 with the last trick."""
    FOURTEEN = "fourteen"
    """J 14, 9 9, A 6, 10 5, K 3, Q 1: 162 with the last trick (Pagat)."""
    PLAIN = "plain"
    """Trump values in every suit: 258 with the last trick."""
    SCALED = "scaled"
    """Plain values, the taker's total multiplied by 162/258 (198 counts 124)."""


class UnderPartner(Enum):
    """Trumping when one is void and one's partner holds the trick with a ruff."""

    ANY = "any"
    NOT_UNDER = "not-under"
    """No lower trump while holding a higher one."""
    OVER_IF_ONLY_TRUMPS = "over-if-only-trumps"
    """A hand of nothing but trumps must go higher (one FFB edition)."""


class LastDeal(Enum):
    """How the deal that would end the match is counted."""

    ROUNDED = "rounded"
    EXACT = "exact"
    """To the exact point: rounding cannot reach the target."""
