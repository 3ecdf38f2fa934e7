"""Puzzles and scenarios as data: positions, moves to choose from, goals, what each is worth.

The puzzles of a game lie in `games/<game>/puzzles/puzzles.json`, made by `main.py puzzles`:

    {"format": 1, "game": "risk", "seed": "1", "unit": "points", "puzzles": [
      {"key": "5f0c...", "seat": 0, "kind": "attack", "position": {...}, "level": "general",
       "rating": 1490, "searched": "Best of 640 rollouts",
       "choices": [{"moves": [{"type": "Attack", ...}], "words": "Attack ...", "value": 21.5,
                    "cost": 0.0, "error": 0.0, "found_by": ["expert"]}],
       "why": [{"clause": "RISK-16.6", "text": "..."}]}]}

A position holds no more than its seat may know. `choices` stand in the order of the table;
`value` is in the game's `unit`, `cost` what the choice loses against the best one, `error` the
standard error of that. A choice of several moves, such as a whole assignment, is made at one go.

It lies in `games/<game>/scenarios/<key>.json`:

    {"title": "From behind", "about": "Ten points behind, three rounds to go.",
     "goal": {"win": true}, "seats": ["human", "captain"], "seed": "amber-otter-7",
     "options": {}, "proof": "expert", "position": {...}}

`proof` is the bot that reaches the goal in the person's place with this very seed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import sha256
from json import dumps
from pathlib import Path
from typing import Any, ClassVar, Final, Literal, TypeGuard

from engine.core.card import Card
from engine.core.codec import Codec
from engine.core.decision import Decision, Option
from engine.core.errors import BadDocument, IllegalAnswer, shown
from engine.core.game import Game
from engine.core.match import Match
from engine.core.record import decode_option
from engine.core.setup import HUMAN, SeatSetup, Setup, told_apart
from engine.core.storage import UserFile, is_there, read_json, user_folder, words_in
from engine.core.story import Move
from engine.text.message import ENGLISH

FOLDER: Final = "puzzles"
FILE: Final = "puzzles.json"
FORMAT: Final = 1
WITHIN: Final = 2.0
"""A choice is right when it costs no more than so many standard errors."""

FEWEST_CHOICES: Final = 2
HOW_MANY: Final = frozenset(("count", "dice", "worker"))
"""Fields of moves that a choice may leave open."""

YOU: Final = "You"
_SEAT: Final = re.compile(r"\b[Ss]eat ([1-9])\b('s)?")


@dataclass(frozen=True, slots=True)
class Why:
    """A reason for the best choice, with the clause it follows (none where it is empty)."""

    clause: str
    text: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to play on: its moves as JSON, in words, and what the search found."""

    moves: tuple[Any, ...]
    words: str
    value: float
    cost: float
    error: float = 0.0
    note: str = ""
    found_by: tuple[str, ...] = ()

    @property
    def is_right(self) -> bool:
        """Whether it loses nothing, as far as the search can tell."""
        return self.cost <= WITHIN * self.error


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Find the move that loses nothing. `key` follows from the position."""

    key: str
    seat: int
    kind: str
    position: Any
    choices: tuple[Choice, ...]
    rating: int
    level: str
    searched: str
    why: tuple[Why, ...] = ()

    @property
    def best(self) -> int:
        return min(range(len(self.choices)), key=lambda number: self.choices[number].cost)


@dataclass(frozen=True, slots=True)
class PuzzleSet:
    """The puzzles of a game, with the seed that made them; `unit` is what values count."""

    game: str
    seed: str
    unit: str
    puzzles: tuple[Puzzle, ...]
    format: int = FORMAT


_CODEC: Final = Codec()


def key_of(position: Any, seat: int) -> str:
    words = dumps([seat, position], sort_keys=True, ensure_ascii=False)
    return sha256(words.encode()).hexdigest()[:12]


def set_document(puzzles: PuzzleSet) -> Any:
    return _CODEC.encode(puzzles)


def read_set(game: Game, path: Path, *, is_named: bool = False) -> PuzzleSet:
    """The puzzles of a file, each tried at its table; BadDocument names the first fault.

    `is_named` is that of `open_file`.
    """
    found = _read_set(path, is_named=is_named)
    if found.game != game.key:
        raise BadDocument(f"{path.name} holds puzzles of '{found.game}', not of '{game.key}'")
    for number, puzzle in enumerate(found.puzzles):
        try:
            PuzzleTable(game, puzzle)
        except (BadDocument, IllegalAnswer) as problem:
            raise BadDocument(f"{path.name}: puzzle {number + 1}: {problem}") from None
    return found


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that a game ships with; none where it has no file of them."""
    found = shipped_set(game)
    return () if found is None else found.puzzles


