"""The desk: a position set out by clicking on the board, the Raja's advice, a dummy's turn."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import replace
from random import SystemRandom
from typing import Any, Final

from engine.core.decision import Decision
from engine.core.position_edits import Key
from engine.core.seed_words import seed_words
from engine.core.setup import HUMAN, SeatSetup, Setup
from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.position.board_editor import BoardEditor, EditorHost
from engine.ui.scene import Window
from engine.ui.theme import SECOND_TEXT, THEMES, WARNING, WHITE, Colour, seat_colour
from engine.ui.widgets.button import Button
from games.rajas.hints import Advice
from games.rajas.hints import advice as advice_at
from games.rajas.position_edits import EDITS
from games.rajas.scene.desk_art import PAINTERS, WELL, draw_bar, draw_desk, draw_order
from games.rajas.scene.desk_places import desk_spots
from games.rajas.scene.ground import Ground
from games.rajas.scene.hint_card import MOST_ROWS, RajaCard, counselled
from games.rajas.scene.layout import EDGE, FIT, seat_boxes, table_places
from games.rajas.scene.palette import GOLD, LACQUER, LACQUER_EDGE
from games.rajas.scene.places import Places, places_in
from games.rajas.scene.seat_strip import draw_seat, seats_shown
from games.rajas.state import RajasTable

TITLE: Final[Colour] = (0xF6, 0xC4, 0x6E)
GROUND: Final[tuple[Colour, Colour]] = ((0x1C, 0x1A, 0x1B), (0x13, 0x11, 0x13))
LACQUERED: Final = replace(THEMES["rajas"], raised=WELL, line=LACQUER_EDGE, accent=GOLD)


class RajasDesk(BoardEditor):
    """The whole board, to be set out as it lies on a real table."""

    edits, painters = EDITS, PAINTERS
    plain_words = "Set the board out by clicking on it"
    ground: Ground

    def __init__(self, app: Window, host: EditorHost) -> None:
        super().__init__(app, THEMES["rajas"], FIT, host)
        self.advised: tuple[Any, ...] = ()
        self._advised_on: Any = None
        self.ground = Ground()
        self.places: Places = places_in(Box(8, 88, 1568, 884), 2)
        self.ask.label, self.go_on.icon = self.voice.say(Said("desk-advice")), "dice"
        self.rolled = Button("", lambda: self.play_on(by_hand=False), kind="secondary",
                             icon="player-play")  # fmt: skip
        self.add(self.rolled)

    def renew(self) -> None:
        """Advice holds no more for another table; a dummy has a turn, people play on."""
        table, playable = self.table, self.page.draft.is_playable
        if table is not self._advised_on:
            self.advised = ()
        mover = table.seats[table.seat] if table.seat < len(table.seats) else None
        is_his = mover is not None and mover.is_dummy
        said, voice = Said("desk-his-turn" if is_his else "desk-play-on"), self.voice
        self.rolled.label, self.go_on.label = voice.say(said, "rolled"), voice.say(said, "real")
        self.rolled.is_enabled = playable
        super().renew()

    def board_places(self) -> Iterable[tuple[Key, Box]]:
        """Tracks, river, spaces, province."""
        return desk_spots(self.places, self.table, self.seat)

    def seat_boxes(self) -> tuple[Box, ...]:
        """Along the top."""
        frame = table_places(self.width, self.height, True)
        return seat_boxes(frame.seats, len(self.table.seats))

    # -- what comes of it

    def ask_a_bot(self) -> None:
        """What the Raja would do here, in the worker."""
        table, decision = self.table, self.page.draft.decision
        if decision is None:
            return

        def show(advice: Advice) -> None:
            if self.table is table and self.app.top is self:
                self._show_advice(decision, advice)

        def fail(error: Exception) -> None:
            self.app.toast(self.voice.say(Said("no-advice", {"why": str(error)})), "warning")

        self.app.worker.work_out(advice_at, (table, decision), show, fail, lane="bots")

    def _show_advice(self, decision: Decision, advice: Advice) -> None:
        hints = advice.distinct(self.table)
        seat = self.state.seat = decision.seat
        self.renew()
        self._advised_on = self.table
        self.advised = tuple(hint.option for hint in hints[:MOST_ROWS])
        game = self.page.draft.game
        moves = counselled(hints, game, self.voice, self.table, seat)
        reasons = game.told(advice.reasons, self.voice)
        card = RajaCard(moves, reasons, lambda option: None, self.close_popup,
                        self.page.show_rules, self.voice, Said("advice-seen"))  # fmt: skip
        card.place_in(self.plane.canvas(self.app.canvas), self.column)
        self.open_popup(card)

    def play_on(self, *, by_hand: bool = True) -> None:
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
        buttons = (self.close, self.ask, self.rolled, self.go_on)
        for button, box in zip(buttons, boxes, strict=True):
            button.box = box
        self.places = places_in(board, len(self.table.seats))
        self.place_all()

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """The board, the seats over it, what the pointer is on, the bar."""
        canvas.backdrop()
        canvas.rounded(Box(0, 0, self.width, 82), 0, GROUND)
        canvas.text(24, 30, "RAJAS", 34, TITLE, "marcellus", spacing=3)
        canvas.text(
            24, 61, self.voice.say(Said("desk-title", {"round": self.table.round})), 18, SECOND_TEXT
        )
        draw_desk(canvas, self.ground, self.places, self.table, self.seat, self.voice)
        cards = seats_shown(self.table, self.voice, self.table.seat, self.seat)
        for number, box in enumerate(self.seat_cards):
            draw_seat(canvas, box, number, cards[number])
            if number == self.seat:
                canvas.rounded(box.inset(-2), 11, None, WHITE, 2)
        self.draw_panel(canvas)
        self.outline_hovered(canvas)
        draw_order(canvas, self.advised, self.table, self.seat, self.spots)
        head, words, _ = self.bar_words()
        colour = WARNING if self.page.draft.problem is not None else seat_colour(self.seat)
        draw_bar(canvas, self.bar, self.close.box.x, colour, head, words)
        self.draw_widgets(canvas)

    def draw_panel(self, canvas: Canvas) -> None:
        """In the colours of lacquer."""
        lacquered = copy(canvas)
        lacquered.theme = LACQUERED
        super().draw_panel(lacquered)

    def draw_column(self, canvas: Canvas, box: Box) -> None:
        """Lacquer."""
        canvas.shadow(box, 12, blur=18, drop=6, strength=130)
        canvas.rounded(box, 12, LACQUER, LACQUER_EDGE, 1.5)


def sitting(table: RajasTable, before: Setup | None, name: str) -> tuple[SeatSetup, ...]:
    """Who plays on: those who sat there, else dummies, and people for all others."""
    if before is not None and len(before.seats) == len(table.seats):
        return before.seats
    return tuple(
        SeatSetup("dummy", f"Dummy {number}") if seat.is_dummy
        else SeatSetup(HUMAN, f"{name} {number + 1}" if number else name)
        for number, seat in enumerate(table.seats)
    )  # fmt: skip
