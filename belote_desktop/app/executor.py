"""Work off the window's thread. Answers come back to the main thread in one place, `Executor._deliver`."""

from __future__ import annotations

import logging
import os
import queue
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from .lean import keep_lean

_log = logging.getLogger(__name__)

_SWITCH_SECONDS = 0.0005
_NICER = 10

Work = Callable[[threading.Event], Any]
"""A job: gets its cancel flag, looks at it often, returns its answer."""


@dataclass(eq=False)
class Job:
    """One piece of work, as `submit` returned it."""

    work: Work
    epoch: int
    """The game it belongs to."""
    done: Callable[[Any], None]
    failed: Callable[[BaseException], None] | None
    expected: tuple[type[BaseException], ...] = ()
    """What it may raise without a fault of the program."""
    flag: threading.Event = field(default_factory=threading.Event)
    answer: Any = None
    error: BaseException | None = None

    @property
    def cancelled(self) -> bool:
        """Whether nobody wants the answer any more."""
        return self.flag.is_set()

    def cancel(self) -> None:
        """Ask the work to stop; its answer will be dropped. Any thread may call this."""
        self.flag.set()


class Executor(QObject):
    """One worker thread with a queue. Jobs run one after the other, in the order they were submitted.

    Jobs are stamped with an epoch. `new_epoch` ends a game: what belongs to an older one is cancelled and
    whatever it still answers is dropped.
    """

    job_failed = Signal(object)
    """A job that somebody still waits for raised; the argument is the exception. It is in the log already."""
    _finished = Signal(object)

    def __init__(self, parent: QObject | None = None, *, stands_back: bool = True) -> None:
        """`stands_back`: the work is long and the window goes first; not for what somebody waits for."""
        super().__init__(parent)
        self._stands_back = stands_back
        self._epoch = 0
        self._closed = False
        self._jobs: set[Job] = set()
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        # Queued, whatever thread emits: this connection is the hop to the thread of this object.
        self._finished.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    @property
    def epoch(self) -> int:
        """The present epoch; jobs are stamped with it."""
        return self._epoch

    @property
    def busy(self) -> bool:
        """Whether somebody waits for an answer."""
        return any(not job.cancelled for job in self._jobs)

    def new_epoch(self) -> int:
        """Begin a new epoch and cancel all jobs; return its number."""
        self._epoch += 1
        self.cancel_all()
        return self._epoch

    def cancel_all(self) -> None:
        """Cancel every job, running or waiting."""
        for job in self._jobs:
            job.cancel()

    def submit(
        self,
        work: Work,
        done: Callable[[Any], None],
        failed: Callable[[BaseException], None] | None = None,
        *,
        epoch: int | None = None,
        expected: tuple[type[BaseException], ...] = (),
    ) -> Job:
        """Queue `work`. In the main thread `done(answer)` follows, or `failed(exception)`, or, when the job is
        cancelled or its epoch (the present one unless given) is over, nothing. Errors that are `expected` get one
        line in the log instead of a trace. Raises RuntimeError after shutdown.
        """
        if self._closed:
            raise RuntimeError("the executor is shut down")
        job = Job(work, self._epoch if epoch is None else epoch, done, failed, expected)
        self._jobs.add(job)
        if self._thread is None:
            # A daemon, so that work that ignores its flag cannot keep the program from ending.
            keep_lean()
            self._thread = threading.Thread(
                target=_run,
                args=(self._queue, self._post, self._stands_back),
                name="belote-worker",
                daemon=True,
            )
            self._thread.start()
        self._queue.put(job)
        return job

    def abandon(self) -> None:
        """Cancel all jobs and leave the present thread to itself (it hangs); the next job gets a new one."""
        self.cancel_all()
        self._queue.put(None)
        self._queue = queue.SimpleQueue()
        self._thread = None
        self._jobs.clear()

    def shutdown(self, patience: float = 1.0) -> bool:
        """Cancel all jobs and end the thread; True when it ended within `patience` seconds. May be called twice."""
        self._closed = True
        self.cancel_all()
        thread, self._thread = self._thread, None
        self._jobs.clear()
        if thread is None:
            return True
        self._queue.put(None)
        thread.join(patience)
        if thread.is_alive():
            _log.warning("a job did not stop within %g s", patience)
        return not thread.is_alive()

    def _post(self, job: Job) -> None:
        """Called in the worker thread with a finished job."""
        if self._closed:
            return
        try:
            self._finished.emit(job)
        except RuntimeError:
            _log.debug("the executor is gone, an answer is dropped")

    def _deliver(self, job: Job) -> None:
        self._jobs.discard(job)
        if self._closed or job.cancelled or job.epoch != self._epoch:
            return
        if job.error is None:
            job.done(job.answer)
            return
        self.job_failed.emit(job.error)
        if job.failed is not None:
            job.failed(job.error)


def _run(jobs: queue.SimpleQueue[Job | None], post: Callable[[Job], None], stands_back: bool) -> None:
    """The worker thread: a job at a time until None comes."""
    _switch_often()
    if stands_back:
        _stand_back()
    while (job := jobs.get()) is not None:
        if not job.cancelled:
            started = time.monotonic()
            try:
                job.answer = job.work(job.flag)
            except BaseException as error:  # the thread must live on, whatever a job does
                if isinstance(error, job.expected):
                    _log.warning("a job came to nothing: %s: %s", type(error).__name__, error)
                else:
                    _log.exception("a job failed after %.2f s", time.monotonic() - started)
                job.error = error
        post(job)


def _switch_often() -> None:
    """Give the interpreter back more often.

    A frame enters Python dozens of times, and each time may have to wait for as long as the interpreter switches;
    with the usual 5 ms cards stumble while a bot thinks.
    """
    sys.setswitchinterval(min(sys.getswitchinterval(), _SWITCH_SECONDS))


def _stand_back() -> None:
    """Let the window go first: this thread, and those it starts, have less weight."""
    if sys.platform == "linux":  # there a thread has a niceness of its own
        try:
            os.setpriority(
                os.PRIO_PROCESS, threading.get_native_id(), os.getpriority(os.PRIO_PROCESS, 0) + _NICER
            )
        except OSError as error:
            _log.info("the worker keeps its priority: %s", error)
