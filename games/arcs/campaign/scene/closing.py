"""How an Act ends on the last page: fates, and the campaign log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from engine.core.errors import InputError
from engine.core.match import Match
from engine.text.said import Said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.scene import Window
from engine.ui.widgets import Button
from games.arcs.campaign.rules.aftermath import NOT_BEGUN
from games.arcs.campaign.rules.campaign_log import campaign_log
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.campaign.scene.after_act import AfterAct
from games.arcs.campaign.scene.log_page import draw_campaign_log
from games.arcs.campaign.sitting import keep, sequel
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

    @classmethod
    def of(cls, match: Match, events: Sequence[Any]) -> Closing:
        """The end of the Act, or of the Intermission."""
        if reach_of(match.table).aftermath != NOT_BEGUN:
            return AfterAct(match)
        return cls(events, match.voice)

    @classmethod
    def buttons(cls, app: Window, match: Match) -> tuple[Button, ...]:
        """After the Act the Intermission; after that the campaign's file."""
        after_act = reach_of(match.table).aftermath != NOT_BEGUN
        if not after_act and sequel(match) is None:
            return ()
        said = Said("inter-keep" if after_act else "inter-go-on")
        label, tip = match.voice.say(said), match.voice.say(said, "tip")
        if after_act:
            return (Button(label, partial(_keep, app, match), kind="secondary",
                           icon="device-floppy", tooltip=tip),)  # fmt: skip
        return (Button(label, partial(_go_on, app, match), kind="primary", icon="arrow-right",
                       key="Space", tooltip=tip),)  # fmt: skip

    def when(self, table: ArcsTable, most: int) -> str:
        return self.voice.say(Said("reach-act-ended"))

    def draw_below(self, canvas: Canvas, room: Box) -> bool:
        """The campaign log, if there is anything in it."""
        if self.log:
            draw_campaign_log(canvas, room, self.log, self.voice)
        return bool(self.log)

    def draw_deed(self, canvas: Canvas, room: Box, account: SeatAccount, seat: int) -> None:
        """How the fate of a seat came out."""
        if not account.fate:
            super().draw_deed(canvas, room, account, seat)
            return
        icon, ink = ("x", BAD_TEXT) if account.missed else ("check", GOOD_TEXT)
        canvas.icon(icon, room.x + 8, room.y, 18, ink)
        args = {"fate": FATE(account.fate), "missed": account.missed}
        words = self.voice.say(Said("reach-fate-came", args))
        canvas.text(room.x + 24, room.y, words, 18, TEXT, max_width=room.w - 24)


def _keep(app: Window, match: Match) -> bool:
    """Writes the campaign's file, and says where it is, or why it could not be written."""
    try:
        path = keep(match)
    except InputError as problem:
        app.toast(Said("house-sentence", {"words": str(problem)}), "warning")
        return False
    app.toast(match.voice.say(Said("inter-kept-at", {"path": str(path)})))
    return True


def _go_on(app: Window, match: Match) -> bool:
    """The Intermission in place of the page, the Act in the campaign's file."""
    is_kept = _keep(app, match)
    if is_kept:
        app.routes.play_again(match, sequel(match))
    return is_kept


CLOSING.put(Reach.mode, ReachClosing)
