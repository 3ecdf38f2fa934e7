"""The tiles of Roll as they lie on the table: full size, as minis, and in construction stacks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Literal

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui import theme
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import MagnifiedAudit
from games.roll_galaxy.dice import DEVELOP
from games.roll_galaxy.effects import GainDie
from games.roll_galaxy.scene.art import palette, symbols
from games.roll_galaxy.scene.art.dice_faces import draw_die, draw_die_place, draw_mark, row_pitch
from games.roll_galaxy.scene.art.power_signs import draw_signs, sign_rows
from games.roll_galaxy.scene.art.symbols import draw_symbol
from games.roll_galaxy.tiles import HIDDEN, SIDES

__all__ = [
    "MINI",
    "TILE_H",
    "TILE_W",
    "TileState",
    "Tone",
    "draw_bridge",
    "draw_empty_place",
    "draw_large_tile",
    "draw_mini",
    "draw_mini_place",
    "draw_stack",
    "draw_symbol",
    "draw_tile",
]

TileState = Literal["plain", "hover", "legal", "chosen", "dimmed"]
Tone = Literal["good", "short", "plain"]

TILE_W: Final = 196.0
TILE_H: Final = 116.0
MINI: Final = 42.0
TYPE: Final = 18.0
RADIUS: Final = 10.0
EDGE: Final = 10.0
LINE_HEIGHT: Final = 1.17
HOUSE_ROOM: Final = 24.0
GOOD_SIZE: Final = 44.0
TWO_GOODS: Final = 38.0
SPENT: Final = 130.0
PEEP: Final = 5.0  # how far each hidden tile of a stack shows above it
SLOT: Final = 36.0
TONES: Final[dict[Tone, theme.Colour]] = {
    "good": palette.GOOD_TEXT,
    "short": palette.SHORT_TEXT,
    "plain": theme.SECOND_TEXT,
}
BRIDGE: Final = (0x1C, 0x21, 0x42)
BERTH: Final = ((*palette.INDIGO, 34), (*palette.NIGHT, 150))
"""Where a tile may come to lie."""
BERTH_EDGE: Final = (*palette.INDIGO, 92)
BRIDGE_EDGE: Final = (0x5A, 0x66, 0xB8)
DIAMOND_FIELD: Final = 0.64  # of a mini: the dark field in which its number stands
FIELD: Final[theme.Colour] = (0x2B, 0x32, 0x64)


# -- at table size --------------------------------------------------------------------------------


def draw_tile(
    canvas: Canvas,
    box: Box,
    side: int,
    *,
    goods: Sequence[int] = (),
    places: int = 1,
    state: TileState = "plain",
    pulse: float = 1.0,
) -> None:
    """A tile as it lies in a tableau: name, symbol with cost, and what it does or holds.

    `goods` are the colours of the dice lying on it, `places` how many it can hold; `pulse` is the
    strength of the outline of a legal target.
    """
    if state == "hover":
        canvas.shadow(box, RADIUS, blur=12, drop=0, strength=170, colour=canvas.theme.accent)
    lying = tuple(goods)
    canvas.cached(
        ("roll-tile", side, lying, places),
        box,
        lambda layer: _paint_tile(layer, box, side, lying, max(places, len(lying))),
        margin=24,
    )
    draw_state(canvas, box, state, pulse)


def draw_large_tile(
    canvas: Canvas,
    box: Box,
    side: int,
    *,
    goods: Sequence[int] = (),
    places: int = 1,
    state: TileState = "plain",
    pulse: float = 1.0,
) -> None:
    """A tile in a box of any size: everything on it is as much larger as the box allows."""
    factor = max(1.0, min(box.w / TILE_W, box.h / TILE_H))
    layer = zoomed(canvas, box, factor)
    within = Box(0, 0, box.w / factor, box.h / factor)
    draw_tile(layer, within, side, goods=goods, places=places, state=state, pulse=pulse)


def zoomed(canvas: Canvas, box: Box, factor: float) -> Canvas:
    """A canvas with its origin in a box's corner, on which everything is so much larger."""
    origin = ((canvas.origin[0] - box.x) / factor, (canvas.origin[1] - box.y) / factor)
    audit = canvas.audit
    return Canvas(
        canvas.surface, canvas.scale * factor, canvas.theme,
        colour_blind_marks=canvas.colour_blind_marks,
        audit=None if audit is None else MagnifiedAudit(audit, (box.x, box.y), factor),
        pictures=canvas.pictures, typesetter=canvas.typesetter, origin=origin,
    )  # fmt: skip


