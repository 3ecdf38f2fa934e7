"""What is in the game at a glance, as the set-up page shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from engine.core.errors import InputError
from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.match_options import Fact, FactsPanel
from games.rajas.board import TRACK, Board, Side, board_of
from games.rajas.scene.pawns import draw_boat, draw_pawn
from games.rajas.scene.signs import draw_coin, draw_die_sign, draw_plate, draw_seal

DrawFact = Callable[[Canvas, float, float], object]


def facts(options: Mapping[str, str]) -> tuple[Fact, ...]:
    """What the options make of the game."""
    board = _board(options)
    is_navaratnas = options.get("board") == "navaratnas"
    side: Side = board.navaratnas if is_navaratnas else board.base
    handicap = int(options.get("handicap", "0"))
    fame = handicap * board.dummy.fame_per_handicap
    ganga = options.get("ganga") == "on"
    return (
        _fact(_race, "glance-race", meet=TRACK),
        _fact(_die, "glance-dice", dice=side.statue),
        _fact(_pawn, "glance-workers", workers=side.most_workers),
        _fact(_boat, "glance-river", spaces=board.last_space,
              tiles=len(board.river_tiles) if ganga else 0),
        _fact(partial(_plate, building=0), "glance-yields") if is_navaratnas
        else _fact(partial(_plate, building=1), "glance-borders", borders=len(side.borders)),
        _fact(_handicap, "glance-dummies", fame=fame),
    )  # fmt: skip


def _fact(draw: DrawFact, key: str, **args: int) -> Fact:
    return Fact(draw, Message(key, args), Message(f"{key}.detail", args))


def _board(options: Mapping[str, str]) -> Board:
    """The numbers chosen; those supplied while the player's own file cannot be read."""
    try:
        return board_of("mine" if options.get("numbers") == "mine" else "printed")
    except InputError:  # the start of the game says what is wrong with it
        return board_of("printed")


def _race(canvas: Canvas, x: float, y: float) -> None:
    draw_seal(canvas, x - 9, y - 4, 34)
    draw_coin(canvas, x + 10, y + 8, 30)


def _die(canvas: Canvas, x: float, y: float) -> None:
    draw_die_sign(canvas, x, y, 38)


def _pawn(canvas: Canvas, x: float, y: float) -> None:
    draw_pawn(canvas, 0, x, y + 20, 44)


def _boat(canvas: Canvas, x: float, y: float) -> None:
    draw_boat(canvas, 0, x, y, 46)


def _plate(canvas: Canvas, x: float, y: float, building: int = 0) -> None:
    draw_plate(canvas, Box.around(x, y, 40, 40), building)


def _handicap(canvas: Canvas, x: float, y: float) -> None:
    draw_die_sign(canvas, x, y, 38, None, 6)


AT_A_GLANCE: Final = FactsPanel(Message("glance"), facts)
