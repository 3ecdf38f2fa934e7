"""A Summit: the caller's Call to Order, then Negotiations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.core.decision import Decision, Option
from engine.core.recorded import MoveOption
from engine.core.step import Emit, Step
from engine.text.said import Said, said_by_fields
from games.arcs.campaign.rules.asks import SummitEnded
from games.arcs.campaign.rules.court import call_to_session
from games.arcs.campaign.rules.deals import Part, carry_out, demands, return_favors
from games.arcs.campaign.rules.empire import (
    become_first_regent,
    become_outlaw,
    become_regent,
    is_regent,
    regents,
)
from games.arcs.campaign.rules.events import FavorsReturned, SummitCalled
from games.arcs.campaign.rules.moves import (
    LEAVE_EMPIRE,
    PETITION,
    REVIVE_EMPIRE,
    LeaveEmpire,
    Petition,
    ReviveEmpire,
)
from games.arcs.campaign.rules.negotiations import OpenNegotiations
from games.arcs.campaign.rules.state import has_reach, reach_of
from games.arcs.events import counted
from games.arcs.moves import GO_ON, GoOn
from games.arcs.rule_hooks import follow_up
from games.arcs.state import ArcsTable

ASK_ORDER: Final = Said("reach-ask-order")


def begin_summit(table: ArcsTable, caller: int, emit: Emit) -> None:
    """REACH-8.1: a seat calls a Summit; what follows it is already on the stack below."""
    emit(SummitCalled, caller)
    table.steps += [EndSummit(caller), OpenNegotiations(), CallToOrder(caller)]


@dataclass(frozen=True, slots=True)
class ReturnFavors(MoveOption):
    """Give Favors back so that their owner must give something."""

    count: int
    part: Part

    def __str__(self) -> str:
        return f"Return {counted(self.count, 'Favor')}: {self.part}"

    def said(self) -> Said:
        key, args = said_by_fields(self, "move-")
        return Said(key, {**args, **self.part.args()})


@dataclass(frozen=True, slots=True)
class CallToOrder(Step):
    """REACH-8.2 to 8.7: the caller alone, any number of these."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options: list[Option] = []
        if reach_of(table).council == "decided":
            options.append(PETITION)
        if is_regent(table, self.seat):
            options.append(LEAVE_EMPIRE)
        if not regents(table):
            options.append(REVIVE_EMPIRE)
        options += [ReturnFavors(cost, part) for cost, part in demands(table, self.seat)]
        if not options:
            return None
        return Decision(self.seat, "order", ASK_ORDER, [GO_ON, *options])

    def answer(
        self,
        table: ArcsTable,
        option: Petition | LeaveEmpire | ReviveEmpire | ReturnFavors | GoOn | None,
        emit: Emit,
    ) -> None:
        match option:
            case Petition():
                call_to_session(table, emit)
            case LeaveEmpire():
                become_outlaw(table, self.seat, emit)
            case ReviveEmpire():
                become_regent(table, self.seat, emit)
                become_first_regent(table, self.seat, emit)
            case ReturnFavors():
                table.steps.append(self)
                rival = option.part.giver
                return_favors(table, self.seat, rival, option.count)
                emit(FavorsReturned, self.seat, rival, option.count)
                carry_out(table, [option.part], emit, forced=True)
                return
            case _:
                return
        table.steps.append(self)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has Summits"]


@dataclass(frozen=True, slots=True)
class EndSummit(Step):
    """REACH-8.1: the Summit is over."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach_of(table).handed = ()
        follow_up(table, SummitEnded(self.seat))
