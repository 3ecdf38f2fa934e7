"""The hint of a table: shown in the right column, played, or put away.

While it stands its button is the bright one. Enter plays it, H and Esc put it away, and so does
any other answer; figures show its moves on the board.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.decision import Decision
from engine.core.words import whole_number
from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.inputs import KeyPressed
from engine.ui.table.hint_card import HintCard, TableHint
from engine.ui.table.host import Host
from engine.ui.table.places import GAP

WIDTH: Final = 440.0
LEAST: Final = 260.0
CLOSING: Final = ("h", "escape")


class Hints:
    """The one hint that stands at a table, if any."""

    def __init__(self, host: Host, open_clause: Callable[[str], object]) -> None:
        self.panel = HintCard(self.play, self.close, open_clause)
        self._host = host
        self._decision: Decision | None = None
        self._is_known = host.match.is_practice

    @property
    def is_open(self) -> bool:
        """Whether a hint stands."""
        return self.panel.hint is not None

    def show(self, decision: Decision, hint: TableHint) -> None:
        """Open it, unless something else is to be decided by now."""
        if self._host.decision is decision and self._host.is_on_top:
            self._decision = decision
            if hint.play is None:
                self._host.match.advise(hint.best.option)
            self.panel.show(hint)
            self._host.refresh()

    def close(self) -> bool:
        """Put it away; whether it stood."""
        was_open, self._decision = self.is_open, None
        if was_open:
            self.panel.show(None)
            self._host.refresh()
        return was_open

    def play(self) -> None:
        """Do what is advised."""
        hint = self.panel.hint
        if hint is None:
            return
        self.close()
        if hint.play is None:
            self._host.submit(hint.best.option)
        else:
            self._host.match.is_hinted = True
            hint.play()
            self._host.refresh()

    def follow(self) -> None:
        """It goes with the decision that it was about; the first one played is told of."""
        if self._host.match.is_practice and not self._is_known:
            self._is_known = True
            self._host.app.toast(Said("hint-makes-practice"))
        if self.is_open and self._host.decision is not self._decision:
            self.close()

    def take_key(self, intent: KeyPressed) -> bool:
        """Enter plays it, H and Esc put it away, a figure shows a move."""
        hint = self.panel.hint
        if hint is None or not intent.is_plain:
            return False
        if intent.key in CLOSING:
            return self.close()
        if self.panel.play.answers_to(intent):
            return self.panel.play.press()
        number = whole_number(intent.key)
        is_row = number is not None and 1 <= number <= len(hint.listed)
        if hint.choose is None or number is None or not is_row:
            return False
        return self.panel.rows[number - 1].press()

    def place_in(self, board: Box, column: Box | None, least_log: float) -> Box | None:
        """Give the panel the upper part of the right column, whose rest is returned; where no
        column stands beside the board, its right edge.
        """
        if not self.is_open:
            return column
        canvas = self._host.plane.canvas(self._host.app.canvas)
        if column is None:
            width = min(WIDTH, board.w - 24)
            place = Box(board.right - width - 12, board.y + 12, width, board.h - 24)
            self.panel.place_in(canvas, place)
            return None
        room = column.cut_top(max(LEAST, column.h - least_log - GAP))[0]
        high = self.panel.place_in(canvas, room)
        return column.cut_top(high, GAP)[1]
