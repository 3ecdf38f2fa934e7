"""The Navigator: it tries every choice on imagined tables, says why, and advises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from engine.core.decision import Answer, Bot, Decision, Option, PossibleOption, Reason
from engine.core.game import played_by
from engine.core.setup import Setup
from engine.text.message import Fixed, Message
from games.roll_galaxy.card import RollGalaxyCard
from games.roll_galaxy.dice import DEVELOP, EXPLORE, PRODUCE, SETTLE, SHIP
from games.roll_galaxy.moves import CONFIRM, ConfirmAssignment, SelectPhase, listed_said
from games.roll_galaxy.navigator.rollout import (
    FULL,
    Choice,
    Effort,
    Tried,
    as_rolled,
    assignments,
    carry_out,
    options,
)
from games.roll_galaxy.projection import building
from games.roll_galaxy.rollbot.bot import Rollbot, next_move
from games.roll_galaxy.rollbot.empire import DEFAULT, AssignMove, empire_of, rulings_of
from games.roll_galaxy.rollbot.planning import Plan
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import PHASE, SIDE, virtual_workers

MOST_NAMED = 3


def assignment_reasons(
    view: RollTable, number: int, tried: Sequence[Tried[Plan]]
) -> tuple[Reason, ...]:
    """The best assignment in a sentence, what other phases are worth, every die, and the search.

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
        ahead = {"ahead": _ahead(others[0]), "other": PHASE(others[0].choice.called)}
        head = Message("call-before", {"call": head, **ahead})
    numbers = [_beside(each, PHASE(each.choice.called)) for each in others]
    calls = _compared(
        PHASE(best.choice.called), [PHASE(each.choice.called) for each in others], numbers
    )
    reasons = [Reason("", head, is_private=True, options=calls)]
    if others:
        reasons.append(
            Reason("", Message("beside-it", {"others": tuple(numbers)}), is_private=True)
        )
    reasons.append(Reason("", best.choice.closing(empire).said, is_private=True))
    ways = Message("best-of-tried", {"ways": len(tried)})
    openly = Reason("", Message("best-tried"))
    return (*reasons, Reason("", ways, is_private=True, veiled=openly))


def called_sentence(seat: Seat) -> Message:
    """What the selected phase brings, such as "Select Ship with 2 workers to ship 2 goods"."""
    called = seat.called
    assert called is not None
    args = {"workers": _workers(seat, called), "brings": _brings(seat, called)}
    return Message("call-with", {"phase": PHASE(called), **args})


def _other_calls(tried: Sequence[Tried[Plan]]) -> list[Tried[Plan]]:
    """The best assignment of each other phase, the best first."""
    found: dict[int, Tried[Plan]] = {}
    for each in _next_best(tried):
        found.setdefault(each.choice.called, each)
    found.pop(tried[0].choice.called, None)
    return list(found.values())


def _next_best(tried: Sequence[Tried[Choice]]) -> list[Tried[Choice]]:
    """All but the first: those about equal to it, then by how far they are behind it.

    How far is measured with the same luck, however often each was tried.
    """

    def order(each: Tried[Choice]) -> tuple[bool, float, float]:
        return _ahead(each) is not None, each.behind.mean, -each.lead

    return sorted(tried[1:], key=order)


def _workers(seat: Seat, phase: int) -> int:
    return sum(seat.workers_at(phase)) + len(virtual_workers(seat.tableau, phase))


def _brings(seat: Seat, phase: int) -> Message:
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
    others = _next_best(tried)
    said = [listed_said(each.choice, view, number) for each in others[:MOST_NAMED]]
    ahead = {"ahead": _ahead(others[0]), "other": said[0]}
    head = Message("option-before", {"move": move, **ahead})
    behind = [_beside(*each) for each in zip(others, said, strict=False)]
    options = _compared(best.choice, [each.choice for each in others], behind)
    reasons = [Reason("", head, is_private=True, options=options)]
    if len(others) > 1:
        more = behind[1:]
        reasons.append(Reason("", Message("beside-it", {"others": tuple(more)}), is_private=True))
    return tuple(reasons)


def _ahead(other: Tried[Any]) -> Fixed | None:
    """By how many points the best is ahead; None where they are about equal."""
    return other.behind.said()


def _beside(other: Tried[Any], what: Any) -> Message:
    ahead = _ahead(other)
    if ahead is None:
        return Message("beside-alike", {"what": what})
    return Message("beside", {"what": what, "points": Fixed(-ahead.number, signed=True)})


