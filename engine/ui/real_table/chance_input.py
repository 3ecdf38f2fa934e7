"""What came up on the real board: what may have come, and dice that are clicked or typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from engine.core.chance import Dice, Distribution, Draw, Shuffle
from engine.core.decision import Chance
from engine.core.errors import IllegalAnswer
from engine.core.setup import whole_number
from engine.text.message import Message, SeatNumber, Words
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.dice import Die, Pose, draw_die, draw_die_slot, draw_mini_die
from engine.ui.real_table.place import HANDS, HANDS_TEXT, draw_panel, room_of
from engine.ui.theme import (
    BAD,
    BODY,
    HEADING,
    INK,
    LARGE,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    Colour,
    Font,
    lighten,
    mix,
)
from engine.ui.widgets.base import Button, Pressable, Widget
from engine.ui.widgets.fields import TextField
from engine.ui.widgets.scroll import ScrollArea

# What is asked of those at a real table: which dice, cards or tiles came up, and what was told.
#
# A game says how its chances are asked (`Parts.ask`): every thing that may come up with its name
# and picture, and where it lies if it cannot. Nothing here is drawn.

Paint = Callable[[Canvas, Box], object]
"""Draws a thing into a box of the shape that is asked for."""

MOST_KEYS: Final = 9
PIPPED: Final = 6
ON_TRAY: Final = 0.72
"""How large a die is in the box it lies in."""
LYING: Final = (-14, 12, 26, -20, 8, -8)
"""How the faces lie, in degrees."""


@dataclass(frozen=True, slots=True)
class ChanceThing:
    """A face, a card, a tile: `answer` is what stands for it in the outcome.

    `code` is a short way to type it; `row` groups what belongs together; `note` says what it does.
    What `lies` somewhere, in words such as "in the discard", cannot come up; neither can what has a
    `refusal`, a sentence that says why.
    """

    answer: Any
    name: str
    paint: Paint | None = None
    note: str = ""
    code: str = ""
    row: str = ""
    lies: str = ""
    refusal: str = ""

    @property
    def is_out(self) -> bool:
        """Whether it cannot come up."""
        return bool(self.lies or self.refusal)


@dataclass(frozen=True, slots=True)
class ChancePart:
    """So many of the same kind that come up together, maybe for a seat of its own; each of the
    things but once, or again. Where it is no matter of what came up it has a `question`.
    """

    things: tuple[ChanceThing, ...]
    count: int = 1
    title: str = ""
    is_once: bool = False
    seat: int | None = None
    question: str = ""

    @property
    def has_keys(self) -> bool:
        """Whether one key each chooses them; else they are looked for by name."""
        return all(len(each.code) == 1 for each in self.things)


@dataclass(frozen=True, slots=True)
class ChanceQuestion:
    """All that comes up at once. `outcome` makes it of the answers, in the order of the parts.

    `shape` is how wide a picture is for its height, which is from `least` to `most`; without
    `has_names` the pictures say enough. `sums` is what the things told so far do, and `is_enough`
    says that no more is to be told. Dice lie on a tray (`is_dice`), cards and tiles as they are
    (`is_cards`); `places` of the board are lit that they are rolled for. What is drawn seat after
    seat is told on one page where it may be told `by_seat`; then each of the things comes up but
    once in all. A `problem` is a sentence that says what cannot be of all that was told. What the
    game draws `beside` goes before the board there.
    """

    parts: tuple[ChancePart, ...]
    outcome: Callable[[tuple[Any, ...]], Any]
    shape: float = 1.0
    least: float = 84.0
    most: float = 190.0
    has_names: bool = True
    note: str = ""
    is_dice: bool = False
    is_cards: bool = False
    places: tuple[str, ...] = ()
    sums: Callable[[tuple[Any, ...]], tuple[str, ...]] = lambda answers: ()
    is_enough: Callable[[tuple[Any, ...]], bool] = lambda answers: False
    by_seat: bool = False
    problem: Callable[[tuple[Any, ...]], str] = lambda answers: ""
    beside: Callable[[Canvas, Box, tuple[Any, ...]], float] | None = None

    @property
    def margin(self) -> float:
        """What the place of a thing is higher than its picture and its words."""
        return 4 if self.is_cards else 14

    @property
    def count(self) -> int:
        """How many things come up."""
        return sum(part.count for part in self.parts)


class HalfTold:
    def __init__(self, asked: ChanceQuestion) -> None:
        self.asked = asked
        self._told: list[list[ChanceThing]] = [[] for _ in asked.parts]

    @property
    def told(self) -> tuple[ChanceThing, ...]:
        """Everything told, in the order of the parts."""
        return tuple(thing for part in self._told for thing in part)

    def tell_again(self, told: Sequence[Sequence[ChanceThing]]) -> None:
        """What was told before something was taken back."""
        self._told = [list(part) for part in told]

    @property
    def answers(self) -> tuple[Any, ...]:
        return tuple(thing.answer for thing in self.told)

    @property
    def problem(self) -> str:
        """What cannot be of all that was told."""
        return self.asked.problem(self.answers)

    @property
    def by_part(self) -> list[list[ChanceThing]]:
        return [list(part) for part in self._told]

    @property
    def now(self) -> int | None:
        """The part that is asked for; None when all is told."""
        if self.asked.is_enough(self.answers):
            return None
        pairs = enumerate(zip(self.asked.parts, self._told, strict=True))
        return next((n for n, (part, told) in pairs if len(told) < part.count), None)

    @property
    def part(self) -> ChancePart:
        """The part that is asked for, or was last."""
        return self.asked.parts[-1 if self.now is None else self.now]

    @property
    def outcome(self) -> Any | None:
        """What came up; None while something is still to be told."""
        if self.now is not None:
            return None
        return self.asked.outcome(self.answers)

    @property
    def told_of_part(self) -> int:
        return len(self._told[-1 if self.now is None else self.now])

    @property
    def slots(self) -> list[tuple[int, int, ChanceThing | None]]:
        """Every place: its part, its number there, and what was told for it."""
        return [
            (number, place, told[place] if place < len(told) else None)
            for number, (part, told) in enumerate(zip(self.asked.parts, self._told, strict=True))
            for place in range(part.count)
        ]

    def times(self, thing: ChanceThing) -> int:
        """How often it was told of the part that is asked for."""
        number = self.now if self.now is not None else len(self._told) - 1
        return self._told[number].count(thing)

    def may_be(self, thing: ChanceThing) -> bool:
        if self.now is None or thing.is_out or thing not in self.part.things:
            return False
        told = self.told if self.asked.by_seat else self._told[self.now]
        return not (self.part.is_once and thing in told)

    def choose(self, thing: ChanceThing) -> bool:
        """The next one is this; whether it can be."""
        if not self.may_be(thing):
            return False
        assert self.now is not None
        self._told[self.now].append(thing)
        return True

    def take_out(self, part: int, place: int) -> None:
        """It was another one: it is asked for again."""
        if place < len(self._told[part]):
            del self._told[part][place]

    def take_back(self) -> bool:
        """The last one told is asked for again; False when nothing was told."""
        told = next((part for part in reversed(self._told) if part), None)
        if told is not None:
            told.pop()
        return told is not None

    def fitting(self, words: str) -> tuple[ChanceThing, ...]:
        """What the typed words may mean, what can come up first; all of it for no words."""
        wanted = words.casefold().split()
        found = [each for each in self.part.things if _fits(each, wanted)]
        if not wanted:
            return tuple(found)
        whole = " ".join(wanted)
        found.sort(key=lambda each: (not self.may_be(each), not _is_called(each, whole)))
        return tuple(found)


def _is_called(thing: ChanceThing, whole: str) -> bool:
    return whole in (thing.code.casefold(), thing.name.casefold())


def _fits(thing: ChanceThing, wanted: list[str]) -> bool:
    """Whether every word typed begins a word of the name or of the row, or all is the short way."""
    if thing.code and "".join(wanted) == thing.code.casefold():
        return True
    words = f"{thing.name} {thing.row}".casefold().replace("-", " ").replace(",", " ").split()
    return all(any(word.startswith(each) for word in words) for each in wanted)


def by_seats(asked: ChanceQuestion, counts: Mapping[int, int], voice: Voice) -> ChanceQuestion:
    """The same asked of every seat, so many of each, on one page: the last one has the rest."""
    things = asked.parts[0].things
    parts = tuple(
        ChancePart(things, count, voice.named(seat), is_once=True, seat=seat)
        for seat, count in counts.items()
    )
    may = [each.answer for each in things if not each.is_out]
    seat, last = list(counts.items())[-1]
    most = sum(counts.values()) - last
    has_rest = len(may) == most + last

    def rest(answers: tuple[Any, ...]) -> tuple[Any, ...]:
        told = set(answers)
        return (*answers, *(each for each in may if each not in told))

    def sums(answers: tuple[Any, ...]) -> tuple[str, ...]:
        if not has_rest or len(answers) != most:
            return ()
        return (voice.say(Message("ask-rest", {"count": last, "seat": SeatNumber(seat)})),)

    return replace(
        asked, parts=parts, outcome=rest, sums=sums,
        is_enough=lambda answers: has_rest and len(answers) == most,
    )  # fmt: skip


# -- what the engine asks where a game says nothing ------------------------------------------------


def question_of(outcomes: Distribution) -> ChanceQuestion | None:
    """Dice by their faces, draws and orders by their names; None for what only a game knows."""
    if isinstance(outcomes, Dice):
        things = tuple(die_face(face) for face in range(1, outcomes.faces + 1))
        parts = (ChancePart(things, outcomes.count),)
        return ChanceQuestion(parts, tuple, is_dice=outcomes.faces <= PIPPED)
    if isinstance(outcomes, Draw):
        drawn = (item for item, _ in outcomes.outcomes())
        named = tuple(ChanceThing(item, _title(outcomes.word(item))) for item in drawn)
        return ChanceQuestion(
            (ChancePart(with_keys(named)),), lambda answers: answers[0], shape=2.4
        )
    if isinstance(outcomes, Shuffle):
        named = tuple(ChanceThing(item, _title(str(item))) for item in outcomes.items)
        part = ChancePart(with_keys(named), len(named), is_once=True)
        return ChanceQuestion((part,), tuple, shape=2.4)
    return None


def die_face(
    face: int, note: str = "", *, code: str | None = None, seat: int | None = None
) -> ChanceThing:
    """A face of an ordinary die, in the colour of a seat; its key is its number."""
    paint = _pips(face, seat) if face <= PIPPED else None
    return ChanceThing(face, str(face), paint, note, str(face) if code is None else code)


def _pips(face: int, seat: int | None) -> Paint:
    def paint(canvas: Canvas, box: Box) -> None:
        die = Die(face, Pose(LYING[face - 1], 26))
        if seat is not None:
            worn = canvas.theme
            die = replace(die, body=worn.seat_colour(seat), pip=worn.seat_ink(seat))
        draw_die(canvas, *box.centre, min(box.w, box.h) * ON_TRAY, die)

    return paint


def _title(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"


def with_keys(things: tuple[ChanceThing, ...]) -> tuple[ChanceThing, ...]:
    """The things with a digit each, if there are enough digits."""
    if len(things) > MOST_KEYS:
        return things
    return tuple(replace(each, code=str(number)) for number, each in enumerate(things, 1))


# What has been told of a question so far, side by side, with room for what is to come.

HEAD: Final = 84.0
FOOT: Final = 150.0
TOLD_SLOT: Final = (96.0, 196.0)
LEAST_SLOT: Final = 40.0
APART: Final = 8.0
WORDS: Final = 26.0
TRAY_HEAD: Final = 44.0
TRAY_SLOT: Final = 216.0
WIDEST_ROW: Final = 4.6
"""Fewer slots than this stand in the middle, no farther apart."""


@dataclass(frozen=True, slots=True)
class InARow:
    """Where several are drawn one after the other: what came up before, how many come after this
    one, what was told here before something was taken back, and what takes back to one of them.
    """

    before: tuple[ChanceThing, ...] = ()
    after: int = 0
    again: object = None
    back_to: Callable[[int], object] = lambda place: None


class ToldColumn(Widget):
    """A slot for each thing that comes up: a press on a picture takes it back."""

    lets_through = True

    def __init__(
        self,
        telling: HalfTold,
        row: InARow,
        take_out: Callable[[int, int], object],
        hue: Callable[[Canvas], Colour],
    ) -> None:
        super().__init__()
        self.problem: Words = ""
        self.slots: list[Pressable] = []
        self._telling, self._row, self._take_out, self._hue = telling, row, take_out, hue
        self.renew()

    @property
    def is_alone(self) -> bool:
        """Whether one thing is told and at once handed in: it needs no place to lie in."""
        return self.count == 1 and not self.on_tray

    @property
    def count(self) -> int:
        return len(self._row.before) + self._telling.asked.count + self._row.after

    @property
    def told(self) -> int:
        return len(self._row.before) + len(self._telling.told)

    def renew(self) -> None:
        self.children.clear()
        self.slots = []
        if self.is_alone:
            return
        for place, thing in enumerate(self._row.before):
            self._slot(partial(self._row.back_to, place), thing)
        for part, place, told in self._telling.slots:
            parts = self._telling.asked.parts
            title = parts[part].title if len(parts) > 1 else ""
            self._slot(partial(self._take_out, part, place), told, title)
        for _ in range(self._row.after):
            self._slot(None, None)
        self.placed()
        self.changed()

    def _slot(
        self, press: Callable[[], object] | None, thing: ChanceThing | None, title: str = ""
    ) -> None:
        is_next = thing is None and all(each.is_enabled for each in self.slots)
        paint = partial(self._draw_slot, thing=thing, title=title, is_next=is_next)
        slot = Pressable(press, radius=12, paint=paint, is_enabled=thing is not None)
        self.slots.append(slot)
        self.add(slot)

    def placed(self) -> None:
        inner = self.box.inset(20, 0)
        if inner.w <= 0:
            return
        head, foot, size = HEAD, FOOT, TOLD_SLOT[1]
        if self.on_tray:
            head, foot, size = TRAY_HEAD, 6.0, TRAY_SLOT
        y, bottom = self.box.y + head, self.box.bottom - foot
        while size > LEAST_SLOT and not self._fits(size, inner.w, bottom - y):
            size -= 4
        wide = self._slot_width(size)
        columns = max(1, int((inner.w + APART) // (wide + APART)))
        in_row = min(columns, len(self.slots))
        step = wide + APART
        if self.on_tray:
            step = max(step, inner.w / max(in_row, WIDEST_ROW))
            lines = -(-len(self.slots) // columns)
            y += max(0.0, bottom - y - lines * (size + APART)) / 2
        left = inner.centre_x - (step * in_row - step + wide) / 2
        for number, slot in enumerate(self.slots):
            line, column = divmod(number, columns)
            slot.box = Box(left + column * step, y + line * (size + APART), wide, size)

    @property
    def on_tray(self) -> bool:
        """Whether the slots lie on the tray, under the faces."""
        return self._telling.asked.is_dice

    def _slot_width(self, size: float) -> float:
        if self.on_tray:
            return size
        shape = self._telling.asked.shape
        return max(TOLD_SLOT[0] if size >= TOLD_SLOT[0] else size, (size - 30) * shape)

    def _fits(self, size: float, wide: float, high: float) -> bool:
        each = self._slot_width(size)
        if each > wide:
            return False
        columns = max(1, int((wide + APART) // (each + APART)))
        return -(-len(self.slots) // columns) * (size + APART) <= high

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        if self.on_tray:
            y = box.y + 22
            canvas.hairline(box.x, box.y, box.w, colour=TEXT, alpha=50)
            wide = canvas.text(box.x + 20, y, Message("ask-told"), BODY, TEXT, "text-semibold")
            if self.told:
                canvas.text(box.right - 20, y, Message("ask-take-out"), SMALL + 1, TEXT,
                            align="right", max_width=box.w - wide - 60)  # fmt: skip
            return
        if self.is_alone and not self.problem:
            return
        box = self.panel(canvas)
        draw_panel(canvas, box)
        if self.is_alone:
            self.draw_sums(canvas, box.inset(20, 20))
            return
        count = f"{self.told} / {self.count}"
        wide = canvas.text_width(count, LARGE, "number-bold")
        canvas.text(box.right - 20, box.y + 36, count, LARGE, HANDS, "number-bold", "right")
        canvas.text(box.x + 20, box.y + 36, Message("ask-told"), LARGE, TEXT, "text-semibold",
                    max_width=box.w - 60 - wide)  # fmt: skip
        canvas.hairline(box.x + 16, box.y + 64, box.w - 32, colour=LINE)
        y = self._end_of_slots
        if self.told:
            canvas.text(box.x + 20, y + 10, Message("ask-take-out"), SMALL, SECOND_TEXT,
                        max_width=box.w - 40)  # fmt: skip
            y += 30
        self.draw_sums(canvas, Box(box.x + 20, y, box.w - 40, box.bottom - 12 - y))

    @property
    def _end_of_slots(self) -> float:
        return max((slot.box.bottom for slot in self.slots), default=self.box.y + HEAD) + 10

    def panel(self, canvas: Canvas) -> Box:
        """As high as what stands in it."""
        box = self.box
        if self.is_alone:
            return Box(
                box.x, box.y, box.w, self.sums_height(canvas, box.w) if self.problem else 0.0
            )
        bottom = self._end_of_slots + 12 + 30 * bool(self.told)
        if self.has_sums:
            bottom += self.sums_height(canvas, box.w)
        return Box(box.x, box.y, box.w, min(box.h, bottom - box.y))

    def sums_height(self, canvas: Canvas, width: float) -> float:
        """What a panel with the sums, or the problem, takes."""
        telling, words = self._telling, self.problem
        told = (words,) if words else telling.asked.sums(telling.answers)
        room = width - (74 if words else 48)
        return 40 + sum(canvas.paragraph_height(room, each, BODY, "text-semibold", 1.35)
                        for each in told)  # fmt: skip

    @property
    def has_sums(self) -> bool:
        telling = self._telling
        return bool(self.problem or telling.asked.sums(telling.answers))

    def draw_sums(self, canvas: Canvas, room: Box) -> None:
        """What they do together, or the sentence about what cannot be."""
        if self.problem:
            ink = lighten(BAD, 0.4)
            canvas.icon("alert-triangle", room.x + 12, room.y + 14, 24, ink)
            canvas.paragraph(Box(room.x + 34, room.y, room.w - 34, room.h), self.problem, BODY, ink,
                             "text-semibold", 1.35)  # fmt: skip
            return
        y, telling = room.y, self._telling
        for line in telling.asked.sums(tuple(thing.answer for thing in telling.told)):
            y += canvas.paragraph(Box(room.x, y, room.w, room.bottom - y), line, BODY, TEXT,
                                  "text-semibold", 1.35)  # fmt: skip

    def _draw_slot(
        self, canvas: Canvas, slot: Pressable, thing: ChanceThing | None, title: str, *,
        is_next: bool,
    ) -> None:  # fmt: skip
        box = slot.box
        words, upper = box.cut_bottom(WORDS) if box.h > 70 else (None, box)
        picture = upper.inset(4).fitted(self._telling.asked.shape, 1)
        if self.on_tray:
            words = None if thing is not None else words
            picture = upper.fitted(1, 1)
            if is_next:
                canvas.shadow(picture, 18, blur=18, drop=0, strength=200, colour=HANDS)
                canvas.rounded(picture, picture.w * 0.2, room_of(canvas.theme).panel[1])
            draw_die_slot(canvas, picture)
        if thing is None and self.on_tray:
            ink = HANDS_TEXT if is_next else lighten(SECOND_TEXT, 0.2)
            canvas.rounded(picture, picture.w * 0.2, None, HANDS if is_next else LINE, 3)
            canvas.text(*picture.centre, "?", HEADING + 8, ink, "number-bold", "centre")
        elif thing is None:
            edge, back = (*HANDS, 230) if is_next else LINE, room_of(canvas.theme).felt
            canvas.rounded(picture, 10, back, edge, 2)
            canvas.rounded(picture.inset(7), 6, None, (*lighten(back[0], 0.25), 150), 1.5)
            canvas.text(*picture.centre, "?", HEADING, HANDS if is_next else SECOND_TEXT,
                        "number-bold", "centre")  # fmt: skip
        else:
            draw_thing(canvas, picture, thing)
            title = thing.name
        if slot.is_hovered and thing is not None:
            canvas.rounded(box, 12, None, (*HANDS, 220), 2)
        is_whole = thing is None or canvas.text_width(title, SMALL) <= box.w
        if words is not None and title and is_whole:
            canvas.text(words.centre_x, words.centre_y, title, SMALL, TEXT, "text", "centre",
                        max_width=words.w)  # fmt: skip


def draw_thing(canvas: Canvas, box: Box, thing: ChanceThing) -> None:
    """The picture of a thing, else its name as large as it can be."""
    if thing.paint is not None:
        thing.paint(canvas, box)
        return
    canvas.rounded(box, 10, mix(INK, HANDS, 0.18), mix(LINE, HANDS, 0.4))
    font: Font = "text-semibold"
    room = box.w - 12
    fits = (
        size
        for size in (HEADING, LARGE, BODY)
        if canvas.paragraph_height(room, thing.name, size, font, 1.2) <= box.h - 8
        and all(canvas.text_width(word, size, font) <= room for word in thing.name.split())
    )
    size = next(fits, SMALL)
    high = canvas.paragraph_height(room, thing.name, size, font, 1.2)
    canvas.paragraph(Box(box.x + 6, box.centre_y - high / 2, room, high), thing.name, size,
                     TEXT, font, 1.2, align="centre")  # fmt: skip


# What did the real dice show? Clicked as faces, or typed, for any chance result of any game.

WIDTH: Final = 760.0
TITLE: Final = 64.0
SLOT: Final = 64.0
FACE: Final = 64.0
GAP: Final = 12.0
INSET: Final = 24.0
FIELD: Final = 48.0
ITEMS_HEIGHT: Final = 216.0
ITEM: Final = (168.0, 48.0)
MOST_FACES: Final = 12


class DicePanel(Widget):
    """Asks for one chance result; `enter` is called with an outcome that the match accepts.

    The text in the field is the one truth: clicked faces are written into it, and what it says
    is shown as dice. `tell` puts what is wrong into words.
    """

    def __init__(
        self, chance: Chance, enter: Callable[[Any], object], changed: Callable[[], object]
    ) -> None:
        super().__init__()
        self.chance = chance
        self.problem: Words = ""
        self.tell: Callable[[IllegalAnswer], Words] = lambda problem: problem.said
        self._enter = enter
        self._told_change = changed
        self.field = TextField(
            placeholder=Message("real-dice-or-type", {"example": self.outcomes.example}),
            on_change=self._typed,
            on_submit=lambda text: self.submit(),
        )
        self.faces: list[Pressable] = []
        self.slots: list[Pressable] = []
        self.items = ScrollArea(None)
        self.add(self.field)
        if isinstance(self.outcomes, Dice) and self.outcomes.faces <= MOST_FACES:
            self._add_dice(self.outcomes)
        elif isinstance(self.outcomes, Draw):
            self.add(self.items)

    @property
    def keyboard(self) -> Widget:
        """What hears the keys first."""
        return self.field

    @property
    def outcomes(self) -> Distribution:
        return self.chance.outcomes

    @property
    def advice(self) -> Words:
        return Message("real-dice-advice", {"example": self.outcomes.example})

    @property
    def outcome(self) -> Any | None:
        """What the text says, if that can come up."""
        try:
            return self.outcomes.parse(self.field.text) if self.field.text.strip() else None
        except IllegalAnswer:
            return None

    @property
    def values(self) -> tuple[int, ...]:
        """The dice named so far, finished or not."""
        dice = self.outcomes
        if not isinstance(dice, Dice):
            return ()
        words = self.field.text.replace(",", " ").split()
        if len(words) == 1 and dice.faces <= 9:
            words = list(words[0])
        numbers = [whole_number(word) for word in words]
        return tuple(each for each in numbers if each and each <= dice.faces)[: dice.count]

    def submit(self) -> None:
        try:
            outcome = self.outcomes.parse(self.field.text)
        except IllegalAnswer as problem:
            self.problem = self.tell(problem)
            self.play_sound("wrong")
            self.changed()
            return
        self._enter(outcome)

    def choose(self, word: str) -> None:
        dice = self.outcomes
        if not isinstance(dice, Dice):
            self._set(word)
        elif len(self.values) < dice.count:
            self._set(" ".join([*map(str, self.values), word]))

    def take_out(self, index: int) -> None:
        values = [*self.values]
        if index < len(values):
            del values[index]
            self._set(" ".join(map(str, values)))

    def _set(self, text: str) -> None:
        self.field.replace_text(text)
        self._typed(text)

    def _typed(self, text: str) -> None:
        self.problem = ""
        self.changed()
        self._told_change()

    # -- parts

    def _add_dice(self, dice: Dice) -> None:
        for index in range(dice.count):
            slot = Pressable(self._taking_out(index), paint=self._slot_painter(index), radius=14)
            self.slots.append(slot)
            self.add(slot)
        for value in range(1, dice.faces + 1):
            face = Pressable(
                self._choosing(str(value)), paint=self._face_painter(value), radius=14,
                sound="token", tooltip=Message("real-dice-next-shows", {"value": value}),
            )  # fmt: skip
            self.faces.append(face)
            self.add(face)

    def _choosing(self, word: str) -> Callable[[], object]:
        return lambda: self.choose(word)

    def _taking_out(self, index: int) -> Callable[[], object]:
        return lambda: self.take_out(index)

    def _slot_painter(self, index: int) -> Callable[[Canvas, Pressable], None]:
        return lambda canvas, slot: self._draw_slot(canvas, slot, index)

    def _face_painter(self, value: int) -> Callable[[Canvas, Pressable], None]:
        return lambda canvas, face: self._draw_face(canvas, face, value)

    # -- layout

    @property
    def wanted_size(self) -> tuple[float, float]:
        height = TITLE + FIELD + 44 + INSET
        if self.slots:
            height += SLOT + FACE + 3 * GAP + 8
        elif isinstance(self.outcomes, Draw):
            height += ITEMS_HEIGHT + GAP
        return (WIDTH, height)

    def placed(self) -> None:
        inner = self.box.inset(INSET, 0)
        y = self.box.y + TITLE
        if self.slots:
            _place_row(self.slots, inner, y, SLOT)
            _place_row(self.faces, inner, y + SLOT + GAP + 8, FACE)
            y += SLOT + FACE + 3 * GAP + 8
        elif isinstance(self.outcomes, Draw):
            self.items.box = Box(inner.x, y, inner.w, ITEMS_HEIGHT)
            self._place_items(self.outcomes)
            y += ITEMS_HEIGHT + GAP
        self.field.box = Box(inner.x, y, inner.w, FIELD)

    def _place_items(self, draw: Draw) -> None:
        self.items.remove_all()
        width = self.items.inner_width
        columns = max(1, int((width + GAP) // (ITEM[0] + GAP)))
        each = (width - GAP * (columns - 1)) / columns
        names = [draw.word(item) for item, _ in draw.outcomes()]
        for index, name in enumerate(names):
            row, column = divmod(index, columns)
            home = Box(column * (each + GAP), row * (ITEM[1] + GAP), each, ITEM[1])
            self.items.place(Button(name, self._choosing(name), kind="secondary"), home)
        self.items.content_height = -(-len(names) // columns) * (ITEM[1] + GAP)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.floating(box)
        canvas.shadow(box, 14, blur=30, drop=14, strength=160)
        canvas.panel(box, shadow=False)
        canvas.icon("dice", box.x + INSET + 14, box.y + 34, 28, canvas.theme.accent)
        room = box.w - 2 * INSET - 40
        canvas.text(box.x + INSET + 40, box.y + 34, Message("real-dice-what"), LARGE, TEXT,
                    "text-semibold", max_width=room)  # fmt: skip
        y = self.field.box.bottom + 24
        words, colour = self.problem, lighten(BAD, 0.3)
        if not words:
            words = self.advice
            colour = SECOND_TEXT
        canvas.text(box.x + INSET, y, words, BODY, colour, max_width=box.w - 2 * INSET)

    def _draw_slot(self, canvas: Canvas, slot: Pressable, index: int) -> None:
        values = self.values
        if index < len(values):
            _draw_value(canvas, slot.box, values[index], slot.is_hovered)
        else:
            canvas.rounded(slot.box, 14, (0, 0, 0, 70), LINE, 1.5)
            if index == len(values):
                canvas.rounded(slot.box, 14, None, canvas.theme.accent, 2)

    def _draw_face(self, canvas: Canvas, face: Pressable, value: int) -> None:
        ground = (*lighten(LINE, 0.1), 150 if face.is_hovered else 70)
        canvas.rounded(face.box, 14, ground, lighten(LINE, 0.2 if face.is_hovered else 0))
        _draw_value(canvas, face.box.inset(10), value, face.is_hovered)


def _place_row(parts: list[Pressable], inner: Box, y: float, size: float) -> None:
    """Parts side by side in the middle, smaller when there are many."""
    size = min(size, (inner.w - GAP * (len(parts) - 1)) / len(parts))
    width = len(parts) * size + GAP * (len(parts) - 1)
    x = inner.centre_x - width / 2
    for index, part in enumerate(parts):
        part.box = Box(x + index * (size + GAP), y, size, size)


def _draw_value(canvas: Canvas, box: Box, value: int, is_hovered: bool) -> None:
    if value <= PIPPED:
        draw_mini_die(canvas, box.x, box.y, box.w, value)
        return
    canvas.rounded(box, box.w * 0.22, (236, 231, 220))
    canvas.text(*box.centre, str(value), LARGE, (34, 39, 47), "number-bold", "centre")
