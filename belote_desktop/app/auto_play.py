"""What is played for a player who wants it so: the last card, and cards without a choice."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.actions import Action, Play, Say
from belote_desktop.engine.table import Phase
from belote_desktop.engine.view import View


@dataclass(frozen=True)
class AutoPlay:
    """Which cards need not be asked for."""

    last_card: bool = False
    """The only card left, with the rebelote that belongs to it."""
    forced: bool = False
    """A card that is the only thing permitted."""

    def action(self, view: View) -> Action | None:
        """What is done for the player of `view` without asking; None: ask."""
        if view.phase is not Phase.PLAY or view.turn is not view.seat:
            return None
        legal = view.legal_actions()
        if self.forced and len(legal) == 1 and isinstance(legal[0], Play):
            return legal[0]
        if self.last_card and len(view.hand) == 1:
            return next((action for action in legal if isinstance(action, Say)), legal[-1])
        return None