def _compared(
    best: Any, others: Sequence[Any], told: Sequence[Message]
) -> tuple[PossibleOption, ...]:
    behind = [PossibleOption(other, 0.0, why) for other, why in zip(others, told, strict=False)]
    return (PossibleOption(best, 1.0), *behind)


@dataclass(frozen=True, slots=True)
class Advice:
    """The phase to call, the clicks that lead from the roll to the confirmation, and why.

    `is_arranged` when the dice lie so already.
    """

    called: int
    moves: tuple[AssignMove | ConfirmAssignment, ...]
    reasons: tuple[Reason, ...]
    is_arranged: bool = False


def advise(view: RollTable, number: int) -> Advice:
    """What the Navigator would do with a seat's roll, wherever its dice are by now."""
    tried = assignments(view, number)
    best = tried[0].choice
    reasons = assignment_reasons(view, number, tried)
    planned = as_rolled(view, number).seats[number]
    carry_out(planned, best)
    is_arranged = _arrangement(planned) == _arrangement(view.seats[number])
    return Advice(best.called, (*best.moves, CONFIRM), reasons[:-1], is_arranged)


def _arrangement(seat: Seat) -> tuple[int | None, Counter[tuple[int, int]]]:
    """What is called, and how many dice of a colour lie in each column."""
    return seat.called, Counter((worker.colour, worker.place) for worker in seat.workers)


@dataclass(frozen=True, slots=True)
class Navigator:
    """Compares whole assignments and single choices by rollouts; it sees what its seat sees.

    Its luck follows from the view, so that it plans every click of an assignment alike.
    """

    effort: Effort = FULL
    draws = False

    def choose(self, view: RollTable, decision: Decision, rng: Random) -> Answer:
        seat = view.seats[decision.seat]
        if decision.kind == "assign":
            tried = assignments(view, decision.seat, self.effort)
            move = next_move(tried[0].choice, seat, decision)
            if seat.called is not None:
                return Answer(move)
            return Answer(move, lambda: assignment_reasons(view, decision.seat, tried))
        compared = options(view, decision, self.effort)
        return Answer(compared[0].choice, lambda: option_reasons(view, decision.seat, compared))

    def values(self, view: RollTable, decision: Decision, rng: Random) -> Sequence[float | None]:
        """The lead in points that each option may bring; None for what it never considers.

        Selecting a phase with a die is worth the best assignment that does, or at least calls it.
        """
        if decision.kind == "assign":
            tried = assignments(view, decision.seat, self.effort)
            return [_value_of_click(option, tried) for option in decision.options]
        leads = {each.choice: each.lead for each in options(view, decision, self.effort)}
        return [leads.get(option) for option in decision.options]


def _value_of_click(option: Option, tried: Sequence[Tried[Plan]]) -> float | None:
    with_it = [each.lead for each in tried if option in each.choice.moves]
    if not with_it and isinstance(option, SelectPhase):
        with_it = [each.lead for each in tried if each.choice.called == option.phase]
    return with_it[0] if with_it else None


FLOORS = {
    "rollbot:easy": 1,
    "navigator:cadet": 1,
    "rollbot:medium": 2,
    "navigator:pilot": 1,
    "rollbot:hard": 3,
    "navigator": 1,
    "rollbot:insane": 4,
    "navigator:insane": 4,
}
"""RB-14.2 to 14.5: per level, the least money after a round."""


def rollbot(setup: Setup) -> Rollbot:
    return Rollbot(rulings_of(setup.options))


def navigator(effort: Effort = FULL) -> Callable[[Setup], Navigator]:
    """A Navigator of that effort, whatever the set-up."""
    return lambda setup: Navigator(effort)


ONCE: Final = Effort(((1, 1),), ((1, 1),), most=1)
TWICE: Final = Effort(((2, 1),), ((2, 1),), most=2)


@dataclass(frozen=True, slots=True)
class Cadet:
    """Assigns dice by Rollbot's document, and tries every other choice once."""

    rollbot: Rollbot
    navigator: Navigator = Navigator(ONCE)
    draws = True

    def choose(self, view: RollTable, decision: Decision, rng: Random) -> Answer:
        bot: Bot = self.rollbot if decision.kind == "assign" else self.navigator
        return bot.choose(view, decision, rng)


def cadet(setup: Setup) -> Cadet:
    return Cadet(rollbot(setup))


LEVELS = played_by(
    RollGalaxyCard.levels,
    {
        "rollbot:easy": rollbot,
        "navigator:cadet": cadet,
        "rollbot:medium": rollbot,
        "navigator:pilot": navigator(TWICE),
        "rollbot:hard": rollbot,
        "navigator": navigator(),
        "rollbot:insane": rollbot,
        "navigator:insane": navigator(),
    },
)
