"""A window killed at a random moment of a game loses at most the answer that was being given.

CI kills one window of each game; `python -m tests.ui.test_window_kill 100` as many as one likes.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from engine.core.commands import make_setup
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import Autosave, saved_games
from games import REGISTRY
from tests.patience import lengths
from tests.ui.real_window import ROOT

SEED = "killed-window"
MOST_ANSWERS = 60
LONGEST_PAUSE = 0.02
SEATS = 2
QUIET = {
    "SDL_VIDEODRIVER": "dummy",
    "SDL_AUDIODRIVER": "dummy",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}

WINDOW = """
import sys
from dataclasses import replace
from engine.core.commands import make_setup
from engine.core.match import Match
from engine.core.record import Autosave
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.launch import Pages
from engine.ui.table.table import table_scene
from games import REGISTRY

game, seats, seed = REGISTRY.game(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
match = Match(game, make_setup(game, ("random",) * seats, seed, {}))
settings = replace(Settings(), animation_speed=AnimationSpeed.OFF)
app = App(settings, REGISTRY, (1024, 640), routes=Pages, headless=True)
app.push(table_scene(app, match, Autosave(match)))
while not match.is_over:
    app.step(1.0, [])
    print(len(match.moves), flush=True)
"""


def play_and_kill(key: str, answers: int, pause: float, home: Path) -> int:
    """Kills a window of bots some time after so many answers; returns how many it had told of."""
    with subprocess.Popen(
        [sys.executable, "-c", WINDOW, key, str(SEATS), SEED],
        cwd=ROOT,
        env={**os.environ, **QUIET, "XDG_DATA_HOME": str(home)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        told = 0
        while told < answers and (line := process.stdout.readline()):
            told = int(line)
        time.sleep(pause)
        process.kill()
        return max([told, *(int(line) for line in process.stdout.read().splitlines())])


def lost_answers(key: str, told: int) -> int:
    """How many answers of a killed window are missing; fails when it is not that game."""
    games, problems = saved_games(REGISTRY)
    assert problems == []
    autosave = Autosave.resume(REGISTRY, games[0].path)
    kept = autosave.match.moves
    autosave.close()
    game = REGISTRY.game(key)
    whole = Match(game, make_setup(game, ("random",) * SEATS, SEED, {}))
    play_bots(whole, bots_of(whole), len(kept))
    assert kept == whole.moves[: len(kept)]
    return max(0, told - len(kept))


def kill_windows(keys: list[str], folder: Path) -> Iterator[int]:
    """Kills one window of each of the games; yields how many answers were told of and lost."""
    rng = Random(len(keys))
    for number, key in enumerate(keys):
        home = folder / str(number)
        answers = rng.randrange(1, MOST_ANSWERS)
        told = play_and_kill(key, answers, rng.uniform(0, LONGEST_PAUSE), home)
        os.environ["XDG_DATA_HOME"] = str(home)
        yield lost_answers(key, told)


@lengths("windows", 1, len(REGISTRY.keys))
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the platform has no SIGKILL")
def test_killed_windows_resume_with_at_most_the_last_answer_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, windows: int
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert max(kill_windows(list(REGISTRY.keys)[:windows], tmp_path)) <= 1


if __name__ == "__main__":
    chosen = Random(1).choices(REGISTRY.keys, k=int(sys.argv[1]))
    with tempfile.TemporaryDirectory() as place:
        lost = list(kill_windows(chosen, Path(place)))
    print(f"{len(lost)} windows killed, {sum(lost)} answers lost, at most {max(lost)} in one game")
