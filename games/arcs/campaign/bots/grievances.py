"""Grievances: what a SUPERCAT remembers of what was done to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Final

from engine.core.recorded import Event
from engine.core.rulings import Reaction, RuleHook
from engine.core.step import Emit, Step
from engine.text.said import NameOf, SeatNumber
from games.arcs import rule_queries as q
from games.arcs.campaign.rules.state import Reach, has_reach, reach_of
from games.arcs.events import CityTaxed, PieceHit
from games.arcs.parts import changed
from games.arcs.rule_hooks import LAWS_OF
from games.arcs.state import ArcsTable

BATTLE, DESTROYED, STOLEN, TAXED, CAPTURED = "battle", "destroyed", "stolen", "taxed", "captured"


@dataclass(frozen=True, slots=True)
class GrievanceHeld(Event):
    """A SUPERCAT holds one grievance more against a seat, for what that did."""

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    count: int
    cause: Annotated[str, NameOf("grievance-for")]


@dataclass(frozen=True, slots=True)
class HoldGrievance(Step):
    """GRIEVANCE-1.1 to 1.7: one more, but of some causes only one in an action."""

    seat: int
    rival: int
    cause: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach, now = reach_of(table), moment(table)
        wrong = f"{now} {self.cause} {self.rival}>{self.seat}"
        known = tuple([each for each in reach.wrongs if each.startswith(f"{now} ")])
        if wrong in known:
            return
        reach.wrongs = (*known, wrong)
        grievances = reach.fates[self.seat].grievances
        count = grievances[self.rival] + 1
        reach.change_fate(self.seat, grievances=changed(grievances, self.rival, count))
        emit(GrievanceHeld, self.seat, self.rival, count, self.cause)

    def problems(self, table: ArcsTable) -> list[str]:
        if not has_reach(table) or not table.is_seat(self.seat) or not table.is_seat(self.rival):
            return ["the step on top holds a grievance of nobody"]
        return []


def moment(table: ArcsTable) -> str:
    """The action that is under way: one by one they spend pips, and in the Prelude tokens and
    cards.
    """
    turn = table.turn
    done = (turn.pips, len(turn.spent), len(turn.used))
    return ".".join(map(str, (table.chapter, table.round, table.seat, *done)))


def _against(table: ArcsTable, seat: int, rival: int, cause: str) -> Iterable[Step]:
    """GRIEVANCE-1.1: a SUPERCAT's grievance against whoever acts on it in its own turn."""
    if not table.is_seat(seat) or table.seats[seat].supercat is None or rival != table.seat:
        return ()
    if reach_of(table).bargains.grievances == "off":
        return ()
    return (HoldGrievance(seat, rival, cause),) if seat != rival else ()


def _attacked(table: ArcsTable, event: q.BattleBegins) -> Iterable[Step]:
    return _against(table, event.defender, event.seat, BATTLE)


def _hit(table: ArcsTable, event: PieceHit) -> Iterable[Step]:
    return _against(table, event.seat, event.by, DESTROYED) if event.destroyed else ()


def _stolen(table: ArcsTable, event: q.StolenFrom) -> Iterable[Step]:
    return _against(table, event.owner, event.thief, STOLEN)


def _taxed(table: ArcsTable, event: CityTaxed) -> Iterable[Step]:
    return _against(table, event.owner, event.seat, TAXED)


def _captured(table: ArcsTable, event: q.AgentsTaken) -> Iterable[Step]:
    return _against(table, event.owner, event.seat, CAPTURED)


AFTER: Final[Mapping[type, Reaction]] = {
    q.BattleBegins: _attacked,
    PieceHit: _hit,
    q.StolenFrom: _stolen,
    CityTaxed: _taxed,
    q.AgentsTaken: _captured,
}
LAWS_OF[Reach.mode].append(RuleHook("grievances", "GRIEVANCE-1.1", after=AFTER))
