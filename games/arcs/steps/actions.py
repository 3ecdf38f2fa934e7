"""The standard actions on the map but for battle: tax, build, move, repair."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from engine.core.decision import Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.arcs import board, events, moves
from games.arcs import rule_queries as q
from games.arcs.parts import KINDS, Building
from games.arcs.rule_hooks import follow_up, query, supply, types_of
from games.arcs.state import ArcsTable
from games.arcs.steps.court import each_once, nothing_to
from games.arcs.steps.gaining import Receive

ASK_BUILD: Final = Message("ask-build")
ASK_CATAPULT: Final = Message("ask-catapult")
ASK_MOVE: Final = Message("ask-move")
ASK_REPAIR: Final = Message("ask-repair")
ASK_TAX: Final = Message("ask-tax")
ASK_TYPE: Final = Message("ask-type")

# -- tax ------------------------------------------------------------------------------------------


def tax_options(table: ArcsTable, number: int) -> Iterable[moves.Tax]:
    """ARCS-7.1: loyal cities, and rival cities you control, that were not taxed this turn."""
    options: Iterable[moves.Tax] = query(table, q.taxes(number), _cities(table, number))
    return options


def _cities(table: ArcsTable, number: int) -> Iterator[moves.Tax]:
    for city in table.buildings:
        if city.kind != board.CITY or not is_taxable(table, number, city):
            continue
        if city.seat == number or table.controller(city.system) == number:
            yield moves.tax(city.system, city.seat)


def is_taxable(table: ArcsTable, number: int, city: Building) -> bool:
    """ARCS-7.1: whether a city was not taxed this turn, or a seat may tax it again."""
    may: bool = not city.used or query(table, q.TaxesAgain(number), False)
    return may


@dataclass(frozen=True, slots=True)
class TaxCity(Step):
    """ARCS-7.1 to 7.3: a resource of the planet's type, and an agent of a rival owner."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        return Decision(self.seat, "tax", ASK_TAX, each_once(tax_options(table, self.seat)))

    def answer(self, table: ArcsTable, option: moves.Tax, emit: Emit) -> None:
        _mark_as_taxed(table, option)
        taxed = events.CityTaxed(self.seat, option.owner, option.system, option.as_loyal)
        emit(events.CityTaxed, self.seat, option.owner, option.system, option.as_loyal)
        follow_up(table, taxed)
        table.note("tax", option.system)
        levy(table, taxed, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return nothing_to(tax_options(table, self.seat), "tax")


def _mark_as_taxed(table: ArcsTable, option: moves.Tax) -> None:
    """A city is used for this turn, one that was not yet if there is one; so is an empty slot."""
    here = [
        each for each in table.buildings_at(option.system, option.owner) if each.kind == board.CITY
    ]
    if not here:
        table.change_turn(taxed=(*table.turn.taxed, option.system))
        return
    city = min(here, key=lambda each: each.used)
    table.replace_building(city, replace(city, used=True))


def levy(table: ArcsTable, taxed: events.CityTaxed, emit: Emit) -> None:
    """ARCS-7.2 and 7.3: what a tax brings: an agent of a rival owner, and a resource."""
    owner = taxed.owner
    captures = table.is_seat(owner) and owner != taxed.seat and not taxed.as_loyal
    if captures and table.in_supply(owner, board.AGENT):
        table.seats[taxed.seat].add_captives(owner, 1)
        emit(events.AgentsCaptured, taxed.seat, owner, 1)
        follow_up(table, q.AgentsTaken(taxed.seat, owner))
    types = types_of(table, taxed.system)
    one = len(types) == 1
    table.steps.append(Receive(taxed.seat, types[0]) if one else GainOneOf(taxed.seat, types))


@dataclass(frozen=True, slots=True)
class GainOneOf(Step):
    """ARCS-7.2: a resource of a city's type, which its taxer chooses when it has several."""

    seat: int
    types: tuple[str, ...]

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [moves.Choose(resource) for resource in self.types if supply(table, resource)]
        if len(options) < 2:
            return None
        return Decision(self.seat, "type", ASK_TYPE, options)

    def answer(self, table: ArcsTable, option: moves.Choose | None, emit: Emit) -> None:
        found = [each for each in self.types if supply(table, each)]
        if option or found:
            table.steps.append(Receive(self.seat, option.name if option else found[0]))

    def problems(self, table: ArcsTable) -> list[str]:
        return (
            [] if set(self.types) <= set(board.RESOURCES) else ["the step on top gains no resource"]
        )


# -- build ----------------------------------------------------------------------------------------


def build_options(table: ArcsTable, number: int) -> Iterable[moves.Build]:
    """ARCS-7.4 and 7.5: buildings where you have a piece, ships at your starports."""
    options: Iterable[moves.Build] = query(table, q.builds(number), _pieces(table, number))
    return options


def _pieces(table: ArcsTable, number: int) -> Iterator[moves.Build]:
    kinds = [kind for kind in KINDS if table.in_supply(number, kind)]
    if kinds:
        for system in present(table, number):
            if table.empty_building_slots(system) > 0:
                for kind in kinds:
                    yield moves.build(kind, system)
    if may_build_ship(table, number):
        for port in table.buildings:
            if is_open_port(port, number):
                yield moves.build(board.SHIP, port.system)


def may_build_ship(table: ArcsTable, number: int) -> bool:
    """ARCS-7.5: with no ship in the supply only for what follows from building one."""
    return bool(table.in_supply(number, board.SHIP)) or query(table, q.BuildsNoShip(number), False)


def present(table: ArcsTable, number: int) -> Iterator[str]:
    """The systems where a seat has any piece, in the order of the map."""
    seat = table.seats[number]
    places = {each.system for each in table.buildings if each.seat == number}
    places.update(seat.fresh, seat.hurt)
    return filter(places.__contains__, table.systems)


def is_open_port(building: Building, number: int) -> bool:
    """Whether it is a starport of that seat that has built no ship this turn."""
    return building.kind == board.STARPORT and building.seat == number and not building.used


@dataclass(frozen=True, slots=True)
class BuildPiece(Step):
    """ARCS-7.4 to 7.6: a city or starport in an empty slot, or a ship at a starport."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = each_once(build_options(table, self.seat))
        return Decision(self.seat, "build", ASK_BUILD, options)

    def answer(self, table: ArcsTable, option: moves.Build, emit: Emit) -> None:
        if option.kind == board.SHIP:
            port = min(
                [each for each in table.buildings_at(option.system) if is_unused_port(each)],
                key=lambda each: (each.seat != self.seat, table.is_seat(each.seat)),
            )
            table.replace_building(port, replace(port, used=True))
            follow_up(table, q.ShipBuilt(self.seat, port.seat, option.system))
            if table.in_supply(self.seat, board.SHIP):
                is_fresh = is_built_fresh(table, self.seat, option.system, board.SHIP)
                ship = {"fresh": int(is_fresh), "hurt": int(not is_fresh)}
                table.note("build", option.system, **ship)
                build_ship(table, self.seat, option.system, emit)
        else:
            kind = KINDS[option.kind == board.STARPORT]
            fresh = is_built_fresh(table, self.seat, option.system, kind)
            new = Building(self.seat, kind, option.system, fresh, beside=option.beside)
            table.buildings += (new,)
            table.note("build", option.system)
            emit(events.PieceBuilt, self.seat, option.kind, option.system, fresh)
            if kind == board.STARPORT:
                table.change_turn(built=True)
            if option.pays:
                self._pay(table, option, emit)

    def _pay(self, table: ArcsTable, option: moves.Build, emit: Emit) -> None:
        slot = table.seats[self.seat].take_token(option.token)
        if table.turn.prelude:
            table.change_turn(spent=(*table.turn.spent, option.token))
        emit(events.ResourceSpent, self.seat, option.token, option.pays, slot)

    def problems(self, table: ArcsTable) -> list[str]:
        return nothing_to(build_options(table, self.seat), "build")


def is_unused_port(building: Building) -> bool:
    """Whether it is a starport that has built no ship this turn."""
    return building.kind == board.STARPORT and not building.used


def is_built_fresh(table: ArcsTable, number: int, system: str, kind: str) -> bool:
    """ARCS-7.6: a piece is damaged where another player controls the system."""
    default = not table.is_rivals(system, number)
    fresh: bool = query(table, q.BuiltFresh(number, kind), default)
    return fresh


def build_ship(table: ArcsTable, number: int, system: str, emit: Emit) -> None:
    """ARCS-7.5 and 7.6: a ship of a seat comes into a system."""
    fresh = is_built_fresh(table, number, system, board.SHIP)
    table.seats[number].add_ships(system, int(fresh), int(not fresh))
    emit(events.PieceBuilt, number, board.SHIP, system, fresh)


def place_ships(table: ArcsTable, number: int, system: str, count: int, emit: Emit) -> None:
    """ARCS-1.8: fresh ships from the supply, as many as there are."""
    count = min(count, table.in_supply(number, board.SHIP))
    if count:
        table.seats[number].add_ships(system, count)
        emit(events.ShipsPlaced, number, system, count)


# -- move -----------------------------------------------------------------------------------------


def move_options(table: ArcsTable, number: int) -> Iterable[moves.Go]:
    """ARCS-7.7: from any system with loyal ships to an adjacent one."""
    options: Iterable[moves.Go] = query(table, q.may_move(number), _moves(table, number))
    return options


def _moves(table: ArcsTable, number: int) -> Iterator[moves.Go]:
    seat = table.seats[number]
    for origin, ways in ways_between(table.out).items():
        if origin in seat.fresh or origin in seat.hurt:
            yield from ways


@cache
def ways_between(out: tuple[int, ...]) -> Mapping[str, tuple[moves.Go, ...]]:
    near = board.neighbours(out)
    return {origin: tuple([moves.go(origin, target) for target in near[origin]]) for origin in near}


@dataclass(frozen=True, slots=True)
class MoveShips(Step):
    """ARCS-7.7: where ships move from, and where to."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        return Decision(self.seat, "move", ASK_MOVE, [*move_options(table, self.seat)])

    def answer(self, table: ArcsTable, option: moves.Go, emit: Emit) -> None:
        follow_up(table, q.AboutToMove(self.seat))
        table.steps.append(fleet_to_choose(table, self.seat, option))

    def problems(self, table: ArcsTable) -> list[str]:
        return nothing_to(move_options(table, self.seat), "move")


def fleet_to_choose(table: ArcsTable, number: int, option: moves.Go) -> ChooseFleet:
    """ARCS-7.8: the ships that may move so; from a loyal starport they are catapulted."""
    seat, origin = table.seats[number], option.origin
    port = any(each.kind == board.STARPORT for each in table.buildings_at(origin, number))
    catapult = query(table, q.CatapultsFrom(number, origin), port)
    fresh, hurt = seat.fresh.get(origin, 0), seat.hurt.get(origin, 0)
    return ChooseFleet(number, origin, option.target, fresh, hurt, catapult)


def sail(table: ArcsTable, moved: events.ShipsMoved, emit: Emit) -> None:
    """ARCS-7.7: a fleet comes from one system to another; who minds is told before it arrives."""
    follow_up(table, moved)
    seat = table.seats[moved.seat]
    seat.add_ships(moved.origin, -moved.fresh, -moved.hurt)
    seat.add_ships(moved.target, moved.fresh, moved.hurt)
    if moved.seat == table.seat:
        ships = {"fresh": moved.fresh, "hurt": moved.hurt}
        table.note("move", moved.target, origin=moved.origin, **ships)
    emit(events.ShipsMoved, moved.seat, moved.origin, moved.target, moved.fresh, moved.hurt)


@dataclass(frozen=True, slots=True)
class ChooseFleet(Step):
    """ARCS-7.7 and 7.8: which of these ships move; at a starport the move is a catapult.

    `alone` says that no ships of others come along.
    """

    seat: int
    origin: str
    target: str
    fresh: int
    hurt: int
    catapult: bool = False
    alone: bool = False

    def ask(self, table: ArcsTable) -> Decision | None:
        if self.fresh + self.hurt < 2:
            return None
        prompt = Message("ask-fleet", {"target": board.SYSTEM(self.target)})
        most = query(table, q.LargestFleet(self.seat), board.SUPPLY[board.SHIP])
        return Decision(self.seat, "fleet", prompt, fleets(self.fresh, self.hurt, most))

    def answer(self, table: ArcsTable, option: moves.Fleet | None, emit: Emit) -> None:
        fresh, hurt = (option.fresh, option.hurt) if option else (self.fresh, self.hurt)
        moved = events.ShipsMoved(self.seat, self.origin, self.target, fresh, hurt)
        settled: Step | None = None
        if not self.alone:
            settled = query(table, q.Accompanied(moved, self.catapult), None)
        if settled is None:
            set_out(table, moved, self.catapult, emit, alone=self.alone)
        else:
            table.steps.append(settled)

    def problems(self, table: ArcsTable) -> list[str]:
        return _lacks_fleet(table, self.seat, self.origin, self.fresh, self.hurt)


def set_out(
    table: ArcsTable, moved: events.ShipsMoved, catapult: bool, emit: Emit, *, alone: bool = False
) -> None:
    """ARCS-7.7 to 7.9: a fleet sails; from a catapult it may go on at a gate that is not held."""
    is_open = board.SYSTEMS[moved.target].is_gate and not table.is_rivals(moved.target, moved.seat)
    if catapult and query(table, q.MayCatapultOn(moved.seat, moved.target), is_open):
        table.steps.append(Catapult(moved.seat, moved.target, moved.fresh, moved.hurt, alone))
    if moved.fresh or moved.hurt:
        sail(table, moved, emit)


@cache
def fleets(most_fresh: int, most_hurt: int, most: int) -> tuple[moves.Fleet, ...]:
    """The ways to choose from so many ships, the most first; at least one goes."""
    return tuple(
        [
            moves.fleet(fresh, hurt)
            for fresh in range(most_fresh, -1, -1)
            for hurt in range(most_hurt, -1, -1)
            if 0 < fresh + hurt <= most
        ]
    )


def _lacks_fleet(table: ArcsTable, number: int, system: str, fresh: int, hurt: int) -> list[str]:
    seat = table.seats[number]
    here = (seat.fresh.get(system, 0), seat.hurt.get(system, 0))
    alone = fresh + hurt or table.reach.ships_at(system)
    if not (0 <= fresh <= here[0] and 0 <= hurt <= here[1] and alone):
        return [f"the step on top moves {fresh} and {hurt} ships from {system or 'nowhere'}"]
    return []


@dataclass(frozen=True, slots=True)
class Catapult(Step):
    """ARCS-7.8: ships that came to a gate may go on, leaving others behind."""

    seat: int
    system: str
    fresh: int
    hurt: int
    alone: bool = False

    def ask(self, table: ArcsTable) -> Decision:
        near = board.neighbours(table.out)[self.system]
        options = [moves.GO_ON, *[moves.GoFarther(target) for target in near]]
        return Decision(self.seat, "catapult", ASK_CATAPULT, options)

    def answer(self, table: ArcsTable, option: moves.GoFarther | moves.GoOn, emit: Emit) -> None:
        if isinstance(option, moves.GoFarther):
            ships = (self.fresh, self.hurt)
            way = (self.system, option.target, *ships)
            table.steps.append(ChooseFleet(self.seat, *way, catapult=True, alone=self.alone))

    def problems(self, table: ArcsTable) -> list[str]:
        return _lacks_fleet(table, self.seat, self.system, self.fresh, self.hurt)


# -- repair ---------------------------------------------------------------------------------------


def repair_options(table: ArcsTable, number: int) -> Iterable[moves.Repair | moves.RepairOther]:
    """ARCS-7.10: every damaged loyal ship or building."""
    options: Iterable[moves.Repair | moves.RepairOther] = query(
        table, q.repairs(number), _damaged(table, number)
    )
    return options


def _damaged(table: ArcsTable, number: int) -> Iterator[moves.Repair]:
    for system in table.seats[number].hurt:
        yield moves.repair(board.SHIP, system)
    for building in table.buildings:
        if building.seat == number and not building.fresh:
            yield moves.repair(building.kind, building.system)


@dataclass(frozen=True, slots=True)
class RepairPiece(Step):
    """ARCS-7.10: one damaged loyal ship or building becomes fresh."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = each_once(repair_options(table, self.seat))
        return Decision(self.seat, "repair", ASK_REPAIR, options)

    def answer(
        self, table: ArcsTable, option: moves.Repair | moves.RepairOther, emit: Emit
    ) -> None:
        if isinstance(option, moves.RepairOther):
            mend(table, option.owner, option.kind, option.system)
            emit(events.OtherRepaired, self.seat, option.owner, option.kind, option.system)
        else:
            mend(table, self.seat, option.kind, option.system)
            table.note("repair", option.system, fresh=int(option.kind == board.SHIP))
            emit(events.PieceRepaired, self.seat, option.kind, option.system)

    def problems(self, table: ArcsTable) -> list[str]:
        return nothing_to(repair_options(table, self.seat), "repair")


def mend(table: ArcsTable, owner: int, kind: str, system: str) -> None:
    """ARCS-1.2: a damaged piece of an owner becomes fresh."""
    if kind == board.SHIP:
        table.add_ships(owner, system, 1, -1)
        return
    damaged = next(
        each for each in table.buildings_at(system, owner) if each.kind == kind and not each.fresh
    )
    table.replace_building(damaged, replace(damaged, fresh=True))
