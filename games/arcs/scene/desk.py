"""The desk: a position set out by clicking on the table itself.

What a left click does; the right button takes the same thing away again. A system takes a piece
of the seat shown (the panel says which), a fleet one ship more; a building is damaged or repaired.
An ambition takes the best free marker, a free marker shows its other side. A card of the Court
takes an agent of the seat, or the Court card chosen from the panel; cards of the round are played
otherwise; a slot holds the next resource; a card of the hand goes to the round. Seats are chosen at
the top.
"""

from __future__ import annotations

from functools import partial
from typing import Final, Protocol

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.kept import KeptPart
from engine.ui.position.board_desk import BoardDesk, DeskHost
from engine.ui.scene import Window
from engine.ui.table.pointing import SpotFact, SpotKey, Spots
from engine.ui.theme import THEMES
from engine.ui.widgets.base import Widget
from engine.ui.widgets.button import Button
from games.arcs import setting_out
from games.arcs.board import HIDDEN, RESOURCES
from games.arcs.scene.art.ground import Ground
from games.arcs.scene.art.places import Places, places_in
from games.arcs.scene.desk_art import draw_desk, draw_prompt
from games.arcs.scene.desk_panel import Panel
from games.arcs.scene.desk_places import desk_spots
from games.arcs.scene.layout import FIRST_FRAME, FIT, Desk, desk, seat_boxes, table_places
from games.arcs.setting_out import PieceToPut
from games.arcs.state import ArcsTable

BUTTONS_Y: Final = 104.0
BUTTON_H: Final = 60.0
NO_CARD: Final = ""


class ArcsHost(DeskHost, Protocol):
    """The position page also knows the bots."""

    def ask(self, level: str) -> None:
        """Have a bot say what it would do here."""

    def play_on(self) -> None:
        """Ask who plays, then begin a match from here."""


class DeskSpots(Spots):
    """Everything that can be clicked; systems are hit by their cells, all else by its box."""

    def __init__(self, desk: ArcsDesk) -> None:
        super().__init__(lambda key: False, lambda key, at: None, lambda x, y: None)
        self._desk = desk

    def hit(self, x: float, y: float) -> Widget | None:
        """The uppermost thing there that is no system, else the system whose cell it is."""
        for child in reversed(self.children):
            key = child.fact.key  # type: ignore[attr-defined]
            if key[0] != "system" and child.box.contains((x, y)):
                return child
        table = self._desk.table
        found = self._desk.places.system_at((x, y), table.systems if table.setup else ())
        return None if found is None else self._by_key.get(("system", found))


