"""Rajas of the Ganges at the table: its parts put together."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decision import Decision, Pending
from engine.text.message import Message
from engine.ui.scene import Scene
from engine.ui.table.actions import Actions
from engine.ui.table.panels import Progress, SeatColumn, TableHint
from engine.ui.table.parts import FrameStyle, Moment, Parts
from engine.ui.table.table import Table
from games.rajas.hints import Advice
from games.rajas.hints import advice as advice_at
from games.rajas.scene.asks import rajas_asks
from games.rajas.scene.bar import RajasTopBar, action_bar
from games.rajas.scene.hint_moves import counselled
from games.rajas.scene.layout import FIT, hint_column, seat_boxes, table_places
from games.rajas.scene.log_words import LogFormatter
from games.rajas.scene.prompts import to_do
from games.rajas.scene.table_board import RajasBoard


class RajasParts:
    """What the frame, the director and the log ask of Rajas."""

    def __init__(self, table: Table, board: RajasBoard) -> None:
        self._table = table
        self._board = board

    def made(self) -> Parts:
        """All parts together."""
        board = self._board
        style = FrameStyle(
            seats_along_top=True, places=table_places, has_room=lambda width: True,
            seat_places=lambda row, count: SeatColumn(seat_boxes(row, count)),
            draw_seats=board.draw_seats, seats_on_top=True, crowns_at_left=True,
            top_bar=RajasTopBar, action_bar=action_bar, fit=FIT, hint_column=hint_column,
        )  # fmt: skip
        return Parts(
            board=board, style=style, widgets=(board.spots,), actions=self._actions,
            lines=LogFormatter(self._table.voice).lines,
            film=board.film, holds=board.explaining.holds, paces_bots=True,
            meanwhile=self._meanwhile,
            waiting=self._waiting, review=self._review, progress=_progress,
            dress=board.dress, hint=self._hint, ask=rajas_asks,
        )  # fmt: skip

    # -- the adviser

    def _hint(self, decision: Decision, show_hint: Callable[[TableHint], object]) -> bool:
        """The Raja is asked in the worker; what he says is lit on the board in his order."""
        table = self._table
        table.director.skip()
        view = table.moment.table

        def show(advice: Advice) -> None:
            if table.moment.decision is decision and table.is_on_top:
                show_hint(self._advised(decision, advice))

        def fail(error: Exception) -> None:
            said = Message("no-advice", {"why": str(error)})
            table.app.toast(table.voice.say(said), "warning")

        table.app.worker.work_out(advice_at, (view, decision), show, fail, lane="bots")
        return True

    def _advised(self, decision: Decision, advice: Advice) -> TableHint:
        """What the Raja says of every move; those that the panel lists bear their number."""
        table, selection = self._table, self._board.hit_targets.selection
        hints = advice.distinct(table.moment.table)
        voice, game = table.voice, table.match.game
        moves = counselled(hints, game, voice, table.moment.table, decision.seat)
        hint = TableHint(moves, game.told(advice.reasons, voice), Message("advice-rounds"),
                    choose=selection.show)  # fmt: skip
        selection.advise([each.option for each in hint.listed])
        return hint

    def _review(self) -> Scene:
        from games.rajas.scene.end import RajasEnd  # noqa: PLC0415 (loaded when a game is over)

        return RajasEnd(self._table.app, self._table.match)

    def _meanwhile(self, moment: Moment, said: Actions) -> Actions:
        board = self._board
        return board.explaining.meanwhile(moment, board.dummy_turn(moment), said)

    def _waiting(self, moment: Moment, pending: Pending, said: Actions) -> Actions:
        board = self._board
        return board.explaining.waiting(moment, board.dummy_turn(moment), pending, said)

    def _actions(self, moment: Moment, decision: Decision) -> Actions:
        return to_do(moment, decision, self._board.hit_targets)


def _progress(moment: Moment) -> Progress:
    number = moment.table.round
    said = Message("round-heading", {"round": number}) if number else Message("set-up")
    return (moment.voice.say(said), 0, 0)


def rajas_parts(table: Table) -> Parts:
    """The parts of a table of Rajas."""
    return RajasParts(table, RajasBoard(table)).made()
