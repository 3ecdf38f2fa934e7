"""Tax, Build and Repair: which cities bring what, what is built and repaired where."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from games.arcs.board import AGENT, CITY, SHIP, STARPORT, SYSTEMS
from games.arcs.moves import Build, Repair, Tax, build, repair
from games.arcs.steps.actions import tax_options
from games.arcs.supercat.assessment import AMBITION_OF, FIRST_BONUS_CITY, Assessment, Gains


@dataclass(frozen=True, slots=True)
class Taxed:
    """A city that can be taxed and what that would add to ambitions."""

    option: Tax
    resource: str
    gains: Gains


def taxes(assessment: Assessment) -> list[Taxed]:
    """Every city that can be taxed."""
    found = []
    for option in dict.fromkeys(tax_options(assessment.view, assessment.number)):
        resource = SYSTEMS[option.system].resource
        gained = resource if assessment.can_gain(resource) else ""
        gains = {}
        if gained in AMBITION_OF:
            gains[AMBITION_OF[gained]] = 1
        if _captures(assessment, option) and assessment.view.in_supply(option.owner, AGENT):
            gains["tyrant"] = 1
        found.append(Taxed(option, gained, gains))
    return found


def _captures(assessment: Assessment, option: Tax) -> bool:
    """Whether the tax takes an agent: of another seat, whose city is not taxed as a loyal one."""
    is_loyal = option.owner == assessment.number or option.as_loyal
    return not is_loyal and assessment.view.is_seat(option.owner)


def to_contend_declared(assessment: Assessment, actions: int) -> list[Tax]:
    """[1] Tax to contend a declared ambition."""
    if not assessment.declared:
        return []
    return [
        each.option
        for each in taxes(assessment)
        if assessment.contends_one(each.gains, assessment.declared)
    ]


def to_contend_undeclared(assessment: Assessment, actions: int) -> list[Tax]:
    """[19] Tax to contend an undeclared ambition."""
    if not assessment.undeclared:
        return []
    return [
        each.option
        for each in taxes(assessment)
        if assessment.contends_one(each.gains, assessment.undeclared)
    ]


def to_take_captives(assessment: Assessment, actions: int) -> list[Tax]:
    """[20] Tax a rival city to take a captive."""
    return [each.option for each in taxes(assessment) if "tyrant" in each.gains]


def to_grow_declared(assessment: Assessment, actions: int) -> list[Tax]:
    """[42] Tax to grow a lead in a declared ambition."""
    if not assessment.wins_declared:
        return []
    return [
        each.option
        for each in taxes(assessment)
        if assessment.grows(each.gains, assessment.declared)
    ]


def to_gain(assessment: Assessment, actions: int) -> list[Tax]:
    """[44] Tax to gain resources, new ones first; not for a full row (CAT-11.7)."""
    if assessment.open_slots_left <= 0:
        return []
    found = [each.option for each in taxes(assessment) if each.resource]
    new = [each for each in found if assessment.is_new_resource(each.system)]
    return new or found


T = TypeVar("T")


def preferred(candidates: Iterable[T], *tests: Callable[[T], float]) -> list[T]:
    """CAT-1.10: a list of preferences: each filters what is left, the best of it stays.

    Each is a number, so that nothing can be compared but what is of one kind.
    """
    left = list(candidates)
    for test in tests:
        if len(left) < 2:
            break
        marks = [test(each) for each in left]
        best = max(marks)
        left = [each for each, mark in zip(left, marks, strict=True) if mark == best]
    return left


# -- build ----------------------------------------------------------------------------------------


def sites(assessment: Assessment) -> list[str]:
    """The planets with a claim."""
    return list(assessment.claims)


def first_starport(assessment: Assessment, actions: int) -> list[Build]:
    """[9] Without a starport build one: control, loyal ships, neutral control, rival ships."""
    if assessment.ports or not assessment.view.in_supply(assessment.number, STARPORT):
        return []
    best = preferred(
        sites(assessment),
        lambda each: assessment.controller(each) == assessment.number,
        assessment.seat.ships_at,
        lambda each: not assessment.is_rivals(each),
        lambda each: -_rival_ships(assessment, each),
    )
    return [build(STARPORT, each) for each in best]


def _rival_ships(assessment: Assessment, system: str) -> int:
    ships = [seat.ships_at(system) for seat in assessment.view.seats]
    return sum(ships) - ships[assessment.number]


def ship_to_change_control(assessment: Assessment, actions: int) -> list[Build]:
    """[11] Build ships so that no rival controls its building.

    A ship built where a rival controls is damaged, so that none can: the rules leave no case.
    """
    return [
        build(SHIP, each)
        for each in assessment.building_ports
        if each in assessment.lost_buildings and not assessment.is_rivals(each)
    ]


def uncovers_bonus(assessment: Assessment) -> bool:
    """CAT-7.3: the next city is the fourth or fifth off the board."""
    return assessment.view.cities_off_board(assessment.number) + 1 >= FIRST_BONUS_CITY


def city_sites(assessment: Assessment) -> list[str]:
    """CAT-7.3: the planets with a claim where it would build a city now."""
    settled = {each.system for each in assessment.cities}
    doubles = assessment.wins_declared and uncovers_bonus(assessment)
    return [each for each in sites(assessment) if doubles or each not in settled]


def cities(assessment: Assessment, actions: int) -> list[Build]:
    """[15] Build cities; a double city only if it wins a declared ambition and uncovers a bonus.

    Where it controls first, then new resources (CAT-11.8).
    """
    if not assessment.unbuilt:
        return []
    settled = {each.system for each in assessment.cities}
    best = preferred(
        city_sites(assessment),
        lambda each: each not in settled,
        lambda each: not assessment.is_rivals(each),
        assessment.is_new_resource,
    )
    return [build(CITY, each) for each in best]


def ship_to_take_building(assessment: Assessment, actions: int) -> list[Build]:
    """[25] Build a ship to take control of a rival building."""
    return [
        build(SHIP, each)
        for each in assessment.building_ports
        if each in assessment.rival_buildings
        and assessment.controller(each) != assessment.number
        and not assessment.is_rivals(each)
        and assessment.controls_with(each, 1)
    ]


def ship_to_defend(assessment: Assessment, actions: int) -> list[Build]:
    """[31] Build a ship at an undefended building."""
    return [
        build(SHIP, each)
        for each in assessment.building_ports
        if not assessment.seat.ships_at(each)
    ]


def ships(assessment: Assessment, actions: int) -> list[Build]:
    """[32] Build any ships: in the task force, then fresh ones."""
    best = preferred(
        assessment.building_ports,
        lambda each: each in assessment.task_force,
        assessment.builds_fresh,
    )
    return [build(SHIP, each) for each in best]


def more_starports(assessment: Assessment, actions: int) -> list[Build]:
    """[33] Build any other starports: at the task force, then where it controls."""
    if not assessment.view.in_supply(assessment.number, STARPORT):
        return []
    best = preferred(
        sites(assessment),
        lambda each: each in assessment.task_force,
        lambda each: assessment.controller(each) == assessment.number,
    )
    return [build(STARPORT, each) for each in best]


# -- repair ---------------------------------------------------------------------------------------


def repair_to_change_control(assessment: Assessment, actions: int) -> list[Repair]:
    """[12] Repair ships so that no rival controls its building, its own control preferred."""
    places = [
        each
        for each in assessment.lost_buildings
        if assessment.seat.fresh.get(each, 0) + min(actions, assessment.seat.hurt.get(each, 0))
        >= assessment.most_rival(each)
    ]
    best = preferred(
        places,
        lambda each: assessment.controls_with(
            each, min(actions, assessment.seat.hurt.get(each, 0))
        ),
    )
    return [repair(SHIP, each) for each in best]


def repair_to_take_building(assessment: Assessment, actions: int) -> list[Repair]:
    """[26] Repair ships to take control of a rival building."""
    return [
        repair(SHIP, each)
        for each in assessment.rival_buildings
        if assessment.controller(each) != assessment.number
        and assessment.seat.hurt.get(each)
        and assessment.controls_with(each, min(actions, assessment.seat.hurt[each]))
    ]


def any_repair(assessment: Assessment, actions: int) -> list[Repair]:
    """[34] Repair: the task force, other ships, the only starport, cities, other starports."""
    hurt = list(assessment.seat.hurt)
    if hurt:
        best = [each for each in hurt if each in assessment.task_force] or hurt
        return [repair(SHIP, each) for each in best]
    damaged = [each for each in assessment.buildings if not each.fresh]
    ports = [each for each in damaged if each.kind == STARPORT]
    towns = [each for each in damaged if each.kind == CITY]
    if len(ports) == 1 and sum(each.kind == STARPORT for each in assessment.buildings) == 1:
        damaged = ports
    elif towns:
        damaged = towns
    return list(dict.fromkeys([repair(each.kind, each.system) for each in damaged]))


def repair_ships(assessment: Assessment, actions: int) -> list[Repair]:
    """CAT-4.12: repair a ship."""
    return [repair(SHIP, each) for each in assessment.seat.hurt]