def shipped_set(game: Card) -> PuzzleSet | None:
    """The set of a game, None where it has none; its positions are not tried."""
    path = game.folder / FOLDER / FILE
    return _shipped(path) if is_there(path) else None


@lru_cache(maxsize=16)
def _shipped(path: Path) -> PuzzleSet:
    return _read_set(path)


def _read_set(path: Path, *, is_named: bool = False) -> PuzzleSet:
    document = read_json(path, is_named=is_named)
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadDocument(f"{path.name} holds no puzzles: its 'format' must be {FORMAT}")
    found: PuzzleSet = _CODEC.decode(PuzzleSet, document, path.stem)
    for number, puzzle in enumerate(found.puzzles):
        _check(puzzle, f"{path.name}: puzzle {number + 1}")
    return found


def _check(puzzle: Puzzle, where: str) -> None:
    choices = puzzle.choices
    if len(choices) < FEWEST_CHOICES:
        raise BadDocument(f"{where} has fewer than {FEWEST_CHOICES} choices")
    if not all(choice.moves for choice in choices):
        raise BadDocument(f"{where} has a choice without a move")
    if any(choice.cost < 0 or choice.error < 0 for choice in choices):
        raise BadDocument(f"{where} has a cost or an error under zero")
    if sum(choice.cost == 0 for choice in choices) != 1:
        raise BadDocument(f"{where} must have one choice that costs nothing")


class PuzzleTable:
    """A puzzle laid out: the match from its position, the person in the seat that decides.

    Raises BadDocument or IllegalAnswer where the position does not load, asks another seat, or does
    not offer a choice.
    """

    def __init__(self, game: Game, puzzle: Puzzle, name: str = YOU) -> None:
        self.game = game
        self.puzzle = puzzle
        self.match = Match(game, setup_of(game, puzzle, name))
        decision = self.match.pending
        if not isinstance(decision, Decision) or decision.seat != puzzle.seat:
            raise BadDocument("its position does not ask its seat to decide")
        self.decision = decision
        self.options = tuple(self._options(choice) for choice in puzzle.choices)

    def _options(self, choice: Choice) -> tuple[Option, ...]:
        found = tuple(decode_option(self.game, move, "its move") for move in choice.moves)
        self.after(found)
        return found

    def after(self, moves: Sequence[Option]) -> Match:
        """The match after some moves in a row; IllegalAnswer when one is not offered."""
        match = self.match.fork()
        for move in moves:
            match.answer(move)
        return match

    def moves_of(self, answers: Sequence[Option], is_played: bool) -> list[Move]:
        """The moves of a choice; where it `is_played` with what they do, but not what follows."""
        if not is_played:
            asked = self.decision
            return [Move(asked.seat, asked.kind, each, ()) for each in answers]
        moves = self.after(answers).moves[-len(answers) :]
        return [replace(each, told=each.told[: len(each.told) - each.followed]) for each in moves]

    def number_of(self, answer: Option) -> int | None:
        """The choice that an answer at the table means; None when it is none of them."""
        for is_meant in (_is_only_move, _is_first_move, _is_about_the_same):
            found = [n for n, moves in enumerate(self.options) if is_meant(moves, answer)]
            if len(found) == 1:
                return found[0]
        return None

    def named(self, words: str) -> str:
        names = self.match.setup.seat_names

        def named(found: re.Match[str]) -> str:
            name = names[int(found[1]) - 1]
            return "your" if name == YOU and found[2] else f"{name}{found[2] or ''}"

        return _SEAT.sub(named, words)


def _is_only_move(moves: Sequence[Option], answer: Option) -> bool:
    return tuple(moves) == (answer,)


def _is_first_move(moves: Sequence[Option], answer: Option) -> bool:
    return moves[0] == answer


def _is_about_the_same(moves: Sequence[Option], answer: Option) -> bool:
    """Whether one of the moves differs from the answer at most in how many, or which die."""
    return any(_gist(move) == _gist(answer) for move in moves)


def _gist(option: Any) -> Any:
    fields = getattr(type(option), "__dataclass_fields__", {})
    return type(option), [getattr(option, name) for name in fields if name not in HOW_MANY]


