"""How long the window is held up by a monkey's random events: the slowest frames of every scene.

    python -m tests.benchmarks.monkey [--events 20000]

Prints the frames over 0.25 s of processor time. A slow frame is drawn again, with everything to
paint anew, and counts when it is slow both times: other work on the machine slows single frames.
"""

import argparse
import tempfile
import time
from dataclasses import replace
from unittest.mock import patch

from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.launch import Pages
from games import REGISTRY
from tests.ui.test_monkey import SCENES, play_monkey, unfinished_game

SLOWEST_FRAME_SECONDS = 0.25


class TimedApp(App):
    """A window that remembers its slowest frame and those that took too long of the processor."""

    def __init__(self, *arguments, **options) -> None:
        self.slow: list[float] = []
        self.worst = 0.0
        super().__init__(*arguments, **options)

    def draw(self) -> None:
        spent = self._seconds_to_draw()
        if spent > SLOWEST_FRAME_SECONDS:
            self.pictures.clear()
            spent = self._seconds_to_draw()
            if spent > SLOWEST_FRAME_SECONDS:
                self.slow.append(spent)
        self.worst = max(self.worst, spent)

    def _seconds_to_draw(self) -> float:
        started = time.thread_time()
        super().draw()
        return time.thread_time() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=20_000)
    events = parser.parse_args().events
    settings = replace(Settings(), animation_speed=AnimationSpeed.FAST)
    for name, key in SCENES:
        game = REGISTRY.game(key)
        game.warm_up()
        unfinished_game(game)
        app = TimedApp(settings, REGISTRY, (1280, 720), routes=Pages, headless=True)
        play_monkey(app, name, game, events // len(SCENES))
        app.close()
        slow = ", ".join(f"{spent:.3f}" for spent in app.slow) or "none"
        print(f"{name:10} {key:12} worst {app.worst:.3f} s, over the bound: {slow}", flush=True)


if __name__ == "__main__":
    home = tempfile.mkdtemp()
    with patch.dict("os.environ", {"XDG_DATA_HOME": home, "SDL_AUDIODRIVER": "dummy"}):
        main()
