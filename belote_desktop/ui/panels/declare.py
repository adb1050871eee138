"""The declarations that a player may name before the first card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from belote_desktop.engine.actions import Declaration, Declare
from belote_desktop.engine.declarations import declaration_points
from belote_desktop.engine.options import DeclarationShow
from belote_desktop.engine.view import View

from ..i18n import capitalised, fill, number, translate
from ..key_gate import KeyGate
from ..phrases.declarations import declaration_name, kinds_text
from ..style import button, label, scaled, set_role, themed


def declares_of(view: View) -> tuple[Declare, ...]:
    """The declarations that the player of `view` may name now, the best set first; empty when there are none."""
    return tuple(action for action in view.legal_actions() if isinstance(action, Declare))


class DeclarePanel(QFrame):
    """Offers the declarations of a hand, each to be ticked. Wholly by keyboard; only legal ones can come out."""

    chosen = Signal(object)
    """What the player says: a `Declare`, or `None` to keep silent."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self._view: View | None = None
        self._legal: tuple[Declare, ...] = ()
        self._boxes: dict[Declaration, QCheckBox] = {}
        self.heading = label("", "strong", self)
        self.note = label("", "small", self)
        self.note.setWordWrap(True)
        self._compact = False
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(scaled(18))
        self._grid.setVerticalSpacing(scaled(2))
        self.silent = button("", "quiet", self)
        self.confirm = button("", "primary", self)
        bottom = QHBoxLayout()
        bottom.setSpacing(scaled(8))
        bottom.addWidget(self.silent)
        bottom.addWidget(self.confirm, 1)
        self._column = layout = QVBoxLayout(self)
        layout.addWidget(self.heading)
        layout.addLayout(self._grid)
        layout.addWidget(self.note)
        layout.addLayout(bottom)
        self.set_compact(False)
        self.silent.clicked.connect(self._keep_silent)
        self.confirm.clicked.connect(self._confirm)
        for each in (self.silent, self.confirm):
            each.installEventFilter(self)
        KeyGate(self)
        themed(self)
        self.hide()

    # what is offered

    def offer(self, view: View) -> bool:
        """Offer what the player of `view` may declare, the best ticked; False and hidden when that is nothing."""
        self._view = view
        self._legal = declares_of(view)
        for box in self._boxes.values():
            self._grid.removeWidget(box)
            box.hide()
            box.deleteLater()
        self._boxes = {}
        trump = None if view.contract is None else view.contract.trump
        if not self._legal or trump is None:
            self.hide()
            return False
        single = dict.fromkeys(each for declare in self._legal for each in declare.declarations)
        ordered = sorted(single, key=lambda each: -declaration_points(each, trump, view.rules))
        for place, each in enumerate(ordered):
            box = QCheckBox(self)
            box.setChecked(each in self._legal[0].declarations)
            box.toggled.connect(self._box_toggled)
            box.installEventFilter(self)
            self._grid.addWidget(box, place, 0)
            self._boxes[each] = box
        self._write()
        self.show()
        self.adjustSize()
        return True

    def set_compact(self, on: bool) -> None:
        """Do without the words of explanation, and with small margins."""
        self._compact = on
        margins = (10, 6, 10, 8) if on else (16, 11, 16, 13)
        self._column.setContentsMargins(*map(scaled, margins))
        self._column.setSpacing(scaled(4 if on else 7))
        self.heading.setHidden(on)
        self.note.setHidden(on)
        for each in (self.silent, self.confirm):
            set_role(each, "slim", "true" if on else "false")
        self._write_confirm()
        self._column.activate()

    def sizeHint(self) -> QSize:
        """As narrow as boxes and buttons allow; the explanation takes the lines that it needs."""
        bottom = self.silent.sizeHint().width() + self.confirm.sizeHint().width() + scaled(8)
        boxes = max((box.sizeHint().width() for box in self._boxes.values()), default=0)
        margins = self._column.contentsMargins()
        width = max(bottom, boxes, scaled(0 if self._compact else 260)) + margins.left() + margins.right() + 2
        return QSize(width, max(self._column.totalHeightForWidth(width), self._column.minimumSize().height()))

    @property
    def declarations(self) -> tuple[Declaration, ...]:
        """The declarations on offer, the dearest first."""
        return tuple(self._boxes)

    @property
    def ticked(self) -> frozenset[Declaration]:
        """The declarations that are ticked."""
        return frozenset(each for each, box in self._boxes.items() if box.isChecked())

    @property
    def declare(self) -> Declare | None:
        """What would be said now; `None` when nothing is ticked."""
        wanted = self.ticked
        return next((d for d in self._legal if wanted and frozenset(d.declarations) == wanted), None)

    def tick(self, declaration: Declaration, on: bool = True) -> None:
        """Tick a declaration, or take its tick away; those sharing a card with it lose theirs."""
        self._boxes[declaration].setChecked(on)

    def advise(self, declare: Declare) -> None:
        """Tick what is advised, as if the player had."""
        for each in self._boxes:
            self.tick(each, each in declare.declarations)

    def focus_start(self) -> bool:
        """Give the keyboard to the button that declares; False when nothing is offered."""
        if not self._boxes:
            return False
        (self.confirm if self.confirm.isEnabled() else self.silent).setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    # the choice

    def _box_toggled(self, on: bool) -> None:
        box = self.sender()
        declaration = next((each for each, known in self._boxes.items() if known is box), None)
        if declaration is not None:
            self._ticked(declaration, on)

    def _ticked(self, declaration: Declaration, on: bool) -> None:
        if on:
            # a card serves once: what cannot be named along with it goes
            kept = {declaration}
            for each in self._boxes:
                if each is not declaration and each in self.ticked and self._go_together(kept | {each}):
                    kept.add(each)
            for each, box in self._boxes.items():
                if each not in kept and box.isChecked():
                    blocked = box.blockSignals(True)
                    box.setChecked(False)
                    box.blockSignals(blocked)
        self._write_confirm()

    def _go_together(self, declarations: set[Declaration]) -> bool:
        return any(declarations <= set(declare.declarations) for declare in self._legal)

    def _confirm(self) -> None:
        if self.declare is not None:
            self._choose(self.declare)

    def _keep_silent(self) -> None:
        self._choose(None)

    def _choose(self, declare: Declare | None) -> None:
        self.hide()
        self.chosen.emit(declare)

    # the keyboard

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows go from one to the next, Enter declares (or presses the button it is on), Escape keeps silent."""
        if not (isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress):
            return super().eventFilter(watched, event)
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                (self.silent if watched is self.silent else self.confirm).click()
            return True
        if key == Qt.Key.Key_Escape:
            self._choose(None)
            return True
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        if Qt.Key(key) in steps:
            chain: list[QAbstractButton] = [*self._boxes.values(), self.silent, self.confirm]
            able = [each for each in chain if each.isEnabled()]
            place = next((i for i, each in enumerate(able) if each is watched), 0) + steps[Qt.Key(key)]
            if 0 <= place < len(able):
                able[place].setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return super().eventFilter(watched, event)

    # the words

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange and self._boxes:
            self._write()
        super().changeEvent(event)

    def _write(self) -> None:
        view = self._view
        if view is None or view.contract is None:
            return
        self.setAccessibleName(translate("Declare", "Declarations"))
        self.heading.setText(translate("Declare", "You can declare"))
        self.silent.setText(translate("Declare", "Say nothing"))
        for each, box in self._boxes.items():
            points = number(declaration_points(each, view.contract.trump, view.rules))
            box.setText(
                fill(
                    translate("Declare", "%1, %2", "declaration, points"),
                    capitalised(declaration_name(each)),
                    points,
                )
            )
        later = view.rules.declaration_show is DeclarationShow.SECOND_CARD
        self.note.setText(
            translate(
                "Declare",
                "Now you only say what it is. If yours are the best, you show them with your second card.",
            )
            if later
            else translate(
                "Declare",
                "Now you only say what it is. If yours are the best, they are shown after the first trick.",
            )
        )
        self._write_confirm()

    def _write_confirm(self) -> None:
        declare = self.declare
        self.confirm.setEnabled(declare is not None)
        if declare is None or self._view is None or self._view.contract is None:
            self.confirm.setText(translate("Declare", "Declare"))
            self.confirm.setAccessibleName("")
            return
        trump, rules = self._view.contract.trump, self._view.rules
        points = sum(declaration_points(each, trump, rules) for each in declare.declarations)
        said = kinds_text([each.kind for each in declare.declarations])
        whole = fill(translate("Declare", "Declare “%1” (%2)", "what is said, points"), said, number(points))
        short = fill(translate("Declare", "Declare (%1)", "points"), number(points))
        self.confirm.setText(short if self._compact else whole)
        self.confirm.setAccessibleName(whole)


def listed(declarations: Sequence[Declaration]) -> str:
    """Declarations laid open, in one line: «Tierce à l'as de cœur, carré de valets»."""
    names = [declaration_name(each) for each in declarations]
    return capitalised(translate("Declare", ", ", "between declarations").join(names))
