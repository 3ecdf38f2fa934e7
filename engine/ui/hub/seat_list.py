"""The left of the set-up page: the seats, who sits there, and the list of players for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from engine.core.card import Level
from engine.core.game import Game
from engine.core.learning.lesson import LevelProposal
from engine.core.learning.report import level_ratings
from engine.core.setup import SeatColour, is_you, shown_name
from engine.core.storage import LONGEST_NAME, Settings
from engine.text.message import Message, Words, glued, grouped
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import LEFT, Dragged, Dropped, Intent, KeyPressed
from engine.ui.hub.draft import SeatDraft, SetupDraft
from engine.ui.hub.seat_colour import ColourSwatch, Grip
from engine.ui.paint.brush import round_corners
from engine.ui.paint.portraits import draw_head, draw_portrait, face_path
from engine.ui.theme import (
    BLACK,
    BODY,
    GOOD,
    LARGE,
    SECOND_TEXT,
    TEXT,
    WHITE,
    Colour,
    Font,
    darken,
    lighten,
    mix,
    with_alpha,
)
from engine.ui.widgets import Button, Pressable, TextField, Widget
from engine.ui.widgets.base import Shown, Tip

# The list of players of the set-up page: everybody who may sit down, each with what it is like to
# meet.

YOU: Final = Settings().player_name
INSET: Final = 20.0
LIST_HEAD: Final = 56.0
LIST_GAP: Final = 8.0
CARD_PAD: Final = 16.0
MOST_IN_A_ROW: Final = 5
MOST_LARGE: Final = 3
QUIET: Final = 18.0
CARD_NAMES: Final = (24.0, LARGE, QUIET, BODY)
FACE: Final = 38.0
WIDE_FACE: Final = 44.0
SMALL_FACE: Final = 30.0
PLAIN: Final[Font] = "text-semibold"
LEAST_TALL: Final = 205.0
FEELS_LINES: Final = 2
CARD_RADIUS: Final = 12.0


class PlayerCard(Pressable):
    """One who may sit down: a click chooses it for the next seat, a drag seats it there."""

    drags = "any"
    is_chosen: Shown[bool] = Shown()

    def __init__(self, level: Level, number: int, player_list: PlayerList) -> None:
        super().__init__(lambda: player_list.choose(level), key=str(number), radius=CARD_RADIUS)
        self.level = level
        self.is_chosen = False
        self._player_list = player_list

    def handle(self, intent: Intent) -> bool:
        """A drag that ends elsewhere seats the level where it ends."""
        if isinstance(intent, Dragged) and intent.button == LEFT:
            self._player_list.drag(self.level, intent.x, intent.y)
            return True
        if isinstance(intent, Dropped) and not self.box.contains((intent.x, intent.y)):
            self._player_list.drop(self.level, intent.x, intent.y)
            return True
        return super().handle(intent)

    def tip_at(self, x: float, y: float) -> Tip | None:
        if not self.level.figure:
            return None
        about = self._player_list.draft.game.figures_about
        args = {"title": self.level.title, "figure": self.level.figure, "about": about}
        return Message("setup-level-tip", args)

    def draw(self, canvas: Canvas) -> None:
        box, accent, theme = self.box, canvas.theme.accent, canvas.theme
        if self.is_chosen:
            canvas.shadow(box, CARD_RADIUS, blur=16, drop=0, strength=140, colour=accent)
            fill, edge = mix(theme.well, accent, 0.3), lighten(accent, 0.4)
            canvas.rounded(box, CARD_RADIUS, fill, edge, 2)
        else:
            lit = self.is_hovered or self.is_pressed
            ground = theme.raised if lit else theme.well
            quiet = with_alpha(mix(WHITE, accent, 0.6) if lit else WHITE, 120 if lit else 34)
            canvas.rounded(box, CARD_RADIUS, with_alpha(ground, 190), quiet)
        if self._player_list.is_in_lines:
            self._draw_wide(canvas)
        else:
            self._draw_tall(canvas)

    def _draw_tall(self, canvas: Canvas) -> None:
        box, step = self.box, canvas.line_step
        middle = box.y + CARD_PAD + FACE + 2
        self._draw_face(canvas, box.x + CARD_PAD + FACE - 2, middle, FACE)
        x = box.x + CARD_PAD + 2 * FACE + 8
        self._draw_name(canvas, x, middle, box.right - x - 8)
        words = Box(box.x + CARD_PAD, middle + FACE + 12, box.w - 2 * CARD_PAD, 0)
        canvas.paragraph(words, self.level.feels, LARGE, TEXT, "text-semibold", 1.25,
                         max_lines=FEELS_LINES)  # fmt: skip
        low = box.bottom - CARD_PAD + 2 - step(LARGE, 1) / 2
        self._draw_rating(canvas, box.x + CARD_PAD, low, box.w - 2 * CARD_PAD)

    def _draw_wide(self, canvas: Canvas) -> None:
        box, step = self.box, canvas.line_step
        face = self._player_list.face
        self._draw_face(canvas, box.x + CARD_PAD + face - 4, box.centre_y, face)
        x = box.x + CARD_PAD + 2 * face + 8
        room = box.right - x - 12
        top = box.y + CARD_PAD
        self._draw_name(canvas, x, top + step(QUIET, 1) * 1.25, room)
        words = Box(x, top + step(QUIET, 1) * 2.4 + 8, room, 0)
        canvas.paragraph(words, self.level.feels, QUIET, TEXT, "text-semibold", 1.2)
        self._draw_rating(canvas, x, box.bottom - CARD_PAD + 2 - step(LARGE, 1) / 2, room)

    def _draw_face(self, canvas: Canvas, x: float, y: float, r: float) -> None:
        """In a ring of the colour of the seat it has, with the marks of all its seats."""
        seats = self._player_list.seats_of(self.level)
        ring = (
            canvas.theme.seat_colour(seats[0])
            if seats
            else mix(canvas.theme.accent, canvas.theme.line, 0.7)
        )
        path = face_path(self._player_list.draft.game.key, self.level.called, self._twin)
        if path is None:
            canvas.disc(x, y, r, canvas.theme.raised, ring, 3)
            canvas.icon("robot", x, y, r, SECOND_TEXT)
        else:
            draw_head(canvas, path, x, y, r, ring)
        first = x + 0.7 * r - 13 * (len(seats) - 1)
        for place, seat in enumerate(seats):
            canvas.seat_mark(seat, first + 13 * place, y + 0.74 * r, 0.27 * r)

    @property
    def _twin(self) -> int:
        """How many levels before have the same face."""
        levels = self._player_list.draft.game.bot_levels
        before = levels[: levels.index(self.level)] if self.level in levels else ()
        return [each.called for each in before].count(self.level.called)

    def _draw_name(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        """Who it is, and the name of its level; where nobody painted a person, the level alone."""
        level, half = self.level, canvas.line_step(QUIET, 1) * 0.75
        name: Words = level.called or level.title
        told, lines = beside_name(canvas, level), 1 if self._player_list.is_in_lines else 2
        if not _fits(canvas, told, room, lines):
            told = without_name(canvas, level)
        size, font = fitting_type(canvas, self._player_list.names, room, CARD_NAMES)
        canvas.text(x, y - half if told else y, name, size, TEXT, font, max_width=room)
        size = canvas.fitting_size(told, room, (QUIET, BODY))
        step = canvas.line_step(size, 1.15)
        place = Box(x, y + half - step / 2, room, 0)
        canvas.paragraph(place, told, size, SECOND_TEXT, line_height=1.15, max_lines=lines)

    def _draw_rating(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        player_list, accent = self._player_list, canvas.theme.accent
        figure = player_list.figures[self.level.name]
        used = canvas.text(x, y, figure, LARGE, lighten(accent, 0.35), "number-bold")
        is_proposed = player_list.proposal.level == self.level.name
        sits: Words = Message("setup-sits") if player_list.seats_of(self.level) else ""
        wordings: list[Words] = [sits, ""]
        if is_proposed:
            wordings = [player_list.proposal.why, Message("setup-proposed"), ""]
        ink = lighten(GOOD, 0.3) if is_proposed else lighten(accent, 0.45)
        words = canvas.fitting_words(wordings, room - used - 8, QUIET, "text-semibold")
        canvas.text(x + room, y, words, QUIET, ink, "text-semibold", "right")


class PlayerList(Widget):
    """All levels as cards. `seat` puts one on the seat at a point, `seat_all` on every bot's."""

    chosen: Shown[Level | None] = Shown()

    @property
    def names(self) -> list[Words]:
        """What the cards are called, in one type and size."""
        return [card.level.called or card.level.title for card in self.cards]

    def __init__(
        self,
        draft: SetupDraft,
        proposal: LevelProposal,
        *,
        seat: Callable[[Level, float, float], object],
        hold: Callable[[tuple[float, float] | None], object],
        seat_all: Callable[[Level], object],
    ) -> None:
        super().__init__()
        self.draft, self.proposal = draft, proposal
        self.figures = level_figures(draft.game, draft.levels)
        self.chosen = None
        self.cards = [PlayerCard(each, n, self) for n, each in enumerate(draft.levels, start=1)]
        self.everywhere = Button(Message("setup-on-every-chair"), self._seat_all, kind="secondary")
        self._seat, self._hold, self._seat_everywhere = seat, hold, seat_all
        self.is_in_lines = False
        for child in (*self.cards, self.everywhere):
            self.add(child)
        self.choose(None)

    def choose(self, level: Level | None) -> None:
        """Holds one ready for the next seat; the same once more puts it back."""
        self.chosen = None if level is self.chosen else level
        for card in self.cards:
            card.is_chosen = card.level is self.chosen
        self.everywhere.is_visible = self.chosen is not None

    def take(self) -> Level | None:
        """The one held ready, who then sits."""
        taken, self.chosen = self.chosen, None
        self.choose(None)
        return taken

    def drag(self, level: Level, x: float, y: float) -> None:
        self._hold((x, y))

    def drop(self, level: Level, x: float, y: float) -> None:
        self._hold(None)
        self._seat(level, x, y)

    def _seat_all(self) -> None:
        level = self.take()
        if level is not None:
            self._seat_everywhere(level)

    def after(self, name: str) -> Level:
        """The one that comes after a level, round and round."""
        names = [each.level.name for each in self.cards]
        place = names.index(name) + 1 if name in names else 0
        return self.cards[place % len(names)].level

    def seats_of(self, level: Level) -> list[int]:
        return [number for number, seat in enumerate(self.draft.seats)
                if not seat.is_person and seat.level == level.name]  # fmt: skip

    # -- places

    def height(self, canvas: Canvas, width: float) -> float:
        """What the head and the cards need; too many for one row stand in two."""
        step, count = canvas.line_step, len(self.cards)
        each = (width - 2 * INSET + LIST_GAP) / count - LIST_GAP
        least = LEAST_TALL * step(QUIET, 1) / QUIET
        self.is_in_lines = count > MOST_IN_A_ROW or each < least
        columns, lines = self._grid
        if self.is_in_lines:
            room = (width - 2 * INSET + LIST_GAP) / columns - LIST_GAP
            room -= CARD_PAD + 2 * self.face + 20
            told = [canvas.paragraph_height(room, card.level.feels, QUIET, "text-semibold", 1.2)
                    for card in self.cards]  # fmt: skip
            card = 2 * CARD_PAD + step(QUIET, 1) * 2.4 + 12 + max(told) + step(LARGE, 1)
        else:
            card = 2 * CARD_PAD + 2 * FACE + 24 + FEELS_LINES * step(LARGE, 1.25) + step(LARGE, 1)
        return LIST_HEAD + lines * (card + LIST_GAP) - LIST_GAP + INSET

    @property
    def _grid(self) -> tuple[int, int]:
        """How many cards stand beside each other, and in how many rows."""
        count = len(self.cards)
        if not self.is_in_lines:
            return max(3, count), 1
        return -(-count // 2), 2

    @property
    def face(self) -> float:
        """How large the faces are beside the words; smaller where four stand in a row."""
        return SMALL_FACE if self._grid[0] > MOST_LARGE else WIDE_FACE

    def placed(self) -> None:
        columns, rows = self._grid
        inner = Box(self.box.x + INSET, self.box.y + LIST_HEAD, self.box.w - 2 * INSET,
                    self.box.h - LIST_HEAD - INSET)  # fmt: skip
        cells = inner.grid(columns, rows, LIST_GAP)
        for card, cell in zip(self.cards, cells, strict=False):
            card.box = cell
        self.everywhere.box = Box(inner.right - 300, self.box.y + 8, 300, LIST_HEAD - 16)

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.panel(box, radius=16)
        y = box.y + LIST_HEAD / 2
        font = canvas.theme.title_font
        used = canvas.text(box.x + INSET + 4, y, Message("setup-bench"), 24, TEXT, font)
        if not self.everywhere.is_visible:
            room = box.w - 2 * INSET - used - 32
            hints: list[Words] = [Message("setup-bench.how"), Message("setup-bench.short"), ""]
            words = canvas.fitting_words(hints, room, QUIET)
            canvas.text(box.right - INSET - 4, y, words, QUIET, SECOND_TEXT, align="right")


def fitting_type(
    canvas: Canvas, names: Sequence[Words], room: float, sizes: Sequence[float]
) -> tuple[float, Font]:
    """The largest of these sizes at which all fit: in the game's own type, or else in plain."""

    def size_in(font: Font) -> float:
        return min(canvas.fitting_size(name, room, sizes, font) for name in names)

    own, plain = canvas.theme.title_font, PLAIN
    size = size_in(own)
    if all(canvas.text_width(name, size, own) <= room for name in names):
        return size, own
    return size_in(plain), plain


def _fits(canvas: Canvas, words: Words, room: float, lines: int) -> bool:
    broken = canvas.paragraph_lines(room, words, QUIET if lines == 1 else BODY)
    return len(broken) <= lines and all(canvas.text_width(each, BODY) <= room for each in broken)


def beside_name(canvas: Canvas, level: Level) -> Words:
    """What stands beside the name of a level's person: its title, or where that has the name in it
    what it is about; nothing where the title stands for the name.
    """
    if not level.called:
        return ""
    return level.about if level.called in canvas.said(level.title) else level.title


def without_name(canvas: Canvas, level: Level) -> str:
    """The title of a level without the name of its person, if that is in it."""
    title = canvas.said(level.title)
    rest = title.replace(level.called or title, "").strip(" ,()")
    return f"{rest[0].upper()}{rest[1:]}" if rest else title


def level_figures(game: Game, levels: Sequence[Level]) -> dict[str, Words]:
    """What stands on the card of each level: its rating, to tens, or where none is its figure."""
    ratings = level_ratings(game)
    if not ratings:
        return {level.name: level.figure for level in levels}
    return {
        level.name: grouped(int(round(ratings[level.name], -1))) if level.name in ratings else ""
        for level in levels
    }


# The seats of the set-up page: one for each seat, with who sits there, and the empty ones.

SEAT_RADIUS: Final = 16.0
EDGE: Final = 4.0
SEAT_PAD: Final = 18.0
MARK: Final = 16.0
TOOL: Final = 36.0
NAME_H: Final = 44.0
SEAT_NAMES: Final = (30.0, 26.0, 22.0, LARGE, BODY)
ROOM_FOR_WORDS: Final = 200.0
LINE: Final = 25.0
NARROW_PAD: Final = 12.0
LEAST_SHOWN: Final = 0.85  # of the width of a portrait, in height
LEAST_PORTRAIT: Final = 120.0
TALLEST: Final = 1.75  # of its width: what is higher shows too little of a face


class SeatHost(Protocol):
    """Who keeps the seats, and hears what is done with one of them."""

    @property
    def game_key(self) -> str: ...

    def seat_chosen(self, seat_card: SeatCard) -> None:
        """The one chosen on the list of players sits there, or else the next of the list."""

    def seat_number(self, seat_card: SeatCard, number: int) -> bool:
        """The one with that number on the list of players sits there; whether there is one."""

    def set_kind(self, seat_card: SeatCard, is_person: bool) -> None:
        """A person sits there now, or a bot."""

    def remove_seat(self, seat_card: SeatCard) -> None:
        """The seat is left empty."""

    def drag_seat(self, seat_card: SeatCard, x: float, y: float) -> None:
        """The seat is held with the pointer at that point."""

    def step_seat(self, seat_card: SeatCard, by: int) -> None:
        """The seat is to go left or right by one."""

    def renamed(self) -> None:
        """Somebody has another name."""

    draft: SetupDraft

    def wear(self, seat: int, colour: SeatColour) -> None:
        """The seat takes a color; whoever had it gets the seat's own."""

    def level_of(self, seat: SeatDraft) -> Level:
        """The level of a bot."""

    def words_of(self, seat: SeatDraft) -> Words:
        """What whoever sits there says of itself, or what is to be said of a person."""

    def twin(self, seat: SeatDraft) -> int:
        """How often the same sits in a seat before."""

    def accepts_chosen(self) -> bool:
        """Whether one of the players is held ready."""


class SeatFace(Pressable):
    """The portrait in a seat: a click seats another, digits one of the players, Delete nobody."""

    def __init__(self, seat_card: SeatCard, host: SeatHost) -> None:
        super().__init__(lambda: host.seat_chosen(seat_card), radius=SEAT_RADIUS - EDGE)
        self.seat_card, self._host = seat_card, host

    def handle(self, intent: Intent) -> bool:
        """Beside what presses it, the keys of whoever has the keyboard on it."""
        if isinstance(intent, KeyPressed) and intent.is_plain:
            if intent.key in {"delete", "backspace"}:
                self._host.remove_seat(self.seat_card)
                return True
            if intent.key.isdecimal():
                return self._host.seat_number(self.seat_card, int(intent.key))
        return super().handle(intent)

    def tip_at(self, x: float, y: float) -> Tip | None:
        if self.seat_card.has_words:
            return None
        return self._host.words_of(self.seat_card.seat)


class SeatCard(Widget):
    index: Shown[int] = Shown()
    is_aimed_at: Shown[bool] = Shown()

    def __init__(self, seat: SeatDraft, host: SeatHost) -> None:
        super().__init__()
        self.seat, self.index, self._host = seat, 0, host
        self.is_aimed_at = False
        self.letters, self.lines, self._own = 1.0, 0, YOU
        self.face = SeatFace(self, host)
        self.name = TextField(
            seat.name,
            self._named,
            longest=LONGEST_NAME,
            placeholder=Message("house-name"),
            is_bare=True,
            sizes=SEAT_NAMES,
        )
        self.grip = Grip(
            lambda x, y: host.drag_seat(self, x, y), lambda by: host.step_seat(self, by)
        )
        self.kind = Button(kind="icon", on_click=self._other_kind)
        self.remove = Button(kind="icon", icon="x", on_click=lambda: host.remove_seat(self),
                             tooltip=Message("house-take-seat-away"))  # fmt: skip
        self.swatch = ColourSwatch(host.draft, host.wear)
        for child in (self.face, self.swatch, self.name, self.grip, self.kind, self.remove):
            self.add(child)
        self.refresh()

    def refresh(self) -> None:
        shown = self._own if is_you(self.seat.name) else self.seat.name
        if self.name.text.casefold() != shown.casefold():
            self.name.replace_text(shown)
        is_person = self.seat.is_person
        self.kind.icon = "robot" if is_person else "user"
        self.kind.tooltip = Message("setup-seat-a-bot" if is_person else "setup-seat-a-person")
        self.changed()

    def _named(self, text: str) -> None:
        self.seat.name = YOU if text.casefold() == self._own.casefold() else text
        self._host.renamed()

    def _other_kind(self) -> None:
        self._host.set_kind(self, not self.seat.is_person)

    @property
    def has_words(self) -> bool:
        return self.lines > 0

    @property
    def is_wide(self) -> bool:
        return self.box.w >= ROOM_FOR_WORDS * self.letters

    def placed(self) -> None:
        box, step = self.box, LINE * self.letters
        low = box.bottom - words_height(self.lines, self.letters) - NAME_H - step
        self.face.box = Box(box.x + EDGE, box.y + EDGE, box.w - 2 * EDGE,
                            max(LEAST_PORTRAIT, min(low - box.y + 4, TALLEST * box.w)))  # fmt: skip
        y = box.y + EDGE + 4 + TOOL / 2
        self.grip.box = Box.around(box.x + EDGE + 4 + TOOL / 2, y, TOOL, TOOL)
        right = box.right - EDGE - 4 - TOOL / 2
        self.remove.box = Box.around(right, y, TOOL, TOOL)
        self.kind.box = Box.around(right - TOOL, y, TOOL, TOOL)
        left = box.x + (SEAT_PAD + 2 * MARK + 2 if self.is_wide else 4)
        self.name.sizes = SEAT_NAMES if self.is_wide else SEAT_NAMES[2:]
        self.name.box = name = Box(left, low, box.right - 8 - left, NAME_H)
        at = name.bottom - 8 if self.is_wide else name.y - MARK + 2
        x, side = box.x + SEAT_PAD + MARK - 2, 2 * MARK + 6
        self.swatch.seat, self.swatch.box = self.index, Box.around(x, at, side, side)

    def draw(self, canvas: Canvas) -> None:
        box, theme, colour = self.box, canvas.theme, canvas.theme.seat_colour(self.index)
        face, ground = self.face.box, darken(theme.well, 0.15)
        canvas.shadow(box, SEAT_RADIUS, blur=26, drop=12, strength=170)
        canvas.rounded(box, SEAT_RADIUS, ground)
        self._draw_portrait(canvas, face)
        fade = Box(face.x, face.bottom - 76, face.w, 80)
        canvas.rounded(fade, 0, (with_alpha(ground, 0), ground))
        canvas.rounded(Box(face.x, face.y, face.w, TOOL + 20), SEAT_RADIUS - EDGE,
                       (with_alpha(BLACK, 150), with_alpha(BLACK, 0)))  # fmt: skip
        is_lit = self.is_aimed_at or self.grip.is_pressed or (
            self.face.is_hovered and self._host.accepts_chosen()
        )  # fmt: skip
        edge = lighten(theme.accent, 0.4) if is_lit else lighten(colour, 0.08)
        canvas.rounded(box, SEAT_RADIUS, None, edge, 3.5 if is_lit else 2.5)
        name = self.name.box
        y = name.bottom + 9 * self.letters
        own = canvas.said(shown_name(YOU))
        if own != self._own:
            self._own = own
            self.refresh()
        _, self.name.font = fitting_type(canvas, [self.name.text], name.w - 16, self.name.sizes)
        x = name.x + 8
        ink = canvas.theme.seat_tint(self.index, 0.45)
        room = box.right - 12 - x
        level: Words = Message("house-person" if self.seat.is_person else "house-bot")
        if not self.seat.is_person:
            plays = self._host.level_of(self.seat)
            wordings = [beside_name(canvas, plays) or level, level]
            level = canvas.fitting_words(wordings, room, QUIET, "text-semibold")
        size = canvas.fitting_size(level, room, (QUIET, BODY), "text-semibold")
        canvas.text(x, y, level, size, ink, "text-semibold", max_width=room)
        if self.has_words:
            self._draw_words(canvas, y + 20 * self.letters)

    def _draw_words(self, canvas: Canvas, y: float) -> None:
        box, seat = self.box, self.seat
        room = seat_text_width(box.w, self.letters)
        words = Box(box.centre_x - room / 2, y, room, 0)
        font: Font = "text" if seat.is_person else "text-italic"
        ink = mix(SECOND_TEXT, TEXT, 0.6)
        said = self._host.words_of(seat)
        canvas.paragraph(words, said, QUIET, ink, font, 1.3)

    def _draw_portrait(self, canvas: Canvas, box: Box) -> None:
        seat = self.seat
        called = "" if seat.is_person else self._host.level_of(seat).called
        path = face_path(self._host.game_key, called, self._host.twin(seat))
        if path is not None:
            draw_portrait(canvas, path, box, SEAT_RADIUS - EDGE)
            return
        colour = canvas.theme.seat_colour(self.index)
        sky = (mix(canvas.theme.raised, colour, 0.35), mix(canvas.theme.well, colour, 0.12))
        canvas.rounded(box, SEAT_RADIUS - EDGE, sky)
        x, y = box.centre_x, box.y + TOOL / 2 + box.h * 0.44
        r = min(box.w * 0.2, box.h * 0.2)
        for ring, alpha in ((2.15, 60), (1.8, 90), (1.45, 130)):
            canvas.ring(x, y, ring * r, with_alpha(lighten(colour, 0.5), alpha), 1.5)
        if seat.is_person:
            canvas.seat_mark(self.index, x, y, r)
        else:
            canvas.icon("robot", x, y, 1.5 * r, lighten(colour, 0.5))


def seat_text_width(width: float, letters: float) -> float:
    return width - 2 * (SEAT_PAD if width >= ROOM_FOR_WORDS * letters else NARROW_PAD)


def words_height(lines: int, letters: float) -> float:
    return lines * LINE * letters + 16 if lines else 8.0


def has_room_for(lines: int, box: Box, letters: float) -> bool:
    rest = box.h - words_height(lines, letters) - NAME_H - LINE * letters
    return rest >= LEAST_SHOWN * box.w


class EmptySeat(Pressable):
    """A seat nobody has: a click brings one of the players, the button a person."""

    def __init__(self, on_click: Callable[[], object], bring_person: Callable[[], object]) -> None:
        super().__init__(on_click, radius=SEAT_RADIUS)
        self.index = 0
        self.is_aimed_at = False
        self.friend = Button(Message("setup-a-friend"), bring_person, kind="ghost", icon="user")
        self.add(self.friend)

    def placed(self) -> None:
        box = self.box
        width = min(box.w - 24, 200)
        self.friend.box = Box(box.centre_x - width / 2, box.bottom - 72, width, 52)

    def draw(self, canvas: Canvas) -> None:
        box, lit = self.box, self.is_hovered or self.is_aimed_at
        ink = lighten(canvas.theme.accent, 0.6 if lit else 0.35)
        canvas.rounded(box, SEAT_RADIUS, (*darken(canvas.theme.well, 0.4), 200 if lit else 170))
        canvas.cached(("dashed", round(box.w), round(box.h), ink), box,
                      lambda sheet: _dash(sheet, box, ink), margin=2)  # fmt: skip
        x, y = box.centre_x, box.y + box.h * 0.3
        canvas.disc(x, y, 34, with_alpha(canvas.theme.seat_colour(self.index), 40),
                    with_alpha(canvas.theme.seat_colour(self.index), 130), 1.5)  # fmt: skip
        canvas.seat_shape(self.index, x, y, 20, canvas.theme.seat_tint(self.index, 0.2))
        canvas.icon("plus", x, y + 66, 34, lighten(ink, 0.4))
        room = box.w - 24
        title = Message("setup-empty-chair")
        size, font = fitting_type(canvas, [title], room, (24, LARGE, QUIET, BODY))
        words = Box(box.x + 12, y + 96, room, 0)
        low = words.y + canvas.paragraph(words, title, size, TEXT, font, 1.2, align="centre")
        how = Message("setup-empty-chair.how")
        if low + canvas.paragraph_height(room, how, QUIET, line_height=1.3) < self.friend.box.y - 8:
            canvas.paragraph(words.moved(0, low - words.y), how, QUIET, SECOND_TEXT,
                             line_height=1.3, align="centre")  # fmt: skip


def _dash(canvas: Canvas, box: Box, ink: Colour) -> None:
    path = round_corners(box.inset(1), SEAT_RADIUS)
    canvas.polyline(path, with_alpha(ink, 170), 1.8, closed=True, dashed=True, dash=(12, 9))


# The left of the set-up page: who sits down, on seats, and the list of players they come from.

HEAD: Final = 64.0
GAP: Final = 20.0
TIGHT_GAP: Final = 17.0
BELOW: Final = 24.0
LEAST_SEATS: Final = 4
SEAT_H: Final = (330.0, 434.0, 640.0)
"""How high a seat is: at least, as a rule, at most."""


class SeatList(Widget):
    """Seats over the list of players; `on_change` hears every change, `on_resize` a new number."""

    def __init__(
        self,
        draft: SetupDraft,
        on_change: Callable[[], object],
        on_resize: Callable[[], object],
        proposal: LevelProposal,
        record: Words,
    ) -> None:
        super().__init__()
        self.draft, self.proposal, self.record = draft, proposal, record
        self.allows_hints = True
        self.letters = 1.0
        self._players_height, self._rows = 0.0, 1
        self._on_change, self._on_resize = on_change, on_resize
        self.player_list = PlayerList(draft, proposal, seat=self._seat_at, hold=self._aim,
                           seat_all=self.seat_all)  # fmt: skip
        self.seat_cards = [SeatCard(seat, self) for seat in draft.seats]
        self.empty: list[EmptySeat] = []
        self._gather()

    @property
    def game_key(self) -> str:
        return self.draft.game.key

    # -- colors

    def wear(self, seat: int, colour: SeatColour) -> None:
        self.draft.wear(seat, colour)
        self._changed()

    # -- who sits where

    def seat_chosen(self, seat_card: SeatCard) -> None:
        """The one chosen on the list of players, or for a bot the next of the list."""
        level = self.player_list.take()
        if level is None and not seat_card.seat.is_person:
            level = self.player_list.after(seat_card.seat.level)
        if level is not None:
            self._seat(seat_card, level)

    def seat_number(self, seat_card: SeatCard, number: int) -> bool:
        if not 1 <= number <= len(self.player_list.cards):
            return False
        self._seat(seat_card, self.player_list.cards[number - 1].level)
        return True

    def seat_all(self, level: Level) -> None:
        for seat_card in self.seat_cards:
            if not seat_card.seat.is_person:
                self._seat(seat_card, level)

    def _seat(self, seat_card: SeatCard, level: Level) -> None:
        seat = seat_card.seat
        if seat.is_person:
            self.draft.sit(self.seat_cards.index(seat_card), is_person=False)
        seat.level = level.name
        self.draft.name_after_level(seat)
        seat_card.refresh()
        self._changed()

    def set_kind(self, seat_card: SeatCard, is_person: bool) -> None:
        self.draft.sit(self.seat_cards.index(seat_card), is_person=is_person)
        seat_card.refresh()
        self._changed()

    def add_seat(self, *, is_person: bool = False) -> None:
        """The next empty seat is taken: by the one chosen, the usual bot, or a person."""
        if not self.draft.can_add:
            return
        self.draft.add_seat()
        seat_card = SeatCard(self.draft.seats[-1], self)
        self.seat_cards.append(seat_card)
        self._gather()
        level = None if is_person else self.player_list.take()
        if is_person:
            self.set_kind(seat_card, is_person=True)
        elif level is not None:
            self._seat(seat_card, level)
        self._on_resize()

    def remove_seat(self, seat_card: SeatCard) -> None:
        if self.draft.can_remove:
            self.draft.remove_seat(self.seat_cards.index(seat_card))
            self.seat_cards.remove(seat_card)
            self._gather()
            self._on_resize()

    def _seat_at(self, level: Level, x: float, y: float) -> None:
        for seat_card in self.seat_cards:
            if seat_card.box.contains((x, y)):
                self._seat(seat_card, level)
                return
        if any(each.box.contains((x, y)) for each in self.empty):
            self.player_list.chosen = None
            self.player_list.choose(level)
            self.add_seat()

    def _aim(self, at: tuple[float, float] | None) -> None:
        for each in self._all():
            each.is_aimed_at = at is not None and each.box.contains(at)
        self.changed()

    def drag_seat(self, seat_card: SeatCard, x: float, y: float) -> None:
        """The seat goes where the pointer is as soon as it is over another."""
        passed = [n for n, other in enumerate(self.seat_cards) if other.box.contains((x, y))]
        if passed and self.seat_cards[passed[0]] is not seat_card:
            self._move_seat(seat_card, passed[0])

    def step_seat(self, seat_card: SeatCard, by: int) -> None:
        to = self.seat_cards.index(seat_card) + by
        if 0 <= to < len(self.seat_cards):
            self._move_seat(seat_card, to)

    def _move_seat(self, seat_card: SeatCard, to: int) -> None:
        here = self.seat_cards.index(seat_card)
        self.draft.move_seat(here, to)
        self.seat_cards.insert(to, self.seat_cards.pop(here))
        self._gather()
        self.play_sound("click")
        self._changed()

    def renamed(self) -> None:
        self._on_change()

    def show_names(self) -> None:
        for seat_card in self.seat_cards:
            seat_card.refresh()

    def allow_hints(self, is_allowed: bool) -> None:
        self.allows_hints = is_allowed
        self.changed()

    def _changed(self) -> None:
        self.changed()
        self._on_change()

    # -- what stands on a seat

    def level_of(self, seat: SeatDraft) -> Level:
        return next(each for each in self.draft.levels if each.name == seat.level)

    def words_of(self, seat: SeatDraft) -> Words:
        """What a bot says of itself; of a person how it went so far, and if there are hints."""
        if not seat.is_person:
            says = self.level_of(seat).says
            return Message("setup-quoted", {"words": says}) if says else ""
        hints = Message("setup-hints-allowed") if self.allows_hints else Message("setup-no-hints")
        is_owner = seat is self.draft.owner and self.record != ""
        return glued([self.record, hints]) if is_owner else hints

    def twin(self, seat: SeatDraft) -> int:
        """How often the same face looks from a seat before."""

        def face(each: SeatDraft) -> str:
            return "" if each.is_person else self.draft.called(each.level)

        before = self.draft.seats[: self.draft.seats.index(seat)]
        return [face(each) for each in before].count(face(seat))

    def accepts_chosen(self) -> bool:
        return self.player_list.chosen is not None

    # -- places

    def _all(self) -> list[SeatCard | EmptySeat]:
        return [*self.seat_cards, *self.empty]

    def _gather(self) -> None:
        most = self.draft.game.most_seats
        shown = min(most, max(LEAST_SEATS, len(self.seat_cards) + 1))
        self.empty = [
            EmptySeat(self.add_seat, lambda: self.add_seat(is_person=True))
            for _ in range(shown - len(self.seat_cards))
        ]
        self.children.clear()
        for index, seat_card in enumerate(self._all()):
            seat_card.index = index
            self.add(seat_card)
        for seat_card in self.seat_cards:
            seat_card.remove.is_enabled = self.draft.can_remove
        self.add(self.player_list)
        self.placed()
        self.changed()

    def needs(self, canvas: Canvas, width: float, room: float) -> float:
        """What is needed, and of a room as much as the seats can use.

        Seats that would be narrow stand in two rows where there is room for that.
        """
        self._canvas = canvas
        self.letters = max(1.0, canvas.line_step(QUIET, 1) / QUIET)
        self._players_height = self.player_list.height(canvas, width)
        rest = HEAD + BELOW + self._players_height
        words = (self.letters - 1) * 150
        least, usual, most = (each + words for each in SEAT_H)
        left, seat_cards = max(0.0, room - rest), len(self.seat_cards) + len(self.empty)
        is_narrow = width / seat_cards < (ROOM_FOR_WORDS + GAP) * self.letters
        self._rows = 2 if is_narrow and left >= 2 * least + GAP else 1
        return rest + max(least, min(self._rows * most, left or usual))

    def placed(self) -> None:
        box, player_list = self.box, self._players_height
        if not player_list:
            return  # not measured yet
        seat_cards = self._all()
        gap, columns = (
            (GAP if len(seat_cards) <= 5 else TIGHT_GAP),
            -(-len(seat_cards) // self._rows),
        )
        high = box.h - HEAD - BELOW - player_list
        places = Box(box.x, box.y + HEAD, box.w, high).grid(columns, self._rows, gap)
        for seat_card, place in zip(seat_cards, places, strict=False):
            if isinstance(seat_card, SeatCard):
                seat_card.letters = self.letters
                seat_card.lines = self._lines_in(place)
            seat_card.box = place
            seat_card.placed()  # the same box may hold letters of another size
        self.player_list.box = Box(box.x, box.bottom - player_list, box.w, player_list)

    def _lines_in(self, box: Box) -> int:
        """How many lines the longest sentence takes that may stand there; 0: no room for it."""
        canvas, room = self._canvas, seat_text_width(box.w, self.letters)
        told: list[Words] = [
            Message("setup-quoted", {"words": each.says}) for each in self.draft.levels
        ]
        told += [self.words_of(seat) for seat in self.draft.seats if seat.is_person]
        lines = max(len(canvas.paragraph_lines(room, each, QUIET, "text-italic")) for each in told)
        return lines if has_room_for(lines, box, self.letters) else 0

    def draw(self, canvas: Canvas) -> None:
        box, font = self.box, canvas.theme.title_font
        y = box.y + 30
        question = Message("setup-question")
        size = canvas.fitting_size(question, box.w, (40, 34, 26), font)
        used = canvas.text(box.x, y, question, size, TEXT, font)
        game = self.draft.game
        args = {"few": game.fewest_seats, "many": game.most_seats}
        words = Message("setup-chairs", args)
        if used + 32 + canvas.text_width(words, QUIET) <= box.w:
            canvas.text(box.x + used + 32, y + 4, words, QUIET, SECOND_TEXT)
