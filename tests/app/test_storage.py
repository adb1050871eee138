"""Files that a killed process leaves whole, the history, and the lock between two instances."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from belote_desktop.app.storage import (
    FileLock,
    History,
    Hold,
    MatchStore,
    remove_leftovers,
    set_aside,
    write_atomic,
)

needs_sigkill = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL here")

WRITER = """
import sys
from pathlib import Path
from belote_desktop.app.storage import write_atomic
path, number = Path(sys.argv[1]), 0
print("ready", flush=True)
while True:
    number += 1
    write_atomic(path, str(number) * 20_000)
"""

ADDER = """
import sys
from pathlib import Path
from belote_desktop.app.storage import History
history, number = History(Path(sys.argv[1])), int(sys.argv[2])
print("ready", flush=True)
while True:
    history.add(f"m{number}", '{"number": %d, "filling": "%s"}' % (number, "x" * 60_000))
    number += 1
"""


def start(code: str, *args: object) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", code, *map(str, args)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


def kill(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGKILL)
    assert process.wait(10) == -signal.SIGKILL
    assert process.stdout is not None
    process.stdout.close()


def test_write_and_overwrite(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "file.json"
    write_atomic(path, "un œuf")
    write_atomic(path, "trèfle ♣\n")
    assert path.read_bytes() == "trèfle ♣\n".encode()
    assert [file.name for file in path.parent.iterdir()] == ["file.json"], "no temporary file is left"


def test_failed_write_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write_atomic(path, "old")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_atomic(path, "new")
    assert path.read_text() == "old"
    assert len(list(tmp_path.iterdir())) == 1


def test_data_reaches_the_disk_before_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    order: list[str] = []
    fsync, replace = os.fsync, Path.replace
    monkeypatch.setattr(os, "fsync", lambda handle: (order.append("fsync"), fsync(handle))[1])
    monkeypatch.setattr(Path, "replace", lambda a, b: (order.append("replace"), replace(a, b))[1])
    write_atomic(path, "x")
    assert order[:2] == ["fsync", "replace"]
    if sys.platform != "win32":
        assert order == ["fsync", "replace", "fsync"], "the folder too"


@needs_sigkill
def test_kill_while_writing_leaves_a_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    write_atomic(path, "0" * 20_000)
    for seed in range(6):
        process = start(WRITER, path)
        time.sleep(random.Random(seed).uniform(0.005, 0.06))
        kill(process)
        text = path.read_text()
        number = text[: len(text) // 20_000]
        assert text == number * 20_000
    remove_leftovers(path, older_than=0)
    assert [file.name for file in tmp_path.iterdir()] == ["file.json"]


def test_leftovers_in_use_are_spared(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    fresh, stale, other = (
        tmp_path / name for name in (".file.json.a.tmp", ".file.json.b.tmp", ".else.json.c.tmp")
    )
    for file in (fresh, stale, other):
        file.write_text("")
    for file in (stale, other):
        os.utime(file, (1, 1))
    remove_leftovers(path)
    assert fresh.exists()
    assert not stale.exists()
    assert other.exists()


def test_set_aside_never_overwrites(tmp_path: Path) -> None:
    names = []
    for number in range(3):
        (tmp_path / "f").write_text(str(number))
        names.append(set_aside(tmp_path / "f"))
    assert [(path.name, path.read_text()) for path in names] == [
        ("f.bad", "0"),
        ("f.bad.2", "1"),
        ("f.bad.3", "2"),
    ]


def test_history_keeps_order_and_refuses_twins(tmp_path: Path) -> None:
    history = History(tmp_path / "data" / "history.jsonl")
    assert history.read() == history.read()
    assert history.read().entries == ()
    assert history.add("a", '{"é": 1}')
    assert history.add("b", '{"id": "c"}')
    assert not history.add("a", '{"é":1}')
    assert history.add("c", "{}"), "an id inside somebody's match is not an id"
    entries = history.read().entries
    assert [entry.id for entry in entries] == ["a", "b", "c"]
    assert json.loads(entries[0].text) == {"é": 1}
    assert entries[0].ended.endswith("+00:00")


def test_damaged_and_newer_lines_are_reported_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "history.jsonl"
    history = History(path)
    history.add("a", "{}")
    with path.open("ab") as file:
        file.write(
            b'{"format":1,"id":"x"}\n\xff\xfe\n\n{"format":99,"id":"n"}\n[]\n{"format":1,"id":"torn","ma'
        )
    before = path.read_bytes()
    assert history.add("b", "{}")
    assert path.read_bytes().startswith(before)
    reading = history.read()
    assert [entry.id for entry in reading.entries] == ["a", "b"]
    assert [(problem.line, problem.why) for problem in reading.problems] == [
        (2, "damaged"), (3, "damaged"), (5, "newer"), (6, "damaged"), (7, "damaged"),
    ]  # fmt: skip
    assert reading.entries[1].line == 8


@needs_sigkill
def test_kill_while_adding_loses_no_other_match(tmp_path: Path) -> None:
    path = tmp_path / "history.jsonl"
    sure: set[str] = set()
    for turn in range(4):
        process = start(ADDER, path, turn * 1000)
        time.sleep(random.Random(turn).uniform(0.02, 0.08))
        kill(process)
        reading = History(path).read()
        now = {entry.id for entry in reading.entries}
        assert sure <= now
        assert len(reading.problems) <= turn + 1, "at most the line it was writing"
        sure = now
    assert len(sure) > 4


HOLDER = """
import sys, time
from pathlib import Path
from belote_desktop.app.storage import FileLock
lock = FileLock(Path(sys.argv[1]))
assert lock.acquire()
print("ready", flush=True)
time.sleep(60)
"""


@needs_sigkill
def test_lock_dies_with_its_holder(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    process = start(HOLDER, path)
    lock = FileLock(path, patience=0.05)
    assert not lock.acquire()
    with pytest.raises(TimeoutError), lock:
        pass
    kill(process)
    assert lock.acquire()
    assert lock.held
    lock.release()
    assert not lock.held


def test_second_store_neither_reads_nor_writes(tmp_path: Path) -> None:
    first, second = MatchStore(tmp_path), MatchStore(tmp_path)
    assert first.save("first")
    assert second.hold is Hold.TAKEN
    assert second.load() is None
    assert not second.save("second")
    second.clear()
    assert second.set_aside("bad") is None
    assert first.load() == "first"
    first.close()
    assert second.hold is Hold.TAKEN, "it does not take over a match that it did not see"
    third = MatchStore(tmp_path)
    assert third.load() == "first"
    third.close()
    second.close()


def test_store_cleans_up_after_a_killed_owner(tmp_path: Path) -> None:
    torn = tmp_path / ".current.json.abc.tmp"
    torn.write_text("half")
    store = MatchStore(tmp_path)
    assert store.load() is None
    assert not torn.exists()
    store.close()


def test_store_in_an_impossible_place_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = MatchStore(tmp_path / "file" / "data")
    assert store.hold is Hold.UNUSABLE
    assert not store.save("x")
    with pytest.raises(OSError):  # noqa: PT011 - whichever the system has for it
        store.archive("a", "{}")
    store.close()


def test_both_stores_reach_the_history(tmp_path: Path) -> None:
    first, second = MatchStore(tmp_path), MatchStore(tmp_path)
    assert first.owned
    assert first.archive("a", "{}")
    assert second.archive("b", "{}")
    assert not second.archive("a", "{}")
    assert [entry.id for entry in first.history.read().entries] == ["a", "b"]
    first.close()
    second.close()
