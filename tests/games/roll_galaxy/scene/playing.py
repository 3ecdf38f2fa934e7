"""A table of Roll for the Galaxy in a window without a screen, with a person's hands."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from engine.core.decision import Decision, Option, RandomBot
from engine.core.match import Match, bots_of, play_bots
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.box import Point
from engine.ui.canvas import Audit
from engine.ui.launch import Pages
from engine.ui.table.parts import Spots
from engine.ui.table.table import Table
from engine.ui.widgets import Button
from games.roll_galaxy.game import GAME, RollGalaxyGame
from games.roll_galaxy.moves import (
    ConfirmAssignment,
    Dictate,
    MoveByDictate,
    PlaceWild,
    SelectPhase,
    UseReassign,
)
from games.roll_galaxy.scene.board_input import BoardInput, screen_model
from games.roll_galaxy.scene.screen import ScreenModel
from games.roll_galaxy.scene.selection import Target
from games.roll_galaxy.scene.table import RollBoard, roll_parts
from games.roll_galaxy.scene.view_model import ViewModel
from games.roll_galaxy.state import RollTable
from tests.patience import patience
from tests.ui.stage import FRAME, event
from tests.ui.tables import TableStage

NAMES = ("You", "Rollbot Vega", "Rollbot Orion", "Rollbot Lyra", "Rollbot Draco")
PATIENCE = 40_000
QUICK = replace(Settings(), animation_speed=AnimationSpeed.OFF)
REGISTRY = Registry({"roll_galaxy": lambda: GAME})
Wanted = Callable[[Match], bool]


def a_match(seats: int = 2, seed: str = "otter", *players: str, **more: Any) -> Match:
    """A person against random bots, unless the players are named."""
    names = players or ("human", *["random"] * (seats - 1))
    setups = tuple(SeatSetup(player, NAMES[seat]) for seat, player in enumerate(names))
    return Match(GAME, Setup(setups, seed, **more))


def played_until(
    match: Match, kind: str, seat: int = 0, least_round: int = 0, wanted: Wanted | None = None
) -> Match | None:
    """The match at a seat's decision of a kind; None when the game ends without one."""
    bots = [bot or RandomBot() for bot in bots_of(match)]
    while match.pending is not None:
        pending = match.pending
        is_it = isinstance(pending, Decision) and (pending.kind, pending.seat) == (kind, seat)
        if is_it and match.table.round >= least_round and (wanted is None or wanted(match)):
            return match
        play_bots(match, list(bots), 1)
    return None


def a_match_at(
    kind: str, seats: int = 2, least_round: int = 0, wanted: Wanted | None = None
) -> Match:
    """A game that has come to a decision of a kind: the first of many seeds that has one."""
    for number in range(80):
        match = played_until(a_match(seats, f"s{number}"), kind, 0, least_round, wanted)
        if match is not None:
            return match
    raise AssertionError(f"no decision '{kind}' came in eighty games")


class FromPosition(RollGalaxyGame):
    """Roll that starts in the middle of a game."""

    def __init__(self, table: RollTable) -> None:
        self._table = table

    def start(self, setup: Setup) -> RollTable:
        return self._table.copy()


def from_position(table: RollTable, **more: Any) -> Match:
    """A match that begins at a table that stands there already: a person and random bots."""
    names = ("human", *["random"] * (len(table.seats) - 1))
    seats = tuple(SeatSetup(player, NAMES[seat]) for seat, player in enumerate(names))
    return Match(FromPosition(table), Setup(seats, "otter", **more))


