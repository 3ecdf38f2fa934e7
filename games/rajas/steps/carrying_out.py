"""Effects carried out in order, markers on their tracks, and what a step needs of a table.

The effects themselves are handled in `steps.effects`, which enters its functions here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.decision import Decision, Option
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.rajas import dummy_words
from games.rajas.board import Bonus
from games.rajas.dice import Dice, turned, with_die, without_one
from games.rajas.effects import Effects, GainFame, GainMoney
from games.rajas.events import BonusReached, DieTurned, FameGained, KarmaGained, MoneyGained, thinks
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


Handler = Callable[[RajasTable, int, Any, str, Emit], None]
"""(table, seat, effect, source, emit): does what it can at once and pushes steps for the rest."""

_HANDLERS: dict[type, Handler] = {}


def handles(kind: type) -> Callable[[Handler], Handler]:
    """Enters the function that carries out effects of a class."""

    def enter(handler: Handler) -> Handler:
        _HANDLERS[kind] = handler
        return handler

    return enter


@dataclass(frozen=True, slots=True)
class CarryOut(Step):
    """RAJ-1.3: effects in their order, each completely with everything it sets off."""

    seat: int
    effects: Effects
    source: str

    def answer(self, table: RajasTable, option: None, emit: Emit) -> None:
        carry_out(table, self.seat, self.effects, self.source, emit)

    def problems(self, table: RajasTable) -> list[str]:
        return seat_missing(table, self.seat)


def carry_out(table: RajasTable, seat: int, effects: Effects, source: str, emit: Emit) -> None:
    """Carries out effects as far as nobody must answer; the rest waits under what they pushed."""
    if len(effects) == 1:
        _HANDLERS[type(effects[0])](table, seat, effects[0], source, emit)
        return
    steps = table.steps
    for place, effect in enumerate(effects):
        height = len(steps)
        _HANDLERS[type(effect)](table, seat, effect, source, emit)
        if len(steps) > height:
            rest = effects[place + 1 :]
            if rest:
                steps.insert(height, CarryOut(seat, rest, source))
            return


HANDICAP = "handicap"
"""The source of what only dummies have: their handicap."""


def gain_money(table: RajasTable, number: int, count: int, source: str, emit: Emit) -> None:
    """RAJ-4.7 and 4.9: the money marker goes on; each bonus is granted once."""
    if not count:
        return
    seat = table.seats[number]
    if source == HANDICAP:
        emit(thinks, number, "effect", dummy_words.handicap, GainMoney(count))
    seat.money += count
    emit(MoneyGained, number, count, seat.money, source)
    passed: Effects = ()
    for bonus in table.board.money_passed(seat.bonus, seat.money):
        seat.bonus += 1
        _reached(table, number, "money track", bonus, source, emit)
        passed += bonus.effects
    if passed:
        carry_out(table, number, passed, "money track", emit)


def gain_fame(table: RajasTable, number: int, count: int, source: str, emit: Emit) -> None:
    """RAJ-4.6 to 4.8: the fame marker goes on, and brings the bonuses passed in their order."""
    if not count:
        return
    seat = table.seats[number]
    before = seat.fame
    if source == HANDICAP:
        emit(thinks, number, "effect", dummy_words.handicap, GainFame(count))
    seat.fame += count
    emit(FameGained, number, count, seat.fame, source)
    passed: Effects = ()
    for bonus in table.board.fame_passed(before, seat.fame):
        _reached(table, number, "fame track", bonus, source, emit)
        passed += bonus.effects
    if passed:
        carry_out(table, number, passed, "fame track", emit)


def _reached(
    table: RajasTable, number: int, track: str, bonus: Bonus, source: str, emit: Emit
) -> None:
    """A bonus is told; by a dummy with the clause that grants it."""
    if table.seats[number].is_dummy:
        emit(thinks, number, "effect", dummy_words.bonus, track, bonus, source)
    emit(BonusReached, number, track, bonus.space)


def gain_karma(table: RajasTable, number: int, count: int, emit: Emit) -> None:
    """RAJ-4.3: karma up to the most that can be kept; SOLO-3.4: a dummy gets money instead."""
    seat = table.seats[number]
    if seat.is_dummy:
        emit(thinks, number, "effect", dummy_words.karma, count)
        gain_money(table, number, count, "karma", emit)
        return
    kept = min(count, table.board.most_karma - seat.karma)
    seat.karma += kept
    emit(KarmaGained, number, kept, seat.karma)
