"""The table of every game: the frame around the board, and what runs the match."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from engine.core.decision import Chance, NumberRange, Pending
from engine.core.match import Match
from engine.core.saves import Autosave
from engine.core.story import Move
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import (
    Intent,
    KeyPressed,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    TextTyped,
    Wheel,
)
from engine.ui.pages.end import closing_words
from engine.ui.scene import Window
from engine.ui.table.actions import Action, Actions
from engine.ui.table.commands import TableCommands
from engine.ui.table.conductor import Conductor, Trouble
from engine.ui.table.curtain import CurtainScene
from engine.ui.table.places import Places, table_places
from engine.ui.table.replay import Reel, Replay
from engine.ui.table.seats import draw_seat_card, seat_column
from engine.ui.widgets.base import Tip
from engine.ui.widgets.dialog import Confirm

LEAST_LOG: Final = 208.0
THINKING_SHOWS_AFTER: Final = 0.3
PAINTED_A_FRAME: Final = 12


class TableScene(TableCommands):
    """A game being played: what all games share is done here, the hooks show the game itself.

    A game's scene overrides `layout_board`, `draw_board`, `handle_board`, `seat_summary`,
    `left_panels`, `right_panels`, `actions`, `animate` and what else it needs of `TableHooks`;
    it answers with `submit`, and calls `refresh` when something that the hooks return has changed.
    """

    def __init__(
        self,
        app: Window,
        match: Match,
        autosave: Autosave | None = None,
        start_frozen: bool = False,
    ) -> None:
        super().__init__(app, match)
        self.conductor = Conductor(match, app.worker, self, autosave, is_frozen=start_frozen)
        self._hovers_board = False
        self._complete_at: tuple[int, int] | None = None
        self._shown_state: tuple[bool, Trouble | None, bool] = (False, None, False)
        self._sat_before = self.person
        self.chronicle.follow(match, self.watcher)

    # -- audience of the conductor ------------------------------------------------------------

    def moved(self, move: Move) -> None:
        """An answer was given: into the log, and onto the film."""
        self.chronicle.follow(self.match, self.watcher)
        self.animate(move, self.film)
        self._person_changed()
        self.refresh()

    def replaced(self) -> None:
        """Something was taken back or played again: no film, just the table as it is."""
        self.film.clear()
        self.chronicle.follow(self.match, self.watcher)
        self.table_replaced()
        self._person_changed()
        self.refresh()

    def told(self, text: str) -> None:
        """A sentence from the conductor."""
        self.app.toast(text, "warning")

    def ended(self, record: Path | None) -> None:
        """The game is over."""
        self.film.call(self._celebrate)

    def _celebrate(self) -> None:
        self.play_sound("win")
        self.refresh()

    def _person_changed(self) -> None:
        person = self.person
        if person is not None and person != self._sat_before:
            self._sat_before = person
            self.play_sound("turn")

    # -- life of the scene --------------------------------------------------------------------

    def enter(self) -> None:
        """The table is in view."""
        self.conductor.resume()

    def resumed(self) -> None:
        """What lay above is gone; settings may be others now."""
        self.layout(self.width, self.height)

    def leave(self) -> None:
        """Nobody looks any more."""
        self.conductor.stop()

    def update(self, seconds: float) -> None:
        """The film first, then the match or the replay."""
        super().update(seconds)
        if self.replay is not None:
            self.replay.update(seconds)
            return
        self._update_match(seconds)
        self._draw_curtain()

    def _update_match(self, seconds: float) -> None:
        factor = self.app.settings.animation_speed.factor
        self.conductor.update(seconds, factor, lambda: self.film.is_playing)
        if self.film.is_playing and not factor:
            self.film.update(0.0)
        conductor = self.conductor
        state = (conductor.is_running, conductor.trouble, self._thinks_long)
        if state != self._shown_state:
            self._shown_state = state
            self.refresh()

    def _draw_curtain(self) -> None:
        seat = self.conductor.curtain_for
        if seat is None or self.film.is_playing or self.app.top is not self:
            return

        def ready() -> None:
            self.conductor.sit_down()
            self._person_changed()
            self.refresh()

        self.app.push(CurtainScene(self.app, self.theme, seat, self.names[seat], ready))

    def seconds_to_wake(self) -> float | None:
        """When the next answer is due, besides tooltips."""
        due = [super().seconds_to_wake(), self._seconds_to_answer()]
        if self.conductor.is_thinking and not self._thinks_long:
            due.append(THINKING_SHOWS_AFTER - self.conductor.seconds_thought)
        return min((each for each in due if each is not None), default=None)

    def _seconds_to_answer(self) -> float | None:
        if self.replay is not None:
            return None if self.film.is_playing else self.replay.seconds_to_go_on
        rest = self.conductor.seconds_to_go_on
        return None if rest is None else rest * self.app.settings.animation_speed.factor

    def back(self) -> bool:
        """Esc opens the menu: leaving a game is a choice, not a slip."""
        self.open_menu()
        return True

    # -- layout -------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        """All places of the table."""
        self.places = places = self.find_places(width, height)
        self._top.middle = places.board.centre_x
        self._top.box = places.top
        self._bar.box = places.bar
        if self.replay is not None:
            self.replay.bar.box = places.bar
        self._place_command_line(places)
        self._log.is_visible = self._right.is_visible = places.column is not None
        self._lay_out_seats(places)
        self.layout_board(places.board)
        self._is_stale = True

    def find_places(self, width: float, height: float) -> Places:
        """Where the parts of the table are; a game whose board needs it arranges its own."""
        return table_places(
            width,
            height,
            is_column_open=self.app.settings.log_open,
            is_drawer_open=self._is_drawer_open,
            seats_along_top=self.seats_along_top,
        )

    def _lay_out_seats(self, places: Places) -> None:
        count = len(self.names)
        if self.seats_along_top:
            self.seat_boxes = places.seats.row(*[None] * count, gap=8)
            self._left_room = Box(0, 0, 0, 0)
            return
        column = seat_column(places.seats, count)
        self.seat_boxes, self._left_room = column.cards, column.below

    # -- what is shown ------------------------------------------------------------------------

    def _sync(self) -> None:
        """Ask the hooks what to show, if anything has changed."""
        if not self._is_stale or self.places is None:
            return
        self._is_stale = False
        self._sync_plain_board()
        self._top.show(self.round_progress(), self.tags())
        self._sync_dice_panel()
        if self.replay is None:
            self._bar.show(self.shown_actions(), self.acting_seat)
        else:
            self.replay.show()
        self._undo.is_enabled = self.conductor.can_undo
        self._hint.is_enabled = self.decision is not None
        self._left.show(self.left_panels(), self._left_room, 0.0)
        self._sync_column()
        self._sync_icons()

    def _sync_column(self) -> None:
        assert self.places is not None
        if self.places.column is None:
            return
        rest = self._right.show(self.right_panels(), self.places.column, LEAST_LOG)
        self._log.box = rest
        self._right.is_visible = bool(self._right.panels)

    def _sync_icons(self) -> None:
        settings = self.app.settings
        self._speed.tooltip = f"Animation: {settings.animation_speed.value}\nClick or press + and -"
        self._sound.icon = "volume" if settings.sound else "volume-off"
        self._sound.tooltip = "Sound is on (M)" if settings.sound else "Sound is off (M)"
        self._column.is_on = self.log_open

    def _sync_plain_board(self) -> None:
        if self._plain is None:
            return
        game, decision = self.match.game, self.decision
        words = game.describe(game.view(self.table, self.viewer), self.names)
        labels: list[str] = []
        if decision is not None and not isinstance(decision.options, NumberRange):
            labels = [game.option_text(option, self.names) for option in decision.options]
        self._plain.show(words, decision, labels)

    def shown_actions(self) -> Actions:
        """The game's actions when a person decides; else what is going on."""
        match, conductor = self.match, self.conductor
        if conductor.trouble is not None:
            return Actions(
                conductor.trouble.sentence,
                conductor.trouble.why,
                Action("Try again", self._try_again, icon="refresh", key="Enter"),
                (Action("Random move", self._answer_for_bot, icon="dice"),),
                tone="trouble",
            )
        if match.pending is None:
            # The last move is seen before its result is told.
            return Actions("") if self.film.is_playing else self._closing_actions()
        if isinstance(match.pending, Chance) or self.person is None:
            return self._waiting_actions(match.pending)
        return self._asking_first(self.actions())

    def _asking_first(self, actions: Actions) -> Actions:
        """With the setting for it, the end of a turn is only taken after a question."""
        if not self.app.settings.confirm_end_of_turn:
            return actions
        primary = None if actions.primary is None else self._asked(actions.primary)
        secondary = tuple(map(self._asked, actions.secondary))
        return replace(actions, primary=primary, secondary=secondary)

    def _asked(self, action: Action) -> Action:
        if not action.ends_turn:
            return action

        def ask() -> None:
            words = "What comes next cannot be taken back."
            title, label = f"{action.label}?", action.label
            self.app.push(Confirm(self.app, title, words, action.on_click, yes=label))

        return replace(action, on_click=ask)

    def _waiting_actions(self, pending: Pending) -> Actions:
        if isinstance(pending, Chance):
            panel = self._dice_panel
            if panel is None:
                return Actions(pending.prompt)
            enter = Action("Hand in", panel.submit, icon="check", key="Enter",
                           enabled=panel.outcome is not None)  # fmt: skip
            return Actions(pending.prompt, "Real dice: say what they show.", enter)
        name = self.names[pending.seat]
        words = f"{name} is thinking" if self._thinks_long else f"{name} plays"
        return Actions(words, pending.prompt)

    @property
    def _thinks_long(self) -> bool:
        is_long = self.conductor.seconds_thought >= THINKING_SHOWS_AFTER
        return self.conductor.is_thinking and is_long

    def _closing_actions(self) -> Actions:
        look = Action("Look back", self.show_review, icon="trophy", key="Space")
        return Actions(closing_words(self.match), "The game is over and kept.", look)

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Backdrop, seats, board, then the widgets with the bars and the log.

        The first frames at a size paint so much that what is left waits for the next one.
        """
        self._sync()
        canvas.backdrop()
        size, painted = canvas.surface.get_size(), canvas.pictures.painted
        is_first = size != self._complete_at and canvas.audit is None
        for part in (self._draw_seats, self.draw_board, self.draw_widgets):
            if is_first and canvas.pictures.painted - painted > PAINTED_A_FRAME:
                self.invalidate()
                return
            part(canvas)
        self._complete_at = size

    def _draw_seats(self, canvas: Canvas) -> None:
        turn = self.acting_seat
        for seat, box in enumerate(self.seat_boxes):
            draw_seat_card(
                canvas, box, seat, self.names[seat], self.seat_summary(seat),
                is_active=seat == turn, body=self.draw_seat_body,
            )  # fmt: skip

    # -- intents ------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """Skipping, then the board's keys, the widgets, the board, the frame's keys."""
        self._sync()
        if self._skips(intent) or self._command_line_takes(intent):
            return True
        if isinstance(intent, KeyPressed) and self._board_wants(intent):
            return True
        if super().handle(intent):
            self._board_left(intent)
            return True
        if isinstance(intent, PointerMoved):
            self._hovers_board = True
        if self._board_takes(intent) and self.handle_board(intent):
            return True
        return isinstance(intent, KeyPressed) and self._frame_key(intent)

    def _board_takes(self, intent: Intent) -> bool:
        """In a replay the board may be looked at, not played on."""
        return not self.is_replay or isinstance(intent, PointerMoved | PointerLeft | Wheel)

    def _command_line_takes(self, intent: Intent) -> bool:
        """Esc puts the line away; the character that opened it is not part of what is typed."""
        if not self._command.is_visible:
            return False
        if isinstance(intent, KeyPressed) and intent.key == "escape":
            self.close_command_line()
            return True
        is_slash = isinstance(intent, TextTyped) and intent.text == "/"
        return is_slash and not self._command.field.text

    def _skips(self, intent: Intent) -> bool:
        """Space or a press on the table ends what plays; a person to act is heard as well."""
        is_space = isinstance(intent, KeyPressed) and intent.key == "space" and not self._is_typing
        is_press = isinstance(intent, PointerPressed) and self._is_on_board(intent)
        if not (is_space or is_press):
            return False
        if self.is_replay:
            if not is_space:
                self.film.skip()
            return False
        is_going = self.film.is_playing or self.conductor.is_running
        self.film.skip()
        self.conductor.hurry()
        return is_going and self.person is None

    def _is_on_board(self, intent: PointerPressed) -> bool:
        if self.popup is not None or self.places is None:
            return False
        return self.places.board.contains((intent.x, intent.y))

    def _board_wants(self, intent: KeyPressed) -> bool:
        """Keys go to the board (or the replay) first, unless the keyboard is on a widget."""
        focused = self.focus.current
        is_elsewhere = focused is not None and (self.focus.is_shown or focused.takes_text)
        if is_elsewhere or self.popup is not None:
            return False
        if self.replay is not None:
            return intent.is_plain and self.replay.press(intent.key)
        return self.handle_board(intent)

    @property
    def _is_typing(self) -> bool:
        return self.focus.current is not None and self.focus.current.takes_text

    def _board_left(self, intent: Intent) -> None:
        if isinstance(intent, PointerMoved) and self._hovers_board:
            self._hovers_board = False
            self.handle_board(PointerLeft())

    def tip_at(self, x: float, y: float) -> Tip | None:
        """Tooltips of the board."""
        return self.tooltip_at(x, y)

    def _frame_key(self, intent: KeyPressed) -> bool:
        key = ("ctrl+" if intent.ctrl else "") + ("shift+" if intent.shift else "") + intent.key
        command = {
            "ctrl+y": self.redo,
            "ctrl+shift+z": self.redo,
            "ctrl+r": self.restart_turn,
            "l": self.toggle_log,
            "f1": self.show_rules,
            "/": self.open_command_line,
        }.get("/" if intent.key == "/" else key)
        if command is None or intent.alt:
            return False
        command()
        return True

    # -- replay -------------------------------------------------------------------------------

    def watch(self, reel: Reel) -> None:
        """Show a record in place of a game that is played; `replay` then steps through it."""
        self.chronicle.follow(reel.recorded, self.watcher)
        self.replay = Replay(self, reel)
        self._bar.is_visible = False
        self.add(self.replay.bar)
        self._log.lines.jump = self.replay.jump_to
        self.show_reel(reel)

    def show_reel(self, reel: Reel, move: Move | None = None) -> None:
        """The record stands elsewhere; `move` is what led there, when it is to be seen."""
        self.match = self.conductor.match = reel.match
        self._log.lines.show_up_to(reel.at)
        if move is None:
            self.film.clear()
            self.table_replaced()
        else:
            self.animate(move, self.film)
        self.refresh()
