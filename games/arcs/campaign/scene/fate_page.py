"""The choice of one of two fates, in front of the map."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.text.said import Said, SeatNumber
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.brush import Brush, drawn
from engine.ui.canvas import Canvas
from engine.ui.theme import WHITE, Colour, Gradient, lighten, mix
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.campaign.text.fate_words import objectives, style
from games.arcs.campaign.text.plain_words import CARDS_OF
from games.arcs.court import COURT
from games.arcs.names import CARD as CARD_NAME
from games.arcs.names import FATE
from games.arcs.reach_box import FATE_CARDS
from games.arcs.scene.art.looks import State
from games.arcs.scene.art.palette import (
    AMBER,
    BAD_TEXT,
    CASING,
    EDGES,
    GOLD_TEXT,
    GOOD_TEXT,
    LEGAL,
    LINE,
    SECOND,
    TEXT,
    Sign,
)
from games.arcs.scene.art.palette import (
    COURT as COURT_SIGNS,
)
from games.arcs.scene.art.reach_signs import FATES
from games.arcs.scene.art.space import draw_space
from games.arcs.scene.art.tokens import draw_seat
from games.arcs.scene.choosing_page import CHOOSING, ChoosingPage
from games.arcs.state import ArcsTable

CARD: Final[Gradient] = ((0x2A, 0x20, 0x38), (0x15, 0x11, 0x1F))
PANEL: Final[Gradient] = ((0x28, 0x21, 0x38), (0x1A, 0x15, 0x26))
NIGHT: Final[Gradient] = ((0x1E, 0x14, 0x30), (0x0B, 0x08, 0x13))
HEAD: Final[Colour] = (0xD9, 0xA6, 0xF2)
SIDE: Final = 330.0
CARD_W: Final = 590.0
EDGE: Final = 16.0
ART_H: Final = 138.0
RINGS: Final = (44.0, 60.0, 78.0, 100.0)
LEADING: Final = 1.25
FOOT: Final = 76.0
OTHER_SIGNS: Final = {
    "lore": COURT_SIGNS["lore"],
    "ability": Sign((0xF0, 0xB4, 0x5A), "star-filled"),
    "edict": Sign((0xE9, 0xDF, 0xC6), "scroll-unfurled"),
}


def fate_boxes(board: Box, count: int = 2) -> tuple[tuple[Box, ...], Box]:
    """The cards of the fates, and the panel of the seats at their right."""
    room = board.inset(EDGE, 14)
    width = min(CARD_W, (room.w - SIDE - count * EDGE) / count)
    left = room.x + (room.w - SIDE - count * (width + EDGE)) / 2
    cards = [Box(left + n * (width + EDGE), room.y, width, room.h) for n in range(count)]
    return tuple(cards), Box(cards[-1].right + EDGE, room.y, SIDE, room.h)


def draw_fate_page(
    canvas: Canvas, board: Box, table: ArcsTable, dealt: Mapping[str, State], voice: Voice
) -> None:
    """The fates dealt with how each is lit, and what the other seats do."""
    draw_space(canvas, board)
    cards, side = fate_boxes(board, len(dealt))
    for (fate, state), box in zip(dealt.items(), cards, strict=True):
        _draw_card(canvas, box, FateOnCard(fate, state, len(table.seats)), voice)
    _draw_seats(canvas, side, table, voice)


class FateOnCard(NamedTuple):
    """A fate that is drawn: how it is lit, and for how many seats it starts."""

    fate: str
    state: State
    seats: int


def _draw_card(canvas: Canvas, box: Box, look: FateOnCard, voice: Voice) -> None:
    if look.state in ("chosen", "hover"):
        canvas.shadow(box.inset(-4), 16, 20, 0, 160, LEGAL)
    canvas.shadow(box, 16, blur=22, drop=10, strength=150)
    key = ("arcs-fate-card", look, voice.language)
    canvas.cached(key, box, lambda onto: _card(onto, box, look, voice))


def _card(canvas: Canvas, box: Box, look: FateOnCard, voice: Voice) -> None:
    fate, state, seats = look
    sign = FATES[fate]
    edge = EDGES.get(state, mix(sign.colour, CARD[1], 0.4))
    if state == "legal":
        edge = mix(LEGAL, sign.colour, 0.5)
    top = mix(CARD[0], sign.colour, 0.28 if state == "hover" else 0.20)
    canvas.rounded(box, 16, (top, CARD[1]), edge, 3.5 if state in ("chosen", "hover") else 1.8)
    _art(canvas, Box(box.x + 4, box.y + 4, box.w - 8, ART_H), fate, sign)
    _seal(canvas, box.right - 50, box.y + 50, FATE_CARDS[fate].start[seats], sign.colour)
    x, room = box.x + 24, box.w - 48
    y = box.y + ART_H + 32
    canvas.text(x, y, voice.say_name(FATE(fate)), 34, TEXT, "exo-bold")
    canvas.text(box.right - 24, y + 4, voice.say(style(fate)), 18, lighten(sign.colour, 0.35),
                "text", "right", max_width=room - 200)  # fmt: skip
    y = _objective(canvas, Box(x, y + 30, room, 0), fate, voice)
    _powers(canvas, Box(x, y, room, box.bottom - FOOT - y), fate, voice)
    _foot(canvas, box, voice)


def _art(canvas: Canvas, box: Box, fate: str, sign: Sign) -> None:
    canvas.rounded(box, 13, (mix(NIGHT[0], sign.colour, 0.22), NIGHT[1]))
    x, y = box.centre

    def art(brush: Brush) -> None:
        for ring, r in enumerate(RINGS):
            brush.ring(x, y, r, (*lighten(sign.colour, 0.2), 130 - 28 * ring), 1.6)
        chance = random.Random(fate)
        for moon in range(9):
            turn, far = chance.uniform(0, math.tau), RINGS[moon % 4]
            spot = (x + far * math.cos(turn), y + far * math.sin(turn))
            brush.disc(*spot, chance.uniform(1.6, 3.6), lighten(sign.colour, 0.55))

    drawn(canvas, ("arcs-fate-art", fate), box, art, factor=3,
          clip=lambda brush: brush.rounded(box, 13, WHITE))  # fmt: skip
    canvas.icon(sign.icon, x, y + 2, 88, lighten(sign.colour, 0.45))


def _seal(canvas: Canvas, x: float, y: float, start: int, colour: Colour) -> None:
    """Where the marker starts."""
    canvas.disc(x, y, 34, CASING)
    canvas.disc(x, y, 31, mix((0x17, 0x12, 0x1F), colour, 0.2), colour, 3)
    canvas.text(x, y, str(start), 34, WHITE, "exo-bold", "centre")


def _objective(canvas: Canvas, room: Box, fate: str, voice: Voice) -> float:
    """What takes the marker down; returns where it ends."""
    y = room.y
    canvas.hairline(room.x, y, room.w, colour=WHITE, alpha=36)
    head = Said("reach-page-objective")
    canvas.text(room.x, y + 22, voice.say(head), 18, HEAD, "text-semibold")
    canvas.text(room.right, y + 22, voice.say(head, "note"), 18, SECOND, align="right")
    y += 42
    for number, when in objectives(fate):
        words = voice.say(when)
        chip = Box(room.x, y, 46, 38)
        canvas.rounded(chip, 9, mix((0x17, 0x12, 0x1F), AMBER, 0.22), AMBER, 1.6)
        canvas.text(*chip.centre, f"−{number}", 20, GOLD_TEXT, "exo-bold", "centre")
        place = Box(room.x + 60, y, room.w - 60, 0)
        high = canvas.paragraph_height(place.w, words, 18, "text", LEADING)
        high = max(38.0, high)
        lines = len(canvas.paragraph_lines(place.w, words, 18))
        top = y + (38 - high) / 2 + (7 if lines == 1 else 0)
        canvas.paragraph(Box(place.x, top, place.w, high + 4), words, 18, TEXT, line_height=LEADING)
        y += high + 10
    return y + 4


def _powers(canvas: Canvas, room: Box, fate: str, voice: Voice) -> None:
    """What comes with the fate: guild cards, lore, abilities, an edict."""
    y = room.y
    canvas.hairline(room.x, y, room.w, colour=WHITE, alpha=36)
    powers = voice.say(Said("reach-page-powers"))
    canvas.text(room.x, y + 22, powers, 18, HEAD, "text-semibold")
    y += 42
    for card in FATE_CARDS[fate].cards:
        sign = _sign_of(card)
        canvas.icon(sign.icon, room.x + 16, y + 11, 26, lighten(sign.colour, 0.15))
        canvas.text(room.x + 40, y + 11, voice.say_name(CARD_NAME(card)), 20, TEXT, "text-semibold")
        words = " ".join(each["text"] for each in CARDS_OF[card]["clauses"])
        place = Box(room.x + 40, y + 26, room.w - 40, 0)
        high = canvas.paragraph_height(place.w, words, 18, "text", LEADING)
        ink = (0xD3, 0xCB, 0xE2)
        canvas.paragraph(Box(place.x, place.y, place.w, high + 4), words, 18, ink,
                         line_height=LEADING)  # fmt: skip
        y = place.y + high + 14


def _sign_of(card: str) -> Sign:
    if card in COURT:
        return COURT_SIGNS[COURT[card].suit]
    return OTHER_SIGNS[CARDS_OF[card]["type"]]


def _foot(canvas: Canvas, box: Box, voice: Voice) -> None:
    """How it comes out."""
    x, y = box.x + 24, box.bottom - FOOT
    canvas.hairline(x, y, box.w - 48, colour=WHITE, alpha=36)
    for place, (icon, ink, key) in enumerate((
        ("check", GOOD_TEXT, "reach-page-succeeds"),
        ("x", BAD_TEXT, "reach-page-fails"),
    )):  # fmt: skip
        middle = y + 21 + 30 * place
        canvas.icon(icon, x + 10, middle, 20, ink)
        canvas.text(x + 32, middle, voice.say(Said(key)), 18, TEXT, max_width=box.w - 80)


def _draw_seats(canvas: Canvas, box: Box, table: ArcsTable, voice: Voice) -> None:
    """Who has chosen; the fates themselves are turned up together."""
    reach = reach_of(table)
    canvas.rounded(box, 14, PANEL, LINE)
    head = voice.say(Said("reach-page-seats"))
    canvas.text(box.x + 20, box.y + 32, head, 26, TEXT, "exo-bold")
    y = box.y + 82
    for seat, fate in enumerate(reach.fates):
        canvas.hairline(box.x + 18, y - 26, box.w - 36, colour=LINE)
        draw_seat(canvas, seat, box.x + 34, y, 11)
        state = "chosen" if fate.id else "choosing" if fate.dealt else "later"
        args = {"state": state, "seat": SeatNumber(seat)}
        words = voice.say(Said("reach-page-seat", args), mark=seat)
        wide = canvas.text_width(words, 18)
        canvas.text(box.x + 58, y, voice.named(seat), 20, TEXT, "text-semibold",
                    max_width=box.w - 90 - wide)  # fmt: skip
        canvas.text(box.right - 20, y, words, 18, SECOND, align="right")
        y += 52
    canvas.hairline(box.x + 18, y - 26, box.w - 36, colour=LINE)
    place = Box(box.x + 20, y - 8, box.w - 40, 220)
    canvas.paragraph(place, voice.say(Said("reach-page-together")), 18, SECOND, line_height=1.3)


class FateSheet(ChoosingPage):
    """Two fates, one of which is chosen."""

    kind = "fate"

    def boxes(self, board: Box, count: int) -> Sequence[Box]:
        return fate_boxes(board, count)[0]

    def draw(
        self, canvas: Canvas, board: Box, table: ArcsTable, states: Mapping[str, State],
        voice: Voice,
    ) -> None:  # fmt: skip
        draw_fate_page(canvas, board, table, states, voice)


CHOOSING.put(Reach.mode, FateSheet())
