"""A dummy's turn: the die for the area, what is valid, the detail, the worker, the die to pay."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.chance import Dice as DiceRoll
from engine.core.decision import Chance
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.rajas import dummy, dummy_words
from games.rajas.board import Area, Space
from games.rajas.dice import by_colour
from games.rajas.drawing import draw_space
from games.rajas.effects import (
    CHAMBERS,
    MASTER_BUILDER,
    PORTUGUESE,
    Effects,
    GainMoney,
    MoveBoat,
    the_person,
)
from games.rajas.events import WorkerPlaced, WorkerSetAside, thinks
from games.rajas.moves import NO_DIE
from games.rajas.spaces import spaces_ahead
from games.rajas.state import RajasTable
from games.rajas.steps.carrying_out import CarryOut
from games.rajas.steps.dummy_effects import (
    DummyBuy,
    DummySpend,
    colour_lot,
    drawn_colour,
    lot,
    nothing,
    spend,
)
from games.rajas.steps.standing import not_a_dummy

ONE_DIE = DiceRoll(1)


def place_worker(table: RajasTable, number: int, space: Space, emit: Emit) -> None:
    """SOLO-5.1: the dummy's worker goes to a space, and pays no money for it (SOLO-3.5)."""
    seat = table.seats[number]
    seat.workers -= 1
    seat.used += 1
    table.placed[space.id] = number
    emit(WorkerPlaced, number, space.id, NO_DIE, 0, seat.used, space.called)


@dataclass(frozen=True, slots=True)
class DummyArea(Step):
    """SOLO-4.1 and 4.2: the die that chooses the main area; RAJ-11.7: set aside if none is."""

    seat: int

    def ask(self, table: RajasTable) -> Chance | None:
        why = dummy.why_no_areas(table, self.seat)
        if None not in why:
            return None
        asked = Message("roll-area")
        return Chance("area", asked, dummy.ValidFaces(why), self.seat)

    def answer(self, table: RajasTable, face: int | None, emit: Emit) -> None:
        if face is None:
            self._set_aside(table, emit)
            return
        area = dummy.area_of(table, self.seat, face)
        emit(thinks, self.seat, "area", dummy_words.area, table, self.seat, face, face=face)
        match area:
            case "chambers":
                table.steps.append(DummyPerson(self.seat))
            case "quarry":
                space = cheapest_space(table, self.seat, area, emit)
                place_worker(table, self.seat, space, emit)
                table.steps.append(DummyBuy(self.seat))
            case "market":
                table.steps.append(DummyMarket(self.seat))
            case "harbor":
                table.steps.append(DummyHarbor(self.seat))
            case "balconies":
                table.steps.append(DummyBalcony(self.seat))
            case "terrace":
                table.steps.append(DummyTerrace(self.seat))

    def _set_aside(self, table: RajasTable, emit: Emit) -> None:
        table.seats[self.seat].workers -= 1
        emit(thinks, self.seat, "area", dummy_words.set_aside, table, self.seat)
        emit(WorkerSetAside, self.seat)

    def problems(self, table: RajasTable) -> list[str]:
        faults = not_a_dummy(table, self.seat)
        if not faults and not table.seats[self.seat].workers:
            faults = [f"seats[{self.seat}].workers is 0, but the seat is to place one"]
        return faults


def cheapest_space(table: RajasTable, number: int, area: Area, emit: Emit) -> Space:
    """SOLO-5.2: the free space with the lowest amount of money, which is not paid."""
    space = dummy.cheapest(dummy.free_spaces(table, area))
    emit(thinks, number, "choice", dummy_words.cheapest, space)
    return space


