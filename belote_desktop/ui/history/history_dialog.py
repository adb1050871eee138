"""The history: every match that is over or was left, to be looked at, taken up again, written to a file or deleted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from belote_desktop.app.archive import Archive, Listing
from belote_desktop.app.notices import Notice
from belote_desktop.app.past_match import PastMatch, Unreadable
from belote_desktop.app.saved_match import SavedMatch

from ..i18n import fill, translate
from ..parts.confirm import Question
from ..parts.saving import ask_where
from ..parts.scrolling import fit, room_for
from ..phrases.counts import Counts
from ..phrases.matches import match_spoken, match_title, when
from ..phrases.notices import notice_text
from ..rules.look import dressed
from ..style import TOUCH, button, label, roomy, scaled, set_role
from ..table.announce import announce
from .match_list import MatchList, Row, in_order, looked_at

SUFFIX = ".belote-match.json"
"""How exported files end."""

_PATIENCE_MS = 300
"""An answer that takes longer is told to be under way."""


class DeleteDialog(Question):
    """Before a match is deleted."""

    def __init__(self, match: Row, parent: QWidget | None = None) -> None:
        with looked_at(match):
            told = match_title(match)
        if match.ended is not None:
            told = fill(translate("History", "%1 (%2)", "match, when"), told, when(match.ended))
        super().__init__(
            translate("History", "Delete this match?"),
            fill(translate("History", "%1 is deleted for good, with all its deals.", "match"), told),
            translate("History", "Keep it"),
            translate("History", "Delete"),
            parent,
        )


class HistoryDialog(QDialog):
    """Asks an `Archive` of its own and shows what it answers: one question at a time, and none outlives the dialog."""

    sheet_wanted = Signal(object)
    """The player wants to see the sheet of a match (`SavedMatch`)."""
    match_wanted = Signal(object)
    """The player wants to go on with a match that was left (`SavedMatch`)."""

    def __init__(
        self, archive: Archive, playing: str = "", parent: QWidget | None = None, sheet_key: str = ""
    ) -> None:
        """`playing`: the name of the match on the table, which is not history yet if it was there before.

        `sheet_key`: the key of its sheet, while it goes on.
        """
        super().__init__(parent)
        self._archive, self._playing, self._sheet_key = archive, playing, sheet_key
        self._asking = False
        self._goes_on = False
        self._before: tuple[str, bool] | None = None
        self._remark = self._summary = ""
        self._listing = Listing()
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_PATIENCE_MS)
        self._slow.timeout.connect(self._tell_slow)
        self.setWindowTitle(translate("History", "Played matches"))
        self.note = label("", "dim", self)
        self.note.setWordWrap(True)
        self.matches = MatchList(self)
        self.take_up = button(translate("History", "Carry on"), "", self)
        self.take_up.setToolTip(translate("History", "Take this match up again where it was left"))
        self.export = button(translate("History", "Export…"), "", self)
        self.export.setToolTip(translate("History", "Write the record of this match to a file"))
        self.delete = button(translate("History", "Delete…"), "", self)
        self.open_button = button(translate("History", "Look at it"), "primary", self)
        self.open_button.setToolTip(translate("History", "Score sheet, with every deal"))
        self.close_button = button(translate("Dialogs", "Close"), "", self)
        self._lay_out()
        dressed(self)
        self.take_up.clicked.connect(lambda: self._open(goes_on=True))
        self.open_button.clicked.connect(lambda: self._open(goes_on=False))
        self.matches.open_wanted.connect(self._open_row)
        self.matches.verticalScrollBar().valueChanged.connect(self._seen)
        self.matches.delete_wanted.connect(self.delete.click)
        self.matches.currentRowChanged.connect(self._offer)
        self.export.clicked.connect(self._ask_export)
        self.delete.clicked.connect(self._ask_delete)
        self.close_button.clicked.connect(self.accept)
        archive.listed.connect(self._listed)
        archive.opened.connect(self._opened)
        archive.deleted.connect(self._deleted)
        archive.exported.connect(self._exported)
        archive.failed.connect(self._failed)
        archive.found_unreadable.connect(self._found_unreadable)
        self.finished.connect(self._leave)
        self._offer()
        fit(self)
        self.matches.setFocus()
        self._tell(translate("History", "The history is being read…"))
        self._ask(archive.list_all)

    def _lay_out(self) -> None:
        upper, lower = QHBoxLayout(), QHBoxLayout()
        for row in (upper, lower):
            row.setSpacing(scaled(8))
        for each in (self.take_up, self.export, self.delete):
            upper.addWidget(each)
        upper.addStretch(1)
        lower.addStretch(1)
        for each in (self.open_button, self.close_button):
            lower.addWidget(each)
        for each in (self.take_up, self.export, self.delete, self.open_button, self.close_button):
            each.setMinimumHeight(roomy(TOUCH))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(scaled(24), scaled(20), scaled(24), scaled(18))
        layout.setSpacing(scaled(10))
        layout.addWidget(label(self.windowTitle(), "title", self))
        layout.addWidget(self.note)
        layout.addWidget(self.matches, 1)
        layout.addLayout(upper)
        layout.addLayout(lower)

    def sizeHint(self) -> QSize:
        """A good many matches."""
        return QSize(roomy(680), roomy(620)).boundedTo(room_for(self))

    # what is told

    def _listed(self, listing: Listing) -> None:
        self._answered()
        matches = [
            match for match in listing.matches if match.winner is not None or match.id != self._playing
        ]
        self.matches.show_matches(in_order(matches, listing.unreadable))
        self._listing = replace(listing, matches=tuple(matches))
        remark, self._remark = self._remark, ""
        self._summary = self._sum_up(self._listing)
        told = f"{remark} {self._summary}" if remark else self._summary
        self._tell(told, wrong=bool(listing.damaged or remark))
        self._offer()
        self._seen()

    def _found_unreadable(self, match: Unreadable) -> None:
        """A match of the list was read wholly at last."""
        chosen = self.matches.show_unreadable(match)
        listing = self._listing
        self._listing = replace(
            listing,
            matches=tuple(each for each in listing.matches if each.key != match.key),
            damaged=listing.damaged + (not match.newer),
            newer=listing.newer + match.newer,
        )
        before, self._summary = self._summary, self._sum_up(self._listing)
        if self.note.text() == before:
            self._tell(self._summary, wrong=bool(self._listing.damaged))
        if chosen:
            self._offer()
            announce(self.matches, match_title(match))

    def _seen(self) -> None:
        """What is in sight is read before the rest."""
        self._archive.proof_reader.read_first(self.matches.in_sight())

    def _sum_up(self, listing: Listing) -> str:
        matches = listing.matches
        sentences = []
        if listing.damaged:
            sentences.append(fill(Counts.matches_damaged(listing.damaged), str(listing.path)))
        if listing.newer:
            sentences.append(Counts.matches_newer(listing.newer))
        if not matches and not sentences:
            sentences.append(
                translate(
                    "History",
                    "No match yet: those that you finish, or leave for another one, will be found here.",
                )
            )
        elif matches:
            count = fill(translate("History", "%1.", "«12 matches»"), Counts.matches(len(matches)))
            sentences.insert(0, count)
        if self._sheet_key:
            here = translate("History", "The match being played is on its own sheet (%1).", "key")
            sentences.append(fill(here, self._sheet_key))
        return " ".join(sentences)

    def _tell(self, text: str, wrong: bool = False) -> None:
        self.note.setText(text)
        set_role(self.note, "role", "wrong" if wrong else "dim")
        layout = self.layout()
        if layout is not None:
            layout.activate()  # at once: the sentence may need another line

    def _offer(self) -> None:
        match = self.matches.match
        sound = isinstance(match, PastMatch)
        if self.open_button.hasFocus() and not sound:
            (self.close_button if match is None else self.matches).setFocus()
        for each in (self.export, self.delete):
            if each.hasFocus() and match is None:
                self.close_button.setFocus()
            each.setEnabled(match is not None)
        self.open_button.setEnabled(sound)
        left = isinstance(match, PastMatch) and match.winner is None
        if self.take_up.hasFocus() and not left:
            self.matches.setFocus()
        self.take_up.setEnabled(left)
        self.open_button.setDefault(sound)

    def _failed(self, notice: Notice) -> None:
        self._answered()
        text = notice_text(notice.key, notice.details)
        self._tell(text, wrong=True)
        if notice.key == "history.gone":
            self._remark = text
            self._ask(self._archive.list_all)

    # asking

    def _ask(self, question: Callable[[], None]) -> None:
        """Ask the archive. It answers one question after the other, and the keys pressed meanwhile ask nothing."""
        if not self._asking:
            self._asking = True
            self._slow.start()
            question()

    def _answered(self) -> None:
        self._asking = False
        self._slow.stop()
        if self._before is not None:
            self.unsetCursor()
            self._tell(*self._before)
            self._before = None

    def _tell_slow(self) -> None:
        self._before = (self.note.text(), self.note.property("role") == "wrong")
        self.setCursor(Qt.CursorShape.BusyCursor)
        self._tell(translate("History", "The history is being read…"))

    def _leave(self) -> None:
        self._slow.stop()
        self._archive.leave()

    # one match

    def _open(self, goes_on: bool) -> None:
        match = self.matches.match
        if isinstance(match, PastMatch) and not self._asking:
            self._goes_on = goes_on
            self._ask(lambda: self._archive.open(match.id))

    def _open_row(self) -> None:
        """Enter or a double click; what cannot be opened says why."""
        match = self.matches.match
        if isinstance(match, Unreadable):
            with looked_at(match):
                self._tell(match_spoken(match), wrong=True)
            announce(self.matches, self.note.text())
        else:
            self.open_button.click()

    def _deleted(self, _match_id: str) -> None:
        self._answered()
        self._ask(self._archive.list_all)

    def _opened(self, saved: SavedMatch) -> None:
        self._answered()
        if self._goes_on and not saved.match.is_over:
            self.match_wanted.emit(saved)
        else:
            self.sheet_wanted.emit(saved)

    def _ask_delete(self) -> None:
        match = self.matches.match
        if match is None or self._asking:
            return
        question = DeleteDialog(match, self)
        question.accepted.connect(lambda: self._ask(lambda: self._forget(match)))
        question.finished.connect(question.deleteLater)
        question.open()

    def _forget(self, match: Row) -> None:
        if isinstance(match, Unreadable):
            self._archive.delete_unreadable(match.key)
        else:
            self._archive.delete(match.id)

    def _ask_export(self) -> None:
        match = self.matches.match
        if match is None or self._asking:
            return
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        known = match.known if isinstance(match, Unreadable) else match
        name = "belote" if known is None else known.config.rules.preset
        if match.ended is not None:
            name += f" {match.ended:%Y-%m-%d %Hh%M}"
        name += SUFFIX
        records = fill(translate("History", "Records of belote matches (%1)"), f"*{SUFFIX}")
        title = translate("History", "Export the match")
        path = ask_where(self, title, Path(folder, name), records, SUFFIX)
        if path is not None:
            self._ask(lambda: self._write(match, path))

    def _write(self, match: Row, path: Path) -> None:
        if isinstance(match, Unreadable):
            self._archive.export_unreadable(match.key, path)
        else:
            self._archive.export(match.id, path)

    def _exported(self, path: Path) -> None:
        self._answered()
        self._tell(fill(translate("History", "Written to %1."), path.name))
