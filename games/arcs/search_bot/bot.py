"""The Admiral at the table: Captain, and Warlord who looks harder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Final

from engine.core.bot import Answer
from engine.core.decision import Decision, Option
from games.arcs.search_bot.courses import ROUTINE
from games.arcs.search_bot.evaluator import FITTED, Evaluator, Weights
from games.arcs.search_bot.foresight import Foresight
from games.arcs.search_bot.search import CARD_CHOICES, Budget, Search, SearchLine
from games.arcs.search_bot.words import only_answer, reasons
from games.arcs.state import ArcsTable
from games.arcs.supercat.bot import SupercatPlayer
from games.arcs.supercat.readings import Readings

LOOKED_PAST: Final = CARD_CHOICES | {"act", "build", "move", "battle", "redraw"}
"""Decisions after which it looks on to the turns of the others."""

SMALL: Final = Budget(width=1, breadth=3, rolls=2, tables=40)
"""Enough for what a habit answers while a turn is looked through."""

CLEAR: Final = 2.5
"""Lines that are worse than the best by so much Power are not looked past."""


@dataclass(frozen=True, slots=True)
class SearchBot:
    """PLAY-2: looks through its own turn, and with foresight past it."""

    budget: Budget
    foresight: Foresight | None = None
    weights: Weights = FITTED
    draws = True

    def choose(self, view: ArcsTable, decision: Decision, rng: Random) -> Answer:
        if len(decision.options) == 1:
            return Answer(decision.options[0], (only_answer(decision),))
        lines = self.lines(view, decision, rng)
        return Answer(lines[0].option, partial(reasons, view, decision, lines, self.weights))

    def values(self, view: ArcsTable, decision: Decision, rng: Random) -> Sequence[float]:
        """PLAY-2.7: how much Power each option loses against the best, which loses none."""
        lines = self.lines(view, decision, rng, also=decision.options)
        found = {line.option: round(line.worth - lines[0].worth, 2) for line in lines}
        return [found[option] for option in decision.options]

    def lines(
        self, view: ArcsTable, decision: Decision, rng: Random, *, also: Sequence[Option] = ()
    ) -> list[SearchLine]:
        """The best line of each option that is worth a look, and of these others; best first."""
        evaluator = Evaluator(view, decision.seat, self.weights)
        table, luck = view.with_hidden_dealt(rng), rng.random()
        budget = SMALL if decision.kind in ROUTINE else self.budget
        search = Search(table, evaluator, budget, rng)
        lines = search.lines(decision)
        others = search.others(also, lines)
        close = sum([line.worth > lines[0].worth - CLEAR for line in lines])
        if self.foresight is None or close == 1 or decision.kind not in LOOKED_PAST:
            return lines + others
        return self.foresight.beyond(lines + others, close, evaluator, Random(luck))


CAPTAIN: Final = SearchBot(
    Budget(width=2, breadth=5, rolls=4, tables=140), Foresight(lines=3, deals=2, trust=0.9)
)
WARLORD: Final = SearchBot(
    Budget(width=4, breadth=8, rolls=6, tables=700), Foresight(lines=5, deals=8, trust=1.0)
)


def by_readings(search_bot: SearchBot, readings: Readings) -> SearchBot:
    """The admiral that imagines SUPERCATs with these readings of their document."""
    foresight = search_bot.foresight
    if foresight is None:
        return search_bot
    pages = SupercatPlayer(readings)
    return replace(search_bot, foresight=replace(foresight, pages=pages))
