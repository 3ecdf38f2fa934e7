"""What lines of several fates share: a card to secure or influence, an ability, control."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.arcs.board import SHIP
from games.arcs.campaign.bots.courting import in_reach
from games.arcs.moves import Build, Influence, Repair, Secure, build, influence, repair, secure
from games.arcs.parts import Offer
from games.arcs.reach_box import EMPIRE
from games.arcs.steps.effects import new_actions
from games.arcs.supercat.combat import Fight, defenders, favorable
from games.arcs.supercat.courting import agents_wanted, by_doctrine, securable
from games.arcs.supercat.moving import March, best_marches, marches, takes_control
from games.arcs.supercat.pages import Ability
from games.arcs.supercat.sight import Sight

Wanted = Callable[[Sight, Offer], bool]


def secures(wanted: Wanted) -> Callable[[Sight, int], Sequence[Secure]]:
    """Secure a card that is wanted, by the order of influence."""

    def find(sight: Sight, actions: int) -> Sequence[Secure]:
        offers = [each for each in securable(sight) if wanted(sight, each)]
        return [secure(each.card) for each in by_doctrine(sight, offers, 0)]

    return find


def influences(wanted: Wanted) -> Callable[[Sight, int], Sequence[Influence]]:
    """Influence a card that is wanted, with the agents of the doctrine, by its order."""

    def find(sight: Sight, actions: int) -> Sequence[Influence]:
        if not sight.agents_left:
            return []
        offers = [
            each
            for each in sight.offers
            if wanted(sight, each) and agents_wanted(sight, each, actions)
        ]
        return [influence(each.card) for each in by_doctrine(sight, offers, actions)]

    return find


def ability(base: str, name: str) -> Callable[[Sight, int], Sequence[Ability]]:
    """An action of a card in the place of a base action, if it can be taken."""

    def find(sight: Sight, actions: int) -> Sequence[Ability]:
        return [Ability(name)] if name in new_actions(sight.view, sight.number, base) else []

    return find


# -- control of a system --------------------------------------------------------------------------


def controllable(sight: Sight) -> list[str]:
    """CATR-FOUNDER-3: systems that are not its own, and not the Empire's."""
    held = in_reach(sight).reach_state.fresh
    return [
        each
        for each in sight.view.systems
        if each not in held and sight.controller(each) != sight.number
    ]


def builds_for_control(sight: Sight, actions: int) -> Sequence[Build]:
    """Build a ship that gives control of a system."""
    open_to = controllable(sight)
    return [
        build(SHIP, each)
        for each in sight.building_ports
        if each in open_to and sight.builds_fresh(each) and sight.controls_with(each, 1)
    ]


def repairs_for_control(sight: Sight, actions: int) -> Sequence[Repair]:
    """Repair ships that give control of a system."""
    return [
        repair(SHIP, each)
        for each in controllable(sight)
        if sight.seat.hurt.get(each)
        and sight.controls_with(each, min(actions, sight.seat.hurt[each]))
    ]


def moves_for_control(sight: Sight, actions: int) -> Sequence[March]:
    """Move so that it controls a system more: the origin stays its own, unless CAT-12.8 is read
    otherwise.
    """
    found = marches(
        sight,
        controllable(sight),
        actions,
        lambda march: (
            (march.retains or sight.readings.settle == "any") and takes_control(sight, march)
        ),
    )
    return best_marches(sight, found, for_control=True)


def fights_for_control(sight: Sight, actions: int) -> Sequence[Fight]:
    """Favorable combat against whoever keeps it from the control of a system."""
    seen = in_reach(sight)
    held = seen.reach_state.fresh
    systems = [
        each
        for each in sight.view.systems
        if sight.controller(each) != sight.number and not (seen.is_regent and each in held)
    ]

    def accepts(fight: Fight) -> bool:
        if fight.system in held:
            return fight.defender == EMPIRE
        return 0 < defenders(sight, fight) == sight.most_rival(fight.system)

    return favorable(sight, systems, ["control"], actions, accepts)
