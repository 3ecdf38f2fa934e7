"""The last page: who won by how much, Power by chapter, which ambitions brought it."""

from __future__ import annotations

from typing import Final

from engine.core.match import Match
from engine.core.words import them
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.choices import choices_buttons
from engine.ui.pages.end import closing_words
from engine.ui.pages.look_back import LookBack
from engine.ui.pages.ways_on import WaysOn
from engine.ui.scene import Window
from engine.ui.theme import WHITE, Colour, mix, seat_colour
from games.arcs.board import POWER_TO_END
from games.arcs.events import counted
from games.arcs.reach.campaign_log import campaign_log
from games.arcs.reach_box import FATE_CARDS
from games.arcs.scene.art.palette import BAD_TEXT, GOOD_TEXT
from games.arcs.scene.art.space import draw_space
from games.arcs.scene.end_layout import EndPlaces, end_places
from games.arcs.scene.end_sheet import draw_curves, draw_sheet
from games.arcs.scene.layout import FIT
from games.arcs.scene.reach.log_page import draw_campaign_log
from games.arcs.scene.signs_of import AMBITION_ICONS
from games.arcs.sheet import SeatAccount, account_of

PANEL: Final[tuple[Colour, Colour]] = ((0x28, 0x21, 0x38), (0x1A, 0x15, 0x26))
EDGE: Final[Colour] = (0x3F, 0x38, 0x56)
TEXT: Final[Colour] = (0xEC, 0xE9, 0xF3)
QUIET: Final[Colour] = (0xB3, 0xAB, 0xC6)
TITLE: Final[Colour] = (0xD9, 0xA6, 0xF2)
GOLD: Final[Colour] = (0xF0, 0xB4, 0x5A)
SEAT_ROW: Final = 104.0
LOW_SEAT_ROW: Final = 88.0
"""In the campaign, whose log stands below."""


