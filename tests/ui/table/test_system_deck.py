"""Packs of other programs: found where they lie, drawn beside the window, refused when they are not whole."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from belote_desktop.app.decks import find_deck, find_decks
from belote_desktop.engine.cards import DECK, Card
from belote_desktop.ui.card_look import CardLook
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.table.cards import CardPictures
from belote_desktop.ui.table.deck_artist import LONGEST, element_names, grid_place, read_text
from belote_desktop.ui.table.faces import CardStyle
from belote_desktop.ui.table.system_deck import SystemDeck, system_deck
from belote_desktop.ui.theme import LIGHT
from tests.ui.conftest import Open


def colour_of(card: Card | None) -> str:
    """The plain colour that a card of the small packs of these tests has."""
    return "#123456" if card is None else f"#{card.index * 7:02x}80{255 - card.index * 7:02x}"


def svg(kind: str, without: Card | None = None) -> str:
    """A pack of plain rectangles."""
    parts = []
    for place, card in enumerate((None, *DECK)):
        if card is without and card is not None:
            continue
        column, row = grid_place(card) if kind == "gnome" else (place % 13, place // 13)
        box = f'x="{column * 20}" y="{row * 29}" width="20" height="29"'
        name = element_names(card)[-1 if kind == "gnome" else 0]
        parts.append(f'<rect id="{name}" {box} fill="{colour_of(card)}"/>')
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="260" height="145" viewBox="0 0 260 145">'
        + "".join(parts)
        + "</svg>"
    )


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only data folder of the system."""
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "none"))
    return tmp_path


def kde(data: Path, name: str, text: str) -> str:
    """Put a KDE pack there; gives its key."""
    folder = data / "carddecks" / name
    folder.mkdir(parents=True)
    (folder / "index.desktop").write_text(f"[KDE Backdeck]\nName=My {name}\nSVG={name}.svgz\n", "utf-8")
    (folder / f"{name}.svgz").write_bytes(gzip.compress(text.encode("utf-8")))
    return f"kde:{name}"


def gnome(data: Path, name: str, text: str) -> str:
    """Put a GNOME pack there; gives its key."""
    folder = data / "aisleriot" / "cards"
    folder.mkdir(parents=True)
    (folder / f"{name}.svg").write_text(text, "utf-8")
    return f"gnome:{name}"


@pytest.fixture
def deck(qapp: object) -> Iterator[SystemDeck]:
    found = system_deck()
    found.retry()
    yield found
    found.stop()
    found.picture("", None, 0)


def middle(pictures: CardPictures, card: Card | None, style: CardStyle) -> str:
    image = pictures.exact(card, 40, 1.0, style).toImage()
    return QColor(image.pixel(20, 29)).name()


@pytest.mark.parametrize("kind", ["kde", "gnome"])
def test_a_pack_is_drawn_from_where_it_lies(data: Path, deck: SystemDeck, qtbot: QtBot, kind: str) -> None:
    key = (kde if kind == "kde" else gnome)(data, "small", svg(kind))
    before = sorted(data.rglob("*"))
    style = CardStyle(LIGHT, CardLook(deck=key))
    pictures = CardPictures()
    ours = middle(pictures, DECK[0], style)
    assert ours != colour_of(DECK[0])  # our own card stands in
    with qtbot.waitSignal(pictures.arrived, timeout=20_000):
        pass
    for card in (None, *DECK):
        assert middle(pictures, card, style) == colour_of(card), card
    assert sorted(data.rglob("*")) == before


def test_a_larger_card_is_drawn_anew(data: Path, deck: SystemDeck, qtbot: QtBot) -> None:
    key = kde(data, "small", svg("kde"))
    deck.picture(key, None, 60)
    with qtbot.waitSignal(deck.arrived, timeout=20_000):
        pass
    first = deck.picture(key, None, 60)
    assert first is not None
    assert first.width() >= 60
    assert deck.picture(key, None, 400) is not None  # the small one is lent
    with qtbot.waitSignal(deck.arrived, timeout=20_000):
        pass
    large = deck.picture(key, None, 400)
    assert large is not None
    assert large.width() >= 400
    deck.picture(key, None, 5000)
    with qtbot.waitSignal(deck.arrived, timeout=20_000):
        pass
    greatest = deck.picture(key, None, 6000)  # not drawn again: it would only fill the memory
    assert greatest is not None
    assert greatest.width() < 1000
    qtbot.wait(50)
    assert not deck.busy


