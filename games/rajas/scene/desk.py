"""The desk: a position set out by clicking on the board, then the Raja's advice or a dummy's turn.

What a click does: a space takes a worker of the seat shown (or gives it back), the tracks its
markers (the right button the money bonus marker), a stone its boat (the right button a river tile),
a scroll and the karma count on, a die of Kali goes away, a stack shows its tiles; the tile chosen
there is laid by a click on a cell, turned by further ones and taken away by the right button.
"""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Any, Final, Protocol

from engine.core.decision import Decision
from engine.core.seed_words import seed_words
from engine.core.setup import HUMAN, SeatSetup, Setup
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.position.board_desk import BoardDesk, DeskHost
from engine.ui.scene import Window
from engine.ui.table.pointing import SpotFact, SpotKey, Spots
from engine.ui.theme import SECOND_TEXT, THEMES, WARNING, WHITE, Colour, seat_colour
from engine.ui.widgets.button import Button
from games.rajas import setting_out
from games.rajas.hints import Advice
from games.rajas.hints import advice as advice_at
from games.rajas.move_words import option_words
from games.rajas.scene.desk_art import desk_words, draw_bar, draw_desk, draw_order
from games.rajas.scene.desk_panel import DeskPanel
from games.rajas.scene.desk_places import desk_spots
from games.rajas.scene.ground import Ground
from games.rajas.scene.hint_card import MOST_ROWS, Counselled, RajaCard
from games.rajas.scene.layout import EDGE, FIT, seat_boxes, table_places
from games.rajas.scene.places import Places, places_in
from games.rajas.scene.seat_strip import draw_seat, seats_shown
from games.rajas.state import LOOSE, NO_TILE, RajasTable

TITLE: Final[Colour] = (0xF6, 0xC4, 0x6E)
GROUND: Final[tuple[Colour, Colour]] = ((0x1C, 0x1A, 0x1B), (0x13, 0x11, 0x13))


class RajasHost(DeskHost, Protocol):
    """The position page also begins a match, and shows the rules."""

    before: Setup | None

    def begin(self, setup: Setup) -> None:
        """Play on."""

    def show_rules(self, clause: str | None = None) -> None: ...


