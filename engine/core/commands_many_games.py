"""The commands that play many games: `challenge`, `puzzles` and `tournament`."""

from __future__ import annotations

import argparse
import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any, Final

from engine.core.arena import League, Runner, check_jobs, on_cluster, on_processes, play_tournament
from engine.core.commands import key_line, key_of_words, parse_options
from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.learning.challenges import REASONS, Challenge, Challenges, challenge_of, work_out
from engine.core.learning.puzzle import Puzzle, PuzzleSet, read_set, set_document
from engine.core.learning.puzzle_making import check_puzzles, craft_of, graded_anew, make_puzzles
from engine.core.setup import day_named, short_name, with_whole_path
from engine.core.storage import write_text_atomically
from engine.text.house import in_english

# The `challenge` command: the seed of a day, and what the bots of the house score on it.


def day_of(text: str | None) -> date:
    """A day written as YYYY-MM-DD, today for None; InputError for anything else."""
    if text is None:
        return date.today()
    day = day_named(text)
    if day is None:
        raise InputError(f"--date takes YYYY-MM-DD, not '{text}'")
    return day


def challenge_document(game: Game, day: date) -> dict[str, Any]:
    """The document of the command, the best result first."""
    challenge = challenge_of(game, day)
    if challenge is None:
        raise InputError(f"{game.title} has no challenge of the day")
    plan = challenge.plan
    values = {level: work_out(challenge, level) for level in plan.compared}
    order = sorted(plan.compared, key=lambda level: -plan.merit(values[level]))
    return {
        "game": game.key,
        "date": day.isoformat(),
        "seed": challenge.seed,
        "title": in_english(plan.title, game.text_folder),
        "against": list(plan.opponents),
        "options": dict(plan.options),
        "results": [
            {"level": level, "value": values[level], "text": in_english(plan.words(values[level]))}
            for level in order
        ],
        "own": _own(challenge),
    }


def _own(challenge: Challenge) -> dict[str, Any] | None:
    """How the person's own attempt stands, and why it is practice; None before there is one."""
    attempt = Challenges.load().attempts.get((challenge.game.key, challenge.day))
    if attempt is None:
        return None
    value = attempt.value
    text = "not finished" if value is None else in_english(challenge.plan.words(value))
    practice = in_english(REASONS[attempt.practice]) if attempt.practice else None
    return {"value": value, "text": text, "practice": practice}


def challenge_lines(document: dict[str, Any]) -> list[str]:
    lines = [f"{document['title']}, {document['date']}: seed {document['seed']}"]
    if document["against"]:
        lines.append(f"against {', '.join(document['against'])}")
    lines += [f"  {each['text']:>9}  {each['level']}" for each in document["results"]]
    own = document["own"]
    if own is not None:
        practice = f", practice: {own['practice']}" if own["practice"] else ""
        lines.append(f"  {own['text']:>9}  you{practice}")
    return lines


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


# The `tournament` command: many games among many bots, ranked, resumable, near or far.


def run_tournament(game: Game, arguments: argparse.Namespace) -> int:
    league = league_of(game, arguments)
    runner = on_cluster(arguments.cluster) if arguments.cluster else on_processes(arguments.jobs)
    shows_progress = sys.stderr.isatty() and not arguments.json
    document = _played(game, league, runner, arguments.state, shows_progress=shows_progress)
    if arguments.json:
        print(json.dumps(document, ensure_ascii=False, allow_nan=False))
    else:
        from rich.console import Console  # noqa: PLC0415 (only a terminal needs it)

        Console().print(tournament_table(document))
        pace = f"{document['games_per_second']:.2f} games a second"
        print(f"{document['seconds']} s, {pace}, {document['unfinished']} unfinished")
        if "key" in document:
            print(key_line(document["key"]))
    return 0


def league_of(game: Game, arguments: argparse.Namespace) -> League:
    """The league that a command line describes; InputError when it describes none."""
    entrants = tuple(with_whole_path(word.strip()) for word in arguments.seats.split(","))
    check_jobs(arguments.jobs)
    return League(
        entrants,
        arguments.games,
        arguments.seed,
        min(len(entrants), game.most_seats) if arguments.table is None else arguments.table,
        parse_options(arguments.option),
        arguments.play_on,
        key_of_words(arguments.key),
    )


def _played(
    game: Game, league: League, runner: Runner, state: Path | None, *, shows_progress: bool
) -> dict[str, Any]:
    if not shows_progress:
        return play_tournament(game, league, runner, state)
    from rich.console import Console  # noqa: PLC0415 (only a terminal needs it)
    from rich.progress import Progress  # noqa: PLC0415 (only a terminal needs it)

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game.title, total=league.games)
        return play_tournament(
            game, league, runner, state, lambda done: progress.update(task, completed=done)
        )


def tournament_table(document: dict[str, Any]) -> Any:
    from rich.table import Table  # noqa: PLC0415 (only a terminal needs it)

    kind = f"{document['tables']} tables" if document["tables"] > 1 else "one table"
    games = f"{document['games']} games of {document['game']}"
    table = Table(title=f"{games}, {kind} of {document['table_seats']}")
    for column in ("player", "rating", "games", "wins", "95%", "rank", "faults"):
        justify: Any = "left" if column in ("player", "faults") else "right"
        table.add_column(column, justify=justify, no_wrap=column not in ("player", "faults"))
    for row in document["entrants"]:
        low, high = row["interval"]
        faults = ", ".join(f"{count} {kind}" for kind, count in row["faults"].items())
        table.add_row(
            short_name(row["player"]), f"{row['rating']['ordinal']:.1f}", str(row["games"]),
            f"{100 * row['win_share']:.1f}%", f"{100 * low:.1f}-{100 * high:.1f}",
            f"{row['mean_rank']:.2f}", faults,
        )  # fmt: skip
    return table
