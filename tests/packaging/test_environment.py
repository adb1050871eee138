"""When dev.py installs anew, and when it must not."""

from __future__ import annotations

from pathlib import Path

import pytest
from devkit import environment
from devkit.environment import Stamp, is_fresh

PYPROJECT = """\
[project]
name = "x"
[tool.ruff]
line-length = 100
[tool.ruff.lint]
select = []
[tool.setuptools]
zip-safe = false
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of its own for the functions under test, with an environment that looks right."""
    kernel = tmp_path / "belote_desktop" / "bots" / "kernel.py"
    interpreter = tmp_path / ".venv" / "bin" / "python"
    for path in (kernel, interpreter, tmp_path / "packaging" / "build_backend.py"):
        path.parent.mkdir(parents=True)
        path.write_text("", "utf-8")
    interpreter.chmod(0o755)
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, "utf-8")
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "STAMP", tmp_path / ".venv" / "stamp.json")
    monkeypatch.setattr(environment, "venv_python", lambda: interpreter)
    monkeypatch.setattr(environment, "has_compiler", lambda: True)
    return tmp_path


@pytest.fixture
def stamp(project: Path) -> Stamp:
    return Stamp(
        root=str(project),
        inputs=environment.inputs_hash(),
        compiler=True,
        extras=["test"],
        extensions=[],
        needs=[],
    )


def test_what_was_just_installed_is_fresh(stamp: Stamp) -> None:
    assert is_fresh(stamp, [])
    assert is_fresh(stamp, ["test"])


def test_no_stamp_or_another_extra_is_not(stamp: Stamp) -> None:
    assert not is_fresh(None, [])
    assert not is_fresh(stamp, ["build"])


def test_a_moved_checkout_is_not(stamp: Stamp) -> None:
    assert not is_fresh({**stamp, "root": "elsewhere"}, [])


def test_a_missing_interpreter_is_not(stamp: Stamp, project: Path) -> None:
    (project / ".venv" / "bin" / "python").unlink()
    assert not is_fresh(stamp, [])


def test_a_missing_extension_is_not(stamp: Stamp, project: Path) -> None:
    built = "belote_desktop/bots/kernel.so"
    assert not is_fresh({**stamp, "extensions": [built]}, [])
    (project / built).touch()
    assert is_fresh({**stamp, "extensions": [built]}, [])


def test_a_new_compiler_asks_for_one_and_a_lost_one_does_not(
    stamp: Stamp, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_fresh({**stamp, "compiler": False}, [])
    monkeypatch.setattr(environment, "has_compiler", lambda: False)
    assert is_fresh(stamp, [])


@pytest.mark.parametrize(
    ("name", "old", "new", "fresh"),
    [
        ("pyproject.toml", 'name = "x"', 'name = "y"', False),
        ("pyproject.toml", "zip-safe = false", "zip-safe = true", False),
        ("pyproject.toml", "line-length = 100", "line-length = 90", True),
        ("pyproject.toml", "select = []", 'select = ["E"]', True),
        ("packaging/build_backend.py", "", "pass", False),
        ("belote_desktop/bots/kernel.py", "", "pass", False),
    ],
)
def test_edits_that_ask_for_a_new_installation(
    stamp: Stamp, project: Path, name: str, old: str, new: str, fresh: bool
) -> None:
    path = project / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new) if old else new, "utf-8")
    assert is_fresh(stamp, []) is fresh


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"root": "x"}'])
def test_a_damaged_stamp_counts_as_none(project: Path, text: str) -> None:
    environment.STAMP.write_text(text, "utf-8")
    assert environment.read_stamp() is None


def test_a_need_is_met_once(stamp: Stamp, monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[str] = []
    monkeypatch.setitem(environment.NEEDS, "font", lambda: met.append("font"))
    environment._write_stamp(stamp)
    for _ in range(2):
        environment.ensure(["test"], ["font"])
    assert met == ["font"]


def test_pip_keeps_its_settings_but_installs_into_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_FIND_LINKS", "wheels")
    monkeypatch.setenv("PIP_TARGET", "elsewhere")
    monkeypatch.setenv("PIP_USER", "1")
    env = environment._pip_environment()
    assert env["PIP_FIND_LINKS"] == "wheels"
    assert "PIP_TARGET" not in env
    assert env["PIP_USER"] == "0"
