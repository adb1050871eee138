"""The rules of belote, pure: standard library only, immutable values, no sentence for the user."""

from __future__ import annotations

from .actions import (
    CAPOT,
    DOUBLE,
    GENERALE,
    PASS,
    REDOUBLE,
    Action,
    ActionError,
    Bid,
    Declaration,
    Declare,
    Double,
    Kind,
    Pass,
    Play,
    Redouble,
    Say,
    Take,
    Word,
    parse_action,
)
from .auction import Auction, Call, TurnUpAuction, ValueAuction
from .cards import DECK, Card, CardError, Hand, Rank, Suit, format_cards, parse_cards
from .contract import Contract
from .deal import Deal, actor, replay
from .events import Event, narrate
from .illegal import Illegal, IllegalAction, Why
from .match import Match
from .notation import NotationError
from .options import AuctionKind
from .points import points_table
from .presets import (
    ANCIENNE,
    BELOTE,
    BELOTE_OFFICIELLE,
    COINCHE,
    COINCHE_MAISON,
    CONTREE,
    PRESETS,
    rules_from_text,
    rules_to_text,
)
from .rules import OptionSpec, RuleError, RuleSet, option_specs
from .scoring import Facts, Outcome, Reason, Score, ScoreLine, score_facts
from .seats import Direction, Seat, Team, round_from
from .table import Belote, Phase, Table
from .trick import Trick, legal_cards, winning_place
from .trumps import Trump, is_trump, rank_order, strength
from .view import View

__all__ = [
    "ANCIENNE",
    "BELOTE",
    "BELOTE_OFFICIELLE",
    "CAPOT",
    "COINCHE",
    "COINCHE_MAISON",
    "CONTREE",
    "DECK",
    "DOUBLE",
    "GENERALE",
    "PASS",
    "PRESETS",
    "REDOUBLE",
    "Action",
    "ActionError",
    "Auction",
    "AuctionKind",
    "Belote",
    "Bid",
    "Call",
    "Card",
    "CardError",
    "Contract",
    "Deal",
    "Declaration",
    "Declare",
    "Direction",
    "Double",
    "Event",
    "Facts",
    "Hand",
    "Illegal",
    "IllegalAction",
    "Kind",
    "Match",
    "NotationError",
    "OptionSpec",
    "Outcome",
    "Pass",
    "Phase",
    "Play",
    "Rank",
    "Reason",
    "Redouble",
    "RuleError",
    "RuleSet",
    "Say",
    "Score",
    "ScoreLine",
    "Seat",
    "Suit",
    "Table",
    "Take",
    "Team",
    "Trick",
    "Trump",
    "TurnUpAuction",
    "ValueAuction",
    "View",
    "Why",
    "Word",
    "actor",
    "format_cards",
    "is_trump",
    "legal_cards",
    "narrate",
    "option_specs",
    "parse_action",
    "parse_cards",
    "points_table",
    "rank_order",
    "replay",
    "round_from",
    "rules_from_text",
    "rules_to_text",
    "score_facts",
    "strength",
    "winning_place",
]
