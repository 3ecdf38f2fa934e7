"""The combat doctrine: which battles are favorable, with which dice, and whom hits strike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from engine.text.message import Message
from games.arcs.board import CITY, MOST_DICE, OWNER, SYSTEM, SYSTEMS
from games.arcs.moves import Collect, collect
from games.arcs.parts import NOBODY
from games.arcs.rule_hooks import may_be_stolen, may_raid, slot_cost, stealable_types
from games.arcs.supercat.assessment import (
    AMBITION_OF,
    DEFAULT,
    HURT_HITS,
    NOWHERE,
    Assessment,
    Gains,
    Readings,
    preferred,
)
from games.arcs.supercat.courting import (
    gains_of,
    gains_of_type,
    keys_of,
    lost_to_outrage,
    rival_agents,
)
from games.arcs.supercat.moving import March, by_every_way, gives_up, marchers

Goal = Literal["trophies", "raid", "control", "ransack", "blight"]
DICE_A_KEY = 2
DICE_A_STEP = 2
"""The raid dice for a step of a city that is to be destroyed."""
DICE_AGAINST_BLIGHT = 2
HITS_A_DIE = 5 / 6
"""What half assault and half skirmish dice hit on average."""


class Prey(NamedTuple):
    """What a raid could take: the keys it costs, what it adds to ambitions, and its name: a type of
    resource, or a card.
    """

    keys: int
    gains: Gains
    name: str


@dataclass(frozen=True, slots=True)
class Fight:
    """A favorable combat: where, against whom, what for; ships that come, and battles there.

    `prizes` are the names of what a raid is for.
    """

    system: str
    defender: int
    goal: Goal
    battles: int
    fresh: int
    ships: int
    march: March | None = None
    prizes: frozenset[str] = frozenset()

    @property
    def cost(self) -> int:
        """The moves before the first battle."""
        return self.march.cost if self.march else 0

    def said(self) -> Message:
        """The battle and the way to it, as what a line comes to."""
        where = {"owner": OWNER(self.defender), "system": SYSTEM(self.system)}
        fight = Message(f"aim-{self.goal}", where)
        if self.march is None:
            return fight
        return Message("aim-march-to-fight", {"fight": fight, "march": self.march.said()})


def forces(
    assessment: Assessment, system: str, actions: int, *, marching: bool = True
) -> Iterator[Fight]:
    """CAT-8.14: what could fight in a system: the ships there, or with others that come.

    Moves that resources pay for leave the actions to battle.
    """
    fresh, hurt = assessment.seat.fresh.get(system, 0), assessment.seat.hurt.get(system, 0)
    if fresh + hurt or assessment.fights_without_own_ships(system):
        yield Fight(system, -1, "trophies", actions, fresh, fresh + hurt)
    if not marching or (not assessment.may_march and not assessment.paid_moves):
        return
    for origin, ways, groups in (*marchers(assessment), *assessment.lone_marchers):
        cost = ways.costs.get(system)
        if not cost:
            continue
        paid = max(0, cost - assessment.paid_moves)
        left = actions - paid
        if left < 1 or (paid and not assessment.may_march):
            continue
        for more, damaged, retains in groups:
            march = March(origin, system, ways.first(system), more, damaged, retains)
            ships = fresh + hurt + more + damaged
            yield Fight(system, -1, "trophies", left, fresh + more, ships, march)


def rivals_at(assessment: Assessment, system: str) -> list[int]:
    """Whom it could attack in a system."""
    return assessment.foes_by_system.get(system, [])


def favorable(
    assessment: Assessment,
    systems: Sequence[str],
    goals: Sequence[Goal],
    actions: int,
    accepts: Callable[[Fight], bool],
    *,
    marching: bool = True,
    rank: int = -1,
) -> list[Fight]:
    """CAT-11.11: the favorable combats in these systems, the nearest with the best ships.

    Without `marching` those of ships that are there. CAT-11.26: the march to it gives up nothing
    that a line of this rank, or one above, asks for.
    """
    found: list[Fight] = []
    for system in systems:
        rivals = rivals_at(assessment, system)
        if not rivals:
            continue
        for force in forces(assessment, system, actions, marching=marching):
            if force.march and gives_up(assessment, force.march, rank):
                continue
            for rival in rivals:
                fresh, ships = joined(assessment, force, rival)
                is_weaker = fresh < assessment.defends(rival, system)
                for goal in goals if ships else ():
                    if is_weaker and goal == "raid":
                        continue
                    fight = Fight(system, rival, goal, force.battles, fresh, ships, force.march)
                    if is_favorable(assessment, fight) and accepts(fight):
                        found.append(fight)
    best = preferred(
        found,
        lambda fight: fight.march is None or fight.march.retains,
        lambda fight: -fight.cost,
        lambda fight: fight.march is None or fight.march.origin in assessment.task_force,
        lambda fight: fight.fresh - defenders(assessment, fight),
    )
    return [way for fight in best for way in _by_every_way(assessment, fight)]


def _by_every_way(assessment: Assessment, fight: Fight) -> list[Fight]:
    if fight.march is None:
        return [fight]
    return [replace(fight, march=march) for march in by_every_way(assessment, fight.march)]


def joined(assessment: Assessment, force: Fight, rival: int) -> tuple[int, int]:
    """CATR-13.5: the ships of a force against a rival, those of others that attack along too:
    fresh ones, and all.
    """
    fresh, ships = assessment.allies(force.system, rival)
    if force.march is not None:
        more, all_more = assessment.brought(force.march, rival)
        return force.fresh + fresh + more, force.ships + ships + all_more
    return force.fresh + fresh, force.ships + ships


def defenders(assessment: Assessment, fight: Fight) -> int:
    """The fresh ships of the defender."""
    return assessment.defends(fight.defender, fight.system)


def dice_of(assessment: Assessment, fight: Fight) -> int:
    """ARCS-8.3: a die a ship, and what cards or aids add."""
    return fight.ships + assessment.extra_dice(fight.system)


def is_favorable(assessment: Assessment, fight: Fight) -> bool:
    """CAT-8.20, 8.23 and 8.25: the test of the goal, and that of Outrage."""
    if fight.goal == "control":
        fits = dice_of(assessment, fight) >= defenders(assessment, fight)
    elif fight.goal == "blight":
        fits = dice_of(assessment, fight) >= DICE_AGAINST_BLIGHT
    elif fight.goal == "trophies":
        fits = assessment.fit_for_trophies(
            fight.defender, fight.fresh, dice_of(assessment, fight), fight.system
        )
    elif fight.goal == "ransack":
        fits = bool(dice_to_ransack(assessment, fight))
    else:
        fits = bool(raid_targets(assessment, fight))
    return fits and outrage_is_fine(assessment, fight)


# -- Outrage ---------------------------------------------------------------------------------------


def outrage_is_fine(assessment: Assessment, fight: Fight) -> bool:
    """CAT-8.17 and 8.18: no Outrage that ends a contention; else only with a Court to ransack.

    CAT-14.10: by some documents none of a type whose declared ambition it is contending.
    """
    if not risks_outrage(assessment, fight):
        return True
    resource = SYSTEMS[fight.system].resource
    ambition = AMBITION_OF.get(resource)
    if ambition in assessment.declared and assessment.is_contending(ambition):
        if assessment.readings.outrage == "contending":
            return False
        lost = lost_to_outrage(assessment.view, assessment.number, resource)
        if assessment.place_after(ambition, -lost) == NOWHERE:
            return False
    if not assessment.view.is_seat(fight.defender):
        return False
    return any(offer.card and offer.agents[fight.defender] for offer in assessment.view.court)


def risks_outrage(assessment: Assessment, fight: Fight) -> bool:
    """CAT-11.12: whether the dice of the fight could destroy a city."""
    there = assessment.view.buildings_at(fight.system, fight.defender)
    hits = [HURT_HITS + each.fresh for each in there if each.kind == CITY]
    if not hits:
        return False
    dice = min(dice_of(assessment, fight), 2 * MOST_DICE)
    is_raid = fight.goal == "raid"
    at_most = dice if is_raid else 2 * dice
    shield = 0 if is_raid else assessment.shield(fight.defender, fight.system)
    through = at_most - shield
    return through >= min(hits)


# -- what a fight is for --------------------------------------------------------------------------


def trophies_expected(assessment: Assessment, fight: Fight) -> int:
    """CAT-11.13: the pieces that the hits of an average roll destroy, at least one."""
    left, taken = fight.battles * dice_of(assessment, fight) * HITS_A_DIE, 0
    for hits in assessment.toughness(fight.defender, fight.system):
        left -= hits
        if left < 0:
            break
        taken += 1
    return max(1, taken)


def dice_to_ransack(assessment: Assessment, fight: Fight) -> Collect | None:
    """CAT-14.12: the dice that destroy a city of the defender, None if it has none, if its fresh
    ships are more, or if the dice are too few: an assault die for each step, or raid dice.
    """
    view, rival, system = assessment.view, fight.defender, fight.system
    if not view.is_seat(rival) or fight.fresh < defenders(assessment, fight):
        return None
    cities = [each for each in view.buildings_at(system, rival) if each.kind == CITY]
    if not cities:
        return None
    dice = dice_of(assessment, fight)
    steps = min(HURT_HITS + each.fresh for each in cities)
    assault = assessment.shield(rival, system) + steps
    if assault <= min(dice, MOST_DICE):
        return collect(min(dice - assault, MOST_DICE), assault, 0)
    raid = DICE_A_STEP * steps
    if raid <= min(dice, MOST_DICE) and may_raid(view, rival, system):
        return collect(min(dice - raid, MOST_DICE), 0, raid)
    return None


def ransacked_for(
    assessment: Assessment, rival: int, ambitions: list[str]
) -> tuple[frozenset[str], bool]:
    """CAT-14.12: the Court cards of a rival that would contend one of these ambitions if they are
    ransacked, and whether the Trophies of a city and of agents would.
    """
    offers = [each for each in assessment.view.court if each.card and each.agents[rival]]
    most = max((rival_agents(each, assessment.number) for each in offers), default=-1)
    by_trophies = "warlord" in ambitions and assessment.contends("warlord", most + 1)
    cards = [
        each.card
        for each in offers
        if assessment.contends_one(gains_of(assessment, each.card), ambitions)
    ]
    return frozenset(cards), by_trophies


def raid_targets(assessment: Assessment, fight: Fight) -> list[Prey]:
    """CAT-8.23: what a raid could take here."""
    view, rival, system = assessment.view, fight.defender, fight.system
    fresh = defenders(assessment, fight)
    better = fight.fresh > fresh
    even = fight.fresh == fresh and fight.battles > 1
    if not better and not even:
        return []
    if not may_raid(view, rival, system):
        return []
    dice = min(MOST_DICE, dice_of(assessment, fight))
    keys = dice // DICE_A_KEY
    if assessment.readings.raid == "first" and even and not better:
        keys = dice * 2
    things = (
        things_to_raid(assessment, rival)
        if view.is_seat(rival)
        else plunder(assessment, rival, system)
    )
    return [each for each in things if each.keys <= keys]


def plunder(assessment: Assessment, owner: int, system: str) -> list[Prey]:
    """What a raid of an owner that is no seat takes: a resource for each key."""
    return [Prey(1, gains_of_type(each), each) for each in assessment.plunder(owner, system)]


def raids_for(
    assessment: Assessment, fights: Sequence[Fight], wanted: Callable[[Prey, int], bool]
) -> list[Fight]:
    """CAT-8.16: of these fights the raids that could take what is wanted of an owner, with that as
    their prizes; and all that are no raids.
    """
    found = []
    for fight in fights:
        owner = fight.defender if assessment.view.is_seat(fight.defender) else NOBODY
        prey = raid_targets(assessment, fight) if fight.goal == "raid" else []
        prizes = frozenset([each.name for each in prey if wanted(each, owner)])
        if prizes or fight.goal != "raid":
            found.append(replace(fight, prizes=prizes or fight.prizes))
    return found


def things_to_raid(assessment: Assessment, rival: int) -> list[Prey]:
    """The resources and guild cards of a rival."""
    found = assessment.raidable.get(rival)
    if found is None:
        found = assessment.raidable[rival] = _things_to_raid(assessment, rival)
    return found


def _things_to_raid(assessment: Assessment, rival: int) -> list[Prey]:
    view = assessment.view
    owner = view.seats[rival]
    found: list[Prey] = []
    if may_be_stolen(view, rival):
        types = stealable_types(view, rival, assessment.number)
        found += [
            Prey(slot_cost(view, assessment.number, rival, slot), gains_of_type(token), token)
            for slot, token in enumerate(owner.slots)
            if token in types
        ]
    found += [
        Prey(keys_of(view, card), gains_of(assessment, card), card)
        for card in owner.cards
        if may_be_stolen(view, rival, card)
    ]
    return found


# -- lines -----------------------------------------------------------------------------------------


def to_contend(
    assessment: Assessment, actions: int, ambitions: list[str], rank: int
) -> list[Fight]:
    """CAT-8.15: trophies for Warlord, or a raid for what contends one of these ambitions.

    `rank` is that of the line.
    """
    if not ambitions:
        return []
    wanted = {
        rival
        for rival in range(len(assessment.view.seats))
        if rival != assessment.number
        and any(
            assessment.contends_one(prey.gains, ambitions, rival)
            for prey in things_to_raid(assessment, rival)
        )
    }
    goals: list[Goal] = ["raid"] if wanted or assessment.plunders else []
    if "warlord" in ambitions:
        goals.insert(0, "trophies")
    if assessment.readings.ransack == "goal":
        goals.append("ransack")
    if not goals:
        return []

    def accepts(fight: Fight) -> bool:
        if fight.goal == "ransack":
            return any(ransacked_for(assessment, fight.defender, ambitions))
        if fight.goal == "trophies":
            return assessment.contends("warlord", trophies_expected(assessment, fight))
        is_seat = assessment.view.is_seat(fight.defender)
        owner = fight.defender if is_seat else NOBODY
        return (owner in wanted or not is_seat) and any(
            assessment.contends_one(prey.gains, ambitions, owner)
            for prey in raid_targets(assessment, fight)
        )

    def is_promising(system: str) -> bool:
        return any(
            rival in wanted
            or any(
                assessment.contends_one(prey.gains, ambitions)
                for prey in plunder(assessment, rival, system)
            )
            for rival in rivals_at(assessment, system)
        )

    systems: Sequence[str] = assessment.view.systems
    if goals == ["raid"]:
        systems = [each for each in systems if is_promising(each)]
    fights = favorable(assessment, systems, goals, actions, accepts, rank=rank)
    return raids_for(
        assessment,
        [
            replace(each, prizes=ransacked_for(assessment, each.defender, ambitions)[0])
            if each.goal == "ransack"
            else each
            for each in fights
        ],
        lambda prey, owner: assessment.contends_one(prey.gains, ambitions, owner),
    )


def stands_in_the_way(assessment: Assessment) -> Callable[[Fight], bool]:
    """CAT-8.25: a fight for control is against the rival with the most fresh ships."""
    return lambda fight: 0 < defenders(assessment, fight) == assessment.most_rival(fight.system)


# -- dice ------------------------------------------------------------------------------------------


def dice_for(
    goal: Goal,
    dice: int,
    battles: int,
    own: int,
    theirs: int,
    readings: Readings = DEFAULT,
    steps: int = 0,
) -> Collect:
    """CAT-8.21, 8.24 and 8.26: which dice, with so many battles left, this one too.

    `own` and `theirs` are fresh ships. The last battle of a raid is all raid dice. CAT-14.11: by
    some documents as many assault dice as twice the defenders at most, or the `steps` of Blight,
    and before the last battle of a raid none.
    """
    if goal == "raid" and battles == 1:
        raid = min(dice, MOST_DICE)
        return collect(min(dice - raid, MOST_DICE), 0, raid)
    better = own > theirs
    assault = 0
    if goal == "raid" and readings.raiding == "skirmish":
        assault = 0
    elif readings.dice == "double":
        assault = min(dice, 2 * max(steps, theirs)) if better or battles == 1 else 0
    elif better:
        assault = dice
    elif battles == 1:
        assault = dice // 2
    assault = min(assault, MOST_DICE)
    return collect(min(dice - assault, MOST_DICE), assault, 0)
