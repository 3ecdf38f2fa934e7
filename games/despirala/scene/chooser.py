"""What is chosen at the felt, as it is seen: the picker, the dice on their way, what a move is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from engine.core.decision import Decision, Option
from engine.ui.table.director import AtTable
from engine.ui.table.table import Table
from engine.ui.widgets.base import Tip
from games.despirala.combinations import NAMES
from games.despirala.moves import Attempt
from games.despirala.scene.cards import CardFact, advice, card, move_facts
from games.despirala.scene.layout import BoardLayout
from games.despirala.scene.odds import finish_odds
from games.despirala.scene.odds_request import OddsRequest
from games.despirala.scene.picker import FacePicker
from games.despirala.scene.selection import DespiralaSelection
from games.despirala.scene.stage import Stage
from games.despirala.state import DespiralaTable


class Sheets(Protocol):
    """The board, as far as choosing and the panels beside it need it."""

    table: Table
    chooser: Chooser
    odds_request: OddsRequest
    places: BoardLayout
    stage: Stage
    hovered_row: int | None

    @property
    def shown_decision(self) -> Decision | None: ...

    @property
    def shows_hints(self) -> bool: ...

    @property
    def sheet_seat(self) -> int: ...

    def switch_hints(self, is_on: bool) -> None: ...

    def chosen(self) -> None:
        """Something else is chosen now."""


class AtFelt(AtTable[DespiralaTable]):
    """Whoever chooses a row; in a replay whoever did."""

    def __init__(self, board: Sheets, chosen: Callable[[], None]) -> None:
        super().__init__(board.table)
        self.refresh = chosen
        self._board = board

    @property
    def decision(self) -> Decision | None:
        """The row to be chosen, once everything lies there."""
        decision = self._board.shown_decision
        is_asked = decision is not None and decision.kind == "move"
        return decision if is_asked and not self._board.table.moment.is_behind else None


class Chooser:
    """`selection` is what is chosen; `looked_at` a choice in the picker."""

    def __init__(self, board: Sheets) -> None:
        self.looked_at: Attempt | None = None
        self._board = board
        self.selection = DespiralaSelection(AtFelt(board, self._chosen))

    @property
    def recorded_option(self) -> Option | None:
        """In a replay, what is played next."""
        replay = self._board.table.replay
        if replay is None or replay.reel.is_at_end:
            return None
        option: Option = replay.reel.recorded.moves[replay.reel.at].answer
        return option

    def renew(self) -> None:
        """Fit what is chosen to the pending decision."""
        selection, table = self.selection, self._board.table
        selection.renew()
        if not selection.kind:
            return
        selects = self._board.shows_hints and table.replay is None
        selection.advise(self._board.odds_request.hints(table.match), selects=selects)
        played = self.recorded_option
        if isinstance(played, Attempt):
            selection.name_faces(played)
        self.look()

    def select_option(self, option: Option) -> None:
        """A move of the hints was clicked."""
        if self.selection.kind and isinstance(option, Attempt):
            self._board.table.play_sound("click")
            self.selection.show(option)

    def _chosen(self) -> None:
        self.look()
        self._board.chosen()

    def open_picker(self, row: int) -> bool:
        """Show every choice of faces of a row; False where there is but one."""
        selection, name = self.selection, NAMES[row]
        choices = selection.face_choices(name) if name in selection.free else []
        if len(choices) < 2:
            return False
        selection.take(("row", name))
        is_misere = self._board.stage.table.misere
        picker = FacePicker(name, choices, selection.faces[name], self._pick, self.look_at,
                            voice=self._board.table.voice, is_misere=is_misere)  # fmt: skip
        viewport = self._board.table.viewport
        below_tray = viewport.cut_top(self._board.places.tray.box.bottom)[1]
        fits = picker.size()[1] <= below_tray.h - 24
        picker.stand_by(self._board.places.sheet.rows[row].box, below_tray if fits else viewport)
        self._board.table.open_popup(picker)
        return True

    def _pick(self, attempt: Attempt) -> None:
        self.looked_at = None
        self.selection.show(attempt)

    def look_at(self, attempt: Attempt | None) -> None:
        """Another choice of faces is looked at in the picker."""
        self.looked_at = attempt
        self.look()

    def look(self) -> None:
        """Send the dice where they would go: for the row pointed at, else for the one chosen."""
        selection = self.selection
        if not selection.kind:
            return
        wanted = self.looked_at or selection.option
        if self.looked_at is None and self._board.hovered_row is not None:
            name = NAMES[self._board.hovered_row]
            if name in selection.free and self._board.sheet_seat == self._board.stage.seat:
                wanted = selection.faces[name]
        if self._board.stage.look_at(wanted):
            self._board.table.invalidate()

    def card_of(self, option: Option) -> Tip | None:
        """Everything that is known of a move."""
        selection, match = self.selection, self._board.table.match
        if self._board.shown_decision is None:
            return None
        table, voice = self._board.stage.table, match.voice
        hint = next(
            (each for each in self._board.odds_request.hints(match) if each.option == option), None
        )
        odds = None
        if selection.kind and isinstance(option, Attempt):
            odds = finish_odds(selection.dice, selection.goods, option)
        moment = len(match.moves)

        def facts() -> list[CardFact]:
            is_now = moment == len(match.moves)
            spread = self._board.odds_request.spread(match, option) if is_now else None
            return move_facts(option, hint, odds, spread, voice, is_misere=table.misere)

        lines = len(facts()) + (1 if hint is not None else 0)
        told = match.game.option_text(option, voice)
        return card(told, voice.say(advice(option, table.sheet.goods)), facts, lines)
