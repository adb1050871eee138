"""How panels, sheets and dialogs look: one style sheet made from the palette, and small helpers for it.

A widget says what it is by dynamic properties: ``kind`` of a button (``primary``, ``danger``, ``choice``,
``quiet``) and ``role`` of a label (``title``, ``heading``, ``big``, ``dim``, ``us``, ``them``).
"""

from __future__ import annotations

from math import ceil
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontInfo,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFormLayout, QFrame, QLabel, QLayout, QPushButton, QWidget

from belote_desktop.app.paths import resource

from .enter_button import EnterButton
from .theme import Palette, current, theme

W = TypeVar("W", bound=QWidget)


class Zoom(QObject):
    """How much larger than usual panels are drawn: a large window has large type."""

    changed = Signal()
    STEPS = (1.0, 1.12, 1.25, 1.4, 1.6, 1.8, 2.0, 2.35, 2.7, 3.0)
    """The sizes there are: few, so that dragging the window's edge does not restyle everything all the time."""

    def __init__(self) -> None:
        super().__init__()
        self.factor = 1.0

    def set_for(self, width: float, height: float) -> None:
        """Choose the step for a window of this size; 1 up to a comfortable 1280×800."""
        wanted = min(width / 1280, height / 800)
        factor = max((step for step in self.STEPS if step <= wanted), default=1.0)
        if factor != self.factor:
            self.factor = factor
            self.changed.emit()


zoom = Zoom()


def scaled(pixels: float) -> int:
    """A length of the panels at the present zoom."""
    return round(pixels * zoom.factor)


TOUCH = 44
"""Least height in pixels, at the usual size, of a button that a finger must hit."""

_USUAL_TYPE = 13
"""Height in pixels of the type that the sizes of this module are made for."""


def type_factor() -> float:
    """How much larger the desktop's own type is than usual; never below 1."""
    return max(1.0, QFontInfo(QGuiApplication.font()).pixelSize() / _USUAL_TYPE)


def roomy(pixels: float) -> int:
    """A length that words decide: at the present zoom, and with the desktop's type."""
    return round(scaled(pixels) * type_factor())


def body_px() -> int:
    """Height in pixels of the running text: the desktop's own, but never below 13, at the present zoom."""
    return scaled(max(_USUAL_TYPE, QFontInfo(QGuiApplication.font()).pixelSize()))


def _name(colour: QColor) -> str:
    return colour.name(QColor.NameFormat.HexArgb if colour.alpha() < 255 else QColor.NameFormat.HexRgb)


