"""How quick the window is: start and idle, on a virtual screen.

`python -m tests.benchmarks.window` prints one line per figure, with `--starts` just those of the
start, with `--menu` just the menu's beside that of a tiny program. Needs Xvfb.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.ui.real_window import ROOT, virtual_screen

IDLE_SECONDS = 20
STARTS = 5
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


def starts(env: dict[str, str], name: str, *arguments: str) -> float:
    """The first frame after process start: the least of several, by the clock and the processor.

    Returns the seconds of processor time.
    """
    return start_of(env, name, [sys.executable, "-c", FIRST_FRAME, *arguments])


def start_of(env: dict[str, str], name: str, command: list[str]) -> float:
    clock, processor = [], []
    for _ in range(STARTS):
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


def menu_beside_a_tiny_program(env: dict[str, str]) -> None:
    """Both in one run, with compiled modules on disk as an installed program has them."""
    tiny = start_of(env, "a tiny pygame program", [sys.executable, "-c", TINY])
    menu = starts(env, "menu")
    print(f"the menu takes {menu / tiny:.1f} times that (at most {MOST_TIMES})", flush=True)


def start_and_idle(env: dict[str, str], name: str, *arguments: str) -> None:
    started = time.perf_counter()
    command = [sys.executable, "-c", FIRST_FRAME, *arguments]
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        print(f"{name}: first frame after {time.perf_counter() - started:.2f} s")
        time.sleep(8)
        before = cpu_seconds(process)
        time.sleep(IDLE_SECONDS)
        share = (cpu_seconds(process) - before) / IDLE_SECONDS
        print(f"{name}: idle at {100 * share:.2f} % of one core", flush=True)
        process.terminate()


def main() -> None:
    with virtual_screen() as display, tempfile.TemporaryDirectory() as home:
        env = environment(display, home)
        menu_beside_a_tiny_program(env)
        if "--menu" in sys.argv:
            return
        for game in ("despirala", "risk", "roll_galaxy", "rajas", "arcs"):
            starts(env, f"table of {game}", "play", game, "--seed", "1")
        if "--starts" in sys.argv:
            return
        start_and_idle(env, "menu")
        table = ("play", "despirala", "--seats", "human,optimal", "--seed", "1")
        start_and_idle(env, "Despirala's table", *table)
        table = ("play", "rajas", "--seats", "human,dummy", "--seed", "1")
        start_and_idle(env, "Rajas' table", *table)
        seats = ("play", "arcs", "--seats", "human,supercat,supercat", "--seed", "1")
        start_and_idle(env, "Arcs' table", *seats)
        start_and_idle(env, "the campaign's table", *seats, "--option", "mode=campaign")


if __name__ == "__main__":
    main()
