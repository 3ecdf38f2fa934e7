"""A monkey at the window: 20,000 random events over every scene, no exception."""

from dataclasses import replace
from random import Random

import pygame
import pytest

from engine.core.commands import make_setup
from engine.core.match import Match, bots_of, play_bots
from engine.core.saves import Autosave
from engine.core.settings import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.launch import Pages
from engine.ui.screenshot import Picture, scene_builder
from engine.ui.table.opening import table_scene
from games import REGISTRY

EVENTS_IN_ALL = 20_000
EVENTS_A_STEP = 4
SIZES = ((1024, 640), (1280, 720), (1280, 960), (1920, 1080), (1720, 720))
KEYS = (
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN,
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_BACKSPACE, pygame.K_HOME, pygame.K_END,
    pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F3, pygame.K_SLASH, pygame.K_PLUS, pygame.K_MINUS,
    *range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1),
)  # fmt: skip
HALLS = ("menu", "setup", "settings", "statistics", "credits", "rules")
TABLES = ("review", "table", "real")
SCENES = [(name, REGISTRY.keys[0]) for name in HALLS]
SCENES += [(name, key) for key in REGISTRY.keys for name in TABLES]
MODIFIERS = (0, 0, 0, pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT, pygame.KMOD_LALT)


def random_events(rng: Random, size: tuple[int, int]) -> list[pygame.event.Event]:
    """One gesture: a click, a drag, a key, a turn of the wheel, or the window resized."""
    at = (rng.randrange(size[0]), rng.randrange(size[1]))
    kind = rng.choices(("click", "move", "key", "text", "wheel", "drag", "resize"),
                       (40, 20, 25, 4, 6, 4, 1))[0]  # fmt: skip
    if kind == "click":
        button = rng.choice((1, 1, 1, 2, 3))
        return [moved(at), pressed(at, button), released(at, button)]
    if kind == "move":
        return [moved(at)]
    if kind == "key":
        key, mod = rng.choice(KEYS), rng.choice(MODIFIERS)
        text = {"key": key, "mod": mod, "unicode": "", "scancode": 0}
        return [pygame.event.Event(pygame.KEYDOWN, text), pygame.event.Event(pygame.KEYUP, text)]
    if kind == "text":
        return [pygame.event.Event(pygame.TEXTINPUT, {"text": rng.choice("ab3 é/")})]
    if kind == "wheel":
        wheel = {"x": 0, "y": rng.choice((-3, -1, 1, 3)), "precise_x": 0.0, "precise_y": 1.0}
        return [moved(at), pygame.event.Event(pygame.MOUSEWHEEL, {**wheel, "flipped": False})]
    if kind == "drag":
        there = (rng.randrange(size[0]), rng.randrange(size[1]))
        return [pressed(at, 1), moved(there), released(there, 1)]
    width, height = rng.choice(SIZES)
    return [
        pygame.event.Event(pygame.VIDEORESIZE, {"w": width, "h": height, "size": (width, height)})
    ]


def moved(at):
    motion = {"pos": at, "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
    return pygame.event.Event(pygame.MOUSEMOTION, motion)


def pressed(at, button):
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, {"pos": at, "button": button, "touch": False})


def released(at, button):
    return pygame.event.Event(pygame.MOUSEBUTTONUP, {"pos": at, "button": button, "touch": False})


def a_scene(app: App, name: str, game):
    if name in ("table", "real"):
        seats = ("human", "random", "human")
        match = Match(
            game, make_setup(game, seats, "monkey", {}, dice_by_hand=name == "real", practice=True)
        )
        return table_scene(app, match, Autosave(match))
    what = Picture(name, game.key, "monkey", 0, ("random",) * 2, {}, False, (1280, 720))
    return scene_builder(REGISTRY, what)(app)


def unfinished_game(game) -> None:
    """Something for the hub to show."""
    match = Match(game, make_setup(game, ("human", "random"), "unfinished", {}))
    stand_in = game.bot("random", match.setup)
    play_bots(match, [bot or stand_in for bot in bots_of(match)], 9)
    Autosave(match).save()


def play_monkey(app: App, name: str, game, events_in_all: int) -> None:
    """Throw `events_in_all` random events at the scene `name` of `game`, opened anew when left."""
    rng = Random(name)
    app.push(
        scene_builder(REGISTRY, Picture("menu", None, "1", 0, (), {}, False, (1280, 720)))(app)
    )
    for _ in range(events_in_all // EVENTS_A_STEP):
        if len(app.scenes) == 1:
            app.push(a_scene(app, name, game))
        events = [event for _ in range(EVENTS_A_STEP) for event in random_events(rng, app.size)]
        app.step(rng.choice((0.0, 0.02, 0.1, 1.0)), events)


@pytest.mark.parametrize(("name", "key"), SCENES)
def test_nothing_a_monkey_does_breaks_the_window(name, key):
    game = REGISTRY.game(key)
    game.warm_up()
    unfinished_game(game)
    settings = replace(Settings(), animation_speed=AnimationSpeed.FAST)
    app = App(settings, REGISTRY, (1280, 720), routes=Pages, headless=True)
    play_monkey(app, name, game, EVENTS_IN_ALL // len(SCENES))
    assert app.scenes
    app.close()
