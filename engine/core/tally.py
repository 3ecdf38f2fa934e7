"""What bot games came to: one outcome, and many added up."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """One finished (or capped) game, by entrant.

    For a guest that was out `faults` has the kind and `fault_sentences` what it did.
    """

    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    rounds: int
    answers: int
    finished: bool
    faults: tuple[str, ...] = ()
    fault_sentences: tuple[str, ...] = ()

    def reordered(self, order: Sequence[int]) -> GameOutcome:
        """The same game with the entry of position `order[0]` first, and so on."""
        return replace(
            self,
            scores=tuple(self.scores[place] for place in order),
            ranks=tuple(self.ranks[place] for place in order),
            faults=_in_order(self.faults, order),
            fault_sentences=_in_order(self.fault_sentences, order),
        )


def _in_order(texts: tuple[str, ...], order: Sequence[int]) -> tuple[str, ...]:
    return tuple(texts[place] for place in order) if texts else ()


@dataclass(slots=True)
class Tally:
    """Many outcomes added up; the lists have one entry per entrant.

    A shared win counts in parts (two winners: 0.5 each), a shared rank as the mean of its places.
    """

    scores: list[list[float]]
    wins: list[float]
    rank_sums: list[float]
    games: int = 0
    rounds: int = 0
    answers: int = 0
    unfinished: int = 0
    faults: dict[int, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    forfeits: dict[int, Counter[tuple[str, str]]] = field(
        default_factory=lambda: defaultdict(Counter)
    )
    """By entrant, in how many games it was out for a fault of this kind with this sentence."""

    @classmethod
    def empty(cls, entrants: int) -> Tally:
        return cls([[] for _ in range(entrants)], [0.0] * entrants, [0.0] * entrants)

    def add(self, outcome: GameOutcome) -> None:
        winners = outcome.ranks.count(1)
        for entrant, rank in enumerate(outcome.ranks):
            self.scores[entrant].append(outcome.scores[entrant])
            self.wins[entrant] += 1 / winners if rank == 1 else 0.0
            self.rank_sums[entrant] += rank + (outcome.ranks.count(rank) - 1) / 2
        self.games += 1
        self.rounds += outcome.rounds
        self.answers += outcome.answers
        self.unfinished += not outcome.finished
        for entrant, kind in enumerate(outcome.faults):
            if kind:
                self.faults[entrant][kind] += 1
        for entrant, fault in enumerate(zip(outcome.faults, outcome.fault_sentences, strict=False)):
            if fault[0]:
                self.forfeits[entrant][fault] += 1
