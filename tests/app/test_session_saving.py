"""What is on the disk: before every event, after every kill, between two instances, and when it is damaged."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from belote_desktop.app import paths
from belote_desktop.app.saved_match import NewerSavedMatchError, SavedMatch, SavedMatchError
from belote_desktop.app.session import MatchSession
from belote_desktop.app.storage import MatchStore
from belote_desktop.engine import PRESETS, Bid, Pass, Seat, Trump
from tests.app.fakes import QUICK, Gate, Listener, config, idle, random_action, spin

Make = Callable[..., MatchSession]
FOUR = frozenset(Seat)


def current() -> Path:
    return paths.data_dir() / "current.json"


def saved() -> SavedMatch:
    return SavedMatch.from_text(current().read_text(encoding="utf-8"))


def test_saved_before_its_events_are_told(make: Make) -> None:
    session = make()
    checked: list[int] = []

    def check(*_args: object) -> None:
        assert saved().match == session.match
        assert saved().config == session.config
        checked.append(1)

    for signal_ in (session.started, session.deal_started, session.events):
        signal_.connect(check)
    heard = Listener(session)
    session.new_match(config(QUICK.replace(target=200)))
    spin(lambda: bool(heard.of("match_ended")))
    assert len(checked) == 1 + len(heard.of("deal_started")) + len(heard.of("events"))


@pytest.mark.parametrize("preset", list(PRESETS))
def test_resume_is_exact_at_any_point(make: Make, tmp_path: Path, preset: str) -> None:
    random = Random(preset)
    session = make()
    copies: list[tuple[Path, Any]] = []

    def copy(_events: object) -> None:
        if random.random() < 0.12 and len(copies) < 12:
            folder = tmp_path / f"copy{len(copies)}"
            folder.mkdir()
            shutil.copy(current(), folder)
            copies.append((folder, session.match))

    session.events.connect(copy)
    heard = Listener(session)
    session.new_match(config(PRESETS[preset].replace(target=200), level="fort"))
    spin(lambda: bool(heard.of("match_ended")))
    assert any(match.deal.trick.cards for _folder, match in copies)
    for folder, match in copies:
        other = make(store=MatchStore(folder))
        listener = Listener(other)
        assert other.resume()
        assert listener.heard == [("started",)]
        assert other.match == match
        assert [other.match.seen_by(seat) for seat in Seat] == [match.seen_by(seat) for seat in Seat]
        assert other.config == session.config
        assert other.keeper.load() == SavedMatch.from_text((folder / "current.json").read_text())
        spin(lambda listener=listener: bool(listener.of("match_ended")))
        assert other.match == session.match, "the cards to come are the same too"


def test_nothing_to_resume(make: Make) -> None:
    session = make()
    heard = Listener(session)
    assert not session.resume()
    assert not session.has_match
    assert heard.heard == []


def test_resumed_match_asks_the_human_again(make: Make) -> None:
    session = make()
    session.new_match(config(humans=FOUR))
    session.act(Pass())
    turn = session.turn
    session.shutdown()
    again = make()
    heard = Listener(again)
    assert again.resume()
    spin(lambda: bool(heard.of("turn_changed")))
    assert heard.heard == [("started",), ("turn_changed", turn)]


def test_resume_between_deals_shows_the_end_again(make: Make) -> None:
    session = make()
    heard = Listener(session)
    flag = Gate().open
    south = frozenset({Seat.SOUTH})
    session.turn_changed.connect(
        lambda seat: seat is Seat.SOUTH and session.act(random_action(session.view, flag))
    )
    session.new_match(config(QUICK.replace(target=20_000), humans=south))
    spin(lambda: any(score for (score,) in heard.of("deal_ended")))
    session.shutdown()
    again = make()
    listener = Listener(again)
    assert again.resume()
    spin(lambda: bool(listener.of("deal_ended")))
    assert listener.of("deal_ended") == [(session.match.deal.score,)]
    idle()
    assert again.match == session.match
    again.next_deal()
    session_next = session.match.next_deal(
        session.match.next_deck(session.config.deal_random(len(again.match.deals)))
    )
    assert again.match == session_next


def test_finished_match_goes_to_the_history_and_is_forgotten(make: Make) -> None:
    session = make()
    heard = Listener(session)
    session.new_match(config(QUICK.replace(target=200)))
    spin(lambda: bool(heard.of("match_ended")))
    assert not current().exists()
    (entry,) = session.keeper.store.history.read().entries
    assert SavedMatch.from_text(entry.text).match == session.match
    session.shutdown()
    assert not make().resume()


def test_kill_during_the_last_animation_shows_the_end_once_more(make: Make) -> None:
    session = make()
    heard = Listener(session)
    session.set_director(True)
    session.events.connect(lambda _events: session.match.is_over or session.advance())
    session.new_match(config(QUICK.replace(target=200)))
    spin(lambda: session.match.is_over)
    idle()
    assert heard.of("match_ended") == []
    session.shutdown()  # as after a kill: the director never said that it was done
    again = make()
    listener = Listener(again)
    assert again.resume()
    spin(lambda: bool(listener.of("match_ended")))
    assert listener.of("match_ended") == [(session.match.winner,)]
    assert len(again.keeper.store.history.read().entries) == 1
    assert not current().exists()


def test_second_instance_has_no_save_and_harms_none(make: Make) -> None:
    first, second = make(), make()
    heard = Listener(second)
    first.new_match(config(humans=FOUR))
    first.act(Pass())
    before = current().read_bytes()
    assert not second.resume()
    second.new_match(config(QUICK.replace(target=200), seed=8))
    spin(lambda: bool(heard.of("match_ended")))
    assert heard.notices.count("match.second_instance") == 1
    assert current().read_bytes() == before
    assert len(second.keeper.store.history.read().entries) == 1
    first.act(Pass())
    assert saved().match == first.match


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("10H", "10X"),
        lambda text: "[]",
        lambda text: json.dumps({**json.loads(text), "extra": {}}),
        lambda text: json.dumps({**json.loads(text), "version": None}),
        lambda text: text.replace('"humans": "NESW"', '"humans": "NEXT"'),
        lambda text: text.replace('"humans": "NESW"', '"humans": 3'),
        lambda text: text.replace('"think_seconds": 0.05', '"think_seconds": -1'),
        lambda text: text.replace("coinche(target=400)", "coinche(target=500)", 1),
        lambda text: "[" * 200_000,
    ],
)
def test_damaged_save_is_set_aside(make: Make, damage: Callable[[str], str]) -> None:
    session = make()
    session.new_match(config(humans=FOUR))
    session.shutdown()
    whole = current().read_text(encoding="utf-8")
    content = damage(whole)
    assert content != whole
    current().write_text(content, encoding="utf-8")
    again = make()
    heard = Listener(again)
    assert not again.resume()
    assert [key for key, _ in heard.of("notice")] == ["match.damaged"]
    kept = Path(heard.of("notice")[0][1]["path"])
    assert kept.read_text(encoding="utf-8") == content
    again.new_match(config(humans=FOUR))
    assert saved().match == again.match
    assert kept.read_text(encoding="utf-8") == content


def test_bytes_that_are_no_text_are_set_aside(make: Make) -> None:
    current().parent.mkdir(parents=True)
    current().write_bytes(b"\xff\x00")
    session = make()
    heard = Listener(session)
    assert not session.resume()
    assert heard.notices == ["match.damaged"]


@pytest.mark.parametrize("where", ["cards", "table"])
def test_newer_save_is_refused_politely(make: Make, where: str) -> None:
    session = make()
    session.new_match(config(humans=FOUR))
    session.shutdown()
    data = json.loads(current().read_text(encoding="utf-8"))
    if where == "cards":
        data["version"] += 1
    else:
        data["extra"]["table"] += 1
    text = json.dumps(data)
    with pytest.raises(NewerSavedMatchError):
        SavedMatch.from_text(text)
    current().write_text(text, encoding="utf-8")
    again = make()
    heard = Listener(again)
    assert not again.resume()
    assert heard.notices == ["match.newer"]
    kept = Path(heard.of("notice")[0][1]["path"])
    assert kept.name == "current.json.newer"
    assert kept.read_text(encoding="utf-8") == text


def test_every_cut_of_a_save_is_damage() -> None:
    text = SavedMatch.begin(config(humans=FOUR)).to_text()
    assert SavedMatch.from_text(text).to_text() == text
    for end in range(0, len(text), 7):
        with pytest.raises(SavedMatchError):
            SavedMatch.from_text(text[:end])


def test_full_disk_is_told_once_and_the_game_goes_on(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    session = make()
    heard = Listener(session)
    session.new_match(config(humans=FOUR))
    whole = saved().match

    def full(_text: str) -> bool:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(session.keeper.store, "save", full)
        for _ in range(3):
            session.act(Pass())
    assert heard.notices == ["match.unsaved"]
    assert heard.of("notice")[0][1] == {"path": str(current()), "trouble": "full"}
    assert saved().match == whole
    session.act(Bid(80, Trump.HEARTS))
    assert saved().match == session.match, "and saved again once there is room"
    with monkeypatch.context() as patch:
        patch.setattr(session.keeper.store, "save", full)
        session.act(Pass())
    assert heard.notices == ["match.unsaved"] * 2, "the next trouble is another one"


def test_match_that_cannot_be_written_down_goes_on(
    make: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fault(_saved: SavedMatch) -> str:
        raise KeyError("a fault of ours")

    session = make()
    heard = Listener(session)
    monkeypatch.setattr(SavedMatch, "to_text", fault)
    session.new_match(config(humans=FOUR))
    session.act(Pass())
    assert len(heard.of("events")) == 1
    assert heard.notices == ["match.unsaved"]
    assert "a fault of ours" in caplog.text


def test_match_that_misses_the_history_is_not_forgotten(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    session = make()
    heard = Listener(session)

    def full(_id: str, _text: str) -> bool:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(session.keeper.store, "archive", full)
    session.new_match(config(QUICK.replace(target=200)))
    spin(lambda: bool(heard.of("match_ended")))
    assert heard.notices.count("history.unsaved") == 1
    assert saved().match == session.match
    session.shutdown()
    again = make()
    listener = Listener(again)
    assert again.resume()
    spin(lambda: bool(listener.of("match_ended")))
    assert len(again.keeper.store.history.read().entries) == 1
    assert not current().exists()


def test_the_end_of_a_match_on_a_full_disk_is_kept_until_there_is_room(make: Make) -> None:
    session = make()
    heard, mended = Listener(session), list[str]()
    session.keeper.mended.connect(mended.append)
    store = session.keeper.store
    deals: list[int] = []

    def full(*_: str) -> bool:
        raise OSError(28, "No space left on device")

    patch = pytest.MonkeyPatch()

    def fill_up() -> None:
        if not deals:
            patch.setattr(store, "save", full)
            patch.setattr(store, "archive", full)
        deals.append(1)

    session.deal_started.connect(fill_up)
    session.new_match(config(QUICK.replace(target=400)))
    spin(lambda: bool(heard.of("match_ended")))
    first = session.saved
    assert first.match.is_over
    assert saved().id == first.id
    assert not saved().match.is_over, "what the file holds is stale"
    session.new_match(config(humans=FOUR))
    second = session.saved.id
    assert not current().exists()
    session.new_match(config(humans=FOUR))
    assert session.saved.id != second, "without a file nothing can be put aside, and play goes on"
    assert mended == []
    patch.undo()
    session.act(Pass())
    assert saved().match == session.match
    assert sorted(mended) == ["history.unsaved", "match.unsaved"]
    (entry,) = store.history.read().entries
    assert SavedMatch.from_text(entry.text) == first
    assert store.kept() == ()


def test_room_at_the_very_end_is_used(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    session = make()
    store = session.keeper.store
    session.new_match(config(humans=FOUR))

    def full(*_: str) -> bool:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(store, "save", full)
        session.act(Pass())
    session.shutdown()
    assert saved().match == session.match


def test_unwritable_home_is_told_and_the_game_goes_on(make: Make, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    session = make(store=MatchStore(tmp_path / "file" / "data"))
    heard = Listener(session)
    assert not session.resume()
    session.new_match(config(QUICK.replace(target=200)))
    spin(lambda: bool(heard.of("match_ended")))
    assert heard.notices.count("match.unsaved") == 1


def test_session_without_saves_touches_no_file(make: Make, home: Path) -> None:
    keeping = make()
    keeping.new_match(config(humans=FOUR))
    before = current().read_bytes()
    keeping.shutdown()
    session = make(saves=False)
    heard = Listener(session)
    assert not session.resume()
    session.new_match(config(QUICK.replace(target=200)))
    spin(lambda: bool(heard.of("match_ended")))
    assert [key for key in heard.notices if key != "deal.passed_out"] == []
    assert current().read_bytes() == before
    assert sorted(path.name for path in (home / "data").iterdir()) == ["current.json", "current.lock"]
