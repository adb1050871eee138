"""The six games: the table of the rule book, every option as stored, and the document behind each."""

from __future__ import annotations

import pytest

from belote_desktop.engine import options as o
from belote_desktop.engine.cards import DECK
from belote_desktop.engine.match import Match
from belote_desktop.engine.presets import ANCIENNE, PRESETS
from belote_desktop.engine.rules import RuleError, option_specs
from belote_desktop.engine.seats import Direction, Seat
from belote_desktop.engine.sources import Document, preset_document, source_of
from tests.golden import FOLDER, presets_text

TURN_UP, VALUES = o.AuctionKind.TURN_UP, o.AuctionKind.VALUES
# id: auction, no trumps, all trumps, target, doubling, declarations, document
TABLE = {
    "belote": (TURN_UP, False, False, 1000, o.DoubleRule.OFF, Document.CLASSIC),
    "belote-officielle": (TURN_UP, True, True, 1000, o.DoubleRule.OFF, Document.BELOTE_2016),
    "coinche": (VALUES, True, True, 2000, o.DoubleRule.IN_TURN, Document.COINCHE_2015),
    "coinche-maison": (VALUES, True, True, 1000, o.DoubleRule.ANY_MOMENT, Document.HOUSE),
    "contree": (VALUES, False, False, 2000, o.DoubleRule.IN_TURN, Document.CONTREE_2016),
    "ancienne": (TURN_UP, True, True, 3000, o.DoubleRule.IN_TURN, Document.OLD_BOOK),
}


@pytest.mark.parametrize("preset", PRESETS)
def test_the_table_of_presets(preset: str) -> None:
    rules = PRESETS[preset]
    found = (
        rules.auction,
        rules.no_trumps,
        rules.all_trumps,
        rules.target,
        rules.double,
        preset_document(preset),
    )
    assert found == TABLE[preset]
    assert rules.preset == preset
    assert rules.direction is Direction.ANTICLOCKWISE
    assert rules.pack is o.Pack.SHUFFLED


def test_every_option_of_every_preset_is_as_stored() -> None:
    """A preset changes on purpose only: ``python -m tests.golden --write``."""
    assert presets_text() == (FOLDER / "presets.txt").read_text("utf-8")


def test_what_the_texts_say_of_single_options() -> None:
    """Seeds 002, 003 and 004 on the games they describe."""
    assert [p for p, rules in PRESETS.items() if not rules.must_underruff] == ["coinche", "contree"]
    assert PRESETS["belote"].counts_toward is o.CountsToward.TRICKS
    assert PRESETS["belote"].equality is o.Equality.LITIGE
    assert ANCIENNE.equality is o.Equality.FAILS
    assert PRESETS["contree"].made_when is o.MadeWhen.BID
    assert PRESETS["coinche"].rounding is o.Rounding.FIVE_UP
    assert all(rules.capot_bonus is o.CapotBonus.LAST_TRICK_100 for rules in PRESETS.values())


def test_an_unknown_preset_has_no_document() -> None:
    with pytest.raises(KeyError):
        preset_document("tarot")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_changed_option_is_the_houses_own(preset: str) -> None:
    base = PRESETS[preset]
    assert {source_of(base, spec.name) for spec in option_specs()} == {preset_document(preset)}
    assert source_of(base, None) is preset_document(preset)
    changed = 0
    for spec in option_specs():
        for value in spec.choices:
            try:
                rules = base.replace(**{spec.name: value})
            except RuleError:
                continue
            if rules != base:
                assert source_of(rules, spec.name) is Document.HOUSE
                assert source_of(rules, "target") is preset_document(preset)
                assert source_of(rules, None) is preset_document(preset)
                changed += 1
    assert changed > 30


def test_a_match_begins_at_nothing() -> None:
    for rules in PRESETS.values():
        match = Match.new(rules, Seat.WEST, DECK)
        assert match.totals == (0, 0)
        assert match.scores == match.running_totals == match.deals == ()
        assert (match.held, match.winner, match.is_over) == (0, None, False)
        assert match.rules == rules
