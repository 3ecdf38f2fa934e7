"""How the desk looks: the table as it is set out, and the bar with what a click would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from engine.core.position_edits import EditState, Key, PositionEdits
from engine.text.said import Said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.cached_layer import CachedLayer
from engine.ui.canvas import Canvas
from engine.ui.position.edit_panel import ChipShown, Painters
from engine.ui.table.pointing import Spots
from engine.ui.theme import SECOND_TEXT, TEXT, WHITE
from games.arcs.board import AGENT, CARDS, PIECES
from games.arcs.court import COURT
from games.arcs.expansion import ByMode
from games.arcs.position_edits import EDITS, KIND_OF, PIECES_TO_PUT, holder_of, kind_of
from games.arcs.scene.art.ambition_box import draw_ambition, draw_markers_left
from games.arcs.scene.art.buildings import draw_building
from games.arcs.scene.art.cells import draw_outlines
from games.arcs.scene.art.court_cards import draw_court_card, draw_guild
from games.arcs.scene.art.ground import Ground
from games.arcs.scene.art.hand import draw_hand
from games.arcs.scene.art.looks import Building, HandCard, Piece, SeatLook
from games.arcs.scene.art.own_board import draw_own_board
from games.arcs.scene.art.palette import COURT as COURT_SIGNS
from games.arcs.scene.art.palette import GOLD_TEXT, LEGAL, SECOND, SUITS
from games.arcs.scene.art.places import Places
from games.arcs.scene.art.seat_plate import draw_seat_plate
from games.arcs.scene.art.ships import draw_ship
from games.arcs.scene.art.tokens import draw_piece, draw_resource, draw_seat
from games.arcs.scene.art.trick import draw_trick
from games.arcs.scene.layout import Desk
from games.arcs.scene.map_view import draw_reach
from games.arcs.scene.view_model import (
    ambitions_shown,
    board_words,
    cards_before,
    court_shown,
    guild_shown,
    marker_shown,
    markers_words,
    own_board_shown,
    slots_shown,
    trick_shown,
)
from games.arcs.state import ArcsTable

TITLE: Final = (0xD9, 0xA6, 0xF2)


class Seen(Protocol):
    """The desk as it is drawn."""

    state: EditState
    width: float
    ground: Ground
    layer: CachedLayer
    here: Desk
    places: Places
    seat_cards: tuple[Box, ...]
    spots: Spots

    @property
    def table(self) -> ArcsTable: ...

    @property
    def seat(self) -> int: ...

    @property
    def voice(self) -> Voice: ...


def draw_desk(canvas: Canvas, desk: Seen, hovered: Key) -> None:
    """The map and what lies around it, the floor, the seats, what the pointer is on."""
    table, here = desk.table, desk.here
    canvas.backdrop()
    draw_reach(canvas, desk.layer, desk.ground, table, here.board, desk.places)
    if hovered and hovered[0] == "system":
        draw_outlines(canvas, desk.places, {hovered[1]: "hover"})
    _draw_around(canvas, desk)
    canvas.rounded(here.floor, 0, ((0x1A, 0x15, 0x26), (0x12, 0x0E, 0x1B)))
    slots = table.seats[desk.seat].slots
    draw_own_board(canvas, here.own, own_board_shown(table, desk.seat, slots, ()),
                   board_words(desk.voice))  # fmt: skip
    hand = tuple(HandCard(card) for card in table.seats[desk.seat].hand)
    draw_hand(canvas, here.hand, hand)
    _draw_top(canvas, desk)
    if hovered and hovered[0] != "system":
        canvas.rounded(desk.spots.spot(hovered).box.inset(-2), 9, None, WHITE, 2.2)


def _draw_around(canvas: Canvas, desk: Seen) -> None:
    table, here, voice = desk.table, desk.here, desk.voice
    DESK_SIDES.of(table)(canvas, desk)
    cards = trick_shown(table, voice)
    if cards:
        draw_trick(canvas, desk.places, cards)
    own = cards_before(table.seats[desk.seat])
    for card, box in zip(own, here.guild_boxes(len(own)), strict=True):
        draw_guild(canvas, box, guild_shown(table, card, voice))


def _draw_sides(canvas: Canvas, desk: Seen) -> None:
    table, here, voice = desk.table, desk.here, desk.voice
    for ambition, box in zip(ambitions_shown(table, {}, voice), here.ambitions, strict=True):
        draw_ambition(canvas, box, ambition)
    first, head = here.ambitions[0], here.court_head
    ambitions = voice.say(Said("area-ambitions"))
    canvas.text(first.x + 2, head.centre_y, ambitions, 20, TEXT, "exo-bold")
    free = tuple(marker_shown(table, each) for each in table.free_markers)
    draw_markers_left(canvas, here.to_declare, markers_words(free, voice), free)
    court = Said("area-court")
    canvas.text(head.x + 2, head.centre_y, voice.say(court), 20, TEXT, "exo-bold")
    for offer, box in zip(table.court, here.court, strict=False):
        if offer.card:
            look = court_shown(table, offer.card, offer.agents, desk.seat, voice)
            draw_court_card(canvas, box, look)


DESK_SIDES: Final[ByMode[Callable[[Canvas, Seen], None]]] = ByMode(_draw_sides)
"""What lies at the left and at the right of the map."""
DESK_EDITS: Final[ByMode[PositionEdits]] = ByMode(EDITS)
"""What may be set out."""


def _draw_top(canvas: Canvas, desk: Seen) -> None:
    table = desk.table
    canvas.rounded(Box(0, 0, desk.width, desk.here.board.y), 0, ((0x17, 0x12, 0x1F),
                                                                 (0x12, 0x0E, 0x1A)))  # fmt: skip
    canvas.text(24, 28, "ARCS", 34, TITLE, "exo-bold", spacing=3)
    voice = desk.voice
    canvas.text(24, 60, voice.say(Said("desk-title")), 18, SECOND_TEXT)
    power = table.reach.goal(len(table.seats))
    goal = voice.say(Said("plate-goal", {"goal": power}) if power else Said("power"))
    for number, (seat, box) in enumerate(zip(table.seats, desk.seat_cards, strict=False)):
        kind = "" if seat.supercat is None else "SUPERCAT"
        draw_seat_plate(canvas, box, SeatLook(
            number, voice.named(number), seat.power, goal, kind,
            slots_shown(table, number, seat.slots), seat.cards_left, seat.trophy_count,
            sum(seat.captives), number == table.initiative, number == desk.seat,
        ))  # fmt: skip


def draw_prompt(canvas: Canvas, bar: Box, seat: int, head: str) -> Box:
    """What the position waits for, or that something is wrong; returns the room below."""
    canvas.rounded(bar, 0, ((0x1A, 0x15, 0x26), (0x12, 0x0E, 0x1B)))
    draw_seat(canvas, seat, bar.x + 30, bar.y + 30, 11)
    room = bar.right - 24 - (bar.x + 54)
    canvas.text(bar.x + 54, bar.y + 30, head, 24, TEXT, "text-semibold", max_width=room)
    return Box(bar.x + 54, bar.y + 47, room, 54)


# -- what stands beside the table ------------------------------------------------------------------


def _draw_put(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    (piece,), seat = shown.which, shown.state.seat
    if piece not in PIECES_TO_PUT:
        OUTSIDE.of(shown.table)(canvas, box, shown)
        return
    shown.ground(canvas, box)
    if piece in KIND_OF:
        draw_building(canvas, Building(KIND_OF[piece], seat), *box.centre, 18)
    elif piece == AGENT:
        draw_piece(canvas, Piece("agent", seat), *box.centre, 30)
    else:
        draw_ship(canvas, seat, *box.centre, 36, is_hurt=piece != "ship")


def _draw_outside(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    OUTSIDE.of(shown.table)(canvas, box, shown)


OUTSIDE: Final[ByMode[Callable[[Canvas, Box, ChipShown], None]]] = ByMode(
    lambda canvas, box, shown: shown.ground(canvas, box)
)
"""A piece or token that is no seat's."""


