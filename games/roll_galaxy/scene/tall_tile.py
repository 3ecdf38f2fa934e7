"""A tile of a small empire: it has room for a large symbol and for its powers in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import SECOND_TEXT, TEXT, WHITE, lighten
from games.roll_galaxy.scene.dice_faces import draw_die, draw_die_place
from games.roll_galaxy.scene.hover_card import ToldPower, lines_after, timing_width, told_power
from games.roll_galaxy.scene.palette import GOLD, edge_of, ground_of, tint_of
from games.roll_galaxy.scene.power_icons import power_texts
from games.roll_galaxy.scene.power_signs import sign_rows
from games.roll_galaxy.scene.signs import draw_signs
from games.roll_galaxy.scene.symbols import draw_badge, draw_diamond, draw_planet, draw_stars
from games.roll_galaxy.scene.tile_faces import (
    RADIUS,
    TYPE,
    TileState,
    dice_brought,
    draw_state,
    draw_tile_name,
    name_lines,
    zoomed,
)
from games.roll_galaxy.tiles import SIDES

TALL: Final = (248.0, 220.0)
WORDS_H: Final = 104.0
LINE_HEIGHT: Final = 23 / 18
EDGE: Final = 14.0
PLANET: Final = 140.0
DIAMOND: Final = 106.0
GOOD: Final = 54.0
SMALL_GOOD: Final = 40.0
SPENT: Final = 32.0
NAME_BAND: Final = ((0x08, 0x0B, 0x14, 230), (0x08, 0x0B, 0x14, 175))
WORDS_BAND: Final = ((0x06, 0x08, 0x10, 150), (0x06, 0x08, 0x10, 232))


def has_room_for(box: Box) -> bool:
    """Whether a place is large enough for a tile with its words."""
    return box.h >= TALL[1] - 8 and box.w >= TALL[0] - 8


def draw_tall_tile(  # noqa: PLR0913 (a tile's looks, by name)
    canvas: Canvas,
    box: Box,
    side: int,
    voice: Voice,
    *,
    goods: Sequence[int] = (),
    places: int = 1,
    state: TileState = "plain",
    pulse: float = 1.0,
) -> None:
    """A tile in a box at least as large as `TALL`: everything on it grows with the box."""
    factor = max(1.0, min(box.w / TALL[0], box.h / TALL[1]))
    layer = zoomed(canvas, box, factor)
    within = Box(0, 0, box.w / factor, box.h / factor)
    lying = tuple(goods)
    if state == "hover":
        layer.shadow(within, RADIUS, blur=12, drop=0, strength=170, colour=canvas.theme.accent)
    layer.cached(
        ("roll-tall-tile", voice.language, side, lying, places), within,
        lambda inner: _paint(inner, within, side, lying, max(places, len(lying)), voice), margin=24,
    )  # fmt: skip
    draw_state(layer, within, state, pulse)


def _paint(
    canvas: Canvas, box: Box, side: int, goods: tuple[int, ...], places: int, voice: Voice
) -> None:
    tile = SIDES[side]
    canvas.shadow(box, RADIUS, blur=14, drop=6, strength=110)
    canvas.rounded(box, RADIUS, ground_of(side))
    words = box.cut_bottom(WORDS_H)[0].inset(2, 0)
    lines = name_lines(canvas, side, box.w)
    band = Box(box.x + 2, box.y + 2, box.w - 4, 12 + len(lines) * canvas.line_step(TYPE, 1.3))
    with canvas.clipped(box.inset(2)):
        draw_stars(canvas, box.inset(4), tile.name, 30)
        middle = (band.bottom + words.y) / 2
        if tile.is_world:
            draw_planet(canvas, box.x + 68, middle + 4, PLANET, side, ring=False)
        else:
            draw_diamond(canvas, box.x + 76, middle, DIAMOND, side)
        canvas.rounded(band, RADIUS - 2, NAME_BAND)
        canvas.rounded(words, RADIUS - 2, WORDS_BAND)
    size = 42.0 if tile.is_world else 52.0
    draw_badge(canvas, box.x + 136, words.y - 24, size, side)
    canvas.rounded(box, RADIUS, None, edge_of(side), 1.5)
    canvas.rounded(box.inset(2), RADIUS - 1, None, (*WHITE, 22), 1)
    draw_tile_name(canvas, box, lines)
    if tile.origin == "home":
        canvas.icon("house", box.right - 20, box.y + 18, 20, SECOND_TEXT)
    if tile.is_world:
        _draw_holding(canvas, Box(box.x + 160, band.bottom, box.w - 172, middle - band.bottom + 36),
                      side, goods, places)  # fmt: skip
    _draw_words(canvas, words.inset(EDGE - 2, 8), side, voice)


def _draw_holding(canvas: Canvas, box: Box, side: int, goods: tuple[int, ...], places: int) -> None:
    """Goods and free places right of the world; above a gray one the dice that it brought."""
    if not SIDES[side].holds_goods:
        for index, colour in enumerate(reversed(dice_brought(side))):
            x = box.right - SPENT / 2 - index * (SPENT + 4)
            draw_die(canvas, x, box.bottom - SPENT / 2, SPENT, colour, None, has_shadow=False,
                     alpha=150)  # fmt: skip
        return
    size = GOOD if places == 1 else SMALL_GOOD
    for index in range(places):
        x = box.right - size / 2 - (index % 2) * (size + 4)
        y = box.bottom - size / 2 - (index // 2) * (size + 4)
        if index < len(goods):
            draw_die(canvas, x, y, size, goods[index], None)
        else:
            draw_die_place(canvas, x, y, size, tint_of(side), icon="wooden-crate", alpha=190)


def _draw_words(canvas: Canvas, box: Box, side: int, voice: Voice) -> None:
    """The powers in sentences; as signs where they would not fit."""
    powers = [told_power(text, voice) for text in power_texts(side)]
    step = canvas.line_step(TYPE, LINE_HEIGHT)
    told = [(power, lines_after(canvas, power, box.w)) for power in powers]
    if sum(len(lines) for _, lines in told) * step > box.h + 4:
        draw_signs(canvas, box, sign_rows(side))
        return
    y = box.y + step / 2
    for power, lines in told:
        y = _draw_power(canvas, box, y, power, lines, side)


def _draw_power(
    canvas: Canvas, box: Box, y: float, power: ToldPower, lines: Sequence[str], side: int
) -> float:
    step = canvas.line_step(TYPE, LINE_HEIGHT)
    ink = GOLD if power.is_scoring else lighten(tint_of(side), 0.65)
    canvas.text(box.x, y, power.timing, TYPE, ink, "text-bold")
    indent = timing_width(canvas, power)
    for line in lines:
        canvas.text(box.x + indent, y, line, TYPE, TEXT, max_width=box.w - indent)
        indent = 0.0
        y += step
    return y
