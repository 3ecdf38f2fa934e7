"""The panel beside the desk: what belongs to a seat and has no place of its own on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, Protocol

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.position.desk_panel import (
    FOOT,
    GAP,
    ROW,
    SEAT_MARK,
    Choice,
    DeskPanel,
    Entry,
    paint_button,
    paint_ground,
)
from engine.ui.table.pointing import SpotKey
from engine.ui.theme import WHITE
from games.arcs import setting_out
from games.arcs.board import (
    CARDS,
    HIDDEN,
    PIECES,
    RESOURCES,
    SETUP_CARDS,
    deck,
    setup_cards,
)
from games.arcs.court import BASE_COURT, COURT
from games.arcs.scene.art.buildings import draw_building
from games.arcs.scene.art.looks import Building, Piece
from games.arcs.scene.art.palette import COURT as COURT_SIGNS
from games.arcs.scene.art.palette import GOLD_TEXT, LEGAL, SECOND, SUITS, TEXT
from games.arcs.scene.art.ships import draw_ship
from games.arcs.scene.art.tokens import draw_piece, draw_resource, draw_seat
from games.arcs.setting_out import PIECES_TO_PUT, PieceToPut
from games.arcs.state import ArcsTable

CARD_ROW: Final = 62.0
PAGES: Final = {"cards": "Action cards", "court": "Court cards", "setup": "Setup card"}
PAGE_BUTTONS: Final = {"cards": "Cards", "court": "Court", "setup": "Set-up"}
KINDS: Final = (*RESOURCES, "vox")


class DeskSeen(Protocol):
    """The desk as its panel knows it.

    `piece` is what a click on a system puts there, `card` the Court card in the hand,
    `looked_into` a page of the panel (`kind` the Court cards of that page) ("" the seat).
    """

    seat: int
    piece: PieceToPut
    card: str
    looked_into: str
    kind: str

    @property
    def table(self) -> ArcsTable: ...

    @property
    def names(self) -> tuple[str, ...]: ...

    def change(self, table: ArcsTable) -> None:
        """The table is another one."""

    def take_piece(self, piece: PieceToPut) -> None:
        """A click on a system puts this now."""

    def take_card(self, card: str) -> None:
        """A Court card is in the hand."""

    def show_kind(self, kind: str) -> None:
        """These Court cards are listed."""

    def turn_to(self, page: str) -> None:
        """Look into something, or "" at the seat again."""


class Panel(DeskPanel):
    """Everything of the panel in a box, from the top down."""

    def __init__(self, desk: DeskSeen, box: Box) -> None:
        super().__init__(box, desk.change)
        self.desk = desk
        pages = {"": self._seat, "cards": self._cards, "court": self._court, "setup": self._setup}
        pages[desk.looked_into]()

    # -- the seat -----------------------------------------------------------------------------

    def _seat(self) -> None:
        desk, table, number = self.desk, self.desk.table, self.desk.seat
        seat = table.seats[number]
        self.counter("Power", seat.power, partial(setting_out.add_power, table, number))
        self.counter("Chapter", table.chapter, partial(setting_out.count_chapter, table))
        self.counter("Round", table.round, partial(setting_out.count_round, table))
        if seat.supercat is not None:
            count = setting_out.count_supercat
            self.counter("Hand counter", seat.supercat.counter,
                          lambda by: count(table, number, by, 0))  # fmt: skip
            self.counter("Seize counter", seat.supercat.seize,
                          lambda by: count(table, number, 0, by))  # fmt: skip
        self.setters(
            (("initiative",), "Initiative", table.initiative == number,
             partial(setting_out.give_initiative, table, number)),
            (("next card",), "Next card", False, partial(setting_out.next_card, table)),
        )  # fmt: skip
        self._pieces()
        self._captives()
        self._outrage()
        self.buttons(*(Choice((page,), words, False, partial(desk.turn_to, page))
                       for page, words in PAGE_BUTTONS.items()))  # fmt: skip

    def _pieces(self) -> None:
        self.heading("A click on a system puts")
        boxes = Box(self.row.x, self.y, self.row.w, 56).row(*[None] * 4, gap=GAP)
        for piece, box in zip(PIECES_TO_PUT, boxes, strict=True):
            paint = partial(_draw_put, piece, self.desk.seat, self.desk.piece == piece)
            take = partial(self.desk.take_piece, piece)
            self.entries.append(Entry(("piece", piece), box, paint, take))
        self.y += 56 + 6

    def _captives(self) -> None:
        """Captives and Trophies, by their owners."""
        table, number = self.desk.table, self.desk.seat
        seat = table.seats[number]
        self.heading("Captives, then Trophies")
        for owner in range(len(table.seats)):
            if owner == number:
                continue
            boxes = Box(self.row.x, self.y, self.row.w, 44).row(*[None] * 5, gap=GAP)
            more = partial(setting_out.add_captive, table, number, owner)
            paint = partial(_draw_held, Piece("agent", owner), seat.captives[owner], True)
            self.add(("captive", owner), boxes[0], paint, partial(more, 1), partial(more, -1))
            for kind, held, box in zip(PIECES, seat.trophies[owner], boxes[1:], strict=True):
                more = partial(setting_out.add_trophy, table, number, owner, kind)
                piece = PIECE_OF[kind](owner)
                self.add(("trophy", owner, kind), box, partial(_draw_held, piece, held, False),
                          partial(more, 1), partial(more, -1))  # fmt: skip
            self.y += 44 + 6

    def _outrage(self) -> None:
        table, number = self.desk.table, self.desk.seat
        self.heading("Outrage")
        boxes = Box(self.row.x, self.y, self.row.w, 44).row(*[None] * 5, gap=GAP)
        for resource, box in zip(RESOURCES, boxes, strict=True):
            is_on = resource in table.seats[number].outrage
            self.add(("outrage", resource), box, partial(_draw_outrage, resource, is_on),
                      partial(setting_out.turn_outrage, table, number, resource))  # fmt: skip
        self.y += 44 + 8

    # -- what can be looked into --------------------------------------------------------------

    def _back(self) -> None:
        box = Box(self.row.x, self.box.bottom - FOOT - 4, self.row.w, ROW)
        back = partial(self.desk.turn_to, "")
        self.entries.append(Entry(("back",), box, partial(paint_button, "Back", False), back))

    def _cards(self) -> None:
        """All action cards: who has each; a click gives or takes it, the right button plays it."""
        table, number = self.desk.table, self.desk.seat
        self.heading("Click: to the hand. Right: to the round")
        known = deck(len(table.seats))
        suits = len({CARDS[card].suit for card in known})
        rows = len(known) // suits
        room = Box(self.row.x, self.y + 4, self.row.w, rows * CARD_ROW - GAP)
        boxes = iter(room.grid(suits, rows, GAP))
        for card in sorted(known, key=lambda card: CARDS[card].number):
            paint = partial(_draw_card, card, _holder(table, card))
            self.add(("held", card), next(boxes), paint,
                      partial(setting_out.hold_card, table, number, card),
                      partial(setting_out.play_card, table, number, card))  # fmt: skip
        self.y = room.bottom + 14
        self.counter("Cards nobody knows", table.seats[number].hand.count(HIDDEN),
                      partial(setting_out.hold_unknown, table, number))  # fmt: skip
        self._back()

    def _court(self) -> None:
        """The Court cards of a kind, to be laid into the row or before a seat."""
        desk, table = self.desk, self.desk.table
        boxes = Box(self.row.x, self.y + 4, self.row.w, 44).row(*[None] * 6, gap=GAP)
        for kind, box in zip(KINDS, boxes, strict=True):
            paint = partial(_draw_kind, kind, kind == desk.kind)
            show = partial(desk.show_kind, kind)
            self.entries.append(Entry(("kind", kind), box, paint, show))
        self.y += 60
        self.heading("Choose one, then click its place")
        for card in BASE_COURT:
            if _kind_of(card) == desk.kind:
                row = Box(self.row.x, self.y + 4, self.row.w, 44)
                paint = partial(_draw_court, table, card, desk.card == card)
                take = partial(desk.take_card, card)
                self.entries.append(Entry(("court card", card), row, paint, take))
                self.y += 44 + GAP
        self._back()

    def _setup(self) -> None:
        """The setup cards for so many seats."""
        table = self.desk.table
        self.heading("Clusters out of play")
        for card in setup_cards(len(table.seats)):
            known = SETUP_CARDS[card]
            out = " and ".join(map(str, known.out)) or "none"
            words = f"{known.name}: {out}"
            box = Box(self.row.x, self.y + 4, self.row.w, ROW)
            self.add(("setup card", card), box,
                      partial(paint_button, words, table.setup == card),
                      partial(setting_out.choose_setup, table, card))  # fmt: skip
            self.y += ROW + GAP
        self._back()

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, hovered: SpotKey | None) -> None:
        """Whose things these are, and everything of it."""
        desk = self.desk
        self.draw_rows(canvas, hovered, PAGES.get(desk.looked_into, desk.names[desk.seat]))
        draw_seat(canvas, desk.seat, *self.mark, SEAT_MARK)


PIECE_OF: Final[dict[str, Callable[[int], Piece]]] = {
    "ship": lambda owner: Piece("ship", owner),
    "city": lambda owner: Piece("city", owner),
    "starport": lambda owner: Piece("starport", owner),
    "agent": lambda owner: Piece("agent", owner),
}


def _kind_of(card: str) -> str:
    known = COURT[card]
    return known.suit if known.is_guild else "vox"


def _holder(table: ArcsTable, card: str) -> int | None:
    """The seat in whose hand or turn of the round a card is."""
    for number, seat in enumerate(table.seats):
        if card in seat.hand:
            return number
    return next((each.seat for each in table.trick if each.card == card), None)


def _where(table: ArcsTable, card: str) -> Iterator[int]:
    """The seat before which a guild card lies."""
    yield from (number for number, seat in enumerate(table.seats) if card in seat.cards)


def _draw_put(
    piece: PieceToPut, seat: int, is_on: bool, canvas: Canvas, box: Box, is_hovered: bool
) -> None:
    paint_ground(canvas, box, is_on, is_hovered)
    if piece in setting_out.KIND_OF:
        draw_building(canvas, Building(setting_out.KIND_OF[piece], seat), *box.centre, 18)
    else:
        draw_ship(canvas, seat, *box.centre, 36, is_hurt=piece != "ship")


def _draw_held(
    piece: Piece, count: int, is_captive: bool, canvas: Canvas, box: Box, is_hovered: bool
) -> None:
    paint_ground(canvas, box, False, is_hovered, GOLD_TEXT if is_captive else LEGAL)
    draw_piece(canvas, piece, box.x + 0.36 * box.w, box.centre_y, 27)
    ink = WHITE if count else SECOND
    canvas.text(box.right - 8, box.centre_y, str(count), 20, ink, "number-bold", "right")


def _draw_outrage(
    resource: str, is_on: bool, canvas: Canvas, box: Box, is_hovered: bool
) -> None:  # fmt: skip
    paint_ground(canvas, box, is_on, is_hovered)
    draw_resource(canvas, resource, *box.centre, 14)


def _draw_card(
    card: str, holder: int | None, canvas: Canvas, box: Box, is_hovered: bool
) -> None:  # fmt: skip
    sign = SUITS[CARDS[card].suit]
    paint_ground(canvas, box, holder is not None, is_hovered, sign.colour)
    canvas.icon(sign.icon, box.x + 20, box.centre_y, 20, sign.colour)
    canvas.text(box.x + 38, box.centre_y, str(CARDS[card].number), 22, TEXT, "exo-bold")
    if holder is not None:
        draw_seat(canvas, holder, box.right - 14, box.y + 14, 6)


def _draw_court(
    table: ArcsTable, card: str, is_on: bool, canvas: Canvas, box: Box, is_hovered: bool
) -> None:
    sign = COURT_SIGNS[_kind_of(card)]
    paint_ground(canvas, box, is_on, is_hovered, sign.colour)
    canvas.icon(sign.icon, box.x + 22, box.centre_y, 20, sign.colour)
    lies = any(each.card == card for each in table.court)
    ink = GOLD_TEXT if lies else TEXT
    owner = next(_where(table, card), None)
    room = box.w - 50 - (0 if owner is None else 20)
    canvas.text(box.x + 40, box.centre_y, COURT[card].name, 18, ink, max_width=room)
    if owner is not None:
        draw_seat(canvas, owner, box.right - 13, box.centre_y, 6)


def _draw_kind(kind: str, is_on: bool, canvas: Canvas, box: Box, is_hovered: bool) -> None:
    sign = COURT_SIGNS[kind]
    paint_ground(canvas, box, is_on, is_hovered, sign.colour)
    canvas.icon(sign.icon, *box.centre, 22, sign.colour)
