"""INTER-7: step F; everybody chooses the fate of Act II."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.said import Said
from games.arcs.campaign.rules.aftermath import NextFate
from games.arcs.campaign.rules.intermission.events import (
    FavorsWentHome,
    NextFateRevealed,
    NextFatesDealt,
)
from games.arcs.campaign.rules.intermission.resolving import change, clear_outrage, scrap
from games.arcs.campaign.rules.moves import FollowNext
from games.arcs.campaign.rules.state import has_reach, reach_of
from games.arcs.dealing import Deal
from games.arcs.later_box import B_FATES
from games.arcs.state import ArcsTable

ASK_DEALT: Final = Said("reach-ask-next-fates-dealt")
PARTISAN_SEIZING: Final = "f6-03"


@dataclass(frozen=True, slots=True)
class ChooseFates(Step):
    """INTER-7.1 and 7.2: all draw, all choose, all turn up together."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        change(table, next=tuple([NextFate() for _ in table.seats]))
        order = list(reversed(table.turn_order()))
        table.steps.append(RevealNext())
        table.steps += [ChooseNext(number) for number in order]
        table.steps += [DealNext(number) for number in order]

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has an Intermission"]


@dataclass(frozen=True, slots=True)
class DealNext(Step):
    """INTER-7.1: one B fate after a success, two after a failure, which only the seat may see."""

    seat: int

    def ask(self, table: ArcsTable) -> Chance:
        reach = reach_of(table)
        dealt = {fate for each in reach.aftermath.next for fate in each.dealt}
        left = tuple(sorted([fate for fate in B_FATES if fate not in dealt]))
        count = 2 if reach.fates[self.seat].marker else 1
        return Chance("next-fates", ASK_DEALT, Deal(left, count), self.seat, secret=True)

    def answer(self, table: ArcsTable, fates: tuple[str, ...], emit: Emit) -> None:
        reach = reach_of(table)
        reach.aftermath = reach.aftermath.with_next(self.seat, NextFate(fates))
        emit.to(self.seat, NextFatesDealt, self.seat, fates, len(fates))

    def problems(self, table: ArcsTable) -> list[str]:
        return check(table)


@dataclass(frozen=True, slots=True)
class ChooseNext(Step):
    """INTER-7.2: after a success the old fate or the one drawn, else one of the two, in secret."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        reach = reach_of(table)
        fate, dealt = reach.fates[self.seat], reach.aftermath.next[self.seat].dealt
        fates = dealt if fate.marker else (fate.id, *dealt)
        asked = Said("reach-ask-next-fate", {"succeeded": not fate.marker})
        return Decision(
            self.seat, "next-fate", asked, [FollowNext(each) for each in fates], secret=True
        )

    def answer(self, table: ArcsTable, option: FollowNext, emit: Emit) -> None:
        reach = reach_of(table)
        chosen = replace(reach.aftermath.next[self.seat], id=option.fate)
        reach.aftermath = reach.aftermath.with_next(self.seat, chosen)

    def problems(self, table: ArcsTable) -> list[str]:
        faults = check(table)
        if not faults and not reach_of(table).aftermath.next[self.seat].dealt:
            return [f"reach.aftermath.next[{self.seat}].dealt must hold fates to choose from"]
        return faults


def check(table: ArcsTable) -> list[str]:
    """What hinders the choice of fates on a table that was set out."""
    if has_reach(table) and len(reach_of(table).aftermath.next) == len(table.seats):
        return []
    return ["reach.aftermath.next must have an entry for every seat when fates are chosen"]


@dataclass(frozen=True, slots=True)
class RevealNext(Step):
    """INTER-7.2 and 7.3: all are turned up; who changes fate gives up what is not in play."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach = reach_of(table)
        for number in table.turn_order():
            fate = reach.aftermath.next[number].id
            emit(NextFateRevealed, number, fate, fate == reach.fates[number].id)
        for number in table.turn_order():
            if reach.aftermath.next[number].id != reach.fates[number].id:
                _change_fate(table, number, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return check(table)


def _change_fate(table: ArcsTable, number: int, emit: Emit) -> None:
    """INTER-7.3 and 7.4: cards behind the Resolution are scrapped, Favors it holds go home."""
    reach = reach_of(table)
    fate = reach.fates[number]
    scrap(table, reach.aftermath.kept_by(number), emit)
    if any(fate.favors):
        reach.change_fate(number, favors=(0,) * len(table.seats))
        emit(FavorsWentHome, number, sum(fate.favors))
    if fate.id == "partisan" and not fate.marker:
        scrap(table, (PARTISAN_SEIZING,), emit)
        clear_outrage(table, number, emit)
