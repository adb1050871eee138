"""How long bots may think: a slider with steps that differ to a player, and the seconds in words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from ..i18n import decimal, fill, translate
from ..style import label, scaled

_SECONDS = (0.1, 0.2, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)


class ThinkTime(QWidget):
    """Gives and takes `seconds`; the keyboard goes to its slider."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(0, len(_SECONDS) - 1)
        self.slider.setPageStep(1)
        self.slider.setAccessibleName(translate("NewMatch", "They think for"))
        self._words = label("", "", self)
        self._words.setMinimumWidth(scaled(48))
        self.setFocusProxy(self.slider)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(scaled(12))
        row.addWidget(self.slider, 1)
        row.addWidget(self._words)
        self.slider.valueChanged.connect(self._write)
        self._write()

    @property
    def seconds(self) -> float:
        """Per decision."""
        return _SECONDS[self.slider.value()]

    def choose(self, seconds: float) -> None:
        """Show the nearest step."""
        self.slider.setValue(min(range(len(_SECONDS)), key=lambda step: abs(_SECONDS[step] - seconds)))

    def _write(self) -> None:
        text = decimal(self.seconds, 0 if self.seconds >= 1 else 1)
        self._words.setText(fill(translate("NewMatch", "%1 s", "seconds"), text))
