"""The last page: who won by how much, both tracks by round, what came from where."""

from __future__ import annotations

from engine.core.match import Match
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.end import closing_words
from engine.ui.pages.last_page import LastPage
from engine.ui.scene import Window
from engine.ui.theme import SECOND_TEXT, TEXT, WHITE
from engine.ui.widgets.button import Button
from games.rajas.account import account_of, turning_point
from games.rajas.events import finish_words
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
        review = Button("Beside the Raja", self.look_back, kind="secondary", icon="chart-bar",
                        key="B")  # fmt: skip
        super().__init__(app, match, FIT, (review,))
        self.accounts = account_of(self.events, match.table_before(-1), match.table)

    def look_back(self) -> None:
        """What the Raja would have done."""
        from games.rajas.scene.review import open_review  # noqa: PLC0415 (few look there)

        open_review(self.app, self.match)

    # -- drawing

    def draw_curves(self, canvas: Canvas, box: Box) -> None:
        """Both tracks by round."""
        names = self.match.setup.seat_names
        draw_curves(canvas, box.inset(20, 14), self.accounts, names, self.order)

    def draw_sheet(self, canvas: Canvas, box: Box) -> None:
        """What fame and money came from."""
        names = self.match.setup.seat_names
        draw_sheet(canvas, box.inset(16, 12), self.accounts, names, self.order)

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
        overlap = table.seats[winner].overlap
        words = f"Finished with {finish_words(table.seats[winner].used, table.round)}"
        return (
            f"{words}; the markers passed each other by {overlap}." if overlap > 0 else f"{words}."
        )

    def draw_below(self, canvas: Canvas, box: Box, y: float) -> None:
        """The turning point, and what the winner built."""
        self._draw_turning(canvas, Box(box.x + 22, y + 18, box.w - 44, 120))
        self._draw_counts(canvas, Box(box.x + 22, box.bottom - 100, box.w - 44, 84))

    def draw_standing(self, canvas: Canvas, box: Box, seat: int) -> None:
        """Fame, money, and how far the markers have passed each other."""
        y, owner = box.centre_y, self.match.table.seats[seat]
        canvas.text(box.x + 110, y + 18, f"{owner.fame} fame, {owner.money} money", 18, TEXT)
        words = "passed by" if owner.overlap > 0 else "met" if not owner.overlap else "gap"
        canvas.text(box.right - 16, y - 18, words, 18, TEXT, align="right")
        canvas.text(box.right - 16, y + 16, str(abs(owner.overlap)), 32, WHITE, "number-bold",
                    "right")  # fmt: skip

    def _draw_turning(self, canvas: Canvas, box: Box) -> None:
        point = turning_point(self.accounts, self.order[0])
        name = self.match.setup.seat_names[self.order[0]]
        canvas.text(box.x, box.y + 10, f"The turning point: round {point.round}", 20, TEXT,
                    "text-semibold")  # fmt: skip
        words = (f"{name} came {point.fame} fame and {point.money} money on, and gained "
                 f"{point.gained} on the best of the others.")  # fmt: skip
        canvas.paragraph(Box(box.x, box.y + 28, box.w, 90), words, 18, SECOND_TEXT,
                         line_height=1.3, max_lines=3)  # fmt: skip

    def _draw_counts(self, canvas: Canvas, box: Box) -> None:
        first, account = self.match.table.seats[self.order[0]], self.accounts[self.order[0]]
        counts = ((account.tiles, "tiles laid"), (account.borders, "borders"),
                  (first.boat, "river stone"))  # fmt: skip
        for (number, words), cell in zip(counts, box.row(None, None, None), strict=True):
            canvas.text(cell.x, cell.y + 20, str(number), 32, GOLD, "number-bold")
            canvas.text(cell.x, cell.y + 54, words, 18, SECOND_TEXT)
