"""What the record of a match says about a deal beside its cards: taken back, advised, played or dealt again, laid down."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from belote_desktop.engine.actions import parse_action
from belote_desktop.engine.deal import Deal, replay
from belote_desktop.engine.notation import MAX_LENGTH, log_to_text
from belote_desktop.engine.seats import Seat

MOST = 1_000_000
"""No count and no score of a mark that is read is greater."""
_LINE = re.compile("[ -~]*")


@dataclass(frozen=True)
class Attempt:
    """A deal that was given up to be played again with the same cards, whatever became of these later."""

    log: str
    """What was done, in the notation of deals."""
    score: tuple[int, int] | None = None
    """The points it would have marked; None when it was not played to its end, or nobody took."""
    cards: str = ""
    """The deal before its first action, in the notation of deals, when other cards were dealt later."""


@dataclass(frozen=True)
class DealMark:
    """What happened to one deal of a match; the score of the match knows its last attempt alone."""

    undone: int = 0
    """How many times something was taken back."""
    redealt: int = 0
    """How many times other cards were dealt instead."""
    laid_down: Seat | None = None
    """Who laid the last cards down, all tricks being certain."""
    attempts: tuple[Attempt, ...] = ()
    """What was given up to be played again, the first attempt first."""
    laid_after: int | None = None
    """How many actions of the deal came before the cards were laid down; None when they were not."""
    advised: int = 0
    """How many times a player was told what a strong one would do."""

    @property
    def is_plain(self) -> bool:
        """Whether nothing of the sort happened."""
        return self == DealMark()

    def again(self, deal: Deal) -> DealMark:
        """The mark once `deal` is begun again with the same cards."""
        score = None if deal.score is None else deal.score.marked
        attempt = Attempt(log_to_text(deal.log, deal.turned), score)
        return replace(self, laid_down=None, laid_after=None, attempts=(*self.attempts, attempt))

    def taken_back(self) -> DealMark:
        """The mark once something was taken back: cards laid down are held again."""
        return replace(self, undone=self.undone + 1, laid_down=None, laid_after=None)

    def told(self) -> DealMark:
        """The mark once a player was given advice."""
        return replace(self, advised=self.advised + 1)

    def thrown_in(self, deal: Deal) -> DealMark:
        """The mark once other cards than those of `deal` are dealt; what happened with these stays on record."""
        cards = deal.first.to_text()
        attempts = tuple(each if each.cards else replace(each, cards=cards) for each in self.attempts)
        return replace(self, redealt=self.redealt + 1, laid_down=None, laid_after=None, attempts=attempts)

    def to_json(self) -> dict[str, Any]:
        """As a JSON object that leaves out what did not happen."""
        data: dict[str, Any] = {}
        if self.undone:
            data["undone"] = self.undone
        if self.redealt:
            data["redealt"] = self.redealt
        if self.laid_down is not None:
            data["laid_down"] = self.laid_down.letter
        if self.laid_after is not None:
            data["laid_after"] = self.laid_after
        if self.advised:
            data["advised"] = self.advised
        if self.attempts:
            data["attempts"] = [_attempt_to_json(each) for each in self.attempts]
        return data

    @staticmethod
    def from_json(data: Any) -> DealMark:
        """What `to_json` wrote. Raises ValueError, KeyError, TypeError or AttributeError on anything else."""
        laid_down = data.get("laid_down")
        return DealMark(
            _count(data, "undone"),
            _count(data, "redealt"),
            None if laid_down is None else Seat.parse(laid_down),
            _attempts(data.get("attempts", [])),
            _count(data, "laid_after") if "laid_after" in data else None,
            _count(data, "advised"),
        )


def _count(data: Mapping[str, Any], name: str) -> int:
    value = data.get(name, 0)
    if type(value) is not int or not 0 <= value <= MOST:
        raise ValueError(f"{name} is not a number of times from 0 to {MOST}")
    return value


def _attempts(data: Any) -> tuple[Attempt, ...]:
    if not isinstance(data, list) or len(data) > MOST:
        raise ValueError(f"attempts is not a list of at most {MOST}")
    return tuple(map(_attempt, data))


def _attempt_to_json(attempt: Attempt) -> dict[str, Any]:
    score = None if attempt.score is None else list(attempt.score)
    return {"log": attempt.log, "score": score} | ({"cards": attempt.cards} if attempt.cards else {})


def _attempt(data: Any) -> Attempt:
    log, score, cards = data["log"], data["score"], data.get("cards", "")
    for line in (log, cards):
        if not isinstance(line, str) or len(line) > MAX_LENGTH or not _LINE.fullmatch(line):
            raise ValueError("log or cards of an attempt are not one line in the notation of deals")
    if score is None:
        return Attempt(log, None, cards)
    if not isinstance(score, list) or len(score) != 2:
        raise ValueError("the score of an attempt is not two numbers")
    for points in score:
        if type(points) is not int or abs(points) > MOST:
            raise ValueError(f"the score of an attempt is not two numbers up to {MOST}")
    return Attempt(log, (score[0], score[1]), cards)


def attempted(deal: Deal, attempt: Attempt) -> Deal | None:
    """The deal of an attempt, as far as it was played: with the cards of `deal`, unless others were dealt since.

    None when the rules of today do not allow what was done, or the record is another program's.
    """
    try:
        found = Deal.from_text(attempt.cards) if attempt.cards else deal.first
        return replay(found, (parse_action(word, found.turned) for word in attempt.log.split()))
    except ValueError:  # NotationError, ActionError, IllegalAction
        return None
