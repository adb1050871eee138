"""Golden playthroughs: a whole deal of each preset told line by line, and its options, stored as text.

``python -m tests.golden`` says what would change; ``--write`` tells the stored deals again and stores that;
``--new SEED`` chooses new deals first.
"""

from __future__ import annotations

import argparse
import dataclasses
import sys
from collections.abc import Iterator
from enum import Enum, IntEnum
from pathlib import Path
from random import Random
from typing import Any

from belote_desktop.engine.actions import Declare, Play
from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Deal, actor
from belote_desktop.engine.events import DealScored, narrate
from belote_desktop.engine.presets import PRESETS
from belote_desktop.engine.rules import option_specs, option_text
from belote_desktop.engine.scoring import Score
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.trick import Trick
from tests.engine.pool import played

FOLDER = Path(__file__).parent / "data" / "golden"


def shown(value: Any) -> str:
    """A field of an event as text that does not depend on how the engine is written."""
    if isinstance(value, Trick):
        return f"{value.leader.letter}: {shown(value.cards)}"
    if isinstance(value, (Seat,)):
        return value.letter
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, IntEnum):
        return getattr(value, "letter", value.name)
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return " ".join(map(shown, value)) or "nothing"
    if dataclasses.is_dataclass(value) and type(value).__str__ is object.__str__:
        return " ".join(f"{f.name}={shown(getattr(value, f.name))}" for f in dataclasses.fields(value))
    return str(value)


def told(deal: Deal) -> Iterator[str]:
    """A finished deal, action by action, with what was allowed and what happened."""
    yield deal.to_text()
    state = deal.first
    for number, action in enumerate(deal.log, 1):
        seat = actor(state, action)
        legal = state.legal_actions(seat)
        cards = " ".join(str(one) for one in legal if isinstance(one, Play))
        words = " ".join(str(one) for one in legal if isinstance(one, Declare))
        choice = f"{len(legal)} calls" if not cards else f"{cards}{'; ' if words else ''}{words}"
        yield f"{number:2} {seat.letter} {action}  [{choice}]"
        after = state.apply(action)
        for event in narrate(state, action, after):
            if isinstance(event, DealScored):
                yield from counted(event.score)
            else:
                fields = [f"{f.name} {shown(getattr(event, f.name))}" for f in dataclasses.fields(event)]
                yield "     " + ", ".join([type(event).__name__, *fields])
        state = after


def counted(score: Score) -> Iterator[str]:
    """The lines of a score and its totals."""
    yield f"     Score: {score.outcome.value}, counted {score.totals[0]} against {score.totals[1]}"
    for team in Team:
        for line in score.lines_of(team):
            times = f" x{line.times}" if line.times != 1 else ""
            yield f"       {team.name} {line.points:4} {line.reason.value} {line.amount}{times} {line.option or '-'}"
        yield f"       {team.name} {score.marked[team]:4} marked, {score.raw[team]} before rounding"
    yield f"       held {score.held}"


def path_of(preset: str) -> Path:
    return FOLDER / f"{preset}.txt"


def text_of(deal: Deal) -> str:
    return "\n".join(told(deal)) + "\n"


def stored_deal(preset: str) -> Deal:
    """The deal that the stored file of `preset` tells."""
    return Deal.from_text(path_of(preset).read_text("utf-8").partition("\n")[0])


def chosen(preset: str, seed: int) -> Deal:
    """A deal worth telling: with a belote, and declarations and doubling where the game has them."""
    rng = Random(f"{preset} {seed}")
    rules = PRESETS[preset]
    best: tuple[int, Deal] | None = None
    for _ in range(60):
        deal = played(rules, rng)
        assert deal.contract is not None
        worth = (
            2 * any(deal.named) + any(belote.complete for belote in deal.belotes) + (deal.contract.factor > 1)
        )
        if best is None or worth > best[0]:
            best = worth, deal
    assert best is not None
    return best[1]


def presets_text() -> str:
    """Every option of every preset, one a line."""
    return "".join(
        f"{preset} {spec.name}={option_text(getattr(rules, spec.name))}\n"
        for preset, rules in PRESETS.items()
        for spec in option_specs()
    )


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--write", action="store_true", help="store what is told now")
    parser.add_argument("--new", type=int, metavar="SEED", help="choose new deals first")
    options = parser.parse_args(argv)
    changed = 0
    texts = {FOLDER / "presets.txt": presets_text()}
    for preset in PRESETS:
        deal = stored_deal(preset) if options.new is None else chosen(preset, options.new)
        texts[path_of(preset)] = text_of(deal)
    for path, text in texts.items():
        if not path.exists() or path.read_text("utf-8") != text:
            changed += 1
            print(f"{path.name}: {'written' if options.write else 'differs'}")
            if options.write:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, "utf-8")
    return 1 if changed and not options.write else 0


if __name__ == "__main__":
    sys.exit(main())
