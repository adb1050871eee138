"""Matches for a history, played at random without a session."""

from __future__ import annotations

import json
import uuid
from dataclasses import replace
from pathlib import Path
from random import Random

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.saved_match import SavedMatch
from belote_desktop.app.storage import History
from belote_desktop.engine import COINCHE, Match, Phase, RuleSet
from belote_desktop.engine.dealing import shuffled
from tests.app.fakes import config


def play_out(match: Match, random: Random, *, bids: bool = True) -> Match:
    """The match with the deal on the table played to its end; with `bids` somebody takes as soon as may be."""
    while not match.deal.is_over:
        legal = match.deal.legal_actions()
        calls = legal[1:2] if bids and match.deal.phase is Phase.AUCTION and not match.deal.log else ()
        passes = legal[:1] if match.deal.phase is Phase.AUCTION else ()
        match = match.apply(random.choice(calls or passes or legal))
    return match


def played(
    rules: RuleSet = COINCHE, seed: int = 1, deals: int | None = None, *, set_up: MatchConfig | None = None
) -> SavedMatch:
    """A match over, or after so many deals."""
    random = Random(seed)
    saved = SavedMatch.begin(set_up or config(rules, seed=seed))
    match = play_out(saved.match, random)
    while not match.is_over and (deals is None or len(match.deals) + 1 < deals):
        match = play_out(match.next_deal(shuffled(random)), random)
    return saved.at(match)


def left(rules: RuleSet = COINCHE, seed: int = 1, deals: int = 1) -> SavedMatch:
    """A match left in the middle: so many deals over, the next one begun."""
    saved = played(rules.replace(target=20_000), seed, deals)
    match = saved.match.next_deal(shuffled(Random(seed)))
    return saved.at(match.apply(match.deal.legal_actions()[1]))


def fill_history(path: Path, saved: list[SavedMatch], count: int) -> History:
    """A history of so many matches: those given, again and again under other names, an hour apart."""
    texts = [json.loads(each.to_text()) for each in saved]
    with path.open("w", encoding="utf-8") as file:
        for number in range(count):
            match = texts[number % len(texts)]
            match_id = uuid.UUID(int=number).hex
            match["extra"]["id"] = match_id
            ended = f"2026-{number // 672 + 1:02}-{number // 24 % 28 + 1:02}T{number % 24:02}:00:00+00:00"
            line = {"format": 1, "id": match_id, "ended": ended, "match": match}
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
    return History(path)


def named(saved: SavedMatch, *names: str) -> SavedMatch:
    """The same match with names for North, East, South and West."""
    return replace(saved, config=replace(saved.config, names=names))
