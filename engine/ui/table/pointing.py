"""Places of the board that can be clicked, dragged from and dropped on.

A spot draws nothing but its focus ring: the pieces are drawn by the board, which asks which spot
the pointer is on. Spots keep their identity by key, so that focus and drags outlast a new layout.
What a click there means for a decision is a matter of `engine.ui.select`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.ui.box import Box, Point
from engine.ui.inputs import (
    LEFT,
    RIGHT,
    Clicked,
    Dragged,
    DragStarted,
    Dropped,
    Intent,
    KeyPressed,
)
from engine.ui.widgets.base import Pressable, Tip, Widget, is_key

SpotKey = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class SpotFact:
    """What a spot is: its key, its box, what a click does, and whether it can be dragged.

    `shortcut` is the key that presses it, `right_click` what the other button does there,
    `tab_rank` when Tab stops there among the others.
    """

    key: SpotKey
    box: Box
    click: Callable[[], object] | None = None
    is_grip: bool = False
    shortcut: str | None = None
    radius: float = 10.0
    right_click: Callable[[], object] | None = None
    tab_rank: int = 0

    @property
    def is_live(self) -> bool:
        """Whether it does anything when it is clicked or dragged."""
        return self.click is not None or self.is_grip


@dataclass(slots=True)
class Drag:
    """A spot in the hand: which one, and where the pointer is."""

    key: SpotKey
    at: Point


class Spot(Pressable):
    """One place, as a widget: it takes focus, clicks, and the begin and end of a drag.

    Enter presses it; Space stays with the bright button of the bar.
    """

    def __init__(self, board: Spots, fact: SpotFact) -> None:
        super().__init__(sound=None)
        self.board = board
        self.fact = fact
        self.show(fact)

    def show(self, fact: SpotFact) -> None:
        """The place is somewhere else, or means something else now."""
        self.fact = fact
        self.box, self.radius = fact.box, fact.radius
        self.on_click = fact.click
        self.is_enabled = fact.is_live
        self.tab_rank = fact.tab_rank

    def handle(self, intent: Intent) -> bool:
        """Clicks and keys press it, a drag takes it along."""
        if isinstance(intent, DragStarted):
            return self.fact.is_grip and self.board.take(self.fact.key, (intent.x, intent.y))
        if isinstance(intent, Dragged):
            return self.board.carry((intent.x, intent.y))
        if isinstance(intent, Dropped):
            return self.board.let_go((intent.x, intent.y))
        if isinstance(intent, Clicked):
            return self.box.contains((intent.x, intent.y)) and self._clicked(intent.button)
        return isinstance(intent, KeyPressed) and is_key(intent, "Enter") and self.press()

    def _clicked(self, button: int) -> bool:
        if button == RIGHT and self.fact.right_click is not None:
            self.fact.right_click()
            return True
        return button == LEFT and self.press()

    def answers_to(self, intent: KeyPressed) -> bool:
        """Whether the key is its shortcut."""
        shortcut = self.fact.shortcut
        return shortcut is not None and self.is_enabled and is_key(intent, shortcut)

    def tip_at(self, x: float, y: float) -> Tip | None:
        """What the thing there is."""
        return self.board.on_tip(x, y)


class Spots(Widget):
    """All places of the board. `on_take` says whether a drag may begin, `on_drop` hears its end."""

    lets_through = True

    def __init__(
        self,
        on_take: Callable[[SpotKey], bool],
        on_drop: Callable[[SpotKey, Point], object],
        on_tip: Callable[[float, float], Tip | None],
    ) -> None:
        super().__init__()
        self.on_tip = on_tip
        self.drag: Drag | None = None
        self._on_take = on_take
        self._on_drop = on_drop
        self._by_key: dict[SpotKey, Spot] = {}
        self._away: dict[SpotKey, Spot] = {}

    def show(self, facts: Sequence[SpotFact]) -> None:
        """These are the places now, the upper ones last.

        The one with the keyboard on it is the same again when it comes back before the next key:
        how many frames a bot's answer took to be drawn changes nothing for Tab.
        """
        known, self._by_key = {**self._away, **self._by_key}, {}
        for fact in facts:
            spot = known.get(fact.key)
            if spot is None:
                spot = Spot(self, fact)
                spot.parent = self
                if self.host is not None:
                    spot.attach(self.host)
            else:
                spot.show(fact)
            self._by_key[fact.key] = spot
        self.children = list(self._by_key.values())
        self._away = {
            key: spot for key, spot in known.items() if spot.is_focused and key not in self._by_key
        }
        if self.drag is not None and self.drag.key not in self._by_key:
            self.drag = None
        self.changed()

    @property
    def places(self) -> tuple[Spot, ...]:
        """All places, the upper ones last."""
        return tuple(self._by_key.values())

    def spot(self, key: SpotKey) -> Spot:
        """The place of that key. Raises KeyError when there is none."""
        return self._by_key[key]

    def is_lit(self, key: SpotKey) -> bool:
        """Whether the pointer, or the keyboard, is on a place that does something."""
        spot = self._by_key.get(key)
        if spot is None or not spot.fact.is_live:
            return False
        return spot.is_hovered or (spot.is_focused and spot.shows_focus)

    # -- drags

    def take(self, key: SpotKey, at: Point) -> bool:
        """A drag begins at a place."""
        if not self._on_take(key):
            return False
        self.drag = Drag(key, at)
        self.changed()
        return True

    def carry(self, at: Point) -> bool:
        """What is in hand moves on."""
        if self.drag is None:
            return False
        self.drag.at = at
        self.changed()
        return True

    def let_go(self, at: Point) -> bool:
        """The drag ends there."""
        if self.drag is None:
            return False
        key, self.drag = self.drag.key, None
        self._on_drop(key, at)
        self.changed()
        return True
