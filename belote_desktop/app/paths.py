"""Where the program's files live. The only module that knows `appdirs`."""

from __future__ import annotations

import os
from pathlib import Path

import appdirs

APP_NAME = "belote_desktop"
HOME_VARIABLE = "BELOTE_DESKTOP_HOME"

_PACKAGE = Path(__file__).resolve().parent.parent


class HomeError(ValueError):
    """`BELOTE_DESKTOP_HOME` cannot be turned into a path; the message is one sentence."""


def _home() -> Path | None:
    """The folder that `BELOTE_DESKTOP_HOME` names, or None when it is unset or empty."""
    text = os.environ.get(HOME_VARIABLE, "").strip()
    try:
        return Path(text).expanduser().absolute() if text else None
    except RuntimeError:  # "~name" of nobody, or "~" where the system knows no home
        raise HomeError(f"{HOME_VARIABLE}: «{text[:200]}» begins with the home folder of nobody") from None


def check_home() -> None:
    """Raises `HomeError` when `BELOTE_DESKTOP_HOME` names no folder; every function below then raises it too."""
    _home()


def data_dir() -> Path:
    """Folder of the current match and the history. Not created here: whoever writes makes it."""
    home = _home()
    return home / "data" if home else Path(appdirs.user_data_dir(APP_NAME, appauthor=False))


def config_dir() -> Path:
    """Folder of the settings file. Not created here."""
    home = _home()
    return home / "config" if home else Path(appdirs.user_config_dir(APP_NAME, appauthor=False))


def log_dir() -> Path:
    """Folder of the log files. Not created here."""
    home = _home()
    return home / "logs" if home else Path(appdirs.user_log_dir(APP_NAME, appauthor=False))


def settings_file() -> Path:
    """The settings file."""
    return config_dir() / "settings.json"


def resource_dir() -> Path:
    """Folder of cards, icons, translations and help: inside an installed package, or beside it in a checkout.

    An editable install does not map the checkout's `resources/` into the package, hence the second place.
    """
    bundled = _PACKAGE / "_resources"
    return bundled if bundled.is_dir() else _PACKAGE.parent / "resources"


def resource(name: str) -> Path:
    """Path of the resource `name` ("i18n/fr.qm"). It may be missing: the caller decides what that means."""
    return resource_dir() / name
