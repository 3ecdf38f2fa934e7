"""Rows and controls of the position editors: numbers, choices, chips of a list, counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol

from engine.core.position import edits
from engine.core.position.draft import PositionDraft
from engine.core.position.fields import Field
from engine.core.setup import whole_number
from engine.text.message import Message, Words, glued
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import LEFT, Clicked, Dropped, Intent, KeyPressed
from engine.ui.theme import BODY, LARGE, LINE, SECOND_TEXT, SMALL, TEXT, WHITE, Colour, lighten, mix
from engine.ui.widgets import Choice, Dropdown, Shown, TextField, Toggle, Widget
from engine.ui.widgets.base import RADIUS, draw_well, faint, is_press_key
from engine.ui.widgets.overlays import DropdownList, popup_box

# The controls of the position editor: numbers, choices, chips of a list, handfuls of counts.

CONTROL: Final = 44.0
STEP_PART: Final = 40.0
STEPPER: Final = 148.0
COUNT: Final = 74.0
COUNT_PART: Final = 23.0
CAPTION: Final = 26.0
CHIP: Final = 40.0
CHIP_GAP: Final = 8.0
CROSS: Final = 34.0
NARROWEST_CHOICE: Final = 132.0
WIDEST_CHOICE: Final = 320.0
ARROW_ROOM: Final = 66.0
SWITCH_ROOM: Final = 48.0
TEXT_WIDTH: Final = 280.0
ADD_ROOM: Final = 64.0
MOST_DIGITS: Final = 6

WidthOf = Callable[[Words], float]


Editor = Callable[[Callable[[PositionDraft], object]], object]
"""Changes the draft behind the board, and says what goes wrong."""


class Control(Protocol):
    """A widget that shows one field, knows its size, and takes over a new value of the field."""

    field: Field

    def show(self, field: Field) -> None:
        """The field has another value."""

    def size_for(self, room: float, width_of: WidthOf) -> tuple[float, float]:
        """How wide and high it wants to be where so much room is left."""


class FieldStepper(Widget):
    """A number with minus and plus; the arrows step, digits are typed over it."""

    takes_focus = True
    takes_key_repeat = True
    value: Shown[int] = Shown()
    lit: Shown[int] = Shown()

    def __init__(
        self,
        value: int,
        on_change: Callable[[int], object],
        *,
        low: int = 0,
        high: int | None = None,
        is_small: bool = False,
        tooltip: Words | None = None,
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.value = value
        self.lit = 0
        self.low, self.high = low, high
        self.on_change = on_change
        self.is_small = is_small
        self._is_typing = False

    @property
    def part(self) -> float:
        return COUNT_PART if self.is_small else STEP_PART

    def take(self, value: int) -> bool:
        """Set by hand, kept between the least and the most; whether it is another one."""
        most = value if self.high is None else self.high
        kept = max(self.low, min(most, value))
        if kept != self.value:
            self.play_sound("click")
            self.value = kept
            self.on_change(kept)
        return True

    def _side(self, x: float) -> int:
        if x < self.box.x + self.part:
            return -1
        return 1 if x >= self.box.right - self.part else 0

    def hover(self, x: float, y: float) -> None:
        self.lit = self._side(x)

    def hover_ended(self) -> None:
        self.lit = 0

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, (Clicked, Dropped)):
            inside = self.box.contains((intent.x, intent.y)) and intent.button == LEFT
            side = self._side(intent.x) if inside else 0
            self._is_typing = False
            return bool(side) and self.take(self.value + side)
        return isinstance(intent, KeyPressed) and intent.is_plain and self._key(intent)

    def _key(self, intent: KeyPressed) -> bool:
        step = {"left": -1, "-": -1, "right": 1, "+": 1}.get(intent.key)
        if step is not None:
            self._is_typing = False
            return self.take(self.value + step)
        if intent.key == "backspace":
            self._is_typing = True
            return self.take(self.value // 10)
        if len(intent.key) == 1 and whole_number(intent.key) is not None:
            before = self.value if self._is_typing and self.value > 0 else 0
            self._is_typing = True
            digits = f"{before or ''}{intent.key}"
            return self.take(int(digits[-MOST_DIGITS:]))
        return False

    def draw(self, canvas: Canvas) -> None:
        if not self.is_focused:
            self._is_typing = False
        box = self.box
        draw_well(canvas, box)
        for side, name in ((-1, "minus"), (1, "plus")):
            part = Box(box.x if side < 0 else box.right - self.part, box.y, self.part, box.h)
            can_step = self.value > self.low if side < 0 else self.value != self.high
            is_lit = self.lit == side and self.is_hovered and can_step
            if is_lit:
                canvas.rounded(part.inset(3), RADIUS - 3, canvas.theme.raised)
            ink = (
                TEXT
                if is_lit
                else SECOND_TEXT
                if can_step
                else faint(SECOND_TEXT, canvas.theme.panel)
            )
            canvas.icon(name, *part.centre, 14 if self.is_small else 18, ink)
        size = BODY
        canvas.text(*box.centre, str(self.value), size, TEXT, "number-bold", "centre")


class NumberControl(FieldStepper):
    def __init__(self, field: Field, editor: Editor, *, is_small: bool = False) -> None:
        super().__init__(
            field.value, lambda to: editor(lambda draft: draft.set_value(self.field.path, to)),
            low=min(field.low, field.value), high=field.high, is_small=is_small,
            tooltip=field.about or None,
        )  # fmt: skip
        self.field = field

    def show(self, field: Field) -> None:
        self.field = field
        self.low, self.high = min(field.low, field.value), field.high
        self.value = field.value

    def size_for(self, room: float, width_of: WidthOf) -> tuple[float, float]:
        """One width for all numbers, so that they stand in a column."""
        return (COUNT if self.is_small else STEPPER, CONTROL)


class FlagControl(Toggle):
    def __init__(self, field: Field, editor: Editor) -> None:
        super().__init__(
            field.value, lambda on: editor(lambda draft: draft.set_value(self.field.path, on)),
            tooltip=field.about or None,
        )  # fmt: skip
        self.field = field

    def show(self, field: Field) -> None:
        self.field = field
        self.is_on = field.value

    def size_for(self, room: float, width_of: WidthOf) -> tuple[float, float]:
        return (SWITCH_ROOM, CONTROL)


class ChoiceControl(Dropdown):
    """One of the values a field may hold, or the class of a group."""

    def __init__(self, field: Field, choose: Callable[[Any], object]) -> None:
        super().__init__((), 0, self._chosen, tooltip=field.about or None)
        self._choose = choose
        self.show(field)

    def show(self, field: Field) -> None:
        self.field = field
        self.values = [choice.value for choice in field.choices]
        self.choices = tuple(_as_choice(choice) for choice in field.choices)
        self._measured_by: WidthOf | None = None
        self._longest = 0.0
        same = [
            number
            for number, value in enumerate(self.values)
            if value == field.value and type(value) is type(field.value)
        ]
        self.selected = same[0] if same else 0
        self.changed()

    def _chosen(self, index: int) -> None:
        self._choose(self.values[index])

    def size_for(self, room: float, width_of: WidthOf) -> tuple[float, float]:
        """As wide as its longest choice, which is looked for once in an arrangement."""
        if self._measured_by is not width_of:
            self._measured_by = width_of
            self._longest = max((width_of(choice.label) for choice in self.choices), default=0.0)
        wanted = max(NARROWEST_CHOICE, min(WIDEST_CHOICE, self._longest + ARROW_ROOM))
        return (min(room, wanted), CONTROL)


class TextControl(TextField):
    def __init__(self, field: Field, editor: Editor) -> None:
        super().__init__(
            field.value, lambda text: editor(lambda draft: draft.set_value(self.field.path, text)),
            tooltip=field.about or None,
        )  # fmt: skip
        self.field = field

    def show(self, field: Field) -> None:
        """Other words, unless they are those just typed."""
        self.field = field
        if self.text != field.value:
            self.replace_text(field.value)

    def size_for(self, room: float, width_of: WidthOf) -> tuple[float, float]:
        return (min(room, TEXT_WIDTH), CONTROL)


class AddButton(Dropdown):
    """A plus that opens the list of what can be added; a single thing is added at once."""

    def __init__(
        self,
        choices: Sequence[edits.Named],
        add: Callable[[Any], object],
        label: Words = Message("editor-add"),
    ) -> None:
        super().__init__((), -1)
        self.label = label
        self._add = add
        self.offer(choices)

    def offer(self, choices: Sequence[edits.Named]) -> None:
        self.values = [choice.value for choice in choices]
        self.choices = tuple(_as_choice(choice) for choice in choices)
        self.is_enabled = bool(choices)

    def open(self) -> bool:
        """The list, unless there is nothing to choose from."""
        if len(self.choices) == 1:
            self.choose(0)
            return True
        if not self.is_enabled or self.host is None:
            return False
        popup = DropdownList(self)
        width, height = popup.wanted_size()
        wide = WIDEST_CHOICE if any(choice.note for choice in self.choices) else width
        popup.box = popup_box(self.box, (max(width, wide), height), self.host.viewport)
        self.host.open_popup(popup)
        return True

    def choose(self, index: int) -> None:
        if self.host is not None:
            self.host.close_popup()
        if index >= 0:
            self.play_sound("click")
            self._add(self.values[index])

    def width_for(self, width_of: WidthOf) -> float:
        return width_of(self.label) + ADD_ROOM

    def draw(self, canvas: Canvas) -> None:
        box, accent = self.box, canvas.theme.accent
        is_lit = self.is_hovered and self.is_enabled
        ink = lighten(accent, 0.3) if self.is_enabled else faint(SECOND_TEXT, canvas.theme.panel)
        edge = mix(LINE, accent, 0.7 if is_lit else 0.3)
        canvas.rounded(
            box, box.h / 2, mix(canvas.theme.panel, accent, 0.14 if is_lit else 0.04), edge
        )
        canvas.icon("plus", box.x + 24, box.centre_y, 16, ink)
        canvas.text(
            box.x + 40, box.centre_y, self.label, BODY, ink, "text-semibold",
            exempt=not self.is_enabled,
        )  # fmt: skip


class FieldChip(Widget):
    """An item of a list: its words and the cross that takes it away."""

    takes_focus = True
    radius = CHIP / 2

    def __init__(
        self,
        words: Words,
        remove: Callable[[], object],
        move: Callable[[int], object],
        about: Words = "",
    ) -> None:
        keys = Message("editor-chip-tip")
        super().__init__(tooltip=glued((about, keys), "lines") if about else keys)
        self.words = words
        self._remove, self._move = remove, move

    def width_for(self, width_of: WidthOf) -> float:
        return width_of(self.words) + 18 + CROSS

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, (Clicked, Dropped)):
            on_cross = intent.x >= self.box.right - CROSS and self.box.contains(
                (intent.x, intent.y)
            )
            return on_cross and intent.button == LEFT and self._take_away()
        if not isinstance(intent, KeyPressed):
            return False
        if intent.key in ("delete", "backspace") or is_press_key(intent):
            return self._take_away()
        by = {"left": -1, "right": 1}.get(intent.key)
        if by is None or not intent.ctrl:
            return False
        self._move(by)
        return True

    def _take_away(self) -> bool:
        self.play_sound("click")
        self._remove()
        return True

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        ground = lighten(canvas.theme.raised, 0.05 if self.is_hovered else 0.0)
        canvas.rounded(box, CHIP / 2, (lighten(ground, 0.05), ground), lighten(LINE, 0.1))
        room = box.w - 14 - CROSS
        canvas.text(
            box.x + 16, box.centre_y, self.words, BODY, TEXT, "text-semibold", max_width=room
        )
        ink = TEXT if self.is_hovered else SECOND_TEXT
        canvas.icon("x", box.right - 19, box.centre_y, 15, ink)


class ChipsControl(Widget):
    """The items of a list as chips that flow over as many lines as they need, and a plus.

    `moved_to` is the place of a chip while it is being moved: the keyboard follows it there.
    """

    def __init__(self, field: Field, editor: Editor) -> None:
        super().__init__()
        self.editor = editor
        self.moved_to: int | None = None
        self._homes: list[Box] = []
        self.chips: list[FieldChip] = []
        self.adder = AddButton((), self._add)
        self.show(field)

    def show(self, field: Field) -> None:
        self.field = field
        self.chips = [self._chip(number, child) for number, child in enumerate(field.children)]
        self.adder.offer(field.choices)
        self.children = []
        for child in (*self.chips, self.adder):
            self.add(child)
        self._homes = []

    def _chip(self, number: int, child: Field) -> FieldChip:
        about = next((each.about for each in child.choices if each.value == child.value), "")
        return FieldChip(
            child.words,
            lambda: self.editor(lambda draft: draft.remove_item(child.path)),
            lambda by: self._move(number, by),
            about,
        )

    def _add(self, value: Any) -> None:
        self.editor(lambda draft: draft.add_item(self.field.path, value))

    def _move(self, number: int, by: int) -> None:
        items = list(self.field.value)
        to = number + by
        if 0 <= to < len(items):
            items[number], items[to] = items[to], items[number]
            self.moved_to = to
            self.editor(lambda draft: draft.set_value(self.field.path, items))
            self.moved_to = None

    def size_for(self, room: float, width_of: WidthOf) -> tuple[float, float]:
        """Lines of chips, which go to their places at once: words may be wider than before where
        the whole is not.
        """
        x = y = 0.0
        self._homes = []
        widths = [chip.width_for(width_of) for chip in self.chips]
        for wanted in (*widths, self.adder.width_for(width_of)):
            width = min(room, wanted)
            if x and x + width > room:
                x, y = 0.0, y + CHIP + CHIP_GAP
            self._homes.append(Box(x, y + 2, width, CHIP))
            x += width + CHIP_GAP
        self.placed()
        return (room, y + CHIP + 4)

    def placed(self) -> None:
        for child, home in zip(self.children, self._homes, strict=False):
            child.box = home.moved(self.box.x, self.box.y)


class CountsControl(Widget):
    """A handful counted by kind: a small number for each, with its name above."""

    def __init__(self, field: Field, editor: Editor) -> None:
        super().__init__()
        self.field = field
        self.numbers = [NumberControl(child, editor, is_small=True) for child in field.children]
        self._homes: list[Box] = []
        for number in self.numbers:
            self.add(number)

    def show(self, field: Field) -> None:
        self.field = field
        for number, child in zip(self.numbers, field.children, strict=True):
            number.show(child)

    def size_for(self, room: float, width_of: WidthOf) -> tuple[float, float]:
        columns = max(1, min(len(self.numbers), int((room + CHIP_GAP) // (COUNT + CHIP_GAP))))
        line = CAPTION + CONTROL + CHIP_GAP
        self._homes = []
        for index in range(len(self.numbers)):
            row, column = divmod(index, columns)
            x, y = column * (COUNT + CHIP_GAP), row * line + CAPTION
            self._homes.append(Box(x, y, COUNT, CONTROL))
        rows = -(-len(self.numbers) // columns)
        return (columns * (COUNT + CHIP_GAP) - CHIP_GAP, rows * line - CHIP_GAP)

    def placed(self) -> None:
        for child, home in zip(self.children, self._homes, strict=False):
            child.box = home.moved(self.box.x, self.box.y)

    def draw(self, canvas: Canvas) -> None:
        for number in self.numbers:
            ink = TEXT if number.value else SECOND_TEXT
            canvas.text(
                number.box.centre_x, number.box.y - CAPTION / 2, number.field.title, SMALL, ink,
                align="centre", max_width=COUNT,
            )  # fmt: skip


class AddControl(AddButton):
    """What adds an item to a list of larger things, or an entry to a map."""

    def __init__(self, field: Field, editor: Editor) -> None:
        super().__init__((), self._put)
        self.editor = editor
        self.show(field)

    def show(self, field: Field) -> None:
        self.field = field
        self.offer(field.choices)

    def _put(self, value: Any) -> None:
        if self.field.kind == "map":
            self.editor(lambda draft: draft.put_key(self.field.path, str(value)))
        else:
            self.editor(lambda draft: draft.add_item(self.field.path, value))

    def size_for(self, room: float, width_of: WidthOf) -> tuple[float, float]:
        return (self.width_for(width_of), CHIP)


def control_for(field: Field, editor: Editor) -> Control:
    if field.kind == "number":
        return NumberControl(field, editor)
    if field.kind == "flag":
        return FlagControl(field, editor)
    if field.kind == "text":
        return TextControl(field, editor)
    if field.kind == "choice":
        return ChoiceControl(
            field, lambda value: editor(lambda draft: draft.set_value(field.path, value))
        )
    if field.kind == "group":
        return ChoiceControl(
            field, lambda name: editor(lambda draft: draft.set_class(field.path, name))
        )
    if field.kind == "fixed":
        return CountsControl(field, editor)
    is_plain = field.kind == "list" and field.holds_leaves
    return ChipsControl(field, editor) if is_plain else AddControl(field, editor)


def _as_choice(choice: edits.Named) -> Choice:
    return Choice(choice.title, choice.about)


# What stands beside the board of an editor: the rows of a page, from the top down.

INSET: Final = 16.0
HEAD: Final = 46.0
ROW: Final = 40.0
END: Final = 40.0
HEADING: Final = 30.0
GAP: Final = 8.0
FOOT: Final = 50.0
SEAT_MARK: Final = 11.0
LEAST_WORDS: Final = 62.0
ICON_ROOM: Final = 26.0
LEAST_PIECE: Final = 46.0
STRIP_HEADING: Final = 26.0
STRIP_CELLS: Final = (208.0, 124.0, 58.0)
"""How wide a counter, a button with words and a picture are in a strip."""
STRIP_GAP: Final = 22.0
STRIP_LEAST: Final = 28.0
STRIP_MOST: Final = 52.0
"""How high a place in a strip is."""
COUNT_AT: Final = 78.0
MINUS_AT: Final = 132.0
COUNT_W: Final = 20.0
DARK: Final[Colour] = (0x0E, 0x10, 0x16)


HIGHER: Final = 1.6


@dataclass(frozen=True, slots=True)
class ChipShown:
    """A place beside the board as it is drawn."""

    table: Any
    state: edits.EditState
    names: tuple[str, ...]
    which: tuple[Any, ...]
    is_on: bool
    is_hovered: bool

    def ground(self, canvas: Canvas, box: Box, tint: Colour | None = None) -> None:
        paint_ground(canvas, box, self.is_on, self.is_hovered, tint)


Label = tuple[float, float, Words, float]
"""Words between the places: their left end, their middle, and how wide they may be."""
Painter = Callable[[Canvas, Box, ChipShown], None]
Painters = Mapping[str, Painter]


class EditPanel:
    """Rows in a box; `entries` are the places in it, `words` what stands between them.

    Where the box is narrow a row has more lines; where all of them are too many, each is lower, and
    higher where they leave room.
    """

    def __init__(self, box: Box, rows: Iterable[edits.Row]) -> None:
        self.box = box
        self.entries: list[tuple[edits.EditChip, Box]] = []
        self.words: list[Label] = []
        self._y = box.y + HEAD
        self._place(tuple(rows))

    def _place(self, rows: tuple[edits.Row, ...]) -> None:
        box = self.box
        has_way_back = any(chip.key == edits.BACK for row in rows if isinstance(row, edits.ChipRow)
                           for chip in row.chips)  # fmt: skip
        self._foot = FOOT if has_way_back else INSET
        whole = sum(map(self._height, rows))
        room = max(0.0, box.h - HEAD - INSET)
        self._share = 1.0 if has_way_back else min(HIGHER, room / max(1.0, whole))
        for row in rows:
            high = self._height(row) * self._share
            if isinstance(row, edits.HeadingRow):
                self._label(Box(box.x + INSET, self._y, box.w - INSET - 10, high), row.words)
                self._y += high
            elif isinstance(row, edits.CounterRow):
                self._counter(row, Box(box.x + INSET, self._y, box.w - 2 * INSET, high))
                self._y += high
            else:
                self._chips(row)

    def _height(self, row: edits.Row) -> float:
        if isinstance(row, edits.ChipRow):
            lines = -(-len(row.chips) // self._columns(row)) if row.chips else 0
            return lines * (row.height + GAP) + (GAP / 2 if lines else 0.0)
        return HEADING if isinstance(row, edits.HeadingRow) else ROW

    def _columns(self, row: edits.ChipRow) -> int:
        """How many stand side by side: as the row says, else as many as have room."""
        if row.columns:
            return row.columns
        least = LEAST_WORDS if any(chip.words for chip in row.chips) else 0.0
        least = LEAST_PIECE if any(chip.number for chip in row.chips) else least
        fit = max(1, int((self.box.w - 2 * INSET + GAP) // (least + GAP)))
        return -(-len(row.chips) // -(-len(row.chips) // fit))

    def _label(self, box: Box, words: Words) -> None:
        self.words.append((box.x, box.centre_y, words, box.w))

    def _counter(self, row: edits.CounterRow, box: Box) -> None:
        right = box.right
        self._label(Box(box.x, box.y, box.w - MINUS_AT - 6, box.h), row.words or row.name)
        self._label(Box(right - COUNT_AT, box.y, COUNT_AT - END, box.h), str(row.now))
        for left, by in ((right - MINUS_AT, -1), (right - END, 1)):
            chip = edits.EditChip((row.name, by), "")
            self.entries.append((chip, Box(left, box.y + 2, END, box.h - 4)))

    def _chips(self, row: edits.ChipRow) -> None:
        """Lines that are as high as they want to be, or as there is room above the way back."""
        if not row.chips:
            return
        box, columns = self.box, self._columns(row)
        is_way_back = row.chips[0].key == edits.BACK
        self._y = box.bottom - FOOT if is_way_back else self._y + GAP / 2 * self._share
        lines = -(-len(row.chips) // columns)
        room = box.bottom - (0 if is_way_back else self._foot) - self._y
        step = min((row.height + GAP) * self._share, room / lines)
        place = Box(box.x + INSET, self._y, box.w - 2 * INSET, lines * step)
        self._cells(
            row.chips, columns, place, min(row.height * max(1.0, self._share), step - GAP / 2)
        )
        self._y += lines * step

    def _cells(
        self, chips: tuple[edits.EditChip, ...], columns: int, place: Box, high: float
    ) -> None:
        """Chips in lines that fill a place; each is so high at the upper end of its line."""
        width = (place.w - GAP * (columns - 1)) / columns
        step = place.h / -(-len(chips) // columns)
        for number, chip in enumerate(chips):
            line, column = divmod(number, columns)
            at = place.x + column * (width + GAP), place.y + line * step
            self.entries.append((chip, Box(*at, width, high)))

    @property
    def mark(self) -> tuple[float, float]:
        """Where the mark of the seat stands, left of the title."""
        return (self.box.x + INSET + SEAT_MARK, self.box.y + HEAD / 2 + 3)

    @property
    def _title_room(self) -> float:
        return self.box.right - self.mark[0] - 38

    def draw(
        self, canvas: Canvas, title: Words, painters: Painters,
        shown_of: Callable[[edits.EditChip], ChipShown],
    ) -> None:  # fmt: skip
        x, y = self.mark
        canvas.text(x + 22, y, title, LARGE, TEXT, "text-semibold", max_width=self._title_room)
        for left, middle, words, room in self.words:
            if canvas.text_width(words, BODY) <= room:
                canvas.text(left, middle, words, BODY, SECOND_TEXT)
            else:
                high = canvas.paragraph_height(room, words, SMALL, line_height=1.1)
                place = Box(left, middle - high / 2, room, high)
                canvas.paragraph(place, words, SMALL, SECOND_TEXT, line_height=1.1)
        for chip, box in self.entries:
            paint_chip(canvas, box, chip, painters, shown_of(chip))
            _paint_numbers(canvas, box, chip)


class EditStrip(EditPanel):
    """The same rows side by side in a low box: what follows a heading stands below it, and below
    the title what comes first.
    """

    def _place(self, rows: tuple[edits.Row, ...]) -> None:
        box, groups = self.box, _groups(rows)
        high = box.h - 2 * GAP
        widths = [_width(group, high) for group in groups]
        room = box.w - 2 * INSET - STRIP_GAP * (len(groups) - 1)
        fixed = sum(wide for group, wide in zip(groups, widths, strict=True) if _is_fixed(group))
        share = min(1.0, (room - fixed) / max(1.0, sum(widths) - fixed))
        widths = [wide if _is_fixed(group) else wide * share
                  for group, wide in zip(groups, widths, strict=True)]  # fmt: skip
        x = box.x + INSET
        for number, (group, wide) in enumerate(zip(groups, widths, strict=True)):
            place = Box(x, box.y + GAP, wide, high)
            heads = _heads(group)
            line, below = place.cut_top(STRIP_HEADING)
            for head in heads:
                self._label(Box(line.x, line.y - 3, line.w + STRIP_GAP - 4, line.h), head.words)
            self._fill(group, below if heads or not number else place)
            x += wide + STRIP_GAP

    def _fill(self, group: list[edits.Row], place: Box) -> None:
        counters = [row for row in group if isinstance(row, edits.CounterRow)]
        for row, box in zip(counters, place.column(*[None] * len(counters)), strict=True):
            self._counter(row, Box(box.x, box.centre_y - ROW / 2, box.w, min(ROW, box.h)))
        chips = _chips_of(group)
        if chips:
            columns = -(-len(chips) // _lines(place.h))
            lines = -(-len(chips) // columns)
            self._cells(chips, columns, place, min(STRIP_MOST, place.h / lines - GAP / 2))

    @property
    def mark(self) -> tuple[float, float]:
        """At the upper left corner."""
        return (self.box.x + INSET + SEAT_MARK, self.box.y + GAP + SEAT_MARK)

    @property
    def _title_room(self) -> float:
        return STRIP_CELLS[0] - 2 * SEAT_MARK - 8


def _groups(rows: Iterable[edits.Row]) -> list[list[edits.Row]]:
    """A heading with what follows it; where there is none, counters and buttons by themselves."""
    found: list[list[edits.Row]] = []
    for row in rows:
        before = found[-1] if found else []
        is_new = isinstance(row, edits.HeadingRow) or not before
        if is_new or not (_heads(before) or type(before[-1]) is type(row)):
            found.append([])
        found[-1].append(row)
    return found


def _is_fixed(group: list[edits.Row]) -> bool:
    return not _chips_of(group)


def _heads(group: list[edits.Row]) -> list[edits.HeadingRow]:
    return [row for row in group if isinstance(row, edits.HeadingRow)]


def _chips_of(group: list[edits.Row]) -> tuple[edits.EditChip, ...]:
    return tuple(chip for row in group if isinstance(row, edits.ChipRow) for chip in row.chips)


def _lines(high: float) -> int:
    return max(1, int((high + GAP) // (STRIP_LEAST + GAP)))


def _width(group: list[edits.Row], high: float) -> float:
    """How wide a group would like to be in a strip."""
    counter, words, picture = STRIP_CELLS
    chips = _chips_of(group)
    if not chips:
        return counter
    each = words if any(chip.words for chip in chips) else picture
    columns = -(-len(chips) // _lines(high - STRIP_HEADING * len(_heads(group))))
    return columns * (each + GAP) - GAP


def paint_chip(
    canvas: Canvas, box: Box, chip: edits.EditChip, painters: Painters, shown: ChipShown
) -> None:
    """A place as its kind is painted, else by its words."""
    plain = partial(_paint_words, chip) if chip.words else _paint_sign
    painters.get(chip.key[0], plain)(canvas, box, shown)


def paint_ground(
    canvas: Canvas, box: Box, is_on: bool, is_hovered: bool, tint: Colour | None = None
) -> None:
    """What something that can be pressed lies on; its own `tint`, else the theme's accent."""
    accent = tint or canvas.theme.accent
    share = 0.4 if is_on else 0.22 if is_hovered else 0.06 if tint else 0.0
    fill = mix(canvas.theme.raised, accent, share)
    edge = WHITE if is_hovered else accent if is_on else canvas.theme.line
    canvas.rounded(box, 9, fill, edge, 2 if is_on or is_hovered else 1.3)


