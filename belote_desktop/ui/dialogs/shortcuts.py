"""The shortcut page, made from the commands themselves, and the keys of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from belote_desktop.engine.options import AuctionKind, DoubleRule
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.trumps import Trump

from ..i18n import fill, translate
from ..panels.value_bids import LAST_DIGIT
from ..parts.close_row import close_row
from ..parts.scrolling import room_for, scroll_by_keys
from ..phrases.call_keys import trump_key, trump_letter
from ..phrases.cards import trump_name
from ..style import label, scaled, themed

_NATIVE = QKeySequence.SequenceFormat.NativeText


def table_keys(rules: RuleSet | None = None) -> tuple[tuple[str, str], ...]:
    """The keys that are no command: (keys, what they do), in the game that `rules` describe; without, in any."""
    return (
        (translate("Shortcuts", "← →"), translate("Shortcuts", "Choose a card, a value or a trump")),
        (
            translate("Shortcuts", "Ctrl+← →"),
            translate("Shortcuts", "Go to any card: Enter says why it is not allowed"),
        ),
        (translate("Shortcuts", "↑ ↓"), translate("Shortcuts", "Go from row to row of the bidding panel")),
        (translate("Shortcuts", "Enter or Space"), translate("Shortcuts", "Play the card, confirm the bid")),
        *_value_keys(rules),
        _trump_keys(tuple(Trump) if rules is None else rules.trumps),
        (
            translate("Shortcuts", "Esc"),
            translate("Shortcuts", "Take back the chosen trump, before you pass by key"),
        ),
        (translate("Shortcuts", "Tab"), translate("Shortcuts", "Go to the next part of the window")),
        (translate("Shortcuts", "F10"), translate("Shortcuts", "Open the menus")),
    )


def _absent(rules: RuleSet | None) -> set[str]:
    """The commands that the game does not have."""
    if rules is None:
        return set()
    has = {"double": rules.double is not DoubleRule.OFF, "declare": rules.declarations or rules.say_belote}
    return {name for name, there in has.items() if not there}


def _value_keys(rules: RuleSet | None) -> Iterator[tuple[str, str]]:
    """The digits: as far as the game goes, and none where no points are bid."""
    if rules is not None and rules.auction is not AuctionKind.VALUES:
        return
    yield (
        translate("Shortcuts", "Home, End"),
        translate("Shortcuts", "Go to the first of the row, to the last"),
    )
    last = 0 if rules is None else min(rules.bid_ceiling.points, LAST_DIGIT)
    if not last:
        yield translate("Shortcuts", "8, 9, 0, 1 …"), translate("Shortcuts", "Choose 80, 90, 100, 110 …")
        return
    yield (
        fill(translate("Shortcuts", "8, 9, 0, 1 … %1", "digit"), last // 10 % 10),
        fill(translate("Shortcuts", "Choose 80, 90, 100, 110 … %1", "value"), last),
    )


def _trump_keys(trumps: Sequence[Trump]) -> tuple[str, str]:
    first, *others = trumps
    keys = [trump_key(first), *map(trump_letter, others)]
    separator = translate("Shortcuts", ", ", "between keys")
    names = separator.join(map(trump_name, trumps))
    return separator.join(keys), fill(translate("Shortcuts", "Choose the trump: %1", "trumps"), names)


class ShortcutsDialog(QDialog):
    """Every key the window knows."""

    def __init__(
        self,
        groups: Iterable[tuple[str, Iterable[QAction]]],
        parent: QWidget | None = None,
        rules: RuleSet | None = None,
    ) -> None:
        """`groups`: titles with their commands; `rules`: of the game being played, whose keys are told."""
        super().__init__(parent)
        self.setWindowTitle(translate("Shortcuts", "Keyboard"))
        inner = QWidget()
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, scaled(8), 0)
        grid.setHorizontalSpacing(scaled(28))
        grid.setVerticalSpacing(scaled(6))
        grid.setColumnStretch(1, 1)
        row = self._group(grid, 0, translate("Shortcuts", "At the table"), table_keys(rules))
        for title, actions in groups:
            lines = []
            for action in actions:
                if action.objectName() in _absent(rules):
                    continue
                keys = ", ".join(k.toString(_NATIVE) for k in action.shortcuts())
                if keys:
                    lines.append((keys, action.text().replace("&", "").removesuffix("…")))
            row = self._group(grid, row, title, lines)
        grid.setRowStretch(row, 1)
        self.area = scroll = QScrollArea(self)
        scroll.setWidget(inner)
        scroll.setWidgetResizable(True)
        scroll.setAccessibleName(self.windowTitle())
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bottom, close = close_row(self)
        scroll_by_keys(close, scroll)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(scaled(24), scaled(20), scaled(24), scaled(18))
        layout.setSpacing(scaled(14))
        layout.addWidget(label(translate("Shortcuts", "Keyboard"), "title", self))
        layout.addWidget(scroll, 1)
        layout.addLayout(bottom)
        themed(self)
        inner.ensurePolished()
        grid.invalidate()
        wanted = QSize(self._one_line(grid) + 88, min(scaled(620), grid.sizeHint().height() + 170))
        self.resize(wanted.boundedTo(room_for(self)))
        close.setFocus()

    @staticmethod
    def _group(grid: QGridLayout, row: int, title: str, lines: Iterable[tuple[str, str]]) -> int:
        lines = list(lines)
        if not lines:
            return row
        heading = label(title.replace("&", ""), "heading")
        if row:
            grid.setRowMinimumHeight(row, 12)
            row += 1
        grid.addWidget(heading, row, 0, 1, 2)
        for keys, text in lines:
            row += 1
            grid.addWidget(label(keys, "strong"), row, 0)
            does = label(text)
            does.setWordWrap(True)
            grid.addWidget(does, row, 1)
        return row + 1

    @staticmethod
    def _one_line(grid: QGridLayout) -> int:
        """How wide it is with every sentence on one line."""
        columns = [0, 0]
        for row in range(grid.rowCount()):
            pair = [grid.itemAtPosition(row, column) for column in (0, 1)]
            if pair[0] is pair[1]:
                continue  # a heading over both
            for column, item in enumerate(pair):
                shown = item.widget() if item is not None else None
                if isinstance(shown, QLabel):
                    wide = shown.fontMetrics().horizontalAdvance(shown.text())
                    columns[column] = max(columns[column], wide)
        return sum(columns) + grid.horizontalSpacing() + 8