def draw_state(canvas: Canvas, box: Box, state: TileState, pulse: float) -> None:
    accent = canvas.theme.accent
    if state == "hover":
        canvas.rounded(box, RADIUS, (*theme.WHITE, 16), theme.lighten(accent, 0.25), 1.5)
    elif state == "legal":
        canvas.rounded(box.inset(-1), RADIUS, None, accent, 2, alpha=255 * pulse)
    elif state == "chosen":
        canvas.rounded(box.inset(-1.5), RADIUS + 1, None, theme.lighten(accent, 0.15), 3)
    elif state == "dimmed":
        canvas.rounded(box, RADIUS, (0x10, 0x13, 0x18, 150))


def _paint_tile(canvas: Canvas, box: Box, side: int, goods: tuple[int, ...], places: int) -> None:
    tile = SIDES[side]
    _draw_ground(canvas, box, side)
    lines = name_lines(canvas, side, box.w)
    draw_tile_name(canvas, box, lines)
    if tile.origin == "home":
        canvas.icon("house", box.right - 20, box.y + 17, 20, theme.SECOND_TEXT)
    size = symbol_size(box, len(lines))
    cx, cy = box.x + EDGE + size / 2, box.bottom - 8 - size / 2
    if tile.is_world:
        draw_symbol(canvas, cx, cy, size, side, ring=False)
        _draw_world_holding(canvas, box, side, goods, places)
    else:
        draw_symbol(canvas, cx - 1, cy, size + 4, side)
        draw_signs(canvas, sign_room(canvas, box, side), sign_rows(side))


def symbol_size(box: Box, lines: int) -> float:
    return (70.0 if lines == 1 else 56.0) + box.h - TILE_H


def sign_room(canvas: Canvas, box: Box, side: int) -> Box:
    """Where the power of a development is drawn: right of its badge, under its name."""
    lines = len(name_lines(canvas, side, box.w))
    size = symbol_size(box, lines)
    left = (
        box.x
        + EDGE
        + (0.5 + symbols.badge_reach(side, size)) * size
        + symbols.badge_size(side, size + 4) / 2
        + 4
    )
    top = box.y + 8 + lines * canvas.line_step(TYPE, LINE_HEIGHT)
    return Box(left, top, box.right - 9 - left, box.bottom - 9 - top)


def _draw_ground(canvas: Canvas, box: Box, side: int) -> None:
    canvas.shadow(box, RADIUS, blur=14, drop=6, strength=90)
    canvas.rounded(box, RADIUS, palette.ground_of(side))
    symbols.draw_stars(canvas, box.inset(4), SIDES[side].name, 16)
    canvas.rounded(box, RADIUS, None, palette.edge_of(side), 1.5)
    canvas.rounded(box.inset(2), RADIUS - 1, None, (*theme.WHITE, 18), 1)


def name_lines(canvas: Canvas, side: int, width: float) -> tuple[str, ...]:
    tile = SIDES[side]
    room = width - 2 * EDGE
    narrow = room - HOUSE_ROOM if tile.origin == "home" else room
    lines = canvas.paragraph_lines(narrow, tile.name, TYPE, "text-semibold")
    if len(lines) > 2:
        lines = canvas.paragraph_lines(room, tile.name, TYPE, "text-semibold")
    return (lines[0], " ".join(lines[1:])) if len(lines) > 1 else lines


