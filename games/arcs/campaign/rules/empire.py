"""The Empire: who is a Regent, what it controls, its ships, and how they act with a Regent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from engine.core.decision import Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.arcs import campaign_components
from games.arcs import rule_queries as q
from games.arcs.board import SHIP, SUPPLY
from games.arcs.campaign.rules import events
from games.arcs.campaign.rules.moves import Enlist, Escort, enlist, escort
from games.arcs.campaign.rules.state import at_hand, has_reach, ignores, is_regent, reach_of
from games.arcs.events import CardBuried, ShipsMoved
from games.arcs.moves import GO_ON, GoOn, Plunder
from games.arcs.parts import NOBODY, Joining, without
from games.arcs.rule_hooks import follow_up, supply
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import set_out
from games.arcs.steps.battle import attack_along
from games.arcs.steps.gaining import Receive

# The Empire: who is a Regent, what it controls, its ships, and titles that change hands.


def regents(table: ArcsTable) -> list[int]:
    """The Regents in turn order."""
    return [number for number in table.turn_order() if is_regent(table, number)]


def empire_controls(table: ArcsTable, system: str) -> bool:
    """REACH-3.1: any fresh Imperial ship, whatever else is there."""
    return system in reach_of(table).fresh


def holds(table: ArcsTable, number: int, system: str) -> bool:
    """REACH-3.2: control as ambitions, objectives and events ask for it: the First Regent has what
    the Empire controls.
    """
    if empire_controls(table, system):
        return reach_of(table).first_regent == number
    return table.controller(system) == number


def is_there(table: ArcsTable, owner: int, system: str) -> bool:
    """Whether an owner has any piece in a system, be it a seat or not."""
    if table.is_seat(owner):
        return table.has_pieces(owner, system)
    if owner == campaign_components.BLIGHT:
        return system in reach_of(table).blight
    return any(table.ships_of(owner, system)) or bool(table.buildings_at(system, owner))


def free_ports(table: ArcsTable, number: int) -> Iterator[str]:
    """REACH-6.1: the systems with Free starports that a seat controls, one for each of them."""
    for each in table.buildings:
        is_free_port = each.seat == campaign_components.FREE and each.kind == "starport"
        if is_free_port and table.controller(each.system) == number:
            yield each.system


# -- ships ----------------------------------------------------------------------------------------


def imperial_supply(table: ArcsTable) -> int:
    """Imperial ships that are neither on the map nor among Trophies."""
    place = campaign_components.SPOILS.index((campaign_components.EMPIRE, SHIP))
    taken = sum([seat.spoils[place] for seat in table.seats if seat.spoils])
    return reach_of(table).ships_left - taken


def place_imperial(table: ArcsTable, system: str, count: int, emit: Emit) -> None:
    """Fresh Imperial ships come into a system, as many as there are."""
    count = min(count, imperial_supply(table), campaign_components.IMPERIAL_SHIPS)
    if count:
        reach_of(table).add_ships(system, count)
        emit(events.ImperialPlaced, system, count)
        follow_up(table, events.ImperialPlaced(system, count))


# -- titles ---------------------------------------------------------------------------------------


def become_first_regent(table: ArcsTable, number: int, emit: Emit) -> None:
    """REACH-3.12: the tile comes to a Regent, the Trust with it."""
    reach = reach_of(table)
    if reach.first_regent != number:
        reach.first_regent = number
        emit(events.BecameFirstRegent, number)


def become_regent(table: ArcsTable, number: int, emit: Emit) -> None:
    """REACH-8.4 and 8.9: an Outlaw turns the title."""
    reach_of(table).change_fate(number, outlaw=False)
    emit(events.BecameRegent, number)


def become_outlaw(table: ArcsTable, number: int, emit: Emit) -> None:
    """REACH-3.12: the title is turned, cards are buried, the tile goes to another Regent."""
    reach, seat = reach_of(table), table.seats[number]
    reach.change_fate(number, outlaw=True)
    lost = 0
    heir = NOBODY
    was_first = reach.first_regent == number
    if was_first:
        heir = max(regents(table), key=lambda each: table.seats[each].power, default=NOBODY)
        reach.first_regent = NOBODY
        if heir == NOBODY:
            lost, reach.trust = len(reach.trust), ()
            seat.power -= lost
    is_aside = was_first and heir == NOBODY
    emit(events.BecameOutlaw, number, lost, is_aside)
    if heir != NOBODY:
        become_first_regent(table, heir, emit)
    for card in [
        each for each in (*seat.cards, *seat.lore) if each in campaign_components.BURIED_IF_OUTLAW
    ]:
        if card in seat.cards:
            seat.cards = without(seat.cards, card)
        else:
            seat.lore = without(seat.lore, card)
        table.buried += (card,)
        emit(CardBuried, card)


# Imperial ships that act with a Regent: along with a fleet, and in a battle.

ASK_ESCORT: Final = Message("reach-ask-escort")
ASK_ENLIST: Final = Message("reach-ask-enlist")
ASK_PLUNDER_FREE: Final = Message("reach-ask-plunder-free")

# -- with a fleet ---------------------------------------------------------------------------------


def escorts(table: ArcsTable, moved: ShipsMoved) -> tuple[Escort, ...]:
    """REACH-3.4: the Imperial ships that may come along, none of them first."""
    fresh, hurt = at_hand(table, moved.seat, moved.origin)
    under_way = reach_of(table).escort
    if under_way is not None:
        fresh, hurt = min(fresh, under_way[0]), min(hurt, under_way[1])
    loyal = moved.fresh + moved.hurt
    most = SUPPLY["ship"] if ignores(table, moved.seat, "movement") else loyal
    return _escorts(fresh, hurt, most, 0 if loyal else 1)


@cache
def _escorts(fresh: int, hurt: int, most: int, fewest: int) -> tuple[Escort, ...]:
    return tuple(
        [
            escort(each, other)
            for each in range(fresh + 1)
            for other in range(hurt + 1)
            if fewest <= each + other <= most
        ]
    )


@dataclass(frozen=True, slots=True)
class ChooseEscort(Step):
    """REACH-3.4: which Imperial ships move along with a fleet to the same system."""

    seat: int
    moved: ShipsMoved
    catapult: bool

    def joins(self, table: ArcsTable) -> Joining:
        """The ships that may come along."""
        ships, moved = at_hand(table, self.seat, self.moved.origin), self.moved
        is_limited = not ignores(table, self.seat, "movement")
        return Joining(moved.origin, moved.target, *ships, is_limited)

    def ask(self, table: ArcsTable) -> Decision | None:
        options = escorts(table, self.moved)
        if len(options) < 2:
            return None
        return Decision(self.seat, "escort", ASK_ESCORT, options)

    def answer(self, table: ArcsTable, option: Escort | None, emit: Emit) -> None:
        chosen = option or next(iter(escorts(table, self.moved)), escort(0, 0))
        reach, moved = reach_of(table), self.moved
        reach.escort = along = (chosen.fresh, chosen.hurt)
        if any(along):
            reach.add_ships(moved.origin, -chosen.fresh, -chosen.hurt)
            emit(events.ImperialMoved, moved.seat, moved.origin, moved.target, *along)
        set_out(table, moved, self.catapult, emit)
        reach.add_ships(moved.target, *along)
        if any(along):
            _note_along(table, moved, along)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.moved.origin not in table.systems or self.moved.target not in table.systems:
            return ["the step on top moves from or to a system that is not in play"]
        return []


def _note_along(table: ArcsTable, moved: ShipsMoved, along: tuple[int, int]) -> None:
    """The turn keeps in mind that Imperial ships came along, or moved alone."""
    trail = table.turn.trail
    if trail and moved.fresh + moved.hurt:
        table.change_turn(trail=(*trail[:-1], replace(trail[-1], along=along)))
    else:
        table.note("move", moved.target, origin=moved.origin, along=along)


@dataclass(frozen=True, slots=True)
class MoveEnded(Step):
    """REACH-3.4: the Imperial ships that came along stay where they are."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach_of(table).escort = None


