"""The look of forms, books and sheets of rules: the panels' style sheet and what only these need."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QDialog, QWidget

from belote_desktop.app.paths import resource

from ..mnemonics import Mnemonics
from ..style import body_px, scaled, style_sheet, zoom
from ..theme import current, theme

W = TypeVar("W", bound=QWidget)


def colour_name(colour: QColor) -> str:
    """``#rrggbb``, for style sheets and HTML."""
    return colour.name(QColor.NameFormat.HexRgb)


_EXTRA = """
QLineEdit {{
    background: {base}; color: {text}; border: {line2}px solid {line}; border-radius: {round}px;
    padding: {pad}px {side}px; min-height: {tall}px; selection-background-color: {accent};
    selection-color: {accent_text};
}}
QLineEdit:hover {{ border-color: {button_pressed}; }}
QLineEdit:focus {{ border-color: {ring}; }}
QSpinBox QLineEdit {{
    background: transparent; border: none; border-radius: 0; padding: 0 {pad}px; min-height: 0;
}}
QComboBox {{ padding-left: {side}px; min-height: {tall}px; }}
QSpinBox {{ min-height: {tall}px; }}
QComboBox QAbstractItemView::item {{ min-height: {item}px; padding: 0 {pad}px; }}
QComboBox[wrong="true"], QSpinBox[wrong="true"] {{ border-color: {danger}; }}
QFrame[option="true"] {{ border: none; border-left: {mark}px solid transparent; background: transparent; }}
QFrame[option="true"][differs="true"] {{ border-left-color: {ring}; }}
QLabel[role="badge"] {{
    color: {text}; background: {button}; border-radius: {badge_round}px; padding: {badge_pad}px {side}px;
    font-size: {small}px; font-weight: 700;
}}
QLabel[role="wrong"] {{ color: {wrong}; font-weight: 600; }}
QLabel[role="section"] {{ font-size: {section}px; font-weight: 700; }}
QPushButton[kind="link"] {{
    background: transparent; border: {line2}px solid transparent; color: {link}; padding: 1px {pad}px;
    font-weight: 600; text-decoration: underline; min-height: 0;
}}
QPushButton[kind="link"]:hover {{ background: {button_hover}; }}
QPushButton[kind="link"]:focus {{ border-color: {ring}; }}
QPushButton[kind="link"]:disabled {{ color: {button_off_text}; }}
QPushButton::menu-indicator {{
    image: url({icons}/down-{name}.svg); width: {tick}px; height: {tick}px; right: {side}px;
    subcontrol-origin: padding; subcontrol-position: right center;
}}
QPushButton[menu="true"] {{ padding-right: {menu}px; }}
QListWidget {{
    background: transparent; border: {line2}px solid transparent; border-radius: {round}px; outline: none;
}}
QListWidget:focus {{ border-color: {ring}; }}
QListWidget::item {{ padding: {pad}px; border-radius: {badge_round}px; color: {text}; }}
QListWidget::item:hover {{ background: {button_hover}; }}
QListWidget::item:selected {{ background: {accent}; color: {accent_text}; }}
QTextBrowser {{
    background: {base}; color: {text}; border: {line2}px solid {line}; border-radius: {round}px;
    selection-background-color: {accent}; selection-color: {accent_text};
}}
QTextBrowser:focus {{ border-color: {ring}; }}
"""


def rules_sheet() -> str:
    """The whole style sheet for the palette and the zoom that rule."""
    palette, px = current(), body_px()
    colours = {name: colour_name(value) for name, value in vars(palette).items() if isinstance(value, QColor)}
    # red of buttons is too dark to be read on dark panels
    wrong = palette.danger if not palette.is_dark else palette.two_suits[1]
    more = {
        "px": px, "tall": round(px * 1.25), "pad": scaled(4), "side": scaled(9), "round": scaled(8),
        "line2": max(2, scaled(2)), "item": round(px * 1.8), "mark": scaled(4), "small": round(px * 0.86),
        "badge_round": scaled(6), "badge_pad": scaled(3), "section": round(px * 1.2), "tick": scaled(10), "menu": scaled(28),
        "wrong": colour_name(wrong), "link": colour_name(palette.us), "name": palette.tone,
        "icons": resource("icons/ui").as_posix(),
    }  # fmt: skip
    return style_sheet(palette) + _EXTRA.format(**colours | more)


class _Dresser(QObject):
    """Keeps one widget in `rules_sheet`; dies with it."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        theme().changed.connect(self.apply)
        zoom.changed.connect(self.apply)
        self.apply()

    def apply(self) -> None:
        """Dress the widget anew."""
        self._widget.setStyleSheet(rules_sheet())


def dressed(widget: W) -> W:
    """Give `widget` and its children the look of the rules, now and whenever the theme changes; returns it."""
    _Dresser(widget)
    if isinstance(widget, QDialog):
        Mnemonics(widget)
    return widget
