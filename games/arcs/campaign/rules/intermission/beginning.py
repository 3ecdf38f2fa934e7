"""INTER-1: how the Intermission begins from the last table of Act I, and its steps in order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.core.errors import InputError
from engine.core.step import Emit, Step
from games.arcs.campaign.rules.aftermath import NOT_BEGUN, STEPS
from games.arcs.campaign.rules.intermission.choosing import ChooseFates
from games.arcs.campaign.rules.intermission.clearing import ClearCourt, ClearPieces
from games.arcs.campaign.rules.intermission.events import IntermissionEnded, StepBegan
from games.arcs.campaign.rules.intermission.reckoning import Reckon
from games.arcs.campaign.rules.intermission.repairing import RepairAndDestroy
from games.arcs.campaign.rules.intermission.resolving import ResolveFate, change
from games.arcs.campaign.rules.state import has_reach, reach_of
from games.arcs.later_box import RESOLUTIONS
from games.arcs.reach_box import CHAPTERS
from games.arcs.state import ArcsTable

CLAUSES: Final = {letter: f"INTER-{number}.1" for number, letter in enumerate(STEPS, 2)}


def hinders(table: ArcsTable) -> str:
    """Why no Intermission can follow on a table, in one sentence; "" where it can."""
    if not has_reach(table):
        return "an Intermission follows only in the campaign"
    reach = reach_of(table)
    if reach.aftermath != NOT_BEGUN:
        return "the Intermission of this campaign has begun already"
    if table.steps or table.chapter < CHAPTERS:
        return "the Act is not over yet"
    if any(fate.id not in RESOLUTIONS for fate in reach.fates):
        return "every seat must follow a fate of Act I"
    if reach.council == "tucked" or table.boxes:
        return "the last chapter must be cleaned up: markers off, the Council in the Court"
    return ""


def intermission_of(table: ArcsTable) -> ArcsTable:
    """INTER-1.1: the table of an Act that is over, as the Intermission begins on it.

    Raises InputError with one sentence where none can.
    """
    problem = hinders(table)
    if problem:
        raise InputError(problem)
    begun = table.copy()
    begun.steps = [EndIntermission(), BeginStep(STEPS[0])]
    return begun


@dataclass(frozen=True, slots=True)
class BeginStep(Step):
    """INTER-1.1: a step of the Intermission, and after it the next one."""

    letter: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        place = STEPS.index(self.letter)
        change(table, done=STEPS[:place])
        if self.letter != STEPS[-1]:
            table.steps.append(BeginStep(STEPS[place + 1]))
        table.steps += reversed([*_steps_of(table, self.letter)])
        emit(StepBegan, self.letter, CLAUSES[self.letter])

    def problems(self, table: ArcsTable) -> list[str]:
        if not has_reach(table):
            return ["only the campaign has an Intermission"]
        if self.letter not in STEPS:
            return [f"the step on top begins '{self.letter}'; the steps are {', '.join(STEPS)}"]
        return []


def _steps_of(table: ArcsTable, letter: str) -> Iterator[Step]:
    match letter:
        case "A":
            yield from [ResolveFate(number) for number in table.turn_order()]
        case "B":
            yield ClearCourt()
        case "C":
            yield ClearPieces()
        case "D":
            yield RepairAndDestroy()
        case "E":
            yield Reckon()
        case _:
            yield ChooseFates()


@dataclass(frozen=True, slots=True)
class EndIntermission(Step):
    """INTER-1.2: Act II would be set up now; that is for the real table."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        change(table, done=STEPS)
        emit(IntermissionEnded)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has an Intermission"]
