"""Several who look into one history, one after the other, and a disk that fills up under it."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from belote_desktop.app.archive import Archive
from belote_desktop.app.executor import Executor
from belote_desktop.app.notices import Notice
from belote_desktop.app.session import MatchSession
from belote_desktop.app.storage import History, MatchStore
from belote_desktop.engine import COINCHE
from tests.app.fakes import spin
from tests.app.past import played


@pytest.fixture
def store(tmp_path: Path, quick_disk: None) -> Iterator[MatchStore]:
    store = MatchStore(tmp_path / "data")
    store.folder.mkdir()
    yield store
    store.close()


def test_a_disk_that_fills_up_leaves_no_torn_line(tmp_path: Path, quick_disk: None) -> None:
    resource = pytest.importorskip("resource", reason="no limit for files on Windows")
    path = tmp_path / "history.jsonl"
    history = History(path)
    history.add("a", '{"n": 1}')
    before = path.read_bytes()
    kind, soft = signal.SIGXFSZ, resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(kind, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 50, soft[1]))
    try:
        with pytest.raises(OSError, match="large"):
            history.add("b", json.dumps({"n": "x" * 5000}))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, soft)
        signal.signal(kind, handler)
    assert path.read_bytes() == before
    assert history.add("b", '{"n": 2}')
    assert [entry.id for entry in history.read().entries] == ["a", "b"]
    assert history.read().problems == ()


def test_an_answer_goes_only_to_who_asked_and_still_looks(store: MatchStore, qapp: object) -> None:
    saved = played(COINCHE.replace(target=200))
    store.archive(saved.id, saved.to_text())
    executor = Executor(stands_back=False)
    first, second = Archive(store, executor), Archive(store, executor)
    heard: list[str] = []
    first.opened.connect(lambda _: heard.append("first"))
    first.deleted.connect(lambda _: heard.append("first"))
    second.listed.connect(lambda listing: heard.append(f"second {len(listing.matches)}"))
    first.open(saved.id)
    first.delete(saved.id)
    first.leave()
    second.list_all()
    spin(lambda: bool(heard))
    assert heard == ["second 0"], "what was to be deleted is"
    executor.shutdown()


def test_what_could_not_be_deleted_is_told_to_who_has_left(
    store: MatchStore, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_id: str) -> bool:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store.history, "remove", full)
    executor = Executor(stands_back=False)
    archive = Archive(store, executor)
    heard: list[Notice] = []
    archive.failed.connect(lambda _: pytest.fail("nobody looks"))
    archive.failed_late.connect(heard.append)
    archive.delete("a")
    archive.leave()
    spin(lambda: bool(heard))
    assert heard[0].key == "history.undeleted"
    executor.shutdown()


@pytest.mark.skipif(sys.platform != "linux", reason="only there a thread has a niceness of its own")
def test_who_looks_is_not_kept_waiting_for_the_bots(store: MatchStore, qapp: object) -> None:
    def niceness(executor: Executor) -> int:
        found: list[int] = []
        executor.submit(lambda _: os.getpriority(os.PRIO_PROCESS, threading.get_native_id()), found.append)
        spin(lambda: bool(found))
        executor.shutdown()
        return found[0]

    session = MatchSession(saves=True)
    try:
        archive = session.keeper.look_back()
        assert archive is not None
        assert niceness(archive._executor) == os.getpriority(os.PRIO_PROCESS, 0)
    finally:
        session.shutdown()
    assert niceness(Executor()) > os.getpriority(os.PRIO_PROCESS, 0)
