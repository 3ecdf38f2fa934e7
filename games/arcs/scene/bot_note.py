"""A note on the map beside what a bot does: one sentence, and the clauses that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot
from typing import Final

from engine.core.bot import Reason
from engine.core.decision import CHANCE
from engine.core.story import Passage
from engine.text.said import Said, SeatNumber
from engine.text.voice import Voice
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.select.paths import Part
from engine.ui.theme import WHITE, Colour, mix, seat_colour, seat_tint
from games.arcs.board import AMBITIONS
from games.arcs.scene.explanation_panel import is_refused, line_of, own_words
from games.arcs.scene.hit_targets import HitTargets
from games.arcs.scene.option_paths import parts_of
from games.arcs.state import ArcsTable
from games.arcs.text.options import option_told

SIZE: Final = (420.0, 66.0)
PAD: Final = 16.0
LEADING: Final = 1.25
GAP: Final = 14.0
STEP: Final = 40
COVERED: Final = 900.0
"""What covering something whole costs, as a way in units."""
NEAREST: Final = 40
"""Of so many places the one is taken whose line crosses the least."""
CROSSED: Final = 40.0

GROUND: Final[Colour] = (0x14, 0x11, 0x1E)
TEXT: Final[Colour] = (0xEC, 0xE9, 0xF3)


@dataclass(frozen=True, slots=True)
class BotNote:
    """What is said beside a thing: whose deed, why, by which clauses."""

    seat: int
    title: str
    words: str
    clauses: tuple[str, ...]
    part: Part


def note_of(step: Sequence[Passage], reasons: Sequence[Reason], voice: Voice) -> BotNote | None:
    """The note of a step that is about a place, with its reasons in words; None without any."""
    held = [reason for reason in reasons if not is_refused(reason)]
    placed = [
        (passage, part)
        for passage in step if passage.answer is not None and passage.seat != CHANCE
        for part in parts_of(passage.answer, "") if part[0] in ("system", "court", "ambition")
    ]  # fmt: skip
    if not placed or not held:
        return None
    passage, part = placed[-1]
    assert passage.answer is not None
    deed = option_told(passage.answer, voice)
    said = {"seat": SeatNumber(passage.seat), "deed": _as_deed(deed, passage.seat, voice)}
    words = line_of(held[-1], deed)[1]
    clauses = tuple(dict.fromkeys(reason.clause for reason in held if reason.clause))
    title = voice.say(Said("note-title", said))
    return BotNote(passage.seat, title, words, clauses[-2:], part)


def _as_deed(words: str, seat: int, voice: Voice) -> str:
    """What is done, behind the name of who does it."""
    own = own_words(words, seat, voice)
    return f"{own[:1].lower()}{own[1:]}"


def place_of(part: Part, hit_targets: HitTargets, table: ArcsTable) -> Box | None:
    """Where the thing lies that a note is about."""
    match part:
        case ("system", system):
            return hit_targets.places.cells[system].box if system in hit_targets.systems else None
        case ("court", card):
            offers = [offer.card for offer in table.court]
            return hit_targets.desk.court[offers.index(card)] if card in offers else None
        case ("ambition", ambition):
            return hit_targets.desk.ambitions[AMBITIONS.index(ambition)]
    return None


@lru_cache(maxsize=64)
def note_box(about: Box, size: Point, room: Box, others: tuple[Box, ...]) -> Box:
    """Beside what it is about, never over it, over as little else as can be, and near; its line
    crosses little.
    """
    wide, high = size
    tried = [
        Box(room.x + x, room.y + y, wide, high)
        for x in range(0, max(1, int(room.w - wide)), STEP)
        for y in range(0, max(1, int(room.h - high)), STEP)
    ]
    free = [box for box in tried if not box.intersects(about.inset(-GAP))]

    def cost(box: Box) -> float:
        covered = sum(_shared(box, each) for each in others) / (wide * high)
        far = hypot(box.centre_x - about.centre_x, box.centre_y - about.centre_y)
        return COVERED * covered + far

    def crossed(box: Box) -> float:
        (x, y), (to_x, to_y) = _edge_points(box, about)
        points = [(x + (to_x - x) * k / 8, y + (to_y - y) * k / 8) for k in range(1, 8)]
        return sum(each.contains(point) for point in points for each in others if each != about)

    best = sorted(free or tried, key=cost)[:NEAREST]
    return min(best, key=lambda box: cost(box) + CROSSED * crossed(box))


def _shared(a: Box, b: Box) -> float:
    """The area that two boxes share."""
    wide = min(a.right, b.right) - max(a.x, b.x)
    high = min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0.0, wide) * max(0.0, high)


def draw_note(canvas: Canvas, note: BotNote, hit_targets: HitTargets, table: ArcsTable) -> None:
    """The note in the bot's colour, and a line to what it is about."""
    about = place_of(note.part, hit_targets, table)
    if about is None:
        return
    wide = SIZE[0]
    text_h = canvas.paragraph_height(wide - 2 * PAD, note.words, 18, "text", LEADING)
    high = SIZE[1] + text_h + (34 if note.clauses else 0)
    board = hit_targets.desk.board.inset(8)
    desk, places = hit_targets.desk, hit_targets.places
    cells = [places.cells[system].box for system in hit_targets.systems]
    others = (*cells, places.void_box, *desk.court, *desk.ambitions)
    box = note_box(about, (wide, high), board, others)
    colour, tint = seat_colour(note.seat), seat_tint(note.seat, 0.3)
    canvas.floating(box)
    canvas.polyline(list(_edge_points(box, about)), tint, 3)
    canvas.shadow(box, 12, blur=22, drop=8, strength=190)
    canvas.rounded(box, 12, (mix(GROUND, colour, 0.42), mix(GROUND, colour, 0.24)), tint, 2)
    canvas.seat_mark(note.seat, box.x + PAD + 10, box.y + 26, 11)
    canvas.text(box.x + PAD + 32, box.y + 26, note.title, 20, WHITE, "text-semibold",
                max_width=wide - 2 * PAD - 32)  # fmt: skip
    canvas.hairline(box.x + PAD, box.y + 46, wide - 2 * PAD, colour=tint)
    place = Box(box.x + PAD, box.y + 54, wide - 2 * PAD, text_h)
    canvas.paragraph(place, note.words, 18, TEXT, line_height=LEADING)
    x = box.x + PAD
    for clause in note.clauses:
        x += canvas.tag(x, box.bottom - 24, sign_of(clause), tint) + 8


def _edge_points(box: Box, about: Box) -> tuple[Point, Point]:
    """From the note's edge to the edge of what it is about, and a little into it."""
    x = min(max(about.centre_x, box.x + 20), box.right - 20)
    y = min(max(about.centre_y, box.y + 10), box.bottom - 10)
    inner = about.inset(0.2 * about.w, 0.2 * about.h)
    return (x, y), (min(max(x, inner.x), inner.right), min(max(y, inner.y), inner.bottom))


def sign_of(clause: str) -> str:
    """A clause as the document writes it: the number of a line, or a section."""
    if clause.startswith("CAT-N-"):
        return f"[{clause.removeprefix('CAT-N-')}]"
    if clause.startswith("CAT-"):
        return f"§{clause.removeprefix('CAT-')}"
    return clause
