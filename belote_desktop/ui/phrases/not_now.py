"""Why a command cannot be given now: what its key says instead of nothing."""

from __future__ import annotations

from ..i18n import translate


def not_now(command: str, match_over: bool = False) -> str:
    """The sentence for a command that is not on offer; empty for one that needs none."""
    sentences = {
        "pass": translate("NotNow", "The auction is over."),
        "double": translate("NotNow", "The auction is over."),
        "declare": translate("NotNow", "You have nothing to declare now."),
        "hint": translate("NotNow", "Ask for advice when it is your turn."),
        "undo": translate("NotNow", "There is nothing to take back."),
        "lay_down": translate("NotNow", "Lay your cards down when it is your turn to play."),
        "last_trick": translate("NotNow", "No trick has been made in this deal yet."),
        "next_deal": translate("NotNow", "This deal is not over yet."),
        "review_deal": translate("NotNow", "No deal of this match is over yet."),
        "redeal": translate("NotNow", "This deal is over: go on to the next one."),
        "replay_deal": translate("NotNow", "Nothing has been said or played in this deal yet."),
    }
    if match_over and command == "undo":
        return translate(
            "NotNow", "The match is over and in the history: nothing of it is taken back any more."
        )
    if match_over and command in sentences:
        return translate("NotNow", "The match is over.")
    return sentences.get(command, "")


def looking() -> str:
    """Whether the rest is certain is being found out."""
    return translate("NotNow", "I am looking whether the rest is yours…")


def uncertain() -> str:
    """The rest is not certain."""
    return translate("NotNow", "You cannot lay down: an opponent may still take a trick.")


def last_card() -> str:
    """There is but one card."""
    return translate("NotNow", "You have one card left: just play it.")


def no_trump() -> str:
    """Cards have no order to show yet."""
    return translate("NotNow", "Choose a trump first: it decides the order of the cards.")
