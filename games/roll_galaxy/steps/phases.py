"""The phases: every seat in turn; Explore, Produce and Ship."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.core.decision import Decision, Option
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.roll_galaxy import events, moves, powers
from games.roll_galaxy.dice import EXPLORE, PRODUCE, SETTLE, SHIP, colours_in
from games.roll_galaxy.effects import BuyOnTrade, ConsumeBonus, DrawAtEnd, RearrangeConstruction
from games.roll_galaxy.money import earn, pay_out, pay_phase_end
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.steps import building
from games.roll_galaxy.tiles import HIDDEN, effects_in, virtual_workers

ASK_EXPLORE = Message("ask-explore")
ASK_ABANDON = Message("ask-abandon")


@dataclass(frozen=True, slots=True)
class ExploreTasks(Step):
    """ROLL-7.1: the explorers of a seat, virtual ones too, do their tasks one after another."""

    seat: int

    def ask(self, table: RollTable) -> Decision | None:
        seat = table.seats[self.seat]
        options = _explorer_tasks(seat)
        has_explorers = bool(options)
        if any(
            effect.phase == EXPLORE and (has_explorers or not effect.needs_explorer)
            for _, effect in effects_in(seat.tableau, RearrangeConstruction)
        ):
            options += _of_each_tile(seat, moves.LiftTile, moves.LiftUntold)
        if not options:
            return None
        if not has_explorers:
            options.append(moves.END_EXPLORE)
        return Decision(self.seat, "explore", ASK_EXPLORE, options)

    def answer(
        self,
        table: RollTable,
        option: moves.Stock | moves.Scout | moves.LiftTile | moves.EndExplore | None,
        emit: Emit,
    ) -> None:
        if option is None or isinstance(option, moves.EndExplore):
            return
        table.steps.append(self)
        seat = table.seats[self.seat]
        if isinstance(option, moves.LiftTile):
            phase = take_tile(seat, option)
            seat.in_hand += (option.tile,)
            emit.to(self.seat, events.TileLifted, self.seat, option.tile)
            table.steps.append(building.PlaceTiles(self.seat, "anywhere"))
            building.turn_up(table, self.seat, phase)
            return
        use_worker(seat, EXPLORE, option.colour, option.virtual)
        if isinstance(option, moves.Stock):
            stock(table, self.seat, option.colour, option.virtual, emit)
            return
        scout(table, ScoutTiles(self.seat, option.colour, option.virtual), emit)

    def problems(self, table: RollTable) -> list[str]:
        return building.not_in_phase(table, self.seat, EXPLORE)


@dataclass(frozen=True, slots=True)
class ScoutTiles(Step):
    """ROLL-7.3: first abandon any number of tiles, then draw one more than that."""

    seat: int
    colour: int
    virtual: bool
    abandoned: int = 0

    def ask(self, table: RollTable) -> Decision | None:
        seat = table.seats[self.seat]
        tiles = _of_each_tile(seat, moves.Abandon, moves.AbandonUntold)
        return (
            Decision(self.seat, "abandon", ASK_ABANDON, (moves.DRAW_TILES, *tiles))
            if tiles
            else None
        )

    def answer(
        self, table: RollTable, option: moves.DrawTiles | moves.Abandon | None, emit: Emit
    ) -> None:
        seat = table.seats[self.seat]
        if isinstance(option, moves.Abandon):
            phase = take_tile(seat, option)
            seat.abandoned += (option.tile,)
            emit.to(self.seat, events.TileAbandoned, self.seat, option.tile)
            scout(table, replace(self, abandoned=self.abandoned + 1), emit)
            building.turn_up(table, self.seat, phase)
            return
        available = table.bag_size + sum([len(each.abandoned) for each in table.seats])
        if not available:
            stock(table, self.seat, self.colour, self.virtual, emit)
            return
        tiles = min(available, self.abandoned + 1)
        seat.scouted += (self.colour,)
        emit(events.Scouted, self.seat, self.colour, self.virtual, self.abandoned, tiles)
        table.steps.append(building.PlaceTiles(self.seat, "scouted"))
        draw = building.DrawFromBag(self.seat, tiles)
        if draw.is_untold(table):  # by the scout itself: its owner need not be told to
            draw.answer(table, None, emit)
        else:
            table.steps.append(draw)

    def problems(self, table: RollTable) -> list[str]:
        return building.not_in_phase(table, self.seat, EXPLORE)


def scout(table: RollTable, step: ScoutTiles, emit: Emit) -> None:
    """Asks what is abandoned; with no tile to abandon the scout is what was answered before."""
    if step.ask(table) is None:
        step.answer(table, None, emit)
    else:
        table.steps.append(step)


def stock(table: RollTable, number: int, colour: int, virtual: bool, emit: Emit) -> None:
    """ROLL-7.2 and 7.8: an explorer earns $2, or what a power says for its colour."""
    seat = table.seats[number]
    worth = powers.stock_value(seat, colour)
    source = worth.by[-1].source if worth.by else None
    emit(events.Stocked, number, colour, virtual, earn(seat, worth.answer), source)


def use_worker(seat: Seat, phase: int, colour: int, virtual: bool) -> None:
    """ROLL-6.6: a worker that did its task goes to the Citizenry; a virtual one is used up."""
    if virtual:
        left = list(seat.virtual)
        left.remove(colour)
        seat.virtual = tuple(left)
    else:
        seat.take_worker(phase, colour)
        seat.to_citizenry(colour)


def take_tile(seat: Seat, option: moves.Abandon | moves.LiftTile) -> int:
    """Takes a tile out of the stack it is in, and says which; dice waiting there stay."""
    phase, place = moves.place_of(seat, option)
    tiles = seat.stack(phase)
    seat.set_stack(phase, (*tiles[:place], *tiles[place + 1 :]))
    return phase


def _of_each_tile(seat: Seat, known: Any, untold: Any) -> list[Option]:
    """What can be done with each tile of the stacks; one told nobody is named by its place."""
    return [
        untold(tile, phase == SETTLE, place) if tile == HIDDEN else known(tile)
        for phase in moves.ZONES
        for place, tile in enumerate(seat.stack(phase))
    ]


def _explorer_tasks(seat: Seat) -> list[Option]:
    options: list[Option] = []
    for colour in colours_in(seat.workers_at(EXPLORE)):
        options += (moves.Stock(colour), moves.Scout(colour))
    for colour in sorted(set(seat.virtual)):
        options += (moves.Stock(colour, True), moves.Scout(colour, True))
    return options


ASK_PRODUCE = Message("ask-produce")


@dataclass(frozen=True, slots=True)
class ProduceGoods(Step):
    """ROLL-10.1 to 10.4: each producer onto a world with a free place; the rest to the cup."""

    seat: int

    def ask(self, table: RollTable) -> Decision | None:
        options = goods_to_produce(table.seats[self.seat])
        if len(options) < 2:
            return None
        return Decision(self.seat, "produce", ASK_PRODUCE, options)

    def answer(self, table: RollTable, option: moves.Produce | None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        if option is None:
            options = goods_to_produce(seat)
            if not options:
                building.return_workers(table, self.seat, PRODUCE, emit)
                return
            option = options[0]
        seat.take_worker(PRODUCE, option.colour)
        seat.put_good(option.square, option.colour)
        side = seat.tableau[option.square]
        emit(events.GoodProduced, self.seat, option.colour, option.square, side)
        table.steps.append(self)

    def problems(self, table: RollTable) -> list[str]:
        return building.not_in_phase(table, self.seat, PRODUCE)


def goods_to_produce(seat: Seat) -> list[moves.Produce]:
    """Every different way to place one producer."""
    colours = colours_in(seat.workers_at(PRODUCE))
    squares = list(dict.fromkeys(seat.free_places)) if colours else []
    return [moves.Produce(colour, square) for colour in colours for square in squares]


ASK_SHIP = Message("ask-ship")


@dataclass(frozen=True, slots=True)
class ShipGoods(Step):
    """ROLL-11.1 and 11.2: each shipper takes a good, to trade or to consume it."""

    seat: int

    def ask(self, table: RollTable) -> Decision | None:
        seat = table.seats[self.seat]
        shippers = [(colour, False) for colour in colours_in(seat.workers_at(SHIP))]
        shippers += [(colour, True) for colour in sorted(set(seat.virtual))]
        goods = [
            (square, good)
            for square, held in enumerate(seat.goods)
            if held
            for good in sorted(set(held))
        ]
        if not shippers or not goods:
            return None
        options: list[Option] = [
            make(colour, virtual, square, good)
            for colour, virtual in shippers
            for square, good in goods
            for make in (moves.Trade, moves.Consume)
        ]
        return Decision(self.seat, "ship", ASK_SHIP, options)

    def answer(
        self, table: RollTable, option: moves.Trade | moves.Consume | None, emit: Emit
    ) -> None:
        if option is None:
            building.return_workers(table, self.seat, SHIP, emit)
            return
        seat = table.seats[self.seat]
        use_worker(seat, SHIP, option.colour, option.virtual)
        seat.take_good(option.square, option.good)
        seat.to_citizenry(option.good)
        table.steps.append(self)
        if isinstance(option, moves.Trade):
            self._trade(table, option, emit)
        else:
            self._consume(table, option, emit)

    def _trade(self, table: RollTable, option: moves.Trade, emit: Emit) -> None:
        seat = table.seats[self.seat]
        side = seat.tableau[option.square]
        value = powers.trade_value(seat.tableau, side)
        shipper = (option.colour, option.virtual)
        rise = earn(seat, value)
        emit(events.GoodTraded, self.seat, option.square, side, option.good, *shipper, value, rise)
        for source, offer in effects_in(seat.tableau, BuyOnTrade):
            table.steps.append(BuyAfterTrade(self.seat, source, offer.cost, offer.chips))

    def _consume(self, table: RollTable, option: moves.Consume, emit: Emit) -> None:
        seat = table.seats[self.seat]
        side = seat.tableau[option.square]
        chips = powers.consume_level(side, option.good, option.colour)
        bonus, _ = powers.consume_bonus(seat.tableau, side)
        shipper = (option.colour, option.virtual)
        seat.chips += chips + bonus
        emit(
            events.GoodConsumed,
            self.seat,
            option.square,
            side,
            option.good,
            *shipper,
            chips + bonus,
            bonus,
        )
        for source, effect in effects_in(seat.tableau, ConsumeBonus):
            if powers.fits_world(effect, side):
                pay_out(table, self.seat, effect.credits, source, emit)

    def problems(self, table: RollTable) -> list[str]:
        return building.not_in_phase(table, self.seat, SHIP)


@dataclass(frozen=True, slots=True)
class BuyAfterTrade(Step):
    """ROLL-11.8: after a trade its owner may pay for VP chips."""

    seat: int
    source: int
    cost: int
    chips: int

    def ask(self, table: RollTable) -> Decision | None:
        if table.seats[self.seat].credits < self.cost:
            return None
        prompt = Message("ask-buy", {"cost": self.cost, "chips": self.chips})
        return Decision(self.seat, "buy", prompt, (moves.BUY_CHIPS, moves.KEEP_CREDITS))

    def answer(
        self, table: RollTable, option: moves.BuyChips | moves.KeepCredits | None, emit: Emit
    ) -> None:
        if isinstance(option, moves.BuyChips):
            seat = table.seats[self.seat]
            seat.credits -= self.cost
            seat.chips += self.chips
            emit(events.ChipsGained, self.seat, self.chips, self.source, self.cost)

    def problems(self, table: RollTable) -> list[str]:
        return building.not_in_phase(table, self.seat, SHIP)


@dataclass(frozen=True, slots=True)
class RunPhase(Step):
    """ROLL-6.5: one phase for all seats, also those without a worker there."""

    phase: int

    def answer(self, table: RollTable, option: None, emit: Emit) -> None:
        phase = self.phase
        table.phase = phase
        for seat in table.seats:
            seat.virtual = virtual_workers(seat.tableau, phase)
            seat.scouted = ()
        if phase == SHIP:
            table.ship_empties_pool = powers.consuming_empties_pool(table)
        emit(events.PhaseStarted, phase)
        table.steps.append(EndPhase(phase))
        table.steps += [_tasks(seat, phase) for seat in reversed(table.order)]

    def problems(self, table: RollTable) -> list[str]:
        problems = building.not_in_round(table)
        if not problems and self.phase not in table.phases:
            problems = [f"phases lacks {self.phase}, but the step RunPhase names it"]
        return problems


def _tasks(seat: int, phase: int) -> Step:
    if phase == EXPLORE:
        return ExploreTasks(seat)
    if phase == PRODUCE:
        return ProduceGoods(seat)
    if phase == SHIP:
        return ShipGoods(seat)
    return building.BuildTiles(seat, phase)


@dataclass(frozen=True, slots=True)
class EndPhase(Step):
    """ROLL-6.7: tiles drawn at the end, then money and chips, then abandoned tiles go back."""

    phase: int

    def answer(self, table: RollTable, option: None, emit: Emit) -> None:
        table.steps.append(PayPhase(self.phase))
        for number in reversed(table.order):
            for _, effect in effects_in(table.seats[number].tableau, DrawAtEnd):
                if effect.phase == self.phase:
                    table.steps += [
                        building.PlaceTiles(number),
                        building.DrawFromBag(number, effect.count),
                    ]

    def problems(self, table: RollTable) -> list[str]:
        return building.not_in_round(table)


@dataclass(frozen=True, slots=True)
class PayPhase(Step):
    """ROLL-6.7: the powers pay, and nothing of the phase is left."""

    phase: int

    def answer(self, table: RollTable, option: None, emit: Emit) -> None:
        pay_phase_end(table, self.phase, emit)
        building.return_abandoned(table, emit)
        for seat in table.seats:
            seat.virtual = seat.scouted = ()
        table.phase = table.ship_empties_pool = None

    def problems(self, table: RollTable) -> list[str]:
        return building.not_in_round(table)
