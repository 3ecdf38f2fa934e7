"""Looking past one's own turn: what follows, played quickly on hands and draws dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from engine.core.decision import Chance
from engine.core.step import apply, pending
from games.arcs.search_bot.evaluator import Evaluator
from games.arcs.search_bot.search import SearchLine
from games.arcs.state import ArcsTable
from games.arcs.supercat.bot import SupercatPlayer

CARDS_PLAYED: Final = frozenset(("lead", "play"))
MOST_ANSWERS: Final = 120
"""An imagined stretch of play is broken off after so many."""

PAGES: Final = SupercatPlayer()
"""SUPERCAT's document as it is read by default."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """`lines` are looked past, on so many `deals` of what is hidden, up to the seat's next card.

    `trust` is how much what is seen there counts beside the worth at the end of the own turn;
    `pages` are those by which the others are imagined to play: of a SUPERCAT they are known.
    """

    lines: int
    deals: int
    trust: float = 0.8
    pages: SupercatPlayer = field(default=PAGES, compare=False)

    def beyond(
        self, lines: Sequence[SearchLine], most: int, evaluator: Evaluator, rng: Random
    ) -> list[SearchLine]:
        """The lines, at most so many of them with what follows taken into account; best first."""
        looked = min(self.lines, most)
        ahead = list(lines[:looked])
        totals = [0.0] * len(ahead)
        for _ in range(self.deals):
            luck = rng.random()
            for place, line in enumerate(ahead):
                seen = line.table.seen_by(evaluator.number)
                table = seen.with_hidden_dealt(Random(luck))
                totals[place] += self.play_on(table, evaluator, Random(luck))
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

    def play_on(self, table: ArcsTable, evaluator: Evaluator, rng: Random) -> float:
        """What a table is worth to a judge once the others have had their turns."""
        chapter = table.chapter
        for _ in range(MOST_ANSWERS):
            asked = pending(table)
            if asked is None or table.chapter != chapter:
                break
            if isinstance(asked, Chance):
                apply(table, asked.outcomes.sample(rng))
            elif asked.seat == evaluator.number and asked.kind in CARDS_PLAYED:
                break
            elif len(asked.options) == 1:
                apply(table, asked.options[0])
            else:
                apply(table, self.pages.choose(table, asked, rng).option)
        return evaluator(table)
