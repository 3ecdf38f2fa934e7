"""The felt of Despirala at a real window, for `tests.ui.first_hour_by_mouse`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Option
from engine.ui.box import Box
from games.despirala.combinations import NAMES
from games.despirala.moves import Attempt, Continue, Reroll, Stop
from games.despirala.scene.table import DespiralaBoard
from tests.ui.window_hands import WindowHands

if TYPE_CHECKING:
    from tests.ui.first_hour_by_mouse import Newcomer

PLAYS_LIKE = "optimal"
LABELS = {Reroll(): "Reroll", Continue(): "Continue", Stop(): "Stop"}


class DespiralaHands(WindowHands):
    """Rows of the sheet, the list of faces, and the buttons of the bar."""

    @property
    def board(self) -> DespiralaBoard:
        """Tray and sheet."""
        board = self.table.parts.board
        assert isinstance(board, DespiralaBoard)
        return board

    def wished(self) -> Option:
        """What the best player does."""
        return self.wish(PLAYS_LIKE)

    def answer(self, option: Option) -> None:
        """The row, its faces if others are wanted, and the bar's button."""
        bar = self.table.frame.bar
        if isinstance(option, Attempt):
            self._choose(option)
            self._on(bar.primary.box)
            return
        label = LABELS[option]
        shown = [bar.primary, *bar.secondary]
        self._on(next(each.box for each in shown if each.label.startswith(label)))

    def _choose(self, option: Attempt) -> None:
        """The row, unless it is chosen already: a second click would hand it in at once."""
        row = self.board.places.sheet.rows[NAMES.index(option.combination)]
        choosing = self.board.chooser.selection
        if choosing.selected != option.combination:
            self._at(row.name_x + 20, row.box.centre_y)
        if choosing.option != option:
            self._on(row.pencil)
            picker: Any = self.table.popup
            at = [each.attempt for each in picker.choices].index(option)
            self._on(picker.cell(at))
        assert choosing.option == option, (choosing.option, option)

    def _on(self, box: Box) -> None:
        self._at(*box.centre)

    def _at(self, x: float, y: float) -> None:
        factor = self.app.scale * self.table.plane.factor
        self.click(x * factor, y * factor)


def hands(newcomer: Newcomer, table: Any) -> DespiralaHands:
    """At this table."""
    return DespiralaHands(newcomer, table)
