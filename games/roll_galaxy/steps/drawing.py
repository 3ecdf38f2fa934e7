"""Tiles out of the bag and onto the stacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.chance import Draw
from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.said import Said
from games.roll_galaxy.dice import DEVELOP, EXPLORE, SETTLE
from games.roll_galaxy.effects import ScoutOnTop
from games.roll_galaxy.events import TileDrawn, TilePlaced, TilesReturned
from games.roll_galaxy.moves import PlaceTile
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.steps.standing import hidden_from_itself, seat_missing
from games.roll_galaxy.tiles import TILE_NAMES, TILES, effects_in

Where = Literal["bottom", "scouted", "anywhere"]

_TILE_BY_NAME = {name: tile for tile, name in enumerate(TILE_NAMES)}


DRAW_TILE = Said("draw-tile")
ASK_PLACE = Said("ask-place")


@dataclass(frozen=True, slots=True)
class DrawFromBag(Step):
    """ROLL-7.6: tiles are drawn one by one; abandoned ones fill an empty bag."""

    seat: int
    count: int

    def ask(self, table: RollTable) -> Chance | None:
        if not self.count or not table.bag_size:
            return None
        names = tuple([TILE_NAMES[tile] for tile in table.unseen_tiles])
        return Chance("tile", DRAW_TILE, Draw(names), self.seat, secret=True)

    def answer(self, table: RollTable, name: str | None, emit: Emit) -> None:
        if name is None:
            if self.count and return_abandoned(table, emit):
                table.steps.append(self)
            return
        tile = _TILE_BY_NAME[name]
        table.seats[self.seat].in_hand += (tile,)
        emit.to(self.seat, TileDrawn, self.seat, tile)
        if self.count > 1:
            table.steps.append(DrawFromBag(self.seat, self.count - 1))

    def problems(self, table: RollTable) -> list[str]:
        if not 0 < self.count <= TILES:
            return [f"the step DrawFromBag draws {self.count} tiles"]
        return seat_missing(table, self.seat)


@dataclass(frozen=True, slots=True)
class PlaceTiles(Step):
    """ROLL-7.4: every tile in hand goes to a stack, with either side up."""

    seat: int
    where: Where = "bottom"

    def ask(self, table: RollTable) -> Decision | None:
        seat = table.seats[self.seat]
        if not seat.in_hand:
            return None
        options = tuple(
            [
                PlaceTile(tile, is_world, position)
                for tile in seat.in_hand
                for is_world in (False, True)
                for position in self._positions(seat, SETTLE if is_world else DEVELOP)
            ]
        )
        return Decision(self.seat, "place", ASK_PLACE, options)

    def _positions(self, seat: Seat, phase: int) -> tuple[int, ...]:
        bottom = len(seat.stack(phase))
        if self.where == "anywhere":
            return tuple(range(bottom + 1))
        if self.where == "scouted" and bottom and _may_place_on_top(seat):
            return (0, bottom)
        return (bottom,)

    def answer(self, table: RollTable, option: PlaceTile | None, emit: Emit) -> None:
        if option is None:
            return
        seat = table.seats[self.seat]
        place_tile(seat, option)
        place = (option.is_world, option.position)
        if option.position:
            emit.to(self.seat, TilePlaced, self.seat, option.tile, *place)
        else:
            emit(TilePlaced, self.seat, option.tile, *place)
        if seat.in_hand:
            table.steps.append(self)

    def problems(self, table: RollTable) -> list[str]:
        return seat_missing(table, self.seat) or hidden_from_itself(table, self.seat)


def place_tile(seat: Seat, option: PlaceTile) -> None:
    """Moves a tile from the hand to a stack."""
    hand = list(seat.in_hand)
    hand.remove(option.tile)
    seat.in_hand = tuple(hand)
    phase = SETTLE if option.is_world else DEVELOP
    tiles = seat.stack(phase)
    seat.set_stack(phase, (*tiles[: option.position], option.tile, *tiles[option.position :]))


def return_abandoned(table: RollTable, emit: Emit) -> int:
    """The abandoned tiles of all seats go back into the bag; returns how many there were."""
    count = sum([len(seat.abandoned) for seat in table.seats])
    if count:
        for seat in table.seats:
            seat.abandoned = ()
        emit(TilesReturned, count)
    return count


def _may_place_on_top(seat: Seat) -> bool:
    return any(effect.phase == EXPLORE for _, effect in effects_in(seat.tableau, ScoutOnTop))
