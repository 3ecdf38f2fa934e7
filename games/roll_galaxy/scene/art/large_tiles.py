"""Tiles drawn large: under the pointer, in a small empire, and turning on their way."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui import theme
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import blank
from engine.ui.widgets.base import TipCard
from engine.ui.widgets.overlays import TIP_INSET
from games.roll_galaxy.powers import tile_kind
from games.roll_galaxy.scene.art import symbols, tile_faces
from games.roll_galaxy.scene.art.dice_faces import draw_die, draw_die_place, draw_mark
from games.roll_galaxy.scene.art.palette import GOLD, NIGHT, edge_of, ground_of, pale_of, tint_of
from games.roll_galaxy.scene.art.power_signs import draw_signs, sign_rows
from games.roll_galaxy.tiles import FIRST_FACTION_SIDE, FIRST_HOME_SIDE, SIDE, SIDES

CARD_W: Final = 365.0
TYPE: Final = 18.0
RADIUS: Final = 14.0
MARGIN: Final = 16.0
HEAD: Final = 112.0
NAME_LEFT: Final = 125.0
TEXT_LEFT: Final = 62.0
ICON_BOX: Final = 36.0
HOVER_LINE_HEIGHT: Final = 24 / 18
ROW_GAP: Final = 12.0
BOX_GROUND: Final[theme.Colour] = (0x0E, 0x12, 0x1A)
BOX_INK: Final[theme.Colour] = (0xDC, 0xE1, 0xFF)
BACK_INK: Final[theme.Colour] = (0xAE, 0xB8, 0xFF)


@dataclass(frozen=True, slots=True)
class ToldPower:
    timing: str
    icon: str
    sentence: str
    is_scoring: bool


def told_power(text: symbols.PowerText, voice: Voice) -> ToldPower:
    timing = voice.say(Message("with-colon", {"what": text.timing}))
    return ToldPower(timing, text.icon, voice.say(text.sentence), text.is_scoring)


@dataclass(frozen=True, slots=True)
class Row:
    """A power and how its words are broken; the first line begins after the bold timing."""

    power: ToldPower
    lines: tuple[str, ...]
    height: float


@dataclass(frozen=True, slots=True)
class CardLayout:
    rows: tuple[Row, ...]
    back: tuple[str, ...]
    height: float


def hover_card_size(canvas: Canvas, side: int, voice: Voice) -> tuple[float, float]:
    return CARD_W, _layout(canvas, side, voice).height


def draw_hover_card(canvas: Canvas, x: float, y: float, side: int, voice: Voice) -> Box:
    """The card with its upper left corner at a point; returns its box."""
    layout = _layout(canvas, side, voice)
    box = Box(x, y, CARD_W, layout.height)
    canvas.cached(
        ("roll-card", voice.language, side), box,
        lambda layer: _paint_card(layer, box, side, layout, voice), margin=40,
    )  # fmt: skip
    return box


def tile_tip(canvas: Canvas, side: int, voice: Voice) -> TipCard:
    """The card as a tooltip of the frame: it covers the tooltip's own ground."""
    width, height = hover_card_size(canvas, side, voice)

    def draw(layer: Canvas, box: Box) -> None:
        draw_hover_card(layer, box.x - TIP_INSET, box.y - TIP_INSET, side, voice)

    return TipCard(width - 2 * TIP_INSET, height - 2 * TIP_INSET, draw)


# -- layout ---------------------------------------------------------------------------------------


def _layout(canvas: Canvas, side: int, voice: Voice) -> CardLayout:
    rows = tuple(_row(canvas, told_power(power, voice)) for power in symbols.power_texts(side))
    height = HEAD + 14 + sum(row.height + ROW_GAP for row in rows)
    words = _other_side(side, voice)
    back = canvas.paragraph_lines(CARD_W - TEXT_LEFT - MARGIN, words, TYPE) if words else ()
    if back:
        height += 12 + len(back) * canvas.line_step(TYPE, HOVER_LINE_HEIGHT)
    return CardLayout(rows, back, height + 2)


