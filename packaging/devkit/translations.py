"""The translation files: .ts collected from the source by lupdate, .qm compiled from them by lrelease.

Both are committed, so a clean clone speaks French and English without any tool.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from devkit.base import ROOT, Stop, call, note, venv_tool

FOLDER = ROOT / "resources" / "i18n"
LANGUAGES = ("fr", "en")
SOURCES = "belote_desktop/ui"


def ts_file(language: str, folder: Path = FOLDER) -> Path:
    """The file that translators edit."""
    return folder / f"belote_{language}.ts"


def collect(folder: Path = FOLDER) -> None:
    """Bring the .ts files of a folder up to date with the source; translations in them are kept."""
    folder.mkdir(parents=True, exist_ok=True)
    sources = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / SOURCES).rglob("*.py"))
    if not sources:
        raise Stop(f"there is nothing to translate in {SOURCES}")
    with tempfile.TemporaryDirectory() as scratch:
        listing = Path(scratch, "sources.lst")
        listing.write_text("\n".join(sources) + "\n", "utf-8")
        for language in LANGUAGES:
            # No line numbers: they would change the files at every edit of the source.
            options = ["-silent", "-no-obsolete", "-locations", "none"]
            options += ["-source-language", "en", "-target-language", language]
            _tool("lupdate", [f"@{listing}", *options, "-ts", str(ts_file(language, folder))])


def compile_ts(source: Path, target: Path) -> None:
    """Compile one .ts file into the .qm that the program loads.

    Put in place in one step: Qt maps the file into memory, and a program running meanwhile must not see it change.
    """
    fresh = target.with_suffix(".new")
    _tool("lrelease", ["-silent", str(source), "-qm", str(fresh)])
    fresh.replace(target)


def refresh() -> None:
    """Collect, then compile, in the project's own folder."""
    collect()
    for language in LANGUAGES:
        compile_ts(ts_file(language), ts_file(language).with_suffix(".qm"))
        left = ts_file(language).read_text("utf-8").count('type="unfinished"')
        note(f"{language}: {f'{left} not translated' if left else 'complete'}")


def _tool(name: str, args: list[str]) -> None:
    if call([venv_tool(f"pyside6-{name}"), *args], cwd=ROOT) != 0:
        raise Stop(f"{name} failed (its own words are above)", 1)
