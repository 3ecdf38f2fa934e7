"""The table of every game: a frame, a director, a board, and what runs the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from engine.core.decision import Decision, NumberRange, Option
from engine.core.errors import IllegalAnswer
from engine.core.match import Match
from engine.core.record import Autosave
from engine.core.story import Move
from engine.text.message import ENGLISH, Message, Words, glued, spoken
from engine.ui import display
from engine.ui.box import Box
from engine.ui.canvas import CachedLayer, Canvas, Plane, key_said
from engine.ui.pages.page_theme import theme_of
from engine.ui.pages.review import look_back
from engine.ui.real_table.turn import HandsTurn, spoken_of
from engine.ui.scene import Focus, Scene, Window
from engine.ui.speech import as_speech
from engine.ui.table import panels
from engine.ui.table.actions import Action, Actions
from engine.ui.table.conductor import Conductor, Sitting
from engine.ui.table.director import Director, Host, Reel, Replay, Tutor
from engine.ui.table.explained import Spoken
from engine.ui.table.frame import THINKING_SHOWS_AFTER, Frame
from engine.ui.table.orders import BoardReach, Orders, Screen
from engine.ui.table.parts import Board, Moment, Parts, own_prompt
from engine.ui.theme import BODY, DISPLAY, LARGE, POSTER, SECOND_TEXT, TEXT, Theme
from engine.ui.widgets.base import Button, Tip, Widget, is_press_key
from engine.ui.widgets.fields import Slider
from engine.ui.widgets.overlays import Command, PopupMenu
from engine.ui.widgets.scroll import ScrollArea

if TYPE_CHECKING:
    from engine.text.voice import Voice


# Between two people at one screen: nothing is shown until the right one sits there.


class CurtainScene(Scene):
    """Asks to pass the screen on; `ready` is called when the person says that they sit there.

    `commands` are what its menu offers: nothing that shows the table.
    """

    def __init__(
        self,
        app: Window,
        theme: Theme,
        seat: int,
        name: str,
        ready: Callable[[], object],
        commands: Sequence[Command],
    ) -> None:
        super().__init__(app, theme)
        self.seat = seat
        self.name = name
        self._ready = ready
        self._commands = commands
        self.button = Button(
            Message("curtain-i-am", {"name": name}), self.open, kind="primary", key="Space"
        )
        self.add(self.button)

    def layout(self, width: float, height: float) -> None:
        self.button.box = Box.around(width / 2, height / 2 + 184, 320, 72)

    def open(self) -> None:
        self.app.remove(self)
        self._ready()

    def back(self) -> bool:
        """Esc opens a menu, which does not look behind the curtain."""
        menu = PopupMenu(self._commands)
        menu.place_under(self.button.box, self.viewport)
        self.open_popup(menu)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Whose turn it is, and nothing else."""
        canvas.backdrop()
        x, y = self.width / 2, self.height / 2
        canvas.seat_mark(self.seat, x, y - 132, 64)
        canvas.text(x, y - 12, Message("curtain-pass", {"name": self.name}), DISPLAY, TEXT,
                    canvas.theme.title_font, "centre", max_width=self.width - 96)  # fmt: skip
        canvas.text(x, y + 52, Message("curtain-hidden"), LARGE,
                    SECOND_TEXT, align="centre", max_width=self.width - 96)  # fmt: skip
        canvas.text(x, y + 92, Message("curtain-press"), BODY, SECOND_TEXT,
                    align="centre")  # fmt: skip
        self.draw_widgets(canvas)


# Keeps the match, its film and its log in step: what the conductor tells, and how time goes by.


class ThemedTable(Screen, Protocol):
    theme: Theme
    orders: Orders


