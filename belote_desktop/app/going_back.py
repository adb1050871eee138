"""Which decision of a player was the last one: where taking back leads to."""

from __future__ import annotations

from collections.abc import Callable, Set

from belote_desktop.engine.deal import Deal, actor, replay
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.view import View


def decision_before(
    deal: Deal, humans: Set[Seat], decides: Callable[[View], bool], laid_after: int | None = None
) -> Deal | None:
    """`deal` as it was when a human last decided something; None when none has.

    `decides`: whether a player asked at a view has a choice; what is played for the player is passed over.
    `laid_after`: how many actions came before somebody laid the cards down, which was one decision; None: nobody did.
    """
    step, found = deal.first, None
    for number, action in enumerate(deal.log):
        if laid_after is not None and number > laid_after:
            break
        seat = actor(step, action)
        if seat in humans and decides(step.seen_by(seat)):
            found = number
        step = step.apply(action)
    return None if found is None else replay(deal.first, deal.log[:found])
