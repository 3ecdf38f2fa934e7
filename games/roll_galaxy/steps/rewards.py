"""What a tile brings once, as it enters the tableau."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.decision import Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.roll_galaxy.dice import PHASES, colours_in
from games.roll_galaxy.effects import GainCredits, GainDie
from games.roll_galaxy.events import DieGained, DieGivenUp
from games.roll_galaxy.money import pay_out
from games.roll_galaxy.moves import ZONES, GiveUp
from games.roll_galaxy.names import SIDE
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.steps.standing import hidden_from_itself, not_in_round, seat_missing
from games.roll_galaxy.tiles import SIDES


@dataclass(frozen=True, slots=True)
class GiveUpDice(Step):
    """ROLL-9.9: the owner returns dice of their choice to the stock, wherever they are."""

    seat: int
    side: int
    count: int

    def ask(self, table: RollTable) -> Decision | None:
        options = dice_to_give_up(table.seats[self.seat]) if self.count else ()
        if not options:
            return None
        prompt = Message("ask-give-up", {"side": SIDE(self.side)})
        return Decision(self.seat, "remove", prompt, options)

    def answer(self, table: RollTable, option: GiveUp | None, emit: Emit) -> None:
        if option is None:
            return
        seat = table.seats[self.seat]
        world = seat.tableau[option.index] if option.place == "world" else None
        take_die(seat, option)
        emit(DieGivenUp, self.seat, option.colour, option.place, option.index, self.side, world)
        if self.count > 1:
            table.steps.append(GiveUpDice(self.seat, self.side, self.count - 1))

    def problems(self, table: RollTable) -> list[str]:
        faults = seat_missing(table, self.seat) or not_in_round(table)
        return faults or hidden_from_itself(table, self.seat)


@dataclass(frozen=True, slots=True)
class GainRewards(Step):
    """ROLL-9.8: the one-time effects of the tile at a square, in printed order."""

    seat: int
    square: int

    def answer(self, table: RollTable, option: None, emit: Emit) -> None:
        gain_rewards(table, self.seat, self.square, emit)

    def problems(self, table: RollTable) -> list[str]:
        missing = seat_missing(table, self.seat)
        if not missing and self.square not in range(len(table.seats[self.seat].tableau)):
            return [f"the step GainRewards names square {self.square}, which is empty"]
        return missing


def gain_rewards(table: RollTable, number: int, square: int, emit: Emit) -> None:
    """Gives a seat the dice and the money of the tile at a square."""
    seat = table.seats[number]
    side = seat.tableau[square]
    for effect in SIDES[side].effects:
        if isinstance(effect, GainCredits):
            pay_out(table, number, effect.credits, side, emit)
        elif isinstance(effect, GainDie):
            where = square if effect.to == "world" else -1
            _gain(seat, effect, square)
            emit(DieGained, number, effect.colour, effect.count, effect.to, side, where)


def _gain(seat: Seat, effect: GainDie, square: int) -> None:
    if effect.to == "cup":
        seat.to_cup(effect.colour, effect.count)
    elif effect.to == "citizenry":
        seat.to_citizenry(effect.colour, effect.count)
    else:
        for _ in range(effect.count):
            seat.put_good(square, effect.colour)


def dice_to_give_up(seat: Seat) -> tuple[GiveUp, ...]:
    """Every different die that a seat could return to the stock."""
    found = [GiveUp("cup", colour) for colour in colours_in(seat.cup)]
    found += [GiveUp("citizenry", colour) for colour in colours_in(seat.citizenry)]
    for phase in range(len(PHASES)):
        found += [GiveUp("workers", colour, phase) for colour in colours_in(seat.workers_at(phase))]
    for phase in ZONES:
        found += [GiveUp("zone", colour, phase) for colour in colours_in(seat.waiting(phase))]
    for square, goods in enumerate(seat.goods):
        found += [GiveUp("world", colour, square) for colour in sorted(set(goods))]
    return tuple(found)


def take_die(seat: Seat, die: GiveUp) -> None:
    """Takes a die away from where it is."""
    if die.place == "cup":
        seat.to_cup(die.colour, -1)
    elif die.place == "citizenry":
        seat.to_citizenry(die.colour, -1)
    elif die.place == "workers":
        seat.take_worker(die.index, die.colour)
    elif die.place == "zone":
        seat.take_waiting(die.index, die.colour)
    else:
        seat.take_good(die.index, die.colour)
