"""The Admiral at the table: Captain, and Warlord who looks farther."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.core.bot import Answer, Reason
from engine.core.decision import Decision
from games.arcs.admiral.foresight import Foresight
from games.arcs.admiral.search import CARD_CHOICES, Budget, Line, Search
from games.arcs.admiral.words import reasons
from games.arcs.admiral.worth import FITTED, Judge, Weights
from games.arcs.position_words import deal_hidden
from games.arcs.state import ArcsTable

LOOKED_PAST: Final = CARD_CHOICES | {"act", "build", "move", "battle", "redraw"}
"""Decisions after which Warlord looks on to the turns of the others."""

CLEAR: Final = 2.5
"""Lines that are worse than the best by so much Power are not looked past."""


@dataclass(frozen=True, slots=True)
class Admiral:
    """PLAY-2: looks through its own turn, and with foresight past it."""

    budget: Budget
    foresight: Foresight | None = None
    weights: Weights = FITTED
    draws = True

    def choose(self, view: ArcsTable, decision: Decision, rng: Random) -> Answer:
        if len(decision.options) == 1:
            return Answer(decision.options[0], (Reason("PLAY-2.1", "it is the only answer"),))
        lines = self.lines(view, decision, rng)
        return Answer(lines[0].option, reasons(view, decision, lines, self.weights))

    def values(self, view: ArcsTable, decision: Decision, rng: Random) -> Sequence[float]:
        """PLAY-2.7: how much Power each option loses against the best, which loses none."""
        lines = self.lines(view, decision, rng, everything=True)
        found = {line.option: round(line.worth - lines[0].worth, 2) for line in lines}
        return [found[option] for option in decision.options]

    def lines(
        self, view: ArcsTable, decision: Decision, rng: Random, *, everything: bool = False
    ) -> list[Line]:
        """The best line of each option that is worth a look, or of all of them; best first."""
        judge = Judge(view, decision.seat, self.weights)
        table, luck = deal_hidden(view, rng), rng.random()
        search = Search(table, judge, self.budget, rng)
        lines = search.lines(decision)
        others = search.others(decision, lines) if everything else []
        close = sum([line.worth > lines[0].worth - CLEAR for line in lines])
        if self.foresight is None or close == 1 or decision.kind not in LOOKED_PAST:
            return lines + others
        return self.foresight.beyond(lines + others, close, judge, Random(luck))


CAPTAIN: Final = Admiral(Budget(width=3, breadth=6, rolls=6, tables=500))
WARLORD: Final = Admiral(
    Budget(width=6, breadth=10, rolls=6, tables=3000), Foresight(lines=4, deals=2, turns=3)
)
