"""How the desk looks: the table as it is set out, and the bar with what a click would do."""

from __future__ import annotations

from typing import Final, Protocol

from engine.core.position import PositionDraft
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.kept import KeptPart
from engine.ui.table.pointing import SpotKey, Spots
from engine.ui.theme import SECOND_TEXT, TEXT, WARNING, WHITE
from games.arcs.board import POWER_TO_END
from games.arcs.court import COURT
from games.arcs.scene.art.ambition_box import draw_ambition, draw_markers_left
from games.arcs.scene.art.cells import draw_outlines
from games.arcs.scene.art.court_cards import draw_court_card, draw_guild
from games.arcs.scene.art.ground import Ground
from games.arcs.scene.art.hand import draw_hand
from games.arcs.scene.art.looks import HandCard, SeatLook
from games.arcs.scene.art.own_board import draw_own_board
from games.arcs.scene.art.palette import LEGAL
from games.arcs.scene.art.places import Places
from games.arcs.scene.art.seat_plate import draw_seat_plate
from games.arcs.scene.art.tokens import draw_seat
from games.arcs.scene.art.trick import draw_trick
from games.arcs.scene.layout import Desk
from games.arcs.scene.map_view import draw_reach
from games.arcs.scene.shown import (
    ambitions_shown,
    cards_before,
    court_shown,
    guild_shown,
    marker_shown,
    own_board_shown,
    slots_shown,
    trick_shown,
)
from games.arcs.state import ArcsTable

TITLE: Final = (0xD9, 0xA6, 0xF2)
TIPS: Final = {
    "system": "A click puts the chosen piece here, the right button takes one away",
    "fleet": "One ship more; the right button takes one away",
    "building": "A click damages or repairs it, the right button takes it away",
    "ambition": "The best free marker comes here; the right button takes one away",
    "marker": "The marker shows its other side",
    "deck": "All Court cards, to be laid into the row or before the seat",
    "court": "An agent of the seat; the right button takes one away",
    "guild": "A click puts the card back into the deck",
    "trick": "It was played in another way (the lead card: zero); the right button takes it back",
    "slot": "The next resource; the right button empties the slot",
    "card": "It is played to the round; the right button discards it",
    "seat": "Show the hand and the board of this seat",
    "captive": "One more; the right button takes one away",
    "trophy": "One more; the right button takes one away",
    "held": "A click gives it to the hand or takes it; the right button plays it to the round",
    "initiative": "This seat has the initiative",
    "next card": "Whatever was under way is over: the next card is played",
}


class Seen(Protocol):
    """The desk as it is drawn."""

    seat: int
    card: str
    width: float
    ground: Ground
    kept: KeptPart
    here: Desk
    places: Places
    seat_cards: tuple[Box, ...]
    spots: Spots

    @property
    def table(self) -> ArcsTable: ...

    @property
    def names(self) -> tuple[str, ...]: ...


def draw_desk(canvas: Canvas, desk: Seen, hovered: SpotKey | None) -> None:
    """The map and what lies around it, the floor, the seats, what the pointer is on."""
    table, here = desk.table, desk.here
    canvas.backdrop()
    draw_reach(canvas, desk.kept, desk.ground, table, here.board, desk.places)
    if hovered is not None and hovered[0] == "system":
        draw_outlines(canvas, desk.places, {hovered[1]: "hover"})
    _draw_around(canvas, desk)
    canvas.rounded(here.floor, 0, ((0x1A, 0x15, 0x26), (0x12, 0x0E, 0x1B)))
    slots = table.seats[desk.seat].slots
    draw_own_board(canvas, here.own, own_board_shown(table, desk.seat, slots, ()))
    hand = tuple(HandCard(card) for card in table.seats[desk.seat].hand)
    draw_hand(canvas, here.hand, hand)
    _draw_top(canvas, desk)
    if desk.card:
        canvas.rounded(here.own.inset(-2), 13, None, LEGAL, 2.5)
        for box in here.court:
            canvas.rounded(box.inset(-2), 13, None, LEGAL, 2.5)
    if hovered is not None and hovered[0] != "system":
        canvas.rounded(desk.spots.spot(hovered).box.inset(-2), 9, None, WHITE, 2.2)


def _draw_around(canvas: Canvas, desk: Seen) -> None:
    table, here = desk.table, desk.here
    for ambition, box in zip(ambitions_shown(table, {}), here.ambitions, strict=True):
        draw_ambition(canvas, box, ambition)
    first = here.ambitions[0]
    canvas.text(first.x + 2, here.court_head.centre_y, "Ambitions", 20, TEXT, "exo-bold")
    draw_markers_left(canvas, here.to_declare,
                      tuple(marker_shown(table, each) for each in table.free_markers))  # fmt: skip
    cards = trick_shown(table, desk.seat)
    if cards:
        draw_trick(canvas, desk.places, cards)
    head = here.court_head
    canvas.text(head.x + 2, head.centre_y, "Court", 20, TEXT, "exo-bold")
    canvas.text(head.right - 2, head.centre_y, "all cards", 18, LEGAL, align="right")
    for offer, box in zip(table.court, here.court, strict=False):
        if offer.card:
            draw_court_card(canvas, box, court_shown(table, offer.card, offer.agents, desk.seat,
                                                     desk.names))  # fmt: skip
    own = cards_before(table.seats[desk.seat])
    for card, box in zip(own, here.guild_boxes(len(own)), strict=True):
        draw_guild(canvas, box, guild_shown(card))


def _draw_top(canvas: Canvas, desk: Seen) -> None:
    table = desk.table
    canvas.rounded(Box(0, 0, desk.width, desk.here.board.y), 0, ((0x17, 0x12, 0x1F),
                                                                 (0x12, 0x0E, 0x1A)))  # fmt: skip
    canvas.text(24, 28, "ARCS", 34, TITLE, "exo-bold", spacing=3)
    canvas.text(24, 60, "Position", 18, SECOND_TEXT)
    goal = POWER_TO_END[len(table.seats)]
    for number, (seat, box) in enumerate(zip(table.seats, desk.seat_cards, strict=False)):
        kind = "" if seat.supercat is None else "SUPERCAT"
        draw_seat_plate(canvas, box, SeatLook(
            number, desk.names[number], seat.power, f"of {goal}", kind,
            slots_shown(table, number, seat.slots), seat.cards_left, seat.trophy_count,
            sum(seat.captives), number == table.initiative, number == desk.seat,
        ))  # fmt: skip


def draw_prompt(
    canvas: Canvas, bar: Box, draft: PositionDraft, seat: int, card: str, hovered: SpotKey | None
) -> None:
    """What the position waits for and what a click here does, or what is wrong with it."""
    canvas.rounded(bar, 0, ((0x1A, 0x15, 0x26), (0x12, 0x0E, 0x1B)))
    draw_seat(canvas, seat, bar.x + 30, bar.y + 30, 11)
    head, words = draft.waits_for, "Set the table out by clicking on it"
    ink = SECOND_TEXT
    if draft.problem is not None:
        head, words, ink = "This position is not possible", draft.problem.sentence, WARNING
    elif card:
        words = f"{COURT[card].name}: click a place of the Court, or the seat's board"
    elif hovered is not None:
        words = TIPS.get(str(hovered[0]), words)
    room = bar.right - 24 - (bar.x + 54)
    canvas.text(bar.x + 54, bar.y + 30, head, 24, TEXT, "text-semibold", max_width=room)
    canvas.paragraph(Box(bar.x + 54, bar.y + 48, room, 52), f"{words}.".replace("..", "."), 18, ink,
                     line_height=1.25, max_lines=2)  # fmt: skip
