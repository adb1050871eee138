"""One setting in the dialog: its name, a field of its kind, a line of help, and the way back to the usual value."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from belote_desktop.app.decks import find_decks
from belote_desktop.app.setting import Choice, Flag, Real, Setting, Text, Whole
from belote_desktop.app.settings import Settings

from .. import theme
from ..i18n import decimal, fill, translate
from ..phrases.settings import choice_label, setting_help, setting_label, setting_synonyms
from ..rules.search import haystack
from ..style import button, label, scaled


class SettingRow(QWidget):
    """The field changes the setting at once, and follows when it changes elsewhere."""

    def __init__(self, settings: Settings, setting: Setting[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings, self.setting = settings, setting
        key = setting.key
        name, help_text = setting_label(key), setting_help(key)
        self.field = self._make_field()
        if isinstance(setting, Text) and isinstance(self.field, QComboBox) and self.field.count() == 1:
            help_text = translate(
                "Settings",
                "Packs of KDE’s and GNOME’s games can be used too; there are none on this computer.",
            )
        self.field.setAccessibleName(name)
        self.field.setAccessibleDescription(help_text)
        self.reset_button = button(translate("Settings", "Reset"), "quiet", self)
        self.reset_button.setAccessibleName(fill(translate("Settings", "Reset “%1”"), name))
        self.reset_button.clicked.connect(lambda: settings.reset(key))
        keeping = self.reset_button.sizePolicy()
        keeping.setRetainSizeWhenHidden(True)  # or the rows would jump
        self.reset_button.setSizePolicy(keeping)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, scaled(3), 0, scaled(3))
        grid.setHorizontalSpacing(scaled(12))
        grid.setVerticalSpacing(scaled(2))
        grid.setColumnStretch(0, 1)
        if isinstance(setting, Flag):
            grid.addWidget(self.field, 0, 0, 1, 2)
        else:
            words = label(name, "", self)
            words.setWordWrap(True)
            words.setBuddy(self.field)
            grid.addWidget(words, 0, 0)
            grid.addWidget(self.field, 0, 1)
        grid.addWidget(self.reset_button, 0, 2)
        if help_text:
            note = label(help_text, "small", self)
            note.setWordWrap(True)
            grid.addWidget(note, 1, 0, 1, 3)
        choices = [choice_label(key, value) for value in getattr(setting, "choices", ())]
        if isinstance(setting, Text) and isinstance(self.field, QComboBox):
            choices += [self.field.itemText(place) for place in range(self.field.count())]
        self.haystack = haystack(" ".join((name, help_text, setting_synonyms(key), *choices)))
        self.follow()
        self.offer()

    def follow(self) -> None:
        """Show the value that the setting has now."""
        key, field = self.setting.key, self.field
        value = self._settings.get(key)
        field.blockSignals(True)
        if isinstance(field, QCheckBox):
            field.setChecked(value)
        elif isinstance(field, QComboBox):
            if field.findData(value) < 0:  # a pack that is gone
                field.addItem(value.partition(":")[2] or value, value)
            field.setCurrentIndex(field.findData(value))
        elif isinstance(field, QDoubleSpinBox):
            field.setValue(value / 1000 if isinstance(self.setting, Whole) else value)
        elif isinstance(field, QSpinBox):
            field.setValue(value)
        field.blockSignals(False)
        had_focus = self.reset_button.hasFocus()
        changed = value != self.setting.default
        if had_focus and not changed:
            field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.reset_button.setVisible(changed)

    def offer(self) -> None:
        """Whether a choice makes a difference now; why not, the line of help says."""
        self.field.setEnabled(not (self.setting.key == "table" and theme.current().name == "contrast"))

    def _make_field(self) -> QWidget:
        setting, key = self.setting, self.setting.key
        if isinstance(setting, Flag):
            box = QCheckBox(setting_label(key), self)
            box.toggled.connect(self._set)
            return box
        if isinstance(setting, Choice):
            return self._combo([(choice_label(key, choice), choice) for choice in setting.choices])
        if isinstance(setting, Text):
            ours = translate("Settings", "Ours")
            return self._combo([(ours, ""), *((deck.name, deck.key) for deck in find_decks())])
        if isinstance(setting, Whole) and setting.unit == "ms":  # shown in seconds, which people count in
            return self._seconds(setting.low / 1000, setting.high / 1000, 1, lambda s: round(s * 1000))
        if isinstance(setting, Real):
            field = self._seconds(setting.low, setting.high, 2, float)
            field.setToolTip(f"{decimal(setting.low, 2)} – {decimal(setting.high, 0)} {setting.unit}")
            return field
        if isinstance(setting, Whole):
            spin = QSpinBox(self)
            _CalmWheel(spin)
            spin.setRange(setting.low, setting.high)
            spin.valueChanged.connect(self._set)
            return spin
        raise TypeError(f"no field for {key}")

    def _combo(self, choices: list[tuple[str, str]]) -> QComboBox:
        combo = QComboBox(self)
        _CalmWheel(combo)
        for text, value in choices:
            combo.addItem(text, value)
        combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        combo.activated.connect(lambda _: self._set(combo.currentData()))
        return combo

    def _seconds(self, low: float, high: float, digits: int, stored: Any) -> QDoubleSpinBox:
        spin = QDoubleSpinBox(self)
        _CalmWheel(spin)
        spin.setRange(low, high)
        spin.setDecimals(digits)
        spin.setSingleStep(0.1)
        spin.setSuffix(" s")
        spin.setStepType(QAbstractSpinBox.StepType.DefaultStepType)
        spin.lineEdit().setTextMargins(6, 0, 0, 0)
        spin.valueChanged.connect(lambda number: self._set(stored(number)))
        return spin

    def _set(self, value: object) -> None:
        self._settings.set(self.setting.key, value)


class _CalmWheel(QObject):
    """Leaves the wheel to the page unless the field has the keyboard: scrolling must not change settings."""

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Only with the keyboard here."""
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return False
