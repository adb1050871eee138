"""Cases made up by the second reading of the rules, to try the runner on what nobody wrote by hand."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.engine.reference import auction as ref_auction
from tests.engine.reference import declarations as ref_declarations
from tests.engine.reference import scores as ref_scores
from tests.engine.reference.play import PACK, TURN, Play, legal, points, winning

Case = dict[str, Any]

PLAYS = {
    "FFB-coinche": Play(must_underruff=False),
    "FFB-belote": Play(),
    "house-souple": Play(must_underruff=False, over_partner=False),
    "house-under-partner-forbidden": Play(under_partner="not-under"),
    "FFB-equipe-ludique": Play(must_underruff=False, under_partner="over-if-only-trumps"),
    "ancien": Play(no_trumps="plain", all_trumps="plain"),
}
SCALES = {
    "FFB": Play(),
    "ANCIEN": Play(no_trumps="plain", all_trumps="plain"),
    "PAGAT": Play(all_trumps="fourteen"),
}
DENOMINATIONS = {"S": "S", "H": "H", "D": "D", "C": "C", "SA": "NT", "TA": "AT"}
OLD = {"ANCIEN": True, "FFB": False, "PAGAT": False}


def seats_from(first: str, count: int) -> list[str]:
    start = TURN.index(first)
    return [TURN[(start + place) % 4] for place in range(count)]


def legal_case(rng: Random) -> Case:
    ruleset = rng.choice(sorted(PLAYS))
    name = rng.choice(sorted(DENOMINATIONS))
    cards = rng.sample(PACK, rng.randint(5, 11))
    table, hand = cards[: rng.randint(1, 3)], cards[3:]
    seats = seats_from(rng.choice(TURN), len(table) + 1)
    allowed = legal(hand, table, DENOMINATIONS[name], PLAYS[ruleset])
    return {
        "kind": "legal_cards",
        "ruleset": ruleset,
        "denomination": name,
        "trick": [[seat, card] for seat, card in zip(seats, table, strict=False)],
        "player": seats[-1],
        "hand": hand,
        "expected": rng.sample(sorted(allowed), len(allowed)),
    }


def trick_case(rng: Random) -> Case:
    scale, name = rng.choice(sorted(SCALES)), rng.choice(sorted(DENOMINATIONS))
    cards, seats = rng.sample(PACK, 4), seats_from(rng.choice(TURN), 4)
    last = rng.random() < 0.3
    worth = sum(points(card, DENOMINATIONS[name], SCALES[scale]) for card in cards) + 10 * last
    return {
        "kind": "trick",
        "ruleset": rng.choice(sorted(PLAYS)),
        "denomination": name,
        "scale": scale,
        "trick": [[seat, card] for seat, card in zip(seats, cards, strict=True)],
        "last_trick": last,
        "expected": {"winner": seats[winning(cards, DENOMINATIONS[name])], "points": worth},
    }


def pack_case(rng: Random) -> Case:
    scale, name = rng.choice(sorted(SCALES)), rng.choice(sorted(DENOMINATIONS))
    worth = sum(points(card, DENOMINATIONS[name], SCALES[scale]) for card in PACK)
    return {
        "kind": "pack_total",
        "ruleset": rng.choice(sorted(PLAYS)),
        "denomination": name,
        "scale": scale,
        "expected": {"cards": worth, "with_last_trick": worth + 10},
    }


def declarations_case(rng: Random) -> Case:
    """Hands with one way of declaring at most, so that the items are certain."""
    scale, name = rng.choice(sorted(SCALES)), rng.choice(sorted(DENOMINATIONS))
    while True:
        low = rng.randint(0, 24)
        hand = sorted({*PACK[low : low + rng.randint(3, 6)], *rng.sample(PACK, 4)}, key=PACK.index)[:8]
        found = ref_declarations.candidates(hand, DENOMINATIONS[name], OLD[scale])
        whole = [one for one in found if not any(set(one.cards) < set(other.cards) for other in found)]
        used = [card for one in whole for card in one.cards]
        if len(used) == len(set(used)) and len(used) < 8:
            break
    items = [{"type": one.kind, "height": one.height, "points": one.points} for one in whole]
    return {
        "kind": "declarations",
        "ruleset": "FFB-coinche",
        "denomination": name,
        "scale": scale,
        "hand": hand,
        "expected": {"total": sum(one.points for one in whole), "items": items},
    }


def compare_case(rng: Random) -> Case:
    ruleset, name = rng.choice(("FFB-coinche", "pagat-coinche")), rng.choice(sorted(DENOMINATIONS))
    first = rng.choice(TURN)
    declared: list[tuple[str, list[ref_declarations.Found]]] = []
    used: set[str] = set()
    for seat in seats_from(first, 4):
        while rng.random() < 0.6:
            suit, low, size = rng.choice("SHDC"), rng.randint(0, 5), rng.choice((3, 3, 3, 4, 5))
            run = [card for card in PACK if card[-1] == suit][low : low + size]
            if len(run) == size and not used & set(run):
                (one,) = [c for c in ref_declarations.candidates(run, name, False) if len(c.cards) == size]
                declared.append((seat, [one]))
                used |= set(run)
                break
    wins = ruleset == "pagat-coinche"
    best, worth = ref_declarations.compared(declared, DENOMINATIONS[name], first_wins=wins)
    winner = None if best is None else "NS" if best in "NS" else "EW"
    items = [
        {"seat": seat, "type": one.kind, "height": one.height, "points": one.points, "cards": list(one.cards)}
        for seat, (one,) in declared
    ]
    return {
        "kind": "declarations_compare",
        "ruleset": ruleset,
        "denomination": name,
        "declared": items,
        "first_to_speak": first,
        "expected": {
            "winner": winner,
            "points": {team: worth if team == winner else 0 for team in ("NS", "EW")},
        },
    }


def score_case(rng: Random) -> Case:
    """Whole tricks, no capot: the part on which every text is plain."""
    ruleset = rng.choice(sorted(set(ref_scores.READINGS) - {"cannes-2016"}))
    values = ruleset not in ("FFB-belote-2016", "FFB-belote-annonces", "page-belote-classique", "ancien")
    takers, last = rng.choice(("NS", "EW")), rng.choice(("NS", "EW"))
    mine = rng.randint(1, 151)
    cards = {takers: mine, ref_scores.OTHER[takers]: 152 - mine}
    holder = rng.choice(("NS", "EW", None))
    facts = ref_scores.Facts(
        takers,
        "H",
        {team: cards[team] + 10 * (team == last) for team in cards},
        rng.choice((*range(80, 170, 10), ref_scores.CAPOT)) if values else None,
        rng.choice((1, 2, 4)) if values or ruleset == "ancien" else 1,
        {team: int(team == holder) for team in cards},
    )
    wanted = ref_scores.READINGS[ruleset](facts)
    return {
        "kind": "deal_score",
        "ruleset": ruleset,
        "takers": takers,
        "bid": facts.bid,
        "denomination": "H",
        "multiplier": facts.label,
        "card_points": cards,
        "last_trick": last,
        "capot_by": None,
        "trick_points_with_der": facts.tricks,
        "belotes": facts.belotes,
        "validated_announcements": {"NS": 0, "EW": 0},
        "expected": {"made": wanted.made, "raw": wanted.raw, "held": wanted.held},
    }


def in_french(call: str) -> str:
    """A call of the reference as the cases write it."""
    if call in ("-", "redouble") or call.startswith("double"):
        return {"-": "pass", "redouble": "surcoinche"}.get(call, "coinche")
    trump = {"NT": "SA", "AT": "TA"}.get(ref_auction.trump_of(call), ref_auction.trump_of(call))
    if call.startswith("take"):
        return trump
    return f"{'capot' if call.startswith('capot') else ref_auction.value_of(call)} {trump}"


def auction_case(rng: Random) -> Case:
    ruleset = rng.choice(("FFB-coinche", "pagat-coinche", "FFB-belote", "ancien"))
    turn_up = ruleset in ("FFB-belote", "ancien")
    double = {"FFB-belote": "off", "pagat-coinche": "any-moment"}.get(ruleset, "in-turn")
    rules = ref_auction.Bidding(turn_up=turn_up, double=double, ceiling=700)
    dealer, turned = rng.choice(TURN), rng.choice("SHDC")
    said: list[tuple[str, str]] = []
    state = ref_auction.state(rules, dealer, said, turned)
    for _ in range(rng.randint(0, 7)):
        calls = sorted(call for call in state.calls if "@" not in call)
        if not calls:
            break
        low = [call for call in calls if call[:2] in ("-", "80", "90", "ta", "do", "re")] or calls
        said.append((state.turn, rng.choice(low)))
        state = ref_auction.state(rules, dealer, said, turned)
    allowed = {in_french(call) for call in state.calls if "@" not in call}
    universe = {
        in_french(f"{value}{trump}")
        for value in (70, 80, 90, 100, 250)
        for trump in ref_auction.Bidding(True).trumps
    }
    universe |= {"S", "H", "D", "C", "SA", "TA", "coinche", "surcoinche", "pass", "capot H", "capot TA"}
    case: Case = {
        "kind": "auction",
        "ruleset": ruleset,
        "dealer": dealer,
        "turned_suit": turned if turn_up else None,
        "calls": [[seat, in_french(call)] for seat, call in said],
        "next_to_speak": None if state.over else state.turn,
        "legal": [] if state.over else rng.sample(sorted(allowed), min(6, len(allowed))),
        "illegal": [] if state.over else sorted(universe - allowed),
    }
    if state.over:
        contract = None if state.contract is None else in_french(state.contract[1])
        case["outcome"] = {"finished": True, "contract": contract}
        if state.contract is not None:
            case["outcome"] |= {"declarer": state.contract[0], "multiplier": state.contract[2]}
    return case


def full_case(rng: Random) -> Case:
    """A random play-out; the score only where no declarations are in the game."""
    ruleset, play_ruleset, bids = rng.choice(
        (
            ("FFB-belote-2016", "FFB-belote", False),
            ("FFB-belote-annonces", "FFB-belote", False),
            ("FFB-coinche-2015", "FFB-coinche", True),
            ("FFB-contree-2016", "FFB-coinche", True),
            ("ancien", "ancien", False),
        )
    )
    scale, name = "ANCIEN" if ruleset == "ancien" else "FFB", rng.choice(sorted(DENOMINATIONS))
    trump, play = DENOMINATIONS[name], PLAYS[play_ruleset]
    deck = rng.sample(PACK, 32)
    hands = {seat: sorted(deck[place * 8 : place * 8 + 8]) for place, seat in enumerate(TURN)}
    left, leader = {seat: list(hand) for seat, hand in hands.items()}, rng.choice(TURN)
    plays: list[Case] = []
    spoken: list[tuple[str, str, str | None]] = []
    winners: list[str] = []
    taken = {"NS": 0, "EW": 0}
    first = leader
    for number in range(1, 9):
        trick: list[str] = []
        order = seats_from(leader, 4)
        for seat in order:
            allowed = sorted(legal(left[seat], trick, trump, play))
            card = rng.choice(allowed)
            plays.append({"trick": number, "seat": seat, "card": card, "legal": allowed})
            spoken.append((seat, card, None))
            left[seat].remove(card)
            trick.append(card)
        leader = order[winning(trick, trump)]
        winners.append(leader)
        taken["NS" if leader in "NS" else "EW"] += sum(points(card, trump, SCALES[scale]) for card in trick)
    paired = ref_declarations.belotes(spoken, trump, said=False, king_first=False)
    belotes = {"NS": sum(seat in "NS" for seat in paired), "EW": sum(seat in "EW" for seat in paired)}
    won = {"NS": sum(seat in "NS" for seat in winners), "EW": sum(seat in "EW" for seat in winners)}
    capot = next((team for team in won if won[team] == 8), None)
    last = "NS" if leader in "NS" else "EW"
    tricks = {team: taken[team] + (team == last) * (10 if capot is None else 100) for team in taken}
    facts = ref_scores.Facts(
        rng.choice(("NS", "EW")),
        trump,
        tricks,
        rng.choice((80, 100, ref_scores.CAPOT)) if bids else None,
        rng.choice((1, 2, 4)) if bids or ruleset == "ancien" else 1,
        belotes,
        None,
        capot,
    )
    expected: Case = {
        "trick_winners": winners,
        "tricks_won": won,
        "card_points": taken,
        "trick_points_with_der": tricks,
        "capot_by": capot,
        "belotes": belotes,
    }
    if ruleset in ("FFB-belote-2016", "FFB-contree-2016"):
        wanted = ref_scores.READINGS[ruleset](facts)
        expected |= {"made": wanted.made, "raw": wanted.raw, "held": wanted.held, "declarations": []}
    return {
        "kind": "full_deal",
        "ruleset": ruleset,
        "play_ruleset": play_ruleset,
        "denomination": name,
        "scale": scale,
        "takers": facts.takers,
        "bid": facts.bid,
        "multiplier": facts.label,
        "leader": first,
        "hands": hands,
        "plays": plays,
        "expected": expected,
    }


MAKERS = (
    full_case,
    legal_case,
    trick_case,
    pack_case,
    declarations_case,
    compare_case,
    score_case,
    auction_case,
)


def cases(count: int, seed: int) -> list[Case]:
    """`count` cases of each kind."""
    rng = Random(seed)
    return [
        {"id": f"{maker.__name__}-{number}", "why": "", "confidence": "derived", **maker(rng)}
        for maker in MAKERS
        for number in range(count)
    ]
