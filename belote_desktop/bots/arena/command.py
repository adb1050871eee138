"""Measures one bot against another: ``python -m belote_desktop.bots.arena fort greedy --deals 100``.

Every deal is played twice with the teams swapped, and the same random numbers; a pair's result is A − B a deal,
the mean of its two tables, in card points and in marked points. With ``--match`` whole matches are played, on the
same packs at both tables. Pairs are numbered: ``--first`` and ``--json`` make parts that ``--combine`` adds up.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from belote_desktop.bots.base import Limit
from belote_desktop.bots.command_line import Parser, command, complain, iterations, seconds, whole
from belote_desktop.bots.interrupts import Stopped, unstoppable
from belote_desktop.engine import PRESETS, RuleError, RuleSet, Trump, rules_from_text

from .combining import combined
from .figures import heading, sentence, summary
from .opponents import OPEN, check, dismiss
from .pairs import Pair, Setting, play_pair
from .program import OpponentError
from .running import in_worker

_MOST = 10_000_000
_AHEAD = 500
"""Pairs handed out before the first of them is done: millions would fill the memory."""
_GRACE = 5.0
"""Seconds that a worker has to end its programs."""


def run(setting: Setting, deals: int, executor: Executor | None = None, first: int = 0) -> list[Pair]:
    """The results of `deals` pairs from number `first` on, on any executor; raises `OpponentError`."""
    return list(_results(setting, range(first, first + deals), executor))


def _results(setting: Setting, numbers: range, executor: Executor | None) -> Iterator[Pair]:
    work = partial(play_pair, setting)
    if executor is None:
        yield from map(work, numbers)
        return
    # not executor.map: it cancels what is left when it ends early, and cancelled work and workers that are
    # stopped do not go together
    waiting: deque[Future[Pair]] = deque()
    for number in numbers:
        if len(waiting) == _AHEAD:
            yield waiting.popleft().result()
        waiting.append(executor.submit(work, number))
    for future in waiting:
        yield future.result()


def _parser() -> Parser:
    parser = Parser(
        prog="python -m belote_desktop.bots.arena",
        usage="%(prog)s A B [options]\n       %(prog)s --combine FILE FILE… [--json]",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="A and B: a level, random, greedy (the rules alone), open (sees all hands and solves: the upper\n"
        "bound), or «cmd:program and its arguments», a program that speaks belote_desktop.bots.protocol.\n"
        "example: python -m belote_desktop.bots.arena fort greedy --deals 100 --fixed-contract --seconds 0.1",
    )
    parser.add_argument("a", metavar="A", nargs="?")
    parser.add_argument("b", metavar="B", nargs="?")
    parser.add_argument(
        "--deals", type=whole(1, _MOST), default=100, metavar="N", help="pairs of deals, or of matches"
    )
    parser.add_argument(
        "--first", type=whole(0, _MOST), default=0, metavar="N", help="number of the first pair"
    )
    parser.add_argument(
        "--rules", default="coinche", help=f"{', '.join(PRESETS)}; perhaps with options: coinche(target=500)"
    )
    parser.add_argument(
        "--fixed-contract", action="store_true", help="the contract is given, only cards are played"
    )
    parser.add_argument(
        "--trumps", help="trumps of fixed contracts: SHDC,NT,AT (default: those of the rules)"
    )
    parser.add_argument(
        "--auction", metavar="NAME", help="who bids for all four seats (as A), before A and B play"
    )
    parser.add_argument("--match", action="store_true", help="whole matches to the target of the rules")
    parser.add_argument(
        "--gap", action="store_true", help="open plays B too: how much of the gap to open hands A closes"
    )
    parser.add_argument("--seconds", type=seconds, help="thinking time of a decision")
    parser.add_argument("--iterations", type=iterations, help="simulated deals of a decision")
    parser.add_argument("--seed", type=whole(0, 10**9), default=1, metavar="K")
    parser.add_argument(
        "--jobs", type=whole(1, 61), default=1, metavar="J", help="processes, no more than processors"
    )
    parser.add_argument("--threads", type=whole(1, 2), default=1, help="on which our bots search: 1 or 2")
    parser.add_argument("--json", action="store_true", help="the figures and every pair, as JSON")
    parser.add_argument(
        "--combine", nargs="+", metavar="FILE", help="adds up what --json wrote for parts of one measurement"
    )
    return parser


def _trumps(text: str, rules: RuleSet) -> tuple[Trump, ...]:
    words = [w for part in text.split(",") for w in ([part] if part in ("NT", "AT", "SA", "TA") else part)]
    if not words:
        raise ValueError("--trumps names none: S, H, D, C, NT or AT")
    trumps = tuple(Trump.parse(word) for word in words)
    for trump in trumps:
        if trump not in rules.trumps:
            raise ValueError(f"these rules do not have {trump.letter}")
    return trumps


def _setting(options: argparse.Namespace) -> Setting:
    """What the command line asks for; raises `ValueError`."""
    if options.a is None or options.b is None:
        raise ValueError("two players are wanted: A and B")
    rules = rules_from_text(options.rules)
    fixed = options.fixed_contract or options.trumps is not None
    if (options.auction is not None) + fixed + options.match > 1:
        raise ValueError("--fixed-contract, --auction and --match do not go together")
    if options.gap and options.match:
        raise ValueError("--gap and --match do not go together: open plays single deals")
    if options.gap and OPEN in (options.a, options.b):
        raise ValueError("--gap measures two other players by what open makes: neither can be open")
    trumps: tuple[Trump, ...] = ()
    if fixed:
        trumps = rules.trumps if options.trumps is None else _trumps(options.trumps, rules)
    for name in (options.a, options.b, options.auction):
        if name is not None:
            check(name)
    limit = Limit(options.seconds, options.iterations)
    return Setting(
        options.a,
        options.b,
        rules,
        limit,
        options.seed,
        trumps,
        options.auction or "",
        options.gap,
        options.match,
        options.threads,
    )


def _measure(setting: Setting, options: argparse.Namespace, done: list[Pair]) -> None:
    """Fills `done` as pairs are played."""
    numbers = range(options.first, options.first + options.deals)
    jobs: int = min(options.jobs, options.deals, os.cpu_count() or 1)
    if jobs == 1:
        done.extend(_results(setting, numbers, None))
        return
    executor = ProcessPoolExecutor(jobs, initializer=in_worker)
    try:
        done.extend(_results(setting, numbers, executor))
    except BaseException:
        unstoppable()
        workers = multiprocessing.active_children()
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(_GRACE)
            worker.kill()
        executor.shutdown()  # after its workers, which would do all that is left; and not left to the exit
        raise
    executor.shutdown()


@command("arena")
def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; 2 on bad input, 130 when interrupted, with the figures so far."""
    options = _parser().parse_args(arguments)
    try:
        return _run(options)
    finally:
        dismiss()


def _run(options: argparse.Namespace) -> int:
    done: list[Pair] = []
    try:
        if options.combine:
            if options.a is not None:
                raise ValueError("--combine takes files and no players")
            _show(combined(options.combine), options.json)
            return 0
        setting = _setting(options)
        _measure(setting, options, done)
    except (RuleError, ValueError, OpponentError) as error:
        complain("arena", error)
        return 2
    except BrokenProcessPool:
        complain(
            "arena",
            f"one of its processes was ended from outside, after {len(done)} of {options.deals} pairs",
        )
        return 2
    except Stopped as stopped:
        unstoppable()
        complain("arena", f"stopped after {len(done)} of {options.deals} pairs")
        if done:
            _show(summary(heading(setting), done), options.json)
        return stopped.code
    _show(summary(heading(setting), done), options.json)
    return 0


def _show(figures: dict[str, object], as_json: bool) -> None:
    print(json.dumps(figures) if as_json else sentence(figures), file=sys.stdout)
