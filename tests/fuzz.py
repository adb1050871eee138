"""Damaged deal lines and match records: they are refused in one sentence, or read as something sound.

``python -m tests.fuzz --count 200000 [--seed N] [--seconds S]`` runs as long as one likes; a short run is in the tests.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from belote_desktop.engine.cards import DECK
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.match import Match
from belote_desktop.engine.notation import NotationError
from belote_desktop.engine.record import RecordError, match_to_json, read_record
from belote_desktop.engine.seats import Seat
from tests.engine.pool import any_action, opened, pool, walk

SLOW = 2.0  # seconds that one damaged text may take, far above what a busy machine needs
WORDS_TEXT = """
    coinche belote ancienne contree dealer= N= E= S= W= turned= talon= held= log= ; = ( ) , ? - + . : @ true false
    target=500 double redouble take takeS takeNT 80H 160AT capotS generaleC belote rebelote declare:tierce.AH
    declare:hundred6.KS declare:four.9 declare: 7S 10H TH JD QC KS AH 1S 11H 999999999999999999999 -1 1e9 0x10 ٣ ½ é ♠
    null NaN Infinity [ ] { } "" "a" deals rules score extra version format \u0000 \ud800 \u202e
"""
WORDS = [*WORDS_TEXT.split(), "\0", "\u202e", "\n", "\t"]
PLACES = re.compile(
    r"^(rules|dealer|[NESW]|turned|talon|held|hands|log, action \d+|format|version|deals|extra|the record|the text"
    r"|the line|line \d+, column \d+|deal \d+|«)|is missing|out of place|is there twice",
)


class Broken(AssertionError):
    """A damaged text that was not handled as it must be."""


def damaged(text: str, rng: Random) -> str:
    """`text` with one to four small accidents."""
    for _ in range(rng.randint(1, 4)):
        place = rng.randint(0, len(text))
        length = rng.choice((1, 1, 1, 2, 5, 30))
        kind = rng.randrange(9)
        if kind == 0:
            text = text[:place] + text[place + length :]
        elif kind == 1:
            text = (
                text[:place]
                + chr(rng.choice((0, 9, 10, 32, 59, 61, 127, 160, 0x661, 0xD800, 0x1F0A1)))
                + text[place:]
            )
        elif kind == 2:
            text = text[:place] + rng.choice(WORDS) + text[place + rng.choice((0, length)) :]
        elif kind == 3:
            start = rng.randint(0, len(text))
            text = text[:place] + text[start : start + length * 4] + text[place:]
        elif kind == 4:
            text = text[:place]
        elif kind == 5:
            words = text.split(" ")
            a, b = rng.randrange(len(words)), rng.randrange(len(words))
            words[a], words[b] = words[b], words[a]
            text = " ".join(words)
        elif kind == 6:
            text = text.replace(rng.choice(WORDS), rng.choice(WORDS), rng.choice((1, 1, -1)))
        elif kind == 7:
            text = re.sub(
                r"\d+", lambda m: rng.choice((m[0], m[0], m[0] + "0", "-" + m[0], m[0] + ".5")), text, count=3
            )
        else:
            words = text.split(" ")
            words[rng.randrange(len(words))] = rng.choice(WORDS)
            text = " ".join(words)
    return text


def twisted(value: Any, rng: Random) -> Any:
    """A JSON value with one part of it changed for something else."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        name = rng.choice(sorted(value))
        if rng.random() < 0.15:
            return {other: part for other, part in value.items() if other != name}
        if rng.random() < 0.1:
            return {**value, rng.choice(WORDS): value[name]}
        return {**value, name: twisted(value[name], rng)}
    if isinstance(value, list) and value and rng.random() < 0.85:
        place = rng.randrange(len(value))
        part = [] if rng.random() < 0.1 else [twisted(value[place], rng)]
        return value[:place] + part * rng.choice((1, 1, 2)) + value[place + 1 :]
    if isinstance(value, str) and rng.random() < 0.7:
        return damaged(value, rng)
    odd: Sequence[Any] = (
        None,
        True,
        0,
        -1,
        1.5,
        10**40,
        "",
        "x",
        [],
        {},
        [[]],
        {"": []},
        [value],
        {"dealer": value},
    )
    return rng.choice(odd)


