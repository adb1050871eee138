"""The players of the package ``belote-cli`` (4.9) on our protocol: ``python -m tests.opponents.belote_cli_adapter``.

``--level easy|medium|hard`` (hard when not named). The game it was written for is the classic one: the turned card,
two rounds, no trumps and all trumps in the second; no overcall, no contre, no declarations of one's own choice. A call
that it has no idea of is a pass. It plays cards of any contract, the value auction's too, which it cannot bid.

What it sees. Its game shows every player the partner's hand, and its hard level uses that; the flag it has against
this (``hide_partner_hand``) is set here. The other hands come from the position line, where the arena has mixed them.
Every question starts afresh; its memory is rebuilt from the tricks played. It has no thinking limit.

Its legal cards are those of our preset ``belote`` (a lower trump is played on an opponent's higher one); elsewhere
they are some of ours.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import Any

from belote_desktop.bots.tables import place_of
from belote_desktop.engine import (
    PASS,
    Action,
    AuctionKind,
    Card,
    Declare,
    Phase,
    Play,
    Rank,
    Seat,
    Suit,
    Take,
    Trump,
    TurnUpAuction,
    round_from,
)

from .talk import NotOurs, Question, main

LEVELS = ("easy", "medium", "hard")


class Package:
    """The package, and our cards, seats and trumps in its terms."""

    def __init__(self) -> None:
        from belote import ai, deck, game

        self.ai: Any = ai
        self.game: Any = game
        self.deck: Any = deck

    def card(self, card: Card) -> Any:
        """Its card."""
        return self.deck.Card(self.deck.Suit[card.suit.name], self.deck.Rank[card.rank.name])

    def seat(self, place: int) -> Any:
        """Its seat at one of our places; both count in playing order, partners two apart."""
        return self.game.Seat(place)

    def trump(self, trump: Trump) -> tuple[Any, str]:
        """Its trump and the name of its contract."""
        if trump is Trump.NO_TRUMPS:
            return None, self.deck.Contract.SANS_ATOUT
        if trump is Trump.ALL_TRUMPS:
            return self.deck.Suit.TOUT_ATOUT, self.deck.Contract.TOUT_ATOUT
        return self.deck.Suit[Suit(trump).name], self.deck.Contract.NORMAL

    def state(self, question: Question) -> Any:
        """Its state of a position."""
        deal, game = question.deal, self.game
        direction = deal.rules.direction
        hands: list[Any] = [()] * 4
        for seat in Seat:
            hands[place_of(seat, direction)] = tuple(map(self.card, deal.hands[seat]))
        fields: dict[str, Any] = {
            "hands": tuple(hands),
            "dealer": self.seat(place_of(deal.dealer, direction)),
            "leader": self.seat(place_of(deal.leader, direction)),
            "turn": self.seat(place_of(question.seat, direction)),
            "team_scores": question.totals,
            "target": deal.rules.target,
            "boss_modifiers": game.BossModifiers(hide_partner_hand=True),
        }
        if deal.phase is Phase.AUCTION:
            if isinstance(deal.auction, TurnUpAuction):
                order = round_from(deal.dealer.next(direction), direction)
                fields.update(
                    up_card=self.card(deal.auction.turned),
                    bidding_round=deal.auction.round,
                    bidder_index=order.index(question.seat),
                )
            return game.GameState(phase=game.Phase.BIDDING, **fields)
        assert deal.contract is not None
        trump, contract = self.trump(deal.contract.trump)
        tricks = [
            tuple(
                game.TrickCard(self.seat(place_of(seat, direction)), self.card(card))
                for seat, card in trick.plays(direction)
            )
            for trick in (*deal.tricks, deal.trick)
        ]
        return game.GameState(
            phase=game.Phase.PLAYING,
            trump=trump,
            contract=contract,
            taker=self.seat(place_of(deal.contract.taker, direction)),
            completed_tricks=tuple(tricks[:-1]),
            current_trick=tricks[-1],
            first_trick_done=len(tricks) > 1,
            **fields,
        )

    def answer(self, level: str, question: Question) -> Action:
        """What a player of this level does."""
        deal = question.deal
        place = place_of(question.seat, deal.rules.direction)
        player = self.ai.AIPlayer(
            self.seat(place), self.ai.Difficulty(level), Random(f"{question.seed} {len(deal.log)}")
        )
        actions = deal.legal_actions()
        if isinstance(actions[0], Declare):
            return actions[0]
        state = self.state(question)
        if deal.phase is Phase.AUCTION:
            return self._call(player, state, question)
        player.update_memory(state)
        chosen = player.decide_card(state)
        card = Card(Rank[chosen.rank.name], Suit[chosen.suit.name])
        return next((action for action in actions if not isinstance(action, Play)), Play(card))

    def _call(self, player: Any, state: Any, question: Question) -> Action:
        deal = question.deal
        if deal.rules.auction is not AuctionKind.TURN_UP:
            raise NotOurs("it cannot bid values: give it contracts (--fixed-contract) or another's auction")
        if deal.auction.standing is not None:
            return PASS
        bid = player.decide_bid(state)
        if bid is None:
            return PASS
        name = "NT" if isinstance(bid, str) else "AT" if bid is self.deck.Suit.TOUT_ATOUT else bid.name[0]
        trump = Trump.parse(name)
        # these rules may lack the contract that it wants
        return Take(trump) if trump in deal.rules.trumps else PASS


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--level", choices=LEVELS, default="hard")
    options = parser.parse_args()
    try:
        package = Package()
    except ImportError:
        sys.exit("the package belote-cli is not installed for this Python")
    main(lambda question: package.answer(options.level, question))
