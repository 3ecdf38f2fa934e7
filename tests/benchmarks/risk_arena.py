"""How quick the arena of Risk is with bots from outside, in records of the contest a second.

`python -m tests.benchmarks.risk_arena [--games N]` prints one line per table. Times are real
times, for the bots are processes of their own. The contest's own engine makes 2,240 to 2,480
records a second with five of its example bots on two quiet cores (protocol reference, section 12).
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path

from engine.core.decision import close_bots
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from games.risk.arena.export import submission
from games.risk.arena.records import Recorder
from games.risk.game import GAME

CONTEST_RECORDS_A_SECOND = 2400
DATA = Path(__file__).parents[1] / "games" / "risk" / "arena" / "data"
OPTIONS = {"trade": "classic5", "defence": "manual", "rounds": "50"}
"""As in the contest, but for the round limit: a record is a record however long the game."""


def play(players: list[str], seed: str) -> tuple[int, int, float]:
    """Plays one game; returns its records, its answers and the seconds from start to end."""
    started = time.perf_counter()
    seats = tuple(SeatSetup(player, player) for player in players)
    match = Match(GAME, Setup(seats, seed, OPTIONS), keeps_history=False)
    bots = bots_of(match)
    try:
        answers = play_bots(match, bots)
    finally:
        close_bots(bots)
    seconds = time.perf_counter() - started
    faults = [fault for bot in bots for fault in getattr(bot, "faults", {}).values()]
    assert not faults, faults
    recorder = Recorder()
    recorder.follow(match.moves)
    return len(recorder.records), answers, seconds


def measure(title: str, players: list[str], games: int) -> None:
    """Prints the pace of a table over some games."""
    played = [play(players, f"pace/{number}") for number in range(games)]
    records, answers, seconds = (sum(column) for column in zip(*played, strict=True))
    pace = records / seconds
    print(
        f"{title:34} {seconds / games:6.2f} s a game, {records // games:6} records, "
        f"{answers / seconds:8.0f} answers/s, {pace:8.0f} records/s "
        f"({pace / CONTEST_RECORDS_A_SECOND:.1f} times the contest's)"
    )


def main() -> None:
    """Measures tables of one kind of bot each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    games = parser.parse_args().games
    forager, mine = f"syncs*50:{DATA / 'forager.py'}", f"file:{DATA / 'mybot.py'}"
    with tempfile.TemporaryDirectory() as folder:
        ours = Path(folder) / "submission.py"
        ours.write_text(submission("random"), encoding="utf-8")
        measure("5 file bots", [mine] * 5, games)
        if os.name == "posix":
            measure("1 submission, 4 random", [forager, *["random"] * 4], games)
            measure("5 submissions (our helper)", [forager] * 5, games)
            measure("5 of our bots as submissions", [f"syncs*50:{ours}"] * 5, games)


if __name__ == "__main__":
    main()
