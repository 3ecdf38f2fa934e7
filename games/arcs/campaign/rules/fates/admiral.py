"""The Admiral: builds the Imperial fleet, and fights with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Final

from engine.core.decision import Decision, MoveOption
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message, SeatNumber
from games.arcs import rule_queries as q
from games.arcs.board import CITY, STARPORT, SYSTEM, SYSTEMS
from games.arcs.campaign.rules.court import Advance, FateEdicts, leads_a_declared_ambition
from games.arcs.campaign.rules.empire import imperial_supply
from games.arcs.campaign.rules.events import ImperialPlaced, ReachEvent
from games.arcs.campaign.rules.state import FateRules, is_regent, reach_of, settles_by
from games.arcs.moves import GO_ON, GoOn
from games.arcs.rule_hooks import follow_up
from games.arcs.state import ArcsTable

IMPERIAL_OFFICERS: Final = "f7-02"


def _proves_itself(seat: int) -> tuple[RuleHook, ...]:
    def placed(table: ArcsTable, event: ImperialPlaced) -> Iterable[Step]:
        if is_regent(table, seat) and leads_a_declared_ambition(table, seat):
            return (Advance(seat, event.count),)
        return ()

    def fought(table: ArcsTable, event: q.BattleEnded) -> Iterable[Step]:
        though_destroyed = table.rules.holds("admiral-fought-imperials") and event.along
        along = sum(reach_of(table).allies) or though_destroyed
        if event.seat != seat or not is_regent(table, seat) or not along:
            return ()
        return (Advance(seat, event.trophies),)

    return (
        RuleHook("admiral", "ADMIRAL-1.1", after={ImperialPlaced: placed, q.BattleEnded: fought}),
    )


def _commands(seat: int) -> tuple[RuleHook, ...]:
    def after(table: ArcsTable, event: FateEdicts) -> Iterable[Step]:
        ports = [each.system for each in table.buildings_of(seat, STARPORT)]
        return [SwapShip(seat, system) for system in ports]

    return (RuleHook(IMPERIAL_OFFICERS, "ADMIRAL-1.4", after={FateEdicts: after}),)


@dataclass(frozen=True, slots=True)
class Commission(MoveOption):
    """A loyal ship becomes an Imperial one, fresh or damaged as it was."""

    fresh: bool

    def __str__(self) -> str:
        return f"Give a {'fresh' if self.fresh else 'damaged'} ship to the Empire"


@dataclass(frozen=True, slots=True)
class ShipCommissioned(ReachEvent):
    seat: Annotated[int, SeatNumber]
    system: Annotated[str, SYSTEM]
    fresh: bool


@dataclass(frozen=True, slots=True)
class SwapShip(Step):
    """ADMIRAL-1.4: Use Imperial Foundries; at a loyal starport one loyal ship may be swapped."""

    seat: int
    system: str

    def ask(self, table: ArcsTable) -> Decision | None:
        seat = table.seats[self.seat]
        held = [fresh for fresh, ships in ((True, seat.fresh), (False, seat.hurt))
                if ships.get(self.system)]  # fmt: skip
        if not held or not imperial_supply(table):
            return None
        asked = Message("reach-ask-commission", {"system": SYSTEM(self.system)})
        options = [Commission(fresh) for fresh in held]
        return Decision(self.seat, "commission", asked, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Commission | GoOn | None, emit: Emit) -> None:
        if not isinstance(option, Commission):
            return
        fresh, hurt = (1, 0) if option.fresh else (0, 1)
        table.seats[self.seat].add_ships(self.system, -fresh, -hurt)
        reach_of(table).add_ships(self.system, fresh, hurt)
        emit(ShipCommissioned, self.seat, self.system, option.fresh)
        follow_up(table, ImperialPlaced(self.system, 1))

    def problems(self, table: ArcsTable) -> list[str]:
        if self.system not in table.systems:
            return [f"the step on top names the system '{self.system}', which is not in play"]
        return []


def homes_of_war(table: ArcsTable, number: int, systems: list[str]) -> list[str]:
    """CATR-14.18: by version 10 its city stands on a planet for Weapons, if one is free."""
    armed = [each for each in systems if SYSTEMS[each].resource == "weapon"]
    is_wanted = settles_by(table, number) == "10" and not table.buildings_of(number, CITY)
    return armed if armed and is_wanted else systems


FATE: Final = FateRules(
    "admiral",
    homes=homes_of_war,
    hooks=_proves_itself,
    of_cards={IMPERIAL_OFFICERS: _commands},
    claims_regency=1,
)
