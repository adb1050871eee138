"""How fast the engine plays: `python -m tests.speed [--seconds S] [--beside PYTHON]`.

Random play through the public interface, legality asked and checked at every action. With `--beside`, an
interpreter that has the `belote-cli` package, the classic game is played there too, turn about, in the same run.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import time

from belote_desktop.engine import DECK, PRESETS, Deal, RuleSet, Seat

_BESIDE = """
import random, sys, time
from belote.game import Phase, legal_cards, new_game, place_bid, play_card, start_round
rng, deals, end = random.Random(7), 0, time.process_time() + float(sys.argv[1])
begun = time.process_time()
while time.process_time() < end:
    state = start_round(new_game(), rng)
    while state.phase is Phase.BIDDING:
        first = state.bidding_round == 1
        suits = [s for s in type(state.up_card.suit) if s.value in "SHDC" or s.name in ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")]
        take = state.up_card.suit if first else rng.choice([s for s in suits if s is not state.up_card.suit])
        state = place_bid(state, rng.choice([None, take]))
    while state.phase is Phase.PLAYING:
        state = play_card(state, rng.choice(legal_cards(state, state.turn)))
    deals += 1
print(deals / (time.process_time() - begun))
"""


def play(rules: RuleSet, seconds: float, rng: random.Random) -> tuple[float, float]:
    """Actions and deals a second of processor time at random play."""
    actions = deals = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        deal = Deal.new(rules, Seat(deals % 4), rng.sample(DECK, 32))
        while not deal.is_over:
            deal = deal.apply(rng.choice(deal.legal_actions()))
        actions += len(deal.log)
        deals += 1
    spent = time.process_time() - begun
    return actions / spent, deals / spent


def main(argv: list[str] | None = None) -> int:
    """Prints a line a game; 0 when all went well."""
    parser = argparse.ArgumentParser(prog="python -m tests.speed", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game (default 3)")
    parser.add_argument("--beside", metavar="PYTHON", help="an interpreter that has belote-cli")
    options = parser.parse_args(argv)
    rng = random.Random(7)
    for name, rules in PRESETS.items():
        actions, deals = play(rules, options.seconds, rng)
        sys.stdout.write(f"{name:18} {actions:8.0f} actions/s {deals:7.0f} deals/s\n")
    if options.beside:
        for _ in range(3):
            _, deals = play(PRESETS["belote"], options.seconds, rng)
            command = [options.beside, "-c", _BESIDE, str(options.seconds)]
            other = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
            sys.stdout.write(
                f"belote, turn about: {deals:7.0f} deals/s here, {float(other):7.0f} belote-cli\n"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
