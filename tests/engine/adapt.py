"""From the engine's words to those of the reference."""

from __future__ import annotations

from belote_desktop.engine.options import AuctionKind, FourTable
from belote_desktop.engine.rules import RuleSet
from tests.engine.reference.auction import Bidding
from tests.engine.reference.play import Play


def play_of(rules: RuleSet) -> Play:
    return Play(
        must_underruff=rules.must_underruff,
        over_partner=rules.go_over_partner,
        under_partner=rules.under_partner.value,
        no_trumps={"scaled": "plain"}.get(rules.no_trumps_values.value, rules.no_trumps_values.value),
        all_trumps={"scaled": "plain"}.get(rules.all_trumps_values.value, rules.all_trumps_values.value),
    )


def bidding_of(rules: RuleSet) -> Bidding:
    return Bidding(
        turn_up=rules.auction is AuctionKind.TURN_UP,
        no_trumps=rules.no_trumps,
        all_trumps=rules.all_trumps,
        ceiling=rules.bid_ceiling.points,
        generale=rules.generale,
        double=rules.double.value,
        direction=rules.direction.value,
    )


def old_fours(rules: RuleSet) -> bool:
    return rules.no_trumps_fours is FourTable.OLD
