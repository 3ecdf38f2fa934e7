"""What the last pages of games share: a head, the result at the left, curves and a score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.core.match import Match
from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.faces import draw_player, seat_face
from engine.ui.pages.choices import choices_buttons
from engine.ui.pages.look_back import LookBack
from engine.ui.pages.page_theme import BAR_HEIGHT
from engine.ui.pages.ways_on import WaysOn
from engine.ui.plane import Fit
from engine.ui.scene import Window
from engine.ui.theme import WHITE, Colour, Font, mix, seat_colour
from engine.ui.widgets import Button

EDGE: Final = 24.0
GAP: Final = 16.0
SEAT_ROW: Final = 104.0
TITLE_ROW: Final = 60.0


@dataclass(frozen=True, slots=True)
class LastPagePlaces:
    """Where the parts are; pure arithmetic in units of the plane."""

    head: Box
    result: Box
    curves: Box
    sheet: Box
    buttons: Box


@dataclass(frozen=True, slots=True, kw_only=True)
class LastPageLook:
    """What two games' last pages differ in: measures and colours.

    `head` is where the head ends, `left` the width of the result, `above` and `below` the room
    around the body, `inset` that of the seats' rows in the result. `seat_ground` is what a seat's
    colour is mixed with.
    """

    head: float
    left: float
    button: float
    curves: float
    above: float
    below: float
    inset: float
    name_room: float
    panel: tuple[Colour, Colour]
    edge: Colour
    title: Colour
    font: Font
    first: Colour
    others: Colour
    seat_ground: tuple[Colour, Colour]

    def places(self, width: float, height: float) -> LastPagePlaces:
        """The parts of a page of that size, at least 1920 by 1080."""
        head = Box(0, BAR_HEIGHT, width, self.head - BAR_HEIGHT)
        buttons = Box(EDGE, height - EDGE - self.button, width - 2 * EDGE, self.button)
        top = self.head + self.above
        body = Box(EDGE, top, width - 2 * EDGE, buttons.y - self.below - top)
        result, right = body.cut_left(self.left, GAP)
        curves, sheet = right.cut_top(self.curves, GAP)
        return LastPagePlaces(head, result, curves, sheet, buttons)


class LastPage(LookBack):
    """The page that looks back at a finished game.

    Kinds of pages fill in the methods that draw a part. `order` are the seats, the winner first.
    """

    look: ClassVar[LastPageLook]

    def __init__(
        self, app: Window, match: Match, fit: Fit, buttons: tuple[Button, ...] = ()
    ) -> None:
        super().__init__(app, match, fit)
        story = match.story(None)
        self.events: Sequence[Any] = [
            *story.opening, *(e for passage in story.passages for e in passage.events)
        ]  # fmt: skip
        ranks = match.result.ranks
        self.order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
        self.places = self.look.places(1920, 1080)
        self.ways = WaysOn(app, match, self.back, (*choices_buttons(app, match), *buttons))
        self.add(self.ways)

    # -- for the kinds of pages to fill in

    def draw_ground(self, canvas: Canvas) -> None:
        """What lies under everything."""
        canvas.backdrop()

    def draw_head(self, canvas: Canvas, box: Box) -> None:
        """Who won, and how."""

    def draw_standing(self, canvas: Canvas, box: Box, seat: int) -> None:
        """What a seat came to, in its row of the result, beside rank, mark and name."""

    def draw_below(self, canvas: Canvas, box: Box, y: float) -> None:
        """What stands in the result below the seats, which end at a height."""

    def draw_curves(self, canvas: Canvas, box: Box) -> None:
        """How the game went."""

    def draw_sheet(self, canvas: Canvas, box: Box) -> None:
        """What came from where."""

    @property
    def seat_row(self) -> float:
        """How high a seat's row is."""
        return SEAT_ROW

    # -- layout and drawing

    def layout(self, width: float, height: float) -> None:
        """Every part to its place."""
        super().layout(width, height)
        self.places = self.look.places(width, height)
        self.ways.box = self.places.buttons

    def draw(self, canvas: Canvas) -> None:
        """Head, result, curves, sheet, buttons."""
        self.draw_ground(canvas)
        places, look = self.places, self.look
        self.draw_head(canvas, places.head)
        for box in (places.result, places.curves, places.sheet):
            canvas.shadow(box, 12, blur=18, drop=6, strength=130)
            canvas.rounded(box, 12, look.panel, look.edge)
        self._draw_result(canvas, places.result)
        self.draw_curves(canvas, places.curves)
        self.draw_sheet(canvas, places.sheet)
        self.draw_widgets(canvas)

    def _draw_result(self, canvas: Canvas, box: Box) -> None:
        look, high = self.look, self.seat_row
        x = box.x + look.inset + 8
        canvas.text(x, box.y + 32, Said("house-end-result"), 26, look.title, look.font)
        y = box.y + TITLE_ROW
        for seat in self.order:
            row = Box(box.x + look.inset, y, box.w - 2 * look.inset, high)
            self._draw_row(canvas, row, seat)
            self.draw_standing(canvas, row, seat)
            y += high + 10
        self.draw_below(canvas, box, y)

    def _draw_row(self, canvas: Canvas, box: Box, seat: int) -> None:
        look, colour = self.look, seat_colour(seat)
        rank, y = self.match.result.ranks[seat], box.centre_y
        fill = (mix(colour, look.seat_ground[0], 0.55), mix(colour, look.seat_ground[1], 0.68))
        canvas.rounded(box, 10, fill, mix(colour, WHITE, 0.25 if rank == 1 else 0.0), 2)
        ink = look.first if rank == 1 else look.others
        canvas.text(box.x + 28, y, f"{rank:g}", 32, ink, "number-bold", "centre")
        draw_player(canvas, seat_face(self.match, seat), seat, (box.x + 74, y), 27)
        canvas.text(box.x + 110, y - 15, self.match.setup.seat_names[seat], 24, WHITE,
                    "text-semibold", max_width=box.w - look.name_room)  # fmt: skip
