"""The look of the window: which palette rules, and how the cards look.

Widgets never spell a colour: they ask ``current()`` for the palette when they paint, and repaint on
``theme().changed``.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication, QPalette

from .card_look import CardLook
from .palettes import CONTRAST, DARK, LIGHT, TABLES, Palette, palette_for
from .zoom import smallest_type

CHOICES = ("auto", "light", "dark", "contrast")
"""Values of the setting ``theme``; ``auto`` follows the desktop, live."""


class Theme(QObject):
    """Which palette rules, and how the cards look. One per application, reached by ``theme()``."""

    changed = Signal()
    """The palette is another one, or the cards look otherwise: repaint."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("belote-theme")
        self._choice = "auto"
        self._table = "felt"
        self._cards = CardLook()
        hints = QGuiApplication.styleHints()
        if hints is not None:
            hints.colorSchemeChanged.connect(self._desktop_changed)
            accessibility = getattr(hints, "accessibility", None)  # since Qt 6.10
            if accessibility is not None:
                accessibility().contrastPreferenceChanged.connect(self._desktop_changed)

    @property
    def choice(self) -> str:
        """One of `CHOICES`."""
        return self._choice

    def set_choice(self, choice: str) -> None:
        """Choose one of `CHOICES`; ValueError for anything else."""
        if choice not in CHOICES:
            raise ValueError(f"theme must be one of {', '.join(CHOICES)}, not {choice!r}")
        before = self.palette
        self._choice = choice
        if self.palette is not before:
            self.changed.emit()

    @property
    def table(self) -> str:
        """Of what the table is: one of `palettes.TABLES`."""
        return self._table

    def set_table(self, table: str) -> None:
        """Choose one of `palettes.TABLES`; ValueError for anything else."""
        if table not in TABLES:
            raise ValueError(f"table must be one of {', '.join(TABLES)}, not {table!r}")
        before = self.palette
        self._table = table
        if self.palette is not before:
            self.changed.emit()

    @property
    def cards(self) -> CardLook:
        """The look of the cards."""
        return self._cards

    def set_cards(self, look: CardLook) -> None:
        """Give the cards another look."""
        if look != self._cards:
            self._cards = look
            self.changed.emit()

    @property
    def four_colours(self) -> bool:
        """Whether each suit has its own ink."""
        return self._cards.four_colours

    def set_four_colours(self, on: bool) -> None:
        """Use four inks, or the traditional two."""
        self.set_cards(replace(self._cards, four_colours=on))

    @property
    def palette(self) -> Palette:
        """The palette that rules now."""
        choice = self._choice
        if choice == "auto":
            choice = "contrast" if _desktop_wants_contrast() else "dark" if _desktop_is_dark() else "light"
        return palette_for(choice, self._table)

    def _desktop_changed(self) -> None:
        if self._choice == "auto":
            self.changed.emit()


def _desktop_is_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def _desktop_wants_contrast() -> bool:
    accessibility = getattr(QGuiApplication.styleHints(), "accessibility", None)
    return (
        accessibility is not None
        and accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
    )


def theme() -> Theme:
    """The application's theme object (made at the first call, owned by the application)."""
    app = QGuiApplication.instance()
    if app is None:
        raise RuntimeError("theme() needs a QApplication")
    if app not in _themes:  # asked for thousands of times a second while cards fly
        _themes.clear()
        found = app.findChild(Theme, "belote-theme", Qt.FindChildOption.FindDirectChildrenOnly)
        _themes[app] = found if found is not None else Theme(app)
    return _themes[app]


_themes: dict[QCoreApplication, Theme] = {}
"""That of the one application there is."""


def current() -> Palette:
    """The palette that rules now: shorthand for ``theme().palette``."""
    return theme().palette


SMALLEST = 11
"""Height in pixels of the smallest type anywhere, in a window with room for it."""


def font(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The interface font at a height in pixels; at least 11, what one can still read, where the window has room."""
    result = QFont(QGuiApplication.font())
    result.setPixelSize(max(smallest_type(), round(pixels)))
    result.setWeight(weight)
    return result


def qt_palette(colours: Palette) -> QPalette:
    """The same colours as a QPalette, for what the style paints by itself."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    result = QPalette(colours.button, colours.window)
    for which, colour in (
        (role.Window, colours.window), (role.WindowText, colours.text), (role.Base, colours.base),
        (role.AlternateBase, colours.surface), (role.Text, colours.text), (role.Button, colours.button),
        (role.ButtonText, colours.text), (role.BrightText, colours.danger_text), (role.Mid, colours.line),
        (role.Highlight, colours.accent), (role.HighlightedText, colours.accent_text),
        (role.ToolTipBase, colours.surface), (role.ToolTipText, colours.text),
        (role.PlaceholderText, colours.text_dim), (role.Link, colours.accent),
    ):  # fmt: skip
        result.setColor(which, colour)
    for which in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(group.Disabled, which, colours.button_off_text)
    result.setColor(group.Disabled, role.Button, colours.button_off)
    return result


__all__ = [
    "CHOICES",
    "CONTRAST",
    "DARK",
    "LIGHT",
    "TABLES",
    "Palette",
    "Theme",
    "current",
    "font",
    "qt_palette",
    "theme",
]