class TableSync:
    """The audience of one table's conductor."""

    def __init__(self, table: ThemedTable) -> None:
        self._table = table
        self._state: object = None
        self._spoken: object = None

    # -- audience of the conductor ------------------------------------------------------------

    def moved(self, move: Move) -> None:
        """An answer was given: into the log, and onto the film."""
        if self._table.parts.paces_bots:
            self._table.conductor.hurry()
        self.follow()
        self._person_changed()

    def replaced(self) -> None:
        """Something was taken back or played again: no film, just the table as it is."""
        table = self._table
        table.parts.board.forget()
        table.frame.ending.forget()
        table.frame.log.follow(table.sitting.told, table.sitting.watcher)
        table.director.jump()
        self._person_changed()

    def told(self, text: Words) -> None:
        self._table.app.toast(text, "warning")

    def ended(self, record: Path | None) -> None:
        table = self._table

        def show_sheet() -> None:
            goes_on = table.tutor is not None and table.tutor.keeps_table
            stays = goes_on or table.frame.victory.is_visible or not table.is_on_top
            sheet = None if stays else table.review_scene()
            if sheet is not None:
                table.app.push(sheet)

        winners = table.match.result.winners
        sound = partial(table.play_sound, "win")
        table.frame.ending.begin(table.film, winners, sound, show_sheet)

    def follow(self) -> None:
        table = self._table
        table.frame.log.follow(table.sitting.told, table.sitting.watcher)
        table.director.follow()
        table.refresh()

    def _person_changed(self) -> None:
        table = self._table
        if table.sitting.has_changed():
            table.play_sound("turn")
        if table.decision is not None:
            table.director.is_skipping = False
        table.refresh()

    # -- voice --------------------------------------------------------------------------------

    def speak(self) -> None:
        """What is new on the screen, for whoever does not look at it."""
        table = self._table
        if not table.app.settings.voice or table.replay is not None or not table.is_on_top:
            return
        now = self._to_be_spoken()
        words = as_speech(now[1])
        if words and now != self._spoken:
            self._spoken = now
            table.app.speech.say(words, table.sitting.voice.language)

    def _to_be_spoken(self) -> Spoken:
        """The step of a bot, or what a person is asked."""
        table, explained = self._table, self._table.frame.explained
        if explained.is_speaking:
            return spoken_of(explained) if isinstance(explained, HandsTurn) else explained.spoken()
        is_asked = table.decision is not None or table.conductor.waits_for_dice
        is_asked |= table.match.is_over or table.conductor.trouble is not None
        if not is_asked or table.moment.is_behind:
            return None, ()
        return len(table.match.moves), (table.frame.bar.actions.prompt,)

    # -- time ---------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        table = self._table
        if table.replay is not None:
            table.replay.update(seconds)
            return
        conductor, film = table.conductor, table.film
        factor = table.app.settings.animation_speed.factor
        conductor.update(seconds, factor, lambda: film.is_playing)
        if film.is_playing and not factor:
            film.update(0.0)
        state = (conductor.is_running, conductor.trouble, table.frame.prompter.thinks_long)
        if state != self._state:
            self._state = state
            table.refresh()
        self._draw_curtain()

    def _draw_curtain(self) -> None:
        table = self._table
        seat = table.conductor.curtain_for
        if seat is None or table.film.is_playing or not table.is_on_top:
            return

        def ready() -> None:
            table.conductor.sit_down()
            self.follow()
            self._person_changed()

        name = table.sitting.voice.headings[seat]
        commands = table.orders.of_curtain()
        table.app.push(CurtainScene(table.app, table.theme, seat, name, ready, commands))

    @property
    def seconds_to_go_on(self) -> float | None:
        """When something will happen by itself; None when nothing will, or a film comes first."""
        table = self._table
        if table.replay is not None:
            return None if table.film.is_playing else table.replay.seconds_to_go_on
        if table.director.held is not None:
            return None
        conductor = table.conductor
        rest = conductor.seconds_to_go_on
        due = [] if rest is None else [rest * table.app.settings.animation_speed.factor]
        if conductor.is_thinking and not table.frame.prompter.thinks_long:
            due.append(THINKING_SHOWS_AFTER - conductor.seconds_thought)
        return min(due, default=None)


