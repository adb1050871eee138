"""Everything one can ask of the window, each declared once: menus, buttons, keys and the shortcut page follow."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from .i18n import translate
from .mnemonics import MenuLetters
from .phrases.settings import choice_label, setting_label

_SEPARATOR = "-"

MENUS: dict[str, tuple[str, ...]] = {
    "match": ("new_match", "play_again", _SEPARATOR, "pause", "redeal", "replay_deal", _SEPARATOR, "history", _SEPARATOR, "copy_deal", "paste_deal", _SEPARATOR, "settings", _SEPARATOR, "quit"),
    "play": ("pass", "double", "declare", _SEPARATOR, "hint", "undo", "lay_down", _SEPARATOR, "last_trick", "card_order", "review_deal", "next_deal"),
    "view": ("match_sheet", "side_panel", "full_screen", _SEPARATOR, "theme", "table", "four_colours", "speed", "language"),
    "help": ("rules", "shortcuts", "about"),
}  # fmt: skip
"""The menus with their commands, in order."""

_KEYS: dict[str, tuple[str, ...]] = {
    "new_match": ("Ctrl+N",),
    "play_again": ("Ctrl+R",),
    "copy_deal": ("Ctrl+C",),
    "paste_deal": ("Ctrl+V",),
    "settings": ("Ctrl+,",),
    "quit": ("Ctrl+Q",),
    "pass": ("P",),
    "double": ("C",),
    "declare": ("A",),
    "hint": ("H",),
    "undo": ("Ctrl+Z", "Backspace"),
    "lay_down": ("E",),
    "pause": ("Pause", "Ctrl+P"),
    "redeal": ("Ctrl+D",),
    "replay_deal": ("Ctrl+Shift+R",),
    "match_sheet": ("M",),
    "review_deal": ("R",),
    "history": ("Ctrl+H",),
    "last_trick": ("L",),
    "card_order": ("O",),
    "next_deal": ("N",),
    "side_panel": ("F9",),
    "full_screen": ("F11",),
    "rules": ("F1",),
    "shortcuts": ("F2",),
}

_CHOICES: dict[str, tuple[str, tuple[str, ...]]] = {
    "theme": ("theme", ("auto", "light", "dark", "contrast")),
    "table": ("table", ("felt", "blue", "wood", "plain")),
    "speed": ("animation_speed", ("instant", "fast", "normal", "slow")),
    "language": ("language", ("auto", "fr", "en")),
}
"""Submenus that choose the value of a setting: name → (setting, values)."""

_CHECKABLE = ("side_panel", "full_screen", "four_colours")

_ROLES = {
    "settings": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
    "about": QAction.MenuRole.AboutRole,
}


def _menu_in(place: QMenuBar | QMenu) -> QMenu:
    """A new menu there; made here and not by Qt, so that Python always knows whether it is alive."""
    menu = QMenu(place)
    place.addMenu(menu)
    MenuLetters(menu)
    return menu


def _texts() -> dict[str, str]:
    return {
        "match": translate("Commands", "&Match"),
        "play": translate("Commands", "&Game"),
        "view": translate("Commands", "&View"),
        "help": translate("Commands", "&Help"),
        "new_match": translate("Commands", "&New match…"),
        "play_again": translate("Commands", "&Restart with the same rules"),
        "copy_deal": translate("Commands", "&Copy the deal"),
        "paste_deal": translate("Commands", "&Paste a deal"),
        "settings": translate("Commands", "&Settings…"),
        "quit": translate("Commands", "&Quit"),
        "pass": translate("Commands", "&Pass"),
        "double": translate("Commands", "&Coinche"),
        "declare": translate("Commands", "&Declare"),
        "hint": translate("Commands", "&Hint"),
        "undo": translate("Commands", "&Take back"),
        "lay_down": translate("Commands", "L&ay down: the rest is mine"),
        "pause": translate("Commands", "P&ause"),
        "redeal": translate("Commands", "&Throw in and deal other cards…"),
        "replay_deal": translate("Commands", "Play the &deal again…"),
        "match_sheet": translate("Commands", "&Score sheet"),
        "review_deal": translate("Commands", "Look bac&k at the deal"),
        "history": translate("Commands", "Played &matches…"),
        "last_trick": translate("Commands", "&Last trick"),
        "card_order": translate("Commands", "Card &order"),
        "next_deal": translate("Commands", "&Next deal"),
        "side_panel": translate("Commands", "&Side panel"),
        "full_screen": translate("Commands", "&Full screen"),
        "theme": setting_label("theme"),
        "table": setting_label("table"),
        "four_colours": translate("Commands", "F&our colours"),
        "speed": setting_label("animation_speed"),
        "language": setting_label("language"),
        "rules": translate("Commands", "&Rules of this game"),
        "shortcuts": translate("Commands", "&Keyboard"),
        "about": translate("Commands", "&About Belote Desktop"),
    }


def _short_texts() -> dict[str, str]:
    """What a narrow button says instead of the menu's text."""
    return {
        "new_match": translate("Commands", "New match"),
        "lay_down": translate("Commands", "Lay down"),
    }


