"""Looking past one's own turn: the turns that follow, played quickly on hands dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from engine.core.decision import Chance, Decision, Option
from engine.core.step import apply, pending
from games.arcs.admiral.search import Budget, Line, Search
from games.arcs.admiral.worth import Judge
from games.arcs.position_words import deal_hidden
from games.arcs.state import ArcsTable

QUICK = Budget(width=1, breadth=3, rolls=1, tables=60)
MOST_ANSWERS = 120
"""An imagined stretch of play is broken off after so many."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """`lines` are looked past, on so many `deals` of the hidden hands, for so many `turns`.

    `trust` is how much what is seen there counts beside the worth at the end of the own turn.
    """

    lines: int
    deals: int
    turns: int
    trust: float = 0.6

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
                totals[place] += play_on(table, self.turns, judge, Random(luck))
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


def play_on(table: ArcsTable, turns: int, judge: Judge, rng: Random) -> float:
    """What a table is worth to a judge after the turn and so many more of quick play."""
    chapter, done = table.chapter, 0
    for _ in range(MOST_ANSWERS):
        asked = pending(table)
        if asked is None or table.chapter != chapter:
            break
        if isinstance(asked, Chance):
            apply(table, asked.outcomes.sample(rng))
            continue
        if asked.kind in ("lead", "play"):
            done += 1
            if done > turns:
                break
        apply(table, quick_choice(table, asked, judge, rng))
    return judge(table)


def quick_choice(table: ArcsTable, decision: Decision, judge: Judge, rng: Random) -> Option:
    """What a hasty player answers."""
    if len(decision.options) == 1:
        return decision.options[0]
    own = judge.of(table, decision.seat)
    return Search(table, own, QUICK, rng).lines(decision)[0].option
