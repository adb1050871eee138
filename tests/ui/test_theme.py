"""The colours: complete, readable, and told when they change."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from pytestqt.qtbot import QtBot

from belote_desktop.ui import theme
from belote_desktop.ui.theme import DARK, LIGHT, Palette


def luminance(colour: QColor) -> float:
    parts = [
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4
        for c in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(a: QColor, b: QColor) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
def test_words_can_be_read(palette: Palette) -> None:
    for ink, ground in (
        (palette.text, palette.window), (palette.text, palette.surface), (palette.text, palette.button),
        (palette.text_dim, palette.window), (palette.text_dim, palette.surface),
        (palette.accent_text, palette.accent), (palette.danger_text, palette.danger),
        (palette.us, palette.window), (palette.them, palette.window), (palette.bubble_text, palette.bubble),
        (palette.plate_text, palette.felt_edge), (palette.plate_dim, palette.felt_edge),
    ):  # fmt: skip
        assert contrast(ink, ground) >= 4.5, (ink.name(), ground.name())
    for inks, ground in (
        (palette.two_inks, palette.card_paper), (palette.four_inks, palette.card_paper),
        (palette.two_suits, palette.surface), (palette.four_suits, palette.surface),
    ):  # fmt: skip
        assert all(contrast(ink, ground) >= 4.5 for ink in inks)
    for mark, ground in (
        (palette.ring, palette.window),
        (palette.turn, palette.felt),
        (palette.focus, palette.felt),
    ):
        assert contrast(mark, ground) >= 3, mark.name()


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
    with pytest.raises(ValueError, match="auto, light, dark"):
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
