"""How quick the window is: start, the way to a table, and idle, on a virtual screen.

`python -m tests.benchmarks.window` prints one line per figure, with `--starts` just those of the
start, with `--menu` just the menu's beside that of a tiny program, with `--tables` just those from
the click to a whole table, with `--idle` just what the window takes while nothing happens.
`--times N` is how often each start and each table is measured, `--seconds N` how long it idles.
Needs Xvfb.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.ui.real_window import ROOT, virtual_screen

SETTLE_SECONDS, IDLE_SECONDS = 8, 20
TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")

FIRST_FRAME = """
import sys
import main
from engine.ui.app import App
draw = App.draw
def first(app):
    draw(app)
    print("drawn", flush=True)
    App.draw = draw
App.draw = first
sys.exit(main.main(["--software", "--size", "1920x1080", *sys.argv[1:]]))
"""

TINY = """
import sys, pygame
pygame.init()
screen = pygame.display.set_mode((1920, 1080))
screen.blit(pygame.font.Font(None, 48).render("Tabletop Bots", True, (240, 240, 240)), (40, 40))
pygame.display.flip()
print("drawn", flush=True)
while pygame.event.wait().type != pygame.QUIT:
    pass
"""
"""The least that a program with a window does: it shows a text."""

CLICK = """
import sys, threading, time
import pygame
from engine.core.storage import SettingsFile
from engine.ui.app import App
from engine.ui.hub.covers import CoverCurtain
from engine.ui.hub.covers import Loading
from engine.ui.hub.menu import MenuScene
from engine.ui.launch import Pages
from engine.ui.sound import synthesise_all
from games import REGISTRY

def slices_seconds():
    for thread in threading.enumerate():
        if thread.name == "slices":
            return time.clock_gettime(time.pthread_getcpuclockid(thread.ident))
    return None

def frame(events=None):
    # What the window's thread took and that of the slices, which ends with the last of them.
    own, all, apart = time.thread_time(), time.process_time(), slices_seconds()
    app.step(1 / 60, pygame.event.get() if events is None else events)
    own, all, after = time.thread_time() - own, time.process_time() - all, slices_seconds()
    time.sleep(0.002)
    return all if after is None and apart is not None else own + (after or 0) - (apart or 0)

def rest():
    quiet = 0
    while quiet < 30:
        frame()
        is_moving = app.worker.is_busy or any(each.is_animating for each in app.scenes)
        quiet = 0 if is_moving else quiet + 1

def pressed(kind):
    spot = tuple(round(each * app.inputs.scale) for each in app.top.start_button.box.centre)
    return [pygame.event.Event(kind, pos=spot, button=1, touch=False)]

key, _, option = sys.argv[1].partition(":")
app = App(None, REGISTRY, (1920, 1080), settings_file=SettingsFile(), routes=Pages)
app.push(MenuScene(app, when_drawn=Loading(app).begin))
app.worker.submit(synthesise_all, app.sound.keep)
rest()
app.routes.setup(REGISTRY.game(key))
if option:
    app.top.draft.options.update([option.split("=")])
rest()
frame(pressed(pygame.MOUSEBUTTONDOWN))
events, frames = pressed(pygame.MOUSEBUTTONUP), []
began, whole = time.process_time(), None
while not frames or isinstance(app.top, CoverCurtain):
    frames.append(frame(events))
    events = None
    if whole is None and app.top.film.is_playing:
        whole = time.process_time() - began
print(f"{whole:.3f} {max(frames):.4f}", flush=True)
app.close()
"""

TABLES = ("despirala", "risk", "roll_galaxy", "rajas", "arcs", "arcs:mode=campaign")
MOST_SECONDS = 0.5
MOST_FRAME = 0.033
"""What a table may take of the processor from the click on, and what each frame on the way to it.
"""

MOST_TIMES = 3
"""What the menu's first frame may take, as a multiple of the processor time of the tiny program."""


def environment(display: str, home: str) -> dict[str, str]:
    return {
        **os.environ,
        "DISPLAY": display,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "OPENBLAS_NUM_THREADS": "1",
        "XDG_DATA_HOME": home,
        "XDG_CACHE_HOME": home,
        "PYTHONPATH": str(ROOT),
        "PYTHONPYCACHEPREFIX": f"{home}/compiled",
        "PYTHONDONTWRITEBYTECODE": "",
    }


def cpu_seconds(process: subprocess.Popen) -> float:
    fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_A_SECOND


