"""The choice of one of two fates, in front of the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import WHITE, Colour, Gradient, lighten, mix
from games.arcs.board import CARD as CARD_NAME
from games.arcs.board import FATE
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.campaign.text.campaign_plain import CARDS_OF, objectives, style
from games.arcs.campaign_components import FATE_CARDS
from games.arcs.court import COURT
from games.arcs.scene.art.cards import draw_painting
from games.arcs.scene.art.looks import (
    AMBER,
    BAD_TEXT,
    CASING,
    EDGES,
    FATES,
    GOLD_TEXT,
    GOOD_TEXT,
    LEGAL,
    LINE,
    SECOND,
    TEXT,
    Sign,
    State,
)
from games.arcs.scene.art.looks import COURT as COURT_SIGNS
from games.arcs.scene.art.planets import draw_space
from games.arcs.scene.art.tokens import draw_seat
from games.arcs.scene.choices import CHOOSING, ChoosingPage
from games.arcs.scene.previews import SmallTable
from games.arcs.state import ArcsTable

CARD: Final[Gradient] = ((0x2A, 0x20, 0x38), (0x15, 0x11, 0x1F))
PANEL: Final[Gradient] = ((0x28, 0x21, 0x38), (0x1A, 0x15, 0x26))
HEAD: Final[Colour] = (0xD9, 0xA6, 0xF2)
SIDE: Final = 330.0
CARD_W: Final = 590.0
EDGE: Final = 16.0
HEAD_H: Final = 42.0
CHIP_H: Final = 38.0
FOCUS: Final = 0.33
FADE: Final = ((0x13, 0x0E, 0x1E, 0), (0x13, 0x0E, 0x1E, 250))
LEADING: Final = 1.25
FOOT: Final = 76.0
MAP_H: Final = 216.0
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
    x, room = box.x + 24, box.w - 48
    told = _told(canvas, room, fate, voice)
    picture = Box(box.x + 3, box.y + 3, box.w - 6, box.h - FOOT - told.height - 24)
    draw_painting(canvas, f"fate-{fate}", picture, 13, focus=FOCUS, fade=FADE, fade_from=0.45)
    _seal(canvas, box.right - 50, box.y + 50, FATE_CARDS[fate].start[seats], sign.colour)
    y = picture.bottom - 62
    canvas.text(x, y, voice.say_name(FATE(fate)), 48, TEXT, "exo-bold")
    canvas.text(x, y + 42, voice.say(style(fate)), 18, lighten(sign.colour, 0.45), "text-italic",
                max_width=room)  # fmt: skip
    y = _objective(canvas, Box(x, picture.bottom, room, 0), told, voice)
    _powers(canvas, Box(x, y, room, box.bottom - FOOT - y), told, voice)
    _foot(canvas, box, voice)


class FateTexts(NamedTuple):
    """What a fate's card says, each text with its height."""

    objectives: tuple[tuple[int, str, float], ...]
    powers: tuple[tuple[str, str, float], ...]

    @property
    def height(self) -> float:
        """What both parts need together."""
        goals = sum(max(CHIP_H, high) + 10 for _, _, high in self.objectives)
        return 2 * HEAD_H + 4 + goals + sum(40 + high for _, _, high in self.powers)


def _told(canvas: Canvas, room: float, fate: str, voice: Voice) -> FateTexts:
    def high(words: str, width: float) -> float:
        return canvas.paragraph_height(width, words, 18, "text", LEADING)

    goals = [(number, voice.say(when)) for number, when in objectives(fate)]
    powers = [(card, " ".join(each["text"] for each in CARDS_OF[card]["clauses"]))
              for card in FATE_CARDS[fate].cards]  # fmt: skip
    return FateTexts(tuple((number, words, high(words, room - 60)) for number, words in goals),
                tuple((card, words, high(words, room - 40)) for card, words in powers))  # fmt: skip


def _seal(canvas: Canvas, x: float, y: float, start: int, colour: Colour) -> None:
    """Where the marker starts."""
    canvas.disc(x, y, 34, CASING)
    canvas.disc(x, y, 31, mix((0x17, 0x12, 0x1F), colour, 0.2), colour, 3)
    canvas.text(x, y, str(start), 34, WHITE, "exo-bold", "centre")


