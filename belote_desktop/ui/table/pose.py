"""Where a card lies: centre, width and angle, and what follows from them."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF

from .faces import HEIGHT

_QUARTER = 90.0


@dataclass(frozen=True)
class Pose:
    """A card on the table: centre and width in logical pixels, angle in degrees (clockwise)."""

    x: float
    y: float
    width: float
    angle: float = 0.0

    @property
    def height(self) -> float:
        """Height of the card."""
        return self.width * HEIGHT

    @property
    def aslant(self) -> bool:
        """Whether its edges are not those of the screen."""
        return bool(self.angle % _QUARTER)

    def raised(self, by: float) -> Pose:
        """The same, `by` pixels higher on the screen."""
        return Pose(self.x, self.y - by, self.width, self.angle)

    def towards(self, other: Pose, part: float) -> Pose:
        """The pose a part (0..1, beyond for an overshoot) of the way to another one."""
        return Pose(
            self.x + (other.x - self.x) * part,
            self.y + (other.y - self.y) * part,
            self.width + (other.width - self.width) * part,
            self.angle + (other.angle - self.angle) * part,
        )

    def corners(self, margin: float = 0.0) -> tuple[QPointF, QPointF, QPointF, QPointF]:
        """Top left, top right, bottom right and bottom left of the card, grown by `margin`."""
        c, s = cos(radians(self.angle)), sin(radians(self.angle))
        w, h = self.width / 2 + margin, self.height / 2 + margin
        return (
            QPointF(self.x - w * c + h * s, self.y - w * s - h * c),
            QPointF(self.x + w * c + h * s, self.y + w * s - h * c),
            QPointF(self.x + w * c - h * s, self.y + w * s + h * c),
            QPointF(self.x - w * c - h * s, self.y - w * s + h * c),
        )

    def bounds(self, margin: float = 0.0) -> QRectF:
        """The upright rectangle round the turned card."""
        c, s = abs(cos(radians(self.angle))), abs(sin(radians(self.angle)))
        w = (self.width + 2 * margin) * c + (self.height + 2 * margin) * s
        h = (self.width + 2 * margin) * s + (self.height + 2 * margin) * c
        return QRectF(self.x - w / 2, self.y - h / 2, w, h)


def around(poses: tuple[Pose, ...]) -> QRectF:
    """The upright rectangle round several cards (empty for none)."""
    whole = QRectF()
    for pose in poses:
        whole = whole.united(pose.bounds())
    return whole
