"""Whole games of Arcs by mouse in a real window, to the end page and the review.

`python -m tests.games.arcs.scene.whole_window_game PLAYERS [--seed WORD] [--shots FOLDER]`, where
players are words such as `supercat,supercat`, plays a person's seat by the Steward's choices. A
table without a screen plays the same seed beside the window: what is clicked there goes to the
window as well, and both have to come to the same answers. At the end the page of the end and the
review are opened by mouse, and the window is left alone for a while: its processor time is told.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

from engine.core import record
from engine.core.decision import Option
from engine.core.match import Match
from engine.core.record import records_folder, saves_folder
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import SettingsFile, StorageError
from engine.ui.pages.review import StoryReview
from engine.ui.widgets import Button
from games.arcs.bots.steward import Baseline
from games.arcs.game import GAME
from games.arcs.scene.end import ArcsEnd
from tests.games.arcs.scene.playing import NAMES, QUICK, ArcsStage, answer_by_mouse
from tests.ui.real_window import RealWindow, open_program, wait_until

SIZE: Final = (1280, 720)
PATIENCE: Final = 12.0
"""Seconds without an answer after which what was clicked is clicked once more."""
NUDGED_EVERY: Final = 3.0
"""After so many seconds without an answer of the others the window is told to go on."""
CONFIRMED_BY_SPACE: Final = ("dice", "reroll", "arrange", "fleet")
IDLE_SECONDS: Final = 20.0


class Beside(ArcsStage):
    """The table beside a window: every hand that is lent to it is lent to the window."""

    def __init__(self, window: RealWindow, players: Sequence[str], seed: str) -> None:
        seats = tuple(SeatSetup(each, NAMES[n]) for n, each in enumerate(("human", *players)))
        usual = {setting.key: setting.default for setting in GAME.settings}
        quick = replace(QUICK, explain_bots=False)
        match = Match(GAME, Setup(seats, seed, options=usual))
        super().__init__(match, size=SIZE, settings=quick, draws_every=10_000)
        self.window = window
        self.clicks: list[tuple[float, float, int]] = []
        self.holds = 0
        self._known = 0

    def click(self, x: float, y: float, button: int = 1) -> None:
        super().click(x, y, button)
        self.clicks.append((x, y, button))

    def key(self, name: str) -> None:
        """What waits to be seen is let go; the window is told when it has come as far."""
        super().key(name)
        self.holds += 1

    # -- the window ---------------------------------------------------------------------------

    @property
    def answers(self) -> int:
        """How many answers the window has kept on disk."""
        for path in [*saves_folder().glob("*.json"), *records_folder().glob("*.json")][:1]:
            with suppress(FileNotFoundError, StorageError):  # it may move to the other folder
                self._known = len(record.read(path).document["answers"])
        return self._known

    def lend(self) -> None:
        """Every click goes to the window."""
        for x, y, button in self.clicks:
            self.window.xdotool("mousemove", "--window", self.window.window, str(round(x)),
                                str(round(y)), "click", "--delay", "8", str(button))  # fmt: skip
            self.window.rest()

    def give(self, option: Option) -> None:
        """Answer the decision, here and there."""
        told, self.clicks, self.holds = len(self.match.moves), [], 0
        answer_by_mouse(self, option)
        assert self.match.moves[told].answer == option
        for attempt in range(5):
            if attempt:
                self.window.xdotool("key", "Escape")
            self.lend()
            deadline = time.monotonic() + PATIENCE
            while time.monotonic() < deadline:
                assert self.window.is_running
                if self.answers > told:
                    return
                time.sleep(0.05)
        raise AssertionError(f"the window has not heard {option}, answer {told}")

    def meet(self) -> None:
        """The table comes to rest, and the window has come as far and been told to go on."""
        self.wait_for_turn()
        goal, nudged = len(self.match.moves), time.monotonic()
        while (known := self.answers) < goal:
            assert self.window.is_running
            time.sleep(0.05)
            if self.answers > known:
                nudged = time.monotonic()
            elif time.monotonic() > nudged + NUDGED_EVERY:
                nudged = time.monotonic()
                self.window.xdotool("key", "space")
        decision = self.table.decision
        if decision is None or decision.kind not in CONFIRMED_BY_SPACE:
            for _ in range(self.holds):
                self.window.rest()
                self.window.xdotool("key", "space")

    # -- the end ------------------------------------------------------------------------------

    def press(self, scene_button: Button, factor: float) -> None:
        """A button of a page is clicked, here and there."""
        self.clicks = []
        x, y = scene_button.box.centre
        self.click(x * factor, y * factor)
        self.lend()


def shoot(window: RealWindow, path: Path) -> None:
    """What the screen of the window shows."""
    command = ["import", "-window", "root", "-crop", "1280x720+0+0", str(path)]
    subprocess.run(command, env=window.environment, check=False, capture_output=True)


def ticks(window: RealWindow) -> int:
    """Processor time of the window's process, in hundredths of a second."""
    words = Path(f"/proc/{window.process.pid}/stat").read_text(encoding="ascii").split()
    return int(words[13]) + int(words[14])


