"""A saved match that cannot be read, or not be moved, is never written over."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest

from belote_desktop.app import paths
from belote_desktop.app.saved_match import SavedMatch
from belote_desktop.app.session import MatchSession
from belote_desktop.app.storage import match_store
from belote_desktop.engine import Pass, Seat
from tests.app.fakes import QUICK, Listener, config, spin

Make = Callable[..., MatchSession]
FOUR = frozenset(Seat)


@pytest.fixture
def before(make: Make) -> bytes:
    """What lies in the file of the saved match."""
    session = make()
    session.new_match(config(humans=FOUR))
    session.act(Pass())
    session.shutdown()
    return current().read_bytes()


def current() -> Path:
    return paths.data_dir() / "current.json"


@pytest.mark.parametrize(
    ("number", "trouble"), [(errno.EACCES, "denied"), (errno.EIO, "other"), (errno.EISDIR, "folder")]
)
def test_unreadable_save_is_left_alone(
    make: Make, monkeypatch: pytest.MonkeyPatch, before: bytes, number: int, trouble: str
) -> None:
    read_bytes = Path.read_bytes

    def refused(path: Path) -> bytes:
        if path == current():
            raise OSError(number, "raw words", str(path))
        return read_bytes(path)

    session = make()
    heard = Listener(session)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", refused)
        assert not session.resume()
    assert heard.of("notice") == [("match.unreadable", {"path": str(current()), "trouble": trouble})]
    session.new_match(config(QUICK.replace(target=200), seed=9))
    spin(lambda: bool(heard.of("match_ended")))
    assert current().read_bytes() == before
    assert heard.notices.count("match.unreadable") == 1
    assert len(session.keeper.store.history.read().entries) == 1, "the history is another file"
    session.shutdown()
    assert make().resume(), "it is there again once it can be read"


def test_damaged_save_that_cannot_be_moved_is_left_alone(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_path: Path, _suffix: str) -> Path:
        raise PermissionError(errno.EPERM, "raw words")

    monkeypatch.setattr(match_store, "set_aside", refused)
    current().parent.mkdir(parents=True)
    current().write_text("{", encoding="utf-8")
    session = make()
    heard = Listener(session)
    assert not session.resume()
    session.new_match(config(humans=FOUR))
    session.act(Pass())
    assert heard.of("notice") == [("match.unreadable", {"path": str(current()), "trouble": "denied"})]
    assert current().read_text(encoding="utf-8") == "{"


def test_finished_match_that_the_history_refuses_is_kept(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    session = make()
    heard = Listener(session)

    def full(_id: str, _text: str) -> bool:
        raise OSError(errno.ENOSPC, "raw words")

    monkeypatch.setattr(session.keeper.store, "archive", full)
    session.new_match(config(QUICK.replace(target=200)))
    spin(lambda: bool(heard.of("match_ended")))
    over = session.match
    session.new_match(config(humans=FOUR))
    kept = current().with_name("current.json.finished")
    assert heard.of("notice")[-1] == ("match.kept", {"path": str(kept)})
    assert SavedMatch.from_text(kept.read_text(encoding="utf-8")).match == over
    assert SavedMatch.from_text(current().read_text(encoding="utf-8")).match == session.match


def test_finished_match_reaches_the_history_when_the_next_one_begins(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = make()
    heard = Listener(session)

    def full(_id: str, _text: str) -> bool:
        raise OSError(errno.ENOSPC, "raw words")

    with monkeypatch.context() as patch:
        patch.setattr(session.keeper.store, "archive", full)
        session.new_match(config(QUICK.replace(target=200)))
        spin(lambda: bool(heard.of("match_ended")))
    session.new_match(config(humans=FOUR))
    assert len(session.keeper.store.history.read().entries) == 1
    assert "match.kept" not in heard.notices


def test_fault_in_the_history_does_not_stop_the_match(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    session = make()
    heard = Listener(session)

    def fault(_id: str, _text: str) -> bool:
        raise UnicodeEncodeError("utf-8", "\ud800", 0, 1, "surrogates not allowed")

    monkeypatch.setattr(session.keeper.store, "archive", fault)
    session.new_match(config(QUICK.replace(target=200)))
    spin(lambda: bool(heard.of("match_ended")))
    assert heard.notices.count("history.unsaved") == 1


def test_resume_at_another_level(make: Make, before: bytes) -> None:
    session = make()
    assert session.resume("debutant")
    assert session.config.level == "debutant"
    assert SavedMatch.from_text(current().read_text(encoding="utf-8")).config.level == "debutant"
    session.shutdown()
    assert make().resume("debutant")
