"""The Raja as he was until the 26th of November: an opponent for the one of today.

From each candidate he played his own turn out, valued what he had then with weights that were
guessed, and added the best that his other workers and the next workers of the rivals could bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.core.decision import Answer, Chance, Decision, Option, Pending
from engine.core.step import apply, pending
from games.rajas.bots.evaluator import Evaluator, Weights, rounds_left
from games.rajas.bots.raja import (
    PLAYED_OUT,
    OptionOutlook,
    best_next,
    quick_choice,
    rivals_of,
    spare_pips,
    standing,
)
from games.rajas.moves import Place
from games.rajas.spaces import placements
from games.rajas.state import RajasTable
from games.rajas.steps.dummies import DummyArea


@dataclass(frozen=True, slots=True)
class FormerRaja:
    """One ply deep; `looks_at_rivals` as he did for his last days."""

    weights: Weights
    candidates: int = 5
    trials: int = 3
    later: float = 0.3
    denies: float = 0.5
    trust: float = 0.3
    looks_at_rivals: bool = True
    draws = True

    def choose(self, view: RajasTable, decision: Decision, rng: Random) -> Answer:
        """The best option; he no longer says why."""
        if len(decision.options) == 1:
            return Answer(decision.options[0])
        return Answer(self.best(view, decision, rng))

    def best(self, view: RajasTable, decision: Decision, rng: Random) -> Option:
        """The option that he thought best."""
        evaluator, step = Evaluator(view, decision.seat, self.weights), view.steps[-1]
        options = decision.options
        worths = [evaluator.worth_of(decision.kind, step, option) for option in options]
        order = sorted(range(len(worths)), key=lambda number: -worths[number])
        if decision.kind not in PLAYED_OUT:
            return options[order[0]]
        tried = order[: self.candidates]
        if decision.kind == "place" and (rival := self._wanted(view, decision, order)) is not None:
            tried = tried if rival in tried else [*tried, rival]
        lucks = [rng.random() for _ in range(self.trials)]
        later = [
            sum([self._after(view, decision.seat, options[number], luck) for luck in lucks])
            / len(lucks)
            for number in tried
        ]
        mean, level = sum(later) / len(later), sum([worths[each] for each in tried]) / len(tried)
        found = [
            OptionOutlook(
                options[number],
                (1 - self.trust) * (worth - mean) + self.trust * (worths[number] - level),
                self.trials,
            )
            for number, worth in zip(tried, later, strict=True)
        ]
        found.sort(key=lambda each: -each.worth)
        spare_pips(view, decision.seat, found)
        return found[0].option

    def _wanted(self, view: RajasTable, decision: Decision, order: Sequence[int]) -> int | None:
        """The best of the moves to where a rival would like to go most; None if there is none."""
        if not self.looks_at_rivals:
            return None
        wanted = [
            move.space
            for rival in rivals_of(view, decision.seat)
            if (move := best_next(view, rival, self.weights)[1]) is not None
        ]
        for number in order:
            option = decision.options[number]
            if isinstance(option, Place) and option.space in wanted:
                return number
        return None

    def _after(self, view: RajasTable, number: int, option: Option, luck: float) -> float:
        """What the table is worth to a seat after its turn, and what can follow."""
        table, rounds, rng = view.copy(), rounds_left(view, self.weights), Random(luck)
        apply(table, option)
        asked = pending(table)
        while asked is not None and not _turn_is_over(table, asked, number):
            if isinstance(asked, Chance):
                apply(table, asked.outcomes.sample(rng))
            else:
                apply(table, quick_choice(table, asked, self.weights))
            asked = pending(table)
        rivals = rivals_of(table, number) if self.looks_at_rivals else []
        theirs = sum([best_next(table, rival, self.weights, rounds)[0] for rival in rivals])
        worth = standing(table, number, self.weights, rounds)
        worth += self.later * best_to_follow(table, number, self.weights, rounds)
        return worth - self.denies * theirs / max(1, len(rivals))


def _turn_is_over(table: RajasTable, asked: Pending, number: int) -> bool:
    """Whether the next worker is to be placed, or another seat moves."""
    if isinstance(asked, Chance):
        return asked.for_seat not in (None, number) or isinstance(table.steps[-1], DummyArea)
    return asked.seat != number or (asked.kind == "place" and table.seats[number].used > 0)


def best_to_follow(table: RajasTable, number: int, weights: Weights, rounds: float) -> float:
    """What the workers that are left can bring at best, each on another space with another die."""
    seat = table.seats[number]
    if not seat.workers or table.is_over:
        return 0.0
    evaluator = Evaluator(table, number, weights, rounds)
    worths = [(evaluator.placing(option), option) for option in placements(table, number)]
    worths.sort(key=lambda pair: -pair[0])
    total, workers = 0.0, seat.workers
    taken: set[str] = set()
    spent: list[int] = []
    for worth, option in worths:
        if not workers or worth <= 0:
            break
        area = option.space[:3]
        if area in taken or option.die in spent:
            continue
        taken.add(area)
        if option.die >= 0:
            spent.append(option.die)
        total += worth
        workers -= 1
    return total
