"""A game's own hands of the tests, lent to a person at a real window.

The stages of the games know where everything lies that can be clicked. `WindowHands`, named before
one of them, gives it the window, the mouse and the keyboard of a `Newcomer`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from engine.core.decision import Bot, Option
from tests.ui.stage import FRAME

if TYPE_CHECKING:
    from tests.ui.first_hour_by_mouse import Newcomer

PATIENCE_SECONDS: Final = 240
HELD_SECONDS: Final = 1.5
"""A film that is held so long waits for a press."""


class WindowHands:
    """What a stage does to a window without a screen, done to a real one."""

    def __init__(self, newcomer: Newcomer, table: Any) -> None:
        self.newcomer, self.app = newcomer, newcomer.app
        self.table = self.scene = table
        self._brain: Bot | None = None

    @property
    def match(self) -> Any:
        """The game that is played; a lesson's next part has another one."""
        return self.table.match

    def wish(self, plays_like: str) -> Option:
        """What a bot would do in the person's place."""
        if self._brain is None:
            self._brain = self.match.game.bot(plays_like, self.match.setup)
        return self.match.fork().think(self._brain).option

    # -- time

    def step(self, seconds: float = FRAME, *events: Any) -> None:
        """The window runs by its own clock; nobody puts events into it."""
        assert not events, "only the X server sends events"
        self.newcomer.live(FRAME)

    def wait_until(self, is_so: Callable[[], bool], seconds: float = FRAME) -> None:
        """Until something is so; what is held until somebody has seen it is let go."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        held_since: float | None = None
        while not is_so():
            assert time.monotonic() < deadline, "it never happened"
            self.step()
            if self.table.director.held is None:
                held_since = None
            elif held_since is None:
                held_since = time.monotonic()
            elif time.monotonic() > held_since + HELD_SECONDS:
                self.key("space")
                held_since = None

    def rest(self) -> None:
        """Until a person may act on what lies still, or the game is over."""
        table = self.table

        def is_still() -> bool:
            director = table.director
            is_moving = table.film.is_playing or table.parts.board.is_animating
            return not (is_moving or director.is_playing or director.is_behind)

        self.wait_until(
            lambda: (
                self.app.top is not table
                or (is_still() and (self.match.is_over or table.person is not None))
            )
        )
        self.step()
        table.prepare()

    # -- mouse and keyboard, in pixels of the window

    def click(self, x: float, y: float, button: int = 1) -> None:
        """Press and let go in one place."""
        self.newcomer.press_at(x, y, button)

    def down(self, x: float, y: float, button: int = 1, *, touch: bool = False) -> None:
        """A button goes down; `up` counts the press."""
        self.newcomer.hold_at(x, y, button)

    def move(self, x: float, y: float) -> None:
        """The pointer goes there."""
        self.newcomer.point_at(x, y)

    def up(self, x: float, y: float, button: int = 1) -> None:
        """The button is let go."""
        self.newcomer.let_go_at(x, y, button)

    def wheel(self, dy: float) -> None:
        """A notch of the wheel where the pointer is."""
        self.newcomer.turn_wheel(dy)

    def key(self, *names: str) -> None:
        """Keys one after the other."""
        for name in names:
            self.newcomer.key(name)
