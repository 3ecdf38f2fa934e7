"""What a fate brings to the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.core.step import RuleHook, Step
from games.arcs.state import ArcsTable

RuleHooks = Callable[[int], tuple[RuleHook, ...]]


def silent(seat: int) -> tuple[RuleHook, ...]:
    """A fate or card that has nothing to say."""
    return ()


def any_home(table: ArcsTable, seat: int, systems: list[str]) -> list[str]:
    """A SUPERCAT's home may stand in any slot."""
    return systems


def nothing_to_settle(seat: int) -> tuple[Step, ...]:
    """A fate whose set-up is its cards."""
    return ()


@dataclass(frozen=True, slots=True)
class FateRules:
    """One fate; see the package's docstring. The first First Regent has the highest claim."""

    id: str
    hooks: RuleHooks = silent
    of_cards: Mapping[str, RuleHooks] = field(default_factory=dict)
    settle: Callable[[int], tuple[Step, ...]] = nothing_to_settle
    claims_regency: int = 0
    settles_cities: bool = False
    homes: Callable[[ArcsTable, int, list[str]], list[str]] = any_home
