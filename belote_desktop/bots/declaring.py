"""Declarations: named, unless naming them can bring nothing.

What a declaration tells (the cards that the others would otherwise have to find) costs far less than the 20 points that
the smallest one brings, so all are named. But when an opponent has named a better kind and the partner, who has spoken
too, has nothing to beat it, one's own cannot count any more: then the cards are kept hidden.
"""

from __future__ import annotations

from belote_desktop.engine.actions import Declare, Kind
from belote_desktop.engine.view import View

_ORDER = (Kind.TIERCE, Kind.FIFTY, Kind.HUNDRED, Kind.FOUR)


def is_worth_naming(view: View, declare: Declare) -> bool:
    """Whether `declare`, which the seat of `view` may say now, can still bring points."""
    mine = max(_ORDER.index(declaration.kind) for declaration in declare.declarations)
    theirs = ours = -1
    partner_spoke = False
    for seat, _ in view.trick.plays(view.rules.direction):
        named = max((_ORDER.index(kind) for kind in view.declared[seat]), default=-1)
        if seat.team is view.seat.team:
            partner_spoke, ours = True, named
        else:
            theirs = max(theirs, named)
    return theirs <= max(mine, ours) or not partner_spoke
