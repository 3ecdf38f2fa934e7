"""The combat doctrine: which battles are favorable, with which dice, and whom hits strike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from games.arcs.board import CITY, MOST_DICE, SLOT_COSTS, SYSTEMS
from games.arcs.moves import Collect, collect, whose
from games.arcs.parts import NOBODY
from games.arcs.steps.battle import may_raid
from games.arcs.supercat.building import preferred
from games.arcs.supercat.courting import gains_of, keys_of, lost_to_outrage
from games.arcs.supercat.moving import March, by_every_way, marchers
from games.arcs.supercat.sight import HURT_HITS, Gains, Sight
from games.arcs.supercat.standing import AMBITION_OF, NOWHERE
from games.arcs.voices import may_be_stolen

Goal = Literal["trophies", "raid", "control"]
DICE_A_KEY = 2
HITS_A_DIE = 5 / 6
"""What half assault and half skirmish dice hit on average."""


@dataclass(frozen=True, slots=True)
class Fight:
    """A favorable combat: where, against whom, what for; ships that come, and battles there."""

    system: str
    defender: int
    goal: Goal
    battles: int
    fresh: int
    ships: int
    march: March | None = None

    @property
    def cost(self) -> int:
        """The moves before the first battle."""
        return self.march.cost if self.march else 0

    def __str__(self) -> str:
        where = f"{self.goal} of {whose(self.defender)} in {self.system}"
        return f"{where}, from {self.march}" if self.march else where


def forces(sight: Sight, system: str, actions: int, *, marching: bool = True) -> Iterator[Fight]:
    """CAT-8.14: what could fight in a system: the ships there, or with others that come.

    Moves that resources pay for leave the actions to battle.
    """
    fresh, hurt = sight.seat.fresh.get(system, 0), sight.seat.hurt.get(system, 0)
    if fresh + hurt or sight.stands_in(system):
        yield Fight(system, -1, "trophies", actions, fresh, fresh + hurt)
    if not marching or (not sight.may_march and not sight.paid_moves):
        return
    for origin, ways, groups in (*marchers(sight), *sight.lone_marchers):
        cost = ways.costs.get(system)
        if not cost:
            continue
        paid = max(0, cost - sight.paid_moves)
        left = actions - paid
        if left < 1 or (paid and not sight.may_march):
            continue
        for more, damaged, retains in groups:
            march = March(origin, system, ways.first(system), more, damaged, retains)
            ships = fresh + hurt + more + damaged
            yield Fight(system, -1, "trophies", left, fresh + more, ships, march)


def rivals_at(sight: Sight, system: str) -> list[int]:
    """Whom it could attack in a system."""
    return sight.foes_by_system.get(system, [])


def favorable(
    sight: Sight,
    systems: Sequence[str],
    goals: Sequence[Goal],
    actions: int,
    accepts: Callable[[Fight], bool],
    *,
    marching: bool = True,
) -> list[Fight]:
    """CAT-11.11: the favorable combats in these systems, the nearest with the best ships.

    Without `marching` those of ships that are there.
    """
    found: list[Fight] = []
    for system in systems:
        rivals = rivals_at(sight, system)
        if not rivals:
            continue
        for force in forces(sight, system, actions, marching=marching):
            for rival in rivals:
                fresh, ships = joined(sight, force, rival)
                for goal in goals if ships else ():
                    fight = Fight(system, rival, goal, force.battles, fresh, ships, force.march)
                    if is_favorable(sight, fight) and accepts(fight):
                        found.append(fight)
    best = preferred(
        found,
        lambda fight: fight.march is None or fight.march.retains,
        lambda fight: -fight.cost,
        lambda fight: fight.march is None or fight.march.origin in sight.task_force,
        lambda fight: fight.fresh - defenders(sight, fight),
    )
    return [way for fight in best for way in _by_every_way(sight, fight)]


def _by_every_way(sight: Sight, fight: Fight) -> list[Fight]:
    if fight.march is None:
        return [fight]
    return [replace(fight, march=march) for march in by_every_way(sight, fight.march)]


def joined(sight: Sight, force: Fight, rival: int) -> tuple[int, int]:
    """CATR-13.5: the ships of a force against a rival, those of others that attack along too:
    fresh ones, and all.
    """
    fresh, ships = sight.allies(force.system, rival)
    if force.march is not None:
        more, all_more = sight.brought(force.march, rival)
        return force.fresh + fresh + more, force.ships + ships + all_more
    return force.fresh + fresh, force.ships + ships


def defenders(sight: Sight, fight: Fight) -> int:
    """The fresh ships of the defender."""
    return sight.defends(fight.defender, fight.system)


def dice_of(sight: Sight, fight: Fight) -> int:
    """ARCS-8.3: a die a ship, and what cards or aids add."""
    return fight.ships + sight.extra_dice(fight.system)


def is_favorable(sight: Sight, fight: Fight) -> bool:
    """CAT-8.20, 8.23 and 8.25: the test of the goal, and that of Outrage."""
    if fight.goal == "control":
        fits = dice_of(sight, fight) >= defenders(sight, fight)
    elif fight.goal == "trophies":
        fits = sight.is_match(fight.defender, fight.fresh, dice_of(sight, fight), fight.system)
    else:
        fits = bool(raid_targets(sight, fight))
    return fits and outrage_is_fine(sight, fight)


# -- Outrage ---------------------------------------------------------------------------------------


def outrage_is_fine(sight: Sight, fight: Fight) -> bool:
    """CAT-8.17 and 8.18: no Outrage that ends a contention; else only with a Court to ransack."""
    if not risks_outrage(sight, fight):
        return True
    resource = SYSTEMS[fight.system].resource
    ambition = AMBITION_OF.get(resource)
    if ambition in sight.declared and sight.is_contending(ambition):
        lost = lost_to_outrage(sight.view, sight.number, resource)
        if sight.place_after(ambition, -lost) == NOWHERE:
            return False
    if not sight.view.is_seat(fight.defender):
        return False
    return any(offer.card and offer.agents[fight.defender] for offer in sight.view.court)


def risks_outrage(sight: Sight, fight: Fight) -> bool:
    """CAT-11.12: whether the dice of the fight could destroy a city."""
    there = sight.view.buildings_at(fight.system, fight.defender)
    hits = [HURT_HITS + each.fresh for each in there if each.kind == CITY]
    if not hits:
        return False
    dice = min(dice_of(sight, fight), 2 * MOST_DICE)
    at_most = dice if fight.goal == "raid" else 2 * dice
    shield = 0 if fight.goal == "raid" else sight.shield(fight.defender, fight.system)
    through = at_most - shield
    return through >= min(hits)


# -- what a fight is for --------------------------------------------------------------------------


def trophies_expected(sight: Sight, fight: Fight) -> int:
    """CAT-11.13: the pieces that the hits of an average roll destroy, at least one."""
    left, taken = fight.battles * dice_of(sight, fight) * HITS_A_DIE, 0
    for hits in sight.toughness(fight.defender, fight.system):
        left -= hits
        if left < 0:
            break
        taken += 1
    return max(1, taken)


def raid_targets(sight: Sight, fight: Fight) -> list[tuple[int, Gains]]:
    """CAT-8.23: what a raid could take here: the keys it costs, and what it adds to ambitions."""
    view, rival, system = sight.view, fight.defender, fight.system
    fresh = defenders(sight, fight)
    better = fight.fresh > fresh
    even = fight.fresh == fresh and fight.battles > 1
    if not better and not even:
        return []
    if not may_raid(view, rival, system):
        return []
    dice = min(MOST_DICE, dice_of(sight, fight))
    keys = dice // DICE_A_KEY
    if sight.readings.raid == "first" and even and not better:
        keys = dice * 2
    things = things_to_raid(sight, rival) if view.is_seat(rival) else sight.plunder(rival, system)
    return [each for each in things if each[0] <= keys]


def things_to_raid(sight: Sight, rival: int) -> list[tuple[int, Gains]]:
    """The resources and guild cards of a rival: their keys, and what they add to ambitions."""
    found = sight.raidable.get(rival)
    if found is None:
        found = sight.raidable[rival] = _things_to_raid(sight, rival)
    return found


def _things_to_raid(sight: Sight, rival: int) -> list[tuple[int, Gains]]:
    view = sight.view
    owner = view.seats[rival]
    found: list[tuple[int, Gains]] = []
    if may_be_stolen(view, rival):
        found += [
            (SLOT_COSTS[slot], {AMBITION_OF[token]: 1})
            for slot, token in enumerate(owner.slots)
            if token in AMBITION_OF
        ]
    found += [
        (keys_of(card), gains_of(sight, card))
        for card in owner.cards
        if may_be_stolen(view, rival, card)
    ]
    return found


# -- lines -----------------------------------------------------------------------------------------


def to_contend(sight: Sight, actions: int, ambitions: list[str]) -> list[Fight]:
    """CAT-8.15: trophies for Warlord, or a raid for what contends one of these ambitions."""
    wanted = {
        rival
        for rival in range(len(sight.view.seats))
        if rival != sight.number
        and any(
            sight.contends_one(gains, ambitions, rival) for _, gains in things_to_raid(sight, rival)
        )
    }
    goals: list[Goal] = ["raid"] if wanted or sight.plunders else []
    if "warlord" in ambitions:
        goals.insert(0, "trophies")
    if not goals:
        return []

    def accepts(fight: Fight) -> bool:
        if fight.goal == "trophies":
            return sight.contends("warlord", trophies_expected(sight, fight))
        is_seat = sight.view.is_seat(fight.defender)
        owner = fight.defender if is_seat else NOBODY
        return (owner in wanted or not is_seat) and any(
            sight.contends_one(gains, ambitions, owner) for _, gains in raid_targets(sight, fight)
        )

    return favorable(sight, sight.view.systems, goals, actions, accepts)


def to_contend_declared(sight: Sight, actions: int) -> list[Fight]:
    """[8] Favorable combat to contend a declared ambition."""
    return to_contend(sight, actions, sight.declared)


def to_regain_control(sight: Sight, actions: int) -> list[Fight]:
    """[14] Favorable combat so that no rival controls its building."""
    lost = sight.lost_buildings
    return favorable(sight, lost, ["control"], actions, _stands_in_the_way(sight))


def _stands_in_the_way(sight: Sight) -> Callable[[Fight], bool]:
    return lambda fight: 0 < defenders(sight, fight) == sight.most_rival(fight.system)


def to_take_city(sight: Sight, actions: int) -> list[Fight]:
    """CAT-4.11: favorable combat to take control of a rival city."""
    towns = [
        system
        for system, there in sight.prized_buildings.items()
        if sight.controller(system) != sight.number and any(each.kind == CITY for each in there)
    ]
    return favorable(sight, towns, ["control"], actions, _stands_in_the_way(sight))


def for_trophies(sight: Sight, actions: int) -> list[Fight]:
    """[37] With a marker available: favorable combat for trophies."""
    if not sight.view.free_markers:
        return []
    systems = sight.view.systems
    return favorable(sight, systems, ["trophies"], actions, lambda fight: True)


# -- dice ------------------------------------------------------------------------------------------


def dice_for(goal: Goal, dice: int, battles: int, own: int, theirs: int) -> Collect:
    """CAT-8.21, 8.24 and 8.26: which dice, with so many battles left, this one too.

    `own` and `theirs` are fresh ships. The last battle of a raid is all raid dice.
    """
    if goal == "raid" and battles == 1:
        raid = min(dice, MOST_DICE)
        return collect(min(dice - raid, MOST_DICE), 0, raid)
    better = own > theirs
    assault = 0
    if better:
        assault = dice
    elif battles == 1:
        assault = dice // 2
    assault = min(assault, MOST_DICE)
    return collect(min(dice - assault, MOST_DICE), assault, 0)
