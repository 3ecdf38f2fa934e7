"""Where the keyboard is: Tab goes in order, the arrows go to the nearest thing that way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from engine.ui.box import Box
from engine.ui.widgets.base import Widget

DEEPEST: Final = 12  # widgets inside each other

Direction = Literal["left", "right", "up", "down"]


class Focus:
    """The one widget the keyboard talks to, out of those a scene shows."""

    def __init__(self, widgets: Callable[[], Sequence[Widget]]) -> None:
        self._widgets = widgets
        self.current: Widget | None = None
        self.is_shown = False

    def choices(self) -> list[Widget]:
        """Everything Tab stops at, in order of use."""
        found = [
            member
            for widget in self._widgets()
            for member in widget.family()
            if member.is_focusable
        ]
        return sorted(found, key=_ranks)

    def take(self, widget: Widget | None, *, shown: bool) -> None:
        """Put the focus on a widget (or nowhere); `shown` when the keyboard did it."""
        if widget is self.current and shown == self.is_shown:
            return
        if self.current is not None:
            self.current.is_focused = self.current.shows_focus = False
            self.current.changed()
        self.current, self.is_shown = widget, shown
        if widget is not None:
            widget.is_focused, widget.shows_focus = True, shown
            _bring_into_view(widget)
            widget.changed()

    def drop_if_gone(self) -> None:
        """Let go of a widget that is no longer there or no longer takes the focus."""
        if self.current is not None and self.current not in self.choices():
            self.take(None, shown=False)

    def step(self, by: int) -> bool:
        """The next widget (1) or the one before (-1), round and round."""
        choices = self.choices()
        if not choices:
            return False
        if self.current in choices:
            place = (choices.index(self.current) + by) % len(choices)
        else:
            place = 0 if by > 0 else -1
        self.take(choices[place], shown=True)
        return True

    def move(self, direction: Direction) -> bool:
        """The nearest widget in a direction; the first one when nothing is focused yet."""
        choices = self.choices()
        if self.current not in choices:
            return self.step(1)
        if not self.is_shown:
            self.take(self.current, shown=True)
            return True
        here = self.current.box
        others = [widget for widget in choices if lies(widget.box, direction, here)]
        if not others:
            return False
        nearest = min(others, key=lambda widget: way_to(widget.box, direction, here))
        self.take(nearest, shown=True)
        return True


def _bring_into_view(widget: Widget) -> None:
    parent = widget.parent
    while parent is not None:
        parent.reveal(widget)
        parent = parent.parent


def lies(box: Box, direction: Direction, here: Box) -> bool:
    """Whether a box lies that way: its middle is past, and it is not just beside."""
    (x, y), (hx, hy) = box.centre, here.centre
    return {
        "left": x < hx and box.right <= here.x + here.w / 2,
        "right": x > hx and box.x >= here.x + here.w / 2,
        "up": y < hy and box.bottom <= here.y + here.h / 2,
        "down": y > hy and box.y >= here.y + here.h / 2,
    }[direction]


def way_to(box: Box, direction: Direction, here: Box) -> float:
    """How far that way, where a step aside counts three times."""
    if direction in {"left", "right"}:
        along = here.x - box.right if direction == "left" else box.x - here.right
        aside = max(0.0, here.y - box.bottom, box.y - here.bottom)
        offset = abs(box.centre_y - here.centre_y)
    else:
        along = here.y - box.bottom if direction == "up" else box.y - here.bottom
        aside = max(0.0, here.x - box.right, box.x - here.right)
        offset = abs(box.centre_x - here.centre_x)
    return max(0.0, along) + 3 * aside + 0.1 * offset


def _ranks(widget: Widget) -> tuple[int, ...]:
    """The ranks from the outermost widget to this one; inside it nothing is ranked."""
    ranks = [widget.tab_rank]
    while widget.parent is not None:
        widget = widget.parent
        ranks.append(widget.tab_rank)
    ranks.reverse()
    return (*ranks, *[0] * (DEEPEST - len(ranks)))
