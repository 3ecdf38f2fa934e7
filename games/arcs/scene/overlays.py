"""What is around the map and over it: ambitions, Court, notes of bots, pointers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import hypot
from typing import Final

from engine.core.decision import CHANCE, Reason
from engine.core.story import Passage
from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.portraits import draw_head as draw_portrait_head
from engine.ui.paint.portraits import seat_face
from engine.ui.table.parts import Moment, SpotKey
from engine.ui.table.selection import Part
from engine.ui.table.table import Table
from engine.ui.theme import WHITE, Colour, mix
from games.arcs.board import AMBITIONS
from games.arcs.expansion import ByMode
from games.arcs.odds import is_laid_out
from games.arcs.scene import view_model
from games.arcs.scene.animations import Anchors, AnimationState, draw_flights
from games.arcs.scene.art.ambitions import draw_ambition, draw_markers_left
from games.arcs.scene.art.cards import (
    draw_court_card,
    draw_guild,
    draw_hand,
    draw_trick,
    trick_boxes,
)
from games.arcs.scene.art.looks import EDGES, SECOND, TEXT, HandCard, State
from games.arcs.scene.art.pieces import draw_move
from games.arcs.scene.art.tokens import draw_own_board, draw_seat_plate, glow_boxes, write_over
from games.arcs.scene.card_words import CardWords
from games.arcs.scene.choices import (
    draw_chips,
    draw_enlarged,
    draw_stepper,
)
from games.arcs.scene.draft import drafted, draw_draft, draw_own_places
from games.arcs.scene.explanation_panel import is_refused, line_of, own_words
from games.arcs.scene.hit_targets import Around, HitTargets, stepper_boxes
from games.arcs.scene.layout import HEAD, Desk
from games.arcs.scene.selection import parts_of
from games.arcs.scene.words import ways_told
from games.arcs.state import ArcsTable
from games.arcs.text import option_told

# A note on the map beside what a bot does: one sentence, and the clauses that decided it.

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
    title = voice.say(Message("note-title", said))
    return BotNote(passage.seat, title, words, clauses[-2:], part)


def _as_deed(words: str, seat: int, voice: Voice) -> str:
    """What is done, behind the name of who does it."""
    own = own_words(words, seat, voice)
    return f"{own[:1].lower()}{own[1:]}"


def place_of(part: Part, hit_targets: HitTargets, table: ArcsTable) -> Box | None:
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
    wide = min(a.right, b.right) - max(a.x, b.x)
    high = min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0.0, wide) * max(0.0, high)


def draw_note(canvas: Canvas, note: BotNote, hit_targets: HitTargets, table: ArcsTable) -> None:
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
    colour, tint = canvas.theme.seat_colour(note.seat), canvas.theme.seat_tint(note.seat, 0.3)
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


# What is drawn over the board: flights, pointers of the log, notes, seats, chips of the prompt.

GLOW: Final = (0xF0, 0xB4, 0x5A)
COUNTED: Final = ("fresh", "damaged")
"""What the two steppers of a fleet count."""


class InFront:
    def __init__(
        self, table: Table, hit_targets: HitTargets, words: CardWords, animation: AnimationState
    ) -> None:
        self._table = table
        self._hit_targets = hit_targets
        self._words = words
        self._animation = animation

    def draw(self, canvas: Canvas, moment: Moment) -> None:
        animation, hit_targets = self._animation, self._hit_targets
        self._draw_pointers(canvas, moment)
        hit_targets.gathering.draw_moving(canvas, moment)
        if animation.flights or animation.rings:
            cards = len(view_model.trick_shown(moment.table, moment.voice))
            boxes = self._table.frame.seat_boxes.items()
            seats = {seat: hit_targets.plane.box(box) for seat, box in boxes}
            anchors = Anchors(hit_targets.places, hit_targets.desk, seats, cards)
            draw_flights(canvas, animation, anchors)

    def _draw_pointers(self, canvas: Canvas, moment: Moment) -> None:
        hit_targets = self._hit_targets
        if not hit_targets.covers_map:
            entry = self._table.frame.log.lines.pointed_at
            for start, end in ways_told(self._table.sitting.story, entry):
                cells = hit_targets.places.cells
                draw_move(canvas, cells[start].fleet, cells[end].fleet, is_pale=True,
                          unit=hit_targets.places.unit)  # fmt: skip
            note = self._note()
            if note is not None:
                draw_note(canvas, note, hit_targets, moment.table)
        card = None if hit_targets.enlarged is None else self._words.card(hit_targets.enlarged)
        if hit_targets.enlarged is not None and card is not None:
            board = hit_targets.desk.board
            draw_enlarged(canvas, board, hit_targets.enlarged, card, moment.voice)

    def _note(self) -> BotNote | None:
        explained = self._table.frame.explained
        if not explained.panel.is_visible or not explained.panel.steps:
            return None
        return note_of(explained.step(), explained.panel.steps[-1].reasons, self._table.voice)

    def draw_seats(
        self, canvas: Canvas, moment: Moment, boxes: dict[int, Box], hovered: SpotKey | None
    ) -> None:
        """The plates of the seats, and on them what an ambition counts that is pointed at."""
        acting = self._table.director.acting_seat
        glowing = self._hit_targets.glowing
        if hovered is not None and hovered[0] == "ambition":
            glowing = hovered[1]
        crowned = self._table.frame.ending.crowned
        for plain in view_model.seats_shown(moment.table, moment.match, acting):
            look = replace(plain, is_crowned=plain.seat in crowned)
            if look.seat in boxes:
                draw_seat_plate(canvas, boxes[look.seat], look)
                for box in glow_boxes(boxes[look.seat], look, glowing) if glowing else ():
                    canvas.shadow(box, 8, 8, 0, 150, GLOW)
                    canvas.rounded(box.inset(-2), 8, None, GLOW, 2.4)

    def _hinted_chip(self) -> int | None:
        targets = self._hit_targets
        if targets.hinted is None:
            return None
        parts = parts_of(targets.hinted.option, targets.selection.kind)
        chips = enumerate(targets.choices.chips)
        return next((number for number, chip in chips if chip.part in parts), None)

    def draw_prompt(
        self, canvas: Canvas, own: Canvas, voice: Voice, hovered: SpotKey | None
    ) -> None:
        """The chips and steppers; `own` is the canvas in the board's units."""
        hit_targets = self._hit_targets
        number = hovered[1] if hovered is not None and hovered[0] == "chip" else None
        if hit_targets.choices.is_drafting:
            chips = hit_targets.choices.chips
            offered = tuple((drafted(chip.part), chip.key) for chip in chips)
            pointed = "" if number is None else offered[number][0]
            table = hit_targets.selection.table
            seat = hit_targets.owner
            draw_draft(own, hit_targets.choices.panel, table, seat, offered, pointed, voice)
            draw_own_places(own, hit_targets.desk.hand, table, seat, voice)
        else:
            lit = number if number is not None else self._hinted_chip()
            draw_chips(canvas, hit_targets.choices, lit)
        selection = hit_targets.selection
        if not selection.is_counting_ships:
            return
        for place, box in enumerate(stepper_boxes(hit_targets.bar)):
            side = 0
            if hovered in (("less", place), ("more", place)):
                side = 1 if hovered == ("more", place) else -1
            can = (selection.may_set(place, -1), selection.may_set(place, 1))
            words = voice.say(Message(f"stepper-{COUNTED[place]}"))
            draw_stepper(canvas, box, selection.count[place], words, can, side)


