"""Cards: action cards, Court cards, the trick in the void, the hand as a fan."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from engine.text.message import Message
from engine.ui.board import is_inside
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas, first_words
from engine.ui.paint.brush import Brush, drawn, haloed, round_corners
from engine.ui.paint.shapes import blank, gradient, rounded_mask
from engine.ui.theme import WHITE, Colour, Font, Gradient, asset_root, lighten, mix
from games.arcs.board import CARDS, HIDDEN, SUIT_ACTIONS
from games.arcs.campaign_components import EVENT, FAITHFUL
from games.arcs.scene.art.looks import (
    ACTIONS,
    AMBER,
    AMBITIONS,
    ANY_AMBITION_ICON,
    CARD_TEXT,
    CASING,
    COURT,
    EDGES,
    GOLD_TEXT,
    KEY,
    LEGAL,
    LINE,
    SECOND,
    SUITS,
    TEXT,
    TONES,
    CourtLook,
    GuildLook,
    HandCard,
    TrickCard,
    readable,
    seat_fill,
)
from games.arcs.scene.art.places import Places
from games.arcs.scene.art.tokens import (
    draw_agent,
    draw_badge,
    draw_keys,
    draw_pill,
    draw_pips,
    draw_seat,
    draw_zero,
)

# The painted pictures of Arcs: fates, the suits of the action cards, scenes of the Court.

MIDDLE: Final = 0.5
IN_BOX: Final = 0.44
"""How far down in a box its focus lies."""
HEAD: Final = (180, 60, 280, 280)
"""Where the head of a fate is in its picture."""


def draw_painting(
    canvas: Canvas,
    name: str,
    box: Box,
    radius: float = 0.0,
    *,
    focus: float = MIDDLE,
    fade: Gradient | None = None,
    fade_from: float = 0.0,
) -> None:
    """A picture that fills a box; what has no room is cut off, least around the `focus`.

    That is how far down in the picture one looks first. A `fade` lies over it from the share
    `fade_from` of its height on.
    """
    area = canvas.rect(box)
    corner = max(0, canvas.px(radius))
    key = ("arcs-painting", name, area.size, corner, focus, fade, fade_from)
    picture = canvas.pictures.get(
        key, lambda: _cut(name, area.size, corner, focus, fade, fade_from)
    )  # fmt: skip
    canvas.image(picture, box.x, box.y, premultiplied=True)


def _cut(
    name: str, size: tuple[int, int], corner: int, focus: float, fade: Gradient | None, start: float
) -> pygame.Surface:
    painted = pygame.image.load(_file(name))
    width, height = painted.get_size()
    scale = max(size[0] / width, size[1] / height)
    seen = (min(width, round(size[0] / scale)), min(height, round(size[1] / scale)))
    spot = (
        (width - seen[0]) // 2,
        round(max(0.0, min(height - seen[1], height * focus - seen[1] * IN_BOX))),
    )
    part = painted.subsurface(pygame.Rect(spot, seen))
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.blit(pygame.transform.smoothscale(part, size), (0, 0))
    if fade is not None:
        top = round(size[1] * start)
        veil = gradient(size[0], size[1] - top, fade)
        sheet.blit(veil, (0, top), special_flags=pygame.BLEND_PREMULTIPLIED)
    if corner:
        mask = rounded_mask(*size, corner)
        sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet


def draw_fate_head(canvas: Canvas, fate: str, cx: float, cy: float, r: float, ring: Colour) -> None:
    pixels = 2 * canvas.px(r)
    picture = canvas.pictures.get(("arcs-fate-head", fate, pixels), lambda: _head(fate, pixels))
    canvas.image(picture, cx - r, cy - r, premultiplied=True)
    canvas.ring(cx, cy, r, ring, 2.5)


def _head(fate: str, pixels: int) -> pygame.Surface:
    painted = pygame.image.load(_file(f"fate-{fate}")).subsurface(HEAD)
    head = pygame.Surface((pixels, pixels), pygame.SRCALPHA)
    head.blit(pygame.transform.smoothscale(painted, (pixels, pixels)), (0, 0))
    head.blit(rounded_mask(pixels, pixels, pixels // 2), (0, 0),
              special_flags=pygame.BLEND_RGBA_MULT)  # fmt: skip
    return head


def has_painting(name: str) -> bool:
    return _file(name).is_file()


def _file(name: str) -> Path:
    return asset_root() / "paintings" / f"arcs-{name}.jpg"


# Action cards: face, back, what is spent of them, and how they lie turned.
#
# A face has its suit's picture, the number at the upper left with the pips below it on a dark
# plate, the ambition it declares at the upper right, and what it can do in a dark foot. Sizes are
# those of a card of 130 by 185 and grow with it.

WIDTH: Final = 130.0
SHAPE: Final = 1.42
"""How much higher than wide a card is."""
CORNER: Final = 11.0
FACE: Final[tuple[Colour, Colour]] = ((0x22, 0x1A, 0x33), (0x12, 0x0E, 0x1C))
BACK: Final[tuple[Colour, Colour]] = ((0x2C, 0x23, 0x42), (0x17, 0x12, 0x26))
BACK_EDGES: Final[tuple[Colour, Colour]] = ((0x6C, 0x5E, 0x94), (0x4A, 0x3F, 0x68))
BACK_ORBIT: Final[Colour] = (0x8E, 0x7C, 0xC0)
BACK_MOON: Final[Colour] = (0xC9, 0xBC, 0xF0)
DISC: Final = (0x0B, 0x08, 0x13, 230)
FOOT: Final = (0x0B, 0x08, 0x13, 215)
CRISIS: Final[Colour] = (0xF2, 0x9A, 0x90)
SIGN_LIGHT: Final[Colour] = (0xF8, 0xE3, 0xB4)
PLATE: Final = ((0x0B, 0x08, 0x13, 225), (0x0B, 0x08, 0x13, 170))
TURN_STEP: Final = 0.25


def draw_card(  # noqa: PLR0913 (a card and how it is played)
    canvas: Canvas,
    box: Box,
    card: str,
    *,
    pips: int | None = None,
    spent: int = 0,
    is_zero: bool = False,
    light: Colour | None = None,
    has_shadow: bool = True,
) -> None:
    """A card by its name in the data, a back if it is hidden.

    `pips` is how many it is played for (None: as printed); `light` surrounds it.
    """
    unit = box.w / WIDTH
    if has_shadow:
        canvas.shadow(box, CORNER * unit, blur=13 * unit, drop=6 * unit, strength=130)
    if light is not None:
        glow = box.inset(-4 * unit)
        canvas.shadow(glow, CORNER * unit, blur=10 * unit, drop=0, strength=120, colour=light)
    key = ("arcs-card", canvas.language, card, pips, spent, is_zero, light)
    canvas.cached(key, box, lambda onto: _card(onto, box, card, pips, spent, is_zero, light))


def draw_back(canvas: Canvas, box: Box, *, has_shadow: bool = True) -> None:
    draw_card(canvas, box, HIDDEN, has_shadow=has_shadow)


def _card(
    canvas: Canvas,
    box: Box,
    card: str,
    pips: int | None,
    spent: int,
    is_zero: bool,
    light: Colour | None,
) -> None:
    if card == HIDDEN:
        _paint_back(canvas, box)
        return
    face, unit = CARDS[card], box.w / WIDTH
    sign = SUITS[face.suit]
    edge = light or lighten(sign.colour, 0.08)
    top, low = mix(FACE[0], sign.colour, 0.34), mix(FACE[1], sign.colour, 0.07)
    canvas.rounded(box, CORNER * unit, (top, low), edge, 3 if light else 2.2)
    inner = box.inset(2.2 * unit)
    draw_painting(canvas, f"card-{face.suit}", inner,
                  (CORNER - 2) * unit)  # fmt: skip
    canvas.rounded(inner, (CORNER - 2) * unit, None, (*CASING, 150), max(1.0, 1.2 * unit))
    _plate(canvas, box, face.pips)
    draw_pips(canvas, box.x + 20 * unit, box.y + 62 * unit, face.pips if pips is None else pips,
              6.4 * unit, spent=spent, colour=lighten(sign.colour, 0.25), step=19 * unit,
              is_column=True)  # fmt: skip
    if face.suit == EVENT:
        _event(canvas, box)
        return
    _number(canvas, box, face.number, is_zero)
    _ambition(canvas, box, face.ambition)
    if face.suit == FAITHFUL:
        _faithful(canvas, box)
        return
    _foot(canvas, box, SUIT_ACTIONS[face.suit], sign.colour)


def _plate(canvas: Canvas, box: Box, pips: int) -> None:
    unit = box.w / WIDTH
    plate = Box(box.x + 3 * unit, box.y + 3 * unit, 36 * unit, (52 + 19 * pips) * unit)
    canvas.rounded(plate, CORNER * 0.8 * unit, PLATE)


def _event(canvas: Canvas, box: Box) -> None:
    unit = box.w / WIDTH
    foot = _foot_words(canvas, box, Message("arcs-event"), 0.52)
    aside = 0.36 * foot.w
    canvas.icon("alert-triangle", foot.centre_x - aside, foot.centre_y, 24 * unit, CRISIS)
    canvas.icon("scroll-unfurled", foot.centre_x + aside, foot.centre_y, 24 * unit, KEY)


def _faithful(canvas: Canvas, box: Box) -> None:
    """A Faithful card is played on one of two sides."""
    _foot_words(canvas, box, Message("arcs-faithful"))


def _foot_words(canvas: Canvas, box: Box, said: Message, share: float = 0.94) -> Box:
    """The foot, with words where that share of it is enough for them."""
    unit, words = box.w / WIDTH, canvas.said(said)
    foot = _foot_box(canvas, box, unit)
    if canvas.text_width(words, 18, "text-semibold") <= foot.w * share:
        canvas.text(*foot.centre, words, 18, SIGN_LIGHT, "text-semibold", "centre")
    return foot


def _number(canvas: Canvas, box: Box, number: int, is_zero: bool) -> None:
    unit = box.w / WIDTH
    x, y = box.x + 20 * unit, box.y + 25 * unit
    if is_zero:
        draw_zero(canvas, x + 2 * unit, y, 21 * unit)
    else:
        haloed(canvas, x, y, str(number), 40 * unit, (WHITE, CASING), "exo-bold")


def _ambition(canvas: Canvas, box: Box, ambition: str) -> None:
    if not ambition:
        return
    unit = box.w / WIDTH
    x, y, r = box.right - 24 * unit, box.y + 24 * unit, 15.5 * unit

    def art(brush: Brush) -> None:
        brush.disc(x, y, r, KEY)
        brush.disc(x, y, r - max(1.0, 1.6 * unit), DISC[:3])

    drawn(canvas, ("arcs-card-disc",), Box.around(x, y, 2.2 * r, 2.2 * r), art, factor=5)
    icon = AMBITIONS.get(ambition, ANY_AMBITION_ICON)
    canvas.icon(icon, x, y, 19 * unit, SIGN_LIGHT)


def _foot(canvas: Canvas, box: Box, actions: tuple[str, ...], colour: Colour) -> None:
    unit = box.w / WIDTH
    foot = _foot_box(canvas, box, unit)
    step = box.w / (len(actions) + 0.6)
    for number, action in enumerate(actions):
        x = box.centre_x + (number - (len(actions) - 1) / 2) * step
        canvas.icon(ACTIONS[action], x, foot.centre_y, 25 * unit, lighten(colour, 0.5))


def _foot_box(canvas: Canvas, box: Box, unit: float) -> Box:
    height = 40 * unit
    foot = Box(box.x + 3 * unit, box.bottom - height - 3 * unit, box.w - 6 * unit, height)
    canvas.rounded(foot, CORNER * 0.8 * unit, FOOT)
    return foot


def _paint_back(canvas: Canvas, box: Box) -> None:
    unit = box.w / WIDTH
    canvas.rounded(box, CORNER * unit, BACK, BACK_EDGES[0], 2)
    canvas.rounded(box.inset(6 * unit), CORNER * 0.7 * unit, None, BACK_EDGES[1], 1.5)
    (x, y), w = box.centre, box.w

    def art(brush: Brush) -> None:
        for ring, share in enumerate((0.16, 0.25, 0.34, 0.43)):
            brush.ring(x, y, share * w, (*BACK_ORBIT, 170 - 28 * ring), (2.2 - 0.3 * ring) * unit)
        brush.disc(x, y, 0.055 * w, AMBER)
        for moon in range(6):
            turn = math.tau * moon / 6 + 0.5
            spot = (x + 0.335 * w * math.cos(turn), y + 0.335 * w * math.sin(turn))
            brush.disc(*spot, 0.024 * w, BACK_MOON)

    drawn(canvas, ("arcs-card-back",), box, art)


def draw_turned(
    canvas: Canvas,
    card: str,
    centre: Point,
    width: float,
    degrees: float,
    *,
    brightness: float = 1.0,
    light: Colour | None = None,
) -> None:
    """A card lying turned (clockwise) around its middle, painted larger once and reduced."""
    angle = round(degrees / TURN_STEP) * TURN_STEP
    pixels = round(width * canvas.scale)
    key = ("arcs-turned", card, pixels, angle, round(brightness * 64), light)
    box = Box.around(*centre, width, width * SHAPE)
    if canvas.audit is not None:
        draw_card(canvas, box, card, light=light)
        return
    picture = canvas.pictures.get(
        key, lambda: _turned(canvas, card, width, angle, brightness, light)
    )  # fmt: skip
    canvas.image(picture, *centre, centre=True, premultiplied=True)


def _turned(
    canvas: Canvas, card: str, width: float, angle: float, brightness: float, light: Colour | None
) -> pygame.Surface:
    """The card painted at its double size with its shadow, turned and made half as large."""
    margin = 0.30 * width
    factor = 2
    side = (round((width + 2 * margin) * canvas.scale * factor),
            round((width * SHAPE + 2 * margin) * canvas.scale * factor))  # fmt: skip
    sheet = blank(*side)
    large = type(canvas)(sheet, canvas.scale * factor, canvas.theme, pictures=canvas.pictures,
                         typesetter=canvas.typesetter)  # fmt: skip
    draw_card(large, Box(margin, margin, width, width * SHAPE), card, light=light)
    if brightness < 1:
        level = round(255 * brightness)
        sheet.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.rotozoom(sheet, -angle, 1 / factor)


def outline_of(centre: Point, width: float, degrees: float) -> list[Point]:
    """The outline of a card that lies turned, for pointing at it."""
    box = Box.around(*centre, width, width * SHAPE)
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    corners = round_corners(box, CORNER * width / WIDTH)
    away = [(x - centre[0], y - centre[1]) for x, y in corners]
    return [(centre[0] + x * c - y * s, centre[1] + x * s + y * c) for x, y in away]


# Court cards in full, and the cards before a seat in one line each.

RADIUS: Final = 11.0
TOP: Final[Colour] = (0x24, 0x1D, 0x33)
LOW: Final[Colour] = (0x17, 0x12, 0x1F)
COURT_CARDS_FOOT: Final = (0x0B, 0x08, 0x13, 150)
FOOT_HEIGHT: Final = 34.0
NAME_ONLY: Final = 14.0
CLOSEST: Final = 15.0
"""Agents nearer than this are counted rather than shown one by one."""
LEADING: Final = 1.2
SCENES: Final = {
    "material": "court-bc02", "fuel": "court-bc08", "weapon": "court-bc11", "relic": "court-bc22",
    "psionic": "court-bc16", "vox": "court-bc29", "cc11": "court-bc27", "cc14": "court-bc29",
}  # fmt: skip
"""For a card without a picture of its own: that of its like, else of its suit."""
ROOMY: Final = 146.0
"""From this height on a card has a picture."""
NAME_H: Final = 25.0
PILL: Final = (0x0B, 0x08, 0x13, 215)


def painting_of(card: str, suit: str = "") -> str:
    """The picture of a Court card, a leader or lore; "" where there is none."""
    own = next((each for each in (f"court-{card}", card) if card and has_painting(each)), "")
    return own or SCENES.get(card, SCENES.get(suit, ""))


def draw_court_card(canvas: Canvas, box: Box, look: CourtLook) -> None:
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
    if painting_of(look.card, look.suit) and box.h >= ROOMY:
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
    _court_cards_foot(canvas, box, look)


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
    draw_painting(canvas, painting_of(look.card, look.suit), picture, RADIUS - 1,
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
        _court_cards_foot(canvas, box, look)


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


def _court_cards_foot(canvas: Canvas, box: Box, look: CourtLook) -> None:
    foot = Box(box.x + 3, box.bottom - FOOT_HEIGHT - 3, box.w - 6, FOOT_HEIGHT)
    canvas.rounded(foot, 9, COURT_CARDS_FOOT)
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


# The cards of the round in the void: who played which and how, and what is left of them.

SIZES: Final[dict[int, tuple[float, float]]] = {1: (94, 18), 2: (94, 18), 3: (94, 18), 4: (70, 10)}
"""Width and gap of the cards by how many there are."""
TRICK_HEAD: Final = 17.0
TRICK_FOOT: Final = 30.0
LOW_FOOT: Final = 44.0
HEADED: Final = 80.0
"""From this width of a card on how it was played stands above it."""
DOWN: Final = 8.0
LOWER: Final = 20.0


def trick_boxes(places: Places, count: int) -> tuple[Box, ...]:
    """Where the cards of a round lie, side by side in the middle of the void."""
    if count == 0:
        return ()
    width, gap = SIZES[min(4, count)]
    width, gap = width * places.unit, gap * places.unit
    height = width * SHAPE
    left = places.centre[0] - (count * width + (count - 1) * gap) / 2
    top = places.centre[1] - height / 2 + DOWN * places.unit
    return tuple(Box(left + number * (width + gap), top, width, height) for number in range(count))


def draw_trick(
    canvas: Canvas, places: Places, cards: Sequence[TrickCard], foot: str = ""
) -> None:  # fmt: skip
    boxes = trick_boxes(places, len(cards))
    is_tight = _is_tight(canvas, boxes, cards)
    for number, (card, box) in enumerate(zip(cards, boxes, strict=True)):
        draw_trick_card(canvas, box, card)
        draw_trick_head(canvas, box, card, LOWER if is_tight and number % 2 else 0.0)
    if foot and boxes:
        pairs = zip(boxes, cards, strict=True)
        is_high = all(has_head(canvas, box, card) or not card.card for box, card in pairs)
        foot_at = TRICK_FOOT if is_high else LOW_FOOT + LOWER * is_tight
        y = boxes[0].bottom + foot_at
        haloed(canvas, places.centre[0], y, foot, 18, (GOLD_TEXT, CASING), "text-semibold")


def _is_tight(canvas: Canvas, boxes: Sequence[Box], cards: Sequence[TrickCard]) -> bool:
    """Whether words below the cards would run into each other, so that every other goes lower."""
    if len(boxes) < 2:
        return False
    step = boxes[1].x - boxes[0].x
    return any(
        canvas.text_width(card.how, 18, "text-semibold") > step - 6
        for box, card in zip(boxes, cards, strict=True)
        if card.card and not has_head(canvas, box, card)
    )


def has_head(canvas: Canvas, box: Box, card: TrickCard) -> bool:
    """Whether there is room above a card for how it was played."""
    if not card.card or not card.how or box.w < HEADED:
        return False
    return canvas.text_width(card.how, 18, "text-semibold") + 24 <= box.w + 12


def draw_trick_head(canvas: Canvas, box: Box, card: TrickCard, lower: float = 0.0) -> None:
    """The seat's mark and how the card was played above it; below where there is no room, and so
    much lower.
    """
    words = card.how if card.card else ""
    ink = WHITE if card.is_now else CARD_TEXT
    width = canvas.text_width(words, 18, "text-semibold")
    y = box.y - TRICK_HEAD
    if not has_head(canvas, box, card):
        draw_seat(canvas, card.seat, box.centre_x, y, 8)
        if words:
            haloed(canvas, box.centre_x, box.bottom + 15 + lower, words, 18, (ink, CASING),
                   "text-semibold")  # fmt: skip
        return
    left = box.centre_x - (width + 24) / 2
    draw_seat(canvas, card.seat, left + 8, y, 8)
    haloed(canvas, left + 24 + width / 2, y, words, 18, (ink, CASING), "text-semibold")


def draw_trick_card(canvas: Canvas, box: Box, card: TrickCard) -> None:
    """A card of the round, its back, or the place of one that is awaited; a narrow place is told by
    its outline alone.
    """
    if not card.card:
        _draw_awaited(canvas, box, card.note)
        return
    light = lighten(seat_fill(canvas.theme, card.seat), 0.35) if card.is_now else None
    draw_card(canvas, box, card.card, pips=card.pips, spent=card.spent, is_zero=card.is_zero,
              light=light)  # fmt: skip
    if card.note and card.card == HIDDEN:
        _draw_note(canvas, box, card.note)


def _draw_note(canvas: Canvas, box: Box, note: str) -> None:
    """A word low on a back; where the cards are small it stays within its card."""
    width = canvas.text_width(note, 18, "text-semibold")
    if width + 22 <= box.w + 12:
        draw_pill(canvas, box.centre_x - (width + 22) / 2, box.bottom - 24, note, TEXT, CASING,
                  height=26)  # fmt: skip
        return
    canvas.rounded(Box.around(box.centre_x, box.bottom - 24, box.w - 2, 26), 8, CASING)
    x, y, number = box.centre_x, box.bottom - 24, note.partition(" ")[0]
    if canvas.text_width(note, 18, "text-semibold") > box.w - 12 and number.isdigit():
        canvas.text(x - 9, y, number, 20, TEXT, "number-bold", "centre")
        canvas.polygon([(x + 9, y - 8), (x + 17, y), (x + 9, y + 8), (x + 1, y)], LEGAL)
        return
    canvas.text(x, y, note, 18, TEXT, "text-semibold", "centre", max_width=box.w)


def _draw_awaited(canvas: Canvas, box: Box, words: str) -> None:
    outline = round_corners(box.inset(2), 8)
    drawn(canvas, ("arcs-awaited",), box,
          lambda brush: brush.dashed(outline, lighten(LINE, 0.3), 2, (9, 6)), factor=3)  # fmt: skip
    if canvas.text_width(words, 18) <= box.w - 12:
        haloed(canvas, *box.centre, words, 18, (SECOND, CASING))


# The hand as a fan: cards turned around a point below them, pointed-at ones raised.

CARD: Final = 132.0
PITCH: Final = 122.0
TURN: Final = 4.2
BEND: Final = 5.0
LIFT: Final = 18.0
SUNK: Final = 34.0
DIMMED: Final = 0.65
LIGHTS: Final[dict[str, Colour]] = {"legal": LEGAL, "hover": LEGAL, "chosen": WHITE}


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where a card of a fan lies: its middle, its width, how far it is turned clockwise."""

    centre: Point
    width: float
    turn: float

    def holds(self, point: Point) -> bool:
        return is_inside(outline_of(self.centre, self.width, self.turn), point)


