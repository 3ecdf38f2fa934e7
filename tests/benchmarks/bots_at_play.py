"""Frames of a window at 1920x1080 while bots play, thinking in its own threads or in a process.

`python -m tests.benchmarks.bots_at_play [GAME ...] [--seconds N]` prints both ways, one line per
figure, of so many seconds each. Needs Xvfb. Frames are timed twice: by the clock, which other work
on the machine lengthens, and by the processor. A frame that is painted in several steps counts as
so many, and how long it took until it was shown is told last.
"The window" is the processor time of its whole process, all threads.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile

from tests.benchmarks.window import environment
from tests.ui.real_window import ROOT, virtual_screen

SEATS = {
    "despirala": ("optimal", "sampled:5", "optimal", "competitive"),
    "risk": ("recruit", "raider", "captain", "general", "expert"),
    "roll_galaxy": ("rollbot:easy", "rollbot:medium", "rollbot:hard"),
    "rajas": ("raja", "minister", "dummy", "dummy"),
    "arcs": ("supercat", "steward", "supercat"),
    "arcs:campaign": ("supercat", "supercat", "supercat", "supercat"),
}
"""Who plays; after a colon the mode of a game."""

SCRIPT = """
import sys, time
from engine.core.commands import make_setup
from engine.core.match import Match
from engine.core.storage import Settings
from engine.ui.app import App
from engine.ui.cooperative_work import Slices
from engine.ui.sound import synthesise_all
from engine.ui.table.table import table_scene
from engine.ui.cooperative_work import Worker
from games import REGISTRY

key, way, seconds_long, *seats = sys.argv[1:]
name, _, mode = key.partition(":")
game = REGISTRY.game(name)
match = Match(game, make_setup(game, tuple(seats), "frames", {"mode": mode} if mode else {}))
app = App(Settings(), REGISTRY, (1920, 1080), headless=True)
app.worker = Worker(apart=way == "process")
app.paints_ahead = True

class Painted:
    # What the threads have taken that paint in slices, while the window waits for them.
    seconds = 0.0

hand_over = Slices._hand_over
def counted(slices):
    before = slices.processor_seconds
    hand_over(slices)
    Painted.seconds += slices.processor_seconds - before
Slices._hand_over = counted
app.sound.keep(synthesise_all())
app.push(table_scene(app, match, None))

def told(name, found):
    for which, word in ((0, "clock"), (1, "processor")) if found else ():
        times = sorted(1000 * each[which] for each in found)
        at = lambda share: times[int(len(times) * share)]
        print(f"{key}, thoughts in a {way}, {name}, by the {word}: {len(times)} frames, "
              f"median {at(0.5):.1f} ms, 95 % {at(0.95):.1f} ms, 99 % {at(0.99):.1f} ms, "
              f"worst {times[-1]:.1f} ms")

cold, warm, waits, waits_since = [], [], [], None
begin = last = time.perf_counter()
used = None
while (now := time.perf_counter()) < begin + float(seconds_long) and not match.is_over:
    if used is None and now >= begin + 5:
        used = now, time.process_time()
    seconds, last = now - last, now
    drawn, cpu = app.frames.drawn, time.thread_time() + Painted.seconds
    app.step(min(seconds, 0.1), [])
    spent = time.perf_counter() - now
    if app.frames.drawn > drawn or app.is_painting:
        taken = time.thread_time() + Painted.seconds - cpu
        (cold if used is None else warm).append((spent, taken))
    if app.is_painting:
        waits_since = waits_since or now
    elif waits_since is not None:
        if used is not None:
            waits.append((time.perf_counter() - waits_since,) * 2)
        waits_since = None
    time.sleep(max(0.0, 1 / 60 - spent))
share = (time.process_time() - used[1]) / (time.perf_counter() - used[0])
told("first five seconds", cold)
told("bots at play", warm)
told("painted before it is shown", waits)
print(f"{key}, thoughts in a {way}: the window takes {100 * share:.0f} % of a core, "
      f"{len(match.moves)} answers")
app.close()
"""


def bots_at_play(env: dict[str, str], game: str, way: str = "process", seconds: int = 40) -> None:
    """Prints the frames of one game; `way` is "process" or "thread"."""
    result = subprocess.run(
        [sys.executable, "-c", SCRIPT, game, way, str(seconds), *SEATS[game]],
        cwd=ROOT, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    print(result.stdout.strip() or result.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--seconds", type=int, default=40)
    options = parser.parse_args()
    with virtual_screen() as display, tempfile.TemporaryDirectory() as home:
        env = environment(display, home)
        for game in options.games:
            for way in ("thread", "process"):
                bots_at_play(env, game, way, options.seconds)


if __name__ == "__main__":
    main()
