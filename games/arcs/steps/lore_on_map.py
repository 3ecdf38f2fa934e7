"""Lore of building, taxing and moving."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from engine.core.decision import Decision
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message, SeatNumber
from games.arcs import board
from games.arcs import rule_queries as q
from games.arcs.campaign_components import OWNERS
from games.arcs.court import BuildingReplaced, Effect, ShipsGuided
from games.arcs.events import AgentsCaptured, ShipsMoved
from games.arcs.moves import GO_ON, Build, BuildFor, Fleet, Go, GoOn, Guide, Prune, Tax
from games.arcs.parts import KINDS, Building, Kind
from games.arcs.rule_hooks import SPEAKERS, follow_up, query
from games.arcs.state import ArcsTable
from games.arcs.steps import actions, court
from games.arcs.steps.gaining import DOABLE, DOERS, CarryOut, FitSlots
from games.arcs.steps.traits import FleetToBattle, keeps_battle, owes_battle

ASK_GUIDE: Final = Message("ask-guide")
ASK_MOVE_AGAIN: Final = Message("ask-move-again")
ASK_PRUNE: Final = Message("ask-prune")
ASK_SUMMON: Final = Message("ask-summon")
ASK_TAX_LOYAL: Final = Message("ask-tax-loyal")


def _summons(table: ArcsTable, number: int) -> Iterator[Build]:
    """LORE-1.1: the systems with a city, of anybody, that a seat controls."""
    if table.in_supply(number, board.SHIP):
        for city in table.buildings:
            if city.kind == board.CITY and table.controller(city.system) == number:
                yield Build(board.SHIP, city.system)


def _summon(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(SummonShip(text.seat))


@dataclass(frozen=True, slots=True)
class SummonShip(Step):
    """LORE-1.1: a ship is built at a city that you control."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = court.each_once(_summons(table, self.seat))
        return Decision(self.seat, "build", ASK_SUMMON, options)

    def answer(self, table: ArcsTable, option: Build, emit: Emit) -> None:
        actions.build_ship(table, self.seat, option.system, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return court.nothing_to(_summons(table, self.seat), "summon")


def _always_fresh(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.BuiltFresh, fresh: bool) -> bool:
        return fresh or (asked.seat, asked.kind) == (seat, board.SHIP)

    return RuleHook(card, "LORE-1.3", {q.BuiltFresh: rule})


def _no_raid_dice(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.MostRaidDice, most: int) -> int:
        if asked.defender != seat:
            return most
        here = table.buildings_at(asked.system, seat)
        return 0 if any(each.kind == board.STARPORT and each.fresh for each in here) else most

    return RuleHook(card, "LORE-1.4", {q.MostRaidDice: rule})


def _builds_at_gates(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.Builds, options: Iterable[Build]) -> Iterable[Build]:
        if asked.seat != seat:
            return options
        return (*options, *_at_gates(table, seat, effect.where))

    return RuleHook(
        card, "LORE-1.5" if effect.where == board.STARPORT else "LORE-1.10", {q.Builds: rule}
    )


def _at_gates(table: ArcsTable, number: int, kind: str) -> Iterator[Build]:
    if table.in_supply(number, kind):
        for system in table.systems:
            taken = any(each.kind == kind for each in table.buildings_at(system))
            if board.SYSTEMS[system].is_gate and not taken and table.has_pieces(number, system):
                yield Build(kind, system, beside=True)


def _captures_movers(seat: int, card: str, effect: Effect) -> RuleHook:
    def after(table: ArcsTable, moved: ShipsMoved) -> Iterable[Step]:
        target = moved.target
        if (
            moved.seat == seat
            or not board.SYSTEMS[target].is_gate
            or table.controller(target) != seat
        ):
            return ()
        ports = [
            each.kind == board.STARPORT and each.fresh for each in table.buildings_at(target, seat)
        ]
        return (CaptureOne(seat, moved.seat),) if any(ports) else ()

    return RuleHook(card, "LORE-1.6", after={ShipsMoved: after})


@dataclass(frozen=True, slots=True)
class CaptureOne(Step):
    """LORE-1.6: an agent of a rival's supply becomes a Captive."""

    seat: int
    rival: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        if table.in_supply(self.rival, board.AGENT):
            table.seats[self.seat].add_captives(self.rival, 1)
            emit(AgentsCaptured, self.seat, self.rival, 1)
            follow_up(table, q.AgentsTaken(self.seat, self.rival))

    def problems(self, table: ArcsTable) -> list[str]:
        if self.rival not in range(len(table.seats)) or self.rival == self.seat:
            return ["the step on top captures an agent of nobody"]
        return []


def _builds_beside(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.Builds, options: Iterable[Build]) -> Iterable[Build]:
        return (*options, *_beside_slots(table, seat)) if asked.seat == seat else options

    return RuleHook(card, "LORE-1.7", {q.Builds: rule})


def _beside_slots(table: ArcsTable, number: int) -> Iterator[Build]:
    if table.in_supply(number, board.CITY):
        for system in table.systems:
            pays = table.planet_type(system)
            taken = any(each.beside for each in table.buildings_at(system))
            if pays and not taken and table.has_pieces(number, system):
                for token in _paying(table, number, pays):
                    way = (board.CITY, system, True, pays)
                    yield Build(*way) if token == pays else BuildFor(*way, token)


def _paying(table: ArcsTable, number: int, resource: str) -> list[str]:
    """LORE-1.7: the tokens of a seat that can be spent as a resource, its own type first."""
    held = dict.fromkeys(table.seats[number].resources)
    found = [resource] if resource in held else []
    if table.rules.holds("loyal-card-pays-cloud-city"):
        found += [
            token
            for token in held
            if token != resource and resource in query(table, q.spendable_as(number, token), ())
        ]
    return found


def _nurses(table: ArcsTable, number: int) -> Iterator[Tax]:
    """LORE-1.8: the loyal cities that can be taxed."""
    for option in actions.tax_options(table, number):
        if option.owner == number:
            yield option


def _nurture(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(TaxLoyal(text.seat))


@dataclass(frozen=True, slots=True)
class TaxLoyal(Step):
    """LORE-1.8: a loyal city is taxed."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = court.each_once(_nurses(table, self.seat))
        return Decision(self.seat, "tax", ASK_TAX_LOYAL, options)

    def answer(self, table: ArcsTable, option: Tax, emit: Emit) -> None:
        actions.TaxCity(self.seat).answer(table, option, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return court.nothing_to(_nurses(table, self.seat), "tax")


def _prunes(table: ArcsTable, number: int) -> Iterator[Prune]:
    """LORE-1.9: the buildings in slots for which the supply has one of the other kind."""
    for each in _prunable(table, number):
        yield Prune(each.kind, each.system, each.fresh)


def _prunable(table: ArcsTable, number: int) -> list[Building]:
    """LORE-1.9: those in slots; at first those beside them as well, where one of a kind stands."""
    own = [
        each
        for each in table.buildings
        if each.seat == number and table.in_supply(number, _other(each.kind))
    ]
    found = [each for each in own if not each.beside]
    if not table.rules.holds("no-living-structures-on-cloud-cities"):
        taken = {(each.kind, each.system) for each in table.buildings if each.beside}
        beside = [each for each in own if each.beside]
        found += [each for each in beside if (_other(each.kind), each.system) not in taken]
    return found


def _other(kind: str) -> Kind:
    return KINDS[kind == board.CITY]


def _prune(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(ChangeBuilding(text.seat))


@dataclass(frozen=True, slots=True)
class ChangeBuilding(Step):
    """LORE-1.9: a loyal city becomes a starport, or a starport a city, as fresh as it was."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = court.each_once(_prunes(table, self.seat))
        return Decision(self.seat, "prune", ASK_PRUNE, options)

    def answer(self, table: ArcsTable, option: Prune, emit: Emit) -> None:
        named = (option.kind, option.system, option.fresh)
        old = next(
            each
            for each in _prunable(table, self.seat)
            if (each.kind, each.system, each.fresh) == named
        )
        new = Building(self.seat, _other(old.kind), old.system, old.fresh, beside=old.beside)
        table.replace_building(old, new)
        told = (self.seat, self.seat, old.system, old.kind, new.kind, old.fresh)
        emit(BuildingReplaced, *told)
        table.steps.append(FitSlots(self.seat))

    def problems(self, table: ArcsTable) -> list[str]:
        return court.nothing_to(_prunes(table, self.seat), "replace")


def _types_of_cluster(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.TypesOf, types: tuple[str, ...]) -> tuple[str, ...]:
        if not board.SYSTEMS[asked.system].is_gate:
            return types
        cluster = board.SYSTEMS[asked.system].cluster
        found = {
            table.planet_type(each.system)
            for each in table.buildings
            if each.kind == board.CITY and board.SYSTEMS[each.system].cluster == cluster
        }
        return tuple([resource for resource in board.RESOURCES if resource in found])

    return RuleHook(card, "LORE-1.11", {q.TypesOf: rule})


def _moves_again(seat: int, card: str, effect: Effect) -> RuleHook:
    def after(table: ArcsTable, event: q.AboutToMove) -> Iterable[Step]:
        before = tuple(table.seats[seat].fresh.items())
        return (SprintAfter(seat, before),) if event.seat == seat else ()

    return RuleHook(card, "LORE-1.2", after={q.AboutToMove: after})


@dataclass(frozen=True, slots=True)
class SprintAfter(Step):
    """LORE-1.2: the move is over; where there are more fresh ships than before, they have moved."""

    seat: int
    before: tuple[tuple[str, int], ...]

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        before, now = dict(self.before), table.seats[self.seat].fresh
        arrived = [(system, now[system] - before.get(system, 0)) for system in table.systems
                   if now.get(system, 0) > before.get(system, 0)]  # fmt: skip
        one_group = table.rules.holds("sprinter-one-group")
        table.steps.append((SprintOnce if one_group else Sprint)(self.seat, tuple(arrived)))


@dataclass(frozen=True, slots=True)
class SprintOnce(Step):
    """LORE-1.2: a group of the fresh ships that came to one of these systems may move once more."""

    seat: int
    ready: tuple[tuple[str, int], ...]

    def _fleet(self, table: ArcsTable, way: Go) -> actions.ChooseFleet:
        """Those that may go that way: no damaged ships, none of others; a starport catapults."""
        fleet = actions.fleet_to_choose(table, self.seat, way)
        return replace(fleet, fresh=dict(self.ready)[way.origin], hurt=0, alone=True)

    def ask(self, table: ArcsTable) -> Decision | None:
        ways = [
            Go(origin, target)
            for origin, count in self.ready
            if count
            for target in board.neighbours(table.out)[origin]
        ]
        options = [way for way in ways if self._keeps_battle(table, way)]
        if not options:
            return None
        return Decision(self.seat, "go", ASK_MOVE_AGAIN, [GO_ON, *options])

    def _keeps_battle(self, table: ArcsTable, way: Go) -> bool:
        leaving = way.origin if table.seats[self.seat].ships_at(way.origin) == 1 else ""
        far = self._fleet(table, way).catapult
        return keeps_battle(table, self.seat, leaving, way.target, far=far)

    def answer(self, table: ArcsTable, option: Go | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Go):
            fleet = self._fleet(table, option)
            table.steps.append(FleetToBattle(fleet) if owes_battle(table) else fleet)

    def problems(self, table: ArcsTable) -> list[str]:
        return Sprint(self.seat, self.ready).problems(table)


@dataclass(frozen=True, slots=True)
class Sprint(Step):
    """LORE-1.2 as it was first read: these fresh ships may each move on, system by system."""

    seat: int
    ready: tuple[tuple[str, int], ...]

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [
            Go(origin, target)
            for origin, count in self.ready
            if count
            for target in board.neighbours(table.out)[origin]
            if keeps_battle(table, self.seat, self._left(table, origin, 1), target)
        ]
        if not options:
            return None
        return Decision(self.seat, "go", ASK_MOVE_AGAIN, [GO_ON, *options])

    def _left(self, table: ArcsTable, origin: str, going: int) -> str:
        """The origin when no loyal ship remains in it, or ""."""
        return origin if table.seats[self.seat].ships_at(origin) == going else ""

    def answer(self, table: ArcsTable, option: Go | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Go):
            table.steps += [self, SprintFleet(self.seat, option.origin, option.target)]

    def with_gone(self, origin: str, count: int) -> Sprint:
        """What may still sprint when so many have left."""
        left = [(place, n - count if place == origin else n) for place, n in self.ready]
        return replace(self, ready=tuple(left))

    def problems(self, table: ArcsTable) -> list[str]:
        fresh = table.seats[self.seat].fresh
        if any(count < 0 or count > fresh.get(system, 0) for system, count in self.ready):
            return ["the step on top moves fresh ships that are not there"]
        return []


@dataclass(frozen=True, slots=True)
class SprintFleet(Step):
    """LORE-1.2: how many of them go there together."""

    seat: int
    origin: str
    target: str

    def _most(self, table: ArcsTable) -> int:
        sprint = table.steps[-1] if table.steps[-1] is not self else table.steps[-2]
        assert isinstance(sprint, Sprint)
        return dict(sprint.ready)[self.origin]

    def ask(self, table: ArcsTable) -> Decision | None:
        seat, most = table.seats[self.seat], self._most(table)
        all_here = seat.ships_at(self.origin)
        options = [
            each
            for each in actions.fleets(
                most, 0, query(table, q.LargestFleet(self.seat), board.SUPPLY[board.SHIP])
            )
            if keeps_battle(
                table, self.seat, self.origin if each.fresh == all_here else "", self.target
            )
        ]
        if len(options) < 2:
            return None
        prompt = Message("ask-fleet", {"target": board.SYSTEM(self.target)})
        return Decision(self.seat, "ships", prompt, options)

    def answer(self, table: ArcsTable, option: Fleet | None, emit: Emit) -> None:
        fresh = option.fresh if option else 1
        sprint = table.steps[-1]
        assert isinstance(sprint, Sprint)
        table.steps[-1] = sprint.with_gone(self.origin, fresh)
        actions.sail(table, ShipsMoved(self.seat, self.origin, self.target, fresh, 0), emit)

    def problems(self, table: ArcsTable) -> list[str]:
        below = table.steps[-2] if len(table.steps) > 1 else None
        if isinstance(below, Sprint) and dict(below.ready).get(self.origin, 0) > 0:
            return [] if self.target in table.systems else ["the step on top moves ships nowhere"]
        return ["the step on top must stand on the ships that may move once more"]


def _guidances(table: ArcsTable, number: int) -> Iterator[Go]:
    """LORE-1.13: from and to every system with a fresh starport of the seat."""
    near = board.neighbours(table.out)
    ports = {
        each.system
        for each in table.buildings
        if each.seat == number and each.kind == board.STARPORT and each.fresh
    }
    for origin in table.systems:
        if _guided_owners(table, number, origin):
            for target in near[origin]:
                if origin in ports or target in ports:
                    yield Go(origin, target)


def _guided_owners(table: ArcsTable, number: int, system: str) -> list[int]:
    """LORE-1.13: everybody with ships in a system, the Empire too."""
    owners = table.clockwise(number)
    if table.rules.holds("lore-on-any-owner"):
        owners = [*owners, table.reach.commander]
    return [owner for owner in owners if any(table.ships_of(owner, system))]


def _guide(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(GuideShips(text.seat))


@dataclass(frozen=True, slots=True)
class GuideShips(Step):
    """LORE-1.13: between which systems ships are guided."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = list(_guidances(table, self.seat))
        return Decision(self.seat, "go", ASK_GUIDE, options)

    def answer(self, table: ArcsTable, option: Go, emit: Emit) -> None:
        owners = _guided_owners(table, self.seat, option.origin)
        table.steps.append(GuideFleet(self.seat, option.origin, option.target, tuple(owners)))

    def problems(self, table: ArcsTable) -> list[str]:
        return court.nothing_to(_guidances(table, self.seat), "guide")


@dataclass(frozen=True, slots=True)
class GuideFleet(Step):
    """LORE-1.13: the ships of one owner after the other; in all at least one is guided."""

    seat: int
    origin: str
    target: str
    owners: tuple[int, ...]
    moved: bool = False

    def ask(self, table: ArcsTable) -> Decision | None:
        if not self.owners:
            return None
        owner = self.owners[0]
        fresh, hurt = table.ships_of(owner, self.origin)
        ways = [
            Guide(owner, each.fresh, each.hurt)
            for each in actions.fleets(fresh, hurt, board.SUPPLY[board.SHIP])
        ]
        options: list[Guide | GoOn] = [*ways]
        if self.moved or len(self.owners) > 1:
            options = [GO_ON, *ways]
        return Decision(self.seat, "guide", self._asked(owner), options)

    def _asked(self, owner: int) -> Message:
        target = board.SYSTEM(self.target)
        if owner in OWNERS:
            return Message("ask-fleet-of-outsider", {"owner": board.OWNER(owner), "target": target})
        return Message("ask-fleet-of", {"rival": SeatNumber(owner), "target": target})

    def answer(self, table: ArcsTable, option: Guide | GoOn | None, emit: Emit) -> None:
        if option is None:
            return
        moves = isinstance(option, Guide)
        table.steps.append(replace(self, owners=self.owners[1:], moved=self.moved or moves))
        if isinstance(option, Guide):
            table.add_ships(option.owner, self.origin, -option.fresh, -option.hurt)
            table.add_ships(option.owner, self.target, option.fresh, option.hurt)
            where = (self.origin, self.target)
            emit(ShipsGuided, self.seat, option.owner, *where, option.fresh, option.hurt)

    def problems(self, table: ArcsTable) -> list[str]:
        if not {self.origin, self.target} <= set(table.systems):
            return ["the step on top guides ships where no system is in play"]
        owners = (*range(len(table.seats)), table.reach.commander)
        if any(
            each not in owners or not any(table.ships_of(each, self.origin)) for each in self.owners
        ):
            return ["the step on top guides ships that are not there"]
        return []


SPEAKERS.update(
    {
        "ships_built_fresh": _always_fresh,
        "no_raid_dice_at_fresh_port": _no_raid_dice,
        "builds_at_gates": _builds_at_gates,
        "gates_capture_movers": _captures_movers,
        "builds_beside_slots": _builds_beside,
        "gates_have_types_of_cluster": _types_of_cluster,
        "fresh_ships_move_again": _moves_again,
    }
)
DOABLE.update(
    {
        "build_ship_at_city": lambda table, number, effect: court.is_offered(
            _summons(table, number)
        ),
        "tax_loyal_city": lambda table, number, effect: court.is_offered(_nurses(table, number)),
        "change_building": lambda table, number, effect: court.is_offered(_prunes(table, number)),
        "guide_ships": lambda table, number, effect: court.is_offered(_guidances(table, number)),
    }
)
DOERS.update(
    {
        "build_ship_at_city": _summon,
        "tax_loyal_city": _nurture,
        "change_building": _prune,
        "guide_ships": _guide,
    }
)
