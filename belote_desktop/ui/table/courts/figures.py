"""The twelve persons of the pack: each has its own face, pose, dress and attribute.

They are called as French players have called them for centuries; a figure is its parts in painting order and the
colours it wears.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from belote_desktop.engine.cards import Rank, Suit

from . import attributes as a
from . import dress as d
from . import hair as h
from . import headgear as g
from . import heads as f

SHARED = {
    "line": "#2a1d18", "white": "#fdf8ea", "gold": "#e8b741", "goldline": "#a4701b", "steel": "#cdd5dc",
    "steelline": "#7d8a96", "leather": "#7a4a28", "wood": "#8d5a31", "woodlight": "#d9a866", "leaf": "#3d7a41",
    "ruby": "#b8202f", "sapphire": "#25509a", "blush": "#eba58e", "lips": "#b4343c",
    "eye": "#3a2a20", "skyblue": "#7fb0d8", "leafpale": "#8fb98a", "skin": "#f8dcbd", "shade": "#e2b892",
}  # fmt: skip
"""Colours that every figure knows."""


@dataclass(frozen=True)
class Figure:
    """One person: parts in painting order, and colours on top of the shared ones."""

    name: str
    parts: tuple[str, ...]
    colours: Mapping[str, str]
    mirrored: bool = False
    """Drawn the other way round, so that it looks and holds to the other side."""
    pip_side: int = -1
    """On which side of the head, before mirroring, the small sign of the suit has room."""


def _look(hair: str, hairline: str, brow: str, **others: str) -> dict[str, str]:
    return {"hair": hair, "hairline": hairline, "brow": brow, **others}


FIGURES: dict[tuple[Rank, Suit], Figure] = {
    (Rank.KING, Suit.SPADES): Figure(
        "David",
        (
            h.KING_BACK, d.BODY, d.FRONT_PANEL, f.NECK, d.ERMINE_CAPE, f.FRONT, f.FRONT_EYES, f.FRONT_BROWS,
            f.BEARD_FLOWING, h.KING_FRONT, g.CROWN_TALL, d.ARM_FOLDED, a.LYRE, d.ARM_RAISED, d.HAND_RAISED,
        ),
        _look("#c9c6c0", "#8e8a84", "#8e8a84", robe="#27457d", trim="#a62639", accent="#a62639", cuff="#e8b741"),
    ),
    (Rank.KING, Suit.HEARTS): Figure(
        "Charles",
        (
            h.CURLS_BACK, d.BODY, d.ERMINE_FRONT, f.NECK, d.ERMINE_CAPE, f.FRONT, f.FRONT_EYES, f.FRONT_BROWS_STERN,
            f.BEARD_CURLED, g.CROWN_IMPERIAL, a.ORB_HELD, d.ARM_FOLDED, a.SWORD, d.ARM_RAISED, d.HAND_RAISED,
        ),
        _look("#c07a2c", "#7f4a14", "#8a5218", robe="#b4232f", trim="#2c5596", accent="#2c5596", cuff="#fdf8ea"),
        mirrored=True,
    ),
    (Rank.KING, Suit.DIAMONDS): Figure(
        "César",
        (
            a.EAGLE_STAFF, d.BODY, d.TOGA, f.NECK, f.PROFILE, f.PROFILE_EYE, f.PROFILE_BROW,
            f.PROFILE_MOUTH, h.SHORT_PROFILE, g.LAUREL, a.SCROLL, d.ARM_FOLDED, d.ARM_RAISED, d.HAND_RAISED,
        ),
        _look("#6b4a33", "#3f2a1c", "#4a3222", robe="#d9822b", trim="#2f62a8", accent="#7a2f6d", cuff="#e8b741",
              leaf="#5d9148"),
    ),
    (Rank.KING, Suit.CLUBS): Figure(
        "Alexandre",
        (
            h.BOB_BACK, d.BODY, d.CUIRASS, f.NECK, d.MANTLE, f.TURNED, f.TURNED_EYES, f.TURNED_BROWS_STERN,
            f.TURNED_MOUTH, f.MOUSTACHE_TURNED, f.TUFT_TURNED, h.SWEPT_FRONT, g.CROWN_OPEN,
            a.SCEPTRE_CLOVER, d.ARM_RAISED, d.HAND_RAISED,
        ),
        _look("#2b2023", "#5d4a4a", "#2b2023", robe="#2f6d48", trim="#6d2f5c", accent="#6d2f5c", cuff="#e8b741",
              skin="#e6b98f", shade="#c99669", blush="#d98f6f"),
    ),
    (Rank.QUEEN, Suit.SPADES): Figure(
        "Pallas",
        (
            h.SWEPT_BACK, d.BODY_SLIM, d.AEGIS, f.NECK, f.TURNED, f.TURNED_EYES_SOFT, f.TURNED_LASHES,
            f.TURNED_BROWS_STERN, f.TURNED_LIPS, h.ROLLED_FRONT, g.HELMET_PLUMED, a.SPEAR, d.ARM_RAISED,
            d.HAND_RAISED, a.OWL,
        ),
        _look("#2a2530", "#5a5266", "#2a2530", robe="#2d4f8c", trim="#a62639", accent="#a62639", cuff="#e8b741",
              plume="#a62639", plumeline="#6d1422"),
    ),
    (Rank.QUEEN, Suit.HEARTS): Figure(
        "Judith",
        (
            h.BRAIDS_BACK, d.BODY_SLIM, d.BODICE, f.NECK, d.NECKLINE, d.NECKLACE, f.FRONT, f.FRONT_EYES_SOFT,
            f.FRONT_LASHES, f.FRONT_BROWS_SOFT, f.FRONT_LIPS, h.BRAIDS_FRONT, g.DIADEM_HEARTS, d.PUFFED_FOLDED, a.ROSE,
            d.PUFFED_RAISED, d.HAND_RAISED,
        ),
        _look("#e3b14c", "#a8772a", "#a8772a", robe="#b4232f", trim="#2c5596", accent="#2c5596", cuff="#fdf8ea"),
    ),
    (Rank.QUEEN, Suit.DIAMONDS): Figure(
        "Rachel",
        (
            h.CROP_BACK, d.BODY_SLIM, d.BODICE, f.NECK, d.NECKLINE, d.SHAWL, d.PEARLS, f.TURNED, f.TURNED_EYES_SOFT,
            f.TURNED_LASHES, f.TURNED_BROWS, f.TURNED_LIPS, h.SWEPT_FRONT, g.TURBAN, a.FAN, d.ARM_RAISED,
            d.HAND_RAISED,
        ),
        _look("#3a2418", "#6d4a34", "#3a2418", robe="#2f62a8", trim="#d9822b", accent="#d9822b", cuff="#e8b741",
              skin="#dca97c", shade="#bd8458", blush="#cf7f62", plume="#fdf8ea", plumeline="#9a8a70"),
        mirrored=True,
    ),
    (Rank.QUEEN, Suit.CLUBS): Figure(
        "Argine",
        (
            h.LONG_BACK, d.BODY_SLIM, d.FLOWERED, f.NECK, d.RUFF, f.FRONT, f.FRONT_EYES_SOFT, f.FRONT_LASHES,
            f.FRONT_BROWS_SOFT, f.FRONT_LIPS, h.LONG_FRONT, g.FLOWER_WREATH, d.ARM_FOLDED, d.ARM_RAISED, d.HAND_RAISED,
            a.BIRD,
        ),
        _look("#a8452a", "#6d2612", "#7f3018", robe="#2f6d48", trim="#6d2f5c", accent="#c46a9a", cuff="#fdf8ea"),
    ),
    (Rank.JACK, Suit.SPADES): Figure(
        "Ogier",
        (
            h.BOB_BACK, d.BODY_SLIM, d.TUNIC, d.SLASHED_SHOULDERS, f.NECK, d.LACE_COLLAR, f.TURNED, f.TURNED_EYES,
            f.TURNED_BROWS, f.TURNED_MOUTH, f.MOUSTACHE_TURNED, h.BOB_FRONT, g.BERET_FEATHER, a.HALBERD,
            d.ARM_RAISED, d.HAND_RAISED,
        ),
        _look("#3a2a20", "#6d5340", "#3a2a20", robe="#27457d", trim="#a62639", accent="#a62639", cuff="#fdf8ea",
              plume="#fdf8ea", plumeline="#9a8a70"),
    ),
    (Rank.JACK, Suit.HEARTS): Figure(
        "La Hire",
        (
            h.CURLS_BACK, d.BODY_SLIM, d.PARTI, f.NECK, d.DAGGED_COLLAR, f.TURNED, f.TURNED_EYES, f.TURNED_BROWS,
            f.TURNED_MOUTH, h.CURLS_FRONT, g.HAT_BROAD, a.LUTE, a.LUTE_ARMS,
        ),
        _look("#e0a63f", "#a06f22", "#a06f22", robe="#b4232f", trim="#2c5596", accent="#e8b741", cuff="#fdf8ea",
              plume="#2c5596", plumeline="#17345f"),
        mirrored=True,
        pip_side=1,
    ),
    (Rank.JACK, Suit.DIAMONDS): Figure(
        "Hector",
        (
            a.JAVELIN, d.BODY_SLIM, d.SCALES, d.CAPE, f.NECK, f.PROFILE, f.PROFILE_EYE, f.PROFILE_BROW, f.PROFILE_LIPS,
            g.HELMET_CRESTED, d.ARM_RAISED, d.HAND_RAISED, a.SHIELD,
        ),
        _look("#3a2418", "#6d4a34", "#3a2418", robe="#2f62a8", trim="#d9822b", accent="#2f62a8", cuff="#e8b741",
              plume="#d9622b", plumeline="#8a3410", skin="#e6b98f", shade="#c99669", blush="#d98f6f"),
    ),
    (Rank.JACK, Suit.CLUBS): Figure(
        "Lancelot",
        (
            a.BOW, h.CROP_BACK, d.BODY_SLIM, d.STITCHING, a.QUIVER_STRAP, f.NECK, d.DAGGED_COLLAR, f.TURNED, f.TURNED_EYES,
            f.TURNED_BROWS, f.TURNED_MOUTH, f.TUFT_TURNED, h.SWEPT_FRONT, g.CAP_POINTED, a.ARROW, d.ARM_RAISED,
            d.HAND_RAISED,
        ),
        _look("#9c4a22", "#64280c", "#7a3616", robe="#2f6d48", trim="#6d2f5c", accent="#c9a03a", cuff="#7a4a28",
              plume="#6d2f5c", plumeline="#431438"),
    ),
}  # fmt: skip
