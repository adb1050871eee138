"""What Qt needs of a Linux system beyond its wheel: shared libraries and a font.

Qt's own message names libxcb-cursor0 whatever is missing, so the dynamic linker is asked instead.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from devkit import system

# The library a Qt file asks for -> the Debian package that brings it.
PACKAGES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libX11.so.6": "libx11-6",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    "libstdc++.so.6": "libstdc++6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}

# Which files of the wheel are looked at, by what is wanted of Qt; relative to the folder PySide6.
WIDGETS = ("QtWidgets.abi3.so", "QtSvg.abi3.so", "Qt/plugins/platforms/libqoffscreen.so")
X11 = ("Qt/plugins/platforms/libqxcb.so",)
WAYLAND = ("Qt/plugins/platforms/libqwayland.so",)
TOOLS = ("lupdate", "lrelease")

BUNDLED = ("libQt6", "libshiboken6", "libpyside6", "libicu")
FONT_PACKAGE = "fonts-dejavu-core"
FONT_SUFFIXES = {".ttf", ".otf", ".ttc", ".pfb", ".pcf"}


def missing_libraries(venv: Path, files: Sequence[str]) -> list[str]:
    """Libraries that these files of Qt ask for and the system does not have; empty off Linux."""
    if not sys.platform.startswith("linux"):
        return []
    found: set[str] = set()
    for folder in venv.glob("lib/python3.*/site-packages/PySide6"):
        for name in files:
            path = folder / name
            if path.exists():
                found.update(_unresolved(path))
    return sorted(name for name in found if not name.startswith(BUNDLED))


def _unresolved(path: Path) -> Iterable[str]:
    ldd = shutil.which("ldd", path=f"{os.environ.get('PATH', os.defpath)}:/usr/bin:/bin")
    if ldd is None:  # a rare system without it: try to load what Qt is known to ask for
        return [name for name in PACKAGES if not _loads(name)]
    env = {**os.environ, "LC_ALL": "C"}
    listing = subprocess.run([ldd, str(path)], capture_output=True, text=True, check=False, env=env).stdout
    return [line.split()[0] for line in listing.splitlines() if line.rstrip().endswith("not found")]


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def packages_for(libraries: Iterable[str]) -> list[str]:
    """The Debian packages that bring these libraries; a library we do not know stands for itself."""
    return sorted({PACKAGES.get(name, name) for name in libraries})


def has_font() -> bool:
    """Whether any font is there (always so off Linux): without one, every text is boxes."""
    if not sys.platform.startswith("linux"):
        return True
    data = os.environ.get("XDG_DATA_HOME", "~/.local/share")
    folders = ["/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", f"{data}/fonts"]
    return any(_holds_font(Path(folder).expanduser()) for folder in folders)


def _holds_font(folder: Path) -> bool:
    for _, _, names in os.walk(folder):
        if any(Path(name.removesuffix(".gz")).suffix.lower() in FONT_SUFFIXES for name in names):
            return True
    return False


def require(venv: Path, files: Sequence[str]) -> None:
    """Stop (or, as root on a Debian-like system, install) when libraries for these files are missing."""
    missing = missing_libraries(venv, files)
    if missing:
        system.require(packages_for(missing), f"Qt needs libraries that this system lacks ({missing[0]} …)")


def require_font() -> None:
    """The same for a font."""
    if not has_font():
        system.require([FONT_PACKAGE], "there is no font on this system, so no text could be drawn")


def offer_window_tests(venv: Path) -> None:
    """What tests of a real window take: a virtual X server, its helpers, Qt's X11 libraries. Optional."""
    if not sys.platform.startswith("linux"):
        return
    programs = {"Xvfb": "xvfb", "xauth": "xauth", "xdotool": "xdotool"}
    wanted = [package for program, package in programs.items() if shutil.which(program) is None]
    wanted += packages_for(missing_libraries(venv, X11))
    system.offer(wanted, "tests of a real window will be skipped; to have them")
