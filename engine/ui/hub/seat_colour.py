"""The color of a seat on the set-up page: a swatch with its mark, and the colors to choose from;
and the grip that a seat is dragged by.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.setup import SeatColour
from engine.text.message import Message, ThingName
from engine.ui import display
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.draft import SetupDraft
from engine.ui.theme import BODY, LARGE, SEAT_PAINTS, SECOND_TEXT, TEXT, WHITE, lighten
from engine.ui.widgets import Pressable, Widget
from engine.ui.widgets.base import Shown, Tip, is_press_key
from engine.ui.widgets.overlays import popup_box

CELL: Final = 52.0
PAD: Final = 14.0
HEAD: Final = 40.0
FOOT: Final = 56.0
COLUMNS: Final = 5
Wear = Callable[[int, SeatColour], object]
"""A seat takes a color; whoever had it gets the seat's own."""
STEPS: Final = {"left": -1, "right": 1, "up": -COLUMNS, "down": COLUMNS}


def worn_in(draft: SetupDraft) -> tuple[SeatColour, ...]:
    """The colors of the seats that are taken."""
    return draft.colours[: len(draft.seats)]


class ColourSwatch(Pressable):
    """A seat's mark in its color: a click shows all colors, arrows take the next free one."""

    seat: Shown[int] = Shown()

    def __init__(self, draft: SetupDraft, wear: Wear) -> None:
        super().__init__(self.open, radius=CELL)
        self.seat = 0
        self._draft, self._wear = draft, wear

    def tip_at(self, x: float, y: float) -> Tip | None:
        name = ThingName("seat-colour", self._draft.colours[self.seat])
        return Message("setup-colour-tip", {"colour": name})

    def open(self) -> None:
        if self.host is not None:
            popup = ColourList(self._draft, self._wear, self.seat)
            popup.box = popup_box(self.box, popup.wanted_size(), self.host.viewport)
            self.host.open_popup(popup)

    def handle(self, intent: display.Intent) -> bool:
        if isinstance(intent, display.KeyPressed) and intent.is_plain and self.shows_focus:
            step = {"left": -1, "right": 1}.get(intent.key)
            if step is not None:
                self._take_next(step)
                return True
        return super().handle(intent)

    def _take_next(self, step: int) -> None:
        offered, worn = self._draft.offered_colours, worn_in(self._draft)
        here = offered.index(worn[self.seat])
        round_about = [offered[(here + step * n) % len(offered)] for n in range(1, len(offered))]
        free = (each for each in round_about if each not in worn)
        self._wear(self.seat, next(free))

    def draw(self, canvas: Canvas) -> None:
        r = self.box.w / 2
        if self.is_hovered or self.is_pressed:
            canvas.disc(*self.box.centre, r, None, lighten(canvas.theme.accent, 0.5), 2)
        canvas.seat_mark(self.seat, *self.box.centre, r - 3)


class ColourList(Pressable):
    """All colors; arrows light one, Enter or a click takes it. A taken one shows whose it is."""

    lit: Shown[int] = Shown()

    def __init__(self, draft: SetupDraft, wear: Wear, seat: int) -> None:
        super().__init__(radius=PAD)
        self.seat, self._draft, self._wear = seat, draft, wear
        self.offered = draft.offered_colours
        self.lit = self.offered.index(draft.colours[seat])

    def wanted_size(self) -> tuple[float, float]:
        rows = -(-len(self.offered) // COLUMNS)
        return COLUMNS * CELL + 2 * PAD, HEAD + rows * CELL + FOOT + PAD

    def cell_of(self, number: int) -> Box:
        row, column = divmod(number, COLUMNS)
        x, y = self.box.x + PAD + column * CELL, self.box.y + HEAD + PAD / 2 + row * CELL
        return Box(x, y, CELL, CELL)

    def handle(self, intent: display.Intent) -> bool:
        """Everything but Esc, which closes it."""
        match intent:
            case display.PointerMoved(x, y):
                at = self._at(x, y)
                self.lit = self.lit if at is None else at
            case display.Clicked(x, y, display.LEFT) | display.Dropped(x, y, display.LEFT):
                self._take(self._at(x, y))
            case display.KeyPressed() if is_press_key(intent):
                self._take(self.lit)
            case display.KeyPressed(key=key):
                self.lit = max(0, min(len(self.offered) - 1, self.lit + STEPS.get(key, 0)))
                return key != "escape"
        return True

    def _at(self, x: float, y: float) -> int | None:
        cells = map(self.cell_of, range(len(self.offered)))
        return next((n for n, cell in enumerate(cells) if cell.contains((x, y))), None)

    def _take(self, number: int | None) -> None:
        if number is None:
            return
        if self.host is not None:
            self.host.close_popup()
        self.play_sound("click")
        self._wear(self.seat, self.offered[number])

    def draw(self, canvas: Canvas) -> None:
        box, theme = self.box, canvas.theme
        canvas.floating(box)
        canvas.shadow(box, PAD, blur=18, drop=8, strength=130)
        canvas.rounded(box, PAD, theme.panel, lighten(theme.line, 0.15))
        room = box.w - 2 * PAD
        canvas.text(box.x + PAD, box.y + HEAD / 2 + 4, Message("setup-colour"), LARGE, TEXT,
                    "text-semibold", max_width=room)  # fmt: skip
        taken = {colour: seat for seat, colour in enumerate(worn_in(self._draft))}
        for number, colour in enumerate(self.offered):
            x, y = self.cell_of(number).centre
            r = CELL / 2 - 7
            if number == self.lit:
                canvas.disc(x, y, r + 5, None, WHITE, 2)
            if colour in taken:
                canvas.seat_mark(taken[colour], x, y, r)
            else:
                canvas.disc(x, y, r, SEAT_PAINTS[colour], lighten(SEAT_PAINTS[colour], 0.25), 1.5)
        lit = self.offered[self.lit]
        name = Message("setup-colour-name", {"colour": ThingName("seat-colour", lit)})
        y = box.bottom - PAD - FOOT / 2
        canvas.text(box.x + PAD, y - 10, name, BODY, TEXT, "text-semibold", max_width=room)
        if lit in taken and taken[lit] != self.seat:
            said = Message("setup-colour-swap")
            canvas.text(box.x + PAD, y + 13, said, BODY, SECOND_TEXT, max_width=room)


class Grip(Widget):
    """Six dots to drag a seat by; with the keyboard on it, the arrows move the seat."""

    takes_focus = True
    takes_key_repeat = False
    drags = "any"

    def __init__(
        self, on_drag: Callable[[float, float], object], on_step: Callable[[int], object]
    ) -> None:
        super().__init__(tooltip=Message("setup-drag"))
        self.on_drag, self.on_step = on_drag, on_step

    def handle(self, intent: display.Intent) -> bool:
        """A drag says where the pointer is; the arrows go left or right by one."""
        if isinstance(intent, display.Dragged) and intent.button == display.LEFT:
            self.on_drag(intent.x, intent.y)
            return True
        if isinstance(intent, display.KeyPressed) and intent.is_plain and self.shows_focus:
            step = {"left": -1, "right": 1}.get(intent.key)
            if step is not None:
                self.on_step(step)
            return step is not None
        return False

    def draw(self, canvas: Canvas) -> None:
        ink = WHITE if self.is_hovered or self.is_pressed else SECOND_TEXT
        x, y = self.box.centre
        for column in (-7, 0, 7):
            for row in (-4, 4):
                canvas.disc(x + column, y + row, 2, ink)
