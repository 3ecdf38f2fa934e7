"""Produce: producers become goods."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.decision import Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.roll_galaxy.dice import PRODUCE, colours_in
from games.roll_galaxy.events import GoodProduced
from games.roll_galaxy.moves import Produce
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.steps.refunds import return_workers
from games.roll_galaxy.steps.standing import not_in_phase

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

    def answer(self, table: RollTable, option: Produce | None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        if option is None:
            options = goods_to_produce(seat)
            if not options:
                return_workers(table, self.seat, PRODUCE, emit)
                return
            option = options[0]
        seat.take_worker(PRODUCE, option.colour)
        seat.put_good(option.square, option.colour)
        side = seat.tableau[option.square]
        emit(GoodProduced, self.seat, option.colour, option.square, side)
        table.steps.append(self)

    def problems(self, table: RollTable) -> list[str]:
        return not_in_phase(table, self.seat, PRODUCE)


def goods_to_produce(seat: Seat) -> list[Produce]:
    """Every different way to place one producer."""
    colours = colours_in(seat.workers_at(PRODUCE))
    squares = list(dict.fromkeys(seat.free_places)) if colours else []
    return [Produce(colour, square) for colour in colours for square in squares]
