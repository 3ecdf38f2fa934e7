"""Dice gained by a person: which to take, the roll, and rolling again."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.chance import Dice as DiceRoll
from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.rajas.dice import COLOUR_OF, die, with_die, without
from games.rajas.events import DiceForfeited, DiceGained, DiceRerolled
from games.rajas.gaining import Colours, takeable
from games.rajas.moves import KEEP_DICE, KeepDice, Reroll, TakeDice, TurnDie, reroll, take_dice
from games.rajas.naming import colours_said
from games.rajas.state import RajasTable
from games.rajas.steps.standing import not_a_person, question, turns_die

ASK_REROLL = Message("ask-reroll")
ROLLS = [DiceRoll(max(1, count)) for count in range(49)]


@dataclass(frozen=True, slots=True)
class ChooseDice(Step):
    """RAJ-4.2: the colours of the dice to take, as many as have a place and are in the supply."""

    seat: int
    colours: Colours
    source: str

    def ask(self, table: RajasTable) -> Decision | None:
        handfuls = takeable(table, self.seat, self.colours)
        if len(handfuls) == 1:
            return None
        options = [take_dice(colours) for colours in handfuls]
        asked = Message("ask-dice", {"count": len(handfuls[0])})
        return question(table, self.seat, "dice", asked, options)

    def answer(self, table: RajasTable, option: TakeDice | TurnDie | None, emit: Emit) -> None:
        if turns_die(self, table, self.seat, option, emit):
            return
        handfuls = takeable(table, self.seat, self.colours)
        taken = option.colours if isinstance(option, TakeDice) else handfuls[0]
        _take(table, self.seat, self.colours, taken, self.source, emit)

    def problems(self, table: RajasTable) -> list[str]:
        return not_a_person(table, self.seat)


def gain_dice(table: RajasTable, number: int, colours: Colours, source: str, emit: Emit) -> None:
    """RAJ-4.1 and 4.2: a person takes dice, and is asked where there is a choice."""
    handfuls = takeable(table, number, colours)
    if len(handfuls) > 1:
        table.steps.append(ChooseDice(number, colours, source))
    else:
        _take(table, number, colours, handfuls[0], source, emit)


def _take(
    table: RajasTable, number: int, offered: Colours, taken: Colours, source: str, emit: Emit
) -> None:
    if len(taken) < len(offered):
        emit(DiceForfeited, number, len(offered) - len(taken))
    if taken:
        table.steps.append(roll_gained(number, taken, source))


@dataclass(frozen=True, slots=True)
class RollGained(Step):
    """RAJ-4.1: dice gained are rolled at once and put on the Kali statue."""

    seat: int
    colours: Colours
    source: str

    @property
    def asked_colours(self) -> Colours:
        """The colours of the dice rolled, in their order."""
        return self.colours

    def ask(self, table: RajasTable) -> Chance:
        return Chance("gained", _wanted(self.colours), ROLLS[len(self.colours)], self.seat)

    def answer(self, table: RajasTable, faces: tuple[int, ...], emit: Emit) -> None:
        seat = table.seats[self.seat]
        dice = tuple(map(die, self.colours, faces))
        seat.dice = with_die(seat.dice, *dice)
        emit(DiceGained, self.seat, dice, self.source)

    def problems(self, table: RajasTable) -> list[str]:
        faults = not_a_person(table, self.seat)
        if not faults and not 0 < len(self.colours) <= 48:
            faults = ["the step on top is to roll dice gained, but names none"]
        return faults


roll_gained = cache(RollGained)


@cache
def _wanted(colours: Colours) -> Message:
    return Message("roll-gained", {"colours": colours_said(colours)})


@dataclass(frozen=True, slots=True)
class ChooseReroll(Step):
    """RAJ-5.13: any number of own dice to roll again, chosen one by one."""

    seat: int
    chosen: tuple[int, ...] = ()

    def ask(self, table: RajasTable) -> Decision | None:
        left = without(table.seats[self.seat].dice, self.chosen)
        if not left:
            return None
        options = [KEEP_DICE, *[reroll(number) for number in dict.fromkeys(left)]]
        return Decision(self.seat, "reroll", ASK_REROLL, tuple(options))

    def answer(self, table: RajasTable, option: Reroll | KeepDice | None, emit: Emit) -> None:
        if isinstance(option, Reroll):
            table.steps.append(ChooseReroll(self.seat, with_die(self.chosen, option.die)))
        elif self.chosen:
            table.steps.append(RollAgain(self.seat, self.chosen))

    def problems(self, table: RajasTable) -> list[str]:
        faults = not_a_person(table, self.seat)
        return faults or not_owned(table, self.seat, self.chosen)


@dataclass(frozen=True, slots=True)
class RollAgain(Step):
    """RAJ-5.13: the chosen dice are rolled again, all at once."""

    seat: int
    chosen: tuple[int, ...]

    @property
    def asked_colours(self) -> Colours:
        """The colours of the dice rolled, in their order."""
        return tuple([COLOUR_OF[number] for number in self.chosen])

    def ask(self, table: RajasTable) -> Chance:
        colours = colours_said([COLOUR_OF[number] for number in self.chosen])
        return Chance(
            "again", Message("roll-again", {"colours": colours}), ROLLS[len(self.chosen)], self.seat
        )

    def answer(self, table: RajasTable, faces: tuple[int, ...], emit: Emit) -> None:
        seat = table.seats[self.seat]
        pairs = zip(self.chosen, faces, strict=True)
        dice = tuple([die(COLOUR_OF[number], face) for number, face in pairs])
        seat.dice = with_die(without(seat.dice, self.chosen), *dice)
        emit(DiceRerolled, self.seat, self.chosen, dice)

    def problems(self, table: RajasTable) -> list[str]:
        faults = not_a_person(table, self.seat)
        if not faults and not self.chosen:
            faults = ["the step on top is to roll dice again, but names none"]
        return faults or not_owned(table, self.seat, self.chosen)


def not_owned(table: RajasTable, number: int, dice: tuple[int, ...]) -> list[str]:
    """A fault when a seat lacks some of these dice."""
    left = list(table.seats[number].dice)
    for each in dice:
        if each not in left:
            return [f"the step on top needs a die that seats[{number}].dice lacks"]
        left.remove(each)
    return []
