"""How panels, sheets and dialogs look: one style sheet made from the palette, and small helpers for it.

A widget says what it is by dynamic properties: ``kind`` of a button (``primary``, ``danger``, ``choice``,
``quiet``) and ``role`` of a label (``title``, ``heading``, ``big``, ``dim``, ``us``, ``them``).
"""

from __future__ import annotations

from math import ceil
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QFormLayout, QFrame, QLabel, QLayout, QPushButton, QWidget

from belote_desktop.app.paths import resource

from .enter_button import EnterButton
from .mnemonics import Mnemonics
from .theme import Palette, current, theme
from .zoom import TOUCH, body_px, roomy, scaled, type_factor, zoom

_STEP = 28
"""Least breadth of what counts a number up or down."""

W = TypeVar("W", bound=QWidget)


def _name(colour: QColor) -> str:
    return colour.name(QColor.NameFormat.HexArgb if colour.alpha() < 255 else QColor.NameFormat.HexRgb)


def style_sheet(p: Palette) -> str:
    """The style sheet of the panels in palette `p`."""
    c = {name: _name(value) for name, value in vars(p).items() if isinstance(value, QColor)}
    px = body_px()
    sizes = {"px": px, "title": round(px * 1.55), "big": round(px * 2.1), "small": round(px * 0.88)}
    sizes["row"] = ceil(px * 1.2)  # what a line takes: a field may not be squeezed to less
    least = 2 if zoom.cramp == 1 else 1
    sizes |= {f"s{n}": max(least, scaled(n)) for n in range(2, 31)}  # by what they are in a usual window
    box, edge, groove = sizes["s16"], sizes["s2"], sizes["s6"]
    sizes |= {"overhang": (box + 2 * edge - groove) // 2, "halfbox": box // 2 + edge}
    sizes |= {"line3": edge + 1, "pad1": groove - 1, "side1": sizes["s14"] - 1}
    step = max(_STEP, round(px * 1.6))
    sizes |= {
        "drop": max(sizes["s24"], round(px * 1.4)),
        "step": step,
        "secondstep": step + 1 + edge,
        "steps": 2 * step + 2 + edge,
    }
    sizes |= {"steptall": sizes["row"] + 2 * groove, "sign": round(px * 0.8), "wedge": round(px * 0.77)}
    tick_sign = "tick" if p.accent_text.lightness() > 128 else "tick-black"
    return _TEMPLATE.format(
        **sizes, **c, name=p.tone, tick_sign=tick_sign, icons=resource("icons/ui").as_posix()
    )


_TEMPLATE = """
QWidget {{ font-size: {px}px; color: {text}; }}
QDialog {{ background: {window}; }}
QLabel {{ background: transparent; }}
QLabel[role="title"] {{ font-size: {title}px; font-weight: 700; }}
QLabel[role="heading"] {{ font-size: {small}px; font-weight: 700; color: {text_dim}; }}
QLabel[role="big"] {{ font-size: {big}px; font-weight: 700; }}
QLabel[role="strong"] {{ font-weight: 700; }}
QLabel[role="mine"] {{ font-size: {small}px; font-weight: 700; }}
QLabel[role="dim"] {{ color: {text_dim}; }}
QLabel[role="small"] {{ color: {text_dim}; font-size: {small}px; }}
QLabel[role="us"] {{ color: {us}; font-weight: 700; }}
QLabel[role="them"] {{ color: {them}; font-weight: 700; }}
QPushButton {{
    background: {button}; color: {text}; border: {s2}px solid {button_line}; border-radius: {s8}px;
    padding: {s6}px {s14}px; font-weight: 600;
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
QPushButton[advised="true"] {{ border: {s2}px dashed {ring}; }}
QPushButton:focus {{ border-color: {ring}; }}
QPushButton[kind="primary"]:focus, QPushButton[kind="danger"]:focus, QPushButton[kind="choice"]:checked:focus {{
    border-color: {ring};
}}
QPushButton[slim="true"] {{ padding-left: {s2}px; padding-right: {s2}px; }}
QPushButton[advised="true"]:focus {{ border: {line3}px double {ring}; padding: {pad1}px {side1}px; }}
QPushButton[advised="true"][slim="true"]:focus {{ padding-left: 1px; padding-right: 1px; }}
QPushButton[slim="side"] {{ padding-left: {s6}px; padding-right: {s6}px; }}
QWidget[side="true"] {{ background: {window}; }}
QFrame[card="true"] {{ background: {surface}; border: 1px solid {line}; border-radius: {s14}px; }}
QFrame[rule="true"] {{ background: {line}; border: none; max-height: 1px; min-height: 1px; }}
QScrollArea {{ background: transparent; border: none; }}
QScrollArea > #qt_scrollarea_viewport > QWidget {{ background: transparent; }}
QTabWidget::pane {{ border: 1px solid {line}; border-radius: {s8}px; top: -1px; background: {surface}; }}
QTabBar::tab {{ padding: {s7}px {s14}px; color: {text_dim}; background: transparent; border-bottom: {s3}px solid transparent; }}
QTabBar::tab:selected {{ color: {text}; border-bottom-color: {accent}; }}
QTabBar[searching="true"]::tab:selected {{ color: {text_dim}; border-bottom-color: transparent; }}
QTabBar::tab:focus {{ color: {ring}; }}
QTabBar::scroller {{ width: {steps}px; }}
QTabBar::tear {{ width: 0; image: none; border: none; }}
QTabBar QToolButton {{ background: {button}; border: {s2}px solid {window}; border-radius: {s8}px; }}
QTabBar QToolButton:hover {{ background: {button_hover}; }}
QTabBar QToolButton:pressed {{ background: {button_pressed}; }}
QTabBar QToolButton:disabled {{ background: {button_off}; }}
QTabBar QToolButton::left-arrow {{ image: url({icons}/left-{name}.svg); width: {sign}px; height: {sign}px; }}
QTabBar QToolButton::right-arrow {{ image: url({icons}/right-{name}.svg); width: {sign}px; height: {sign}px; }}
QTabBar QToolButton::left-arrow:disabled, QTabBar QToolButton::right-arrow:disabled {{ image: none; }}
QComboBox, QSpinBox, QDoubleSpinBox, QLineEdit[field="true"] {{
    background: {base}; border: {s2}px solid {line}; border-radius: {s8}px; padding: {s6}px {s6}px;
    min-height: {row}px; selection-background-color: {accent}; selection-color: {accent_text};
}}
QComboBox:hover, QSpinBox:hover, QDoubleSpinBox:hover {{ border-color: {button_pressed}; }}
QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus, QLineEdit[field="true"]:focus {{ border-color: {ring}; }}
QComboBox:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled {{
    color: {button_off_text}; background: {button_off}; border-color: {button_off};
}}
QComboBox::drop-down {{ border: none; width: {drop}px; }}
QComboBox::down-arrow {{ image: url({icons}/down-{name}.svg); width: {wedge}px; height: {wedge}px; }}
QComboBox::down-arrow:disabled {{ image: none; }}
QSpinBox, QDoubleSpinBox {{ padding-right: {steps}px; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
    subcontrol-origin: border; subcontrol-position: center right; width: {step}px; height: {steptall}px;
    border: none; border-left: 1px solid {line}; background: transparent;
}}
QAbstractSpinBox::up-button {{ right: {s2}px; }}
QAbstractSpinBox::down-button {{ right: {secondstep}px; }}
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover {{ background: {button_hover}; }}
QAbstractSpinBox::up-button:pressed, QAbstractSpinBox::down-button:pressed {{ background: {button_pressed}; }}
QAbstractSpinBox::up-arrow {{ image: url({icons}/plus-{name}.svg); width: {sign}px; height: {sign}px; }}
QAbstractSpinBox::down-arrow {{ image: url({icons}/minus-{name}.svg); width: {sign}px; height: {sign}px; }}
QAbstractSpinBox::up-arrow:off, QAbstractSpinBox::down-arrow:off,
QAbstractSpinBox::up-arrow:disabled, QAbstractSpinBox::down-arrow:disabled {{ image: none; }}
QComboBox QAbstractItemView {{
    background: {surface}; border: 1px solid {line}; padding: {s3}px; outline: none;
    selection-background-color: {accent}; selection-color: {accent_text};
}}
QCheckBox {{ spacing: {s6}px; padding: {s2}px 0; border: none; }}
QCheckBox::indicator {{
    width: {s16}px; height: {s16}px; border: {s2}px solid {button_off_text}; border-radius: {s4}px; background: {base};
}}
QCheckBox::indicator:checked {{
    background: {accent}; border-color: {accent}; image: url({icons}/{tick_sign}.svg);
}}
QCheckBox::indicator:focus {{ border-color: {ring}; }}
QSlider {{ min-height: {s26}px; }}
QSlider::groove:horizontal {{ height: {s6}px; border-radius: {s3}px; background: {line}; }}
QSlider::sub-page:horizontal {{ height: {s6}px; border-radius: {s3}px; background: {accent}; }}
QSlider::handle:horizontal {{
    width: {s16}px; height: {s16}px; margin: -{overhang}px 0; border-radius: {halfbox}px;
    background: {accent}; border: {s2}px solid {surface};
}}
QSlider::handle:horizontal:focus {{ border-color: {ring}; }}
QSlider:focus {{ border: {s2}px solid {ring}; border-radius: {s8}px; }}
QScrollBar:vertical {{ background: transparent; width: {s10}px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {button_pressed}; border-radius: {s4}px; min-height: {s30}px; margin: 1px; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
QScrollBar:horizontal {{ background: transparent; height: {s10}px; margin: 0; }}
QScrollBar::handle:horizontal {{ background: {button_pressed}; border-radius: {s4}px; min-width: {s30}px; margin: 1px; }}
QScrollBar::add-line:horizontal, QScrollBar::sub-line:horizontal {{ width: 0; }}
QScrollBar::add-page:horizontal, QScrollBar::sub-page:horizontal {{ background: transparent; }}
QMenu {{ background: {surface}; border: 1px solid {line}; padding: {s4}px; }}
QMenu::item {{ padding: {s6}px {s26}px {s6}px {s22}px; border-radius: {s5}px; }}
QMenu::item:selected {{ background: {accent}; color: {accent_text}; }}
QMenu::item:disabled {{ color: {button_off_text}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: {s4}px {s8}px; }}
QMenuBar {{ background: {window}; border-bottom: 1px solid {line}; }}
QMenuBar::item {{ padding: {s6}px {s11}px; background: transparent; }}
QMenuBar::item:selected {{ background: {button_hover}; border-radius: {s5}px; }}
QTableWidget {{
    background: {surface}; border: {s2}px solid {line}; outline: none;
    selection-background-color: {button}; selection-color: {text};
}}
QTableWidget:focus {{ border-color: {ring}; }}
QTableWidget::item {{ padding: {s6}px {s6}px; border-bottom: 1px solid {line}; }}
QTableWidget::item:selected {{ background: {button}; color: {text}; }}
QHeaderView {{ background: {surface}; }}
QHeaderView::section {{
    background: {surface}; color: {text_dim}; border: none; border-bottom: {s2}px solid {line};
    padding: {s6}px; font-weight: 700; font-size: {small}px;
}}
QToolTip {{ background: {surface}; color: {text}; border: 1px solid {line}; padding: {s4}px {s6}px; }}
"""


class _Styler(QObject):
    """Keeps one widget in the style sheet of the palette that rules; dies with it."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget, self._sheet = widget, ""
        theme().changed.connect(self.apply)
        zoom.changed.connect(self.apply)
        self.apply()

    def apply(self) -> None:
        """Dress the widget anew."""
        sheet = style_sheet(current())
        if sheet != self._sheet:  # to dress a panel takes milliseconds
            self._sheet = sheet
            self._widget.setStyleSheet(sheet)


def themed(widget: W) -> W:
    """Give `widget` and its children the style sheet, now and whenever the theme changes; returns it."""
    _Styler(widget)
    if isinstance(widget, QDialog):
        Mnemonics(widget)
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


class _FieldLabel(QLabel):
    """A label whose letter leads to its field even where that passes the keyboard on to a part of it."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def event(self, event: QEvent) -> bool:
        """Qt leads only to what takes the keyboard itself."""
        if event.type() == QEvent.Type.Shortcut and self.buddy() is not None:
            self.buddy().setFocus(Qt.FocusReason.ShortcutFocusReason)
            return True
        return super().event(event)


def add_row(form: QFormLayout, text: str, field: QWidget | QLayout, name: str = "") -> QLabel:
    """A row of a form with the label in the middle of the field's height; the field gets `name`, or the text."""
    words = _FieldLabel(text)
    words.setMinimumHeight(field.sizeHint().height())
    form.addRow(words, field)
    if isinstance(field, QWidget):
        words.setBuddy(field)
        field.setAccessibleName(name or text)
    return words


__all__ = [
    "TOUCH",
    "ElidedLabel",
    "add_row",
    "body_px",
    "button",
    "elide",
    "label",
    "roomy",
    "rule",
    "scaled",
    "set_role",
    "style_sheet",
    "themed",
    "type_factor",
    "zoom",
]
