"""Packs of cards of other programs on this computer: KDE's and GNOME's. They are read where they are, never copied."""

from __future__ import annotations

import configparser
import locale
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from belote_desktop.app.player_names import clean_name

_GNOME_FOLDERS = ("aisleriot/cards", "aisleriot/card-themes", "gnome-games-common/card-themes")
_LONGEST_NAME = 60
_KDE_GROUPS = ("KDE Backdeck", "KDE Cards")


@dataclass(frozen=True)
class SystemDeck:
    """A pack found: `key` stands in the settings, `name` is what its maker calls it, `path` is its SVG file."""

    key: str
    name: str
    path: Path
    kind: str
    """``kde`` or ``gnome``: how its cards are named and laid out."""


def find_decks(folders: Iterable[Path] | None = None) -> tuple[SystemDeck, ...]:
    """Every pack in the data folders of the system (`folders`: these instead), by name; the nearest folder wins.

    Only looks at names: whether a file holds a whole pack shows when it is drawn.
    """
    if folders is None:
        place = QStandardPaths.StandardLocation.GenericDataLocation
        folders = [Path(folder) for folder in QStandardPaths.standardLocations(place)]
    found: dict[str, SystemDeck] = {}
    for folder in folders:
        for deck in (*_kde(folder), *_gnome(folder)):
            found.setdefault(deck.key, deck)
    return tuple(sorted(found.values(), key=lambda deck: (deck.name.casefold(), deck.key)))


def find_deck(key: str, folders: Iterable[Path] | None = None) -> SystemDeck | None:
    """The pack that the settings call `key`; `None` when it is no longer there."""
    return next((deck for deck in find_decks(folders) if deck.key == key), None)


def _kde(folder: Path) -> Iterator[SystemDeck]:
    for index in _matches(folder / "carddecks", "*/index.desktop"):
        parser = configparser.RawConfigParser(strict=False)
        try:
            parser.read_string(index.read_text("utf-8", "replace"))
        except (OSError, configparser.Error):
            continue
        group = next((name for name in _KDE_GROUPS if parser.has_section(name)), None)
        svg = parser.get(group, "svg", fallback="") if group is not None else ""
        if group is None or not svg:
            continue  # a pack of pixels, or none
        language = (locale.getlocale()[0] or "")[:2]
        name = parser.get(group, f"name[{language}]", fallback="") or parser.get(group, "name", fallback="")
        path = index.parent / svg
        if path.parent == index.parent and path.is_file():
            yield SystemDeck(f"kde:{index.parent.name}", _shown(name) or index.parent.name, path, "kde")


def _gnome(folder: Path) -> Iterator[SystemDeck]:
    for place in _GNOME_FOLDERS:
        for pattern in ("*.svg", "*.svgz"):
            for path in _matches(folder / place, pattern):
                name = path.stem.replace("_", " ").replace("-", " ").capitalize()
                yield SystemDeck(f"gnome:{path.stem}", _shown(name), path, "gnome")


def _shown(name: str) -> str:
    """A name out of a file, short enough for a list and without what does not show."""
    return clean_name(name)[:_LONGEST_NAME].rstrip()


def _matches(folder: Path, pattern: str) -> list[Path]:
    try:
        return sorted(folder.glob(pattern))
    except OSError:
        return []
