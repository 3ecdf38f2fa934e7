"""The command `puzzles`: makes the puzzles of a game, or solves those of a file once more."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.learning.puzzle import Puzzle, PuzzleSet, read_set, set_document
from engine.core.learning.puzzle_making import (
    check_puzzles,
    craft_of,
    graded_anew,
    make_puzzles,
)
from engine.core.storage import write_text_atomically

MOST: Final = 1000
DONE, OTHER_ANSWERS = 0, 1


def run(game: Game, arguments: Namespace) -> int:
    """What a command line asks for; the exit status. InputError where that cannot be."""
    craft_of(game)
    if arguments.check is not None:
        return _check(game, arguments)
    if not 1 <= arguments.count <= MOST:
        raise InputError(f"--count is {arguments.count}; it goes from 1 to {MOST}")
    made = make_puzzles(game, arguments.count, arguments.seed, _tell if _is_watched() else None)
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
        _write(replace(puzzles, puzzles=_graded(game, holding)), arguments)
    return DONE if len(holding) == number else OTHER_ANSWERS


def _graded(game: Game, puzzles: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
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


def _is_watched() -> bool:
    return sys.stderr.isatty()


def _tell(games: int, found: int) -> None:
    print(f"\r{found} puzzles from {games} games", end="", file=sys.stderr, flush=True)
