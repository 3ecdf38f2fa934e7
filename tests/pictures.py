"""The pictures that the pages show, drawn: `python -m tests.pictures [NAME ...] [--out FOLDER]`.

Without a name it draws all of them, without a folder to `assets/pictures`, small enough to be read
over a slow line.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final

import pygame

from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.hub.menu import MenuScene
from engine.ui.launch import Pages
from engine.ui.scene import Scene
from engine.ui.self_test import Picture, scene_builder, settle
from games import REGISTRY

FOLDER: Final = Path(__file__).resolve().parents[1] / "assets" / "pictures"
SIZE: Final = (1280, 720)
MOST_BYTES: Final = 300_000
EVENING: Final = datetime(2027, 1, 15, 20).timestamp()
LONG_TURN: Final = 4
"""So many steps of a bot's turn are done in the picture of the real table."""

PROVINCES: Final = ("human", "raja", "minister")
WORLD: Final = ("human", "general", "captain", "expert", "general")
EMPIRES: Final = ("human", "rollbot:insane", "rollbot:hard")
ACT: Final = ("human", "supercat", "supercat")


def picture(
    what: str,
    answers: int,
    *seats: str,
    stand_in: str,
    game: str | None = None,
    seed: str = "otter",
    **options: str,
) -> Callable[[App], Scene]:
    """A table, or another screen, after so many answers of bots."""
    return scene_builder(
        REGISTRY, Picture(what, game, seed, answers, seats, options, False, SIZE, stand_in)
    )


SCENES: Final[dict[str, Callable[[App], Scene]]] = {
    "hub": lambda app: MenuScene(app, lambda: EVENING),
    "despirala": picture("despirala", 96, "human", "optimal", "sampled:5", stand_in="sampled:5"),
    "review": picture("review", 0, "human", "optimal", stand_in="sampled:5", game="despirala"),
    "risk": picture("risk", 700, *WORLD, stand_in="captain"),
    "roll_galaxy": picture("roll_galaxy", 200, *EMPIRES, stand_in="rollbot:easy"),
    "rajas": picture("rajas", 90, *PROVINCES, stand_in="minister"),
    "arcs": picture("arcs", 250, *ACT, stand_in="supercat"),
    "arcs_reach": picture("arcs", 500, *ACT, stand_in="supercat", mode="campaign"),
    "lesson": picture("lesson", 4, stand_in="greedy", game="rajas", seed="1"),
}
NAMES: Final = (*SCENES, "real_table")


def drawn(name: str) -> pygame.Surface:
    """The picture as the program draws it now."""
    if name == "real_table":
        return _real_table()
    app = App(replace(Settings(), animation_speed=AnimationSpeed.OFF), REGISTRY, SIZE,
              routes=Pages, headless=True)  # fmt: skip
    app.push(SCENES[name](app))
    settle(app)
    surface = app.surface.copy()
    app.close()
    return surface


def _real_table() -> pygame.Surface:
    """A SUPERCAT's turn at the real table, of which hands have done some steps."""
    from tests.ui.real_table.test_turn import RealStage  # noqa: PLC0415 (pytest may not be there)

    stage = RealStage("arcs", *ACT)
    stage.until(lambda: stage.is_doing and stage.turn.panel.now >= LONG_TURN)
    settle(stage.app)
    surface = stage.app.surface.copy()
    stage.app.close()
    return surface


def file_of(name: str, folder: Path = FOLDER) -> Path:
    """Where a picture lies."""
    return folder / f"{name}.jpg"


def main() -> None:
    """Draws what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(NAMES))
    parser.add_argument("--out", type=Path, default=FOLDER)
    options = parser.parse_args()
    for name in options.names:
        file = file_of(name, options.out)
        pygame.image.save(drawn(name), file)
        print(f"{file}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp()
    main()
