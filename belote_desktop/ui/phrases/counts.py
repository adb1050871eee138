"""Everything said with a number that decides between singular and plural.

A class of its own because lupdate recognises a Python plural only as a call of ``tr`` with a count.
"""

from __future__ import annotations

from ..i18n import translate


class Counts:
    """Sentences with a count; both languages take their plural from the translation files."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        """The translation of `text` in the context of this class, for the count `n`."""
        return translate("Counts", text, comment, n)

    @staticmethod
    def tricks(n: int) -> str:
        """«1 pli», «3 plis»."""
        return Counts.tr("%n trick(s)", None, n)

    @staticmethod
    def points(n: int) -> str:
        """«1 point», «47 points»."""
        return Counts.tr("%n point(s)", None, n)

    @staticmethod
    def cards(n: int) -> str:
        """«1 carte», «8 cartes»."""
        return Counts.tr("%n card(s)", None, n)

    @staticmethod
    def deals(n: int) -> str:
        """«1 donne», «7 donnes»."""
        return Counts.tr("%n deal(s)", None, n)

    @staticmethod
    def points_missing(n: int) -> str:
        """How far a failed contract was from its goal."""
        return Counts.tr("%n point(s) short", None, n)

    @staticmethod
    def declarations(n: int) -> str:
        """«1 annonce», «2 annonces»."""
        return Counts.tr("%n declaration(s)", None, n)

    @staticmethod
    def options(n: int) -> str:
        """How many rules are not those of the game's name."""
        return Counts.tr("%n rule(s) changed", None, n)

    @staticmethod
    def taken_back(n: int) -> str:
        """How many times something was taken back in a deal."""
        return Counts.tr("taken back %n time(s)", None, n)

    @staticmethod
    def thrown_in(n: int) -> str:
        """How many times the cards were thrown in."""
        return Counts.tr("thrown in %n time(s)", None, n)

    @staticmethod
    def played_before(n: int) -> str:
        """How many times the deal was played before with the same cards."""
        return Counts.tr("played %n time(s) before", None, n)

    @staticmethod
    def advised(n: int) -> str:
        """How many times advice was given in a deal."""
        return Counts.tr("advice asked for %n time(s)", None, n)

    @staticmethod
    def matches(n: int) -> str:
        """«1 partie», «12 parties»."""
        return Counts.tr("%n match(es)", None, n)

    @staticmethod
    def matches_damaged(n: int) -> str:
        """That some cannot be read; ``%1`` is the file in which they stay."""
        return Counts.tr("%n match(es) cannot be read and stay in %1.", None, n)

    @staticmethod
    def matches_newer(n: int) -> str:
        """That some cannot be read by this version."""
        return Counts.tr("%n match(es) of a newer version of the program are kept for it.", None, n)
