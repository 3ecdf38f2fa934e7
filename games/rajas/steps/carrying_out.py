"""A list of effects, carried out in its order; what an effect sets off is finished first.

The effects themselves are handled in `steps.effects`, which enters its functions here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.step import Emit, Step
from games.rajas.effects import Effects
from games.rajas.state import RajasTable
from games.rajas.steps.standing import seat_missing

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
