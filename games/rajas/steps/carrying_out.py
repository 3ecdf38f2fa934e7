"""Effects carried out in order, markers on tracks, upgrades, yields and dice gained.

The effects themselves are handled in `steps.effects`, which enters its functions here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.core.chance import Dice as DiceRoll
from engine.core.decision import Chance, Decision, Option
from engine.core.step import Emit, RuleHook, Step, react
from engine.text.message import Message
from games.rajas import dummy_words, events, moves
from games.rajas.board import Bonus, draw_yield
from games.rajas.effects import (
    BUILDING,
    BUILDING_NAMES,
    BUILDINGS,
    COLOUR_OF,
    Dice,
    Effects,
    GainFame,
    GainMoney,
    colours_said,
    die,
    turned,
    with_die,
    without,
    without_one,
)
from games.rajas.spaces import Colours, takeable
from games.rajas.state import RajasTable


def seat_missing(table: RajasTable, number: int) -> list[str]:
    count = len(table.seats)
    if number in range(count):
        return []
    return [f"the step on top is for seat {number}; the seats are 0 to {count - 1}"]


def not_a_person(table: RajasTable, number: int) -> list[str]:
    """A problem when the seat is missing or a dummy's."""
    problems = seat_missing(table, number)
    if not problems and table.seats[number].is_dummy:
        problems = [f"seats[{number}] is a dummy, which is asked nothing"]
    return problems


def not_a_dummy(table: RajasTable, number: int) -> list[str]:
    """A problem when the seat is missing or a person's."""
    problems = seat_missing(table, number)
    if not problems and not table.seats[number].is_dummy:
        problems = [f"seats[{number}] is no dummy, but is to move like one"]
    return problems


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
        turns = map(moves.turn_die, dice)
        return Decision(number, kind, Message("with-karma", {"asked": asked}), [*options, *turns])
    return Decision(number, kind, asked, options)


def turns_die(step: Any, table: RajasTable, number: int, option: Any, emit: Emit) -> bool:
    """RAJ-4.4: spends a karma on turning a die, and asks the step again; False for other moves."""
    if not isinstance(option, moves.TurnDie):
        return False
    seat = table.seats[number]
    after = turned(option.die)
    seat.karma -= 1
    seat.dice = with_die(without_one(seat.dice, option.die), after)
    emit(events.DieTurned, number, option.die, after, seat.karma)
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
        emit(events.thinks, number, "effect", dummy_words.handicap, GainMoney(count))
    seat.money += count
    emit(events.MoneyGained, number, count, seat.money, source)
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
        emit(events.thinks, number, "effect", dummy_words.handicap, GainFame(count))
    seat.fame += count
    emit(events.FameGained, number, count, seat.fame, source)
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
    is_dummy = table.seats[number].is_dummy
    if is_dummy:
        emit(events.thinks, number, "effect", dummy_words.bonus, track, bonus, source)
    emit(events.BonusReached, number, track, bonus.space, not is_dummy)


def gain_karma(table: RajasTable, number: int, count: int, emit: Emit) -> None:
    """RAJ-4.3: karma up to the most that can be kept; SOLO-3.4: a dummy gets money instead."""
    seat = table.seats[number]
    if seat.is_dummy:
        emit(events.thinks, number, "effect", dummy_words.karma, count)
        gain_money(table, number, count, "karma", emit)
        return
    kept = min(count, table.board.most_karma - seat.karma)
    seat.karma += kept
    emit(events.KarmaGained, number, kept, seat.karma)


DRAW_YIELD, DRAW_YIELD_ANEW = Message("draw-yield"), Message("draw-yield-anew")


def upgrade(table: RajasTable, number: int, building: int, emit: Emit) -> None:
    """RAJ-4.11: a scroll goes up by one; what else that brings, the version says."""
    seat = table.seats[number]
    value = seat.scrolls[building] + 1
    seat.scrolls = (*seat.scrolls[:building], value, *seat.scrolls[building + 1 :])
    emit(events.ScrollRaised, number, building, value)
    react(hooks_of(table), table, events.ScrollRaised(number, building, value))


