"""The bar under the board: what to do now, in one sentence, and the buttons that do it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import BODY, LARGE, SECOND_TEXT, SMALL, TEXT, WARNING, Colour, mix
from engine.ui.widgets.base import Button, Tip, Widget

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
        """All of them."""
        return self.secondary if self.primary is None else (*self.secondary, self.primary)


@dataclass(frozen=True, slots=True)
class BarPlaces:
    """Where the parts of the bar stand."""

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
        """Say what to do now, and whose move it is."""
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
        """Every part to its place."""
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
        """The ground with its stripe, the seat's mark, and the sentence."""
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
