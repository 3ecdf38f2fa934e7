"""Objectives: the markers that fates bring down to nothing."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.step import Emit, Step
from games.arcs.campaign.rules.events import ObjectiveAdvanced
from games.arcs.campaign.rules.state import has_reach, reach_of
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import declared, places_in


def advance(table: ArcsTable, number: int, count: int, emit: Emit) -> None:
    """REACH-12.1: the marker of a seat's fate goes down, to nothing at the lowest."""
    reach = reach_of(table)
    marker = reach.fates[number].marker
    count = min(count, marker)
    if count > 0:
        reach.change_fate(number, marker=marker - count)
        emit(ObjectiveAdvanced, number, count, marker - count)


def leads_a_declared_ambition(table: ArcsTable, number: int) -> bool:
    """REACH-12.1: whether a seat alone is first in an ambition with a marker."""
    return any(places_in(table, ambition)[0] == [number] for ambition in declared(table))


@dataclass(frozen=True, slots=True)
class Advance(Step):
    """REACH-12.1: the objective of a seat advances by so much."""

    seat: int
    count: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        advance(table, self.seat, self.count, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["an objective advances only in the campaign"]
