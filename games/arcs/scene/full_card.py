"""A card with all its words: enlarged before the map, or one of those that can be drafted."""

from __future__ import annotations

from typing import Final

from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.select.paths import Part
from engine.ui.table.pointing import SpotKey
from engine.ui.theme import WHITE, Colour, mix
from games.arcs.board import CARDS
from games.arcs.court import COURT as COURT_CARDS
from games.arcs.leaders import LEADERS, LORE, named
from games.arcs.moves import Take
from games.arcs.scene.art.action_cards import SHAPE, draw_card
from games.arcs.scene.art.palette import COURT
from games.arcs.scene.hover_card import INKS, HoverCard, Row, draw_hover_card, tip_of
from games.arcs.scene.leader_words import LEADER_ICON, LORE_ICON

SHOWN: Final = ("card", "trick", "court", "guild")
"""The kinds of places whose card can be enlarged."""

BIG: Final = (440.0, 22.0)
HEAD: Final = 76.0
PAD: Final = 18.0
LEADING: Final = 1.15
LEAST_EMBLEM: Final = 40.0
SIGN: Final = 26.0
GROUND: Final[tuple[Colour, Colour]] = ((0x24, 0x1D, 0x33), (0x17, 0x12, 0x1F))
LEGAL: Final[Colour] = (0xE5, 0x9B, 0xFF)
LEADER: Final[Colour] = (0xD9, 0xA6, 0xF2)


def face_of(card: str) -> tuple[str, Colour]:
    """The icon of a leader, a lore card or a card of the Court, and its colour."""
    if card in LEADERS:
        return LEADER_ICON, LEADER
    if card in LORE:
        return LORE_ICON, COURT["lore"].colour
    known = COURT_CARDS[card]
    sign = COURT[known.suit if known.is_guild else "vox"]
    return sign.icon, sign.colour


def draw_enlarged(
    canvas: Canvas, board: Box, key: SpotKey, card: HoverCard, voice: Voice
) -> None:  # fmt: skip
    """A card of the table, large in the middle of the board, with everything it says."""
    canvas.floating(board)
    canvas.rounded(board, 0, (0x0D, 0x0A, 0x17, 190))
    if key[1] in CARDS:
        tip = tip_of(canvas, card, voice)
        high = 480.0
        box = Box.around(board.centre_x - 210, board.centre_y, high / SHAPE, high)
        draw_card(canvas, box, key[1])
        place = Box(box.right + 30, board.centre_y - tip.height / 2, tip.width, tip.height)
        draw_hover_card(canvas, place, card, voice)
        return
    width, size = BIG
    high = HEAD + 2 * PAD + sum(_height(canvas, row, voice, width, size) for row in card.rows)
    box = Box.around(board.centre_x, board.centre_y, width, max(high, width * 1.2))
    draw_full_card(canvas, box, key[1], card, voice, size=size)


def draw_full_card(
    canvas: Canvas,
    box: Box,
    card: str,
    said: HoverCard,
    voice: Voice,
    *,
    size: float = 18.0,
    is_lit: bool = False,
) -> None:
    """The card with icon, name, kind and all texts, as far as they fit."""
    icon, colour = face_of(card)
    top, low = mix(GROUND[0], colour, 0.28 if is_lit else 0.18), mix(GROUND[1], colour, 0.06)
    canvas.shadow(box, 14, blur=18, drop=6, strength=150)
    canvas.rounded(box, 14, (top, low), LEGAL if is_lit else mix(colour, low, 0.3), 2)
    canvas.disc(box.x + 46, box.y + HEAD / 2, 28, mix(low, colour, 0.25), colour, 2)
    canvas.icon(icon, box.x + 46, box.y + HEAD / 2, 38, colour)
    room = box.w - 106
    title, tag = voice.prompt(said.title), voice.prompt(said.tag)
    canvas.text(box.x + 88, box.y + HEAD / 2 - 13, title, 24, WHITE, "exo-bold", max_width=room)
    canvas.text(box.x + 88, box.y + HEAD / 2 + 15, tag, 18, colour, max_width=room)
    canvas.hairline(box.x + PAD, box.y + HEAD, box.w - 2 * PAD, colour=mix(colour, low, 0.4))
    y = box.y + HEAD + 10
    under = y + sum(_height(canvas, row, voice, box.w, size) for row in said.rows)
    _draw_emblem(canvas, box, under, (icon, mix(low, colour, 0.3)))
    for row in said.rows:
        high = _height(canvas, row, voice, box.w, size)
        if y + high > box.bottom - 6:
            canvas.text(box.centre_x, box.bottom - 16, "…", size, WHITE, align="centre")
            return
        _draw_row(canvas, row, voice, Box(box.x + PAD, y, box.w - 2 * PAD, high), size)
        y += high


def _draw_emblem(canvas: Canvas, box: Box, top: float, face: tuple[str, Colour]) -> None:
    """The sign of the card large within orbits, in the room that its texts leave."""
    room = box.bottom - top - 2 * PAD
    r = min(0.34 * box.w, 0.42 * room)
    if r < LEAST_EMBLEM:
        return
    x, y = box.centre_x, box.bottom - PAD - room / 2
    icon, colour = face
    for share, alpha in ((1.0, 70), (0.78, 120)):
        canvas.ring(x, y, share * r, (*colour, alpha), 2)
    canvas.icon(icon, x, y, 1.05 * r, colour)


def _height(canvas: Canvas, row: Row, voice: Voice, width: float, size: float) -> float:
    sign = SIGN if row.icon or row.seat >= 0 else 0.0
    words = voice.prompt(row.words)
    return canvas.paragraph_height(width - 2 * PAD - sign, words, size, "text", LEADING) + 4


def _draw_row(canvas: Canvas, row: Row, voice: Voice, box: Box, size: float) -> None:
    if row.icon:
        canvas.icon(row.icon, box.x + 10, box.y + 0.6 * size, 20, INKS[row.tone])
    elif row.seat >= 0:
        canvas.seat_mark(row.seat, box.x + 10, box.y + 0.6 * size, 8)
    sign = SIGN if row.icon or row.seat >= 0 else 0.0
    place = Box(box.x + sign, box.y, box.w - sign, box.h)
    canvas.paragraph(place, voice.prompt(row.words), size, INKS[row.tone], line_height=LEADING)


def drafted(part: Part) -> str:
    """The leader or lore card that a choice takes; empty for any other."""
    match part:
        case ("say", Take(card)) if named(card):
            return card
    return ""


def draft_boxes(board: Box, count: int) -> tuple[tuple[Box, ...], Box]:
    """Places of so many cards in front of the map, and the panel that they stand on."""
    panel = board
    columns = count if count <= 5 else -(-count // 2)
    rows = -(-count // columns)
    cells = panel.inset(28, 24).grid(columns, rows, 18)
    return tuple(cells[:count]), panel
