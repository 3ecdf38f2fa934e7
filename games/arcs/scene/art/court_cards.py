"""Court cards in full, and the cards before a seat in one line each."""

from __future__ import annotations

from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.first_words import first_words
from engine.ui.theme import Colour, Font, lighten, mix
from games.arcs.scene.art.looks import CourtLook, GuildLook
from games.arcs.scene.art.paintings import draw_painting
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
FOOT_HEIGHT: Final = 34.0
NAME_ONLY: Final = 14.0
CLOSEST: Final = 15.0
"""Agents nearer than this are counted rather than shown one by one."""
LEADING: Final = 1.2
SCENES: Final = {
    "material": "court-mining", "fuel": "court-gate", "weapon": "court-arms",
    "relic": "court-guard", "psionic": "court-spies", "vox": "court-song",
}  # fmt: skip
ROOMY: Final = 146.0
"""From this height on a card has a picture."""
NAME_H: Final = 25.0
PILL: Final = (0x0B, 0x08, 0x13, 215)
SMALL: Final = 118.0
"""Under this height a card has one line of text only."""


def draw_court_card(canvas: Canvas, box: Box, look: CourtLook) -> None:
    """A court card: type, name, kind and keys, two lines of text, agents and who leads."""
    colour = COURT[look.suit].colour
    canvas.shadow(box, RADIUS, blur=12, drop=5, strength=115)
    if look.state in EDGES:
        canvas.shadow(box.inset(-3), RADIUS, 8, 0, 85, EDGES[look.state])
    canvas.cached(("arcs-court", look), box, lambda onto: _court_card(onto, box, look, colour))


def _court_card(canvas: Canvas, box: Box, look: CourtLook, colour: Colour) -> None:
    x, y, w = box.x, box.y, box.w
    edge = EDGES.get(look.state, mix(colour, LOW, 0.30))
    hover = 0.10 if look.state == "hover" else 0.0
    top, low = lighten(mix(TOP, colour, 0.26), hover), lighten(mix(LOW, colour, 0.05), hover)
    canvas.rounded(box, RADIUS, (top, low), edge, 2.4 if look.state in EDGES else 1.5)
    canvas.lit_edge(box, RADIUS, 40)
    if look.suit in SCENES and box.h >= ROOMY:
        _painted_card(canvas, box, look, colour)
        return
    draw_badge(canvas, COURT[look.suit].icon, colour, x + 28, y + 27, 19)
    _title(canvas, box, look, readable(lighten(colour, 0.35), top))
    if look.keys:
        draw_keys(canvas, box.right - 13 - look.keys * 6, y + 43, look.keys, 19)
    height = box.bottom - FOOT_HEIGHT - 3 - (y + 56)
    lines = max(1, int(height / canvas.line_step(18, LEADING)))
    step = canvas.line_step(18, LEADING)
    for number, line in enumerate(shortened(canvas, w - 24, look.text, lines)):
        canvas.text(x + 13, y + 57 + (number + 0.5) * step, line, 18, CARD_TEXT)
    _foot(canvas, box, look)


def _painted_card(canvas: Canvas, box: Box, look: CourtLook, colour: Colour) -> None:
    """A card with a picture: its keys on it, below it name and text, agents at the foot.

    What kind it is tells the badge.
    """
    step = canvas.line_step(18, LEADING)
    lines = shortened(canvas, box.w - 24, look.text, 2)
    foot = box.bottom - (FOOT_HEIGHT + 3 if look.agents else 6)
    low = foot - len(lines) * step - NAME_H - 2
    picture = Box(box.x + 2, box.y + 2, box.w - 4, low - box.y - 2)
    veil = mix(LOW, colour, 0.16)
    focus = 0.35 + sum(map(ord, look.name)) % 4 * 0.08
    draw_painting(canvas, SCENES[look.suit], picture, RADIUS - 1, focus=focus,
                  fade=((*veil, 0), (*veil, 235)), fade_from=0.6)  # fmt: skip
    if look.keys:
        wide = look.keys * 12 + 16
        pill = Box(box.right - 7 - wide, box.y + 7, wide, 26)
        canvas.rounded(pill, 13, PILL)
        draw_keys(canvas, pill.right - 8 - look.keys * 6, pill.centre_y, look.keys, 19)
    is_long = canvas.text_width(look.name, 18, "text-bold") > box.w - 54
    left = 9 if is_long else 48
    face: Font = "text-semibold" if is_long else "text-bold"
    draw_badge(canvas, COURT[look.suit].icon, colour, box.x + 25, low - (20 if is_long else 0), 17)
    size = canvas.fitting_size(look.name, box.w - left - 10, (20, 18), face)
    canvas.text(box.x + left, low + NAME_H / 2 - 1, look.name, size, TEXT, face,
                max_width=box.w - left - 6)  # fmt: skip
    for number, line in enumerate(lines):
        y = low + NAME_H + (number + 0.5) * step
        canvas.text(box.x + 13, y, line, 18, CARD_TEXT)
    if look.agents:
        _foot(canvas, box, look)


