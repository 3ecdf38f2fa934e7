"""The row of buttons below every page that looks back at a game: one form for all games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.core.match import Match
from engine.text.said import Said
from engine.ui.box import Box
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

    `more` are buttons of the game's own. Where the row is too narrow all shrink alike, and the
    replay says so in one word; where letters are large all are wider.
    """

    lets_through = True

    def __init__(
        self, app: Window, match: Match, back: Callable[[], object], more: Sequence[Button] = ()
    ) -> None:
        super().__init__()
        self.menu = Button(Said("house-main-menu"), app.routes.home, kind="secondary", icon="home")
        self.table = Button(Said("house-table"), back, kind="secondary", icon="eye", key="Esc",
                            tooltip=Said("house-back-to-table"))  # fmt: skip
        self.more = tuple(more)
        self.replay = Button(Said("house-watch-replay"), lambda: app.routes.replay(match),
                             kind="secondary", icon="player-play", key="R")  # fmt: skip
        self.others = Button(Said("house-other-seats"), self._other_seats, kind="secondary",
                             icon="users", tooltip=Said("house-other-seats.tip"))  # fmt: skip
        self.again = Button(Said("house-play-again"), lambda: app.routes.play_again(match),
                            kind="primary", icon="refresh", key="Space",
                            tooltip=Said("house-play-again.tip"))  # fmt: skip
        self._app, self._match = app, match
        for button in (self.menu, self.table, *self.more, self.replay, self.others, self.again):
            self.add(button)

    def _other_seats(self) -> None:
        self._app.routes.leave_table()
        self._app.routes.setup(self._match.game)

    def placed(self) -> None:
        """Two groups, as wide as they like to be or, in a narrow row, as they can."""
        widths = (MENU, TABLE, *(MORE for _ in self.more), REPLAY, OTHERS, AGAIN)
        room = self.box.w - GAP * len(widths)
        letters = max(1.0, self._app.canvas.line_step(BODY, 1) / BODY)
        share = min(letters, room / sum(widths))
        is_tight = share < TIGHT * letters
        self.replay.label = Said("house-replay") if is_tight else Said("house-watch-replay")
        left, right = self.box.x, self.box.right
        buttons = (self.menu, self.table, *self.more, self.replay, self.others, self.again)
        for button, width in list(zip(buttons, widths, strict=True))[:2]:
            button.box = Box(left, self.box.y, width * share, self.box.h)
            left += width * share + GAP
        for button, width in list(zip(buttons, widths, strict=True))[:1:-1]:
            button.box = Box(right - width * share, self.box.y, width * share, self.box.h)
            right -= width * share + GAP


__all__ = ["WaysOn"]