def _row(canvas: Canvas, power: ToldPower) -> Row:
    lines = lines_after(canvas, power, CARD_W - TEXT_LEFT - MARGIN)
    step = canvas.line_step(TYPE, HOVER_LINE_HEIGHT)
    return Row(power, lines, max(ICON_BOX, len(lines) * step + 2))


def lines_after(canvas: Canvas, power: ToldPower, room: float) -> tuple[str, ...]:
    """The sentence broken into lines, the first of them shorter by the bold timing."""
    lines, line = [], ""
    left = room - timing_width(canvas, power)
    for word in power.sentence.split(" "):
        longer = f"{line} {word}" if line else word
        if canvas.text_width(longer, TYPE) <= left:
            line = longer
        else:
            lines.append(line)
            line, left = word, room
    return (*lines, line)


def timing_width(canvas: Canvas, power: ToldPower) -> float:
    """How far the words of a power stand behind its timing."""
    return canvas.text_width(power.timing, TYPE, "text-bold") + 7


def other_side(side: int) -> int | None:
    """What is printed on the back of a tile, or on the other square of a faction tile."""
    if side >= FIRST_HOME_SIDE:
        return None
    return side ^ 1


def _other_side(side: int, voice: Voice) -> str:
    other = other_side(side)
    if other is None:
        return ""
    args = {"side": SIDE(other), "cost": SIDES[other].cost, "isBack": side < FIRST_FACTION_SIDE}
    return voice.say(Message("other-side", args))


# -- drawing --------------------------------------------------------------------------------------


def _paint_card(canvas: Canvas, box: Box, side: int, layout: CardLayout, voice: Voice) -> None:
    tint = tint_of(side)
    ground: theme.Gradient = (
        theme.mix((0x1A, 0x20, 0x2C), tint, 0.22),
        theme.mix((0x12, 0x16, 0x1E), tint, 0.05),
    )
    canvas.floating(box)
    canvas.shadow(box, RADIUS, blur=22, drop=10, strength=130)
    canvas.rounded(box, RADIUS, ground, theme.mix(tint, NIGHT, 0.30), 1.5)
    with canvas.clipped(box.inset(2)):
        symbols.draw_stars(
            canvas, Box(box.x + 4, box.y + 4, box.w - 8, HEAD - 8), SIDES[side].name, 26, 60
        )
    canvas.rounded(box.inset(3), RADIUS - 3, None, (*theme.WHITE, 20), 1)
    _draw_head(canvas, box, side, voice)
    y = box.y + HEAD
    canvas.hairline(box.x + MARGIN, y, box.w - 2 * MARGIN, colour=theme.mix(tint, NIGHT, 0.45))
    y += 14
    for row in layout.rows:
        _draw_row(canvas, box, y, row, tint)
        y += row.height + ROW_GAP
    if layout.back:
        canvas.hairline(box.x + MARGIN, y, box.w - 2 * MARGIN, colour=theme.mix(tint, NIGHT, 0.60))
        _draw_back(canvas, box, y + 6, side, layout.back)


def _draw_head(canvas: Canvas, box: Box, side: int, voice: Voice) -> None:
    tile = SIDES[side]
    size = 80.0 if tile.is_world else 92.0
    symbols.draw_symbol(canvas, box.x + 60, box.y + 57, size, side)
    left = box.x + NAME_LEFT
    room = box.right - 10 - left
    lines = canvas.paragraph_lines(room, tile.name, theme.HEADING, "text-semibold")
    if len(lines) > 2:
        lines = (lines[0], " ".join(lines[1:]))
    middle = box.y + (44 if len(lines) == 1 else 28)
    for line in lines:
        canvas.text(left, middle, line, theme.HEADING, theme.TEXT, "text-semibold", max_width=room)
        middle += canvas.line_step(theme.HEADING, 1.15)
    cy = box.y + (80 if len(lines) == 1 else 92)
    if tile.holds_goods:
        draw_mark(canvas, left + 8, cy, 7.5, tile.colour or 0)
        left += 22
    words = _kind(canvas, side, box.right - 10 - left, voice)
    canvas.text(left, cy, words, TYPE, pale_of(side))