def _put_yield(table: RajasTable, event: events.ScrollRaised) -> list[ChooseYield]:
    """RAJ-10.3: a person who upgrades a building type also gets a yield tile of its colour."""
    if table.seats[event.seat].is_dummy:
        return []
    return [ChooseYield(event.seat, event.building)]


NAVARATNAS = (RuleHook("navaratnas", "RAJ-10.3", after={events.ScrollRaised: _put_yield}),)


def hooks_of(table: RajasTable) -> tuple[RuleHook, ...]:
    """What on the table has a say in the rules: the Navaratnas version."""
    return NAVARATNAS if table.is_navaratnas else ()


@dataclass(frozen=True, slots=True)
class ChooseYield(Step):
    """RAJ-10.3 and 10.4: a face-up yield tile of a colour, onto a free border of that colour.

    The Dancer's tile is used at once when no such border is free.
    """

    seat: int
    colour: int
    uses_at_once: bool = False

    def ask(self, table: RajasTable) -> Decision | None:
        options = self._options(table)
        if len(options) < 2:
            return None
        asked = Message("ask-yield", {"building": BUILDING(BUILDING_NAMES[self.colour])})
        return question(table, self.seat, "yield", asked, options)

    def _options(self, table: RajasTable) -> list[moves.PutYield | moves.UseYield]:
        known = table.board.yields
        tiles = [tile for tile in table.yields if known[tile].colour == self.colour]
        borders = free_borders(table, self.seat, self.colour)
        if borders:
            return [moves.PutYield(tile, border) for tile in tiles for border in borders]
        return [moves.UseYield(tile) for tile in tiles] if self.uses_at_once else []

    def answer(
        self,
        table: RajasTable,
        option: moves.PutYield | moves.UseYield | moves.TurnDie | None,
        emit: Emit,
    ) -> None:
        if turns_die(self, table, self.seat, option, emit):
            return
        options = self._options(table)
        chosen = option or (options[0] if options else None)
        if isinstance(chosen, moves.PutYield):
            put_yield(table, self.seat, chosen.tile, chosen.border)
            emit(events.YieldPut, self.seat, *yield_put(table, chosen.tile, chosen.border))
        elif isinstance(chosen, moves.UseYield):
            use_yield(table, self.seat, chosen.tile, emit)
        else:
            emit(events.NothingDone, self.seat, "no-yield-taken")

    def problems(self, table: RajasTable) -> list[str]:
        return not_a_person(table, self.seat)


def free_borders(table: RajasTable, number: int, colour: int) -> list[int]:
    """RAJ-10.3: borders of a colour that are not connected yet and bear no yield tile."""
    seat = table.seats[number]
    return [
        border
        for border, each in enumerate(table.side.borders)
        if each.colour == colour
        and border not in seat.claimed
        and not (seat.yields and seat.yields[border])
    ]


def put_yield(table: RajasTable, number: int, tile: str, border: int) -> None:
    table.yields = tuple([each for each in table.yields if each != tile])
    seat = table.seats[number]
    lying = seat.yields or ("",) * len(table.side.borders)
    seat.yields = (*lying[:border], tile, *lying[border + 1 :])


def yield_put(table: RajasTable, tile: str, border: int) -> tuple[str, int, Effects, Message, str]:
    """A yield tile and its border, with what the one brings and how the other is called."""
    known = table.board.yields[tile]
    return tile, border, known.effects, table.border_called(border), BUILDINGS[known.colour]


def use_yield(table: RajasTable, number: int, tile: str, emit: Emit) -> None:
    """RAJ-5.7: a yield tile is used at once and put away."""
    table.yields = tuple([each for each in table.yields if each != tile])
    table.discarded = (*table.discarded, tile)
    known = table.board.yields[tile]
    effects = known.effects
    emit(events.YieldUsed, number, tile, effects, BUILDINGS[known.colour])
    carry_out(table, number, effects, "yield tile", emit)


