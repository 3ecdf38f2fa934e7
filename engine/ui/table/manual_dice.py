"""What did the real dice show? Clicked as faces, or typed, for any chance result of any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.chance import Dice, Distribution, Draw
from engine.core.decision import Chance
from engine.core.errors import IllegalAnswer
from engine.core.words import whole_number
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.dice import draw_mini_die
from engine.ui.theme import BAD, BODY, LARGE, LINE, SECOND_TEXT, TEXT, lighten
from engine.ui.widgets.base import Button, Pressable, Widget
from engine.ui.widgets.fields import TextField
from engine.ui.widgets.scroll import ScrollArea

WIDTH: Final = 760.0
TITLE: Final = 64.0
SLOT: Final = 64.0
FACE: Final = 64.0
GAP: Final = 12.0
INSET: Final = 24.0
FIELD: Final = 48.0
ITEMS_HEIGHT: Final = 216.0
ITEM: Final = (168.0, 48.0)
PIPPED: Final = 6
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
            placeholder=Said("real-dice-or-type", {"example": self.outcomes.example}),
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
        """What can come up."""
        return self.chance.outcomes

    @property
    def advice(self) -> Words:
        """How to answer, under the field."""
        return Said("real-dice-advice", {"example": self.outcomes.example})

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
        """Hand the result in, or say what is wrong with it."""
        try:
            outcome = self.outcomes.parse(self.field.text)
        except IllegalAnswer as problem:
            self.problem = self.tell(problem)
            self.play_sound("wrong")
            self.changed()
            return
        self._enter(outcome)

    def choose(self, word: str) -> None:
        """A face or an item was clicked."""
        dice = self.outcomes
        if not isinstance(dice, Dice):
            self._set(word)
        elif len(self.values) < dice.count:
            self._set(" ".join([*map(str, self.values), word]))

    def take_out(self, index: int) -> None:
        """A die already named was clicked: it was another face."""
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
                sound="token", tooltip=Said("real-dice-next-shows", {"value": value}),
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
        """The size for what is asked."""
        height = TITLE + FIELD + 44 + INSET
        if self.slots:
            height += SLOT + FACE + 3 * GAP + 8
        elif isinstance(self.outcomes, Draw):
            height += ITEMS_HEIGHT + GAP
        return (WIDTH, height)

    def placed(self) -> None:
        """Slots, faces, field, one below the other."""
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
        """The panel, the question, and what is wrong with what was typed."""
        box = self.box
        canvas.floating(box)
        canvas.shadow(box, 14, blur=30, drop=14, strength=160)
        canvas.panel(box, shadow=False)
        canvas.icon("dice", box.x + INSET + 14, box.y + 34, 28, canvas.theme.accent)
        room = box.w - 2 * INSET - 40
        canvas.text(box.x + INSET + 40, box.y + 34, Said("real-dice-what"), LARGE, TEXT,
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
