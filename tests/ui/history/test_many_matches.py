"""A long history is listed at once."""

from __future__ import annotations

import time

import pytest

from belote_desktop.ui.history.match_list import MatchList
from tests.ui.conftest import Open
from tests.ui.history.test_history_dialog import filled, history


@pytest.mark.alone
def test_hundreds_of_matches_are_there_at_once(opened: Open) -> None:
    player = opened(None)
    filled(player, 500)
    dialog = history(player)
    assert dialog.matches.count() == 500
    assert dialog.note.text() == "500 parties."
    shown = MatchList()
    player.qtbot.addWidget(shown)
    rows = tuple(dialog.matches.match_at(row) for row in range(500))
    took = []
    for _ in range(3):
        begun = time.process_time()
        shown.show_matches(rows)
        took.append(time.process_time() - begun)
    assert min(took) < 0.1
