"""Whole games of Rajas in a real window: by mouse against one and three dummies, and by keys alone.

A table without a screen plays the same seed beside the window. What is clicked or typed there goes
to the window as well, and both have to come to the same answers.
"""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core import record
from engine.core.decision import Option
from engine.core.record import records_folder, saves_folder
from engine.core.storage import AnimationSpeed, Settings, SettingsFile, StorageError
from games.rajas.bots.raja import MINISTER
from tests.games.rajas.scene.playing import REGISTRY, RajasStage, a_match, answer_by_mouse
from tests.ui.real_window import RealWindow, needs_a_screen, open_program, wait_until

SIZE = (1280, 720)
SEED = "ganges"
HEARING_SECONDS = 3
"""Longer than the window waits before it keeps a changed setting."""
NAVARATNAS = {"board": "navaratnas", "ganga": "on"}


class Beside(RajasStage):
    """The table beside a window: every hand that is lent to it is lent to the window."""

    def __init__(self, window: RealWindow, dummies: int, **options: str) -> None:
        super().__init__(a_match(dummies, SEED, **options), size=SIZE, draws_every=10_000)
        self.window = window
        self._seen: tuple[str, int] = ("", -1)
        self._answers = 0

    def click(self, x: float, y: float, button: int = 1) -> None:
        super().click(x, y, button)
        place = (str(round(x)), str(round(y)))
        self.window.xdotool("mousemove", "--window", self.window.window, *place, "click",
                            "--delay", "4", str(button))  # fmt: skip

    def give(self, option: Option) -> None:
        """Answer the decision, here and there."""
        answer_by_mouse(self, option)

    # -- what the window has done

    @property
    def answers(self) -> int:
        """How many answers the window has kept on disk."""
        files: list[Path] = [*saves_folder().glob("*.json"), *records_folder().glob("*.json")]
        for path in files[:1]:
            try:
                stamp = (path.name, path.stat().st_size)
                if stamp != self._seen:
                    self._answers = len(record.read(path).document["answers"])
                    self._seen = stamp
            except (FileNotFoundError, StorageError):
                return self._answers  # it moves from one folder to the other
        return self._answers

    def meet(self) -> None:
        """The table comes to rest, and the window has come as far."""
        self.wait_for_turn()
        wait_until(lambda: not self.window.is_running or self.answers >= len(self.match.moves),
                   f"answer {len(self.match.moves)}")  # fmt: skip
        self.window.rest()


class ByKeys(Beside):
    """The same with the keyboard only: every move is typed in the words of the game.

    Without a window manager somebody has to give the window the keyboard.
    """

    def __init__(self, window: RealWindow, dummies: int, **options: str) -> None:
        super().__init__(window, dummies, **options)
        wait_until(self._hears, "the keyboard")

    def _hears(self) -> bool:
        """Whether the window hears keys: M switches the sound off, or on again, and is kept.

        A window that appears may lose the keyboard again, so it is given it at every try; and a
        setting is kept a moment after its last change, so a try is given time before the next.
        """
        before = SettingsFile().load().sound
        self.window.xdotool("windowfocus", self.window.window)
        self.window.xdotool("key", "m")
        deadline = time.monotonic() + HEARING_SECONDS
        while time.monotonic() < deadline:
            if SettingsFile().load().sound != before:
                return True
            time.sleep(0.05)
        return False

    def give(self, option: Option) -> None:
        self.table.submit(option)
        self.window.xdotool("key", "slash")
        self.window.xdotool("type", "--delay", "8", str(option))
        self.window.xdotool("key", "Return")


def play_a_whole_game(stage: Beside) -> set[str]:
    """A game by the Minister's choices; the kinds of decisions that were answered."""
    kinds = set()
    stage.meet()
    while not stage.match.is_over:
        decision, told = stage.table.decision, len(stage.match.moves)
        assert decision is not None
        option = MINISTER.choose(stage.match.table, decision, Random(1)).option
        stage.give(option)
        assert stage.match.moves[told].answer == option
        kinds.add(decision.kind)
        stage.meet()
    return kinds


def written(stage: Beside) -> list[Any]:
    """The answers in the record that the window has finished."""
    wait_until(lambda: list(records_folder().glob("*.json")), "the record")
    (path,) = records_folder().glob("*.json")
    match = record.load(REGISTRY, path)
    assert match.result == stage.match.result
    return [move.answer for move in match.moves]


@pytest.mark.whole
@pytest.mark.window
@needs_a_screen
@pytest.mark.parametrize(
    ("hands", "dummies", "options"),
    [
        pytest.param(Beside, 1, {}, marks=pytest.mark.whole),
        (Beside, 3, NAVARATNAS),
        pytest.param(ByKeys, 1, {}, marks=pytest.mark.whole),
    ],
    ids=["mouse, one dummy", "mouse, three dummies, Navaratnas, Ganga", "keys alone"],
)
def test_a_whole_game_in_a_real_window(hands, dummies, options, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    SettingsFile().save(Settings().changed(animation_speed=AnimationSpeed.OFF))
    seats = ",".join(["human", *["dummy"] * dummies])
    chosen = [word for key, value in options.items() for word in ("--option", f"{key}={value}")]
    words = ("--software", "play", "rajas", "--seats", seats, "--seed", SEED, *chosen)
    with open_program(*words, home=tmp_path) as window:
        stage = hands(window, dummies, **options)
        kinds = play_a_whole_game(stage)
        assert {"place", "buy", "lay"} <= kinds
        assert written(stage) == [move.answer for move in stage.match.moves]
        assert window.is_running
