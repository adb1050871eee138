"""Putting a card on the table: the trick, the belote, the declarations, the facts at the end."""

from __future__ import annotations

from .actions import Declaration, Play, Word
from .cards import Card, Hand, Rank
from .declarations import Comparison, compare_declarations, declaration_points
from .legality import couple_of
from .options import DeclarationShow
from .points import points_table
from .scoring import Facts
from .seats import Seat, Team, round_from
from .table import Belote, Phase, Table
from .trick import Trick, winning_place
from .trumps import Trump

_LAST = 8


def play_card(
    table: Table, seat: Seat, hand: Hand, action: Play, named: tuple[tuple[Declaration, ...], ...]
) -> Table:
    """The table after `seat`, who held `hand`, plays a legal card; `named` is what each seat declared."""
    contract = table.contract
    assert contract is not None
    rules, trump, card = table.rules, contract.trump, action.card
    cards = (*table.trick.cards, card)
    tricks, trick = table.tricks, Trick(table.trick.leader, cards)
    phase, turn = table.phase, seat.next(rules.direction)
    points, taken, comparison = table.card_points, table.tricks_taken, table.comparison
    if len(cards) == 4:
        winner = round_from(trick.leader, rules.direction)[winning_place(cards, trump)]
        values = points_table(rules, trump)
        won = sum([values[c.index] for c in cards])
        tricks, trick, turn = (*tricks, trick), Trick(winner), winner
        points = _added(points, winner.team, won)
        taken = _added(taken, winner.team, 1)
        if len(tricks) == _LAST:
            phase = Phase.OVER
        if len(tricks) == 1 and rules.declarations:
            order = round_from(tricks[0].leader, rules.direction)
            better = compare_declarations(dict(zip(Seat, named, strict=True)), order, trump, rules).winner
            comparison = Comparison(better, 0)
    belotes = _belote(table, seat, hand, card, trump) if trump != Trump.NO_TRUMPS else table.belotes
    shown = table.shown
    if comparison is not None:
        shown = _shown(table, seat, named, comparison)
        if shown is not table.shown:
            seen = sum(declaration_points(d, trump, rules) for own in shown for d in own)
            comparison = Comparison(comparison.winner, seen)
    return Table(
        rules, table.dealer, table.turned, table.held, table.auction, contract, phase,
        None if phase is Phase.OVER else turn, tricks, trick, (*table.log, action), points, taken,
        table.announced, shown, comparison, belotes, None,
    )  # fmt: skip


def _added(pair: tuple[int, int], team: Team, points: int) -> tuple[int, int]:
    return (pair[0] + points, pair[1]) if team == 0 else (pair[0], pair[1] + points)


def _belote(table: Table, seat: Seat, hand: Hand, card: Card, trump: Trump) -> tuple[Belote, ...]:
    """The belotes after `card`: said by the player, or at once when the rules leave nothing to say."""
    other = couple_of(card, trump)
    if other is None:
        return table.belotes
    open_ = Belote(seat, card.suit, False)
    if open_ in table.belotes:
        if table.rules.say_belote and table.pending is not Word.REBELOTE:
            return table.belotes
        return tuple(Belote(seat, card.suit, True) if b == open_ else b for b in table.belotes)
    if other not in hand:
        return table.belotes
    if table.rules.say_belote:
        said = table.pending is Word.BELOTE
    else:
        said = card.rank is Rank.KING or not table.rules.king_first
    return (*table.belotes, open_) if said else table.belotes


def _shown(
    table: Table, seat: Seat, named: tuple[tuple[Declaration, ...], ...], comparison: Comparison
) -> tuple[tuple[Declaration, ...], ...]:
    """The winning side shows: each at its second card, or all when the first trick is over."""
    if comparison.winner is None or len(table.tricks) > 1:
        return table.shown
    if table.rules.declaration_show is DeclarationShow.FIRST_TRICK:
        return tuple(named[s] if s.team is comparison.winner else () for s in Seat)
    if not table.tricks or seat.team is not comparison.winner or not named[seat]:
        return table.shown
    return tuple(named[s] if s is seat else table.shown[s] for s in Seat)


def facts_of(table: Table) -> Facts:
    """What a finished deal brought."""
    contract = table.contract
    assert contract is not None
    winners = [table.trick_winner(number) for number in range(len(table.tricks))]
    capot = next((team for team in Team if table.tricks_taken[team] == _LAST), None)
    belotes = [b.seat.team for b in table.belotes if b.complete]
    declared = [0, 0]
    if table.comparison is not None and table.comparison.winner is not None:
        declared[table.comparison.winner] = table.comparison.points
    said = (belotes.count(Team.NS), belotes.count(Team.EW))
    held = _couples_held(table, contract.trump)
    return Facts(
        contract,
        table.card_points,
        winners[-1].team,
        capot,
        said,
        (declared[0], declared[1]),
        winners.count(contract.taker),
        (held.count(Team.NS) - said[0], held.count(Team.EW) - said[1]),
    )


def _couples_held(table: Table, trump: Trump) -> list[Team]:
    """The side of every player who played both the king and the queen of a trump suit."""
    if trump is Trump.NO_TRUMPS:
        return []
    played = {card: seat for trick in table.tricks for seat, card in trick.plays(table.rules.direction)}
    kings = [card for card in played if card.rank is Rank.KING and couple_of(card, trump) is not None]
    return [played[king].team for king in kings if played[king] is played[Card(Rank.QUEEN, king.suit)]]
