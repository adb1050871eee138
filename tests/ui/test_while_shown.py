"""What is shown for a moment follows the window, the language and the look, and tells nothing too early."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.engine import COINCHE, Deal, Phase, Seat, Suit, Trump
from belote_desktop.engine.cards import Rank
from belote_desktop.engine.declarations import Declaration, Kind
from belote_desktop.engine.events import DeclarationsShown
from belote_desktop.ui import theme
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.panels.glance import Glance
from belote_desktop.ui.style import body_px
from belote_desktop.ui.table.card_widget import CardWidget
from belote_desktop.ui.table.showing import declared_row, laid_row
from tests.ui.clipping import clipped
from tests.ui.conftest import Open, Player, play_first, press, reach
from tests.ui.test_comfort import CERTAIN
from tests.ui.test_free_felt import west_bids
from tests.ui.test_theme import contrast

THIRD = (
    "coinche-maison; dealer=E; N=7S 8H 9H 10H 7D 8D 9D 10D; E=7H JH QH KH AH QC JC 8C;"
    " S=JS 9S AS 10S KS QS 8S AD; W=JD QD KD 7C 9C KC 10C AC; log=- - 80S - - - 8H 7C"
)
"""South is the third to play, and has all that is left."""
SIZES = ((680, 520), (800, 1100))


def laid(opened: Open, certain: str = CERTAIN) -> Player:
    """The rest of a hand lies on the table, until a click."""
    player = opened(None, speed="fast")
    deal = Deal.from_text(certain)
    player.window.director.set_trick_waits(True)
    player.window.begin(MatchConfig(deal.rules, think_seconds=0.05, seed=1), deal)
    player.wait(player.window.commands["lay_down"].isEnabled)
    press(player, Qt.Key.Key_E)
    player.wait(lambda: "étale" in player.window.table.hint)
    return player


def row(player: Player) -> list[QPointF]:
    """Where cards lie that belong to no hand and no trick."""
    return [QPointF(each.pose.x, each.pose.y) for each in player.window.table.stage._loose]


@pytest.mark.parametrize("size", SIZES)
def test_a_hand_laid_down_follows_the_window(opened: Open, size: tuple[int, int]) -> None:
    player = laid(opened)
    player.window.resize(*size)
    table = player.window.table
    player.wait(lambda: table.stage.layout.size.toSize() == table.size() and table.width() <= size[0])
    assert row(player) == [QPointF(pose.x, pose.y) for pose in laid_row(table.table_layout, 7)]


@pytest.mark.parametrize("size", SIZES)
def test_declarations_follow_the_window_while_they_are_shown(opened: Open, size: tuple[int, int]) -> None:
    player = opened(speed="slow")
    window = player.window
    fifty = Declaration(Kind.FIFTY, Rank.QUEEN, Suit.SPADES, 4)
    window.director.play([DeclarationsShown(Seat.EAST, (fifty,))], window.session.view)
    player.wait(lambda: window.table.stage._row is not None)
    window.resize(*size)
    player.wait(lambda: window.table.stage.layout.size.toSize() == window.table.size())
    wanted = declared_row(window.table.table_layout, Seat.EAST, 4)
    assert row(player) == [QPointF(pose.x, pose.y) for pose in wanted]


def test_laying_down_in_a_trick_leaves_the_trick_in_sight(opened: Open) -> None:
    player = laid(opened, THIRD)
    stage = player.window.table.stage
    assert len(stage.trick) == 2
    trick = [each.pose.bounds() for each in stage.trick.values()]
    for each in stage._loose:
        assert not any(each.pose.bounds().intersects(other) for other in trick)
        assert player.window.table.rect().contains(each.geometry().center())


def test_the_end_of_the_deal_is_told_after_the_hand_was_seen(opened: Open) -> None:
    player = laid(opened)
    window = player.window
    assert window.session.match.deal.is_over
    for name in ("last_trick", "match_sheet", "review_deal"):
        assert not window.commands[name].isEnabled(), name
    press(player, Qt.Key.Key_Space)
    player.wait(lambda: not window.deal_end.isHidden())
    for name in ("last_trick", "match_sheet", "review_deal"):
        assert window.commands[name].isEnabled(), name


def glance(player: Player, name: str) -> Glance:
    player.window.commands[name].trigger()
    shown: Glance = player.window.order if name == "card_order" else player.window.peek
    assert shown.isVisible()
    return shown


@pytest.mark.parametrize("name", ["card_order", "last_trick"])
def test_a_glance_follows_language_size_and_letters(opened: Open, name: str) -> None:
    player = opened()
    reach(player, Phase.PLAY, tricks=1)
    window = player.window
    shown = glance(player, name)
    install_translator("en")
    player.wait(lambda: shown.title.text() in ("Card order in spades", "Last trick"))
    window.settings.indices = "english"
    QApplication.processEvents()
    for size in ((1800, 1100), (700, 560)):
        window.resize(*size)
        QApplication.processEvents()
        QApplication.processEvents()
        changed = shown.grab().toImage()
        assert not clipped(shown)
        shown.put_away()
        assert glance(player, name).grab().toImage() == changed


@pytest.mark.parametrize(
    ("look", "four"), [("light", False), ("light", True), ("dark", False), ("contrast", True)]
)
def test_the_sign_of_the_trump_is_read_on_the_ground_of_the_glance(
    opened: Open, look: str, four: bool
) -> None:
    player = opened()
    reach(player, Phase.PLAY)
    theme.theme().set_choice(look)
    theme.theme().set_four_colours(four)
    shown = glance(player, "card_order")
    chips = shown._rows  # type: ignore[attr-defined]
    picture = chips.grab().toImage()
    ground = theme.current().surface
    wide = round(chips._chips.label_width() * chips._chips.scale)
    colours = {
        picture.pixelColor(x, y).name() for x in range(wide) for y in range(round(chips._chips.chip_height))
    }
    assert max(contrast(colour, ground) for colour in map(theme.current().text.__class__, colours)) >= 4.5


@pytest.mark.parametrize("size", [(700, 900), (700, 700), (680, 520)])
def test_a_message_never_lies_under_the_side_panel(opened: Open, size: tuple[int, int]) -> None:
    player = opened(size=size)
    window = player.window
    window.toast.tell("Le fichier des réglages était abîmé. Une copie est gardée.", lasting=True)
    player.wait(window.toast.isVisible)
    window.commands["side_panel"].trigger()
    player.wait(window.side.isVisible)
    QApplication.processEvents()
    understood = window.toast._close
    area = window.area
    where = QRect(understood.mapTo(area, QPoint()), understood.size())
    assert area.childAt(where.center()) is understood
    assert window.toast.visibleRegion().boundingRect() == window.toast.rect()
    install_translator("en")
    player.wait(lambda: understood.text() == "Understood")


def test_a_card_on_the_table_is_named_in_one_language(opened: Open) -> None:
    player = opened(bots=west_bids, dealer=Seat.SOUTH)
    reach(player, Phase.PLAY)
    stage = player.window.table.stage
    assert len(stage.trick) == 3
    for language, word in (("en", "card of"), ("fr", "carte jouée par")):
        install_translator(language)
        player.wait(lambda word=word: all(word in each.accessibleName() for each in stage.trick.values()))  # type: ignore[misc]


@pytest.mark.parametrize("larger", [1.5, 2.0])
def test_panels_follow_the_type_of_the_desktop_while_they_are_open(opened: Open, larger: float) -> None:
    player = opened()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    usual, before = QFont(app.font()), player.window.side.record.fontInfo().pixelSize()
    try:
        grown = QFont(usual)
        grown.setPointSizeF(usual.pointSizeF() * larger)
        app.setFont(grown)
        parts: list[QWidget] = [player.window.side.record, player.window.menu_bar]
        player.wait(lambda: all(part.fontInfo().pixelSize() == body_px() for part in parts))
        assert body_px() > before
    finally:
        app.setFont(usual)


@pytest.mark.parametrize("names", [("card_order", "last_trick"), ("last_trick", "card_order")])
def test_one_glance_takes_the_place_of_the_other(opened: Open, names: tuple[str, str]) -> None:
    player = opened()
    reach(player, Phase.PLAY, tricks=1)
    first, second = (glance(player, name) for name in names)
    assert first.isHidden()
    assert second.isVisible()
    player.key(Qt.Key.Key_Escape)
    assert second.isHidden()
    assert isinstance(QApplication.focusWidget(), CardWidget)


@pytest.mark.parametrize("name", ["card_order", "last_trick"])
def test_a_glance_does_not_outlive_a_dialog_over_it(opened: Open, name: str) -> None:
    player = opened()
    reach(player, Phase.PLAY, tricks=1)
    shown = glance(player, name)
    player.window.commands["shortcuts"].trigger()
    dialog = player.window.wiring.dialog
    assert dialog is not None
    assert shown.isHidden()
    player.wait(dialog.isActiveWindow)
    dialog.reject()
    player.window.activateWindow()
    player.wait(lambda: isinstance(QApplication.focusWidget(), CardWidget))


def test_nobody_is_to_play_while_a_trick_is_looked_at(opened: Open) -> None:
    player = opened(speed="fast")
    player.window.director.set_trick_waits(True)
    reach(player, Phase.PLAY)
    play_first(player)
    player.wait(lambda: "cliquez" in player.window.table.hint)
    assert not any(plate.state.turn for plate in player.window.table.plates.values())


@pytest.mark.parametrize("type_size", [1.35, 2.0], indirect=True)
@pytest.mark.parametrize("size", [(860, 520), (940, 640), (1150, 720), (1280, 800)])
def test_bids_are_whole_beside_the_side_panel_in_large_type(
    opened: Open, type_size: float, size: tuple[int, int]
) -> None:
    player = opened(COINCHE, size=size)
    window = player.window
    if not window.side.isVisible():
        window.commands["side_panel"].trigger()
        player.wait(window.side.isVisible)
    if not window.area.is_beside:
        return
    window.bidding.values.trumps.choose(Trump.ALL_TRUMPS)
    window.bidding.values.changed.emit()
    QApplication.processEvents()
    assert not clipped(window.bidding)
    bidding = window.bidding
    for each in (bidding.pass_button, bidding.double_button, bidding.confirm):
        assert each.fontMetrics().horizontalAdvance(each.text()) <= each.width() - 4, each.text()
