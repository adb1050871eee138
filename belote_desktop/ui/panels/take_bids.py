"""The turn-up auction's part of the bidding panel: the turned card and the trumps one may take in."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from belote_desktop.engine.actions import Action, Take
from belote_desktop.engine.cards import Card
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.trumps import Trump

from ..i18n import translate
from .choice import ChoiceRow
from .trump_choices import trump_choice


class TakeBids(QWidget):
    """Chooses a `Take` among the legal ones: round one the turned suit, round two another, SA and TA at any time."""

    changed = Signal()
    confirmed = Signal()
    down = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._takes: frozenset[Take] = frozenset()
        self._offered: Trump | None = None
        self.trumps = ChoiceRow(tall=True, parent=self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.trumps, 1)
        self.trumps.chosen.connect(self.changed)
        self.trumps.left.connect(self._left)
        self._name()

    def offer(self, legal: Sequence[Action], rules: RuleSet, turned: Card | None) -> None:
        """Offer the takes among `legal`; the turned suit is chosen while it can be taken."""
        self._takes = frozenset(action for action in legal if isinstance(action, Take))
        allowed = {take.trump for take in self._takes}
        self.trumps.set_choices([trump_choice(trump) for trump in rules.trumps], allowed.__contains__)
        if turned is not None:
            self.trumps.choose(Trump(turned.suit))
        if len(allowed) == 1:
            self.trumps.choose(next(iter(allowed)))
        self._offered = self.trumps.value
        self.changed.emit()

    def set_compact(self, small: bool) -> None:
        """Take less height; the width is small anyway."""
        self.trumps.set_compact(small)

    @property
    def chosen(self) -> tuple[None, Trump | None]:
        """What is chosen, in the shape that value auctions have."""
        return None, self.trumps.value

    def choose(self, chosen: tuple[int | None, Trump | None]) -> None:
        """Choose a trump, as if the player had: advice. One that cannot be taken is left out."""
        self.trumps.choose(chosen[1])
        self.changed.emit()

    def take_back(self) -> bool:
        """Choose again what the offer chose; False when that is chosen."""
        had = self.trumps.is_mine or self.trumps.value != self._offered
        self.trumps.choose(self._offered)
        self.changed.emit()
        return had

    @property
    def bid(self) -> Take | None:
        """What is chosen."""
        trump = self.trumps.value
        return None if trump is None else Take(trump)

    @property
    def is_open(self) -> bool:
        """Whether anything can be taken."""
        return bool(self._takes)

    def focus_first(self) -> bool:
        """Give the keyboard to the row of trumps."""
        return self.trumps.focus_chosen()

    focus_last = focus_first

    def _left(self, key: Qt.Key) -> None:
        if key == Qt.Key.Key_Down:
            self.down.emit()
        elif key == Qt.Key.Key_Return and self.bid is not None:
            self.confirmed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def _name(self) -> None:
        self.trumps.setAccessibleName(translate("Bidding", "Trumps"))
