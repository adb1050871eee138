"""The number of ways everything can go, against stored counts made by the second reading."""

from __future__ import annotations

import json

from tests.engine.perft import STORED, auctions, plays


def test_auctions() -> None:
    assert auctions(by_engine=True) == json.loads(STORED.read_text("utf-8"))["auctions"]


def test_the_last_three_tricks() -> None:
    assert plays(by_engine=True) == json.loads(STORED.read_text("utf-8"))["plays"]
