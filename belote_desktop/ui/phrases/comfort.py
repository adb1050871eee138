"""Sentences of the helps: advice, certain tricks, and what happened to a deal beside its cards."""

from __future__ import annotations

from belote_desktop.app.marks import DealMark
from belote_desktop.engine.actions import Action, Bid, Declare, Double, Play, Redouble, Say, Take, Word
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Seat

from ..i18n import fill, translate
from .calls import bid_words, says_contre
from .cards import seat_name, the_card, trump_taken
from .counts import Counts
from .declarations import declaration_name


def advice_sentence(action: Action, rules: RuleSet) -> str:
    """What the adviser would do: «Je jouerais le dix de cœur.», «Je coincherais.»"""
    if isinstance(action, Play):
        return fill(translate("Advice", "I would play %1.", "card"), the_card(action.card))
    if isinstance(action, Bid):
        return fill(translate("Advice", "I would say %1.", "bid"), bid_words(action))
    if isinstance(action, Take):
        return fill(translate("Advice", "I would take %1.", "on a trump"), trump_taken(action.trump))
    if isinstance(action, Double):
        if says_contre(rules):
            return translate("Advice", "I would double.", "contrée")
        return translate("Advice", "I would double.", "coinche")
    if isinstance(action, Redouble):
        if says_contre(rules):
            return translate("Advice", "I would redouble.", "contrée")
        return translate("Advice", "I would redouble.", "coinche")
    if isinstance(action, Say):
        if action.word is Word.BELOTE:
            return translate("Advice", "I would say “belote”.")
        return translate("Advice", "I would say “rebelote”.")
    if isinstance(action, Declare):
        named = (declaration_name(declaration) for declaration in action.declarations)
        return fill(translate("Advice", "I would declare: %1.", "declarations"), ", ".join(named))
    return translate("Advice", "I would pass.")


def laid_down_sentence(seat: Seat, tricks: int) -> str:
    """«Sud étale : 4 plis.»"""
    return fill(
        translate("Advice", "%1 lays down: %2.", "seat, «4 tricks»"), seat_name(seat), Counts.tricks(tricks)
    )


def certain_sentence(tricks: int, key: str) -> str:
    """That the rest is certain, and which key lays the cards down."""
    return fill(
        translate("Advice", "The rest is yours (%1): press %2 to lay down.", "«4 tricks», key"),
        Counts.tricks(tricks),
        key,
    )


def mark_words(mark: DealMark) -> str:
    """What happened to a deal beside its cards; empty for nothing."""
    words = []
    if mark.undone:
        words.append(Counts.taken_back(mark.undone))
    if mark.advised:
        words.append(Counts.advised(mark.advised))
    if mark.redealt:
        words.append(Counts.thrown_in(mark.redealt))
    if mark.attempts:
        words.append(Counts.played_before(len(mark.attempts)))
    if mark.laid_down is not None:
        words.append(fill(translate("Advice", "laid down by %1", "seat"), seat_name(mark.laid_down)))
    return translate("Advice", ", ", "between what happened to a deal").join(words)