class ArcsEnd(LookBack):
    """The page that looks back at a finished game."""

    def __init__(self, app: Window, match: Match) -> None:
        super().__init__(app, match, FIT)
        story = match.story(None)
        events = [*story.opening, *(e for passage in story.passages for e in passage.events)]
        self.accounts = account_of(events, match.table_before(-1))
        self.log = campaign_log(events, match.setup.seat_names) if match.table.reach else ()
        self.places: EndPlaces = end_places(1920, 1080)
        self.order = sorted(range(len(self.accounts)), key=lambda seat: match.result.ranks[seat])
        self.ways = WaysOn(app, match, self.back, choices_buttons(app, match))
        self.add(self.ways)

    # -- layout

    def layout(self, width: float, height: float) -> None:
        """Every part to its place."""
        super().layout(width, height)
        self.places = places = end_places(width, height)
        self.ways.box = places.buttons

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """Head, result, curves, sheet, buttons."""
        whole = Box(0, 0, self.width, self.height)
        draw_space(canvas, whole)
        canvas.floating(whole)
        places, names = self.places, self.match.setup.seat_names
        goal = POWER_TO_END[len(names)] if self.match.table.reach is None else 0
        self._draw_head(canvas, places.head)
        for box in (places.result, places.curves, places.sheet):
            canvas.shadow(box, 12, blur=18, drop=6, strength=130)
            canvas.rounded(box, 12, PANEL, EDGE)
        self._draw_result(canvas, places.result)
        draw_curves(canvas, places.curves.inset(22, 16), self.accounts, names, goal)
        draw_sheet(canvas, places.sheet.inset(22, 12), self.accounts, names, self.order)
        self.draw_widgets(canvas)

    def _draw_head(self, canvas: Canvas, box: Box) -> None:
        canvas.icon("trophy", 86, box.centre_y, 76, GOLD)
        x = 160.0
        for seat in self.match.result.winners:
            canvas.seat_mark(seat, x + 20, box.centre_y - 23, 20)
            x += 56
        canvas.text(x, box.centre_y - 23, closing_words(self.match), 48, WHITE, "exo-bold")
        canvas.text(162, box.centre_y + 29, self._how(), 20, TEXT)

    def _how(self) -> str:
        """How the game came to its end, and by how much it was won."""
        table = self.match.table
        powers = sorted((seat.power for seat in table.seats), reverse=True)
        goal = POWER_TO_END[len(table.seats)]
        if table.reach is not None:
            won = f"by {powers[0] - powers[1]} Power" if powers[0] > powers[1] else "by turn order"
            return f"Won {won} as Act I ended: what fates missed is lost as Power."
        end = f"{goal} Power reached" if powers[0] >= goal else "the last chapter"
        lead = powers[0] - powers[1]
        by = f"by {lead} Power" if lead else "by turn order"
        return f"Won {by} after {counted(table.chapter, 'chapter')}: {end}."

    def _draw_result(self, canvas: Canvas, box: Box) -> None:
        canvas.text(box.x + 22, box.y + 32, "Result", 26, TITLE, "exo-bold")
        y, high = box.y + 60, LOW_SEAT_ROW if self.log else SEAT_ROW
        for seat in self.order:
            self._draw_seat(canvas, Box(box.x + 14, y, box.w - 28, high), seat)
            y += high + 10
        if self.log:
            room = Box(box.x + 22, y + 12, box.w - 44, box.bottom - y - 20)
            draw_campaign_log(canvas, room, self.log)
            return
        best = self.accounts[self.order[0]]
        self._draw_turning(canvas, Box(box.x + 22, y + 10, box.w - 44, 150), best)

    def _draw_seat(self, canvas: Canvas, box: Box, seat: int) -> None:
        colour, owner = seat_colour(seat), self.match.table.seats[seat]
        is_first = self.match.result.ranks[seat] == 1
        fill = (mix(colour, (0x28, 0x21, 0x38), 0.55), mix(colour, (0x1A, 0x15, 0x26), 0.68))
        canvas.rounded(box, 10, fill, mix(colour, WHITE, 0.25 if is_first else 0.0), 2)
        y, ink = box.centre_y, GOLD if is_first else QUIET
        rank = f"{self.match.result.ranks[seat]:g}"
        canvas.text(box.x + 28, y, rank, 32, ink, "number-bold", "centre")
        canvas.seat_mark(seat, box.x + 74, y, 22)
        name = self.match.setup.seat_names[seat]
        canvas.text(box.x + 110, y - 15, name, 24, WHITE, "text-semibold", max_width=box.w - 220)
        self._draw_deed(canvas, Box(box.x + 110, y + 18, box.w - 200, 0), seat)
        canvas.text(box.right - 18, y - 12, str(owner.power), 34, WHITE, "number-bold", "right")
        canvas.text(box.right - 18, y + 20, "Power", 18, TEXT, align="right")

    def _draw_deed(self, canvas: Canvas, room: Box, seat: int) -> None:
        """How the fate of a seat came out, in the campaign; else what it was first in."""
        account = self.accounts[seat]
        if not account.fate:
            firsts = sum(gain.place == 1 for gain in account.gains)
            words = f"first in {counted(firsts, 'ambition')}"
            canvas.text(room.x, room.y, words, 18, TEXT)
            return
        icon, ink = ("x", BAD_TEXT) if account.missed else ("check", GOOD_TEXT)
        came = f"failed, −{account.missed}" if account.missed else "succeeded"
        canvas.icon(icon, room.x + 8, room.y, 18, ink)
        words = f"{FATE_CARDS[account.fate].name} {came}"
        canvas.text(room.x + 24, room.y, words, 18, TEXT, max_width=room.w - 24)

    def _draw_turning(self, canvas: Canvas, box: Box, account: SeatAccount) -> None:
        """The winner's best ambition of the whole game."""
        if not account.gains:
            return
        best = max(account.gains, key=lambda gain: gain.power + gain.bonus)
        name = self.match.setup.seat_names[self.order[0]]
        canvas.icon(AMBITION_ICONS[best.ambition], box.x + 18, box.y + 16, 32, GOLD)
        canvas.text(box.x + 46, box.y + 16, f"The best stroke: chapter {best.chapter}", 20, TEXT,
                    "text-semibold")  # fmt: skip
        brought = f"brought {them(name)} {best.power + best.bonus} Power"
        words = (f"{best.ambition.capitalize()} {brought}"
                 f"{f', {best.bonus} of it for cities' if best.bonus else ''}.")  # fmt: skip
        canvas.paragraph(Box(box.x, box.y + 42, box.w, 90), words, 18, QUIET, line_height=1.3,
                         max_lines=3)  # fmt: skip
