"""The desk: a position set out by clicking on the table itself (`setting_out` says how)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from types import MappingProxyType
from typing import Final, Protocol

from engine.core.decision import Decision
from engine.core.position.edits import EditState, Key, PositionEdits
from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import CachedLayer, Canvas, Plane
from engine.ui.position.board_editor import BoardEditor, EditorHost, draw_asked
from engine.ui.position.controls import SEAT_MARK, ChipShown, Painters
from engine.ui.scene import Window
from engine.ui.table.parts import Spots
from engine.ui.theme import SECOND_TEXT, TEXT, THEMES, WHITE
from engine.ui.widgets.base import Widget
from games.arcs.board import AGENT, AMBITIONS, CARDS, PIECES
from games.arcs.court import COURT
from games.arcs.expansion import ByMode
from games.arcs.odds import is_laid_out
from games.arcs.scene import view_model
from games.arcs.scene.art import looks, tokens
from games.arcs.scene.art.ambitions import draw_ambition, draw_markers_left, markers_left
from games.arcs.scene.art.cards import (
    draw_court_card,
    draw_guild,
    draw_hand,
    draw_trick,
    hand_places,
    trick_boxes,
)
from games.arcs.scene.art.cells import Ground, draw_outlines
from games.arcs.scene.art.looks import COURT as COURT_SIGNS
from games.arcs.scene.art.pieces import draw_building, draw_ship
from games.arcs.scene.art.places import SLOT, Places, places_in
from games.arcs.scene.hit_targets import draw_reach
from games.arcs.scene.layout import (
    CARD_SHAPE,
    DESKS,
    FIRST_FRAME,
    TABLE_FIT,
    Desk,
    board_unit,
    seat_boxes,
    table_places,
)
from games.arcs.setting_out import EDITS, KIND_OF, PIECES_TO_PUT, holder_of, kind_of
from games.arcs.state import ArcsTable

# How the desk looks: the table as it is set out, and the bar with what a click would do.

TITLE: Final = (0xD9, 0xA6, 0xF2)
TITLE_END: Final = 140.0
"""Below the title there is room for a line where the seats begin beyond it."""


class Seen(Protocol):
    state: EditState
    width: float
    top: float
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
    table, here = desk.table, desk.here
    draw_reach(canvas, desk.layer, desk.ground, table, here.board, desk.places)
    if hovered and hovered[0] == "system":
        draw_outlines(canvas, desk.places, {hovered[1]: "hover"})
    _draw_around(canvas, desk)
    canvas.rounded(here.floor, 0, ((0x1A, 0x15, 0x26), (0x12, 0x0E, 0x1B)))
    slots = table.seats[desk.seat].slots
    tokens.draw_own_board(canvas, here.own, view_model.own_board_shown(table, desk.seat, slots, ()),
                   view_model.board_words(desk.voice))  # fmt: skip
    hand = tuple(looks.HandCard(card) for card in table.seats[desk.seat].hand)
    draw_hand(canvas, here.hand, hand)


def _draw_around(canvas: Canvas, desk: Seen) -> None:
    table, here, voice = desk.table, desk.here, desk.voice
    DESK_SIDES.of(table)(canvas, desk)
    cards = view_model.trick_shown(table, voice)
    if cards:
        draw_trick(canvas, desk.places, cards)
    own = view_model.cards_before(table.seats[desk.seat])
    for card, box in zip(own, here.guild_boxes(len(own)), strict=True):
        draw_guild(canvas, box, view_model.guild_shown(table, card, voice))


def _draw_sides(canvas: Canvas, desk: Seen) -> None:
    table, here, voice = desk.table, desk.here, desk.voice
    for ambition, box in zip(
        view_model.ambitions_shown(table, {}, voice), here.ambitions, strict=True
    ):
        draw_ambition(canvas, box, ambition)
    first, head = here.ambitions[0], here.court_head
    ambitions = voice.say(Message("area-ambitions"))
    _head(canvas, first.x + 2, head.centre_y, ambitions)
    free = tuple(view_model.marker_shown(table, each) for each in table.free_markers)
    draw_markers_left(canvas, here.to_declare, view_model.markers_words(free, voice), free)
    court = Message("area-court")
    _head(canvas, head.x + 2, head.centre_y, voice.say(court))
    for offer, box in zip(table.court, here.court, strict=False):
        if offer.card:
            look = view_model.court_shown(table, offer.card, offer.agents, desk.seat, voice)
            draw_court_card(canvas, box, look)


def _head(canvas: Canvas, x: float, y: float, words: str) -> None:
    centre = x + canvas.text_width(words, 20, "exo-bold") / 2
    tokens.write_over(canvas, centre, y, words, 20, TEXT, "exo-bold")


DESK_SIDES: Final[ByMode[Callable[[Canvas, Seen], None]]] = ByMode(_draw_sides)
"""What lies at the left and at the right of the map."""
DESK_EDITS: Final[ByMode[PositionEdits]] = ByMode(EDITS)
"""What may be set out."""


def _draw_top(canvas: Canvas, desk: Seen) -> None:
    table = desk.table
    canvas.rounded(Box(0, 0, desk.width, desk.top), 0, ((0x17, 0x12, 0x1F),
                                                                 (0x12, 0x0E, 0x1A)))  # fmt: skip
    canvas.text(24, 28, "ARCS", 34, TITLE, "exo-bold", spacing=3)
    voice = desk.voice
    if desk.seat_cards[0].x > TITLE_END:
        canvas.text(24, 60, voice.say(Message("desk-title")), 18, SECOND_TEXT)
    power = table.reach.goal(len(table.seats))
    goal = voice.say(Message("plate-goal", {"goal": power}) if power else Message("power"))
    for number, (seat, box) in enumerate(zip(table.seats, desk.seat_cards, strict=False)):
        kind = "" if seat.supercat is None else "SUPERCAT"
        tokens.draw_seat_plate(canvas, box, looks.SeatLook(
            number, voice.named(number), seat.power, goal, kind,
            view_model.slots_shown(table, number, seat.slots), seat.cards_left, seat.trophy_count,
            sum(seat.captives), number == table.initiative, number == desk.seat,
        ))  # fmt: skip


def draw_prompt(canvas: Canvas, bar: Box, seat: int) -> Box:
    """The bar with the mark of the seat; returns the room for what is said there."""
    canvas.rounded(bar, 0, ((0x1A, 0x15, 0x26), (0x12, 0x0E, 0x1B)))
    tokens.draw_seat(canvas, seat, bar.x + 30, bar.y + 30, 11)
    return Box(bar.x + 54, bar.y + 47, bar.right - 24 - (bar.x + 54), 54)


# -- what stands beside the table ------------------------------------------------------------------


def _draw_put(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    (piece,), seat = shown.which, shown.state.seat
    if piece not in PIECES_TO_PUT:
        OUTSIDE.of(shown.table)(canvas, box, shown)
        return
    shown.ground(canvas, box)
    if piece in KIND_OF:
        half = min(18.0, 0.45 * box.h)
        draw_building(canvas, looks.Building(KIND_OF[piece], seat), *box.centre, half)
    elif piece == AGENT:
        tokens.draw_piece(canvas, looks.Piece("agent", seat), *box.centre, min(30.0, 0.75 * box.h))
    else:
        side = min(36.0, 0.9 * box.h)
        draw_ship(canvas, seat, *box.centre, side, is_hurt=piece != "ship")


def _draw_outside(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    OUTSIDE.of(shown.table)(canvas, box, shown)


OUTSIDE: Final[ByMode[Callable[[Canvas, Box, ChipShown], None]]] = ByMode(
    lambda canvas, box, shown: shown.ground(canvas, box)
)
"""A piece or token that is no seat's."""


