"""Whole games of Arcs, every table checked: how long they last, and what is won in them.

`python -m tests.benchmarks.arcs_games [--games N] [--captains M] [--leaders] [--out FILE]` plays N
games over two to four seats among SUPERCATs with and without a hand and random players, and in M of
them, spread evenly, a Captain has one seat. After every answer pieces, resources, cards and agents
are counted. It prints the rows of a table of FIGURES.md. With a file a run that was interrupted
goes on where it was.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from engine.core.decision import Chance
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from games.arcs.board import AMBITIONS, LAST_CHAPTER
from games.arcs.events import AmbitionScored
from games.arcs.game import GAME
from tests.games.arcs.soundness import assert_sound

PLAYERS = ("supercat", "supercat:hand", "random")
MOST_ANSWERS = 20_000
REPORTED = 50
"""So often it tells how far it is."""


def players_of(number: int, options: argparse.Namespace) -> list[str]:
    """Who sits in a game; two to four seats in turn."""
    rng = Random(number)
    players = [rng.choice(PLAYERS) for _ in range(2 + number % 3)]
    before, after = (n * options.captains // options.games for n in (number, number + 1))
    if after > before:
        players[rng.randrange(len(players))] = "captain"
    return players


def play(number: int, options: argparse.Namespace) -> dict[str, Any]:
    """One game with every table checked, as a row."""
    players = players_of(number, options)
    seats = tuple(SeatSetup(each, f"{each} {n}") for n, each in enumerate(players, 1))
    leaders = {"leaders": "on"} if options.leaders else {}
    match = Match(GAME, Setup(seats, f"games/{number}", leaders), keeps_history=False)
    bots, firsts, answers = bots_of(match), [], 0
    while match.pending is not None:
        if isinstance(match.pending, Chance):
            move = match.roll()
        else:
            bot = bots[match.pending.seat]
            assert bot is not None
            thought = match.think(bot)
            move = match.answer(thought.option, thought.reasons)
        firsts += [
            event.ambition
            for event in move.events
            if isinstance(event, AmbitionScored) and event.place == 1
        ]
        assert_sound(match.table)
        answers += 1
        assert answers < MOST_ANSWERS, f"game {number} does not end"
    return {
        "game": number,
        "players": players,
        "chapters": match.table.chapter,
        "answers": answers,
        "power": [seat.power for seat in match.table.seats],
        "winner": players[match.result.winners[0]],
        "firsts": firsts,
    }


def row_of(title: str, rows: Sequence[dict[str, Any]]) -> str:
    """What these games showed, as a row of a table in Markdown."""
    chapters = Counter(row["chapters"] for row in rows)
    firsts = Counter(ambition for row in rows for ambition in row["firsts"])
    ends = sorted(power for row in rows for power in row["power"])
    best = fmean([max(row["power"]) for row in rows])
    low, high = (ends[int(share * (len(ends) - 1))] for share in (0.1, 0.9))
    answers = [row["answers"] for row in rows]
    columns = (
        title,
        f"{len(rows):,}",
        ", ".join(str(chapters[number]) for number in range(1, LAST_CHAPTER + 1)),
        f"{best:.1f}",
        f"{fmean(ends):.1f} ({low} to {high})",
        ", ".join(f"{firsts[each] / len(rows):.2f}" for each in AMBITIONS),
        f"{fmean(answers):,.0f}, {max(answers):,}",
    )
    return f"| {' | '.join(columns)} |"


def show(rows: Sequence[dict[str, Any]]) -> None:
    """All games by seats, and those with a Captain."""
    for seats in range(GAME.fewest_seats, GAME.most_seats + 1):
        some = [row for row in rows if len(row["players"]) == seats]
        if some:
            print(row_of(f"{seats} seats", some))
    captains = [row for row in rows if "captain" in row["players"]]
    if captains:
        print(row_of("those with a Captain", captains))
    for player in (*PLAYERS, "captain"):
        games = [row for row in rows if set(row["players"]) > {player}]
        won = sum(row["winner"] == player for row in games)
        print(f"{player} won {won} of {len(games)} games against others")


def main(words: Sequence[str] | None = None) -> None:
    """Plays the games that are not in the file yet, and tells of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--captains", type=int, default=100)
    parser.add_argument("--leaders", action="store_true")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args(words)
    out: Path | None = options.out
    known = out.read_text(encoding="utf-8").splitlines() if out and out.exists() else []
    rows = [json.loads(line) for line in known]
    for number in range(len(rows), options.games):
        rows.append(play(number, options))
        if out:
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(rows[-1]) + "\n")
        if not len(rows) % REPORTED:
            print(f"{len(rows):,} games are sound and ended", flush=True)
    show(rows)


if __name__ == "__main__":
    main()
