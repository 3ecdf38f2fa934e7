"""What to do now: the bar under the board, its controls, and moves in the game's own words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from engine.core.decision import Chance, Decision, Option
from engine.core.errors import IllegalAnswer, InputError
from engine.core.hidden import ToldAtOnce
from engine.core.match import Match
from engine.text.message import Message, Words
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import Intent, KeyPressed, Wheel
from engine.ui.pages.page_theme import Dialog
from engine.ui.scene import Window
from engine.ui.theme import (
    BAD,
    BODY,
    LARGE,
    LINE,
    RAISED,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WARNING,
    Colour,
    lighten,
    mix,
)
from engine.ui.widgets.base import RADIUS, Button, Shown, Tip, Widget, draw_well, faint
from engine.ui.widgets.fields import Segmented, Slider, TextField
from engine.ui.widgets.scroll import RowState, ScrollList

# The bar under the board: what to do now, in one sentence, and the buttons that do it.

HEIGHT: Final = 112.0
LOW_HEIGHT: Final = 88.0
EDGE: Final = 16.0
GAP: Final = 16.0
SMALL_GAP: Final = 8.0
MARK_ROOM: Final = 68.0
WIDE_SMALL: Final = 88.0
"""A quiet button with its key cap beside its icon."""
WIDE_BAR: Final = 1100.0
PRIMARY: Final = (184.0, 296.0)
SECONDARY: Final = (128.0, 184.0)
TEXT_ROOM: Final = 330.0
LEADING: Final = 1.27

PRIMARY_RANK: Final = -1  # Tab reaches the main button first, and the frame's own last
SMALL_RANK: Final = 1

Tone = Literal["plain", "warning", "trouble"]
"""A warning is about what an answer brings with it; in trouble the game cannot go on by itself."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something a button does; `sub` says what it costs or gives, `key` the key that presses it.
    `short` stands for a label that has no room.

    An action that `ends_turn` is asked about first when the player has set it so; one that `asks`
    always is, in those words, and a second press does it. `is_bright` fills the button, or does
    not; None: the main action is filled, the others are not. One that `is_quiet` may be done but
    has no part in what is chosen: it has no ground.
    """

    label: str
    on_click: Callable[[], object]
    sub: str = ""
    icon: str | None = None
    key: str | None = None
    enabled: bool = True
    tooltip: Tip | None = None
    ends_turn: bool = False
    asks: str = ""
    is_bright: bool | None = None
    short: str = ""
    is_quiet: bool = False


@dataclass(frozen=True, slots=True)
class Actions:
    """What can be done now: a sentence with a verb, a quieter line, and at most one main action.

    With `is_choice` the main action and the others are ways of equal right, in buttons of one size;
    which of them is bright, if any, they say themselves.
    """

    prompt: str
    detail: str = ""
    primary: Action | None = None
    secondary: tuple[Action, ...] = ()
    tone: Tone = "plain"
    is_choice: bool = False

    @property
    def offered(self) -> tuple[Action, ...]:
        return self.secondary if self.primary is None else (*self.secondary, self.primary)


def looking_at(said: Message, voice: Voice, back: Callable[[], object]) -> Actions:
    """What the bar says while a rival's things lie where one's own do."""
    main = Action(voice.say(Message("looking-back")), back, key="Space")
    return Actions(voice.say(said), primary=main)


@dataclass(frozen=True, slots=True)
class BarPlaces:
    words: Box
    small: tuple[Box, ...]
    secondary: tuple[Box, ...]
    primary: Box


def bar_places(
    bar: Box, small: int, secondary: int, *, has_mark: bool, is_choice: bool = False
) -> BarPlaces:
    """The parts of the bar for so many small and secondary buttons, from the right edge on.

    The primary button always has its place, so that nothing else moves when it comes and goes;
    with `is_choice` it is no larger than the others.
    """
    height = bar.h - 40 if bar.h >= 100 else bar.h - 24
    y = bar.y + (bar.h - height) / 2
    tall = min(height, 64.0)
    wide = WIDE_SMALL if bar.w >= WIDE_BAR else tall
    quiet = small * wide + max(0, small - 1) * SMALL_GAP + (GAP if small else 0)
    left = EDGE + 8 + (MARK_ROOM if has_mark else 8)
    spare = bar.w - left - EDGE - TEXT_ROOM - quiet - GAP
    primary = max(PRIMARY[0], min(PRIMARY[1], spare - secondary * (SECONDARY[1] + GAP)))
    each = (spare - primary) / secondary - GAP if secondary else 0.0
    each = max(SECONDARY[0], min(SECONDARY[1], each))
    if is_choice:
        each = (primary + secondary * each) / (secondary + 1)
        primary = each
    right = bar.right - EDGE - primary
    main = Box(right, y, primary, height)
    seconds = []
    for _ in range(secondary):
        right -= each + GAP
        seconds.append(Box(right, y, each, height))
    smalls = []
    right -= GAP - SMALL_GAP if small else 0
    for _ in range(small):
        right -= wide + SMALL_GAP
        smalls.append(Box(right, bar.centre_y - tall / 2, wide, tall))
    words = Box(bar.x + left, bar.y, max(0.0, right - GAP - bar.x - left), bar.h)
    return BarPlaces(words, tuple(reversed(smalls)), tuple(reversed(seconds)), main)


class ActionBar(Widget):
    """Prompt and buttons; `show` fills them in, and what changes in them keeps its button.

    `small` are the frame's own icon buttons (undo, hint), left of the game's.
    """

    def __init__(self, small: tuple[Button, ...] = ()) -> None:
        super().__init__()
        self.actions = Actions("")
        self.seat: int | None = None
        self.small = small
        self.primary = Button(kind="primary")
        self.secondary: list[Button] = []
        for button in small:
            button.kind = "secondary"
        for button in (*small, self.primary):
            button.tab_rank = SMALL_RANK
            self.add(button)
        self.primary.tab_rank, self.primary.is_visible = PRIMARY_RANK, False

    def show(self, actions: Actions, seat: int | None) -> None:
        words = (actions.prompt, actions.detail, actions.tone, seat)
        if words != (self.actions.prompt, self.actions.detail, self.actions.tone, self.seat):
            self.changed()
        is_other_shape = (
            len(actions.secondary) != len(self.secondary)
            or seat != self.seat
            or actions.is_choice != self.actions.is_choice
        )
        is_other_shape |= self.primary.is_visible is (actions.primary is None)
        self.actions, self.seat = actions, seat
        self._fill(self.primary, actions.primary)
        while len(self.secondary) < len(actions.secondary):
            self.secondary.append(Button(kind="secondary"))
            self.add(self.secondary[-1])
        for button in self.secondary[len(actions.secondary) :]:
            self.children.remove(button)
        del self.secondary[len(actions.secondary) :]
        for button, action in zip(self.secondary, actions.secondary, strict=True):
            self._fill(button, action)
        if is_other_shape:
            self.placed()

    @property
    def bright(self) -> Button | None:
        """The filled button that can be pressed now, if there is one."""
        buttons = (each for each in self.family() if isinstance(each, Button))
        found = [each for each in buttons if each.look == "primary" and each.is_enabled]
        return found[0] if len(found) == 1 else None

    def dim(self, is_dimmed: bool) -> None:
        """Have no bright button, as long as what is bright stands elsewhere."""
        for each in self.family():
            if isinstance(each, Button):
                each.is_dimmed = is_dimmed

    @property
    def leaves_space(self) -> bool:
        """Whether no button is for the space bar."""
        return all(action.key != "Space" for action in self.actions.offered)

    @property
    def ways(self) -> list[Action]:
        """What can be done by a key."""
        return [action for action in self.actions.offered if action.enabled and action.key]

    def _fill(self, button: Button, action: Action | None) -> None:
        button.is_visible = action is not None
        if action is None:
            return
        is_bright = button is self.primary if action.is_bright is None else action.is_bright
        button.kind = "primary" if is_bright else "ghost" if action.is_quiet else "secondary"
        button.is_on = not is_bright and action.key == "Space"
        button.label, button.sub, button.icon = action.label, action.sub, action.icon
        button.short = action.short
        button.key, button.is_enabled = action.key, action.enabled
        button.tooltip, button.on_click = action.tooltip, action.on_click

    def placed(self) -> None:
        places = self._places()
        for button, box in zip(self.small, places.small, strict=True):
            button.box = box
        for button, box in zip(self.secondary, places.secondary, strict=True):
            button.box = box
        self.primary.box = places.primary
        self.changed()

    def _places(self) -> BarPlaces:
        return bar_places(
            self.box, len(self.small), len(self.secondary), has_mark=self.seat is not None,
            is_choice=self.actions.is_choice,
        )  # fmt: skip

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.panel(box, fill=mix(canvas.theme.panel, canvas.theme.accent, 0.07))
        stripe: Colour = WARNING if self.actions.tone == "trouble" else canvas.theme.accent
        canvas.rounded(Box(box.x, box.y + 16, 4, box.h - 32), 2, stripe)
        if self.actions.tone == "trouble":
            canvas.icon("alert-triangle", box.x + EDGE + 34, box.centre_y, 36, WARNING)
        elif self.seat is not None:
            canvas.seat_mark(self.seat, box.x + EDGE + 34, box.centre_y, 22)
        self._draw_words(canvas)

    def _draw_words(self, canvas: Canvas) -> None:
        """The prompt in one line or two, the detail in what is left; together in the middle.

        A detail for which there is no room is written smaller, or not at all.
        """
        words = self._places().words
        if self.actions.tone == "trouble" and self.seat is None:
            words = words.cut_left(MARK_ROOM)[1]
        prompt, detail = self.actions.prompt, self.actions.detail
        step = canvas.line_step(LARGE, LEADING)
        prompt_lines = min(2, len(canvas.paragraph_lines(words.w, prompt, LARGE, "text-semibold")))
        size = self._detail_size(canvas, words.w, words.h - 6 - prompt_lines * step)
        detail_height = (
            2 + canvas.paragraph_height(words.w, detail, size, line_height=LEADING) if size else 0.0
        )
        y = words.centre_y - (prompt_lines * step + detail_height) / 2
        box = Box(words.x, y, words.w, words.h)
        canvas.paragraph(box, prompt, LARGE, TEXT, "text-semibold", LEADING, max_lines=2)
        if size:
            box = Box(words.x, y + prompt_lines * step + 2, words.w, words.h)
            colour = WARNING if self.actions.tone == "warning" else SECOND_TEXT
            canvas.paragraph(box, detail, size, colour, line_height=LEADING)

    def _detail_size(self, canvas: Canvas, width: float, height: float) -> float | None:
        """The type in which the detail fits; None when there is none, or no room for it."""
        detail = self.actions.detail
        fitting = (
            size
            for size in (BODY, SMALL)
            if detail
            and canvas.paragraph_height(width, detail, size, line_height=LEADING) <= height
        )
        return next(fitting, None)


# The row of controls under the prompt: buttons, steppers, a choice, a slider.
#
# The scene says what it wants as plain values; widgets of the same kinds stay when only their
# values change, so that a button held down is still there when it comes up.

Look = Literal["primary", "secondary", "strong"]
KNOB: Final = 36.0
PICK_LABEL: Final = 104.0


@dataclass(frozen=True, slots=True)
class Press:
    """A button; `least` and `most` are its widths, `short` its label where it is narrow."""

    action: Action
    look: Look = "secondary"
    least: float = 104.0
    most: float = 176.0
    short: str = ""


@dataclass(frozen=True, slots=True)
class NumberStep:
    """A number with a minus and a plus; `word` follows the number."""

    word: str
    value: int
    low: int
    high: int
    on_change: Callable[[int], object]
    least: float = 128.0
    most: float = 152.0
    tooltip: str = ""


@dataclass(frozen=True, slots=True)
class PressStep:
    """A button with a stepper inside: `label` n `word`."""

    action: Action
    step: NumberStep
    least: float = 204.0
    most: float = 268.0


@dataclass(frozen=True, slots=True)
class Pick:
    """One of several words, with a quiet label before them."""

    label: str
    words: tuple[str, ...]
    selected: int
    on_pick: Callable[[int], object]
    least: float = 196.0
    most: float = 296.0
    tooltip: str = ""


@dataclass(frozen=True, slots=True)
class Slide:
    low: int
    high: int
    value: int
    on_change: Callable[[int], object]
    least: float = 200.0
    most: float = 420.0


Control = Press | NumberStep | PressStep | Pick | Slide


class Stepper(Widget):
    """Minus, number, plus; the wheel and the arrows step as well."""

    takes_focus = True
    takes_key_repeat = True
    value: Shown[int] = Shown()
    word: Shown[str] = Shown()

    def __init__(self, step: NumberStep, *, is_bare: bool = False) -> None:
        super().__init__()
        self.is_bare = is_bare
        self.minus = Button(kind="icon", icon="minus", on_click=lambda: self.step(-1))
        self.plus = Button(kind="icon", icon="plus", on_click=lambda: self.step(1))
        for button in (self.minus, self.plus):
            button.takes_focus = False
            self.add(button)
        self.tell(step)

    def tell(self, step: NumberStep) -> None:
        self.low, self.high, self.on_change = step.low, step.high, step.on_change
        self.value, self.word = step.value, step.word
        self.tooltip = step.tooltip or None
        self.minus.is_enabled, self.plus.is_enabled = step.value > step.low, step.value < step.high

    def step(self, by: int) -> bool:
        wanted = max(self.low, min(self.high, self.value + by))
        if wanted != self.value:
            self.on_change(wanted)
        return True

    def placed(self) -> None:
        box, inset = self.box, 2.0 if self.is_bare else 4.0
        height = box.h - (12 if not self.is_bare else 8)
        self.minus.box = Box(box.x + inset, box.centre_y - height / 2, KNOB, height)
        self.plus.box = Box(box.right - inset - KNOB, box.centre_y - height / 2, KNOB, height)

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Wheel) and intent.dy:
            return self.step(1 if intent.dy > 0 else -1)
        if isinstance(intent, KeyPressed) and intent.is_plain:
            ways = {"left": -1, "right": 1, "-": -1, "+": 1}
            return intent.key in ways and self.step(ways[intent.key])
        return False

    def draw(self, canvas: Canvas) -> None:
        if not self.is_bare:
            draw_well(canvas, self.box)
        for knob in (self.minus, self.plus):
            canvas.rounded(knob.box, 8, lighten(RAISED, 0.06) if knob.is_enabled else RAISED)
        number = str(self.value)
        room = self.plus.box.x - self.minus.box.right - 4
        wide = canvas.text_width(number, LARGE, "number-bold")
        word = f" {self.word}" if self.word else ""
        if wide + canvas.text_width(word, SMALL) > room:
            word = ""
        x = self.box.centre_x - (wide + canvas.text_width(word, SMALL)) / 2
        x += canvas.text(x, self.box.centre_y, number, LARGE, TEXT, "number-bold")
        canvas.text(x, self.box.centre_y, word, SMALL, SECOND_TEXT)


class StepButton(Button):
    """A button that carries a stepper: "Until [4 left]"."""

    def __init__(self, shown: PressStep) -> None:
        super().__init__(kind="secondary")
        self.stepper = Stepper(shown.step, is_bare=True)
        self.add(self.stepper)
        self.tell(shown)

    def tell(self, shown: PressStep) -> None:
        fill_button(self, shown.action)
        self.stepper.tell(shown.step)

    def placed(self) -> None:
        self._place(72.0)

    def _place(self, label_room: float) -> None:
        box = self.box
        right = 44.0 if box.w >= 240 else 8.0
        width = max(96.0, box.w - label_room - right)
        self.stepper.box = Box(box.x + label_room, box.y + 2, width, box.h - 4)

    def draw(self, canvas: Canvas) -> None:
        self._secondary_ground(canvas, canvas.theme.accent)
        ink = TEXT if self.is_enabled else faint(SECOND_TEXT)
        width = canvas.text(self.box.x + 16, self.box.centre_y, self.label, BODY, ink,
                            "text-semibold", exempt=not self.is_enabled)  # fmt: skip
        self._place(width + 24)
        if self.key and self.box.w >= 240:
            canvas.key_cap(self.box.right - 10, self.box.centre_y, self.key)


class Picker(Segmented):
    def __init__(self, shown: Pick) -> None:
        super().__init__(shown.words, shown.selected)
        self.label = shown.label
        self._tell_label(shown)

    def _tell_label(self, shown: Pick) -> None:
        self.selected, self.on_change = shown.selected, shown.on_pick
        self.tooltip = shown.tooltip or None

    def tell(self, shown: Pick) -> None:
        self._tell_label(shown)

    def parts(self) -> tuple[Box, ...]:
        return self.well.inset(4).row(*[None] * len(self.choices))

    @property
    def well(self) -> Box:
        label = PICK_LABEL if self.box.w >= 260 else 0.0
        return Box(self.box.x + label, self.box.y, self.box.w - label, self.box.h)

    def draw(self, canvas: Canvas) -> None:
        if self.well.x > self.box.x:
            canvas.text(self.box.x, self.box.centre_y, self.label, BODY, SECOND_TEXT,
                        max_width=PICK_LABEL - 4)  # fmt: skip
        draw_well(canvas, self.well)
        for index, box in enumerate(self.parts()):
            self._draw_part(canvas, index, box)


class ControlRow(Widget):
    lets_through = True

    def __init__(self) -> None:
        super().__init__()
        self._controls: tuple[Control, ...] = ()

    @property
    def widgets(self) -> list[Widget]:
        return self.children

    @property
    def most(self) -> float:
        """How wide they are at most, with the gaps beside them."""
        return sum(each.most + 8 for each in self._controls)

    def show(self, controls: Sequence[Control]) -> None:
        """Show these; widgets stay where the kinds are the same as before."""
        before = self._controls
        self._controls = tuple(controls)
        if [_kind(each) for each in before] != [_kind(each) for each in controls]:
            self.children.clear()
            for control in controls:
                self.add(_widget(control))
        for widget, control in zip(self.children, controls, strict=True):
            _tell(widget, control)
        self.placed()
        self.changed()

    def placed(self) -> None:
        wanted = [(control.least, control.most) for control in self._controls]
        for widget, box in zip(self.children, shared_row(self.box, wanted), strict=True):
            widget.box = box


class ClosingButton(Button):
    """What ends a phase: filled when it is the one next thing, else an outline.

    `progress` (0 to 1) fills it from the left while it cannot be pressed yet.
    """

    progress: Shown[float | None] = Shown()

    def __init__(self) -> None:
        super().__init__(kind="secondary")
        self.progress = None

    def draw(self, canvas: Canvas) -> None:
        if self.progress is None or self.is_enabled:
            super().draw(canvas)
            return
        accent = canvas.theme.accent
        canvas.rounded(self.box, RADIUS, mix(RAISED, (20, 24, 30), 0.3))
        if self.progress > 0:
            width = max(2 * RADIUS, self.box.w * self.progress)
            filled = Box(self.box.x, self.box.y, width, self.box.h)
            canvas.rounded(filled, RADIUS, mix(RAISED, accent, 0.34))
        canvas.rounded(self.box, RADIUS, None, mix(RAISED, accent, 0.7), 1.5)
        middle = self.box.centre_y
        ink: Colour = TEXT
        canvas.text(self.box.centre_x, middle - 12, self.label, LARGE, ink, "text-semibold",
                    "centre", max_width=self.box.w - 16)  # fmt: skip
        canvas.text(self.box.centre_x, middle + 15, self.sub, SMALL, lighten(SECOND_TEXT, 0.2),
                    align="centre", max_width=self.box.w - 12)  # fmt: skip


def fill_button(button: Button, action: Action) -> None:
    button.label, button.sub, button.icon = action.label, action.sub, action.icon
    button.short = action.short
    button.key, button.is_enabled = action.key, action.enabled
    button.tooltip, button.on_click = action.tooltip, action.on_click


def _kind(control: Control) -> object:
    return (type(control), control.look) if isinstance(control, Press) else type(control)


def _widget(control: Control) -> Widget:
    match control:
        case Press(_, look):
            kind: Literal["primary", "secondary"] = "primary" if look == "primary" else "secondary"
            return Button(kind=kind, is_on=look == "strong")
        case NumberStep():
            return Stepper(control)
        case PressStep():
            return StepButton(control)
        case Pick():
            return Picker(control)
        case Slide():
            return Slider(control.low, control.high, control.value)


def _tell(widget: Widget, control: Control) -> None:
    match control:
        case Press(action) if isinstance(widget, Button):
            fill_button(widget, action)
            widget.short = control.short or action.short
        case NumberStep() if isinstance(widget, Stepper):
            widget.tell(control)
        case PressStep() if isinstance(widget, StepButton):
            widget.tell(control)
        case Pick() if isinstance(widget, Picker):
            widget.tell(control)
        case Slide(low, high, value, on_change) if isinstance(widget, Slider):
            widget.low, widget.high, widget.value = low, high, float(value)
            widget.on_change = lambda chosen: on_change(round(chosen))


def shared_row(row: Box, wanted: Sequence[tuple[float, float]], gap: float = 8) -> tuple[Box, ...]:
    """Parts side by side: each between its least and its most width, as the row allows.

    What is left over stays empty at the right.
    """
    if not wanted:
        return ()
    room = row.w - gap * (len(wanted) - 1)
    least, most = sum(low for low, _ in wanted), sum(high for _, high in wanted)
    share = 1.0 if most <= room else max(0.0, (room - least) / max(1e-9, most - least))
    squeeze = min(1.0, room / least) if share == 0 else 1.0
    sizes = [(low + (high - low) * share) * squeeze for low, high in wanted]
    boxes, x = [], row.x
    for size in sizes:
        boxes.append(Box(x, row.y, size, row.h))
        x += size + gap
    return tuple(boxes)


# Moves in the game's own words, typed inside the window, and the list of what can be typed.

LINE_HEIGHT: Final = 104.0
FIELD: Final = 48.0
LIST_WORDS: Final = ("list", "options", "list options", "moves")
ROW: Final = 44.0
LIST_HEIGHT: Final = 480.0
MOST_EARLIER: Final = 50


class Commanded(Protocol):
    """What typed words may do at a table."""

    @property
    def match(self) -> Match: ...

    def submit(self, answer: object) -> bool: ...

    def list_options(self) -> None: ...

    def undo(self) -> None: ...

    def redo(self) -> None: ...

    def restart_turn(self) -> None: ...

    def hint(self) -> None: ...

    def show_rules(self, clause: str | None = None) -> None: ...


def carry_out(table: Commanded, text: str) -> None:
    """Does what the words say: a move, a real roll, or a command.

    Raises InputError with one sentence when they mean nothing now.
    """
    word = " ".join(text.casefold().split())
    commands: dict[str, Callable[[], object]] = {
        **dict.fromkeys(LIST_WORDS, table.list_options),
        "undo": table.undo,
        "redo": table.redo,
        "restart": table.restart_turn,
        "hint": table.hint,
        "rules": table.show_rules,
    }
    if word in commands:
        commands[word]()
        return
    match = table.match
    if isinstance(match.pending, Chance):
        table.submit(match.outcome_of(text))
    elif not match.waits_for_person:
        raise IllegalAnswer(Message("not-your-move"))
    else:
        table.submit(match.option_of(text))


def problem_of(match: Match, problem: InputError) -> str:
    """What is wrong with what was typed, in the language of the match."""
    return match.game.problem_text(problem, match.voice)


class CommandLine(Widget):
    """A field over the action bar: Enter carries out, Esc closes, up brings back old lines."""

    radius = 12.0

    def __init__(
        self,
        table: Commanded,
        close: Callable[[], object],
        changed: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__()
        self.problem = ""
        self._table = table
        self._close = close
        self._told_change = changed
        self._earlier: list[str] = []
        self._at = 0
        self.field = LineField(self._browse, on_change=self._typed, on_submit=self.enter)
        self.add(self.field)

    def placed(self) -> None:
        box = self.box
        self.field.box = Box(box.x + 16, box.y + 12, box.w - 32, FIELD)

    def open(self) -> None:
        self.field.replace_text("")
        self._typed("")
        self._at = len(self._earlier)

    def enter(self, text: str) -> None:
        """Carry a line out; one that means nothing stays, with the reason under it."""
        words = text.strip()
        if not words:
            self._close()
            return
        self._earlier = [*self._earlier, words][-MOST_EARLIER:]
        try:
            carry_out(self._table, words)
        except InputError as problem:
            self.problem = problem_of(self._table.match, problem)
            self.play_sound("wrong")
            self.changed()
            self._told_change()
            return
        self._close()

    def _typed(self, text: str) -> None:
        had, self.problem = self.problem, ""
        self.changed()
        if had:
            self._told_change()

    def _browse(self, by: int) -> None:
        self._at = max(0, min(len(self._earlier), self._at + by))
        is_new = self._at == len(self._earlier)
        self.field.replace_text("" if is_new else self._earlier[self._at])
        self._typed(self.field.text)

    def draw(self, canvas: Canvas) -> None:
        canvas.floating(self.box)
        canvas.shadow(self.box, 12, blur=20, drop=8, strength=150)
        canvas.panel(self.box, shadow=False)
        y = self.field.box.bottom + 22
        x, room = self.box.x + 20, self.box.w - 40
        if self.problem:
            canvas.text(x, y, self.problem, BODY, lighten(BAD, 0.3), max_width=room)
        else:
            canvas.text(x, y, self._help(), BODY, SECOND_TEXT, max_width=room)

    def _help(self) -> Words:
        match = self._table.match
        pending = match.pending
        if isinstance(pending, Chance):
            return Message("typed-dice", {"example": pending.outcomes.example})
        commands = "list options, undo, redo, hint, rules"
        if isinstance(pending, Decision) and match.waits_for_person:
            if isinstance(pending.options, ToldAtOnce):
                move = pending.options.example
            else:
                view, first = match.game.view(match.table, pending.seat), match.options(pending)[0]
                move = match.game.option_text(first, match.voice, view, pending.seat)
            return Message("typed-move", {"move": move, "commands": commands})
        return commands


class LineField(TextField):
    def __init__(
        self,
        browse: Callable[[int], object],
        *,
        on_change: Callable[[str], object],
        on_submit: Callable[[str], object],
    ) -> None:
        super().__init__(
            on_change=on_change, on_submit=on_submit, placeholder=Message("typed-type"),
            icon="keyboard", font="mono",
        )  # fmt: skip
        self._browse = browse

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, KeyPressed) and intent.key in {"up", "down"}:
            self._browse(-1 if intent.key == "up" else 1)
            return True
        return super().handle(intent)


class OptionsDialog(Dialog):
    def __init__(self, app: Window, match: Match, choose: Callable[[Option], object]) -> None:
        decision = match.pending
        assert isinstance(decision, Decision)
        self.options: Sequence[Option] = match.options(decision)
        self._match, self._asked = match, decision
        self._words = () if decision.is_range else self._told(self.options)
        self._choose = choose
        self.list: ScrollList[Option] = ScrollList(
            self.options, self._draw_row, row_height=ROW, on_choose=self._chosen
        )
        height = min(LIST_HEIGHT, max(1, len(self.options)) * ROW)
        count = len(self.options)
        super().__init__(
            app,
            Message("typed-moves", {"count": count}),
            match.game.prompt(decision, match.voice),
            (Button(Message("house-close"), self.back, kind="secondary", key="Esc"),),
            body=((self.list, height),),
        )

    def _told(self, options: Sequence[Option]) -> Sequence[str]:
        match, seat = self._match, self._asked.seat
        view = match.game.view(match.table, seat)
        return match.game.option_texts(options, match.voice, view, seat)

    def _chosen(self, index: int) -> None:
        self.app.remove(self)
        self._choose(self.options[index])

    def _draw_row(self, canvas: Canvas, box: Box, option: Option, state: RowState) -> None:
        if state.is_hovered or state.is_selected:
            ground = mix((0x26, 0x2D, 0x37), canvas.theme.accent, 0.3 if state.is_selected else 0.1)
            canvas.rounded(box.inset(0, 2), 8, ground)
        else:
            canvas.hairline(box.x, box.bottom - 1, box.w, colour=LINE, alpha=90)
        number = str(state.index + 1)
        canvas.text(box.x + 40, box.centre_y, number, SMALL, SECOND_TEXT, "mono", "right")
        words = self._words[state.index] if self._words else self._told((option,))[0]
        canvas.text(box.x + 60, box.centre_y, words, BODY, TEXT, max_width=box.w - 72)
