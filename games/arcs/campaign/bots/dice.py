"""Dice that a SUPERCAT throws in the campaign: for a Summit, and for who becomes an Outlaw.

They are questions of chance as all others, so that real dice can be typed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from engine.core.chance import Dice
from engine.core.decision import Chance, Decision
from engine.core.recorded import Event
from engine.core.step import Emit, Step
from engine.text.said import Said, SeatNumber, said_by_fields
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.fates import page_of
from games.arcs.campaign.rules.edicts import CollectTribute
from games.arcs.campaign.rules.moves import Demand, DemandPiece, MakeOutlaw
from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign.rules.summit import begin_summit
from games.arcs.moves import GO_ON, GoOn
from games.arcs.stack import not_a_supercat
from games.arcs.state import ArcsTable

DIE: Final = Dice(1)
A_CALL, OUTLAWED = 5, 5
"""What a die must show: to call a Summit, and to make an Outlaw."""


@dataclass(frozen=True, slots=True)
class SummitRolled(Event):
    """A SUPERCAT rolled whether it calls a Summit."""

    seat: Annotated[int, SeatNumber]
    die: int
    favors: int

    def said(self) -> Said:
        total = self.die + self.favors
        came = {"count": self.favors, "total": total, "calls": total >= A_CALL}
        return Said("summit-rolled", {"seat": SeatNumber(self.seat), "die": self.die, **came})


@dataclass(frozen=True, slots=True)
class OutlawRolled(Event):
    """A SUPERCAT rolled whether a Regent who cannot pay becomes an Outlaw."""

    seat: Annotated[int, SeatNumber]
    die: int

    def said(self) -> Said:
        key, args = said_by_fields(self)
        return Said(key, {**args, "outlaw": self.die >= OUTLAWED})


@dataclass(frozen=True, slots=True)
class RollToSummon(Step):
    """CATR-11.1: a die and one for each Favor that it has: with 5 or more it calls a Summit.

    CATR-11.2: its fate may always call, without a die.
    """

    seat: int

    def ask(self, table: ArcsTable) -> Chance | None:
        assessment = ReachAssessment(table, self.seat)
        if page_of(assessment).summons(assessment):
            return None
        return Chance("summit", Said("ask-die-summit"), DIE, self.seat)

    def answer(self, table: ArcsTable, roll: tuple[int, ...] | None, emit: Emit) -> None:
        if roll is None:
            begin_summit(table, self.seat, emit)
            return
        favors = sum(reach_of(table).fates[self.seat].favors)
        emit(SummitRolled, self.seat, sum(roll), favors)
        if sum(roll) + favors >= A_CALL:
            begin_summit(table, self.seat, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return not_a_supercat(table, self.seat)


@dataclass(frozen=True, slots=True)
class CollectByDie(CollectTribute):
    """CATR-12.5: a SUPERCAT's die says whether who has neither piece nor agent is an Outlaw."""

    def ask(self, table: ArcsTable) -> Decision | Chance | None:  # type: ignore[override]
        usual = CollectTribute.ask(self, table)
        if usual is None or not isinstance(usual.options[0], GoOn):
            return usual
        return Chance("outlaw", Said("ask-die-outlaw"), DIE, self.seat)

    def answer(
        self,
        table: ArcsTable,
        option: Demand | DemandPiece | MakeOutlaw | GoOn | tuple[int, ...] | None,
        emit: Emit,
    ) -> None:
        if isinstance(option, tuple):
            emit(OutlawRolled, self.seat, sum(option))
            option = MakeOutlaw(self.payer) if sum(option) >= OUTLAWED else GO_ON
        CollectTribute.answer(self, table, option, emit)