def style_sheet(p: Palette) -> str:
    """The style sheet of the panels in palette `p`."""
    c = {name: _name(value) for name, value in vars(p).items() if isinstance(value, QColor)}
    px = body_px()
    sizes = {"px": px, "title": round(px * 1.55), "big": round(px * 2.1), "small": round(px * 0.88)}
    sizes["row"] = ceil(px * 1.2)  # what a line takes: a field may not be squeezed to less
    sizes |= {"pad": scaled(6), "side": scaled(14), "round": scaled(8), "line2": max(2, scaled(2))}
    sizes |= {"line3": sizes["line2"] + 1, "pad1": sizes["pad"] - 1, "side1": sizes["side"] - 1}
    sizes |= {"arrow": scaled(24), "tick": scaled(10), "box": scaled(16), "handle": scaled(26)}
    sizes |= {"overhang": (scaled(16) + 4 - 6) // 2, "halfbox": scaled(16) // 2 + 2}
    tick_sign = "tick" if p.accent_text.lightness() > 128 else "tick-black"
    return _TEMPLATE.format(
        **sizes, **c, name=p.tone, tick_sign=tick_sign, icons=resource("icons/ui").as_posix()
    )


_TEMPLATE = """
QWidget {{ font-size: {px}px; color: {text}; }}
QDialog, QMessageBox {{ background: {window}; }}
QLabel {{ background: transparent; }}
QLabel[role="title"] {{ font-size: {title}px; font-weight: 700; }}
QLabel[role="heading"] {{ font-size: {small}px; font-weight: 700; color: {text_dim}; }}
QLabel[role="big"] {{ font-size: {big}px; font-weight: 700; }}
QLabel[role="strong"] {{ font-weight: 700; }}
QLabel[role="dim"] {{ color: {text_dim}; }}
QLabel[role="small"] {{ color: {text_dim}; font-size: {small}px; }}
QLabel[role="us"] {{ color: {us}; font-weight: 700; }}
QLabel[role="them"] {{ color: {them}; font-weight: 700; }}
QPushButton {{
    background: {button}; color: {text}; border: {line2}px solid {button_line}; border-radius: {round}px;
    padding: {pad}px {side}px; font-weight: 600;
}}
QPushButton:hover {{ background: {button_hover}; }}
QPushButton:pressed {{ background: {button_pressed}; }}
QPushButton:disabled {{ background: {button_off}; border-color: {button_off}; color: {button_off_text}; }}
QPushButton[kind="primary"], QPushButton[kind="choice"]:checked {{
    background: {accent}; border-color: {accent}; color: {accent_text};
}}
QPushButton[kind="primary"]:hover, QPushButton[kind="choice"]:checked:hover {{
    background: {accent_hover}; border-color: {accent_hover};
}}
QPushButton[kind="danger"] {{ background: {danger}; border-color: {danger}; color: {danger_text}; }}
QPushButton[kind="danger"]:hover {{ background: {danger_hover}; border-color: {danger_hover}; }}
QPushButton[kind="primary"]:disabled, QPushButton[kind="danger"]:disabled {{
    background: {button_off}; border-color: {button_off}; color: {button_off_text};
}}
QPushButton[kind="quiet"] {{ background: transparent; border-color: {line}; font-weight: 400; }}
QPushButton[kind="quiet"]:hover {{ background: {button_hover}; }}
QPushButton[advised="true"] {{ border: {line2}px dashed {ring}; }}
QPushButton:focus {{ border-color: {ring}; }}
QPushButton[kind="primary"]:focus, QPushButton[kind="danger"]:focus, QPushButton[kind="choice"]:checked:focus {{
    border-color: {ring};
}}
QPushButton[slim="true"] {{ padding-left: 2px; padding-right: 2px; }}
QPushButton[advised="true"]:focus {{ border: {line3}px double {ring}; padding: {pad1}px {side1}px; }}
QPushButton[advised="true"][slim="true"]:focus {{ padding-left: 1px; padding-right: 1px; }}
QPushButton[slim="side"] {{ padding-left: {pad}px; padding-right: {pad}px; }}
QWidget[side="true"] {{ background: {window}; }}
QFrame[card="true"] {{ background: {surface}; border: 1px solid {line}; border-radius: 14px; }}
QFrame[rule="true"] {{ background: {line}; border: none; max-height: 1px; min-height: 1px; }}
QScrollArea {{ background: transparent; border: none; }}
QScrollArea > #qt_scrollarea_viewport > QWidget {{ background: transparent; }}
QTabWidget::pane {{ border: 1px solid {line}; border-radius: 8px; top: -1px; background: {surface}; }}
QTabBar::tab {{ padding: 7px 14px; color: {text_dim}; background: transparent; border-bottom: 3px solid transparent; }}
QTabBar::tab:selected {{ color: {text}; font-weight: 700; border-bottom-color: {accent}; }}
QTabBar[searching="true"]::tab:selected {{ color: {text_dim}; font-weight: 400; border-bottom-color: transparent; }}
QTabBar::tab:focus {{ color: {ring}; }}
QComboBox, QSpinBox, QDoubleSpinBox, QLineEdit[field="true"] {{
    background: {base}; border: {line2}px solid {line}; border-radius: {round}px; padding: {pad}px {pad}px;
    min-height: {row}px; selection-background-color: {accent}; selection-color: {accent_text};
}}
QComboBox:hover, QSpinBox:hover, QDoubleSpinBox:hover {{ border-color: {button_pressed}; }}
QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus, QLineEdit[field="true"]:focus {{ border-color: {ring}; }}
QComboBox:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled {{
    color: {button_off_text}; background: {button_off}; border-color: {button_off};
}}
QComboBox::drop-down {{ border: none; width: {arrow}px; }}
QComboBox::down-arrow, QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {{
    image: url({icons}/down-{name}.svg); width: {tick}px; height: {tick}px;
}}
QComboBox::down-arrow:disabled {{ image: none; }}
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow {{
    image: url({icons}/up-{name}.svg); width: {tick}px; height: {tick}px;
}}
QSpinBox::up-button, QDoubleSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::down-button {{
    border: none; width: {arrow}px;
}}
QComboBox QAbstractItemView {{
    background: {surface}; border: 1px solid {line}; padding: 3px; outline: none;
    selection-background-color: {accent}; selection-color: {accent_text};
}}
QCheckBox {{ spacing: {pad}px; padding: {line2}px 0; border: none; }}
QCheckBox::indicator {{
    width: {box}px; height: {box}px; border: {line2}px solid {button_off_text}; border-radius: 4px; background: {base};
}}
QCheckBox::indicator:checked {{
    background: {accent}; border-color: {accent}; image: url({icons}/{tick_sign}.svg);
}}
QCheckBox::indicator:focus {{ border-color: {ring}; }}
QSlider {{ min-height: {handle}px; }}
QSlider::groove:horizontal {{ height: 6px; border-radius: 3px; background: {line}; }}
QSlider::sub-page:horizontal {{ height: 6px; border-radius: 3px; background: {accent}; }}
QSlider::handle:horizontal {{
    width: {box}px; height: {box}px; margin: -{overhang}px 0; border-radius: {halfbox}px;
    background: {accent}; border: 2px solid {surface};
}}
QSlider::handle:horizontal:focus {{ border-color: {ring}; }}
QSlider:focus {{ border: 2px solid {ring}; border-radius: {round}px; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {button_pressed}; border-radius: 4px; min-height: 30px; margin: 1px; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
QScrollBar::handle:horizontal {{ background: {button_pressed}; border-radius: 4px; min-width: 30px; margin: 1px; }}
QScrollBar::add-line:horizontal, QScrollBar::sub-line:horizontal {{ width: 0; }}
QScrollBar::add-page:horizontal, QScrollBar::sub-page:horizontal {{ background: transparent; }}
QMenu {{ background: {surface}; border: 1px solid {line}; padding: 4px; }}
QMenu::item {{ padding: 6px 26px 6px 22px; border-radius: 5px; }}
QMenu::item:selected {{ background: {accent}; color: {accent_text}; }}
QMenu::item:disabled {{ color: {button_off_text}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 4px 8px; }}
QMenuBar {{ background: {window}; border-bottom: 1px solid {line}; }}
QMenuBar::item {{ padding: 6px 11px; background: transparent; }}
QMenuBar::item:selected {{ background: {button_hover}; border-radius: 5px; }}
QTableWidget {{
    background: {surface}; border: {line2}px solid {line}; outline: none;
    selection-background-color: {button}; selection-color: {text};
}}
QTableWidget:focus {{ border-color: {ring}; }}
QTableWidget::item {{ padding: {pad}px {pad}px; border-bottom: 1px solid {line}; }}
QTableWidget::item:selected {{ background: {button}; color: {text}; }}
QHeaderView {{ background: {surface}; }}
QHeaderView::section {{
    background: {surface}; color: {text_dim}; border: none; border-bottom: {line2}px solid {line};
    padding: {pad}px; font-weight: 700; font-size: {small}px;
}}
QToolTip {{ background: {surface}; color: {text}; border: 1px solid {line}; padding: 4px 6px; }}
"""


class _Styler(QObject):
    """Keeps one widget in the style sheet of the palette that rules; dies with it."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        theme().changed.connect(self.apply)
        zoom.changed.connect(self.apply)
        self.apply()

    def apply(self) -> None:
        """Dress the widget anew."""
        self._widget.setStyleSheet(style_sheet(current()))


def themed(widget: W) -> W:
    """Give `widget` and its children the style sheet, now and whenever the theme changes; returns it."""
    _Styler(widget)
    return widget


def button(text: str, kind: str = "", parent: QWidget | None = None) -> QPushButton:
    """A push button of a `kind` of the style sheet."""
    result = EnterButton(text, parent)
    if kind:
        result.setProperty("kind", kind)
    result.setAutoDefault(False)
    return result


def label(text: str = "", role: str = "", parent: QWidget | None = None) -> QLabel:
    """A label of a `role` of the style sheet. Its text is shown as it is: a name is never taken for HTML."""
    result = QLabel(text, parent)
    result.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        result.setProperty("role", role)
    return result


def elide(painter: QPainter, room: QRectF, align: Qt.AlignmentFlag, text: str) -> None:
    """Draw one line in `room`, cut off with dots where it is longer."""
    width = max(0.0, room.width())
    shown = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, width)
    painter.drawText(room, align, shown)


class ElidedLabel(QLabel):
    """One line that may be longer than its place: cut off with dots then, the whole in its tip."""

    def __init__(self, role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            self.setProperty("role", role)

    def minimumSizeHint(self) -> QSize:
        """Some letters."""
        full = super().minimumSizeHint()
        return QSize(min(full.width(), 3 * self.fontMetrics().height()), full.height())

    def setText(self, text: str) -> None:
        """Show another text."""
        super().setText(text)
        self._retip()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More or less of it fits."""
        super().resizeEvent(event)
        self._retip()

    def changeEvent(self, event: QEvent) -> None:
        """In another font, too."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._retip()

    def _shown(self) -> str:
        width = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, width)

    def _retip(self) -> None:
        text = self.text()
        self.setToolTip("" if self._shown() == text else text)

    def paintEvent(self, event: QPaintEvent) -> None:
        """As much of the text as fits."""
        painter, ink = QPainter(self), self.foregroundRole()
        self.style().drawItemText(
            painter, self.contentsRect(), int(self.alignment()), self.palette(), self.isEnabled(), self._shown(), ink
        )  # fmt: skip


def rule(parent: QWidget | None = None) -> QFrame:
    """A thin line between two parts."""
    result = QFrame(parent)
    result.setProperty("rule", True)
    return result


def set_role(widget: QWidget, name: str, value: str) -> None:
    """Change a dynamic property and let the style sheet see it."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def add_row(form: QFormLayout, text: str, field: QWidget | QLayout, name: str = "") -> QLabel:
    """A row of a form with the label in the middle of the field's height; the field gets `name`, or the text."""
    words = label(text)
    words.setMinimumHeight(field.sizeHint().height())
    form.addRow(words, field)
    if isinstance(field, QWidget):
        words.setBuddy(field)
        field.setAccessibleName(name or text)
    return words
