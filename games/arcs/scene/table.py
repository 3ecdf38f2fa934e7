"""Arcs at the table: its parts put together."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.bot import Answer
from engine.core.decision import Decision, Pending
from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.scene import Scene
from engine.ui.table.actions import Actions
from engine.ui.table.parts import FrameStyle, Moment, Parts
from engine.ui.table.seats import SeatColumn
from engine.ui.table.table import Table
from engine.ui.table.top_bar import Progress
from games.arcs.scene.asks import arcs_asks, arcs_hand
from games.arcs.scene.bar import ArcsBar, ArcsTopBar
from games.arcs.scene.explanation_panel import PARTS, ExplanationPanel
from games.arcs.scene.layout import FIT, RAIL_W, seat_boxes, table_places
from games.arcs.scene.log_words import LogFormatter
from games.arcs.scene.prompts import to_do
from games.arcs.scene.table_board import ArcsBoard
from games.arcs.scene.view_model import STANDS


class ArcsParts:
    """What the frame, the director and the log ask of Arcs."""

    def __init__(self, table: Table, board: ArcsBoard) -> None:
        self._table = table
        self._board = board

    def made(self) -> Parts:
        """All parts together."""
        board = self._board
        style = FrameStyle(
            seats_along_top=True, places=table_places, has_room=lambda width: True,
            seat_places=lambda row, count: SeatColumn(seat_boxes(row, count)),
            draw_seats=board.draw_seats, seats_on_top=True, top_bar=ArcsTopBar,
            action_bar=ArcsBar, fit=FIT, explained=self._rail, explained_turn=self._why,
        )  # fmt: skip
        return Parts(
            board=board, style=style, widgets=(board.spots,), actions=self._actions,
            lines=LogFormatter(self._table.voice).lines, film=board.film,
            holds=board.explaining.holds, paces_bots=True, is_part=PARTS.__contains__,
            meanwhile=self._meanwhile, waiting=self._waiting, review=self._review,
            progress=_progress, dress=board.dress, hinted=self._hinted,
            ask=arcs_asks, ask_hand=arcs_hand,
        )  # fmt: skip

    def _rail(self, board: Box) -> Box:
        """A bot's turn is explained over the log, or at the board's right edge."""
        places = self._table.frame.places
        if places is not None and places.column is not None:
            return places.column.inset(-12, -4)
        return Box(board.right - RAIL_W, board.y, RAIL_W, board.h)

    def _why(self, open_clause: Callable[[str], object]) -> ExplanationPanel:
        table = self._table
        return ExplanationPanel(lambda: table.director.happened, table.voice, open_clause)

    def _hinted(self, answer: Answer) -> None:
        """What is advised is chosen on the board, to be looked at."""
        if self._table.moment.decision is not None:
            self._board.hit_targets.selection.show(answer.option)

    def _review(self) -> Scene:
        from games.arcs.scene.end import ArcsEnd  # noqa: PLC0415 (loaded when a game is over)

        return ArcsEnd(self._table.app, self._table.match)

    def _meanwhile(self, moment: Moment, said: Actions) -> Actions:
        board = self._board
        return board.explaining.meanwhile(moment, *board.held_words, said)

    def _waiting(self, moment: Moment, pending: Pending, said: Actions) -> Actions:
        return self._board.explaining.waiting(moment, pending, said)

    def _actions(self, moment: Moment, decision: Decision) -> Actions:
        return to_do(moment, decision, self._board.hit_targets.selection)


def _progress(moment: Moment) -> Progress:
    table = moment.table
    if not table.chapter:
        return (moment.voice.say(Said("stands-set-up")), 0, 0)
    return (moment.voice.prompt(STANDS.of(table)(table)), 0, 0)


def arcs_parts(table: Table) -> Parts:
    """The parts of a table of Arcs."""
    return ArcsParts(table, ArcsBoard(table)).made()
