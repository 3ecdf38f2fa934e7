"""Draws that come right after one another: at a real table one page asks for all of them."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.core.chance import Draw
from engine.core.decision import Chance
from engine.core.step import Table, apply, pending

MOST: Final = 60
TRIALS: Final = 2


def draws_to_come(table: Table, asked: Chance) -> int:
    """How many more of its kind are drawn for its seat right after it: the least of a few ways in
    which they may come up, so that no place stays empty.
    """
    return min(_followed(table.copy(), asked, Random(trial)) for trial in range(TRIALS))


def turns_to_come(table: Table, asked: Chance) -> tuple[int, ...]:
    """For which seat each draw is, this one first, where the same is drawn seat after seat: as far
    as it comes so in whichever way they come up.
    """
    first, *others = (_turns(table.copy(), asked, Random(trial)) for trial in range(TRIALS))
    least = min(map(len, (first, *others)))
    same = (place for place in range(least) if any(each[place] != first[place] for each in others))
    return tuple(first[: next(same, least)])


def _turns(table: Table, asked: Chance, rng: Random) -> list[int]:
    """The same for one way in which it may come; the table is used up."""
    found: list[int] = []
    now = asked
    while len(found) < MOST and isinstance(now.outcomes, Draw) and now.for_seat is not None:
        found.append(now.for_seat)
        apply(table, now.outcomes.sample(rng))
        then = pending(table)
        if not isinstance(then, Chance) or then.kind != asked.kind:
            break
        now = then
    return found


def _followed(table: Table, asked: Chance, rng: Random) -> int:
    """The same for one way in which it may come; the table is used up."""
    now = asked
    for count in range(MOST):
        if not isinstance(now.outcomes, Draw):
            return count
        apply(table, now.outcomes.sample(rng))
        then = pending(table)
        if not isinstance(then, Chance) or then.is_settled:
            return count
        if (then.kind, then.for_seat) != (asked.kind, asked.for_seat):
            return count
        now = then
    return MOST
