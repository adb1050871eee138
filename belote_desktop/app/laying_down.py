"""The rest of a deal whose tricks are certain, as ordinary actions."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop.app.fallback import simple_action
from belote_desktop.engine.actions import PLAYS, Action, Declare, Say
from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Deal


def played_out(deal: Deal, plan: Sequence[Card]) -> tuple[Action, ...]:
    """The actions that end `deal`: whose turn it is plays the cards of `plan` in order, the others follow simply.

    Whoever may say belote or rebelote says it, and declarations are named, the best ones. Raises `IllegalAction` when `plan` cannot be played.
    """
    seat, cards = deal.turn, iter(plan)
    done: list[Action] = []

    def do(action: Action) -> None:
        nonlocal deal
        deal = deal.apply(action)
        done.append(action)

    while deal.turn is not None:
        legal = deal.legal_actions()
        words = [action for action in legal if isinstance(action, Say)]
        declares = [action for action in legal if isinstance(action, Declare)]
        if declares:
            do(declares[0])
            continue
        if deal.turn is seat and (card := next(cards, None)) is not None:
            play = PLAYS[card.index]
            for word in words:
                if play in deal.apply(word).legal_actions():
                    do(word)
                    break
            do(play)
        else:
            do(words[0] if words else simple_action(deal.seen_by(deal.turn)))
    return tuple(done)
