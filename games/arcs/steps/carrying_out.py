"""Carrying out the effects of a text one after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from engine.core.step import Emit, Step
from games.arcs.court import Effect
from games.arcs.leaders import is_known
from games.arcs.state import ArcsTable


@dataclass(frozen=True, slots=True)
class CarryOut(Step):
    """ARCS-9.1: a seat carries out the effects of a card's text in their order.

    `chosen` is what an earlier effect of the text settled: a cluster, a type, a number.
    """

    seat: int
    card: str
    effects: tuple[Effect, ...]
    chosen: str = ""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        if not self.effects:
            return
        first, *rest = self.effects
        if rest:
            table.steps.append(replace(self, effects=tuple(rest)))
        DOERS[first.op](table, self, first, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        if not is_known(self.card):
            return [f"the step on top carries out '{self.card}', which is no card"]
        if any(effect.op not in DOERS for effect in self.effects):
            return ["the step on top holds an effect that cannot be carried out"]
        return []


Doer = Callable[[ArcsTable, CarryOut, Effect, Emit], None]
DOERS: Final[dict[str, Doer]] = {}
"""The words of the vocabulary that do something, filled by `effects`."""
DOABLE: Final[dict[str, Callable[[ArcsTable, int, Effect], bool]]] = {}
"""Whether a seat would change anything with such a word, for those that have to be asked."""


def tell_rest(table: ArcsTable, chosen: str) -> None:
    """What was chosen is told to the effects of the same text that follow."""
    step = table.steps[-1]
    assert isinstance(step, CarryOut)
    table.steps[-1] = replace(step, chosen=chosen)


def drop_rest(table: ArcsTable) -> None:
    """What was declined takes the effects that follow with it."""
    assert isinstance(table.steps.pop(), CarryOut)
