"""The command line of the window, without the window: parsed here, carried out by `ui.application`."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeVar

from belote_desktop import __version__
from belote_desktop.app import paths
from belote_desktop.app.setting import Choice
from belote_desktop.app.settings import Settings

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

    from belote_desktop.engine.deal import Deal
    from belote_desktop.engine.rules import RuleSet

PROGRAM = "belote_desktop"
MAX_SEED = 2**53 - 1
"""Greatest seed: one that every JSON reader keeps exact."""

GAMES = {
    "belote": "classic belote: a card is turned up, take it or pass",
    "belote-officielle": "official belote: turned-up card, no trumps and all trumps",
    "coinche": "official coinche: bids from 80 to capot, declarations",
    "coinche-maison": "house coinche: coinche at any moment, no declarations",
    "contree": "official contrée: four suits, no declarations",
    "ancienne": "the old game: no trumps doubled, all trumps tripled, contre",
}
"""The presets of the engine (which is imported when it is wanted), with what `--help` says of each."""

_EXAMPLE = f"""games for --rules:
{chr(10).join(f"  {name:<18} {words}" for name, words in GAMES.items())}

In the window F1 opens the rules of the game being played, F2 the page of keys.

examples:
  belote_desktop
  belote_desktop --rules "coinche(target=500)" --level expert --lang fr
  belote_desktop --rules belote --seed 7 --screenshot table.png

BELOTE_DESKTOP_HOME=DIR in the environment keeps data, settings and logs in DIR."""

T = TypeVar("T")


@dataclass(frozen=True)
class Options:
    """What the command line asks for; None means: as the settings have it."""

    rules: RuleSet | None = None
    """Start a match with these rules; when one is going on, once the player agrees."""
    seed: int | None = None
    """Deal from this seed, 0 to `MAX_SEED`."""
    level: str | None = None
    """Level of the bots."""
    language: str | None = None
    """"fr" or "en"."""
    deal: Deal | None = None
    """Start with this deal; it brings its rules along."""
    screenshot: Path | None = None
    """Save a picture of the window here and quit."""

    @property
    def starts_match(self) -> bool:
        """Whether a new match is asked for instead of the saved one."""
        return self.rules is not None or self.seed is not None or self.deal is not None


def parse_args(argv: Sequence[str] | None = None) -> Options:
    """The options in `argv` (without the program's name; `sys.argv[1:]` when None).

    Raises SystemExit: 0 after --help and --version, 2 after one line on stderr that says what is wrong.
    """
    parser = _parser()
    found = parser.parse_args(sys.argv[1:] if argv is None else list(argv))
    if found.deal is not None and found.rules is not None:
        parser.error("--deal brings its own rules, so --rules cannot go with it")
    if found.deal is not None and found.seed is not None:
        parser.error("--deal gives the cards, so --seed cannot go with it")
    try:
        paths.check_home()
    except paths.HomeError as error:
        parser.error(str(error))
    return Options(found.rules, found.seed, found.level, found.lang, found.deal, found.screenshot)


class _Parser(argparse.ArgumentParser):
    """One line for an error; silent where there is no terminal at all (a windowed program on Windows)."""

    def error(self, message: str) -> NoReturn:
        line = " ".join(message.removeprefix("argument ").split())
        line = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in line)
        self.exit(2, f"{self.prog}: {line} (see {self.prog} --help)\n")

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        stream = file or sys.stderr
        if message and stream is not None:
            with contextlib.suppress(OSError):
                try:
                    stream.write(message)
                except UnicodeEncodeError:  # a terminal without accents
                    stream.write(message.encode("ascii", "replace").decode())


def _parser() -> _Parser:
    parser = _Parser(
        prog=PROGRAM,
        description="Belote, coinche and contrée on the desktop.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "--rules",
        metavar="RULES",
        type=_reads(_rules),
        help='start a match: a game of those below, with changes if you like: "coinche(target=500)"',
    )
    parser.add_argument("--seed", metavar="N", type=_seed, help="deal the cards from this number")
    parser.add_argument("--level", choices=_words("level"), metavar="LEVEL", help=", ".join(_words("level")))
    parser.add_argument("--lang", choices=("fr", "en"), metavar="LANG", help="fr or en")
    parser.add_argument(
        "--deal",
        metavar="LINE",
        type=_reads(_deal),
        help="start with this deal, written in one line; ? for a hand stands for any cards that fit",
    )
    parser.add_argument(
        "--screenshot", metavar="FILE.png", type=_picture, help="save a picture of the window and quit"
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    return parser


# The engine is imported when it is wanted: without options the window stands sooner.


def _rules(text: str) -> RuleSet:
    from belote_desktop.engine.presets import rules_from_text

    return rules_from_text(text)


def _deal(line: str) -> Deal:
    from random import Random

    from belote_desktop.engine.problem import deal_from_problem

    return deal_from_problem(line, Random())


def _words(key: str) -> tuple[str, ...]:
    setting = Settings.setting(key)
    assert isinstance(setting, Choice)
    return setting.choices


def _reads(read: Callable[[str], T]) -> Callable[[str], T]:
    """`read` with its ValueError turned into a message of the parser."""

    def wrapped(text: str) -> T:
        try:
            return read(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return wrapped


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 16 and int(text) <= MAX_SEED):
        raise argparse.ArgumentTypeError(f"«{text[:40]}» is not a whole number from 0 to {MAX_SEED}")
    return int(text)


def _picture(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() != ".png":
        raise argparse.ArgumentTypeError(f"«{text[:200]}» does not end in .png")
    if not path.absolute().parent.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder «{path.absolute().parent}»")
    return path
