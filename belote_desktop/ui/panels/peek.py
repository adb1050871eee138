"""The last trick shown large over the table, until any key or click."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from belote_desktop.engine.view import View

from ..i18n import translate
from ..table.cards import CardPictures
from ..table.faces import HEIGHT
from .glance import Glance
from .last_trick import LastTrick

_ACROSS, _DOWN = 0.15, 0.3
"""Width of a card to the width of the table, and height to its height, at most."""


class Peek(Glance):
    """Looks at the last trick."""

    def __init__(
        self,
        pictures: CardPictures,
        view: Callable[[], View | None],
        done: Callable[[], None],
        over: QWidget,
    ) -> None:
        """`view` gives what to show; `done` gives the keyboard back; `over` is covered."""
        super().__init__(done, over)
        self._view = view
        self.trick = LastTrick(pictures, self)
        self.column.addWidget(self.trick)

    def fill_in(self) -> tuple[str, str] | None:
        """The last trick, if there is one."""
        view = self._view()
        if view is None or not view.tricks:
            return None
        room = self._over.size()
        self.trick.set_card_width(round(min(_ACROSS * room.width(), _DOWN * room.height() / HEIGHT)))
        self.trick.show_view(view)
        return translate("Side", "Last trick"), self.trick.accessibleDescription()