# How things around the map are lit, and the titles over them.


def state_of(hit_targets: HitTargets, key: SpotKey, hovered: SpotKey | None) -> State:
    if hit_targets.is_chosen(key):
        return "chosen"
    if hit_targets.is_lit(key):
        return "hover" if key == hovered else "legal"
    return "plain"


def draw_head(canvas: Canvas, head: Box, title: str, note: str) -> None:
    """A title, and at its right what there is to know if there is room for it."""
    width = canvas.text_width(title, 20, "exo-bold")
    left = head.x + 2 + width
    write_over(canvas, left - width / 2, head.centre_y, title, 20, TEXT, "exo-bold")
    wide = canvas.text_width(note, 18)
    if left + 8 + wide <= head.right - 2:
        write_over(canvas, head.right - 2 - wide / 2, head.centre_y, note, 18, SECOND, "text")


LINE: Final[Colour] = (0x3F, 0x38, 0x56)
FLOOR: Final[tuple[Colour, Colour]] = ((0x1A, 0x15, 0x26), (0x12, 0x0E, 0x1B))


def draw_around(
    canvas: Canvas, moment: Moment, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    table = moment.table
    if hit_targets.gathering.is_held:
        around = Around(
            hit_targets.places, lambda key: state_of(hit_targets, key, hovered), hovered
        )
        hit_targets.gathering.draw(canvas, moment, around)
        draw_guilds(canvas, moment, hit_targets, hovered)
        return
    SIDES.of(table)(canvas, moment, hit_targets, hovered)
    draw_guilds(canvas, moment, hit_targets, hovered)
    cards = view_model.trick_shown(table, moment.voice)
    if cards:
        draw_trick(canvas, hit_targets.places, cards, view_model.trick_foot(table, moment.voice))
        _light_trick(canvas, moment, hit_targets, hovered)


def _draw_sides(
    canvas: Canvas, moment: Moment, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    _draw_ambitions(canvas, moment, hit_targets, hovered)
    _draw_court(canvas, moment, hit_targets, hovered)


SIDES: Final[ByMode[Callable[[Canvas, Moment, HitTargets, SpotKey | None], None]]] = ByMode(
    _draw_sides
)
"""What lies at the left and at the right of the map."""


def _light_trick(
    canvas: Canvas, moment: Moment, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    """The cards of the round that can be chosen: a Union comes to lie beside one."""
    boxes = trick_boxes(hit_targets.places, len(view_model.trick_shown(moment.table, moment.voice)))
    for played, box in zip(moment.table.trick, boxes, strict=False):
        state = state_of(hit_targets, ("trick", played.card), hovered)
        if state in EDGES:
            canvas.rounded(box.inset(-3), 10, None, EDGES[state], 4 if state == "hover" else 3)


def _draw_ambitions(
    canvas: Canvas, moment: Moment, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    desk, table, voice = hit_targets.desk, moment.table, moment.voice
    first = desk.ambitions[0]
    head = Message("area-ambitions")
    draw_head(canvas, Box(first.x, first.y - HEAD, first.w, 24), voice.say(head),
              voice.say(head, "note"))  # fmt: skip
    states = {each: state_of(hit_targets, ("ambition", each), hovered) for each in AMBITIONS}
    looks = view_model.ambitions_shown(table, states, voice)
    for look, box in zip(looks, desk.ambitions, strict=True):
        draw_ambition(canvas, box, look)
    free = tuple(view_model.marker_shown(table, marker) for marker in table.free_markers)
    draw_markers_left(canvas, desk.to_declare, view_model.markers_words(free, voice), free)


def _draw_court(
    canvas: Canvas, moment: Moment, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    desk, table, voice = hit_targets.desk, moment.table, moment.voice
    head = Message("area-court", {"cards": len(table.court_deck) + len(table.buried)})
    draw_head(canvas, desk.court_head, voice.say(head), voice.say(head, "note"))
    for offer, box in zip(table.court, desk.court, strict=False):
        if offer.card:
            state = state_of(hit_targets, ("court", offer.card), hovered)
            look = view_model.court_shown(
                table, offer.card, offer.agents, moment.seat, voice, state
            )
            draw_court_card(canvas, box, look)


def draw_guilds(
    canvas: Canvas, moment: Moment, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    desk, table = hit_targets.desk, moment.table
    cards = view_model.cards_before(table.seats[hit_targets.owner])
    if not cards:
        return
    voice, said = moment.voice, Message("area-guilds", {"seat": SeatNumber(hit_targets.owner)})
    wordings = voice.say(said), voice.say(said, "short")
    words = canvas.fitting_words(wordings, desk.guilds.w, 18, "text")
    wide = canvas.text_width(words, 18)
    x = desk.guilds.x + 2 + wide / 2
    write_over(canvas, x, desk.guilds.y - 14, words, 18, SECOND, "text")
    for card, box in zip(cards, desk.guild_boxes(len(cards)), strict=True):
        state = state_of(hit_targets, ("guild", card), hovered)
        draw_guild(canvas, box, view_model.guild_shown(table, card, voice, state))


def draw_floor(
    canvas: Canvas, moment: Moment, hit_targets: HitTargets, hovered: SpotKey | None,
    acting: int | None,
) -> None:  # fmt: skip
    desk, table, selection = hit_targets.desk, moment.table, hit_targets.selection
    canvas.rounded(desk.floor, 0, FLOOR)
    canvas.hairline(desk.floor.x, desk.floor.y, desk.floor.w, colour=LINE)
    if not is_laid_out(table):
        return
    slots = selection.slots if selection.kind == "arrange" else table.seats[hit_targets.owner].slots
    states = tuple(_slot_state(hit_targets, number, hovered) for number in range(len(slots)))
    look = view_model.own_board_shown(table, hit_targets.owner, slots, states)
    draw_own_board(canvas, desk.own, look, view_model.board_words(moment.voice))
    hand = table.seats[hit_targets.owner].hand
    if not hand:
        _draw_acting(canvas, moment, hit_targets.desk, acting)
        return
    cards = tuple(_hand_card(hit_targets, card, hovered) for card in hand)
    draw_hand(canvas, desk.hand, cards, is_sunk=hit_targets.is_sunk)


def _draw_acting(canvas: Canvas, moment: Moment, desk: Desk, seat: int | None) -> None:
    """Where no hand is to be seen: the face of the bot that acts."""
    place = desk.own
    face = None if seat is None or moment.match.is_over else seat_face(moment.match, seat)
    if face is None or seat is None:
        return
    r, x = 0.46 * place.h, desk.hand.centre_x
    canvas.glow(x, place.centre_y, 2.4 * r, 1.5 * r, canvas.theme.seat_colour(seat), 0.3)
    draw_portrait_head(canvas, face, x, place.centre_y, r, canvas.theme.seat_tint(seat, 0.2))
    canvas.seat_mark(seat, x + 0.75 * r, place.centre_y + 0.7 * r, 14)


def _slot_state(hit_targets: HitTargets, number: int, hovered: SpotKey | None) -> State:
    key, selection = ("own-slot", number), hit_targets.selection
    if selection.kind == "arrange":
        return "chosen" if selection.held == number else "legal"
    return state_of(hit_targets, key, hovered)


def _hand_card(hit_targets: HitTargets, card: str, hovered: SpotKey | None) -> HandCard:
    key = ("card", card)
    state = state_of(hit_targets, key, hovered)
    lift = 1.0 if state == "chosen" or (key == hovered and state == "hover") else 0.0
    return HandCard(card, state, lift)
