"""The table of every game: a frame, a director, a board, and what runs the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision
from engine.core.errors import IllegalAnswer
from engine.core.match import Match
from engine.core.saves import Autosave
from engine.core.story import Move
from engine.text.plain import spoken
from engine.text.said import ENGLISH, Words
from engine.ui.cached_layer import CachedLayer
from engine.ui.canvas import Canvas
from engine.ui.inputs import Intent, KeyPressed
from engine.ui.pages.page_theme import theme_of
from engine.ui.pages.review import look_back
from engine.ui.plane import Plane
from engine.ui.scene import Scene, Window
from engine.ui.table.conductor import Conductor
from engine.ui.table.director import Director
from engine.ui.table.frame import Frame
from engine.ui.table.input_router import InputRouter
from engine.ui.table.orders import Orders
from engine.ui.table.parts import Moment, Parts
from engine.ui.table.places import GAP
from engine.ui.table.replay import Reel, Replay
from engine.ui.table.sitting import Sitting
from engine.ui.table.table_sync import TableSync
from engine.ui.table.tutor import Tutor
from engine.ui.widgets.base import Tip, Widget

if TYPE_CHECKING:
    from engine.text.voice import Voice

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
        super().__init__(app, theme_of(match.game))
        self.about_game = match.game
        match.language = match.game.language_for(spoken(app.settings.language))
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
        )  # fmt: skip

    @property
    def match(self) -> Match:
        """The match as it stands; in a replay as it stood then."""
        return self.sitting.match

    @property
    def decision(self) -> Decision | None:
        """The pending decision if a person at this screen has to take it now."""
        return self.sitting.decision

    @property
    def person(self) -> int | None:
        """The seat of the person who has to act; None when nobody has, or another sits here."""
        return self.sitting.person

    @property
    def names(self) -> tuple[str, ...]:
        return self.sitting.names

    @property
    def voice(self) -> Voice:
        """Who tells the match to those before the screen."""
        return self.sitting.voice

    @property
    def is_on_top(self) -> bool:
        """Whether nothing lies over the table."""
        return self.app.top is self

    @property
    def speaks_english(self) -> bool:
        """Beside a tutor whose words are English."""
        return self.tutor is not None and self.tutor.speaks_english

    def refresh(self) -> None:
        """Something has changed: ask the parts again and draw."""
        wanted = ENGLISH if self.speaks_english else spoken(self.app.settings.language)
        self.match.language = self.match.game.language_for(wanted)
        self._is_stale = True
        self.invalidate()

    def invalidate(self) -> None:
        """Have the scene drawn again: nothing that is kept of it is good any more."""
        self._changes += 1
        super().invalidate()

    def refuse(self, sentence: Words) -> None:
        """Say why something cannot be done."""
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
        """The page that looks back at the game."""
        return look_back(self.app, self.match, self.parts.review)

    def settled(self) -> None:
        """Nothing plays any more: the parts see the table as it is."""
        self.parts.board.settle(self.moment)

    # -- life of the scene --------------------------------------------------------------------

    def enter(self) -> None:
        """The table is in view."""
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
        """Nobody looks any more."""
        self.conductor.stop()
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
        """Whether the picture changes from frame to frame."""
        is_moving = self.director.is_moving or (self.tutor is not None and self.tutor.is_moving)
        return is_moving or self.parts.board.is_animating

    @property
    def is_whole(self) -> bool:
        """Whether nothing was missing when it was drawn last."""
        return self.parts.board.is_whole

    def paint_on(self) -> bool:
        """Paint a part of what the board is missing."""
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
        """When the next answer is due, besides tooltips."""
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

    def settle(self, width: float, height: float) -> None:
        """The window is new."""
        super().settle(*self.plane.settle(width, height))

    def layout(self, width: float, height: float) -> None:
        """All places of the table."""
        self.parts.board.layout(self.frame.layout(width, height))
        self._is_stale = True

    @property
    def messages_above(self) -> float | None:
        """Messages cover no button of the bar."""
        places = self.frame.places
        return None if places is None else (places.bar.y - GAP) * self.plane.factor

    def paint(self, canvas: Canvas) -> None:
        """Everything is drawn in units of the plane."""
        self._turns_drawn = self.film.turns
        super().paint(self.plane.canvas(canvas))

    def draw(self, canvas: Canvas) -> None:
        """The ground, kept in a film where it may be, and over it what is in the air."""
        self._sync()
        if self.tutor is not None:
            self.tutor.follow()
        board = self.parts.board
        still = board.still if self.film.is_playing else None if board.is_animating else self.tutor
        key = None if still is None else (self._changes, still)
        self._ground.draw(canvas, key, self._draw_ground)
        if not self.frame.covers_table:
            board.draw_above(canvas, self.moment)
            self.frame.log.column.draw_arrival(canvas, self.film)
        self.frame.draw_ending(canvas)
        if self.tutor is not None:
            self.tutor.render(canvas)

    def _draw_ground(self, canvas: Canvas) -> None:
        """Backdrop, seats, board, widgets."""
        on_top = self.parts.style.seats_on_top
        breathe = canvas.pictures.breathe
        canvas.backdrop()
        if not on_top:
            self.frame.draw_seats(canvas)
            breathe()
        self.parts.board.draw(canvas, self.moment)
        for widget in self.widgets:
            if widget is not self.tutor:
                self._render(canvas, widget)
                breathe()
        if on_top:
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

    def _sync(self) -> None:
        """Ask the parts what to show, if anything has changed."""
        if not self._is_stale or self.frame.places is None:
            return
        self.frame.make_room()
        self._is_stale = False
        self.parts.board.sync(self.moment)
        self.frame.renew_dice(self.widgets, self.add)
        self.frame.sync()

    def tip_at(self, x: float, y: float) -> Tip | None:
        """Tooltips of the board."""
        return self.parts.board.tip_at(x, y, self.moment)

    def handle(self, intent: Intent) -> bool:
        """Skipping, then the board's keys, the widgets, the board, the frame's keys."""
        self._sync()
        self.tooltips.hear(intent)
        return self._is_for_tutor(intent) or self.input_router.handle(self.plane.intent(intent))

    def _is_for_tutor(self, intent: Intent) -> bool:
        """Keys of the tutor, unless the keyboard is on a widget or a popup."""
        if self.tutor is None or self.popup is not None or self.focus.is_shown:
            return False
        return isinstance(intent, KeyPressed) and self.tutor.take_key(intent)

    # -- tutor --------------------------------------------------------------------------------

    def seat_tutor(self, tutor: Tutor) -> None:
        """Somebody sits beside the person from now on."""
        self.tutor = tutor
        self.add(tutor)
        self.frame.open_drawer(tutor.stands_in_column)

    def dismiss_tutor(self) -> None:
        """The person plays alone."""
        if self.tutor is not None:
            self.widgets.remove(self.tutor)
            self.tutor = None
            self.refresh()

    # -- replay -------------------------------------------------------------------------------

    def watch(self, reel: Reel) -> None:
        """Show a record in place of a game that is played; `replay` then steps through it."""
        self.sitting.recorded = reel.recorded
        self.replay = Replay(self, reel, self.frame.log.chronicle)
        self.frame.bar.is_visible = False
        self.add(self.replay.bar)
        self.frame.log.follow(reel.recorded, self.sitting.watcher)
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
