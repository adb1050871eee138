"""The settings dialog: one page a section, one field a declared setting; every change holds at once."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from belote_desktop.app.setting import Choice, Flag, Real, Setting, Whole
from belote_desktop.app.settings import Settings

from ..i18n import decimal, translate
from ..phrases.settings import choice_label, section_title, setting_help, setting_label
from ..style import add_row, button, label, scaled, themed


class SettingsDialog(QDialog):
    """Made from the declarations in `Settings`; a language chosen here changes the dialog too."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(20, 18, 20, 18)
        self._layout.setSpacing(14)
        self.tabs = QTabWidget(self)
        self.close_button = button("", "primary", self)
        self.close_button.setMinimumWidth(110)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self._layout.addWidget(self.tabs, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.close_button)
        self._layout.addLayout(row)
        self.fields: dict[str, QWidget] = {}
        self._build()
        settings.changed.connect(self._changed)
        themed(self)
        self._layout.addStrut(scaled(470))

    def _build(self) -> None:
        page = self.tabs.currentIndex()
        while self.tabs.count():
            old = self.tabs.widget(0)
            self.tabs.removeTab(0)
            if old is not None:
                old.deleteLater()
        self.fields = {}
        self.setWindowTitle(translate("Settings", "Settings"))
        self.close_button.setText(translate("Settings", "Close"))
        sections: dict[str, list[Setting[Any]]] = {}
        for setting in Settings.declared():
            if section_title(setting.section):
                sections.setdefault(setting.section, []).append(setting)
        for section, members in sections.items():
            self.tabs.addTab(self._page(members), section_title(section))
        self.tabs.setCurrentIndex(max(0, page))
        chain = [self.tabs, *self.fields.values(), self.close_button]
        for before, after in pairwise(chain):  # pages made anew came after the button
            QWidget.setTabOrder(before, after)

    def _page(self, settings: list[Setting[Any]]) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        form.setContentsMargins(18, 18, 18, 18)
        form.setHorizontalSpacing(18)
        form.setVerticalSpacing(10)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for setting in settings:
            field = self._field(setting)
            field.setAccessibleName(setting_label(setting.key))
            field.setAccessibleDescription(setting_help(setting.key))
            self.fields[setting.key] = field
            if isinstance(setting, Flag):
                form.addRow(field)
            else:
                add_row(form, setting_label(setting.key), field)
            help_text = setting_help(setting.key)
            if help_text:
                note = label(help_text, "small", page)
                note.setWordWrap(True)
                form.addRow(note)
        return page

    def _field(self, setting: Setting[Any]) -> QWidget:
        key, value = setting.key, self._settings.get(setting.key)
        if isinstance(setting, Flag):
            box = QCheckBox(setting_label(key))
            box.setChecked(value)
            box.toggled.connect(lambda on: self._settings.set(key, on))
            return box
        if isinstance(setting, Choice):
            combo = QComboBox()
            for choice in setting.choices:
                combo.addItem(choice_label(key, choice), choice)
            combo.setCurrentIndex(combo.findData(value))
            combo.activated.connect(lambda _: self._settings.set(key, combo.currentData()))
            return combo
        if isinstance(setting, Whole):
            return self._whole(setting, key, value)
        if isinstance(setting, Real):
            return self._real(setting, key, value)
        raise TypeError(f"no field for {key}")

    def _whole(self, setting: Whole, key: str, value: int) -> QWidget:
        if setting.unit == "ms":  # shown in seconds, which people count in
            seconds = QDoubleSpinBox()
            seconds.setRange(setting.low / 1000, setting.high / 1000)
            seconds.setDecimals(1)
            seconds.setSingleStep(0.1)
            seconds.setValue(value / 1000)
            seconds.setSuffix(" s")
            seconds.lineEdit().setTextMargins(6, 0, 0, 0)
            seconds.valueChanged.connect(lambda number: self._settings.set(key, round(number * 1000)))
            return seconds
        spin = QSpinBox()
        spin.setRange(setting.low, setting.high)
        spin.setValue(value)
        spin.valueChanged.connect(lambda number: self._settings.set(key, number))
        return spin

    def _real(self, setting: Real, key: str, value: float) -> QWidget:
        spin = QDoubleSpinBox()
        spin.setRange(setting.low, setting.high)
        spin.setDecimals(2)
        spin.setSingleStep(0.1)
        spin.setValue(value)
        spin.setSuffix(f" {setting.unit}" if setting.unit else "")
        spin.lineEdit().setTextMargins(6, 0, 0, 0)
        spin.setToolTip(f"{decimal(setting.low, 2)} – {decimal(setting.high, 0)} {setting.unit}")
        spin.valueChanged.connect(lambda number: self._settings.set(key, number))
        return spin

    def _changed(self, key: str) -> None:
        """A setting changed elsewhere, by a menu perhaps: the field follows."""
        field, value = self.fields.get(key), self._settings.get(key)
        if isinstance(field, QCheckBox):
            field.setChecked(value)
        elif isinstance(field, QComboBox):
            field.setCurrentIndex(field.findData(value))

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language; a field of the old one is still sending its signal, hence later."""
        if event.type() == QEvent.Type.LanguageChange:
            focused = next((key for key, field in self.fields.items() if field.hasFocus()), None)
            self._build()
            if focused is not None:
                self.fields[focused].setFocus()
        super().changeEvent(event)
