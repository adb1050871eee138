"""What the main window is made of; who shows and who commands the parts know them from here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow, QPushButton

if TYPE_CHECKING:
    from belote_desktop.app.desktop import MotionWish
    from belote_desktop.app.session import MatchSession
    from belote_desktop.app.settings import Settings
    from belote_desktop.engine.view import View

    from .commands import Commands
    from .dialogs.deal_end import DealEndSheet, MatchEndSheet
    from .main_area import MainArea
    from .panels.bidding import BiddingPanel
    from .panels.contract import ContractPanel
    from .panels.cover import Curtain, PauseCover
    from .panels.declare import DeclarePanel
    from .panels.free_place import Needed
    from .panels.order_glance import OrderGlance
    from .panels.out_of_turn import OutOfTurnBar
    from .panels.peek import Peek
    from .panels.say import SayPanel
    from .panels.side import ActionButton, SidePanel
    from .panels.strip import ScoreStrip
    from .panels.toast import Toast
    from .table.director import Director
    from .table.table_view import TableView


class WindowParts(QMainWindow):
    """The widgets of the main window, put together by `make_parts`: not before the window is on the screen.

    It owns its parts; `session` and `settings` belong to the application.
    """

    session: MatchSession
    settings: Settings
    motion_wish: MotionWish
    commands: Commands
    table: TableView
    contract: ContractPanel
    bidding: BiddingPanel
    side: SidePanel
    strip: ScoreStrip
    area: MainArea
    declare: DeclarePanel
    say: SayPanel
    out_of_turn: OutOfTurnBar
    claim: ActionButton
    deal_end: DealEndSheet
    match_end: MatchEndSheet
    pause: PauseCover
    curtain: Curtain
    toast: Toast
    peek: Peek
    order: OrderGlance
    director: Director

    def make_parts(self) -> None:
        """Make the widgets; here and not above, because importing them all takes longer than showing a window."""
        from belote_desktop.app.desktop import MotionWish

        from .commands import Commands
        from .dialogs.deal_end import DealEndSheet, MatchEndSheet
        from .main_area import MainArea
        from .panels.bidding import BiddingPanel
        from .panels.contract import ContractPanel
        from .panels.cover import Curtain, PauseCover
        from .panels.declare import DeclarePanel
        from .panels.order_glance import OrderGlance
        from .panels.out_of_turn import OutOfTurnBar
        from .panels.peek import Peek
        from .panels.say import SayPanel
        from .panels.side import ActionButton, SidePanel
        from .panels.strip import ScoreStrip
        from .panels.toast import Toast
        from .style import themed
        from .table.director import Director
        from .table.plate_tips import PlateTips
        from .table.table_view import TableView

        self.motion_wish = MotionWish(self)
        self.commands = Commands(self)
        self.table = TableView()
        PlateTips(self.table)
        self.contract = ContractPanel(self.table)
        self.bidding = BiddingPanel(self.table)
        self.bidding.keys = (self._key_of("pass"), self._key_of("double"))
        self.bidding.hide()
        self.side = SidePanel(self.table.pictures)
        self.strip = ScoreStrip(
            self.commands["side_panel"], [self.commands[name] for name in ("hint", "undo")]
        )
        self.area = MainArea(self.table, self.side, self.strip, self)
        self.setCentralWidget(self.area)
        self.table.set_banner(self.contract)
        self.declare = DeclarePanel(self.table)
        self.say = SayPanel(self.table)
        self.say.key = self._key_of("declare")
        for box in (self.declare, self.say):
            self.table.add_aside(box)
        self.out_of_turn = OutOfTurnBar(self.table)
        self.out_of_turn.key = self._key_of("double")
        self.claim = ActionButton(self.commands["lay_down"], "", self.table, fleeting=True)
        themed(self.claim)
        self.deal_end = DealEndSheet(self.table)
        self.match_end = MatchEndSheet(self.table)
        self.pause = PauseCover(self.area)
        self.pause.covers.connect(self.area.set_covered)
        self.curtain = Curtain(self.table)
        self.toast = Toast(self.area, self._needed, self.table)
        self.pause.covers.connect(self.toast.hold)
        self.area.side_shown.connect(self.toast.settle)
        self.peek = Peek(self.table.pictures, self._peeked, self._peek_done, self.table)
        self.order = OrderGlance(self.contract, self._peek_done, self.table)
        self.contract.clicked.connect(self.order.toggle)
        self.contract.key = self._key_of("card_order")
        self.director = Director(self.table, self)

    def _key_of(self, command: str) -> str:
        return self.commands[command].shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def _peeked(self) -> View | None:
        return self.session.view if self.session.has_match else None

    def _needed(self) -> Needed:
        """What a message must not cover: rectangles of the middle of the window, with what covering them costs."""
        from .table.needed import needed_of

        covers = (self.deal_end, self.match_end, self.curtain, self.pause)
        sheets = [sheet.card for sheet in covers if not sheet.isHidden()]
        table = self.table.geometry().topLeft()
        found = [
            (QRect(card.mapTo(self, QPoint()), card.size()).translated(-self.area.pos()), 60.0)
            for card in sheets
        ]
        found += [(rect.translated(table), weight) for rect, weight in needed_of(self.table)]
        for part, cost in ((self.side, 0.6), (self.strip, 0.3)):  # points and record can wait, buttons cannot
            if not part.isHidden():
                found.append((part.geometry(), cost))
                reach = part.findChildren(QPushButton)
                found += [(QRect(each.mapTo(self.area, QPoint()), each.size()), 60.0) for each in reach]
        return found

    def _peek_done(self) -> None:
        """The last trick has been looked at."""
