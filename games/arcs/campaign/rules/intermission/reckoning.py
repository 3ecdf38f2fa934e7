"""INTER-6: step E; the initiative goes to most Power, and Power is halved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.core.decision import Decision
from engine.core.step import Emit, Step
from engine.text.said import Said
from games.arcs.board import FEWEST_SEATS
from games.arcs.campaign.rules.aftermath import ActResult
from games.arcs.campaign.rules.intermission.events import (
    CampaignConceded,
    MostPowerLeads,
    PowerHalved,
)
from games.arcs.campaign.rules.intermission.resolving import change
from games.arcs.campaign.rules.moves import CONCEDE, Concede
from games.arcs.campaign.rules.state import has_reach, reach_of
from games.arcs.moves import GO_ON, GoOn
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import standings

ASK_CONCEDE: Final = Said("reach-ask-concede")
FAR_BEHIND: Final = 15


@dataclass(frozen=True, slots=True)
class Reckon(Step):
    """INTER-6.1 and 6.2: most Power leads, by the old turn order if tied; then half is lost.

    The marker's way here advances nobody: Resolutions are over.
    """

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        first = standings(table)[0]
        table.initiative = table.seat = first
        emit(MostPowerLeads, first, table.seats[first].power)
        results = []
        for seat, fate in zip(table.seats, reach_of(table).fates, strict=True):
            left = -(-seat.power // 2) if seat.power > 1 else seat.power
            results.append(ActResult(fate.id, fate.marker, seat.power, left))
            seat.power = left
        change(table, results=tuple(results))
        for number in table.turn_order():
            result = results[number]
            if result.power != result.halved:
                emit(PowerHalved, number, result.power, result.halved)
        last = standings(table)[-1]
        behind = table.seats[first].power - table.seats[last].power
        if len(table.seats) == FEWEST_SEATS and behind >= FAR_BEHIND:
            table.steps.append(MayConcede(last))

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has an Intermission"]


@dataclass(frozen=True, slots=True)
class MayConcede(Step):
    """INTER-6.3: with two seats, who is 15 Power behind or more may concede the campaign."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        return Decision(self.seat, "concede", ASK_CONCEDE, [GO_ON, CONCEDE])

    def answer(self, table: ArcsTable, option: Concede | GoOn, emit: Emit) -> None:
        if isinstance(option, Concede):
            change(table, conceded=self.seat)
            emit(CampaignConceded, self.seat)
            table.steps.clear()
