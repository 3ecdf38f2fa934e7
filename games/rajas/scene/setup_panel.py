"""What is in the game at a glance, as the set-up page shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import BODY, LARGE, RAISED, SECOND_TEXT, TEXT, with_alpha
from games.rajas.board import Side, board_of
from games.rajas.scene.pawns import draw_boat, draw_pawn
from games.rajas.scene.signs import draw_coin, draw_die_sign, draw_plate, draw_seal

CARD_H: Final = 84.0
GAP: Final = 8.0
LEAST: Final = 200.0
SIGN_X: Final = 40.0
TEXT_X: Final = 76.0

DrawSign = Callable[[Canvas, float, float], object]


@dataclass(frozen=True, slots=True)
class Fact:
    """One card: a sign, a number or a few words, and what they are about."""

    sign: DrawSign
    title: str
    words: str


class AtAGlance:
    """Paints the facts into the panel that the set-up page gives to the game."""

    title = "In this game"
    icon = "list"

    def note(self, options: Mapping[str, str]) -> str:
        """The quiet words beside the title."""
        return "fame and money run toward each other"

    def height(self, width: float) -> float:
        """The room the cards need at a width."""
        columns = _columns(width)
        rows = -(-len(facts({})) // columns)
        return rows * CARD_H + (rows - 1) * GAP

    def draw(self, canvas: Canvas, box: Box, options: Mapping[str, str]) -> None:
        """All cards, row after row."""
        shown = facts(options)
        columns = _columns(box.w)
        rows = -(-len(shown) // columns)
        cells = Box(box.x, box.y, box.w, self.height(box.w)).grid(columns, rows, GAP)
        for cell, fact in zip(cells, shown, strict=False):
            _draw_fact(canvas, cell, fact)


def facts(options: Mapping[str, str]) -> tuple[Fact, ...]:
    """What the options make of the game."""
    board = board_of("printed")
    is_navaratnas = options.get("board") == "navaratnas"
    side: Side = board.navaratnas if is_navaratnas else board.base
    handicap = int(options.get("handicap", "0"))
    ahead = f"{handicap * board.dummy.fame_per_handicap} fame ahead" if handicap else "As printed"
    ganga = options.get("ganga") == "on"
    return (
        Fact(_race, "120", "2 × fame + money: they meet"),
        Fact(_die, f"{side.statue} dice", "find a place on Kali"),
        Fact(_pawn, f"{side.most_workers} workers", "at most, from 3 on"),
        Fact(_boat, f"{board.last_space} stones",
             f"{len(board.river_tiles)} tiles on them" if ganga else "of the river"),
        Fact(partial(_plate, building=0 if is_navaratnas else 1),
             "Yield tiles" if is_navaratnas else f"{len(side.borders)} borders",
             "wait on the borders" if is_navaratnas else "of your province"),
        Fact(_handicap, "Dummies", ahead),
    )  # fmt: skip


def _columns(width: float) -> int:
    return max(1, min(3, int((width + GAP) / (LEAST + GAP))))


def _draw_fact(canvas: Canvas, box: Box, fact: Fact) -> None:
    canvas.rounded(box, 10, with_alpha(RAISED, 170))
    fact.sign(canvas, box.x + SIGN_X, box.centre_y)
    room = box.w - TEXT_X - 8
    canvas.text(box.x + TEXT_X, box.centre_y - 13, fact.title, LARGE, TEXT, "text-semibold",
                max_width=room)  # fmt: skip
    size = BODY if canvas.text_width(fact.words, BODY) <= room else 14
    canvas.text(box.x + TEXT_X, box.centre_y + 14, fact.words, size, SECOND_TEXT, max_width=room)


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
