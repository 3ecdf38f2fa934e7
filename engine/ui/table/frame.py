"""The frame of a table: top bar, seats, columns, action bar, and the widgets that come and go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final, Protocol

from engine.core.decision import Chance, Pending
from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.faces import seat_face
from engine.ui.focus import Focus
from engine.ui.inputs import Intent, KeyPressed
from engine.ui.real_table.ask_page import AskPage
from engine.ui.real_table.asking import Asking, TakenBack, hand_page
from engine.ui.real_table.correcting import with_corrections
from engine.ui.real_table.sign import RealTableSign
from engine.ui.real_table.turn import HandsTurn
from engine.ui.table.chronicle import default_lines
from engine.ui.table.command_line import HEIGHT as COMMAND_HEIGHT
from engine.ui.table.command_line import Commanded, CommandLine
from engine.ui.table.ending import Ending
from engine.ui.table.explained import Explained
from engine.ui.table.hints import Hints
from engine.ui.table.host import Host
from engine.ui.table.log import Log
from engine.ui.table.manual_dice import DicePanel
from engine.ui.table.parts import Moment
from engine.ui.table.places import GAP, Places
from engine.ui.table.prompter import Prompter, Ways
from engine.ui.table.seats import draw_seat_card
from engine.ui.table.side_panels import SideColumn
from engine.ui.widgets.base import Button, Widget, is_key

LEAST_LOG: Final = 208.0
NO_ROOM: Final = Box(0, 0, 0, 0)


class Wishes(Commanded, Ways, TakenBack, Protocol):
    """What the buttons of the frame do."""

    def go_home(self) -> None: ...

    def next_speed(self) -> None: ...

    def toggle_sound(self) -> None: ...

    def toggle_log(self) -> None: ...

    def show_settings(self) -> None: ...

    def open_menu(self) -> None: ...

    def show_rules(self, clause: str | None = None) -> None: ...


class UndoButton(Button):
    """Takes back: its key cap is short, and Ctrl+Z does as everywhere."""

    def answers_to(self, intent: KeyPressed) -> bool:
        """Z and Ctrl+Z."""
        return super().answers_to(intent) or (self.is_enabled and is_key(intent, "Ctrl+Z"))


class Frame:
    """Everything around the board. `places` is where; `sync` fills the widgets in."""

    def __init__(self, host: Host, wishes: Wishes, focus: Focus) -> None:
        self.places: Places | None = None
        self.seat_boxes: dict[int, Box] = {}
        self.left_room = NO_ROOM
        self.is_drawer_open = self._is_column_wanted = False
        self.dice: DicePanel | AskPage | None = None
        self._dice_for: Pending | None = None
        self.explained = HandsTurn(host) if host.match.setup.real_table else Explained(host)
        self.hints = Hints(host, wishes.show_rules)
        self.ending = Ending()
        self.prompter = Prompter(host, wishes, self.explained)
        self._host, self._focus, self._asks = host, focus, Asking(host, wishes)
        self._build(host, wishes)

    def _build(self, host: Host, wishes: Wishes) -> None:
        style = host.parts.style
        self.home = _icon("home", wishes.go_home, Said("frame-home"))
        self.speed = _icon("bolt", wishes.next_speed, Said("frame-speed"))
        self.sound = _icon("volume", wishes.toggle_sound, Said("settings-sound"))
        rules = _icon("book", wishes.show_rules, Said("frame-rules"))
        settings = _icon("settings", wishes.show_settings, Said("house-settings"))
        self.menu = _icon("menu-2", wishes.open_menu, Said("frame-menu"))
        self.column = _icon("layout-sidebar-right", wishes.toggle_log, Said("frame-log"))
        icons = (self.speed, self.sound, rules, settings, self.menu, self.column)
        self.top = style.top_bar(host.match.game.title, (), self.home, icons)
        self.sign = RealTableSign()
        self.undo = UndoButton(kind="ghost", icon="arrow-back-up", on_click=wishes.undo, key="Z",
                               tooltip=Said("frame-take-back"))  # fmt: skip
        self.hint = Button(
            kind="ghost", icon="bulb", on_click=wishes.hint, key="H", tooltip=Said("frame-hint")
        )
        self.bar = style.action_bar((self.hint, self.undo) if style.has_hint else (self.undo,))
        self.left, self.right = SideColumn(), SideColumn()
        lines = host.parts.lines or partial(default_lines, host.match)
        if host.match.setup.real_table:
            lines = with_corrections(lines, host.sitting.voice)
        self.log = Log(lines, host.sitting.names, wishes.show_rules)
        self.words = CommandLine(wishes, self.close_words, host.refresh)
        self.words.is_visible = False
        for rank, widget in enumerate((self.bar, self.left, self.right, self.log.column, self.top)):
            widget.tab_rank = rank + 1

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them, the upper ones last."""
        panel, column = self.explained.panel, self.log.column
        if self._host.match.setup.real_table:  # its page lies over all but the bars
            page = (column, panel, self.bar, self.top)
            return (self.left, self.right, *page, self.sign, self.hints.panel, self.words)
        bars = (self.left, self.bar, self.right, column, self.top)
        return (*bars, panel, self.hints.panel, self.words)

    @property
    def log_open(self) -> bool:
        """Whether the right column is shown."""
        return self.places is not None and self.places.column is not None

    @property
    def column_is_tutors(self) -> bool:
        """Whether somebody else stands where the log has its place."""
        tutor = self._host.tutor
        return tutor is not None and tutor.stands_in_column

    # -- layout -------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> Box:
        """Gives everything its place; returns the board's."""
        style, replay = self._host.parts.style, self._host.replay
        self._is_column_wanted = self._wants_column
        places = self.places = style.find_places(
            width, height, is_column_open=self._is_column_wanted,
            is_drawer_open=self.is_drawer_open,
        )  # fmt: skip
        self.explained.settle(places)
        self.top.middle = places.board.centre_x
        self.top.box = places.top
        self.bar.box = places.bar
        if replay is not None:
            replay.bar.box = places.bar
        bar = places.bar
        self.words.box = Box(bar.x, bar.y - COMMAND_HEIGHT - 8, bar.w, COMMAND_HEIGHT)
        self.log.column.is_visible = self.right.is_visible = places.column is not None
        column = style.seat_column(self._place_sign(places), len(self._host.sitting.names))
        self.seat_boxes, self.left_room = dict(enumerate(column.cards)), column.below
        return places.board

    def _place_sign(self, places: Places) -> Box:
        """The sign of a real table beside the seats in the strip, else in it; the room of seats."""
        self.top.sign = None
        if not self._host.match.setup.real_table:
            return places.seats
        if places.seats.bottom <= places.top.bottom:
            return self.sign.cut_from(places.seats, len(self._host.sitting.names))
        self.top.sign = self.sign
        return places.seats

    @property
    def _wants_column(self) -> bool:
        """Whether the right column is to stand beside the board."""
        if self.column_is_tutors:
            return self.is_drawer_open
        is_spoken = self.explained.opens_column or self.hints.is_open
        return self._host.app.settings.log_open or is_spoken

    def make_room(self) -> None:
        """A bot's turn that is explained has the right column, even where the log is put away."""
        host = self._host
        self.explained.sync()
        self.hints.follow()
        if self.places is not None and self._wants_column != self._is_column_wanted:
            host.layout(host.width, host.height)

    def open_drawer(self, is_open: bool) -> None:
        """Take out or put away what stands in the right column where the log has no place."""
        host, is_changed = self._host, self.is_drawer_open != is_open
        self.is_drawer_open = is_open
        if is_changed and self.places is not None:
            host.layout(host.width, host.height)
        host.refresh()

    # -- what is shown ------------------------------------------------------------------------

    def _marked_seat(self) -> int | None:
        """The seat whose mark stands beside the prompt: whose turn is explained, who acts, or who
        alone has won.
        """
        host = self._host
        acting = host.director.acting_seat
        if self.explained.is_speaking and self.explained.panel.is_visible:
            return self.explained.panel.seat
        if acting is not None or host.moment.is_behind or not host.match.is_over:
            return acting
        winners = host.match.result.winners
        return winners[0] if len(winners) == 1 else None

    def sync(self) -> None:
        """Ask the parts what to show."""
        host, moment = self._host, self._host.moment
        parts = host.parts
        self.top.show(parts.progress(moment), parts.tags(moment))
        if self.places is not None:
            self.bar.box = self.explained.bar_of(self.places, is_covered=self.covers_table)
        if host.replay is None:
            self.bar.show(self.prompter.actions(self.dice, self.told_wrong), self._marked_seat())
        else:
            host.replay.show()
        self.undo.is_enabled = host.conductor.can_undo
        hides = host.tutor is not None and host.tutor.hides_advice
        self.hint.is_enabled = host.decision is not None and not hides
        self.left.show(parts.left(moment, self.left_room.h), self.left_room, 0.0)
        if self.places is not None:
            self._fill_column(self.places, moment)
        self.log.tell(moment.answers)
        self._sync_icons()
        if parts.dress is not None:
            parts.dress(moment)
        self.bar.dim(self.hints.is_open)

    def _fill_column(self, places: Places, moment: Moment) -> None:
        """The explained turn, the game's panels that have room beside it, and the log."""
        column = places.column
        panels = [] if column is None else self._host.parts.right(moment, column.h)
        if self.explained.panel.is_visible:
            panels = [panel for panel in panels if not panel.gives_way]
        is_beside = not (places.is_drawer or self.column_is_tutors)
        if self.hints.is_open:
            panels = []
            column = self._place_hint(places, column if is_beside else None)
        others = LEAST_LOG + sum(panel.wanted_height + GAP for panel in panels)
        rest = self.explained.place_in(places.board, column if is_beside else None, others)
        column = column if rest is None else rest
        if column is None:
            return
        self.log.column.box = self.right.show(panels, column, LEAST_LOG)
        self.right.is_visible = bool(panels)

    def _place_hint(self, places: Places, column: Box | None) -> Box | None:
        """The hint above the log, in all the height that the game gives it."""
        style = self._host.parts.style
        if column is not None and style.hint_column is not None:
            column = style.hint_column(places)
        return self.hints.place_in(places.board, column, LEAST_LOG)

    def _sync_icons(self) -> None:
        settings = self._host.app.settings
        speed = Said("frame-speed-is", {"speed": settings.animation_speed.value})
        tip = {"first": speed, "last": Said("frame-speed-tip")}
        self.speed.tooltip = Said("glue-lines", tip)
        self.sound.icon = "volume" if settings.sound else "volume-off"
        self.sound.tooltip = Said("frame-sound-on") if settings.sound else Said("frame-sound-off")
        self.column.is_on = self.log_open
        self.column.tooltip = Said("frame-task") if self.column_is_tutors else Said("frame-log")

    def draw_seats(self, canvas: Canvas) -> None:
        """The card of every seat, in the game's way or in the usual one."""
        host, moment = self._host, self._host.moment
        parts = host.parts
        if parts.style.draw_seats is not None:
            parts.style.draw_seats(canvas, moment, self.seat_boxes)
            return
        for seat, box in self.seat_boxes.items():
            draw_seat_card(
                canvas, box, seat, host.sitting.names[seat],
                replace(parts.seat(moment, seat), face=seat_face(host.match, seat)),
                is_active=seat == host.director.acting_seat,
                body=lambda canvas, seat, box: parts.seat_body(canvas, moment, seat, box),
            )  # fmt: skip

    def draw_ending(self, canvas: Canvas) -> None:
        """The crowns of those who have won."""
        at_left = self._host.parts.style.crowns_at_left
        self.ending.draw(canvas, self.seat_boxes, at_left=at_left)

    def seat_at(self, x: float, y: float) -> int | None:
        """The seat whose card is there."""
        boxes = self.seat_boxes.items()
        return next((seat for seat, box in boxes if box.contains((x, y))), None)

    # -- real dice ----------------------------------------------------------------------------

    def renew_dice(self, widgets: list[Widget], add: Callable[[Widget], Widget]) -> None:
        """The panel comes when real dice are to be told, and goes when they have been."""
        host, panel = self._host, self.dice
        pending = host.sitting.pending
        is_wanted = host.conductor.waits_for_dice or self.asks_hand
        is_wanted &= not self.explained.is_speaking and host.replay is None
        if panel is not None and (not is_wanted or self._dice_for is not pending):
            widgets.remove(panel)
            self._focus.drop_if_gone()
            panel = self.dice = self._dice_for = None
        if panel is None and is_wanted and pending is not None:
            panel, self._dice_for = self._asking(pending), pending
            self.dice = panel
            if panel is not None:
                add(panel)
                if isinstance(panel, AskPage):  # the bar lies on it
                    widgets.insert(widgets.index(self.bar), widgets.pop())
                self._focus.take(panel.keyboard, shown=False)
        if panel is None or self.places is None:
            return
        board = self.places.board
        if isinstance(panel, AskPage):
            if not self._focus.is_shown:
                self._focus.drop_if_gone()
                self._focus.take(panel.keyboard, shown=False)
            top, bar = self.places.top, self.places.bar
            panel.box = Box(0, top.bottom, host.width, bar.y - top.bottom)
            panel.foot = Box(0, bar.y, host.width, host.height - bar.y)
            return
        width, height = panel.wanted_size
        width = min(width, board.w - 32)
        panel.box = Box(board.centre_x - width / 2, board.bottom - height - 12, width, height)

    @property
    def asks_hand(self) -> bool:
        """Whether a person here decides with cards that only they know: a page asks for them."""
        host = self._host
        is_now = not host.director.is_behind and host.decision is not None
        return is_now and host.match.keeps_hand_back

    def _asking(self, chance: Pending) -> DicePanel | AskPage | None:
        """At a real table a page with pictures, as far as they are known."""
        host = self._host
        if not isinstance(chance, Chance):
            return hand_page(host, chance)
        page = self._asks.page(chance) if host.match.setup.real_table else None
        if page is not None:
            return page
        panel = host.parts.style.dice_panel(chance, host.submit, host.refresh)
        panel.tell = lambda problem: host.match.game.problem_text(problem, host.match.voice)
        return panel

    @property
    def covers_table(self) -> bool:
        """Whether a page lies over the whole table."""
        return isinstance(self.dice, AskPage) or self.explained.covers_table

    @property
    def told_wrong(self) -> str:
        """What cannot be of what a person has told of a turn at a real table."""
        is_real = self._host.match.setup.real_table and self._host.decision is not None
        return self.words.problem if is_real and self.words.is_visible else ""

    def meant_another(self) -> None:
        """What was typed was not meant: the line is empty again."""
        self.words.open()
        self._focus.take(self.words.field, shown=False)

    def takes_back(self) -> bool:
        """Whether something half told at a real table was there to be taken back."""
        return isinstance(self.dice, AskPage) and self.dice.back()

    def takes_page_back(self) -> bool:
        """Whether the last answers were told on one page, which lies there again."""
        return self._asks.takes_back()

    # -- typed words --------------------------------------------------------------------------

    def open_words(self) -> None:
        """A field for moves in the game's own words."""
        self.words.is_visible = True
        self.words.open()
        self._focus.take(self.words.field, shown=False)

    def close_words(self) -> None:
        """Put the field away."""
        self.words.is_visible = False
        self._focus.take(None, shown=False)
        self._host.refresh()

    def words_take(self, intent: Intent) -> bool:
        """Esc puts the line away, or what was typed of a name."""
        is_esc = isinstance(intent, KeyPressed) and intent.key == "escape"
        if is_esc and isinstance(self.dice, AskPage) and self.dice.clear():
            return True
        if not self.words.is_visible or not is_esc:
            return False
        self.close_words()
        return True


def _icon(name: str, on_click: Callable[[], object], tooltip: Said) -> Button:
    return Button(kind="icon", icon=name, on_click=on_click, tooltip=tooltip)
