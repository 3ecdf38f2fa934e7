"""What a seat's card says: score, goods, expected final score and the turns made."""

from __future__ import annotations

from engine.ui.canvas import Canvas
from engine.ui.dice import draw_goods_icon
from engine.ui.table.seats import CellState, SeatSummary
from games.despirala.combinations import TURNS, is_collect
from games.despirala.scene.stage import Stage


def seat_card(
    stage: Stage, seat: int, level: str, expected: float | None, *, is_misere: bool
) -> SeatSummary:
    """The card of one seat, as the stage shows it."""
    note = None if expected is None or stage.is_over else ("expects", f"{expected:.0f}")
    goods = (_goods_sign, str(stage.goods[seat]))
    return SeatSummary(
        str(stage.score(seat)), level, (goods,), note, seat_cells(stage, seat, is_misere=is_misere)
    )


def seat_cells(stage: Stage, seat: int, *, is_misere: bool) -> tuple[CellState, ...]:
    """A seat's turns in the order it made them; in misère no target is a failure."""
    cells: list[CellState] = [
        "failed" if points == 0 and not is_collect(name) and not is_misere else "filled"
        for name, points in stage.points[seat].items()
    ]
    if seat == stage.seat and len(cells) < min(TURNS, stage.turn):
        cells.append("now")
    while len(cells) < TURNS:
        cells.append("later")
    return tuple(cells)


def _goods_sign(canvas: Canvas, cx: float, cy: float, size: float) -> None:
    """The wooden cube, no larger than an icon of that size."""
    draw_goods_icon(canvas, cx, cy, size * 0.78)
