"""The last page: who won by how much, Power by chapter, which ambitions brought it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core.match import Match
from engine.text.said import Said, SeatNumber
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.end import closing_words
from engine.ui.pages.last_page import SEAT_ROW, LastPage, LastPageLook
from engine.ui.printed.files import sheet_buttons
from engine.ui.scene import Window
from engine.ui.theme import WHITE, Colour
from engine.ui.widgets import Button
from games.arcs.expansion import ByMode
from games.arcs.names import AMBITION
from games.arcs.scene.art.space import draw_space
from games.arcs.scene.end_sheet import draw_curves, draw_sheet
from games.arcs.scene.layout import FIT
from games.arcs.scene.signs_of import AMBITION_ICONS
from games.arcs.sheet import SeatAccount, account_of
from games.arcs.state import ArcsTable

PANEL: Final[tuple[Colour, Colour]] = ((0x28, 0x21, 0x38), (0x1A, 0x15, 0x26))
EDGE: Final[Colour] = (0x3F, 0x38, 0x56)
TEXT: Final[Colour] = (0xEC, 0xE9, 0xF3)
QUIET: Final[Colour] = (0xB3, 0xAB, 0xC6)
TITLE: Final[Colour] = (0xD9, 0xA6, 0xF2)
GOLD: Final[Colour] = (0xF0, 0xB4, 0x5A)


class Closing:
    """How a game of some kind ends: in words, and what stands under the seats."""

    seat_row = SEAT_ROW

    def __init__(self, events: Sequence[Any], names: Sequence[str]) -> None:
        assert isinstance(names, Voice)
        self.events, self.voice = events, names

    @classmethod
    def buttons(cls, app: Window, match: Match) -> tuple[Button, ...]:
        """The ways on that the mode has besides."""
        return ()

    @classmethod
    def of(cls, match: Match, events: Sequence[Any]) -> Closing:
        """How this match ends."""
        return cls(events, match.voice)

    def how(self, match: Match) -> str:
        """How the game came to its end, and by how much it was won."""
        powers = sorted((seat.power for seat in match.table.seats), reverse=True)
        when = self.voice.prompt(self.when(match.table, powers[0]))
        return self.voice.say(Said("end-won", {"lead": powers[0] - powers[1], "when": when}))

    def draw_instead(self, canvas: Canvas, box: Box, *, upper: bool) -> bool:
        """What stands in a panel in the place of curves (the upper one) or score sheet, if any."""
        return False

    def when(self, table: ArcsTable, most: int) -> str | Said:
        """When it ended and why; `most` is the winner's Power."""
        goal = table.reach.goal(len(table.seats))
        key = "end-power-reached" if most >= goal else "end-last-chapter"
        return Said(key, {"chapters": table.chapter, "goal": goal})

    def draw_below(self, canvas: Canvas, room: Box) -> bool:
        """What stands below the seats, if it is not the winner's best stroke."""
        return False

    def draw_deed(self, canvas: Canvas, room: Box, account: SeatAccount, seat: int) -> None:
        """What a seat came to."""
        firsts = sum(gain.place == 1 for gain in account.gains)
        words = self.voice.say(Said("end-firsts", {"ambitions": firsts}))
        canvas.text(room.x, room.y, words, 18, TEXT)


CLOSING: Final[ByMode[type[Closing]]] = ByMode(Closing)


class ArcsEnd(LastPage):
    """The page that looks back at a finished game."""

    look = LastPageLook(
        head=168, left=470, button=64, curves=360, above=8, below=22, inset=14, name_room=220,
        panel=PANEL, edge=EDGE, title=TITLE, font="exo-bold", first=GOLD, others=QUIET,
        seat_ground=PANEL,
    )  # fmt: skip

    def __init__(self, app: Window, match: Match) -> None:
        buttons = (*CLOSING.of(match.table).buttons(app, match), *sheet_buttons(app, match))
        super().__init__(app, match, FIT, buttons)
        self.accounts = account_of(self.events, match.table_before(-1))
        self.voice = match.voice
        self.closing = CLOSING.of(match.table).of(match, self.events)

    @property
    def seat_row(self) -> float:
        return self.closing.seat_row

    # -- drawing

    def draw_ground(self, canvas: Canvas) -> None:
        """The sky."""
        whole = Box(0, 0, self.width, self.height)
        draw_space(canvas, whole)
        canvas.floating(whole)

    def draw_curves(self, canvas: Canvas, box: Box) -> None:
        """Power by chapter."""
        if self.closing.draw_instead(canvas, box.inset(22, 16), upper=True):
            return
        goal = self.match.table.reach.goal(len(self.voice))
        draw_curves(canvas, box.inset(22, 16), self.accounts, self.voice, goal)

    def draw_sheet(self, canvas: Canvas, box: Box) -> None:
        """Which ambition brought what."""
        if self.closing.draw_instead(canvas, box.inset(22, 12), upper=False):
            return
        draw_sheet(canvas, box.inset(22, 12), self.accounts, self.voice, self.order)

    def draw_head(self, canvas: Canvas, box: Box) -> None:
        """A cup, the winners, and how they won."""
        canvas.icon("trophy", 86, box.centre_y, 76, GOLD)
        x = 160.0
        for seat in self.match.result.winners:
            canvas.seat_mark(seat, x + 20, box.centre_y - 23, 20)
            x += 56
        canvas.text(x, box.centre_y - 23, closing_words(self.match), 48, WHITE, "exo-bold")
        canvas.text(162, box.centre_y + 29, self.closing.how(self.match), 20, TEXT)

    def draw_below(self, canvas: Canvas, box: Box, y: float) -> None:
        """What the mode has to say, or the winner's best stroke."""
        room = Box(box.x + 22, y + 12, box.w - 44, box.bottom - y - 20)
        if not self.closing.draw_below(canvas, room):
            best = self.accounts[self.order[0]]
            self._draw_turning(canvas, Box(box.x + 22, y + 10, box.w - 44, 150), best)

    def draw_standing(self, canvas: Canvas, box: Box, seat: int) -> None:
        """What a seat was first in, or how its fate came out, and its Power."""
        y, power = box.centre_y, self.match.table.seats[seat].power
        room = Box(box.x + 110, y + 18, box.w - 200, 0)
        self.closing.draw_deed(canvas, room, self.accounts[seat], seat)
        canvas.text(box.right - 18, y - 12, str(power), 34, WHITE, "number-bold", "right")
        word = self.voice.say(Said("power"))
        canvas.text(box.right - 18, y + 20, word, 18, TEXT, align="right")

    def _draw_turning(self, canvas: Canvas, box: Box, account: SeatAccount) -> None:
        """The winner's best ambition of the whole game."""
        if not account.gains:
            return
        best = max(account.gains, key=lambda gain: gain.power + gain.bonus)
        said = Said("end-stroke", {
            "chapter": best.chapter, "ambition": AMBITION(best.ambition),
            "seat": SeatNumber(self.order[0]), "power": best.power + best.bonus,
            "bonus": best.bonus,
        })  # fmt: skip
        canvas.icon(AMBITION_ICONS[best.ambition], box.x + 18, box.y + 16, 32, GOLD)
        canvas.text(box.x + 46, box.y + 16, self.voice.say(said), 20, TEXT, "text-semibold")
        canvas.paragraph(Box(box.x, box.y + 42, box.w, 90), self.voice.say(said, "detail"), 18,
                         QUIET, line_height=1.3, max_lines=3)  # fmt: skip
