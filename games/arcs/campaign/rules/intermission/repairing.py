"""INTER-5: step D; Blight is repaired, and what is damaged is destroyed."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.decision import Decision
from engine.core.step import Emit, Step
from engine.text.said import Said
from games.arcs.board import SHIP, STARPORT, SYSTEMS
from games.arcs.campaign.rules.intermission.events import (
    BlightOverran,
    BlightRepaired,
    WrecksDestroyed,
)
from games.arcs.campaign.rules.state import has_reach, reach_of
from games.arcs.moves import Choose
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import place_ships
from games.arcs.steps.gaining import FitSlots
from games.arcs.steps.turns import SHIPS_FOR_THE_LOST

ASK_RETURN = Said("reach-ask-return")


@dataclass(frozen=True, slots=True)
class RepairAndDestroy(Step):
    """INTER-5.1 to 5.3: three passes over the map, each of which sees what the one before did."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        blight = reach_of(table).blight
        hurt = tuple([name for name, fresh in blight.items() if not fresh])
        for name in hurt:
            blight[name] = True
        if hurt:
            emit(BlightRepaired, hurt)
        for name in table.systems:
            _destroy_wrecks(table, name, emit)
        for name in table.systems:
            _overrun(table, name, emit)
        order = list(reversed(table.turn_order()))
        table.steps += [ReturnToMap(number) for number in order]
        table.steps += [FitSlots(number) for number in order]

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has an Intermission"]


def _destroy_wrecks(table: ArcsTable, system: str, emit: Emit) -> None:
    """INTER-5.2: whoever owns them; nobody takes them as Trophies."""
    fleets = [*[seat.hurt for seat in table.seats], reach_of(table).hurt]
    ships = sum([fleet.pop(system, 0) for fleet in fleets])
    buildings = [each for each in table.buildings_at(system) if not each.fresh]
    for each in buildings:
        table.replace_building(each)
    if ships or buildings:
        emit(WrecksDestroyed, system, ships, len(buildings))


def _overrun(table: ArcsTable, system: str, emit: Emit) -> None:
    """INTER-5.3: Imperial ships count as ships, too."""
    reach, buildings = reach_of(table), table.buildings_at(system)
    is_held = reach.ships_at(system) or any(seat.ships_at(system) for seat in table.seats)
    if system not in reach.blight or is_held or not buildings:
        return
    for each in buildings:
        table.replace_building(each)
    emit(BlightOverran, system, len(buildings))


@dataclass(frozen=True, slots=True)
class ReturnToMap(Step):
    """INTER-5.5: who has neither a ship nor a starport on the map puts three ships at one gate."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        if not self._is_lost(table):
            return None
        gates = [Choose(name) for name in table.systems if SYSTEMS[name].is_gate]
        return Decision(self.seat, "gate", ASK_RETURN, gates)

    def _is_lost(self, table: ArcsTable) -> bool:
        return not (table.on_map(self.seat, SHIP) or table.on_map(self.seat, STARPORT))

    def answer(self, table: ArcsTable, option: Choose | None, emit: Emit) -> None:
        if option is not None:
            place_ships(table, self.seat, option.name, SHIPS_FOR_THE_LOST, emit)
