"""The frame of a round: roll, assign, reveal, the phases, Manage Empire, and the end test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.chance import Draw
from engine.core.decision import Chance
from engine.core.step import Emit, Step
from engine.text.message import Message, SeatNumber
from games.roll_galaxy.dice import (
    DIE_FACES,
    NO_DICE,
    PHASES,
    SHIP,
    WHITE,
    CupRoll,
    one_by_one,
)
from games.roll_galaxy.events import (
    CupRolled,
    Ending,
    ExtraDieRolled,
    GameEnded,
    PhasesRevealed,
    RoundStarted,
)
from games.roll_galaxy.names import handful
from games.roll_galaxy.projection import projected_citizenry
from games.roll_galaxy.scoring import result
from games.roll_galaxy.state import (
    DICTATED,
    FEWEST_SEATS,
    SQUARES_TO_END,
    RollTable,
    rolled,
)
from games.roll_galaxy.steps.assigning import AssignDice
from games.roll_galaxy.steps.managing import RaiseToFloor, RecallDice, RecruitDice
from games.roll_galaxy.steps.phases import RunPhase
from games.roll_galaxy.steps.refunds import return_workers
from games.roll_galaxy.steps.standing import not_in_round, seat_missing
from games.roll_galaxy.tiles import HIDDEN

_WHITE_FACES = Counter(DIE_FACES[WHITE])
EXTRA_DIE = Draw(PHASES, tuple(_WHITE_FACES[phase] for phase in range(len(PHASES))))


ROLL_EXTRA = Message("roll-extra")


@dataclass(frozen=True, slots=True)
class StartRound(Step):
    """ROLL-3.1: everybody rolls, everybody assigns, then the screens go up."""

    def answer(self, table: RollTable, option: None, emit: Emit) -> None:
        table.round += 1
        table.phases = ()
        table.phase = None
        table.revealed = False
        for seat in table.seats:
            seat.called = seat.projection = None
            seat.uses = ()
        seats = range(len(table.seats) - 1, -1, -1)
        table.steps.append(Reveal())
        table.steps += [AssignDice(seat) for seat in seats]
        table.steps += [RollCup(seat) for seat in seats]
        emit(RoundStarted, table.round)

    def problems(self, table: RollTable) -> list[str]:
        if any(seat.workers for seat in table.seats):
            return ["a round is to start, but there are still workers"]
        return []


@dataclass(frozen=True, slots=True)
class RollCup(Step):
    """ROLL-4.1 and 5.1: all dice of the cup are rolled; what shows a phase goes under it."""

    seat: int

    def ask(self, table: RollTable) -> Chance:
        cup = table.seats[self.seat].cup
        asked = Message("roll-cup", {"seat": SeatNumber(self.seat), **handful(cup)})
        return Chance("roll", asked, CupRoll(one_by_one(cup)), self.seat, secret=True)

    def answer(self, table: RollTable, faces: tuple[int, ...], emit: Emit) -> None:
        seat = table.seats[self.seat]
        colours = one_by_one(seat.cup)
        seat.cup = NO_DICE
        seat.workers = rolled(colours, faces)
        emit.to(self.seat, CupRolled, self.seat, colours, faces)

    def problems(self, table: RollTable) -> list[str]:
        faults = seat_missing(table, self.seat) or not_in_round(table)
        if not faults and table.seats[self.seat].workers:
            faults = [f"seats[{self.seat}] is to roll, but has workers already"]
        if not faults and not any(table.seats[self.seat].cup):
            faults = [f"seats[{self.seat}].cup is empty, but it is to be rolled"]
        return faults


@dataclass(frozen=True, slots=True)
class Reveal(Step):
    """ROLL-6.1 to 6.4: all selected phases occur, with two seats one more by a white die."""

    def ask(self, table: RollTable) -> Chance | None:
        if len(table.seats) != FEWEST_SEATS:
            return None
        return Chance("extra", ROLL_EXTRA, EXTRA_DIE)

    def answer(self, table: RollTable, name: str | None, emit: Emit) -> None:
        seats = table.seats
        called = tuple([seat.called for seat in seats if seat.called is not None])
        occurring = set(called)
        if name is not None:
            extra = PHASES.index(name)
            occurring.add(extra)
            emit(ExtraDieRolled, extra)
        table.phases = tuple(sorted(occurring))
        table.revealed = True
        workers = tuple([seat.workers for seat in seats])
        emit(PhasesRevealed, called, workers, table.phases, tuple([seat.uses for seat in seats]))
        for number in range(len(seats)):
            for place in (*range(len(PHASES)), DICTATED):
                if place not in occurring:
                    return_workers(table, number, place, emit)
        for number, seat in enumerate(seats):
            is_told = HIDDEN not in (*seat.developments, *seat.worlds)
            seat.projection = projected_citizenry(table, number) if is_told else None
        table.steps += rest_of_round(table.order, table.phases)

    def problems(self, table: RollTable) -> list[str]:
        for number, seat in enumerate(table.seats):
            if seat.called is None or any(
                not (0 <= worker.place <= SHIP or worker.place == DICTATED)
                for worker in seat.workers
            ):
                return [f"the reveal is next, but seats[{number}] has not assigned its dice"]
        return not_in_round(table)


def rest_of_round(order: tuple[int, ...], phases: Sequence[int]) -> list[Step]:
    """ROLL-3.1: these phases, then Manage Empire and the end test; the first thing comes last."""
    last_first = order[::-1]
    steps: list[Step] = [CheckEnd(), RaiseToFloor()]
    steps += [RecallDice(seat) for seat in last_first]
    steps += [RecruitDice(seat) for seat in last_first]
    steps += [RunPhase(phase) for phase in reversed(phases)]
    return steps


@dataclass(frozen=True, slots=True)
class CheckEnd(Step):
    """ROLL-13.1 and 13.2: the end, or another round."""

    def answer(self, table: RollTable, option: None, emit: Emit) -> None:
        if not table.is_ending:
            table.steps.append(StartRound())
            return
        squares = any(len(seat.tableau) >= SQUARES_TO_END for seat in table.seats)
        ending: Ending = "tiles" if table.pool > 0 else "both" if squares else "chips"
        final = result(table)
        emit(GameEnded, final.winners, tuple(map(int, final.scores)), ending)

    def problems(self, table: RollTable) -> list[str]:
        return not_in_round(table)
