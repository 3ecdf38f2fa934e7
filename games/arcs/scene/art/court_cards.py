"""Court cards in full, and the cards before a seat in one line each."""

from __future__ import annotations

from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import Colour, lighten, mix
from games.arcs.scene.art.looks import CourtLook, GuildLook
from games.arcs.scene.art.palette import (
    CARD_TEXT,
    COURT,
    EDGES,
    KEY,
    SECOND,
    TEXT,
    TONES,
    readable,
)
from games.arcs.scene.art.tokens import draw_agent, draw_badge, draw_keys

RADIUS: Final = 11.0
TOP: Final[Colour] = (0x24, 0x1D, 0x33)
LOW: Final[Colour] = (0x17, 0x12, 0x1F)
FOOT: Final = (0x0B, 0x08, 0x13, 150)
FOOT_HEIGHT: Final = 38.0
MOST_AGENTS: Final = 4
SMALL: Final = 118.0
"""Under this height a card has one line of text only."""


def draw_court_card(canvas: Canvas, box: Box, look: CourtLook) -> None:
    """A court card: type, name, kind and keys, two lines of text, agents and who leads."""
    colour = COURT[look.suit].colour
    canvas.shadow(box, RADIUS, blur=12, drop=5, strength=115)
    if look.state in EDGES:
        canvas.shadow(box.inset(-4), RADIUS, 9, 0, 120, EDGES[look.state])
    canvas.cached(("arcs-court", look), box, lambda onto: _court_card(onto, box, look, colour))


def _court_card(canvas: Canvas, box: Box, look: CourtLook, colour: Colour) -> None:
    x, y, w = box.x, box.y, box.w
    edge = EDGES.get(look.state, mix(colour, LOW, 0.30))
    hover = 0.10 if look.state == "hover" else 0.0
    top, low = lighten(mix(TOP, colour, 0.26), hover), lighten(mix(LOW, colour, 0.05), hover)
    canvas.rounded(box, RADIUS, (top, low), edge, 2.4 if look.state in EDGES else 1.5)
    canvas.lit_edge(box, RADIUS, 40)
    draw_badge(canvas, COURT[look.suit].icon, colour, x + 28, y + 27, 19)
    canvas.text(x + 56, y + 21, look.name, 18, TEXT, "text-bold", max_width=w - 64)
    ink = readable(lighten(colour, 0.35), top)
    room = w - 76 - look.keys * 11
    canvas.text(x + 56, y + 43, look.kind, 18, ink, max_width=room)
    if look.keys:
        draw_keys(canvas, box.right - 13 - look.keys * 6, y + 43, look.keys, 19)
    height = box.bottom - FOOT_HEIGHT - 3 - (y + 56)
    lines = max(1, int(height / canvas.line_step(18, 1.2)))
    area = Box(x + 13, y + 57, w - 22, height)
    canvas.paragraph(area, look.text, 18, CARD_TEXT, line_height=1.2, max_lines=lines)
    _foot(canvas, box, look)


def _foot(canvas: Canvas, box: Box, look: CourtLook) -> None:
    foot = Box(box.x + 3, box.bottom - FOOT_HEIGHT - 3, box.w - 6, FOOT_HEIGHT)
    canvas.rounded(foot, 9, FOOT)
    middle = foot.centre_y
    note = 0.0
    if look.note:
        ink = TONES[look.tone]
        note = canvas.text(box.right - 12, middle, look.note, 18, ink, "text-semibold", "right")
    if not look.agents:
        canvas.text(box.x + 14, middle, "no agents", 18, SECOND)
        return
    count = sum(min(number, MOST_AGENTS) for _, number in look.agents)
    room = box.w - note - 44 - 14 * (len(look.agents) - 1)
    step = min(22.0, room / max(1, count))
    x = box.x + 22
    for seat, number in look.agents:
        shown = min(number, MOST_AGENTS)
        for _ in range(shown):
            draw_agent(canvas, seat, x, middle, 34)
            x += step
        if number > shown:
            canvas.text(x - 4, middle, str(number), 18, TEXT, "number-bold")
            x += 14
        x += 12


def draw_guild(canvas: Canvas, box: Box, look: GuildLook) -> None:
    """A card before a seat: icon, name, and what raiding it costs (a padlock: cannot be)."""
    canvas.cached(("arcs-guild", look), box, lambda onto: _guild(onto, box, look))


def _guild(canvas: Canvas, box: Box, look: GuildLook) -> None:
    sign = COURT[look.suit]
    edge = EDGES.get(look.state, mix(sign.colour, LOW, 0.35))
    fill = (mix(TOP, sign.colour, 0.24), mix(LOW, sign.colour, 0.10))
    canvas.rounded(box, 10, fill, edge, 2.2 if look.state in EDGES else 1.5)
    middle = box.centre_y
    canvas.icon(sign.icon, box.x + 24, middle, 24, lighten(sign.colour, 0.25))
    room = box.w - 62 - max(1, look.keys) * 11 - 12
    canvas.text(box.x + 46, middle, look.name, 18, TEXT, "text-semibold", max_width=room)
    if look.keys:
        draw_keys(canvas, box.right - 15 - look.keys * 5, middle, look.keys, 18, KEY)
    else:
        canvas.icon("lock", box.right - 22, middle, 20, SECOND)