def draw_tile_name(canvas: Canvas, box: Box, lines: Sequence[str]) -> None:
    step = canvas.line_step(TYPE, LINE_HEIGHT)
    first = box.y + (17.0 if len(lines) == 1 else 16.0)
    for index, line in enumerate(lines):
        canvas.text(
            box.x + EDGE, first + index * step, line, TYPE, theme.TEXT, "text-semibold",
            max_width=box.w - 2 * EDGE,
        )  # fmt: skip


def _draw_world_holding(
    canvas: Canvas, box: Box, side: int, goods: tuple[int, ...], places: int
) -> None:
    tile, right, bottom = SIDES[side], box.right - EDGE, box.bottom - EDGE
    if not tile.holds_goods:
        brought = dice_brought(side)
        for index, colour in enumerate(reversed(brought)):
            draw_die(
                canvas, right - 13 - index * 30, bottom - 13, 26, colour, None,
                has_shadow=False, alpha=SPENT,
            )  # fmt: skip
        return
    size = GOOD_SIZE if places == 1 else TWO_GOODS
    step = row_pitch(places, size, 86.0, size + 4)
    cy = bottom - size / 2
    for index in range(places):
        cx = right - size / 2 - (places - 1 - index) * step
        if index < len(goods):
            draw_die(canvas, cx, cy, size, goods[index], None)
        else:
            draw_die_place(
                canvas, cx, cy, size, palette.tint_of(side), icon="wooden-crate", alpha=150
            )
    left = right - size - (places - 1) * step
    draw_mark(canvas, left - 11, bottom - 7, 6.5, tile.colour or 0)


def dice_brought(side: int) -> tuple[int, ...]:
    """The colours of the dice that a tile gives once."""
    gains = [effect for effect in SIDES[side].effects if isinstance(effect, GainDie)]
    return tuple(gain.colour for gain in gains for _ in range(gain.count))


def draw_bridge(canvas: Canvas, first: Box, second: Box) -> None:
    """What joins the two squares of a faction tile along their whole height: they are one tile."""
    gap = Box(first.right - 2, first.y + RADIUS, second.x - first.right + 4, first.h - 2 * RADIUS)
    canvas.rounded(gap, 0, BRIDGE)
    for y in (gap.y, gap.bottom):
        canvas.hairline(gap.x, y, gap.w, colour=BRIDGE_EDGE)


def draw_empty_place(canvas: Canvas, box: Box, words: str = "", *, is_next: bool = False) -> None:
    """A place of the tableau where no tile lies yet; the next one may be named in green."""
    if is_next:
        canvas.rounded(box, RADIUS, (*theme.mix(palette.NIGHT, palette.GOOD_TEXT, 0.06), 150))
        edge = theme.darken(palette.GOOD_TEXT, 0.25)
        palette.draw_dashed_box(canvas, box, RADIUS, edge, 2, dash=12)
    else:
        canvas.rounded(box, RADIUS, BERTH, BERTH_EDGE, 1.5)
    if not words:
        r = min(26.0, box.h * 0.2)
        for across in (-1.2, 1.2):
            draw_outline(canvas, box.centre_x + across * r, box.centre_y, r, is_world=across > 0)
    else:
        room = box.inset(12, 8)
        height = canvas.paragraph_height(room.w, words, TYPE, "text-semibold", 1.3)
        lines = Box(room.x, box.centre_y - height / 2, room.w, height)
        ink = palette.GOOD_TEXT if is_next else theme.SECOND_TEXT
        canvas.paragraph(lines, words, TYPE, ink, "text-semibold", 1.3, align="centre", max_lines=3)


# -- minis ----------------------------------------------------------------------------------------


def draw_mini(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    side: int,
    goods: Sequence[int] = (),
    *,
    alpha: float = 255,
) -> None:
    """A tile of another seat: shape, colour and mark, cost, and the goods on it."""
    box = Box(x, y, size, size)
    lying = tuple(goods)
    canvas.cached(
        ("roll-mini", side, lying), box, lambda layer: _paint_mini(layer, box, side, lying), 12
    )
    if alpha < 255:
        canvas.rounded(box, 8, (*theme.PANEL, round(255 - alpha)))


