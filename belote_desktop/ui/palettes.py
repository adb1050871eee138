"""The colours: light, dark and high contrast, each on tables of felt, wood or a plain ground.

Colours that mark suits come in two- and in four-colour inks.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from PySide6.QtGui import QColor

TABLES = ("felt", "blue", "wood", "plain")
"""Values of the setting ``table``."""


def _c(code: str, alpha: float = 1.0) -> QColor:
    colour = QColor(code)
    colour.setAlphaF(alpha)
    return colour


@dataclass(frozen=True)
class Palette:
    """One version of the look. Nearly every field is a colour; the comments say what it lies on."""

    name: str
    """``light``, ``dark`` or ``contrast``."""
    table: str
    """Of what the table is: one of `TABLES`."""
    # The table
    felt_centre: QColor
    felt: QColor
    felt_edge: QColor
    plate: QColor  # translucent panels on the felt: name plates, contract, hint
    plate_text: QColor
    plate_dim: QColor
    plate_line: QColor  # edge of a plate where its surface is not enough; else transparent
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
    chip_points: QColor  # what a card is worth, small on card paper
    chip_nothing: QColor  # … when it is worth nothing
    mark: QColor  # disc on the trumps of the own hand
    mark_ink: QColor  # its star and edge
    card_dim: QColor  # veil over a card that may not be played
    two_inks: tuple[QColor, QColor, QColor, QColor]  # by suit: spades hearts diamonds clubs
    four_inks: tuple[QColor, QColor, QColor, QColor]
    # Panels and dialogs
    window: QColor
    surface: QColor  # raised panel: bidding panel, groups
    base: QColor  # fields and lists
    line: QColor
    groove: QColor  # what a bar runs in
    text: QColor
    text_dim: QColor
    button: QColor
    button_line: QColor  # edge of a button; its own colour where the surface is enough
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
        return self.name != "light"

    @property
    def tone(self) -> str:
        """``light`` or ``dark``: which of the drawn signs go with the panels."""
        return "dark" if self.is_dark else "light"

    def card_ink(self, suit: int, four_colours: bool) -> QColor:
        """Ink of a suit (0..3: spades hearts diamonds clubs) on card paper."""
        return (self.four_inks if four_colours else self.two_inks)[suit]

    def suit_colour(self, suit: int, four_colours: bool) -> QColor:
        """Colour of a suit sign (0..3) on panels."""
        return (self.four_suits if four_colours else self.two_suits)[suit]


_BLACK, _RED, _BLUE, _GREEN = "#1b1f2a", "#c2182b", "#1659b5", "#0f6630"

LIGHT = Palette(
    name="light", table="felt",
    felt_centre=_c("#2a7a5c"), felt=_c("#1f6249"), felt_edge=_c("#143f30"),
    plate=_c("#0a231b", 0.80), plate_text=_c("#fbf8ee"), plate_dim=_c("#bfd2c6"), plate_line=_c("#000000", 0.0),
    turn=_c("#f6c65b"), focus=_c("#ffd75e"), focus_edge=_c("#1a1405"), shadow=_c("#04140e", 0.55),
    bubble=_c("#fffdf6"), bubble_text=_c("#1d2522"), bubble_line=_c("#123a2c", 0.45),
    card_paper=_c("#fffdf7"), card_line=_c("#8f8a7c"), court_ground=_c("#fbf1d9"), card_dim=_c("#1c2b25", 0.25),
    chip_points=_c("#3c4149"), chip_nothing=_c("#6a6c70"), mark=_c("#f3c04e"), mark_ink=_c("#4a3200"),
    two_inks=(_c(_BLACK), _c(_RED), _c(_RED), _c(_BLACK)),
    four_inks=(_c(_BLACK), _c(_RED), _c(_BLUE), _c(_GREEN)),
    window=_c("#f5f1e7"), surface=_c("#fbf8f0"), base=_c("#fffdf8"), line=_c("#d9d1bd"), groove=_c("#d9d1bd"),
    text=_c("#20261f"), text_dim=_c("#5a6156"),
    button=_c("#e6dfcf"), button_line=_c("#e6dfcf"), button_hover=_c("#ddd4bf"), button_pressed=_c("#cfc4aa"),
    button_off=_c("#efeadd"), button_off_text=_c("#7f7b6d"),
    accent=_c("#1c6b4f"), accent_hover=_c("#238260"), accent_text=_c("#ffffff"),
    danger=_c("#ad2322"), danger_hover=_c("#c63230"), danger_text=_c("#ffffff"),
    ring=_c("#b7791f"), us=_c("#1c6b4f"), them=_c("#a4482b"),
    two_suits=(_c(_BLACK), _c(_RED), _c(_RED), _c(_BLACK)),
    four_suits=(_c(_BLACK), _c(_RED), _c(_BLUE), _c(_GREEN)),
)  # fmt: skip

DARK = Palette(
    name="dark", table="felt",
    felt_centre=_c("#1d5543"), felt=_c("#153f32"), felt_edge=_c("#0b2119"),
    plate=_c("#06120d", 0.82), plate_text=_c("#f1efe6"), plate_dim=_c("#a9bdb2"), plate_line=_c("#000000", 0.0),
    turn=_c("#f0bf55"), focus=_c("#ffd75e"), focus_edge=_c("#0d0b04"), shadow=_c("#000000", 0.62),
    bubble=_c("#f3efe3"), bubble_text=_c("#1b2320"), bubble_line=_c("#000000", 0.5),
    card_paper=_c("#f4f0e4"), card_line=_c("#7b7768"), court_ground=_c("#efe5cc"), card_dim=_c("#0f1a16", 0.27),
    chip_points=_c("#383d45"), chip_nothing=_c("#63656a"), mark=_c("#f3c04e"), mark_ink=_c("#4a3200"),
    two_inks=(_c("#171b25"), _c("#ad1224"), _c("#ad1224"), _c("#171b25")),
    four_inks=(_c("#171b25"), _c("#ad1224"), _c("#1452a8"), _c("#0e6029")),
    window=_c("#1d2421"), surface=_c("#27302c"), base=_c("#171d1a"), line=_c("#3d4842"), groove=_c("#3d4842"),
    text=_c("#eceae0"), text_dim=_c("#a9b3ab"),
    button=_c("#38443f"), button_line=_c("#38443f"), button_hover=_c("#44524b"), button_pressed=_c("#2f3a35"),
    button_off=_c("#2a332f"), button_off_text=_c("#7d8882"),
    accent=_c("#2a8261"), accent_hover=_c("#237156"), accent_text=_c("#ffffff"),
    danger=_c("#b83a36"), danger_hover=_c("#cb4a45"), danger_text=_c("#ffffff"),
    ring=_c("#f0bf55"), us=_c("#5cc39a"), them=_c("#e39a72"),
    two_suits=(_c("#e9ecf2"), _c("#ff9092"), _c("#ff9092"), _c("#e9ecf2")),
    four_suits=(_c("#e9ecf2"), _c("#ff9092"), _c("#7fb4ff"), _c("#6fd08d")),
)  # fmt: skip

CONTRAST = replace(
    DARK,
    name="contrast", table="plain",
    felt_centre=_c("#000000"), felt=_c("#000000"), felt_edge=_c("#000000"),
    plate=_c("#000000"), plate_text=_c("#ffffff"), plate_dim=_c("#ffffff"), plate_line=_c("#ffffff"),
    turn=_c("#ffe100"), focus=_c("#00e5ff"), focus_edge=_c("#000000"), shadow=_c("#000000", 0.0),
    bubble=_c("#ffffff"), bubble_text=_c("#000000"), bubble_line=_c("#000000"),
    card_paper=_c("#ffffff"), card_line=_c("#000000"), court_ground=_c("#ffffff"), card_dim=_c("#000000", 0.38),
    chip_points=_c("#000000"), chip_nothing=_c("#404040"), mark=_c("#ffe100"), mark_ink=_c("#000000"),
    two_inks=(_c("#000000"), _c("#b00018"), _c("#b00018"), _c("#000000")),
    four_inks=(_c("#000000"), _c("#b00018"), _c("#00409c"), _c("#005c22")),
    window=_c("#000000"), surface=_c("#000000"), base=_c("#000000"), line=_c("#ffffff"), groove=_c("#000000"),
    text=_c("#ffffff"), text_dim=_c("#ffffff"),
    button=_c("#000000"), button_line=_c("#ffffff"), button_hover=_c("#333333"), button_pressed=_c("#5a5a5a"),
    button_off=_c("#000000"), button_off_text=_c("#b0b0b0"),
    accent=_c("#ffe100"), accent_hover=_c("#fff27a"), accent_text=_c("#000000"),
    danger=_c("#ff9a8a"), danger_hover=_c("#ffb9ad"), danger_text=_c("#000000"),
    ring=_c("#00e5ff"), us=_c("#6dffb0"), them=_c("#ffb06d"),
    two_suits=(_c("#ffffff"), _c("#ff8c8c"), _c("#ff8c8c"), _c("#ffffff")),
    four_suits=(_c("#ffffff"), _c("#ff8c8c"), _c("#8cc4ff"), _c("#7dff9b")),
)  # fmt: skip


def signs_on_plates(palette: Palette) -> Palette:
    """Which palette's suit signs are read on this one's plates: those for dark grounds where a plate is dark."""
    return DARK if palette.plate.lightnessF() < 0.5 else palette


_GROUNDS: dict[tuple[str, str], dict[str, QColor]] = {
    ("light", "blue"): {
        "felt_centre": _c("#2f6490"), "felt": _c("#234f76"), "felt_edge": _c("#15324e"),
        "plate": _c("#081a2b", 0.80), "plate_dim": _c("#bfcedd"), "bubble_line": _c("#0d2a44", 0.45),
    },
    ("dark", "blue"): {
        "felt_centre": _c("#1f4667"), "felt": _c("#173650"), "felt_edge": _c("#0b1d2d"),
        "plate": _c("#050f19", 0.82), "plate_dim": _c("#a8b8c8"),
    },
    ("light", "wood"): {
        "felt_centre": _c("#a06f42"), "felt": _c("#835630"), "felt_edge": _c("#55351b"),
        "plate": _c("#221206", 0.84), "plate_dim": _c("#dccbb8"), "turn": _c("#ffd36b"),
        "focus": _c("#ffe27a"), "shadow": _c("#1a0d03", 0.55), "bubble_line": _c("#3a2110", 0.45),
    },
    ("dark", "wood"): {
        "felt_centre": _c("#654326"), "felt": _c("#4c3019"), "felt_edge": _c("#27170a"),
        "plate": _c("#120902", 0.84), "plate_dim": _c("#c3b3a0"),
    },
    ("light", "plain"): {
        "felt_centre": _c("#e7e1d1"), "felt": _c("#dcd5c2"), "felt_edge": _c("#cdc4ad"),
        "plate": _c("#fffdf7", 0.94), "plate_text": _c("#20261f"), "plate_dim": _c("#565d52"),
        "plate_line": _c("#a39a84"), "turn": _c("#9a4f00"), "focus": _c("#9a4f00"), "focus_edge": _c("#ffffff"),
        "shadow": _c("#3a3222", 0.45), "bubble_line": _c("#6b624d"),
    },
    ("dark", "plain"): {
        "felt_centre": _c("#333b42"), "felt": _c("#282f35"), "felt_edge": _c("#191d21"),
        "plate": _c("#0b0e10", 0.84), "plate_dim": _c("#aab2b8"),
    },
}  # fmt: skip


@cache
def palette_for(name: str, table: str) -> Palette:
    """The palette `name` (light, dark, contrast) on a table of `TABLES`; high contrast has one table only."""
    base = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}[name]
    changes = _GROUNDS.get((name, table))
    return base if changes is None else replace(base, table=table, **changes)  # type: ignore[arg-type]
