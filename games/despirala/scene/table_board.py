"""The middle of Despirala's table: tray and sheet, and what pointer and keys mean on them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from engine.core.decision import Decision
from engine.text.message import Message, SeatNumber
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import LEFT, Clicked, Intent, KeyPressed, PointerLeft, PointerMoved
from engine.ui.paint.text import text_pixels
from engine.ui.table.parts import Board, Moment
from engine.ui.table.table import Table
from engine.ui.theme import SMALL
from engine.ui.widgets.base import Tip
from games.despirala.combinations import NAMES
from games.despirala.moves import Continue, Reroll, Stop
from games.despirala.scene.chooser import Chooser
from games.despirala.scene.hands import DespiralaHands
from games.despirala.scene.layout import BoardLayout, step_row
from games.despirala.scene.lines import SheetLine, Turn, sheet_lines
from games.despirala.scene.named_boxes import box_named
from games.despirala.scene.odds_request import OddsRequest
from games.despirala.scene.prerender import IDLE_SECONDS, Prerender
from games.despirala.scene.prospects import Prospects
from games.despirala.scene.selection import ROW_KEYS, DespiralaSelection
from games.despirala.scene.sheet import SheetTotals, draw_sheet, totals_of
from games.despirala.scene.stage import Stage, last_thrown
from games.despirala.scene.tray import draw_board_tray
from games.despirala.state import DespiralaTable

NO_BOX: Final = Box(304, 72, 1200, 864)
LETTERS: Final = {"r": Reroll(), "c": Continue(), "s": Stop()}
"""Keys of moves, whichever key their button shows now."""


class DespiralaBoard(Board):
    """Tray and sheet; `chooser` is what the person to act has in mind."""

    hands = DespiralaHands()

    def __init__(self, table: Table) -> None:
        self.table = table
        self.odds_request = OddsRequest(table.app.worker, self._heard)
        self.places = BoardLayout.of(NO_BOX)
        self.stage = Stage.of(table.match.table, self.places.tray)
        self.hovered_row: int | None = None
        self.hovers_pencil = False
        self.hovered_seat: int | None = None
        self.pinned_seat: int | None = None
        self.prerender = Prerender()
        self.chooser = Chooser(self)
        self.prospects = Prospects(self)
        self._stock_at: object = None
        self._is_new = True

    # -- what is going on ---------------------------------------------------------------------

    @property
    def lies(self) -> DespiralaTable:
        """What lies on the table now."""
        return self.stage.table

    @property
    def shown_decision(self) -> Decision | None:
        """The decision whose moves are shown: the person's, or in a replay whoever's it was."""
        pending = self.table.match.pending
        if self.table.replay is not None and isinstance(pending, Decision):
            return pending
        return self.table.decision

    @property
    def is_collecting(self) -> bool:
        """Whether a person is to stop or to continue."""
        decision = self.table.decision
        return decision is not None and decision.kind == "collect"

    @property
    def shows_hints(self) -> bool:
        tutor = self.table.tutor
        is_closed = tutor is not None and tutor.hides_advice
        return self.table.app.settings.show_hints and not is_closed

    @property
    def sheet_seat(self) -> int:
        """Whose sheet is shown: the card under the pointer, the one clicked, else the viewer's."""
        for seat in (self.hovered_seat, self.pinned_seat):
            if seat is not None:
                return seat
        if self.table.replay is not None:
            return self.stage.seat
        has_person = any(who.is_person for who in self.table.match.setup.seats)
        return self.table.sitting.viewer if has_person else self.stage.seat

    def owner(self, seat: int) -> str:
        """Whose something is: "Your", or the seat's name."""
        people = [each for each, who in enumerate(self.table.match.setup.seats) if who.is_person]
        said = (
            Message("whose-own")
            if people == [seat]
            else Message("whose", {"seat": SeatNumber(seat)})
        )
        return self.table.voice.say(said)

    # -- life ---------------------------------------------------------------------------------

    def enter(self) -> None:
        """The odds are worked out while the first dice fall."""
        self.odds_request.begin(self.table.match)

    def leave(self) -> None:
        """Nobody asks for odds any more."""
        self.odds_request.end()

    @property
    def is_animating(self) -> bool:
        """Whether dice slide to where the pointer sends them."""
        return self.stage.is_moving

    def update(self, seconds: float) -> None:
        """Dice on their way; and what the picker showed is forgotten with it."""
        factor = self.table.app.settings.animation_speed.factor
        if self.chooser.looked_at is not None and self.table.popup is None:
            self.chooser.look_at(None)
        if self.stage.update(seconds, factor):
            self.table.invalidate()
        if not self.table.film.is_playing:
            self.take_stock()
        if factor and seconds:
            self.prerender.paint_some(self.table.film.is_playing)

    def seconds_to_wake(self) -> float | None:
        """Soon, while there are dice to paint ahead of time."""
        is_off = not self.table.app.settings.animation_speed.factor
        return None if self.prerender.is_done or is_off else IDLE_SECONDS

    def place_of(self, name: str, moment: Moment) -> Box | None:
        """Where a thing lies that a lesson names."""
        return box_named(name, self.places, self.stage.goods[self.stage.seat])

    def sync(self, moment: Moment) -> None:
        """The dice lie as on the table; nothing is chosen while they roll."""
        self.stage.show(moment.table)
        if moment.is_playing:
            self.chooser.selection.renew()
            self.prospects.tag = None

    def settle(self, moment: Moment) -> None:
        """Everything lies still: the new position is looked at."""
        thrown = last_thrown(self.table.sitting.told, moment.table)
        if self._is_new:
            self.stage, self._is_new = Stage.of(thrown, self.places.tray), False
        self.stage.show(thrown)
        self.stage.show(moment.table)
        self.stage.lie_still()
        self._stock_at = None
        self.take_stock()

    def forget(self) -> None:
        """Undo and redo put everything where it belongs."""
        self._is_new = True
        self.chooser.looked_at = None

    def _heard(self) -> None:
        """Something has been worked out: hints appear, numbers change."""
        self._stock_at = None
        self.prospects.tell_late()
        if not self.table.film.is_playing:
            self.take_stock()
        self.table.refresh()

    def take_stock(self) -> None:
        """Everything lies still at a new moment: what can be chosen now, and what is expected."""
        moment = (len(self.table.match.moves), self.odds_request.is_ready, self.shows_hints)
        if moment == self._stock_at:
            return
        self._stock_at = moment
        self.chooser.renew()
        self.prospects.take_stock()
        self.table.refresh()

    def chosen(self) -> None:
        """Something else is chosen now."""
        self.prospects.show_hints()
        self.table.refresh()

    def switch_hints(self, is_on: bool) -> None:
        """Hints on or off."""
        self.table.app.change_settings(show_hints=is_on)
        self._stock_at = None
        self.take_stock()

    # -- layout and drawing -------------------------------------------------------------------

    def layout(self, box: Box) -> None:
        """Tray above, sheet below."""
        scale = self.table.app.scale
        letter = text_pixels(SMALL, scale, self.table.theme) / scale / SMALL
        self.places = BoardLayout.of(box, max(1.0, letter))
        self.stage.layout = self.places.tray
        self.prerender.begin(self.table.app.canvas, self.places.tray)

    @property
    def still(self) -> Hashable:
        """While a film plays the tray lies above; the sheet changes with its lines and totals."""
        seat = self.sheet_seat
        return (seat, self.lines(seat), self._totals(seat), self.hovered_row, self.hovers_pencil)

    def draw(self, canvas: Canvas, moment: Moment) -> None:
        """Tray and sheet."""
        if not self.table.director.is_moving:
            self._draw_tray(canvas)
        seat, voice = self.sheet_seat, self.table.voice
        draw_sheet(
            canvas,
            self.places.sheet,
            voice.say(Message("sheet-of", {"whose": self.owner(seat)})),
            self.lines(seat),
            self._totals(seat),
            voice,
            hovered=self.hovered_row,
            pencil_hovered=self.hovers_pencil,
            is_misere=self.lies.misere,
        )

    def draw_above(self, canvas: Canvas, moment: Moment) -> None:
        """In a film the tray, of which only the dice in the air change from frame to frame; the
        panel that explains a turn does not reach up to it.
        """
        if self.table.director.is_moving:
            self._draw_tray(canvas)

    def _draw_tray(self, canvas: Canvas) -> None:
        owner, voice = self.owner(self.stage.seat), self.table.voice
        draw_board_tray(canvas, self.stage, owner, voice, self.prospects.tag)

    def _totals(self, seat: int) -> SheetTotals:
        stage = self.stage
        return totals_of(stage.points[seat], stage.goods[seat], stage.is_over)

    def lines(self, seat: int) -> tuple[SheetLine, ...]:
        """The sheet of a seat in words."""
        stage, choosing = self.stage, self.chooser.selection
        is_mine, turn = seat == stage.seat, None
        if is_mine and choosing.kind and seat == choosing.seat:
            losses = choosing.losses if self.shows_hints and choosing.hints else None
            turn = Turn(choosing.dice, choosing.goods, choosing.faces, losses, choosing.selected)
        return sheet_lines(
            stage.points[seat],
            turn=turn,
            attempt=stage.attempt if is_mine else None,
            dice=stage.values if all(die.tumble >= 1 for die in stage.dice) else (),
            goods=stage.goods[seat],
            is_misere=self.lies.misere,
        )

    # -- intents ------------------------------------------------------------------------------

    def handle(self, intent: Intent, moment: Moment) -> bool:
        """Pointer and keys."""
        if isinstance(intent, PointerMoved):
            return self._point_at(intent.x, intent.y)
        if isinstance(intent, PointerLeft):
            return self._point_at(-1.0, -1.0)
        if isinstance(intent, Clicked) and intent.button == LEFT:
            return self._click(intent.x, intent.y)
        return isinstance(intent, KeyPressed) and intent.is_plain and self._key(intent.key)

    def _point_at(self, x: float, y: float) -> bool:
        sheet = self.places.sheet
        row, seat = sheet.row_at((x, y)), self.table.frame.seat_at(x, y)
        on_pencil = row is not None and sheet.rows[row].pencil.contains((x, y))
        before = (self.hovered_row, self.hovers_pencil, self.hovered_seat)
        if (row, on_pencil, seat) != before:
            self.hovered_row, self.hovers_pencil, self.hovered_seat = row, on_pencil, seat
            self.chooser.look()
            self.table.invalidate()
        return row is not None or seat is not None

    def _click(self, x: float, y: float) -> bool:
        seat, row = self.table.frame.seat_at(x, y), self.places.sheet.row_at((x, y))
        if seat is not None:
            self.pinned_seat = None if self.pinned_seat == seat else seat
            self.table.play_sound("click")
            self.table.refresh()
            return True
        choosing = self.chooser.selection
        if row is None or NAMES[row] not in choosing.free or self.sheet_seat != self.table.person:
            return False
        on_pencil = self.places.sheet.rows[row].pencil.contains((x, y))
        if on_pencil and self.chooser.open_picker(row):
            return True
        if choosing.selected != NAMES[row]:
            self.table.play_sound("click")
        choosing.click(("row", NAMES[row]))
        return True

    def _key(self, key: str) -> bool:
        decision, choosing = self.table.decision, self.chooser.selection
        option = LETTERS.get(key)
        if decision is None or self.table.film.is_playing:
            return False
        if option is not None and option in decision.options:
            self.table.submit(option)
            return True
        return bool(choosing.kind) and self._choosing_key(choosing, key)

    def _choosing_key(self, choosing: DespiralaSelection, key: str) -> bool:
        selected = choosing.selected
        current = None if selected is None else NAMES.index(selected)
        row = ROW_KEYS.get(key)
        if key in ("up", "down", "left", "right"):
            row = step_row(current, key, tuple(NAMES.index(name) for name in choosing.free))
        elif key == "f" and current is not None:
            self.chooser.open_picker(current)
            return True
        elif key == "return" and selected is not None:
            choosing.confirm()
            return True
        elif row is None:
            return False
        if row is not None:
            self.pinned_seat = None
            choosing.take(("row", NAMES[row]))
            self.table.refresh()
        return True

    # -- tooltips -----------------------------------------------------------------------------

    def tip_at(self, x: float, y: float, moment: Moment) -> Tip | None:
        """What a row would give, in full."""
        row, choosing = self.places.sheet.row_at((x, y)), self.chooser.selection
        if row is None or NAMES[row] not in choosing.free or self.sheet_seat != self.stage.seat:
            return None
        attempt = choosing.faces[NAMES[row]]
        if self.places.sheet.rows[row].pencil.contains((x, y)) and attempt.faces:
            return self.table.voice.say(Message("choose-faces"))
        return self.chooser.card_of(attempt)
