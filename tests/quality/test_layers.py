"""ui -> app -> coach -> bots -> engine: nothing points back, and each layer keeps to its libraries."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.quality.tree import PACKAGE, modules, parsed, shown

LAYERS = ("engine", "bots", "coach", "app", "ui")

# What a layer may import beyond the standard library and the layers below it.
LIBRARIES = {
    "engine": set[str](),
    "bots": {"cython"},
    "coach": set[str](),
    "app": {"PySide6.QtCore"},
    "ui": {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets", "PySide6.QtSvg"},
}
APPDIRS_HOME = "app/paths.py"


def layer_of(path: Path) -> str | None:
    """The layer a module is in; None for those of the package itself."""
    first = path.relative_to(PACKAGE).parts[0]
    return first if first in LAYERS else None


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """(line, full dotted name) of everything a module imports, wherever in it."""
    parents = ("belote_desktop", *path.relative_to(PACKAGE).parts[:-1])
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = parents[: len(parents) - node.level + 1] if node.level else ()
            origin = ".".join((*base, *([node.module] if node.module else [])))
            # `from belote_desktop import ui` and `from PySide6 import QtCore` name the module last
            yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)


def complaint(layer: str, path: Path, name: str) -> str | None:
    """Why a layer may not import a name; None when it may."""
    parts = name.split(".")
    if parts[0] == "belote_desktop":
        target = parts[1] if len(parts) > 1 else ""
        if target in LAYERS and LAYERS.index(target) > LAYERS.index(layer):
            return f"{layer} may not know {target}"
        return None
    if parts[0] in sys.stdlib_module_names | {"_typeshed"} | LIBRARIES[layer]:
        return None
    if ".".join(parts[:2]) in LIBRARIES[layer] or (parts[0] == "appdirs" and path == PACKAGE / APPDIRS_HOME):
        return None
    return f"{layer} may not use {'.'.join(parts[:2])}"


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_down_and_keep_to_the_allowed_libraries(layer: str) -> None:
    wrong = [
        f"{shown(path)}:{line}: {why}"
        for path in modules("belote_desktop")
        if layer_of(path) == layer
        for line, name in imports(path)
        if (why := complaint(layer, path, name)) is not None
    ]
    assert not wrong, "\n".join(wrong)


def test_the_package_itself_imports_nothing_but_to_start() -> None:
    loose = [path for path in modules("belote_desktop") if path.parent == PACKAGE]
    importing = {
        path.name for path in loose if any(name != "__future__.annotations" for _, name in imports(path))
    }
    assert importing <= {"__main__.py"}


def test_every_package_is_a_layer() -> None:
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert folders <= set(LAYERS)
