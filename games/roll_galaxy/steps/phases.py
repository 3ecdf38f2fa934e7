"""A phase: every seat in turn, then what happens when all have finished."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.step import Emit, Step
from games.roll_galaxy.consumption import consuming_empties_pool
from games.roll_galaxy.dice import EXPLORE, PRODUCE, SHIP
from games.roll_galaxy.effects import DrawAtEnd
from games.roll_galaxy.events import PhaseStarted
from games.roll_galaxy.money import pay_phase_end
from games.roll_galaxy.state import RollTable
from games.roll_galaxy.steps.building import BuildTiles
from games.roll_galaxy.steps.drawing import DrawFromBag, PlaceTiles, return_abandoned
from games.roll_galaxy.steps.exploring import ExploreTasks
from games.roll_galaxy.steps.producing import ProduceGoods
from games.roll_galaxy.steps.shipping import ShipGoods
from games.roll_galaxy.steps.standing import not_in_round
from games.roll_galaxy.tiles import effects_in, virtual_workers


@dataclass(frozen=True, slots=True)
class RunPhase(Step):
    """ROLL-6.5: one phase for all seats, also those without a worker there."""

    phase: int

    def answer(self, table: RollTable, option: None, emit: Emit) -> None:
        phase = self.phase
        table.phase = phase
        for seat in table.seats:
            seat.virtual = virtual_workers(seat.tableau, phase)
            seat.scouted = ()
        if phase == SHIP:
            table.ship_empties_pool = consuming_empties_pool(table)
        emit(PhaseStarted, phase)
        table.steps.append(EndPhase(phase))
        table.steps += [_tasks(seat, phase) for seat in reversed(table.order)]

    def problems(self, table: RollTable) -> list[str]:
        faults = not_in_round(table)
        if not faults and self.phase not in table.phases:
            faults = [f"phases lacks {self.phase}, but the step RunPhase names it"]
        return faults


def _tasks(seat: int, phase: int) -> Step:
    if phase == EXPLORE:
        return ExploreTasks(seat)
    if phase == PRODUCE:
        return ProduceGoods(seat)
    if phase == SHIP:
        return ShipGoods(seat)
    return BuildTiles(seat, phase)


@dataclass(frozen=True, slots=True)
class EndPhase(Step):
    """ROLL-6.7: tiles drawn at the end, then money and chips, then abandoned tiles go back."""

    phase: int

    def answer(self, table: RollTable, option: None, emit: Emit) -> None:
        table.steps.append(PayPhase(self.phase))
        for number in reversed(table.order):
            for _, effect in effects_in(table.seats[number].tableau, DrawAtEnd):
                if effect.phase == self.phase:
                    table.steps += [PlaceTiles(number), DrawFromBag(number, effect.count)]

    def problems(self, table: RollTable) -> list[str]:
        return not_in_round(table)


@dataclass(frozen=True, slots=True)
class PayPhase(Step):
    """ROLL-6.7: the powers pay, and nothing of the phase is left."""

    phase: int

    def answer(self, table: RollTable, option: None, emit: Emit) -> None:
        pay_phase_end(table, self.phase, emit)
        return_abandoned(table, emit)
        for seat in table.seats:
            seat.virtual = seat.scouted = ()
        table.phase = table.ship_empties_pool = None

    def problems(self, table: RollTable) -> list[str]:
        return not_in_round(table)
