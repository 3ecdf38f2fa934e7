"""A process killed at a random moment loses at most its last answer."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from engine.core.decision import CHANCE
from engine.core.match import Match, bots_of, play_bots
from engine.core.saves import saved_games
from games import REGISTRY

ROOT = Path(__file__).resolve().parents[2]
KILLS = 50
COMMAND = [sys.executable, "main.py", "play", "despirala", "--text", "--seed", "kill"]


def play_and_kill(lines_before_kill: int, home: Path) -> list[str]:
    """Plays over a pipe and kills the process after so many lines; returns what it had said."""
    with subprocess.Popen(
        [*COMMAND, "--seats", "human,random"],
        cwd=ROOT,
        env={**os.environ, "XDG_DATA_HOME": str(home)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n" * 400)
        process.stdin.flush()
        said = []
        for line in process.stdout:
            said.append(line.rstrip("\n"))
            if len(said) >= lines_before_kill:
                break
        process.send_signal(signal.SIGKILL)
        process.stdin.close()
        process.wait()
    return said


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the platform has no SIGKILL")
def test_fifty_killed_games_resume_with_at_most_the_last_answer_lost(tmp_path, monkeypatch):
    rng = Random(50)
    for number in range(KILLS):
        home = tmp_path / str(number)
        said = play_and_kill(rng.randrange(40, 400), home)
        monkeypatch.setenv("XDG_DATA_HOME", str(home))
        games, problems = saved_games(REGISTRY)
        assert problems == []
        assert len(games) == 1
        match = games[0].load()
        shown = [line for line in said if line.startswith(("You: ", "Random: "))]
        shown_moves = [line for line in shown if ", or" not in line]
        saved_moves = [move for move in match.moves if move.seat != CHANCE]
        assert len(saved_moves) >= len(shown_moves) - 1
        assert_goes_on(match)


def assert_goes_on(match: Match) -> None:
    """The resumed game is sound, and dice and bots go on from it."""
    assert match.table.check() == []
    before = len(match.moves)
    if not match.is_over and not match.waits_for_person:
        play_bots(match, bots_of(match), 1)
        assert len(match.moves) == before + 1