# What a player's hands mean at a table: skipping, the board's keys, widgets, the frame's keys.

FRAME_KEYS: Final[dict[str, Callable[[Orders], object]]] = {
    "ctrl+y": Orders.redo,
    "ctrl+shift+z": Orders.redo,
    "ctrl+r": Orders.restart_turn,
    "ctrl+s": Orders.tell_coarsely,
    "ctrl+d": Orders.differs,
    display.Key.EXPLAIN.lower(): Orders.explain_last,
    display.Key.LOG.lower(): Orders.toggle_log,
    display.Key.SAY_AGAIN.lower(): Orders.say_again,
    "f1": Orders.show_rules,
    "f10": Orders.open_menu,
    "/": Orders.open_words,
}


class InputRouter:
    """Gives every intent to whom it belongs; `widgets` is the scene's own way to its widgets."""

    def __init__(
        self, table: Screen, orders: Orders, focus: Focus, widgets: Callable[[display.Intent], bool]
    ) -> None:
        self._table = table
        self._orders = orders
        self._focus = focus
        self._widgets = widgets
        self._hovers_board = False

    def handle(self, intent: display.Intent) -> bool:
        if self._skips(intent) or self._table.frame.words_take(intent):
            return True
        if isinstance(intent, display.KeyPressed) and (
            self._hint_takes(intent) or self._board_wants(intent)
        ):
            return True
        if self._widgets(intent):
            self._board_left(intent)
            return True
        if isinstance(intent, display.PointerMoved):
            self._hovers_board = True
        if self._board_takes(intent) and self._to_board(intent):
            return True
        if not isinstance(intent, display.KeyPressed):
            return False
        return self._frame_key(intent) or self._presses_bright(intent) or self._says_ways(intent)

    @property
    def _is_covered(self) -> bool:
        """Whether something lies over the whole table: what is under it hears nothing."""
        return self._table.frame.cover is not None

    def _to_board(self, intent: display.Intent) -> bool:
        board = self._table.parts.board
        return board.handle(board.plane.intent(intent), self._table.moment)

    def _board_takes(self, intent: display.Intent) -> bool:
        """In a replay the board may be looked at, not played on."""
        is_look = isinstance(intent, display.PointerMoved | display.PointerLeft | display.Wheel)
        if self._is_covered:
            return False
        return is_look or not self._table.sitting.is_replay

    def _skips(self, intent: display.Intent) -> bool:
        """Space, or a press on the board, ends what plays; nobody answers to what is not yet seen.

        A press is heard as well when a person is to act and nothing was still to be shown.
        """
        is_space = (
            isinstance(intent, display.KeyPressed) and intent.key == "space" and not self._is_typing
        )
        is_press = isinstance(intent, display.PointerPressed) and self._is_on_board(intent)
        if not (is_space or is_press) or self._is_covered:
            return False
        table, director = self._table, self._table.director
        if table.sitting.is_replay:
            if not is_space:
                director.skip()
            return False
        if is_space and director.held is not None:
            return False
        was_unseen = director.is_behind or (is_space and director.is_playing)
        is_going = director.is_playing or table.conductor.is_running
        director.skip()
        table.conductor.hurry()
        return was_unseen or (is_going and table.sitting.person is None)

    def _is_on_board(self, intent: display.PointerPressed) -> bool:
        frame = self._table.frame
        if self._table.popup is not None or frame.places is None:
            return False
        at = (intent.x, intent.y)
        return frame.places.board.contains(at) and frame.explained.panel.hit(*at) is None

    def _board_wants(self, intent: display.KeyPressed) -> bool:
        """Keys go to the board (or the replay) first, unless the keyboard is on a widget."""
        if self._is_elsewhere or self._is_covered:
            return False
        if self._table.replay is not None:
            return intent.is_plain and self._table.replay.press(intent.key)
        return self._to_board(intent)

    def _hint_takes(self, intent: display.KeyPressed) -> bool:
        """The keys of a hint come before the board's."""
        return not self._is_elsewhere and self._table.frame.hints.take_key(intent)

    @property
    def _is_elsewhere(self) -> bool:
        """Whether the keyboard is on a widget or a popup."""
        focused = self._focus.current
        is_on_widget = focused is not None and (self._focus.is_shown or focused.takes_text)
        return is_on_widget or self._table.popup is not None

    @property
    def _is_typing(self) -> bool:
        return self._focus.current is not None and self._focus.current.takes_text

    def _board_left(self, intent: display.Intent) -> None:
        if isinstance(intent, display.PointerMoved) and self._hovers_board:
            self._hovers_board = False
            self._to_board(display.PointerLeft())

    def _presses_bright(self, intent: display.KeyPressed) -> bool:
        """Space and Enter press the bright button, whichever of them its key cap names."""
        bright = self._table.frame.bar.bright
        is_for_it = is_press_key(intent) and not self._table.sitting.is_replay
        return is_for_it and bright is not None and bright.press()

    def _says_ways(self, intent: display.KeyPressed) -> bool:
        """Space decides nothing where several ways are open: it only says which."""
        table, bar = self._table, self._table.frame.bar
        is_space = intent.key == "space" and intent.is_plain
        if not is_space or table.moment.decision is None or not bar.leaves_space:
            return False
        ways = glued(
            [
                Message("frame-way", {"label": each.label, "key": key_said(each.key or "")})
                for each in bar.ways
            ],
            "or",
        )
        table.app.toast(table.sitting.voice.say(Message("frame-yours-to-decide", {"words": ways})))
        return True

    def _frame_key(self, intent: display.KeyPressed) -> bool:
        key = ("ctrl+" if intent.ctrl else "") + ("shift+" if intent.shift else "") + intent.key
        command = FRAME_KEYS.get("/" if intent.key == "/" else key)
        if command is None or intent.alt:
            return False
        command(self._orders)
        return True


