"""Names, seats and levels chosen for a match, and the other small dialogs of the table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QToolTip

from belote_desktop.app.bot_style import AS_OTHERS, BotStyle
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.seating import NAMES, Seating
from belote_desktop.engine import Phase, Seat
from belote_desktop.ui.dialogs.new_match import NewMatchDialog
from belote_desktop.ui.dialogs.players import PlayersDialog
from belote_desktop.ui.last_match import config_of_last_match
from belote_desktop.ui.phrases.cards import seat_name
from belote_desktop.ui.style import ElidedLabel, zoom
from tests.ui.clipping import clipped
from tests.ui.conftest import QUICK, Open, Player, reach
from tests.ui.test_curtain import sit


def players_of(player: Player) -> tuple[NewMatchDialog, PlayersDialog]:
    player.window.wiring.new_match()
    dialog = player.window.wiring.dialog
    assert isinstance(dialog, NewMatchDialog)
    player.click(dialog.players)
    QApplication.processEvents()
    return dialog, dialog.findChild(PlayersDialog)


def choose(dialog: PlayersDialog, seat: Seat, kind: str) -> None:
    combo = dialog.kinds[seat]
    combo.setCurrentIndex(combo.findData(kind))


def test_players_chosen_sit_down_and_are_remembered(opened: Open) -> None:
    player = opened(None)
    window = player.window
    dialog, players = players_of(player)
    players.names[Seat.SOUTH].setText("  Ana   Maria ")
    players.names[Seat.WEST].setText("")
    choose(players, Seat.NORTH, "human")
    choose(players, Seat.WEST, "debutant")
    players.styles[Seat.WEST].choose(BotStyle("bold", "rarely"))
    assert all(box.isVisible() for box in players.styles[Seat.WEST].boxes)
    assert not any(box.isVisible() for box in players.styles[Seat.NORTH].boxes)
    players.accepting.click()
    assert "Ana Maria" in dialog.seated.names.text()
    assert "Ana Maria" in dialog.players.accessibleName()
    window.settings.boldness, window.settings.doubling = "careful", "gladly"
    dialog.play.click()
    config = window.session.config
    assert config.humans == {Seat.SOUTH, Seat.NORTH}
    assert config.names[Seat.SOUTH] == "Ana Maria"
    assert config.names[Seat.WEST] in NAMES
    assert len(set(config.names)) == 4
    assert config.level_of(Seat.WEST) == "debutant"
    assert config.level_of(Seat.EAST) == config.level
    assert config.style_of(Seat.WEST) == BotStyle("bold", "rarely")
    assert config.style_of(Seat.EAST) == BotStyle("careful", "gladly")
    again = config_of_last_match(window.settings)
    assert (again.names, again.levels, again.humans) == (config.names, config.levels, config.humans)
    assert (again.style, again.styles) == (config.style, config.styles)
    player.wait(lambda: not window.curtain.isHidden())
    assert config.names[window.curtain.seat] in window.curtain.title.text()


@pytest.mark.parametrize(
    ("language", "west", "east"),
    [
        ("fr", "Débutant, audacieux, coinche rarement", "Expert"),
        ("en", "Beginner, bold, doubles rarely", "Expert"),
    ],
)
def test_a_plate_tells_how_its_bot_plays(opened: Open, language: str, west: str, east: str) -> None:
    player = opened()
    window = player.window
    window.settings.language = language
    levels = (None, None, None, "debutant")
    styles = (AS_OTHERS, AS_OTHERS, AS_OTHERS, BotStyle("bold", "rarely"))
    window.begin(replace(window.session.config, levels=levels, styles=styles))
    player.wait(player.asked)
    told = {seat: window.table.plate_of(seat).accessibleDescription() for seat in Seat}
    assert (told[Seat.WEST], told[Seat.EAST], told[Seat.SOUTH]) == (west, east, "")
    plate = window.table.plate_of(Seat.WEST)
    at = plate.geometry().center()
    QApplication.sendEvent(window.table, QHelpEvent(QEvent.Type.ToolTip, at, window.table.mapToGlobal(at)))
    assert QToolTip.text() == f"{plate.name()}, {west}"
    QToolTip.hideText()


LONG = ("Wolfgang-Amadé", "Maximiliane W.", "Bartholomäus-X", "Anne-Sophie-Ma")


@pytest.mark.parametrize("size", [(700, 560), (800, 600), (1280, 800)])
def test_long_names_are_whole_where_there_is_room_and_told_where_there_is_not(
    opened: Open, size: tuple[int, int]
) -> None:
    player = opened(size=size)
    window = player.window
    usual = window.side.width()
    window.begin(replace(window.session.config, names=LONG))
    player.wait(player.asked)
    for phase in (Phase.AUCTION, Phase.PLAY):
        reach(player, phase)
        window.area.show_side(True)
        QApplication.processEvents()
        assert window.side.width() == usual
        assert not clipped(window)
        for seat in Seat:
            plate = window.table.plate_of(seat)
            assert plate.name() == LONG[seat]
            assert LONG[seat] in plate.toolTip()
            assert LONG[seat] in plate.accessibleName()
            if phase is Phase.PLAY or seat in (Seat.SOUTH, Seat.NORTH):
                scale = window.table.table_layout.scale
                assert plate.width() >= plate.natural_width(scale) - 1, (seat, phase)
    heads = [head for head in window.side.record.findChildren(ElidedLabel) if head.isVisible()]
    assert [head.text() for head in heads] == [head.toolTip() for head in heads]
    assert all(name in window.side.record.accessibleDescription() for name in LONG)


def test_a_name_written_from_the_right_does_not_turn_the_sentence(opened: Open) -> None:
    player = sit(opened, names=("", "", "ليلى", ""))
    sentence = player.window.curtain.title.text()
    assert "\u2068ليلى\u2069" in sentence
    assert seat_name(Seat.EAST) == "Est"  # a name that needs it alone


@pytest.mark.parametrize(
    ("language", "heads"),
    [("fr", ["Nom", "Niveau", "Audace", "Coinche"]), ("en", ["Name", "Level", "Boldness", "Doubling"])],
)
def test_the_lists_of_the_players_stand_in_columns_under_headings(
    opened: Open, language: str, heads: list[str]
) -> None:
    player = opened()
    player.window.settings.language = language
    _dialog, players = players_of(player)
    assert [head.text() for head in players._heads] == heads
    bots = [seat for seat in Seat if seat is not Seat.SOUTH]
    for column, head in enumerate(players._heads):
        fields = [
            (players.names[seat], players.kinds[seat], *players.styles[seat].boxes)[column] for seat in bots
        ]
        assert head.isVisible()
        assert {field.x() for field in fields} == {head.x()}
        assert len({field.width() for field in fields}) == 1
        assert head.geometry().bottom() < min(field.y() for field in fields)
    assert {"fr": "Expert · Équilibré", "en": "Expert · Balanced"}[language] in players.common.text()


@pytest.mark.parametrize("factor", [1.0, 2.7])
def test_nothing_gapes_between_the_players_and_what_is_said_of_them(opened: Open, factor: float) -> None:
    player = opened()
    zoom.set_for(1280 * factor, 800 * factor)
    screen = QApplication.primaryScreen().availableGeometry().size()
    players = PlayersDialog(Seating(), "expert", player.window)
    players.show()
    QApplication.processEvents()
    if players.height() > screen.height():
        pytest.skip("no screen for it")
    layout = players.layout()
    assert layout is not None
    above = players.mapFromGlobal(players.kinds[Seat.EAST].mapToGlobal(QPoint(0, 0))).y()
    gap = players.common.y() - above - players.kinds[Seat.EAST].height()
    assert gap <= 2 * layout.spacing()
    assert not clipped(players)
    players.close()


def test_somebody_must_sit_at_the_screen(opened: Open) -> None:
    _dialog, players = players_of(opened(None))
    choose(players, Seat.SOUTH, "")
    assert not players.accepting.isEnabled()
    assert players.note.text()
    players.usual.click()
    assert players.accepting.isEnabled()
    assert players.seating == Seating()


def test_names_are_used_wherever_players_are_named(opened: Open) -> None:
    player = sit(opened, names=("Lucie", "Marcel", "Ana", "Fanny"))
    window = player.window
    player.click(window.curtain.button)
    player.wait(player.asked)
    assert [head.text() for head in window.side.record._heads] == ["Ana", "Marcel", "Lucie", "Fanny"]
    assert window.table.plates[Seat.NORTH].name() == "Lucie"
    assert "Lucie" in window.table.plates[Seat.NORTH].accessibleName()


def test_a_match_without_names_forgets_those_of_the_last(opened: Open) -> None:
    sit(opened, names=("Lucie", "Marcel", "Ana", "Fanny"))
    player = opened()
    assert player.window.table.plates[Seat.NORTH].name() == "Nord"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("factor", [1.0, 1.6])
def test_no_text_is_cut_off_in_the_small_dialogs(opened: Open, language: str, factor: float) -> None:
    player = opened()
    window = player.window
    window.settings.language = language
    reach(player, Phase.PLAY, tricks=1)
    window.session.undo()
    player.wait(player.asked)
    zoom.set_for(1280 * factor, 800 * factor)
    for name in ("match_sheet", "redeal", "replay_deal"):
        window.commands[name].trigger()
        dialog = window.wiring.dialog
        assert dialog is not None
        QApplication.processEvents()
        assert not clipped(dialog), name
        dialog.reject()
    _dialog, players = players_of(player)
    assert not clipped(players)
    players.reject()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080)])
def test_no_text_is_cut_off_on_the_covers(opened: Open, language: str, size: tuple[int, int]) -> None:
    player = opened(size=size)
    player.window.settings.language = language
    player.window.commands["pause"].trigger()
    QApplication.processEvents()
    assert not clipped(player.window.pause)
    player.window.commands["pause"].trigger()
    shared = sit(opened, names=("M" * 14, "W" * 14, "Q" * 14, "G" * 14)).window
    shared.settings.language = language
    QApplication.processEvents()
    assert not clipped(shared.curtain)
    shared.curtain.button.click()
    QApplication.processEvents()
    assert not clipped(shared.side)


@pytest.mark.parametrize(
    ("south", "west", "free"),
    [("Ana", "ANA", "Bob"), (" Ana\u202e", "Ana", "Bob"), ("", "sud", ""), ("Marcel", "Bob", "Ana")],
)
def test_two_players_are_not_called_the_same(opened: Open, south: str, west: str, free: str) -> None:
    player = opened(None)
    player.window.settings.language = "fr"
    _dialog, players = players_of(player)
    players.names[Seat.SOUTH].setText(south)
    players.names[Seat.WEST].setText(west)
    assert not players.accepting.isEnabled()
    assert "Deux joueurs" in players.note.text()
    players.names[Seat.SOUTH].setText(free)
    players.names[Seat.WEST].setText(west if free else "")
    assert players.accepting.isEnabled()
    assert len(set(players.seating.names)) == 4


def test_no_name_is_taken_for_html(opened: Open) -> None:
    """What a player is called is shown as it was typed, wherever it stands."""
    player = sit(opened, names=("<b>Ana</b>", "<h1>Bo</h1>", "<i>Cy</i>", "<s>Di</s>"))
    window = player.window
    window.notify("bot.failed", {"seat": "W"})
    QApplication.processEvents()
    assert "<s>Di</s>" in window.toast.text
    player.click(window.curtain.button)
    player.wait(player.asked)
    window.commands["match_sheet"].trigger()
    QApplication.processEvents()
    rich = [
        text.text()
        for text in window.findChildren(QLabel)
        if text.text() and text.textFormat() is not Qt.TextFormat.PlainText
    ]
    assert rich == []
    window.wiring.dialog.reject()


@pytest.mark.parametrize("seat", list(Seat))
def test_cards_are_told_to_be_whose_they_are_wherever_one_sits(opened: Open, seat: Seat) -> None:
    player = opened(None)
    window = player.window
    names = ("Nora", "Edgar", "Sami", "Wil")
    window.begin(
        MatchConfig(
            QUICK, think_seconds=0.05, seed=1, dealer=seat.partner, humans=frozenset({seat}), names=names
        )
    )
    player.wait(player.asked)
    reach(player, Phase.PLAY)
    table = window.table
    for place, side in table.stage.sides.items():
        assert side.accessibleName().startswith(table.plates[place].name())
    for who, card in window.session.view.trick.plays(QUICK.direction):
        told = table.stage.trick[table.place_of(who)]
        assert told.card is card
        assert told.accessibleName().endswith(names[who])
    assert table.plates[Seat.SOUTH].name() == names[seat]
