"""What the desktop is set to that Qt does not tell: whether its user wants less motion."""

from __future__ import annotations

import configparser
import shutil
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QStandardPaths, Signal

_QUESTIONS = {
    "linux": ("gsettings", ("get", "org.gnome.desktop.interface", "enable-animations"), "false"),
    "darwin": ("defaults", ("read", "com.apple.universalaccess", "reduceMotion"), "1"),
}
"""By platform: a program of the desktop, its arguments, and the answer that means «less motion»."""


class MotionWish(QObject):
    """Whether the desktop asks for less motion. Unknown counts as no.

    What stands in files is known at once; what a program of the desktop must be asked for comes after `ask`.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._calm: bool | None = None
        self._process: QProcess | None = None

    @property
    def calm(self) -> bool:
        """Whether less motion is wanted."""
        if self._calm is None:
            self._calm = _windows_calm() if sys.platform == "win32" else files_ask_for_calm()
        return self._calm

    def ask(self) -> None:
        """Ask the desktop's own program, if there is one; the answer comes later, by `changed`."""
        question = _QUESTIONS.get(sys.platform)
        if question is None or self.calm or self._process is not None:
            return
        program, arguments, _ = question
        found = shutil.which(program)
        if found is None:
            return
        self._process = QProcess(self)
        self._process.finished.connect(self._answered)
        self._process.start(found, list(arguments))

    def stop(self) -> None:
        """The window closes: no answer is waited for."""
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect(self._answered)
            process.kill()
            process.waitForFinished(200)

    def _answered(self) -> None:
        process, question = self._process, _QUESTIONS.get(sys.platform)
        if process is None or question is None:
            return
        self._process = None
        answer = bytes(process.readAllStandardOutput().data()).decode("utf-8", "replace").strip()
        process.deleteLater()
        if answer == question[2]:
            self._calm = True
            self.changed.emit()


def files_ask_for_calm(folder: Path | None = None) -> bool:
    """Whether a file of KDE or GTK in `folder` (the user's configuration) turns animations off."""
    base = folder or Path(
        QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    )
    places = (
        ("kdeglobals", "KDE", "AnimationDurationFactor"),
        ("gtk-4.0/settings.ini", "Settings", "gtk-enable-animations"),
        ("gtk-3.0/settings.ini", "Settings", "gtk-enable-animations"),
    )
    return any(_is_off(base / name, section, key) for name, section, key in places)


def _is_off(path: Path, section: str, key: str) -> bool:
    parser = configparser.RawConfigParser(strict=False)
    try:
        parser.read(path, "utf-8")
        value = parser.get(section, key, fallback="").strip().lower()
    except (OSError, UnicodeDecodeError, configparser.Error):
        return False
    try:
        return float(value) == 0
    except ValueError:
        return value == "false"


def _windows_calm() -> bool:
    """Whether Windows is set to show no animations."""
    import ctypes

    library = getattr(ctypes, "windll", None)
    shown = ctypes.c_int(1)
    get_client_area_animation = 0x1042
    if library is None or not library.user32.SystemParametersInfoW(
        get_client_area_animation, 0, ctypes.byref(shown), 0
    ):
        return False
    return shown.value == 0
