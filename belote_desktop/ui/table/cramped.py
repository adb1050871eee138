"""The layout of a table in a window too small for the desktop's type: that of a larger one, drawn smaller."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ..zoom import type_factor, zoom
from .layout import Layout, Wants, arrange, banner_room, scale_for
from .pose import Pose


def scale_at(width: float, height: float) -> float:
    """How large type and margins are at a table of this size, at the present zoom and in the desktop's type."""
    cramp = zoom.cramp
    return scale_for(width / cramp, height / cramp, type_factor()) * cramp


def banner_width(width: float) -> float:
    """How wide the panel at the top left may be, at the present zoom."""
    return banner_room(width / zoom.cramp) * zoom.cramp


_LEAST = 160.0
"""A table that has no size yet is laid out as if it were so wide and high."""


def arrange_cramped(width: float, height: float, wants: Wants, cramp: float) -> Layout:
    """Lay out a table of `width` × `height` pixels whose lengths are `cramp` (1 at most) of the usual ones."""
    width, height = max(width, _LEAST), max(height, _LEAST)
    if cramp >= 1:
        return arrange(width, height, wants)
    larger = replace(
        wants,
        banner=wants.banner / cramp,
        panel_width=wants.panel_width / cramp,
        aside=wants.aside / cramp,
        plates={seat: plate / cramp for seat, plate in wants.plates.items()},
    )
    return _drawn_smaller(arrange(width / cramp, height / cramp, larger), cramp)


def _drawn_smaller(layout: Layout, by: float) -> Layout:
    def pose(one: Pose) -> Pose:
        return Pose(one.x * by, one.y * by, one.width * by, one.angle)

    def rect(one: QRectF) -> QRectF:
        return QRectF(QPointF(one.topLeft() * by), QSizeF(one.size() * by))

    return Layout(
        size=layout.size * by, scale=layout.scale * by, lift=layout.lift * by,
        hand=tuple(map(pose, layout.hand)),
        sides={seat: tuple(map(pose, poses)) for seat, poses in layout.sides.items()},
        plates={seat: rect(plate) for seat, plate in layout.plates.items()},
        bubbles={seat: rect(bubble) for seat, bubble in layout.bubbles.items()},
        banner=rect(layout.banner), hint=rect(layout.hint), offer=rect(layout.offer), middle=rect(layout.middle),
        panel=rect(layout.panel), aside=rect(layout.aside),
        trick={seat: pose(one) for seat, one in layout.trick.items()}, turned=pose(layout.turned), talon=pose(layout.talon),
        pile={seat: pose(one) for seat, one in layout.pile.items()},
    )  # fmt: skip
