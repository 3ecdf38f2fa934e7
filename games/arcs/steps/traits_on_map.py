"""What leaders say of taxing, building, moving and securing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from engine.core.decision import Decision
from engine.core.rulings import RuleHook
from engine.core.step import Emit, Step
from engine.text.said import Said
from games.arcs import rule_queries as q
from games.arcs.board import CITY, RESOURCES, SHIP, STARPORT, SYSTEMS
from games.arcs.court import COURT, Effect
from games.arcs.events import CityTaxed
from games.arcs.leader_events import PlanetReshaped
from games.arcs.moves import (
    GO_ON,
    Choose,
    GoOn,
    Hit,
    HitToRepeat,
    LayHeld,
    Secure,
    Tax,
)
from games.arcs.names import PIECE, SYSTEM
from games.arcs.parts import NOBODY
from games.arcs.rule_hooks import SPEAKERS, ruled
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import (
    build_ship,
    is_taxable,
    levy,
)
from games.arcs.steps.battle import hit_piece
from games.arcs.steps.gaining import held_on


def _taxes(
    clause: str, change: Callable[[ArcsTable, int, Iterable[Tax]], Iterable[Tax]]
) -> Callable[..., RuleHook]:
    """A trait that changes which cities its seat may tax."""

    def speaker(seat: int, card: str, effect: Effect) -> RuleHook:
        def rule(table: ArcsTable, asked: q.Taxes, options: Iterable[Tax]) -> Iterable[Tax]:
            return change(table, seat, options) if asked.seat == seat else options

        return RuleHook(card, clause, {q.Taxes: rule})

    return speaker


def _in_control(table: ArcsTable, seat: int, options: Iterable[Tax]) -> Iterator[Tax]:
    other = not table.rules.holds("upstart-needs-control")
    for option in options:
        if table.controller(option.system) == seat or (other and option.owner != seat):
            yield option


def _not_loyal(table: ArcsTable, seat: int, options: Iterable[Tax]) -> Iterator[Tax]:
    for option in options:
        if option.owner != seat and not option.as_loyal:
            yield option


def _where_present(table: ArcsTable, seat: int, options: Iterable[Tax]) -> Iterator[Tax]:
    """LEAD-6.3: rival cities, and empty slots, where the seat has ships."""
    yield from options
    for city in table.buildings:
        is_rivals = city.kind == CITY and city.seat != seat and is_taxable(table, seat, city)
        if is_rivals and table.seats[seat].ships_at(city.system):
            yield Tax(city.system, city.seat)
    again = ruled(table, q.TaxesAgain(seat), False)
    for system in table.systems:
        left = table.empty_building_slots(system)
        left -= 0 if again else table.turn.taxed.count(system)
        if left > 0 and table.seats[seat].ships_at(system):
            yield Tax(system, NOBODY)


def _reshapes(seat: int, card: str, effect: Effect) -> RuleHook:
    def after(table: ArcsTable, event: CityTaxed) -> Iterable[Step]:
        planet = SYSTEMS[event.system].resource and event.system not in table.reshaped
        return (MayReshape(seat, event.system),) if event.seat == seat and planet else ()

    return RuleHook(card, "LEAD-6.4", after={CityTaxed: after})


@dataclass(frozen=True, slots=True)
class MayReshape(Step):
    """LEAD-6.4: a resource laid on the planet just taxed is its type for good."""

    seat: int
    system: str

    def ask(self, table: ArcsTable) -> Decision | None:
        seat, now = table.seats[self.seat], table.planet_type(self.system)
        options: list[Choose | LayHeld] = [
            Choose(each) for each in RESOURCES if each in seat.slots and each != now
        ]
        if table.rules.holds("mythic-from-cartel"):
            held = {card: held_on(table, card) for card in seat.cards}
            options += [LayHeld(card) for card, each in held.items() if each not in ("", now)]
        if not options:
            return None
        prompt = Said("ask-reshape", {"system": SYSTEM(self.system)})
        return Decision(self.seat, "reshape", prompt, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Choose | LayHeld | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Choose):
            laid, slot = option.name, table.seats[self.seat].take_token(option.name)
        elif isinstance(option, LayHeld):
            laid, slot = held_on(table, option.card), 0
        else:
            return
        table.reshaped[self.system] = laid
        emit(PlanetReshaped, self.seat, self.system, laid, slot)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.system not in table.systems or self.system in table.reshaped:
            return ["the step on top changes a planet that cannot be changed"]
        return []


def _repeats(seat: int, card: str, effect: Effect) -> RuleHook:
    def taxed(table: ArcsTable, event: CityTaxed) -> Iterable[Step]:
        fits = event.seat == seat and event.owner != NOBODY and card not in table.turn.used
        repeat = MayRepeat(seat, card, event.owner, CITY, event.system, event.as_loyal)
        return (repeat,) if fits else ()

    def built(table: ArcsTable, event: q.ShipBuilt) -> Iterable[Step]:
        fits = event.seat == seat and card not in table.turn.used
        return (MayRepeat(seat, card, event.owner, STARPORT, event.system),) if fits else ()

    def builds(table: ArcsTable, asked: q.BuildsNoShip, may: bool) -> bool:
        return may or (asked.seat == seat and card not in table.turn.used)

    return RuleHook(
        card, "LEAD-6.5", {q.BuildsNoShip: builds}, {CityTaxed: taxed, q.ShipBuilt: built}
    )


@dataclass(frozen=True, slots=True)
class MayRepeat(Step):
    """LEAD-6.5 and 6.6: the building just used may be hit, so that the action is taken again."""

    seat: int
    leader: str
    owner: int
    kind: str
    system: str
    as_loyal: bool = False

    def ask(self, table: ArcsTable) -> Decision | None:
        here = table.buildings_at(self.system, self.owner)
        if not any(each.kind == self.kind for each in here):
            return None
        options = [GO_ON, HitToRepeat(self.kind)]
        asked = Said("ask-repeat", {"kind": PIECE(self.kind), "system": SYSTEM(self.system)})
        return Decision(self.seat, "repeat", asked, options)

    def answer(self, table: ArcsTable, option: HitToRepeat | GoOn | None, emit: Emit) -> None:
        if not isinstance(option, HitToRepeat):
            return
        table.change_turn(used=(*table.turn.used, self.leader))
        again = Again(self.seat, self.owner, self.kind, self.system, self.as_loyal)
        table.steps.append(again)
        here = table.buildings_at(self.system, self.owner)
        *_, used = sorted(
            [each for each in here if each.kind == self.kind], key=lambda each: each.used
        )
        hit_piece(table, self.owner, self.system, Hit(used.kind, used.fresh), self.seat, emit)


@dataclass(frozen=True, slots=True)
class Again(Step):
    """LEAD-6.5: the tax, or the ship, once more."""

    seat: int
    owner: int
    kind: str
    system: str
    as_loyal: bool = False

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        if self.kind == CITY:
            taxed = CityTaxed(self.seat, self.owner, self.system, self.as_loyal)
            emit(CityTaxed, self.seat, self.owner, self.system, self.as_loyal)
            levy(table, taxed, emit)
        elif table.in_supply(self.seat, SHIP):
            build_ship(table, self.seat, self.system, emit)


def _small_fleets(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.LargestFleet, most: int) -> int:
        return min(most, effect.n) if asked.seat == seat else most

    return RuleHook(card, "LEAD-6.7", {q.LargestFleet: rule})


def _from_gates(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.CatapultsFrom, catapults: bool) -> bool:
        return SYSTEMS[asked.system].is_gate if asked.seat == seat else catapults

    return RuleHook(card, "LEAD-6.8", {q.CatapultsFrom: rule})


def _needs_agents(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.Secures, options: Iterable[Secure]) -> Iterable[Secure]:
        if asked.seat != seat:
            return options
        few = {each.card for each in table.court if each.agents[seat] < effect.n}
        return [each for each in options if not COURT[each.card].is_guild or each.card not in few]

    return RuleHook(card, "LEAD-6.9", {q.Secures: rule})


SPEAKERS.update(
    {
        "taxes_only_in_control": _taxes("LEAD-6.1", _in_control),
        "cannot_tax_loyal": _taxes("LEAD-6.2", _not_loyal),
        "taxes_where_present": _taxes("LEAD-6.3", _where_present),
        "tax_changes_planet": _reshapes,
        "hits_building_to_repeat": _repeats,
        "largest_fleet": _small_fleets,
        "catapults_from_gates": _from_gates,
        "secures_guilds_with": _needs_agents,
    }
)
