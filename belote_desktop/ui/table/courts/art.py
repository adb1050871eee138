"""A small drawing language for the court figures.

A part is a text of one shape a line: a word saying how it is painted, then a path::

    robe M -10 -50 L 10 -50 L 0 0 Z        filled with the colour called robe, and outlined
    ~gold O 30 -40 5 5                     an ellipse (centre, radii), and its mirror image
    !blush O -9 -70 4 3                    without an outline
    -/2 M 0 0 C 1 1 2 2 3 3                only a line, 2 units wide
    -gold/2 M 0 0 Q 4 -2 8 0               a line in a colour

Paths know ``M L C Q Z`` with absolute coordinates and ``O``. Units: the frame is 100 wide, x = 0 in its middle,
y = 0 in the middle of the card and negative above it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

Colours = Mapping[str, QColor]

LINE_WIDTH = 1.15
_HOW = re.compile(r"(?P<mirror>~?)(?P<bare>!?)(?P<hollow>-?)(?P<colour>\w*)(?:/(?P<width>[\d.]+))?")
_ARGUMENTS = {"M": 2, "L": 2, "Q": 4, "C": 6, "O": 4, "Z": 0}
_MIRROR = QTransform.fromScale(-1, 1)


@dataclass(frozen=True)
class Shape:
    """One line of a part."""

    path: QPainterPath
    fill: str
    stroke: str
    width: float


def path(text: str) -> QPainterPath:
    """The path written as in the module's text; ValueError for what is none."""
    result = QPainterPath()
    words = text.split()
    place = 0
    command = ""
    while place < len(words):
        if words[place] in _ARGUMENTS:
            command = words[place]
            place += 1
        count = _ARGUMENTS[command]
        numbers = [float(word) for word in words[place : place + count]]
        if len(numbers) < count:
            raise ValueError(f"{command} wants {count} numbers: {text}")
        place += count
        _add(result, command, numbers)
    return result


def _add(result: QPainterPath, command: str, n: list[float]) -> None:
    if command == "M":
        result.moveTo(*n)
    elif command == "L":
        result.lineTo(*n)
    elif command == "Q":
        result.quadTo(*n)
    elif command == "C":
        result.cubicTo(*n)
    elif command == "O":
        result.addEllipse(QPointF(n[0], n[1]), n[2], n[3])
    else:
        result.closeSubpath()


@cache
def shapes(part: str) -> tuple[Shape, ...]:
    """The shapes of a part, in painting order."""
    found = []
    for line in part.strip().splitlines():
        how, _, text = line.strip().partition(" ")
        match = _HOW.fullmatch(how)
        if match is None:
            raise ValueError(f"unknown way to paint: {how}")
        hollow, colour = bool(match["hollow"]), match["colour"]
        width = float(match["width"]) if match["width"] else LINE_WIDTH
        shape = Shape(
            path(text),
            fill="" if hollow else colour,
            stroke="" if match["bare"] else (colour if hollow and colour else "line"),
            width=width,
        )
        found.append(shape)
        if match["mirror"]:
            found.append(Shape(_MIRROR.map(shape.path), shape.fill, shape.stroke, shape.width))
    return tuple(found)


def paint(painter: QPainter, part: str, colours: Colours) -> None:
    """Paint a part with named colours."""
    for shape in shapes(part):
        painter.setBrush(colours[shape.fill] if shape.fill else Qt.BrushStyle.NoBrush)
        if shape.stroke:
            pen = QPen(colours[shape.stroke], shape.width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(shape.path)
