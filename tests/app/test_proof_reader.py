"""Matches of the history read wholly behind everything else: found out one by one, nothing waits for it, it ends when asked."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from belote_desktop.app import proof_reader
from belote_desktop.app.archive import Archive, Listing
from belote_desktop.app.executor import Executor
from belote_desktop.app.past_match import Unreadable
from belote_desktop.app.storage import MatchStore
from belote_desktop.engine import COINCHE
from tests.app.fakes import spin
from tests.app.past import fill_history, played


@pytest.fixture
def archive(qapp: object, tmp_path: Path, quick_disk: None) -> Iterator[Archive]:
    store = MatchStore(tmp_path / "data")
    store.folder.mkdir()
    fill_history(store.history.path, [played(COINCHE.replace(target=300))], 40)
    lines = [json.loads(line) for line in store.history.path.read_text().splitlines()]
    lines[39]["match"]["deals"][0]["log"] = "boo"  # the last one is listed first
    lines[0]["match"]["deals"][-1]["S"] = "7H"
    store.history.path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    executor = Executor(stands_back=False)
    yield Archive(store, executor)
    executor.shutdown()
    store.close()


def listed(archive: Archive) -> Listing:
    found: list[Listing] = []
    archive.listed.connect(found.append)
    archive.list_all()
    spin(lambda: bool(found))
    return found[0]


def test_each_is_read_after_the_list_is_there(archive: Archive) -> None:
    found: list[Unreadable] = []
    archive.found_unreadable.connect(found.append)
    listing = listed(archive)
    assert len(listing.matches) == 40, "the list does not wait for it"
    spin(lambda: len(found) == 2)
    keys = [listing.matches[0].key, listing.matches[-1].key]
    assert [each.key for each in found] == keys
    assert not any(each.newer for each in found)
    again = listed(archive)
    assert {each.key for each in again.unreadable} == set(keys), "known at once"
    assert (len(again.matches), again.damaged) == (38, 2)


def test_what_is_asked_meanwhile_is_answered_between_two_matches(archive: Archive) -> None:
    listing = listed(archive)
    opened: list[object] = []
    archive.opened.connect(opened.append)
    spin(lambda: len(archive.proof_reader._left) < 40)
    archive.open(listing.matches[5].id)
    spin(lambda: bool(opened))
    assert archive.proof_reader._left, "before the rest is read"


def test_two_matches_are_never_read_without_a_pause(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    times: list[tuple[float, float]] = []
    verdict = archive.proof_reader._verdict

    def timed(match: object) -> str | None:
        begun = time.monotonic()
        why = verdict(match)  # type: ignore[arg-type]
        times.append((begun, time.monotonic()))
        return why

    monkeypatch.setattr(archive.proof_reader, "_verdict", timed)
    listed(archive)
    spin(lambda: len(times) >= 5)
    pauses = [after[0] - before[1] for before, after in pairwise(times)]
    assert min(pauses) * 1000 >= proof_reader._PAUSE_MS * 0.7


def test_nothing_is_read_for_one_who_has_left(archive: Archive) -> None:
    found: list[Unreadable] = []
    archive.found_unreadable.connect(found.append)
    listed(archive)
    reader = archive.proof_reader
    archive.leave()
    assert not reader._left
    assert not reader._soon.isActive()
    assert found == []
