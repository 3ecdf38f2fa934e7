"""The Admiral's page: the Imperial demand, battles with Imperial ships, and starports."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.core.decision import Answer, Decision
from engine.text.message import Message
from games.arcs.board import SHIP
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.courting import in_reach
from games.arcs.campaign.bots.fates.rules import FatePage, reasoned
from games.arcs.campaign.rules.edicts import DEMANDS
from games.arcs.campaign.rules.fates.admiral import Commission, SwapShip
from games.arcs.campaign_components import BLIGHT, EMPIRE, FREE, POLICIES, SPOILS
from games.arcs.moves import GO_ON, Build, Tax, build
from games.arcs.supercat import building
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.combat import (
    Fight,
    Prey,
    favorable,
    is_favorable,
    joined,
    raids_for,
)
from games.arcs.supercat.lexicon import GOALS, QUESTIONS, closes, special
from games.arcs.supercat.moving import (
    March,
    best_marches,
    fitting,
    marchers,
    partial_marches,
    sparing,
)

WAR: Final = POLICIES[-1]


# -- the Imperial demand --------------------------------------------------------------------------


def has_tribute(assessment: ReachAssessment) -> bool:
    """CATR-ADMIRAL-1: whether it has a piece that the visible policy demands."""
    policy, seat = assessment.reach_state.policies[0], assessment.seat
    if policy != WAR:
        return any(token in DEMANDS[policy] for token in seat.slots)
    for owner in range(len(assessment.view.seats)):
        held = seat.captives[owner] + sum(seat.trophies[owner])
        if held and not assessment.reach_state.is_regent(owner):
            return True
    pairs = zip(SPOILS, seat.spoils, strict=False)
    return any(count and owner != EMPIRE for (owner, _), count in pairs)


def tax_for_tribute(assessment: Assessment, actions: int) -> list[Tax]:
    """CATR-ADMIRAL-1: a tax that brings a piece of the demand."""
    seen = in_reach(assessment)
    if has_tribute(seen):
        return []
    policy = seen.reach_state.policies[0]
    found = building.taxes(assessment)
    if policy != WAR:
        return [each.option for each in found if each.resource in DEMANDS[policy]]
    return [
        each.option
        for each in found
        if "tyrant" in each.gains and not seen.is_rival_regent(each.option.owner)
    ]


def fight_for_tribute(assessment: Assessment, actions: int) -> list[Fight]:
    """CATR-ADMIRAL-1: favorable combat that brings a piece of the demand."""
    seen = in_reach(assessment)
    if has_tribute(seen):
        return []
    policy, systems = seen.reach_state.policies[0], assessment.view.systems
    if policy == WAR:
        return favorable(
            assessment,
            systems,
            ["trophies"],
            actions,
            lambda fight: (
                fight.defender in (FREE, BLIGHT)
                or (fight.defender != EMPIRE and not seen.is_rival_regent(fight.defender))
            ),
        )

    def is_demanded(prey: Prey, owner: int) -> bool:
        return prey.name in DEMANDS[policy]

    def accepts(fight: Fight) -> bool:
        return bool(raids_for(assessment, [fight], is_demanded))

    found = favorable(assessment, systems, ["raid"], actions, accepts)
    return raids_for(assessment, found, is_demanded)


# -- battles with Imperial ships ------------------------------------------------------------------


def fights_with_empire(assessment: Assessment, actions: int) -> list[Fight]:
    """CATR-ADMIRAL-2: favorable combat for trophies in which Imperial ships attack along."""
    systems = assessment.view.systems
    return favorable(
        assessment, systems, ["trophies"], actions, lambda fight: _is_naval(assessment, fight)
    )


def _is_naval(assessment: Assessment, fight: Fight) -> bool:
    """Whether Imperial ships attack along, those there or those that come with the march."""
    if assessment.allies(fight.system, fight.defender)[1]:
        return True
    return fight.march is not None and assessment.brought(fight.march, fight.defender)[1] > 0


def _has_target(assessment: Assessment) -> bool:
    """CATR-13.18: whether it could fight so with ships that are where they are needed."""
    found = favorable(
        assessment,
        assessment.view.systems,
        ["trophies"],
        1,
        lambda fight: _is_naval(assessment, fight),
        marching=False,
    )
    return bool(found)


def hunts(assessment: Assessment, actions: int) -> list[March]:
    """CATR-ADMIRAL-3: a partial move to where such a fight would be favorable on a later card.

    CATR-13.18: none while it has such a target.
    """
    if not in_reach(assessment).is_regent or _has_target(assessment):
        return []

    def serves(march: March) -> bool:
        seat, system = assessment.seat, march.target
        fresh, ships = seat.fresh.get(system, 0) + march.fresh, march.fresh + march.hurt
        force = Fight(system, -1, "trophies", 1, fresh, ships + seat.ships_at(system), march)
        for foe in assessment.foes_by_system[system]:
            fresh, ships = joined(assessment, force, foe)
            fight = Fight(system, foe, "trophies", 1, fresh, ships, march)
            if is_favorable(assessment, fight) and _is_naval(assessment, fight):
                return True
        return False

    found = partial_marches(assessment, assessment.foes_by_system, serves)
    return best_marches(assessment, found)


# -- starports ------------------------------------------------------------------------------------


def bare_ports(assessment: Assessment) -> list[str]:
    """The loyal starports without a loyal ship."""
    return [each for each in assessment.view.systems if each in assessment.ports
            and not assessment.seat.ships_at(each)]  # fmt: skip


def moves_to_ports(assessment: Assessment, actions: int) -> list[March]:
    """CATR-ADMIRAL-4: a ship to each starport without one, which empties no other starport."""
    groups = [
        (
            origin,
            ways,
            sparing(assessment, origin, found) if origin in assessment.ports else found,
        )
        for origin, ways, found in marchers(assessment)
    ]
    return best_marches(
        assessment, fitting(groups, bare_ports(assessment), actions, lambda march: True)
    )


def builds_at_ports(assessment: Assessment, actions: int) -> list[Build]:
    """CATR-ADMIRAL-4: a ship built at a starport without one."""
    return [
        build(SHIP, each) for each in assessment.building_ports if each in bare_ports(assessment)
    ]


def pays_demand(assessment: Assessment) -> Message | None:
    """CATR-ADMIRAL-1: what closes the line for who has no piece that is demanded."""
    return Message("closed-has-tribute") if has_tribute(in_reach(assessment)) else None


def no_bare_port(assessment: Assessment) -> Message | None:
    """CATR-ADMIRAL-4: what closes the line for a starport without a loyal ship."""
    return None if bare_ports(assessment) else Message("closed-no-bare-port")


GOALS["for a piece that is demanded"] = special(
    pays_demand, tax=tax_for_tribute, battle=fight_for_tribute
)
GOALS["with Imperial ships for trophies"] = special(battle=fights_with_empire)
GOALS["towards a battle with Imperial ships"] = special(move=hunts)
GOALS["to put a ship at a bare starport"] = special(
    no_bare_port, move=moves_to_ports, build=builds_at_ports
)
QUESTIONS["it has built no starport with this card"] = closes(
    "closed-port-built", lambda seen: not seen.view.turn.built
)


def commission(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.17: it swaps a ship while its objective advances by that, a damaged one first."""
    swaps = [each for each in decision.options if isinstance(each, Commission)]
    if not assessment.is_regent or not assessment.wins_declared:
        return reasoned(GO_ON, "CATR-13.17", "no-advance")
    best: Sequence[Commission] = sorted(swaps, key=lambda each: each.fresh)
    return reasoned(best[0], "CATR-13.17", "advances-objective")


def seeks(assessment: ReachAssessment, resource: str) -> bool:
    """CATR-ADMIRAL-1: what is demanded, while it has no such piece."""
    policy = assessment.reach_state.policies[0]
    return policy != WAR and resource in DEMANDS[policy] and not has_tribute(assessment)


PAGE: Final = FatePage("admiral", answers={SwapShip: commission}, seeks=seeks)
