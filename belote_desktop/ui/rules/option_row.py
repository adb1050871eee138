"""One option of the form: its name, its value, the rule that this makes, and what is to be said about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from belote_desktop.app.rule_check import Conflict
from belote_desktop.engine.rules import OptionSpec, OptionValue

from ..i18n import fill, translate
from ..style import button, label, roomy, scaled, set_role
from .chooser import Chooser, NumberField
from .option_texts import option_words, rule_of, section_title, value_name
from .problems import conflict_text, remedy_text
from .relevance import Values, same_as
from .search import Needle, haystack

_FIELD, _WORDS = 284, 240
_STEP = 100


class OptionRow(QFrame):
    """Shows one option. It changes nothing itself: `chosen` asks for another value."""

    chosen = Signal(str, object)
    """The player wants this value for the option of this name."""

    def __init__(self, spec: OptionSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spec = spec
        self.base: OptionValue = spec.default
        self.setProperty("option", True)
        self.name = label("", "strong", self)
        self.name.setWordWrap(True)
        self.badge = label("", "badge", self)
        self.reset = button("", "link", self)
        self.field = self._field()
        self.name.setBuddy(self.field)
        self.rule = label("", "dim", self)
        self.found = label("", "dim", self)
        self.silent = label("", "small", self)
        self.wrong = label("", "wrong", self)
        self.remedy = button("", "quiet", self)
        for text in (self.rule, self.found, self.silent, self.wrong):
            text.setWordWrap(True)
        self._remedy: OptionValue = spec.default
        self._lay_out()
        self.reset.clicked.connect(self._reset)
        self.remedy.clicked.connect(self._put_right)
        self.retranslate()

    def _field(self) -> Chooser | NumberField:
        if not self.spec.choices:
            number = NumberField(self.spec.low, self.spec.high, _STEP, self)
            number.valueChanged.connect(self._number_changed)
            return number
        field = Chooser(self)
        for value in self.spec.choices:
            field.addItem("", value)
        field.activated.connect(self._activated)
        return field

    def _reset(self) -> None:
        self.chosen.emit(self.spec.name, self.base)

    def _put_right(self) -> None:
        self.chosen.emit(self.spec.name, self._remedy)

    def _number_changed(self, value: int) -> None:
        self.chosen.emit(self.spec.name, value)

    def _activated(self, index: int) -> None:
        self.chosen.emit(self.spec.name, self.spec.choices[index])

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(scaled(3))
        marks = QHBoxLayout()
        marks.setSpacing(scaled(8))
        marks.addWidget(self.badge)
        marks.addWidget(self.reset)
        marks.addStretch(1)
        left.addWidget(self.name)
        left.addLayout(marks)
        left.addWidget(self.rule)
        left.addWidget(self.found)
        left.addWidget(self.silent)
        top = self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        top.setSpacing(scaled(14))
        top.addLayout(left, 1)
        self.field.setFixedWidth(roomy(_FIELD))
        top.addWidget(self.field, 0, Qt.AlignmentFlag.AlignTop)
        problem = QHBoxLayout()
        problem.setSpacing(scaled(10))
        problem.addWidget(self.wrong, 1)
        problem.addWidget(self.remedy, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(scaled(10), scaled(7), scaled(4), scaled(7))
        layout.setSpacing(scaled(5))
        layout.addLayout(top)
        layout.addLayout(problem)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where the words would have too little room beside the field, it stands below them."""
        super().resizeEvent(event)
        narrow = self.width() < roomy(_FIELD + _WORDS)
        ways = QBoxLayout.Direction
        self._beside.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
        self._beside.setSpacing(scaled(5 if narrow else 14))

    # what is shown

    def show_state(
        self,
        values: Values,
        base: OptionValue,
        conflicts: Sequence[tuple[Conflict, OptionValue]],
        silenced_by: str | None,
    ) -> None:
        """Show the option's value among `values`; `conflicts` are those it is part of, with what ends them."""
        name, value = self.spec.name, values[self.spec.name]
        self.base = base
        self._set_field(value)
        differs = value != base
        set_role(self, "differs", "true" if differs else "false")
        self.badge.setVisible(differs)
        self.reset.setVisible(differs)
        self.rule.setText(rule_of(name, value))
        remark = _no_effect(name, values, silenced_by)
        self.silent.setText(remark)
        self.silent.setVisible(bool(remark))
        self._show_conflicts(values, conflicts)
        self._write_base()
        self._name_field(differs)

    def _show_conflicts(self, values: Values, conflicts: Sequence[tuple[Conflict, OptionValue]]) -> None:
        sentences = [conflict_text(conflict, values) for conflict, _ in conflicts]
        own = next(((c, value) for c, value in conflicts if c.option == self.spec.name), None)
        self.wrong.setText("\n".join(sentences))
        self.wrong.setVisible(bool(sentences))
        self.remedy.setVisible(own is not None)
        if own is not None:
            self._remedy = own[1]
            self.remedy.setText(remedy_text(own[0], own[1]))
        set_role(self.field, "wrong", "true" if sentences else "false")

    def _set_field(self, value: OptionValue) -> None:
        if isinstance(self.field, NumberField):
            blocked = self.field.blockSignals(True)
            self.field.setValue(int(value))  # type: ignore[arg-type]
            self.field.blockSignals(blocked)
        else:
            self.field.setCurrentIndex(self.spec.choices.index(value))

    def _name_field(self, differs: bool) -> None:
        """What a screen reader says of the field: name, rule, and what is the matter."""
        self.field.setAccessibleName(self.name.text())
        said = [self.rule.text()]
        if differs:
            said.append(self.badge.text())
        said += [text.text() for text in (self.silent, self.wrong) if not text.isHidden()]
        self.field.setAccessibleDescription(" ".join(said))

    # the search

    def matches(self, needle: Needle) -> bool:
        """Whether every word looked for is in the option's words; shows where, when it is in another value."""
        words = option_words(self.spec.name)
        shown = [
            section_title(self.spec.section),
            words.name,
            words.about,
            self._field_text(),
            self.rule.text(),
        ]
        other = [
            f"{value.name} {value.rule}"
            for key, value in words.values.items()
            if value.rule != self.rule.text()
        ]
        hit = needle.is_in(haystack(" ".join(shown + other)))
        line = ""
        if hit and needle and not needle.is_in(haystack(" ".join(shown))):
            value = next(
                (v for v in words.values.values() if needle.touches(haystack(f"{v.name} {v.rule}"))), None
            )
            if value is not None:
                line = fill(
                    translate("RulesForm", "Another choice, “%1”: %2", "value: rule"), value.name, value.rule
                )
        self.found.setText(line)
        self.found.setVisible(bool(line))
        return hit

    def _field_text(self) -> str:
        return "" if isinstance(self.field, NumberField) else self.field.currentText()

    # the words

    def retranslate(self) -> None:
        """Speak the language installed; `show_state` follows."""
        words = option_words(self.spec.name)
        self.name.setText(words.name)
        self.setToolTip(words.about)
        self.badge.setText(translate("RulesForm", "Changed"))
        self.reset.setText(translate("RulesForm", "Undo", "an option back to the preset's value"))
        if isinstance(self.field, NumberField):
            self.field.setLocale(QLocale())
            self.field.setSuffix(
                translate("RulesForm", " points", "after a number, with the space before it")
            )
        else:
            for index, value in enumerate(self.spec.choices):
                self.field.setItemText(index, value_name(self.spec.name, value))
                self.field.setItemData(index, rule_of(self.spec.name, value), Qt.ItemDataRole.ToolTipRole)

    def _write_base(self) -> None:
        text = fill(translate("RulesForm", "Back to “%1”", "a value"), value_name(self.spec.name, self.base))
        self.reset.setToolTip(text)
        self.reset.setAccessibleName(
            fill(translate("RulesForm", "%1: %2", "option: what the button does"), self.name.text(), text)
        )


def _no_effect(name: str, values: Values, silenced_by: str | None) -> str:
    """That the option has no effect here, or that another choice would come to the same; empty otherwise."""
    if silenced_by is not None:
        return fill(
            translate("RulesForm", "Without effect here: “%1: %2”.", "option: value"),
            option_words(silenced_by).name,
            value_name(silenced_by, values[silenced_by]),
        )
    same = same_as(name, values)
    if same is None:
        return ""
    return fill(
        translate("RulesForm", "Comes to the same as “%1” here: “%2: %3”.", "value, option: value"),
        value_name(name, same[0]),
        option_words(same[1]).name,
        value_name(same[1], values[same[1]]),
    )
