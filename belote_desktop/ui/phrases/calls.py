"""What is said in an auction, and the contract it ends with."""

from __future__ import annotations

from belote_desktop.engine.actions import (
    CAPOT,
    GENERALE,
    Action,
    Bid,
    Declare,
    Double,
    Pass,
    Play,
    Redouble,
    Say,
    Take,
    Word,
)
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Seat

from ..i18n import capitalised, fill, number, translate
from .cards import card_name, seat_name, seat_role, trump_name, trump_short, trump_taken
from .people import people

_CONTRE_PRESETS = ("contree", "ancienne")


def says_contre(rules: RuleSet | None) -> bool:
    """Whether this game says «contre» and «surcontre» where coinche says «coinche» and «surcoinche»."""
    return rules is not None and rules.preset in _CONTRE_PRESETS


def value_text(value: int) -> str:
    """The value of a bid: «110», «Capot», «Générale»."""
    if value == CAPOT:
        return translate("Calls", "Capot")
    if value == GENERALE:
        return translate("Calls", "Générale", "one player alone takes every trick")
    return number(value)


def pass_text() -> str:
    """«Passe»."""
    return translate("Calls", "Pass", "the call")


def double_text(rules: RuleSet | None = None) -> str:
    """«Coinche» or «Contre», without the exclamation mark."""
    return translate("Calls", "Contre") if says_contre(rules) else translate("Calls", "Coinche")


def redouble_text(rules: RuleSet | None = None) -> str:
    """«Surcoinche» or «Surcontre», without the exclamation mark."""
    return translate("Calls", "Surcontre") if says_contre(rules) else translate("Calls", "Surcoinche")


def _shout(word: str) -> str:
    return fill(translate("Calls", "%1!", "exclamation"), word)


def bid_text(bid: Bid) -> str:
    """«100 tout atout», «Capot pique»."""
    return fill(translate("Calls", "%1 %2", "value, trump"), value_text(bid.value), trump_name(bid.trump))


def bid_words(bid: Bid) -> str:
    """The bid within a sentence: «100 tout atout», «capot pique»."""
    text = bid_text(bid)
    return text[:1].lower() + text[1:]


def word_text(word: Word) -> str:
    """«Belote !», «Rebelote !»."""
    if word is Word.BELOTE:
        return translate("Calls", "Belote!")
    return translate("Calls", "Rebelote!")


def call_text(action: Action, rules: RuleSet | None = None) -> str:
    """The action as the player says it aloud: «100 tout atout», «Je prends à cœur», «Coinche !».

    `rules` decides between coinche and contre.
    """
    if isinstance(action, Pass):
        return pass_text()
    if isinstance(action, Bid):
        return bid_text(action)
    if isinstance(action, Take):
        return fill(translate("Calls", "I take %1", "on a trump"), trump_taken(action.trump))
    if isinstance(action, Double):
        return _shout(double_text(rules))
    if isinstance(action, Redouble):
        return _shout(redouble_text(rules))
    if isinstance(action, Say):
        return word_text(action.word)
    if isinstance(action, Declare):
        return translate("Calls", "I declare")
    if isinstance(action, Play):
        return capitalised(card_name(action.card))
    raise TypeError(f"no call: {action!r}")


def call_bubble(action: Action, rules: RuleSet | None = None) -> tuple[str, int | None]:
    """The action as it stands in a bubble: the text, and the suit (0..3) whose sign follows it, if any."""
    if isinstance(action, Pass):
        return translate("Calls", "I pass", "in a bubble"), None
    if isinstance(action, Bid):
        return call_short(action, rules) if action.trump.suit is not None else (bid_text(action), None)
    if isinstance(action, Take):
        if action.trump.suit is not None:
            return translate("Calls", "I take"), int(action.trump.suit)
        return fill(
            translate("Calls", "I take %1", "on a trump"), trump_taken(action.trump, short=True)
        ), None
    return call_text(action, rules), None


def call_short(action: Action, rules: RuleSet | None = None) -> tuple[str, int | None]:
    """The action for a narrow table: the text, and the suit (0..3) whose sign follows it, if any."""
    if isinstance(action, Pass):
        return "–", None
    if isinstance(action, (Bid, Take)):
        suit = action.trump.suit
        value = value_text(action.value) if isinstance(action, Bid) else ""
        if suit is not None:
            return value, int(suit)
        short = trump_short(action.trump)
        return (f"{value} {short}" if value else short), None
    if isinstance(action, Double):
        return double_text(rules), None
    if isinstance(action, Redouble):
        return redouble_text(rules), None
    return call_text(action, rules=rules), None


def contract_title(contract: Contract) -> str:
    """What is played: «100 tout atout», «Capot pique», or «Atout cœur» in the turn-up games."""
    if contract.value is not None:
        return bid_text(Bid(contract.value, contract.trump))
    if contract.trump.suit is None:
        return capitalised(trump_name(contract.trump))
    return fill(translate("Calls", "Trumps: %1", "contract of the turn-up game"), trump_name(contract.trump))


def factor_text(contract: Contract, rules: RuleSet | None = None) -> str:
    """«coinché ×2», «surcoinché ×4», or nothing when the contract stands undoubled."""
    if contract.redoubled_by is not None:
        if says_contre(rules):
            template = translate("Calls", "surcontré ×%1")
        else:
            template = translate("Calls", "surcoinché ×%1")
    elif contract.doubled_by is not None:
        template = (
            translate("Calls", "contré ×%1") if says_contre(rules) else translate("Calls", "coinché ×%1")
        )
    else:
        return ""
    return fill(template, contract.factor)


def taker_text(contract: Contract, viewer: Seat | None = None) -> str:
    """«Pris par Sud (vous)»."""
    return fill(
        translate("Calls", "Taken by %1 (%2)", "seat, role"),
        seat_name(contract.taker),
        seat_role(contract.taker, people().front if viewer is None else viewer),
    )


def contract_sentence(contract: Contract, rules: RuleSet | None = None, viewer: Seat | None = None) -> str:
    """Contract, taker and factor in one line, for screen readers and sheets."""
    parts = [contract_title(contract), taker_text(contract, viewer)]
    factor = factor_text(contract, rules)
    if factor:
        parts.append(factor)
    return translate("Calls", ", ", "between the parts of a contract").join(parts)
