"""A dummy's turn: the die, the area, what is valid, the worker, and its choices in effects.

Every tie is broken by chance (SOLO-6.3). Each decision is told as a `DummyThought`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from engine.core.chance import Dice as DiceRoll
from engine.core.chance import Draw
from engine.core.decision import Chance
from engine.core.position.edits import Bounds
from engine.core.step import Emit, Step
from engine.text.message import Message, as_written
from games.rajas import dummy, dummy_words
from games.rajas import effects as fx
from games.rajas.board import Area, Space, draw_space, draw_tile
from games.rajas.dummy_words import FOR_MASTER_BUILDER, Lot
from games.rajas.events import (
    DiceForfeited,
    DiceGained,
    DiceSpent,
    NothingDone,
    WorkerPlaced,
    WorkerSetAside,
    thinks,
)
from games.rajas.moves import NO_DIE
from games.rajas.spaces import spaces_ahead
from games.rajas.state import RajasTable
from games.rajas.steps.building import put_loose, remove_tile, take_tile
from games.rajas.steps.carrying_out import CarryOut, not_a_dummy, upgrade

PURPOSES: Final = {
    "the harbour": Message("purpose-harbour"),
    "the market": Message("purpose-market"),
    "the balcony": Message("purpose-balcony"),
    **{fx.the_person(who): Message(fx.PERSON(who).key) for who in fx.CHAMBERS},
}
"""What a die is paid for, by the words that a step keeps."""

FOR_NOTHING: Final = -1
ColourOrNothing = Annotated[int, Bounds(FOR_NOTHING, 3)]
"""RAJ-11.14: no colour, of a replacement that costs no die."""


def lot(kind: str, asked: Message, draw: Draw, seat: int) -> Chance | None:
    """SOLO-6.3: a tie that chance breaks; None when there is nothing to break."""
    return Chance(kind, asked, draw, seat, is_lot=True) if len(draw.items) > 1 else None


def colour_lot(colours: Sequence[int], asked: Message, seat: int) -> Chance | None:
    return lot("colour", asked, Draw(tuple([fx.COLOURS[colour] for colour in colours])), seat)


def drawn_colour(colours: Sequence[int], drawn: str | None) -> int:
    """The colour that chance named, or the only one."""
    return colours[0] if drawn is None else fx.COLOURS.index(drawn)


def nothing(table: RajasTable, number: int, clause: str, what: str, emit: Emit) -> None:
    """An effect that cannot be carried out; a dummy tells the clause as well."""
    if table.seats[number].is_dummy:
        emit(thinks, number, "effect", dummy_words.nothing, clause, what)
    emit(NothingDone, number, what)


@dataclass(frozen=True, slots=True)
class DummyTakeDice(Step):
    """SOLO-6.2: dice of these colours; ANY by the rule for taking, each with a fresh count."""

    seat: int
    colours: tuple[int, ...]

    def ask(self, table: RajasTable) -> Chance | None:
        return colour_lot(self._candidates(table), Message("draw-colour"), self.seat)

    def _candidates(self, table: RajasTable) -> list[int]:
        supplied = table.colours_left()
        colour = self.colours[0]
        if colour != fx.ANY:
            return [colour] if colour in supplied else []
        return dummy.colours_to_take(fx.by_colour(table.seats[self.seat].dice), supplied)

    def answer(self, table: RajasTable, drawn: str | None, emit: Emit) -> None:
        candidates, seat = self._candidates(table), table.seats[self.seat]
        if len(self.colours) > 1:
            table.steps.append(DummyTakeDice(self.seat, self.colours[1:]))
        if not candidates:
            wanted = None if self.colours[0] == fx.ANY else self.colours[0]
            emit(thinks, self.seat, "effect", dummy_words.none_left, wanted)
            emit(DiceForfeited, self.seat, 1)
            return
        colour, source = drawn_colour(candidates, drawn), dummy_words.PRINTED_COLOUR
        if self.colours[0] == fx.ANY:
            source = dummy_words.ANY_COLOUR
            emit(
                thinks,
                self.seat,
                "colour",
                dummy_words.take_die,
                table,
                self.seat,
                colour,
                candidates,
            )
        seat.dice = fx.with_die(seat.dice, fx.die(colour))
        emit(DiceGained, self.seat, (fx.die(colour),), source)

    def problems(self, table: RajasTable) -> list[str]:
        problems = not_a_dummy(table, self.seat)
        if not problems and not self.colours:
            problems = ["the step on top is to take dice, but names none"]
        return problems


@dataclass(frozen=True, slots=True)
class DummySpend(Step):
    """SOLO-6.4: the die for an action, by the rule for spending; `open_colours` may be fewer."""

    seat: int
    purpose: str
    open_colours: tuple[int, ...] = (0, 1, 2, 3)

    def ask(self, table: RajasTable) -> Chance | None:
        return colour_lot(self._candidates(table), Message("draw-colour-to-pay"), self.seat)

    def _candidates(self, table: RajasTable) -> list[int]:
        counts = fx.by_colour(table.seats[self.seat].dice)
        return dummy.colours_to_spend(counts, self.open_colours)

    def answer(self, table: RajasTable, drawn: str | None, emit: Emit) -> None:
        candidates = self._candidates(table)
        colour = drawn_colour(candidates, drawn)
        lot = Lot(colour, candidates, self.open_colours, FOR_MASTER_BUILDER)
        spend(table, self.seat, self.purpose, lot, emit)

    def problems(self, table: RajasTable) -> list[str]:
        problems = not_a_dummy(table, self.seat)
        if not problems and not self._candidates(table):
            problems = [f"seats[{self.seat}].dice holds none of the colors to be paid"]
        return problems


def spend(table: RajasTable, number: int, purpose: str, lot: Lot, emit: Emit) -> None:
    """SOLO-4.4: a dummy spends a die, whose pips are always right; `lot` chose its colour."""
    seat, paid = table.seats[number], (fx.die(lot.colour),)
    emit(thinks, number, "pay", dummy_words.pay_die, table, number, lot)
    seat.dice = fx.without(seat.dice, paid)
    emit(DiceSpent, number, paid, PURPOSES.get(purpose) or as_written(purpose))


@dataclass(frozen=True, slots=True)
class DummyUpgrade(Step):
    """SOLO-6.5: the dummy tries to finish a track."""

    seat: int

    def ask(self, table: RajasTable) -> Chance | None:
        names = [fx.BUILDING_NAMES[building] for building in self._candidates(table)]
        return lot("upgrade", Message("draw-building"), Draw(tuple(names)), self.seat)

    def _candidates(self, table: RajasTable) -> list[int]:
        return dummy.scrolls_to_raise(table.seats[self.seat].scrolls)

    def answer(self, table: RajasTable, drawn: str | None, emit: Emit) -> None:
        candidates = self._candidates(table)
        if not candidates:
            nothing(table, self.seat, "SOLO-6.5", "all-upgraded", emit)
            return
        building = candidates[0] if drawn is None else fx.BUILDING_NAMES.index(drawn)
        emit(
            thinks,
            self.seat,
            "upgrade",
            dummy_words.upgrade,
            table,
            self.seat,
            building,
            candidates,
        )
        upgrade(table, self.seat, building, emit)

    def problems(self, table: RajasTable) -> list[str]:
        return not_a_dummy(table, self.seat)


# -- buying ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DummyBuy(Step):
    """SOLO-6.7: the colour with most dice buys; RAJ-11.1: nothing happens when none can."""

    seat: int

    def ask(self, table: RajasTable) -> Chance | None:
        colours = dummy.colours_to_buy(table, self.seat)
        return colour_lot(colours, Message("draw-tile-colour"), self.seat)

    def answer(self, table: RajasTable, drawn: str | None, emit: Emit) -> None:
        colours = dummy.colours_to_buy(table, self.seat)
        if not colours:
            nothing(table, self.seat, "RAJ-11.1", "no-tile-bought", emit)
            return
        colour = drawn_colour(colours, drawn)
        plan = dummy.purchase(table, self.seat, colour)
        assert plan is not None
        emit(thinks, self.seat, "colour", dummy_words.buying_colour, table, self.seat, colour)
        emit(thinks, self.seat, "choice", dummy_words.price_range, table, self.seat, plan)
        table.steps.append(DummyBuyTile(self.seat, colour))

    def problems(self, table: RajasTable) -> list[str]:
        return not_a_dummy(table, self.seat)


@dataclass(frozen=True, slots=True)
class DummyBuyTile(Step):
    """SOLO-6.8 and 6.9: two dice if possible; a tile of their price range at random."""

    seat: int
    colour: int

    def ask(self, table: RajasTable) -> Chance | None:
        plan = dummy.purchase(table, self.seat, self.colour)
        assert plan is not None
        return lot("bought", Message("draw-tile"), draw_tile(table.board, plan.tiles), self.seat)

    def answer(self, table: RajasTable, drawn: str | None, emit: Emit) -> None:
        plan = dummy.purchase(table, self.seat, self.colour)
        assert plan is not None
        name = drawn or plan.tiles[0]
        emit(thinks, self.seat, "tile", dummy_words.bought, table, name, plan.tiles)
        take_tile(table, self.seat, name, (fx.die(self.colour),) * plan.dice, emit)
        put_loose(table, self.seat, name, "SOLO-3.7", emit)

    def problems(self, table: RajasTable) -> list[str]:
        problems = not_a_dummy(table, self.seat)
        if not problems and (
            self.colour not in range(4) or dummy.purchase(table, self.seat, self.colour) is None
        ):
            problems = [f"seats[{self.seat}] is to buy a tile, but has no dice for one"]
        return problems


# -- the Master Builder ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DummyReplace(Step):
    """SOLO-6.10: the colour of the one die that a replacement costs."""

    seat: int

    def ask(self, table: RajasTable) -> Chance | None:
        asked = Message("draw-new-tile-colour")
        return colour_lot(self._candidates(table), asked, self.seat)

    def _candidates(self, table: RajasTable) -> list[int]:
        return dummy.replacing_colours(table, self.seat, self._counts(table))

    def answer(self, table: RajasTable, drawn: str | None, emit: Emit) -> None:
        candidates = self._candidates(table)
        if candidates:
            colour = drawn_colour(candidates, drawn)
            words = dummy_words.replacing_colour
            emit(thinks, self.seat, "colour", words, table, self.seat, colour, candidates)
            if colour in dummy.fitting_colours(table, self.seat, self._counts(table)):
                table.steps.append(DummyReplaceOld(self.seat, colour))
                return
        if dummy.free_tops(table, self.seat):
            table.steps.append(DummyReplaceOld(self.seat, FOR_NOTHING))
            return
        nothing(table, self.seat, *self._why_nothing(table, candidates), emit)

    def _counts(self, table: RajasTable) -> list[int]:
        return fx.by_colour(table.seats[self.seat].dice)

    def _why_nothing(self, table: RajasTable, candidates: Sequence[int]) -> tuple[str, str]:
        """The clause that leaves him without a new tile, and what is missing."""
        if not dummy.tiles_to_replace(table, self.seat):
            return "SOLO-5.9", "no-tile-without-market"
        if not table.seats[self.seat].dice:
            return "SOLO-6.10", "no-die-for-tile"
        if candidates:
            return "SOLO-6.12", "no-tile-of-colour"
        return "SOLO-6.12", "no-tile-in-range"

    def problems(self, table: RajasTable) -> list[str]:
        return not_a_dummy(table, self.seat)


@dataclass(frozen=True, slots=True)
class DummyReplaceOld(Step):
    """SOLO-6.11: the most expensive tile without a market goes; `colour` may be FOR_NOTHING."""

    seat: int
    colour: ColourOrNothing

    def ask(self, table: RajasTable) -> Chance | None:
        names = [laid.tile for laid in dummy.tiles_to_replace(table, self.seat)]
        return lot("replaced", Message("draw-old-tile"), draw_tile(table.board, names), self.seat)

    def answer(self, table: RajasTable, drawn: str | None, emit: Emit) -> None:
        lot = [laid.tile for laid in dummy.tiles_to_replace(table, self.seat)]
        old = drawn or lot[0]
        emit(thinks, self.seat, "tile", dummy_words.replaced, table, old, lot)
        table.steps.append(DummyReplaceNew(self.seat, self.colour, old))

    def problems(self, table: RajasTable) -> list[str]:
        return not_a_dummy(table, self.seat) or _cannot_replace(table, self.seat, self.colour)


@dataclass(frozen=True, slots=True)
class DummyReplaceNew(Step):
    """SOLO-6.12: a tile of the price range and colour at random; it scores like a bought one.

    RAJ-11.14: FOR_NOTHING is the colour of a tile that is no dearer.
    """

    seat: int
    colour: ColourOrNothing
    old: str

    def ask(self, table: RajasTable) -> Chance | None:
        draw = draw_tile(table.board, self._tops(table))
        return lot("bought", Message("draw-new-tile"), draw, self.seat)

    def _tops(self, table: RajasTable) -> list[str]:
        if self.colour == FOR_NOTHING:
            return [tile.id for tile in dummy.free_tops(table, self.seat)]
        tops = dummy.replacing_tops(table, self.seat)
        return [tile.id for tile in tops if tile.colour == self.colour]

    def answer(self, table: RajasTable, drawn: str | None, emit: Emit) -> None:
        lot = self._tops(table)
        name = drawn or lot[0]
        dice: fx.Dice = ()
        if self.colour == FOR_NOTHING:
            emit(thinks, self.seat, "tile", dummy_words.free_replacement, table, name, lot)
        else:
            dice = (fx.die(self.colour),)
            emit(thinks, self.seat, "tile", dummy_words.replacement, table, self.old, name, lot)
        laid = next(each for each in table.seats[self.seat].tiles if each.tile == self.old)
        take_tile(table, self.seat, name, dice, emit)
        remove_tile(table, self.seat, laid, name, emit)
        put_loose(table, self.seat, name, "RAJ-7.3", emit)

    def problems(self, table: RajasTable) -> list[str]:
        problems = not_a_dummy(table, self.seat) or _cannot_replace(table, self.seat, self.colour)
        owned = [] if problems else [laid.tile for laid in table.seats[self.seat].tiles]
        if not problems and self.old not in owned:
            problems = [
                f"seats[{self.seat}].tiles lacks tile '{self.old}', which is to be replaced"
            ]
        return problems


def _cannot_replace(table: RajasTable, number: int, colour: int) -> list[str]:
    if colour == FOR_NOTHING:
        if dummy.free_tops(table, number):
            return []
        return [f"seats[{number}] is to replace a tile for nothing, but none is no dearer"]
    counts = fx.by_colour(table.seats[number].dice)
    if colour in dummy.fitting_colours(table, number, counts):
        return []
    return [f"seats[{number}] is to replace a tile, but cannot pay with that color"]


@dataclass(frozen=True, slots=True)
class DummyChamber(Step):
    """RAJ-11.3: a chamber of choice: a die over the persons that are valid, taken ones as well."""

    seat: int

    def ask(self, table: RajasTable) -> Chance:
        asked = Message("roll-person-visited")
        return Chance("person", asked, dummy.ValidFaces(self._why(table)), self.seat)

    def _why(self, table: RajasTable) -> tuple[dummy.WhyNot, ...]:
        return tuple(
            [dummy.why_no_person(table, self.seat, who, chamber_die=False) for who in fx.CHAMBERS]
        )

    def answer(self, table: RajasTable, face: int, emit: Emit) -> None:
        who = fx.CHAMBERS[face - 1]
        emit(
            thinks, self.seat, "person", dummy_words.any_chamber, face, self._why(table), face=face
        )
        table.steps.append(CarryOut(self.seat, (fx.VisitChamber(who),), "river"))

    def problems(self, table: RajasTable) -> list[str]:
        return not_a_dummy(table, self.seat)


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
        problems = not_a_dummy(table, self.seat)
        if not problems and not table.seats[self.seat].workers:
            problems = [f"seats[{self.seat}].workers is 0, but the seat is to place one"]
        return problems


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
        who = fx.CHAMBERS[face - 1]
        effects: fx.Effects = table.board.chambers[who]
        if who == fx.PORTUGUESE:
            effects = (fx.MoveBoat(table.board.dummy.boat, exact=True),)
        emit(thinks, self.seat, "person", dummy_words.person, table, self.seat, face, face=face)
        emit(thinks, self.seat, "effect", dummy_words.gift, who, effects, is_paid=True)
        place_worker(table, self.seat, table.space(who), emit)
        table.steps.append(CarryOut(self.seat, effects, "chambers"))
        colours = self._colours(table, who)
        table.steps.append(DummySpend(self.seat, fx.the_person(who), colours))

    def _colours(self, table: RajasTable, who: str) -> tuple[int, ...]:
        """RAJ-11.10: any; for the Master Builder those that his foresight leaves."""
        if who == fx.MASTER_BUILDER:
            return tuple(dummy.master_builder_colours(table, self.seat))
        return (0, 1, 2, 3)

    def problems(self, table: RajasTable) -> list[str]:
        problems = not_a_dummy(table, self.seat)
        if not problems and None not in dummy.why_no_persons(table, self.seat):
            problems = [f"seats[{self.seat}] is to go to the chambers, but no person is valid"]
        return problems


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
            table.steps.append(CarryOut(self.seat, (fx.GainMoney(income),), "market"))
        else:
            nothing(table, self.seat, "SOLO-3.8", "no-market-of-good", emit)
        if space.wants_die:
            table.steps.append(DummySpend(self.seat, "the market"))

    def problems(self, table: RajasTable) -> list[str]:
        problems = not_a_dummy(table, self.seat)
        if not problems and not dummy.market_spaces(table, self.seat):
            problems = [f"seats[{self.seat}] is to go to the market, but no space can be used"]
        return problems


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
        table.steps.append(CarryOut(self.seat, (fx.MoveBoat(steps, exact=True),), "harbour"))
        table.steps.append(DummySpend(self.seat, "the harbour"))

    def problems(self, table: RajasTable) -> list[str]:
        problems = not_a_dummy(table, self.seat)
        if not problems and dummy.why_no_area(table, self.seat, "harbor") is not None:
            problems = [f"seats[{self.seat}] is to go to the harbour, but cannot"]
        return problems


@dataclass(frozen=True, slots=True)
class DummyBalcony(Step):
    """SOLO-5.18: the die to spend among the free balconies; two of the other colour for it."""

    seat: int

    def ask(self, table: RajasTable) -> Chance | None:
        return colour_lot(self._candidates(table), Message("draw-colour-to-pay"), self.seat)

    def _candidates(self, table: RajasTable) -> list[int]:
        counts = fx.by_colour(table.seats[self.seat].dice)
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
        problems = not_a_dummy(table, self.seat)
        if not problems and not dummy.balcony_spaces(table, self.seat):
            problems = [f"seats[{self.seat}] is to go to the balconies, but no die fits"]
        return problems


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
        problems = not_a_dummy(table, self.seat)
        if not problems and not dummy.terrace_spaces(table):
            problems = [f"seats[{self.seat}] is to go to the terrace, but no space can be used"]
        return problems


@dataclass(frozen=True, slots=True)
class DummyTerraceDie(Step):
    """SOLO-5.20: the colour of the die by the rule for taking, among the free spaces."""

    seat: int

    def ask(self, table: RajasTable) -> Chance | None:
        return colour_lot(self._candidates(table), Message("draw-colour"), self.seat)

    def _candidates(self, table: RajasTable) -> list[int]:
        open_colours = [colour for colour in dummy.terrace_spaces(table) if colour >= 0]
        return dummy.colours_to_take(fx.by_colour(table.seats[self.seat].dice), open_colours)

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
        problems = not_a_dummy(table, self.seat)
        if not problems and not any(colour >= 0 for colour in dummy.terrace_spaces(table)):
            problems = [f"seats[{self.seat}] is to take a die, but the terrace has none"]
        return problems
