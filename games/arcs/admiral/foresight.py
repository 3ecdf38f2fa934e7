"""Looking past one's own turn: what follows, played quickly on hands and draws dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from engine.core.decision import Chance, Decision, Option
from engine.core.step import apply, pending
from games.arcs.admiral.search import Budget, Line, Search
from games.arcs.admiral.worth import Judge
from games.arcs.position_words import deal_hidden
from games.arcs.state import ArcsTable
from games.arcs.supercat.bot import SupercatPlayer

QUICK: Final = Budget(width=1, breadth=3, rolls=1, tables=60)
MOST_ANSWERS: Final = 400
"""An imagined stretch of play is broken off after so many."""

PAGES: Final = SupercatPlayer()
"""How a SUPERCAT is imagined to play, and in a whole chapter everybody."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """`lines` are looked past, on so many `deals` of what is hidden, for so many `turns`.

    `trust` is how much what is seen there counts beside the worth at the end of the own turn. With
    `chapters` the play goes on to the end of the chapter, everybody by the pages of SUPERCAT.
    """

    lines: int
    deals: int
    turns: int
    trust: float = 0.6
    chapters: bool = False
    pages: SupercatPlayer = field(default=PAGES, compare=False)

    def beyond(self, lines: Sequence[Line], most: int, judge: Judge, rng: Random) -> list[Line]:
        """The lines, at most so many of them with what follows taken into account; best first."""
        looked = min(self.lines, most)
        ahead = list(lines[:looked])
        totals = [0.0] * len(ahead)
        for _ in range(self.deals):
            luck = rng.random()
            for place, line in enumerate(ahead):
                seen = line.table.seen_by(judge.number)
                table = deal_hidden(seen, Random(luck))
                totals[place] += self.play_on(table, judge, Random(luck))
        seen_worths = [total / self.deals for total in totals]
        found = [
            replace(line, worth=line.worth + self.trust * (worth - line.worth + line.luck))
            for line, worth in zip(ahead, seen_worths, strict=True)
        ]
        found.sort(key=lambda line: -line.worth)
        gain = sum([line.worth for line in found]) - sum([line.worth for line in ahead])
        least = found[-1].worth
        return found + [
            replace(line, worth=min(least, line.worth + gain / len(ahead)))
            for line in lines[looked:]
        ]

    def play_on(self, table: ArcsTable, judge: Judge, rng: Random) -> float:
        """What a table is worth to a judge after the turn and what is played on."""
        chapter, done = table.chapter, 0
        for _ in range(MOST_ANSWERS):
            asked = pending(table)
            if asked is None or table.chapter != chapter:
                break
            if isinstance(asked, Chance):
                apply(table, asked.outcomes.sample(rng))
                continue
            if asked.kind in ("lead", "play") and not self.chapters:
                done += 1
                if done > self.turns or asked.seat == judge.number:
                    break
            apply(table, self._answer(table, asked, judge, rng))
        return judge(table)

    def _answer(self, table: ArcsTable, decision: Decision, judge: Judge, rng: Random) -> Option:
        """What a seat is imagined to answer: a SUPERCAT by its pages, others in haste."""
        if len(decision.options) == 1:
            return decision.options[0]
        if self.chapters or table.seats[decision.seat].supercat is not None:
            return self.pages.choose(table, decision, rng).option
        own = judge.of(table, decision.seat)
        return Search(table, own, QUICK, rng).lines(decision)[0].option
