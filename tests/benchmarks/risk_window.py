"""How quick Risk's table is at 1920x1080: first frame, idle, bots at play, a person's pointer.

`python -m tests.benchmarks.risk_window` prints one line per figure. Needs Xvfb. Frames are timed
twice: by the clock, which other work on the machine lengthens, and by the processor.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile

from tests.benchmarks.bots_at_play import bots_at_play
from tests.benchmarks.window import environment, start_and_idle
from tests.ui.real_window import ROOT, virtual_screen

COMMON = """
import os, time
from engine.core.commands import make_setup
from engine.core.decision import Decision
from engine.core.match import Match, bots_of, play_bots
from engine.core.storage import Settings
from engine.ui.app import App
from engine.ui.display import PointerMoved
from engine.ui.table.table import table_scene
from engine.ui.sound import synthesise_all
from games import REGISTRY
import pygame

game = REGISTRY.game("risk")

def opened(match):
    app = App(Settings(), REGISTRY, (1920, 1080), headless=True)
    app.sound.keep(synthesise_all())
    scene = table_scene(app, match, None)
    app.push(scene)
    return app, scene

def frame(app, seconds, events, found):
    drawn, clock, cpu = app.frames.drawn, time.perf_counter(), time.thread_time()
    app.step(seconds, events)
    spent = time.perf_counter() - clock
    if app.frames.drawn > drawn:
        found.append((spent, time.thread_time() - cpu))
    time.sleep(max(0.0, 1 / 60 - spent))

def told(name, found):
    for which, word in ((0, "clock"), (1, "processor")):
        times = sorted(1000 * each[which] for each in found)
        at = lambda share: times[int(len(times) * share)]
        print(f"{name}, by the {word}: {len(times)} frames, median {at(0.5):.1f} ms, "
              f"95 % {at(0.95):.1f} ms, 99 % {at(0.99):.1f} ms, worst {times[-1]:.1f} ms")
"""

POINTER = (
    COMMON
    + """
match = Match(game, make_setup(game, ("human", *["raider"] * 4), "frames", {}))
bots = [bot or game.bot("raider", match.setup) for bot in bots_of(match)]
while not (isinstance(match.pending, Decision) and match.pending.kind == "attack"
           and match.pending.seat == 0 and match.table.round > 1):
    play_bots(match, list(bots), 1)
app, scene = opened(match)
for _ in range(180):
    app.step(1 / 60, [])
first, again = [], []
for found in (first, again):
    for territory in range(42):
        at = tuple(value * app.scale for value in scene.parts.board.view.counter(territory))
        motion = pygame.event.Event(pygame.MOUSEMOTION, pos=at)
        for events in ([motion], [], [], []):
            frame(app, 1 / 60, events, found)
told("pointer over every territory, the first time", first)
told("pointer over every territory, again", again)
"""
)


def main() -> None:
    with virtual_screen() as display, tempfile.TemporaryDirectory() as home:
        env = environment(display, home)
        table = ("play", "risk", "--seats", "human,raider,raider,raider,raider", "--seed", "1")
        for attempt in ("cold", "warm"):
            start_and_idle(env, f"Risk's table ({attempt})", *table)
        bots_at_play(env, "risk")
        result = subprocess.run(
            [sys.executable, "-c", POINTER],
            cwd=ROOT, env=env, capture_output=True, text=True, check=False,
        )  # fmt: skip
        print(result.stdout.strip() or result.stderr, flush=True)


if __name__ == "__main__":
    main()
