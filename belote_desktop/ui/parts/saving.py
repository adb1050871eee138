"""Asking for a file to write to."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from ..i18n import fill, translate
from .confirm import may_be_lost

_PLAIN = ".json"


def ask_where(parent: QWidget, title: str, proposed: Path, kinds: str, suffix: str) -> Path | None:
    """The file that the player wants written, with `suffix` where its name has no ending of ours; None for none.

    The file dialog asks before an existing file is replaced, but knows only the name as it was typed.
    """
    while True:
        text, _ = QFileDialog.getSaveFileName(parent, title, str(proposed), kinds)
        if not text:
            return None
        typed = Path(text)
        path = with_ending(typed, suffix)
        if path == typed or not path.exists() or _may_replace(parent, title, path):
            return path
        proposed = path


def with_ending(path: Path, suffix: str) -> Path:
    """`path`, ending in `suffix` unless it ends so, or in ".json", already. A folder stays one."""
    if path.name.casefold().endswith((suffix, _PLAIN)) or path.is_dir():
        return path
    return path.with_name(path.name.rstrip(".") + suffix)


def _may_replace(parent: QWidget, title: str, path: Path) -> bool:
    text = fill(translate("Saving", "“%1” exists already. Replace it?"), path.name)
    return may_be_lost(parent, title, text, translate("Saving", "Replace"), translate("Saving", "Keep"))