def _kind(canvas: Canvas, side: int, room: float, voice: Voice) -> str:
    """What the tile is; in fewer words where large type leaves no room for it."""
    kind = tile_kind(side)
    words = voice.say(kind)
    return words if canvas.text_width(words, TYPE) <= room else voice.say(kind, "short")


def _draw_row(canvas: Canvas, box: Box, y: float, row: Row, tint: theme.Colour) -> None:
    power = row.power
    icon_box = Box(box.x + MARGIN, y, ICON_BOX, ICON_BOX)
    canvas.rounded(icon_box, 8, BOX_GROUND, theme.mix(tint, NIGHT, 0.35))
    ink = GOLD if power.is_scoring else BOX_INK
    canvas.icon(power.icon, *icon_box.centre, 24, ink)
    left, step = box.x + TEXT_LEFT, canvas.line_step(TYPE, HOVER_LINE_HEIGHT)
    room = box.right - MARGIN - left
    middle = y + step / 2 - 1
    head = GOLD if power.is_scoring else theme.lighten(tint, 0.60)
    canvas.text(left, middle, power.timing, TYPE, head, "text-bold")
    indent = timing_width(canvas, power)
    for line in row.lines:
        canvas.text(left + indent, middle, line, TYPE, theme.TEXT, max_width=room - indent)
        indent = 0.0
        middle += step


def _draw_back(canvas: Canvas, box: Box, y: float, side: int, lines: tuple[str, ...]) -> None:
    other = side ^ 1
    step = canvas.line_step(TYPE, HOVER_LINE_HEIGHT)
    cx, cy = box.x + MARGIN + ICON_BOX / 2, y + step / 2
    if SIDES[other].is_world:
        canvas.disc(cx, cy, 8, tint_of(other))
    else:
        canvas.polygon([(cx, cy - 9), (cx + 9, cy), (cx, cy + 9), (cx - 9, cy)], BACK_INK)
    for line in lines:
        canvas.text(box.x + TEXT_LEFT, cy, line, TYPE, theme.SECOND_TEXT)
        cy += step


TALL: Final = (248.0, 220.0)
WORDS_H: Final = 104.0
TALL_LINE_HEIGHT: Final = 23 / 18
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
    state: tile_faces.TileState = "plain",
    pulse: float = 1.0,
) -> None:
    """A tile in a box at least as large as `TALL`: everything on it grows with the box."""
    factor = max(1.0, min(box.w / TALL[0], box.h / TALL[1]))
    layer = tile_faces.zoomed(canvas, box, factor)
    within = Box(0, 0, box.w / factor, box.h / factor)
    lying = tuple(goods)
    if state == "hover":
        layer.shadow(
            within, tile_faces.RADIUS, blur=12, drop=0, strength=170, colour=canvas.theme.accent
        )
    layer.cached(
        ("roll-tall-tile", voice.language, side, lying, places), within,
        lambda inner: _paint(inner, within, side, lying, max(places, len(lying)), voice), margin=24,
    )  # fmt: skip
    tile_faces.draw_state(layer, within, state, pulse)


