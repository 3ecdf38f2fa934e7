"""The Raja: looks on from each promising move, with dice and lots drawn anew.

For every candidate the rest of the turn is played out a number of times; what the seat has then,
and what its other workers can still bring, decides. Budgets are counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from engine.core.bot import Answer, PossibleOption, Reason
from engine.core.decision import Chance, Decision, Option, Pending
from engine.core.step import apply, pending
from engine.text.said import Fixed, Said
from games.rajas.board import Space
from games.rajas.bots.evaluator import Evaluator, Weights, rounds_left
from games.rajas.move_words import option_said
from games.rajas.moves import Place, TurnDie
from games.rajas.spaces import placements
from games.rajas.state import RajasTable
from games.rajas.steps.dummy_turn import DummyArea

MONEY_PER_ROUND = 16.0
"""What a good seat gains in a round: the numbers of the adviser are rounds, one for so much."""

END = 30.0
"""What it is worth to have won, beside the markers: more than anything that is held for later."""

FORCED = 1
PLAYED_OUT = frozenset(("place", "buy", "sail", "visit", "replace"))
"""Decisions that are played out; all others are answered by their worth alone."""


@dataclass(frozen=True, slots=True)
class OptionOutlook:
    """An option as the Raja sees it: its worth in money, and how often it was played out."""

    option: Option
    worth: float
    trials: int


@dataclass(frozen=True, slots=True)
class Raja:
    """RAJ-13.4: `candidates` of a decision are played out `trials` times each.

    `later` is how much the best that can follow counts, `trust` how much the worth at once does
    beside what was played out.
    """

    weights: Weights
    candidates: int = 5
    trials: int = 3
    later: float = 0.3
    trust: float = 0.3
    clause: str = "RAJ-13.4"
    draws = True

    def choose(self, view: RajasTable, decision: Decision, rng: Random) -> Answer:
        options = decision.options
        if len(options) == FORCED:
            move = option_said(options[0], view, decision.seat)
            return Answer(options[0], (Reason(self.clause, Said("only-move", {"move": move})),))
        seen = self.outlooks(view, decision, rng)
        return Answer(seen[0].option, partial(self.reasons, view, decision.seat, seen))

    def values(self, view: RajasTable, decision: Decision, rng: Random) -> list[float]:
        """How many rounds each option wins or loses against the best: 0 for the best itself."""
        seen = {each.option: each.worth for each in self.outlooks(view, decision, rng)}
        best = max(seen.values())
        return [round((seen[option] - best) / MONEY_PER_ROUND, 3) for option in decision.options]

    def outlooks(self, view: RajasTable, decision: Decision, rng: Random) -> list[OptionOutlook]:
        """All options, the best first."""
        evaluator, step = Evaluator(view, decision.seat, self.weights), view.steps[-1]
        worths = [evaluator.worth_of(decision.kind, step, option) for option in decision.options]
        order = sorted(range(len(worths)), key=lambda number: -worths[number])
        options = decision.options
        if decision.kind not in PLAYED_OUT or len(options) == FORCED:
            return [OptionOutlook(options[number], worths[number], 0) for number in order]
        tried = order[: self.candidates]
        later = self._play_out(view, decision, [options[number] for number in tried], rng)
        mean = sum(later) / len(later)
        level = sum([worths[number] for number in tried]) / len(tried)
        found = []
        for number, worth in zip(tried, later, strict=True):
            at_once = worths[number] - level
            seen = (1 - self.trust) * (worth - mean) + self.trust * at_once
            found.append(OptionOutlook(options[number], level + seen, self.trials))
        found.sort(key=lambda each: -each.worth)
        least = found[-1].worth
        rest = [
            OptionOutlook(options[number], min(least, worths[number]), 0)
            for number in order[self.candidates :]
        ]
        return found + rest

    def _play_out(
        self, view: RajasTable, decision: Decision, options: Sequence[Option], rng: Random
    ) -> list[float]:
        """The mean worth of the table after each option; the same luck for every option."""
        lucks = [rng.random() for _ in range(self.trials)]
        seat = decision.seat
        return [sum(self.played_out(view, seat, option, lucks)) / self.trials for option in options]

    def played_out(
        self, view: RajasTable, seat: int, option: Option, lucks: Sequence[float]
    ) -> list[float]:
        """The worth of the table after an option of the pending decision, once for every luck."""
        rounds = rounds_left(view, self.weights)
        worths = []
        for luck in lucks:
            table = view.copy()
            apply(table, option)
            worths.append(self._later(table, seat, rounds, Random(luck)))
        return worths

    def _later(self, table: RajasTable, number: int, rounds: float, rng: Random) -> float:
        """What the table is worth to a seat after its turn, with the best that can follow."""
        left = table.seats[number].workers
        asked = pending(table)
        while asked is not None and not _turn_is_over(table, asked, number, left):
            if isinstance(asked, Chance):
                apply(table, asked.outcomes.sample(rng))
            else:
                apply(table, quick_choice(table, asked, self.weights))
            asked = pending(table)
        worth = standing(table, number, self.weights, rounds)
        return worth + self.later * best_to_follow(table, number, self.weights, rounds)

    def reasons(
        self, view: RajasTable, seat: int, seen: Sequence[OptionOutlook]
    ) -> tuple[Reason, ...]:
        """Why the first of several options is the best, with the rules that bind it."""
        best, move = seen[0], option_said(seen[0].option, view, seat)
        said = Said("only-kind-of-move", {"move": move})
        for each in seen[1:]:
            other = option_said(each.option, view, seat)
            if other != move:
                gain = (best.worth - each.worth) / MONEY_PER_ROUND
                said = wins_rounds(move, gain, other)
                break
        reasons = [Reason(self.clause, said, options=_compared(seen[: self.candidates]))]
        if isinstance(best.option, TurnDie):
            reasons.append(Reason("RAJ-4.4", Said("binds-turned-die")))
        elif isinstance(best.option, Place):
            reasons.append(_binding(view.space(best.option.space)))
        if view.is_ending:
            reasons.append(Reason("RAJ-12.2", Said("binds-last-pass")))
        return tuple(reasons)


def _compared(seen: Sequence[OptionOutlook]) -> tuple[PossibleOption, ...]:
    """The best, and how far the next ones are behind."""
    best, *others = seen
    behind = [Fixed((best.worth - each.worth) / MONEY_PER_ROUND, 2) for each in others]
    return (
        PossibleOption(best.option, 1.0),
        *[
            PossibleOption(each.option, 0.0, Said("rounds-behind", {"rounds": rounds}))
            for each, rounds in zip(others, behind, strict=True)
        ],
    )


def wins_rounds(move: Said, gain: float, other: Said) -> Said:
    """How many rounds a move wins against another."""
    return Said("wins-rounds", {"move": move, "rounds": Fixed(gain, 2), "other": other})


def _binding(space: Space) -> Reason:
    """The rule of a space that binds whoever goes there."""
    if space.area == "market" and not space.wants_die:
        return Reason("RAJ-5.5", Said("binds-mixed-market"))
    if space.area == "terrace" and space.takes < 0:
        return Reason("RAJ-5.13", Said("binds-dice-again"))
    return Reason(*_BINDING[space.area])


_BINDING = {
    "chambers": ("RAJ-5.3", Said("binds-chambers")),
    "quarry": ("RAJ-6.4", Said("binds-quarry")),
    "market": ("RAJ-5.4", Said("binds-market")),
    "harbor": ("RAJ-8.3", Said("binds-harbour")),
    "balconies": ("RAJ-5.11", Said("binds-balconies")),
    "terrace": ("RAJ-5.12", Said("binds-terrace")),
}


def _turn_is_over(table: RajasTable, asked: Pending, number: int, left: int) -> bool:
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


def quick_choice(table: RajasTable, decision: Decision, weights: Weights) -> Option:
    """The move with the highest worth; karma is only thought of when nothing else can be done."""
    options = decision.options
    if len(options) == FORCED:
        return options[0]
    evaluator, step, kind = Evaluator(table, decision.seat, weights), table.steps[-1], decision.kind
    best, most = options[0], -1e18
    for option in options:
        if isinstance(option, TurnDie):
            continue
        worth = evaluator.worth_of(kind, step, option)
        if worth > most:
            best, most = option, worth
    return best


def standing(table: RajasTable, number: int, weights: Weights, rounds: float) -> float:
    """What a seat has come to: its markers, and what it holds for so many rounds to come."""
    seat = table.seats[number]
    if table.is_over:
        others = [other.overlap for place, other in enumerate(table.seats) if place != number]
        reached = 2.0 * seat.fame + seat.money
        return reached + (END if seat.overlap > max(others) else -END)
    evaluator = Evaluator(table, number, weights, rounds)
    worth = 2.0 * seat.fame + seat.money + evaluator.hand()
    worth += weights.karma * seat.karma * evaluator.late
    worth += weights.worker_round * seat.owned * evaluator.rounds
    worth += weights.upgrade_round * evaluator.rounds * sum(seat.scrolls)
    markets = evaluator.markets()
    worth += weights.market_round * evaluator.rounds * sum([sum(values) for values in markets])
    if seat.boat < table.board.bridge.space and seat.owned < table.side.most_workers:
        worth += weights.boat * seat.boat * min(1.0, evaluator.rounds / 3)
    if not seat.is_dummy:
        worth += outlook_of_roads(evaluator)
    return worth


def outlook_of_roads(evaluator: Evaluator) -> float:
    """What the open roads of a province promise."""
    return evaluator.roads_ahead(
        evaluator.table.province(evaluator.number).roads, evaluator.seat.claimed
    )
