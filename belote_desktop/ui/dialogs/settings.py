"""The settings dialog: a search, a preview, one page a section, one row a declared setting; every change holds at once."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from belote_desktop.app.settings import Settings

from ..i18n import translate
from ..parts.scrolling import FocusInSight, fit, room_for
from ..phrases.settings import section_title
from ..rules.search import Needle, haystack
from ..style import body_px, button, label, scaled, set_role, themed
from ..theme import theme
from .preview import TablePreview
from .setting_row import SettingRow


class SettingsDialog(QDialog):
    """Made from the declarations in `Settings`; a language chosen here changes the dialog too."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._before: dict[str, Any] = {}
        self.rows: dict[str, SettingRow] = {}
        self._headings: dict[str, QLabel] = {}
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.setProperty("field", True)
        self.search.textChanged.connect(self._filter)
        self.preview = TablePreview(settings, self)
        self.tabs = QTabBar(self)
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(True)
        self.tabs.currentChanged.connect(self._turn_page)
        self.tabs.tabBarClicked.connect(lambda _: self.search.clear())
        self.pages = QScrollArea(self)
        self.pages.setWidgetResizable(True)
        self.pages.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        FocusInSight(self.pages)
        self.nothing = label("", "dim", self)
        self.reset_all = button("", "", self)
        self.reset_all.clicked.connect(self._reset_all)
        self.close_button = button("", "primary", self)
        self.close_button.setMinimumWidth(110)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self._lay_out()
        self._build()
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        settings.changed.connect(self._changed)
        theme().changed.connect(self._offer)
        themed(self)
        self._same_width()

    @property
    def fields(self) -> dict[str, QWidget]:
        """The field of each setting, by its key."""
        return {key: row.field for key, row in self.rows.items()}

    def sizeHint(self) -> QSize:
        """Room for a page without scrolling."""
        return QSize(body_px() * 49, body_px() * 53)

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for any screen."""
        return QSize(520, 400)

    def showEvent(self, event: QShowEvent) -> None:
        """Never larger than the screen, nor smaller than can be read, whatever the window manager asks for."""
        self.setMinimumSize(self.minimumSizeHint().boundedTo(room_for(self)))
        super().showEvent(event)
        fit(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low dialog the preview leaves room for the settings."""
        super().resizeEvent(event)
        self.preview.setFixedHeight(round(max(96, min(scaled(168), self.height() * 0.26))))

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.reset_all)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(scaled(18), scaled(16), scaled(18), scaled(16))
        layout.setSpacing(scaled(10))
        layout.addWidget(self.search)
        layout.addWidget(self.preview)
        layout.addWidget(self.tabs)
        layout.addWidget(self.pages, 1)
        layout.addLayout(buttons)

    # the pages

    def _build(self) -> None:
        """Make everything that has words anew."""
        page = max(0, self.tabs.currentIndex())
        self.setWindowTitle(translate("Settings", "Settings"))
        self.search.setPlaceholderText(translate("Settings", "Search the settings"))
        self.search.setAccessibleName(translate("Settings", "Search the settings"))
        self.close_button.setText(translate("Settings", "Close"))
        self.nothing.setText(translate("Settings", "No setting is called that."))
        body = QFrame()
        column = QVBoxLayout(body)
        column.setContentsMargins(scaled(2), scaled(4), scaled(8), scaled(4))
        column.setSpacing(scaled(4))
        self.rows, self._headings = {}, {}
        for setting in Settings.declared():
            title = section_title(setting.section)
            if not title:
                continue
            if setting.section not in self._headings:
                self._headings[setting.section] = label(title, "heading", body)
            self.rows[setting.key] = SettingRow(self._settings, setting, body)
        for section, heading in self._headings.items():
            column.addWidget(heading)
            for row in self.rows.values():
                if row.setting.section == section:
                    column.addWidget(row)
        self.nothing.setParent(body)
        column.addWidget(self.nothing)
        column.addStretch(1)
        old = self.pages.takeWidget()
        if old is not None:
            old.deleteLater()
        self.pages.setWidget(body)
        self.tabs.blockSignals(True)
        while self.tabs.count():
            self.tabs.removeTab(0)
        for section in self._headings:
            self.tabs.addTab(section_title(section))
        self.tabs.setCurrentIndex(page)
        self.tabs.blockSignals(False)
        self.tabs.setAccessibleName(translate("Settings", "Settings"))
        chain: list[QWidget] = [self.search, self.tabs]
        for row in self.rows.values():
            chain += [row.field, row.reset_button]
        for before, after in pairwise([*chain, self.reset_all, self.close_button]):
            QWidget.setTabOrder(before, after)
        self._same_width()
        self._filter()
        self._offer_reset()

    def _same_width(self) -> None:
        """Fields of one width, so that they stand in a column."""
        fields = [row.field for row in self.rows.values() if not isinstance(row.field, QCheckBox)]
        for field in fields:
            field.ensurePolished()
        width = max((field.sizeHint().width() for field in fields), default=0)
        for field in fields:
            field.setFixedWidth(max(width, scaled(220)))

    def _turn_page(self, _page: int) -> None:
        self.search.clear()
        self._filter()
        self.pages.verticalScrollBar().setValue(0)

    def _offer(self) -> None:
        """Other colours may rule: what makes no difference with them is not offered."""
        for row in self.rows.values():
            row.offer()

    def _filter(self) -> None:
        """Show the page chosen, or what is looked for from all of them: then no tab is the one in sight."""
        needle = Needle(self.search.text())
        set_role(self.tabs, "searching", "true" if needle else "")
        found = translate("Settings", "What was found, from all pages")
        self.tabs.setAccessibleDescription(found if needle else "")
        sections = list(self._headings)
        chosen = sections[max(0, self.tabs.currentIndex())]
        hits: dict[str, int] = dict.fromkeys(sections, 0)
        for row in self.rows.values():
            section = row.setting.section
            if needle:
                seen = needle.is_in(f"{row.haystack} {haystack(section_title(section))}")
            else:
                seen = section == chosen
            row.setVisible(seen)
            hits[section] += seen
        for section, heading in self._headings.items():
            heading.setVisible(bool(needle) and hits[section] > 0)
        self.nothing.setVisible(not any(hits.values()))

    # back to the usual

    def _reset_all(self) -> None:
        """Give every setting of the dialog its usual value; pressed again, take that back."""
        if self._before:
            before, self._before = self._before, {}
            for key, value in before.items():
                self._settings.set(key, value)
        else:
            changed = {key: self._settings.get(key) for key in self.rows if self._is_changed(key)}
            for key in changed:
                self._settings.reset(key)
            self._before = changed
        self._offer_reset()

    def _is_changed(self, key: str) -> bool:
        return bool(self._settings.get(key) != self._settings.setting(key).default)

    def _offer_reset(self) -> None:
        if self._before:
            self.reset_all.setText(translate("Settings", "Undo the reset"))
        else:
            self.reset_all.setText(translate("Settings", "Reset all"))
        self.reset_all.setEnabled(bool(self._before) or any(map(self._is_changed, self.rows)))

    def _changed(self, key: str) -> None:
        """A setting changed, here or by a menu: its row follows."""
        if key in self.rows:
            self.rows[key].follow()
            self._before = {}
            self._offer_reset()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language; a field of the old one is still sending its signal, hence later."""
        if event.type() == QEvent.Type.LanguageChange:
            focused = next((key for key, field in self.fields.items() if field.hasFocus()), None)
            before = self._before
            self._build()
            self._before = before
            if focused is not None:
                self.fields[focused].setFocus()
        elif event.type() == QEvent.Type.StyleChange:  # another size of type
            self._same_width()
        super().changeEvent(event)
