"""What a seat's card says: score, goods, expected final score and the turns made."""

from __future__ import annotations

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.canvas import Canvas
from engine.ui.paint.dice import draw_goods_icon
from engine.ui.table.panels import CellState, SeatSummary
from games.despirala.combinations import TURNS, is_collect
from games.despirala.state import DespiralaTable


def seat_card(
    table: DespiralaTable, seat: int, level: str, expected: float | None, voice: Voice
) -> SeatSummary:
    """The card of one seat."""
    note = None
    if expected is not None and not table.is_over:
        note = (voice.say(Message("card-expects")), f"{expected:.0f}")
    goods = (_goods_sign, str(table.sheets[seat].goods))
    return SeatSummary(str(table.score(seat)), level, (goods,), note, seat_cells(table, seat))


def seat_cells(table: DespiralaTable, seat: int) -> tuple[CellState, ...]:
    """A seat's turns in the order it made them; in misère no target is a failure."""
    cells: list[CellState] = [
        "failed" if points == 0 and not is_collect(name) and not table.misere else "filled"
        for name, points in table.sheets[seat].points.items()
    ]
    if seat == table.seat and len(cells) < min(TURNS, table.turn):
        cells.append("now")
    while len(cells) < TURNS:
        cells.append("later")
    return tuple(cells)


def _goods_sign(canvas: Canvas, cx: float, cy: float, size: float) -> None:
    """The wooden cube, no larger than an icon of that size."""
    draw_goods_icon(canvas, cx, cy, size * 0.78)
