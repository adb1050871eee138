"""Memory goes back to the system, where the C library can do that."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from belote_desktop.app import lean

PROGRAM = """
import os, sys, threading
from pathlib import Path
from belote_desktop.app.lean import give_back, keep_lean

def memory():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20

if sys.argv[1] == "lean":
    keep_lean()
before = memory()

def work():
    pieces = [bytes(1000) for _ in range(30_000)]
    del pieces[1::2]
    last = pieces[-1]
    del pieces

threads = [threading.Thread(target=work) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
large = [bytearray(200 * 1024 * k) for k in range(1, 40)]
del large
if sys.argv[1] == "lean":
    give_back()
print(memory() - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="of glibc")
def test_what_is_freed_goes_back() -> None:
    def grown(how: str) -> float:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, how],
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        )
        return float(done.stdout)

    assert grown("lean") < 4.0


def test_elsewhere_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lean, "_glibc", lambda: None)
    lean.keep_lean.__wrapped__()
    lean.give_back()
