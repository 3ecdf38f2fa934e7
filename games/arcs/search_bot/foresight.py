"""Looking past one's own turn: what follows, played quickly on hands and draws dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from statistics import fmean
from typing import Final

from engine.core.decision import Chance, Option
from engine.core.step import apply, pending
from games.arcs.search_bot.evaluator import Evaluator
from games.arcs.search_bot.search import TOLD, Search, SearchLine
from games.arcs.state import ArcsTable
from games.arcs.supercat.bot import SupercatPlayer

CARDS_PLAYED: Final = frozenset(("lead", "play"))
MOST_ANSWERS: Final = 120
"""An imagined stretch of play is broken off after so many."""

CLEAR: Final = 2.5
"""Lines that are worse than the best by so much Power are not looked past."""

KNOWN: Final = 1.5
"""Another line must be better by so much Power than the one that goes by the pages: of many lines
the best looks better than it is.
"""

ROLLED: Final = 2
"""A turn by the pages in which dice are thrown is imagined so often."""

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

    def beside(
        self, option: Option, lines: Sequence[SearchLine], search: Search, *, far: bool
    ) -> list[SearchLine]:
        """PLAY-4.1: the lines, and the turn that begins with an answer of the pages and goes on by
        them; looked past, if the answer reaches so `far`; best first.
        """
        begun = search.begun(option)
        paged = self._to_the_end(begun, search)
        best = max(paged.worth, lines[0].worth)
        close = [line for line in lines if line.worth > best - CLEAR][: self.lines]
        ahead = [paged, *close]
        if far and any(line.option != option for line in close):
            luck, tables = search.rng.random(), [begun.table, *[line.table for line in close]]
            seen = self._seen(tables, search.evaluator, Random(luck))
            ahead = [
                replace(line, worth=line.worth + self.trust * (worth + line.luck - line.worth))
                for line, worth in zip(ahead, seen, strict=True)
            ]
        ahead[0] = replace(ahead[0], worth=ahead[0].worth + KNOWN, credit=KNOWN)
        least = min([line.worth for line in ahead])
        rest = [replace(line, worth=min(line.worth, least)) for line in lines if line not in close]
        found: dict[Option, SearchLine] = {}
        for line in (*ahead, *rest):
            if line.option not in found or line.worth > found[line.option].worth:
                found[line.option] = line
        return sorted(found.values(), key=lambda line: -line.worth)

    def _to_the_end(self, begun: SearchLine, search: Search) -> SearchLine:
        """The turn that goes on by the pages, on average where dice are thrown in it."""
        worths: list[float] = []
        is_rolled = True
        while is_rolled and len(worths) < ROLLED:
            table, path, is_rolled = begun.table.copy(), begun.path, False
            while (asked := search.asked_in_turn(table)) is not None:
                if isinstance(asked, Chance):
                    is_rolled = True
                    apply(table, asked.outcomes.sample(search.rng))
                    continue
                option = self.pages.choose(table, asked, search.rng).option
                path = (*path, option) if type(option) in TOLD else path
                apply(table, option)
            worths.append(search.evaluator(table))
        return replace(begun, table=table, worth=fmean(worths), path=path)

    def _seen(self, tables: Sequence[ArcsTable], evaluator: Evaluator, rng: Random) -> list[float]:
        """What each table is worth once everybody has played on, on average over the deals."""
        totals = [0.0] * len(tables)
        for _ in range(self.deals):
            luck = rng.random()
            for place, table in enumerate(tables):
                dealt = table.seen_by(evaluator.number).with_hidden_dealt(Random(luck))
                totals[place] += self.play_on(dealt, evaluator, Random(luck))
        return [total / self.deals for total in totals]

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
