"""Words of the options of the deal and of the auction."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import options as o
from belote_desktop.engine.seats import Direction

from ..i18n import fill, translate
from ..phrases.voice import Voice
from .wording import OptionText, ValueText, switch


def deal_texts(voice: Voice) -> Mapping[str, OptionText]:
    """Direction, packets, pack."""
    return {
        "direction": OptionText(
            translate("Options", "Direction of play"),
            translate("Options", "Which way the deal, the bids and the tricks go round."),
            {
                Direction.ANTICLOCKWISE: ValueText(
                    translate("Options", "Anticlockwise (to the right)"),
                    translate(
                        "Options",
                        "The game goes anticlockwise: after each player comes the one on the right.",
                    ),
                ),
                Direction.CLOCKWISE: ValueText(
                    translate("Options", "Clockwise (to the left)"),
                    translate(
                        "Options", "The game goes clockwise: after each player comes the one on the left."
                    ),
                ),
            },
        ),
        "packets": OptionText(
            translate("Options", "Packets of the deal"),
            translate("Options", "How many cards are dealt at a time."),
            {
                o.Packets.P323: ValueText(
                    translate("Options", "3, then 2, then 3"),
                    _packets_323(voice),
                ),
                o.Packets.P332: ValueText(
                    translate("Options", "3, then 3, then 2"),
                    translate("Options", "Three cards are dealt to each, then three, then two."),
                ),
                o.Packets.P233: ValueText(
                    translate("Options", "2, then 3, then 3"),
                    _packets_233(voice),
                ),
            },
        ),
        "pack": OptionText(
            translate("Options", "Pack between two deals"),
            translate("Options", "What is done with the cards before dealing again."),
            {
                o.Pack.SHUFFLED: ValueText(
                    translate("Options", "Shuffled"),
                    translate("Options", "The pack is shuffled before every deal."),
                ),
                o.Pack.CUT: ValueText(
                    translate("Options", "Gathered and cut"),
                    translate(
                        "Options",
                        "The tricks are put one on the other and the pack is cut, three cards at least on either side; it is never shuffled.",
                    ),
                ),
            },
        ),
    }


def auction_texts(voice: Voice) -> Mapping[str, OptionText]:
    """How the trump is chosen, bids, doubling."""
    return {
        "auction": OptionText(
            translate("Options", "How the trump is chosen"),
            translate("Options", "A turned-up card to take, or bids of points."),
            {
                o.AuctionKind.TURN_UP: ValueText(
                    translate("Options", "Turned-up card"),
                    translate(
                        "Options",
                        "Each has five cards and one is turned up: in two rounds, each player takes or passes.",
                    ),
                ),
                o.AuctionKind.VALUES: ValueText(
                    translate("Options", "Bids of points"),
                    translate(
                        "Options",
                        "Each has eight cards and bids the points that his side will make, from 80 to capot.",
                    ),
                ),
            },
        ),
        "no_trumps": OptionText(
            translate("Options", "No trumps"),
            translate("Options", "Whether no trumps may be called beside the four suits."),
            switch(
                ValueText(
                    translate("Options", "Not played", "no trumps"),
                    translate("Options", "No trumps is not played."),
                ),
                ValueText(
                    translate("Options", "Played", "no trumps"),
                    translate("Options", "No trumps may be called: no suit is trump and nobody ruffs."),
                ),
            ),
        ),
        "all_trumps": OptionText(
            translate("Options", "All trumps"),
            translate("Options", "Whether all trumps may be called beside the four suits."),
            switch(
                ValueText(
                    translate("Options", "Not played", "all trumps"),
                    translate("Options", "All trumps is not played."),
                ),
                ValueText(
                    translate("Options", "Played", "all trumps"),
                    translate(
                        "Options",
                        "All trumps may be called: the jack and the nine are the highest in all four suits.",
                    ),
                ),
            ),
        ),
        "bid_ceiling": OptionText(
            translate("Options", "Highest bid of points"),
            translate("Options", "How far the bids go; capot stands above them in any case."),
            {
                o.BidCeiling.NONE: ValueText(
                    translate("Options", "No ceiling"),
                    translate(
                        "Options",
                        "Bids go up by tens from 80, without a ceiling; above them comes capot.",
                    ),
                ),
                o.BidCeiling.C160: _ceiling(160),
                o.BidCeiling.C170: _ceiling(170),
                o.BidCeiling.C180: _ceiling(180),
            },
        ),
        "capot_worth": OptionText(
            translate("Options", "Capot that was bid"),
            translate("Options", "What a bid of all eight tricks is worth."),
            {
                o.CapotWorth.W250: _capot(250),
                o.CapotWorth.FLAT_500: ValueText(
                    translate("Options", "500 in all"),
                    fill(
                        translate(
                            "Options",
                            "A capot that was bid brings 500 points to the winner, made or failed, in place of tricks and bid; they are multiplied when it is %1.",
                        ),
                        voice.doubled,
                    ),
                ),
                o.CapotWorth.W252: _capot(252),
                o.CapotWorth.W270: _capot(270),
            },
        ),
        "generale": OptionText(
            translate("Options", "Générale"),
            translate("Options", "A bid to take all eight tricks alone, above capot."),
            switch(
                ValueText(
                    translate("Options", "Not played", "générale"),
                    translate("Options", "There is no générale."),
                ),
                ValueText(
                    translate("Options", "Played", "générale"),
                    translate(
                        "Options",
                        "A player may bid générale: to take all eight tricks alone, for 500 points.",
                    ),
                ),
            ),
        ),
        "double": OptionText(
            double_name(voice),
            translate("Options", "Whether and when an opponent may say coinche or contre."),
            {
                o.DoubleRule.OFF: ValueText(
                    translate("Options", "Never"),
                    fill(translate("Options", "Nobody may %1.", "double"), voice.to_double),
                ),
                o.DoubleRule.IN_TURN: ValueText(
                    translate("Options", "In turn"),
                    fill(
                        translate("Options", "An opponent may %1 the contract when it is his turn to speak."),
                        voice.to_double,
                    ),
                ),
                o.DoubleRule.ANY_MOMENT: ValueText(
                    translate("Options", "At any moment"),
                    fill(
                        translate(
                            "Options",
                            "An opponent may %1 the contract at any moment, without waiting for his turn.",
                        ),
                        voice.to_double,
                    ),
                ),
            },
        ),
        "redouble_factor": OptionText(
            redouble_name(voice),
            translate("Options", "How many times a contract counts after surcoinche or surcontre."),
            {
                3: ValueText(
                    translate("Options", "Three times"),
                    _factors(
                        voice,
                        translate(
                            "Options", "A contract that is %1 counts twice, one that is %2 three times."
                        ),
                    ),
                ),
                4: ValueText(
                    translate("Options", "Four times"),
                    _factors(
                        voice,
                        translate(
                            "Options", "A contract that is %1 counts twice, one that is %2 four times."
                        ),
                    ),
                ),
            },
        ),
    }


def _ceiling(points: int) -> ValueText:
    return ValueText(
        str(points),
        fill(
            translate("Options", "Bids go up by tens from 80 to %1; above that there is only capot."), points
        ),
    )


def _capot(points: int) -> ValueText:
    return ValueText(
        str(points),
        fill(translate("Options", "A capot that was bid is a contract of %1 points."), points),
    )


def double_name(voice: Voice) -> str:
    """What the form, or the game, calls it."""
    return {
        "either": translate("Options", "Doubling (coinche, contre)"),
        "coinche": translate("Options", "Coinche"),
        "contre": translate("Options", "Contre"),
    }[voice.word]


def redouble_name(voice: Voice) -> str:
    """What the form, or the game, calls the answer to it."""
    return {
        "either": translate("Options", "Redoubling (surcoinche, surcontre)"),
        "coinche": translate("Options", "Surcoinche"),
        "contre": translate("Options", "Surcontre"),
    }[voice.word]


def _factors(voice: Voice, template: str) -> str:
    return fill(template, voice.doubled, voice.redoubled)


def _packets_323(voice: Voice) -> str:
    if voice.auction is o.AuctionKind.VALUES:
        return translate("Options", "Three cards are dealt to each, then two, then three.")
    if voice.auction is o.AuctionKind.TURN_UP:
        return translate(
            "Options",
            "Three cards are dealt to each, then two, and the next is turned up; the rest is dealt after the take.",
        )
    return translate(
        "Options",
        "Three cards are dealt to each, then two, then three; with a turned-up card the last three come after the take.",
    )


def _packets_233(voice: Voice) -> str:
    if voice.auction is o.AuctionKind.VALUES:
        return translate("Options", "Two cards are dealt to each, then three, then three.")
    if voice.auction is o.AuctionKind.TURN_UP:
        return translate(
            "Options",
            "Two cards are dealt to each, then three, and the next is turned up; the rest is dealt after the take.",
        )
    return translate(
        "Options",
        "Two cards are dealt to each, then three, then three; with a turned-up card the last three come after the take.",
    )
