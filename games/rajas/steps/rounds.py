"""The set-up, and rounds of turns: one worker each until nobody has any."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.chance import Dice as DiceRoll
from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.rajas import effects as fx
from games.rajas import events
from games.rajas.board import TRACK, board_of, draw_river_tile, draw_yield
from games.rajas.moves import NO_DIE, SET_ASIDE, CoverBorder, Place, SetAside, TurnDie
from games.rajas.scoring import standings
from games.rajas.spaces import gains, placements
from games.rajas.state import RajasTable, Rules, Seat
from games.rajas.steps import carrying_out
from games.rajas.steps.building import RevealTile
from games.rajas.steps.dummies import DummyArea

ASK_PLACE, ASK_SET_ASIDE = Message("ask-place"), Message("ask-set-aside")
SOURCES = {
    "quarry": "quarry",
    "market": "market",
    "harbor": "harbour",
    "chambers": "chambers",
    "balconies": "balconies",
    "terrace": "terrace",
}


@dataclass(frozen=True, slots=True)
class StartRound(Step):
    """RAJ-3.1: a round begins with the owner of the elephant."""

    def answer(self, table: RajasTable, option: None, emit: Emit) -> None:
        table.round += 1
        table.seat = table.elephant
        emit(events.RoundStarted, table.round, table.seat)
        table.steps.append(TAKE_TURN)

    def problems(self, table: RajasTable) -> list[str]:
        if table.placed:
            return ["placed must be empty when a round starts"]
        return []


@dataclass(frozen=True, slots=True)
class TakeTurn(Step):
    """RAJ-3.2 and 3.4: the seat places exactly one worker and does what the space brings."""

    def ask(self, table: RajasTable) -> Decision | None:
        number = table.seat
        if table.seats[number].is_dummy:
            return None
        options = placements(table, number)
        asked = ASK_PLACE if options else ASK_SET_ASIDE
        return carrying_out.question(table, number, "place", asked, options or [SET_ASIDE])

    def answer(
        self, table: RajasTable, option: Place | SetAside | TurnDie | None, emit: Emit
    ) -> None:
        number = table.seat
        if option is None:
            table.steps += [END_TURN, DummyArea(number)]
        elif isinstance(option, Place):
            table.steps.append(END_TURN)
            _place(table, number, option, emit)
        elif not carrying_out.turns_die(self, table, number, option, emit):
            table.seats[number].workers -= 1
            emit(events.WorkerSetAside, number)
            table.steps.append(END_TURN)

    def problems(self, table: RajasTable) -> list[str]:
        if not table.seats[table.seat].workers:
            return [f"seats[{table.seat}].workers is 0, but the seat is to place one"]
        return []


def _place(table: RajasTable, number: int, option: Place, emit: Emit) -> None:
    """RAJ-3.3 and 3.5: costs first, then the effects of the space in their order."""
    seat, space = table.seats[number], table.space(option.space)
    effects = gains(table, number, space, option.die)
    seat.workers -= 1
    seat.used += 1
    table.placed[space.id] = number
    seat.money -= space.money
    emit(events.WorkerPlaced, number, space.id, option.die, space.money, seat.used, space.called)
    if option.die != NO_DIE:
        seat.dice = fx.without_one(seat.dice, option.die)
        emit(events.DiceSpent, number, (option.die,), space.called)
    carrying_out.carry_out(table, number, effects, SOURCES[space.area], emit)


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """RAJ-3.2 and 12.2: the next seat with a worker; after a pass the end, or a new round."""

    def answer(self, table: RajasTable, option: None, emit: Emit) -> None:
        order, seats = table.order, table.seats
        if not table.is_ending:
            for number, seat in enumerate(seats):
                if 2 * seat.fame + seat.money >= TRACK:
                    table.is_ending = True
                    emit(events.MarkersMet, number, seat.overlap)
        place = 1 + order.index(table.seat)
        for number in order[place:] + order[:place]:
            if number == table.elephant:
                if table.is_ending:
                    table.steps.append(EndGame())
                    return
                if not any(seat.workers for seat in seats):
                    table.steps.append(EndRound())
                    return
            if seats[number].workers:
                table.seat = number
                table.steps.append(TAKE_TURN)
                return


@dataclass(frozen=True, slots=True)
class EndRound(Step):
    """RAJ-3.6 and 3.7: workers come home, dice and karma stay, the elephant moves on."""

    def answer(self, table: RajasTable, option: None, emit: Emit) -> None:
        table.placed.clear()
        for seat in table.seats:
            seat.workers, seat.used = seat.owned, 0
        if table.visitor is None:
            place = table.order.index(table.elephant) + table.board.elephant_step
            table.elephant = table.order[place % len(table.order)]
        else:
            table.elephant, table.visitor = table.visitor, None
        table.seat = table.elephant
        emit(events.RoundEnded, table.round, table.elephant)
        table.steps.append(StartRound())


@dataclass(frozen=True, slots=True)
class EndGame(Step):
    """RAJ-12.3: the largest overlap wins."""

    def answer(self, table: RajasTable, option: None, emit: Emit) -> None:
        winner = standings(table)[0]
        used = tuple([seat.used for seat in table.seats])
        emit(events.GameEnded, winner, table.seats[winner].overlap, table.round, used)


TAKE_TURN, END_TURN = TakeTurn(), EndTurn()


FOUR_DICE = DiceRoll(4)
ONE_DIE = DiceRoll(1)
ROLL_START = Message("roll-start", {"colours": fx.colours_said(range(4))})
ROLL_RIVER, TURN_UP_RIVER = Message("roll-river"), Message("turn-up-river")
RIVER_TILE = "river tile"
DRAW_BROWN = Message("draw-brown")
BROWN = fx.BUILDINGS.index("brown")


def new_table(rules: Rules, dummies: Sequence[bool]) -> RajasTable:
    """RAJ-2.1 to 2.5: the table before the first tile turns up; `dummies` says which seats are."""
    board = board_of(rules.numbers, rules.box)
    seats = [_new_seat(rules, is_dummy) for is_dummy in dummies]
    people = [number for number, seat in enumerate(seats) if not seat.is_dummy]
    others = [number for number, seat in enumerate(seats) if seat.is_dummy]
    white = fx.BUILDINGS.index("white")
    yields = [
        tile.id
        for tile in board.yields.values()
        if rules.board == "navaratnas" or tile.colour == white
    ]
    table = RajasTable(
        rules,
        seats,
        (*people, *others),
        tops=("",) * len(board.stacks),
        stacks=board.stacks,
        yields=tuple(sorted(yields)),
        river=("",) * len(board.river),
    )
    steps: list[Step] = [StartRound(), GrantHandicap()]
    if rules.board == "navaratnas":
        steps += [DrawBrown(number) for number in reversed(people)]
    steps += [FindStarter(tuple(people))]
    steps += [RollStart(number) for number in reversed(people)]
    if rules.ganga:
        steps.append(LayRiver())
    steps += [RevealTile(stack) for stack in reversed(range(len(board.stacks)))]
    table.steps = steps
    return table


def _new_seat(rules: Rules, is_dummy: bool) -> Seat:
    """RAJ-2.4; SOLO-1.6 to 1.16 for a dummy."""
    begin = board_of(rules.numbers, rules.box).begin
    return Seat(
        is_dummy,
        fame=begin.fame,
        karma=0 if is_dummy else begin.karma,
        scrolls=(begin.scroll,) * len(fx.BUILDINGS),
        workers=begin.workers,
        owned=begin.workers,
        dice=tuple([fx.die(colour) for colour in range(4)]) if is_dummy else (),
    )


@dataclass(frozen=True, slots=True)
class RollStart(Step):
    """RAJ-2.5: a person rolls the first four dice, one of each colour."""

    seat: int

    @property
    def asked_colours(self) -> tuple[int, ...]:
        """The colours of the dice rolled, in their order."""
        return tuple(range(len(fx.COLOURS)))

    def ask(self, table: RajasTable) -> Chance:
        return Chance("start", ROLL_START, FOUR_DICE, self.seat)

    def answer(self, table: RajasTable, faces: tuple[int, ...], emit: Emit) -> None:
        dice = tuple([fx.die(colour, face) for colour, face in enumerate(faces)])
        table.seats[self.seat].dice = dice
        emit(events.StartRolled, self.seat, dice)

    def problems(self, table: RajasTable) -> list[str]:
        return carrying_out.not_a_person(table, self.seat)


@dataclass(frozen=True, slots=True)
class FindStarter(Step):
    """RAJ-2.6: the lowest sum of four dice starts; a tie is rolled again by those who tie.

    SOLO-1.5: alone against dummies a person always starts; then money by the order of turns.
    """

    people: tuple[int, ...]

    def answer(self, table: RajasTable, option: None, emit: Emit) -> None:
        sums = {number: fx.pips(table.seats[number].dice) for number in self.people}
        lowest = [number for number in self.people if sums[number] == min(sums.values())]
        if len(lowest) > 1:
            table.steps.append(FindStarter(tuple(lowest)))
            table.steps += [RollStart(number) for number in reversed(lowest)]
            return
        table.elephant = table.seat = lowest[0] if lowest else table.order[0]
        start = table.order.index(table.elephant)
        money = table.board.begin.money
        for place in range(len(table.order)):
            number = table.order[(start + place) % len(table.order)]
            table.seats[number].money = money[place]
        _set_markers(table)
        emit(events.StarterFound, table.elephant, tuple([seat.money for seat in table.seats]))

    def problems(self, table: RajasTable) -> list[str]:
        return [
            problem
            for number in self.people
            for problem in carrying_out.not_a_person(table, number)
        ]


def _set_markers(table: RajasTable) -> None:
    """RAJ-2.4: the bonus marker waits at the first money bonus from its start on."""
    bonuses, begin = table.board.money_bonuses, table.board.begin
    first = sum([bonus.space < begin.bonus_space for bonus in bonuses])
    for seat in table.seats:
        seat.bonus = first


@dataclass(frozen=True, slots=True)
class LayRiver(Step):
    """RAJ-9.1: a die counts on from the last covered space to the next, not past the end."""

    last: int = 0

    def ask(self, table: RajasTable) -> Chance | None:
        if not _river_tiles_left(table):
            return None
        return Chance("river", ROLL_RIVER, ONE_DIE)

    def answer(self, table: RajasTable, roll: tuple[int, ...] | None, emit: Emit) -> None:
        if roll is not None and self.last + roll[0] < table.board.last_space:
            table.steps.append(DrawRiver(self.last + roll[0]))

    def problems(self, table: RajasTable) -> list[str]:
        return _not_in_setup(table)


@dataclass(frozen=True, slots=True)
class DrawRiver(Step):
    """RAJ-9.1: the next river tile is turned up on its space."""

    space: int

    def ask(self, table: RajasTable) -> Chance:
        left = draw_river_tile(table.board, _river_tiles_left(table))
        return Chance(RIVER_TILE, TURN_UP_RIVER, left)

    def answer(self, table: RajasTable, tile: str, emit: Emit) -> None:
        table.river = (*table.river[: self.space], tile, *table.river[self.space + 1 :])
        emit(events.RiverTileLaid, self.space, tile, table.board.river_tiles[tile])
        table.steps.append(LayRiver(self.space))

    def problems(self, table: RajasTable) -> list[str]:
        if not _river_tiles_left(table) or self.space not in range(1, len(table.river) - 1):
            return ["river has no place or no tile left, but another is to be laid"]
        return _not_in_setup(table)


def _river_tiles_left(table: RajasTable) -> tuple[str, ...]:
    return tuple([tile for tile in table.board.river_tiles if tile not in table.river])


def _not_in_setup(table: RajasTable) -> list[str]:
    return [f"round is {table.round}, but the table is still being set up"] if table.round else []


@dataclass(frozen=True, slots=True)
class DrawBrown(Step):
    """RAJ-10.2: a person draws a brown yield tile."""

    seat: int

    def ask(self, table: RajasTable) -> Chance:
        return Chance("brown", DRAW_BROWN, draw_yield(table.board, self._left(table)), self.seat)

    def _left(self, table: RajasTable) -> tuple[str, ...]:
        known = table.board.yields
        return tuple([tile for tile in table.yields if known[tile].colour == BROWN])

    def answer(self, table: RajasTable, tile: str, emit: Emit) -> None:
        emit(events.BrownDrawn, self.seat, tile, table.board.yields[tile].effects)
        table.steps.append(CoverBrown(self.seat, tile))

    def problems(self, table: RajasTable) -> list[str]:
        problems = carrying_out.not_a_person(table, self.seat)
        if not problems and not self._left(table):
            problems = ["yields holds no brown tile, but one is to be drawn"]
        return problems


@dataclass(frozen=True, slots=True)
class CoverBrown(Step):
    """RAJ-10.2: the brown tile covers one of the two brown borders, by choice."""

    seat: int
    brown: str

    def ask(self, table: RajasTable) -> Decision:
        borders = carrying_out.free_borders(table, self.seat, BROWN)
        options = tuple([CoverBorder(border) for border in borders])
        brings = fx.effects_said(table.board.yields[self.brown].effects)
        return Decision(self.seat, "brown", Message("ask-brown", {"brings": brings}), options)

    def answer(self, table: RajasTable, option: CoverBorder, emit: Emit) -> None:
        carrying_out.put_yield(table, self.seat, self.brown, option.border)
        emit(events.YieldPut, self.seat, *carrying_out.yield_put(table, self.brown, option.border))

    def problems(self, table: RajasTable) -> list[str]:
        problems = carrying_out.not_a_person(table, self.seat)
        if not problems and self.brown not in table.yields:
            problems = [f"yields lacks '{self.brown}', which is to be laid"]
        return problems


@dataclass(frozen=True, slots=True)
class GrantHandicap(Step):
    """SOLO-2.5 and 2.6: markers of dummies go forward, with every bonus they pass."""

    def answer(self, table: RajasTable, option: None, emit: Emit) -> None:
        handicap, numbers = table.rules.handicap, table.board.dummy
        if not handicap:
            return
        fame = fx.GainFame(handicap * numbers.fame_per_handicap)
        money = fx.GainMoney(handicap * numbers.money_per_handicap)
        start = table.order.index(table.elephant)
        order = (*table.order[start:], *table.order[:start])
        for number in reversed(order):
            if table.seats[number].is_dummy:
                table.steps.append(carrying_out.CarryOut(number, (fame, money), "handicap"))

    def problems(self, table: RajasTable) -> list[str]:
        return _not_in_setup(table)
