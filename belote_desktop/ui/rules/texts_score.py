"""Words of the options of the contract, of the score and of the match."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import options as o
from belote_desktop.engine.rules import OptionValue

from ..i18n import fill, translate
from ..phrases.voice import Voice
from .wording import OptionText, ValueText


def score_texts(voice: Voice) -> Mapping[str, OptionText]:
    """When the contract is made, and what is marked."""
    return {
        "made_when": OptionText(
            translate("Options", "The contract is made with"),
            translate("Options", "What the taker's side must reach."),
            {
                o.MadeWhen.BID_AND_MORE: ValueText(
                    translate("Options", "Bid, and more than the defence"),
                    translate(
                        "Options",
                        "The contract is made when the taker's side reaches the points bid and has more than the defence.",
                    ),
                ),
                o.MadeWhen.BID: ValueText(
                    translate("Options", "The bid"),
                    translate(
                        "Options",
                        "The contract is made when the taker's side reaches the points bid, whatever the defence has.",
                    ),
                ),
                o.MadeWhen.BID_82: ValueText(
                    translate("Options", "The bid, and 82 for 80"),
                    translate(
                        "Options",
                        "The contract is made when the taker's side reaches the points bid; a bid of 80 wants 82.",
                    ),
                ),
                o.MadeWhen.MORE: ValueText(
                    translate("Options", "More than the defence"),
                    translate("Options", "The taker's side must have more points than the defence."),
                ),
            },
        ),
        "counts_toward": OptionText(
            translate("Options", "What counts towards it"),
            translate("Options", "Which points are added up to see whether the contract is made."),
            {
                o.CountsToward.ALL: ValueText(
                    translate("Options", "Tricks, belote, declarations"),
                    translate("Options", "Tricks, belote and declarations count towards the contract.")
                    if voice.declarations
                    else translate("Options", "Tricks and belote count towards the contract."),
                ),
                o.CountsToward.TRICKS_BELOTE: ValueText(
                    translate("Options", "Tricks and belote"),
                    translate("Options", "Tricks and belote count towards the contract, declarations do not.")
                    if voice.declarations
                    else translate("Options", "Tricks and belote count towards the contract."),
                ),
                o.CountsToward.TRICKS: ValueText(
                    translate("Options", "Tricks alone"),
                    translate(
                        "Options", "Only the tricks with the last one's ten count towards the contract."
                    ),
                ),
            },
        ),
        "equality": OptionText(
            translate("Options", "At equal points"),
            translate("Options", "What happens when both sides have the same total."),
            {
                o.Equality.FAILS: ValueText(
                    translate("Options", "The taker fails"),
                    translate("Options", "At equal points the taker fails."),
                ),
                o.Equality.LITIGE: ValueText(
                    translate("Options", "Litige"),
                    translate(
                        "Options",
                        "At equal points there is a litige: the defence marks its points, the taker's wait for the winners of the next deal.",
                    ),
                ),
                o.Equality.MADE: ValueText(
                    translate("Options", "The contract is made"),
                    translate("Options", "At equal points the contract is made."),
                ),
            },
        ),
        "made_marks": OptionText(
            translate("Options", "A made contract marks"),
            translate("Options", "What both sides mark when a contract of points is made."),
            {
                o.MadeMarks.OWN_PLUS_BID: ValueText(
                    translate("Options", "Points made and bid"),
                    translate(
                        "Options",
                        "Contract made: the taker's side marks its points and its bid, the defence its points.",
                    ),
                ),
                o.MadeMarks.BID_ONLY: ValueText(
                    translate("Options", "The bid only"),
                    translate(
                        "Options",
                        "Contract made: the taker's side marks its bid, belote and declarations; the defence only belote and declarations.",
                    )
                    if voice.declarations
                    else translate(
                        "Options",
                        "Contract made: the taker's side marks its bid and its belote; the defence only its belote.",
                    ),
                ),
            },
        ),
        "failed_marks": OptionText(
            translate("Options", "A failed contract marks"),
            translate("Options", "What the defence marks when the taker fails."),
            {
                o.FailedMarks.P160_BID: ValueText(
                    translate("Options", "160 and the bid"),
                    _failed(
                        voice,
                        translate("Options", "Contract failed: the defence marks 160 points and the bid."),
                    ),
                ),
                o.FailedMarks.P162_BID: ValueText(
                    translate("Options", "162 and the bid"),
                    _failed(
                        voice,
                        translate(
                            "Options",
                            "Contract failed: the defence marks 162 points (252 for all eight tricks) and the bid.",
                        ),
                    ),
                ),
                o.FailedMarks.FLAT_160: ValueText(
                    translate("Options", "160, without the bid"),
                    _failed(
                        voice,
                        translate(
                            "Options", "Contract failed: the defence marks 160 points, without the bid."
                        ),
                    ),
                ),
                o.FailedMarks.PACK: ValueText(
                    translate("Options", "The whole pack"),
                    _failed(voice, _pack(voice)),
                ),
            },
        ),
        "capot_pack": OptionText(
            translate("Options", "The 160 of a winner who took all"),
            translate("Options", "When the 160 points for all the tricks become 250."),
            _capot_pack(voice),
        ),
        "factor_scope": OptionText(
            fill(translate("Options", "%1 multiplies", "doubling"), voice.doubling),
            translate("Options", "Which points coinche or contre multiplies."),
            {
                o.FactorScope.WHOLE: ValueText(
                    translate("Options", "All that the winner marks"),
                    _doubled(
                        voice,
                        translate(
                            "Options",
                            "In a contract that is %1 the winner marks the tricks in a lump, the bid and the declarations, all multiplied; the loser marks nothing but its belote.",
                        )
                        if voice.declarations
                        else translate(
                            "Options",
                            "In a contract that is %1 the winner marks the tricks in a lump and the bid, all multiplied; the loser marks nothing but its belote.",
                        ),
                    ),
                ),
                o.FactorScope.BID: ValueText(
                    translate("Options", "The bid only"),
                    _doubled(
                        voice,
                        translate(
                            "Options",
                            "In a contract that is %1 the bid alone is multiplied; the winner adds the tricks in a lump and the declarations once.",
                        )
                        if voice.declarations
                        else translate(
                            "Options",
                            "In a contract that is %1 the bid alone is multiplied; the winner adds the tricks in a lump once.",
                        ),
                    ),
                ),
                o.FactorScope.LUMP: ValueText(
                    translate("Options", "The bid, with 320 or 640"),
                    _doubled(
                        voice,
                        translate(
                            "Options",
                            "In a contract that is %1 the winner marks 320 points for the tricks (640 when it is %2) and the bid multiplied.",
                        ),
                    ),
                ),
                o.FactorScope.BOTH_SIDES: ValueText(
                    translate("Options", "The points of either side"),
                    _doubled(
                        voice,
                        translate(
                            "Options", "In a contract that is %1 the points of either side are multiplied."
                        ),
                    ),
                ),
            },
        ),
        "rounding": OptionText(
            translate("Options", "Rounding"),
            translate(
                "Options", "How a side's points become its mark; a contract is always judged before rounding."
            ),
            {
                o.Rounding.NONE: ValueText(
                    translate("Options", "None"), translate("Options", "Points are marked exactly as made.")
                ),
                o.Rounding.FIVE_UP: ValueText(
                    translate("Options", "Nearest ten, 5 up"),
                    translate("Options", "Marks are rounded to the nearest ten, 5 going up: 95 gives 100."),
                ),
                o.Rounding.FIVE_DOWN: ValueText(
                    translate("Options", "Nearest ten, 5 down"),
                    translate("Options", "Marks are rounded to the nearest ten, 5 going down: 95 gives 90."),
                ),
            },
        ),
    }


def _doubled(voice: Voice, template: str) -> str:
    return fill(template, voice.doubled, voice.redoubled)


def _failed(voice: Voice, marks: str) -> str:
    """What the defence marks, and whose the declarations are where they are played."""
    if not voice.declarations:
        return marks
    also = translate("Options", "It marks the declarations of both sides too.", "the defence")
    return fill(translate("Options", "%1 %2", "two sentences"), marks, also)


def _pack(voice: Voice) -> str:
    if voice.suits_only:
        return translate(
            "Options",
            "Contract failed: the defence marks the 162 points of the pack, or the capot if it takes all eight tricks.",
        )
    return translate(
        "Options",
        "Contract failed: the defence marks all the points of the pack (162 at a suit), or the capot if it takes all eight tricks.",
    )


def _capot_pack(voice: Voice) -> dict[OptionValue, ValueText]:
    """A contract that is doubled counts 320 or 640 by `FactorScope.LUMP`: then only failed ones are spoken of."""
    if voice.lump:
        plain = translate(
            "Options", "When a contract fails, the defence marks 160 for the tricks, even with all eight."
        )
        rules = (
            plain,
            plain,
            translate(
                "Options",
                "When a contract fails, a defence that took all eight tricks marks 250 instead of 160.",
            ),
        )
    else:
        rules = (
            translate(
                "Options",
                "When a contract has failed or is %1, the winner marks 160 for the tricks, even with all eight.",
            ),
            translate(
                "Options",
                "When a contract is %1, a winner who took all eight tricks marks 250 for them instead of 160.",
            ),
            translate(
                "Options",
                "When a contract has failed or is %1, a winner who took all eight tricks marks 250 for them instead of 160.",
            ),
        )
    names = (
        translate("Options", "Always 160"),
        translate("Options", "250 when the contract is %1"),
        translate("Options", "Always 250"),
    )
    values = (o.CapotPack.NEVER, o.CapotPack.DOUBLED, o.CapotPack.ALWAYS)
    return {
        value: ValueText(_doubled(voice, name), _doubled(voice, rule))
        for value, name, rule in zip(values, names, rules, strict=True)
    }


def match_texts() -> Mapping[str, OptionText]:
    """How the match ends."""
    return {
        "target": OptionText(
            translate("Options", "Points to reach"),
            translate("Options", "The score that wins the match."),
        ),
        "last_deal": OptionText(
            translate("Options", "Deal that ends the match"),
            translate("Options", "How the deal that would bring a side to the target is counted."),
            {
                o.LastDeal.ROUNDED: ValueText(
                    translate("Options", "Rounded like the others"),
                    translate("Options", "The deal that ends the match is counted like the others."),
                ),
                o.LastDeal.EXACT: ValueText(
                    translate("Options", "To the exact point"),
                    translate(
                        "Options",
                        "The deal that would end the match counts to the exact point: rounding cannot carry a side to the target.",
                    ),
                ),
            },
        ),
    }


def target_rule() -> str:
    """The rule that a target stands for, with %1 for its points."""
    return translate(
        "Options",
        "The side that has %1 points or more at the end of a deal wins the match; if both have, the one with more wins, and at a tie one more deal is played.",
    )