def _draw_captive(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    (owner,) = shown.which
    shown.ground(canvas, box, GOLD_TEXT)
    count = shown.table.seats[shown.state.seat].captives[owner]
    _draw_held(canvas, box, Piece("agent", owner), count)


def _draw_trophy(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    owner, kind = shown.which
    shown.ground(canvas, box, LEGAL)
    count = shown.table.seats[shown.state.seat].trophies[owner][PIECES.index(kind)]
    _draw_held(canvas, box, Piece(kind, owner), count)


def _draw_held(canvas: Canvas, box: Box, piece: Piece, count: int) -> None:
    size = min(27.0, 0.5 * box.w)
    draw_piece(canvas, piece, box.x + 4 + size / 2, box.centre_y, size)
    ink = WHITE if count else SECOND
    canvas.text(box.right - 5, box.centre_y, str(count), 20, ink, "number-bold", "right")


def _draw_outrage(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    shown.ground(canvas, box)
    draw_resource(canvas, shown.which[0], *box.centre, 14)


def _draw_card(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    known = CARDS[shown.which[0]]
    sign, holder = SUITS[known.suit], holder_of(shown.table, known.id)
    shown.ground(canvas, box, sign.colour)
    canvas.icon(sign.icon, box.x + 20, box.centre_y, 20, sign.colour)
    canvas.text(box.x + 38, box.centre_y, str(known.number), 22, TEXT, "exo-bold")
    if holder is not None:
        draw_seat(canvas, holder, box.right - 14, box.y + 14, 6)


def _draw_court(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    (card,), table = shown.which, shown.table
    sign = COURT_SIGNS[kind_of(card)]
    shown.ground(canvas, box, sign.colour)
    canvas.icon(sign.icon, box.x + 22, box.centre_y, 20, sign.colour)
    lies = any(each.card == card for each in table.court)
    owner = next((n for n, seat in enumerate(table.seats) if card in seat.cards), None)
    room = box.w - 50 - (0 if owner is None else 20)
    canvas.text(box.x + 40, box.centre_y, COURT[card].name, 18, GOLD_TEXT if lies else TEXT,
                max_width=room)  # fmt: skip
    if owner is not None:
        draw_seat(canvas, owner, box.right - 13, box.centre_y, 6)


PAINTERS: Final[Painters] = {
    "piece": _draw_put, "captive": _draw_captive, "trophy": _draw_trophy, "outrage": _draw_outrage,
    "held": _draw_card, "court card": _draw_court,
    "trust": _draw_outside,
}  # fmt: skip