def setup_of(game: Game, puzzle: Puzzle, name: str, seed: str = "") -> Setup:
    """The set-up of a puzzle: the person called `name` in its seat, its level in all others."""
    table = game.read_position(puzzle.position)
    wanted = SeatSetup(HUMAN, name)
    blank = Setup((wanted,) * game.fewest_seats, seed or puzzle.key)
    count = len(game.setup_of_position(table, _filled(game, blank)).seats)
    seats = list(told_apart([game.seat_of(puzzle.level)] * (count - 1)))
    seats.insert(puzzle.seat, wanted)
    return Setup(tuple(seats), blank.seed, position=puzzle.position)


def _filled(game: Game, setup: Setup) -> Setup:
    options = {setting.key: setting.default for setting in game.settings}
    return Setup(setup.seats, setup.seed, options)


# A person's attempt at a puzzle: three hearts, what was tried, and when everything opens.

HEARTS: Final = 3


@dataclass(slots=True)
class PuzzleAttempt:
    """The choices tried so far, in their order."""

    puzzle: Puzzle
    tried: list[int] = field(default_factory=list)

    @property
    def is_solved(self) -> bool:
        return bool(self.tried) and self.puzzle.choices[self.tried[-1]].is_right

    @property
    def is_over(self) -> bool:
        """Whether it was solved or all hearts are lost: all values are open now."""
        return self.is_solved or self.hearts == 0

    @property
    def hearts(self) -> int:
        return HEARTS - sum(not self.puzzle.choices[n].is_right for n in self.tried)

    @property
    def tries(self) -> int | None:
        """At which try it was solved, from 1; None when it was not."""
        return len(self.tried) if self.is_solved else None

    def is_open(self, number: int) -> bool:
        """Whether the value of a choice may be seen: after the end, or when it was tried."""
        return self.is_over or number in self.tried

    def can_try(self, number: int) -> bool:
        return not self.is_over and number not in self.tried

    def answer(self, number: int) -> bool:
        """Tries a choice; whether it was right. ValueError when it may not be tried."""
        if not self.can_try(number):
            raise ValueError(f"choice {number} cannot be tried now")
        self.tried.append(number)
        return self.puzzle.choices[number].is_right


# Ratings of player and puzzle: a puzzle is an opponent, by the model of Weng and Lin (openskill).
#
# What is shown is the mean on a scale with 1,500 in its middle. Only the first try counts in
# full.

MIDDLE: Final = 1500
STEP: Final = 40.0
"""So many points of the scale are one of the model's."""

MU: Final = 25.0
SIGMA: Final = 25.0 / 3
SURE: Final = 2.5
"""How unsure a shipped puzzle's rating is: some bots have tried it."""

SHARES: Final = (1.0, 1 / 3, 0.0)
"""How much of the gain the first, second and third try bring."""

CLOSE: Final = 200
"""By so much the closest puzzle is rated above the plainest."""

BOT_RATINGS: Final = (1000, 1300, 1600, 1900)
"""What a bot of one to four bars counts as."""


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The number people read."""
        return round(MIDDLE + STEP * (self.mu - MU))


def rating_of(shown: int, sigma: float = SURE) -> Rating:
    return Rating(MU + (shown - MIDDLE) / STEP, sigma)


def after(player: Rating, puzzle: Rating, tries: int | None) -> tuple[Rating, Rating]:
    """Both after a puzzle was solved at a try (from 1), or not (None)."""
    is_solved = tries is not None
    won, lost = _played(player, puzzle, is_solved=is_solved)
    share = SHARES[min(tries, len(SHARES)) - 1] if tries is not None else 1.0
    return _towards(player, won, share), _towards(puzzle, lost, share)


def _towards(before: Rating, now: Rating, share: float) -> Rating:
    sigma = before.sigma + (now.sigma - before.sigma) * share
    return Rating(before.mu + (now.mu - before.mu) * share, sigma)


def _played(one: Rating, other: Rating, *, is_solved: bool) -> tuple[Rating, Rating]:
    from openskill.models import PlackettLuce  # noqa: PLC0415 (only who solves puzzles is rated)

    model: Any = PlackettLuce()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in (one, other)]
    ranks = [1.0, 2.0] if is_solved else [2.0, 1.0]
    (first,), (second,) = model.rate(teams, ranks=ranks)
    return Rating(first.mu, first.sigma), Rating(second.mu, second.sigma)


def puzzle_rating(answers: Iterable[tuple[int, bool]], closeness: float = 0.5) -> int:
    """The rating of a puzzle that bots of so many bars solved or did not.

    `closeness`, from 0 to 1, is how near the second best comes: that makes it harder.
    """
    puzzle = Rating()
    for strength, is_right in answers:
        bot = rating_of(BOT_RATINGS[strength - 1])
        _, puzzle = _played(bot, puzzle, is_solved=is_right)
    return puzzle.shown + round(CLOSE * (closeness - 0.5))


# What a person has made of the puzzles, kept between runs in one JSON file.

KEPT_RATINGS: Final = 16
"""So many ratings of the player are kept for the curve."""

UNSURE: Final = 3
"""So many puzzles set a player's first rating."""