def _objective(canvas: Canvas, room: Box, told: FateTexts, voice: Voice) -> float:
    """What takes the marker down; returns where it ends."""
    y = room.y
    canvas.hairline(room.x, y, room.w, colour=WHITE, alpha=36)
    head = Message("reach-page-objective")
    canvas.text(room.x, y + 22, voice.say(head), 18, HEAD, "text-semibold")
    canvas.text(room.right, y + 22, voice.say(head, "note"), 18, SECOND, align="right")
    y += HEAD_H
    for number, words, high in told.objectives:
        chip = Box(room.x, y, 46, CHIP_H)
        canvas.rounded(chip, 9, mix((0x17, 0x12, 0x1F), AMBER, 0.22), AMBER, 1.6)
        canvas.text(*chip.centre, f"−{number}", 20, GOLD_TEXT, "exo-bold", "centre")
        place = Box(room.x + 60, y, room.w - 60, 0)
        lines = len(canvas.paragraph_lines(place.w, words, 18))
        taken = max(CHIP_H, high)
        top = y + (CHIP_H - taken) / 2 + (7 if lines == 1 else 0)
        canvas.paragraph(Box(place.x, top, place.w, taken + 4), words, 18, TEXT,
                         line_height=LEADING)  # fmt: skip
        y += taken + 10
    return y + 4


def _powers(canvas: Canvas, room: Box, told: FateTexts, voice: Voice) -> None:
    """What comes with the fate: guild cards, lore, abilities, an edict."""
    y = room.y
    canvas.hairline(room.x, y, room.w, colour=WHITE, alpha=36)
    powers = voice.say(Message("reach-page-powers"))
    canvas.text(room.x, y + 22, powers, 18, HEAD, "text-semibold")
    y += HEAD_H
    for card, words, high in told.powers:
        sign = _sign_of(card)
        canvas.icon(sign.icon, room.x + 16, y + 11, 26, lighten(sign.colour, 0.15))
        canvas.text(room.x + 40, y + 11, voice.say_name(CARD_NAME(card)), 20, TEXT, "text-semibold")
        place = Box(room.x + 40, y + 26, room.w - 40, high + 4)
        ink = (0xD3, 0xCB, 0xE2)
        canvas.paragraph(place, words, 18, ink, line_height=LEADING)
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
        canvas.text(x + 32, middle, voice.say(Message(key)), 18, TEXT, max_width=box.w - 80)


def _draw_seats(canvas: Canvas, box: Box, table: ArcsTable, voice: Voice) -> None:
    """Who has chosen; the fates themselves are turned up together."""
    reach = reach_of(table)
    canvas.rounded(box, 14, PANEL, LINE)
    head = voice.say(Message("reach-page-seats"))
    canvas.text(box.x + 20, box.y + 32, head, 26, TEXT, "exo-bold")
    y = box.y + 82
    for seat, fate in enumerate(reach.fates):
        canvas.hairline(box.x + 18, y - 26, box.w - 36, colour=LINE)
        draw_seat(canvas, seat, box.x + 34, y, 11)
        state = "chosen" if fate.id else "choosing" if fate.dealt else "later"
        args = {"state": state, "seat": SeatNumber(seat)}
        words = voice.say(Message("reach-page-seat", args), mark=seat)
        wide = canvas.text_width(words, 18)
        canvas.text(box.x + 58, y, voice.named(seat), 20, TEXT, "text-semibold",
                    max_width=box.w - 90 - wide)  # fmt: skip
        canvas.text(box.right - 20, y, words, 18, SECOND, align="right")
        y += 52
    canvas.hairline(box.x + 18, y - 26, box.w - 36, colour=LINE)
    place = Box(box.x + 20, y - 8, box.w - 40, 220)
    canvas.paragraph(place, voice.say(Message("reach-page-together")), 18, SECOND, line_height=1.3)
    small = Box(box.x + 14, box.bottom - 14 - MAP_H, box.w - 28, MAP_H)
    if small.y > place.bottom - 40:
        SmallTable(table)(canvas, small)


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
