"""A position desk without a screen; its places are clicked by what they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.core.game import Game
from engine.core.registry import Registry
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.box import Box
from engine.ui.canvas import Audit
from engine.ui.launch import Pages
from engine.ui.position.board_editor import BoardEditor, EditorHost
from engine.ui.scene import Scene
from tests.ui.stage import Stage

QUICK = replace(Settings(), animation_speed=AnimationSpeed.OFF)


class DeskStage(Stage):
    """The desk of a game with a table on it."""

    def __init__(
        self, game: Game, table: Any, size: tuple[int, int] = (1920, 1080),
        audit: Audit | None = None, settings: Settings = QUICK,
    ) -> None:  # fmt: skip
        registry = Registry({game.key: lambda: game})
        self.app = App(settings, registry, size=size, routes=Pages, headless=True, audit=audit)
        self.app.push(Scene(self.app))
        self.page = EditorHost(self.app, game, game.codec.encode(table))
        self.app.push(self.page.board)
        self.app.step(0, [])
        assert isinstance(self.app.top, BoardEditor)
        self.desk: Any = self.app.top

    @property
    def table(self) -> Any:
        """What the page holds."""
        return self.page.draft.table

    def at(self, x: float, y: float, button: int = 1) -> None:
        """A click on a place of the desk, in its own units."""
        factor = self.app.scale * self.desk.plane.factor
        self.click(x * factor, y * factor, button)

    def point(self, box: Box, button: int = 1) -> None:
        """A click in the middle of a box."""
        self.at(*box.centre, button)

    def touch(self, *key: Any, button: int = 1) -> None:
        """A click on what has a key on the desk."""
        self.point(self.desk.spots.spot(key).box, button)
