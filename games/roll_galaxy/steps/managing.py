"""Manage Empire: recruit, recall, and the least money."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.decision import Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.roll_galaxy.dice import NO_DICE, Dice, colours_in, one_by_one, plus
from games.roll_galaxy.events import DiceRecruited, DieRecalled, FloorReached
from games.roll_galaxy.moves import END_RECALL, ZONES, EndRecall, Recall, Recruit
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.steps.standing import hidden_from_itself, not_in_round, seat_missing

ASK_RECALL = Message("ask-recall")
ASK_RECALL_FOR_CUP = Message("ask-recall-for-cup")


@dataclass(frozen=True, slots=True)
class RecruitDice(Step):
    """ROLL-12.1 and 12.2: $1 for every die from the Citizenry, as long as both last."""

    seat: int

    def ask(self, table: RollTable) -> Decision | None:
        seat = table.seats[self.seat]
        colours = colours_in(seat.citizenry)
        if len(colours) < 2 or not 0 < seat.credits < sum(seat.citizenry):
            return None
        options = tuple([_RECRUITS[colour] for colour in colours])
        prompt = Message("ask-recruit", {"credits": seat.credits})
        return Decision(self.seat, "recruit", prompt, options)

    def answer(self, table: RollTable, option: Recruit | None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        if option is not None:
            self._recruit(seat, plus(NO_DICE, option.colour), emit)
            table.steps.append(self)
            return
        dice = NO_DICE
        for colour in one_by_one(seat.citizenry)[: seat.credits]:
            dice = plus(dice, colour)
        if any(dice):
            self._recruit(seat, dice, emit)

    def _recruit(self, seat: Seat, dice: Dice, emit: Emit) -> None:
        for colour, count in enumerate(dice):
            if count:
                seat.to_citizenry(colour, -count)
                seat.to_cup(colour, count)
        seat.credits -= sum(dice)
        emit(DiceRecruited, self.seat, dice)

    def problems(self, table: RollTable) -> list[str]:
        return seat_missing(table, self.seat) or not_in_round(table)


@dataclass(frozen=True, slots=True)
class RecallDice(Step):
    """ROLL-12.3 and 12.4: waiting dice and goods may go back to the cup; never an empty cup.

    `rolling` is how many dice the cup held before the first recall, None while there was none.
    """

    seat: int
    rolling: int | None = None

    def ask(self, table: RollTable) -> Decision | None:
        seat = table.seats[self.seat]
        options: list[Recall | EndRecall] = list(dice_to_recall(seat))
        if not options:
            return None
        prompt = ASK_RECALL_FOR_CUP
        if any(seat.cup):
            options.append(END_RECALL)
            prompt = ASK_RECALL
        return Decision(self.seat, "recall", prompt, options)

    def answer(self, table: RollTable, option: Recall | EndRecall | None, emit: Emit) -> None:
        if not isinstance(option, Recall):
            return
        seat = table.seats[self.seat]
        rolling = self.rolling or sum(seat.cup)
        if option.place == "zone":
            seat.take_waiting(option.index, option.colour)
        else:
            seat.take_good(option.index, option.colour)
        seat.to_cup(option.colour)
        world = seat.tableau[option.index] if option.place == "world" else None
        emit(DieRecalled, self.seat, option.colour, option.place, option.index, world)
        table.steps.append(RecallDice(self.seat, rolling or None))

    def problems(self, table: RollTable) -> list[str]:
        faults = seat_missing(table, self.seat) or not_in_round(table)
        return faults or hidden_from_itself(table, self.seat)


def dice_to_recall(seat: Seat) -> list[Recall]:
    """Every different die that a seat could recall."""
    found = [
        Recall("zone", colour, phase)
        for phase in ZONES
        for colour in colours_in(seat.waiting(phase))
    ]
    found += [
        Recall("world", colour, square)
        for square, goods in enumerate(seat.goods)
        for colour in sorted(set(goods))
    ]
    return found


@dataclass(frozen=True, slots=True)
class RaiseToFloor(Step):
    """ROLL-12.5: nobody is left without money."""

    def answer(self, table: RollTable, option: None, emit: Emit) -> None:
        for number, seat in enumerate(table.seats):
            if seat.credits < seat.floor:
                seat.credits = seat.floor
                emit(FloorReached, number, seat.floor)

    def problems(self, table: RollTable) -> list[str]:
        return not_in_round(table)


_RECRUITS = tuple([Recruit(colour) for colour in range(len(NO_DICE))])
