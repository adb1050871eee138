"""What is played for a bot that breaks down: legal, quick, and nothing more is claimed for it."""

from __future__ import annotations

from belote_desktop.engine.actions import Action, Pass, Play
from belote_desktop.engine.points import points_table
from belote_desktop.engine.view import View


def simple_action(view: View) -> Action:
    """Pass in the auction; the legal card with the fewest points in the play; else the first legal action."""
    legal = view.legal_actions()
    for action in legal:
        if isinstance(action, Pass):
            return action
    plays = [action for action in legal if isinstance(action, Play)]
    if plays and view.contract is not None:
        points = points_table(view.rules, view.contract.trump)
        return min(plays, key=lambda play: (points[play.card.index], play.card.rank))
    return legal[0]
