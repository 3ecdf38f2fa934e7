"""How an Act ends on the last page: fates, and the campaign log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.text.said import Said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from games.arcs.campaign.rules.campaign_log import campaign_log
from games.arcs.campaign.rules.state import Reach
from games.arcs.campaign.scene.log_page import draw_campaign_log
from games.arcs.names import FATE
from games.arcs.scene.art.palette import BAD_TEXT, GOOD_TEXT
from games.arcs.scene.end import CLOSING, TEXT, Closing
from games.arcs.sheet import SeatAccount
from games.arcs.state import ArcsTable

LOW_SEAT_ROW: Final = 88.0
"""The log stands below."""


class ReachClosing(Closing):
    """The end of an Act."""

    def __init__(self, events: Sequence[Any], voice: Voice) -> None:
        super().__init__(events, voice)
        self.voice, self.log = voice, campaign_log(events)
        if self.log:
            self.seat_row = LOW_SEAT_ROW

    def when(self, table: ArcsTable, most: int) -> str:
        return self.voice.say(Said("reach-act-ended"))

    def draw_below(self, canvas: Canvas, room: Box) -> bool:
        """The campaign log, if there is anything in it."""
        if self.log:
            draw_campaign_log(canvas, room, self.log, self.voice)
        return bool(self.log)

    def draw_deed(self, canvas: Canvas, room: Box, account: SeatAccount) -> None:
        """How the fate of a seat came out."""
        if not account.fate:
            super().draw_deed(canvas, room, account)
            return
        icon, ink = ("x", BAD_TEXT) if account.missed else ("check", GOOD_TEXT)
        canvas.icon(icon, room.x + 8, room.y, 18, ink)
        args = {"fate": FATE(account.fate), "missed": account.missed}
        words = self.voice.say(Said("reach-fate-came", args))
        canvas.text(room.x + 24, room.y, words, 18, TEXT, max_width=room.w - 24)


CLOSING.put(Reach.mode, ReachClosing)
