"""The last page: who won by how much, both tracks by round, what came from where."""

from __future__ import annotations

from typing import Final

from engine.core.match import Match
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.choices import choices_buttons
from engine.ui.pages.end import closing_words
from engine.ui.pages.look_back import LookBack
from engine.ui.pages.ways_on import WaysOn
from engine.ui.scene import Window
from engine.ui.theme import SECOND_TEXT, TEXT, WHITE, Colour, mix, seat_colour
from engine.ui.widgets.button import Button
from games.rajas.account import account_of, turning_point
from games.rajas.events import finish_words
from games.rajas.scene.end_curves import draw_curves
from games.rajas.scene.end_layout import EndPlaces, end_places
from games.rajas.scene.end_sheet import draw_sheet
from games.rajas.scene.evening import draw_evening
from games.rajas.scene.layout import FIT
from games.rajas.scene.signs import draw_lotus

PANEL: Final[tuple[Colour, Colour]] = ((0x2A, 0x22, 0x1E), (0x1C, 0x17, 0x15))
PANEL_EDGE: Final[Colour] = (0x4A, 0x3E, 0x2F)
TITLE: Final[Colour] = (0xFF, 0xE3, 0xAE)
GOLD: Final[Colour] = (0xF3, 0xB5, 0x5C)
SEAT_ROW: Final = 104.0


class RajasEnd(LookBack):
    """The page that looks back at a finished game."""

    def __init__(self, app: Window, match: Match) -> None:
        super().__init__(app, match, FIT)
        story = match.story(None)
        events = [*story.opening, *(e for passage in story.passages for e in passage.events)]
        self.accounts = account_of(events, match.table_before(-1), match.table)
        self.places: EndPlaces = end_places(1920, 1080)
        self.order = sorted(range(len(self.accounts)), key=lambda seat: match.result.ranks[seat])
        review = Button("Beside the Raja", self.look_back, kind="secondary", icon="chart-bar",
                        key="B")  # fmt: skip
        self.ways = WaysOn(app, match, self.back, (*choices_buttons(app, match), review))
        self.add(self.ways)

    def look_back(self) -> None:
        """What the Raja would have done."""
        from games.rajas.scene.review import open_review  # noqa: PLC0415 (few look there)

        open_review(self.app, self.match)

    # -- layout

    def layout(self, width: float, height: float) -> None:
        """Every part to its place."""
        super().layout(width, height)
        self.places = places = end_places(width, height)
        self.ways.box = places.buttons

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """Head, result, curves, sheet, buttons."""
        canvas.backdrop()
        places, names = self.places, self.match.setup.seat_names
        self._draw_head(canvas, places.head)
        for box in (places.result, places.curves, places.sheet):
            canvas.shadow(box, 12, blur=18, drop=6, strength=130)
            canvas.rounded(box, 12, PANEL, PANEL_EDGE)
        self._draw_result(canvas, places.result)
        draw_curves(canvas, places.curves.inset(20, 14), self.accounts, names, self.order)
        draw_sheet(canvas, places.sheet.inset(16, 12), self.accounts, names, self.order)
        self.draw_widgets(canvas)

    def _draw_head(self, canvas: Canvas, box: Box) -> None:
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

    def _draw_result(self, canvas: Canvas, box: Box) -> None:
        canvas.text(box.x + 20, box.y + 32, "Result", 26, TITLE, "marcellus")
        y = box.y + 60
        for place, seat in enumerate(self.order):
            self._draw_seat(canvas, Box(box.x + 12, y, box.w - 24, SEAT_ROW), place, seat)
            y += SEAT_ROW + 10
        self._draw_turning(canvas, Box(box.x + 22, y + 18, box.w - 44, 120))
        self._draw_counts(canvas, Box(box.x + 22, box.bottom - 100, box.w - 44, 84))

    def _draw_seat(self, canvas: Canvas, box: Box, place: int, seat: int) -> None:
        colour, owner = seat_colour(seat), self.match.table.seats[seat]
        is_first = self.match.result.ranks[seat] == 1
        fill = (mix(colour, (0x1D, 0x22, 0x2A), 0.55), mix(colour, (0x15, 0x18, 0x1D), 0.68))
        canvas.rounded(box, 10, fill, mix(colour, WHITE, 0.25 if is_first else 0.0), 2)
        y = box.centre_y
        ink = GOLD if is_first else SECOND_TEXT
        rank = f"{self.match.result.ranks[seat]:g}"
        canvas.text(box.x + 28, y, rank, 32, ink, "number-bold", "centre")
        canvas.seat_mark(seat, box.x + 74, y, 22)
        name = self.match.setup.seat_names[seat]
        room = box.w - 110 - 130
        canvas.text(box.x + 110, y - 15, name, 24, WHITE, "text-semibold", max_width=room)
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
