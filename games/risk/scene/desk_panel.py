"""The panel of Risk's desk: the turn, what comes next, and the cards by their symbols."""

from __future__ import annotations

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
    paint_ground,
)
from engine.ui.table.pointing import SpotKey
from engine.ui.theme import BODY, SECOND_TEXT, SMALL, TEXT, WHITE
from games.risk import setting_out
from games.risk.cards import CARDS, HIDDEN, SYMBOLS, WILD, is_wild, symbol
from games.risk.scene.hand import ICONS
from games.risk.scene.pieces import draw_owner_mark
from games.risk.scene.world import short_name
from games.risk.setting_out import Kind, may_hold
from games.risk.state import NEUTRAL, RiskTable

KIND_WORDS: Final[dict[Kind, str]] = {
    "claim": "Claim", "place": "First troops", "turn": "Turn starts", "redeem": "Redeem cards",
    "reinforce": "Place troops", "attack": "Attack", "fortify": "Fortify",
}  # fmt: skip
KIND_ROWS: Final[tuple[tuple[Kind, ...], ...]] = (
    ("claim", "place", "turn"), ("redeem", "reinforce"), ("attack", "fortify"),
)  # fmt: skip
SYMBOL_ROW: Final = 60.0
CARD_ROW: Final = 38.0
WORDS_AT: Final = 34.0


class DeskSeen(Protocol):
    """The desk as its panel knows it: `looked_into` is the symbol whose cards are listed."""

    looked_into: str

    @property
    def owner(self) -> int: ...

    @property
    def seat(self) -> int: ...

    @property
    def table(self) -> RiskTable: ...

    @property
    def title(self) -> str: ...

    def change(self, table: RiskTable) -> None:
        """The table is another one."""

    def show_symbol(self, symbol: str) -> None:
        """The cards of that symbol are listed; "" the seat again."""

    def choose_neutral(self) -> None:
        """Clicks on the map are the neutral army's."""


class Panel(DeskPanel):
    """Everything of the panel in a box, from the top down."""

    def __init__(self, desk: DeskSeen, box: Box) -> None:
        super().__init__(box, desk.change)
        self.desk = desk
        if desk.looked_into:
            self._cards(desk.looked_into)
        else:
            self._turn()

    def draw(self, canvas: Canvas, hovered: SpotKey | None) -> None:
        """Whose things these are, and everything of it."""
        self.draw_rows(canvas, hovered, self.desk.title)
        draw_owner_mark(canvas, self.desk.owner, *self.mark, SEAT_MARK)

    # -- the turn -----------------------------------------------------------------------------

    def _turn(self) -> None:
        table, seat, out = self.desk.table, self.desk.seat, setting_out
        self.counter("Troops to place", table.reserves[seat],
                     partial(out.add_reserve, table, seat))  # fmt: skip
        self.counter("Round", table.round, partial(out.count_round, table))
        self.counter("Sets redeemed", table.sets_redeemed, partial(out.count_sets, table))
        is_own = self.desk.owner == seat
        moves = Choice(("to move",), "To move", table.seat == seat and is_own,
                       lambda: self.change(out.give_turn(table, seat)))  # fmt: skip
        neutral = Choice(("neutral",), "Neutral army", not is_own, self.desk.choose_neutral)
        self.buttons(*((moves, neutral) if NEUTRAL in out.owners_of(table) else (moves,)))
        self.heading("What comes next")
        now = out.kind_of(table)
        for row in KIND_ROWS:
            self.setters(*((("next", kind), KIND_WORDS[kind], kind == now,
                            partial(out.choose_kind, table, kind)) for kind in row))  # fmt: skip
        self.heading("This turn")
        self.setters(
            (("conquered",), "Has conquered", table.has_conquered,
             partial(out.turn_conquest, table)),
            (("extra",), "Extra troops", table.has_taken_bonus, partial(out.turn_bonus, table)),
        )  # fmt: skip
        self.heading("Cards, by their symbols" if may_hold(table, seat) else
                     "Cards come with the first round")  # fmt: skip
        if may_hold(table, seat):
            self._symbols()

    def _symbols(self) -> None:
        table, seat = self.desk.table, self.desk.seat
        row = Box(self.row.x, self.y, self.row.w, SYMBOL_ROW).row(*[None] * 5, gap=GAP)
        for name, box in zip((*SYMBOLS, WILD), row[:4], strict=True):
            held = sum(symbol(card) == name for card in table.hands[seat] if card != HIDDEN)
            show = partial(self.desk.show_symbol, name)
            paint = partial(_paint_symbol, ICONS[name], held)
            self.entries.append(Entry(("symbol", name), box, paint, show))
        count = partial(setting_out.hold_unknown, table, seat)
        paint = partial(_paint_symbol, "help", table.hands[seat].count(HIDDEN))
        self.add(("hidden",), row[4], paint, partial(count, 1), partial(count, -1))
        self.y += SYMBOL_ROW + GAP

    # -- the cards ----------------------------------------------------------------------------

    def _cards(self, shown: str) -> None:
        """Every card of a symbol: who has it; a click gives it or takes it back."""
        table, seat = self.desk.table, self.desk.seat
        self.heading("Click: to the hand. Right: played")
        back = Box(self.row.x, self.box.bottom - FOOT, self.row.w, ROW)
        cards = [card for card in range(CARDS) if symbol(card) == shown]
        step = min(CARD_ROW, (back.y - self.y) / len(cards))
        for card in cards:
            row = Box(self.row.x, self.y, self.row.w, step - 4)
            paint = partial(_paint_card, card, holder_of(table, card), card in table.discards)
            self.add(("card", card), row, paint, partial(setting_out.hold_card, table, seat, card),
                     partial(setting_out.discard_card, table, card))  # fmt: skip
            self.y += step
        self.y = back.y - 4
        self.buttons(Choice(("back",), "Back", False, lambda: self.desk.show_symbol("")))


def holder_of(table: RiskTable, card: int) -> int | None:
    """The seat whose hand a card is in."""
    return next((seat for seat, hand in enumerate(table.hands) if card in hand), None)


def _paint_symbol(icon: str, held: int, canvas: Canvas, box: Box, is_hovered: bool) -> None:
    paint_ground(canvas, box, held > 0, is_hovered)
    canvas.icon(icon, box.centre_x, box.y + 22, 24, TEXT)
    ink = WHITE if held else SECOND_TEXT
    canvas.text(box.centre_x, box.bottom - 14, str(held), SMALL, ink, "number-bold", "centre")


def _paint_card(
    card: int, holder: int | None, is_played: bool, canvas: Canvas, box: Box, is_hovered: bool
) -> None:
    paint_ground(canvas, box, holder is not None, is_hovered)
    canvas.icon(ICONS[symbol(card)], box.x + 18, box.centre_y, 18, SECOND_TEXT)
    name = f"Wild {card - CARDS + 3}" if is_wild(card) else short_name(card)
    canvas.text(box.x + WORDS_AT, box.centre_y, name, BODY, TEXT, max_width=box.w - 120)
    if holder is not None:
        draw_owner_mark(canvas, holder, box.right - 18, box.centre_y, 8)
    elif is_played:
        canvas.text(box.right - 10, box.centre_y, "played", SMALL, SECOND_TEXT, align="right")