def processor_seconds(process: subprocess.Popen) -> float:
    """The same in finer steps, of the threads that are there."""
    tasks = Path(f"/proc/{process.pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


def starts(env: dict[str, str], times: int, name: str, *arguments: str) -> float:
    """The first frame after process start: the least of several, by the clock and the processor.

    Returns the seconds of processor time.
    """
    return start_of(env, times, name, [sys.executable, "-c", FIRST_FRAME, *arguments])


def start_of(env: dict[str, str], times: int, name: str, command: list[str]) -> float:
    clock, processor = [], []
    for _ in range(times):
        started = time.perf_counter()
        with subprocess.Popen(
            command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            while process.stdout.readline().strip() not in ("drawn", ""):
                pass
            clock.append(time.perf_counter() - started)
            processor.append(processor_seconds(process))
            process.terminate()
    print(f"{name}: first frame after {min(clock):.2f} s, {min(processor):.3f} s of processor time")
    return min(processor)


def whole_tables(env: dict[str, str], times: int, tables: Sequence[str]) -> None:
    """From the click on "Start the game" until all of the table is painted behind the curtain."""
    for name in tables:
        whole, longest = [], []
        for _ in range(times):
            command = [sys.executable, "-c", CLICK, name]
            told = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, check=True)
            seconds, frame = map(float, told.stdout.split())
            whole.append(seconds)
            longest.append(frame)
        print(
            f"from the click to the table of {name}: whole after {min(whole):.2f} s of processor "
            f"time (at most {MOST_SECONDS}), longest frame {1000 * min(longest):.0f} ms "
            f"(at most {1000 * MOST_FRAME:.0f})", flush=True,
        )  # fmt: skip


def menu_beside_a_tiny_program(env: dict[str, str], times: int) -> None:
    """Both in one run, with compiled modules on disk as an installed program has them."""
    tiny = start_of(env, times, "a tiny pygame program", [sys.executable, "-c", TINY])
    menu = starts(env, times, "menu")
    print(f"the menu takes {menu / tiny:.1f} times that (at most {MOST_TIMES})", flush=True)


def start_and_idle(
    env: dict[str, str], name: str, *arguments: str, seconds: int = IDLE_SECONDS
) -> None:
    started = time.perf_counter()
    command = [sys.executable, "-c", FIRST_FRAME, *arguments]
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        print(f"{name}: first frame after {time.perf_counter() - started:.2f} s")
        time.sleep(min(SETTLE_SECONDS, seconds))
        before = cpu_seconds(process)
        time.sleep(seconds)
        share = (cpu_seconds(process) - before) / seconds
        print(f"{name}: idle at {100 * share:.2f} % of one core", flush=True)
        process.terminate()


IDLE = {
    "menu": (),
    "Despirala's table": ("play", "despirala", "--seats", "human,optimal", "--seed", "1"),
    "Rajas' table": ("play", "rajas", "--seats", "human,dummy", "--seed", "1"),
    "Arcs' table": ("play", "arcs", "--seats", "human,supercat,supercat", "--seed", "1"),
    "the campaign's table": ("play", "arcs", "--seats", "human,supercat,supercat", "--seed", "1",
                             "--option", "mode=campaign"),
}  # fmt: skip
"""Where the window is left alone, and how it is opened there."""


def parts(env: dict[str, str], options: argparse.Namespace) -> None:
    """Measures what was asked for: one part, or all of them."""
    one = options.starts or options.menu or options.tables or options.idle
    if options.starts or options.menu or not one:
        menu_beside_a_tiny_program(env, options.times)
    if options.starts or not one:
        for game in ("despirala", "risk", "roll_galaxy", "rajas", "arcs")[: options.first]:
            told = f"curtain before the table of {game}"
            starts(env, options.times, told, "play", game, "--seed", "1")
    if options.tables or not one:
        whole_tables(env, options.times, TABLES[: options.first])
    if options.idle or not one:
        for name, arguments in list(IDLE.items())[: options.first]:
            start_and_idle(env, name, *arguments, seconds=options.seconds)


def main() -> None:
    """Reads what to measure, and opens a screen."""
    parser = argparse.ArgumentParser(description=__doc__)
    for part in ("--starts", "--menu", "--tables", "--idle"):
        parser.add_argument(part, action="store_true")
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--first", type=int, help="only so many of the tables")
    parser.add_argument("--seconds", type=int, default=IDLE_SECONDS)
    options = parser.parse_args()
    with virtual_screen() as display, tempfile.TemporaryDirectory() as home:
        parts(environment(display, home), options)


if __name__ == "__main__":
    main()
