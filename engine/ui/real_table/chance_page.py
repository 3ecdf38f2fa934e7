"""Chance at a real table: the page that asks what came up, and what the bar offers meanwhile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Protocol

from engine.core.chance import Draw
from engine.core.decision import Chance, Decision
from engine.core.hidden import EXCHANGED
from engine.core.instructions import draws_to_come, turns_to_come
from engine.text.message import Message, Words
from engine.text.voice import Wording
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import Clicked, Intent
from engine.ui.paint.dice import TRAY_RIM, draw_tray
from engine.ui.real_table.chance_input import (
    ChancePart,
    ChanceQuestion,
    ChanceThing,
    HalfTold,
    InARow,
    ToldColumn,
    by_seats,
    draw_thing,
    question_of,
    with_keys,
)
from engine.ui.real_table.hands_page import (
    DRAWN_FOR,
    GAP,
    INSET,
    LADDER_SHARE,
    draw_sentence,
    size_for,
)
from engine.ui.real_table.place import HANDS, HANDS_TEXT, draw_ground, draw_panel, room_of
from engine.ui.real_table.turn import Beside, open_for_correction
from engine.ui.table.actions import Action, Actions
from engine.ui.table.director import Host
from engine.ui.theme import (
    BODY,
    GOOD,
    HEADING,
    INK,
    LARGE,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    Colour,
    lighten,
)
from engine.ui.widgets.base import Pressable, Widget
from engine.ui.widgets.fields import TextField
from engine.ui.widgets.scroll import ScrollArea

# The page that asks what came up on the real board: pictures to click, keys, names to type.

LARGEST_DIE: Final = 240.0
SPARE_ABOVE: Final = 0.5
ABOUT_AS_LARGE: Final = 0.8
LONG_ROW: Final = 5
FACES_SHARE: Final = 0.64
LEAST_TOLD: Final = 96.0
BOARD_SHARE: Final = 0.6
LEAST_BOARD: Final = 0.42
"""The height of the board in small for its width, and what it needs at least."""
SENTENCE: Final = (72.0, 60.0, 48.0, 40.0, 32.0)
FIELD: Final = 48.0
FIELD_WIDTH: Final = 446.0
ROW_NAME: Final = 140.0
NAME_LINE: Final = 22.0
NOTE_LINE: Final = 18.0
CAP_LINE: Final = 26.0
TRAY_CAP: Final = 34.0
GLOW: Final[Colour] = (0xFF, 0xE6, 0xA8)
LONG_NAME: Final = 13
NARROWEST: Final = 122.0
CELL_GAP: Final = 12.0
DIMMED: Final = 0.6
NO_ROW: Final = InARow()


class ChancePage(Widget):
    """Lies over the table. `enter` is called with what came up, once all of it is told.

    Where everything has a key of its own the keys choose; else a field filters by name. What is
    drawn `in_a_row` lies side by side, though each is an answer of its own.
    """

    radius = 0.0
    lacks_board = False
    """Whether the board in small was not whole when it was drawn."""

    def __init__(
        self,
        asked: ChanceQuestion,
        title: Sequence[Wording],
        seat: tuple[int | None, Words],
        enter: Callable[[Any], bool],
        changed: Callable[[], object],
        in_a_row: InARow = NO_ROW,
        beside: Beside | None = None,
    ) -> None:
        super().__init__()
        self.foot = self.tray = self.board = Box(0, 0, 0, 0)
        self._beside = beside
        self.telling = HalfTold(asked)
        self.title = title
        self._in_a_row = in_a_row
        self._seat, self._who = seat
        self.enter = enter
        self._told_change = changed
        self.field = TextField(
            placeholder=Message("ask-search"), on_change=self._typed, icon="search",
            on_submit=lambda text: self.submit(),
        )  # fmt: skip
        self.area = ScrollArea(lambda canvas, box: draw_rows(canvas, box, self._rows), fades=True)
        self.cells: dict[ChanceThing, Pressable] = {}
        self.told = ToldColumn(self.telling, in_a_row, self.take_out, self._hue)
        self._rows: list[tuple[str, Box]] = []
        self._title_high = 0.0
        self.words = (0.0, 0.0, 0.0)
        self._widest = 0.0
        self.add(self.area)
        self.add(self.field)
        self.add(self.told)
        self.field.is_visible = self.has_field

    # -- what is told

    @property
    def asked(self) -> ChanceQuestion:
        return self.telling.asked

    @property
    def said(self) -> str:
        """The sentence in its own words."""
        return "".join(each.words for each in self.title)

    @property
    def keyboard(self) -> Widget | None:
        """What hears the keys first; None where each thing has a key of its own."""
        return self.field if self.has_field else None

    @property
    def deals(self) -> bool:
        """Whether it asks what came to one seat after the other."""
        return self.telling.part.seat is not None

    @property
    def has_field(self) -> bool:
        """Whether names are typed."""
        return not self.telling.part.has_keys

    @property
    def outcome(self) -> Any | None:
        """What came up, once all of it is told."""
        return self.telling.outcome

    @property
    def things(self) -> tuple[ChanceThing, ...]:
        """What is shown: all of it, or what fits the words typed."""
        return self.telling.fitting(self.field.text if self.has_field else "")

    @property
    def guess(self) -> ChanceThing | None:
        """What Enter chooses: the first that fits the words typed, else what was told before."""
        if self.has_field and self.field.text.strip():
            return next(iter(self.things), None)
        may = (each for each in self.things if each.answer == self._in_a_row.again)
        return next(filter(self.telling.may_be, may), None)

    def choose(self, thing: ChanceThing) -> None:
        """This came up; if that cannot be, one sentence says why."""
        if self.outcome is not None:
            return
        if not self.telling.choose(thing):
            key = "ask-lies" if thing.lies else "ask-once"
            said = Message(key, {"thing": thing.name, "where": thing.lies})
            self._refuse(thing.refusal or said)
            return
        self.field.replace_text("")
        self._renewed()
        is_all = self.asked.count == 1 or self.asked.is_enough(self.telling.answers)
        if self.outcome is not None and is_all and not self.deals:
            self.submit()

    def submit(self) -> None:
        """Hand in what is told, or choose what is typed."""
        outcome, told = self.outcome, self.telling.told
        if outcome is not None and self.telling.problem:
            self._refuse(self.telling.problem)
        elif outcome is not None:
            if not self.enter(outcome) and len(told) == 1:
                self.back()
                self._refuse(Message("ask-cannot", {"thing": told[0].name}))
        elif self.guess is not None:
            self.choose(self.guess)
        elif self.field.text.strip():
            self._refuse(Message("ask-none", {"words": self.field.text.strip()}))

    def back(self) -> bool:
        """The last thing told is asked for again; False when nothing was told here."""
        if self.clear():
            return True
        is_back = self.telling.take_back()
        if is_back:
            self._renewed()
        return is_back

    def clear(self) -> bool:
        """What is typed is dropped; False when nothing was."""
        had = bool(self.field.text)
        if had:
            self.field.replace_text("")
            self._renewed()
        return had

    def take_out(self, part: int, place: int) -> None:
        self.telling.take_out(part, place)
        self._renewed()

    def _refuse(self, sentence: Words) -> None:
        self.told.problem = sentence
        self.play_sound("wrong")
        self.changed()

    def _typed(self, text: str) -> None:
        self._renewed()

    def _renewed(self) -> None:
        self.told.problem = ""
        self.told.renew()
        self.field.is_visible = self.has_field
        self.placed()
        self.changed()
        self._told_change()

    # -- input

    def handle(self, intent: Intent) -> bool:
        """Nothing below the page is clicked on."""
        return isinstance(intent, Clicked)

    # -- places

    def placed(self) -> None:
        left, right = self._columns()
        top = left.y + self._title_high
        if self.has_field:
            wide = min(left.w * 0.4, FIELD_WIDTH)
            middle = left.y + 26 * self._unit + 10
            self.field.box = Box(left.right - wide - GAP, middle - FIELD / 2, wide, FIELD)
        room = Box(left.x, top, left.w, max(0.0, left.bottom - top))
        self.area.box, self.told.box = room, right
        self.tray = Box(0, 0, 0, 0)
        if self.asked.is_cards and not self.has_field:
            self.tray = Box(room.x - GAP, room.y, room.w + GAP, room.h)
            self.area.box = self.tray.inset(TRAY_RIM + 6, TRAY_RIM)
        if self.asked.is_dice:
            self.tray = Box(room.x - GAP, room.y, room.w + GAP, room.h)
            felt = self.tray.inset(TRAY_RIM + 8)
            words = sum(words_room(self.asked, self.telling.part))
            needed = self.asked.least + 14 + words + CELL_GAP + 12
            faces = min(max(felt.h * FACES_SHARE, needed), felt.h - LEAST_TOLD)
            self.area.box = Box(felt.x, felt.y, felt.w, max(0.0, faces - 8))
            self.told.box = Box(felt.x, felt.y + faces, felt.w, max(0.0, felt.h - faces))
        self._place_things()

    def _hue(self, canvas: Canvas) -> Colour:
        seat = self._asked_seat
        return HANDS if seat is None else canvas.theme.seat_colour(seat)

    @property
    def _asked_seat(self) -> int | None:
        """Whose it is what is asked for now."""
        of_part = self.telling.part.seat
        return self._seat if of_part is None else of_part

    @property
    def _unit(self) -> float:
        return min(self.box.w / DRAWN_FOR[0], self.box.h / DRAWN_FOR[1])

    def _columns(self) -> tuple[Box, Box]:
        box, inset = self.box, INSET * self._unit
        wide = box.w * LADDER_SHARE
        right = Box(box.right - wide - GAP, box.y + GAP, wide, box.h - 2 * GAP)
        return Box(box.x + inset, right.y, right.x - GAP - box.x - inset, right.h), right

    def _place_things(self) -> None:
        self.area.remove_all()
        self.cells, self._rows = {}, []
        rows: dict[str, list[ChanceThing]] = {}
        for thing in self.things:
            rows.setdefault(thing.row, []).append(thing)
        if not rows or self.area.box.w < NARROWEST:
            return
        self.words = words_room(self.asked, self.telling.part)
        indent = ROW_NAME if any(rows) else 0.0
        wide = self.area.inner_width - indent
        picture, columns = self._picture_size(rows, wide)
        cell = (wide - CELL_GAP * (columns - 1)) / columns
        if not self.asked.is_dice:
            cell = min(cell, self._narrowest(picture) * 2.1)
        high = picture + self.asked.margin + sum(self.words)
        lines = sum(-(-len(things) // columns) for things in rows.values())
        spare = self.area.box.h - lines * (high + CELL_GAP)
        y = max(4.0, spare * SPARE_ABOVE if self.tray.w else 0.0)
        for name, things in rows.items():
            lines = -(-len(things) // columns)
            self._rows.append((name, Box(0, y, indent, picture)))
            for number, thing in enumerate(things):
                line, column = divmod(number, columns)
                home = Box(indent + column * (cell + CELL_GAP), y + line * (high + CELL_GAP), cell,
                           high)  # fmt: skip
                key = thing.code if self.telling.part.has_keys else None
                button = Pressable(partial(self.choose, thing), radius=12, sound="token", key=key,
                                   paint=partial(draw_cell, thing=thing, page=self))  # fmt: skip
                self.cells[thing] = button
                self.area.place(button, home)
            y += lines * (high + CELL_GAP)
        self.area.content_height = y - CELL_GAP + 4

    def _picture_size(self, rows: dict[str, list[ChanceThing]], wide: float) -> tuple[float, int]:
        """How high pictures are, and how many stand side by side, so that all is in view."""
        most, least = max(map(len, rows.values())), self.asked.least
        largest = LARGEST_DIE if self.asked.is_dice else self.asked.most
        steps = int(max(0.0, largest - least) / 6.0)
        for size in [least + 6.0 * step for step in range(steps, -1, -1)]:
            fit = self._columns_of(size, wide, most)
            columns = -(-most // -(-most // fit))
            lines = sum(-(-len(row) // columns) for row in rows.values())
            each = size + self.asked.margin + sum(self.words) + CELL_GAP
            if lines * each <= self.area.box.h:
                return (
                    self._in_two_rows(size, columns, each - size) if lines == 1 else (size, columns)
                )
        return least, self._columns_of(least, wide, most)

    def _in_two_rows(self, size: float, columns: int, around: float) -> tuple[float, int]:
        """A row alone on a tray in two, where its pictures stay about as large."""
        lower = min(size, self.area.box.h / 2 - around)
        fills = self.tray.w and self.asked.is_cards and lower >= size * ABOUT_AS_LARGE
        return (lower, -(-columns // 2)) if fills and columns >= LONG_ROW else (size, columns)

    def _columns_of(self, size: float, wide: float, most: int) -> int:
        return max(1, min(most, int((wide + CELL_GAP) // (self._narrowest(size) + CELL_GAP))))

    def _narrowest(self, picture: float) -> float:
        """The width of what may come up whose picture is that high."""
        edge = 4 if self.asked.is_cards else 16
        least = 0.0 if self.asked.is_cards and not self.asked.has_names else NARROWEST
        return max(least, self._widest + 14, picture * self.asked.shape + edge)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        draw_ground(canvas, (self.box, self.foot))
        left, right = self._columns()
        high = self._draw_sentence(canvas, left, self._unit)
        if self.tray.w:
            draw_tray(canvas, self.tray, room_of(canvas.theme).felt)
        self._draw_beside(canvas, right)
        found = (high, _longest_word(canvas, self.telling.part.things, self.asked))
        if found != (self._title_high, self._widest):
            self._title_high, self._widest = found
            self.placed()

    def _draw_beside(self, canvas: Canvas, right: Box) -> None:
        """The board, what the dice do, and whoever rolls, as far as there is room."""
        beside, room = self._beside, right
        if self.asked.beside is not None:
            end = self.asked.beside(canvas, right, self.telling.answers) + GAP
            beside, room = None, Box(right.x, end, right.w, right.bottom - end)
        if not self.asked.is_dice:
            room = right.cut_top(self.told.panel(canvas).h, GAP)[1]
        if beside is not None and room.h > right.w * LEAST_BOARD:
            picture, room = room.cut_top(min(room.h, right.w * BOARD_SHARE), GAP)
            beside.draw(canvas, picture, self.board, self.asked.places)
        if self.asked.is_dice and self.told.has_sums:
            sums, room = room.cut_top(min(room.h, self.told.sums_height(canvas, right.w)), GAP)
            draw_panel(canvas, sums, self._hue(canvas))
            self.told.draw_sums(canvas, sums.inset(24, 18))
        self.lacks_board = self._beside is not None and self._beside.lacks_board
        if self._beside is not None:
            self._beside.draw_seat(canvas, room, self._asked_seat, self._unit)

    def _draw_sentence(self, canvas: Canvas, left: Box, unit: float) -> float:
        y, x = left.y + 26 * unit + 10, left.x
        seat, part = self._asked_seat, self.telling.part
        if seat is None:
            canvas.icon("hand", x + 15, y, 30, HANDS)
        elif self._beside is not None:
            self._beside.draw_player(canvas, seat, x + 18, y)
        x += 50
        who = part.title if self.deals else self._who
        x += canvas.text(x, y, who, HEADING, TEXT, "text-semibold", max_width=left.w * 0.4) + 16
        if self.told.count > 1:
            count = f"{self.told.told} / {self.told.count}"
            if self.deals:
                count = f"{self.telling.told_of_part} / {part.count}"
            x += canvas.tag(x, y, count, HANDS, "hand", solid=False) + 12
        if self.asked.note:
            room = (self.field.box.x if self.has_field else left.right) - x
            canvas.text(x, y, self.asked.note, BODY, SECOND_TEXT, max_width=room)
        y += 26 * unit + 14
        place = Box(left.x, y, left.w - 2 * GAP, left.h)
        size = size_for(canvas, self.title, place.w, unit, SENTENCE)
        return y + draw_sentence(canvas, place, self.title, size, self._colour_of) + GAP - left.y

    def _colour_of(self, thing: Any) -> Colour:
        """A number in the amber of hands, a thing in its own color."""
        own = None if self._beside is None else self._beside.tint(thing)
        return own or HANDS_TEXT


def draw_rows(canvas: Canvas, content: Box, rows: Sequence[tuple[str, Box]]) -> None:
    for name, box in rows:
        if name:
            place = box.moved(content.x, content.y)
            high = canvas.paragraph_height(place.w - 10, name, BODY, line_height=1.25)
            room = Box(place.x, place.centre_y - high / 2, place.w - 10, high)
            canvas.paragraph(room, name, BODY, TEXT, "text-semibold", 1.25)


def words_room(asked: ChanceQuestion, part: ChancePart) -> tuple[float, float, float]:
    """The room under a picture for its name, its note and its key."""
    things = part.things
    named = [each.name for each in things if each.name != each.code and asked.has_names]
    lines = 0 if not named else 1 + any(len(name) > LONG_NAME for name in named)
    has_note = any(each.note for each in things)
    has_cap = any(len(each.code) == 1 for each in things)
    cap = TRAY_CAP if asked.is_dice else CAP_LINE
    return NAME_LINE * lines, NOTE_LINE * has_note, cap * has_cap


def draw_cell(canvas: Canvas, cell: Pressable, thing: ChanceThing, page: ChancePage) -> None:
    """A thing that may come up, with its name, note and key; dice lie free on their tray."""
    box, may = cell.box, page.telling.may_be(thing)
    is_lit = may and (cell.is_hovered or thing is page.guess)
    room = room_of(canvas.theme)
    if page.asked.is_dice and is_lit:
        canvas.glow(box.centre_x, box.centre_y - 12, box.h * 0.6, box.h * 0.5, GLOW, 0.5)
        box = box.moved(0, -6)
    elif not page.asked.is_dice and not page.asked.is_cards:
        ground = room.open_panel if is_lit else room.panel
        edge = (*HANDS, 220) if is_lit else room.line
        canvas.rounded(box, 12, ground, edge, 2 if is_lit else 1)
    inset = 2 if page.asked.is_cards else 8
    picture = Box(box.x + inset, box.y + inset, box.w - 2 * inset,
                  box.h - page.asked.margin - sum(page.words))  # fmt: skip
    if thing.paint is not None:
        picture = picture.fitted(page.asked.shape, 1)
    if page.asked.is_cards:
        canvas.shadow(picture, 8, blur=20 if is_lit else 10, drop=0 if is_lit else 4,
                      strength=230 if is_lit else 120, colour=HANDS if is_lit else INK)  # fmt: skip
    draw_thing(canvas, picture, thing)
    if page.asked.is_cards and is_lit:
        canvas.rounded(picture.inset(-2), 9, None, HANDS, 3)
    if not may:
        veiled, corner = (picture, 8) if page.asked.is_cards else (box, 12)
        canvas.rounded(veiled, corner, (*INK, round(255 * DIMMED)))
    _draw_words(canvas, box, thing, page, may=may)
    times = page.telling.times(thing)
    if times:
        x = box.right - 16 if not page.asked.is_dice else box.centre_x + picture.h * 0.44
        canvas.disc(x, box.y + 16, 16, GOOD, INK, 2)
        canvas.text(x, box.y + 16, str(times), LARGE, INK, "number-bold", "centre")


def _draw_words(
    canvas: Canvas, box: Box, thing: ChanceThing, page: ChancePage, *, may: bool
) -> None:
    names, notes, caps = page.words
    colour, room = TEXT if may else SECOND_TEXT, box.w - 10
    y = box.bottom - 4 - names - notes - caps
    if names and thing.name != thing.code and thing.paint is not None:
        lines = canvas.paragraph_lines(room, thing.name, BODY, "text-semibold")
        most = int(names // NAME_LINE)
        step = names / max(1, min(most, len(lines)))
        for number, line in enumerate(lines[:most]):
            canvas.text(box.centre_x, y + step * (number + 0.5), line, BODY, colour,
                        "text-semibold", "centre", max_width=room)  # fmt: skip
    if thing.note:
        ink = colour if page.asked.is_dice else SECOND_TEXT
        canvas.text(box.centre_x, y + names + notes / 2, thing.note, SMALL, ink, "text",
                    "centre", max_width=room)  # fmt: skip
    if thing.lies:
        high = canvas.paragraph_height(room, thing.lies, SMALL, "text-semibold", 1.25)
        middle = (box.y + y) / 2
        wide = min(room, canvas.text_width(thing.lies, SMALL, "text-semibold") + 24)
        canvas.rounded(Box.around(box.centre_x, middle, wide, high + 12), 10, (*INK, 225), LINE)
        canvas.paragraph(Box(box.x + 5, middle - high / 2, room, high), thing.lies, SMALL,
                         lighten(HANDS, 0.3), "text-semibold", 1.25,
                         align="centre")  # fmt: skip
    if len(thing.code) == 1 and may:
        wide = canvas.key_cap_width(thing.code)
        key = Box.around(box.centre_x, box.bottom - 4 - caps / 2, 44, caps)
        if page.asked.is_dice:
            lower = room_of(canvas.theme).panel[1]
            canvas.rounded(key, 8, lower, lighten(room_of(canvas.theme).felt[0], 0.45), 1.5)
            canvas.text(*key.centre, thing.code, LARGE, TEXT, "mono", "centre")
        else:
            canvas.key_cap(box.centre_x + wide / 2, key.centre_y, thing.code)


def _longest_word(canvas: Canvas, things: Sequence[ChanceThing], asked: ChanceQuestion) -> float:
    """How wide the widest word is that stands below a picture."""
    named = [each.name for each in things if asked.has_names and each.paint is not None]
    words = {word for name in named for word in name.split()}
    return max((canvas.text_width(word, BODY, "text-semibold") for word in words), default=0.0)


# Chance at a real table: the page that asks it, and what the bar offers meanwhile.


class TakenBack(Protocol):
    def take_back_to(self, number: int) -> None: ...


class ChanceInput:
    """The pages of one table, and what was told on those before: draws in a row lie side by side,
    and what was taken back to tell another one is offered again.
    """

    def __init__(self, host: Host, wishes: TakenBack) -> None:
        self._host, self._wishes = host, wishes
        self._told: dict[int, tuple[Chance, ChanceThing]] = {}
        self._again: list[object] = []
        self._dealt: tuple[int, list[list[ChanceThing]]] = (-1, [])

    def page(self, asked: Chance) -> ChancePage | None:
        """The page for what came up; None where neither the game nor the engine has pictures."""
        host = self._host
        shown = host.parts.ask(host.moment, asked) or question_of(asked.outcomes)
        if shown is None:
            return None
        if shown.by_seat:
            turns = turns_to_come(host.match.table, asked)
            if len(set(turns)) > 1:
                return self._page_of_all(asked, shown, turns)
        voice, seat = host.sitting.voice, asked.for_seat
        who = voice.say(Message("hands-all")) if seat is None else voice.named(seat)
        return ChancePage(
            shown, voice.prompt_spans(asked.asked), (seat, who),
            partial(self._enter, asked, shown), host.refresh, self._row(asked), Beside(host),
        )  # fmt: skip

    def _enter(self, asked: Chance, shown: ChanceQuestion, outcome: Any) -> bool:
        """What was told is answered; a single thing is kept to lie beside what comes after it."""
        moves = self._host.match.moves
        begun = len(moves)
        is_taken = self._host.submit(outcome)
        if is_taken and shown.count == 1:
            self._again = self._again[1:]
            place = next(n for n in range(begun, len(moves)) if moves[n].kind == asked.kind)
            for thing in shown.parts[0].things:
                if shown.outcome((thing.answer,)) == outcome:
                    self._told[place] = (asked, thing)
        return is_taken

    # -- what is drawn seat after seat

    def _page_of_all(
        self, asked: Chance, shown: ChanceQuestion, turns: Sequence[int]
    ) -> ChancePage:
        """One page for all: what the first seat drew, then the next; the last one has the rest."""
        host = self._host
        voice, counts = host.sitting.voice, Counter(turns)
        whole = by_seats(shown, counts, voice)
        page: ChancePage

        def enter(outcome: tuple[Any, ...]) -> bool:
            self._dealt = (len(host.match.moves), page.telling.by_part)
            left = iter(outcome)
            drawn = {seat: [next(left) for _ in range(count)] for seat, count in counts.items()}
            return all(self._is_drawn(asked, drawn[seat].pop(0)) for seat in turns)

        who = voice.say(Message("hands-all"))
        title = voice.prompt_spans(asked.asked)
        page = ChancePage(whole, title, (None, who), enter, host.refresh, beside=Beside(host))
        if self._dealt[0] == len(host.match.moves):
            page.telling.tell_again(self._dealt[1])
            page.told.renew()
        return page

    def _is_drawn(self, asked: Chance, outcome: Any) -> bool:
        """A draw of the row is answered, unless it was the last and could be no other."""
        now = self._host.match.pending
        is_due = isinstance(now, Chance) and now.kind == asked.kind
        return not is_due or self._host.submit(outcome)

    def takes_back(self) -> bool:
        """Whether the last answers were told on one page: it lies there again."""
        begun, told = self._dealt
        answers = self._host.match.moves[begun:] if told else ()
        if len({each.kind for each in answers}) != 1:
            return False
        self._wishes.take_back_to(begun)
        return True

    def _row(self, asked: Chance) -> InARow:
        """What was drawn right before for the same seat, and how much is to come."""
        if not isinstance(asked.outcomes, Draw):
            return InARow()
        numbers = self._right_before(asked)
        before = tuple([self._told[number][1] for number in numbers])
        again = self._again[0] if self._again else None
        return InARow(before, draws_to_come(self._host.match.table, asked), again,
                      lambda place: self._back_to(numbers[place:]))  # fmt: skip

    def _right_before(self, asked: Chance) -> list[int]:
        """The answers that were such draws for the same seat, and nothing came between."""
        moves, found = self._host.match.moves, list[int]()
        for number in range(len(moves) - 1, -1, -1):
            if moves[number].kind == EXCHANGED:
                continue
            known = self._told.get(number)
            if known is None or known[1].answer != moves[number].answer:
                break
            if (known[0].kind, known[0].for_seat) != (asked.kind, asked.for_seat):
                break
            found.insert(0, number)
        return found

    def _back_to(self, numbers: list[int]) -> None:
        """One of those told before was another: it is asked again, and then those after it."""
        self._again = [self._told[number][1].answer for number in numbers]
        self._wishes.take_back_to(numbers[0])


def hand_page(host: Host, decision: Decision) -> ChancePage | None:
    """The page for a person's decision with cards that nobody else knows; None for any other."""
    match, voice = host.match, host.sitting.voice
    if not match.keeps_hand_back:
        return None
    options = match.options_at_hand()
    asked = host.parts.ask_hand(host.moment, options)
    if asked is None:
        told = match.game.option_texts(options, voice, host.moment.table, decision.seat)
        things = tuple(ChanceThing(*each) for each in zip(options, told, strict=True))
        part = ChancePart(with_keys(things))
        asked = ChanceQuestion(
            (part,), lambda answers: answers[0], shape=2.4, least=64, has_names=False
        )
    who, title = voice.named(decision.seat), voice.prompt_spans(decision.asked)
    return ChancePage(
        asked, title, (decision.seat, who), host.submit, host.refresh, beside=Beside(host)
    )


