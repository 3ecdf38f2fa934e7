"""The end of a chapter in the campaign, and of the Act."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.step import Emit, Step
from games.arcs.campaign.rules.events import FateEnded
from games.arcs.campaign.rules.state import has_reach, reach_of
from games.arcs.events import GameEnded
from games.arcs.reach_box import CHAPTERS
from games.arcs.state import ArcsTable
from games.arcs.steps.chapters import StartChapter
from games.arcs.steps.scoring import standings


def after_chapter(table: ArcsTable) -> tuple[Step, ...]:
    """REACH-13.1 and 13.3: an Act has three chapters, whatever the Power."""
    if table.chapter < CHAPTERS:
        return (StartChapter(),)
    return (EndAct(), ResolveFates())


@dataclass(frozen=True, slots=True)
class ResolveFates(Step):
    """REACH-13.3: a marker at nothing is success; failure costs Power, as much as it shows."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        for number in table.turn_order():
            fate = reach_of(table).fates[number]
            table.seats[number].power -= fate.marker
            emit(FateEnded, number, fate.id, fate.marker)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has fates"]


@dataclass(frozen=True, slots=True)
class EndAct(Step):
    """REACH-13.4: most Power wins, ties to the earliest in turn order."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        winner = standings(table)[0]
        emit(GameEnded, winner, table.seats[winner].power, table.chapter)