def check(
    read: Callable[[str], Any], written: Callable[[Any], str], error: type[ValueError], text: str
) -> bool:
    """Whether `text` was read; raises `Broken` when it was handled wrongly."""
    began = time.perf_counter()
    try:
        found = read(text)
    except error as told:
        sentence = str(told)
        if "\n" in sentence or not 5 < len(sentence) < 400 or not PLACES.search(sentence):
            raise Broken(f"{text!r}: «{sentence}» does not name the place in one short sentence") from told
        found = None
    except Exception as told:
        raise Broken(f"{text!r}: {type(told).__name__}: {told}") from told
    if time.perf_counter() - began > SLOW:
        raise Broken(f"{text[:200]!r}: took {time.perf_counter() - began:.1f} s")
    if found is None:
        return False
    again = written(found)
    if read(again) != found:
        raise Broken(f"{text!r}: read as something that does not come back")
    try:
        again.encode("utf-8")
    except UnicodeEncodeError:
        raise Broken(f"{text!r}: read as something that no file can hold") from None
    return True


def check_line(text: str) -> bool:
    """A deal line, damaged or not."""
    return check(Deal.from_text, Deal.to_text, NotationError, text)


def check_record(text: str) -> bool:
    """A match record, damaged or not."""

    def written(found: Any) -> str:
        return match_to_json(found, extra)

    extra: dict[str, Any] | None = None

    def read(source: str) -> Any:
        nonlocal extra
        record = read_record(source)
        extra = record.extra
        return record.match

    return check(read, written, RecordError, text)


def sound_line(rng: Random) -> str:
    """The line of a random state of a random deal."""
    states = [deal for deal, _ in walk(opened(rng.choice(pool()), rng), rng)]
    return rng.choice((states[-1], rng.choice(states))).to_text()


def sound_record(rng: Random) -> str:
    """The record of the beginning of a random match."""
    match = Match.new(rng.choice(pool()), rng.choice(tuple(Seat)), rng.sample(DECK, 32))
    for _ in range(rng.choice((3, 30, 60, 90))):
        if not match.deal.is_over:
            match = match.apply(any_action(match.deal, rng))
        elif not match.is_over:
            match = match.next_deal(match.next_deck(rng))
    return match_to_json(match, {"players": ["a", "b"]} if rng.random() < 0.3 else None)


def run(count: int, seed: int, seconds: float = 1e9) -> tuple[int, int]:
    """`count` damaged texts; gives how many were tried and how many could still be read."""
    rng = Random(seed)
    end = time.monotonic() + seconds
    tried = read = 0
    lines = records = [""]
    while tried < count and time.monotonic() < end:
        if tried % 200 == 0:
            lines = [sound_line(rng) for _ in range(6)]
            records = [sound_record(rng) for _ in range(3)]
        if rng.random() < 0.6:
            read += check_line(damaged(rng.choice(lines), rng))
        elif rng.random() < 0.5:
            read += check_record(damaged(rng.choice(records), rng))
        else:
            read += check_record(json.dumps(twisted(json.loads(rng.choice(records)), rng)))
        tried += 1
    return tried, read


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.fuzz",
        description=__doc__,
        epilog="example: python -m tests.fuzz --count 200000",
    )
    parser.add_argument("--count", type=int, default=20_000, help="how many damaged texts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this long")
    options = parser.parse_args(argv)
    try:
        tried, read = run(options.count, options.seed, options.seconds)
    except Broken as broken:
        print(broken)
        return 1
    print(f"{tried} damaged texts, {read} still sound, the others refused in one sentence")
    return 0


if __name__ == "__main__":
    sys.exit(main())
