"""What of the table must stay in sight when a message is shown over it."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QFrame

from .table_view import TableView

_PANEL, _SAID, _CARD, _SOON = 60.0, 40.0, 40.0, 0.15


def needed_of(table: TableView) -> list[tuple[QRect, float]]:
    """Rectangles in the table's coordinates, each with what covering a pixel of it costs."""
    layout = table.table_layout
    found = [(plate.geometry(), _PANEL) for plate in table.plates.values()]
    for place, bubble in table.bubbles.items():
        found.append((layout.bubbles[place].toRect(), _SOON))
        if not bubble.isHidden():
            found.append((bubble.geometry(), 3 * _PANEL))
    found.append((layout.hint.toRect(), _SAID))
    found.append((layout.offer.toRect(), _SAID))
    found.append((layout.banner.toRect(), _SAID))
    found += [(box.geometry(), _PANEL) for box in table.findChildren(QFrame) if _is_box(box, table)]
    found += [(card.pose.bounds().toRect(), _CARD) for card in table.stage.shown()]
    found += [(pose.bounds().toRect(), _CARD) for poses in layout.sides.values() for pose in poses]
    return found


def _is_box(widget: QFrame, table: TableView) -> bool:
    return widget.parentWidget() is table and not widget.isHidden() and bool(widget.property("card"))
