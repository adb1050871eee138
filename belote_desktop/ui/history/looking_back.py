"""Looking back from the window: the sheet of the match, the deal just played, the history, and playing again from there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QWidget

from belote_desktop.app.saved_match import SavedMatch
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.seats import Seat

from ..command_wiring import CommandWiring
from ..presenter import Presenter
from ..window_parts import WindowParts

if TYPE_CHECKING:
    from ..parts.confirm import Question


class LookingBack(QObject):
    """Opens what tells of deals that were played; nothing of it touches the match on the table without a question."""

    def __init__(
        self,
        window: WindowParts,
        presenter: Presenter,
        wiring: CommandWiring,
        begin: Callable[..., None],
        replay: Callable[[], None],
    ) -> None:
        """`begin` starts a match; `replay` plays the deal on the table again, after a question."""
        super().__init__(window)
        self._window, self._presenter, self._wiring = window, presenter, wiring
        self._begin, self._replay = begin, replay
        for name, slot in (
            ("match_sheet", self.show_sheet),
            ("review_deal", self.review_deal),
            ("history", self.show_history),
        ):
            window.commands[name].triggered.connect(lambda _=False, slot=slot: slot())
        window.deal_end.review_wanted.connect(self.review_deal)
        window.deal_end.again_wanted.connect(replay)
        window.match_end.sheet_wanted.connect(self.show_sheet)
        presenter.offered.connect(self.refresh)
        self.refresh()

    # the match on the table

    def show_sheet(self) -> None:
        """Show every deal of the match."""
        from ..dialogs.match_sheet import MatchSheetDialog

        session = self._window.session
        if not session.has_match:
            return
        saved, front = session.saved, session.front
        sheet = MatchSheetDialog(session.match, session.marks, self._window)
        sheet.deal_wanted.connect(lambda number: self._look(saved, number, sheet, front))
        self._wiring.open_dialog(sheet)

    def review_deal(self) -> None:
        """Show the deal that was over last."""
        session = self._window.session
        number = self._last_over
        if number is not None:
            self._wiring.open_dialog(self._deal_dialog(session.saved, number, self._window, session.front))

    @property
    def _last_over(self) -> int | None:
        session = self._window.session
        if not session.has_match:
            return None
        match = session.match
        last = len(match.deals) - (not match.deal.is_over or self._presenter.is_laying)
        return last if last >= 0 else None

    def _look(self, saved: SavedMatch, number: int, parent: QDialog, front: Seat | None = None) -> None:
        """Show a deal over the dialog it was chosen in."""
        dialog = self._deal_dialog(saved, number, parent, front)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _deal_dialog(self, saved: SavedMatch, number: int, parent: QWidget, front: Seat | None) -> QDialog:
        from .deal_dialog import DealDialog, Looks

        table = self._window.table
        dialog = DealDialog(saved, number, Looks(table.pictures, table.sorting), parent, front)
        dialog.again_wanted.connect(lambda deal: self._play_again(saved, number, deal, dialog))
        return dialog

    # the history

    def show_history(self) -> None:
        """Show the matches that are over or were left."""
        from .history_dialog import HistoryDialog

        session = self._window.session
        archive = session.keeper.look_back()
        if archive is None:
            return
        archive.failed_late.connect(session.keeper.noticed)
        playing = session.saved.id if session.has_match else ""
        sheet = self._window.commands["match_sheet"]
        goes_on = session.has_match and not session.match.is_over and sheet.isEnabled()
        key = sheet.shortcut().toString(QKeySequence.SequenceFormat.NativeText) if goes_on else ""
        dialog = HistoryDialog(archive, playing, self._window, key)
        dialog.sheet_wanted.connect(lambda saved: self._show_past(saved, dialog))
        dialog.match_wanted.connect(lambda saved: self._take_up(saved, dialog))
        self._wiring.open_dialog(dialog)

    def _show_past(self, saved: SavedMatch, parent: QDialog) -> None:
        from ..dialogs.match_sheet import MatchSheetDialog
        from ..phrases.matches import sheet_title
        from .seen_in import seen_in

        marks = [saved.mark_of(number) for number in range(len(saved.match.all_deals))]
        with seen_in(saved.config):
            sheet = MatchSheetDialog(saved.match, marks, parent, sheet_title(saved))
        sheet.deal_wanted.connect(lambda number: self._look(saved, number, sheet))
        sheet.finished.connect(sheet.deleteLater)
        sheet.open()

    # playing again

    def _play_again(self, saved: SavedMatch, number: int, deal: Deal, dialog: QDialog) -> None:
        """Play a deal again: that on the table as ever, another one at the beginning of a match."""
        session = self._window.session
        there = session.has_match and session.saved.id == saved.id and number == len(session.match.deals)
        if there and deal.start == session.match.deal.start and not session.match.is_over:
            self._close_all()
            self._replay()
            return
        from ..parts.confirm import PlayAgainDialog

        config = replace(saved.config, seed=None)
        self._ask(PlayAgainDialog, dialog, lambda: self._begin(config, deal.first))

    def _take_up(self, saved: SavedMatch, dialog: QDialog) -> None:
        from ..parts.confirm import TakeUpDialog

        def go_on() -> None:
            self._presenter.clear()
            self._window.toast.drop_passing()
            self._window.session.take_up(saved)

        self._ask(TakeUpDialog, dialog, go_on)

    def _ask(self, kind: Callable[[QDialog], Question], dialog: QDialog, then: Callable[[], None]) -> None:
        """Do `then`, after a question when a match is going on; all that tells of the past closes."""
        session = self._window.session

        def go() -> None:
            self._close_all()
            then()

        if not (session.has_match and not session.match.is_over and session.saved.is_begun):
            go()
            return
        question = kind(dialog)
        question.void_after(session.match_ended, session.started)
        question.accepted.connect(go)
        question.finished.connect(question.deleteLater)
        question.open()

    def _close_all(self) -> None:
        dialog = self._wiring.dialog
        if dialog is not None:
            for inner in reversed(dialog.findChildren(QDialog)):
                inner.close()
            dialog.close()

    # what can be done now

    def refresh(self) -> None:
        """Enable what can be done now."""
        session, commands = self._window.session, self._window.commands
        commands["match_sheet"].setEnabled(session.has_match and not self._presenter.is_laying)
        commands["review_deal"].setEnabled(self._last_over is not None)
        commands["history"].setEnabled(session.keeper.store is not None)
