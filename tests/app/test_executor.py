"""The worker thread: answers in the main thread, late ones dropped, failures told, a quick end."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop.app.executor import Executor


@pytest.fixture
def executor(qtbot: QtBot) -> Iterator[Executor]:
    executor = Executor()
    yield executor
    executor.shutdown()


def wait_for(flag: threading.Event) -> str:
    assert flag.wait(10)
    return "stopped"


def test_answer_arrives_in_the_main_thread(executor: Executor, qtbot: QtBot) -> None:
    seen: list[tuple[threading.Thread, threading.Thread]] = []
    executor.submit(
        lambda _flag: threading.current_thread(), lambda at: seen.append((at, threading.current_thread()))
    )
    qtbot.waitUntil(lambda: bool(seen), timeout=5000)
    worker, here = seen[0]
    assert here is threading.main_thread()
    assert worker is not here


def test_jobs_keep_their_order(executor: Executor, qtbot: QtBot) -> None:
    seen: list[int] = []
    for number in range(50):
        executor.submit(lambda _flag, n=number: n, seen.append)
    qtbot.waitUntil(lambda: len(seen) == 50, timeout=5000)
    assert seen == list(range(50))
    assert not executor.busy


def test_none_is_an_answer(executor: Executor, qtbot: QtBot) -> None:
    seen: list[object] = []
    executor.submit(lambda _flag: None, seen.append)
    qtbot.waitUntil(lambda: seen == [None], timeout=5000)


def test_late_answer_of_an_old_epoch_is_dropped(executor: Executor, qtbot: QtBot) -> None:
    seen: list[str] = []
    answered = threading.Event()

    def work(_flag: threading.Event) -> str:
        answered.set()
        return "old"

    executor.submit(work, seen.append)
    assert answered.wait(5)  # the answer is under way, and this thread has not looked yet
    executor.new_epoch()
    executor.submit(lambda _flag: "new", seen.append)
    qtbot.waitUntil(lambda: bool(seen), timeout=5000)
    assert seen == ["new"]


def test_job_of_a_foreign_epoch_is_dropped(executor: Executor, qtbot: QtBot) -> None:
    seen: list[str] = []
    executor.submit(lambda _flag: "foreign", seen.append, epoch=executor.epoch + 5)
    executor.submit(lambda _flag: "mine", seen.append)
    qtbot.waitUntil(lambda: bool(seen), timeout=5000)
    assert seen == ["mine"]


def test_new_epoch_stops_running_work(executor: Executor, qtbot: QtBot) -> None:
    seen: list[str] = []
    running = threading.Event()

    def work(flag: threading.Event) -> str:
        running.set()
        return wait_for(flag)

    executor.submit(work, seen.append)
    assert running.wait(5)
    started = time.monotonic()
    assert executor.new_epoch() == executor.epoch
    executor.submit(lambda _flag: "next", seen.append)
    qtbot.waitUntil(lambda: seen == ["next"], timeout=5000)
    assert time.monotonic() - started < 1


def test_cancelled_job_never_runs(executor: Executor, qtbot: QtBot) -> None:
    ran: list[str] = []
    gate = threading.Event()
    executor.submit(lambda _flag: gate.wait(5), lambda _answer: None)
    job = executor.submit(lambda _flag: ran.append("ran"), lambda _answer: ran.append("answered"))
    job.cancel()
    gate.set()
    executor.submit(lambda _flag: None, lambda _answer: ran.append("last"))
    qtbot.waitUntil(lambda: bool(ran), timeout=5000)
    assert ran == ["last"]


@pytest.mark.parametrize("kind", [ValueError, SystemExit, RecursionError])
def test_failure_is_told_and_the_thread_lives_on(
    executor: Executor, qtbot: QtBot, caplog: pytest.LogCaptureFixture, kind: type[BaseException]
) -> None:
    def work(_flag: threading.Event) -> None:
        raise kind("broken")

    told: list[BaseException] = []
    failed: list[BaseException] = []
    seen: list[str] = []
    executor.job_failed.connect(told.append)
    executor.submit(work, lambda _answer: seen.append("wrong"), failed.append)
    executor.submit(lambda _flag: "fine", seen.append)
    qtbot.waitUntil(lambda: bool(seen), timeout=5000)
    assert seen == ["fine"]
    assert [type(error) for error in failed] == [kind]
    assert told == failed
    assert "broken" in caplog.text


def test_failure_of_a_cancelled_job_is_only_logged(executor: Executor, qtbot: QtBot) -> None:
    running = threading.Event()

    def work(flag: threading.Event) -> None:
        running.set()
        wait_for(flag)
        raise ValueError("late")

    failed: list[BaseException] = []
    seen: list[str] = []
    executor.job_failed.connect(failed.append)
    executor.submit(work, lambda _answer: None, failed.append)
    assert running.wait(5)
    executor.cancel_all()
    executor.submit(lambda _flag: "next", seen.append)
    qtbot.waitUntil(lambda: bool(seen), timeout=5000)
    assert failed == []


def test_hanging_work_can_be_abandoned(executor: Executor, qtbot: QtBot) -> None:
    release, running = threading.Event(), threading.Event()
    seen: list[object] = []

    def work(_flag: threading.Event) -> str:
        running.set()
        release.wait(10)
        return "too late"

    executor.submit(work, seen.append)
    assert running.wait(5)
    executor.abandon()
    executor.submit(lambda _flag: "new thread", seen.append)
    qtbot.waitUntil(lambda: bool(seen), timeout=5000)
    release.set()
    qtbot.wait(50)
    assert seen == ["new thread"]


def test_shutdown_is_quick_and_final(qtbot: QtBot) -> None:
    executor = Executor()
    seen: list[str] = []
    running = threading.Event()

    def work(flag: threading.Event) -> str:
        running.set()
        return wait_for(flag)

    executor.submit(work, seen.append)
    executor.submit(lambda _flag: "waiting", seen.append)
    assert running.wait(5)
    threads = threading.active_count()
    started = time.monotonic()
    assert executor.shutdown()
    assert time.monotonic() - started < 1
    assert threading.active_count() == threads - 1
    assert executor.shutdown()
    qtbot.wait(20)
    assert seen == []
    with pytest.raises(RuntimeError):
        executor.submit(lambda _flag: None, seen.append)


def test_shutdown_does_not_wait_for_deaf_work(qtbot: QtBot) -> None:
    executor = Executor()
    release, running = threading.Event(), threading.Event()

    def work(_flag: threading.Event) -> None:
        running.set()
        release.wait(10)

    executor.submit(work, lambda _answer: None)
    assert running.wait(5)
    started = time.monotonic()
    assert not executor.shutdown(patience=0.2)
    assert time.monotonic() - started < 1
    release.set()