# -- in a battle ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EnlistShips(Step):
    """REACH-4.1: an attacking Regent may add any Imperial ships of the system."""

    seat: int
    system: str

    def joins(self, table: ArcsTable) -> Joining:
        """The ships that may attack along."""
        return Joining(self.system, "", *at_hand(table, self.seat, self.system))

    def ask(self, table: ArcsTable) -> Decision | None:
        options = self._options(table)
        if len(options) < 2:
            return None
        return Decision(self.seat, "enlist", ASK_ENLIST, options)

    def _options(self, table: ArcsTable) -> list[Enlist]:
        fresh, hurt = at_hand(table, self.seat, self.system)
        fewest = 0 if table.seats[self.seat].ships_at(self.system) else 1
        return [
            enlist(each, other)
            for each in range(fresh + 1)
            for other in range(hurt + 1)
            if each + other >= fewest
        ]

    def answer(self, table: ArcsTable, option: Enlist | None, emit: Emit) -> None:
        chosen = option or next(iter(self._options(table)), enlist(0, 0))
        reach_of(table).allies = (chosen.fresh, chosen.hurt)
        if chosen.fresh or chosen.hurt:
            attack_along(table, unhurt=not chosen.hurt)
            emit(events.Enlisted, self.seat, self.system, chosen.fresh, chosen.hurt)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has Imperial ships"]


