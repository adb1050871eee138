"""The project's files as the quality tests see them."""

from __future__ import annotations

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "belote_desktop"
SKIPPED = {".git", ".venv", "build", "dist", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache"}


@cache
def modules(*folders: str) -> tuple[Path, ...]:
    """Every Python file in these top-level folders."""
    found = (path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    return tuple(sorted(path for path in found if not SKIPPED & set(path.relative_to(ROOT).parts)))


@cache
def parsed(path: Path) -> ast.Module:
    """A module's syntax tree."""
    return ast.parse(path.read_text("utf-8"), str(path))


@cache
def project_files() -> tuple[Path, ...]:
    """Every file that is or would be committed; without git (a source archive), every file but caches."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
        paths = [ROOT / name for name in listing.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = list(ROOT.rglob("*"))
    return tuple(
        sorted(path for path in paths if path.is_file() and not SKIPPED & set(path.relative_to(ROOT).parts))
    )


def shown(path: Path) -> str:
    """A path as a failure message shows it."""
    return path.relative_to(ROOT).as_posix()
