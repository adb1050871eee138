"""The history as it is looked into: listed at once, opened, deleted, exported, damaged lines kept; matches left in the middle."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from belote_desktop.app import paths
from belote_desktop.app.archive import Archive, Listing
from belote_desktop.app.executor import Executor
from belote_desktop.app.marks import Attempt, DealMark
from belote_desktop.app.notices import Notice
from belote_desktop.app.past_match import past_match
from belote_desktop.app.saved_match import SavedMatch, SavedMatchError
from belote_desktop.app.session import MatchSession
from belote_desktop.app.storage import History, MatchStore
from belote_desktop.engine import BELOTE, COINCHE, Pass, Seat, Team
from belote_desktop.engine.options import LastDeal
from tests.app.fakes import QUICK, Factory, Listener, always_pass, config, spin
from tests.app.past import fill_history, left, played

Make = Callable[..., MatchSession]
Ask = Callable[[Callable[[], None]], Any]
SOUTH = frozenset({Seat.SOUTH})
PLAIN = QUICK.replace(target=2000)


@pytest.fixture
def store(tmp_path: Path, quick_disk: None) -> Iterator[MatchStore]:
    store = MatchStore(tmp_path / "data")
    store.folder.mkdir()
    yield store
    store.close()


@pytest.fixture
def archive(qapp: object, store: MatchStore) -> Iterator[Archive]:
    executor = Executor(stands_back=False)
    yield Archive(store, executor)
    executor.shutdown()


@pytest.fixture
def ask(archive: Archive) -> Ask:
    """Asks something and gives the answer."""
    answers: list[Any] = []
    for signal in (archive.listed, archive.opened, archive.deleted, archive.exported, archive.failed):
        signal.connect(answers.append)

    def wait(question: Callable[[], None]) -> Any:
        answers.clear()
        question()
        spin(lambda: bool(answers))
        return answers[0]

    return wait


def test_nothing_was_played_yet(archive: Archive, ask: Ask, store: MatchStore) -> None:
    listing = ask(archive.list_all)
    assert (listing.matches, listing.damaged, listing.newer) == ((), 0, 0)
    assert list(store.folder.iterdir()) == [], "looking makes no file"


def test_five_hundred_matches_are_listed_at_once_and_nothing_stands_still(
    archive: Archive, store: MatchStore
) -> None:
    fill_history(store.history.path, [played(), played(BELOTE, 2), left(deals=3)], 500)
    found: list[Listing] = []
    archive.listed.connect(found.append)
    begun = time.monotonic()
    archive.list_all()
    asking = time.monotonic() - begun
    turns = 0
    while not found:
        assert time.monotonic() - begun < 20
        QCoreApplication.processEvents()
        turns += 1
        time.sleep(0.0005)
    assert asking < 0.01
    assert turns > 10, "the window lives meanwhile"
    assert time.monotonic() - begun < 2
    assert len(found[0].matches) == 500
    assert found[0].matches[0].id.endswith(f"{499:x}"), "the last one first"


@pytest.mark.parametrize("rules", [COINCHE, BELOTE, COINCHE.replace(last_deal=LastDeal.EXACT, target=500)])
def test_the_listing_tells_what_the_match_tells(
    archive: Archive, ask: Ask, store: MatchStore, rules: Any
) -> None:
    for seed in range(6):
        saved = played(rules, seed) if seed % 2 else left(rules, seed, deals=seed + 1)
        store.archive(saved.id, saved.to_text())
        match = saved.match
        told = next(each for each in ask(archive.list_all).matches if each.id == saved.id)
        assert told.totals == match.totals
        assert told.winner == match.winner
        assert told.deals == sum(score is not None for score in match.scores)
        assert told.config == saved.config
        assert told.mark == DealMark()
        assert ask(lambda saved=saved: archive.open(saved.id)) == saved


def test_an_older_file_without_totals_is_summed_up(store: MatchStore) -> None:
    saved = played()
    data = json.loads(saved.to_text())
    del data["extra"]["totals"]
    store.archive(saved.id, json.dumps(data))
    assert past_match(store.history.read().entries[0]).totals == saved.match.totals


def test_second_thoughts_are_told(store: MatchStore) -> None:
    saved = left(deals=3)
    marks = (DealMark(undone=2), DealMark(), DealMark(1, 1, attempts=(Attempt("-"),)), DealMark(advised=3))
    saved = SavedMatch(saved.id, saved.begun, saved.config, saved.match, marks)
    store.archive(saved.id, saved.to_text())
    assert past_match(store.history.read().entries[0]).mark == DealMark(
        3, 1, attempts=(Attempt("-"),), advised=3
    )


def test_damaged_and_newer_matches_are_counted_and_stay(
    archive: Archive, ask: Ask, store: MatchStore, caplog: pytest.LogCaptureFixture
) -> None:
    whole = played(target_of())
    store.archive(whole.id, whole.to_text())
    path = store.history.path
    data = json.loads(path.read_text())
    broken = [
        {**data, "id": "x", "match": {}},
        {**data, "id": "x", "match": {**data["match"], "deals": []}},
        {**data, "id": "x", "match": {**data["match"], "extra": {**data["match"]["extra"], "totals": [1, "a"]}}},
        {**data, "id": "x", "match": {**data["match"], "extra": {**data["match"]["extra"], "config": 3}}},
        {**data, "id": "x", "ended": "yesterday"},
        {**data, "id": "n", "match": {**data["match"], "version": 99}},
        {**data, "id": "n", "format": 99},
    ]  # fmt: skip
    with path.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(each) + "\n" for each in broken)
        file.write('{"format":1,"id":"torn')
    before = path.read_bytes()
    listing = ask(archive.list_all)
    assert [match.id for match in listing.matches] == [whole.id]
    assert (listing.damaged, listing.newer, listing.path) == (6, 2, path)
    assert path.read_bytes() == before
    assert ask(lambda: archive.open("n")).key == "history.newer"
    assert ask(lambda: archive.open("x")).key == "history.damaged"
    assert ask(lambda: archive.open("gone")) == Notice("history.gone")
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR or each.exc_info]
    assert ask(lambda: archive.delete(whole.id)) == whole.id
    rest = ask(archive.list_all)
    assert (rest.matches, rest.damaged, rest.newer) == ((), 6, 2)
    assert path.read_bytes() == before[before.index(b"\n") + 1 :]


def target_of() -> Any:
    """A short game."""
    return COINCHE.replace(target=200)


def test_a_match_whose_cards_are_damaged_is_told_when_it_is_opened(
    archive: Archive, ask: Ask, store: MatchStore
) -> None:
    saved = played(target_of())
    store.archive(saved.id, saved.to_text().replace("10H", "10X"))
    assert len(ask(archive.list_all).matches) == 1
    assert ask(lambda: archive.open(saved.id)).key == "history.damaged"


def test_a_history_that_cannot_be_read_is_told(archive: Archive, ask: Ask, store: MatchStore) -> None:
    store.history.path.mkdir()
    notice = ask(archive.list_all)
    assert notice.key == "history.unread"
    assert notice.details["trouble"] == "folder"


def test_a_record_is_exported(archive: Archive, ask: Ask, store: MatchStore, tmp_path: Path) -> None:
    saved = played(target_of())
    store.archive(saved.id, saved.to_text())
    path = tmp_path / "partie.json"
    assert ask(lambda: archive.export(saved.id, path)) == path
    assert SavedMatch.from_text(path.read_text(encoding="utf-8")) == saved
    assert ask(lambda: archive.export(saved.id, tmp_path)).key == "history.unexported"


def test_matches_that_were_put_aside_come_home(archive: Archive, ask: Ask, store: MatchStore) -> None:
    saved, other = played(target_of()), store.folder / "current.json.finished.2"
    (store.folder / "current.json.finished").write_text(saved.to_text(), encoding="utf-8")
    other.write_text("[]")
    assert [match.id for match in ask(archive.list_all).matches] == [saved.id]
    assert store.kept() == (other,), "what cannot be read stays"


# the file


def test_a_match_is_there_once_as_it_stood_last(tmp_path: Path, quick_disk: None) -> None:
    path = tmp_path / "history.jsonl"
    history = History(path)
    for name in "abc":
        history.add(name, '{"n": 1}')
    with path.open("ab") as file:
        file.write(b"\xff\n{torn")
    assert not history.add("b", '{"n":1}')
    assert history.add("b", '{"n": 2}')
    reading = history.read()
    assert [(entry.id, entry.match) for entry in reading.entries] == [
        ("a", {"n": 1}), ("c", {"n": 1}), ("b", {"n": 2}),
    ]  # fmt: skip
    assert len(reading.problems) == 2
    assert history.remove("a")
    assert not history.remove("a")
    assert [entry.id for entry in history.read().entries] == ["c", "b"]
    assert b"\xff\n{torn\n" in path.read_bytes()
    assert [file.name for file in tmp_path.iterdir() if file.suffix == ".tmp"] == []


def test_a_name_inside_another_match_is_no_name(tmp_path: Path, quick_disk: None) -> None:
    history = History(tmp_path / "history.jsonl")
    history.add("a", '{"id": "b"}')
    assert history.find("b") is None
    assert not history.remove("b")
    assert history.find("a") is not None


# matches left in the middle


def begun(session: MatchSession) -> None:
    """A match in which South has passed."""
    session.new_match(config(PLAIN, humans=SOUTH, dealer=Seat.WEST))
    spin(lambda: session.awaits_human)
    session.act(Pass())


def names(session: MatchSession) -> list[str]:
    store = session.keeper.store
    assert store is not None
    return [entry.id for entry in store.history.read().entries]


def test_a_match_left_in_the_middle_is_kept_and_taken_up_again(make: Make) -> None:
    session = make(Factory(always_pass))
    begun(session)
    first = session.saved
    begun(session)
    second = session.saved
    assert names(session) == [first.id]
    assert SavedMatch.from_text(session.keeper.store.history.find(first.id).text) == first
    session.take_up(first)
    assert session.saved == first
    assert names(session) == [first.id, second.id]
    spin(lambda: session.awaits_human)
    session.act(session.view.legal_actions()[-1])
    later = session.saved
    begun(session)
    assert names(session) == [second.id, first.id], "once, as it stood last"
    assert SavedMatch.from_text(session.keeper.store.history.find(first.id).text) == later


def test_a_match_resumed_at_the_start_is_kept_when_another_begins(make: Make) -> None:
    session = make(Factory(always_pass))
    begun(session)
    first = session.saved
    session.shutdown()
    again = make(Factory(always_pass))
    assert again.resume()
    again.new_match(config(PLAIN, humans=SOUTH))
    assert names(again) == [first.id]


def test_nothing_is_kept_of_a_match_in_which_nobody_decided_anything(make: Make) -> None:
    session = make(Factory(always_pass))
    session.new_match(config(PLAIN, humans=SOUTH, dealer=Seat.SOUTH))
    spin(lambda: session.awaits_human)
    assert session.match.deal.log, "three bots have passed"
    session.new_match(config(PLAIN, humans=SOUTH))
    assert names(session) == []


def test_a_match_taken_up_and_finished_is_in_the_history_as_finished(make: Make) -> None:
    session = make(Factory(always_pass))
    saved = left(target_of(), deals=1)
    session.keeper.store.archive(saved.id, saved.to_text())
    heard = Listener(session)
    session.take_up(saved)
    spin(lambda: bool(heard.of("match_ended")) or session.match.deal.is_over)
    while not heard.of("match_ended"):
        session.next_deal()
        spin(lambda: bool(heard.of("match_ended")) or session.match.deal.is_over)
        if len(session.match.deals) > 40:
            break
    (entry,) = session.keeper.store.history.read().entries
    assert SavedMatch.from_text(entry.text).match.is_over is session.match.is_over


def test_a_match_that_the_history_does_not_take_is_put_aside_and_comes_home(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = make(Factory(always_pass))
    heard = Listener(session)
    begun(session)
    first, store = session.saved, session.keeper.store

    def full(_id: str, _text: str) -> bool:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(store, "archive", full)
        begun(session)
    assert heard.notices.count("match.kept") == 1
    kept = paths.data_dir() / "current.json.finished"
    assert SavedMatch.from_text(kept.read_text(encoding="utf-8")) == first
    archive = session.keeper.look_back()
    assert archive is not None
    found: list[Listing] = []
    archive.listed.connect(found.append)
    archive.list_all()
    spin(lambda: bool(found))
    assert [match.id for match in found[0].matches] == [first.id]
    assert found[0].matches[0].winner is None
    assert not kept.exists()


def test_a_second_instance_keeps_what_it_leaves(make: Make) -> None:
    first, second = make(Factory(always_pass)), make(Factory(always_pass))
    begun(first)
    begun(second)
    there = second.saved
    second.new_match(config(PLAIN, humans=SOUTH))
    assert names(first) == [there.id]


def test_the_winner_is_told_of_a_finished_match(store: MatchStore) -> None:
    saved = played(target_of(), seed=3)
    store.archive(saved.id, saved.to_text())
    assert past_match(store.history.read().entries[0]).winner in tuple(Team)
    with pytest.raises(SavedMatchError):
        past_match(type(store.history.read().entries[0])("a", "2026-01-01", {}, 1))
