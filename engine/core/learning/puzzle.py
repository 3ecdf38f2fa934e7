"""A puzzle as data: a position, the moves to choose from, and what each of them is worth.

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
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from json import dumps
from pathlib import Path
from typing import Any, Final

from engine.core.card import Card
from engine.core.codec import Codec
from engine.core.decision import Decision, Option
from engine.core.errors import BadDocument, IllegalAnswer
from engine.core.game import Game
from engine.core.match import Match
from engine.core.record import decode_option
from engine.core.setup import HUMAN, SeatSetup, Setup, told_apart
from engine.core.storage import is_there, read_json

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
        """The number of the choice that is worth most."""
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
    """The key of a position for a seat."""
    words = dumps([seat, position], sort_keys=True, ensure_ascii=False)
    return sha256(words.encode()).hexdigest()[:12]


def set_document(puzzles: PuzzleSet) -> Any:
    """The JSON form of a set."""
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

    def number_of(self, answer: Option) -> int | None:
        """The choice that an answer at the table means; None when it is none of them."""
        for is_meant in (_is_only_move, _is_first_move, _is_about_the_same):
            found = [n for n, moves in enumerate(self.options) if is_meant(moves, answer)]
            if len(found) == 1:
                return found[0]
        return None

    def named(self, words: str) -> str:
        """Words of a puzzle with the names of the seats."""
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
