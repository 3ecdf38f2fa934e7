"""Puzzles of Arcs: the Admiral's lines on many deals of the hidden hands, played on a round."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.core.chance import generator
from engine.core.decision import Bot, Chance, Decision, Option
from engine.core.learning.puzzle import Why
from engine.core.learning.puzzle_making import Craft, Searching, Way
from engine.core.match import Match
from engine.core.step import apply, pending
from games.arcs.bots.admiral import TOLD, Budget, Foresight, Search, SearchBot, SearchLine, reasons
from games.arcs.bots.evaluator import Evaluator
from games.arcs.bots.steward import Baseline
from games.arcs.moves import SpendPip
from games.arcs.state import ArcsTable
from games.arcs.text import option_told

MOST_WAYS = 7
MOST_ANSWERS = 200
ADMIRAL: Final = SearchBot(
    Budget(width=2, breadth=5, rolls=4, tables=140), Foresight(lines=3, deals=2, trust=0.9)
)
"""Who proposes the ways: a quick one, for all of them are played out on many deals."""
TRUST: Final = 0.6
"""How much the round after counts beside the worth at the end of the own turn."""

KINDS = frozenset(("lead", "play", "act", "opening"))


class ArcsCraft(Craft):
    """Which card, or which action: lines through the turn (PLAY-2), then a round of play."""

    unit = "Power"
    least = 0.5
    samples = 10
    share = 0.04
    ladder = ("steward", "supercat:hand", "captain")

    @property
    def rivals(self) -> tuple[str, ...]:
        return ("steward", "captain")

    def players(self, number: int) -> tuple[str, ...]:
        return ("steward", "supercat:hand", "steward")

    def is_asked(self, view: ArcsTable, decision: Decision) -> bool:
        return decision.kind in KINDS

    def ways(self, view: ArcsTable, decision: Decision) -> Sequence[Way]:
        lines = ADMIRAL.lines(view, decision, Random(0))
        place = {option: number for number, option in enumerate(decision.options)}
        kept = sorted(lines[:MOST_WAYS], key=lambda line: place[line.option])
        return [whole_turn(view, line) for line in kept]

    def searching(self, view: ArcsTable, seat: int, ways: Sequence[Way], seed: str) -> Searching:
        return _Deals(view, seat, ways, seed)

    def answered(self, match: Match, bot: Bot, ways: Sequence[Way]) -> int | None:
        """The way that begins with what a bot answers."""
        option = match.think(bot).option
        return next((n for n, way in enumerate(ways) if way.moves[0] == option), None)

    def why(self, match: Match, bots: Sequence[Bot], best: Way) -> tuple[Why, ...]:
        decision = match.pending
        assert isinstance(decision, Decision)
        view = match.game.view(match.table, decision.seat)
        lines = ADMIRAL.lines(view, decision, Random(0))
        line = next(line for line in lines if line.option == best.moves[0])
        said = reasons(view, decision, [line], ADMIRAL.weights)
        told = match.game.told(said, numbered(view))
        return tuple(Why(reason.clause, reason.text) for reason in told)

    def searched(self, samples: int, ways: int) -> str:
        return f"Best on {samples:,} deals of the hidden hands"


def whole_turn(view: ArcsTable, line: SearchLine) -> Way:
    """A line as far as its answers follow one upon the other: to a roll or a draw at the latest."""
    table, moves = view.copy(), [line.option]
    apply(table, line.option)
    for answer in line.answers[1:]:
        asked = pending(table)
        if not isinstance(asked, Decision) or answer not in asked.options:
            break
        moves.append(answer)
        apply(table, answer)
    done = [move for move in moves if type(move) in TOLD]
    is_told = line.option in done or (done and isinstance(line.option, SpendPip))
    spoken = done if is_told else [line.option, *done]
    first, *others = [option_told(option, numbered(view)) for option in spoken]
    after = [words[:1].lower() + words[1:] for words in others]
    return Way(tuple(moves), ", then ".join((first, *after)))


def numbered(view: ArcsTable) -> list[str]:
    """The seats by numbers, which puzzles name when they are read."""
    return [f"Seat {number + 1}" for number in range(len(view.seats))]


class _Deals:
    """One sample: the hidden hands dealt, every line looked through, then a round of play."""

    is_exact = False

    def __init__(self, view: ArcsTable, seat: int, ways: Sequence[Way], seed: str) -> None:
        self._view, self._seat, self._seed = view, seat, seed
        self._ways = [way.moves for way in ways]
        self._evaluator = Evaluator(view, seat, ADMIRAL.weights)

    def sample(self, number: int, choices: Sequence[int]) -> Sequence[float]:
        rng = generator(self._seed, "deal", number)
        dealt = self._view.with_hidden_dealt(rng)
        lines = [self._line(dealt, self._ways[choice], rng) for choice in choices]
        return [self._later(line, number) for line in lines]

    def _line(self, dealt: ArcsTable, moves: Sequence[Option], rng: Random) -> SearchLine:
        """The best line that begins with the moves of a way."""
        table = dealt.copy()
        for move in moves[:-1]:
            pending(table)  # steps that ask nobody are done
            apply(table, move)
        asked = pending(table.copy())
        assert isinstance(asked, Decision)
        search = Search(table, self._evaluator, ADMIRAL.budget, rng)
        lines = search.lines(asked)
        lines += search.others(moves[-1:], lines)
        return next(line for line in lines if line.option == moves[-1])

    def _later(self, line: SearchLine, number: int) -> float:
        """The worth of a line with what is seen of the round after it."""
        rng = generator(self._seed, "round", number)
        table = line.table.seen_by(self._seat).with_hidden_dealt(rng)
        chapter = table.chapter
        for _ in range(MOST_ANSWERS):
            asked = pending(table)
            if asked is None or table.chapter != chapter:
                break
            if isinstance(asked, Chance):
                apply(table, asked.outcomes.sample(rng))
                continue
            if asked.seat == self._seat and asked.kind in ("lead", "play"):
                break
            apply(table, _BASELINE.choose(table, asked, rng).option)
        return line.worth + TRUST * (self._evaluator(table) + line.luck - line.worth)


_BASELINE = Baseline()

CRAFT = ArcsCraft()