def _title(canvas: Canvas, box: Box, look: CourtLook, ink: Colour) -> None:
    """The name and the kind; a name that needs both lines stands alone."""
    x, y, room = box.x + 56, box.y + 21, box.w - 64
    if canvas.text_width(look.name, 18, "text-bold") <= room:
        apart = max(22.0, canvas.line_step(18, 1.15))
        canvas.text(x, y + 22 - apart, look.name, 18, TEXT, "text-bold")
        kind = canvas.fitting_words(look.kind, room - 12 - look.keys * 11, 18, "text")
        canvas.text(x, y + 22, kind, 18, ink)
        return
    lines = canvas.paragraph_lines(room - 8 - look.keys * 11, look.name, 18, "text-bold")
    for number, line in enumerate(lines[:2]):
        canvas.text(x, y - 3 + number * 24, line, 18, TEXT, "text-bold")


def shortened(canvas: Canvas, width: float, words: str, most: int) -> tuple[str, ...]:
    """The lines of a text as far as there is room; a longer one is read in full on hover."""
    lines = canvas.paragraph_lines(width, words, 18)
    if len(lines) <= most:
        return lines
    return (*lines[: most - 1], first_words(canvas, lines[most - 1], width, 18))


def _foot(canvas: Canvas, box: Box, look: CourtLook) -> None:
    foot = Box(box.x + 3, box.bottom - FOOT_HEIGHT - 3, box.w - 6, FOOT_HEIGHT)
    canvas.rounded(foot, 9, FOOT)
    middle = foot.centre_y
    note = canvas.text_width(look.note, 18, "text-semibold") if look.note else 0.0
    count = sum(number for _, number in look.agents)
    room = box.w - note - 46 - 12 * len(look.agents)
    if not look.agents:
        canvas.text(box.x + 14, middle, look.bare, 18, SECOND)
    elif count <= 1 or room / (count - 1) >= CLOSEST:
        _agents(canvas, box.x + 22, middle, look, min(22.0, room / max(1, count - 1)))
    else:
        right = _counted_agents(canvas, box.x + 20, middle, look)
        if right > box.right - 18 - note:
            return
    if look.note:
        ink = TONES[look.tone]
        canvas.text(box.right - 12, middle, look.note, 18, ink, "text-semibold", "right")


def _agents(canvas: Canvas, x: float, y: float, look: CourtLook, step: float) -> None:
    """Every agent, those of a seat together."""
    for seat, number in look.agents:
        for _ in range(number):
            draw_agent(canvas, seat, x, y, 34)
            x += step
        x += 12


def _counted_agents(canvas: Canvas, x: float, y: float, look: CourtLook) -> float:
    """One agent of each seat with how many there are; returns where they end."""
    for seat, number in look.agents:
        draw_agent(canvas, seat, x, y, 30)
        x += 13
        x += canvas.text(x, y, str(number), 18, TEXT, "number-bold") + 16
    return x


def draw_guild(canvas: Canvas, box: Box, look: GuildLook) -> None:
    """A card before a seat: icon, name, and what raiding it costs (a padlock: cannot be)."""
    canvas.cached(("arcs-guild", look), box, lambda onto: _guild(onto, box, look))


def _guild(canvas: Canvas, box: Box, look: GuildLook) -> None:
    sign = COURT[look.suit]
    edge = EDGES.get(look.state, mix(sign.colour, LOW, 0.35))
    fill = (mix(TOP, sign.colour, 0.24), mix(LOW, sign.colour, 0.10))
    canvas.rounded(box, 10, fill, edge, 2.2 if look.state in EDGES else 1.5)
    middle = box.centre_y
    right = box.right - 12 - max(1, look.keys) * 11 - 8
    name, x = _short_name(canvas, look.name, box.x, right)
    if x > box.x + NAME_ONLY:
        canvas.icon(sign.icon, box.x + 23, middle, 24, lighten(sign.colour, 0.25))
    canvas.text(x, middle, name, 18, TEXT, "text-semibold")
    if look.keys:
        draw_keys(canvas, box.right - 15 - look.keys * 5, middle, look.keys, 18, KEY)
    else:
        canvas.icon("lock", box.right - 22, middle, 20, SECOND)


def _short_name(canvas: Canvas, name: str, left: float, right: float) -> tuple[str, float]:
    """As much of a name as fits, and where it begins: after the icon, or without it.

    Where there is no room for it, its first word, or the icon alone.
    """
    for words, start in ((name, 42.0), (name, NAME_ONLY), (name.split(" ", maxsplit=1)[0], 42.0)):
        if left + start + canvas.text_width(words, 18, "text-semibold") <= right:
            return words, left + start
    return "", left + 42.0
