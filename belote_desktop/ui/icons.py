"""The program's icon: a card with a spade over the back of another one, drawn by the program.

`python -m belote_desktop.ui.icons FOLDER` writes it in every size, for packages and desktops.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter, QPen

from belote_desktop.app.paths import resource

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


_BACK = QColor("#7d1f2e")


def program_icon() -> QIcon:
    """The icon of window and task bar; empty when the resources are missing."""
    icon = QIcon()
    for size in SIZES:
        path = resource(f"icons/belote-{size}.png")
        if path.is_file():
            icon.addFile(str(path), QSize(size, size))
    return icon


def draw_icon(size: int) -> QImage:
    """The icon, `size` pixels wide and high, on nothing."""
    from .table.suits import suit_path
    from .theme import LIGHT

    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 100, size / 100)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LIGHT.felt)
    painter.drawRoundedRect(QRectF(2, 2, 96, 96), 22, 22)
    for angle, front in ((-14.0, False), (8.0, True)):
        painter.save()
        painter.translate(QPointF(44 if not front else 55, 51))
        painter.rotate(angle)
        card = QRectF(-23, -33, 46, 66)
        painter.setPen(QPen(QColor(0, 0, 0, 70), 1.5))
        painter.setBrush(LIGHT.card_paper)
        painter.drawRoundedRect(card, 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        if front:
            painter.fillPath(suit_path(0, QPointF(0, 0), 38), LIGHT.card_ink(0, False))
        else:
            painter.setBrush(_BACK)
            painter.drawRoundedRect(card.adjusted(4, 4, -4, -4), 4, 4)
        painter.restore()
    painter.end()
    return image


def write_icons(folder: Path) -> None:
    """Write the icon in every size, and as one .ico for Windows where Qt can."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        draw_icon(size).save(str(folder / f"belote-{size}.png"))
    draw_icon(256).save(str(folder / "belote.ico"))


if __name__ == "__main__":
    application = QGuiApplication(sys.argv[:1])
    write_icons(Path(sys.argv[1]))
