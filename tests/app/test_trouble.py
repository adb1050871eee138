"""What keeps a file from being read or written, as a word."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from belote_desktop.app.rule_files import RuleFileError, read_rules
from belote_desktop.app.settings import Settings
from belote_desktop.app.trouble import TROUBLES, trouble_of


@pytest.mark.parametrize(
    ("error", "word"),
    [
        (OSError(errno.ENOSPC, ""), "full"),
        (OSError(errno.EDQUOT, ""), "full"),
        (OSError(errno.EACCES, ""), "denied"),
        (OSError(errno.EPERM, ""), "denied"),
        (OSError(errno.EISDIR, ""), "folder"),
        (OSError(errno.ENOTDIR, ""), "no-folder"),
        (FileExistsError(errno.EEXIST, ""), "no-folder"),
        (OSError(errno.EROFS, ""), "read-only"),
        (TimeoutError("locked"), "busy"),
        (OSError(errno.EIO, ""), "other"),
        (OSError("no number"), "other"),
        (ValueError("x"), "other"),
        (None, "other"),
    ],
)
def test_words(error: BaseException | None, word: str) -> None:
    assert trouble_of(error) == word
    assert word in TROUBLES


def test_a_folder_in_the_place_of_the_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    settings = Settings.load(path)
    settings.theme = "dark"
    assert [dict(notice.details) for notice in settings.notices] == [{"path": str(path), "trouble": "folder"}]


def test_a_folder_in_the_place_of_a_file_of_rules(tmp_path: Path) -> None:
    with pytest.raises(RuleFileError) as caught:
        read_rules(tmp_path)
    assert dict(caught.value.details) == {"path": str(tmp_path), "trouble": "folder"}
