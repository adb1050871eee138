"""A player of the package ``colver`` (0.11) on our protocol: ``python -m tests.opponents.colver_adapter --agent isdd20``.

An agent is ``[BID+]PLAY``. BID is one of colver's rule bidders (improved_v2 when none is named); PLAY is

- ``isddN``: N worlds, each solved exactly, the card with the best mean deal score; a limit does not change N
- ``isdd``: the same for the time of ``go seconds`` (50 ms without), or the worlds of ``go iterations``
- ``smart_ismcts``, ``ismcts``: tree search for the time of ``go seconds`` (10 ms without)
- ``heuristic``: rules

Its networks are left out: their weights are not in the package, and without them ``isdd`` draws its worlds
uniformly (the label of such an agent ends in ``+unif``), keeping to who has shown a void. The auction does not
change them.

What it sees. Every question starts afresh: the deal is laid out in a new ``Env``, the agent watches it played up to
the question and decides. An ``Env`` wants four whole hands; those of the hidden seats come from the position line,
where the arena has mixed them (or from our own mixing, where the line says ``?``), so that nothing the package does
with them can be knowledge. Asked about 103 positions in four mixings each, ``isdd`` always played the same card: it
keeps to what its seat may see, and loses nothing by the mixing. ``heuristic`` did so in 78 only: it is written for
open hands, and weaker here than where it sees them. The tree searches differ by their clock alone.

Rules. Suits only, no declarations, bids of 80 to 160 and capot. It scores without rounding, the doubling on the bid
alone (three times redoubled), 162 and the bid for a failed contract, a capot bid as 250: `RULES`. The legal cards and
calls are then the same as ours. Two things differ, and the arena scores both sides by our engine: a defence that
takes all eight tricks marks 252 with us and 162 there; the package never bids a capot by these rule bidders.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from typing import Any, Final
from zlib import crc32

os.environ.setdefault("RAYON_NUM_THREADS", "1")  # one thread, as for our bots

from belote_desktop.bots.tables import place_of
from belote_desktop.engine import (
    CAPOT,
    PASS,
    Action,
    Bid,
    Card,
    Deal,
    Double,
    Pass,
    Play,
    Rank,
    Redouble,
    RuleSet,
    Seat,
    Suit,
    Trump,
)

from .talk import NotOurs, Question, main

RULES: Final = (
    "contree(bid_ceiling=160,capot_worth=250,redouble_factor=3,failed_marks=162-plus-bid,factor_scope=bid,"
    "rounding=none,target=1000)"
)
"""Our contrée with its scores."""
BIDDERS: Final = ("improved_v2", "improved", "heuristic", "smart", "maxi")
_RANKS: Final = (
    Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE,
)  # fmt: skip
_DOUBLE, _REDOUBLE = 41, 42


def spec_of(agent: str, question: Question) -> str:
    """The package's own description of an agent; raises `NotOurs` for a name that means none."""
    bidder, _, play = agent.rpartition("+")
    bidder = bidder or BIDDERS[0]
    if bidder not in BIDDERS:
        raise NotOurs(f"«{bidder}» is not a bidder: {', '.join(BIDDERS)}")
    seconds, worlds = question.limit.seconds, question.limit.iterations
    found = re.fullmatch(r"(isdd)(\d{1,4})|isdd|smart_ismcts|ismcts|heuristic", play, re.ASCII)
    if found is None:
        raise NotOurs(f"«{play}» is not a way to play: isdd20, isdd, smart_ismcts, ismcts or heuristic")
    method = "isdd" if play.startswith("isdd") else play
    lines = ["[bid]", f'strategy = "{bidder}"', "[play]", f'method = "{method}"']
    if found[2] or (method == "isdd" and seconds is None and worlds is not None):
        lines.append(f"determinizations = {found[2] or worlds}")
    elif method != "heuristic":
        usual = 50 if method == "isdd" else 10
        lines.append(f"time_ms = {usual if seconds is None else max(1, round(1000 * seconds))}")
    return "\n".join([*lines, "[worlds]", 'source = "uniform"', ""])


def check_rules(rules: RuleSet) -> None:
    """Raises `NotOurs` for a game that the package does not play."""
    if rules.preset != "contree" or len(rules.trumps) != 4 or rules.declarations or rules.say_belote:
        raise NotOurs("only contrée at suits, without declarations, and with the belote said by itself")
    if rules.bid_ceiling.points != 160 or rules.generale:
        raise NotOurs("its bids end at 160 and capot: bid_ceiling=160")


def to_number(action: Action) -> int:
    """The package's number of an action."""
    if isinstance(action, Play):
        return card_number(action.card)
    if isinstance(action, Bid):
        return (37 if action.value == CAPOT else 1 + 4 * (action.value - 80) // 10) + action.trump
    if isinstance(action, (Pass, Double, Redouble)):
        return _DOUBLE if isinstance(action, Double) else _REDOUBLE if isinstance(action, Redouble) else 0
    raise NotOurs(f"{action} is not done in its game")


def card_number(card: Card) -> int:
    """The package's number of a card."""
    return 8 * card.suit + _RANKS.index(card.rank)


def to_action(number: int, in_play: bool) -> Action:
    """The action of a number."""
    if in_play:
        return Play(Card(_RANKS[number % 8], Suit(number // 8)))
    if number in (_DOUBLE, _REDOUBLE):
        return Double() if number == _DOUBLE else Redouble()
    if number == 0:
        return PASS
    if number > 36:
        return Bid(CAPOT, Trump(number - 37))
    return Bid(80 + 10 * ((number - 1) // 4), Trump((number - 1) % 4))


def layout(deal: Deal) -> tuple[int, list[list[int]]]:
    """Dealer and first hands, by the package's seats: our places, North first, in playing order."""
    direction = deal.rules.direction
    hands: list[list[int]] = [[], [], [], []]
    for seat in Seat:
        hands[place_of(seat, direction)] = [card_number(card) for card in deal.start[seat]]
    return place_of(deal.dealer, direction), hands


def answer(colver: Any, agent: str, question: Question) -> Action:
    """What the package's agent does."""
    deal = question.deal
    check_rules(deal.rules)
    spec = spec_of(agent, question)
    player = colver.Agent(
        spec,
        place_of(question.seat, deal.rules.direction),
        crc32(f"{question.seed} {len(deal.log)}".encode()),
    )
    env = colver.Env.deal_with_hands(*layout(deal))
    player.init_deal(env)
    player.set_scores(*question.totals)
    for action in deal.log:
        number = to_number(action)
        player.observe(env, number)
        env.step(number)
    in_play = env.phase() == 1
    return to_action(player.decide(env)["action"], in_play)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--agent", default="isdd20", help="[BID+]PLAY, as above")
    parser.add_argument(
        "--rules", action="store_true", help="print our contrée with its scores, for the arena"
    )
    options = parser.parse_args()
    if options.rules:
        print(RULES)
        sys.exit()
    try:
        import colver
    except ImportError:
        sys.exit("the package colver is not installed for this Python")
    main(lambda question: answer(colver, options.agent, question))
