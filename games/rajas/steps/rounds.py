"""Rounds, passes and turns: one worker each in turn until nobody has any, then all come home."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.decision import Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.rajas.board import TRACK
from games.rajas.dice import without_one
from games.rajas.ending import standings
from games.rajas.events import (
    DiceSpent,
    GameEnded,
    MarkersMet,
    RoundEnded,
    RoundStarted,
    WorkerPlaced,
    WorkerSetAside,
)
from games.rajas.moves import NO_DIE, SET_ASIDE, Place, SetAside, TurnDie
from games.rajas.spaces import gains, placements
from games.rajas.state import RajasTable
from games.rajas.steps.carrying_out import carry_out
from games.rajas.steps.dummy_turn import DummyArea
from games.rajas.steps.standing import question, turns_die

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
        emit(RoundStarted, table.round, table.seat)
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
        return question(table, number, "place", asked, options or [SET_ASIDE])

    def answer(
        self, table: RajasTable, option: Place | SetAside | TurnDie | None, emit: Emit
    ) -> None:
        number = table.seat
        if option is None:
            table.steps += [END_TURN, DummyArea(number)]
        elif isinstance(option, Place):
            table.steps.append(END_TURN)
            _place(table, number, option, emit)
        elif not turns_die(self, table, number, option, emit):
            table.seats[number].workers -= 1
            emit(WorkerSetAside, number)
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
    emit(WorkerPlaced, number, space.id, option.die, space.money, seat.used, space.called)
    if option.die != NO_DIE:
        seat.dice = without_one(seat.dice, option.die)
        emit(DiceSpent, number, (option.die,), space.called)
    carry_out(table, number, effects, SOURCES[space.area], emit)


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """RAJ-3.2 and 12.2: the next seat with a worker; after a pass the end, or a new round."""

    def answer(self, table: RajasTable, option: None, emit: Emit) -> None:
        order, seats = table.order, table.seats
        if not table.is_ending:
            for number, seat in enumerate(seats):
                if 2 * seat.fame + seat.money >= TRACK:
                    table.is_ending = True
                    emit(MarkersMet, number, seat.overlap)
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
        emit(RoundEnded, table.round, table.elephant)
        table.steps.append(StartRound())


@dataclass(frozen=True, slots=True)
class EndGame(Step):
    """RAJ-12.3: the largest overlap wins."""

    def answer(self, table: RajasTable, option: None, emit: Emit) -> None:
        winner = standings(table)[0]
        used = tuple([seat.used for seat in table.seats])
        emit(GameEnded, winner, table.seats[winner].overlap, table.round, used)


TAKE_TURN, END_TURN = TakeTurn(), EndTurn()
