"""Why an action is refused, in one calm sentence, and what is asked of the player."""

from __future__ import annotations

from belote_desktop.engine.cards import Suit
from belote_desktop.engine.illegal import Illegal, Why
from belote_desktop.engine.options import AuctionKind
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.trick import duty
from belote_desktop.engine.trumps import Trump
from belote_desktop.engine.view import View

from ..i18n import fill, translate
from .cards import card_name, seat_name, suit_name, the_card, trump_name
from .voice import voice_of


def _follow(suit: Suit) -> str:
    return fill(translate("Reasons", "You have %1: you must follow suit."), suit_name(suit))


def why_illegal(reason: Illegal, trump: Trump | None = None, rules: RuleSet | None = None) -> str:
    """The sentence for a refusal; it names the card to beat or the suit to play where there is one.

    `trump` is the trump of the contract, which tells a ruff from all trumps; `rules` tell coinche from contre.
    """
    card, suit = reason.card, reason.suit
    if card is not None:
        if reason.why is Why.MUST_GO_HIGHER:
            if trump is Trump.ALL_TRUMPS:
                text = translate(
                    "Reasons", "At all trumps you must go over %1: you have a higher card of this suit."
                )
            else:
                text = translate("Reasons", "Trumps are led: you must go over %1, and you can.")
            return fill(text, the_card(card))
        if reason.why is Why.MUST_OVERRUFF:
            return fill(
                translate("Reasons", "You must overruff %1: you have a higher trump."), the_card(card)
            )
        if reason.why is Why.MUST_UNDERRUFF:
            return fill(
                translate("Reasons", "You cannot go over %1, but you must still play a trump."),
                the_card(card),
            )
        if reason.why is Why.NO_UNDERRUFF_PARTNER:
            return fill(
                translate(
                    "Reasons",
                    "Your partner has ruffed with %1: no trump below it while you hold a higher one.",
                ),
                the_card(card),
            )
        if reason.why is Why.NOT_IN_HAND:
            return fill(translate("Reasons", "You do not hold %1."), the_card(card))
    if suit is not None:
        if reason.why is Why.MUST_FOLLOW:
            return _follow(suit)
        if reason.why is Why.MUST_RUFF:
            return fill(
                translate("Reasons", "You cannot follow suit and an opponent holds the trick: ruff with %1."),
                suit_name(suit),
            )
    return _other(reason, rules)


def _other(reason: Illegal, rules: RuleSet | None) -> str:
    if reason.why is Why.NOT_YOUR_TURN and reason.seat is not None:
        return fill(translate("Reasons", "Not yet: it is the turn of %1."), seat_name(reason.seat))
    voice = voice_of(rules)
    return {
        Why.DEAL_OVER: translate("Reasons", "The deal is over."),
        Why.NOT_YOUR_TURN: translate("Reasons", "It is not your turn."),
        Why.NOT_IN_THIS_PHASE: translate("Reasons", "This is not the moment for it."),
        Why.NOT_IN_HAND: translate("Reasons", "You do not hold this card."),
        Why.MUST_FOLLOW: translate("Reasons", "You must follow suit."),
        Why.MUST_GO_HIGHER: translate("Reasons", "You must go higher."),
        Why.MUST_RUFF: translate("Reasons", "You must ruff."),
        Why.MUST_OVERRUFF: translate("Reasons", "You must overruff."),
        Why.MUST_UNDERRUFF: translate("Reasons", "You must play a trump."),
        Why.NO_UNDERRUFF_PARTNER: translate("Reasons", "You may not under-ruff your partner."),
        Why.BID_TOO_LOW: translate("Reasons", "You must bid more than the last bid."),
        Why.BID_TOO_HIGH: translate("Reasons", "The rules of this match do not go that high."),
        Why.TRUMP_NOT_ALLOWED: translate("Reasons", "This trump cannot be called now."),
        Why.DOUBLED: fill(translate("Reasons", "The contract is %1: no more bids."), voice.doubled),
        Why.NOTHING_TO_DOUBLE: fill(translate("Reasons", "There is no bid to %1 yet."), voice.to_double),
        Why.NOT_DOUBLED: fill(translate("Reasons", "The contract is not %1."), voice.doubled),
        Why.ONLY_OPPONENTS_DOUBLE: fill(translate("Reasons", "Only the other side can %1."), voice.to_double),
        Why.ONLY_DOUBLED_SIDE: fill(
            translate("Reasons", "The contract is %1: only the taker's side may answer."), voice.doubled
        ),
        Why.OFF: translate("Reasons", "The rules of this match do not have it."),
        Why.NOT_HELD: translate("Reasons", "This declaration is not in your hand."),
        Why.TOO_LATE: translate("Reasons", "Too late: declarations are made before your first card."),
        Why.ALREADY_SAID: translate("Reasons", "That was said already."),
        Why.NO_BELOTE: translate("Reasons", "There is no belote to say."),
        Why.SAID_SO_PLAY: translate("Reasons", "You said belote: play the king or the queen of trumps."),
    }[reason.why]


