"""Numbers that lessons speak of, and how puzzles of Rajas are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.core.chance import NO_DICE, generator
from engine.core.decision import Bot, Chance, Decision, Option
from engine.core.learning.puzzle import Why
from engine.core.learning.puzzle_making import Craft, Searching, Way
from engine.core.match import Match
from engine.core.step import apply, pending
from engine.text.message import Message
from games.rajas.analysis import advice, said_of
from games.rajas.bots.evaluator import rounds_left
from games.rajas.bots.raja import MINISTER, MONEY_PER_ROUND, RAJA, quick_choice, standing
from games.rajas.move_words import listed_said
from games.rajas.moves import TurnDie
from games.rajas.state import RajasTable
from games.rajas.text import VOICE


def _gap(table: RajasTable, seat: int, words: str) -> str:
    """How far the markers of the seat, or of the one named by number, are from meeting."""
    return str(table.seats[int(words) if words else seat].gap)


def _fame(table: RajasTable, seat: int, words: str) -> str:
    return str(table.seats[seat].fame)


def _money(table: RajasTable, seat: int, words: str) -> str:
    return str(table.seats[seat].money)


def _karma(table: RajasTable, seat: int, words: str) -> str:
    return str(table.seats[seat].karma)


def _workers(table: RajasTable, seat: int, words: str) -> str:
    """The workers that the seat can still place in this round."""
    return str(table.seats[seat].workers)


FACTS: Final[Mapping[str, Callable[[RajasTable, int, str], str]]] = {
    "gap": _gap,
    "fame": _fame,
    "money": _money,
    "karma": _karma,
    "workers": _workers,
}


MOST_WAYS = 7
MOST_ANSWERS = 200


class RajasCraft(Craft):
    """Where the next worker goes, by the lead over the best other at the end of the round.

    The seat goes on by the Raja's own weights (RAJ-13.4), the others as Ministers.
    """

    unit = "rounds"
    least = 0.15
    samples = 60
    share = 0.08
    ladder = ("greedy", "page", "minister", "raja")

    def players(self, number: int) -> tuple[str, ...]:
        return (("minister", "page"), ("page", "minister"), ("minister", "minister"))[number % 3]

    def is_asked(self, view: RajasTable, decision: Decision) -> bool:
        return decision.kind == "place" and not view.seats[decision.seat].is_dummy

    def ways(self, view: RajasTable, decision: Decision) -> Sequence[Way]:
        kinds = advice(view, decision).distinct(view)
        moves = [hint.option for hint in kinds if not isinstance(hint.option, TurnDie)]
        place = {option: number for number, option in enumerate(decision.options)}
        kept = sorted(moves[:MOST_WAYS], key=place.__getitem__)
        words = VOICE.all_of([listed_said(option, view, decision.seat) for option in kept])
        return [Way((option,), each) for option, each in zip(kept, words, strict=True)]

    def searching(self, view: RajasTable, seat: int, ways: Sequence[Way], seed: str) -> Searching:
        return _Rounds(view, seat, ways, seed)

    def why(self, match: Match, bots: Sequence[Bot], best: Way) -> tuple[Why, ...]:
        seat = match.seat_to_answer
        assert seat is not None
        said = said_of(match.game.view(match.table, seat), seat, best.moves[0])
        told = match.game.told(said, match.voice)
        return tuple(Why(reason.clause, reason.text) for reason in told)

    def searched(self, samples: int, ways: int) -> str:
        return VOICE.say(Message("puzzle-searched", {"rounds": samples * ways}))


class _Rounds:
    """One sample: the option, then play to the end of the round."""

    is_exact = False

    def __init__(self, view: RajasTable, seat: int, ways: Sequence[Way], seed: str) -> None:
        self._view, self._seat, self._seed = view, seat, seed
        self._options = [way.moves[0] for way in ways]
        self._left = rounds_left(view, RAJA.weights)

    def sample(self, number: int, choices: Sequence[int]) -> Sequence[float]:
        return [self._played(self._options[choice], number) for choice in choices]

    def _played(self, option: Option, number: int) -> float:
        table, round_number = self._view.copy(), self._view.round
        apply(table, option)
        rng = generator(self._seed, "luck", number)
        for _ in range(MOST_ANSWERS):
            asked = pending(table)
            if asked is None or table.round != round_number:
                break
            if isinstance(asked, Chance):
                apply(table, asked.outcomes.sample(rng))
            elif asked.seat == self._seat:
                apply(table, quick_choice(table, asked, RAJA.weights))
            else:
                apply(table, MINISTER.choose(table, asked, NO_DICE).option)
        return self._lead(table)

    def _lead(self, table: RajasTable) -> float:
        worths = [
            standing(table, number, RAJA.weights, max(0.0, self._left - 1))
            for number in range(len(table.seats))
        ]
        own = worths.pop(self._seat)
        return (own - max(worths)) / MONEY_PER_ROUND


CRAFT = RajasCraft()
