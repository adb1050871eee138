"""The commands of dev.py."""

from __future__ import annotations

import argparse
import os
import re
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from devkit import environment, translations
from devkit.base import ROOT, VENV, Stop, become, call, note, venv_tool

DESCRIPTION = "The developer's front door: it makes .venv, installs the project there and runs one command."
COMMANDS = """\
commands:
  run [ARGS]     start the window; ARGS go to the program    dev.py run --rules coinche --lang fr
  test [ARGS]    run the tests; ARGS go to pytest            dev.py test tests/engine -k trick
  lint [PATHS]   ruff and mypy                               dev.py lint --fix
  bench [ARGS]   benchmarks of the search                    dev.py bench --json
  build          wheel and sdist into dist/                  dev.py build
  translate      refresh the .ts and .qm files               dev.py translate

`dev.py COMMAND --help` tells more.
"""

PROCESSES = min(8, (os.cpu_count() or 1) + 1)
"""One more than there are cores: many tests wait for a program that they have started."""
SPREAD = ["-n", str(PROCESSES), "--dist", "worksteal"]
"""Options of pytest-xdist: each process has its share of the tests; who is done first takes from the others."""
IN_ONE = {"-s", "--capture=no", "--pdb", "--trace", "-h", "--help"}
"""Options of pytest for watching one process."""


class Parser(argparse.ArgumentParser):
    """An ArgumentParser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Stop with the message, without argparse's own page of usage."""
        raise Stop(f"{message} (see {self.prog} --help)")


def main(argv: Sequence[str]) -> int:
    """Run one command; its exit code. 2 and one line on stderr when something is to be put right first."""
    try:
        return _dispatch(argv)
    except Stop as stop:
        note(str(stop))
        return stop.code
    except OSError as error:  # a full disk, a folder closed to us …
        note(f"{error.strerror}: {error.filename}" if error.filename else str(error))
        return 2
    except KeyboardInterrupt:
        return 130


