"""Real tables in a real window: the second program at the board, everything by mouse and keys.

Whole games take minutes: `python -m tests.real_board.by_mouse GAME SEED` plays them. Here each
goes on for as many answers as all its kinds of questions take. In Rajas and Arcs a person's moves
are clicks on the board too.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.ui.real_window import ROOT, needs_a_screen, virtual_screen

ANSWERS = {"despirala": 14, "risk": 50, "roll_galaxy": 28}
LARGE = {"rajas": 20, "arcs": 16, "campaign": 14}


def play_by_mouse(name: str, answers: int, home: object) -> str:
    """So many answers in a window of its own; what it says of them."""
    with virtual_screen() as display:
        environment = {
            **os.environ,
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "SDL_VIDEO_WINDOW_POS": "0,0",
            "XDG_DATA_HOME": str(home),
        }
        done = subprocess.run(
            [sys.executable, "-m", "tests.real_board.by_mouse", name, "oak", str(answers)],
            cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.strip().splitlines()[-1]


@pytest.mark.whole
@pytest.mark.sample(3)
@pytest.mark.window
@pytest.mark.long
@needs_a_screen
@pytest.mark.parametrize("name", ANSWERS)
def test_the_board_follows_what_the_window_says(name, tmp_path):
    assert play_by_mouse(name, ANSWERS[name], tmp_path).endswith("boards equal")


@pytest.mark.whole
@pytest.mark.sample(3)
@pytest.mark.window
@needs_a_screen
@pytest.mark.parametrize("name", LARGE)
def test_the_board_of_a_large_game_follows_the_window(name, tmp_path):
    assert play_by_mouse(name, LARGE[name], tmp_path).endswith("boards equal")
