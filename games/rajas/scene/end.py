"""The last page: who won by how much, both tracks by round, what came from where."""

from __future__ import annotations

from typing import Any

from engine.core.match import Match
from engine.text.message import Message, SeatNumber
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.end import LastPage, closing_words
from engine.ui.paint.portraits import seat_face
from engine.ui.scene import Window
from engine.ui.theme import SECOND_TEXT, TEXT, WHITE
from engine.ui.widgets.base import Button
from games.rajas.account import account_of, turning_point
from games.rajas.events import finish_said
from games.rajas.scene.end_curves import draw_curves
from games.rajas.scene.end_layout import GOLD, LOOK
from games.rajas.scene.end_sheet import draw_sheet
from games.rajas.scene.evening import draw_evening
from games.rajas.scene.layout import FIT
from games.rajas.scene.signs import draw_lotus


class RajasEnd(LastPage):
    """The page that looks back at a finished game."""

    look = LOOK

    def __init__(self, app: Window, match: Match) -> None:
        words = match.voice.say(Message("review"))
        review = Button(words, self.look_back, kind="secondary", icon="chart-bar", key="B")
        super().__init__(app, match, FIT, (review,))
        self.faces = [seat_face(match, seat) for seat in range(len(match.setup.seats))]
        self.accounts = account_of(self.events, match.table_before(-1), match.table)

    def look_back(self) -> None:
        """What the Raja would have done."""
        from games.rajas.scene.review import open_review  # noqa: PLC0415 (few look there)

        open_review(self.app, self.match)

    # -- drawing

    def draw_curves(self, canvas: Canvas, box: Box) -> None:
        """Both tracks by round."""
        draw_curves(canvas, box.inset(20, 14), self.accounts, self.match.voice, self.order,
                   self.faces)  # fmt: skip

    def draw_sheet(self, canvas: Canvas, box: Box) -> None:
        """What fame and money came from."""
        draw_sheet(canvas, box.inset(16, 12), self.accounts, self.match.voice, self.order,
                   self.faces)  # fmt: skip

    def draw_head(self, canvas: Canvas, box: Box) -> None:
        """The evening over the town, who won, and how."""
        draw_evening(canvas, box)
        if canvas.audit is not None:
            canvas.audit.cover(box)
        draw_lotus(canvas, 86, box.centre_y - 4, 82)
        canvas.text(160, box.centre_y - 30, closing_words(self.match), 48, WHITE, "marcellus")
        canvas.text(162, box.centre_y + 18, self._performance(), 20, WHITE)

    def _performance(self) -> str:
        """The round and the worker that the game was finished with (SOLO-2.4)."""
        table, winner = self.match.table, self.order[0]
        seat = table.seats[winner]
        args = {**finish_said(seat.used, table.round).args, "overlap": max(0, seat.overlap)}
        return self._say("end-finished", **args)

    def _say(self, key: str, **args: Any) -> str:
        return self.match.voice.say(Message(key, args))

    def draw_below(self, canvas: Canvas, box: Box, y: float) -> None:
        """The turning point, and what the winner built."""
        self._draw_turning(canvas, Box(box.x + 22, y + 18, box.w - 44, 120))
        self._draw_counts(canvas, Box(box.x + 22, box.bottom - 100, box.w - 44, 84))

    def draw_standing(self, canvas: Canvas, box: Box, seat: int) -> None:
        """Fame, money, and how far the markers have passed each other."""
        y, owner = box.centre_y, self.match.table.seats[seat]
        canvas.text(
            box.x + 110,
            y + 18,
            self._say("end-came-to", fame=owner.fame, money=owner.money),
            18,
            TEXT,
        )
        words = self._say(
            "end-past" if owner.overlap > 0 else "end-gap" if owner.overlap else "gap-met"
        )
        canvas.text(box.right - 16, y - 18, words, 18, TEXT, align="right")
        canvas.text(box.right - 16, y + 16, str(abs(owner.overlap)), 32, WHITE, "number-bold",
                    "right")  # fmt: skip

    def _draw_turning(self, canvas: Canvas, box: Box) -> None:
        point = turning_point(self.accounts, self.order[0])
        title = self._say("end-turning-point", round=point.round)
        canvas.text(box.x, box.y + 10, title, 20, TEXT, "text-semibold")
        gains = {"fame": point.fame, "gained": point.gained, "money": max(0, point.money),
                 "paid": max(0, -point.money)}  # fmt: skip
        words = self._say("end-turned", seat=SeatNumber(self.order[0]), **gains)
        canvas.paragraph(Box(box.x, box.y + 28, box.w, 90), words, 18, SECOND_TEXT,
                         line_height=1.3, max_lines=3)  # fmt: skip

    def _draw_counts(self, canvas: Canvas, box: Box) -> None:
        first, account = self.match.table.seats[self.order[0]], self.accounts[self.order[0]]
        counts = ((account.tiles, "end-tiles"), (account.borders, "end-borders"),
                  (first.boat, "end-river-space"))  # fmt: skip
        for (number, key), cell in zip(counts, box.row(None, None, None), strict=True):
            canvas.text(cell.x, cell.y + 20, str(number), 32, GOLD, "number-bold")
            canvas.text(cell.x, cell.y + 54, self._say(key, count=number), 18, SECOND_TEXT)
