"""The settings: each declared once, read and written with care for a file that others touch as well."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from belote_desktop.app import paths
from belote_desktop.app.bot_style import BOLDNESS, DOUBLING, USUAL
from belote_desktop.app.notices import Notice
from belote_desktop.app.setting import Blob, Choice, Flag, Real, Setting, Text, Whole
from belote_desktop.app.storage.atomic import remove_leftovers, set_aside, write_atomic
from belote_desktop.app.storage.json_text import json_text
from belote_desktop.app.thinking import THINK_LEAST, THINK_MOST
from belote_desktop.app.trouble import trouble_of

_log = logging.getLogger(__name__)

FORMAT = 1
_FORMAT_KEY = "format"


class Settings(QObject):
    """The settings of one player. A change is stored at once, in the file and for everybody connected.

    Keys that this version does not know stay in the file; so does a wrong value, until the player sets another.
    Only keys set here are written, so two windows of the program do not undo each other's choices.
    """

    changed = Signal(str)
    """A setting has a new value; the argument is its key."""
    noticed = Signal(object)
    """Something to tell the player (a `Notice`), after `load`; what `load` itself found is in `notices`."""

    mended = Signal(str)
    """The trouble that the notice with this key told of is over."""

    language = Choice("auto", ("auto", "fr", "en"), section="appearance")
    theme = Choice("auto", ("auto", "light", "dark", "contrast"), section="appearance")
    table = Choice("felt", ("felt", "blue", "wood", "plain"), section="appearance")
    deck = Text("", 200, section="cards")
    four_colours = Flag(False, section="cards")
    indices = Choice("auto", ("auto", "french", "figure", "english", "both"), section="cards")
    index_size = Choice("medium", ("small", "medium", "large"), section="cards")
    card_back = Choice("lozenges", ("lozenges", "waves", "rosette", "tartan", "plain"), section="cards")
    suit_order = Choice("alternating", ("alternating", "fixed"), section="cards")
    trumps_first = Flag(True, section="cards")
    animation_speed = Choice("normal", ("instant", "fast", "normal", "slow"), section="table")
    motion = Choice("auto", ("auto", "full", "reduced"), section="table")
    trick_delay_ms = Whole(1300, 0, 10_000, section="table", unit="ms")
    trick_waits = Flag(False, section="table")
    play_last_card = Flag(False, section="help")
    play_forced_cards = Flag(False, section="help")
    tell_certain_tricks = Flag(True, section="help")
    points_so_far = Flag(True, section="help")
    level = Choice(
        "expert", ("debutant", "amateur", "confirme", "fort", "expert", "maitre"), section="opponents"
    )
    boldness = Choice(USUAL.boldness, tuple(BOLDNESS), section="opponents")
    doubling = Choice(USUAL.doubling, tuple(DOUBLING), section="opponents")
    think_seconds = Real(0.5, THINK_LEAST, THINK_MOST, section="opponents", unit="s")
    last_preset = Text("coinche", 100)
    last_rules = Text("")
    players = Text("", 800)
    side_panel = Flag(True, section="")
    window_geometry = Blob()
    window_state = Blob()

    def __init__(
        self, path: Path | None = None, parent: QObject | None = None, *, writable: bool = True
    ) -> None:
        """Defaults only; `load` also reads. `path`: the file, by default the player's own.

        Unless `writable` a change holds in this window only, and the file is left as it is.
        """
        super().__init__(parent)
        self.path = path or paths.settings_file()
        self.notices: list[Notice] = []
        """What reading the file found to tell the player."""
        self._values: dict[str, Any] = {}
        self._own: dict[str, Any] = {}
        self._wrong: set[str] = set()
        self._writable = writable
        self._complained = False

    @classmethod
    def load(
        cls, path: Path | None = None, parent: QObject | None = None, *, writable: bool = True
    ) -> Settings:
        """The settings in `path`. Never fails: what cannot be used is set aside or skipped, with a notice."""
        settings = cls(path, parent, writable=writable)
        if writable:
            remove_leftovers(settings.path)
        settings._read()
        return settings

    @classmethod
    def declared(cls) -> tuple[Setting[Any], ...]:
        """Every setting, in the order of declaration."""
        return tuple(value for value in vars(cls).values() if isinstance(value, Setting))

    @classmethod
    def setting(cls, key: str) -> Setting[Any]:
        """The declaration of `key`. Raises KeyError."""
        found = vars(cls).get(key)
        if not isinstance(found, Setting):
            raise KeyError(key)
        return found

    def get(self, key: str) -> Any:
        """The value of `key`. Raises KeyError for an unknown one."""
        return self._values.get(key, self.setting(key).default)

    def set(self, key: str, value: Any) -> None:
        """Give `key` a value and store it. Raises ValueError (what is allowed), KeyError (unknown key)."""
        setting = self.setting(key)
        value = setting.check(value)
        if value == self.get(key) and key not in self._wrong:
            return
        self._wrong.discard(key)
        self._values[key] = value
        self._own[key] = setting.encode(value)
        self._write()
        self.changed.emit(key)

    def reset(self, key: str) -> None:
        """Give `key` its default. Raises KeyError."""
        self.set(key, self.setting(key).default)

    def _read(self) -> None:
        data = self._file()
        version = data.get(_FORMAT_KEY)
        if isinstance(version, int) and version > FORMAT:
            self._writable = False
            self._tell(Notice("settings.newer", {"path": str(self.path)}))
        for setting in self.declared():
            if setting.key not in data:
                continue
            try:
                self._values[setting.key] = setting.decode(data[setting.key])
            except ValueError as error:
                _log.warning("%s: %s", self.path, error)
                self._wrong.add(setting.key)
                self._tell(Notice("settings.value", {"key": setting.key}))

    def _file(self) -> dict[str, Any]:
        """What the file holds; a damaged file is moved out of the way and counts as empty."""
        try:
            data = json.loads(self.path.read_bytes().decode("utf-8"))
            if isinstance(data, dict):
                return data
        except FileNotFoundError:
            return {}
        except OSError as error:
            self._refuse(error)
            return {}
        except (ValueError, RecursionError) as error:
            _log.warning("%s: %s", self.path, error)
        if not self._writable:
            return {}
        try:
            kept = set_aside(self.path)
        except OSError as error:
            self._refuse(error)
            return {}
        self._tell(Notice("settings.damaged", {"path": str(kept)}))
        return {}

    def _write(self) -> None:
        if not self._writable:
            return
        # Read again: another window, or the player's editor, may have written since.
        data = self._file()
        data[_FORMAT_KEY] = FORMAT
        data.update(self._own)
        try:
            write_atomic(self.path, json_text(data, indent=2, sort_keys=True) + "\n")
            if self._complained:
                self._complained = False
                self.mended.emit("settings.unsaved")
        except (OSError, ValueError, RecursionError) as error:  # what others wrote there may lie too deep
            if not self._complained:
                self._complained = True
                self._unsaved(error)

    def _refuse(self, error: OSError) -> None:
        """Stop writing: a file that cannot be read must not be replaced."""
        self._writable = False
        self._unsaved(error)

    def _unsaved(self, error: Exception) -> None:
        _log.warning("the settings are not saved in %s: %r", self.path, error)
        self._tell(Notice("settings.unsaved", {"path": str(self.path), "trouble": trouble_of(error)}))

    def _tell(self, notice: Notice) -> None:
        self.notices.append(notice)
        self.noticed.emit(notice)