AGAIN_AFTER: Final = 4
"""A puzzle that was missed comes again after so many others, then after three times as many."""

STEPS: Final = 3
"""Solved so often at the first try after it was missed, a puzzle comes no more."""


@dataclass(frozen=True, slots=True)
class TriedPuzzle:
    """A puzzle that was tried: at which try it was last solved (0: not), and when it is due again.

    `at` is how many puzzles of the game had been tried then; `due` such a number, None for never.
    `step` counts how often it was right since it was missed; `mu` and `sigma` are its own rating.
    """

    tries: int
    at: int
    mu: float
    sigma: float
    due: int | None = None
    step: int = 0

    @property
    def is_solved(self) -> bool:
        return self.tries > 0


@dataclass(slots=True)
class Solver:
    mu: float = MU
    sigma: float = SIGMA
    tried: int = 0
    streak: int = 0
    best_streak: int = 0
    ratings: list[int] = field(default_factory=list)
    seen: dict[str, TriedPuzzle] = field(default_factory=dict)
    kept: list[str] = field(default_factory=list)

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma)

    @property
    def is_rated(self) -> bool:
        return len(self.seen) >= UNSURE

    @property
    def solved(self) -> int:
        return sum(seen.is_solved for seen in self.seen.values())


@dataclass(frozen=True, slots=True)
class Gained:
    """What a puzzle did to the player: points of rating now, and what a first try would have."""

    points: int
    at_once: int


@dataclass(slots=True)
class PuzzleProgress(UserFile):
    cannot_keep: ClassVar = "Your puzzles could not be saved"

    path: Path = field(default_factory=lambda: user_folder() / "puzzles.json")
    games: dict[str, Solver] = field(default_factory=dict)

    @classmethod
    def load(cls, path: Path | None = None) -> PuzzleProgress:
        """What is kept; nothing, and a `problem`, where the file cannot be read."""
        progress = cls() if path is None else cls(path)
        progress.games = progress._read_with(_read, "puzzles") or {}
        return progress

    def of(self, game: str) -> Solver:
        return self.games.setdefault(game, Solver())

    def note(self, game: str, puzzle: Puzzle, tries: int | None) -> Gained:
        """A puzzle was solved at a try, or not (None). Only the first time moves the ratings."""
        solver = self.of(game)
        gained = _rate(solver, puzzle, tries)
        solver.tried += 1
        solver.streak = solver.streak + 1 if tries is not None else 0
        solver.best_streak = max(solver.best_streak, solver.streak)
        solver.seen[puzzle.key] = _again(solver.seen[puzzle.key], tries, solver.tried)
        self._write(self._document)
        return gained

    def switch_kept(self, game: str, key: str) -> bool:
        """Keep a puzzle, or keep it no more; whether it is kept now."""
        kept = self.of(game).kept
        if key in kept:
            kept.remove(key)
        else:
            kept.append(key)
        self._write(self._document)
        return key in kept

    def reset(self) -> None:
        self.games = {}
        self._write(self._document)

    def _document(self) -> dict[str, Any]:
        games = {game: _CODEC.encode(solver) for game, solver in sorted(self.games.items())}
        return {"format": FORMAT, "games": games}


def _rate(solver: Solver, puzzle: Puzzle, tries: int | None) -> Gained:
    if puzzle.key in solver.seen:
        return Gained(0, 0)
    before, own = solver.rating, rating_of(puzzle.rating)
    player, rated = after(before, own, tries)
    at_once, _ = after(before, own, 1)
    solver.mu, solver.sigma = player.mu, player.sigma
    solver.ratings = [*solver.ratings, player.shown][-KEPT_RATINGS:]
    solver.seen[puzzle.key] = TriedPuzzle(0, 0, rated.mu, rated.sigma)
    return Gained(player.shown - before.shown, at_once.shown - before.shown)


