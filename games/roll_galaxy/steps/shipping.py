"""Ship: every shipper trades or consumes a good."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.decision import Decision, Option
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.roll_galaxy.dice import SHIP, colours_in
from games.roll_galaxy.effects import BuyOnTrade, ConsumeBonus
from games.roll_galaxy.events import ChipsGained, GoodConsumed, GoodTraded
from games.roll_galaxy.money import earn, pay_out
from games.roll_galaxy.moves import BUY_CHIPS, KEEP_CREDITS, BuyChips, Consume, KeepCredits, Trade
from games.roll_galaxy.powers import consume_bonus, consume_level, fits_world, trade_value
from games.roll_galaxy.state import RollTable
from games.roll_galaxy.steps.exploring import use_worker
from games.roll_galaxy.steps.refunds import return_workers
from games.roll_galaxy.steps.standing import not_in_phase
from games.roll_galaxy.tiles import effects_in

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
            for make in (Trade, Consume)
        ]
        return Decision(self.seat, "ship", ASK_SHIP, options)

    def answer(self, table: RollTable, option: Trade | Consume | None, emit: Emit) -> None:
        if option is None:
            return_workers(table, self.seat, SHIP, emit)
            return
        seat = table.seats[self.seat]
        use_worker(seat, SHIP, option.colour, option.virtual)
        seat.take_good(option.square, option.good)
        seat.to_citizenry(option.good)
        table.steps.append(self)
        if isinstance(option, Trade):
            self._trade(table, option, emit)
        else:
            self._consume(table, option, emit)

    def _trade(self, table: RollTable, option: Trade, emit: Emit) -> None:
        seat = table.seats[self.seat]
        side = seat.tableau[option.square]
        value = trade_value(seat.tableau, side)
        shipper = (option.colour, option.virtual)
        rise = earn(seat, value)
        emit(GoodTraded, self.seat, option.square, side, option.good, *shipper, value, rise)
        for source, offer in effects_in(seat.tableau, BuyOnTrade):
            table.steps.append(BuyAfterTrade(self.seat, source, offer.cost, offer.chips))

    def _consume(self, table: RollTable, option: Consume, emit: Emit) -> None:
        seat = table.seats[self.seat]
        side = seat.tableau[option.square]
        chips = consume_level(side, option.good, option.colour)
        bonus, _ = consume_bonus(seat.tableau, side)
        shipper = (option.colour, option.virtual)
        seat.chips += chips + bonus
        emit(
            GoodConsumed,
            self.seat,
            option.square,
            side,
            option.good,
            *shipper,
            chips + bonus,
            bonus,
        )
        for source, effect in effects_in(seat.tableau, ConsumeBonus):
            if fits_world(effect, side):
                pay_out(table, self.seat, effect.credits, source, emit)

    def problems(self, table: RollTable) -> list[str]:
        return not_in_phase(table, self.seat, SHIP)


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
        return Decision(self.seat, "buy", prompt, (BUY_CHIPS, KEEP_CREDITS))

    def answer(self, table: RollTable, option: BuyChips | KeepCredits | None, emit: Emit) -> None:
        if isinstance(option, BuyChips):
            seat = table.seats[self.seat]
            seat.credits -= self.cost
            seat.chips += self.chips
            emit(ChipsGained, self.seat, self.chips, self.source, self.cost)

    def problems(self, table: RollTable) -> list[str]:
        return not_in_phase(table, self.seat, SHIP)
