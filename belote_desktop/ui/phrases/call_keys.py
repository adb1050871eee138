"""The keys that choose a trump in the auction, as the language has them, and how they are told."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QKeySequence

from belote_desktop.engine.actions import Bid, Take
from belote_desktop.engine.trumps import Trump

from ..i18n import fill, translate
from .calls import bid_words, call_text
from .cards import trump_name


def trump_letter(trump: Trump) -> str:
    """The letter that stands for a trump; with Shift it chooses it: alone, P passes and C doubles."""
    return {
        Trump.SPADES: translate("CallKeys", "S", "letter of spades"),
        Trump.HEARTS: translate("CallKeys", "H", "letter of hearts"),
        Trump.DIAMONDS: translate("CallKeys", "D", "letter of diamonds"),
        Trump.CLUBS: translate("CallKeys", "C", "letter of clubs"),
        Trump.NO_TRUMPS: translate("CallKeys", "N", "letter of no trumps"),
        Trump.ALL_TRUMPS: translate("CallKeys", "A", "letter of all trumps"),
    }[trump]


def trump_key(trump: Trump) -> str:
    """«Maj+P», as the system writes it."""
    return QKeySequence(f"Shift+{trump_letter(trump)}").toString(QKeySequence.SequenceFormat.NativeText)


def trump_keys_sentence(trumps: Iterable[Trump]) -> str:
    """«Avec Maj : P pique, C cœur …», for whoever presses such a letter alone."""
    each = (
        fill(translate("CallKeys", "%1 %2", "letter, trump"), trump_letter(trump), trump_name(trump))
        for trump in trumps
    )
    listed = translate("CallKeys", ", ", "between letters").join(each)
    return fill(translate("CallKeys", "With Shift: %1.", "letters and trumps"), listed)


def prepared_sentence(call: Bid | Take) -> str:
    """«Entrée dira « 150 cœur » ; Échap reprend ce choix.», for a letter that would do something else."""
    words = bid_words(call) if isinstance(call, Bid) else call_text(call)
    return fill(translate("CallKeys", "Enter will say “%1”; Escape takes this choice back.", "call"), words)


def trump_missing() -> str:
    """For Enter on a value."""
    return translate("CallKeys", "Choose the trump first.")


def digit_tip(value: str, digit: int) -> str:
    """The tip of a value that has a digit."""
    return fill(translate("CallKeys", "%1 (key %2)", "value, digit"), value, digit)
