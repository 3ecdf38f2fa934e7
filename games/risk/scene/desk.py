"""The desk: a position set out by clicks on the map, the cards and the turn.

A left click on a territory puts a troop of the seat shown there, or makes it that seat's; the right
button takes one away, the wheel over an own territory does both. A card of the hand goes face down
again; cards are given from the panel, by their symbols. Seats are chosen at the top.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, Protocol

from engine.core.words import theirs
from engine.ui.board import Camera
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.plane import filling
from engine.ui.position.board_desk import BoardDesk, DeskHost
from engine.ui.scene import Window
from engine.ui.table.pointing import SpotFact, SpotKey, Spots
from engine.ui.theme import (
    BODY,
    HEADING,
    LARGE,
    SECOND_TEXT,
    TEXT,
    THEMES,
    TITLE,
    WARNING,
    WHITE,
    lighten,
)
from engine.ui.widgets.button import Button
from games.risk import setting_out
from games.risk.board import ADJACENT, CONTINENTS
from games.risk.cards import HIDDEN, set_value, sets_in
from games.risk.scene.bar import GROUND, RULE
from games.risk.scene.board_art import BoardArt
from games.risk.scene.desk_panel import Panel
from games.risk.scene.film import InAir
from games.risk.scene.hand import HandShown, HandView
from games.risk.scene.hover import Inspection
from games.risk.scene.labels import pill_of
from games.risk.scene.layout import BAR, COLUMN, GAP, STRIP, BarLayout, board_places
from games.risk.scene.panels import draw_continents
from games.risk.scene.seen import BoardShown
from games.risk.scene.strip import SeatShown, draw_seat
from games.risk.scene.view import WorldView
from games.risk.scene.world import the_world
from games.risk.setting_out import owners_of
from games.risk.state import NEUTRAL, NOBODY, RiskTable

FIT: Final = filling(1600, 900)
TITLE_ROOM: Final = 216.0
TOOLS_ROOM: Final = 116.0
WORDS_LINES: Final = 3
PLAIN: Final = "Click a territory: a troop of the seat shown, or its new owner"
TIPS: Final = {
    "seat": "Click: clicks on the map are of this seat",
    "Troops to place": "Troops that this seat has still to place",
    "Round": "Which round is being played; 0 while the board is being set up",
    "Sets redeemed": "By all seats together: the next set is worth more with each",
    "to move": "It is this seat's turn",
    "neutral": "Clicks on the map are of the neutral army",
    "next": "What the seat to move decides next",
    "conquered": "A territory was taken this turn: a card is drawn at its end",
    "extra": "The two extra troops for a matching card were already placed this turn",
    "symbol": "Click: the cards of this symbol",
    "hidden": "A card that only its owner knows: click for one more, right button for one less",
    "card": "Click: into the hand, or face down again. Right button: it was played",
}


class RiskHost(DeskHost, Protocol):
    """The position page, as Risk's desk knows it."""

    def ask(self, level: str) -> None:
        """Have a bot say what it would do here."""

    def play_on(self) -> None:
        """Ask who plays, then begin a match from here."""


class Ground:
    """The map paints itself as time passes; what lies on it may need another frame."""

    def __init__(self, view: WorldView, art: BoardArt) -> None:
        self._view, self._art = view, art

    @property
    def is_done(self) -> bool:
        return not self._view.is_painting and not self._art.is_behind

    def work(self) -> bool:
        """Whether another frame is wanted."""
        return self._art.is_behind