def _duty_line(view: View, trump: Trump) -> str:
    """What the trick asks of the hand of `view`."""
    led = view.trick.cards[0].suit
    allowed, refusal = duty(view.hand, view.trick.cards, trump, view.rules)
    if refusal is None:
        holder = view.trick.winner(trump, view.rules.direction)
        if trump.suit is not None and holder is view.seat.partner and led is not trump.suit:
            return translate("Reasons", "Your turn: your partner holds the trick, play any card")
        return translate("Reasons", "Your turn: play any card")
    if len(allowed) == 1:
        return fill(translate("Reasons", "Your turn: only %1 can be played"), the_card(allowed[0]))
    card, suit = refusal.card, refusal.suit
    if refusal.why is Why.MUST_FOLLOW and suit is not None:
        return fill(translate("Reasons", "Your turn: follow in %1"), suit_name(suit))
    if refusal.why is Why.MUST_RUFF and suit is not None:
        return fill(translate("Reasons", "Your turn: ruff with %1"), suit_name(suit))
    if card is not None:
        template = {
            Why.MUST_GO_HIGHER: translate("Reasons", "Your turn: go over %1"),
            Why.MUST_OVERRUFF: translate("Reasons", "Your turn: overruff %1"),
            Why.MUST_UNDERRUFF: translate("Reasons", "Your turn: play a trump, even below %1"),
            Why.NO_UNDERRUFF_PARTNER: translate("Reasons", "Your turn: no trump below %1"),
        }.get(refusal.why)
        if template is not None:
            return fill(template, the_card(card))
    return translate("Reasons", "Your turn: play a card")


def instruction(view: View) -> str:
    """The one line that says what is asked of the player of `view`, or whom the table waits for."""
    if view.turn is None:
        return ""
    if view.turn is not view.seat:
        return waiting(view.turn)
    if view.contract is None:
        if view.rules.auction is AuctionKind.TURN_UP and view.turned is not None:
            return fill(translate("Reasons", "Your turn: take %1 or pass"), the_card(view.turned))
        return translate("Reasons", "Your turn to bid")
    if len(view.hand) == 1:
        return translate("Reasons", "Your turn: your last card")
    if not view.trick.cards:
        if view.tricks:
            return translate("Reasons", "Your turn: lead any card", "after the first trick")
        return translate("Reasons", "Your turn: lead any card")
    return _duty_line(view, view.contract.trump)


def waiting(seat: Seat) -> str:
    """«Ouest réfléchit…»."""
    return fill(translate("Reasons", "%1 is thinking…", "seat"), seat_name(seat))


def led_sentence(view: View) -> str:
    """What lies on the table, for a screen reader: the cards of the trick with their players."""
    plays = view.trick.plays(view.rules.direction)
    words = [
        fill(translate("Reasons", "%1: %2", "seat: card"), seat_name(seat), card_name(card))
        for seat, card in plays
    ]
    return translate("Reasons", ", ", "between cards").join(words)


def contract_hint(trump: Trump, rules: RuleSet) -> str:
    """What must be remembered of a contract while it is played."""
    if trump is Trump.NO_TRUMPS:
        return translate("Reasons", "No ruffing, no belote")
    if trump is Trump.ALL_TRUMPS:
        if rules.go_over_partner:
            return translate("Reasons", "Every suit is trumps: go higher, even over your partner")
        return translate("Reasons", "Every suit is trumps: go over the opponents")
    return fill(translate("Reasons", "%1 is trumps"), trump_name(trump))