def _draw_captive(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    (owner,) = shown.which
    shown.ground(canvas, box, looks.GOLD_TEXT)
    count = shown.table.seats[shown.state.seat].captives[owner]
    _draw_held(canvas, box, looks.Piece("agent", owner), count)


def _draw_trophy(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    owner, kind = shown.which
    shown.ground(canvas, box, looks.LEGAL)
    count = shown.table.seats[shown.state.seat].trophies[owner][PIECES.index(kind)]
    _draw_held(canvas, box, looks.Piece(kind, owner), count)


def _draw_held(canvas: Canvas, box: Box, piece: looks.Piece, count: int) -> None:
    size = min(27.0, 0.5 * box.w, 0.9 * box.h)
    tokens.draw_piece(canvas, piece, box.x + 4 + size / 2, box.centre_y, size)
    ink = WHITE if count else looks.SECOND
    canvas.text(box.right - 5, box.centre_y, str(count), 20, ink, "number-bold", "right")


def _draw_outrage(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    shown.ground(canvas, box)
    tokens.draw_resource(canvas, shown.which[0], *box.centre, 14)


def _draw_card(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    known = CARDS[shown.which[0]]
    sign, holder = looks.SUITS[known.suit], holder_of(shown.table, known.id)
    shown.ground(canvas, box, sign.colour)
    canvas.icon(sign.icon, box.x + 20, box.centre_y, 20, sign.colour)
    canvas.text(box.x + 38, box.centre_y, str(known.number), 22, TEXT, "exo-bold")
    if holder is not None:
        tokens.draw_seat(canvas, holder, box.right - 14, box.y + 14, 6)


def _draw_court(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    (card,), table = shown.which, shown.table
    sign = COURT_SIGNS[kind_of(card)]
    shown.ground(canvas, box, sign.colour)
    canvas.icon(sign.icon, box.x + 22, box.centre_y, 20, sign.colour)
    lies = any(each.card == card for each in table.court)
    owner = next((n for n, seat in enumerate(table.seats) if card in seat.cards), None)
    room = box.w - 50 - (0 if owner is None else 20)
    canvas.text(box.x + 40, box.centre_y, COURT[card].name, 18, looks.GOLD_TEXT if lies else TEXT,
                max_width=room)  # fmt: skip
    if owner is not None:
        tokens.draw_seat(canvas, owner, box.right - 13, box.centre_y, 6)


PAINTERS: Final[Painters] = {
    "piece": _draw_put, "captive": _draw_captive, "trophy": _draw_trophy, "outrage": _draw_outrage,
    "held": _draw_card, "court card": _draw_court,
    "trust": _draw_outside,
}  # fmt: skip


# Where the places of the desk are: everything on the table that can be set out by a click.

FLEET: Final = 46.0


def desk_spots(
    here: Desk, places: Places, table: ArcsTable, seat: int, voice: Voice
) -> Iterator[tuple[Key, Box]]:
    """Every place with its box, the upper ones last; `seat` is the one whose board is shown."""
    if is_laid_out(table):
        yield from _on_map(places, table)
    boxes = trick_boxes(places, len(view_model.trick_shown(table, voice)))
    for number, box in zip(range(len(table.trick)), boxes, strict=False):
        yield ("trick", number), box
    for ambition, box in zip(AMBITIONS, here.ambitions, strict=True):
        yield ("ambition", ambition), box
    yield from OTHER_PLACES.of(table)(here, table)
    for place, box in zip(range(len(table.court)), here.court_boxes(table), strict=False):
        yield ("court", place), box
    cards = view_model.cards_before(table.seats[seat])
    for card, box in zip(cards, here.guild_boxes(len(cards)), strict=True):
        yield ("guild", card), box
    yield from _on_floor(here, table, seat)


def _markers(here: Desk, table: ArcsTable) -> Iterator[tuple[Key, Box]]:
    """Those that nobody has declared."""
    free = table.free_markers
    for marker, (x, y) in zip(free, markers_left(here.to_declare, len(free)), strict=True):
        yield ("marker", marker), Box.around(x, y, 44, 44)


OTHER_PLACES: Final[ByMode[Callable[[Desk, ArcsTable], Iterator[tuple[Key, Box]]]]] = ByMode(
    _markers
)
"""What lies only at the sides of the base game, or of an expansion."""


def _on_map(places: Places, table: ArcsTable) -> Iterator[tuple[Key, Box]]:
    for system in table.systems:
        cell = places.cells[system]
        yield ("system", system), cell.box
        side = 2 * SLOT * places.unit
        for number, (x, y) in zip(range(len(table.buildings_at(system))), cell.slots, strict=False):
            yield ("building", system, number), Box.around(x, y, side, side)
        groups = view_model.groups_at(table, system)
        for group, at in zip(groups, places.groups(system, len(groups)), strict=False):
            size = FLEET * at.scale
            yield ("fleet", system, group.seat, group.is_hurt), Box.around(at.x, at.y, size, size)


def _on_floor(here: Desk, table: ArcsTable, seat: int) -> Iterator[tuple[Key, Box]]:
    owner = table.seats[seat]
    for number in table.open_places(seat):
        yield ("slot", number), tokens.slot_box(here.own, number, len(owner.slots))
    for place, fan in enumerate(hand_places(here.hand, len(owner.hand))):
        box = Box.around(*fan.centre, 1.1 * fan.width, 1.1 * CARD_SHAPE * fan.width)
        yield ("card", place), box


BUTTONS_Y: Final = 104.0
BUTTON_H: Final = 60.0


class DeskSpots(Spots):
    """Everything that can be clicked; systems are hit by their cells, all else by its box."""

    def __init__(self, desk: ArcsDesk) -> None:
        super().__init__(desk.may_take, desk.dropped, lambda x, y: None)
        self._desk = desk

    def hit(self, x: float, y: float) -> Widget | None:
        """The uppermost thing there that is no system, else the system whose cell it is."""
        for child in reversed(self.children):
            key = child.fact.key  # type: ignore[attr-defined]
            if key[0] != "system" and child.box.contains((x, y)):
                return child
        table = self._desk.table
        at = self._desk.board_plane.point((x, y))
        found = self._desk.places.system_at(at, table.systems if is_laid_out(table) else ())
        return None if found is None else self._by_key.get(("system", found))


class ArcsDesk(BoardEditor):
    """The whole table, to be set out as it lies on a real one."""

    painters = PAINTERS
    choice_cells = MappingProxyType(
        {
            "court card": (286.0, 46.0, 4),
            "setup card": (420.0, 46.0, 1),
            "lore-card": (286.0, 46.0, 4),
        }
    )
    ground: Ground

    def __init__(self, app: Window, host: EditorHost) -> None:
        table = host.draft.table
        self.edits = DESK_EDITS.of(table)
        super().__init__(app, THEMES["arcs"], TABLE_FIT, host)
        self.ground, self.layer, self.top = Ground(), CachedLayer(), FIRST_FRAME.y
        self.here: Desk = DESKS.of(table)(FIRST_FRAME, 1080.0, len(table.seats))
        self.places: Places = places_in(self.here.middle)

    def make_spots(self) -> Spots:
        """Systems have forms of their own."""
        return DeskSpots(self)

    def board_places(self) -> Iterable[tuple[Key, Box]]:
        yield from desk_spots(self.here, self.places, self.table, self.seat, self.voice)

    def seat_boxes(self) -> tuple[Box, ...]:
        frame = table_places(self.width, self.height, True, seats=len(self.table.seats))
        return seat_boxes(frame.seats, len(self.table.seats))

    def layout(self, width: float, height: float) -> None:
        count = len(self.table.seats)
        frame = table_places(width, height, True, seats=count)
        assert frame.column is not None
        self.bar, self.top = frame.bar, frame.board.y
        board = self.place_beside(frame.board, frame.column)
        plane = self.board_plane = Plane(factor=board_unit(frame))
        self.here = DESKS.of(self.table)(plane.box(board), height / plane.factor, count)
        self.places = places_in(self.here.middle)
        self.place_tools(width - 18, 40)
        row = Box(self.bar.x + 20, self.bar.y + BUTTONS_Y, self.bar.w - 36, BUTTON_H)
        buttons = (self.fields, self.ask, self.go_on)
        for button, box in zip(buttons, row.row(None, None, None, gap=10), strict=True):
            button.box = box
        self.place_all()

    def draw_seat_mark(self, canvas: Canvas, x: float, y: float) -> None:
        tokens.draw_seat(canvas, self.seat, x, y, SEAT_MARK)

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop()
        draw_desk(self.board_plane.part(canvas), self, self.hovered)
        _draw_top(canvas, self)
        if self.hovered[:1] != ("system",):
            self.outline_hovered(canvas)
        self.draw_panel(canvas)
        draft = self.page.draft
        asked = None if draft.problem is not None else draft.pending
        seat = asked.seat if isinstance(asked, Decision) else self.seat
        room = draw_prompt(canvas, self.bar, seat)
        draw_asked(canvas, (room.x, self.bar.y + 30), room.w, self.bar_words()[0], (24,))
        self.draw_help(canvas, room)
        self.draw_widgets(canvas)
        self.draw_pencils(canvas)
