"""The large card of a tile, shown on hover or long press: every power in full sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import (
    HEADING,
    SECOND_TEXT,
    TEXT,
    WHITE,
    Colour,
    Gradient,
    lighten,
    mix,
)
from engine.ui.widgets.base import TipCard
from engine.ui.widgets.overlays import TIP_INSET
from games.roll_galaxy.names import SIDE
from games.roll_galaxy.power_words import tile_kind
from games.roll_galaxy.scene.dice_faces import draw_mark
from games.roll_galaxy.scene.palette import GOLD, NIGHT, pale_of, tint_of
from games.roll_galaxy.scene.power_icons import PowerText, power_texts
from games.roll_galaxy.scene.symbols import draw_stars, draw_symbol
from games.roll_galaxy.tiles import FIRST_FACTION_SIDE, FIRST_HOME_SIDE, SIDES

CARD_W: Final = 365.0
TYPE: Final = 18.0
RADIUS: Final = 14.0
MARGIN: Final = 16.0
HEAD: Final = 112.0
NAME_LEFT: Final = 125.0
TEXT_LEFT: Final = 62.0
ICON_BOX: Final = 36.0
LINE_HEIGHT: Final = 24 / 18
ROW_GAP: Final = 12.0
BOX_GROUND: Final[Colour] = (0x0E, 0x12, 0x1A)
BOX_INK: Final[Colour] = (0xDC, 0xE1, 0xFF)
BACK_INK: Final[Colour] = (0xAE, 0xB8, 0xFF)


@dataclass(frozen=True, slots=True)
class ToldPower:
    """A power in words."""

    timing: str
    icon: str
    sentence: str
    is_scoring: bool


def told_power(text: PowerText, voice: Voice) -> ToldPower:
    """One line of the card as it is drawn."""
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
    """What stands on a card and how high it is."""

    rows: tuple[Row, ...]
    back: tuple[str, ...]
    height: float


def hover_card_size(canvas: Canvas, side: int, voice: Voice) -> tuple[float, float]:
    """Width and height of the card of a side."""
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
    rows = tuple(_row(canvas, told_power(power, voice)) for power in power_texts(side))
    height = HEAD + 14 + sum(row.height + ROW_GAP for row in rows)
    words = _other_side(side, voice)
    back = canvas.paragraph_lines(CARD_W - TEXT_LEFT - MARGIN, words, TYPE) if words else ()
    if back:
        height += 12 + len(back) * canvas.line_step(TYPE, LINE_HEIGHT)
    return CardLayout(rows, back, height + 2)


def _row(canvas: Canvas, power: ToldPower) -> Row:
    lines = lines_after(canvas, power, CARD_W - TEXT_LEFT - MARGIN)
    step = canvas.line_step(TYPE, LINE_HEIGHT)
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
    ground: Gradient = (mix((0x1A, 0x20, 0x2C), tint, 0.22), mix((0x12, 0x16, 0x1E), tint, 0.05))
    canvas.floating(box)
    canvas.shadow(box, RADIUS, blur=22, drop=10, strength=130)
    canvas.rounded(box, RADIUS, ground, mix(tint, NIGHT, 0.30), 1.5)
    with canvas.clipped(box.inset(2)):
        draw_stars(canvas, Box(box.x + 4, box.y + 4, box.w - 8, HEAD - 8), SIDES[side].name, 26, 60)
    canvas.rounded(box.inset(3), RADIUS - 3, None, (*WHITE, 20), 1)
    _draw_head(canvas, box, side, voice)
    y = box.y + HEAD
    canvas.hairline(box.x + MARGIN, y, box.w - 2 * MARGIN, colour=mix(tint, NIGHT, 0.45))
    y += 14
    for row in layout.rows:
        _draw_row(canvas, box, y, row, tint)
        y += row.height + ROW_GAP
    if layout.back:
        canvas.hairline(box.x + MARGIN, y, box.w - 2 * MARGIN, colour=mix(tint, NIGHT, 0.60))
        _draw_back(canvas, box, y + 6, side, layout.back)


def _draw_head(canvas: Canvas, box: Box, side: int, voice: Voice) -> None:
    tile = SIDES[side]
    size = 80.0 if tile.is_world else 92.0
    draw_symbol(canvas, box.x + 60, box.y + 57, size, side)
    left = box.x + NAME_LEFT
    room = box.right - 10 - left
    lines = canvas.paragraph_lines(room, tile.name, HEADING, "text-semibold")
    if len(lines) > 2:
        lines = (lines[0], " ".join(lines[1:]))
    middle = box.y + (44 if len(lines) == 1 else 28)
    for line in lines:
        canvas.text(left, middle, line, HEADING, TEXT, "text-semibold", max_width=room)
        middle += canvas.line_step(HEADING, 1.15)
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


def _draw_row(canvas: Canvas, box: Box, y: float, row: Row, tint: Colour) -> None:
    power = row.power
    icon_box = Box(box.x + MARGIN, y, ICON_BOX, ICON_BOX)
    canvas.rounded(icon_box, 8, BOX_GROUND, mix(tint, NIGHT, 0.35))
    ink = GOLD if power.is_scoring else BOX_INK
    canvas.icon(power.icon, *icon_box.centre, 24, ink)
    left, step = box.x + TEXT_LEFT, canvas.line_step(TYPE, LINE_HEIGHT)
    room = box.right - MARGIN - left
    middle = y + step / 2 - 1
    head = GOLD if power.is_scoring else lighten(tint, 0.60)
    canvas.text(left, middle, power.timing, TYPE, head, "text-bold")
    indent = timing_width(canvas, power)
    for line in row.lines:
        canvas.text(left + indent, middle, line, TYPE, TEXT, max_width=room - indent)
        indent = 0.0
        middle += step


def _draw_back(canvas: Canvas, box: Box, y: float, side: int, lines: tuple[str, ...]) -> None:
    other = side ^ 1
    step = canvas.line_step(TYPE, LINE_HEIGHT)
    cx, cy = box.x + MARGIN + ICON_BOX / 2, y + step / 2
    if SIDES[other].is_world:
        canvas.disc(cx, cy, 8, tint_of(other))
    else:
        canvas.polygon([(cx, cy - 9), (cx + 9, cy), (cx, cy + 9), (cx - 9, cy)], BACK_INK)
    for line in lines:
        canvas.text(box.x + TEXT_LEFT, cy, line, TYPE, SECOND_TEXT)
        cy += step