class ArcsDesk(BoardDesk[ArcsHost]):
    """The whole table, to be set out as it lies on a real one."""

    ground: Ground

    def __init__(self, app: Window, host: ArcsHost) -> None:
        super().__init__(app, THEMES["arcs"], FIT, host)
        self.piece: PieceToPut = "ship"
        self.card = NO_CARD
        self.kind = RESOURCES[0]
        self.looked_into = "" if self.table.setup else "setup"
        self.ground, self.kept = Ground(), KeptPart()
        self.here: Desk = desk(FIRST_FRAME, 1080.0, len(self.table.seats))
        self.places: Places = places_in(self.here.middle)
        self.panel = Panel(self, Box(0, 0, 360, 816))
        self.spots = DeskSpots(self)
        self.ask = Button("Ask a bot", self.ask_a_bot, kind="secondary", icon="bulb", key="H")
        self.go_on = Button("Play on", self.play_on, kind="primary", icon="player-play",
                            key="Enter")  # fmt: skip
        for widget in (self.spots, self.undo, self.redo, self.close, self.ask, self.go_on):
            self.add(widget)

    # -- what lies there ----------------------------------------------------------------------

    @property
    def table(self) -> ArcsTable:
        """The table as it is set out, possible or not."""
        table: ArcsTable = self.page.draft.table
        return table

    def let_go(self) -> bool:
        """Puts back the Court card in the hand."""
        if self.card:
            self.take_card(self.card)
            return True
        return False

    def look_away(self) -> bool:
        """From the deck, the round or the set-up back to the seat."""
        if self.looked_into:
            self.turn_to("")
            return True
        return False

    def take_piece(self, piece: PieceToPut) -> None:
        """A click on a system puts this now."""
        self.piece = piece
        self.renew()

    def take_card(self, card: str) -> None:
        """A Court card is in the hand; the same once more puts it back."""
        self.card = NO_CARD if card == self.card else card
        self.renew()

    def show_kind(self, kind: str) -> None:
        """These Court cards are listed."""
        self.kind = kind
        self.renew()

    def turn_to(self, page: str) -> None:
        """Look into something, or "" at the seat again."""
        self.looked_into, self.card = page, NO_CARD
        self.renew()

    def follow(self) -> None:
        """Places, panel and buttons follow the draft."""
        draft = self.page.draft
        self.ask.is_enabled = draft.decision is not None
        self.go_on.is_enabled = draft.is_playable
        self._place_all()

    # -- clicks -------------------------------------------------------------------------------

    def click(self, key: SpotKey, by: int = 1) -> None:
        """What a click on a place sets out; `by` is -1 for the right button, which takes away."""
        match key:
            case ("seat", number):
                self.seat, self.card = number, NO_CARD
                self.renew()
            case ("deck", _):
                self.turn_to("" if self.looked_into == "court" else "court")
            case _:
                self._set_out(key, by)

    def _set_out(self, key: SpotKey, by: int) -> None:
        table, seat, more = self.table, self.seat, by > 0
        out = setting_out
        match key:
            case ("system", system):
                put = out.put_piece if more else out.take_piece
                self.change(put(table, seat, system, self.piece))
            case ("fleet", system, owner, is_hurt):
                self.change(out.add_ship(table, owner, system, by, is_hurt=is_hurt))
            case ("building", system, number):
                building = table.buildings_at(system)[number]
                self.change((out.turn_building if more else out.take_building)(table, building))
            case ("ambition", ambition):
                self.change((out.declare if more else out.undeclare)(table, ambition))
            case ("marker", marker):
                self.change(out.flip_marker(table, marker))
            case ("court", place):
                self._click_court(place, by)
            case ("guild", card):
                self.change(out.take_guild(table, card))
            case ("trick", place):
                self.change((out.next_way if more else out.take_back)(table, place))
            case ("slot", number):
                self.change((out.next_token if more else out.empty_slot)(table, seat, number))
            case ("card", place):
                self._click_card(table.seats[seat].hand[place], by)

    def _click_court(self, place: int, by: int) -> None:
        card, self.card = self.card, NO_CARD
        if card and by > 0:
            self.change(setting_out.lay_offer(self.table, place, card))
        else:
            self.change(setting_out.add_agent(self.table, self.seat, place, by))

    def _click_card(self, card: str, by: int) -> None:
        table, seat = self.table, self.seat
        if card == HIDDEN:
            if by < 0:
                self.change(setting_out.hold_unknown(table, seat, by))
        elif by > 0:
            self.change(setting_out.play_card(table, seat, card))
        else:
            self.change(setting_out.hold_card(table, seat, card))

    def give_card(self) -> None:
        """The Court card in the hand lies before the seat."""
        card, self.card = self.card, NO_CARD
        self.change(setting_out.give_guild(self.table, self.seat, card))

    # -- what comes of it ---------------------------------------------------------------------

    def ask_a_bot(self) -> None:
        """The fields have the bots' advice beside them."""
        self.app.remove(self)
        self.page.ask(self.page.draft.game.default_bot)

    def play_on(self) -> None:
        """A match from here."""
        self.app.remove(self)
        self.page.play_on()

    # -- layout -------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        """Seats along the top, the table, the panel at its right, the bar."""
        frame = table_places(width, height, is_column_open=True)
        assert frame.column is not None
        self.bar, self.column = frame.bar, frame.column
        self.here = desk(frame.board, height, len(self.table.seats))
        self.places = places_in(self.here.middle)
        self.seat_cards = seat_boxes(frame.seats, len(self.table.seats))
        self.undo.box = Box.around(width - 100, 40, 46, 46)
        self.redo.box = Box.around(width - 46, 40, 46, 46)
        row = Box(self.bar.x + 20, self.bar.y + BUTTONS_Y, self.bar.w - 36, BUTTON_H)
        buttons = (self.close, self.ask, self.go_on)
        for button, box in zip(buttons, row.row(None, None, None, gap=10), strict=True):
            button.box = box
        self._place_all()

    def _place_all(self) -> None:
        if self.column.w <= 0:
            return
        self.panel = Panel(self, self.column)
        facts = [
            SpotFact(key, box, partial(self.click, key), radius=8.0,
                     right_click=partial(self.click, key, -1))
            for key, box in desk_spots(self.here, self.places, self.table, self.seat)
        ]  # fmt: skip
        facts += [SpotFact(("seat", number), box, partial(self.click, ("seat", number)))
                  for number, box in enumerate(self.seat_cards)]  # fmt: skip
        if self.card:
            facts.append(SpotFact(("before the seat", 0), self.here.own, self.give_card))
        facts += [SpotFact(each.key, each.box, each.click, radius=9.0, right_click=each.right)
                  for each in self.panel.entries]  # fmt: skip
        self.spots.box = Box(0, 0, self.width, self.height)
        self.spots.show(facts)

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The table as it is set out, the seats, the panel, the bar."""
        hovered = self.hovered
        draw_desk(canvas, self, hovered)
        self.panel.draw(canvas, hovered)
        draw_prompt(canvas, self.bar, self.page.draft, self.seat, self.card, hovered)
        self.draw_widgets(canvas)
