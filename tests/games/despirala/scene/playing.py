"""A table of Despirala in a window without a screen, with a person's hands."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.box import Box
from engine.ui.canvas import Audit
from games.despirala.bots import exact_values
from games.despirala.combinations import NAMES
from games.despirala.game import GAME, DespiralaGame
from games.despirala.scene.prospects import Chooser
from games.despirala.scene.table import DespiralaBoard, despirala_parts
from games.despirala.state import DespiralaTable
from tests.patience import patience
from tests.ui.stage import FRAME
from tests.ui.tables import TableStage

PEOPLE = ("You", "Ada", "Tiko", "Mira", "Ben", "Zoe")
PATIENCE = 10_000
QUICK = replace(Settings(), animation_speed=AnimationSpeed.OFF)


def a_match(
    *players: str, seed: str = "amber-otter-42", mode: str = "normal", **more: Any
) -> Match:
    """A match with these players in the order of the seats; one person when none is named."""
    names = players or ("human",)
    seats = tuple(SeatSetup(player, PEOPLE[seat]) for seat, player in enumerate(names))
    return Match(GAME, Setup(seats, seed, {"mode": mode}, **more))


def played(match: Match, answers: int | None, stand_in: str = "optimal") -> Match:
    """The match after so many answers (all with None), a bot answering for the people."""
    bots = [bot or GAME.bot(stand_in, match.setup) for bot in bots_of(match)]
    play_bots(match, list(bots), answers)
    return match


class FromPosition(DespiralaGame):
    """Despirala that starts in the middle of a game."""

    def __init__(self, table: DespiralaTable) -> None:
        self._table = table

    def start(self, setup: Setup) -> DespiralaTable:
        return self._table.copy()


def from_position(table: DespiralaTable, **more: Any) -> Match:
    """People at a table that stands there already."""
    count = len(table.sheets)
    seats = tuple(SeatSetup("human", PEOPLE[seat]) for seat in range(count))
    return Match(FromPosition(table), Setup(seats, "amber-otter-42", {"mode": table.mode}, **more))


class DespiralaStage(TableStage):
    """The table of Despirala; `board` is its middle, typed."""

    def __init__(
        self,
        match: Match,
        *,
        settings: Settings = QUICK,
        size: tuple[int, int] = (1920, 1080),
        audit: Audit | None = None,
    ) -> None:
        exact_values(
            match.table.mode
        )  # solved once for all tests, so that no bot keeps them waiting
        super().__init__(match, settings=settings, size=size, audit=audit, parts=despirala_parts)

    @property
    def board(self) -> DespiralaBoard:
        """Tray and sheet."""
        board = self.table.parts.board
        assert isinstance(board, DespiralaBoard)
        return board

    @property
    def chooser(self) -> Chooser:
        """What the person has in mind."""
        return self.board.chooser

    def wait_until(self, is_so: Any, seconds: float = FRAME) -> None:
        """Let frames go by until something is so; many games may have to be played out first."""
        for _ in patience(PATIENCE):
            if is_so():
                return
            self.step(seconds)
            if self.app.worker.is_busy:
                time.sleep(0.002)
        raise AssertionError("it never happened")

    def wait_for_odds(self) -> None:
        """Until hints and chances are worked out and nothing moves."""
        self.wait_until(
            lambda: (
                self.board.odds_request.is_ready
                and not self.app.worker.is_busy
                and not self.table.film.is_playing
            )
        )

    def wait_for_turn(self) -> None:
        """Until a person may act on what lies still, or the game is over."""
        self.wait_for_person()
        self.wait_until(lambda: not self.table.film.is_playing)

    def row(self, name: str) -> Box:
        """The row of a combination on the sheet, in real pixels of a 1920x1080 window."""
        return self.board.places.sheet.rows[NAMES.index(name)].box

    def click_row(self, name: str) -> None:
        """Click on a row, at its name."""
        row = self.board.places.sheet.rows[NAMES.index(name)]
        self.click(row.name_x + 20, row.box.centre_y)

    def click_pencil(self, name: str) -> None:
        """Click on the pencil of a row."""
        self.click_on(self.board.places.sheet.rows[NAMES.index(name)].pencil)