MakeParts = Callable[["Table"], Parts]


class Table(Scene):
    """A game on the screen: put together from the engine's parts and those of the game.

    `parts` is what the game handed over, `frame` everything around its board, `director` plays the
    story, `sitting` knows who sits there, `orders` are the commands, `hands` what intents mean,
    `conductor` keeps the match going and `play` all of them in step.
    """

    def __init__(
        self,
        app: Window,
        match: Match,
        make_parts: MakeParts,
        autosave: Autosave | None = None,
        *,
        start_frozen: bool = False,
    ) -> None:
        super().__init__(app, theme_of(match.game, match.setup))
        self.about_game = match.game
        match.language = match.game.language_for(spoken(app.settings.language))
        match.draws_lots = app.settings.draws_lots
        self.replay: Replay | None = None
        self.tutor: Tutor | None = None
        self._is_stale = True
        self._changes = self._turns_drawn = 0
        self._ground, self._log_lines = CachedLayer(), CachedLayer()
        self.table_sync = TableSync(self)
        self.conductor = Conductor(
            match, app.worker, self.table_sync, autosave, is_frozen=start_frozen
        )
        self.sitting = Sitting(match, self.conductor)
        self.orders = Orders(self)
        self.reach = BoardReach(self)
        self.parts = make_parts(self)
        self.plane = Plane(self.parts.style.fit)
        self.frame = Frame(self, self.orders, self.focus)
        self.director = Director(self, self.film, self.parts.film)
        self.director.holds_after = self.frame.explained.holds_after
        self.director.holds_within = self.parts.holds
        self.input_router = InputRouter(self, self.orders, self.focus, super().handle)
        for widget in (*self.parts.widgets, *self.frame.widgets):
            self.add(widget)
        self.table_sync.follow()

    # -- what is going on ---------------------------------------------------------------------

    @property
    def moment(self) -> Moment:
        """What lies on the table now, as whoever sits here may know it."""
        director = self.director
        return Moment(
            self.match, director.shown, self.sitting.viewer, director.answers,
            None if director.is_behind or self.frame.asks_hand else self.decision,
            director.is_behind, director.is_playing, self.sitting.is_replay,
            () if self.tutor is None else self.tutor.asked_about,
        )  # fmt: skip

    @property
    def match(self) -> Match:
        """The match as it stands; in a replay as it stood then."""
        return self.sitting.match

    @property
    def decision(self) -> Decision | None:
        return self.sitting.decision

    @property
    def person(self) -> int | None:
        return self.sitting.person

    @property
    def voice(self) -> Voice:
        return self.sitting.voice

    @property
    def is_on_top(self) -> bool:
        return self.app.top is self

    @property
    def speaks_english(self) -> bool:
        """Beside a tutor whose words are English."""
        return self.tutor is not None and self.tutor.speaks_english

    def refresh(self) -> None:
        wanted = ENGLISH if self.speaks_english else spoken(self.app.settings.language)
        self.match.language = self.match.game.language_for(wanted)
        self._is_stale = True
        self.invalidate()

    def invalidate(self) -> None:
        """Have the scene drawn again: nothing that is kept of it is good any more."""
        self._changes += 1
        super().invalidate()

    def refuse(self, sentence: Words) -> None:
        self.play_sound("wrong")
        self.app.toast(sentence, "warning")

    def submit(self, answer: Any) -> bool:
        """A person's answer, kept and shown (an option, what dice showed); whether it was taken."""
        if self.sitting.is_replay or self.frame.explained.comes_first():
            return False
        self.director.skip()
        if self.tutor is not None and not self.tutor.lets(answer):
            return False
        try:
            self.conductor.submit(answer)
        except IllegalAnswer as problem:
            self.refuse(str(problem))
            return False
        return True

    def review_scene(self) -> Scene | None:
        return look_back(self.app, self.match, self.parts.review)

    def settled(self) -> None:
        """Nothing plays any more: the parts see the table as it is."""
        self.parts.board.settle(self.moment)

    # -- life of the scene --------------------------------------------------------------------

    def enter(self) -> None:
        self.conductor.resume()
        self.parts.board.enter()
        if self.match.is_over and self.replay is None:
            self.frame.ending.stand(self.match.result.winners)

    def resumed(self) -> None:
        """What lay above is gone; settings may be others now."""
        self.layout(self.width, self.height)
        self.refresh()

    def secure(self) -> bool:
        """The game is on disk up to its last answer."""
        return self.conductor.secure()

    def leave(self) -> None:
        self.conductor.stop()
        self.frame.victory.leave()
        self.parts.board.leave()

    def update(self, seconds: float) -> None:
        """The film first, then the match or the replay."""
        if self.film.is_playing:
            self.film.update(seconds)
            self.frame.log.lines.age += seconds
            self.needs_redraw = True
        self.table_sync.update(seconds)
        self.parts.board.update(seconds)
        if self.tutor is not None:
            self.tutor.go_on_if_done()

    @property
    def is_animating(self) -> bool:
        is_moving = self.director.is_moving or (self.tutor is not None and self.tutor.is_moving)
        cover = self.frame.cover
        return is_moving or ((cover is None or cover.lacks_board) and self.parts.board.is_animating)

    @property
    def is_whole(self) -> bool:
        return self.parts.board.is_whole

    def paint_on(self) -> bool:
        return self.parts.board.paint_on()

    @property
    def begins_anew(self) -> bool:
        """Whether a film has begun, come to another piece or ended since."""
        return self._turns_drawn != self.film.turns

    def get_ready(self) -> None:
        """Cards are dealt, a first roll waits to be seen, a bot begins to think."""
        self.table_sync.update(0.0)

    @property
    def may_be_seen(self) -> bool:
        """Not before the right person sits there."""
        return self.conductor.curtain_for is None

    def seconds_to_wake(self) -> float | None:
        board = self.parts.board.seconds_to_wake()
        due = (super().seconds_to_wake(), self.table_sync.seconds_to_go_on, board)
        return min((each for each in due if each is not None), default=None)

    def back(self) -> bool:
        """Esc puts the hint away or lets go of what is chosen, else opens the menu."""
        frame, let_go = self.frame, self.parts.board.let_go
        is_done = frame.hints.close() or let_go() or frame.prompter.drop_question()
        if not is_done and (self.tutor is None or not self.tutor.leave()):
            self.orders.open_menu()
        return True

    # -- layout and drawing -------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        box, parts = self.frame.layout(width, height), self.parts
        parts.board.take_units(parts.style.unit_of(self.frame.places), parts.widgets)
        parts.board.layout(parts.board.plane.box(box))
        self._is_stale = True

    @property
    def messages_above(self) -> float | None:
        """Messages cover no button of the bar."""
        places = self.frame.places
        return None if places is None else (places.bar.y - panels.GAP) * self.plane.factor

    def paint(self, canvas: Canvas) -> None:
        self._turns_drawn = self.film.turns
        super().paint(canvas)

    def prepare(self) -> None:
        """Board, frame and tutor show the match as it is now."""
        if self._is_stale and self.frame.places is not None:
            self.frame.make_room()
            self._is_stale = False
            self.parts.board.sync(self.moment)
            self.frame.renew_dice(self.widgets, self.add)
            self.frame.sync()
            self.table_sync.speak()
        if self.tutor is not None:
            self.tutor.follow()

    def draw(self, canvas: Canvas) -> None:
        """The ground, kept in a film where it may be, and over it what is in the air."""
        board = self.parts.board
        still = board.still if self.film.is_playing else None if board.is_animating else self.tutor
        key = None if still is None else (self._changes, still)
        self._ground.draw(canvas, key, self._draw_ground)
        if self.frame.cover is None:
            board.draw_above(board.plane.part(canvas), self.moment)
            if not board.covers_log:
                self.frame.log.column.draw_arrival(canvas, self.film)
        self.frame.draw_ending(canvas)
        if self.tutor is not None:
            self.tutor.render(canvas)

    def _draw_ground(self, canvas: Canvas) -> None:
        canvas.backdrop()
        if not self.parts.style.seats_on_top:
            self.frame.draw_seats(canvas)
            canvas.pictures.breathe()
        covered = () if self.frame.cover is None else self.parts.widgets
        if self.frame.cover is None:
            self.parts.board.draw(self.parts.board.plane.part(canvas), self.moment)
        for widget in self.widgets:
            if widget is not self.tutor and widget not in covered:
                self._render(canvas, widget)
                canvas.pictures.breathe()
        if self.parts.style.seats_on_top:
            self.frame.draw_seats(canvas)

    def _render(self, canvas: Canvas, widget: Widget) -> None:
        """A widget; the lines of the log, which are the most work, are put back in a film."""
        column = self.frame.log.column
        is_kept = self.film.is_playing and column.is_visible and not column.lines.is_focused
        if widget is not column or not is_kept:
            widget.render(canvas)
            return
        column.draw(canvas)
        self._log_lines.draw(canvas, self._changes, column.lines.render)
        column.filter.render(canvas)

    def tip_at(self, x: float, y: float) -> Tip | None:
        return self.parts.board.tip_at(*self.parts.board.plane.point((x, y)), self.moment)

    def handle(self, intent: display.Intent) -> bool:
        """Skipping, then the board's keys, the widgets, the board, the frame's keys."""
        self.prepare()
        self.tooltips.hear(intent)
        return self._is_for_tutor(intent) or self.input_router.handle(intent)

    def _is_for_tutor(self, intent: display.Intent) -> bool:
        """Keys of the tutor, unless the keyboard is on a widget or a popup."""
        if self.tutor is None or self.popup is not None or self.focus.is_shown:
            return False
        return isinstance(intent, display.KeyPressed) and self.tutor.take_key(intent)

    # -- tutor and replay ---------------------------------------------------------------------

    def seat_tutor(self, tutor: Tutor) -> None:
        self.tutor = tutor
        self.add(tutor)
        self.frame.open_drawer(tutor.stands_in_column)

    def dismiss_tutor(self) -> None:
        if self.tutor is not None:
            self.widgets.remove(self.tutor)
            self.tutor = None
            self.refresh()

    def watch(self, reel: Reel) -> None:
        """Show a record in place of a game that is played; `replay` then steps through it."""
        self.sitting.recorded = reel.recorded
        self.replay = Replay(self, reel, self.frame.log.chronicle)
        self.frame.bar.is_visible = False
        self.add(self.replay.bar)
        self.frame.log.follow(reel.recorded, self.sitting.watcher, self.app.pictures.breathe)
        self.app.pictures.breathe()
        self.frame.log.lines.jump = self.replay.jump_to
        self.show_reel(reel)

    def show_reel(self, reel: Reel, move: Move | None = None) -> None:
        """The record stands elsewhere; `move` is what led there, when it is to be seen."""
        self.sitting.match = self.conductor.match = reel.match
        if move is None:
            self.parts.board.forget()
            self.director.jump(reel.at)
        else:
            self.director.follow(reel.at)
        self.refresh()


