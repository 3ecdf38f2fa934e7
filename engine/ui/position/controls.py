"""The controls of the position editor: numbers, choices, chips of a list, handfuls of counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from engine.core.position_edits import Named, Path
from engine.core.position_fields import Field
from engine.core.words import whole_number
from engine.text.said import Said, Words, glued
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import LEFT, Clicked, Dropped, Intent, KeyPressed
from engine.ui.theme import (
    BODY,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    lighten,
    mix,
)
from engine.ui.widgets import Choice, Dropdown, Shown, TextField, Toggle, Widget
from engine.ui.widgets.base import RADIUS, draw_well, faint, is_press_key
from engine.ui.widgets.overlays import DropdownList, popup_box

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


class Editor(Protocol):
    """What the controls change: the draft behind a page that says what goes wrong."""

    def set_value(self, path: Path, value: Any) -> None: ...

    def add_item(self, path: Path, value: Any) -> None: ...

    def remove_item(self, path: Path) -> None: ...

    def put_key(self, path: Path, key: str) -> None: ...

    def set_class(self, path: Path, name: str | None) -> None: ...


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
        """The width of minus and of plus."""
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
        """Light the sign under the pointer."""
        self.lit = self._side(x)

    def hover_ended(self) -> None:
        """The pointer went elsewhere."""
        self.lit = 0

    def handle(self, intent: Intent) -> bool:
        """Clicks on the signs, arrows, digits, backspace."""
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
        """The well, the signs, the number."""
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
    """A number of the position."""

    def __init__(self, field: Field, editor: Editor, *, is_small: bool = False) -> None:
        super().__init__(
            field.value, lambda value: editor.set_value(self.field.path, value),
            low=min(field.low, field.value), high=field.high, is_small=is_small,
            tooltip=field.about or None,
        )  # fmt: skip
        self.field = field

    def show(self, field: Field) -> None:
        """Another number, perhaps with other bounds."""
        self.field = field
        self.low, self.high = min(field.low, field.value), field.high
        self.value = field.value

    def size_for(self, room: float, width_of: WidthOf) -> tuple[float, float]:
        """One width for all numbers, so that they stand in a column."""
        return (COUNT if self.is_small else STEPPER, CONTROL)


class FlagControl(Toggle):
    """Yes or no."""

    def __init__(self, field: Field, editor: Editor) -> None:
        super().__init__(
            field.value, lambda is_on: editor.set_value(self.field.path, is_on),
            tooltip=field.about or None,
        )  # fmt: skip
        self.field = field

    def show(self, field: Field) -> None:
        """On or off now."""
        self.field = field
        self.is_on = field.value

    def size_for(self, room: float, width_of: WidthOf) -> tuple[float, float]:
        """Just the switch."""
        return (SWITCH_ROOM, CONTROL)


class ChoiceControl(Dropdown):
    """One of the values a field may hold, or the class of a group."""

    def __init__(self, field: Field, choose: Callable[[Any], object]) -> None:
        super().__init__((), 0, self._chosen, tooltip=field.about or None)
        self._choose = choose
        self.show(field)

    def show(self, field: Field) -> None:
        """Another value, perhaps out of others."""
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
    """Words of the position."""

    def __init__(self, field: Field, editor: Editor) -> None:
        super().__init__(
            field.value, lambda text: editor.set_value(self.field.path, text),
            tooltip=field.about or None,
        )  # fmt: skip
        self.field = field

    def show(self, field: Field) -> None:
        """Other words, unless they are those just typed."""
        self.field = field
        if self.text != field.value:
            self.replace_text(field.value)

    def size_for(self, room: float, width_of: WidthOf) -> tuple[float, float]:
        """One line."""
        return (min(room, TEXT_WIDTH), CONTROL)


class AddButton(Dropdown):
    """A plus that opens the list of what can be added; a single thing is added at once."""

    def __init__(
        self,
        choices: Sequence[Named],
        add: Callable[[Any], object],
        label: Words = Said("editor-add"),
    ) -> None:
        super().__init__((), -1)
        self.label = label
        self._add = add
        self.offer(choices)

    def offer(self, choices: Sequence[Named]) -> None:
        """What can be added now."""
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
        """Add by hand."""
        if self.host is not None:
            self.host.close_popup()
        if index >= 0:
            self.play_sound("click")
            self._add(self.values[index])

    def width_for(self, width_of: WidthOf) -> float:
        """Plus and label."""
        return width_of(self.label) + ADD_ROOM

    def draw(self, canvas: Canvas) -> None:
        """A quiet outline: what it adds to stands beside it."""
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
        keys = Said("editor-chip-tip")
        super().__init__(tooltip=glued((about, keys), "lines") if about else keys)
        self.words = words
        self._remove, self._move = remove, move

    def width_for(self, width_of: WidthOf) -> float:
        """Words and cross."""
        return width_of(self.words) + 18 + CROSS

    def handle(self, intent: Intent) -> bool:
        """A click on the cross, and the keys."""
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
        """A rounded ground with the words; the cross lights up under the pointer."""
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
        """Other items: the chips are made anew."""
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
            lambda: self.editor.remove_item(child.path),
            lambda by: self._move(number, by),
            about,
        )

    def _add(self, value: Any) -> None:
        self.editor.add_item(self.field.path, value)

    def _move(self, number: int, by: int) -> None:
        items = list(self.field.value)
        to = number + by
        if 0 <= to < len(items):
            items[number], items[to] = items[to], items[number]
            self.moved_to = to
            self.editor.set_value(self.field.path, items)
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
        """Chips keep their places inside."""
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
        """Other counts."""
        self.field = field
        for number, child in zip(self.numbers, field.children, strict=True):
            number.show(child)

    def size_for(self, room: float, width_of: WidthOf) -> tuple[float, float]:
        """As many beside each other as there is room for."""
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
        """Numbers keep their places inside."""
        for child, home in zip(self.children, self._homes, strict=False):
            child.box = home.moved(self.box.x, self.box.y)

    def draw(self, canvas: Canvas) -> None:
        """The names."""
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
        """Other things may be added."""
        self.field = field
        self.offer(field.choices)

    def _put(self, value: Any) -> None:
        if self.field.kind == "map":
            self.editor.put_key(self.field.path, str(value))
        else:
            self.editor.add_item(self.field.path, value)

    def size_for(self, room: float, width_of: WidthOf) -> tuple[float, float]:
        """Plus and label."""
        return (self.width_for(width_of), CHIP)


def control_for(field: Field, editor: Editor) -> Control:
    """The control that edits a field."""
    if field.kind == "number":
        return NumberControl(field, editor)
    if field.kind == "flag":
        return FlagControl(field, editor)
    if field.kind == "text":
        return TextControl(field, editor)
    if field.kind == "choice":
        return ChoiceControl(field, lambda value: editor.set_value(field.path, value))
    if field.kind == "group":
        return ChoiceControl(field, lambda name: editor.set_class(field.path, name))
    if field.kind == "fixed":
        return CountsControl(field, editor)
    is_plain = field.kind == "list" and field.holds_leaves
    return ChipsControl(field, editor) if is_plain else AddControl(field, editor)


def _as_choice(choice: Named) -> Choice:
    return Choice(choice.title, choice.about)
