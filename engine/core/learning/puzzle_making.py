"""Makes puzzles out of self-play, and solves them once more by a second method.

What a game adds is its `Craft` (`Game.puzzle_craft`): which decisions are worth a puzzle, the
choices there, and how they are searched. The same game, seed and count give the same puzzles.
"""

from __future__ import annotations

import json
import sys
from abc import ABC, abstractmethod
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from typing import Any, Final, Protocol

from engine.core.chance import generator
from engine.core.commands import make_setup
from engine.core.decision import Bot, Decision, Option, close_bots
from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.learning.puzzle import (
    Choice,
    Puzzle,
    PuzzleSet,
    PuzzleTable,
    Why,
    key_of,
    puzzle_rating,
    read_set,
    set_document,
)
from engine.core.match import Match, bots_of, play_bots
from engine.core.storage import write_text_atomically

# How puzzles are searched: every choice meets the same luck, the promising ones more of it.

FIRST_SHARE: Final = 4
"""A quarter of the samples goes to every choice."""

FEWEST: Final = 4
BEHIND: Final = 4.0
"""A choice that is so many standard errors behind the best gets no more samples."""

HOPE: Final = 1.2
"""With less than so many standard errors between the best two a search for a puzzle ends."""

CLEAR: Final = 3.0
"""The second best must cost so many standard errors at least."""


class Sampling(Protocol):
    """What some choices are worth with luck of a number; equal numbers are equal luck."""

    def sample(self, number: int, choices: Sequence[int]) -> Sequence[float]:
        """One value for each of the choices asked for."""


class Searching(Sampling, Protocol):
    """A sampling that knows when once is enough."""

    is_exact: bool


@dataclass(frozen=True, slots=True)
class Found:
    """By choice: its value, what it costs against the best, and the standard error of that."""

    values: tuple[float, ...]
    costs: tuple[float, ...]
    errors: tuple[float, ...]
    samples: int

    @property
    def best(self) -> int:
        return self.costs.index(0.0)

    @property
    def gap(self) -> float:
        """What the second best costs."""
        return min(cost for number, cost in enumerate(self.costs) if number != self.best)

    @property
    def is_clear(self) -> bool:
        """Whether every other choice costs more than the search's own error."""
        return all(
            cost > CLEAR * error
            for number, (cost, error) in enumerate(zip(self.costs, self.errors, strict=True))
            if number != self.best
        )


class Race:
    def __init__(self, searching: Searching, choices: int) -> None:
        self._searching = searching
        self._rows: list[list[float]] = [[] for _ in range(choices)]

    def run(self, choices: Sequence[int], samples: int) -> None:
        """Samples up to a number for some choices."""
        for number in range(min(len(self._rows[each]) for each in choices), samples):
            values = self._searching.sample(number, choices)
            for choice, value in zip(choices, values, strict=True):
                self._rows[choice].append(value)

    def found(self) -> Found:
        """What is known by now; the best is sought among those with most samples."""
        most = max(map(len, self._rows))
        means = [sum(row) / len(row) if len(row) == most else -inf for row in self._rows]
        best = max(range(len(means)), key=means.__getitem__)
        losses = [self._loss(best, choice) for choice in range(len(self._rows))]
        costs = tuple(0.0 if n == best else max(0.0, loss) for n, (loss, _) in enumerate(losses))
        values = tuple(means[best] - cost for cost in costs)
        return Found(values, costs, tuple(error for _, error in losses), most)

    def _loss(self, best: int, choice: int) -> tuple[float, float]:
        """What a choice loses against the best, by luck that both met, and its standard error."""
        pairs = zip(self._rows[best], self._rows[choice], strict=False)
        lost = [one - other for one, other in pairs]
        mean = sum(lost) / len(lost)
        if choice == best or self._searching.is_exact:
            return mean, 0.0
        spread = sum((each - mean) ** 2 for each in lost) / max(1, len(lost) - 1)
        return mean, sqrt(spread / len(lost))


