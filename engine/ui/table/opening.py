"""Opens the table of a match: to play, to watch a record, to look back."""

from __future__ import annotations

from functools import partial

from engine.core.match import Match
from engine.core.saves import Autosave
from engine.ui.scene import Scene, Window
from engine.ui.table.plain_board import plain_parts
from engine.ui.table.replay import Reel
from engine.ui.table.table import Table


def table_scene(
    app: Window, match: Match, autosave: Autosave | None = None, *, start_frozen: bool = False
) -> Table:
    """The table that a match is played at: with the game's own parts, or the plain ones."""
    parts = match.game.table_parts() or plain_parts
    return Table(app, match, parts, autosave, start_frozen=start_frozen)


def table_anew(app: Window, autosave: Autosave) -> Table:
    """The table of a match that is played up once more from its record."""
    again = autosave.opened_anew(app.registry)
    table = table_scene(app, again.match, again)
    table.anew = partial(table_anew, app, again)
    return table


def replay_scene(app: Window, recorded: Match) -> Table:
    """The game's own table, showing a record from its start; answers are not taken."""
    reel = Reel(recorded)
    scene = table_scene(app, reel.match, None, start_frozen=True)
    scene.watch(reel)
    return scene


def review_of(app: Window, match: Match) -> Scene | None:
    """The page that looks back at a match; None when its game has none."""
    return table_scene(app, match, None, start_frozen=True).review_scene()
