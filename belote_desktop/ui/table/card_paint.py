"""One card on a painter: its picture, sharp at any angle, its shadow, and the rings round it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPixmapCache, QTransform

from belote_desktop.engine.cards import Card

from .cards import CardPictures
from .faces import CardStyle
from .pose import Pose

_ROOM = 12
"""Room for the shadow round a card, in pixels."""


def paint_card(
    painter: QPainter, rect: QRectF, card: Card | None, pictures: CardPictures, style: CardStyle, ratio: float,
    angle: float = 0.0,
) -> None:  # fmt: skip
    """Paint the picture of a card into `rect` of a painter turned by `angle`; those that lie aslant are drawn finer."""
    pose = Pose(0, 0, rect.width(), angle)
    if pose.aslant:
        picture = pictures.quick(card, rect.width(), fine(ratio, pose), style)
    else:
        picture = pictures.quick(card, rect.width(), ratio, style)
        if abs(picture.deviceIndependentSize().width() - rect.width()) <= 1:  # pixel for pixel, not resampled
            corner = painter.transform().map(rect.topLeft())
            painter.save()
            painter.setTransform(
                QTransform.fromTranslate(_whole(corner.x(), ratio), _whole(corner.y(), ratio)).rotate(angle)
            )
            painter.drawPixmap(0, 0, picture)
            painter.restore()
            return
    painter.drawPixmap(rect, picture, QRectF(picture.rect()))


def fine(ratio: float, pose: Pose) -> float:
    """Pixels of a picture per logical pixel: twice as many when a small one is drawn aslant."""
    return ratio * (2.0 if pose.aslant and pose.width * ratio < 260 else 1.0)


def _whole(length: float, ratio: float) -> float:
    """The nearest length that is a whole number of the screen's pixels."""
    return round(length * ratio) / ratio


def with_alpha(colour: QColor, alpha: int) -> QColor:
    """The colour, `alpha` (0 to 255) strong."""
    result = QColor(colour)
    result.setAlpha(alpha)
    return result


def ring(painter: QPainter, rect: QRectF, corner: float, colour: QColor, width: float) -> None:
    """A line along the edge of a card."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width))
    painter.drawRoundedRect(rect, corner, corner)


def dashes(painter: QPainter, card: QRectF, corner: float, colour: QColor) -> None:
    """The mark of a card that is advised, within its edge, so that the ring of the keyboard leaves it in sight."""
    inset = card.width() * 0.014  # off the index
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, max(2.4, card.width() * 0.028), Qt.PenStyle.DashLine))
    painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), corner, corner)


def shadow(painter: QPainter, card: QRectF, corner: float, colour: QColor, width: float) -> None:
    """A soft edge below and beside the card, from a picture that is drawn once for each size."""
    wide = max(8, 4 * round(width / 4))
    ratio = painter.device().devicePixelRatioF()
    key = f"shadow {wide} {round(wide * corner / width)} {ratio} {colour.rgba()}"
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        picture = _shadow(
            QRectF(0, 0, wide, wide * card.height() / card.width()), wide * corner / width, colour, ratio
        )
        QPixmapCache.insert(key, picture)
    room = _ROOM * width / wide
    painter.drawPixmap(card.adjusted(-room, -room, room, room), picture, QRectF(picture.rect()))


def _shadow(card: QRectF, corner: float, colour: QColor, ratio: float) -> QPixmap:
    """The shadow of a card of this size; it is small, so three plain shapes do."""
    size = card.size().toSize() + QSize(2 * _ROOM, 2 * _ROOM)
    result = QPixmap(size * ratio)
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(_ROOM, _ROOM)
    painter.setPen(Qt.PenStyle.NoPen)
    unit = min(2.2, max(0.8, card.width() / 80))
    for spread, part in ((3.0, 0.16), (1.8, 0.26), (0.8, 0.40)):
        painter.setBrush(with_alpha(colour, round(colour.alpha() * part)))
        grown = card.adjusted(-spread * unit, -spread * unit * 0.6, spread * unit, spread * unit * 1.25)
        painter.drawRoundedRect(grown, corner + spread * unit, corner + spread * unit)
    painter.end()
    return result
