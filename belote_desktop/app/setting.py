"""The kinds of setting. A setting is declared once, as a class attribute; reading, writing and dialogs follow."""

from __future__ import annotations

import base64
from abc import ABC, abstractmethod
from typing import Any, Generic, Protocol, TypeVar, overload

T = TypeVar("T")


class Holder(Protocol):
    """An object that keeps the values of its settings by key."""

    def get(self, key: str) -> Any:
        """The value kept under `key`."""

    def set(self, key: str, value: Any) -> None:
        """Keep `value` under `key`."""


class Setting(ABC, Generic[T]):
    """One setting of type T: `settings.name` reads it, `settings.name = value` checks and stores it.

    Subclasses say which values are allowed: `check` for values of type T, `decode`/`encode` for the file.
    """

    def __init__(self, default: T, *, section: str) -> None:
        self.key = ""
        """Name of the attribute and of the key in the file."""
        self.default = default
        """Value of a fresh installation."""
        self.section = section
        """Page of the dialog it belongs to; "" for what no dialog shows."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.key = name

    @overload
    def __get__(self, owner: None, kind: type) -> Setting[T]: ...

    @overload
    def __get__(self, owner: Holder, kind: type) -> T: ...

    def __get__(self, owner: Holder | None, kind: type) -> Setting[T] | T:
        if owner is None:
            return self
        value: T = owner.get(self.key)
        return value

    def __set__(self, owner: Holder, value: T) -> None:
        owner.set(self.key, value)

    def check(self, value: Any) -> T:
        """`value` itself when it is allowed; raises ValueError with a sentence that says what is."""
        if not self._allows(value):
            raise ValueError(f"{self.key} must be {self._allowed()}")
        checked: T = value
        return checked

    def decode(self, raw: Any) -> T:
        """The value that the JSON value `raw` stands for. Raises ValueError."""
        return self.check(self._from_json(raw))

    def encode(self, value: T) -> Any:
        """The JSON value that stands for `value`."""
        return self._to_json(value)

    @abstractmethod
    def _allows(self, value: Any) -> bool:
        """Whether a setting of this kind may have `value`."""

    @abstractmethod
    def _allowed(self) -> str:
        """What `_allows` wants, to follow "must be"."""

    def _from_json(self, raw: Any) -> Any:
        return raw

    def _to_json(self, value: T) -> Any:
        return value


class Flag(Setting[bool]):
    """On or off."""

    def _allows(self, value: Any) -> bool:
        return isinstance(value, bool)

    def _allowed(self) -> str:
        return "true or false"


class Choice(Setting[str]):
    """One of a few words."""

    def __init__(self, default: str, choices: tuple[str, ...], *, section: str) -> None:
        super().__init__(default, section=section)
        self.choices = choices
        """The allowed words, in the order a dialog lists them."""

    def _allows(self, value: Any) -> bool:
        return isinstance(value, str) and value in self.choices

    def _allowed(self) -> str:
        return "one of " + ", ".join(self.choices)


class Whole(Setting[int]):
    """A whole number from `low` to `high`, both included, in `unit` ("ms", or "" for a plain number)."""

    def __init__(self, default: int, low: int, high: int, *, section: str, unit: str = "") -> None:
        super().__init__(default, section=section)
        self.low, self.high, self.unit = low, high, unit

    def _allows(self, value: Any) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def _allowed(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


class Real(Setting[float]):
    """A number from `low` to `high`, both included, in `unit` ("s", or "" for a plain number)."""

    def __init__(self, default: float, low: float, high: float, *, section: str, unit: str = "") -> None:
        super().__init__(default, section=section)
        self.low, self.high, self.unit = low, high, unit

    def _allows(self, value: Any) -> bool:
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        return number and self.low <= value <= self.high

    def _allowed(self) -> str:
        return f"a number from {self.low:g} to {self.high:g}"


class Text(Setting[str]):
    """Any text of at most `longest` characters."""

    def __init__(self, default: str = "", longest: int = 10_000, *, section: str = "") -> None:
        super().__init__(default, section=section)
        self.longest = longest

    def _allows(self, value: Any) -> bool:
        return isinstance(value, str) and len(value) <= self.longest

    def _allowed(self) -> str:
        return f"a text of at most {self.longest} characters"


class Blob(Setting[bytes]):
    """Bytes that only the window understands; base64 in the file."""

    def __init__(self, *, section: str = "") -> None:
        super().__init__(b"", section=section)

    def _allows(self, value: Any) -> bool:
        return isinstance(value, bytes)

    def _allowed(self) -> str:
        return "bytes (base64 text in the file)"

    def _from_json(self, raw: Any) -> Any:
        try:
            return base64.b64decode(raw, validate=True)
        except (TypeError, ValueError):
            return None  # what `_allows` then refuses

    def _to_json(self, value: bytes) -> str:
        return base64.b64encode(value).decode("ascii")