def _paint_numbers(canvas: Canvas, box: Box, chip: edits.EditChip) -> None:
    if chip.number:
        _paint_count(canvas, box.x + 1, box.y + 1, chip.number, SECOND_TEXT)
    if chip.left is not None:
        wide = _count_width(canvas, chip.left)
        _paint_count(canvas, box.right - 1 - wide, box.y + 1, chip.left, TEXT)


def _count_width(canvas: Canvas, number: int) -> float:
    return canvas.text_width(str(number), SMALL, "number-bold") + 8


def _paint_count(canvas: Canvas, x: float, y: float, number: int, ink: Colour) -> None:
    place = Box(x, y, _count_width(canvas, number), COUNT_W)
    canvas.rounded(place, 6, DARK)
    canvas.text(*place.centre, str(number), SMALL, ink, "number-bold", "centre")


def _paint_words(chip: edits.EditChip, canvas: Canvas, box: Box, shown: ChipShown) -> None:
    """In a line, with the icon where it has room; else in two smaller ones."""
    shown.ground(canvas, box)
    ink, room, words = WHITE if shown.is_on else TEXT, box.w - 8, chip.words
    wide = canvas.text_width(words, BODY, "text-semibold")
    if wide <= room:
        has_icon = bool(chip.icon) and wide + ICON_ROOM + 4 <= room
        x = box.centre_x + (ICON_ROOM / 2 if has_icon else 0)
        canvas.text(x, box.centre_y, words, BODY, ink, "text-semibold", "centre")
        if has_icon:
            sign = lighten(canvas.theme.accent, 0.25)
            canvas.icon(chip.icon, x - wide / 2 - ICON_ROOM / 2 - 2, box.centre_y, 19, sign)
        return
    high = canvas.paragraph_height(room, words, SMALL, "text-semibold", 1.1)
    place = Box(box.x + 4, box.centre_y - high / 2, room, high)
    canvas.paragraph(place, words, SMALL, ink, "text-semibold", 1.1, max_lines=2, align="centre")


def _paint_sign(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    shown.ground(canvas, box)
    canvas.icon("plus" if shown.which[0] > 0 else "minus", *box.centre, 18, TEXT)
