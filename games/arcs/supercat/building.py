"""Tax, Build and Repair: which cities bring what, what is built and repaired where."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from games.arcs.board import AGENT, SYSTEMS
from games.arcs.moves import Tax
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


def uncovers_bonus(assessment: Assessment) -> bool:
    """CAT-7.3: the next city is the fourth or fifth off the board."""
    return assessment.view.cities_off_board(assessment.number) + 1 >= FIRST_BONUS_CITY


def city_sites(assessment: Assessment) -> list[str]:
    """CAT-7.3: the planets with a claim where it would build a city now."""
    settled = {each.system for each in assessment.cities}
    doubles = assessment.wins_declared and uncovers_bonus(assessment)
    return [each for each in sites(assessment) if doubles or each not in settled]
