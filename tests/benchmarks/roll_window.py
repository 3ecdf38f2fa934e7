"""How quick Roll's table is at 1920x1080: first frame, idle, four Rollbots at play.

`python -m tests.benchmarks.roll_window` prints one line per figure. Needs Xvfb. Frames are timed
twice: by the clock, which other work on the machine lengthens, and by the processor.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile

from tests.benchmarks.window import environment, start_and_idle
from tests.ui.real_window import ROOT, virtual_screen

BOTS_AT_PLAY = """
import time
from engine.core.commands import make_setup
from engine.core.match import Match
from engine.core.settings import Settings
from engine.ui.app import App
from engine.ui.table.scene import table_scene
from engine.ui.sound import synthesise_all
from games import REGISTRY

game = REGISTRY.game("roll_galaxy")
game.warm_up()
seats = tuple(level.name for level in game.bot_levels)
match = Match(game, make_setup(game, seats, "frames", {}))
app = App(Settings(), REGISTRY, (1920, 1080), headless=True)
app.sound.keep(synthesise_all())
app.push(table_scene(app, match, None))

def frame(seconds, found):
    drawn, clock, cpu = app.frames_drawn, time.perf_counter(), time.thread_time()
    app.step(seconds, [])
    spent = time.perf_counter() - clock
    if app.frames_drawn > drawn:
        found.append((spent, time.thread_time() - cpu))
    time.sleep(max(0.0, 1 / 60 - spent))

def told(name, found):
    for which, word in ((0, "clock"), (1, "processor")):
        times = sorted(1000 * each[which] for each in found)
        at = lambda share: times[int(len(times) * share)]
        print(f"{name}, by the {word}: {len(times)} frames, median {at(0.5):.1f} ms, "
              f"95 % {at(0.95):.1f} ms, 99 % {at(0.99):.1f} ms, worst {times[-1]:.1f} ms")

cold, warm, last = [], [], time.perf_counter()
begin = last
while time.perf_counter() < begin + 40 and not match.is_over:
    now = time.perf_counter()
    seconds, last = now - last, now
    frame(min(seconds, 0.1), cold if now < begin + 5 else warm)
told("first five seconds", cold)
told("bots at play", warm)
"""


def main() -> None:
    with virtual_screen() as display, tempfile.TemporaryDirectory() as home:
        env = environment(display, home)
        table = ("play", "roll_galaxy", "--seats", "human,rollbot:medium,rollbot:hard",
                 "--seed", "1")  # fmt: skip
        for attempt in ("cold", "warm"):
            start_and_idle(env, f"Roll's table ({attempt})", *table)
        result = subprocess.run(
            [sys.executable, "-c", BOTS_AT_PLAY],
            cwd=ROOT, env=env, capture_output=True, text=True, check=False,
        )  # fmt: skip
        print(result.stdout.strip() or result.stderr, flush=True)


if __name__ == "__main__":
    main()
