"""The brute force of `lines`, compiled where it can be, asked in the solver's terms."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory

from belote_desktop.bots.tables import slots
from belote_desktop.engine import RuleSet, Trump

from . import lines
from .deals import Ending


def compile_lines() -> None:
    """Use compiled lines from now on, if there are Cython and a compiler."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        source = shutil.copy(lines.__file__, folder)
        command = [sys.executable, "-m", "Cython.Build.Cythonize", "--inplace", "-3", "--quiet", source]
        flags = {"CFLAGS": "-O3"} if os.name != "nt" else {}
        subprocess.run(command, cwd=folder, env=os.environ | flags, capture_output=True, check=False)
        built = [path for path in Path(folder).glob("lines.*") if path.suffix in (".so", ".pyd")]
        spec = spec_from_file_location("lines", built[0]) if built else None
        if spec is None or spec.loader is None:
            return
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
    lines.COMPILED, lines.Lines = module.COMPILED, module.Lines
    lines_for.cache_clear()


def compiled() -> bool:
    """Whether the lines are compiled."""
    return lines.COMPILED


@lru_cache(maxsize=64)
def lines_for(rules: RuleSet, trump: Trump) -> lines.Lines:
    """The lines of a contract, made once."""
    return lines.Lines(rules, trump)


def values(ending: Ending) -> dict[int, int]:
    """Team 0's points from here on after each legal card, by slot."""
    tables = ending.tables
    cards = [card.index for card in tables.card_of]
    hands = [sum(1 << cards[slot] for slot in slots(hand)) for hand in ending.hands]
    table = [cards[slot] for slot in ending.table]
    found = lines_for(ending.rules, ending.trump).values(
        hands, ending.leader, table, ending.made, ending.lost, ending.unbeaten
    )
    return {tables.slot_of[card]: value for card, value in found.items()}
