"""Pages around the table in a window without a screen, with finished and unfinished games."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from engine.core.learning.statistics import Statistics
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import Autosave
from engine.core.registry import Announced, Registry
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.canvas import Audit
from engine.ui.launch import Pages
from engine.ui.pages.page_theme import ThemedPage
from engine.ui.scene import Scene
from engine.ui.widgets import Widget
from engine.ui.widgets.kit import Label
from games import REGISTRY
from games.arcs.scene_cover import paint_cover
from tests.nim import GAME
from tests.patience import patience
from tests.ui.stage import FRAME, Stage

ANNOUNCED = (Announced("arcs", "Arcs", "Conflict in the Reach", lambda: paint_cover),)
NIM_AND_DESPIRALA = Registry(
    {"despirala": lambda: REGISTRY.game("despirala"), "nim": lambda: GAME}, ANNOUNCED
)
ONLY_NIM = Registry({"nim": lambda: GAME}, ANNOUNCED)
QUICK = replace(Settings(), animation_speed=AnimationSpeed.OFF, player_name="Robin")
SIZES = ((1280, 720), (1920, 1080))
SHAPES = ((1280, 960), (1720, 720), (1024, 640))
NOON = 1_000_000_000.0 - 1_000_000_000.0 % 86400 + 12 * 3600


class PageStage(Stage):
    """One page above an empty scene; at 1920x1080 a logical unit is a pixel."""

    def __init__(
        self,
        build: Callable[[App], Scene],
        *,
        registry: Registry = NIM_AND_DESPIRALA,
        size: tuple[int, int] = (1920, 1080),
        settings: Settings = QUICK,
        audit: Audit | None = None,
    ) -> None:
        self.app = App(settings, registry, size, routes=Pages, headless=True, audit=audit)
        self.below = Scene(self.app)
        self.app.push(self.below)
        self.scene = build(self.app)
        self.app.push(self.scene)
        self.step(0)

    def press(self, widget: Widget) -> None:
        """Click in the middle of a widget."""
        scale = self.app.scale
        x, y = widget.box.centre
        self.click(x * scale, y * scale)

    def drag_to(self, widget: Widget, x: float, y: float) -> None:
        """Drag a widget by its middle to a logical point."""
        scale = self.app.scale
        start = (widget.box.centre_x * scale, widget.box.centre_y * scale)
        self.drag(start, (x * scale, y * scale))

    def settle(self) -> None:
        """Let frames go by until nothing moves: a slow machine paints less in each."""
        for _ in patience(100):
            self.step(FRAME)
            if not any(scene.is_animating for scene in self.app.scenes):
                return
        raise AssertionError("the page never comes to rest")


def said_on(page: ThemedPage) -> str:
    """All labels of a page."""
    parts = () if page.content is None else page.content.family()
    return " ".join(page.said(each.said) for each in parts if isinstance(each, Label))


def text_problems(
    build: Callable[[App], Scene],
    size: tuple[int, int],
    *,
    ui_scale: float = 1.0,
    prepare: Callable[[PageStage], None] | None = None,
    registry: Registry = NIM_AND_DESPIRALA,
    language: str = "system",
) -> list[str]:
    """What the audit has against the texts of a page at a size of the window."""
    audit = Audit()
    settings = replace(QUICK, ui_scale=ui_scale, language=language)
    stage = PageStage(build, size=size, settings=settings, audit=audit, registry=registry)
    if prepare is not None:
        prepare(stage)
    stage.settle()
    stage.app.draw()
    problems = audit.problems(stage.scene.width, stage.scene.height)
    assert audit.texts, "the page shows no text at all"
    stage.app.close()
    return problems


def nim_setup(*players: str, seed: str = "amber-otter-42") -> Setup:
    """A set-up of Nim for these players."""
    names = ("Robin", "Ada", "Tiko", "Mira", "Bram", "Juno")
    seats = tuple(SeatSetup(who, name) for who, name in zip(players, names, strict=False))
    return Setup(seats, seed)


def unfinished(*players: str, seed: str = "amber-otter-42", minutes_old: float = 12) -> Path:
    """An unfinished game of Nim on disk, after the heap was rolled; returns its file."""
    match = Match(GAME, nim_setup(*(players or ("human", "perfect")), seed=seed))
    match.roll()
    path = Autosave(match).save()
    written = NOON - 60 * minutes_old
    os.utime(path, (written, written))
    return path


def finished(*players: str, seed: str = "amber-otter-42") -> Match:
    """A finished game of Nim in the records and in the statistics."""
    match = Match(GAME, nim_setup(*(players or ("human", "perfect")), seed=seed))
    stand_in = GAME.bot("perfect", match.setup)
    play_bots(match, [bot or stand_in for bot in bots_of(match)])
    path = Autosave(match).save()
    Statistics().add(match, path.name)
    return match