def _again(seen: TriedPuzzle, tries: int | None, now: int) -> TriedPuzzle:
    """When a puzzle comes again: what was missed soon, and later and later while it is right."""
    missed = tries != 1
    was_missed = seen.due is not None
    if missed:
        return replace(seen, tries=tries or 0, at=now, due=now + AGAIN_AFTER, step=0)
    if not was_missed:
        return replace(seen, tries=1, at=now)
    step = seen.step + 1
    due = None if step >= STEPS else now + AGAIN_AFTER * 3**step
    return replace(seen, tries=1, at=now, due=due, step=step)


def next_puzzle(
    puzzles: Sequence[Puzzle], solver: Solver, but_not: str | None = None
) -> Puzzle | None:
    """What to try next: what is due again, else the new one nearest to the player's rating, else
    what was tried longest ago. `but_not` is the one just tried; None where there is no other.
    """
    left = [puzzle for puzzle in puzzles if puzzle.key != but_not]
    if not left:
        return None
    again = [puzzle for puzzle in left if _is_due(solver, puzzle)]
    if again:
        return min(again, key=lambda puzzle: (_due(solver, puzzle), puzzle.key))
    new = [puzzle for puzzle in left if puzzle.key not in solver.seen]
    if new:
        own = solver.rating.shown
        return min(new, key=lambda puzzle: (abs(puzzle.rating - own), puzzle.key))
    return min(left, key=lambda puzzle: (solver.seen[puzzle.key].at, puzzle.key))


def _due(solver: Solver, puzzle: Puzzle) -> int:
    seen = solver.seen[puzzle.key]
    assert seen.due is not None
    return seen.due


def _is_due(solver: Solver, puzzle: Puzzle) -> bool:
    seen = solver.seen.get(puzzle.key)
    return seen is not None and seen.due is not None and seen.due <= solver.tried


def _read(document: object) -> dict[str, Solver]:
    """The solvers of a document. BadDocument names the first wrong value."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadDocument(f"'format' must be {FORMAT}")
    games: Any = document.get("games")
    if not isinstance(games, dict):
        raise BadDocument("'games' must be an object")
    return {
        game: _checked(_CODEC.decode(Solver, entry, f"games.{game}"), f"games.{game}")
        for game, entry in games.items()
    }


def _checked(solver: Solver, where: str) -> Solver:
    sigmas = [solver.sigma, *[seen.sigma for seen in solver.seen.values()]]
    if min(sigmas) <= 0:
        raise BadDocument(f"'{where}' has a 'sigma' that is not above zero")
    if min(solver.tried, solver.streak, solver.best_streak) < 0:
        raise BadDocument(f"'{where}' counts less than nothing")
    return solver


# What a scenario asks for: a few plain conditions, told on a running or a finished table.
#
#     {"win": true}                      first at the end
#     {"lead": 10}                       first at the end, with so many points ahead
#     {"place": 2}                       second or better at the end
#     {"score": 400}                     so many points at the end
#     {"reach": 30}                      so many points at any time
#     {"outlast": 12}                    still there when round 12 is over, or first before that
#
# `"by_round": 8` with any of them: it must be so before round 9 begins. All conditions must hold.

Verdict = Literal["open", "met", "missed"]
MOST: Final = 9999


@dataclass(frozen=True, slots=True)
class ScenarioGoal:
    """The conditions that are given; None where one is not."""

    win: bool = False
    lead: int | None = None
    place: int | None = None
    score: int | None = None
    reach: int | None = None
    outlast: int | None = None
    by_round: int | None = None

    @classmethod
    def of(cls, document: Any) -> ScenarioGoal:
        """The goal of a document; BadDocument names the first wrong condition."""
        if not isinstance(document, dict) or not set(document) - {"by_round"}:
            raise BadDocument("'goal' must be an object with a condition")
        for word, value in document.items():
            if word not in cls.__dataclass_fields__:
                raise BadDocument(f"'goal' knows no '{word}'")
            is_right = value is True if word == "win" else type(value) is int and 0 < value <= MOST
            if not is_right:
                raise BadDocument(f"'goal.{word}' cannot be {shown(value)}")
        return cls(**document)

    def verdict(self, game: Game, table: Any, seat: int, *, is_over: bool) -> Verdict:
        if self._is_met(game, table, seat, is_over=is_over):
            return "met"
        is_late = self.by_round is not None and game.progress(table)[0] > self.by_round
        return "missed" if is_over or is_late or game.is_out(table, seat) else "open"

    def _is_met(self, game: Game, table: Any, seat: int, *, is_over: bool) -> bool:
        result, round_ = game.result(table), game.progress(table)[0]
        own, rank = result.scores[seat], result.ranks[seat]
        others = [score for other, score in enumerate(result.scores) if other != seat]
        is_first = is_over and rank == 1
        lasts = is_first or (not game.is_out(table, seat) and round_ > (self.outlast or 0))
        held = (
            self.by_round is None or round_ <= self.by_round,
            not self.win or is_first,
            self.lead is None or (is_first and own - max(others, default=0) >= self.lead),
            self.place is None or (is_over and rank <= self.place),
            self.score is None or (is_over and own >= self.score),
            self.reach is None or own >= self.reach,
            self.outlast is None or lasts,
        )
        return all(held)


SCENARIO_FOLDER: Final = "scenarios"
WORDS: Final = ("title", "about", "seed", "proof")


@dataclass(frozen=True, slots=True)
class Scenario:
    """A table to begin with, who sits there, and what is to be reached; `key` is its file's name.

    It carries its own JSON form of the table.
    """

    key: str
    title: str
    about: str
    goal: ScenarioGoal
    seats: tuple[str, ...]
    seed: str
    proof: str
    position: Any = field(hash=False)
    options: dict[str, str] = field(default_factory=dict, hash=False)

    @property
    def seat(self) -> int:
        return self.seats.index(HUMAN)

    def setup(self, game: Game, name: str, player: str = HUMAN) -> Setup:
        """The set-up with a person of that name, or another `player`, in the person's seat."""
        seats = [
            SeatSetup(player, name) if who == HUMAN else game.seat_of(who) for who in self.seats
        ]
        return Setup(told_apart(seats), self.seed, dict(self.options), position=self.position)

    def match(self, game: Game, name: str, player: str = HUMAN) -> Match:
        return Match(game, self.setup(game, name, player))

    def verdict(self, match: Match) -> Verdict:
        return self.goal.verdict(match.game, match.table, self.seat, is_over=match.is_over)

    def is_of(self, setup: Setup) -> bool:
        return setup.seed == self.seed and setup.position == self.position


