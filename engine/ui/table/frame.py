"""The frame of a table: top bar, seats, columns, action bar, and the widgets that come and go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from engine.core.decision import Chance
from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.focus import Focus
from engine.ui.inputs import Intent, KeyPressed
from engine.ui.real_table.turn import HandsTurn
from engine.ui.table.chronicle import default_lines
from engine.ui.table.command_line import HEIGHT as COMMAND_HEIGHT
from engine.ui.table.command_line import Commanded, CommandLine
from engine.ui.table.ending import Ending
from engine.ui.table.explained import Explained
from engine.ui.table.host import Host
from engine.ui.table.log import Log
from engine.ui.table.manual_dice import DicePanel
from engine.ui.table.parts import Moment
from engine.ui.table.places import GAP, Places
from engine.ui.table.prompter import Prompter, Ways
from engine.ui.table.seats import draw_seat_card
from engine.ui.table.side_panels import SideColumn
from engine.ui.widgets.base import Widget, is_key
from engine.ui.widgets.button import Button

LEAST_LOG: Final = 208.0
NO_ROOM: Final = Box(0, 0, 0, 0)


class Wishes(Commanded, Ways, Protocol):
    """What the buttons of the frame do."""

    def go_home(self) -> None: ...

    def next_speed(self) -> None: ...

    def toggle_sound(self) -> None: ...

    def toggle_log(self) -> None: ...

    def show_settings(self) -> None: ...

    def open_menu(self) -> None: ...


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
        self.dice: DicePanel | None = None
        self.explained = HandsTurn(host) if host.match.setup.real_table else Explained(host)
        self.ending = Ending()
        self.prompter = Prompter(host, wishes, self.explained)
        self._host = host
        self._focus = focus
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
        self.undo = UndoButton(kind="ghost", icon="arrow-back-up", on_click=wishes.undo, key="Z",
                               tooltip=Said("frame-take-back"))  # fmt: skip
        self.hint = Button(
            kind="ghost", icon="bulb", on_click=wishes.hint, key="H", tooltip=Said("frame-hint")
        )
        self.bar = style.action_bar((self.hint, self.undo) if style.has_hint else (self.undo,))
        self.left, self.right = SideColumn(), SideColumn()
        lines = host.parts.lines or (lambda passage, before: default_lines(host.match, passage))
        self.log = Log(lines, host.sitting.names, wishes.show_rules)
        self.words = CommandLine(wishes, self.close_words)
        self.words.is_visible = False
        for rank, widget in enumerate((self.bar, self.left, self.right, self.log.column, self.top)):
            widget.tab_rank = rank + 1

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them, the upper ones last."""
        explained = self.explained.panel
        return (self.left, self.bar, self.right, self.log.column, self.top, explained, self.words)

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
        column = style.seat_column(places.seats, len(self._host.sitting.names))
        self.seat_boxes, self.left_room = dict(enumerate(column.cards)), column.below
        return places.board

    @property
    def _wants_column(self) -> bool:
        """Whether the right column is to stand beside the board."""
        if self.column_is_tutors:
            return self.is_drawer_open
        return self._host.app.settings.log_open or self.explained.opens_column

    def make_room(self) -> None:
        """A bot's turn that is explained has the right column, even where the log is put away."""
        host = self._host
        self.explained.sync()
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
        if host.replay is None:
            self.bar.show(self.prompter.actions(self.dice), self._marked_seat())
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

    def _fill_column(self, places: Places, moment: Moment) -> None:
        """The explained turn, the game's panels that have room beside it, and the log."""
        column = places.column
        panels = [] if column is None else self._host.parts.right(moment, column.h)
        if self.explained.panel.is_visible:
            panels = [panel for panel in panels if not panel.gives_way]
        is_beside = not (places.is_drawer or self.column_is_tutors)
        others = LEAST_LOG + sum(panel.wanted_height + GAP for panel in panels)
        rest = self.explained.place_in(places.board, column if is_beside else None, others)
        column = column if rest is None else rest
        if column is None:
            return
        self.log.column.box = self.right.show(panels, column, LEAST_LOG)
        self.right.is_visible = bool(panels)

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
                canvas, box, seat, host.sitting.names[seat], parts.seat(moment, seat),
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
        is_wanted = host.conductor.waits_for_dice and host.replay is None
        is_wanted &= not self.explained.is_speaking
        if panel is not None and (not is_wanted or panel.chance is not pending):
            widgets.remove(panel)
            self._focus.drop_if_gone()
            panel = self.dice = None
        if panel is None and is_wanted and isinstance(pending, Chance):
            panel = self.dice = host.parts.style.dice_panel(pending, host.submit, host.refresh)
            panel.tell = lambda problem: host.match.game.problem_text(problem, host.match.voice)
            add(panel)
            self._focus.take(panel.field, shown=False)
        if panel is not None and self.places is not None:
            board = self.places.board
            width, height = panel.wanted_size
            width = min(width, board.w - 32)
            panel.box = Box(board.centre_x - width / 2, board.bottom - height - 12, width, height)

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
        """Esc puts the line away."""
        is_esc = isinstance(intent, KeyPressed) and intent.key == "escape"
        if not self.words.is_visible or not is_esc:
            return False
        self.close_words()
        return True


def _icon(name: str, on_click: Callable[[], object], tooltip: Said) -> Button:
    return Button(kind="icon", icon=name, on_click=on_click, tooltip=tooltip)
