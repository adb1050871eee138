"""The look of the window: named colours in a light and a dark version, and the object that says which one rules.

Widgets never spell a colour: they ask ``current()`` for the palette when they paint, and repaint on
``theme().changed``. Colours that mark suits come in two- and in four-colour inks.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette

CHOICES = ("auto", "light", "dark")
"""Values of the setting ``theme``; ``auto`` follows the desktop, live."""


def _c(code: str, alpha: float = 1.0) -> QColor:
    colour = QColor(code)
    colour.setAlphaF(alpha)
    return colour


@dataclass(frozen=True)
class Palette:
    """One version of the look. Every field is a colour; the comments say what it lies on."""

    name: str
    # The table
    felt_centre: QColor
    felt: QColor
    felt_edge: QColor
    plate: QColor  # translucent panels on the felt: name plates, contract, hint
    plate_text: QColor
    plate_dim: QColor
    turn: QColor  # ring and dot of whoever is to speak or play, glow of a won trick
    focus: QColor  # keyboard focus on the felt and on cards
    focus_edge: QColor  # outer line of the focus ring, so that it shows on light and on dark
    shadow: QColor
    bubble: QColor
    bubble_text: QColor
    bubble_line: QColor
    # Cards: paper stays light in both versions, inks must stay readable
    card_paper: QColor
    card_line: QColor
    court_ground: QColor  # behind the figures of kings, queens and jacks
    card_dim: QColor  # veil over a card that may not be played
    two_inks: tuple[QColor, QColor, QColor, QColor]  # by suit: spades hearts diamonds clubs
    four_inks: tuple[QColor, QColor, QColor, QColor]
    back: QColor
    back_light: QColor
    back_line: QColor
    # Panels and dialogs
    window: QColor
    surface: QColor  # raised panel: bidding panel, groups
    base: QColor  # fields and lists
    line: QColor
    text: QColor
    text_dim: QColor
    button: QColor
    button_hover: QColor
    button_pressed: QColor
    button_off: QColor
    button_off_text: QColor
    accent: QColor
    accent_hover: QColor
    accent_text: QColor
    danger: QColor
    danger_hover: QColor
    danger_text: QColor
    ring: QColor  # keyboard focus on panels
    us: QColor
    them: QColor
    two_suits: tuple[QColor, QColor, QColor, QColor]  # suit signs on panels, by suit
    four_suits: tuple[QColor, QColor, QColor, QColor]

    @property
    def is_dark(self) -> bool:
        """Whether panels are dark."""
        return self.name == "dark"

    def card_ink(self, suit: int, four_colours: bool) -> QColor:
        """Ink of a suit (0..3: spades hearts diamonds clubs) on card paper."""
        return (self.four_inks if four_colours else self.two_inks)[suit]

    def suit_colour(self, suit: int, four_colours: bool) -> QColor:
        """Colour of a suit sign (0..3) on panels."""
        return (self.four_suits if four_colours else self.two_suits)[suit]


_BLACK, _RED, _BLUE, _GREEN = "#1b1f2a", "#c2182b", "#1659b5", "#157a3a"

LIGHT = Palette(
    name="light",
    felt_centre=_c("#2a7a5c"), felt=_c("#1f6249"), felt_edge=_c("#143f30"),
    plate=_c("#0a231b", 0.80), plate_text=_c("#fbf8ee"), plate_dim=_c("#bfd2c6"),
    turn=_c("#f6c65b"), focus=_c("#ffd75e"), focus_edge=_c("#1a1405"), shadow=_c("#04140e", 0.55),
    bubble=_c("#fffdf6"), bubble_text=_c("#1d2522"), bubble_line=_c("#123a2c", 0.45),
    card_paper=_c("#fffdf7"), card_line=_c("#8f8a7c"), court_ground=_c("#fbf1d9"), card_dim=_c("#1c2b25", 0.25),
    two_inks=(_c(_BLACK), _c(_RED), _c(_RED), _c(_BLACK)),
    four_inks=(_c(_BLACK), _c(_RED), _c(_BLUE), _c(_GREEN)),
    back=_c("#7d1f2e"), back_light=_c("#a63a45"), back_line=_c("#e9c987"),
    window=_c("#f5f1e7"), surface=_c("#fbf8f0"), base=_c("#fffdf8"), line=_c("#d9d1bd"),
    text=_c("#20261f"), text_dim=_c("#5a6156"),
    button=_c("#e6dfcf"), button_hover=_c("#ddd4bf"), button_pressed=_c("#cfc4aa"),
    button_off=_c("#efeadd"), button_off_text=_c("#8d8a7c"),
    accent=_c("#1c6b4f"), accent_hover=_c("#238260"), accent_text=_c("#ffffff"),
    danger=_c("#ad2322"), danger_hover=_c("#c63230"), danger_text=_c("#ffffff"),
    ring=_c("#b7791f"), us=_c("#1c6b4f"), them=_c("#a4482b"),
    two_suits=(_c(_BLACK), _c(_RED), _c(_RED), _c(_BLACK)),
    four_suits=(_c(_BLACK), _c(_RED), _c(_BLUE), _c(_GREEN)),
)  # fmt: skip

DARK = Palette(
    name="dark",
    felt_centre=_c("#1d5543"), felt=_c("#153f32"), felt_edge=_c("#0b2119"),
    plate=_c("#06120d", 0.82), plate_text=_c("#f1efe6"), plate_dim=_c("#a9bdb2"),
    turn=_c("#f0bf55"), focus=_c("#ffd75e"), focus_edge=_c("#0d0b04"), shadow=_c("#000000", 0.62),
    bubble=_c("#f3efe3"), bubble_text=_c("#1b2320"), bubble_line=_c("#000000", 0.5),
    card_paper=_c("#f4f0e4"), card_line=_c("#7b7768"), court_ground=_c("#efe5cc"), card_dim=_c("#0f1a16", 0.31),
    two_inks=(_c("#171b25"), _c("#b81527"), _c("#b81527"), _c("#171b25")),
    four_inks=(_c("#171b25"), _c("#b81527"), _c("#1452a8"), _c("#126f34")),
    back=_c("#6a1a27"), back_light=_c("#8f303b"), back_line=_c("#d8b877"),
    window=_c("#1d2421"), surface=_c("#27302c"), base=_c("#171d1a"), line=_c("#3d4842"),
    text=_c("#eceae0"), text_dim=_c("#a9b3ab"),
    button=_c("#38443f"), button_hover=_c("#44524b"), button_pressed=_c("#2f3a35"),
    button_off=_c("#2a332f"), button_off_text=_c("#7d8882"),
    accent=_c("#2a8261"), accent_hover=_c("#33976f"), accent_text=_c("#ffffff"),
    danger=_c("#b83a36"), danger_hover=_c("#cb4a45"), danger_text=_c("#ffffff"),
    ring=_c("#f0bf55"), us=_c("#5cc39a"), them=_c("#e39a72"),
    two_suits=(_c("#e9ecf2"), _c("#ff7a7d"), _c("#ff7a7d"), _c("#e9ecf2")),
    four_suits=(_c("#e9ecf2"), _c("#ff7a7d"), _c("#7fb4ff"), _c("#6fd08d")),
)  # fmt: skip


class Theme(QObject):
    """Which palette rules. One per application, reached by ``theme()``."""

    changed = Signal()
    """The palette is another one, or the inks are: repaint."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("belote-theme")
        self._choice = "auto"
        self._four_colours = False
        hints = QGuiApplication.styleHints()
        if hints is not None:
            hints.colorSchemeChanged.connect(self._desktop_changed)

    @property
    def choice(self) -> str:
        """``auto``, ``light`` or ``dark``."""
        return self._choice

    def set_choice(self, choice: str) -> None:
        """Choose ``auto``, ``light`` or ``dark``; ValueError for anything else."""
        if choice not in CHOICES:
            raise ValueError(f"theme must be one of {', '.join(CHOICES)}, not {choice!r}")
        if choice == self._choice:
            return
        before = self.palette
        self._choice = choice
        if self.palette is not before:
            self.changed.emit()

    @property
    def four_colours(self) -> bool:
        """Whether each suit has its own ink."""
        return self._four_colours

    def set_four_colours(self, on: bool) -> None:
        """Use four inks, or the traditional two."""
        if on != self._four_colours:
            self._four_colours = on
            self.changed.emit()

    @property
    def palette(self) -> Palette:
        """The palette that rules now."""
        if self._choice == "auto":
            return DARK if _desktop_is_dark() else LIGHT
        return DARK if self._choice == "dark" else LIGHT

    def _desktop_changed(self) -> None:
        if self._choice == "auto":
            self.changed.emit()


def _desktop_is_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def theme() -> Theme:
    """The application's theme object (made at the first call, owned by the application)."""
    app = QGuiApplication.instance()
    if app is None:
        raise RuntimeError("theme() needs a QApplication")
    found = app.findChild(Theme, "belote-theme", Qt.FindChildOption.FindDirectChildrenOnly)
    return found if found is not None else Theme(app)


def current() -> Palette:
    """The palette that rules now: shorthand for ``theme().palette``."""
    return theme().palette


SMALLEST = 11
"""Height in pixels of the smallest type anywhere."""


def font(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The interface font at a height in pixels; at least 11, what one can still read in the smallest window."""
    result = QFont(QGuiApplication.font())
    result.setPixelSize(max(SMALLEST, round(pixels)))
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