@pytest.mark.parametrize(
    ("text", "why", "sentence"),
    [
        (svg("kde", without=DECK[5]), "partial", "Il manque des cartes"),
        ("<svg", "damaged", "ne peut pas être lu"),
        ("", "damaged", "ne peut pas être lu"),
        (svg("kde") + " " * LONGEST, "damaged", "ne peut pas être lu"),
        (svg("kde").replace("</svg>", "<g/>" * (LONGEST // 8) + "</svg>"), "damaged", "ne peut pas être lu"),
    ],
    ids=["partial", "broken", "empty", "too long", "too large"],
)
def test_a_pack_that_is_not_whole_is_told_and_ours_is_used(
    data: Path, deck: SystemDeck, opened: Open, text: str, why: str, sentence: str
) -> None:
    install_translator("fr")
    key = kde(data, "odd", text)
    player = opened()
    window = player.window
    window.settings.deck = key
    player.wait(lambda: sentence in window.toast.accessibleName())
    assert "My odd" in window.toast.accessibleName()
    assert deck.picture(key, None, 50) is None
    assert window.settings.deck == key  # mended, it is there again at the next start


def test_no_more_of_a_file_is_read_than_a_pack_can_have(tmp_path: Path) -> None:
    path = tmp_path / "deck"
    for content in (b"x" * LONGEST, gzip.compress(b"x" * LONGEST), gzip.compress(b"x") + gzip.compress(b"y")):
        path.write_bytes(content)
        text = read_text(str(path))
        assert text in (b"x" * LONGEST, b"xy")
    for content in (b"x" * (LONGEST + 1), gzip.compress(b"x" * (LONGEST + 1)), gzip.compress(b"xyz")[:-9]):
        path.write_bytes(content)
        assert read_text(str(path)) is None
    assert read_text(str(tmp_path / "none")) is None


def test_a_process_that_was_ended_is_not_taken_for_its_successor(
    data: Path, deck: SystemDeck, qtbot: QtBot
) -> None:
    key = kde(data, "small", svg("kde"))
    deck.picture(key, None, 60)
    qtbot.waitUntil(lambda: deck.busy)
    (old,) = deck.findChildren(QProcess)
    failures: list[str] = []
    deck.failed.connect(lambda why, _name: failures.append(why))
    late: list[bool] = []

    def speak() -> None:
        """Right behind the new process' start, before the old one is taken down."""
        late.append(deck.busy and old in deck.findChildren(QProcess))
        old.errorOccurred.emit(QProcess.ProcessError.FailedToStart)
        old.readyReadStandardOutput.emit()
        old.finished.emit(1, QProcess.ExitStatus.CrashExit)
        late.append(deck.busy)

    deck.picture(key, None, 400)
    deck._draw()  # at once, not from the event loop, which would take the old process down as well
    speak()
    assert late == [True, True]
    qtbot.waitUntil(lambda: not deck.busy, timeout=20_000)
    assert failures == []
    drawn = deck.picture(key, None, 400)
    assert drawn is not None
    assert drawn.width() >= 400


def test_a_pack_that_is_gone_is_told(data: Path, deck: SystemDeck, opened: Open) -> None:
    install_translator("fr")
    player = opened()
    player.window.settings.deck = "kde:gone"
    player.wait(lambda: "gone" in player.window.toast.accessibleName())
    assert not deck.busy


def test_finding(data: Path) -> None:
    assert find_decks() == ()
    one, two = kde(data, "b", svg("kde")), gnome(data, "a_pack", svg("gnome"))
    (data / "carddecks" / "pixels").mkdir()
    (data / "carddecks" / "pixels" / "index.desktop").write_text("[KDE Backdeck]\nName=P\n", "utf-8")
    (data / "carddecks" / "away").mkdir()
    (data / "carddecks" / "away" / "index.desktop").write_text("[KDE Backdeck]\nSVG=../b/b.svgz\n", "utf-8")
    (data / "carddecks" / "junk").mkdir()
    (data / "carddecks" / "junk" / "index.desktop").write_bytes(b"\xff\x00 no section")
    assert [(deck.key, deck.name) for deck in find_decks()] == [(two, "A pack"), (one, "My b")]
    found = find_deck(one)
    assert found is not None
    assert found.kind == "kde"
    assert find_deck("kde:none") is None