@dataclass(frozen=True, slots=True)
class DummyPerson(Step):
    """SOLO-5.3: a second die chooses a free and valid person of the chambers."""

    seat: int

    def ask(self, table: RajasTable) -> Chance:
        faces = dummy.ValidFaces(dummy.why_no_persons(table, self.seat))
        return Chance("person", Message("roll-person"), faces, self.seat)

    def answer(self, table: RajasTable, face: int, emit: Emit) -> None:
        who = CHAMBERS[face - 1]
        effects: Effects = table.board.chambers[who]
        if who == PORTUGUESE:
            effects = (MoveBoat(table.board.dummy.boat, exact=True),)
        emit(thinks, self.seat, "person", dummy_words.person, table, self.seat, face, face=face)
        emit(thinks, self.seat, "effect", dummy_words.gift, who, effects, is_paid=True)
        place_worker(table, self.seat, table.space(who), emit)
        table.steps.append(CarryOut(self.seat, effects, "chambers"))
        colours = self._colours(table, who)
        table.steps.append(DummySpend(self.seat, the_person(who), colours))

    def _colours(self, table: RajasTable, who: str) -> tuple[int, ...]:
        """RAJ-11.10: any; for the Master Builder those that his foresight leaves."""
        if who == MASTER_BUILDER:
            return tuple(dummy.master_builder_colours(table, self.seat))
        return (0, 1, 2, 3)

    def problems(self, table: RajasTable) -> list[str]:
        faults = not_a_dummy(table, self.seat)
        if not faults and None not in dummy.why_no_persons(table, self.seat):
            faults = [f"seats[{self.seat}] is to go to the chambers, but no person is valid"]
        return faults


@dataclass(frozen=True, slots=True)
class DummyMarket(Step):
    """SOLO-5.13 and 5.14: a space without die if it can be had, else the one that pays most."""

    seat: int

    def ask(self, table: RajasTable) -> Chance | None:
        names = [space.id for space, _ in dummy.market_spaces(table, self.seat)]
        draw = draw_space(table.board, names, len(table.seats))
        return lot("market", Message("draw-market"), draw, self.seat)

    def answer(self, table: RajasTable, drawn: str | None, emit: Emit) -> None:
        spaces = dummy.market_spaces(table, self.seat)
        space, income = next(pair for pair in spaces if drawn in (None, pair[0].id))
        lot = [each for each, _ in spaces]
        emit(thinks, self.seat, "choice", dummy_words.market, space, income, lot)
        place_worker(table, self.seat, space, emit)
        if income:
            table.steps.append(CarryOut(self.seat, (GainMoney(income),), "market"))
        else:
            nothing(table, self.seat, "SOLO-3.8", "no-market-of-good", emit)
        if space.wants_die:
            table.steps.append(DummySpend(self.seat, "the market"))

    def problems(self, table: RajasTable) -> list[str]:
        faults = not_a_dummy(table, self.seat)
        if not faults and not dummy.market_spaces(table, self.seat):
            faults = [f"seats[{self.seat}] is to go to the market, but no space can be used"]
        return faults


@dataclass(frozen=True, slots=True)
class DummyHarbor(Step):
    """SOLO-5.15 to 5.17: the cheapest space, and a die for the steps of the boat."""

    seat: int

    def ask(self, table: RajasTable) -> Chance:
        faces = dummy.ValidFaces(dummy.why_no_steps(table, self.seat))
        return Chance("steps", Message("roll-steps"), faces, self.seat)

    def answer(self, table: RajasTable, face: int, emit: Emit) -> None:
        space = cheapest_space(table, self.seat, "harbor", emit)
        steps = dummy.HARBOUR_STEPS[face]
        left = len(spaces_ahead(table, self.seat))
        if left < max(dummy.HARBOUR_STEPS):
            emit(thinks, self.seat, "choice", dummy_words.too_far, left)
        emit(thinks, self.seat, "steps", dummy_words.boat_steps, table, self.seat, face, face=face)
        place_worker(table, self.seat, space, emit)
        table.steps.append(CarryOut(self.seat, (MoveBoat(steps, exact=True),), "harbour"))
        table.steps.append(DummySpend(self.seat, "the harbour"))

    def problems(self, table: RajasTable) -> list[str]:
        faults = not_a_dummy(table, self.seat)
        if not faults and dummy.why_no_area(table, self.seat, "harbor") is not None:
            faults = [f"seats[{self.seat}] is to go to the harbour, but cannot"]
        return faults


