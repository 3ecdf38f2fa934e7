"""The row of buttons below every page that looks back at a game: one form for all games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from engine.core.match import Match
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.hub.next_step import leave_for, step_after, step_name
from engine.ui.scene import Window
from engine.ui.theme import BODY
from engine.ui.widgets.base import Widget
from engine.ui.widgets.button import Button

GAP: Final = 16.0
MENU: Final = 176.0
TABLE: Final = 160.0
MORE: Final = 256.0
REPLAY: Final = 256.0
OTHERS: Final = 192.0
AGAIN: Final = 304.0
TIGHT: Final = 0.84


class WaysOn(Widget):
    """Main menu and table at the left; more pages, replay, other seats, play again at the right.

    To somebody on the way through lessons the `onward` step is proposed in place of other seats.
    `more` are buttons of the game's own; a bright one of them leads, at the right end. Where the
    row is too narrow all shrink alike, and the replay says so in one word; where letters are large
    all are wider.
    """

    lets_through = True

    def __init__(
        self, app: Window, match: Match, back: Callable[[], object], more: Sequence[Button] = ()
    ) -> None:
        super().__init__()
        self.menu = Button(Said("house-main-menu"), app.routes.home, kind="secondary", icon="home")
        self.table = Button(Said("house-table"), back, kind="secondary", icon="eye", key="Esc",
                            tooltip=Said("house-back-to-table"))  # fmt: skip
        self.replay = Button(Said("house-watch-replay"), lambda: app.routes.replay(match),
                             kind="secondary", icon="player-play", key="R")  # fmt: skip
        self.others = Button(Said("house-other-seats"), self._other_seats, kind="secondary",
                             icon="users", tooltip=Said("house-other-seats.tip"))  # fmt: skip
        self.again = Button(Said("house-play-again"), lambda: app.routes.play_again(match),
                            kind="primary", icon="refresh", key="Space",
                            tooltip=Said("house-play-again.tip"))  # fmt: skip
        self._app, self._match = app, match
        step = step_after(app, match)
        leading = next((each for each in more if each.kind == "primary"), None)
        self.onward = leading
        if step is not None:
            if leading is not None:
                leading.kind, leading.key = "secondary", None
            name = step_name(match.game, step)
            self.onward = Button(name, partial(leave_for, app, match.game, step), kind="primary",
                                 icon="player-play", key="Enter")  # fmt: skip
        self.more = tuple(each for each in more if each is not self.onward)
        if self.onward is not None:
            self.again.kind = "secondary"
        if self.onward is leading is not None:
            self.again.key = None
        for button in self.row:
            self.add(button)

    @property
    def row(self) -> tuple[Button, ...]:
        """The buttons from left to right."""
        last = (self.others, self.again) if self.onward is None else (self.again, self.onward)
        return (self.menu, self.table, *self.more, self.replay, *last)

    def lead_back_to(self, words: Words) -> None:
        """The way back leads to another page than the table."""
        self.table.label, self.table.icon, self.table.tooltip = words, "arrow-left", None

    def _other_seats(self) -> None:
        self._app.routes.leave_table()
        self._app.routes.setup(self._match.game)

    def placed(self) -> None:
        """Two groups, as wide as they like to be or, in a narrow row, as they can."""
        ends = (OTHERS, AGAIN) if self.onward is None else (AGAIN, AGAIN)
        widths = (MENU, TABLE, *(MORE for _ in self.more), REPLAY, *ends)
        room = self.box.w - GAP * len(widths)
        letters = max(1.0, self._app.canvas.line_step(BODY, 1) / BODY)
        share = min(letters, room / sum(widths))
        is_tight = share < TIGHT * letters
        self.replay.label = Said("house-replay") if is_tight else Said("house-watch-replay")
        left, right = self.box.x, self.box.right
        buttons = self.row
        for button, width in list(zip(buttons, widths, strict=True))[:2]:
            button.box = Box(left, self.box.y, width * share, self.box.h)
            left += width * share + GAP
        for button, width in list(zip(buttons, widths, strict=True))[:1:-1]:
            button.box = Box(right - width * share, self.box.y, width * share, self.box.h)
            right -= width * share + GAP


__all__ = ["WaysOn"]
