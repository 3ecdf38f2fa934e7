"""A text game killed at a random moment loses at most the answer that was being given.

CI kills a handful; `python -m tests.engine.test_kill 300` as many as one likes.
"""

from __future__ import annotations

import contextlib
import io
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core import record
from engine.core.commands import make_setup
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import Autosave, records_folder, saved_games
from engine.core.text_client import TextClient
from games import REGISTRY

ROOT = Path(__file__).resolve().parents[2]
KILLS = 12
LINES = 900
PIPE_BYTES = 4096
LINES_AHEAD = 2000  # what a process may have said more before it was killed, as its pipe fills up
LONGEST_PAUSE = 0.003
SEED = "kill"
TYPED = "".join("undo\n" if number % 9 == 8 else "1\n" for number in range(400))

Answers = list[Any]


class Enough(Exception):
    """No process is let live so long."""


@dataclass
class Story(io.TextIOBase):
    """The game as it goes when nobody kills it: what is said, and the answers kept by then."""

    match: Match
    states: list[Answers] = field(default_factory=lambda: [[]])
    state_at_line: list[int] = field(default_factory=list)

    def write(self, text: str) -> int:
        self.state_at_line += [len(self.states) - 1] * text.count("\n")
        return len(text)

    def keep(self, match: Match) -> None:
        self.states.append([move.answer for move in match.moves])
        if len(self.state_at_line) > LINES + LINES_AHEAD:
            raise Enough


@cache
def story(key: str) -> Story:
    """The whole game of a name, played in this process."""
    game = REGISTRY.game(key)
    told = Story(Match(game, make_setup(game, seats_of(key), SEED, {})))
    with contextlib.suppress(Enough):
        TextClient(told.match, io.StringIO(TYPED), told, told.keep).run()
    return told


def seats_of(key: str) -> tuple[str, ...]:
    return ("human", *["random"] * (REGISTRY.game(key).usual_seats - 1))


def play_and_kill(key: str, lines: int, pause: float, home: Path) -> int:
    """Plays over a pipe and kills the process some time after a line; returns what it had said."""
    seats = ",".join(seats_of(key))
    with subprocess.Popen(
        [sys.executable, "main.py", "play", key, "--text", "--seed", SEED, "--seats", seats],
        cwd=ROOT,
        env={**os.environ, "XDG_DATA_HOME": str(home)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        pipesize=PIPE_BYTES,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(TYPED)
        process.stdin.flush()
        said = 0
        while said < lines and process.stdout.readline():
            said += 1
        time.sleep(pause)
        process.kill()
        said += len(process.stdout.readlines())
        process.stdin.close()
        process.wait()
    return said


def kill_games(kills: int, folder: Path) -> Iterator[int]:
    """Kills so many games and goes on with each; yields how many answers were given and lost."""
    rng = Random(kills)
    for number in range(kills):
        home = folder / str(number)
        key = rng.choice(REGISTRY.keys)
        most = min(LINES, len(story(key).state_at_line) - 100)
        lines = rng.randrange(1, most)
        said = play_and_kill(key, lines, rng.uniform(0, LONGEST_PAUSE), home)
        os.environ["XDG_DATA_HOME"] = str(home)
        yield lost_answers(story(key), said)


def lost_answers(told: Story, lines: int) -> int:
    """How many kept answers of a killed game are missing; fails when it is not that game."""
    known = told.state_at_line[lines - 1]
    games, problems = saved_games(REGISTRY)
    assert problems == []
    over = list(records_folder().glob("*.json"))
    if over:
        assert record.load(REGISTRY, over[0]).moves == told.match.moves
        return 0
    if not games:
        assert known <= 1, f"{known} answers were given and no game was kept"
        return known
    autosave = Autosave.resume(REGISTRY, games[0].path)
    answers = [move.answer for move in autosave.match.moves]
    assert answers in told.states[max(0, known - 1) :]
    assert_goes_on(autosave)
    return int(answers not in told.states[known:])


def assert_goes_on(autosave: Autosave) -> None:
    """The resumed game is sound; dice and bots go on from it, and it is kept again."""
    match = autosave.match
    assert match.table.check() == []
    assert record.dice_follow_seed(match)
    play_bots(match, bots_of(match), 3)
    path = autosave.save()
    assert record.load(REGISTRY, path).moves == match.moves
    autosave.close()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the platform has no SIGKILL")
def test_killed_games_resume_with_at_most_the_last_answer_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert max(kill_games(KILLS, tmp_path)) <= 1


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        lost = list(kill_games(int(sys.argv[1]), Path(folder)))
    print(f"{len(lost)} games killed, {sum(lost)} answers lost, at most {max(lost)} in one game")
