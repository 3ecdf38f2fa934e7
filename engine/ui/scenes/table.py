"""The frame every game's table shares: seats, board, action bar, log, and what runs the match."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from engine.core.bot import Answer
from engine.core.decision import CHANCE, Chance, Decision, NumberRange, Option, Pending
from engine.core.errors import IllegalAnswer
from engine.core.match import Match, Move
from engine.core.saves import Autosave
from engine.core.settings import AnimationSpeed
from engine.ui.animation import AnimationQueue
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
from engine.ui.scene import Scene
from engine.ui.scenes.actions import Action, ActionBar, Actions
from engine.ui.scenes.command_line import HEIGHT as COMMAND_HEIGHT
from engine.ui.scenes.command_line import CommandLine, OptionsDialog
from engine.ui.scenes.conductor import Conductor, Trouble, persons
from engine.ui.scenes.curtain import CurtainScene
from engine.ui.scenes.end import EndScene, closing_words, go_home
from engine.ui.scenes.hall import theme_of
from engine.ui.scenes.hint_card import HintCard
from engine.ui.scenes.log import Chronicle, LogColumn, LogLine, default_lines
from engine.ui.scenes.manual_dice import DicePanel
from engine.ui.scenes.places import Places, has_room_for_column, table_places
from engine.ui.scenes.plain_board import PlainBoard
from engine.ui.scenes.popup_menu import Command, PopupMenu
from engine.ui.scenes.replay import Reel, Replay
from engine.ui.scenes.seats import SeatSummary, draw_seat_card, seat_column
from engine.ui.scenes.side_panels import SideColumn, SidePanel
from engine.ui.scenes.top_bar import TopBar
from engine.ui.widgets.base import Tip, Widget
from engine.ui.widgets.button import Button

if TYPE_CHECKING:
    from engine.ui.app import App

LEAST_LOG: Final = 208.0
THINKING_SHOWS_AFTER: Final = 0.3
DOTS_SECONDS: Final = 0.4


class TableScene(Scene):
    """A game being played: what all games share is done here, the hooks show the game itself.

    A game's scene overrides `layout_board`, `draw_board`, `handle_board`, `seat_summary`,
    `left_panels`, `right_panels`, `actions`, `animate` and what else it needs; it answers with
    `submit`. Call `refresh` when something that the hooks return has changed.
    """

    seats_along_top: ClassVar[bool] = False
    has_hint_button: ClassVar[bool] = True

    def __init__(
        self,
        app: App,
        match: Match,
        autosave: Autosave | None = None,
        start_frozen: bool = False,
    ) -> None:
        super().__init__(app, theme_of(match.game))
        self.match = match
        self.conductor = Conductor(match, app.worker, self, autosave, is_frozen=start_frozen)
        self.chronicle = Chronicle(self.log_lines)
        self.replay: Replay | None = None
        self.places: Places | None = None
        self.seat_boxes: tuple[Box, ...] = ()
        self._left_room = self._right_room = Box(0, 0, 0, 0)
        self._is_drawer_open = False
        self._is_stale = True
        self._hovers_board = False
        self._dots = 0.0
        self._shown_state: tuple[bool, Trouble | None] = (False, None)
        self._sat_before = self.person
        self._dice_panel: DicePanel | None = None
        self._build_widgets()
        self.chronicle.follow(match)

    # -- what the game may ask ----------------------------------------------------------------

    @property
    def table(self) -> Any:
        """What lies on the table."""
        return self.match.table

    @property
    def pending(self) -> Pending | None:
        """What the match waits for; None when it is over."""
        return self.match.pending

    @property
    def decision(self) -> Decision | None:
        """The pending decision if a person at this screen has to take it now."""
        pending = self.match.pending
        is_mine = self.person is not None and isinstance(pending, Decision)
        return pending if is_mine and isinstance(pending, Decision) else None

    @property
    def person(self) -> int | None:
        """The seat of the person who has to act; None when nobody has, or another sits here."""
        if self.is_replay or self.conductor.curtain_for is not None:
            return None
        return self.conductor.person

    @property
    def acting_seat(self) -> int | None:
        """Whose turn it is: the seat that decides, or for which dice are rolled."""
        pending = self.pending
        return pending.for_seat if isinstance(pending, Chance) else self.match.seat_to_answer

    @property
    def is_replay(self) -> bool:
        """Whether a record is shown: nobody answers."""
        return self.replay is not None

    @property
    def viewer(self) -> int:
        """The seat from whose side the table is shown: whoever sits before the screen."""
        for seat in (self.person, self.conductor.seated, self._sat_before, *persons(self.match)):
            if seat is not None:
                return seat
        return 0

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.setup.seat_names

    @property
    def log_open(self) -> bool:
        """Whether the right column is shown."""
        return self.places is not None and self.places.column is not None

    @property
    def left_room(self) -> float:
        """The height left for panels below the seats."""
        return self._left_room.h

    def refresh(self) -> None:
        """Something the hooks tell has changed: ask them again and draw."""
        self._is_stale = True
        self.invalidate()

    def submit(self, answer: Any) -> bool:
        """A person's answer: an option, or what real dice showed; whether it was taken.

        Keeps the game on disk, shows what happened, and lets bots and dice go on.
        """
        if self.is_replay:
            return False
        self.film.skip()
        try:
            self.conductor.submit(answer)
        except IllegalAnswer as problem:
            self.refuse(str(problem))
            return False
        return True

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be done."""
        self.play_sound("wrong")
        self.app.toast(sentence, "warning")

    # -- hooks --------------------------------------------------------------------------------

    def layout_board(self, box: Box) -> None:
        """The board's place is new."""
        if self._plain is not None:
            self._plain.box = box

    def draw_board(self, canvas: Canvas) -> None:
        """Draw the board; widgets of the scene are drawn after it."""

    def handle_board(self, intent: Intent) -> bool:
        """An intent that no widget wanted: pointer, and keys before the frame's own."""
        return False

    def seat_summary(self, seat: int) -> SeatSummary:
        """What a seat's card says."""
        score = self.match.game.result(self.table).scores[seat] if self.match.is_over else None
        return SeatSummary("" if score is None else f"{score:g}", self.level_title(seat))

    def draw_seat_body(self, canvas: Canvas, seat: int, box: Box) -> bool:
        """Draw what stands below a seat's name; False leaves it to `seat_summary`."""
        return False

    def left_panels(self) -> Sequence[SidePanel]:
        """Panels below the seats."""
        return ()

    def right_panels(self) -> Sequence[SidePanel]:
        """Panels above the log."""
        return ()

    def actions(self) -> Actions:
        """What the person to act can do now."""
        decision = self.decision
        if decision is None:
            return Actions("")
        primary = self._take_number() if self._plain is not None else None
        return Actions(self.prompt_for(decision), decision.detail, primary)

    def animate(self, move: Move, queue: AnimationQueue) -> None:
        """Put into the queue what shows a move; the table itself is already final."""
        self.play_sound("dice" if move.seat == CHANCE else "token")

    def tooltip_at(self, x: float, y: float) -> Tip | None:
        """The tooltip of a place on the board."""
        return None

    def round_progress(self) -> tuple[str, int, int]:
        """Where the game is: a label, the rounds done, the rounds in all (0: not known)."""
        number, total = self.match.game.progress(self.table)
        name = self.match.game.round_name
        if not number:
            return ("", 0, 0)
        done = total if self.match.is_over else number - 1
        return (f"{name} {number} of {total}" if total else f"{name} {number}", done, total)

    def tags(self) -> Sequence[str]:
        """The small labels beside the title: the game's mode, practice, real dice."""
        setup, settings = self.match.setup, self.match.game.settings[:1]
        chosen = [
            choice.title
            for setting in settings
            for choice in setting.choices
            if choice.value == setup.options.get(setting.key)
        ]
        chosen += ["Practice"] if setup.practice else []
        return [*chosen, "Real dice"] if setup.dice_by_hand else chosen

    def log_lines(self, move: Move, before: Any) -> Sequence[LogLine]:
        """The lines of the log for a move; `before` is the table before it."""
        return default_lines(self.match, move)

    def table_replaced(self) -> None:
        """The table is another one than a moment ago (undo, redo, replay): forget selections."""

    def hint(self) -> None:
        """Show what a good player would do: the game's usual bot is asked, in the worker."""
        decision = self.decision
        if decision is None:
            return

        def show(answer: Answer) -> None:
            if self.decision is decision and self.app.top is self:
                self._open_hint(answer)

        def fail(error: Exception) -> None:
            self.told(f"There is no hint: {error}")

        self.conductor.ask(self.match.game.default_bot, show, fail)

    def review_scene(self) -> Scene | None:
        """The page that looks back at the game, once it is over."""
        return EndScene(self.app, self.match)

    # -- words the hooks may use --------------------------------------------------------------

    def level_title(self, seat: int) -> str:
        """`Person`, or `Bot` with its level."""
        who = self.match.setup.seats[seat]
        if who.is_person:
            return "Person"
        level = self.match.game.level(who.player)
        return f"Bot · {level.title if level is not None else who.player}"

    def prompt_for(self, decision: Decision) -> str:
        """The decision's prompt, with the name where several people share the screen."""
        if len(persons(self.match)) < 2:
            return decision.prompt
        return f"{self.names[decision.seat]}: {decision.prompt[:1].lower()}{decision.prompt[1:]}"

    # -- audience of the conductor ------------------------------------------------------------

    def moved(self, move: Move) -> None:
        """An answer was given: into the log, and onto the film."""
        self.chronicle.follow(self.match)
        self.animate(move, self.film)
        self._person_changed()
        self.refresh()

    def replaced(self) -> None:
        """Something was taken back or played again: no film, just the table as it is."""
        self.film.clear()
        self.chronicle.follow(self.match)
        self.table_replaced()
        self._person_changed()
        self.refresh()

    def told(self, text: str) -> None:
        """A sentence from the conductor."""
        self.app.toast(text, "warning")

    def ended(self, record: Path | None) -> None:
        """The game is over."""
        self.film.call(lambda: self.play_sound("win"))
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
        state = (self.conductor.is_running, self.conductor.trouble)
        if state != self._shown_state:
            self._shown_state = state
            self.refresh()
        if self.conductor.is_thinking:
            self._dots += seconds
            if self._dots >= DOTS_SECONDS:
                self._dots = 0.0
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
        if self.conductor.is_thinking:
            due.append(DOTS_SECONDS - self._dots)
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
        self.places = places = table_places(
            width,
            height,
            is_column_open=self.app.settings.log_open,
            is_drawer_open=self._is_drawer_open,
            seats_along_top=self.seats_along_top,
        )
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

    def _lay_out_seats(self, places: Places) -> None:
        count = len(self.names)
        if self.seats_along_top:
            self.seat_boxes = places.seats.row(*[None] * count, gap=8)
            self._left_room = Box(0, 0, 0, 0)
            return
        column = seat_column(places.seats, count)
        self.seat_boxes, self._left_room = column.cards, column.below

    def toggle_log(self) -> None:
        """Put the right column away or take it out again; remembered where it has its place."""
        if has_room_for_column(self.width, seats_along_top=self.seats_along_top):
            self.app.change_settings(log_open=not self.app.settings.log_open)
        else:
            self._is_drawer_open = not self._is_drawer_open
        self.layout(self.width, self.height)
        self.invalidate()

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
            return self._closing_actions()
        if isinstance(match.pending, Chance) or self.person is None:
            return self._waiting_actions(match.pending)
        return self.actions()

    def _waiting_actions(self, pending: Pending) -> Actions:
        if isinstance(pending, Chance):
            panel = self._dice_panel
            if panel is None:
                return Actions(pending.prompt)
            enter = Action("Hand in", panel.submit, icon="check", key="Enter",
                           enabled=panel.outcome is not None)  # fmt: skip
            return Actions(pending.prompt, "Real dice: say what they show.", enter)
        name = self.names[pending.seat]
        is_long = self.conductor.seconds_thought >= THINKING_SHOWS_AFTER
        words = f"{name} is thinking" if is_long else f"{name} plays"
        return Actions(words, pending.prompt)

    def _closing_actions(self) -> Actions:
        look = Action("Look back", self.show_review, icon="trophy", key="Space")
        return Actions(closing_words(self.match), "The game is over and kept.", look)

    def _take_number(self) -> Action | None:
        assert self._plain is not None
        option = self._plain.chosen
        if option is None:
            return None
        label = self.match.game.option_text(option, self.names)
        return Action(label, lambda: self._submit_plain(option), key="Space")

    def _submit_plain(self, option: Option) -> None:
        self.submit(option)

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Backdrop, seats, board, then the widgets with the bars and the log."""
        self._sync()
        canvas.backdrop()
        self._draw_seats(canvas)
        self.draw_board(canvas)
        self.draw_widgets(canvas)

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

    # -- commands -----------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last answer of a person."""
        self._attempt(self.conductor.undo)

    def redo(self) -> None:
        """Play again what was taken back."""
        self._attempt(self.conductor.redo)

    def restart_turn(self) -> None:
        """Take back the whole turn."""
        self._attempt(self.conductor.restart_turn)

    def _attempt(self, command: Any) -> None:
        try:
            command()
        except IllegalAnswer as problem:
            self.refuse(str(problem))

    def _try_again(self) -> None:
        self.conductor.try_again()
        self.refresh()

    def _answer_for_bot(self) -> None:
        self.conductor.answer_for_bot()
        self.refresh()

    def next_speed(self) -> None:
        """The next quicker animation speed; after off comes slow."""
        speed = self.app.settings.animation_speed
        chosen = AnimationSpeed.SLOW if speed is AnimationSpeed.OFF else speed.faster()
        self.app.change_settings(animation_speed=chosen)
        self.app.toast(f"Animation: {chosen.value}")
        self.refresh()

    def toggle_sound(self) -> None:
        """Sound on or off."""
        self.app.change_settings(sound=not self.app.settings.sound)
        self.refresh()

    def show_rules(self, clause: str | None = None) -> None:
        """Open the rules, at a clause if one is given."""
        from engine.ui.scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, self.match.game, clause))

    def show_settings(self) -> None:
        """Open the settings above the table."""
        from engine.ui.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def show_review(self) -> None:
        """Open the page that looks back at the game."""
        scene = self.review_scene()
        if scene is not None:
            self.app.push(scene)

    def go_home(self) -> None:
        """Leave the game as it is: it is kept and can be resumed from the menu."""
        if self.conductor.autosave is not None and not self.match.is_over:
            self.app.toast("The game is kept; the menu offers to go on with it.")
        go_home(self.app)

    def list_options(self) -> None:
        """Every move that can be made now, to read and to choose from."""
        if self.decision is None:
            self.refuse("There is nothing to choose now")
            return
        self.app.push(OptionsDialog(self.app, self.match, self.submit))

    def open_command_line(self) -> None:
        """A field for moves in the game's own words."""
        if self.is_replay:
            return
        self._command.is_visible = True
        self._command.open()
        self.focus.take(self._command.field, shown=False)

    def close_command_line(self) -> None:
        """Put the field away."""
        self._command.is_visible = False
        self.focus.take(None, shown=False)
        self.invalidate()

    def _place_command_line(self, places: Places) -> None:
        bar = places.bar
        self._command.box = Box(bar.x, bar.y - COMMAND_HEIGHT - 8, bar.w, COMMAND_HEIGHT)

    def _open_hint(self, answer: Answer) -> None:
        move = self.match.game.option_text(answer.option, self.names)

        def play() -> None:
            self.close_popup()
            self.submit(answer.option)

        card = HintCard(move, answer, play, self.show_rules)
        card.place_over(self.app.canvas, self._bar.box, self.viewport)
        self.open_popup(card)

    # -- real dice ----------------------------------------------------------------------------

    def _sync_dice_panel(self) -> None:
        """The panel comes when real dice are to be told, and goes when they have been."""
        pending = self.pending
        is_wanted = self.conductor.waits_for_dice and not self.is_replay
        panel = self._dice_panel
        if panel is not None and (not is_wanted or panel.chance is not pending):
            self.widgets.remove(panel)
            self.focus.drop_if_gone()
            panel = self._dice_panel = None
        if panel is None and is_wanted and isinstance(pending, Chance):
            panel = self._dice_panel = DicePanel(pending, self.submit, self.refresh)
            self.add(panel)
            self.focus.take(panel.field, shown=False)
        if panel is not None and self.places is not None:
            board = self.places.board
            width, height = panel.wanted_size
            width = min(width, board.w - 32)
            panel.box = Box(board.centre_x - width / 2, board.bottom - height - 12, width, height)

    # -- replay -------------------------------------------------------------------------------

    def watch(self, reel: Reel) -> None:
        """Show a record in place of a game that is played; `replay` then steps through it."""
        self.chronicle.follow(reel.recorded)
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

    def open_menu(self) -> None:
        """The table's menu."""
        menu = PopupMenu(self._replay_commands() if self.is_replay else self._commands())
        menu.place_under(self._menu.box, self.viewport)
        self.open_popup(menu)

    def _commands(self) -> list[Command]:
        can = self.conductor
        has_moves = self.decision is not None
        return [
            Command("Take back", self.undo, "arrow-back-up", "Ctrl+Z", can.can_undo),
            Command("Play again", self.redo, "arrow-forward-up", "Ctrl+Y", can.can_redo),
            Command("Restart turn", self.restart_turn, "rotate", "Ctrl+R", can.can_restart_turn),
            Command("Type a move", self.open_command_line, "keyboard", "/"),
            Command("List the moves", self.list_options, "list", enabled=has_moves),
            *self._page_commands(),
            Command("Leave the table", self.go_home, "door-exit"),
        ]

    def _replay_commands(self) -> list[Command]:
        return [*self._page_commands(), Command("Close the replay", self.app.pop, "x")]

    def _page_commands(self) -> list[Command]:
        return [
            Command("Rules", self.show_rules, "book", "F1"),
            Command("Settings", self.show_settings, "settings"),
        ]

    # -- widgets ------------------------------------------------------------------------------

    def _build_widgets(self) -> None:
        def icon(name: str, on_click: Any, tooltip: str, key: str | None = None) -> Button:
            return Button(kind="icon", icon=name, on_click=on_click, tooltip=tooltip, key=key)

        self._home = icon("home", self.go_home, "To the main menu; the game is kept")
        self._speed = icon("bolt", self.next_speed, "Animation speed")
        self._sound = icon("volume", self.toggle_sound, "Sound")
        rules = icon("book", self.show_rules, "Rules (F1)")
        settings = icon("settings", self.show_settings, "Settings")
        self._menu = icon("menu-2", self.open_menu, "Menu (Esc)")
        self._column = icon("layout-sidebar-right", self.toggle_log, "Log (L)")
        icons = (self._speed, self._sound, rules, settings, self._menu, self._column)
        self._top = TopBar(self.match.game.title, (), self._home, icons)
        self._undo = Button(kind="ghost", icon="arrow-back-up", on_click=self.undo, key="Ctrl+Z",
                            tooltip="Take back (Ctrl+Z)")  # fmt: skip
        self._hint = Button(
            kind="ghost", icon="bulb", on_click=self.hint, key="H", tooltip="Hint (H)"
        )
        small = (self._hint, self._undo) if self.has_hint_button else (self._undo,)
        self._bar = ActionBar(small)
        self._left, self._right = SideColumn(), SideColumn()
        self._log = LogColumn(self.chronicle, self.names, self.show_rules)
        draws_itself = type(self).draw_board is not TableScene.draw_board
        self._plain = None if draws_itself else PlainBoard(self._submit_plain, self.refresh)
        board: tuple[Widget, ...] = () if self._plain is None else (self._plain,)
        self._command = CommandLine(self, self.close_command_line)
        self._command.is_visible = False
        frame = (self._left, self._bar, self._right, self._log, self._top, self._command)
        for widget in (*board, *frame):
            self.add(widget)


def table_scene(
    app: App, match: Match, autosave: Autosave | None = None, *, start_frozen: bool = False
) -> TableScene:
    """The scene that plays a match: the game's own, or the plain one."""
    kind = match.game.table_scene() or TableScene
    scene: TableScene = kind(app, match, autosave, start_frozen)
    return scene
