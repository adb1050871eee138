"""Finds text that does not fit: in labels, buttons and boxes."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QPushButton, QWidget

from belote_desktop.ui.panels.choice import ChoiceButton
from belote_desktop.ui.panels.runs import RunLabel


def clipped(root: QWidget) -> list[str]:
    """What is cut off in `root`, in words."""
    return list(_clipped(root))


def _clipped(root: QWidget) -> Iterator[str]:
    for widget in root.findChildren(QWidget):
        if not widget.isVisible():
            continue
        size = widget.size()
        if type(widget).__module__.startswith("belote_desktop.ui.table"):
            continue  # fits its type to the room by itself
        if isinstance(widget, QLabel) and widget.text():
            if widget.wordWrap():
                if widget.heightForWidth(size.width()) > size.height() + 1:
                    yield f"label «{widget.text()}» in {size.toTuple()}"
            elif widget.sizeHint().width() > size.width() + 1:
                yield f"label «{widget.text()}» in {size.toTuple()}"
        elif isinstance(widget, (ChoiceButton, RunLabel)):
            if widget.sizeHint().width() > size.width() + 1 or widget.sizeHint().height() > size.height() + 1:
                yield f"{widget.accessibleName()} in {size.toTuple()}, wants {widget.sizeHint().toTuple()}"
        elif isinstance(widget, QPushButton) and widget.text():
            metrics = QFontMetrics(widget.font())
            text = widget.text().replace("&", "")
            if metrics.horizontalAdvance(text) + 6 > size.width() or metrics.height() > size.height():
                yield f"button «{text}» in {size.toTuple()}"
        elif isinstance(widget, (QCheckBox, QComboBox)) and widget.sizeHint().width() > size.width() + 1:
            yield f"{type(widget).__name__} «{widget.accessibleName()}» in {size.toTuple()}"
