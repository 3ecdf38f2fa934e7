"""The board of a game without a scene of its own: the table in words, its moves as buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.core.decision import Decision, NumberRange, Option
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.actions import Action, Actions
from engine.ui.table.host import Host
from engine.ui.table.parts import Board, Moment, Parts, own_prompt
from engine.ui.theme import DISPLAY, LARGE, POSTER, TEXT
from engine.ui.widgets.base import Button, Widget
from engine.ui.widgets.fields import Slider
from engine.ui.widgets.scroll import ScrollArea

INSET = 24.0
BUTTON_HEIGHT = 56.0
BUTTON_WIDTH = 248.0
BUTTON_ROOM = 72.0
LETTER = 10.0
GAP = 12.0
CHOICES_SHARE = 0.45
SHORT_WORDS = 40


class PlainTable(Board):
    """The plain board as a game's part."""

    def __init__(self, host: Host) -> None:
        self.widget = PlainBoard(host.submit, host.refresh)
        self._host = host

    def layout(self, box: Box) -> None:
        """The whole board."""
        self.widget.box = box

    def sync(self, moment: Moment) -> None:
        """The table in words, and what can be chosen."""
        game, decision = moment.match.game, moment.decision
        words = game.describe(moment.table, moment.voice)
        labels: list[str] = []
        if decision is not None and not isinstance(decision.options, NumberRange):
            seat = decision.seat
            labels = game.option_texts(decision.options, moment.voice, moment.table, seat)
        self.widget.show(words, decision, labels)

    def actions(self, moment: Moment, decision: Decision) -> Actions:
        """The prompt, and the number that is set."""
        said, option = own_prompt(moment, decision), self.widget.chosen
        if option is None:
            return said
        game, seat = moment.match.game, decision.seat
        label = game.option_text(option, moment.voice, moment.table, seat)
        return replace(said, primary=Action(label, lambda: self._host.submit(option), key="Space"))


def plain_parts(host: Host) -> Parts:
    """The parts of a game that hands over none."""
    plain = PlainTable(host)
    return Parts(board=plain, widgets=(plain.widget,), actions=plain.actions)


class PlainBoard(Widget):
    """Shows what `describe` says, and below it what can be chosen.

    `choose` is called with an option; a number is first set on a line (`number` holds it) and
    taken with the table's primary button.
    """

    def __init__(self, choose: Callable[[Option], object], changed: Callable[[], object]) -> None:
        super().__init__()
        self.words = ""
        self.decision: Decision | None = None
        self.number: Slider | None = None
        self.buttons: list[Button] = []
        self._choose = choose
        self._number_changed = changed
        self._labels: tuple[str, ...] = ()
        self.text = ScrollArea(self._draw_words, reads=True)
        self.choices = ScrollArea(None)
        self.add(self.text)
        self.add(self.choices)

    @property
    def chosen(self) -> Option | None:
        """The option of the number on the line, if a number is to be chosen."""
        if self.decision is None or self.number is None:
            return None
        options = self.decision.options
        assert isinstance(options, NumberRange)
        return options[round(self.number.value) - options.low]

    def show(self, words: str, decision: Decision | None, labels: Sequence[str]) -> None:
        """The table in words and, when a person decides, the options as `labels` (or a range)."""
        is_same = (words, tuple(labels)) == (self.words, self._labels) and decision is self.decision
        if is_same:
            return
        self.words, self._labels = words, tuple(labels)
        self.decision = decision
        self._build_choices()
        self.placed()
        self.changed()

    def _build_choices(self) -> None:
        self.choices.remove_all()
        self.buttons, self.number = [], None
        if self.decision is None:
            return
        options = self.decision.options
        if isinstance(options, NumberRange):
            self.number = Slider(
                options.low, options.high, options.low,
                lambda value: self._number_changed(), ticks=len(options) <= 40,
            )  # fmt: skip
            return
        for index, label in enumerate(self._labels):
            key = str(index + 1) if index < 9 else None
            button = Button(label, self._taking(options[index]), kind="secondary", key=key)
            self.buttons.append(button)

    def _taking(self, option: Option) -> Callable[[], object]:
        return lambda: self._choose(option)

    def placed(self) -> None:
        """Words above, choices below."""
        inner = self.box.inset(INSET)
        height = inner.h * CHOICES_SHARE if self.decision is not None else 0.0
        words, choices = inner.column(None, height, gap=GAP if height else 0)
        self.text.box, self.choices.box = words, choices
        width = self.choices.inner_width
        longest = max((len(label) for label in self._labels), default=0)
        wanted = min(width, max(BUTTON_WIDTH, longest * LETTER + BUTTON_ROOM))
        columns = max(1, int((width + GAP) // (wanted + GAP)))
        each = (width - GAP * (columns - 1)) / columns
        for index, button in enumerate(self.buttons):
            row, column = divmod(index, columns)
            home = Box(column * (each + GAP), row * (BUTTON_HEIGHT + GAP) + 4, each, BUTTON_HEIGHT)
            self.choices.place(button, home)
        rows = -(-len(self.buttons) // columns)
        self.choices.content_height = rows * (BUTTON_HEIGHT + GAP)
        if self.number is not None:
            middle = min(width, 720.0)
            home = Box((width - middle) / 2, choices.h / 2 - 40, middle, 80)
            self.choices.place(self.number, home)
            self.choices.content_height = choices.h

    def draw(self, canvas: Canvas) -> None:
        """The ground."""
        canvas.panel(self.box)

    def _draw_words(self, canvas: Canvas, content: Box) -> None:
        if "\n" not in self.words and len(self.words) <= SHORT_WORDS:
            self._draw_short(canvas, content)
            return
        height = canvas.paragraph(
            Box(content.x, content.y, content.w, content.h), self.words, LARGE, TEXT, "mono"
        )
        self.text.content_height = height

    def _draw_short(self, canvas: Canvas, content: Box) -> None:
        """A table that is one phrase, such as a heap of stones, is said large."""
        fits = canvas.text_width(self.words, POSTER, "number-bold") < content.w * 0.9
        size = POSTER if fits else DISPLAY
        middle = self.text.box.centre_y
        canvas.text(
            content.centre_x, middle, self.words, size, TEXT, "number-bold", "centre",
            max_width=content.w,
        )  # fmt: skip
        self.text.content_height = 0
