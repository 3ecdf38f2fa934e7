"""Random events at every page that a route leads to: clicks, keys, pastes, other window sizes.

A fault comes out as it is. The long version, from the root of the project:

    python -m tests.ui.random_events --events 100000 --seed 7
    python -m tests.ui.random_events --events 20000 --only puzzle:arcs
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from random import Random
from typing import Any

if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from engine.core.commands import make_setup
from engine.core.game import Game
from engine.core.learning.challenges import challenge_of
from engine.core.learning.lesson import lessons_of
from engine.core.learning.puzzle import puzzles_of, scenarios_of
from engine.core.match import Match, bots_of, play_bots
from engine.core.position.draft import sample_position
from engine.core.record import Autosave
from engine.core.setup import Setting
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.box import Box
from engine.ui.hub.menu import MenuScene
from engine.ui.launch import Pages
from engine.ui.pages.choices import open_choices
from engine.ui.scene import Scene
from games import REGISTRY

SIZE = (1024, 640)
SIZES = (SIZE, SIZE, (1280, 720), (640, 400), (1280, 960), (1920, 1080), (1720, 720))
KEYS = (
    pygame.K_TAB, pygame.K_RETURN, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_UP,
    pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_BACKSPACE, pygame.K_DELETE,
    pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_F2,
    pygame.K_F3, pygame.K_SLASH, pygame.K_PLUS, pygame.K_MINUS,
    *range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1),
)  # fmt: skip
MODIFIERS = (0, 0, 0, 0, pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT, pygame.KMOD_LALT)
PASTED = (
    "", " ", "amber fox river", "7", "-1", "9" * 400, "x" * 5000, "\u0663\u0664", "{", "[]", "null",
    '{"format": 2}', "line one\nline two\ttab", "\u202eback\u0000nought", "\U0001f3b2" * 40,
    "https://example.org/?q=%00", "1e999", "ЁÄß\u0301",
)  # fmt: skip
SECONDS = (0.0, 0.02, 0.1, 1.0)
MOST_GESTURES = 40
MOST_ANSWERS = 600

Gesture = Callable[["Hand"], list[pygame.event.Event]]
Open = Callable[[App, Random], object]


# -- events ---------------------------------------------------------------------------------------


@dataclass
class Hand:
    """Whoever does these things at the window."""

    app: App
    rng: Random

    @property
    def anywhere(self) -> tuple[int, int]:
        """A place of the window; every other time something that may be pressed."""
        boxes = _boxes(self.app.top) if self.rng.random() < 0.5 else []
        if boxes:
            box = self.rng.choice(boxes)
            plane = getattr(self.app.top, "plane", None)
            scale = self.app.scale * (1.0 if plane is None else plane.factor)
            return round(box.centre_x * scale), round(box.centre_y * scale)
        width, height = self.app.size
        return self.rng.randrange(width), self.rng.randrange(height)

    def gesture(self) -> list[pygame.event.Event]:
        """One of all that a person may do."""
        (kind,) = self.rng.choices(GESTURES, WEIGHTS)
        return kind(self)


def _boxes(scene: Scene | None) -> list[Box]:
    if scene is None:
        return []
    family = (member for widget in scene.widgets for member in widget.family())
    return [member.box for member in family if member.box.w > 0 and member.is_visible]


def _event(kind: int, **values: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, **values)


def moved(at: tuple[int, int]) -> pygame.event.Event:
    """The pointer is there."""
    return _event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False)


def pressed(at: tuple[int, int], button: int, touch: bool = False) -> pygame.event.Event:
    """A button goes down."""
    return _event(pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=touch)


def released(at: tuple[int, int], button: int) -> pygame.event.Event:
    """A button comes up."""
    return _event(pygame.MOUSEBUTTONUP, pos=at, button=button, touch=False)


def _keys(key: int, mod: int = 0, unicode: str = "") -> list[pygame.event.Event]:
    values = {"key": key, "mod": mod, "unicode": unicode, "scancode": 0}
    return [_event(pygame.KEYDOWN, **values), _event(pygame.KEYUP, **values)]


def _click(hand: Hand) -> list[pygame.event.Event]:
    at, button = hand.anywhere, hand.rng.choice((1, 1, 1, 1, 2, 3))
    return [moved(at), pressed(at, button, hand.rng.random() < 0.1), released(at, button)]


def _half_a_click(hand: Hand) -> list[pygame.event.Event]:
    return [hand.rng.choice((pressed, released))(hand.anywhere, hand.rng.choice((1, 3)))]


def _move(hand: Hand) -> list[pygame.event.Event]:
    return [moved(hand.anywhere)]


def _key(hand: Hand) -> list[pygame.event.Event]:
    return _keys(hand.rng.choice(KEYS), hand.rng.choice(MODIFIERS))


def _confirm(hand: Hand) -> list[pygame.event.Event]:
    return _keys(hand.rng.choice((pygame.K_RETURN, pygame.K_SPACE)))


def _text(hand: Hand) -> list[pygame.event.Event]:
    return [_event(pygame.TEXTINPUT, text=hand.rng.choice("ab3 é/"))]


def _paste(hand: Hand) -> list[pygame.event.Event]:
    hand.app.clipboard.write(hand.rng.choice(PASTED))
    return _keys(pygame.K_v, pygame.KMOD_LCTRL)


def _wheel(hand: Hand) -> list[pygame.event.Event]:
    turn = hand.rng.choice((-3, -1, 1, 3))
    return [
        moved(hand.anywhere),
        _event(pygame.MOUSEWHEEL, x=0, y=turn, precise_x=0.0, precise_y=float(turn), flipped=False),
    ]


def _drag(hand: Hand) -> list[pygame.event.Event]:
    start, end = hand.anywhere, hand.anywhere
    return [pressed(start, 1), moved(end), released(end, 1)]


def _resize(hand: Hand) -> list[pygame.event.Event]:
    width, height = hand.rng.choice(SIZES)
    return [_event(pygame.VIDEORESIZE, w=width, h=height, size=(width, height))]


def _look_away(hand: Hand) -> list[pygame.event.Event]:
    kinds = (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWEXPOSED)
    return [_event(hand.rng.choice(kinds))]


SHARES: Mapping[Gesture, float] = {
    _click: 40, _half_a_click: 2, _move: 14, _key: 22, _confirm: 8, _text: 3, _paste: 2, _wheel: 5,
    _drag: 4, _resize: 0.2, _look_away: 1,
}  # fmt: skip
GESTURES, WEIGHTS = tuple(SHARES), tuple(SHARES.values())


# -- pages ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Place:
    """A page to begin at: the name of its route, the game it is about, and how it is opened."""

    route: str
    about: str
    open: Open

    @property
    def name(self) -> str:
        return f"{self.route}:{self.about}" if self.about else self.route


def new_match(game: Game, seed: str, seats: tuple[str, ...], **options: str) -> Match:
    """A match that begins."""
    return Match(game, make_setup(game, seats, seed, options, practice=True))


@cache
def played(game: Game, answers: int = MOST_ANSWERS) -> Match:
    """A match as far as a simple bot took it, in the place of the person as well."""
    seats = ("human", *("random",) * (max(2, game.fewest_seats) - 1))
    match = Match(game, make_setup(game, seats, "unfinished", {}))
    stand_in = game.bot("random", match.setup)
    play_bots(match, [bot or stand_in for bot in bots_of(match)], answers)
    return match


def _people(game: Game) -> tuple[str, ...]:
    return ("human", "random", "human")[: max(2, game.most_seats)]


def _seed(rng: Random) -> str:
    return f"monkey {rng.randrange(1000)}"


def _table(game: Game, **options: str) -> Open:
    def open_it(app: App, rng: Random) -> None:
        match = new_match(game, _seed(rng), _people(game), **options)
        app.routes.table(match, Autosave(match))

    return open_it


def _real_dice(game: Game) -> Open:
    def open_it(app: App, rng: Random) -> None:
        setup = make_setup(game, _people(game), _seed(rng), {}, dice_by_hand=True)
        app.routes.begin(Match(game, setup))

    return open_it


def _lesson(game: Game) -> Open:
    def open_it(app: App, rng: Random) -> None:
        lesson = rng.choice(lessons_of(game))
        app.routes.lesson(game, lesson, rng.randrange(len(lesson.steps)))

    return open_it


def _position(game: Game) -> Open:
    def open_it(app: App, rng: Random) -> None:
        app.routes.position(game, rng.choice((None, sample_position(game))))

    return open_it


def _challenge(game: Game) -> Open:
    def open_it(app: App, rng: Random) -> None:
        challenge = challenge_of(game, date(2024, 5, 1 + rng.randrange(28)))
        assert challenge is not None, game.title
        app.routes.challenge(challenge)

    return open_it


def _replay(game: Game) -> Open:
    def open_it(app: App, rng: Random) -> None:
        app.routes.replay(played(game), rng.randrange(len(played(game).moves)))

    return open_it


def places_of(game: Game) -> Iterator[Place]:
    """The pages that are about a game."""
    routes: dict[str, Open] = {
        "table": _table(game),
        "begin": _real_dice(game),
        "play_again": lambda app, rng: app.routes.play_again(new_match(game, "1", _people(game))),
        "setup": lambda app, rng: app.routes.setup(game),
        "setting": lambda app, rng: app.routes.setting(game, rng.choice(detailed(game))),
        "real_table": lambda app, rng: app.routes.real_table(game),
        "position": _position(game),
        "replay": _replay(game),
        "review": lambda app, rng: app.routes.review(played(game)),
        "choices": lambda app, rng: open_choices(app, played(game)),
        "rules": lambda app, rng: app.routes.rules(game, can_pick=rng.random() < 0.5),
        "lesson": _lesson(game),
        "challenge": _challenge(game),
        "puzzle": lambda app, rng: app.routes.puzzle(game, rng.choice(puzzles_of(game))),
        "scenario": lambda app, rng: app.routes.scenario(game, rng.choice(scenarios_of(game))),
    }
    if game.grading is None:
        del routes["choices"]
    if not detailed(game):
        del routes["setting"]
    for route, way in routes.items():
        yield Place(route, game.key, way)


def detailed(game: Game) -> list[Setting]:
    """The settings that have a page of their own."""
    return [each for each in game.settings if game.details_of(each.key)]


def _leave_table(app: App) -> None:
    app.routes.learn()
    app.routes.leave_table()


def all_places() -> list[Place]:
    """Every page that a route leads to, for each game and for each way to play it."""
    halls: dict[str, Open] = {
        "home": lambda app, rng: app.push(MenuScene(app)),
        "leave_table": lambda app, rng: _leave_table(app),
        "learn": lambda app, rng: app.routes.learn(),
        "scenarios": lambda app, rng: app.routes.scenarios(),
        "progress": lambda app, rng: app.routes.progress(),
        "settings": lambda app, rng: app.routes.settings(),
        "credits": lambda app, rng: app.routes.credits(),
    }
    found = [Place(route, "", way) for route, way in halls.items()]
    for game in REGISTRY.games():
        found += places_of(game)
    arcs = REGISTRY.game("arcs")
    found.append(Place("campaign", "arcs", _table(arcs, mode="campaign")))
    found.append(Place("leaders", "arcs", _table(arcs, leaders="on")))
    return found


# -- play -----------------------------------------------------------------------------------------


def leave_things_about() -> None:
    """A game of each kind that was not played to its end, for the hub to show."""
    for game in REGISTRY.games():
        Autosave(played(game, 9)).save()


def open_window() -> App:
    """A window on the hub that hides no fault."""
    settings = replace(Settings(), animation_speed=AnimationSpeed.FAST)
    app = App(settings, REGISTRY, SIZE, routes=Pages, headless=True)
    app.push(MenuScene(app))
    return app


def play_monkey(app: App, place: Place, events_in_all: int, seed: str) -> None:
    """Do random things at a page, opened anew when it was left; what goes wrong is raised."""
    rng = Random(f"{place.name} {seed}")
    hand = Hand(app, rng)
    left = events_in_all
    app.routes.home()
    try:
        while left > 0:
            if len(app.scenes) == 1:
                place.open(app, rng)
            events: list[pygame.event.Event] = []
            for _ in range(rng.randint(1, MOST_GESTURES)):
                events += hand.gesture()
            left -= len(events)
            app.step(rng.choice(SECONDS), events)
    except Exception as fault:
        fault.add_note(f"at {place.name} with seed {seed}, {left} of {events_in_all} events to go")
        raise


@contextmanager
def _own_folders() -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = os.environ["XDG_CACHE_HOME"] = folder
        yield


def _long_run(events: int, seed: str, only: str | None) -> int:
    """So many events over all places; how many of these went wrong."""
    places = [place for place in all_places() if only in (None, place.name, place.route)]
    leave_things_about()
    faults = 0
    for place in places:
        started = time.process_time()
        app = open_window()
        try:
            play_monkey(app, place, -(-events // len(places)), seed)
        except Exception:
            faults += 1
            print(f"{place.name}: FAULT (seed {seed})", flush=True)
            traceback.print_exc()
        else:
            print(f"{place.name}: fine ({time.process_time() - started:.1f} s of work)", flush=True)
        app.worker.close()
        app.pictures.clear()
    print(f"{faults} faults at {len(places)} places")
    return faults


def main() -> int:
    """The long version, by command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--events", type=int, default=100_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", help="one place, such as puzzle:arcs, or one route")
    words = parser.parse_args()
    with _own_folders():
        return 1 if _long_run(words.events, words.seed, words.only) else 0


if __name__ == "__main__":
    sys.exit(main())
