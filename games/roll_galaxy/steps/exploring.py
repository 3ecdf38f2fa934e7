"""Explore: every explorer stocks or scouts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.core.decision import Decision, Option
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.roll_galaxy.dice import EXPLORE, SETTLE, colours_in
from games.roll_galaxy.effects import RearrangeConstruction
from games.roll_galaxy.events import Scouted, Stocked, TileAbandoned, TileLifted
from games.roll_galaxy.money import earn
from games.roll_galaxy.moves import (
    DRAW_TILES,
    END_EXPLORE,
    ZONES,
    Abandon,
    AbandonUntold,
    DrawTiles,
    EndExplore,
    LiftTile,
    LiftUntold,
    Scout,
    Stock,
    place_of,
)
from games.roll_galaxy.powers import stock_value
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.steps.drawing import DrawFromBag, PlaceTiles, turn_up
from games.roll_galaxy.steps.standing import not_in_phase
from games.roll_galaxy.tiles import HIDDEN, effects_in

ASK_EXPLORE = Message("ask-explore")
ASK_ABANDON = Message("ask-abandon")


@dataclass(frozen=True, slots=True)
class ExploreTasks(Step):
    """ROLL-7.1: the explorers of a seat, virtual ones too, do their tasks one after another."""

    seat: int

    def ask(self, table: RollTable) -> Decision | None:
        seat = table.seats[self.seat]
        options = _tasks(seat)
        has_explorers = bool(options)
        if _may_rearrange(seat, has_explorers):
            options += _of_each_tile(seat, LiftTile, LiftUntold)
        if not options:
            return None
        if not has_explorers:
            options.append(END_EXPLORE)
        return Decision(self.seat, "explore", ASK_EXPLORE, options)

    def answer(
        self, table: RollTable, option: Stock | Scout | LiftTile | EndExplore | None, emit: Emit
    ) -> None:
        if option is None or isinstance(option, EndExplore):
            return
        table.steps.append(self)
        seat = table.seats[self.seat]
        if isinstance(option, LiftTile):
            phase = take_tile(seat, option)
            seat.in_hand += (option.tile,)
            emit.to(self.seat, TileLifted, self.seat, option.tile)
            table.steps.append(PlaceTiles(self.seat, "anywhere"))
            turn_up(table, self.seat, phase)
            return
        use_worker(seat, EXPLORE, option.colour, option.virtual)
        if isinstance(option, Stock):
            stock(table, self.seat, option.colour, option.virtual, emit)
            return
        scout(table, ScoutTiles(self.seat, option.colour, option.virtual), emit)

    def problems(self, table: RollTable) -> list[str]:
        return not_in_phase(table, self.seat, EXPLORE)


@dataclass(frozen=True, slots=True)
class ScoutTiles(Step):
    """ROLL-7.3: first abandon any number of tiles, then draw one more than that."""

    seat: int
    colour: int
    virtual: bool
    abandoned: int = 0

    def ask(self, table: RollTable) -> Decision | None:
        seat = table.seats[self.seat]
        tiles = _of_each_tile(seat, Abandon, AbandonUntold)
        return Decision(self.seat, "abandon", ASK_ABANDON, (DRAW_TILES, *tiles)) if tiles else None

    def answer(self, table: RollTable, option: DrawTiles | Abandon | None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        if isinstance(option, Abandon):
            phase = take_tile(seat, option)
            seat.abandoned += (option.tile,)
            emit.to(self.seat, TileAbandoned, self.seat, option.tile)
            scout(table, replace(self, abandoned=self.abandoned + 1), emit)
            turn_up(table, self.seat, phase)
            return
        available = table.bag_size + sum([len(each.abandoned) for each in table.seats])
        if not available:
            stock(table, self.seat, self.colour, self.virtual, emit)
            return
        tiles = min(available, self.abandoned + 1)
        seat.scouted += (self.colour,)
        emit(Scouted, self.seat, self.colour, self.virtual, self.abandoned, tiles)
        table.steps.append(PlaceTiles(self.seat, "scouted"))
        draw = DrawFromBag(self.seat, tiles)
        if draw.is_untold(table):  # by the scout itself: its owner need not be told to
            draw.answer(table, None, emit)
        else:
            table.steps.append(draw)

    def problems(self, table: RollTable) -> list[str]:
        return not_in_phase(table, self.seat, EXPLORE)


def scout(table: RollTable, step: ScoutTiles, emit: Emit) -> None:
    """Asks what is abandoned; with no tile to abandon the scout is what was answered before."""
    if step.ask(table) is None:
        step.answer(table, None, emit)
    else:
        table.steps.append(step)


def stock(table: RollTable, number: int, colour: int, virtual: bool, emit: Emit) -> None:
    """ROLL-7.2 and 7.8: an explorer earns $2, or what a power says for its colour."""
    seat = table.seats[number]
    worth = stock_value(seat, colour)
    source = worth.by[-1].source if worth.by else None
    emit(Stocked, number, colour, virtual, earn(seat, worth.answer), source)


def use_worker(seat: Seat, phase: int, colour: int, virtual: bool) -> None:
    """ROLL-6.6: a worker that did its task goes to the Citizenry; a virtual one is used up."""
    if virtual:
        left = list(seat.virtual)
        left.remove(colour)
        seat.virtual = tuple(left)
    else:
        seat.take_worker(phase, colour)
        seat.to_citizenry(colour)


def take_tile(seat: Seat, option: Abandon | LiftTile) -> int:
    """Takes a tile out of the stack it is in, and says which; dice waiting there stay."""
    phase, place = place_of(seat, option)
    tiles = seat.stack(phase)
    seat.set_stack(phase, (*tiles[:place], *tiles[place + 1 :]))
    return phase


def _of_each_tile(seat: Seat, known: Any, untold: Any) -> list[Option]:
    """What can be done with each tile of the stacks; one told nobody is named by its place."""
    return [
        untold(tile, phase == SETTLE, place) if tile == HIDDEN else known(tile)
        for phase in ZONES
        for place, tile in enumerate(seat.stack(phase))
    ]


def _tasks(seat: Seat) -> list[Option]:
    options: list[Option] = []
    for colour in colours_in(seat.workers_at(EXPLORE)):
        options += (Stock(colour), Scout(colour))
    for colour in sorted(set(seat.virtual)):
        options += (Stock(colour, True), Scout(colour, True))
    return options


def _may_rearrange(seat: Seat, has_explorers: bool) -> bool:
    return any(
        effect.phase == EXPLORE and (has_explorers or not effect.needs_explorer)
        for _, effect in effects_in(seat.tableau, RearrangeConstruction)
    )
