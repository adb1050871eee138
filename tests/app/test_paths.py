"""The folders of the program and its resources."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from belote_desktop.app import paths
from belote_desktop.app.cli import parse_args


def test_home_variable_moves_everything(home: Path) -> None:
    assert paths.data_dir() == home / "data"
    assert paths.config_dir() == home / "config"
    assert paths.log_dir() == home / "logs"
    assert paths.settings_file().parent == paths.config_dir()
    assert not home.exists(), "asking for a folder makes none"


@pytest.mark.parametrize("value", ["", "  "])
def test_without_home_the_systems_folders(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, value)
    for folder in (paths.data_dir(), paths.config_dir(), paths.log_dir()):
        assert folder.is_absolute()
        assert folder.parts.count(paths.APP_NAME) == 1, "appauthor=False keeps the name single on Windows"


def test_relative_home_is_fixed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, "somewhere")
    assert paths.data_dir().is_absolute()


def test_home_of_nobody(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, "~nosuchuser/x")
    with pytest.raises(paths.HomeError, match="~nosuchuser"):
        paths.data_dir()
    with pytest.raises(SystemExit) as caught:
        parse_args([])
    assert caught.value.code == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert paths.HOME_VARIABLE in error


def test_resources_of_a_checkout() -> None:
    root = Path(paths.__file__).resolve().parents[2]
    assert paths.resource("i18n/fr.ts") == root / "resources" / "i18n" / "fr.ts"


def test_resources_of_an_installed_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "site" / "belote_desktop"
    (tmp_path / "site" / "resources").mkdir(parents=True)  # somebody else's
    (package / "_resources").mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", package)
    assert paths.resource("a.svg") == package / "_resources" / "a.svg"


def test_appdirs_is_named_in_one_module_only() -> None:
    package = Path(paths.__file__).resolve().parents[1]
    users = [path for path in package.rglob("*.py") if "import appdirs" in path.read_text(encoding="utf-8")]
    assert users == [Path(paths.__file__).resolve()]


def test_app_needs_qtcore_only() -> None:
    code = (
        "import pkgutil, importlib, sys, belote_desktop.app as app\n"
        "for found in pkgutil.walk_packages(app.__path__, 'belote_desktop.app.'):\n"
        "    importlib.import_module(found.name)\n"
        "print(sorted(name for name in sys.modules if name.startswith('PySide6.Qt')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "['PySide6.QtCore']"