def draw_mini_place(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.rounded(Box(x, y, size, size), 8, (*palette.NIGHT, 110), (*theme.LINE, 190))


def _paint_mini(canvas: Canvas, box: Box, side: int, goods: tuple[int, ...]) -> None:
    tint = palette.tint_of(side)
    canvas.rounded(
        box, 8, theme.mix(palette.NIGHT, tint, 0.16), theme.mix(tint, palette.NIGHT, 0.55)
    )
    cx, cy = box.centre
    if side == HIDDEN:
        canvas.icon("galaxy", cx, cy, box.w * 0.62, theme.mix(palette.INDIGO, palette.NIGHT, 0.35))
        return
    tile = SIDES[side]
    shift = 4.0 if goods else 0.0  # the number makes way for the good
    wide, high = canvas.text_width(str(tile.cost), TYPE, "number-bold"), canvas.line_step(TYPE, 0.7)
    reach = math.hypot(wide, high) / 2 + 0.5
    if tile.is_world:
        symbols.draw_planet(canvas, cx, cy, box.w - 8, side, ring=False, has_glow=False)
        canvas.disc(cx - shift, cy - shift, max(11.5, reach), palette.NIGHT)
    else:
        symbols.draw_diamond(canvas, cx, cy, box.w - 1, side, has_icon=False, has_glow=False)
        if wide + high > DIAMOND_FIELD * box.w:
            canvas.disc(cx - shift, cy - shift, reach, FIELD)
    canvas.text(cx - shift, cy - shift, str(tile.cost), TYPE, theme.WHITE, "number-bold", "centre")
    if tile.holds_goods:
        corner = (box.right - 8, box.y + 8)
        canvas.disc(*corner, 8, palette.NIGHT)
        draw_mark(canvas, *corner, 4.8, tile.colour or 0)
    for index, colour in enumerate(goods):
        draw_die(canvas, box.right - 7 - index * 15, box.bottom - 7, 22, colour, None)


# -- construction stacks --------------------------------------------------------------------------


def draw_stack(  # noqa: PLR0913 (what a stack shows, by name)
    canvas: Canvas,
    box: Box,
    phase: int,
    sides: Sequence[int],
    *,
    cost: int | None = None,
    waiting: Sequence[int] = (),
    planned: Sequence[int] = (),
    words: str = "",
    tone: Tone = "plain",
    state: TileState = "plain",
    voice: Voice,
) -> None:
    """A construction stack: its top tile, and a place for each die that the tile costs.

    `sides` begin with the top tile; `waiting` dice lie there, `planned` ones would come this
    round. Up to two hidden tiles peep out above the box; the others are counted.
    """
    title = voice.say(Message("stack-title", {"isWorld": phase != DEVELOP}))
    if not sides:
        words = voice.say(Message("stack-empty"))
        _draw_empty_stack(canvas, box, title, words, is_world=phase != DEVELOP)
        draw_state(canvas, box, state, 1.0)
        return
    top = sides[0]
    for depth in range(min(2, len(sides) - 1), 0, -1):
        _draw_peeping(canvas, box, depth, top)
    if state == "hover":
        canvas.shadow(box, 12, blur=12, drop=0, strength=170, colour=canvas.theme.accent)
    _draw_stack_ground(canvas, box, top)
    _draw_stack_words(canvas, box, title, top, words, tone)
    needed = SIDES[top].cost if cost is None else cost
    hidden = len(sides) - 1
    below = voice.say(Message("stack-below", {"count": hidden})) if hidden else ""
    _draw_slots(canvas, box, needed, waiting, planned, below)
    draw_state(canvas, box, state, 1.0)


def _draw_peeping(canvas: Canvas, box: Box, depth: int, top: int) -> None:
    tint = palette.tint_of(top)
    inset = 8.0 * depth
    edge = Box(box.x + inset, box.y - PEEP * depth, box.w - 2 * inset, 24)
    canvas.rounded(
        edge,
        RADIUS,
        theme.mix(palette.NIGHT, tint, 0.10 - 0.03 * depth),
        theme.mix(tint, palette.NIGHT, 0.5 + 0.12 * depth),
    )


def _draw_stack_ground(canvas: Canvas, box: Box, top: int) -> None:
    canvas.shadow(box, 12, blur=14, drop=6, strength=90)
    canvas.rounded(box, 12, palette.ground_of(top))
    symbols.draw_stars(canvas, box.inset(4), f"stack {SIDES[top].name}", 14, 40)
    canvas.rounded(box, 12, None, palette.edge_of(top), 1.5)
    canvas.rounded(box.inset(2), 11, None, (*theme.WHITE, 16), 1)


def _draw_stack_words(
    canvas: Canvas, box: Box, title: str, top: int, words: str, tone: Tone
) -> None:
    size = min(84.0, box.h * 0.57)
    cx, cy = box.x + 12 + size / 2, box.y + 12 + size / 2
    draw_symbol(canvas, cx, cy, size, top, ring=False)
    left = box.x + 114
    room = box.right - 12 - left
    name = canvas.paragraph_lines(room, SIDES[top].name, TYPE, "text-semibold")
    lines = [(line, theme.TEXT) for line in (name[0], " ".join(name[1:])) if line]
    step = canvas.line_step(TYPE, 1.22 if len(lines) > 1 else 1.5)
    middle = box.y + (18 if len(lines) > 1 else 20)
    canvas.text(left, middle, title, TYPE, theme.lighten(theme.SECOND_TEXT, 0.15), max_width=room)
    for line, ink in lines:
        middle += step
        canvas.text(left, middle, line, TYPE, ink, "text-semibold", max_width=room)
    if words:
        canvas.text(left, middle + step, words, TYPE, TONES[tone], "text-semibold", max_width=room)


def _draw_slots(
    canvas: Canvas,
    box: Box,
    needed: int,
    waiting: Sequence[int],
    planned: Sequence[int],
    below: str,
) -> None:
    right = box.right - 12
    cy = box.bottom - 10 - SLOT / 2
    if below:
        width = canvas.text(right, cy, below, TYPE, theme.SECOND_TEXT, align="right")
        right -= width + 8
    count = max(needed, len(waiting) + len(planned))
    left = box.x + 12
    size = min(SLOT, (right - left - 4 * (count - 1)) / max(1, count))
    step = row_pitch(count, size, right - left, size + 8)
    for index in range(count):
        cx = left + size / 2 + index * step
        if index < len(waiting):
            draw_die(canvas, cx, cy, size, waiting[index], None)
        elif index < len(waiting) + len(planned):
            colour = planned[index - len(waiting)]
            draw_die(canvas, cx, cy, size, colour, None, look="planned")
        else:
            draw_die_place(canvas, cx, cy, size, theme.lighten(theme.LINE, 0.25))


def _draw_empty_stack(canvas: Canvas, box: Box, title: str, words: str, *, is_world: bool) -> None:
    canvas.rounded(box, 12, BERTH, BERTH_EDGE, 1.5)
    r = min(84.0, box.h * 0.57) / 2
    draw_outline(canvas, box.x + 16 + r, box.centre_y, r, is_world=is_world)
    x, y, pale = box.x + 114, box.centre_y, theme.lighten(theme.SECOND_TEXT, 0.15)
    canvas.text(x, y - 14, title, TYPE, pale)
    canvas.text(x, y + 14, words, TYPE, theme.SECOND_TEXT, "text-semibold")


def draw_outline(canvas: Canvas, x: float, y: float, r: float, *, is_world: bool) -> None:
    """Where a development or a world will be: its shape in pale lines and a little light."""
    canvas.glow(x, y, 1.5 * r, 1.5 * r, palette.INDIGO, 0.16)
    inks = ((*palette.CALLED_EDGE, 120), (*palette.CALLED_EDGE, 46))
    for reach, ink in zip((r, 0.72 * r), inks, strict=True):
        if is_world:
            canvas.ring(x, y, reach, ink, 2)
        else:
            line = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
            canvas.polyline(line, ink, 2, closed=True)
