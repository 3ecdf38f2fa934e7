"""Money and chips: what the tasks and the powers pay."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.step import Emit, Step
from games.roll_galaxy import effects
from games.roll_galaxy.events import ChipsGained, CreditsGained
from games.roll_galaxy.state import MOST_CREDITS, RollTable, Seat
from games.roll_galaxy.tiles import SIDES, effects_in


def earn(seat: Seat, credits: int) -> int:
    """ROLL-1.8: adds credits to the track, which ends at ten; returns what it rose by."""
    rise = min(credits, MOST_CREDITS - seat.credits)
    seat.credits += rise
    return rise


def pay_out(table: RollTable, number: int, credits: int, source: int | None, emit: Emit) -> None:
    if credits:
        rise = earn(table.seats[number], credits)
        emit(CreditsGained, number, rise, source)


@dataclass(frozen=True, slots=True)
class PayForTile(Step):
    """ROLL-9.7: a tile pays its owner for another one that was completed."""

    seat: int
    source: int
    credits: int

    def answer(self, table: RollTable, option: None, emit: Emit) -> None:
        pay_out(table, self.seat, self.credits, self.source, emit)

    def problems(self, table: RollTable) -> list[str]:
        if self.source not in table.seats[self.seat].tableau:
            return [f"the step PayForTile names the side {self.source}, which is not there"]
        return []


def pay_phase_end(table: RollTable, phase: int, emit: Emit) -> None:
    """ROLL-6.7: what the powers of all seats bring when a phase is over."""
    for number in table.order:
        for side, credits in incomes(table, number, phase):
            pay_out(table, number, credits, side, emit)
        for side, effect in effects_in(table.seats[number].tableau, effects.PhaseChips):
            if effect.phase == phase:
                table.seats[number].chips += effect.chips
                emit(ChipsGained, number, effect.chips, side)


def incomes(table: RollTable, number: int, phase: int) -> list[tuple[int, int]]:
    """What each power of a seat pays at the end of a phase, as things stand now."""
    seat = table.seats[number]
    tableau = seat.tableau
    found = [
        (side, fixed.credits)
        for side, fixed in effects_in(tableau, effects.PhaseIncome)
        if phase in fixed.phases
    ]
    found += [
        (side, scout.credits)
        for side, scout in effects_in(tableau, effects.ScoutBonus)
        if scout.phase == phase and scout.colour in seat.scouted
    ]
    found += [
        (side, good.credits * _goods(seat, good))
        for side, good in effects_in(tableau, effects.IncomePerGood)
        if good.phase == phase
    ]
    found += [
        (side, citizen.credits * -(-seat.citizenry[citizen.colour] // citizen.per))
        for side, citizen in effects_in(tableau, effects.IncomePerCitizen)
        if citizen.phase == phase
    ]
    found += [
        (side, _lead(developments(table), number, most.credits, most.if_tied))
        for side, most in effects_in(tableau, effects.IncomeIfMost)
        if phase in most.phases
    ]
    found += [
        (side, _lead(highest_worlds(table), number, high.credits, high.if_tied))
        for side, high in effects_in(tableau, effects.IncomeIfHighestWorld)
        if high.phase == phase
    ]
    return found


def developments(table: RollTable) -> list[int]:
    """Per seat, the number of developments in its tableau."""
    return [sum([not SIDES[side].is_world for side in seat.tableau]) for seat in table.seats]


def highest_worlds(table: RollTable) -> list[int]:
    """Per seat, the highest printed cost of its worlds."""
    return [
        max([SIDES[side].cost for side in seat.tableau if SIDES[side].is_world], default=0)
        for seat in table.seats
    ]


def _lead(amounts: list[int], number: int, credits: int, if_tied: int) -> int:
    """The bonus for having most, the smaller one (if any) for sharing it."""
    own, best = amounts[number], max(amounts)
    if own < best:
        return 0
    return credits if amounts.count(best) == 1 else if_tied


def _goods(seat: Seat, income: effects.IncomePerGood) -> int:
    if income.by == "die_colour":
        return sum([goods.count(income.colour) for goods in seat.goods])
    return sum(
        [
            len(goods)
            for side, goods in zip(seat.tableau, seat.goods, strict=True)
            if SIDES[side].colour == income.colour
        ]
    )
