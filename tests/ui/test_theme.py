"""The colours: complete, readable, and told when they change."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from pytestqt.qtbot import QtBot

from belote_desktop.ui import theme
from belote_desktop.ui.palettes import CONTRAST, DARK, LIGHT, TABLES, Palette, palette_for, signs_on_plates


def luminance(colour: QColor) -> float:
    parts = [
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4
        for c in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(a: QColor, b: QColor) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def over(top: QColor, ground: QColor) -> QColor:
    """What is seen of a translucent colour on a ground."""
    part = top.alphaF()
    return QColor.fromRgbF(
        *(a * part + b * (1 - part) for a, b in zip(top.getRgbF()[:3], ground.getRgbF()[:3], strict=True))
    )


PALETTES = [
    palette_for(name, table)
    for name, table in (
        *((name, table) for name in ("light", "dark") for table in TABLES),
        ("contrast", "plain"),
    )
]
every_palette = pytest.mark.parametrize("palette", PALETTES, ids=lambda p: f"{p.name}-{p.table}")


@every_palette
@pytest.mark.parametrize("four", [False, True])
def test_the_signs_of_the_suits_are_read_in_colour_on_plates(palette: Palette, four: bool) -> None:
    signs = signs_on_plates(palette)
    spades, hearts = signs.suit_colour(0, four), signs.suit_colour(1, four)
    assert hearts.red() > hearts.green() + 60
    assert abs(spades.red() - spades.blue()) < 40
    for felt in (palette.felt_centre, palette.felt, palette.felt_edge):
        for suit in range(4):
            assert contrast(signs.suit_colour(suit, four), over(palette.plate, felt)) >= 4.5


@every_palette
def test_words_on_panels_can_be_read(palette: Palette) -> None:
    p = palette
    for ink, ground in (
        *((ink, ground) for ink in (p.text, p.text_dim) for ground in (p.window, p.surface, p.base)),
        *((p.text, ground) for ground in (p.button, p.button_hover, p.button_pressed)),
        *((p.accent_text, ground) for ground in (p.accent, p.accent_hover)),
        *((p.danger_text, ground) for ground in (p.danger, p.danger_hover)),
        *((ink, ground) for ink in (p.us, p.them) for ground in (p.window, p.surface)),
        *(
            (p.suit_colour(suit, four), ground)
            for suit in range(4)
            for four in (False, True)
            for ground in (p.window, p.surface, p.button)
        ),
    ):
        assert contrast(ink, ground) >= 4.5, (ink.name(), ground.name())
    for ground in (p.window, p.surface):
        assert contrast(p.ring, ground) >= 3


@every_palette
def test_words_on_the_table_can_be_read(palette: Palette) -> None:
    p = palette
    for felt in (p.felt_centre, p.felt, p.felt_edge):
        plate = over(p.plate, felt)
        assert contrast(p.plate_text, plate) >= 4.5
        assert contrast(p.plate_dim, plate) >= 4.5
        assert contrast(p.turn, felt) >= 3, felt.name()
        assert max(contrast(p.focus, felt), contrast(p.focus_edge, felt)) >= 3
    dealer = QColor(p.plate)
    dealer.setAlpha(255)
    for ink, ground in (
        (p.bubble_text, p.bubble), (p.focus_edge, p.turn), (dealer, p.plate_text), (p.mark_ink, p.mark),
    ):  # fmt: skip
        assert contrast(ink, ground) >= 4.5, (ink.name(), ground.name())
    assert contrast(p.mark_ink, p.card_paper) >= 3  # the edge of the mark


@every_palette
def test_cards_can_be_read_even_when_they_may_not_be_played(palette: Palette) -> None:
    p = palette
    dimmed = over(p.card_dim, p.card_paper)
    for suit in range(4):
        for four in (False, True):
            ink = p.card_ink(suit, four)
            assert contrast(ink, p.card_paper) >= 4.5
            assert contrast(over(p.card_dim, ink), dimmed) >= 4.5, (suit, four)
    assert contrast(p.card_paper, dimmed) >= 1.3, "a dimmed card looks like any other"
    for ink in (p.chip_points, p.chip_nothing):
        assert contrast(ink, p.card_paper) >= 4.5


@every_palette
def test_what_cannot_be_had_is_pale_and_still_there(palette: Palette) -> None:
    assert contrast(palette.button_off_text, palette.button_off) >= 3


def test_the_choice_rules_and_changes_are_told(qtbot: QtBot) -> None:
    look = theme.theme()
    look.set_choice("light")
    assert theme.current() is LIGHT
    with qtbot.waitSignal(look.changed):
        look.set_choice("dark")
    assert theme.current() is DARK
    assert theme.current().is_dark
    with qtbot.assertNotEmitted(look.changed):
        look.set_choice("dark")
    with pytest.raises(ValueError, match="auto, light, dark, contrast"):
        look.set_choice("pink")


def test_auto_follows_the_desktop(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    look = theme.theme()
    look.set_choice("auto")
    monkeypatch.setattr(theme, "_desktop_is_dark", lambda: True)
    assert theme.current() is DARK
    with qtbot.waitSignal(look.changed):
        QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    look.set_choice("light")
    with qtbot.assertNotEmitted(look.changed):
        QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)


def test_auto_follows_a_desktop_of_high_contrast(monkeypatch: pytest.MonkeyPatch) -> None:
    look = theme.theme()
    look.set_choice("auto")
    monkeypatch.setattr(theme, "_desktop_wants_contrast", lambda: True)
    assert theme.current() is CONTRAST


def test_the_table_is_chosen_and_goes_dark_with_the_desktop(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = theme.theme()
    with qtbot.waitSignal(look.changed):
        look.set_table("wood")
    light = theme.current()
    look.set_choice("auto")
    monkeypatch.setattr(theme, "_desktop_is_dark", lambda: True)
    assert (theme.current().table, light.table) == ("wood", "wood")
    assert theme.current().felt != light.felt
    with pytest.raises(ValueError, match="felt, blue, wood, plain"):
        look.set_table("marble")


def test_inks_are_told(qtbot: QtBot) -> None:
    look = theme.theme()
    with qtbot.waitSignal(look.changed):
        look.set_four_colours(True)
    assert look.four_colours
    assert len({LIGHT.card_ink(suit, True).name() for suit in range(4)}) == 4
    assert len({LIGHT.suit_colour(suit, False).name() for suit in range(4)}) == 2


def test_one_theme_an_application_and_its_helpers() -> None:
    assert theme.theme() is theme.theme()
    assert theme.font(2).pixelSize() == 11
    assert theme.font(20, QFont.Weight.Bold).bold()
    palette = theme.qt_palette(DARK)
    assert palette.color(QPalette.ColorRole.Window) == DARK.window
    assert palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text) == DARK.button_off_text
