"""Finds text that does not fit, and widgets with text that lie over one another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QTabBar,
    QWidget,
)

from belote_desktop.ui.panels.choice import ChoiceButton
from belote_desktop.ui.panels.runs import RunLabel
from belote_desktop.ui.style import ElidedLabel

_TABLE = (
    "belote_desktop.ui.table"  # what lies there fits its type to the room by itself, and lies over the table
)


def clipped(root: QWidget) -> list[str]:
    """What is cut off in `root`, or lies over something else, in words."""
    return [*_clipped(root), *_beside_the_page(root), *_overlapping(root)]


def _clipped(root: QWidget) -> Iterator[str]:
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or type(widget).__module__.startswith(_TABLE):
            continue
        size, hint = widget.size(), widget.sizeHint()
        if isinstance(widget, (ElidedLabel, RunLabel)) and widget.toolTip() == widget.text():
            hint.setWidth(0)  # cut off, and told by its tip
        if isinstance(widget, QLabel) and widget.text():
            if widget.wordWrap():
                if widget.heightForWidth(size.width()) > size.height() + 1:
                    yield f"label «{widget.text()}» in {size.toTuple()}"
            elif hint.width() > size.width() + 1 or hint.height() > size.height() + 2:
                yield f"label «{widget.text()}» in {size.toTuple()}, wants {hint.toTuple()}"
        elif isinstance(widget, (ChoiceButton, RunLabel)):
            if hint.width() > size.width() + 1 or hint.height() > size.height() + 1:
                yield f"{widget.accessibleName()} in {size.toTuple()}, wants {hint.toTuple()}"
        elif isinstance(widget, QPushButton) and widget.text():
            yield from _button(widget)
        elif isinstance(widget, QLineEdit) and not isinstance(widget.parent(), QAbstractSpinBox):
            words = widget.placeholderText() if not widget.text() else ""
            if QFontMetrics(widget.font()).horizontalAdvance(words) > size.width() - 12:
                yield f"field «{words}» in {size.toTuple()}"
        elif isinstance(widget, QTabBar) and hint.width() > size.width() + 1:
            yield f"tabs in {size.toTuple()}, want {hint.toTuple()}"
        elif isinstance(widget, QListWidget) and not widget.wordWrap():
            if widget.sizeHintForColumn(0) > widget.viewport().width() + 1:
                yield f"list «{widget.accessibleName()}» in {widget.viewport().size().toTuple()}"
        elif isinstance(widget, (QCheckBox, QComboBox, QAbstractSpinBox)) and (
            hint.width() > size.width() + 1 or hint.height() > size.height() + 2
        ):
            yield f"{type(widget).__name__} «{widget.accessibleName()}» in {size.toTuple()}, wants {hint.toTuple()}"


def _button(widget: QPushButton) -> Iterator[str]:
    option = QStyleOptionButton()
    widget.initStyleOption(option)
    inside = widget.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, widget)
    metrics, text = QFontMetrics(widget.font()), widget.text().replace("&", "")
    low = widget.height() < widget.sizeHint().height() - 1
    if metrics.horizontalAdvance(text) > inside.width() + 1 or low:
        yield f"button «{text}» in {widget.size().toTuple()}, of which {inside.size().toTuple()} for the text"


def _tells(widget: QWidget) -> bool:
    return widget.isVisible() and (
        isinstance(widget, (QAbstractSpinBox, QComboBox, QLineEdit, QTabBar, ChoiceButton, RunLabel))
        or (isinstance(widget, (QCheckBox, QLabel, QPushButton)) and bool(widget.text()))
    )


def _beside_the_page(root: QWidget) -> Iterator[str]:
    """What hangs over the side of a page that scrolls up and down only."""
    for area in root.findChildren(QScrollArea):
        page = area.widget()
        if not area.isVisible() or page is None or area.horizontalScrollBar().isVisible():
            continue
        for widget in page.findChildren(QWidget):
            right = widget.mapTo(page, QPoint(widget.width(), 0)).x()
            if _tells(widget) and right > area.viewport().width() + 1:
                yield f"{type(widget).__name__} «{_words(widget)}» ends at {right} of {area.viewport().width()}"


def _overlapping(root: QWidget) -> Iterator[str]:
    """Siblings with text whose rectangles share more than an edge, and text outside of its parent."""
    parents = [root, *(w for w in root.findChildren(QWidget) if w.isVisible())]
    for parent in parents:
        if type(parent).__module__.startswith(_TABLE):
            continue
        telling = [child for child in parent.children() if isinstance(child, QWidget) and _tells(child)]
        for child in telling:
            if not parent.rect().adjusted(-1, -1, 1, 1).contains(child.geometry()):
                yield f"{type(child).__name__} «{_words(child)}» sticks out of {type(parent).__name__}"
        for one, other in combinations(telling, 2):
            shared: QRect = one.geometry() & other.geometry()
            if shared.width() > 2 and shared.height() > 2:
                yield f"«{_words(one)}» lies over «{_words(other)}»"


def _words(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    return widget.accessibleName() or (text() if callable(text) else "")