@dataclass(frozen=True, slots=True)
class AllyHit(Step):
    """REACH-4.1: an Imperial ship that attacks along was damaged, or destroyed."""

    fresh: bool

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach = reach_of(table)
        fresh, hurt = reach.allies
        reach.allies = (fresh - 1, hurt + 1) if self.fresh else (fresh, hurt - 1)


@dataclass(frozen=True, slots=True)
class AllianceEnds(Step):
    """REACH-4.1: the battle is over."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach_of(table).allies = (0, 0)


@dataclass(frozen=True, slots=True)
class StrikeBlight(Step):
    """REACH-7.2: two hits damage Blight and two more destroy it; a single one left is wasted."""

    seat: int
    system: str
    hits: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach = reach_of(table)
        for _ in range(self.hits // 2):
            if self.system not in reach.blight:
                return
            if reach.blight[self.system]:
                reach.blight[self.system] = False
            else:
                destroy_blight(table, self.seat, self.system)
            emit(events.BlightStruck, self.seat, self.system, self.system not in reach.blight)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.hits < 0 or self.system not in table.systems:
            return ["the step on top strikes Blight where there can be none"]
        return []


def destroy_blight(table: ArcsTable, number: int, system: str) -> None:
    """REACH-7.4: destroyed Blight is a Trophy."""
    del reach_of(table).blight[system]
    table.seats[number].add_trophy(campaign_components.BLIGHT, "blight")


@dataclass(frozen=True, slots=True)
class RaidFree(Step):
    """REACH-6.5: once a battle a key takes a resource of the planet's type from the supply."""

    seat: int
    system: str

    def ask(self, table: ArcsTable) -> Decision | None:
        resource = self._resource(table)
        if not resource:
            return None
        return Decision(self.seat, "raid", ASK_PLUNDER_FREE, [GO_ON, Plunder(resource)])

    def _resource(self, table: ArcsTable) -> str:
        resource = table.planet_type(self.system)
        return resource if resource and supply(table, resource) else ""

    def answer(self, table: ArcsTable, option: Plunder | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Plunder):
            table.steps.append(Receive(self.seat, option.resource))
            if table.rules.holds("free-cities-stolen"):
                follow_up(table, q.StolenFrom(self.seat, campaign_components.FREE))

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self.system in table.systems else ["the step on top raids nowhere"]
