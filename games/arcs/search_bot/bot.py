"""The Admiral at the table: Captain, and Warlord who looks harder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Final

from engine.core.bot import Answer
from engine.core.decision import Decision, Option
from games.arcs.expansion import BASE_GAME
from games.arcs.search_bot.courses import ROUTINE
from games.arcs.search_bot.evaluator import FITTED, Evaluator, Weights
from games.arcs.search_bot.foresight import CLEAR, PAGES, Foresight
from games.arcs.search_bot.search import CARD_CHOICES, Budget, Search, SearchLine
from games.arcs.search_bot.words import only_answer, reasons
from games.arcs.state import ArcsTable
from games.arcs.supercat.bot import SupercatPlayer
from games.arcs.supercat.readings import Readings

LOOKED_PAST: Final = CARD_CHOICES | {"act", "build", "move", "battle", "redraw"}
"""Decisions after which it looks on to the turns of the others."""

SMALL: Final = Budget(width=1, breadth=3, rolls=2, tables=40)
"""Enough for what a habit answers while a turn is looked through."""

STEPS_OF_ACTIONS: Final = ROUTINE | frozenset(
    ("tax", "build", "move", "fleet", "escort", "catapult", "repair", "influence", "secure",
     "battle", "dice", "stop here")
)  # fmt: skip
"""How an action is carried out that was looked past when it was chosen."""

HASTE: Final = Foresight(lines=1, deals=1)


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
        if not view.reach.has_turns:
            return self.pages.choose(view, decision, rng)
        lines = self.lines(view, decision, rng)
        return Answer(lines[0].option, partial(reasons, view, decision, lines, self.weights))

    @property
    def pages(self) -> SupercatPlayer:
        """The pages by which it imagines that everybody plays on."""
        return PAGES if self.foresight is None else self.foresight.pages

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
        if view.reach.mode != BASE_GAME.mode:
            return self._in_campaign(table, decision, evaluator, rng, also)
        budget = SMALL if decision.kind in ROUTINE else self.budget
        search = Search(table, evaluator, budget, rng)
        lines = search.lines(decision)
        others = search.others(also, lines)
        close = sum([line.worth > lines[0].worth - CLEAR for line in lines])
        if self.foresight is None or close == 1 or decision.kind not in LOOKED_PAST:
            return lines + others
        return self.foresight.beyond(lines + others, close, evaluator, Random(luck))

    def _in_campaign(
        self, table: ArcsTable, decision: Decision, evaluator: Evaluator, rng: Random,
        also: Sequence[Option],
    ) -> list[SearchLine]:  # fmt: skip
        """PLAY-4.1: its own lines beside what SUPERCAT's pages say, the best of both first."""
        search = Search(table, evaluator, self.budget, rng, self.pages)
        by_pages = self.pages.choose(table, decision, rng).option
        if not table.reach.has_turns:
            return [search.begun(option) for option in dict.fromkeys((by_pages, *also))]
        lines = search.lines(decision)
        lines += search.others(also, lines)
        far = self.foresight is not None and decision.kind not in STEPS_OF_ACTIONS
        return (self.foresight or HASTE).beside(by_pages, lines, search, far=far)


CAPTAIN: Final = SearchBot(
    Budget(width=4, breadth=8, rolls=6, tables=500), Foresight(lines=4, deals=6, trust=1.0)
)
WARLORD: Final = SearchBot(
    Budget(width=5, breadth=10, rolls=8, tables=1000), Foresight(lines=6, deals=12, trust=1.0)
)
CAPTAIN_OF_ACTS: Final = SearchBot(
    Budget(width=1, breadth=4, rolls=2, tables=50), Foresight(lines=3, deals=2, trust=1.0)
)
"""In the campaign, where more can be done in a turn and every table takes longer."""
WARLORD_OF_ACTS: Final = SearchBot(
    Budget(width=2, breadth=5, rolls=3, tables=90), Foresight(lines=3, deals=4, trust=1.0)
)


def by_readings(search_bot: SearchBot, readings: Readings) -> SearchBot:
    """The admiral that imagines SUPERCATs with these readings of their document."""
    foresight = search_bot.foresight
    if foresight is None:
        return search_bot
    pages = SupercatPlayer(readings)
    return replace(search_bot, foresight=replace(foresight, pages=pages))
