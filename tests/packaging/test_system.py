"""System packages: what is asked for, and how."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from devkit import cli, qtlibs, system
from devkit.base import VENV, Stop
from devkit.lock import locked


def on(monkeypatch: pytest.MonkeyPatch, *, debian: bool, root: bool, works: bool = True) -> list[list[str]]:
    """Stand in for a machine; the list fills with what apt was asked for."""
    asked: list[list[str]] = []

    def install(packages: list[str]) -> bool:
        asked.append(packages)
        return works

    monkeypatch.setattr(system, "is_debian_like", lambda: debian)
    monkeypatch.setattr(system, "is_root", lambda: root)
    monkeypatch.setattr(system, "_install", install)
    return asked


def test_root_on_debian_installs(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = on(monkeypatch, debian=True, root=True)
    system.require(["libegl1"], "why")
    system.require([], "why")
    assert asked == [["libegl1"]]


def test_a_user_gets_the_line_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = on(monkeypatch, debian=True, root=False)
    with pytest.raises(Stop) as stop:
        system.require(["libegl1", "libgl1"], "why")
    assert stop.value.code == 2
    assert str(stop.value).endswith(
        "sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1 libgl1"
    )
    assert not asked


def test_another_system_gets_the_names(monkeypatch: pytest.MonkeyPatch) -> None:
    on(monkeypatch, debian=False, root=True)
    with pytest.raises(Stop, match="libegl1"):
        system.require(["libegl1"], "why")


def test_apt_that_fails_stops_or_only_notes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    on(monkeypatch, debian=True, root=True, works=False)
    with pytest.raises(Stop):
        system.require(["libegl1"], "why")
    system.offer(["xvfb"], "why")
    assert "xvfb" in capsys.readouterr().err


def test_libraries_are_named_by_package_once_each() -> None:
    libraries = ["libglib-2.0.so.0", "libgthread-2.0.so.0", "libnew.so.1"]
    assert qtlibs.packages_for(libraries) == ["libglib2.0-0", "libnew.so.1"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lacks libraries")
def test_qt_misses_nothing_where_these_tests_run() -> None:
    assert qtlibs.missing_libraries(VENV, qtlibs.WIDGETS) == []
    assert qtlibs.has_font()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="fonts are looked for on Linux only")
def test_fonts_are_looked_for_in_depth(tmp_path: Path) -> None:
    assert not qtlibs._holds_font(tmp_path)
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "a" / "b" / "c.pcf.gz").touch()
    assert qtlibs._holds_font(tmp_path)


def test_a_display_counts_only_where_a_server_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "_x_server_answers", lambda number: number == 3)
    runtime = {"XDG_RUNTIME_DIR": str(tmp_path)}
    assert cli._display({}) is None
    assert cli._display({"DISPLAY": ":3"}) == "x11"
    assert cli._display({"DISPLAY": ":4.0"}) is None
    assert cli._display({"DISPLAY": "far:0"}) == "x11"
    assert cli._display({"WAYLAND_DISPLAY": "wayland-0", **runtime}) is None
    (tmp_path / "wayland-0").touch()
    assert cli._display({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":3", **runtime}) == "wayland"


def test_the_lock_is_free_again_afterwards(tmp_path: Path) -> None:
    for _ in range(2):
        with locked(tmp_path / "lock"):
            pass
    with pytest.raises(Stop), locked(tmp_path / "missing" / "lock"):
        pass


def test_arguments_pass_through_but_for_the_first_help() -> None:
    parser = cli._parser("run", "[ARGS]", "words", "run")
    assert cli._passed_on(parser, ["--", "--help"]) == ["--help"]
    assert cli._passed_on(parser, ["--lang", "fr", "--help"]) == ["--lang", "fr", "--help"]
    with pytest.raises(SystemExit) as end:
        cli._passed_on(parser, ["--help"])
    assert end.value.code == 0
