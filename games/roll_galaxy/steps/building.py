"""Develop and Settle: dice onto the top tile of a stack until it is completed, then the next."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.decision import Decision
from engine.core.step import Emit, Step, react
from engine.text.message import Message
from games.roll_galaxy.dice import NO_DICE, Dice, colours_in, one_by_one, plus, together
from games.roll_galaxy.effects import RemoveDie, SaveWorkers
from games.roll_galaxy.events import DiceSaved, DiceWait, TileCompleted, WaitingReturned
from games.roll_galaxy.moves import SAVE_NO_MORE, Save, SaveNoMore, Spend
from games.roll_galaxy.powers import hooks_of
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.steps.drawing import (
    GainRewards,
    GiveUpDice,
    not_in_phase,
    return_workers,
    turn_up,
)
from games.roll_galaxy.tiles import SIDE, SIDES, effects_in


@dataclass(frozen=True, slots=True)
class BuildTiles(Step):
    """ROLL-9.1 to 9.6: workers onto the top tile; completed, or they wait; then the next tile."""

    seat: int
    phase: int

    def ask(self, table: RollTable) -> Decision | None:
        seat = table.seats[self.seat]
        missing = self._missing(seat)
        workers = seat.workers_at(self.phase)
        if not 0 < missing < sum(workers):
            return None
        colours = colours_in(workers)
        if len(colours) == 1:
            return None
        side = SIDE(seat.stack_sides(self.phase)[0])
        prompt = Message("ask-spend", {"side": side, "missing": missing})
        return Decision(self.seat, "spend", prompt, tuple([Spend(colour) for colour in colours]))

    def _missing(self, seat: Seat) -> int:
        """How many dice the top tile lacks; zero with no tile, below zero with too many dice."""
        sides = seat.stack_sides(self.phase)
        return seat.cost(sides[0]) - sum(seat.waiting(self.phase)) if sides else 0

    def answer(self, table: RollTable, option: Spend | None, emit: Emit) -> None:
        seat, phase = table.seats[self.seat], self.phase
        if not seat.stack(phase):
            self._refund(table, emit)
            return
        if option is not None:
            _put(seat, phase, option.colour)
            table.steps.append(self)
            return
        missing, workers = self._missing(seat), seat.workers_at(phase)
        if missing > sum(workers):
            self._wait(seat, workers, emit)
            return
        for colour in one_by_one(workers)[: max(0, missing)]:
            _put(seat, phase, colour)
        table.steps += [self, SpendWaiting(self.seat, phase)]

    def _refund(self, table: RollTable, emit: Emit) -> None:
        """ROLL-9.5: no tile is left, so the dice go back to the cup."""
        seat = table.seats[self.seat]
        return_workers(table, self.seat, self.phase, emit)
        waiting = seat.waiting(self.phase)
        if any(waiting):
            seat.set_waiting(self.phase, NO_DICE)
            seat.cup = together(seat.cup, waiting)
            emit(WaitingReturned, self.seat, self.phase, waiting)

    def _wait(self, seat: Seat, workers: Dice, emit: Emit) -> None:
        """ROLL-9.4: too few dice: they stay on the tile."""
        for colour in one_by_one(workers):
            _put(seat, self.phase, colour)
        if any(workers):
            emit(DiceWait, self.seat, self.phase, workers)

    def problems(self, table: RollTable) -> list[str]:
        return not_in_phase(table, self.seat, self.phase)


@dataclass(frozen=True, slots=True)
class SpendWaiting(Step):
    """ROLL-9.2 and 9.3: the tile is completed; its owner picks the dice if more wait there."""

    seat: int
    phase: int
    chosen: Dice = NO_DICE

    def ask(self, table: RollTable) -> Decision | None:
        seat = table.seats[self.seat]
        left = self._left(seat)
        missing = self._missing(seat)
        if not 0 < missing < sum(left) or len(colours_in(left)) == 1:
            return None
        side = SIDE(seat.stack_sides(self.phase)[0])
        options = tuple([Spend(colour) for colour in colours_in(left)])
        prompt = Message("ask-spend-waiting", {"side": side, "missing": missing})
        return Decision(self.seat, "spend", prompt, options)

    def _left(self, seat: Seat) -> Dice:
        waiting = seat.waiting(self.phase)
        return tuple([one - other for one, other in zip(waiting, self.chosen, strict=True)])

    def _missing(self, seat: Seat) -> int:
        return seat.cost(seat.stack_sides(self.phase)[0]) - sum(self.chosen)

    def answer(self, table: RollTable, option: Spend | None, emit: Emit) -> None:
        if option is not None:
            chosen = plus(self.chosen, option.colour)
            table.steps.append(SpendWaiting(self.seat, self.phase, chosen))
            return
        seat = table.seats[self.seat]
        spent = self.chosen
        for colour in one_by_one(self._left(seat))[: self._missing(seat)]:
            spent = plus(spent, colour)
        complete(table, self.seat, self.phase, spent, emit)

    def problems(self, table: RollTable) -> list[str]:
        faults = not_in_phase(table, self.seat, self.phase)
        seat = None if faults else table.seats[self.seat]
        if seat is not None and not seat.stack(self.phase):
            faults = [f"seats[{self.seat}] is to complete a tile, but has none in that stack"]
        elif seat is not None and (
            min(self._left(seat)) < 0 or self._missing(seat) > sum(self._left(seat))
        ):
            faults = [f"seats[{self.seat}] is to complete a tile, but too few dice wait there"]
        return faults


def complete(table: RollTable, number: int, phase: int, spent: Dice, emit: Emit) -> None:
    """ROLL-9.2: the top tile enters the tableau, the dice spent go to the Citizenry."""
    seat = table.seats[number]
    side = seat.stack_sides(phase)[0]
    before = seat.tableau
    seat.set_stack(phase, seat.stack(phase)[1:])
    for colour, count in enumerate(spent):
        if count:
            seat.take_waiting(phase, colour, count)
            seat.to_citizenry(colour, count)
    seat.tableau = (*before, side)
    seat.goods = (*seat.goods, ())
    emit(TileCompleted, number, side, len(before), spent)
    table.steps.append(FinishTile(number, phase, len(before)))
    react(hooks_of(before), table, TileCompleted(number, side, len(before), spent))
    powers = [
        (source, power) for source, power in effects_in(before, SaveWorkers) if power.phase == phase
    ]
    for source, power in powers:
        if power.colour is not None and spent[power.colour]:
            saved = plus(NO_DICE, power.colour, spent[power.colour])
            spent = plus(spent, power.colour, -spent[power.colour])
            save(seat, number, saved, source, emit)
    for source, power in powers:
        if power.colour is None:
            table.steps.append(SaveSpent(number, source, spent, power.fewest, power.most))
    turn_up(table, number, phase)


@dataclass(frozen=True, slots=True)
class SaveSpent(Step):
    """ROLL-9.10: some of the dice just spent go to the cup instead."""

    seat: int
    source: int
    left: Dice
    fewest: int
    most: int

    def ask(self, table: RollTable) -> Decision | None:
        colours = colours_in(self.left)
        if not self.most or not colours or (len(colours) == 1 and self.fewest):
            return None
        options: list[Save | SaveNoMore] = [Save(colour) for colour in colours]
        if not self.fewest:
            options.append(SAVE_NO_MORE)
        prompt = Message("ask-save", {"source": SIDE(self.source)})
        return Decision(self.seat, "save", prompt, options)

    def answer(self, table: RollTable, option: Save | SaveNoMore | None, emit: Emit) -> None:
        colours = colours_in(self.left)
        if isinstance(option, SaveNoMore) or not self.most or not colours:
            return
        colour = colours[0] if option is None else option.colour
        save(table.seats[self.seat], self.seat, plus(NO_DICE, colour), self.source, emit)
        left = plus(self.left, colour, -1)
        fewest = max(0, self.fewest - 1)
        table.steps.append(SaveSpent(self.seat, self.source, left, fewest, self.most - 1))

    def problems(self, table: RollTable) -> list[str]:
        return not_in_phase(table, self.seat, table.phase if table.phase is not None else 0)


def save(seat: Seat, number: int, dice: Dice, source: int, emit: Emit) -> None:
    """Moves dice just spent from the Citizenry to the cup."""
    for colour, count in enumerate(dice):
        if count:
            seat.to_citizenry(colour, -count)
            seat.to_cup(colour, count)
    emit(DiceSaved, number, dice, source)


@dataclass(frozen=True, slots=True)
class FinishTile(Step):
    """ROLL-9.8 and 9.9: the tile's own effects, a die given up first."""

    seat: int
    phase: int
    square: int

    def answer(self, table: RollTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        side = SIDES[seat.tableau[self.square]]
        table.steps.append(GainRewards(self.seat, self.square))
        for effect in side.effects:
            if isinstance(effect, RemoveDie):
                table.steps.append(GiveUpDice(self.seat, side.id, effect.count))

    def problems(self, table: RollTable) -> list[str]:
        faults = not_in_phase(table, self.seat, self.phase)
        if not faults and self.square not in range(len(table.seats[self.seat].tableau)):
            faults = [f"the step FinishTile names square {self.square}, which is empty"]
        return faults


def _put(seat: Seat, phase: int, colour: int) -> None:
    seat.take_worker(phase, colour)
    seat.set_waiting(phase, plus(seat.waiting(phase), colour))
