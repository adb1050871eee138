"""House rules that no linter knows."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.quality.tree import ROOT, modules, parsed, project_files, shown

LONGEST_FILE = 400

# Written so that this file does not contain what it forbids.
FORBIDDEN = {
    "an open end": r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X|HA" r"CK)\b",
    "a path of one machine": r"(?<![\w.~])/(?:wor" r"k|ro" r"ot|ho" r"me/\w+|op" r"t/\w+)/",
    "a registry's host": r"(?i)\b(?:pypi\.or"
    r"g|pythonhosted\.or"
    r"g|(?:deb|ftp)[\w.]*\.debian\.or"
    r"g|npmjs\.\w+)",
}
TRANSLATORS = {"tr", "translate", "_tr"}


def test_no_file_is_longer_than_it_should_be() -> None:
    lengths = {
        path: len(path.read_text("utf-8").splitlines())
        for path in modules("belote_desktop", "packaging", "tests")
    }
    long = [f"{shown(path)}: {count} lines" for path, count in lengths.items() if count > LONGEST_FILE]
    assert not long, "\n".join(long)


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_holds(what: str) -> None:
    pattern = re.compile(FORBIDDEN[what])
    found = []
    for path in project_files():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        found += [
            f"{shown(path)}:{number}: {line.strip()[:100]}"
            for number, line in enumerate(text.splitlines(), 1)
            if pattern.search(line)
        ]
    assert not found, "\n".join(found)


def is_command(tree: ast.Module) -> bool:
    """Whether a module can be run (`python -m`): only those speak on stdout."""
    guard = "__name__ == '__main__'"
    return any(isinstance(node, ast.If) and ast.unparse(node.test) == guard for node in tree.body)


def calls(tree: ast.AST, names: set[str]) -> list[ast.Call]:
    """Calls of a function or method of one of these names."""
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and (
            (isinstance(node.func, ast.Name) and node.func.id in names)
            or (isinstance(node.func, ast.Attribute) and node.func.attr in names)
        )
    ]


def test_library_code_does_not_print() -> None:
    """Nothing goes to stdout by the way; naming the stream says that it is meant."""
    found = [
        f"{shown(path)}:{call.lineno}"
        for path in modules("belote_desktop")
        if not is_command(parsed(path)) and path.name not in {"__main__.py", "cli.py"}
        for call in calls(parsed(path), {"print"})
        if isinstance(call.func, ast.Name) and not any(keyword.arg == "file" for keyword in call.keywords)
    ]
    assert not found, "\n".join(found)


def test_sentences_are_where_lupdate_finds_them() -> None:
    """It misses a call inside an f-string, and cannot read a sentence that is not a plain literal."""
    found = []
    for path in modules("belote_desktop"):
        for text in (node for node in ast.walk(parsed(path)) if isinstance(node, ast.JoinedStr)):
            found += [f"{shown(path)}:{call.lineno}: inside an f-string" for call in calls(text, TRANSLATORS)]
        found += [
            f"{shown(path)}:{call.lineno}: an f-string as the sentence"
            for call in calls(parsed(path), TRANSLATORS)
            if any(isinstance(argument, ast.JoinedStr) for argument in call.args)
        ]
    assert not found, "\n".join(found)


def test_there_is_no_lock_file_of_one_machines_sources() -> None:
    assert not Path(ROOT, "uv.lock").exists()
