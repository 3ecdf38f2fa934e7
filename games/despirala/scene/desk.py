"""The desk: a position set out by clicks on the dice, the goods and the score sheets.

A left click on a die turns it to the next face, one on a cell of the sheet fills it with the most
points and then with fewer; the right button goes back. Seats are chosen at the left.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, Protocol

from engine.text.said import Said, SeatNumber
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.plane import filling
from engine.ui.position.board_desk import BoardDesk, DeskHost
from engine.ui.scene import Window
from engine.ui.table.pointing import SpotFact, SpotKey, Spots
from engine.ui.table.seats import draw_seat_card, seat_column
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
from games.despirala import setting_out
from games.despirala.combinations import DICE, NAMES, TURNS
from games.despirala.scene.desk_panel import Panel
from games.despirala.scene.layout import BoardLayout
from games.despirala.scene.lines import sheet_lines
from games.despirala.scene.seat_card import seat_card
from games.despirala.scene.sheet import draw_sheet, totals_of
from games.despirala.scene.stage import Stage
from games.despirala.scene.tray import draw_board_tray
from games.despirala.state import DespiralaTable

FIT: Final = filling(1600, 900)
TOP: Final = 64.0
SEATS: Final = 272.0
COLUMN: Final = 344.0
BAR: Final = 128.0
EDGE: Final = 16.0
ICON: Final = 44.0
BUTTON: Final = (152.0, 64.0)
MAIN_BUTTON: Final = 216.0
TIPS: Final = ("seat", "die", "dice", "goods", "faces", "cell", "mode", "next", "attempt")
"""The kinds of places that say what a click there does."""


class DespiralaHost(DeskHost, Protocol):
    """The position page, as Despirala's desk knows it."""

    def ask(self, level: str) -> None:
        """Have a bot say what it would do here."""

    def play_on(self) -> None:
        """Ask who plays, then begin a match from here."""


class NoGround:
    """Nothing is painted in parts."""

    is_done = True

    def work(self) -> bool:
        """There is never more."""
        return False