@dataclass(frozen=True, slots=True)
class DummyBalcony(Step):
    """SOLO-5.18: the die to spend among the free balconies; two of the other colour for it."""

    seat: int

    def ask(self, table: RajasTable) -> Chance | None:
        return colour_lot(self._candidates(table), Message("draw-colour-to-pay"), self.seat)

    def _candidates(self, table: RajasTable) -> list[int]:
        counts = by_colour(table.seats[self.seat].dice)
        return dummy.colours_to_spend(counts, dummy.balcony_spaces(table, self.seat))

    def answer(self, table: RajasTable, drawn: str | None, emit: Emit) -> None:
        candidates = self._candidates(table)
        colour = drawn_colour(candidates, drawn)
        balconies = dummy.balcony_spaces(table, self.seat)
        space = balconies[colour]
        emit(thinks, self.seat, "choice", dummy_words.balcony, space)
        place_worker(table, self.seat, space, emit)
        lot = dummy_words.Lot(colour, candidates, tuple(balconies), dummy_words.FOR_BALCONY)
        spend(table, self.seat, "the balcony", lot, emit)
        table.steps.append(CarryOut(self.seat, space.effects, "balconies"))

    def problems(self, table: RajasTable) -> list[str]:
        faults = not_a_dummy(table, self.seat)
        if not faults and not dummy.balcony_spaces(table, self.seat):
            faults = [f"seats[{self.seat}] is to go to the balconies, but no die fits"]
        return faults


@dataclass(frozen=True, slots=True)
class DummyTerrace(Step):
    """SOLO-5.19: a die or two money: a 6 is the money, where both can be had."""

    seat: int

    def ask(self, table: RajasTable) -> Chance | None:
        spaces = dummy.terrace_spaces(table)
        if -1 not in spaces or len(spaces) == 1:
            return None
        return Chance("terrace", Message("roll-terrace"), ONE_DIE, self.seat)

    def answer(self, table: RajasTable, roll: tuple[int, ...] | None, emit: Emit) -> None:
        spaces = dummy.terrace_spaces(table)
        takes_money = len(spaces) == 1 and -1 in spaces
        if roll is not None:
            takes_money = roll[0] == dummy.MONEY_FACE
            emit(thinks, self.seat, "choice", dummy_words.terrace, roll[0], face=roll[0])
        else:
            emit(thinks, self.seat, "choice", dummy_words.terrace_without_roll, takes_money)
        if takes_money:
            space = spaces[-1]
            place_worker(table, self.seat, space, emit)
            table.steps.append(CarryOut(self.seat, space.effects, "terrace"))
        else:
            table.steps.append(DummyTerraceDie(self.seat))

    def problems(self, table: RajasTable) -> list[str]:
        faults = not_a_dummy(table, self.seat)
        if not faults and not dummy.terrace_spaces(table):
            faults = [f"seats[{self.seat}] is to go to the terrace, but no space can be used"]
        return faults


@dataclass(frozen=True, slots=True)
class DummyTerraceDie(Step):
    """SOLO-5.20: the colour of the die by the rule for taking, among the free spaces."""

    seat: int

    def ask(self, table: RajasTable) -> Chance | None:
        return colour_lot(self._candidates(table), Message("draw-colour"), self.seat)

    def _candidates(self, table: RajasTable) -> list[int]:
        open_colours = [colour for colour in dummy.terrace_spaces(table) if colour >= 0]
        return dummy.colours_to_take(by_colour(table.seats[self.seat].dice), open_colours)

    def answer(self, table: RajasTable, drawn: str | None, emit: Emit) -> None:
        candidates = self._candidates(table)
        colour = drawn_colour(candidates, drawn)
        space = dummy.terrace_spaces(table)[colour]
        emit(
            thinks,
            self.seat,
            "colour",
            dummy_words.terrace_die,
            table,
            self.seat,
            colour,
            candidates,
        )
        place_worker(table, self.seat, space, emit)
        table.steps.append(CarryOut(self.seat, space.effects, "terrace"))

    def problems(self, table: RajasTable) -> list[str]:
        faults = not_a_dummy(table, self.seat)
        if not faults and not any(colour >= 0 for colour in dummy.terrace_spaces(table)):
            faults = [f"seats[{self.seat}] is to take a die, but the terrace has none"]
        return faults
