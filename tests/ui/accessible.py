"""What a screen reader is told: the tree of accessible objects, walked and questioned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

_ROLES = QAccessible.Role
ACTIVE = {
    _ROLES.Button, _ROLES.CheckBox, _ROLES.RadioButton, _ROLES.ComboBox, _ROLES.EditableText, _ROLES.SpinBox,
    _ROLES.Slider, _ROLES.MenuItem, _ROLES.PageTab, _ROLES.PageTabList, _ROLES.List, _ROLES.ListItem, _ROLES.Table,
    _ROLES.Link, _ROLES.ButtonMenu, _ROLES.Tree,
}  # fmt: skip
"""Roles of what one does something with: each must have a name."""


@dataclass(frozen=True)
class Told:
    """One object as a screen reader sees it."""

    interface: QAccessibleInterface
    name: str
    description: str
    role: QAccessible.Role
    kind: str
    """Name of the widget's class."""
    focusable: bool
    disabled: bool

    @staticmethod
    def of(widget: QWidget) -> Told:
        """What is told of one widget."""
        return _told(QAccessible.queryAccessibleInterface(widget))

    @property
    def actions(self) -> list[str]:
        actions = self.interface.actionInterface()
        return [] if actions is None else list(actions.actionNames())

    def do(self, action: str) -> None:
        actions = self.interface.actionInterface()
        assert actions is not None
        actions.doAction(action)


def told(root: QWidget) -> Iterator[Told]:
    """Everything in sight under a widget, itself first."""
    yield from _walk(QAccessible.queryAccessibleInterface(root))


def _walk(interface: QAccessibleInterface | None) -> Iterator[Told]:
    if interface is None or not interface.isValid() or interface.state().invisible:
        return
    yield _told(interface)
    for index in range(interface.childCount()):
        yield from _walk(interface.child(index))


def _told(interface: QAccessibleInterface) -> Told:
    state, about = interface.state(), interface.object()
    return Told(
        interface,
        interface.text(QAccessible.Text.Name),
        interface.text(QAccessible.Text.Description),
        interface.role(),
        type(about).__name__ if about is not None else "",
        bool(state.focusable),
        bool(state.disabled),
    )


def nameless(root: QWidget) -> list[str]:
    """What one can do something with, or go to, and what has no name."""
    return [
        f"{each.kind} {each.role}"
        for each in told(root)
        if (each.role in ACTIVE or each.focusable) and not each.name.strip()
    ]
