"""System packages: installed with apt by root on a Debian-like system, else named so that one can."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from devkit.base import Stop, call, note


def is_debian_like() -> bool:
    """Whether apt is this system's package manager."""
    return sys.platform.startswith("linux") and Path("/etc/debian_version").exists() and _apt() is not None


def is_root() -> bool:
    """Whether we may install system packages ourselves; never on Windows."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _apt() -> str | None:
    return shutil.which("apt-get")


def install_line(packages: Sequence[str]) -> str:
    """What to type to get these packages, for the person in front of a Debian-like system."""
    sudo = "" if is_root() else "sudo "
    names = " ".join(packages)
    return f"{sudo}apt-get update && {sudo}apt-get install -y --no-install-recommends {names}"


def advice(packages: Sequence[str]) -> str:
    """How to get these packages on this system, in words."""
    if is_debian_like():
        return install_line(packages)
    return f"install them with the system's package manager; Debian calls them: {' '.join(packages)}"


def require(packages: Sequence[str], why: str) -> None:
    """Get packages that there is no going on without; Stop with the exact line where we may not."""
    if not packages:
        return
    if not (is_debian_like() and is_root()):
        raise Stop(f"{why}: {advice(packages)}")
    if not _install(packages):
        raise Stop(f"{why}, and apt could not install it: {install_line(packages)}")


def offer(packages: Sequence[str], why: str) -> None:
    """Get packages that are good to have; a note with the line where we may not, or where it fails."""
    if not packages:
        return
    if not (is_debian_like() and is_root() and _install(packages)):
        note(f"{why}: {advice(packages)}")


def _install(packages: Sequence[str]) -> bool:
    apt = _apt()
    if apt is None:
        return False
    note(f"installing system packages: {' '.join(packages)}")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # A fresh machine has no package lists at all; a failed refresh may still leave usable ones.
    call([apt, "update", "-qq"], env=env)
    return call([apt, "install", "-y", "-qq", "--no-install-recommends", *packages], env=env) == 0


def ensure_venv_module() -> None:
    """Make `python -m venv` work with pip in it: Debian ships its Python without."""
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    if sys.base_prefix == "/usr" and is_debian_like():
        require([package], "this Python cannot make virtual environments")
    else:
        raise Stop(f"{sys.executable} lacks the modules venv and ensurepip: use a complete Python")


def compiler_advice() -> str:
    """How to get what compiling an extension takes."""
    if is_debian_like():
        headers = ["python3-dev"] if sys.base_prefix == "/usr" else []
        return f"{install_line(['gcc', 'libc6-dev', *headers])}"
    return "install a C compiler and start again"