def search(searching: Searching, choices: int, samples: int, least: float = -inf) -> Found:
    """The worth of every choice; it stops early where the best cannot cost the others `least`."""
    race = Race(searching, choices)
    everything = range(choices)
    if searching.is_exact:
        race.run(everything, 1)
        return race.found()
    race.run(everything, max(FEWEST, samples // FIRST_SHARE))
    found = race.found()
    if _is_hopeless(found, least):
        return found
    ahead = [n for n in everything if found.costs[n] <= BEHIND * found.errors[n]]
    if len(ahead) < 2:
        ahead = sorted(everything, key=lambda n: found.costs[n])[:2]
    race.run(sorted(ahead), samples // 2)
    if not _is_hopeless(race.found(), least):
        race.run(sorted(ahead), samples)
    return race.found()


def _is_hopeless(found: Found, least: float) -> bool:
    """Whether the second best will hardly turn out to cost enough, or clearly something."""
    second = next(n for n, cost in enumerate(found.costs) if n != found.best and cost == found.gap)
    error = found.errors[second]
    return least > -inf and (found.gap + 2 * error < least or found.gap < HOPE * error)


MOST_A_GAME: Final = 2
"""So many puzzles may come from one game."""

MOST_GAMES: Final = 4000
FEWEST_WAYS: Final = 3
DIGITS: Final = 3
TWICE: Final = 2


@dataclass(frozen=True, slots=True)
class Way:
    """A choice before it is searched: its moves, in words, and a quieter note of what is known."""

    moves: tuple[Option, ...]
    words: str
    note: str = ""


class Craft(ABC):
    """How a game's puzzles are made; `samples` are those of each of the promising choices."""

    unit: str
    least: float
    """What the second best must cost at least."""

    samples: int
    share: float = 1.0
    """Of the decisions worth a puzzle this share is looked at."""

    options: tuple[tuple[str, str], ...] = ()
    """Options of the games it plays."""

    ladder: tuple[str, ...]
    """Whose answers grade a puzzle, weakest first."""

    @property
    def rivals(self) -> tuple[str, ...]:
        """Against whom a puzzle may be played out, weakest first."""
        return self.ladder

    @abstractmethod
    def players(self, number: int) -> tuple[str, ...]:
        """Who plays the game of that number."""

    @abstractmethod
    def is_asked(self, view: Any, decision: Decision) -> bool:
        """Whether such a decision is worth a puzzle."""

    @abstractmethod
    def ways(self, view: Any, decision: Decision) -> Sequence[Way]:
        """The choices, in the order of the table."""

    @abstractmethod
    def searching(self, view: Any, seat: int, ways: Sequence[Way], seed: str) -> Searching:
        """What tries the ways out."""

    def checking(self, view: Any, seat: int, ways: Sequence[Way], seed: str) -> Searching:
        """The second method: another seed, or another way to the same values."""
        return self.searching(view, seat, ways, seed)

    @abstractmethod
    def searched(self, samples: int, ways: int) -> str:
        """How it was searched, in a few words for people."""

    def answered(self, match: Match, bot: Bot, ways: Sequence[Way]) -> int | None:
        """The way that a bot goes; None when it is none of them."""
        option = match.think(bot).option
        return next((n for n, way in enumerate(ways) if way.moves == (option,)), None)

    def why(self, match: Match, bots: Sequence[Bot], best: Way) -> tuple[Why, ...]:
        """What is to be said for the best way; `bots` are those that found it, the best last."""
        said = match.think(bots[-1]).reasons if bots else ()
        told = match.game.told(said, match.voice)
        return tuple(Why(reason.clause, reason.text) for reason in told)


def craft_of(game: Game) -> Craft:
    """The craft of a game; InputError when it makes no puzzles."""
    craft = game.puzzle_craft()
    if craft is None:
        raise InputError(f"{game.title} makes no puzzles")
    found: Craft = craft
    return found


def make_puzzles(
    game: Game, count: int, seed: str, told: Callable[[int, int], object] | None = None
) -> PuzzleSet:
    """So many puzzles; `told` hears how many there are after each game. Reproducible."""
    maker = _Maker(game, craft_of(game), seed)
    for number in range(MOST_GAMES):
        if len(maker.puzzles) >= count:
            break
        maker.play(number, count)
        if told is not None:
            told(number + 1, len(maker.puzzles))
    return PuzzleSet(game.key, seed, maker.craft.unit, tuple(maker.puzzles))


class _Maker:
    def __init__(self, game: Game, craft: Craft, seed: str) -> None:
        self.game, self.craft, self.seed = game, craft, seed
        self.puzzles: list[Puzzle] = []

    def play(self, number: int, count: int) -> None:
        game, craft = self.game, self.craft
        seed = f"{self.seed} {number}"
        setup = make_setup(game, craft.players(number), seed, dict(craft.options))
        match = Match(game, setup, keeps_history=False)
        bots, dice = bots_of(match), generator(seed, "puzzles")
        found = 0
        while match.pending is not None and len(self.puzzles) < count and found < MOST_A_GAME:
            decision = match.pending
            if isinstance(decision, Decision) and dice.random() < craft.share:
                puzzle = self._try(match, decision)
                if puzzle is not None:
                    found += 1
                    self.puzzles.append(puzzle)
            play_bots(match, bots, 1)
        close_bots(bots)

    def _try(self, match: Match, decision: Decision) -> Puzzle | None:
        game, craft, seat = self.game, self.craft, decision.seat
        view = game.view(match.table, seat)
        if not craft.is_asked(view, decision):
            return None
        ways = craft.ways(view, decision)
        if len(ways) < FEWEST_WAYS:
            return None
        position = game.codec.encode(view)
        key = key_of(position, seat)
        if any(puzzle.key == key for puzzle in self.puzzles):
            return None
        blank = _blank(game, craft, key, seat, decision.kind, position, ways)
        at = PuzzleTable(game, blank).match
        answers = _answers(game, craft, at, ways)
        if len(set(answers.values())) < 2:
            return None  # everybody sees the same
        searching = craft.searching(view, seat, ways, f"{self.seed} {key}")
        found = search(searching, len(ways), craft.samples, craft.least)
        if not found.is_clear or found.gap < craft.least:
            return None
        if all(answer == found.best for answer in answers.values()):
            return None
        return self._written(blank, at, ways, found, answers)

    def _written(
        self,
        blank: Puzzle,
        at: Match,
        ways: Sequence[Way],
        found: Found,
        answers: dict[str, int | None],
    ) -> Puzzle:
        craft, game = self.craft, self.game
        choices = tuple(
            replace(
                choice, value=_rounded(found.values[n]), cost=_rounded(found.costs[n]),
                error=_rounded(found.errors[n]),
            )
            for n, choice in enumerate(blank.choices)
        )  # fmt: skip
        right = [name for name, answer in answers.items() if answer == found.best]
        bots = [game.bot(name, at.setup) for name in right]
        why = (*craft.why(at, bots, ways[found.best]), _compared(craft, ways, found))
        close_bots(bots)
        written = replace(blank, choices=choices, why=why,
                          searched=craft.searched(found.samples, len(ways)))  # fmt: skip
        return _graded(game, craft, written, answers)


def _compared(craft: Craft, ways: Sequence[Way], found: Found) -> Why:
    second = ways[found.costs.index(found.gap)]
    return Why("", f"The next best, {second.words}, costs {found.gap:.2g} {craft.unit}")


def _graded(game: Game, craft: Craft, puzzle: Puzzle, answers: dict[str, int | None]) -> Puzzle:
    """A searched puzzle with what each bot of the ladder answers, and what follows from it."""
    choices = tuple(
        replace(choice, found_by=tuple(name for name, answer in answers.items() if answer == n))
        for n, choice in enumerate(puzzle.choices)
    )
    right = choices[puzzle.best].found_by
    strengths = {level.name: level.strength for level in game.all_bot_levels}
    tried = [(strengths[name], name in right) for name in answers]
    return replace(
        puzzle, choices=choices, rating=puzzle_rating(tried, _closeness(puzzle)),
        level=next((name for name in right if name in craft.rivals), craft.rivals[-1]),
    )  # fmt: skip


def _closeness(puzzle: Puzzle) -> float:
    """How close the second best comes: 1 when it is as good, 0 when all others are alike."""
    others = [choice.cost for n, choice in enumerate(puzzle.choices) if n != puzzle.best]
    return 1 - min(others) / (sum(others) / len(others))


def _rounded(number: float) -> float:
    return round(number, DIGITS)


def _blank(
    game: Game, craft: Craft, key: str, seat: int, kind: str, position: Any, ways: Sequence[Way]
) -> Puzzle:
    choices = tuple(
        Choice(tuple(game.codec.encode(move) for move in way.moves), way.words, 0.0, 0.0, 0.0,
               way.note)
        for way in ways
    )  # fmt: skip
    return Puzzle(key, seat, kind, position, choices, 0, craft.ladder[0], "")


def _answers(game: Game, craft: Craft, match: Match, ways: Sequence[Way]) -> dict[str, int | None]:
    found: dict[str, int | None] = {}
    for name in craft.ladder:
        bot = game.bot(name, match.setup)
        found[name] = craft.answered(match.fork(), bot, ways)
        close_bots([bot])
    return found


def graded_anew(game: Game, puzzle: Puzzle) -> Puzzle | None:
    """A puzzle graded by what the bots of the ladder answer today; None when all find the best."""
    craft = craft_of(game)
    at = PuzzleTable(game, replace(puzzle, level=craft.ladder[0]))
    ways = [
        Way(moves, choice.words) for moves, choice in zip(at.options, puzzle.choices, strict=True)
    ]
    answers = _answers(game, craft, at.match, ways)
    if all(answer == puzzle.best for answer in answers.values()):
        return None
    return _graded(game, craft, puzzle, answers)


@dataclass(frozen=True, slots=True)
class Check:
    puzzle: Puzzle
    best: int
    cost: float
    """What the second method thinks the puzzle's answer costs."""

    @property
    def holds(self) -> bool:
        return self.best == self.puzzle.best


def check_puzzles(game: Game, puzzles: PuzzleSet, seed: str) -> Iterator[Check]:
    """Every puzzle of a set, solved from its position with twice the budget and another seed."""
    craft = craft_of(game)
    for puzzle in puzzles.puzzles:
        at = PuzzleTable(game, puzzle)
        view = game.view(at.match.table, puzzle.seat)
        ways = [
            Way(moves, choice.words)
            for moves, choice in zip(at.options, puzzle.choices, strict=True)
        ]
        searching = craft.checking(view, puzzle.seat, ways, f"{seed} {puzzle.key} again")
        found = search(searching, len(ways), TWICE * craft.samples)
        yield Check(puzzle, found.best, found.costs[puzzle.best])


# The command `puzzles`: makes the puzzles of a game, or solves those of a file once more.

MOST: Final = 1000
DONE, OTHER_ANSWERS = 0, 1


def run_puzzles(game: Game, arguments: Namespace) -> int:
    """What a command line asks for; the exit status. InputError where that cannot be."""
    craft_of(game)
    if arguments.check is not None:
        return _check(game, arguments)
    if not 1 <= arguments.count <= MOST:
        raise InputError(f"--count is {arguments.count}; it goes from 1 to {MOST}")
    made = make_puzzles(
        game, arguments.count, arguments.seed, _tell if sys.stderr.isatty() else None
    )
    if len(made.puzzles) < arguments.count:
        raise InputError(f"self-play gave {len(made.puzzles)} puzzles, not {arguments.count}")
    _write(made, arguments)
    return DONE


def _check(game: Game, arguments: Namespace) -> int:
    puzzles = read_set(game, arguments.check, is_named=True)
    holding, number = [], 0
    for check in check_puzzles(game, puzzles, arguments.seed):
        number += 1
        if check.holds:
            holding.append(check.puzzle)
            continue
        words = check.puzzle.choices[check.best].words
        print(f"{check.puzzle.key}: now {words}; the old answer costs {check.cost:.2f}",
              file=sys.stderr)  # fmt: skip
    print(f"{len(holding)} of {number} puzzles hold their answer", file=sys.stderr)
    if arguments.out is not None:
        _write(replace(puzzles, puzzles=_not_found_by_all(game, holding)), arguments)
    return DONE if len(holding) == number else OTHER_ANSWERS


def _not_found_by_all(game: Game, puzzles: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """Those that not every bot finds today, graded anew."""
    graded = [(puzzle.key, graded_anew(game, puzzle)) for puzzle in puzzles]
    for key, puzzle in graded:
        if puzzle is None:
            print(f"{key}: every level finds it now", file=sys.stderr)
    return tuple(puzzle for _, puzzle in graded if puzzle is not None)


def _write(puzzles: PuzzleSet, arguments: Namespace) -> None:
    """To the file, or as the answer of the command; each puzzle in a line of its own."""
    document = set_document(puzzles)
    lines = [json.dumps(each, ensure_ascii=False) for each in document.pop("puzzles")]
    head = json.dumps(document, ensure_ascii=False)[:-1]
    text = f'{head}, "puzzles": [\n' + ",\n".join(lines) + "\n]}\n"
    if arguments.out is None:
        print(text, end="")
    else:
        write_text_atomically(arguments.out, text)


def _tell(games: int, found: int) -> None:
    print(f"\r{found} puzzles from {games} games", end="", file=sys.stderr, flush=True)
