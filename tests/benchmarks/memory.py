"""How much memory the window holds at every table, and after twenty games in a row in one window.

`python -m tests.benchmarks.memory` prints one line per figure, in megabytes, each table in a
process of its own: resident (RSS), its share of what is mapped by several (PSS), what the window's
cache of pictures holds. `--games 20` plays that many games in a row; `--game risk` one game only;
`--what` lists the largest pictures and where memory was when the game began.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from contextlib import nullcontext

from tests.benchmarks.window import environment
from tests.ui.real_window import ROOT, virtual_screen

GAMES = ("despirala", "risk", "roll_galaxy", "rajas", "arcs", "arcs:campaign")
"""After a colon the mode of a game."""

WINDOW = """
import gc, os, sys, time
import pygame
import main
from engine.core.commands import make_setup
from engine.core.match import Match
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.hub.menu import MenuScene
from engine.ui.launch import Pages
from engine.ui.sound import synthesise_all
from engine.ui.table.table import table_scene
from games import REGISTRY

LEVELS = {"despirala": ("optimal",) * 3,
          "risk": ("raider", "captain", "raider", "captain", "raider"),
          "roll_galaxy": ("rollbot:easy", "rollbot:medium", "rollbot:hard"),
          "rajas": ("minister", "dummy", "dummy"), "arcs": ("supercat", "steward", "supercat"),
          "arcs:campaign": ("supercat", "supercat", "supercat")}
width, height = map(int, os.environ["SIZE"].split("x"))

def held():
    found = {}
    for line in open("/proc/self/smaps_rollup"):
        name, _, rest = line.partition(":")
        if name in ("Rss", "Pss", "Private_Dirty"):
            found[name] = int(rest.split()[0]) / 1024
    return found

def told(name):
    now, pictures = held(), app.pictures
    print(f"{name}: RSS {now['Rss']:.0f} MB, PSS {now['Pss']:.0f} MB, pictures "
          f"{pictures.bytes_held / 2**20:.0f} MB in {len(pictures)}", flush=True)

def largest():
    found = []
    kept = {**app.pictures._parts.kept, **app.pictures._wholes.kept}
    for key, picture in kept.items():
        weight = picture.get_height() * picture.get_pitch() / 2**20
        found.append((weight, picture.get_size(), str(key)[:110]))
    for weight, size, key in sorted(found, reverse=True)[:12]:
        print(f"    {weight:6.1f} MB {size} {key}")
    seen = {id(picture) for picture in kept.values()}
    for each in gc.get_objects():
        if isinstance(each, dict) or isinstance(each, (list, tuple)):
            inner = each.items() if isinstance(each, dict) else enumerate(each)
            for name, value in list(inner):
                if isinstance(value, pygame.Surface) and id(value) not in seen:
                    seen.add(id(value))
                    weight = value.get_height() * value.get_pitch() / 2**20
                    if weight > 0.5:
                        print(f"    {weight:6.1f} MB {value.get_size()} elsewhere: {name}")

def opened(game, seed):
    name, _, mode = game.partition(":")
    kind = REGISTRY.game(name)
    options = {"mode": mode} if mode else {}
    match = Match(kind, make_setup(kind, LEVELS[game], seed, options))
    scene = table_scene(app, match, None)
    app.push(scene)
    return scene

def go_on(scene, answers, seconds=1 / 60):
    \"\"\"Frames with films, one sixtieth after the other, until so many answers are given.\"\"\"
    match, wanted = scene.match, len(scene.match.moves) + answers
    while len(match.moves) < wanted and not match.is_over:
        app.step(seconds, [])
        if app.worker.is_busy and not scene.is_animating:
            time.sleep(0.001)

app = App(Settings(), REGISTRY, (width, height), routes=Pages, headless=True)
app.sound.keep(synthesise_all())
app.push(MenuScene(app))
for key in REGISTRY.keys:
    REGISTRY.game(key)
for _ in range(30):
    app.step(1 / 60, [])
"""

ONE_TABLE = (
    WINDOW
    + """
game, what = sys.argv[1], sys.argv[2] == "what"
told(f"{game}, the menu before it")
scene = opened(game, "memory")
app.step(1 / 60, [])
told(f"{game}, first frame")
for _ in range(100):
    app.step(1 / 60, [])
told(f"{game}, painted")
for count in (50, 150, 300):
    go_on(scene, count)
    told(f"{game}, after {len(scene.match.moves)} answers")
if what:
    largest()
"""
)

MANY_GAMES = (
    WINDOW
    + """
game, count = sys.argv[1], int(sys.argv[2])
sizes = []
for number in range(1, count + 1):
    scene = opened(game, f"memory {number}")
    go_on(scene, 25)
    app.change_settings(animation_speed=AnimationSpeed.OFF)
    go_on(scene, 1200)
    app.change_settings(animation_speed=AnimationSpeed.NORMAL)
    for _ in range(30):
        app.step(1 / 60, [])
    sizes.append(held()["Rss"])
    app.routes.leave_table()
    del scene
    app.let_go()
    for _ in range(30):
        app.step(1 / 60, [])
    told(f"{game}, game {number}: RSS at its end {sizes[-1]:.0f} MB, in the menu after it")
if count > 3:
    print(f"{game}: growth from the third game to number {count}: "
          f"{100 * (sizes[-1] / sizes[2] - 1):+.1f} %")
"""
)


def run(env: dict[str, str], script: str, *arguments: str) -> None:
    command = [sys.executable, "-c", script, *arguments]
    subprocess.run(command, cwd=ROOT, env=env, check=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--what", action="store_true")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--screen", action="store_true", help="a virtual screen, not the dummy")
    wanted = parser.parse_args()
    screen = virtual_screen() if wanted.screen else nullcontext("")
    with screen as display, tempfile.TemporaryDirectory() as home:
        env = {**environment(display, home), "SIZE": wanted.size}
        if not wanted.screen:
            env["SDL_VIDEODRIVER"] = "dummy"
        for game in (wanted.game,) if wanted.game else GAMES:
            if wanted.games:
                run(env, MANY_GAMES, game, str(wanted.games))
            else:
                run(env, ONE_TABLE, game, "what" if wanted.what else "")


if __name__ == "__main__":
    main()