# The board of a game without a scene of its own: the table in words, its moves as buttons.

INSET = 24.0
BUTTON_HEIGHT = 56.0
BUTTON_WIDTH = 248.0
BUTTON_ROOM = 72.0
LETTER = 10.0
GAP = 12.0
CHOICES_SHARE = 0.45
SHORT_WORDS = 40


class PlainTable(Board):
    def __init__(self, host: Host) -> None:
        self.widget = PlainBoard(host.submit, host.refresh)
        self._host = host

    def layout(self, box: Box) -> None:
        self.widget.box = box

    def sync(self, moment: Moment) -> None:
        game, decision = moment.match.game, moment.decision
        words = game.describe(moment.table, moment.voice)
        labels: list[str] = []
        if decision is not None and not isinstance(decision.options, NumberRange):
            seat = decision.seat
            labels = game.option_texts(decision.options, moment.voice, moment.table, seat)
        self.widget.show(words, decision, labels)

    def actions(self, moment: Moment, decision: Decision) -> Actions:
        said, option = own_prompt(moment, decision), self.widget.chosen
        if option is None:
            return said
        game, seat = moment.match.game, decision.seat
        label = game.option_text(option, moment.voice, moment.table, seat)
        return replace(said, primary=Action(label, lambda: self._host.submit(option), key="Space"))


