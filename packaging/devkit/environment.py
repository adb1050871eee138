"""The project's environment .venv: made when missing, refreshed when what it was made from has changed.

The stamp file in it says what was installed. It is written last, so an interrupted installation is done again.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TypedDict, cast

from devkit import qtlibs, system
from devkit.base import ROOT, VENV, Stop, call, note, venv_python
from devkit.lock import locked

STAMP = VENV / "belote-stamp.json"
RUN_TIME_TABLES = ("tool.pytest", "tool.ruff", "tool.mypy")
KERNELS = "belote_desktop/bots/kernel*"


class Stamp(TypedDict):
    """What the environment was made from and with."""

    root: str  # a moved checkout breaks the paths inside the environment
    inputs: str
    compiler: bool
    extras: list[str]
    extensions: list[str]  # compiled files, relative to the root
    needs: list[str]  # the kinds of system libraries seen to be there, or asked for once


def kernel_sources() -> list[Path]:
    """The files compiled to extensions where a compiler is found, with what they include."""
    return sorted(path for path in ROOT.glob(KERNELS) if path.suffix in {".py", ".pxd", ".pyx", ".h"})


def inputs_hash() -> str:
    """One hash over the content of everything that an installation depends on."""
    digest = hashlib.sha256(_install_part((ROOT / "pyproject.toml").read_text("utf-8")).encode())
    for path in [ROOT / "packaging" / "build_backend.py", *kernel_sources()]:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _install_part(pyproject: str) -> str:
    """pyproject.toml without the tables of tools that read it at each run: they ask for no new installation."""
    kept, keep = [], True
    for line in pyproject.splitlines():
        if line.startswith("["):
            keep = not line.lstrip("[").startswith(RUN_TIME_TABLES)
        if keep:
            kept.append(line)
    return "\n".join(kept)


def has_compiler() -> bool:
    """Whether a C extension can be built here, as far as a quick look tells."""
    if os.name == "nt":
        # setuptools finds the Visual C++ compiler by its installer's tool, not by PATH
        programs = os.environ.get("PROGRAMFILES(X86)", r"C:\Program Files (x86)")
        return Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe").exists()
    wanted = os.environ.get("CC", "").split()[:1] or [sysconfig.get_config_var("CC") or "cc"]
    return any(shutil.which(name.split()[0]) for name in (*wanted, "cc", "gcc", "clang"))


def read_stamp() -> Stamp | None:
    """The stamp of the environment; None when there is none, or it is damaged, or of another layout."""
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return None
    if not isinstance(stamp, dict) or set(stamp) != set(Stamp.__annotations__):
        return None
    return cast(Stamp, stamp)


def _write_stamp(stamp: Stamp) -> None:
    STAMP.write_text(json.dumps(stamp, indent=1) + "\n", "utf-8")


def is_fresh(stamp: Stamp | None, extras: Collection[str]) -> bool:
    """Whether the environment can be used as it is."""
    return (
        stamp is not None
        and stamp["root"] == str(ROOT)
        and _runnable(venv_python())
        and set(extras) <= set(stamp["extras"])
        and (stamp["compiler"] or not has_compiler())
        and all((ROOT / name).exists() for name in stamp["extensions"])
        and stamp["inputs"] == inputs_hash()
    )


# What a command may need of the system once the project is installed.
NEEDS: dict[str, Callable[[], None]] = {
    "widgets": lambda: qtlibs.require(VENV, qtlibs.WIDGETS),
    "font": qtlibs.require_font,
    "x11": lambda: qtlibs.require(VENV, qtlibs.X11),
    "wayland": lambda: qtlibs.require(VENV, qtlibs.WAYLAND),
    "tools": lambda: qtlibs.require(VENV, qtlibs.TOOLS),
    "window tests": lambda: qtlibs.offer_window_tests(VENV),
}


def ensure(extras: Collection[str] = (), needs: Collection[str] = ()) -> Path:
    """Make the environment hold the project with these extras, and the system what Qt needs (keys of NEEDS).

    Returns the environment's interpreter. When all is as it was, this costs a few milliseconds.
    """
    if not is_fresh(read_stamp(), extras):
        with locked(ROOT / ".venv.lock"):
            stamp = read_stamp()  # another dev.py may have done the work meanwhile
            if not is_fresh(stamp, extras):
                _install(stamp, extras)
    for need in needs:
        stamp = read_stamp()
        if stamp is not None and need not in stamp["needs"]:
            NEEDS[need]()
            _write_stamp({**stamp, "needs": [*stamp["needs"], need]})
    return venv_python()


def _install(stamp: Stamp | None, extras: Collection[str]) -> None:
    moved = stamp is not None and stamp["root"] != str(ROOT)
    if moved or not _runnable(venv_python()) or (stamp is None and not _has_pip()):
        _create()
        stamp = None
    wanted = sorted({*extras, *(stamp["extras"] if stamp else ())})
    inputs, compiler = inputs_hash(), has_compiler()
    STAMP.unlink(missing_ok=True)
    _remove_stale_extensions()
    target = f"{ROOT}[{','.join(wanted)}]" if wanted else str(ROOT)
    extra = f" and {', '.join(wanted)}" if wanted else ""
    note(f"installing the project, PySide6{extra} into {VENV.name}: the first time takes a minute or two")
    command: list[str | Path] = [venv_python(), "-m", "pip", "install", "--editable", target]
    if not sys.stderr.isatty():
        command.insert(4, "--quiet")
    if call(command, env=_pip_environment()) != 0:
        raise Stop("pip could not install the project (its own words are above)", 1)
    built = [path.relative_to(ROOT).as_posix() for path in _extensions()]
    if kernel_sources() and not built:
        remedy = (
            f"`{venv_python()} -m pip install -v -e {ROOT}` tells why"
            if compiler
            else system.compiler_advice()
        )
        note(f"the search is not compiled, so the bots think far less: {remedy}")
    _write_stamp(
        {
            "root": str(ROOT),
            "inputs": inputs,
            "compiler": compiler,
            "extras": wanted,
            "extensions": built,
            "needs": stamp["needs"] if stamp else [],
        }
    )


def _pip_environment() -> dict[str, str]:
    """The caller's PIP_* settings hold, but for those that would install outside the environment."""
    env = dict(os.environ)
    env["PIP_USER"] = "0"
    for name in ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PYTHONHOME", "PYTHONPATH"):
        env.pop(name, None)
    env.setdefault("PIP_DISABLE_PIP_VERSION_CHECK", "1")
    return env