def chance_actions(host: Host, page: ChancePage) -> Actions:
    """What the bar says and offers while something is asked, beside the undo button."""

    def say(key: str, part: str = "", **args: Any) -> str:
        return host.sitting.voice.say(Message(key, args), part)

    def draw() -> None:
        match = host.match
        if isinstance(match.pending, Chance):
            rng = match.chance_generator(len(match.moves))
            page.enter(match.pending.outcomes.sample(rng))

    drawn = Action(say("ask-for-me"), draw, icon="dice", key="Ctrl+R",
                   short=say("ask-for-me", "short"), tooltip=say("ask-for-me", "tip"))  # fmt: skip
    differs = Action(say("hands-differs"), lambda: open_for_correction(host), icon="pencil",
                     key="Ctrl+D", tooltip=say("hands-differs", "tip"))  # fmt: skip
    done, guess = page.outcome is not None, page.guess
    label = say("bar-hand-in") if guess is None or done else guess.name
    enter = Action(label, page.submit, icon="check", key="Enter",
                   enabled=done or guess is not None)  # fmt: skip
    part = page.telling.part
    count, told = page.told.count, page.told.told
    asked = host.match.pending
    is_chance = isinstance(asked, Chance)
    prompt = say("ask-done") if done else say("ask-which", number=told + 1, count=count)
    if part.title and not done:
        prompt = part.question or f"{part.title}: {prompt}"
    how = say("ask-which", "name" if page.has_field else "key", number=told + 1, count=count)
    if isinstance(asked, Chance) and asked.is_lot:
        how = say("ask-lot")
    others = (drawn, differs) if is_chance else (differs,)
    if not is_chance and not done and count == 1:
        prompt = page.said
    return Actions(prompt, "" if done else how, enter, others)
