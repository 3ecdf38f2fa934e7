"""The `tournament` command: many games among many bots, ranked, resumable, near or far."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from engine.core.commands import key_line, key_of_words, parse_options
from engine.core.external.names import short_name, with_whole_path
from engine.core.game import Game
from engine.core.processes import check_jobs
from engine.core.tournament import League, Runner, on_processes, play_tournament
from engine.core.tournament_cluster import on_cluster


def run(game: Game, arguments: argparse.Namespace) -> int:
    """Plays the tournament of a command line and prints its result. Returns 0."""
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
    """The result as a table for people (a rich renderable)."""
    from rich.table import Table  # noqa: PLC0415 (only a terminal needs it)

    kind = f"{document['tables']} tables" if document["tables"] > 1 else "one table"
    games = f"{document['games']} games of {document['game']}"
    table = Table(title=f"{games}, {kind} of {document['table_seats']}")
    for column in ("player", "rating", "games", "wins", "95 %", "rank", "faults"):
        justify: Any = "left" if column in ("player", "faults") else "right"
        table.add_column(column, justify=justify, no_wrap=column not in ("player", "faults"))
    for row in document["entrants"]:
        low, high = row["interval"]
        faults = ", ".join(f"{count} {kind}" for kind, count in row["faults"].items())
        table.add_row(
            short_name(row["player"]), f"{row['rating']['ordinal']:.1f}", str(row["games"]),
            f"{100 * row['win_share']:.1f} %", f"{100 * low:.1f}-{100 * high:.1f}",
            f"{row['mean_rank']:.2f}", faults,
        )  # fmt: skip
    return table
