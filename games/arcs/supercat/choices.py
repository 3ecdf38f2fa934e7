"""What a SUPERCAT answers when a battle, a card or a full row asks it (CAT-8 and CAT-9)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from engine.core.bot import Answer, Reason
from engine.core.decision import Decision, Option
from games.arcs.board import CARDS, CITY, SHIP, SLOT_COSTS, SYSTEMS
from games.arcs.moves import (
    GO_ON,
    SEIZE,
    Arrange,
    AttachUnion,
    Choose,
    Declare,
    DropToken,
    GoOn,
    Hit,
    HitOther,
    KeepHand,
    Plunder,
    Ransack,
    Reroll,
    ReturnCity,
    StealCard,
    StealHeld,
    StealOff,
    StealOther,
    StealToken,
)
from games.arcs.parts import NOBODY
from games.arcs.steps.battle import AssignHits
from games.arcs.steps.declaring import may_seize
from games.arcs.steps.gaining import held_on
from games.arcs.supercat.assessment import Assessment, Gains
from games.arcs.supercat.building import preferred
from games.arcs.supercat.combat import Fight, outrage_is_fine
from games.arcs.supercat.courting import by_doctrine, gains_of, spreading
from games.arcs.supercat.standing import AMBITION_OF

Evaluator = Callable[[Assessment, Any], Any]
Theft = StealToken | StealHeld | StealCard | StealOff | StealOther | Plunder


def pick(
    clause: str,
    why: str,
    assessment: Assessment,
    options: list[Option],
    evaluator: Evaluator,
    rng: Random,
) -> Answer:
    """The best of these options, by chance among equals, and why."""
    best = preferred(options, lambda option: evaluator(assessment, option))
    chosen = best[0] if len(best) == 1 else rng.choice(best)
    return Answer(chosen, (Reason(clause, f"{why}: {chosen}"),))


# -- battle ----------------------------------------------------------------------------------------


def fights_for_control(assessment: Assessment, system: str, defender: int) -> bool:
    """Whether a battle there is for control: its own building, or a city, under the defender."""
    if assessment.controller(system) != defender:
        return False
    return assessment.takes_systems or assessment.owns(system)


def _is_for_control(assessment: Assessment) -> bool:
    step = assessment.view.steps[-1]
    assert isinstance(step, AssignHits)
    return fights_for_control(assessment, step.system, step.defender)


def _hit(assessment: Assessment, option: Hit | HitOther) -> Any:
    step = assessment.view.steps[-1]
    assert isinstance(step, AssignHits)
    for_control = _is_for_control(assessment)
    if step.of_attacker:
        return isinstance(option, HitOther), option.fresh != for_control
    if option.kind == SHIP:
        theirs = assessment.defends(step.defender, step.system)
        holds = for_control and assessment.seat.fresh.get(step.system, 0) < theirs
        return option.fresh == holds
    fight = Fight(step.system, step.defender, "trophies", 1, 0, step.hits)
    wants_city = outrage_is_fine(assessment, fight)
    return not option.fresh, (option.kind == CITY) == wants_city


def _reroll(assessment: Assessment, option: Reroll | GoOn) -> Any:
    return (-option.hits, option.blanks) if isinstance(option, Reroll) else (0, 0)


def _raid(assessment: Assessment, option: Theft | GoOn) -> Any:
    if isinstance(option, GoOn):
        return (-1,)
    gains = stolen_gains(assessment, option)
    owner = NOBODY if isinstance(option, Plunder) else option.owner
    return (
        assessment.contends_one(gains, assessment.declared, owner),
        assessment.contends_one(gains, assessment.undeclared, owner),
        assessment.grows(gains, assessment.declared),
        isinstance(option, StealCard),
        bool(gains),
    )


def stolen_gains(assessment: Assessment, option: Theft) -> Gains:
    """What a theft would add to ambitions."""
    if isinstance(option, StealOther):
        return {}
    if isinstance(option, StealCard):
        return gains_of(assessment, option.card)
    if isinstance(option, StealHeld):
        resource = held_on(assessment.view, option.card)
    elif isinstance(option, StealOff | Plunder):
        resource = option.resource
    else:
        resource = assessment.view.seats[option.owner].slots[option.slot]
    return {AMBITION_OF[resource]: 1} if resource in AMBITION_OF else {}


def _ransack(assessment: Assessment, option: Ransack) -> Any:
    offer = next(each for each in assessment.view.court if each.card == option.card)
    agents = sum(offer.agents) - offer.agents[assessment.number]
    others = [
        each
        for each in assessment.view.court
        if each.card and sum(each.agents) - each.agents[assessment.number] == agents
    ]
    return agents, offer in by_doctrine(assessment, others, 0)


# -- resources -------------------------------------------------------------------------------------


def _drop(assessment: Assessment, option: DropToken) -> Any:
    ambition = AMBITION_OF.get(option.resource)
    return ambition not in assessment.declared, assessment.seat.slots.count(option.resource)


def _arrange(assessment: Assessment, option: Arrange) -> Any:
    worth = 0
    for token, cost in zip(option.slots, SLOT_COSTS, strict=False):
        ambition = AMBITION_OF.get(token, "")
        if ambition:
            worth += cost * (1 + 2 * (ambition in assessment.declared))
    return worth


def _resource(assessment: Assessment, option: Choose | GoOn) -> Any:
    if isinstance(option, GoOn):
        return (False,)
    gains = {AMBITION_OF[option.name]: 1} if option.name in AMBITION_OF else {}
    return (
        True,
        assessment.contends_one(gains, assessment.declared),
        assessment.contends_one(gains, assessment.undeclared),
        assessment.grows(gains, assessment.declared),
    )


# -- court cards -----------------------------------------------------------------------------------


def _spread(assessment: Assessment, option: Choose | GoOn) -> Any:
    found = spreading(assessment)
    return option == GO_ON if not found else isinstance(option, Choose) and option.name in found


def _place(assessment: Assessment, option: Choose) -> Any:
    at_port = option.name in assessment.ports
    return at_port * (
        1 + assessment.seat.fresh.get(option.name, 0)
    ), option.name in assessment.task_force


def _cluster(assessment: Assessment, option: Choose) -> Any:
    number = int(option.name.split()[-1])
    return any(SYSTEMS[each].cluster == number for each in assessment.task_force)


def _attach(assessment: Assessment, option: AttachUnion) -> Any:
    return CARDS[option.card].pips


def _declare(assessment: Assessment, option: Declare | GoOn) -> Any:
    able = [each for each in assessment.undeclared if assessment.leads(each)]
    if not able:
        return (option == GO_ON,)
    if isinstance(option, GoOn) or option.ambition not in able:
        return (False,)
    return (True, assessment.is_winning(option.ambition))


def _return(assessment: Assessment, option: ReturnCity | GoOn) -> Any:
    if not may_seize(assessment.view, assessment.number):
        return (option == GO_ON,)
    if isinstance(option, GoOn):
        return (False,)
    return (option.owner != assessment.number, assessment.view.seats[option.owner].power)


def _take(assessment: Assessment, option: Option) -> Any:
    return option == SEIZE


def _stop(assessment: Assessment, option: Option) -> Any:
    return isinstance(option, GoOn)


def _keep(assessment: Assessment, option: Option) -> Any:
    return isinstance(option, KeepHand)


def _any(assessment: Assessment, option: Option) -> Any:
    return not isinstance(option, GoOn)


CHOICES: Final[dict[str, tuple[str, str, Evaluator]]] = {
    "hit": ("CAT-8.22", "hits for trophies", _hit),
    "reroll": ("CAT-8.19", "rolls blanks again", _reroll),
    "raid": ("CAT-8.16", "takes what contends an ambition", _raid),
    "ransack": ("CAT-11.14", "ransacks the most agents", _ransack),
    "drop": ("CAT-11.15", "discards what no declared ambition counts", _drop),
    "arrange": ("CAT-11.15", "lays what counts where it is dear to raid", _arrange),
    "steal": ("CAT-9.7", "steals what contends an ambition", _raid),
    "place": ("CAT-5.11", "places ships at a starport, or with the task force", _place),
    "cluster": ("CAT-9.3", "chooses the cluster of the task force", _cluster),
    "attach": ("CAT-5.12", "lays the Union beside the card with most actions", _attach),
    "declare": ("CAT-9.4", "declares what it leads", _declare),
    "return": ("CAT-9.6", "returns a rival's city if it can seize", _return),
    "seize": ("CAT-9.6", "seizes", _take),
    "swap": ("CAT-11.16", "keeps its cards", _stop),
    "throw": ("CAT-5.13", "discards no card with them", _stop),
    "redraw": ("CAT-13.4", "keeps its hand", _keep),
    "captive": ("CAT-11.17", "keeps its Captives", _stop),
}
OTHERWISE: Final[tuple[str, str, Evaluator]] = ("CAT-11.18", "by chance", _any)


def choose(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """The answer to anything but cards and actions."""
    if decision.kind == "resource":
        spreads = any(option == GO_ON for option in decision.options)
        asked: tuple[str, str, Evaluator] = (
            ("CAT-9.5", "lets Outrage spread where it ends a rival's win", _spread)
            if spreads
            else ("CAT-11.15", "gains what contends an ambition", _resource)
        )
    elif decision.kind == "hit" and _is_for_control(assessment):
        asked = ("CAT-8.26", "hits for control", _hit)
    else:
        asked = CHOICES.get(decision.kind, OTHERWISE)
    clause, why, evaluator = asked
    return pick(clause, why, assessment, list(decision.options), evaluator, rng)
