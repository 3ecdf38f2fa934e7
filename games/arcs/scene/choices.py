"""What can be chosen and has no place on the table: chips, large cards, panels that roll."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Protocol

from engine.core.decision import Decision
from engine.text.voice import Voice
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.table.parts import Moment, SpotKey
from engine.ui.table.selection import Part
from engine.ui.theme import WHITE, Colour, mix
from games.arcs.board import CARDS
from games.arcs.court import COURT as COURT_CARDS
from games.arcs.court import LEADERS, LORE, VOX
from games.arcs.expansion import ByMode
from games.arcs.scene.art.cards import SHAPE, draw_card, draw_painting, painting_of
from games.arcs.scene.art.looks import COURT, SECOND, TEXT, State
from games.arcs.scene.draft import cards_shown, draft_boxes, drafted
from games.arcs.scene.layout import CHIP_H, MOST_BESIDE, ChipPlaces, chip_places, chips_beside
from games.arcs.scene.selection import ArcsSelection
from games.arcs.scene.words import (
    INKS,
    LEADER_ICON,
    LORE_ICON,
    Chip,
    HoverCard,
    Row,
    chip_of,
    draw_hover_card,
    tip_of,
)
from games.arcs.state import ArcsTable

# Chips: what can be chosen and has no place on the table, in the prompt or on a panel above it.

GROUND: Final[Colour] = (0x28, 0x23, 0x38)
EDGE: Final[Colour] = (0x8A, 0x68, 0x9E)
LEGAL: Final[Colour] = (0xE5, 0x9B, 0xFF)
WELL: Final[Colour] = (0x11, 0x0E, 0x1B)
ICON_ROOM: Final = 30.0
STEPPER_END: Final = 46.0


class ChipsShown(Protocol):
    @property
    def chips(self) -> tuple[Chip, ...]: ...

    @property
    def laid(self) -> ChipPlaces: ...

    @property
    def rolled(self) -> float: ...


def draw_chips(canvas: Canvas, choices: ChipsShown, hovered: int | None) -> None:
    """All chips; the panel under them where they do not fit into the prompt."""
    laid = choices.laid
    numbered = enumerate(zip(choices.chips, laid.boxes, strict=True))
    if not laid.panel.w:
        for number, (chip, box) in numbered:
            _draw_chip(canvas, chip, box, number == hovered)
        return
    panel, view = laid.panel, laid.view
    canvas.floating(panel)
    canvas.shadow(panel, 14, blur=24, drop=8, strength=170)
    canvas.rounded(panel, 14, ((0x24, 0x1E, 0x33), (0x19, 0x14, 0x24)), EDGE, 1.5)
    with canvas.clipped(view.inset(-3)):
        for number, (chip, box) in numbered:
            if box.bottom > view.y and box.y < view.bottom:
                _draw_chip(canvas, chip, box, number == hovered)
    if laid.most:
        _draw_roll(canvas, laid, choices.rolled)


def _draw_roll(canvas: Canvas, laid: ChipPlaces, rolled: float) -> None:
    rail = Box(laid.view.right - 4, laid.view.y, 8, laid.view.h)
    share = laid.view.h / (laid.view.h + laid.most)
    down = min(rolled, laid.most) / laid.most * rail.h * (1 - share)
    canvas.rounded(rail, 4, WELL)
    canvas.rounded(Box(rail.x, rail.y + down, rail.w, rail.h * share), 4, EDGE)


def _draw_chip(canvas: Canvas, chip: Chip, box: Box, is_hovered: bool) -> None:
    fill = mix(GROUND, LEGAL, 0.28 if is_hovered else 0.10)
    canvas.rounded(box, 10, fill, LEGAL if is_hovered else EDGE, 2 if is_hovered else 1.4)
    wide = canvas.key_cap_width(chip.key) if chip.key else 0.0
    key_room = wide + 14 if wide else 0.0
    has_sign = bool(chip.icon) or chip.seat >= 0
    sign = ICON_ROOM if has_sign else 0.0
    room = box.w - 20 - sign
    size = 18.0
    width = canvas.text_width(chip.label, size, "text-semibold")
    if width + key_room > room:
        key_room = 0.0
    ink = WHITE if is_hovered else TEXT
    x = box.x + 10
    if chip.icon:
        canvas.icon(chip.icon, x + 11, box.centre_y, 22, WHITE if is_hovered else SECOND)
    elif chip.seat >= 0:
        canvas.seat_mark(chip.seat, x + 11, box.centre_y, 10)
    if width > room and box.h > CHIP_H:
        _draw_lines(canvas, chip, Box(x + sign, box.y, room, box.h), ink)
        return
    canvas.text(x + sign, box.centre_y, chip.label, size, ink, "text-semibold",
                max_width=room - key_room)  # fmt: skip
    if key_room:
        cap = Box(box.right - 10 - wide, box.centre_y - 12, wide, 24)
        canvas.rounded(cap, canvas.cap_radius, (*WHITE, 16), (*WHITE, 30))
        canvas.text(*cap.centre, canvas.cap_words(chip.key), 14, SECOND, "mono", "centre")


def _draw_lines(canvas: Canvas, chip: Chip, room: Box, ink: Colour) -> None:
    """A long choice on two lines; hovering shows whatever is longer still."""
    place = Box(room.x, room.centre_y - 24, room.w, 48)
    canvas.paragraph(place, chip.label, 18, ink, "text-semibold", 1.3, max_lines=2)


def draw_stepper(
    canvas: Canvas, box: Box, count: int, words: str, can: tuple[bool, bool], hovered: int
) -> None:
    """A number that can be made smaller and larger; `hovered` is -1, 1 or 0 for neither."""
    canvas.rounded(box, 12, WELL, EDGE, 1.4)
    for side, icon, x in (
        (-1, "minus", box.x + STEPPER_END / 2),
        (1, "plus", box.right - STEPPER_END / 2),
    ):
        is_live = can[0] if side < 0 else can[1]
        if side == hovered and is_live:
            canvas.rounded(Box.around(x, box.centre_y, STEPPER_END - 8, box.h - 14), 9, GROUND)
        ink = LEGAL if is_live else mix(SECOND, WELL, 0.6)
        canvas.icon(icon, x, box.centre_y, 20, ink)
    canvas.text(box.centre_x, box.centre_y - 9, str(count), 26, WHITE, "exo-bold", "centre")
    canvas.text(box.centre_x, box.centre_y + 18, words, 18, SECOND, "text", "centre",
                max_width=box.w - STEPPER_END)  # fmt: skip


# A card with all its words: enlarged before the map, or one of those that can be drafted.

SHOWN: Final = ("card", "trick", "court", "guild")
"""The kinds of places whose card can be enlarged."""

BIG: Final = (440.0, 22.0)
HEAD: Final = 76.0
PAD: Final = 18.0
LEADING: Final = 1.15
LEAST_EMBLEM: Final = 40.0
SIGN: Final = 26.0
FULL_CARD_GROUND: Final[tuple[Colour, Colour]] = ((0x24, 0x1D, 0x33), (0x17, 0x12, 0x1F))
LEADER: Final[Colour] = (0xD9, 0xA6, 0xF2)


def face_of(card: str) -> tuple[str, Colour]:
    if card in LEADERS:
        return LEADER_ICON, LEADER
    if card in LORE:
        return LORE_ICON, COURT["lore"].colour
    known = COURT_CARDS[card]
    sign = COURT[known.suit if known.is_guild else "vox"]
    return sign.icon, sign.colour


def scene_of(card: str) -> str:
    """The picture of a Court card, a leader or lore; "" where there is none."""
    known = COURT_CARDS.get(card)
    return painting_of(card, "vox" if card in VOX else "" if known is None else known.suit)


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
    painted = 240 if scene_of(key[1]) else 0
    box = Box.around(board.centre_x, board.centre_y, width, max(high + painted, width * 1.2))
    draw_full_card(canvas, box, key[1], card, voice, size=size)


def draw_full_card(
    canvas: Canvas,
    box: Box,
    card: str,
    said: HoverCard,
    voice: Voice,
    *,
    size: float = 18.0,
) -> None:
    icon, colour = face_of(card)
    top, low = mix(FULL_CARD_GROUND[0], colour, 0.18), mix(FULL_CARD_GROUND[1], colour, 0.06)
    canvas.shadow(box, 14, blur=18, drop=6, strength=150)
    canvas.rounded(box, 14, (top, low), mix(colour, low, 0.3), 2)
    canvas.disc(box.x + 46, box.y + HEAD / 2, 28, mix(low, colour, 0.25), colour, 2)
    canvas.icon(icon, box.x + 46, box.y + HEAD / 2, 38, colour)
    room = box.w - 106
    title, tag = voice.prompt(said.title), voice.prompt(said.tag)
    canvas.text(box.x + 88, box.y + HEAD / 2 - 13, title, 24, WHITE, "exo-bold", max_width=room)
    canvas.text(box.x + 88, box.y + HEAD / 2 + 15, tag, 18, colour, max_width=room)
    canvas.hairline(box.x + PAD, box.y + HEAD, box.w - 2 * PAD, colour=mix(colour, low, 0.4))
    y = box.y + HEAD + 10
    under = y + sum(_height(canvas, row, voice, box.w, size) for row in said.rows)
    scene = scene_of(card)
    if scene:
        draw_painting(canvas, scene, Box(box.x + PAD, under + PAD, box.w - 2 * PAD,
                                        box.bottom - under - 2 * PAD), 10)  # fmt: skip
    else:
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


# What can be chosen and has no place on the table: chips in the bar, or on a panel that rolls.

CHIP_ICON: Final = 30.0
CHIP_PAD: Final = 34.0
CHIP_KEY: Final = 30.0
LETTER: Final = 9.6
BODY_ROOM: Final = 1.15


class Choices:
    def __init__(self, selection: ArcsSelection) -> None:
        self.chips: tuple[Chip, ...] = ()
        self.laid = ChipPlaces()
        self.rolled = 0.0
        self._selection = selection
        self._asked: Decision | None = None

    def fill(
        self, moment: Moment, on_table: Callable[[], set[Part | None]], gathered: frozenset[Part]
    ) -> None:
        """The chips of what is asked; `on_table` are the parts that have a place there, `gathered`
        those of them that would be chips elsewhere.
        """
        if moment.decision is not self._asked:
            self._asked, self.rolled = moment.decision, 0.0
        is_seen = moment.decision is not None and not self._selection.is_aside
        parts = self._parts(on_table, gathered) if is_seen else ()
        self.chips = tuple(
            chip_of(part, moment.table, moment.voice, number) for number, part in enumerate(parts)
        )

    def _parts(
        self, on_table: Callable[[], set[Part | None]], gathered: frozenset[Part]
    ) -> tuple[Part, ...]:
        """What stands as a chip: whatever is said, and whatever has no place now."""
        selection = self._selection
        said = tuple(
            part for part in selection.chips
            if (selection.kind != "raid" or part[0] != "slot") and part not in gathered
        )  # fmt: skip
        others = selection.lit.difference(said)
        if not others:
            return said
        return (*said, *sorted(others - on_table(), key=repr))

    def place(
        self, bar: Box, board: Box, lit: Callable[[], Sequence[Point]], at: Point | None
    ) -> None:
        """The chips stand beside the place `at` that was clicked, in the bar, or on a panel that
        covers little of what is lit.
        """
        if self.is_drafting:
            offered = tuple(drafted(chip.part) for chip in self.chips)
            asked = self._asked
            cards = cards_shown(self._selection.table, asked.seat if asked else 0, offered)
            boxes = dict(zip(cards, draft_boxes(board, cards), strict=True))
            self.laid = ChipPlaces(tuple(boxes[card] for card in offered), board, board)
            return
        widths = tuple(map(_chip_width, self.chips))
        if at is not None and 0 < len(widths) <= MOST_BESIDE and max(widths) < board.w / 3:
            self.laid = chips_beside(at, board, widths, lit())
            return
        self.laid = chip_places(bar, board, widths, self.rolled, lit)

    @property
    def panel(self) -> Box:
        """What the chips stand on above the bar; empty while they are in it."""
        return self.laid.panel

    @property
    def is_drafting(self) -> bool:
        """Whether every choice is a leader or a lore card."""
        return bool(self.chips) and all(drafted(chip.part) for chip in self.chips)

    def roll(self, by: float) -> bool:
        """Roll the panel; False where everything is seen."""
        if not self.laid.most:
            return False
        self.rolled = min(max(0.0, self.rolled + by), self.laid.most)
        self._selection.host.refresh()
        return True

    def boxes(self) -> Iterator[tuple[SpotKey, Box]]:
        for number in range(len(self.laid.boxes)):
            seen = self.laid.seen(number)
            if seen is not None:
                yield ("chip", number), seen

    def part(self, number: int) -> Part | None:
        return self.chips[number].part if number < len(self.chips) else None

    def key(self, number: int) -> str:
        return self.chips[number].key

    @property
    def takes_numbers(self) -> bool:
        return any(chip.key.isdigit() for chip in self.chips)


def _chip_width(chip: Chip) -> float:
    sign = CHIP_ICON if chip.icon or chip.seat >= 0 else 0.0
    return LETTER * len(chip.label) * BODY_ROOM + sign + CHIP_PAD + (CHIP_KEY if chip.key else 0.0)


# A page that lies in front of the map while one of a few large cards is chosen.


class ChoosingPage:
    """The base game has none; the campaign chooses fates. `kind` is that of the decision."""

    kind = ""

    def boxes(self, board: Box, count: int) -> Sequence[Box]:
        return ()

    def draw(
        self, canvas: Canvas, board: Box, table: ArcsTable, states: Mapping[str, State],
        voice: Voice,
    ) -> None:  # fmt: skip
        """The cards with how each is lit."""


CHOOSING: Final = ByMode(ChoosingPage())
