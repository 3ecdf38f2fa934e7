"""Both tracks of every seat by round: fame climbs, money comes down, and where they meet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.charts import Axes
from engine.ui.paint.portraits import draw_player
from engine.ui.theme import LINE, SECOND_TEXT, TEXT, Colour, mix, seat_colour
from games.rajas.account import SeatAccount
from games.rajas.board import TRACK
from games.rajas.scene.gap_words import gap_words
from games.rajas.scene.signs import draw_coin, draw_lotus, draw_seal

FAME: Final[Colour] = (0xF0, 0x6A, 0x80)
MONEY: Final[Colour] = (0xF3, 0xC0, 0x5C)
TITLE: Final[Colour] = (0xFF, 0xE3, 0xAE)
HALF: Final = TRACK / 2
STEPS: Final = (0, 15, 30, 45, 60)


def draw_curves(
    canvas: Canvas,
    box: Box,
    accounts: Sequence[SeatAccount],
    voice: Voice,
    order: Sequence[int],
    faces: Sequence[Path | None],
) -> None:
    """A chart for each seat, the winner's first."""
    canvas.text(box.x, box.y + 14, voice.say(Message("curves")), 26, TITLE, "marcellus")
    x = box.right
    legend: list[tuple[Callable[[Canvas, float, float, float], None], str, float]] = [
        (draw_coin, voice.say(Message("curves-money")), 24),
        (draw_seal, voice.say(Message("curves-fame")), 24),
    ]
    if any(account.overlap(-1) >= 0 for account in accounts):
        legend.insert(0, (draw_lotus, voice.say(Message("curves-meet")), 15))
    for draw, words, size in legend:
        x -= canvas.text(x, box.y + 14, words, 18, SECOND_TEXT, align="right") + 20
        draw(canvas, x, box.y + 14, size)
        x -= 30
    room = box.cut_top(46)[1]
    for seat, cell in zip(order, room.row(*[None] * len(order), gap=28), strict=True):
        draw_player(canvas, faces[seat], seat, (cell.x + 14, cell.y + 11), 13)
        _draw_chart(canvas, cell, accounts[seat], voice, seat)


def _draw_chart(canvas: Canvas, box: Box, account: SeatAccount, voice: Voice, seat: int) -> None:
    last = len(account.fame) - 1
    overlap = account.overlap(last)
    left = _draw_gap(canvas, box, gap_words(-overlap, voice, "long"), has_met=overlap >= 0)
    canvas.text(box.x + 34, box.y + 12, voice.named(seat), 18, TEXT, "text-semibold",
                max_width=left - box.x - 44)  # fmt: skip
    plot = Box(box.x + 34, box.y + 38, box.w - 80, box.h - 72)
    axes = Axes(plot, 0, max(1, last), 0, HALF)
    canvas.rounded(plot, 4, (0x14, 0x12, 0x14))
    for step in STEPS:
        y = axes.y(step)
        canvas.hairline(plot.x, y, plot.w, colour=LINE)
        canvas.text(plot.x - 8, y, str(step), 18, FAME, "number", "right")
        canvas.text(plot.right + 8, y, str(round(TRACK - 2 * step)), 18, MONEY, "number")
    fame = [axes.point(place, min(HALF, value)) for place, value in enumerate(account.fame)]
    money = [axes.point(place, max(0.0, HALF - value / 2))
             for place, value in enumerate(account.money)]  # fmt: skip
    canvas.polygon([*fame, *reversed(money)], (*mix(seat_colour(seat), (0, 0, 0), 0.2), 110))
    canvas.polyline(money, MONEY, 3)
    canvas.polyline(fame, FAME, 3)
    for point in money:
        canvas.disc(*point, 4, MONEY)
    for point in fame:
        canvas.disc(*point, 4, FAME)
    if account.overlap(last) >= 0:
        x, y = axes.x(last) - 16, (fame[-1][1] + money[-1][1]) / 2
        draw_lotus(canvas, x, y, 30)
    every = max(1, -(-last // 6))
    for place in range(0, last + 1, every):
        is_begin = not place and account.begun_after
        words = voice.say(Message("curves-start")) if is_begin else str(account.begun_after + place)
        canvas.text(axes.x(place), plot.bottom + 18, words, 18, SECOND_TEXT, "number",
                    "centre")  # fmt: skip


def _draw_gap(canvas: Canvas, box: Box, words: str, *, has_met: bool) -> float:
    """How far the markers have passed each other, or are apart; returns where the label begins."""
    width = canvas.text_width(words, 18, "text-semibold") + 24
    pill = Box(box.right - 12 - width, box.y - 1, width, 27)
    canvas.rounded(pill, 13, (0x6A, 0x48, 0x14) if has_met else (0x2C, 0x26, 0x24), LINE)
    canvas.text(*pill.centre, words, 18, TEXT, "text-semibold", "centre")
    return pill.x