def plain_parts(host: Host) -> Parts:
    """The parts of a game that hands over none."""
    plain = PlainTable(host)
    return Parts(board=plain, widgets=(plain.widget,), actions=plain.actions)


class PlainBoard(Widget):
    """Shows what `describe` says, and below it what can be chosen.

    `choose` is called with an option; a number is first set on a line (`number` holds it) and
    taken with the table's primary button.
    """

    def __init__(self, choose: Callable[[Option], object], changed: Callable[[], object]) -> None:
        super().__init__()
        self.words = ""
        self.decision: Decision | None = None
        self.number: Slider | None = None
        self.buttons: list[Button] = []
        self._choose = choose
        self._number_changed = changed
        self._labels: tuple[str, ...] = ()
        self.text = ScrollArea(self._draw_words, reads=True)
        self.choices = ScrollArea(None)
        self.add(self.text)
        self.add(self.choices)

    @property
    def chosen(self) -> Option | None:
        """The option of the number on the line, if a number is to be chosen."""
        if self.decision is None or self.number is None:
            return None
        options = self.decision.options
        assert isinstance(options, NumberRange)
        return options[round(self.number.value) - options.low]

    def show(self, words: str, decision: Decision | None, labels: Sequence[str]) -> None:
        """The table in words and, when a person decides, the options as `labels` (or a range)."""
        is_same = (words, tuple(labels)) == (self.words, self._labels) and decision is self.decision
        if is_same:
            return
        self.words, self._labels = words, tuple(labels)
        self.decision = decision
        self._build_choices()
        self.placed()
        self.changed()

    def _build_choices(self) -> None:
        self.choices.remove_all()
        self.buttons, self.number = [], None
        if self.decision is None:
            return
        options = self.decision.options
        if isinstance(options, NumberRange):
            self.number = Slider(
                options.low, options.high, options.low,
                lambda value: self._number_changed(), ticks=len(options) <= 40,
            )  # fmt: skip
            return
        for index, label in enumerate(self._labels):
            key = str(index + 1) if index < 9 else None
            button = Button(label, self._taking(options[index]), kind="secondary", key=key)
            self.buttons.append(button)

    def _taking(self, option: Option) -> Callable[[], object]:
        return lambda: self._choose(option)

    def placed(self) -> None:
        inner = self.box.inset(INSET)
        height = inner.h * CHOICES_SHARE if self.decision is not None else 0.0
        words, choices = inner.column(None, height, gap=GAP if height else 0)
        self.text.box, self.choices.box = words, choices
        width = self.choices.inner_width
        longest = max((len(label) for label in self._labels), default=0)
        wanted = min(width, max(BUTTON_WIDTH, longest * LETTER + BUTTON_ROOM))
        columns = max(1, int((width + GAP) // (wanted + GAP)))
        each = (width - GAP * (columns - 1)) / columns
        for index, button in enumerate(self.buttons):
            row, column = divmod(index, columns)
            home = Box(column * (each + GAP), row * (BUTTON_HEIGHT + GAP) + 4, each, BUTTON_HEIGHT)
            self.choices.place(button, home)
        rows = -(-len(self.buttons) // columns)
        self.choices.content_height = rows * (BUTTON_HEIGHT + GAP)
        if self.number is not None:
            middle = min(width, 720.0)
            home = Box((width - middle) / 2, choices.h / 2 - 40, middle, 80)
            self.choices.place(self.number, home)
            self.choices.content_height = choices.h

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box)

    def _draw_words(self, canvas: Canvas, content: Box) -> None:
        if "\n" not in self.words and len(self.words) <= SHORT_WORDS:
            self._draw_short(canvas, content)
            return
        height = canvas.paragraph(
            Box(content.x, content.y, content.w, content.h), self.words, LARGE, TEXT, "mono"
        )
        self.text.content_height = height

    def _draw_short(self, canvas: Canvas, content: Box) -> None:
        """A table that is one phrase, such as a heap of stones, is said large."""
        fits = canvas.text_width(self.words, POSTER, "number-bold") < content.w * 0.9
        size = POSTER if fits else DISPLAY
        middle = self.text.box.centre_y
        canvas.text(
            content.centre_x, middle, self.words, size, TEXT, "number-bold", "centre",
            max_width=content.w,
        )  # fmt: skip
        self.text.content_height = 0


# Opens the table of a match: to play, to watch a record, to look back.


def table_scene(
    app: Window, match: Match, autosave: Autosave | None = None, *, start_frozen: bool = False
) -> Table:
    """The table that a match is played at: with the game's own parts, or the plain ones."""
    parts = match.game.table_parts() or plain_parts
    return Table(app, match, parts, autosave, start_frozen=start_frozen)


def table_anew(app: Window, autosave: Autosave) -> Table:
    """The table of a match that is played up once more from its record."""
    again = autosave.opened_anew(app.registry)
    table = table_scene(app, again.match, again)
    table.anew = partial(table_anew, app, again)
    return table


def replay_scene(app: Window, recorded: Match) -> Table:
    """The game's own table, showing a record from its start; answers are not taken."""
    reel = Reel(recorded)
    scene = table_scene(app, reel.match, None, start_frozen=True)
    app.pictures.breathe()
    scene.watch(reel)
    return scene


def review_of(app: Window, match: Match) -> Scene | None:
    """The page that looks back at a match; None when its game has none."""
    return table_scene(app, match, None, start_frozen=True).review_scene()