def play(players: Sequence[str], seed: str, shots: Path | None) -> None:
    """One game to its end, the end page and the review; prints what happened."""
    home = Path(tempfile.mkdtemp())
    os.environ["XDG_DATA_HOME"] = str(home)
    quick = replace(QUICK, window_size=SIZE, explain_bots=False, player_name="You")
    SettingsFile().save(quick)
    words = ("--software", "play", "arcs", "--seats", ",".join(("human", *players)), "--seed", seed)
    baseline, kinds = Baseline(), Counter[str]()
    with open_program(*words, home=home) as window:
        window.xdotool("windowfocus", window.window)
        stage = Beside(window, players, seed)
        stage.meet()
        while not stage.match.is_over:
            decision = stage.table.decision
            assert decision is not None
            kinds[decision.kind] += 1
            view = GAME.view(stage.match.table, decision.seat)
            stage.give(baseline.choose(view, decision, Random(1)).option)
            stage.meet()
        wait_until(lambda: list(records_folder().glob("*.json")), "the record")
        (path,) = records_folder().glob("*.json")
        answers = [each["answer"] for each in record.read(path).document["answers"]
                   if isinstance(each, dict) and "answer" in each]  # fmt: skip
        print(f"{', '.join(players)}: over in chapter {stage.match.table.chapter} after "
              f"{len(stage.match.moves)} answers, {kinds.total()} by mouse, {len(answers)} kept: "
              f"{dict(kinds)}", flush=True)  # fmt: skip
        look_back(stage, window, shots)


def look_back(stage: Beside, window: RealWindow, shots: Path | None) -> None:
    """The end page, the review from it, and the window left alone."""
    name = f"{len(stage.match.table.seats)}"
    stage.clicks = []
    stage.sync()
    stage.push_main()
    stage.lend()
    end = stage.app.top
    assert isinstance(end, StoryReview), end
    end.open_figures()
    end = stage.app.top
    assert isinstance(end, ArcsEnd), end
    if shots is not None:
        shoot(window, shots / f"end_{name}.png")
    factor = stage.app.scale * end.plane.factor
    for button in end.ways.more:
        stage.press(button, factor)
        if shots is not None:
            shoot(window, shots / f"after_{name}.png")
        break
    before = ticks(window)
    time.sleep(IDLE_SECONDS)
    print(f"idle for {IDLE_SECONDS:.0f} s: {10 * (ticks(window) - before)} ms of processor time",
          flush=True)  # fmt: skip
    assert window.is_running


def main() -> None:
    """A game against the players of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players")
    parser.add_argument("--seed", default="reach")
    parser.add_argument("--shots", type=Path)
    options = parser.parse_args()
    play(options.players.split(","), options.seed, options.shots)


if __name__ == "__main__":
    main()
