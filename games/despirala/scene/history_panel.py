"""How the expected final scores of all seats went, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.charts import Curve, draw_line_chart
from games.despirala.accounts import SeatAccount

LEAST_SPAN: Final = 4.0
"""Points: less is hardly a change, and its ticks would be written to three decimals."""


def history_curves(
    accounts: Sequence[SeatAccount], expected: Sequence[float], playing: int | None, own: int
) -> list[Curve]:
    """One curve a seat; the one in the middle of its turn ends with what it expects now."""
    curves = []
    for account in accounts:
        values = list(account.curve)
        if account.seat == playing:
            values.append(expected[account.seat])
        curves.append(Curve(account.seat, values, own=account.seat == own))
    return curves


def latest_turn(accounts: Sequence[SeatAccount], playing: int | None, turn: int) -> int:
    """The number of the turn that the curves have come to; 0 before any."""
    finished = [account.turns[-1].turn for account in accounts if account.turns]
    return max([0, *finished, *([] if playing is None else [turn])])


def draw_history(
    canvas: Canvas, box: Box, curves: Sequence[Curve], turn: int, voice: Voice
) -> None:
    """The curves from the start to the latest turn."""
    label = voice.say(Message("chart-turn", {"turn": turn})) if turn else ""
    ends = (voice.say(Message("chart-start")), label)
    draw_line_chart(canvas, box, curves, x_labels=ends, least=LEAST_SPAN)