class Commands(QObject):
    """The actions by name; `choices` holds those that choose a value, by (setting, value)."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.actions: dict[str, QAction] = {}
        self.choices: dict[tuple[str, str], QAction] = {}
        self._menus: dict[str, QMenu] = {}
        self.no_table = QAction(self)
        """Says in the menu why no table top can be chosen."""
        self.no_table.setEnabled(False)
        self.allow_tables(True)
        names = [
            name for menu in MENUS.values() for name in menu if name != _SEPARATOR and name not in _CHOICES
        ]
        for name in names:
            action = QAction(window)
            action.setObjectName(name)
            action.setShortcuts([QKeySequence(keys) for keys in _KEYS.get(name, ())])
            action.setMenuRole(_ROLES.get(name, QAction.MenuRole.NoRole))
            action.setCheckable(name in _CHECKABLE)
            action.setAutoRepeat(False)
            self.actions[name] = action
            window.addAction(action)
        for name, (key, values) in _CHOICES.items():
            group = QActionGroup(self)
            group.setObjectName(name)
            for value in values:
                action = QAction(group)
                action.setCheckable(True)
                action.setData(value)
                action.setMenuRole(QAction.MenuRole.NoRole)
                self.choices[(key, value)] = action
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self.actions[name]

    def fill(self, bar: QMenuBar) -> None:
        """Build the menus."""
        for menu_name, members in MENUS.items():
            menu = self._menus[menu_name] = _menu_in(bar)
            for name in members:
                if name == _SEPARATOR:
                    menu.addSeparator()
                elif name in _CHOICES:
                    key, values = _CHOICES[name]
                    submenu = self._menus[name] = _menu_in(menu)
                    for value in values:
                        submenu.addAction(self.choices[(key, value)])
                    if name == "table":
                        submenu.addAction(self.no_table)
                else:
                    menu.addAction(self.actions[name])
        self.retranslate()

    def allow_tables(self, on: bool) -> None:
        """Whether a table top can be chosen."""
        for (key, _), action in self.choices.items():
            if key == "table":
                action.setEnabled(on)
        self.no_table.setVisible(not on)

    def retranslate(self) -> None:
        """Speak the language installed."""
        texts, short = _texts(), _short_texts()
        for name, action in self.actions.items():
            action.setText(texts[name])
            if name in short:
                action.setIconText(short[name])
        for (key, value), action in self.choices.items():
            action.setText(choice_label(key, value))
        self.no_table.setText(translate("Commands", "With high contrast the table is black"))
        for name, menu in self._menus.items():
            menu.setTitle(texts[name])

    def groups(self) -> list[tuple[str, list[QAction]]]:
        """Titles with their commands, for the shortcut page."""
        texts = _texts()
        return [
            (texts[menu], [self.actions[name] for name in members if name in self.actions])
            for menu, members in MENUS.items()
        ]
