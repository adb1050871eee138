"""Words of the options of the belote and of the declarations."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import options as o

from ..i18n import fill, translate
from ..phrases.voice import Voice
from .wording import OptionText, ValueText, switch


def belote_texts(voice: Voice) -> Mapping[str, OptionText]:
    """King and queen of trump."""
    return {
        "say_belote": OptionText(
            translate("Options", "Who says the belote"),
            translate("Options", "Whether the words come by themselves or are left to the player."),
            switch(
                ValueText(
                    translate("Options", "It says itself"),
                    translate(
                        "Options",
                        "Belote and rebelote are said of themselves as the king and the queen of trump are played.",
                    ),
                ),
                ValueText(
                    translate("Options", "The player"),
                    translate(
                        "Options",
                        "The player says “belote” with the first card and “rebelote” with the second; what is not said is lost.",
                    ),
                ),
            ),
        ),
        "king_first": OptionText(
            translate("Options", "First card of the belote"),
            translate("Options", "Whether the king must be played before the queen."),
            switch(
                ValueText(
                    translate("Options", "King or queen"),
                    translate("Options", "The belote may begin with the king or with the queen."),
                ),
                ValueText(
                    translate("Options", "The king"),
                    translate("Options", "The belote counts only when the king is played before the queen."),
                ),
            ),
        ),
        "belote_owner": OptionText(
            translate("Options", "Belote of the loser"),
            translate("Options", "Who marks the belote of a side that has lost the deal."),
            {
                o.BeloteOwner.HOLDER: ValueText(
                    translate("Options", "Kept by its holder"),
                    translate(
                        "Options", "The belote always stays with the side that holds it, even when it fails."
                    ),
                ),
                o.BeloteOwner.DEFENCE_IF_FAILED: ValueText(
                    translate("Options", "To the defence, if the taker fails"),
                    translate("Options", "The belote of a taker who fails goes to the defence."),
                ),
                o.BeloteOwner.WINNER: ValueText(
                    translate("Options", "To the winner"),
                    fill(
                        translate(
                            "Options",
                            "The belote goes to the defence when the taker fails, and to the winner when the contract is %1.",
                        ),
                        voice.doubled,
                    ),
                ),
            },
        ),
        "belote_in_factor": OptionText(
            fill(translate("Options", "Belote in a contract that is %1"), voice.doubled),
            translate("Options", "Whether coinche or contre multiplies the winner's belote too."),
            switch(
                ValueText(
                    translate("Options", "Not multiplied"),
                    fill(
                        translate("Options", "The belote counts 20, whether the contract is %1 or not."),
                        voice.doubled,
                    ),
                ),
                ValueText(
                    translate("Options", "Multiplied"),
                    fill(
                        translate(
                            "Options", "When the contract is %1, the winner's belote is multiplied too."
                        ),
                        voice.doubled,
                    ),
                ),
            ),
        ),
    }


def declaration_texts(voice: Voice) -> Mapping[str, OptionText]:
    """Tierce to four of a kind."""
    return {
        "declarations": OptionText(
            translate("Options", "Declarations"),
            translate("Options", "Points for sequences and fours of a kind found in the hand."),
            switch(
                ValueText(
                    translate("Options", "Without"),
                    translate("Options", "There are no declarations; only the belote counts."),
                ),
                ValueText(
                    translate("Options", "With"),
                    translate("Options", "Declarations are played.")
                    if voice.of_a_game
                    else translate(
                        "Options",
                        "Declarations count: tierce 20, fifty 50, hundred 100, four of a kind 100 to 200.",
                    ),
                ),
            ),
        ),
        "declaration_tie": OptionText(
            translate("Options", "Equal declarations"),
            translate("Options", "Which of two equal declarations wins when neither is in trumps."),
            {
                o.DeclarationTie.NOBODY: ValueText(
                    translate("Options", "Nobody scores"),
                    translate(
                        "Options",
                        "Of two equal declarations the one in trumps wins; if neither is, nobody scores any.",
                    ),
                ),
                o.DeclarationTie.FIRST_TO_SPEAK: ValueText(
                    translate("Options", "First to speak"),
                    translate(
                        "Options",
                        "Of two equal declarations the one in trumps wins; if neither is, the one named first.",
                    ),
                ),
            },
        ),
        "declaration_show": OptionText(
            translate("Options", "Showing the declarations"),
            translate("Options", "When the side whose declarations count lays them open."),
            {
                o.DeclarationShow.SECOND_CARD: ValueText(
                    translate("Options", "With the second card"),
                    translate(
                        "Options",
                        "Declarations are named with one's first card; the better side shows them, each player with the second card.",
                    ),
                ),
                o.DeclarationShow.FIRST_TRICK: ValueText(
                    translate("Options", "After the first trick"),
                    translate(
                        "Options",
                        "Declarations are named with one's first card; the better side shows them as soon as the first trick is over.",
                    ),
                ),
            },
        ),
        "no_trumps_fours": OptionText(
            translate("Options", "Fours of a kind at no trumps"),
            translate("Options", "What four of a kind are worth when no suit is trump."),
            {
                o.FourTable.OFFICIAL: ValueText(
                    translate("Options", "Four nines 100"),
                    translate(
                        "Options",
                        "At no trumps four aces are worth 200, four tens 150, four kings, queens, jacks or nines 100.",
                    ),
                ),
                o.FourTable.OLD: ValueText(
                    translate("Options", "Four nines nothing"),
                    translate(
                        "Options",
                        "At no trumps four aces are worth 200, four tens 150, four kings, queens or jacks 100, four nines nothing.",
                    ),
                ),
            },
        ),
        "capot_takes_declarations": OptionText(
            translate("Options", "Declarations of a side without a trick"),
            translate("Options", "Who marks the declarations of a side that takes no trick."),
            switch(
                ValueText(
                    translate("Options", "Kept"),
                    translate("Options", "A side that takes no trick keeps its declarations."),
                ),
                ValueText(
                    translate("Options", "To the side that took all"),
                    translate(
                        "Options",
                        "A side that takes all eight tricks marks the other side's declarations too.",
                    ),
                ),
            ),
        ),
    }
