"""What fates and cards follow up in the campaign (`follow_up(table, ...)`), and the markers
of objectives.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.step import Emit, Step
from games.arcs.campaign.rules.events import ObjectiveAdvanced
from games.arcs.campaign.rules.state import has_reach, reach_of
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import declared, places_in

# What happens in the campaign for fates and cards to follow up (`follow_up(table, ...)`).


@dataclass(frozen=True, slots=True)
class FateCrisis:
    """REACH-9.6: in a crisis it is this seat's turn to resolve what its fate says."""

    seat: int


@dataclass(frozen=True, slots=True)
class FateEdicts:
    """REACH-10.1: the edicts that came with fates, after those of the laws."""


@dataclass(frozen=True, slots=True)
class SummitStep:
    """REACH-5.3: the step in which a seat says whether it calls a Summit, if not as usual."""

    seat: int


@dataclass(frozen=True, slots=True)
class TributeStep:
    """REACH-10.4: the step in which the First Regent collects from a Regent, if not as usual."""

    seat: int
    payer: int
    policy: str


@dataclass(frozen=True, slots=True)
class SummitEnded:
    """REACH-8.1: a Summit is over."""

    caller: int


@dataclass(frozen=True, slots=True)
class AssetReceived:
    """MAGNATE-1.1: in Negotiations a seat got a Favor or a resource that it had not itself handed
    over before in this Summit.
    """

    seat: int
    giver: int


@dataclass(frozen=True, slots=True)
class OtherDealings:
    """MAGNATE-1.2: what else a seat may do in its turn of the Negotiations: options, each with the
    step that does it.
    """

    seat: int


# Objectives: the markers that fates bring down to nothing.


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
