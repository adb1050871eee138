"""The light simulator is the engine, told in bits."""

from __future__ import annotations

from random import Random

from belote_desktop.bots.position import Position
from belote_desktop.bots.tables import place_of, tables_for
from belote_desktop.engine import Phase, Play, Team, legal_cards

from .tables import new_deal, positions, random_rules


def test_it_agrees_with_the_engine_card_by_card() -> None:
    rng = Random(11)
    seen = set()
    for _ in range(120):
        deal = new_deal(random_rules(rng), rng)
        position = None
        for after in positions(deal, rng):
            if after.contract is None:
                continue
            rules, direction = after.rules, after.rules.direction
            tables = tables_for(rules, after.contract.trump)
            if position is None:
                hands = [0] * 4
                for seat, hand in enumerate(after.hands):
                    hands[place_of(type(after.dealer)(seat), direction)] = tables.mask(hand)
                position = Position(tables, hands, place_of(after.leader, direction), 0)
            elif isinstance(after.log[-1], Play):
                position.play(tables.slot_of[after.log[-1].card.index])
            assert tuple(position.points) == after.table.card_points
            assert position.tricks[0] + position.tricks[2] == after.tricks_won(Team.NS)
            if after.phase is Phase.OVER:
                seen.add((after.contract.trump, rules.under_partner, rules.must_underruff))
                break
            assert after.turn is not None
            assert position.turn == place_of(after.turn, direction)
            hand = after.hands[after.turn]
            legal = legal_cards(hand, after.trick.cards, after.contract.trump, rules)
            assert position.legal() == tables.mask(legal)
            for place in range(4):
                assert not position.lacks[place] & position.hands[place]
    assert len(seen) > 25
