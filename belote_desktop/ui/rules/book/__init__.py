"""The book of the rules of one game, written from its `RuleSet` in the language installed."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.rules import RuleSet

from .closing import examples, match, score
from .middle import belote, cards, declarations, play
from .opening import aim, auction, deal
from .page import Entry, Page

__all__ = ["Book", "Entry", "write_book"]


@dataclass(frozen=True)
class Book:
    """The book: HTML for a text browser, with an anchor for every option (``option:made_when``), and its contents."""

    html: str
    contents: tuple[Entry, ...]


def write_book(rules: RuleSet, name: str = "") -> Book:
    """The rules of the very game that `rules` describe; `name` is its own, if the player gave it one."""
    page = Page(rules, name)
    for chapter in (aim, deal, auction, play, cards, belote, declarations, score, examples, match):
        chapter(page)
    return Book(page.html, tuple(page.contents))
