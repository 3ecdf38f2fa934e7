"""The fates for and against the Empire.

The Steward wins ambitions for it as its First Regent. The Founder is an Outlaw who wins ambitions
and systems for the Free States. The Admiral builds the Imperial fleet, and fights with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Annotated, Final

from engine.core.decision import Decision, MoveOption
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message, SeatNumber
from games.arcs import rule_queries as q
from games.arcs.board import CARD, CITY, SHIP, STARPORT, SYSTEM, SYSTEMS
from games.arcs.campaign.rules.court import Advance, FateEdicts, leads_a_declared_ambition
from games.arcs.campaign.rules.empire import become_outlaw, empire_controls, holds, imperial_supply
from games.arcs.campaign.rules.events import ImperialPlaced, ReachEvent
from games.arcs.campaign.rules.moves import LEAVE_EMPIRE, LeaveEmpire
from games.arcs.campaign.rules.state import FateRules, has_reach, is_regent, reach_of, settles_by
from games.arcs.campaign_components import FREE
from games.arcs.court import Effect
from games.arcs.events import AmbitionDeclared, AmbitionScored
from games.arcs.moves import GO_ON, Choose, GoOn, Influence, Secure, Tax, tax
from games.arcs.rule_hooks import ORDERED, follow_up
from games.arcs.state import ArcsTable
from games.arcs.steps import court
from games.arcs.steps.actions import is_taxable, place_ships
from games.arcs.steps.gaining import DOABLE, DOERS, CarryOut
from games.arcs.table_chores import AgentsWithdrawn

# -- The Steward -----------------------------------------------------------------------------------

ASK_BARGAIN: Final = Message("reach-ask-bargain")
ASK_BARGAINED_SECURE: Final = Message("reach-ask-bargained-secure")

IMPERIAL_AUTHORITY: Final = "f1-02"


def _consolidates(seat: int) -> tuple[RuleHook, ...]:
    def after(table: ArcsTable, event: AmbitionScored) -> Iterable[Step]:
        wins = (event.seat, event.place) == (seat, 1)
        if not wins or reach_of(table).first_regent != seat:
            return ()
        return (Advance(seat, event.power + event.bonus),)

    return (RuleHook("steward", "STEWARD-1.1", after={AmbitionScored: after}),)


def _taxes_for_the_empire(seat: int) -> tuple[RuleHook, ...]:
    def rule(table: ArcsTable, asked: q.Taxes, options: Iterable[Tax]) -> Iterable[Tax]:
        if asked.seat != seat:
            return options
        more = [
            tax(each.system, each.seat, True)
            for each in table.buildings
            if each.kind == CITY and each.seat != seat and is_taxable(table, seat, each)
            if empire_controls(table, each.system)
        ]
        return [*options, *more]

    return (RuleHook(IMPERIAL_AUTHORITY, "STEWARD-1.3", {q.Taxes: rule}),)


# -- Dealmakers -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BargainStruck(ReachEvent):
    """A seat let a rival secure a card, and gets actions for the agents that lay on it."""

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]
    agents: int


def bargains(table: ArcsTable, number: int) -> dict[str, int]:
    """STEWARD-1.4: the Court cards that a rival could secure, and which rival."""
    return {
        option.card: rival
        for rival in table.clockwise(number)[1:]
        for option in court.secure_options(table, rival)
    }


def _bargain(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(Bargain(text.seat))


@dataclass(frozen=True, slots=True)
class Bargain(Step):
    """STEWARD-1.4 and 1.5: a rival secures a card, and all other agents on it return."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [Secure(card) for card in bargains(table, self.seat)]
        if len(options) < 2:
            return None
        return Decision(self.seat, "bargain", ASK_BARGAIN, options)

    def answer(self, table: ArcsTable, option: Secure | None, emit: Emit) -> None:
        found = bargains(table, self.seat)
        if not found:
            return
        card = option.card if option else next(iter(found))
        rival, place = found[card], court.offer_of(table, card)
        offer = table.court[place]
        count = offer.agents[rival]
        alone = [agents if seat == rival else 0 for seat, agents in enumerate(offer.agents)]
        court.set_offer(table, place, replace(offer, agents=tuple(alone)))
        emit(BargainStruck, self.seat, rival, card, count)
        for number, agents in enumerate(offer.agents):
            if agents and number != rival:
                emit(AgentsWithdrawn, number, card, agents)
        table.steps += [GainedSecure(self.seat), GainedInfluence(self.seat, count)]
        court.take_court_card(table, rival, card, False, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has Dealmakers"]


@dataclass(frozen=True, slots=True)
class GainedInfluence(Step):
    """STEWARD-1.6: then as many influences as the rival had agents on the card."""

    seat: int
    left: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [*court.influence_options(table, self.seat)] if self.left else []
        if not options:
            return None
        asked = Message("reach-ask-bargained-influence", {"left": self.left})
        return Decision(self.seat, "influence", asked, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Influence | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Influence):
            table.steps.append(replace(self, left=self.left - 1))
            court.InfluenceCard(self.seat).answer(table, option, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self.left >= 0 else ["the step on top influences fewer than no cards"]


@dataclass(frozen=True, slots=True)
class GainedSecure(Step):
    """STEWARD-1.6: and one card may be secured at last."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [*court.secure_options(table, self.seat)]
        if not options:
            return None
        return Decision(self.seat, "secure", ASK_BARGAINED_SECURE, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Secure | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Secure):
            court.SecureCard(self.seat).answer(table, option, emit)


DOERS["bargain"] = _bargain
DOABLE["bargain"] = lambda table, number, effect: bool(bargains(table, number))

STEWARD: Final = FateRules(
    "steward",
    hooks=_consolidates,
    of_cards={IMPERIAL_AUTHORITY: _taxes_for_the_empire},
    claims_regency=2,
)


# -- The Founder -----------------------------------------------------------------------------------

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
FOUNDER: Final = FateRules(
    "founder",
    hooks=_inspires,
    of_cards={PARADE_FLEETS: _parades},
)


# -- The Admiral -----------------------------------------------------------------------------------

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


ADMIRAL: Final = FateRules(
    "admiral",
    homes=homes_of_war,
    hooks=_proves_itself,
    of_cards={IMPERIAL_OFFICERS: _commands},
    claims_regency=1,
)
