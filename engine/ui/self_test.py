"""The packaged program's own check: everything needed is there and works."""

from __future__ import annotations

import os
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from engine.core import record
from engine.core.clauses import game_clauses
from engine.core.commands import make_setup
from engine.core.game import Game
from engine.core.match import Match, play_out
from engine.core.registry import Registry
from engine.core.saves import Autosave, saved_games
from engine.core.settings import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.assets import asset_root, font, icon
from engine.ui.launch import Pages
from engine.ui.screenshot import Picture, scene_builder, settle
from engine.ui.theme import TEXT

SIZE: Final = (1280, 720)
ANSWER_CAP: Final = 100_000
GAME_SECONDS: Final = 120.0


def run_self_test(registry: Registry) -> bool:
    """Prints one line per check and a last `OK`; False when a check failed.

    Touches nothing of the player's: files go to a temporary folder.
    """
    with _own_user_folder():
        checks = [_run(name, check) for name, check in _checks(registry)]
    print("OK" if all(checks) else f"FAILED: {checks.count(False)} of {len(checks)} checks")
    return all(checks)


def _checks(registry: Registry) -> Iterator[tuple[str, Callable[[], str]]]:
    yield "fonts", _check_fonts
    yield "icons", _check_icons
    yield "scenes", partial(_check_scenes, registry)
    for game in registry.games():
        yield f"{game.key}: rules and bots", partial(_check_bots, game)
        yield f"{game.key}: headless game", partial(_check_headless, game)
        yield f"{game.key}: game at the table", partial(_check_table, registry, game)
        yield f"{game.key}: save and load", partial(_check_save, registry, game)


def _run(name: str, check: Callable[[], str]) -> bool:
    started = time.perf_counter()
    try:
        detail = check()
    except Exception:
        print(f"{name}: FAILED", flush=True)
        traceback.print_exc()
        return False
    print(f"{name}: {detail} ({time.perf_counter() - started:.2f} s)", flush=True)
    return True


@contextmanager
def _own_user_folder() -> Iterator[None]:
    before = os.environ.get("XDG_DATA_HOME")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ["XDG_DATA_HOME"]
            else:
                os.environ["XDG_DATA_HOME"] = before


def _check_fonts() -> str:
    pygame.font.init()
    names = sorted(path.stem for path in (asset_root() / "fonts").glob("*.ttf"))
    for path in (asset_root() / "fonts").glob("*.ttf"):
        assert pygame.font.Font(path, 20).render("Aa1", True, TEXT).get_width() > 0, path
    font("text", 16)
    return f"{len(names)} fonts"


def _check_icons() -> str:
    paths = sorted((asset_root() / "icons").rglob("*.svg"))
    for path in paths:
        picture = icon(path.stem, 24, TEXT)
        assert picture.get_bounding_rect().width > 0, path
    return f"{len(paths)} icons"


def _app(registry: Registry) -> App:
    settings = Settings(animation_speed=AnimationSpeed.OFF)
    return App(settings, registry, SIZE, routes=Pages, headless=True)


def _check_scenes(registry: Registry) -> str:
    names = ["menu", "settings", "statistics", "credits"]
    pictures = [Picture(name, None, "1", 0, (), {}, False, SIZE) for name in names]
    for game in registry.games():
        for name in ("setup", "rules", game.key):
            pictures.append(Picture(name, game.key, "1", 5, (), {}, False, SIZE))
    app = _app(registry)
    for picture in pictures:
        app.push(scene_builder(registry, picture)(app))
        settle(app)
        assert app.frames_drawn, picture.what
    app.close()
    return f"{len(pictures)} scenes drawn"


def _bots_only(game: Game) -> tuple[str, ...]:
    return (game.default_bot,) * max(2, game.fewest_seats)


def _check_bots(game: Game) -> str:
    clauses = game_clauses(game)
    assert clauses, "RULES.md has no clauses"
    setup = make_setup(game, _bots_only(game), "self-test", {})
    for level in game.all_bot_levels:
        game.bot(level.name, setup)
    return f"{len(clauses)} clauses, {len(game.bot_levels)} bots"


def _check_headless(game: Game) -> str:
    table, answers = play_out(game, make_setup(game, _bots_only(game), "self-test", {}), ANSWER_CAP)
    assert not table.steps, "the game did not end"
    assert table.check() == [], table.check()
    return f"{answers} answers"


def _check_table(registry: Registry, game: Game) -> str:
    app = _app(registry)
    match = Match(game, make_setup(game, _bots_only(game), "self-test", {}))
    app.routes.table(match, Autosave(match))
    deadline = time.monotonic() + GAME_SECONDS
    while not match.is_over and time.monotonic() < deadline:
        app.step(1.0, [])
        time.sleep(0.001)
    frames = app.frames_drawn
    app.close()
    assert match.is_over, "the game at the table did not end"
    return f"{len(match.moves)} answers, {frames} frames"


def _check_save(registry: Registry, game: Game) -> str:
    match = Match(game, make_setup(game, _bots_only(game), "self-test", {}))
    Autosave(match).save()
    games, problems = saved_games(registry)
    assert not problems, problems
    assert games[0].load().moves == match.moves
    document = record.to_document(match)
    assert record.from_document(registry, document).table == match.table
    return "reads back what was written"
