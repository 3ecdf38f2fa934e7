"""The chairs of the set-up page: one for each seat, with who sits there, and the empty ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from engine.core.card import Level
from engine.core.settings import LONGEST_NAME
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.curves import round_corners
from engine.ui.faces import draw_portrait, face_path
from engine.ui.hub.bench import beside_name, fitting_type
from engine.ui.hub.draft import SeatDraft
from engine.ui.inputs import LEFT, Dragged, Intent, KeyPressed
from engine.ui.theme import (
    BLACK,
    BODY,
    LARGE,
    SEAT_COLOURS,
    SECOND_TEXT,
    TEXT,
    WHITE,
    Colour,
    Font,
    darken,
    lighten,
    mix,
    seat_tint,
    with_alpha,
)
from engine.ui.widgets import Button, Pressable, TextField, Widget
from engine.ui.widgets.base import Shown, Tip

RADIUS: Final = 16.0
EDGE: Final = 4.0
PAD: Final = 18.0
MARK: Final = 16.0
TOOL: Final = 36.0
NAME_H: Final = 44.0
NAMES: Final = (30.0, 26.0, 22.0, LARGE, BODY)
QUIET: Final = 18.0
ROOM_FOR_WORDS: Final = 200.0
LINE: Final = 25.0
NARROW_PAD: Final = 12.0
LEAST_SHOWN: Final = 0.85  # of the width of a portrait, in height
LEAST_PORTRAIT: Final = 120.0
TALLEST: Final = 1.75  # of its width: what is higher shows too little of a face


class Grip(Widget):
    """Six dots to drag a chair by; with the keyboard on it, the arrows move the chair."""

    takes_focus = True
    takes_key_repeat = False

    def __init__(
        self, on_drag: Callable[[float, float], object], on_step: Callable[[int], object]
    ) -> None:
        super().__init__(tooltip=Said("setup-drag"))
        self.on_drag, self.on_step = on_drag, on_step

    def handle(self, intent: Intent) -> bool:
        """A drag says where the pointer is; the arrows go left or right by one."""
        if isinstance(intent, Dragged) and intent.button == LEFT:
            self.on_drag(intent.x, intent.y)
            return True
        if isinstance(intent, KeyPressed) and intent.is_plain and self.shows_focus:
            step = {"left": -1, "right": 1}.get(intent.key)
            if step is not None:
                self.on_step(step)
            return step is not None
        return False

    def draw(self, canvas: Canvas) -> None:
        """Two rows of three dots."""
        ink = WHITE if self.is_hovered or self.is_pressed else SECOND_TEXT
        x, y = self.box.centre
        for column in (-7, 0, 7):
            for row in (-4, 4):
                canvas.disc(x + column, y + row, 2, ink)


class ChairHost(Protocol):
    """Who keeps the chairs, and hears what is done with one of them."""

    @property
    def game_key(self) -> str: ...

    def seat_chosen(self, chair: Chair) -> None:
        """The one chosen on the bench sits there, or else the next of the bench."""

    def seat_number(self, chair: Chair, number: int) -> bool:
        """The one with that number on the bench sits there; whether there is one."""

    def set_kind(self, chair: Chair, is_person: bool) -> None:
        """A person sits there now, or a bot."""

    def remove_seat(self, chair: Chair) -> None:
        """The chair is left empty."""

    def drag_seat(self, chair: Chair, x: float, y: float) -> None:
        """The chair is held with the pointer at that point."""

    def step_seat(self, chair: Chair, by: int) -> None:
        """The chair is to go left or right by one."""

    def renamed(self) -> None:
        """Somebody has another name."""

    def level_of(self, seat: SeatDraft) -> Level:
        """The level of a bot."""

    def words_of(self, seat: SeatDraft) -> Words:
        """What whoever sits there says of itself, or what is to be said of a person."""

    def is_double(self, seat: SeatDraft) -> bool:
        """Whether the same sits in a chair before."""

    def accepts_chosen(self) -> bool:
        """Whether one of the bench is held ready."""


class ChairFace(Pressable):
    """The portrait in a chair: a click seats another, digits one of the bench, Delete nobody."""

    def __init__(self, chair: Chair, host: ChairHost) -> None:
        super().__init__(lambda: host.seat_chosen(chair), radius=RADIUS - EDGE)
        self.chair, self._seating = chair, host

    def handle(self, intent: Intent) -> bool:
        """Beside what presses it, the keys of whoever has the keyboard on it."""
        if isinstance(intent, KeyPressed) and intent.is_plain:
            if intent.key in {"delete", "backspace"}:
                self._seating.remove_seat(self.chair)
                return True
            if intent.key.isdecimal():
                return self._seating.seat_number(self.chair, int(intent.key))
        return super().handle(intent)

    def tip_at(self, x: float, y: float) -> Tip | None:
        """What it says of itself, where the chair has no room for that."""
        if self.chair.has_words:
            return None
        return self._seating.words_of(self.chair.seat)


class Chair(Widget):
    """A seat as a person: portrait, mark, name, level, a sentence, and what changes it."""

    index: Shown[int] = Shown()
    is_aimed_at: Shown[bool] = Shown()

    def __init__(self, seat: SeatDraft, host: ChairHost) -> None:
        super().__init__()
        self.seat, self.index, self._seating = seat, 0, host
        self.is_aimed_at = False
        self.letters, self.lines = 1.0, 0
        self.face = ChairFace(self, host)
        self.name = TextField(
            seat.name,
            self._named,
            longest=LONGEST_NAME,
            placeholder=Said("house-name"),
            is_bare=True,
            sizes=NAMES,
        )
        self.grip = Grip(
            lambda x, y: host.drag_seat(self, x, y), lambda by: host.step_seat(self, by)
        )
        self.kind = Button(kind="icon", on_click=self._other_kind)
        self.remove = Button(kind="icon", icon="x", on_click=lambda: host.remove_seat(self),
                             tooltip=Said("house-take-seat-away"))  # fmt: skip
        for child in (self.face, self.name, self.grip, self.kind, self.remove):
            self.add(child)
        self.refresh()

    def refresh(self) -> None:
        """Shows what the draft says now."""
        if self.name.text != self.seat.name:
            self.name.replace_text(self.seat.name)
        is_person = self.seat.is_person
        self.kind.icon = "robot" if is_person else "user"
        self.kind.tooltip = Said("setup-seat-a-bot" if is_person else "setup-seat-a-person")
        self.changed()

    def _named(self, text: str) -> None:
        self.seat.name = text
        self._seating.renamed()

    def _other_kind(self) -> None:
        self._seating.set_kind(self, not self.seat.is_person)

    @property
    def has_words(self) -> bool:
        """Whether the sentence has room below the name."""
        return self.lines > 0

    @property
    def is_wide(self) -> bool:
        """Whether the mark has room beside the name."""
        return self.box.w >= ROOM_FOR_WORDS * self.letters

    def placed(self) -> None:
        """The portrait above, its tools on it, the name at its foot."""
        box, step = self.box, LINE * self.letters
        low = box.bottom - words_height(self.lines, self.letters) - NAME_H - step
        self.face.box = Box(box.x + EDGE, box.y + EDGE, box.w - 2 * EDGE,
                            max(LEAST_PORTRAIT, min(low - box.y + 4, TALLEST * box.w)))  # fmt: skip
        y = box.y + EDGE + 4 + TOOL / 2
        self.grip.box = Box.around(box.x + EDGE + 4 + TOOL / 2, y, TOOL, TOOL)
        right = box.right - EDGE - 4 - TOOL / 2
        self.remove.box = Box.around(right, y, TOOL, TOOL)
        self.kind.box = Box.around(right - TOOL, y, TOOL, TOOL)
        left = box.x + (PAD + 2 * MARK + 2 if self.is_wide else 4)
        self.name.sizes = NAMES if self.is_wide else NAMES[2:]
        self.name.box = Box(left, low, box.right - 8 - left, NAME_H)

    def draw(self, canvas: Canvas) -> None:
        """The ground; who sits there; name and level; the sentence."""
        box, theme, colour = self.box, canvas.theme, SEAT_COLOURS[self.index]
        face, ground = self.face.box, darken(theme.well, 0.15)
        canvas.shadow(box, RADIUS, blur=26, drop=12, strength=170)
        canvas.rounded(box, RADIUS, ground)
        self._draw_portrait(canvas, face)
        fade = Box(face.x, face.bottom - 76, face.w, 80)
        canvas.rounded(fade, 0, (with_alpha(ground, 0), ground))
        canvas.rounded(Box(face.x, face.y, face.w, TOOL + 20), RADIUS - EDGE,
                       (with_alpha(BLACK, 150), with_alpha(BLACK, 0)))  # fmt: skip
        is_lit = self.is_aimed_at or self.grip.is_pressed or (
            self.face.is_hovered and self._seating.accepts_chosen()
        )  # fmt: skip
        edge = lighten(theme.accent, 0.4) if is_lit else lighten(colour, 0.08)
        canvas.rounded(box, RADIUS, None, edge, 3.5 if is_lit else 2.5)
        name = self.name.box
        y = name.bottom + 9 * self.letters
        at = name.bottom - 8 if self.is_wide else name.y - MARK + 2
        canvas.seat_mark(self.index, box.x + PAD + MARK - 2, at, MARK)
        _, self.name.font = fitting_type(canvas, self.name.text, name.w - 16, self.name.sizes)
        x = name.x + 8
        ink = seat_tint(self.index, 0.45)
        room = box.right - 12 - x
        level: Words = Said("house-person" if self.seat.is_person else "house-bot")
        if not self.seat.is_person:
            plays = self._seating.level_of(self.seat)
            wordings = [beside_name(canvas, plays) or level, level]
            level = canvas.fitting_words(wordings, room, QUIET, "text-semibold")
        size = canvas.fitting_size(level, room, (QUIET, BODY), "text-semibold")
        canvas.text(x, y, level, size, ink, "text-semibold", max_width=room)
        if self.has_words:
            self._draw_words(canvas, y + 20 * self.letters)

    def _draw_words(self, canvas: Canvas, y: float) -> None:
        box, seat = self.box, self.seat
        room = chair_text_width(box.w, self.letters)
        words = Box(box.centre_x - room / 2, y, room, 0)
        font: Font = "text" if seat.is_person else "text-italic"
        ink = mix(SECOND_TEXT, TEXT, 0.6)
        said = self._seating.words_of(seat)
        canvas.paragraph(words, said, QUIET, ink, font, 1.3)

    def _draw_portrait(self, canvas: Canvas, box: Box) -> None:
        seat = self.seat
        called = "" if seat.is_person else self._seating.level_of(seat).called
        path = face_path(self._seating.game_key, called)
        if path is not None:
            mirrored = self._seating.is_double(seat)
            draw_portrait(canvas, path, box, RADIUS - EDGE, is_mirrored=mirrored)
            return
        colour = SEAT_COLOURS[self.index]
        sky = (mix(canvas.theme.raised, colour, 0.35), mix(canvas.theme.well, colour, 0.12))
        canvas.rounded(box, RADIUS - EDGE, sky)
        x, y = box.centre_x, box.y + TOOL / 2 + box.h * 0.44
        r = min(box.w * 0.2, box.h * 0.2)
        for ring, alpha in ((2.15, 60), (1.8, 90), (1.45, 130)):
            canvas.ring(x, y, ring * r, with_alpha(lighten(colour, 0.5), alpha), 1.5)
        if seat.is_person:
            canvas.seat_mark(self.index, x, y, r)
        else:
            canvas.icon("robot", x, y, 1.5 * r, lighten(colour, 0.5))


def chair_text_width(width: float, letters: float) -> float:
    """The room for the sentence in a chair."""
    return width - 2 * (PAD if width >= ROOM_FOR_WORDS * letters else NARROW_PAD)


def words_height(lines: int, letters: float) -> float:
    """What a sentence takes at the foot of a chair."""
    return lines * LINE * letters + 16 if lines else 8.0


def has_room_for(lines: int, box: Box, letters: float) -> bool:
    """Whether a sentence leaves enough of the portrait."""
    rest = box.h - words_height(lines, letters) - NAME_H - LINE * letters
    return rest >= LEAST_SHOWN * box.w


class EmptyChair(Pressable):
    """A seat nobody has: a click brings one of the bench, the button a person."""

    def __init__(self, on_click: Callable[[], object], bring_person: Callable[[], object]) -> None:
        super().__init__(on_click, radius=RADIUS)
        self.index = 0
        self.is_aimed_at = False
        self.friend = Button(Said("setup-a-friend"), bring_person, kind="ghost", icon="user")
        self.add(self.friend)

    def placed(self) -> None:
        """The button of a person stands at the foot."""
        box = self.box
        width = min(box.w - 24, 200)
        self.friend.box = Box(box.centre_x - width / 2, box.bottom - 72, width, 52)

    def draw(self, canvas: Canvas) -> None:
        """Dashed, dark, the mark of the seat, a plus."""
        box, lit = self.box, self.is_hovered or self.is_aimed_at
        ink = lighten(canvas.theme.accent, 0.6 if lit else 0.35)
        canvas.rounded(box, RADIUS, (*darken(canvas.theme.well, 0.4), 200 if lit else 170))
        canvas.cached(("dashed", round(box.w), round(box.h), ink), box,
                      lambda sheet: _dash(sheet, box, ink), margin=2)  # fmt: skip
        x, y = box.centre_x, box.y + box.h * 0.3
        canvas.disc(x, y, 34, with_alpha(SEAT_COLOURS[self.index], 40),
                    with_alpha(SEAT_COLOURS[self.index], 130), 1.5)  # fmt: skip
        canvas.seat_shape(self.index, x, y, 20, seat_tint(self.index, 0.2))
        canvas.icon("plus", x, y + 66, 34, lighten(ink, 0.4))
        room = box.w - 24
        title = Said("setup-empty-chair")
        size, font = fitting_type(canvas, title, room, (24, LARGE, QUIET, BODY))
        words = Box(box.x + 12, y + 96, room, 0)
        low = words.y + canvas.paragraph(words, title, size, TEXT, font, 1.2, align="centre")
        how = Said("setup-empty-chair.how")
        if low + canvas.paragraph_height(room, how, QUIET, line_height=1.3) < self.friend.box.y - 8:
            canvas.paragraph(words.moved(0, low - words.y), how, QUIET, SECOND_TEXT,
                             line_height=1.3, align="centre")  # fmt: skip


def _dash(canvas: Canvas, box: Box, ink: Colour) -> None:
    path = round_corners(box.inset(1), RADIUS)
    canvas.polyline(path, with_alpha(ink, 170), 1.8, closed=True, dashed=True, dash=(12, 9))
