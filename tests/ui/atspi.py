"""Looks at the program as a screen reader of a Linux desktop does: through AT-SPI, from another process.

``dbus-run-session -- python -m tests.ui.atspi`` (with DISPLAY set) starts the program and prints what it is told as JSON.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtDBus import (
    QDBus,
    QDBusConnection,
    QDBusMessage,
    QDBusVariant,
)

_ACCESSIBLE = "org.a11y.atspi.Accessible"
_ROOT = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
_SECONDS = 40.0
_SHOWING = 25
"""Bit of the state that says that an object is in sight."""

BUTTONS = ("push button", "check box")
"""Roles whose actions are asked for."""

Place = tuple[str, str]
"""Name on the bus and path of an object."""


@dataclass
class Node:
    """One object as it is told."""

    place: Place
    name: str
    role: str
    actions: list[str]
    depth: int


class Bus:
    """The accessibility bus."""

    def __init__(self) -> None:
        address = self._call(
            QDBusConnection.sessionBus(), ("org.a11y.Bus", "/org/a11y/bus"), "org.a11y.Bus", "GetAddress"
        )
        self._address = str(address)
        self._bus = QDBusConnection.connectToBus(self._address, "a11y")

    @staticmethod
    def _call(bus: QDBusConnection, place: Place, interface: str, method: str, *arguments: object) -> object:
        message = QDBusMessage.createMethodCall(*place, interface, method)
        message.setArguments(list(arguments))
        reply = bus.call(message, QDBus.CallMode.Block, 5000)
        if reply.type() is not QDBusMessage.MessageType.ReplyMessage:
            raise GoneError(reply.errorMessage())
        return reply.arguments()[0] if reply.arguments() else None

    def call(self, place: Place, method: str, *arguments: object, interface: str = _ACCESSIBLE) -> object:
        return self._call(self._bus, place, interface, method, *arguments)

    def children(self, place: Place) -> list[Place]:
        found = self._text(place, f"{_ACCESSIBLE}.GetChildren")
        return re.findall(r"\('([^']+)', (?:objectpath )?'([^']+)'\)", found)

    def _text(self, place: Place, method: str) -> str:
        """An answer made of structures, which QtDBus does not take apart in Python."""
        words = ["gdbus", "call", "-a", self._address, "-d", place[0], "-o", place[1], "-m", method]
        done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=20)
        return done.stdout if done.returncode == 0 else ""

    def name(self, place: Place) -> str:
        found = self.call(place, "Get", _ACCESSIBLE, "Name", interface="org.freedesktop.DBus.Properties")
        return str(found.variant() if isinstance(found, QDBusVariant) else found)

    def role(self, place: Place) -> str:
        return str(self.call(place, "GetRoleName"))

    def shows(self, place: Place) -> bool:
        """Whether it is in sight."""
        numbers = re.findall(r"(\d+)", self._text(place, f"{_ACCESSIBLE}.GetState").replace("uint32", ""))
        return bool(numbers) and bool(int(numbers[0]) >> _SHOWING & 1)

    def actions(self, place: Place) -> list[str]:
        return re.findall(r"\('([^']*)', ", self._text(place, "org.a11y.atspi.Action.GetActions"))

    def press(self, node: Node) -> None:
        index = node.actions.index("Press")
        self.call(node.place, "DoAction", index, interface="org.a11y.atspi.Action")


class GoneError(Exception):
    """An object went away, or cannot do what it is asked."""


def walk(bus: Bus, place: Place, depth: int = 0) -> Iterator[Node]:
    """Everything that is showing below `place`, itself first."""
    if depth > 1 and not bus.shows(place):
        return
    try:
        role = bus.role(place)
        actions = bus.actions(place) if role in BUTTONS else []
        node = Node(place, bus.name(place), role, actions, depth)
        children = bus.children(place)
    except GoneError:  # it went away meanwhile
        return
    yield node
    for child in children:
        yield from walk(bus, child, depth + 1)


def wait(find: Callable[[], object]) -> object:
    """What `find` gives as soon as it gives something."""
    end = time.monotonic() + _SECONDS
    while time.monotonic() < end:
        found = find()
        if found:
            return found
        time.sleep(0.3)
    raise SystemExit("waited too long")


def main() -> int:
    """Start the program, look, press «Passe», look again."""
    core = QCoreApplication([])
    bus = Bus()
    command = [
        sys.executable,
        "-m",
        "belote_desktop",
        "--rules",
        "coinche(declarations=false)",
        "--seed",
        "7",
    ]
    command += ["--level", "debutant", "--lang", "fr"]
    env = {**os.environ, "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    with subprocess.Popen(command, env=env) as program:
        try:
            application = wait(lambda: next(iter(bus.children(_ROOT)), None))
            assert isinstance(application, tuple)

            def button() -> Node | None:
                nodes = walk(bus, application)
                return next((n for n in nodes if n.name == "Passe" and "Press" in n.actions), None)

            passing = wait(button)
            assert isinstance(passing, Node)
            before = list(walk(bus, application))
            bus.press(passing)

            def spoken() -> bool:
                return any(
                    n.name.endswith(("jouable", "À vous de parler")) or "Passe" in n.name
                    for n in walk(bus, application)
                )

            wait(spoken)
            after = list(walk(bus, application))
        finally:
            program.terminate()
            program.wait(20)
    core.quit()
    print(json.dumps({"before": [asdict(n) for n in before], "after": [asdict(n) for n in after]}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
