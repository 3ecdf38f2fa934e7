"""What is in the game at a glance, as the set-up page shows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from engine.core.errors import InputError
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.facts_panel import Fact, FactsPanel
from games.rajas.board import Board, Side, board_of
from games.rajas.scene.pawns import draw_boat, draw_pawn
from games.rajas.scene.signs import draw_coin, draw_die_sign, draw_plate, draw_seal


def facts(options: Mapping[str, str]) -> tuple[Fact, ...]:
    """What the options make of the game."""
    board = _board(options)
    is_navaratnas = options.get("board") == "navaratnas"
    side: Side = board.navaratnas if is_navaratnas else board.base
    handicap = int(options.get("handicap", "0"))
    ahead = f"{handicap * board.dummy.fame_per_handicap} fame ahead" if handicap else "No handicap"
    ganga = options.get("ganga") == "on"
    return (
        Fact(_race, "120", "twice fame + money"),
        Fact(_die, f"{side.statue} dice", "find a place on Kali"),
        Fact(_pawn, f"{side.most_workers} workers", "at most, from 3 on"),
        Fact(_boat, f"{board.last_space} stones",
             f"{len(board.river_tiles)} tiles on them" if ganga else "of the river"),
        Fact(partial(_plate, building=0 if is_navaratnas else 1),
             "Yield tiles" if is_navaratnas else f"{len(side.borders)} borders",
             "wait on the borders" if is_navaratnas else "of your province"),
        Fact(_handicap, "Dummies", ahead),
    )  # fmt: skip


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


AT_A_GLANCE: Final = FactsPanel("fame and money run toward each other", facts)
