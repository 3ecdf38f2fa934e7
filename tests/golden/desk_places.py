"""The places of the boards of the position desks, as their windows have them."""

from __future__ import annotations

from engine.core.game import Game
from engine.core.position.edits import Key
from engine.core.registry import Registry
from engine.ui.position.board_editor import EditorHost
from games.risk.board import SIZE
from tests.golden.desks import SEATS, tables
from tests.ui.page_stage import PageStage


def desk_places(game: Game) -> list[list[Key]]:
    """Of every table, for every seat that is shown; the lands of Risk have forms of their own."""
    found = []
    for _, table in tables(game):
        position = game.codec.encode(table)
        stage = PageStage(
            lambda app, position=position: EditorHost(app, game, position).board,
            registry=Registry({game.key: lambda: game}),
        )
        for seat in SEATS:
            stage.scene.state.seat = seat
            stage.scene.renew()
            keys = [key for key, _ in stage.scene.board_places()]
            found.append(keys or [("land", number) for number in range(SIZE)])
        stage.app.close()
    return found
