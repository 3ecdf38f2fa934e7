"""A Summit: who called it, whose turn it is to deal, and the deal that lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.text.said import Said, SeatNumber, key_of
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.parts import Moment
from engine.ui.theme import WHITE, Colour, Gradient, mix
from games.arcs.campaign.bots.weighing import weighing_of
from games.arcs.campaign.rules.deals import Part
from games.arcs.campaign.rules.state import Reach, Title, reach_of
from games.arcs.campaign.rules.summit_held import SummitHeld, summit_held
from games.arcs.campaign.scene.offer_view import OfferLook, draw_offer
from games.arcs.parts import NOBODY
from games.arcs.scene.art.palette import GOLD_TEXT, LINE, SECOND, TEXT, WELL, seat_fill
from games.arcs.scene.art.reach_signs import IVORY, TITLES
from games.arcs.scene.art.tokens import draw_pill, draw_seat
from games.arcs.scene.hit_targets import HitTargets
from games.arcs.scene.table_areas import BEFORE_MAP
from games.arcs.state import ArcsTable

GROUND: Final[Gradient] = ((0x30, 0x29, 0x2C), (0x19, 0x14, 0x20))
EDGE: Final[Colour] = (0xA8, 0x9C, 0x7C)
WIDTH: Final = 500.0
HEAD: Final = 58.0
ROW: Final = 36.0
LINE_H: Final = 25.0
PAD: Final = 18.0
LEFT: Final = 268.0
LETTERS: Final = 22


@dataclass(frozen=True, slots=True)
class SummitLook:
    """A Summit: the caller, the seats in order of dealing, who deals with whom about what.

    `deals` is NOBODY while only the caller acts; `gives` are the parts by giver, in words, `answer`
    how a SUPERCAT weighs them.
    """

    caller: int
    seats: tuple[tuple[int, Title], ...]
    deals: int
    partner: int
    gives: tuple[tuple[str, ...], tuple[str, ...]]
    answer: OfferLook | None = None


def summit_shown(table: ArcsTable, voice: Voice) -> SummitLook | None:
    """The Summit that is being held; None where there is none."""
    held = summit_held(table)
    if held is None:
        return None
    seats = tuple((seat, reach_of(table).title_of(seat)) for seat in table.turn_order())
    own, others = (
        tuple(_words(part, voice) for part in held.parts if part.giver == giver)
        for giver in (held.deals, held.partner)
    )
    answer = _answer(table, held)
    return SummitLook(held.caller, seats, held.deals, held.partner, (own, others), answer)


def _answer(table: ArcsTable, held: SummitHeld) -> OfferLook | None:
    weighing = weighing_of(table)
    if held.talks is None or weighing is None:
        return None
    return OfferLook(held.partner, weighing, held.talks.rounds, held.talks.failures)


def _words(part: Part, voice: Voice) -> str:
    return voice.say_name(part.thing(), "cap")


def summit_box(board: Box, look: SummitLook, middle: Box, panel: Box) -> Box:
    """Where it lies: in the middle of the map, or at the left of a panel of choices."""
    high = HEAD + ROW * len(look.seats) + PAD
    if look.partner != NOBODY:
        high += _gives_high(look)
    if look.answer is not None:
        high += look.answer.high
    if not panel.w:
        return Box.around(*middle.centre, WIDTH, high)
    left = board.x + LEFT if panel.x >= board.x + LEFT + WIDTH else board.right - WIDTH - 12
    return Box(left, board.y + 24, WIDTH, high)


def _gives_high(look: SummitLook) -> float:
    """How high the two columns of what each side gives are."""
    return 44 + LINE_H * max(1, *(sum(map(_lines, side)) for side in look.gives))


def _lines(words: str) -> int:
    """How many lines a part takes in its column."""
    return -(-len(words) // LETTERS)


def draw_summit(canvas: Canvas, box: Box, look: SummitLook, voice: Voice) -> None:
    """The whole of it."""
    canvas.floating(box)
    canvas.shadow(box, 14, blur=24, drop=8, strength=170)
    key = ("arcs-summit", look, voice.language, tuple(voice))
    canvas.cached(key, box, lambda onto: _summit(onto, box, look, voice))


def _summit(canvas: Canvas, box: Box, look: SummitLook, voice: Voice) -> None:
    canvas.rounded(box, 14, GROUND, EDGE, 1.8)
    canvas.icon("users", box.x + 34, box.y + 30, 28, IVORY)
    canvas.text(box.x + 60, box.y + 30, voice.say(Said("reach-summit")), 26, TEXT, "exo-bold")
    by = voice.say(Said("reach-summit-called", {"seat": SeatNumber(look.caller)}))
    canvas.text(box.right - PAD, box.y + 32, by, 18, SECOND, align="right", max_width=260)
    y = box.y + HEAD
    for seat, title in look.seats:
        _seat(canvas, Box(box.x + 10, y, box.w - 20, ROW - 4), (seat, title), look, voice)
        y += ROW
    if look.partner == NOBODY:
        return
    room = Box(box.x + PAD, y + 6, box.w - 2 * PAD, _gives_high(look) - 6)
    columns = room.row(None, None, gap=14)
    sides = zip(columns, (look.deals, look.partner), look.gives, strict=True)
    for column, seat, parts in sides:
        _side(canvas, column, seat, parts, voice)
    if look.answer is not None:
        draw_offer(canvas, Box(room.x, room.bottom, room.w, look.answer.high), look.answer, voice)


def _seat(
    canvas: Canvas, row: Box, seat: tuple[int, Title], look: SummitLook, voice: Voice
) -> None:
    """A seat with its title; the one whose turn it is lit, its partner named."""
    number, title = seat
    sign = TITLES[title]
    acts = number == (look.caller if look.deals == NOBODY else look.deals)
    who = {"seat": SeatNumber(number)}
    if acts:
        canvas.rounded(row, 8, mix((0x1D, 0x19, 0x29), seat_fill(number), 0.45))
    draw_seat(canvas, number, row.x + 20, row.centre_y, 9)
    canvas.text(
        row.x + 42, row.centre_y, voice.named(number), 18, TEXT, "text-semibold", max_width=140
    )
    canvas.icon(sign.icon, row.x + 200, row.centre_y, 18, sign.colour)
    called = voice.say(Said(key_of("reach-title", title)))
    canvas.text(row.x + 216, row.centre_y, called, 18, WHITE if acts else sign.colour)
    if acts:
        said = Said("reach-summit-orders" if look.deals == NOBODY else "reach-summit-deals", who)
        draw_pill(canvas, row.right - 8, row.centre_y, voice.say(said, mark=number), WHITE, WELL,
                  height=26, is_right=True)  # fmt: skip
    elif number == look.partner:
        asked = voice.say(Said("reach-summit-asked", who), mark=number)
        draw_pill(canvas, row.right - 8, row.centre_y, asked, GOLD_TEXT, WELL, height=26,
                  is_right=True)  # fmt: skip


def _side(canvas: Canvas, column: Box, seat: int, parts: Sequence[str], voice: Voice) -> None:
    """What a side gives."""
    canvas.hairline(column.x, column.y, column.w, colour=LINE)
    gives = voice.say(Said("reach-summit-gives", {"seat": SeatNumber(seat)}))
    canvas.text(column.x + 2, column.y + 18, gives, 18, GOLD_TEXT, "text-semibold",
                max_width=column.w)  # fmt: skip
    y = column.y + 44
    for words in parts or (voice.say(Said("reach-summit-nothing")),):
        lines = _lines(words)
        place = Box(column.x + 2, y - 11, column.w, LINE_H * lines)
        ink = TEXT if parts else SECOND
        canvas.paragraph(place, words, 18, ink, line_height=1.25, max_lines=lines)
        y += LINE_H * lines


def show_summit(canvas: Canvas, moment: Moment, hit_targets: HitTargets) -> None:
    """A Summit that is held lies before the map, unless it was put aside."""
    look = summit_shown(moment.table, moment.voice)
    if look is None or hit_targets.selection.is_aside or hit_targets.covers_map:
        return
    box = summit_box(
        hit_targets.desk.board, look, hit_targets.places.void_box, hit_targets.choices.panel
    )
    draw_summit(canvas, box, look, moment.voice)


BEFORE_MAP.put(Reach.mode, show_summit)