class RollStage(TableStage):
    """The table of Roll. Places are real pixels."""

    def __init__(
        self,
        match: Match,
        *,
        settings: Settings = QUICK,
        size: tuple[int, int] = (1920, 1080),
        audit: Audit | None = None,
        frozen: bool = False,
        draws_every: int = 1,
    ) -> None:
        self.app = App(settings, REGISTRY, size=size, routes=Pages, headless=True, audit=audit)
        self.match = match
        self.table = Table(self.app, match, roll_parts, start_frozen=frozen)
        self.scene = self.table
        if draws_every > 1:
            self._draw_seldom(draws_every)
        self.app.push(self.table)
        self.app.step(0, [])

    @property
    def board(self) -> RollBoard:
        """Roll's own part of the table."""
        board = self.table.parts.board
        assert isinstance(board, RollBoard)
        return board

    @property
    def board_input(self) -> BoardInput:
        """What a person has chosen there."""
        return self.board.board_input

    @property
    def spots(self) -> Spots:
        """The places that can be clicked."""
        return self.board.spots

    @property
    def view_model(self) -> ViewModel:
        """What is shown."""
        return self.board.view_model(self.table.moment)

    def _draw_seldom(self, every: int) -> None:
        """Long games in tests need not be drawn frame by frame."""
        draw, frames = self.app.draw, itertools.count()

        def draw_some() -> None:
            if next(frames) % every == 0:
                draw()

        self.app.draw = draw_some  # type: ignore[method-assign]

    def wait_until(self, is_so: Any, seconds: float = FRAME) -> None:
        """Let frames go by until something is so."""
        for _ in patience(PATIENCE):
            if is_so():
                return
            self.step(seconds)
            if self.app.worker.is_busy:
                time.sleep(0.0005)
        raise AssertionError("it never happened")

    def wait_for_turn(self) -> None:
        """Until a person may act on what lies still, or the game is over."""
        self.wait_for_person()
        self.wait_until(lambda: not self.table.film.is_playing)
        self.step()
        self.sync()

    def sync(self) -> None:
        """What is not drawn is not shown: let the widgets follow."""
        self.table.prepare()

    # -- hands

    def pixels(self, place: Point) -> Point:
        """A place of the plane in real pixels."""
        factor = self.app.scale * self.table.plane.factor
        return (place[0] * factor, place[1] * factor)

    def touch(self, *key: Any) -> None:
        """Click on a spot of the board."""
        self.sync()
        self.click(*self.pixels(self.spots.spot(key).box.centre))

    def carry(self, source: tuple[Any, ...], target: Point) -> None:
        """Drag from a spot to a place of the plane."""
        self.sync()
        start = self.pixels(self.spots.spot(source).box.centre)
        self.drag(start, self.pixels(target))

    def hold_over(self, source: tuple[Any, ...], target: Point) -> None:
        """Begin a drag and keep the button down."""
        self.sync()
        self.down(*self.pixels(self.spots.spot(source).box.centre))
        x, y = self.pixels(target)
        self.move(x - 4, y - 4)
        self.step(FRAME, event_moved(x, y))

    def push(self, label: str) -> None:
        """Click the button of the bar whose label begins so."""
        self.sync()
        for widget in self.table.frame.bar.family():
            if isinstance(widget, Button) and self.app.canvas.said(widget.label).startswith(label):
                self.click(*self.pixels(widget.box.centre))
                return
        raise AssertionError(f"no button '{label}' in the bar")

    def place_of(self, target: Target) -> Point:
        """The middle of a place for dice."""
        if target.kind == "dictate":
            return self.spots.spot(("tool", -1)).box.centre
        column = self.board.places.columns[target.phase]
        return column.plaque.centre if target.kind == "slot" else column.tray.centre


def event_moved(x: float, y: float) -> Any:
    """The pointer is there, with the button held."""
    return event(pygame.MOUSEMOTION, pos=(x, y))


def target_of(option: Option) -> tuple[int, Target] | None:
    """The die and the place that an option of the assignment names."""
    match option:
        case PlaceWild(worker, phase) | MoveByDictate(worker, phase):
            return worker, Target("tray", phase)
        case UseReassign(_, worker, phase):
            return worker, Target("tray", phase)
        case SelectPhase(worker, phase):
            return worker, Target("slot", phase)
        case Dictate(worker):
            return worker, Target("dictate")
    return None


def answer_by_mouse(stage: RollStage, option: Option) -> None:
    """One decision, given with clicks only."""
    table = stage.table
    assert table.decision is not None
    aim = target_of(option)
    if isinstance(option, ConfirmAssignment):
        stage.push("Confirm assignment")
    elif aim is not None:
        if isinstance(option, UseReassign) and stage.board_input.selection.tool != option.power:
            stage.touch("tool", option.power)
        elif not isinstance(option, UseReassign) and stage.board_input.selection.tool is not None:
            stage.key("escape")  # lets go of the power that was used last
        stage.touch("die", aim[0])
        stage.click(*stage.pixels(stage.place_of(aim[1])))
    else:
        choose_card(stage, option)


def choose_card(stage: RollStage, option: Option) -> None:
    """A card of the work area, after its worker or its tile; or the button that ends it."""
    work = stage.board_input.work
    assert work is not None, stage.table.decision
    if work.primary is not None and work.primary[1] == option:
        stage.push(work.primary[0])
        return
    taken = (stage.board_input.actor, stage.board_input.tile)
    counts = (("actor", len(work.actors)), ("hand", len(work.tiles)))
    for (kind, count), now in zip(counts, taken, strict=True):
        for number in range(count):
            if any(card.option == option for card in shown_cards(stage)):
                break
            if number != now:
                stage.touch(kind, number)
    cards = [card.option for card in shown_cards(stage)]
    stage.touch("card", cards.index(option))


def shown_screen(stage: RollStage) -> ScreenModel:
    """The columns as they are drawn."""
    board = stage.board
    return screen_model(
        stage.view_model, board.board_input.selection, board.spots, None, board.pulse
    )


def shown_cards(stage: RollStage) -> tuple[Any, ...]:
    """The cards that lie there now."""
    stage.sync()
    return () if stage.board_input.work is None else stage.board_input.work.cards
