"""Who plays in the arena: our bots, which see a `View`, and two kinds that get the whole `Deal`.

`open` plays with all hands open (`open_hands`), to know how much there is to win. `cmd:<program>` hands the
position to another program (`program`), after the cards that its seat cannot see have been mixed. Neither is a
`Bot`, and no game is played with them.
"""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple, Protocol

from belote_desktop.bots.base import Bot, Limit
from belote_desktop.bots.interrupts import ASKED, THINKING, held
from belote_desktop.bots.levels import create
from belote_desktop.engine.actions import Action
from belote_desktop.engine.deal import Deal

from .open_hands import open_choice
from .program import PREFIX, Program, words_of

OPEN = "open"
"""The name of the opponent that sees all hands."""


class Decision(NamedTuple):
    """An action and the seconds that it took to find."""

    action: Action
    seconds: float


class Opponent(Protocol):
    """Decides for whose turn it is."""

    def decide(self, deal: Deal, totals: tuple[int, int], limit: Limit) -> Decision:
        """A legal action; `totals` is the match so far. Raises `OpponentError` when there is none to be had."""
        ...


class _Seen:
    """A bot, which is shown its seat's view and nothing else."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def decide(self, deal: Deal, totals: tuple[int, int], limit: Limit) -> Decision:
        assert deal.turn is not None
        view = deal.seen_by(deal.turn, totals)
        start = perf_counter()
        with held(THINKING):
            action = self._bot.choose(view, limit, ASKED).action
        return Decision(action, perf_counter() - start)


class _Open:
    """Plays with all hands open."""

    def decide(self, deal: Deal, totals: tuple[int, int], limit: Limit) -> Decision:
        start = perf_counter()
        with held(THINKING):
            action = open_choice(deal)
        return Decision(action, perf_counter() - start)


class _Told:
    """Another program, told the position."""

    def __init__(self, program: Program, seed: int) -> None:
        self._program = program
        self._seed = seed

    def decide(self, deal: Deal, totals: tuple[int, int], limit: Limit) -> Decision:
        return Decision(*self._program.choose(deal, totals, limit, self._seed))


def check(name: str) -> None:
    """Raises `ValueError` when nobody has that name; a program is not started yet."""
    if name.startswith(PREFIX):
        words_of(name)
    elif name != OPEN:
        try:
            create(name)
        except ValueError as error:
            raise ValueError(f"{error}; or {OPEN}, or {PREFIX}<program>") from None


def opponent(name: str, seed: int, threads: int = 1) -> Opponent:
    """Who has this name (see `check`); our bots search on 1 or 2 `threads`. A program is started once a process and serves all its deals."""
    if name == OPEN:
        return _Open()
    if name.startswith(PREFIX):
        if name not in _programs:
            _programs[name] = Program(name)
        return _Told(_programs[name], seed)
    return _Seen(create(name, seed, threads=threads))


def dismiss() -> None:
    """Takes leave of the programs that this process has started."""
    while _programs:
        _programs.popitem()[1].close()


_programs: dict[str, Program] = {}
