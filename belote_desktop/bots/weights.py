"""How much each advice of `policy` weighs, by kind of trump; tuned by self-play, see the README."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of one kind of trump. Only differences matter; a card point is worth 20 to 40."""

    safe_out: int = 1
    """Cards of a suit out in the other hands from which a master of it is not likely to be ruffed."""
    give_points: int = 20
    """Loading a partner's trick: for each card point …"""
    give_strength: int = 10
    """… less for each step of strength …"""
    keep_master: int = 470
    """… less for a master …"""
    risk_out: int = 4
    """… (fewer cards of its suit in the other hands make it one that would be ruffed) …"""
    keep_risky: int = 50
    """… for one that would be ruffed …"""
    keep_trump: int = 620
    """… and for the master trump."""
    win_keep: int = 440
    """Taking a trick as the last player: for keeping the master and taking with another card."""
    hold_last: int = 0
    """Card points on the table from which the last player takes with its master."""
    hold_up: int = 0
    """The same for the others."""
    try_points: int = -1
    """The third player tries a card of at most this many points that is no master."""
    cheap_points: int = 40
    """Throwing a card away: for each card point …"""
    cheap_strength: int = 10
    """… each step of strength …"""
    cheap_trump: int = 280
    """… a trump …"""
    cheap_master: int = 200
    """… a master …"""
    cheap_guard: int = 100
    """… the only guard of a high card …"""
    cheap_length: int = 10
    """… and each card of its suit."""
    guarded: int = 10
    """Card points from which a card wants a guard."""
    master: int = 560
    """Leading a master …"""
    master_points: int = 10
    """… for each card point …"""
    master_out: int = -60
    """… for each card of the suit in the other hands, while there are trumps to draw …"""
    master_ruffed: int = -140
    """… when an opponent will ruff it …"""
    master_length: int = 190
    """… when nothing can be ruffed, for each card of the suit …"""
    master_run: int = 0
    """… and for each of its cards that wins."""
    low: int = 260
    """Leading a low card …"""
    low_points: int = -20
    """… for each card point …"""
    low_strength: int = 0
    """… less for each step of strength …"""
    low_under: int = -300
    """… under one's own master …"""
    low_guard: int = 20
    """… away from a high card that is no master …"""
    low_length: int = 110
    """… for each card of the suit, when nothing can be ruffed …"""
    low_length_trumps: int = 0
    """… and while there are trumps out …"""
    low_mate: int = 240
    """… in a suit that the partner has led …"""
    low_mate_ruffs: int = 120
    """… that the partner can ruff …"""
    low_mate_void: int = -470
    """… that the partner lacks and cannot ruff …"""
    low_single: int = 80
    """… from a single card, holding trumps …"""
    low_taker: int = 80
    """… as the taker."""
    draw_nothing: int = -200
    """Leading trumps: when the opponents have none …"""
    draw_master: int = 1220
    """… the taker its master …"""
    draw_last: int = -20
    """… when it is the taker's last trump …"""
    draw_low: int = -50
    """… the taker a low one …"""
    draw_low_length: int = 160
    """… for each trump in hand …"""
    defence_master: int = 200
    """… a defender its master from three …"""
    defence_low: int = -410
    """… or a low one …"""
    mate_master: int = 850
    """… the taker's partner its master …"""
    mate_low: int = 600
    """… or a low one …"""
    mate_points: int = 30
    """… less for each card point …"""
    mate_again: int = -600
    """… a second time …"""
    mate_void: int = -200
    """… when the taker has none left."""


WEIGHTS: Final = (
    Weights(),
    Weights(hold_last=10, try_points=9, master_points=-5, low_points=5, low_guard=1060, low_mate=225),
    Weights(try_points=9, guarded=7, master_points=-20, master_length=175, low_points=-5, low_guard=180),
)
"""For a suit, no trumps, all trumps."""