@dataclass(frozen=True, slots=True)
class DrawYield(Step):
    """RAJ-5.7: the top tile of the pile, which is shuffled anew when it is empty.

    RAJ-11.6: with Navaratnas a dummy gets one of those face up at random.
    """

    seat: int
    colour: int

    def ask(self, table: RajasTable) -> Chance | None:
        pile = self._pile(table)
        if not pile:
            return None
        asked = DRAW_YIELD if pile[0] in table.yields else DRAW_YIELD_ANEW
        return Chance("yield", asked, draw_yield(table.board, pile), self.seat)

    def _pile(self, table: RajasTable) -> tuple[str, ...]:
        known = table.board.yields
        pile = tuple([tile for tile in table.yields if known[tile].colour == self.colour])
        if pile or table.is_navaratnas:
            return pile
        return tuple(sorted(tile for tile in table.discarded if known[tile].colour == self.colour))

    def answer(self, table: RajasTable, tile: str | None, emit: Emit) -> None:
        is_dummy = table.seats[self.seat].is_dummy
        if tile is None:
            what = "no-yield-left"
            if is_dummy:
                emit(events.thinks, self.seat, "effect", dummy_words.nothing, "RAJ-11.6", what)
            emit(events.NothingDone, self.seat, what)
            return
        if is_dummy:
            emit(
                events.thinks,
                self.seat,
                "effect",
                dummy_words.yield_tile,
                table,
                tile,
                self._pile(table),
            )
        if tile not in table.yields:
            table.yields, table.discarded = self._pile(table), ()
        use_yield(table, self.seat, tile, emit)

    def problems(self, table: RajasTable) -> list[str]:
        return seat_missing(table, self.seat)


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
        options = [moves.take_dice(colours) for colours in handfuls]
        asked = Message("ask-dice", {"count": len(handfuls[0])})
        return question(table, self.seat, "dice", asked, options)

    def answer(
        self, table: RajasTable, option: moves.TakeDice | moves.TurnDie | None, emit: Emit
    ) -> None:
        if turns_die(self, table, self.seat, option, emit):
            return
        handfuls = takeable(table, self.seat, self.colours)
        taken = option.colours if isinstance(option, moves.TakeDice) else handfuls[0]
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
        emit(events.DiceForfeited, number, len(offered) - len(taken))
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
        emit(events.DiceGained, self.seat, dice, self.source)

    def problems(self, table: RajasTable) -> list[str]:
        problems = not_a_person(table, self.seat)
        if not problems and not 0 < len(self.colours) <= 48:
            problems = ["the step on top is to roll dice gained, but names none"]
        return problems


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
        options = [moves.KEEP_DICE, *[moves.reroll(number) for number in dict.fromkeys(left)]]
        return Decision(self.seat, "reroll", ASK_REROLL, tuple(options))

    def answer(
        self, table: RajasTable, option: moves.Reroll | moves.KeepDice | None, emit: Emit
    ) -> None:
        if isinstance(option, moves.Reroll):
            table.steps.append(ChooseReroll(self.seat, with_die(self.chosen, option.die)))
        elif self.chosen:
            table.steps.append(RollAgain(self.seat, self.chosen))

    def problems(self, table: RajasTable) -> list[str]:
        problems = not_a_person(table, self.seat)
        return problems or not_owned(table, self.seat, self.chosen)


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
        emit(events.DiceRerolled, self.seat, self.chosen, dice)

    def problems(self, table: RajasTable) -> list[str]:
        problems = not_a_person(table, self.seat)
        if not problems and not self.chosen:
            problems = ["the step on top is to roll dice again, but names none"]
        return problems or not_owned(table, self.seat, self.chosen)


def not_owned(table: RajasTable, number: int, dice: tuple[int, ...]) -> list[str]:
    left = list(table.seats[number].dice)
    for each in dice:
        if each not in left:
            return [f"the step on top needs a die that seats[{number}].dice lacks"]
        left.remove(each)
    return []
