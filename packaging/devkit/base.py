"""What every part of dev.py shares: where the project is, how to speak, how to stop, how to run a program."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent.parent
VENV = ROOT / ".venv"

USAGE_ERROR = 2


class Stop(Exception):
    """Ends dev.py with one clear line on stderr and an exit code (2: something the caller must put right)."""

    def __init__(self, message: str, code: int = USAGE_ERROR) -> None:
        super().__init__(message)
        self.code = code


def note(message: str) -> None:
    """Say what is going on, on stderr: stdout belongs to the program that dev.py starts."""
    print(f"dev.py: {message}", file=sys.stderr, flush=True)


def venv_python() -> Path:
    """The interpreter of the project's environment, whether or not it exists yet."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def venv_tool(name: str) -> Path:
    """A command installed in the project's environment."""
    suffix = ".exe" if os.name == "nt" else ""
    return venv_python().with_name(name + suffix)


def call(command: Sequence[str | Path], env: Mapping[str, str] | None = None, cwd: Path | None = None) -> int:
    """Run a program to its end with our terminal; its exit code (128 + n when signal n ended it)."""
    try:
        code = subprocess.run([str(part) for part in command], env=env, cwd=cwd, check=False).returncode
    except OSError as error:
        raise Stop(f"cannot run {command[0]}: {error.strerror}") from None
    return code if code >= 0 else 128 - code


def become(
    command: Sequence[str | Path], env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> NoReturn:
    """Hand the process over to a program: no parent stays behind, so signals and exit codes are its own."""
    if os.name == "nt":  # there, exec returns to the shell at once
        sys.exit(call(command, env, cwd))
    if cwd is not None:
        os.chdir(cwd)
    sys.stdout.flush()
    sys.stderr.flush()
    try:
        os.execve(str(command[0]), [str(part) for part in command], dict(os.environ if env is None else env))
    except OSError as error:
        raise Stop(f"cannot run {command[0]}: {error.strerror}") from None