class RiskDesk(BoardDesk[RiskHost]):
    """The whole world, to be set out as it lies on a real table."""

    def __init__(self, app: Window, host: RiskHost) -> None:
        super().__init__(app, THEMES["risk"], FIT, host)
        self.is_neutral = False
        self.looked_into = ""
        self.view = WorldView(
            the_world(), lambda: self.table.owners, self._paint_map,
            on_click=self.click, on_right_click=self.right_click, on_sea=self.let_go,
            on_turn=self.turn_wheel, on_drag=lambda territory, steps: False,
            on_aim=lambda source, target: False, on_drop=lambda source, target: None,
            on_end=self.let_go,
        )  # fmt: skip
        self.view.covered = self._is_covered
        self.art = BoardArt(self.view)
        self.ground = Ground(self.view, self.art)
        self.hand = HandView(self.view.world, self.put_back)
        self.hand.trade.is_visible = False
        self.spots = Spots(lambda key: False, lambda key, at: None, lambda x, y: None)
        self.panel = Panel(self, Box(0, 0, COLUMN, 600))
        self.ask = Button("Ask a bot", self.ask_a_bot, kind="secondary", icon="bulb", key="H")
        self.go_on = Button("Play on", host.play_on, kind="primary", icon="player-play",
                            key="Enter")  # fmt: skip
        for widget in (self.view, self.spots, self.hand, self.undo, self.redo, self.close,
                       self.ask, self.go_on):  # fmt: skip
            self.add(widget)

    # -- what lies there ----------------------------------------------------------------------

    @property
    def table(self) -> RiskTable:
        """The table as it is set out, possible or not."""
        table: RiskTable = self.page.draft.table
        return table

    @property
    def owner(self) -> int:
        """Whose troops a click puts down."""
        return NEUTRAL if self.is_neutral else self.seat

    @property
    def title(self) -> str:
        return self._name(self.owner)

    def _name(self, owner: int) -> str:
        if owner == NOBODY:
            return "Nobody"
        return "Neutral army" if owner == NEUTRAL else self.names[owner]

    def let_go(self) -> bool:
        """From the neutral army back to the seat."""
        had, self.is_neutral = self.is_neutral, False
        if had:
            self.renew()
        return had

    def look_away(self) -> bool:
        """From the cards back to the turn."""
        had = bool(self.looked_into)
        if had:
            self.show_symbol("")
        return had

    def show_symbol(self, symbol: str) -> None:
        """The cards of that symbol are listed; "" the seat again."""
        self.looked_into = symbol
        self.renew()

    def choose_neutral(self) -> None:
        """Clicks on the map are the neutral army's, or the seat's again."""
        self.is_neutral = not self.is_neutral
        self.renew()

    def choose(self, seat: int) -> None:
        """Clicks on the map are that seat's."""
        self.seat, self.is_neutral = seat, False
        self.renew()

    def follow(self) -> None:
        """Places and buttons follow the draft."""
        self.is_neutral = self.is_neutral and NEUTRAL in owners_of(self.table)
        self.ask.is_enabled = self.page.draft.decision is not None
        self.go_on.is_enabled = self.page.draft.is_playable
        self.hand.show(self._hand())
        self.hand.trade.is_visible = False
        self.view.changed()
        self._place_all()

    def _hand(self) -> HandShown:
        table, seat = self.table, self.seat
        cards = table.hands[seat]
        has_set = HIDDEN not in cards and bool(sets_in(cards))
        number = table.sets_redeemed + 1
        return HandShown(
            title=theirs(self.names[seat]) + " cards", note="Click one: it goes back",
            is_good=has_set, cards=cards, seat=seat, slot="none" if cards else "empty",
            matching=frozenset(card for card in cards if card in table.territories_of(seat)),
            value=table.next_set_value,
            next_values=tuple(set_value(number + step) for step in (1, 2, 3)), is_open=True,
        )  # fmt: skip

    # -- clicks -------------------------------------------------------------------------------

    def click(self, territory: int) -> None:
        """A troop more there, or another owner."""
        self.change(setting_out.put_troop(self.table, self.owner, territory))

    def right_click(self, territory: int) -> None:
        """A troop less there."""
        self.change(setting_out.take_troop(self.table, territory))

    def turn_wheel(self, territory: int, notches: int) -> bool:
        """The wheel counts the troops of an own territory; elsewhere it zooms."""
        if self.table.owners[territory] != self.owner:
            return False
        if notches > 0:
            self.click(territory)
        elif notches < 0:
            self.right_click(territory)
        return True

    def put_back(self, card: int) -> None:
        """A card of the hand goes face down."""
        table, seat = self.table, self.seat
        if card == HIDDEN:
            self.change(setting_out.hold_unknown(table, seat, -1))
        else:
            self.change(setting_out.hold_card(table, seat, card))

    def ask_a_bot(self) -> None:
        """The fields have the bots' advice beside them."""
        self.app.remove(self)
        self.page.ask(self.page.draft.game.default_bot)

    # -- layout -------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        """Seats along the top, the map, the panel at its right, the bar."""
        self.bar = Box(0, height - BAR, width, BAR)
        body = Box(0, STRIP, width, height - STRIP - BAR)
        board, self.column = body.row(None, COLUMN)
        self.view.arrange(board_places(board, 0))
        self.undo.box = Box.around(width - 88, STRIP / 2, 44, 44)
        self.redo.box = Box.around(width - 36, STRIP / 2, 44, 44)
        places = BarLayout.of(self.bar)
        self.hand.box, self.go_on.box = places.hand, places.end
        for button, box in zip((self.close, self.ask), places.small(2), strict=True):
            button.box = box
        self._place_all()

    def _place_all(self) -> None:
        if self.column.w <= 0:
            return
        self.panel = Panel(self, self.column)
        row = Box(TITLE_ROOM, GAP, self.width - TITLE_ROOM - TOOLS_ROOM, STRIP - 2 * GAP)
        self.seat_cards = row.row(*[None] * len(self.table.hands), gap=GAP)
        facts = [SpotFact(("seat", seat), box, partial(self.choose, seat))
                 for seat, box in enumerate(self.seat_cards)]  # fmt: skip
        self.spots.box = Box(0, 0, self.width, self.height)
        self.spots.show([*facts, *(entry.fact for entry in self.panel.entries)])

    def _is_covered(self, x: float, y: float) -> bool:
        places = self.view.places
        return places is not None and places.card.contains((x, y))

    # -- drawing ------------------------------------------------------------------------------

    def _paint_map(self, canvas: Canvas, camera: Camera) -> None:
        self.art.paint(canvas, camera, self._shown())

    def _shown(self) -> BoardShown:
        table, owner, hovered = self.table, self.owner, self.view.territory
        count = str(table.owners.count(owner))
        pills = [pill_of(number, table.owners) for number in range(len(CONTINENTS))]
        land: Any = partial(draw_continents, title=f"{theirs(self.title)} territories",
                            number=count, pills=pills, seat=owner)  # fmt: skip
        said = None if hovered is None else self._inspection(hovered)
        return BoardShown(table.owners, table.troops, table.seat, InAir(), land, hovered=hovered,
                          inspection=said)  # fmt: skip

    def _inspection(self, territory: int) -> Inspection:
        table = self.table
        owner, troops = table.owners[territory], table.troops[territory]
        is_own = owner == self.owner
        around = (
            (place, table.owners[place], table.troops[place]) for place in ADJACENT[territory]
        )
        foes = tuple(each for each in around if each[1] not in (owner, NOBODY))
        hint = "Click +1, right-click −1" if is_own else f"Click: {theirs(self.title)}"
        name = self._name(owner) if owner != NOBODY else ""
        return Inspection(territory, owner, name, is_own, troops, neighbours=foes, hint=hint)

    def draw(self, canvas: Canvas) -> None:
        """The strip, the map, the panel, the bar."""
        canvas.backdrop()
        self._draw_strip(canvas)
        hovered = self.hovered
        self.panel.draw(canvas, hovered)
        self._draw_bar(canvas, hovered)
        self.draw_widgets(canvas)
        if hovered is not None:
            canvas.rounded(self.spots.spot(hovered).box.inset(-2), 10, None, WHITE, 2)

    def _draw_strip(self, canvas: Canvas) -> None:
        canvas.rounded(Box(0, 0, self.width, STRIP), 0, GROUND)
        accent = lighten(canvas.theme.accent, 0.08)
        canvas.text(24, 36, "RISK", TITLE, accent, canvas.theme.title_font)
        canvas.text(25, 65, f"Position, round {self.table.round}", BODY, SECOND_TEXT)
        for seat, box in enumerate(self.seat_cards):
            draw_seat(canvas, box, seat, self._seat_shown(seat))
            if seat == self.owner:
                canvas.rounded(box.inset(-2), 11, None, WHITE, 2)

    def _seat_shown(self, seat: int) -> SeatShown:
        table = self.table
        lands = table.owners.count(seat)
        return SeatShown(
            self.names[seat], "", True, lands, table.troops_of(seat),
            table.income(seat) if lands else 0, bool(table.continents_of(seat)),
            len(table.hands[seat]), "To move" if seat == table.seat else "",
            "Out" if seat in table.eliminated else "",
        )  # fmt: skip

    def _draw_bar(self, canvas: Canvas, hovered: SpotKey | None) -> None:
        """What the position waits for and what a click here does, or what is wrong with it."""
        places, draft = BarLayout.of(self.bar), self.page.draft
        canvas.rounded(self.bar, 0, GROUND)
        canvas.hairline(self.bar.x, self.bar.y, self.bar.w, colour=RULE)
        for x in places.rules:
            canvas.hairline(x, self.bar.y + 16, self.bar.h - 32, vertical=True, colour=RULE)
        head, words, ink = draft.waits_for, PLAIN, SECOND_TEXT
        if draft.problem is not None:
            head, words, ink = "This position is not possible yet", draft.problem.sentence, WARNING
        if hovered is not None:
            words, ink = TIPS.get(str(hovered[0]), words), SECOND_TEXT
        box = places.action
        size = HEADING if canvas.text_width(head, HEADING, "text-semibold") <= box.w else LARGE
        canvas.text(box.x, box.y + 40, head, size, TEXT, "text-semibold", max_width=box.w)
        canvas.paragraph(Box(box.x, box.y + 68, box.w, box.h - 76), f"{words.rstrip('.')}.", LARGE,
                         ink, line_height=1.3, max_lines=WORDS_LINES)  # fmt: skip
