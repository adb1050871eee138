"""Two boxes that say how a bot bids and doubles."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QBoxLayout, QComboBox, QWidget

from belote_desktop.app.bot_style import BOLDNESS, DOUBLING, BotStyle

from ..i18n import fill, translate
from ..phrases.settings import boldness_name, doubling_name
from ..style import scaled


class StyleChoice(QWidget):
    """Gives a `BotStyle` in `chosen`."""

    def __init__(self, common: BotStyle, whose: str, parent: QWidget | None = None) -> None:
        """`common`: how the bots bid that have no way of their own, which is the first choice; `whose`: the place
        of the bot, for screen readers.
        """
        super().__init__(parent)
        self.boldness = _box(self, BOLDNESS, boldness_name, common.boldness)
        self.doubling = _box(self, DOUBLING, doubling_name, common.doubling)
        self.boldness.setAccessibleName(fill(translate("Players", "How high %1 bids", "seat"), whose))
        self.doubling.setAccessibleName(fill(translate("Players", "How often %1 doubles", "seat"), whose))
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(scaled(8))
        row.addWidget(self.boldness, 1)
        row.addWidget(self.doubling, 1)

    def stack(self) -> None:
        """One box below the other: there is no room for them side by side."""
        self._row.setDirection(QBoxLayout.Direction.TopToBottom)

    def choose(self, style: BotStyle) -> None:
        """Show `style`."""
        self.boldness.setCurrentIndex(max(0, self.boldness.findData(style.boldness)))
        self.doubling.setCurrentIndex(max(0, self.doubling.findData(style.doubling)))

    @property
    def chosen(self) -> BotStyle:
        """The style shown."""
        return BotStyle(self.boldness.currentData(), self.doubling.currentData())


def _box(parent: QWidget, words: Iterable[str], name: Callable[[str], str], common: str) -> QComboBox:
    box = QComboBox(parent)
    box.addItem(fill(translate("Players", "As the others: %1", "level"), name(common)), "")
    for word in words:
        box.addItem(name(word), word)
    return box