def hand_places(box: Box, count: int, *, is_sunk: bool = False) -> tuple[CardPlace, ...]:
    """The fan of so many cards in a box: narrower where there are many."""
    if count == 0:
        return ()
    width = min(CARD, box.h / SHAPE / 0.98, box.w / 1.25)
    room = box.w - width - 0.14 * width
    pitch = min(PITCH * width / CARD, room / max(1, count - 1))
    first = box.x + 0.62 * width
    top = box.y + (SUNK if is_sunk else 0)
    places = []
    for number in range(count):
        far = number - (count - 1) / 2
        lean = TURN * min(1.0, 4 / count)
        y = top + width * SHAPE / 2 + 0.02 * width + BEND * far * far * min(1.0, 4 / count)
        places.append(CardPlace((first + number * pitch, y), width, far * lean))
    return tuple(places)


def card_at(places: Sequence[CardPlace], point: Point) -> int | None:
    """The card of a fan at a point: of those that overlap the right one lies above."""
    holding = [number for number, place in enumerate(places) if place.holds(point)]
    return holding[-1] if holding else None


def draw_hand(
    canvas: Canvas, box: Box, cards: Sequence[HandCard], *, is_sunk: bool = False
) -> tuple[CardPlace, ...]:
    """All cards of a hand, from the left; returns where they lie.

    `is_sunk` while none of them can be used: the fan sinks into the bar and is dimmed.
    """
    places = hand_places(box, len(cards), is_sunk=is_sunk)
    for card, place in zip(cards, places, strict=True):
        draw_hand_card(canvas, place, card, is_sunk=is_sunk)
    return places


def draw_hand_card(
    canvas: Canvas, place: CardPlace, card: HandCard, *, is_sunk: bool = False
) -> None:  # fmt: skip
    """One card in its place, raised by as much as it is pointed at."""
    x, y = place.centre
    dark = DIMMED if is_sunk or card.state == "off" else 1.0
    raised = (x, y - LIFT * card.lift)
    draw_turned(canvas, card.card, raised, place.width, place.turn, brightness=dark,
                light=LIGHTS.get(card.state))  # fmt: skip