def _paint(
    canvas: Canvas, box: Box, side: int, goods: tuple[int, ...], places: int, voice: Voice
) -> None:
    tile = SIDES[side]
    canvas.shadow(box, tile_faces.RADIUS, blur=14, drop=6, strength=110)
    canvas.rounded(box, tile_faces.RADIUS, ground_of(side))
    words = box.cut_bottom(WORDS_H)[0].inset(2, 0)
    lines = tile_faces.name_lines(canvas, side, box.w)
    band = Box(
        box.x + 2, box.y + 2, box.w - 4, 12 + len(lines) * canvas.line_step(tile_faces.TYPE, 1.3)
    )
    with canvas.clipped(box.inset(2)):
        symbols.draw_stars(canvas, box.inset(4), tile.name, 30)
        middle = (band.bottom + words.y) / 2
        if tile.is_world:
            symbols.draw_planet(canvas, box.x + 68, middle + 4, PLANET, side, ring=False)
        else:
            symbols.draw_diamond(canvas, box.x + 76, middle, DIAMOND, side)
        canvas.rounded(band, tile_faces.RADIUS - 2, NAME_BAND)
        canvas.rounded(words, tile_faces.RADIUS - 2, WORDS_BAND)
    size = 42.0 if tile.is_world else 52.0
    symbols.draw_badge(canvas, box.x + 136, words.y - 24, size, side)
    canvas.rounded(box, tile_faces.RADIUS, None, edge_of(side), 1.5)
    canvas.rounded(box.inset(2), tile_faces.RADIUS - 1, None, (*theme.WHITE, 22), 1)
    tile_faces.draw_tile_name(canvas, box, lines)
    if tile.origin == "home":
        canvas.icon("house", box.right - 20, box.y + 18, 20, theme.SECOND_TEXT)
    if tile.is_world:
        _draw_holding(canvas, Box(box.x + 160, band.bottom, box.w - 172, middle - band.bottom + 36),
                      side, goods, places)  # fmt: skip
    _draw_words(canvas, words.inset(EDGE - 2, 8), side, voice)


def _draw_holding(canvas: Canvas, box: Box, side: int, goods: tuple[int, ...], places: int) -> None:
    """Goods and free places right of the world; above a gray one the dice that it brought."""
    if not SIDES[side].holds_goods:
        for index, colour in enumerate(reversed(tile_faces.dice_brought(side))):
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
    powers = [told_power(text, voice) for text in symbols.power_texts(side)]
    step = canvas.line_step(tile_faces.TYPE, TALL_LINE_HEIGHT)
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
    step = canvas.line_step(tile_faces.TYPE, TALL_LINE_HEIGHT)
    ink = GOLD if power.is_scoring else theme.lighten(tint_of(side), 0.65)
    canvas.text(box.x, y, power.timing, tile_faces.TYPE, ink, "text-bold")
    indent = timing_width(canvas, power)
    for line in lines:
        canvas.text(box.x + indent, y, line, tile_faces.TYPE, theme.TEXT, max_width=box.w - indent)
        indent = 0.0
        y += step
    return y


EDGE_ON: Final = 0.02
LIGHT: Final = 150


def draw_turning_tile(
    canvas: Canvas, box: Box, place: Box, side: int, share: float, voice: Voice
) -> None:
    """A tile in a box, `share` of its turn to its `place` done; half-way its back is seen."""
    turned = math.cos(share * 2 * math.pi)
    back = other_side(side)
    seen = side if turned >= 0 or back is None else back
    size = (place.w, place.h)
    face = canvas.pictures.get(
        ("roll-turning", voice.language, seen, canvas.px(place.w), canvas.px(place.h)),
        lambda: _face(canvas, size, seen, voice),
    )
    across = max(EDGE_ON, abs(turned))
    shown = Box.around(*box.centre, box.w * across, box.h)
    canvas.shadow(shown, tile_faces.RADIUS, blur=18, drop=0, strength=LIGHT, colour=theme.GOOD)
    pixels = (max(1, canvas.px(shown.w)), max(1, canvas.px(shown.h)))
    picture = pygame.transform.smoothscale(face, pixels)
    canvas.image(picture, *box.centre, centre=True, premultiplied=True)


def _face(canvas: Canvas, size: tuple[float, float], side: int, voice: Voice) -> pygame.Surface:
    sheet = blank(canvas.px(size[0]), canvas.px(size[1]))
    layer, box = canvas.on(sheet, (0.0, 0.0)), Box(0, 0, *size)
    if has_room_for(box):
        draw_tall_tile(layer, box, side, voice)
    else:
        tile_faces.draw_large_tile(layer, box, side)
    return sheet
