"""Tax: which cities bring what (the lines [1], [19], [20], [42] and [44])."""

from __future__ import annotations

from dataclasses import dataclass

from games.arcs.board import AGENT, SYSTEMS
from games.arcs.moves import Tax
from games.arcs.steps.actions import tax_options
from games.arcs.supercat.assessment import Assessment, Gains
from games.arcs.supercat.standing import AMBITION_OF


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
