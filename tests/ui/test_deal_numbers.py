"""What the side panel says at the end of a deal is what the score sheet says, before anything is multiplied."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop.engine import BELOTE, COINCHE, DECK, Deal, Match, Phase, RuleSet, Seat, Team
from belote_desktop.engine.scoring import Reason
from belote_desktop.ui.i18n import install_translator, number
from belote_desktop.ui.panels.score import DealScore, deal_points

_EXTRA = {Reason.DECLARATIONS, Reason.TAKEN_DECLARATIONS, Reason.BELOTE, Reason.TAKEN_BELOTE}


def played(rules: RuleSet, seed: int) -> Deal:
    """A deal played at random to its end."""
    random = Random(seed)
    deal = Match.new(rules, Seat.NORTH, random.sample(DECK, 32)).deal
    while not deal.is_over:
        legal = deal.legal_actions()
        bids = [a for a in legal if str(a) not in ("-", "pass")] if deal.phase is Phase.AUCTION else legal
        deal = deal.apply(random.choice(list(bids) or list(legal)))
    return deal


@pytest.mark.parametrize("rules", [COINCHE, BELOTE.replace(declarations=True)], ids=["coinche", "belote"])
def test_points_and_bonuses_are_those_of_the_score(rules: RuleSet) -> None:
    compared = 0
    for seed in range(40):
        deal = played(rules, seed)
        score = deal.score
        if score is None:
            continue
        compared += 1
        for team in Team:
            tricks, extra = deal_points(deal.seen_by(Seat.SOUTH), team)
            assert tricks == score.trick_points[team]
            assert extra == sum(line.amount for line in score.lines_of(team) if line.reason in _EXTRA)
    assert compared > 20


def test_the_column_says_that_it_holds_the_belote_too(qapp: object) -> None:
    panel = DealScore()
    deal = next(d for d in (played(COINCHE, seed) for seed in range(40)) if d.score is not None)
    for language, word in (("fr", "Annonces + belote"), ("en", "Declarations + belote")):
        install_translator(language)
        panel.show_view(deal.seen_by(Seat.SOUTH), 1)
        assert panel._heads[2].text() == word
    assert deal.score is not None
    assert panel._cells[Team.NS][1].text() == number(deal.score.trick_points[Team.NS])
