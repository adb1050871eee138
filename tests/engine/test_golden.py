"""A deal of each preset, told as it was when the file was written (``python -m tests.golden --write``)."""

from __future__ import annotations

import pytest

from belote_desktop.engine.presets import PRESETS
from tests.golden import path_of, stored_deal, text_of


@pytest.mark.parametrize("preset", PRESETS)
def test_the_deal_is_told_as_stored(preset: str) -> None:
    deal = stored_deal(preset)
    assert deal.rules == PRESETS[preset]
    assert deal.is_over
    assert text_of(deal) == path_of(preset).read_text("utf-8")
