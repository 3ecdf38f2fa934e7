"""Whether a step can stand on a table, and what every decision of a person has in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.core.decision import Decision, Option
from engine.core.step import Emit
from engine.text.message import Message
from games.rajas.dice import Dice, turned, with_die, without_one
from games.rajas.events import DieTurned
from games.rajas.moves import TurnDie, turn_die
from games.rajas.state import RajasTable


def seat_missing(table: RajasTable, number: int) -> list[str]:
    """A fault when there is no such seat."""
    count = len(table.seats)
    if number in range(count):
        return []
    return [f"the step on top is for seat {number}; the seats are 0 to {count - 1}"]


def not_a_person(table: RajasTable, number: int) -> list[str]:
    """A fault when the seat is missing or a dummy's."""
    faults = seat_missing(table, number)
    if not faults and table.seats[number].is_dummy:
        faults = [f"seats[{number}] is a dummy, which is asked nothing"]
    return faults


def not_a_dummy(table: RajasTable, number: int) -> list[str]:
    """A fault when the seat is missing or a person's."""
    faults = seat_missing(table, number)
    if not faults and not table.seats[number].is_dummy:
        faults = [f"seats[{number}] is no dummy, but is to move like one"]
    return faults


def question(
    table: RajasTable,
    number: int,
    kind: str,
    asked: Message,
    options: Sequence[Option],
    goes_on: Callable[[Dice], bool] | None = None,
) -> Decision:
    """RAJ-4.4: a decision of a person's own turn, in which karma may turn a die first.

    `goes_on` says whether the step can still be answered with other dice; a die that it needs is
    not turned.
    """
    seat = table.seats[number]
    if seat.karma and seat.dice:
        dice: Iterable[int] = dict.fromkeys(seat.dice)
        if goes_on is not None:
            hand = seat.dice
            dice = [die for die in dice if goes_on(with_die(without_one(hand, die), turned(die)))]
        turns = map(turn_die, dice)
        return Decision(number, kind, Message("with-karma", {"asked": asked}), [*options, *turns])
    return Decision(number, kind, asked, options)


def turns_die(step: Any, table: RajasTable, number: int, option: Any, emit: Emit) -> bool:
    """RAJ-4.4: spends a karma on turning a die, and asks the step again; False for other moves."""
    if not isinstance(option, TurnDie):
        return False
    seat = table.seats[number]
    after = turned(option.die)
    seat.karma -= 1
    seat.dice = with_die(without_one(seat.dice, option.die), after)
    emit(DieTurned, number, option.die, after, seat.karma)
    table.steps.append(step)
    return True
