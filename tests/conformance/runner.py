"""Runs cases one by one and says what came of each."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from . import auctions, cards, full_deals, scores
from .rulesets import Unsupported

Case = Mapping[str, Any]
Answer = tuple[Any, Any]
"""What the case expects and what the engine gives, as plain JSON."""

KINDS: dict[str, Callable[[Case], Answer]] = {
    "legal_cards": cards.legal,
    "trick": cards.trick,
    "pack_total": cards.pack_total,
    "ta_conversion": cards.conversion,
    "declarations": cards.declarations,
    "declarations_compare": cards.compare,
    "declarations_compared": cards.compare,
    "deal_score": scores.deal_score,
    "game_end": scores.game_end,
    "auction": auctions.auction,
    "auction_out_of_turn": auctions.out_of_turn,
    "full_deal": full_deals.full_deal,
}


class BadFile(ValueError):
    """A file of cases that cannot be read; the text is one line for the user."""


@dataclass
class Report:
    """What came of a file of cases."""

    passed: int = 0
    failures: list[dict[str, Any]] = field(default_factory=list)
    unsupported: list[dict[str, str]] = field(default_factory=list)

    @property
    def summary(self) -> str:
        return f"{self.passed} passed, {len(self.failures)} failed, {len(self.unsupported)} unsupported"


def load(path: Path) -> list[dict[str, Any]]:
    """The cases of a file; raises `BadFile`."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadFile(f"{path}: cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadFile(f"{path}: not JSON: {error}") from None
    cases_ = found.get("cases") if isinstance(found, dict) else found
    if not isinstance(cases_, list):
        raise BadFile(f'{path}: no list of cases under "cases"')
    for number, case in enumerate(cases_, 1):
        if not isinstance(case, dict):
            raise BadFile(f"{path}: case {number} is not an object")
        missing = [name for name in ("id", "kind", "ruleset") if not isinstance(case.get(name), str)]
        if missing:
            raise BadFile(f'{path}: case {number} has no "{missing[0]}"')
    return cases_


def readings(case: Case) -> Iterator[Case]:
    """The case itself, then the same case under each alternative set of rules it carries.

    An alternative names its set of rules, the fields that change, and its own expectations, either
    under "expected" or spelled out beside the name.
    """
    yield case
    others = case.get("alternative") or []
    for other in others if isinstance(others, list) else [others]:
        if not isinstance(other, dict):
            raise Unsupported("alternative that is no object")
        plain = {name: value for name, value in case.items() if name != "alternative"}
        changed = {name: value for name, value in other.items() if name in plain or name == "expected"}
        spelled = {name: value for name, value in other.items() if name not in changed}
        yield {**plain, **({"expected": spelled} if spelled else {}), **changed}


def answer(case: Case) -> Answer:
    """What `case` expects and what the engine gives; raises `Unsupported`."""
    check = KINDS.get(case["kind"])
    if check is None:
        raise Unsupported(f"kind {case['kind']}")
    return check(case)


def run(cases_: list[dict[str, Any]]) -> Report:
    """Every case, its alternatives counted with it."""
    report = Report()
    for case in cases_:
        try:
            wrong = [
                {"id": case["id"], "ruleset": reading["ruleset"], "expected": expected, "got": got}
                for reading in readings(case)
                for expected, got in (_try(reading),)
                if expected != got
            ]
        except Unsupported as unknown:
            report.unsupported.append({"id": case["id"], "what": str(unknown)})
            continue
        report.failures += wrong[:1]  # a case fails once, whatever its alternatives do
        report.passed += not wrong
    return report


def _try(case: Case) -> Answer:
    try:
        return answer(case)
    except Unsupported:
        raise
    except Exception as error:  # a case the engine chokes on has failed; the others still run
        return case.get("expected"), f"{type(error).__name__}: {error}"