def _runnable(program: Path) -> bool:
    """Whether we may run it; also false when what it links to is gone or closed to us."""
    return os.access(program, os.X_OK)


def _has_pip() -> bool:
    """An environment of another maker, or one whose making was interrupted, may come without."""
    command = [str(venv_python()), "-c", "import pip"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _create() -> None:
    """A new, empty environment with pip. Debian's Python may come without the modules this takes."""
    if any(importlib.util.find_spec(name) is None for name in ("venv", "ensurepip")):
        system.ensure_venv_module()
    note(f"making {VENV.name} with Python {sys.version_info[0]}.{sys.version_info[1]}")
    if VENV.is_symlink() or VENV.is_file():
        raise Stop(f"{VENV} is in the way: remove it, or make it a folder")
    if VENV.exists() and not os.access(VENV, os.W_OK):
        raise Stop(f"{VENV} was made by someone else and cannot be used or replaced: remove it")
    if call([sys.executable, "-m", "venv", "--clear", VENV]) != 0:
        raise Stop(f"could not make {VENV} (the words of Python's venv are above)", 1)


def _extension_suffix() -> str:
    """How compiled modules end for the environment's interpreter, which need not be the one running us."""
    code = "import sysconfig; print(sysconfig.get_config_var('EXT_SUFFIX'))"
    found = subprocess.run([str(venv_python()), "-c", code], capture_output=True, text=True, check=False)
    return found.stdout.strip()


def _extensions() -> list[Path]:
    suffix = _extension_suffix()
    return sorted(ROOT.glob(KERNELS + suffix)) if suffix else []


def _remove_stale_extensions() -> None:
    """A compiled kernel shadows its source: one that will not be rebuilt must not stay."""
    for path in _extensions():
        path.unlink(missing_ok=True)
