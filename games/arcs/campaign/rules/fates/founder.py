"""The Founder: an Outlaw who wins ambitions and systems for the Free States."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.core.decision import Decision
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message
from games.arcs import rule_queries as q
from games.arcs.board import CITY, SHIP
from games.arcs.campaign.rules.court import Advance
from games.arcs.campaign.rules.empire import become_outlaw, holds
from games.arcs.campaign.rules.moves import LEAVE_EMPIRE, LeaveEmpire
from games.arcs.campaign.rules.state import FateRules, has_reach, is_regent
from games.arcs.campaign_components import FREE
from games.arcs.events import AmbitionDeclared, AmbitionScored
from games.arcs.moves import GO_ON, Choose, GoOn
from games.arcs.rule_hooks import ORDERED
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import place_ships

ASK_TURN_OUTLAW: Final = Message("reach-ask-turn-outlaw")

PARADE_FLEETS: Final = "f2-02"
FOR_AN_AMBITION: Final = 3
SHIPS_ON_PARADE: Final = 2


def _inspires(seat: int) -> tuple[RuleHook, ...]:
    def won(table: ArcsTable, event: AmbitionScored) -> Iterable[Step]:
        wins = (event.seat, event.place) == (seat, 1)
        return (Advance(seat, FOR_AN_AMBITION),) if wins and not is_regent(table, seat) else ()

    def defied(table: ArcsTable, event: q.ChapterScored) -> Iterable[Step]:
        if is_regent(table, seat):
            return ()
        return (Advance(seat, sum([holds(table, seat, name) for name in table.systems])),)

    return (
        RuleHook("founder", "FOUNDER-1.1", after={AmbitionScored: won, q.ChapterScored: defied}),
    )


def _parades(seat: int) -> tuple[RuleHook, ...]:
    def after(table: ArcsTable, event: AmbitionDeclared) -> Iterable[Step]:
        return (ParadeShips(seat), MayTurnOutlaw(seat)) if event.seat == seat else ()

    return (RuleHook(PARADE_FLEETS, "FOUNDER-1.4", after={AmbitionDeclared: after}),)


@dataclass(frozen=True, slots=True)
class ParadeShips(Step):
    """FOUNDER-1.4: who declares with Parade Fleets may place 2 fresh ships at one Free city."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        cities = {each.system for each in table.buildings_of(FREE, CITY)}
        if not cities or not table.in_supply(self.seat, SHIP):
            return None
        options = [Choose(name) for name in table.systems if name in cities]
        asked = Message("reach-ask-parade", {"count": SHIPS_ON_PARADE})
        return Decision(self.seat, "parade", asked, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Choose | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Choose):
            place_ships(table, self.seat, option.name, SHIPS_ON_PARADE, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has Parade Fleets"]


@dataclass(frozen=True, slots=True)
class MayTurnOutlaw(Step):
    """FOUNDER-1.5: after the parade a Regent may become an Outlaw."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        if not is_regent(table, self.seat):
            return None
        return Decision(self.seat, "turn outlaw", ASK_TURN_OUTLAW, [GO_ON, LEAVE_EMPIRE])

    def answer(self, table: ArcsTable, option: LeaveEmpire | GoOn | None, emit: Emit) -> None:
        if isinstance(option, LeaveEmpire):
            become_outlaw(table, self.seat, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has Outlaws"]


ORDERED[AmbitionDeclared].add(ParadeShips)
FATE: Final = FateRules(
    "founder",
    hooks=_inspires,
    of_cards={PARADE_FLEETS: _parades},
)
