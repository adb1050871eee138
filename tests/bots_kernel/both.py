"""What the kernels answer on fixed seeds, as text: ``python -m tests.bots_kernel.both [--interpreted]``.

Compiled and interpreted kernels must print the same, node counts included.
"""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from random import Random

BOTS = Path(__file__).parents[2] / "belote_desktop" / "bots"


class SourcesOnly(PathFinder):
    """Finds the kernels' sources where a compiled module would come first."""

    @classmethod
    def find_spec(cls, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        package, _, module = name.rpartition(".")
        if package != "belote_desktop.bots" or not module.startswith("kernel_"):
            return None
        return spec_from_file_location(name, BOTS / f"{module}.py")


def main(interpreted: bool) -> None:
    if interpreted:
        sys.meta_path.insert(0, SourcesOnly)
        sys.modules["cython"] = None  # type: ignore[assignment]  # as where it is not installed
    from belote_desktop.bots.auction_tables import ground_of
    from belote_desktop.bots.duties import duties_for
    from belote_desktop.bots.ears import ear_of
    from belote_desktop.bots.kernel_auction import Auctioneer
    from belote_desktop.bots.kernel_board import COMPILED
    from belote_desktop.bots.kernel_policy import RulePlay
    from belote_desktop.bots.kernel_tree import Tree
    from belote_desktop.bots.position import Position
    from belote_desktop.bots.speaking import Manners
    from belote_desktop.bots.tables import slots, tables_for
    from belote_desktop.bots.weights import WEIGHTS
    from tests.bots.renamed import views

    from .checks import place, solver_for
    from .deals import random_contract, random_ending, random_hands

    print("compiled" if COMPILED else "interpreted", file=sys.stderr)
    rng = Random(4)
    for size in (1, 2, 3, 4, 5, 6, 7, 8):
        for lying in range(4):
            ending = random_ending(rng, (size,), lying)
            solver = solver_for(ending)
            cards, nodes = solver.cards(), solver.nodes
            place(solver, ending)
            print(size, lying, cards, nodes, solver.value(), solver.nodes, solver.reaches(60), solver.nodes)
    for view in views(12, 4):
        manners = Manners(view.rules)
        auctioneer = Auctioneer()
        auctioneer.prepare(ground_of(view, manners))
        auctioneer.hear(ear_of(view))
        auctioneer.seed(view.seat)
        print(auctioneer.deal(5, 20, 150), auctioneer.finish(manners.talk(view.auction), 0, 5))
    play = RulePlay()
    for seed in (0, 1, -5, 1 << 70):
        rules, trump = random_contract(rng)
        tables = tables_for(rules, trump)
        play.load(duties_for(rules, trump))
        play.advise(WEIGHTS[tables.kind])
        play.seed(seed)
        print(seed, [play.random_playouts(random_hands(rng, 8), seed & 3, 50) for _ in range(4)])
        worlds = [random_hands(rng, 8) for _ in range(70)]
        play.take(Position(tables, worlds[0], 0, seed & 3))
        first = [(worlds[0][0], *others) for others in worlds_with(worlds[0], rng)]
        print(play.playouts(first, list(slots(worlds[0][0])), seed & 300))
        tree = Tree()
        tree.load(duties_for(rules, trump))
        tree.advise(WEIGHTS[tables.kind])
        tree.take(Position(tables, worlds[0], 0, seed & 3))
        tree.seed(seed)
        tree.begin(0, lambda result, bonus: float((result & 511) + bonus), 15.0, 100, bool(seed & 1))
        for _ in range(3):
            print(tree.grow(first, [seed & 3] * 70, list(slots(worlds[0][0])), 20), tree.grown())
    guessed()


def guessed() -> None:
    """Guesses in the play of some deals bid and played by the rules, what they cost, and a whole search."""
    from belote_desktop.bots import Limit, create
    from belote_desktop.bots.guesser import Guesser, Trust
    from belote_desktop.bots.kits import Kit
    from belote_desktop.engine import Phase, Word

    from ..bots.tables import new_deal, random_rules

    rng = Random(9)
    for number in range(6):
        deal, bot = new_deal(random_rules(rng), rng), create("greedy", number)
        while deal.turn is not None:
            view = deal.seen_by(deal.turn)
            if deal.phase is Phase.PLAY and deal.table.pending is not Word.BELOTE and rng.random() < 0.3:
                assert deal.contract is not None
                guess = Kit(deal.rules, deal.contract.trump).guess
                guesser = Guesser(view, guess, Trust())
                guesser.seed(number)
                worlds = guesser.worlds(5)
                print(number, [world.hands for world in worlds])
                print([round(guess.cost_of(world.hands), 9) for world in worlds])
            deal = deal.apply(bot.choose(view, Limit(iterations=1)).action)


def worlds_with(hands: tuple[int, ...], rng: Random) -> list[tuple[int, ...]]:
    """Seventy ways to deal the cards that the first hand does not hold to the other three."""
    rest = [slot for slot in range(32) if not hands[0] >> slot & 1]
    dealt = []
    for _ in range(70):
        rng.shuffle(rest)
        dealt.append(tuple(sum(1 << slot for slot in rest[place::3]) for place in range(3)))
    return dealt


if __name__ == "__main__":
    main("--interpreted" in sys.argv[1:])
