"""What the Navigator says: one plain sentence, and a number for every other way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.decision import Option, PossibleOption, Reason
from engine.text.message import Fixed, Message
from games.roll_galaxy.dice import DEVELOP, EXPLORE, PRODUCE, SETTLE, SHIP
from games.roll_galaxy.moves import listed_said
from games.roll_galaxy.names import PHASE, SIDE
from games.roll_galaxy.navigator.comparing import Tried
from games.roll_galaxy.navigator.rollout import carry_out
from games.roll_galaxy.projection import building
from games.roll_galaxy.rollbot.empire import empire_of
from games.roll_galaxy.rollbot.planning import Plan
from games.roll_galaxy.rollbot.rulings import DEFAULT
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import virtual_workers

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
    empire = empire_of(view, number, DEFAULT)
    others = _other_calls(tried)
    head = called_sentence(seat)
    if others:
        ahead = {"ahead": _ahead(best, others[0]), "other": PHASE(others[0].choice.called)}
        head = Message("call-before", {"call": head, **ahead})
    ways = Message("best-of-tried", {"ways": len(tried)})
    openly = Reason("", Message("best-tried"))
    reasons = [Reason("", ways, is_private=True, veiled=openly)]
    numbers = [_beside(best, each, PHASE(each.choice.called)) for each in others]
    calls = _compared(
        PHASE(best.choice.called), [PHASE(each.choice.called) for each in others], numbers
    )
    reasons.append(Reason("", head, is_private=True, options=calls))
    if others:
        reasons.append(
            Reason("", Message("beside-it", {"others": tuple(numbers)}), is_private=True)
        )
    reasons.append(Reason("", best.choice.closing(empire).said, is_private=True))
    return tuple(reasons)


def called_sentence(seat: Seat) -> Message:
    """What the workers of an assignment's phase will do, such as "Ship with two: ships 2 goods"."""
    called = seat.called
    assert called is not None
    args = {"workers": _workers(seat, called), "brings": _brings(seat, called)}
    return Message("call-with", {"phase": PHASE(called), **args})


def _other_calls(tried: Sequence[Tried[Plan]]) -> list[Tried[Plan]]:
    """The best assignment of each other phase, the best first."""
    found: dict[int, Tried[Plan]] = {}
    for each in tried[1:]:
        found.setdefault(each.choice.called, each)
    found.pop(tried[0].choice.called, None)
    return sorted(found.values(), key=lambda each: -each.lead)


def _workers(seat: Seat, phase: int) -> int:
    return sum(seat.workers_at(phase)) + len(virtual_workers(seat.tableau, phase))


def _brings(seat: Seat, phase: int) -> Message:
    """What the workers of the called phase will do this round."""
    workers = _workers(seat, phase)
    if phase in (DEVELOP, SETTLE):
        return _builds(seat, phase)
    if phase == EXPLORE:
        return Message("brings-money-or-tiles")
    if phase == PRODUCE:
        return Message("brings-goods", {"goods": min(workers, len(seat.free_places))})
    assert phase == SHIP
    made = min(sum(seat.workers_at(PRODUCE)), len(seat.free_places))
    return Message("brings-shipments", {"goods": min(workers, seat.good_count), "more": made})


def _builds(seat: Seat, phase: int) -> Message:
    plan = building(seat, phase)
    if plan.completed:
        return Message("brings-tiles", {"sides": tuple(map(SIDE, plan.completed))})
    if plan.next is None:
        return Message("brings-nothing")
    side, have, cost = plan.next
    return Message("brings-nearer", {"side": SIDE(side), "have": have, "cost": cost})


def option_reasons(
    view: RollTable, number: int, tried: Sequence[Tried[Option]]
) -> tuple[Reason, ...]:
    """The best option and how far the next ones are behind; for the seat alone."""
    best = tried[0]
    move = listed_said(best.choice, view, number)
    if len(tried) == 1:
        return (Reason("", Message("option-alone", {"move": move}), is_private=True),)
    others = sorted(tried[1:], key=lambda each: -each.lead)
    said = [listed_said(each.choice, view, number) for each in others[:MOST_NAMED]]
    ahead = {"ahead": _ahead(best, others[0]), "other": said[0]}
    head = Message("option-before", {"move": move, **ahead})
    behind = [_beside(best, *each) for each in zip(others, said, strict=False)]
    options = _compared(best.choice, [each.choice for each in others], behind)
    reasons = [Reason("", head, is_private=True, options=options)]
    if len(others) > 1:
        more = behind[1:]
        reasons.append(Reason("", Message("beside-it", {"others": tuple(more)}), is_private=True))
    return tuple(reasons)


def _ahead(best: Tried[Any], other: Tried[Any]) -> Fixed | None:
    """By how many points the best is ahead; None for hardly any."""
    ahead = best.lead - other.lead
    return Fixed(ahead) if ahead >= LEAST_TOLD else None


def _beside(best: Tried[Any], other: Tried[Any], what: Any) -> Message:
    """What else there is, and how far it is behind."""
    behind = Fixed(min(0.0, other.lead - best.lead), signed=True)
    return Message("beside", {"what": what, "points": behind})


def _compared(
    best: Any, others: Sequence[Any], told: Sequence[Message]
) -> tuple[PossibleOption, ...]:
    """The best, and what else there is with how far it is behind."""
    behind = [PossibleOption(other, 0.0, why) for other, why in zip(others, told, strict=False)]
    return (PossibleOption(best, 1.0), *behind)
