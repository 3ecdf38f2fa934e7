"""What the Navigator says: one plain sentence, and a number for every other way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.bot import Reason
from engine.core.decision import Option
from games.roll_galaxy.dice import DEVELOP, EXPLORE, PHASES, PRODUCE, SETTLE, SHIP
from games.roll_galaxy.navigator.comparing import Tried
from games.roll_galaxy.navigator.rollout import carry_out
from games.roll_galaxy.projection import building
from games.roll_galaxy.rollbot.planning import Plan
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import SIDES, virtual_workers
from games.roll_galaxy.words import counted

COUNTS = ("no die", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
MOST_NAMED = 3
LEAST_TOLD = 0.05


def assignment_reasons(
    view: RollTable, number: int, tried: Sequence[Tried[Plan]]
) -> tuple[Reason, ...]:
    """The best assignment in a sentence, what other calls are worth beside it, and every die.

    All of it is for the seat alone: it would give its hidden tiles away.
    """
    best = tried[0]
    table = view.copy()
    seat = table.seats[number]
    carry_out(seat, best.choice)
    others = _other_calls(tried)
    head = called_sentence(seat)
    if others:
        head += f", {_over(best, others[0])} {PHASES[others[0].choice.called]}"
    ways = f"the best of {len(tried)} assignments tried out"
    openly = Reason("", "the best of the assignments it tried out")
    reasons = [Reason("", ways, is_private=True, veiled=openly)]
    reasons.append(Reason("", head, is_private=True))
    if others:
        numbers = [f"{PHASES[each.choice.called]} {_beside(best, each)}" for each in others]
        reasons.append(Reason("", f"beside it: {', '.join(numbers)} points", is_private=True))
    reasons.append(Reason("", best.choice.closing.said, is_private=True))
    return tuple(reasons)


def called_sentence(seat: Seat) -> str:
    """What the workers of an assignment's phase will do, such as "Ship with two: ships 2 goods"."""
    called = seat.called
    assert called is not None
    return f"{PHASES[called]} with {_workers(seat, called)}: {_brings(seat, called)}"


def _other_calls(tried: Sequence[Tried[Plan]]) -> list[Tried[Plan]]:
    """The best assignment of each other phase, the best first."""
    found: dict[int, Tried[Plan]] = {}
    for each in tried[1:]:
        found.setdefault(each.choice.called, each)
    found.pop(tried[0].choice.called, None)
    return sorted(found.values(), key=lambda each: -each.lead)


def _workers(seat: Seat, phase: int) -> str:
    count = sum(seat.workers_at(phase)) + len(virtual_workers(seat.tableau, phase))
    return COUNTS[count] if count < len(COUNTS) else str(count)


def _brings(seat: Seat, phase: int) -> str:
    """What the workers of the called phase will do this round."""
    workers = sum(seat.workers_at(phase)) + len(virtual_workers(seat.tableau, phase))
    if phase in (DEVELOP, SETTLE):
        return _builds(seat, phase)
    if phase == EXPLORE:
        return "money or tiles"
    if phase == PRODUCE:
        return f"makes {counted(min(workers, len(seat.free_places)), 'good')}"
    assert phase == SHIP
    made = min(sum(seat.workers_at(PRODUCE)), len(seat.free_places))
    goods = counted(min(workers, seat.good_count), "good")
    return f"ships {goods}" + (f", {made} more if Produce happens" if made else "")


def _builds(seat: Seat, phase: int) -> str:
    plan = building(seat, phase)
    if plan.completed:
        names = " and ".join([SIDES[side].name for side in plan.completed])
        return f"completes {names} this round"
    if plan.next is None:
        return "nothing to build yet"
    side, have, cost = plan.next
    return f"brings {SIDES[side].name} to {have} of {cost}"


def option_reasons(tried: Sequence[Tried[Option]]) -> tuple[Reason, ...]:
    """The best option and how far the next ones are behind; for the seat alone."""
    best = tried[0]
    if len(tried) == 1:
        return (Reason("", f"{best.choice}: there is nothing else", is_private=True),)
    others = sorted(tried[1:], key=lambda each: -each.lead)
    head = f"{best.choice}: {_over(best, others[0])} {others[0].choice}"
    reasons = [Reason("", head, is_private=True)]
    if len(others) > 1:
        more = [f"{each.choice} {_beside(best, each)}" for each in others[1:MOST_NAMED]]
        reasons.append(Reason("", f"beside it: {', '.join(more)} points", is_private=True))
    return tuple(reasons)


def _over(best: Tried[Any], other: Tried[Any]) -> str:
    ahead = best.lead - other.lead
    return f"{ahead:.1f} points over" if ahead >= LEAST_TOLD else "no better than"


def _beside(best: Tried[Any], other: Tried[Any]) -> str:
    return f"{min(0.0, other.lead - best.lead):+.1f}"
