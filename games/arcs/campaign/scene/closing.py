"""How an Act ends on the last page: fates, and the campaign log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from games.arcs.campaign.rules.campaign_log import campaign_log
from games.arcs.campaign.rules.state import Reach
from games.arcs.campaign.scene.log_page import draw_campaign_log
from games.arcs.reach_box import FATE_CARDS
from games.arcs.scene.art.palette import BAD_TEXT, GOOD_TEXT
from games.arcs.scene.end import CLOSING, TEXT, Closing
from games.arcs.sheet import SeatAccount
from games.arcs.state import ArcsTable

LOW_SEAT_ROW: Final = 88.0
"""The log stands below."""


class ReachClosing(Closing):
    """The end of an Act."""

    def __init__(self, events: Sequence[Any], names: Sequence[str]) -> None:
        super().__init__(events, names)
        self.log = campaign_log(events, names)
        if self.log:
            self.seat_row = LOW_SEAT_ROW

    def when(self, table: ArcsTable, most: int) -> str:
        return "as Act I ended: what fates missed is lost as Power."

    def draw_below(self, canvas: Canvas, room: Box) -> bool:
        """The campaign log, if there is anything in it."""
        if self.log:
            draw_campaign_log(canvas, room, self.log)
        return bool(self.log)

    def draw_deed(self, canvas: Canvas, room: Box, account: SeatAccount) -> None:
        """How the fate of a seat came out."""
        if not account.fate:
            super().draw_deed(canvas, room, account)
            return
        icon, ink = ("x", BAD_TEXT) if account.missed else ("check", GOOD_TEXT)
        came = f"failed, −{account.missed}" if account.missed else "succeeded"
        canvas.icon(icon, room.x + 8, room.y, 18, ink)
        words = f"{FATE_CARDS[account.fate].name} {came}"
        canvas.text(room.x + 24, room.y, words, 18, TEXT, max_width=room.w - 24)


CLOSING.put(Reach.mode, ReachClosing)
