"""The rows of the set-up page: one seat each, with its name, who plays it, and how well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from engine.core.card import Level
from engine.core.settings import LONGEST_NAME
from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.draft import SeatDraft
from engine.ui.inputs import LEFT, Dragged, Intent, KeyPressed
from engine.ui.theme import BODY, PANEL, SEAT_COLOURS, SECOND_TEXT, TEXT, mix
from engine.ui.widgets import Button, Choice, Dropdown, Segmented, Shown, TextField, Widget
from engine.ui.widgets.base import QUIET_LINE

GAP: Final = 14.0
FIELD: Final = 48.0
HEAD: Final = 104.0
REMOVE_ROOM: Final = 56.0
LEVEL_FIELD: Final = 132.0  # what a field holds beside its title
LEAST_NAME: Final = 132.0
LEAST_KIND: Final = 168.0
PERSON, BOT = 0, 1


class Grip(Widget):
    """Six dots to drag a row by; with the keyboard on it, the arrows move the row."""

    takes_focus = True
    takes_key_repeat = False

    def __init__(
        self, on_drag: Callable[[float], object], on_step: Callable[[int], object]
    ) -> None:
        super().__init__(tooltip=Said("setup-drag"))
        self.on_drag = on_drag
        self.on_step = on_step

    def handle(self, intent: Intent) -> bool:
        """A drag says where the pointer is; the arrows go up or down by one."""
        if isinstance(intent, Dragged) and intent.button == LEFT:
            self.on_drag(intent.y)
            return True
        if isinstance(intent, KeyPressed) and intent.is_plain and self.shows_focus:
            step = {"up": -1, "down": 1}.get(intent.key)
            if step is not None:
                self.on_step(step)
            return step is not None
        return False

    def draw(self, canvas: Canvas) -> None:
        """Two columns of three dots."""
        is_lit = self.is_hovered or self.is_pressed
        ink = TEXT if is_lit else mix(SECOND_TEXT, PANEL, 0.45)
        x, y = self.box.centre
        for column in (-4, 4):
            for row in (-8, 0, 8):
                canvas.disc(x + column, y + row, 2, ink)


class SeatHost(Protocol):
    """Who keeps the rows, and hears what is done with one of them."""

    def renamed(self, row: SeatRow) -> None:
        """Somebody else sits there, or the same by another name."""

    def place_of(self, level: Level) -> tuple[int, int]:
        """The place of a level from below, and how many places there are."""

    def level_room(self) -> float:
        """How wide the longest title of a level is."""

    def levelled(self, row: SeatRow) -> None:
        """The bot plays at another level."""

    def set_kind(self, row: SeatRow, is_person: bool) -> None:
        """A person sits there now, or a bot."""

    def remove_seat(self, row: SeatRow) -> None:
        """The seat is to go."""

    def drag_seat(self, row: SeatRow, y: float) -> None:
        """The row is held with the pointer at that height."""

    def step_seat(self, row: SeatRow, by: int) -> None:
        """The row is to go up or down by one."""


class SeatRow(Widget):
    """One seat: grip, mark, name, person or bot, level, and the cross that takes it away."""

    index: Shown[int] = Shown()
    allows_hints: Shown[bool] = Shown()

    def __init__(
        self,
        seat: SeatDraft,
        levels: Sequence[Level],
        host: SeatHost,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.levels = tuple(levels)
        self.index = 0
        self.allows_hints = True
        self._host = host
        self.grip = Grip(lambda y: host.drag_seat(self, y), lambda by: host.step_seat(self, by))
        self.name = TextField(
            seat.name,
            self._named,
            icon_right="pencil",
            longest=LONGEST_NAME,
            placeholder=Said("house-name"),
        )
        self.kind = Segmented(
            (Choice(Said("house-person"), icon="user"), Choice(Said("house-bot"), icon="robot")),
            PERSON if seat.is_person else BOT,
            lambda part: host.set_kind(self, part == PERSON),
        )
        choices = [Choice(level.title, level.about, level=host.place_of(level)) for level in levels]
        self.level = Dropdown(choices, self._level_index(), self._levelled)
        self.remove = Button(
            kind="icon",
            icon="x",
            on_click=lambda: host.remove_seat(self),
            tooltip=Said("house-take-seat-away"),
        )
        for child in (self.grip, self.name, self.kind, self.level, self.remove):
            self.add(child)
        self.refresh()

    def refresh(self) -> None:
        """Shows what the draft says now."""
        if self.name.text != self.seat.name:
            self.name.replace_text(self.seat.name)
        self.kind.selected = PERSON if self.seat.is_person else BOT
        self.level.selected = self._level_index()
        self.level.is_visible = not self.seat.is_person
        self.changed()

    def _level_index(self) -> int:
        names = [level.name for level in self.levels]
        return names.index(self.seat.level) if self.seat.level in names else 0

    def _named(self, text: str) -> None:
        self.seat.name = text
        self._host.renamed(self)

    def _levelled(self, index: int) -> None:
        self.seat.level = self.levels[index].name
        self._host.levelled(self)

    def placed(self) -> None:
        """Name, switch and level share the row."""
        box = self.box
        y = box.centre_y - FIELD / 2
        self.grip.box = Box.around(box.x + 28, box.centre_y, 28, 40)
        room = box.w - HEAD - REMOVE_ROOM - 2 * GAP
        level = max(180.0, min(250.0, room * 0.38), self._host.level_room() + LEVEL_FIELD)
        kind = max(192.0, min(232.0, room * 0.35))
        kind = max(LEAST_KIND, min(kind, room - level - LEAST_NAME))
        level = min(level, room - kind - LEAST_NAME)
        name = room - kind - level
        x = box.x + HEAD
        self.name.box = Box(x, y, name, FIELD)
        self.kind.box = Box(x + name + GAP, y, kind, FIELD)
        self.level.box = Box(x + name + kind + 2 * GAP, y, level, FIELD)
        self.remove.box = Box.around(box.right - 28, box.centre_y, 36, 36)

    def draw(self, canvas: Canvas) -> None:
        """The raised ground with the seat's colour and mark."""
        box = self.box
        is_held = self.grip.is_pressed
        edge = canvas.theme.accent if is_held else QUIET_LINE
        if is_held:
            canvas.shadow(box, 10, blur=14, drop=6, strength=110)
        canvas.rounded(box, 10, canvas.theme.raised, edge)
        stripe = Box(box.x, box.y + 14, 4, box.h - 28)
        canvas.rounded(stripe, 2, SEAT_COLOURS[self.index])
        canvas.seat_mark(self.index, box.x + 68, box.centre_y, 20 if box.h > 70 else 18)
        if self.seat.is_person:
            words = Said("setup-hints-allowed") if self.allows_hints else Said("setup-no-hints")
            x = self.level.box.x + 14
            room = self.level.box.w - 14
            canvas.text(x, box.centre_y, words, BODY, SECOND_TEXT, max_width=room)