class RajasDesk(BoardDesk[RajasHost]):
    """The whole board, to be set out as it lies on a real table."""

    ground: Ground

    def __init__(self, app: Window, host: RajasHost) -> None:
        super().__init__(app, THEMES["rajas"], FIT, host)
        self.tile = NO_TILE
        self.open: tuple[str, int] | None = None
        self.advised: tuple[Any, ...] = ()
        self.ground = Ground()
        self.places: Places = places_in(Box(8, 88, 1568, 884), 2)
        self.spots = Spots(lambda key: False, lambda key, at: None, lambda x, y: None)
        self.panel = DeskPanel(self)
        self.ask = Button("Raja's advice", self.ask_raja, kind="secondary", icon="bulb", key="H")
        self.rolled = Button("", lambda: self.play_on(by_hand=False), kind="secondary",
                             icon="player-play")  # fmt: skip
        self.real = Button("", lambda: self.play_on(by_hand=True), kind="primary", icon="dice",
                           key="Enter")  # fmt: skip
        for widget in (self.spots, self.panel, self.undo, self.redo, self.close, self.ask,
                       self.rolled, self.real):  # fmt: skip
            self.add(widget)

    # -- what lies there

    @property
    def table(self) -> RajasTable:
        """The table as it is set out, possible or not."""
        table: RajasTable = self.page.draft.table
        return table

    @property
    def decision(self) -> Decision | None:
        """What a person would have to decide now."""
        return self.page.draft.decision

    def take(self, tile: str) -> None:
        """A tile is in the hand; the same once more puts it back."""
        self.tile = NO_TILE if tile == self.tile else tile
        self.panel.renew()

    def let_go(self) -> bool:
        """Puts back the tile in the hand."""
        if self.tile:
            self.take(self.tile)
            return True
        return False

    def look_away(self) -> bool:
        """Shuts the stack, or the border's tiles, that are looked into."""
        if self.open is None:
            return False
        self.shut()
        return True

    def shut(self) -> None:
        """Nothing is looked into any more."""
        self.open, self.tile = None, NO_TILE
        self.panel.renew()

    def follow(self) -> None:
        """Places, panel and buttons follow the draft; advice given before holds no more."""
        draft, count = self.page.draft, len(self.table.seats)
        self.advised = ()
        mover = self.table.seats[self.table.seat] if self.table.seat < count else None
        is_dummys = mover is not None and mover.is_dummy
        words = "His turn" if is_dummys else "Play on"
        self.rolled.label, self.real.label = f"{words}, rolled", f"{words}, real dice"
        self.ask.is_enabled = self.decision is not None
        self.rolled.is_enabled = self.real.is_enabled = draft.is_playable
        self._place_board()
        self.panel.renew()

    # -- clicks

    def click(self, key: SpotKey) -> None:
        """What a click on a place sets out."""
        table, seat, (kind, which) = self.table, self.seat, key
        if kind == "seat":
            self._click_seat(which)
        elif kind == "top":
            self._click_stack(which)
        elif kind == "border":
            self.open, self.tile = ("border", which), NO_TILE
            self.panel.renew()
        elif kind == "cell":
            self._click_cell(which)
        else:
            plain: dict[str, Callable[[], RajasTable]] = {
                "space": lambda: setting_out.move_worker(table, which, seat),
                "fame": lambda: setting_out.put_fame(table, seat, which),
                "money": lambda: setting_out.put_money(table, seat, which),
                "stone": lambda: setting_out.put_boat(table, seat, which),
                "scroll": lambda: setting_out.raise_scroll(table, seat, which),
                "karma": lambda: setting_out.put_karma(table, seat, which),
                "hand": lambda: setting_out.take_die(table, seat, table.seats[seat].dice[which]),
            }
            self.change(plain[kind]())

    def _click_seat(self, number: int) -> None:
        if self.tile and self.table.seats[number].is_dummy:
            tile, self.tile = self.tile, NO_TILE
            self.change(setting_out.lay_tile(self.table, number, LOOSE, tile))
            return
        self.seat, self.open, self.tile = number, None, NO_TILE
        self.renew()

    def _click_stack(self, stack: int) -> None:
        if self.tile and self.table.tile(self.tile).stack == stack:
            tile, self.tile = self.tile, NO_TILE
            self.change(setting_out.show_tile(self.table, tile))
            return
        self.open, self.tile = ("top", stack), NO_TILE
        self.panel.renew()

    def _click_cell(self, cell: int) -> None:
        if self.tile:
            tile, self.tile = self.tile, NO_TILE
            self.change(setting_out.lay_tile(self.table, self.seat, cell, tile))
        elif any(laid.cell == cell for laid in self.table.seats[self.seat].tiles):
            self.change(setting_out.turn_tile(self.table, self.seat, cell))

    def right_click(self, key: SpotKey) -> None:
        """What the other button does there."""
        table, seat, (kind, which) = self.table, self.seat, key
        if kind == "cell":
            laid = next((each for each in table.seats[seat].tiles if each.cell == which), None)
            if laid is not None:
                self.change(setting_out.take_tile(table, seat, laid.tile))
        elif kind == "stone":
            self.change(setting_out.cover_stone(table, which))
        elif kind == "money" and not table.seats[seat].is_dummy:
            self.change(setting_out.put_bonus(table, seat, which))

    # -- what comes of it

    def ask_raja(self) -> None:
        """What the Raja would do here, in the worker."""
        table, decision = self.table, self.decision
        if decision is None:
            return

        def show(advice: Advice) -> None:
            if self.table is table and self.app.top is self:
                self._show_advice(decision, advice)

        def fail(error: Exception) -> None:
            self.app.toast(f"There is no advice: {error}", "warning")

        self.app.worker.work_out(advice_at, (table, decision), show, fail, lane="bots")

    def _show_advice(self, decision: Decision, advice: Advice) -> None:
        hints = advice.distinct(self.table)
        seat = decision.seat
        self.seat = seat
        self.renew()
        self.advised = tuple(hint.option for hint in hints[:MOST_ROWS])
        moves = [Counselled(hint.option, option_words(hint.option, self.table, seat), hint.rounds)
                 for hint in hints]  # fmt: skip
        card = RajaCard(moves, advice.reasons, lambda option: None, self.close_popup,
                        self.page.show_rules, "I see")  # fmt: skip
        card.place_in(self.plane.canvas(self.app.canvas), self.column)
        self.open_popup(card)

    def play_on(self, *, by_hand: bool) -> None:
        """A match from here: dummies are dummies, all others people at the real table."""
        page, name = self.page, self.app.settings.player_name or "You"
        self.app.remove(self)
        seats, seed = sitting(self.table, page.before, name), seed_words(SystemRandom())
        document = page.draft.document
        page.begin(Setup(seats, seed, {}, by_hand, practice=True, position=document))

    # -- layout

    def layout(self, width: float, height: float) -> None:
        """Seats along the top, board, panel, bar."""
        frame = table_places(width, height, True)
        self.bar = frame.bar
        board = frame.board
        column_x = board.right + EDGE
        self.column = Box(column_x, board.y, width - EDGE - column_x, board.h)
        self.undo.box = Box.around(width - 88, 41, 48, 48)
        self.redo.box = Box.around(width - 36, 41, 48, 48)
        row = Box(self.bar.right - 1000, self.bar.centre_y - 28, 982, 56)
        boxes = row.row(150, 220, None, 310, gap=12)
        for button, box in zip((self.close, self.ask, self.rolled, self.real), boxes, strict=True):
            button.box = box
        self.places = places_in(board, len(self.table.seats))
        self.panel.box = self.column
        self._place_board()

    def _place_board(self) -> None:
        if self.column.w <= 0:
            return
        self.seat_cards = seat_boxes(table_places(self.width, self.height, True).seats,
                                     len(self.table.seats))  # fmt: skip
        found = [*desk_spots(self.places, self.table, self.seat),
                 *((("seat", n), box) for n, box in enumerate(self.seat_cards))]  # fmt: skip
        self.spots.box = Box(0, 0, self.width, self.height)
        self.spots.show([
            SpotFact(key, box, self._doing(self.click, key), radius=8.0,
                     right_click=self._doing(self.right_click, key))
            for key, box in found
        ])  # fmt: skip

    def _doing(self, do: Callable[[SpotKey], object], key: SpotKey) -> Callable[[], object]:
        return lambda: do(key)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """The board, the seats over it, what the pointer is on, the bar."""
        canvas.backdrop()
        canvas.rounded(Box(0, 0, self.width, 82), 0, GROUND)
        canvas.text(24, 30, "RAJAS", 34, TITLE, "marcellus", spacing=3)
        canvas.text(24, 61, f"Position, round {self.table.round}", 18, SECOND_TEXT)
        draw_desk(canvas, self.ground, self.places, self.table, self.seat)
        cards = seats_shown(self.table, self.names, self.table.seat, self.seat)
        for number, box in enumerate(self.seat_cards):
            draw_seat(canvas, box, number, cards[number])
            if number == self.seat:
                canvas.rounded(box.inset(-2), 11, None, WHITE, 2)
        key = self.hovered
        if key is not None:
            canvas.rounded(self.spots.spot(key).box.inset(-2), 8, None, WHITE, 2.5)
        draw_order(canvas, self.advised, self.table, self.seat, self.spots)
        colour = WARNING if self.page.draft.problem is not None else seat_colour(self.seat)
        draw_bar(
            canvas, self.bar, self.close.box.x, colour, *desk_words(self.page.draft, self.tile, key)
        )
        self.draw_widgets(canvas)


def sitting(table: RajasTable, before: Setup | None, name: str) -> tuple[SeatSetup, ...]:
    """Who plays on: those who sat there, else dummies, and people for all others."""
    if before is not None and len(before.seats) == len(table.seats):
        return before.seats
    return tuple(
        SeatSetup("dummy", f"Dummy {number}") if seat.is_dummy
        else SeatSetup(HUMAN, f"{name} {number + 1}" if number else name)
        for number, seat in enumerate(table.seats)
    )  # fmt: skip
