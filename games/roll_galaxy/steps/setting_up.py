"""The set-up: faction tile, home world, the first dice, and one tile on each stack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.chance import Draw
from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.roll_galaxy.dice import NO_DICE, WHITE, plus
from games.roll_galaxy.effects import SetStartCredits
from games.roll_galaxy.events import FactionDrawn, HomeDrawn, StacksStarted
from games.roll_galaxy.money import pay_out
from games.roll_galaxy.moves import StartStacks
from games.roll_galaxy.state import SETUP, START_SQUARES, RollTable, Rules, Seat
from games.roll_galaxy.steps.drawing import DrawFromBag
from games.roll_galaxy.steps.rewards import gain_rewards
from games.roll_galaxy.steps.rounds import StartRound
from games.roll_galaxy.steps.standing import hidden_from_itself, seat_missing
from games.roll_galaxy.tiles import (
    FACTION_NAMES,
    FACTIONS,
    FIRST_HOME_SIDE,
    HOME_NAMES,
    HOMES,
    SIDES,
    faction_sides,
)

START_TILES = 2


DRAW_FACTION = Message("draw-faction")
DRAW_HOME = Message("draw-home")
ASK_START = Message("ask-start")


@dataclass(frozen=True, slots=True)
class DrawFaction(Step):
    """ROLL-2.3: a random faction tile, two squares of the tableau."""

    seat: int

    def ask(self, table: RollTable) -> Chance:
        taken = {seat.faction - 1 for seat in table.seats}
        left = [faction for faction in range(FACTIONS) if faction not in taken]
        names = tuple([FACTION_NAMES[faction] for faction in left])
        return Chance("faction", DRAW_FACTION, Draw(names), self.seat)

    def answer(self, table: RollTable, name: str, emit: Emit) -> None:
        faction = FACTION_NAMES.index(name)
        seat = table.seats[self.seat]
        seat.tableau = faction_sides(faction)
        seat.goods = ((), ())
        emit(FactionDrawn, self.seat, faction)

    def problems(self, table: RollTable) -> list[str]:
        return seat_missing(table, self.seat)


@dataclass(frozen=True, slots=True)
class DrawHome(Step):
    """ROLL-2.3 to 2.5: a random home world, and what the three squares bring."""

    seat: int

    def ask(self, table: RollTable) -> Chance:
        taken = {side for seat in table.seats for side in seat.tableau}
        left = [home for home in range(HOMES) if FIRST_HOME_SIDE + home not in taken]
        names = tuple([HOME_NAMES[home] for home in left])
        return Chance("home", DRAW_HOME, Draw(names), self.seat)

    def answer(self, table: RollTable, name: str, emit: Emit) -> None:
        seat = table.seats[self.seat]
        side = FIRST_HOME_SIDE + HOME_NAMES.index(name)
        seat.tableau += (side,)
        seat.goods += ((),)
        emit(HomeDrawn, self.seat, side)
        for square in range(START_SQUARES):
            gain_rewards(table, self.seat, square, emit)
            for effect in SIDES[seat.tableau[square]].effects:
                if isinstance(effect, SetStartCredits):
                    pay_out(
                        table, self.seat, effect.credits - seat.credits, seat.tableau[square], emit
                    )

    def problems(self, table: RollTable) -> list[str]:
        return seat_missing(table, self.seat)


@dataclass(frozen=True, slots=True)
class ChooseStartStacks(Step):
    """ROLL-2.7: one of the two tiles drawn is a development, the other a world."""

    seat: int

    def ask(self, table: RollTable) -> Decision:
        first, second = table.seats[self.seat].in_hand
        options = (StartStacks(first, second), StartStacks(second, first))
        return Decision(self.seat, "start", ASK_START, options)

    def answer(self, table: RollTable, option: StartStacks, emit: Emit) -> None:
        seat = table.seats[self.seat]
        seat.in_hand = ()
        seat.developments = (option.development,)
        seat.worlds = (option.world,)
        emit(StacksStarted, self.seat, option.development, option.world)

    def problems(self, table: RollTable) -> list[str]:
        missing = seat_missing(table, self.seat)
        if not missing and len(table.seats[self.seat].in_hand) != START_TILES:
            return [f"seats[{self.seat}].in_hand must hold the two tiles to choose from"]
        return missing or hidden_from_itself(table, self.seat)


@dataclass(frozen=True, slots=True)
class Begin(Step):
    """ROLL-6.8: where the order matters, seats go by ascending faction number."""

    def answer(self, table: RollTable, option: None, emit: Emit) -> None:
        seats = range(len(table.seats))
        table.order = tuple(sorted(seats, key=lambda seat: table.seats[seat].faction))
        table.steps.append(StartRound())


def new_table(rules: Rules, floors: Sequence[int]) -> RollTable:
    """ROLL-2.1 and 2.2: the table before the first draw; `floors` is the least money per seat."""
    cup = plus(NO_DICE, WHITE, SETUP["cup"])
    citizenry = plus(NO_DICE, WHITE, SETUP["citizenry"])
    seats = [
        Seat(cup=cup, citizenry=citizenry, credits=SETUP["credits"], floor=floor)
        for floor in floors
    ]
    steps: list[Step] = [Begin()]
    numbers = range(len(seats))
    for seat in reversed(numbers):
        steps += [ChooseStartStacks(seat), DrawFromBag(seat, START_TILES)]
    for seat in reversed(numbers):
        steps += [DrawHome(seat), DrawFaction(seat)]
    return RollTable(rules, seats, steps=steps)
