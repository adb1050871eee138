"""Questions before something is lost."""

from __future__ import annotations

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from ..i18n import translate
from ..style import button, label, scaled, themed


class Question(QDialog):
    """Accepted when the player really wants it; going on as before is the default."""

    def __init__(self, title: str, text: str, keep: str, lose: str, parent: QWidget | None = None) -> None:
        """`keep` and `lose`: what the buttons say."""
        super().__init__(parent)
        self.setWindowTitle(title)
        words = label(text, "", self)
        words.setWordWrap(True)
        self.go_on = button(keep, "primary", self)
        self.give_up = button(lose, "danger", self)
        self.go_on.setDefault(True)
        self.go_on.clicked.connect(self.reject)
        self.give_up.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.setSpacing(scaled(8))
        row.addStretch(1)
        row.addWidget(self.give_up)
        row.addWidget(self.go_on)
        layout = QVBoxLayout(self)
        layout.addStrut(scaled(380))
        layout.setContentsMargins(scaled(24), scaled(20), scaled(24), scaled(18))
        layout.setSpacing(scaled(16))
        layout.addWidget(label(self.windowTitle(), "title", self))
        layout.addWidget(words)
        layout.addLayout(row)
        themed(self)
        self.go_on.setFocus()

    def void_after(self, *signals: SignalInstance) -> None:
        """Any of these ends what the question is about, and with it the question: an answer then does nothing."""
        for signal in signals:
            signal.connect(self._void)

    def _void(self) -> None:
        if not self.isHidden():
            self.reject()


def may_be_lost(parent: QWidget, title: str, text: str, lose: str, keep: str) -> bool:
    """Ask while the caller waits: whether the player agrees to `text`. `lose` and `keep`: what the buttons say."""
    question = Question(title, text, keep, lose, parent)
    try:
        return question.exec() == QDialog.DialogCode.Accepted
    finally:
        question.deleteLater()


def _kept() -> str:
    """What becomes of the match on the table when another one takes its place."""
    return translate(
        "GiveUp", "The match on the table is kept in the history, where you can take it up again."
    )


class GiveUpDialog(Question):
    """Before another match takes the place of the one that is going on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            translate("GiveUp", "Begin another match?"),
            _kept(),
            translate("GiveUp", "Keep my match"),
            translate("GiveUp", "Begin another"),
            parent,
        )


class ThrowInDialog(Question):
    """Before the cards of a deal are thrown in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            translate("ThrowIn", "Throw the cards in?"),
            translate(
                "ThrowIn", "What was bid and played in this deal is lost. The same player deals again."
            ),
            translate("ThrowIn", "Keep these cards"),
            translate("ThrowIn", "Throw in"),
            parent,
        )


class AgainDialog(Question):
    """Before a deal is played again."""

    def __init__(self, counted: bool, parent: QWidget | None = None) -> None:
        """`counted`: whether its score stands in the match."""
        super().__init__(
            translate("Again", "Play this deal again?"),
            translate("Again", "The same cards from the start. The match then counts the new score only.")
            if counted
            else translate("Again", "The same cards from the start. What was played is kept in the record."),
            translate("Again", "No, go on"),
            translate("Again", "Play it again"),
            parent,
        )


class PlayAgainDialog(Question):
    """Before a deal that was played is dealt again, in a match of its own, while one is going on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        words = translate("PlayAgain", "A match begins with these cards.")
        super().__init__(
            translate("PlayAgain", "Play this deal again?"),
            f"{words} {_kept()}",
            translate("GiveUp", "Keep my match"),
            translate("PlayAgain", "Play it again"),
            parent,
        )


class TakeUpDialog(Question):
    """Before a match of the history takes the place of the one that is going on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            translate("TakeUp", "Go on with this match?"),
            _kept(),
            translate("GiveUp", "Keep my match"),
            translate("TakeUp", "Carry on with it"),
            parent,
        )
