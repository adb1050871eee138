"""Words of the options of the play of the card and of the value of the cards."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import options as o

from ..i18n import translate
from .wording import OptionText, ValueText, switch


def play_texts() -> Mapping[str, OptionText]:
    """What one must play."""
    return {
        "must_underruff": OptionText(
            translate("Options", "When one cannot overruff"),
            translate("Options", "What one plays on an opponent's ruff that one cannot beat."),
            switch(
                ValueText(
                    translate("Options", "Any card"),
                    translate("Options", "Who cannot overruff an opponent may play any card."),
                ),
                ValueText(
                    translate("Options", "Under-ruff"),
                    translate(
                        "Options",
                        "Who cannot overruff an opponent must under-ruff: a trump is due, even a lower one.",
                    ),
                ),
            ),
        ),
        "go_over_partner": OptionText(
            translate("Options", "Going higher over one's partner"),
            translate(
                "Options",
                "Whether the duty to go higher in trumps holds when one's partner is winning the trick.",
            ),
            switch(
                ValueText(
                    translate("Options", "Not required"),
                    translate(
                        "Options",
                        "In trumps one must go higher if one can, but never over one's own partner.",
                    ),
                ),
                ValueText(
                    translate("Options", "Required"),
                    translate(
                        "Options", "In trumps one must go higher if one can, even over one's own partner."
                    ),
                ),
            ),
        ),
        "under_partner": OptionText(
            translate("Options", "When one's partner has ruffed"),
            translate(
                "Options", "What a player without the suit led may play on his partner's winning ruff."
            ),
            {
                o.UnderPartner.ANY: ValueText(
                    translate("Options", "Any card"),
                    translate(
                        "Options",
                        "Without the suit led, when one's partner is winning the trick, one may play any card.",
                    ),
                ),
                o.UnderPartner.NOT_UNDER: ValueText(
                    translate("Options", "No lower trump"),
                    translate(
                        "Options",
                        "On one's partner's winning ruff one may play any card, but no lower trump while holding a higher one.",
                    ),
                ),
                o.UnderPartner.OVER_IF_ONLY_TRUMPS: ValueText(
                    translate("Options", "Higher, with nothing but trumps"),
                    translate(
                        "Options",
                        "On one's partner's winning ruff one may play any card; a hand of nothing but trumps must go higher if it can.",
                    ),
                ),
            },
        ),
    }


def card_texts() -> Mapping[str, OptionText]:
    """What the cards and the last trick are worth."""
    return {
        "no_trumps_values": OptionText(
            translate("Options", "Card points at no trumps"),
            translate("Options", "What the cards are worth when no suit is trump."),
            {
                o.NoTrumpsValues.OFFICIAL: ValueText(
                    translate("Options", "Ace 19: 162 in all"),
                    translate(
                        "Options",
                        "At no trumps the ace is worth 19; with the last trick the pack makes 162 points.",
                    ),
                ),
                o.NoTrumpsValues.PLAIN: ValueText(
                    translate("Options", "Ace 11: 130 in all"),
                    translate(
                        "Options",
                        "At no trumps the ace is worth 11, as in a plain suit; with the last trick the pack makes 130 points.",
                    ),
                ),
                o.NoTrumpsValues.SCALED: ValueText(
                    translate("Options", "Ace 11, brought to 162"),
                    translate(
                        "Options",
                        "At no trumps the ace is worth 11 and the pack 130 points; the taker's points are multiplied by 162/130, the defence has the rest of 162.",
                    ),
                ),
            },
        ),
        "all_trumps_values": OptionText(
            translate("Options", "Card points at all trumps"),
            translate("Options", "What the cards are worth when every suit is trump."),
            {
                o.AllTrumpsValues.OFFICIAL: ValueText(
                    translate("Options", "Jack 13: 162 in all"),
                    translate(
                        "Options",
                        "At all trumps jack 13, nine 9, ace 6, ten 5, king 3, queen 2; with the last trick the pack makes 162 points.",
                    ),
                ),
                o.AllTrumpsValues.FOURTEEN: ValueText(
                    translate("Options", "Jack 14: 162 in all"),
                    translate(
                        "Options",
                        "At all trumps jack 14, nine 9, ace 6, ten 5, king 3, queen 1; with the last trick the pack makes 162 points.",
                    ),
                ),
                o.AllTrumpsValues.PLAIN: ValueText(
                    translate("Options", "Jack 20: 258 in all"),
                    translate(
                        "Options",
                        "At all trumps every suit counts as trumps do, jack 20 and nine 14; with the last trick the pack makes 258 points.",
                    ),
                ),
                o.AllTrumpsValues.SCALED: ValueText(
                    translate("Options", "Jack 20, brought to 162"),
                    translate(
                        "Options",
                        "At all trumps every suit counts as trumps do, 258 points; the taker's points are multiplied by 162/258 (198 gives 124), the defence has the rest of 162.",
                    ),
                ),
            },
        ),
        "no_trumps_factor": OptionText(
            translate("Options", "A deal at no trumps counts"),
            translate("Options", "By how much all the points of a deal at no trumps are multiplied."),
            {
                1: ValueText(
                    translate("Options", "Once"),
                    translate("Options", "A deal at no trumps counts like any other."),
                ),
                2: ValueText(
                    translate("Options", "Twice"),
                    translate("Options", "All the points of a deal at no trumps count twice."),
                ),
                3: ValueText(
                    translate("Options", "Three times"),
                    translate("Options", "All the points of a deal at no trumps count three times."),
                ),
            },
        ),
        "all_trumps_factor": OptionText(
            translate("Options", "A deal at all trumps counts"),
            translate("Options", "By how much all the points of a deal at all trumps are multiplied."),
            {
                1: ValueText(
                    translate("Options", "Once"),
                    translate("Options", "A deal at all trumps counts like any other."),
                ),
                2: ValueText(
                    translate("Options", "Twice"),
                    translate("Options", "All the points of a deal at all trumps count twice."),
                ),
                3: ValueText(
                    translate("Options", "Three times"),
                    translate("Options", "All the points of a deal at all trumps count three times."),
                ),
            },
        ),
        "capot_bonus": OptionText(
            translate("Options", "Capot that was not bid"),
            translate("Options", "What the last trick counts for a side that takes all eight."),
            {
                o.CapotBonus.LAST_TRICK_100: ValueText(
                    translate("Options", "Last trick 100: 252 in all"),
                    translate(
                        "Options",
                        "For all eight tricks, the last one counts 100 instead of 10: 252 points at a suit.",
                    ),
                ),
                o.CapotBonus.FLAT_250: ValueText(
                    translate("Options", "250 in all"),
                    translate(
                        "Options",
                        "For all eight tricks, the last one counts 98 instead of 10: 250 points at a suit.",
                    ),
                ),
            },
        ),
    }
