"""Sentences of the rules with a count; see `phrases.counts` for why this is a class."""

from __future__ import annotations

from ..i18n import translate


class FormCounts:
    """Both languages take their plural from the translation files."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        """The translation of `text` in the context of this class, for the count `n`."""
        return translate("FormCounts", text, comment, n)

    @staticmethod
    def changes(n: int) -> str:
        """«1 option modifiée», «3 options modifiées»."""
        return FormCounts.tr("%n option(s) changed", None, n)

    @staticmethod
    def hits(n: int) -> str:
        """«1 passage», «3 passages»: places where a search has found something."""
        return FormCounts.tr("%n place(s)", None, n)