@lru_cache(maxsize=256)
def read_scenario(path: Path) -> Scenario:
    """The scenario of a file; BadDocument names the file and the first wrong field."""
    try:
        return _read_scenario(path.stem, read_json(path))
    except BadDocument as problem:
        raise BadDocument(f"{path}: {problem}") from None


def scenarios_of(game: Game, language: str = ENGLISH) -> list[Scenario]:
    """The scenarios of a game, in the order of their files, in a language if it has words there.

    `scenarios/<language>/<key>.json` has the title and the sentence below it.
    """
    paths = sorted((game.folder / SCENARIO_FOLDER).glob("*.json"))
    return [_told(read_scenario(path), path.parent / language / path.name) for path in paths]


def _told(scenario: Scenario, path: Path) -> Scenario:
    words = words_in(path)
    return scenario if words is None else replace(scenario, **words)


def scenario_of(game: Game, setup: Setup, language: str = ENGLISH) -> Scenario | None:
    """The scenario that a match of a set-up plays; None for any other match."""
    if setup.position is None:
        return None
    return next((each for each in scenarios_of(game, language) if each.is_of(setup)), None)


def _read_scenario(key: str, document: Any) -> Scenario:
    if not isinstance(document, dict):
        raise BadDocument("a scenario must be an object")
    for word in WORDS:
        if not isinstance(document.get(word), str) or not document[word]:
            raise BadDocument(f"'{word}' must be a text")
    seats, options = document.get("seats"), document.get("options", {})
    if not _are_words(seats) or seats.count(HUMAN) != 1:
        raise BadDocument(f"'seats' must be a list of players with one '{HUMAN}'")
    if not isinstance(options, dict) or not _are_words(list(options.values())):
        raise BadDocument("'options' must be an object of texts")
    if not isinstance(document.get("position"), dict):
        raise BadDocument("'position' must be the table")
    return Scenario(
        key, document["title"], document["about"], ScenarioGoal.of(document.get("goal")),
        tuple(seats), document["seed"], document["proof"], document["position"], dict(options),
    )  # fmt: skip


def _are_words(value: Any) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)