def _dispatch(argv: Sequence[str]) -> int:
    parser = Parser(
        prog="dev.py",
        usage="dev.py COMMAND [ARGS]",
        description=DESCRIPTION,
        epilog=COMMANDS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", metavar="COMMAND", help=argparse.SUPPRESS, choices=sorted(HANDLERS))
    if not argv:
        parser.print_help(sys.stderr)
        return 2
    command = parser.parse_args(argv[:1]).command
    code: int = HANDLERS[command](list(argv[1:]))
    return code


def _parser(command: str, usage: str, description: str, example: str) -> Parser:
    return Parser(
        prog=f"dev.py {command}",
        usage=f"dev.py {command} {usage}".rstrip(),
        description=description,
        epilog=f"example: python3 packaging/dev.py {example}",
    )


def _passed_on(parser: Parser, argv: list[str]) -> list[str]:
    """Arguments for the program behind a command: all of them, but for a first --help, which is ours."""
    if argv[:1] in (["-h"], ["--help"]):
        parser.parse_args(argv[:1])
    return argv[1:] if argv[:1] == ["--"] else argv


def run(argv: list[str]) -> int:
    """Start the window."""
    parser = _parser(
        "run",
        "[ARGS]",
        "Start the window. All arguments go to the program; `dev.py run -- --help` lists its own.",
        "run --rules coinche --seed 7 --lang fr",
    )
    args = _passed_on(parser, argv)
    env = dict(os.environ)
    needs = ["widgets", "font"]
    talks_only = any(arg in ("-h", "--help", "--version") for arg in args)
    if sys.platform.startswith("linux") and not env.get("QT_QPA_PLATFORM"):
        display = None if talks_only else _display(env)
        if display is not None:
            needs.append(display)
        elif talks_only or any(arg.split("=")[0] == "--screenshot" for arg in args):
            env["QT_QPA_PLATFORM"] = "offscreen"
        else:
            raise Stop(
                "there is no display to open a window on: start from a graphical session,"
                " or take a picture with --screenshot FILE.png"
            )
    python = environment.ensure(needs=needs)
    become([python, "-m", "belote_desktop", *args], env=env)


def _display(env: dict[str, str]) -> str | None:
    """The kind of display there is ("wayland", "x11"), as environment.NEEDS calls it; None without one."""
    wayland = env.get("WAYLAND_DISPLAY")
    if wayland and Path(env.get("XDG_RUNTIME_DIR", "/"), wayland).exists():
        return "wayland"
    name = env.get("DISPLAY", "")
    local = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", name)
    if not name or (local and not _x_server_answers(int(local[1]))):
        return None
    return "x11"


def _x_server_answers(number: int) -> bool:
    """Whether an X server listens there: Qt ends in a crash on a display that is gone."""
    path = f"/tmp/.X11-unix/X{number}"
    for address in (path, "\0" + path):
        with socket.socket(socket.AF_UNIX) as probe:
            try:
                probe.connect(address)
            except OSError:
                continue
            return True
    return False


def test(argv: list[str]) -> int:
    """Run the tests."""
    parser = _parser(
        "test",
        "[PYTEST ARGS]",
        "Run the tests offscreen, those of a real window under Xvfb where it can be had. All arguments go to"
        " pytest; paths are relative to the project's folder. `dev.py test -- --help` lists pytest's own."
        " All tests run in one process more than there are cores (-n 0: in one), what measures time afterwards"
        " alone; tests that are chosen run in one process.",
        "test tests/engine -k trick",
    )
    args = spread(_passed_on(parser, argv))
    python = environment.ensure(["test"], ["widgets", "font", "tools", "window tests"])
    become([python, "-m", "pytest", *args], env={"QT_QPA_PLATFORM": "offscreen", **os.environ}, cwd=ROOT)


def spread(args: list[str]) -> list[str]:
    """The arguments of pytest so that all tests run on all cores; unchanged where some tests are chosen."""
    chosen = any(not arg.startswith("-") for arg in args)  # a path, or what belongs to -k, -m or -n
    return args if chosen or IN_ONE & set(args) else [*SPREAD, *args]


def lint(argv: list[str]) -> int:
    """Check style and types."""
    parser = _parser(
        "lint",
        "[--fix] [PATH ...]",
        "Check with ruff (rules and format) and mypy. With --fix, ruff repairs and reformats first."
        " Paths, relative to the project's folder, limit it to them.",
        "lint --fix belote_desktop/engine",
    )
    parser.add_argument("--fix", action="store_true", help="let ruff repair what it can and reformat")
    parser.add_argument("paths", metavar="PATH", nargs="*", help="files or folders; everything without any")
    options = parser.parse_args(argv)
    fix, paths = options.fix, options.paths
    for path in paths:
        if not (ROOT / path).exists():
            raise Stop(f"there is no {path} in the project")
    # mypy is for the program and these tools; the tests are held by running them
    typed = [path for path in paths if Path(path).parts[0] != "tests"]
    python = environment.ensure(["test"])
    ruff = venv_tool("ruff")
    checks: list[list[str | Path]] = [
        [ruff, "check", *(["--fix"] if fix else []), *paths],
        [ruff, "format", *([] if fix else ["--check"]), *paths],
    ]
    if typed or not paths:
        checks.append([python, "-m", "mypy", *typed])
    codes = [call(check, cwd=ROOT) for check in checks]
    if any(codes) and not fix:
        note("dev.py lint --fix repairs most of what ruff says")
    return 1 if any(codes) else 0


def bench(argv: list[str]) -> int:
    """Run the benchmarks."""
    parser = _parser("bench", "[ARGS]", "Measure the search. Arguments go to the benchmark.", "bench --json")
    args = _passed_on(parser, argv)
    become([environment.ensure(), "-m", "belote_desktop.bots.bench", *args])


def build(argv: list[str]) -> int:
    """Build the packages."""
    parser = _parser("build", "", "Build a wheel and a source archive (sdist) into dist/.", "build")
    parser.parse_args(argv)
    python = environment.ensure(["build"])
    # Not from the root: its folder build/ would stand in for the module of that name.
    return call([python, "-m", "build", "--outdir", ROOT / "dist", ROOT], cwd=VENV)


def translate(argv: list[str]) -> int:
    """Refresh the translations."""
    parser = _parser(
        "translate",
        "",
        "Collect the sentences of the window into resources/i18n/*.ts and compile those to .qm."
        " Both are committed; a test holds them to the source.",
        "translate",
    )
    parser.parse_args(argv)
    environment.ensure(needs=["tools"])
    translations.refresh()
    return 0


HANDLERS = {
    "run": run,
    "test": test,
    "lint": lint,
    "bench": bench,
    "build": build,
    "translate": translate,
}