class DespiralaDesk(BoardDesk[DespiralaHost]):
    """Tray and sheets, to be set out as they lie on a real table."""

    def __init__(self, app: Window, host: DespiralaHost) -> None:
        super().__init__(app, THEMES["despirala"], FIT, host)
        self.ground = NoGround()
        self.places = BoardLayout.of(Box(0, 0, 960, 640))
        self.stage = Stage.of(self.table, self.places.tray)
        self.spots = Spots(lambda key: False, lambda key, at: None, lambda x, y: None)
        self.panel = Panel(self, Box(0, 0, COLUMN, 600))
        self.ask = Button(
            self._say("desk-ask"), self.ask_a_bot, kind="secondary", icon="bulb", key="H"
        )
        self.go_on = Button(self._say("desk-play-on"), host.play_on, kind="primary",
                            icon="player-play", key="Enter")  # fmt: skip
        for widget in (self.spots, self.undo, self.redo, self.close, self.ask, self.go_on):
            self.add(widget)

    def _say(self, key: str, **args: Any) -> str:
        return self.voice.say(Said(key, args))

    def _tip(self, kind: str) -> str:
        """What a click on such a place does; nothing where it goes without saying."""
        if kind in TIPS:
            return self._say(f"desk-tip-{kind}")
        counters = {"desk-goods": "desk-tip-goods-of-seat", "desk-rolls": "desk-tip-rolls-paid"}
        return next((self._say(tip) for key, tip in counters.items() if kind == self._say(key)), "")

    # -- what lies there ----------------------------------------------------------------------

    @property
    def table(self) -> DespiralaTable:
        """The table as it is set out, possible or not."""
        return setting_out.tidied(self.page.draft.table)

    @property
    def title(self) -> str:
        return self.names[self.seat]

    def let_go(self) -> bool:
        """Nothing is ever in the hand."""
        return False

    def look_away(self) -> bool:
        """Nothing is looked into."""
        return False

    def choose(self, seat: int) -> None:
        """The sheet of that seat."""
        self.seat = seat
        self.renew()

    def follow(self) -> None:
        """Places and buttons follow the draft."""
        self.ask.is_enabled = self.page.draft.decision is not None
        self.go_on.is_enabled = self.page.draft.is_playable
        self._place_all()

    def ask_a_bot(self) -> None:
        """The fields have the bots' advice beside them."""
        self.app.remove(self)
        self.page.ask(self.page.draft.game.default_bot)

    # -- layout -------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        """Seats, tray and sheet, the panel, the bar below."""
        self.bar = Box(EDGE, height - EDGE - BAR, width - COLUMN - 2 * EDGE, BAR)
        self.column = Box(width - COLUMN, TOP, COLUMN, height - TOP)
        seats = Box(EDGE, TOP + EDGE, SEATS, self.bar.y - TOP - 2 * EDGE)
        board = Box(seats.right + EDGE, seats.y, self.bar.right - seats.right - EDGE, seats.h)
        letter = self.plane.canvas(self.app.canvas).line_step(14, 1.0) / 14
        self.places = BoardLayout.of(board, letter)
        self.seat_cards = seat_column(seats, len(self.table.sheets)).cards
        self.undo.box = Box.around(width - 2 * ICON - EDGE, TOP / 2, ICON, ICON)
        self.redo.box = Box.around(width - ICON, TOP / 2, ICON, ICON)
        right, y = self.bar.right - EDGE, self.bar.centre_y - BUTTON[1] / 2
        for button, wide in ((self.go_on, MAIN_BUTTON), (self.ask, BUTTON[0]),
                             (self.close, BUTTON[0])):  # fmt: skip
            button.box = Box(right - wide, y, wide, BUTTON[1])
            right -= wide + EDGE
        self._place_all()

    def _place_all(self) -> None:
        if self.column.w <= 0:
            return
        self.stage = Stage.of(self.table, self.places.tray)
        self.panel = Panel(self, self.column)
        self.spots.box = Box(0, 0, self.width, self.height)
        seats = [SpotFact(("seat", seat), box, partial(self.choose, seat), radius=12)
                 for seat, box in enumerate(self.seat_cards)]  # fmt: skip
        self.spots.show([*seats, *self._tray_facts(), *self._sheet_facts(),
                         *(entry.fact for entry in self.panel.entries)])  # fmt: skip

    def _tray_facts(self) -> list[SpotFact]:
        table, tray = self.table, self.places.tray
        goods = partial(setting_out.count_goods, table, table.seat)
        facts = [self._fact(("goods",), tray.goods.inset(8), partial(goods, 1), partial(goods, -1))]
        turn = partial(setting_out.turn_faces, table)
        if table.attempt is not None and table.attempt.faces:
            facts.append(self._fact(("faces",), tray.aside.inset(8), turn, partial(turn, -1)))
        if not self.stage.dice and not table.is_over:
            lay = partial(setting_out.turn_die, table, 0)
            facts.append(self._fact(("dice",), tray.roll.inset(8), lay, lay))
        for place in range(len(self.stage.dice) and DICE):
            box = Box.around(*self.stage.place_of(place), tray.die * 1.2, tray.die * 1.2)
            roll = partial(setting_out.turn_die, table, place)
            facts.append(self._fact(("die", place), box, partial(roll, 1), partial(roll, -1)))
        return facts

    def _sheet_facts(self) -> list[SpotFact]:
        turn = partial(setting_out.turn_cell, self.table, self.seat)
        return [self._fact(("cell", name), row.box, partial(turn, name), partial(turn, name, -1))
                for name, row in zip(NAMES, self.places.sheet.rows, strict=True)]  # fmt: skip

    def _fact(
        self,
        key: SpotKey,
        box: Box,
        click: partial[DespiralaTable],
        right: partial[DespiralaTable],
    ) -> SpotFact:
        return SpotFact(key, box, lambda: self.change(click()), radius=9,
                        right_click=lambda: self.change(right()))  # fmt: skip

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Title, seats, tray, sheet, the panel, the bar."""
        canvas.backdrop()
        table, hovered = self.table, self.hovered
        self._draw_head(canvas, table)
        for seat, box in enumerate(self.seat_cards):
            is_playing = seat == table.seat and not table.is_over
            level = self._say("desk-to-play") if is_playing else ""
            card = seat_card(table, seat, level, None, self.voice)
            draw_seat_card(canvas, box, seat, self.names[seat], card,
                           is_active=seat == self.seat)  # fmt: skip
        owner = self._say("whose", seat=SeatNumber(table.seat))
        draw_board_tray(canvas, self.stage, owner, self.voice)
        sheet = table.sheets[self.seat]
        is_own = self.seat == table.seat
        lines = sheet_lines(sheet.points, attempt=table.attempt if is_own else None,
                            dice=table.dice, goods=sheet.goods, is_misere=table.misere)  # fmt: skip
        title = self._say("sheet-of", whose=self._say("whose", seat=SeatNumber(self.seat)))
        draw_sheet(canvas, self.places.sheet, title, lines,
                   totals_of(sheet.points, sheet.goods, table.is_over), self.voice,
                   is_misere=table.misere)  # fmt: skip
        self.panel.draw(canvas, hovered)
        self._draw_bar(canvas, hovered)
        self.draw_widgets(canvas)
        if hovered is not None:
            canvas.rounded(self.spots.spot(hovered).box.inset(-2), 10, None, WHITE, 2)

    def _draw_head(self, canvas: Canvas, table: DespiralaTable) -> None:
        canvas.top_bar(TOP)
        accent = lighten(canvas.theme.accent, 0.2)
        wide = canvas.text(
            24, TOP / 2, self.page.draft.game.title, TITLE, accent, canvas.theme.title_font
        )
        words = self._say("desk-position", turn=table.turn, turns=TURNS)
        canvas.text(48 + wide, TOP / 2, words, BODY, SECOND_TEXT)

    def _draw_bar(self, canvas: Canvas, hovered: SpotKey | None) -> None:
        """What the position waits for and what a click here does, or what is wrong with it."""
        canvas.panel(self.bar)
        draft = self.page.draft
        head, words, ink = draft.waits_for, self._say("desk-plain"), SECOND_TEXT
        if draft.problem is not None:
            head, words, ink = self._say("desk-not-possible"), draft.problem.sentence, WARNING
        tip = "" if hovered is None else self._tip(str(hovered[0]))
        if tip:
            words, ink = tip, SECOND_TEXT
        x, y = self.bar.x + 24, self.bar.y
        room = self.close.box.x - EDGE - x
        size = canvas.fitting_size(head, room, (HEADING, LARGE, BODY), "text-semibold")
        canvas.text(x, y + 32, head, size, TEXT, "text-semibold", max_width=room)
        canvas.paragraph(Box(x, y + 54, room, BAR - 60), f"{words.rstrip('.')}.", BODY, ink,
                         line_height=1.3, max_lines=3)  # fmt: skip
