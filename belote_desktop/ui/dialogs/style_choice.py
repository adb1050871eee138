"""Two boxes that say how a bot bids and doubles, each with its label."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from belote_desktop.app.bot_style import BOLDNESS, DOUBLING, BotStyle

from ..i18n import fill, translate
from ..phrases.settings import boldness_name, doubling_name
from ..style import label


class StyleChoice:
    """Gives a `BotStyle` in `chosen`. Where its boxes and labels stand is up to the dialog."""

    def __init__(self, whose: str, parent: QWidget) -> None:
        """`whose`: the place of the bot, for screen readers."""
        self.boldness = _box(parent, BOLDNESS, boldness_name)
        self.doubling = _box(parent, DOUBLING, doubling_name)
        self.boldness.setAccessibleName(fill(translate("Players", "How high %1 bids", "seat"), whose))
        self.doubling.setAccessibleName(fill(translate("Players", "How often %1 doubles", "seat"), whose))
        self.labels = tuple(_words(text, parent) for text in style_heads())
        for words, box in zip(self.labels, self.boxes, strict=True):
            words.setBuddy(box)

    @property
    def boxes(self) -> tuple[QComboBox, QComboBox]:
        """How high, how often."""
        return self.boldness, self.doubling

    def set_visible(self, on: bool, labelled: bool) -> None:
        """Show the boxes, and their labels where no heading stands over them."""
        for box in self.boxes:
            box.setVisible(on)
        for words in self.labels:
            words.setVisible(on and labelled)

    def choose(self, style: BotStyle) -> None:
        """Show `style`."""
        self.boldness.setCurrentIndex(max(0, self.boldness.findData(style.boldness)))
        self.doubling.setCurrentIndex(max(0, self.doubling.findData(style.doubling)))

    @property
    def chosen(self) -> BotStyle:
        """The style shown."""
        return BotStyle(self.boldness.currentData(), self.doubling.currentData())


def style_heads() -> tuple[str, str]:
    """What the two boxes are about."""
    return translate("Players", "Boldness"), translate("Players", "Doubling")


def _words(text: str, parent: QWidget) -> QLabel:
    words = label(text, "dim", parent)
    words.hide()
    return words


def _box(parent: QWidget, words: Iterable[str], name: Callable[[str], str]) -> QComboBox:
    box = QComboBox(parent)
    box.addItem(translate("Players", "As the others"), "")
    for word in words:
        box.addItem(name(word), word)
    return box
