"""Tiles out of the bag and onto the stacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.chance import Draw
from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.message import Message, SeatNumber
from games.roll_galaxy.dice import DEVELOP, EXPLORE, SETTLE
from games.roll_galaxy.effects import ScoutOnTop
from games.roll_galaxy.events import TileDrawn, TilePlaced, TilesReturned, TileTaken, TopTold
from games.roll_galaxy.moves import PlaceTile
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.steps.standing import hidden_from_itself, seat_missing
from games.roll_galaxy.tiles import HIDDEN, TILE_NAMES, TILES, effects_in

Where = Literal["bottom", "scouted", "anywhere"]

_TILE_BY_NAME = {name: tile for tile, name in enumerate(TILE_NAMES)}


DRAW_TILE = Message("draw-tile")
ASK_PLACE = Message("ask-place")
ASK_PLACE_DRAWN = Message("ask-place-drawn")


@dataclass(frozen=True, slots=True)
class DrawFromBag(Step):
    """ROLL-7.6: tiles are drawn one by one; abandoned ones fill an empty bag.

    Who tells late is asked for none, but for those that are at once on top at the set-up.
    """

    seat: int
    count: int

    def ask(self, table: RollTable) -> Chance | None:
        if not self.count or not table.bag_size or self.is_untold(table):
            return None
        return Chance("tile", DRAW_TILE, _unseen(table), self.seat, secret=True)

    def is_untold(self, table: RollTable) -> bool:
        """Whether nobody is asked what is drawn."""
        return table.round > 0 and self.seat in table.rules.tell_late

    def answer(self, table: RollTable, name: str | None, emit: Emit) -> None:
        if self.is_untold(table):
            self._take(table, emit)
            return
        if name is None:
            if self.count and return_abandoned(table, emit):
                table.steps.append(self)
            return
        tile = _TILE_BY_NAME[name]
        table.seats[self.seat].in_hand += (tile,)
        emit.to(self.seat, TileDrawn, self.seat, tile)
        if self.count > 1:
            table.steps.append(DrawFromBag(self.seat, self.count - 1))

    def _take(self, table: RollTable, emit: Emit) -> None:
        for _ in range(self.count):
            if not table.bag_size and not return_abandoned(table, emit):
                return
            table.seats[self.seat].in_hand += (HIDDEN,)
            emit(TileTaken, self.seat, HIDDEN)

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
                for tile in dict.fromkeys(seat.in_hand)
                for is_world in (False, True)
                for position in self._positions(seat, SETTLE if is_world else DEVELOP)
            ]
        )
        is_drawn = HIDDEN in seat.in_hand and self.where != "anywhere"
        return Decision(self.seat, "place", ASK_PLACE_DRAWN if is_drawn else ASK_PLACE, options)

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
        elif option.tile != HIDDEN:
            emit(TilePlaced, self.seat, option.tile, *place)
        if seat.in_hand:
            table.steps.append(self)
        turn_up(table, self.seat, SETTLE if option.is_world else DEVELOP)

    def problems(self, table: RollTable) -> list[str]:
        return seat_missing(table, self.seat) or hidden_from_itself(table, self.seat)


@dataclass(frozen=True, slots=True)
class TellTop(Step):
    """ROLL-1.10: the top tile of a stack lies open; who tells late is asked which it is."""

    seat: int
    phase: int

    def ask(self, table: RollTable) -> Chance:
        args = {"seat": SeatNumber(self.seat), "isWorld": self.phase == SETTLE}
        return Chance("top", Message("ask-top", args), _unseen(table), self.seat)

    def answer(self, table: RollTable, name: str, emit: Emit) -> None:
        tile, seat = _TILE_BY_NAME[name], table.seats[self.seat]
        seat.set_stack(self.phase, (tile, *seat.stack(self.phase)[1:]))
        emit(TopTold, self.seat, tile, self.phase == SETTLE, 0)

    def problems(self, table: RollTable) -> list[str]:
        faults = seat_missing(table, self.seat)
        if not faults and table.seats[self.seat].stack(self.phase)[:1] != (HIDDEN,):
            faults = [f"seats[{self.seat}] is to tell a top tile, but it hides none there"]
        return faults


def turn_up(table: RollTable, number: int, phase: int) -> None:
    """Asks first which tile lies on top of a stack now, where nobody has been told."""
    if number in table.rules.tell_late and table.seats[number].stack(phase)[:1] == (HIDDEN,):
        table.steps.append(TellTop(number, phase))


def _unseen(table: RollTable) -> Draw:
    """One of the tiles that lie nowhere in sight."""
    return Draw(tuple([TILE_NAMES[tile] for tile in table.unseen_tiles]))


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
