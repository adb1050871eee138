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
import signal
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial

from belote_desktop.bots.base import Limit
from belote_desktop.bots.command_line import Parser, iterations, seconds, whole
from belote_desktop.engine import RuleError, RuleSet, Trump, rules_from_text

from .figures import combined, heading, sentence, summary
from .opponents import OPEN, check
from .pairs import Pair, Setting, play_pair
from .program import OpponentError

_MOST = 10_000_000


def run(setting: Setting, deals: int, executor: Executor | None = None, first: int = 0) -> list[Pair]:
    """The results of `deals` pairs from number `first` on, on any executor; raises `OpponentError`."""
    return list(_results(setting, range(first, first + deals), executor))


def _results(setting: Setting, numbers: range, executor: Executor | None) -> Iterable[Pair]:
    work = partial(play_pair, setting)
    if executor is None:
        return map(work, numbers)
    # not executor.map: it cancels what is left when it ends early, and cancelled work and workers that are
    # stopped do not go together
    waiting = [executor.submit(work, number) for number in numbers]
    return (future.result() for future in waiting)


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
        "--rules", default="coinche", help="a preset, perhaps with options: coinche(target=500)"
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
    if options.gap and (options.match or options.a == OPEN):
        raise ValueError("--gap is for the deals of another player than open")
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


def _leave_interrupts_alone() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _measure(setting: Setting, options: argparse.Namespace, done: list[Pair]) -> None:
    """Fills `done` as pairs are played."""
    numbers = range(options.first, options.first + options.deals)
    jobs: int = min(options.jobs, options.deals, os.cpu_count() or 1)
    if jobs == 1:
        done.extend(_results(setting, numbers, None))
        return
    executor = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_alone)
    try:
        done.extend(_results(setting, numbers, executor))
    except BaseException:
        executor.shutdown(wait=False)
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise
    executor.shutdown()


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; 2 on bad input, 130 when interrupted, with the figures so far."""
    options = _parser().parse_args(arguments)
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
        print(f"arena: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"arena: stopped after {len(done)} of {options.deals} pairs", file=sys.stderr)
        if done:
            _show(summary(heading(setting), done), options.json)
        return 130
    _show(summary(heading(setting), done), options.json)
    return 0


def _show(figures: dict[str, object], as_json: bool) -> None:
    print(json.dumps(figures) if as_json else sentence(figures), file=sys.stdout)
