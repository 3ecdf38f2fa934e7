"""The way from any page to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.match import Match
from engine.core.saves import Autosave

if TYPE_CHECKING:
    from engine.ui.app import App
    from engine.ui.scene import Scene

VERSION = "1.0"


def table_scene(
    app: App, match: Match, autosave: Autosave | None, *, start_frozen: bool = False
) -> Scene:
    """The scene that plays a match; imported late, for the table knows the pages around it."""
    from engine.ui.table import scene

    return scene.table_scene(app, match, autosave, start_frozen=start_frozen)
