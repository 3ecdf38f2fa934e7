"""What is drawn now: a story is played beat by beat, a record is shown again, and parts ask
both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Generic, Protocol, TypeVar

from engine.core.decision import CHANCE, Decision
from engine.core.match import Match
from engine.core.story import Beat, Bookmark, Film, Move, Passage, Story
from engine.text.message import Message, Words
from engine.ui.animation import FOREVER, Animation, AnimationQueue
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import KeyPressed
from engine.ui.pages.end import closing_words
from engine.ui.scene import Scene, Window
from engine.ui.sound import Name
from engine.ui.table.actions import Actions
from engine.ui.table.conductor import BOT_REST, CHANCE_REST, Conductor, Sitting
from engine.ui.table.log import Chronicle
from engine.ui.table.parts import FilmMaker, Moment, Parts
from engine.ui.theme import BODY, LARGE, SECOND_TEXT, TEXT, mix
from engine.ui.widgets.base import Button, Widget
from engine.ui.widgets.fields import Slider

# What is drawn now: a story is played answer by answer, beat by beat, from view to view.


class DirectedTable(Protocol):
    @property
    def sitting(self) -> Sitting:
        """Who sits there, and whose story is told."""

    def refresh(self) -> None:
        """Another picture is to be shown."""

    def settled(self) -> None:
        """Nothing plays any more."""

    def play_sound(self, name: Name) -> None: ...


class TurnOver:
    """Where a film turns the table over to a beat's; only the first time it is played."""

    def __init__(self, do: Callable[[], object]) -> None:
        self._do: Callable[[], object] | None = do

    def advance(self, seconds: float) -> float | None:
        do, self._do = self._do, None
        if do is not None:
            do()
        return seconds


class Landed:
    """Where a film that goes on after its turn says that all has landed: the answer may be told."""

    def advance(self, seconds: float) -> float | None:
        return seconds


class Hold:
    """Waits until it `is_over`: what is shown stays until somebody has seen it.

    `begun` hears when it begins to wait. What skips the film ends it as well; with films off it
    goes by, unless it `outlasts` that.
    """

    def __init__(
        self, begun: Callable[[Hold], object], outlasts: Callable[[], bool] = lambda: False
    ) -> None:
        self.is_over = False
        self._begun: Callable[[Hold], object] | None = begun
        self._outlasts = outlasts

    def advance(self, seconds: float) -> float | None:
        is_skipped = seconds >= FOREVER / 2 and not self._outlasts()
        begun, self._begun = self._begun, None
        if begun is not None and not is_skipped:
            begun(self)
        self.is_over = self.is_over or is_skipped
        return seconds if self.is_over else None


class Director:
    """Plays a story on the table.

    `answers` is how many answers are told: the log and the bar wait until the last beat of one lies
    on the table, or until its film says that it has `Landed`. `happened` is every event told so
    far. `is_skipping` until a person has to act; `is_explaining` while it waits after a step of a
    bot.
    """

    def __init__(self, stage: DirectedTable, queue: AnimationQueue, film: FilmMaker | None) -> None:
        self.queue = queue
        self.answers = 0
        self.happened: list[Any] = []
        self.held: Hold | None = None
        self.is_skipping = False
        self.is_explaining = False
        self.is_looking_back = self.is_telling_again = False
        self.holds_after: Callable[[Passage], bool] = lambda passage: False
        self.holds_within: Callable[[Passage], bool] = lambda passage: False
        self._stage = stage
        self._film = film
        self._taken = 0
        self._bookmark = Bookmark()
        self._is_letting_go = False
        self._shown: Any = None

    # -- what is going on

    @property
    def is_playing(self) -> bool:
        return self.queue.is_playing

    @property
    def is_behind(self) -> bool:
        """Whether beats are still to come that the match has already played."""
        return self.answers < self._taken

    @property
    def is_moving(self) -> bool:
        """Whether the picture changes by itself: a film that is not held."""
        return self.is_playing and self.held is None

    @property
    def acting_seat(self) -> int | None:
        """Whose answer, or whose dice, are shown; when nothing is, whoever has to act."""
        sitting = self._stage.sitting
        if not self.is_behind:
            return sitting.acting_seat
        passage = sitting.story.passages[self.answers]
        seated = range(len(sitting.match.setup.seats))
        told = (*(getattr(event, "seat", None) for event in passage.events), passage.seat)
        return next((seat for seat in told if seat in seated), sitting.acting_seat)

    @property
    def shown(self) -> Any:
        if self._shown is None:
            match = self._stage.sitting.match
            self._shown = match.view(match.table.copy(), self._stage.sitting.story.watcher)
        return self._shown

    def since(self, *kinds: type) -> Sequence[Any]:
        """The events told since the last one of these kinds, that one first."""
        for place in range(len(self.happened) - 1, -1, -1):
            if isinstance(self.happened[place], kinds):
                return self.happened[place:]
        return tuple(self.happened)

    # -- the story

    def follow(self, up_to: int | None = None) -> None:
        """Takes in what was played since, as a film where there is one; up to that many answers.

        Where the past is another one (taken back, or somebody else sits there) it goes there at
        once.
        """
        story = self._stage.sitting.story
        is_other = story is not self._bookmark.story
        first = self._bookmark.turn(story)
        target = len(story.passages) if up_to is None else up_to
        if is_other or target < self._taken:
            self.jump(up_to)
            return
        if first < self.answers:
            self._recall(self.answers)
        for number in range(self._taken, target):
            self._play(story, number)

    def jump(self, up_to: int | None = None) -> None:
        """The table as it stands after so many answers (None: all), without a film."""
        self.queue.clear()
        self.held, self.is_explaining, self.is_telling_again = None, False, False
        story = self._stage.sitting.story
        self._bookmark.turn(story)
        self._taken = len(story.passages) if up_to is None else up_to
        self._recall(self._taken)
        self._rest()

    def skip(self) -> None:
        self.held, self.is_explaining = None, False
        self._is_letting_go = True
        self.queue.skip()
        self._is_letting_go = False

    def skip_ahead(self) -> None:
        """No film until a person has to act."""
        self.is_skipping = True
        self.skip()
        self._stage.refresh()

    def look_back(self, begin: int, end: int) -> None:
        """The films of answers `begin` up to `end` once more; then all is as it was."""
        if self.is_playing or self._film is None or begin >= end:
            return
        story, told = self._stage.sitting.story, self.answers
        films = [story.film(number) for number in range(begin, end)]
        self._recall(begin)
        self.answers, self.is_looking_back = told, True
        self._shown = films[0].before
        for film in films:
            self.queue.play(*self._pieces(film, told, told))
        self.queue.call(self._look_away)
        self._stage.refresh()

    def tell_again(self, begin: int, end: int) -> None:
        """Answers `begin` up to `end` once more, with what waits after them; then all is as it was.

        Until then they count as still to come, so that nobody answers meanwhile.
        """
        story = self._stage.sitting.story
        self._recall(begin)
        self._shown, self.is_telling_again = story.film(begin).before, True
        for number in range(begin, end):
            film = story.film(number)
            tell = TurnOver(partial(self._tell, film.after, number + 1))
            pieces = [tell] if self._film is None else self._pieces(film, number, number + 1)
            self.queue.play(*pieces)
            self._explain(story.passages[number])
        self.queue.call(self._caught_up)
        self._stage.refresh()

    def _caught_up(self) -> None:
        self.is_skipping = self.is_telling_again = False
        self._recall(self._taken)
        self._rest()

    def _look_away(self) -> None:
        self.is_looking_back = False
        self._recall(self.answers)
        self._rest()

    def hold(self) -> Animation:
        """A piece of film that waits for `go_on`, whatever the speed; skipping ends it."""
        return Hold(self._begin_hold, lambda: not self._is_letting_go)

    def go_on(self) -> None:
        if self.held is not None:
            self.held.is_over = True
            self.held = None
            self.is_explaining = False
            self._stage.refresh()

    def sound(self, name: Name) -> None:
        """A sound of the film; nothing while it is skipped."""
        if not self.is_skipping:
            self._stage.play_sound(name)

    # -- inside

    def _begin_hold(self, hold: Hold) -> None:
        self.held = hold
        self._stage.refresh()

    def _play(self, story: Story, number: int) -> None:
        self._taken = number + 1
        passage = story.passages[number]
        is_off = not self.queue.speed.factor and not self.holds_within(passage)
        if self.is_skipping or self._film is None or is_off:
            self.queue.skip()
            self.happened += passage.events
            self._rest()
            if not self.is_skipping:
                self.sound("dice" if passage.seat < 0 else "token")
                self._explain(passage)
            return
        was_idle = not self.queue.is_playing
        film = story.film(number)
        pieces = self._pieces(film, number, number + 1)
        if was_idle:
            self._shown = film.before
        self.queue.play(*pieces)
        holds = self._explain(passage)
        self.queue.call(self._ended)
        if was_idle and not holds and all(isinstance(piece, TurnOver) for piece in pieces):
            self.queue.skip()

    def _explain(self, passage: Passage) -> bool:
        """Wait after an answer that is to be explained, films or not; whether it is."""
        if not self.holds_after(passage):
            return False
        self.queue.play(Hold(self._begin_step, lambda: not self._is_letting_go))
        return True

    def _begin_step(self, hold: Hold) -> None:
        self.is_explaining = True
        self._begin_hold(hold)

    def _pieces(self, film: Film, before: int, after: int) -> list[Animation]:
        """The film's beats; so many answers are told before its last one, and so many after it."""
        pieces: list[Animation] = []
        table, tell = film.before, TurnOver(partial(self._tell, film.after, after))
        for beat in film.beats:
            is_last = beat is film.beats[-1]
            shown = film.after if is_last else beat.table
            turn = TurnOver(partial(self._turn, beat.event, shown, before))
            pieces += self._beat(beat, table, turn, tell if is_last else None)
            table = beat.table
        return pieces or [tell]

    def _beat(
        self, beat: Beat, table: Any, turn: Animation, tell: Animation | None
    ) -> list[Animation]:
        """A beat's pieces; the answer is told where they have landed, else as soon as it turns."""
        assert self._film is not None
        pieces = [*self._film(beat, table, turn)]
        if turn not in pieces:
            pieces.append(turn)
        if tell is None:
            return pieces
        place = next(
            (place for place, piece in enumerate(pieces) if isinstance(piece, Landed)),
            pieces.index(turn),
        )
        return [*pieces[: place + 1], tell, *pieces[place + 1 :]]

    def _turn(self, event: Any, table: Any, answers: int) -> None:
        self.happened.append(event)
        self._tell(table, answers)

    def _tell(self, table: Any, answers: int) -> None:
        self._shown, self.answers = table, answers
        self._stage.refresh()

    def _ended(self) -> None:
        if not self.queue.is_playing:
            self._rest()

    def _rest(self) -> None:
        """Everything lies as on the table."""
        self._shown, self.answers = None, self._taken
        self._stage.settled()
        self._stage.refresh()

    def _recall(self, answers: int) -> None:
        """What was told in so many answers, as far as it may be known by now."""
        story = self._stage.sitting.story
        self.answers = answers
        self.happened = [*story.opening]
        for passage in story.passages[:answers]:
            self.happened += passage.events


# Who sits beside the person at a table and hears of a move before it is made.


class Tutor(Widget):
    """Lies over everything of a table but its popups; its own widgets get the pointer first."""

    stands_in_column: bool = False
    """Whether it takes the right column's place: the log's key then puts it away and back."""

    column_head: float = 0.0
    """How high its own head is over what stands in the right column."""

    speaks_english: bool = False
    """Whether its words are in English alone, as those of puzzles and many lessons are: the
    table then speaks English too.
    """

    asks_every_step: bool = False
    """Whether a step that goes by itself elsewhere is what it teaches or asks about."""

    keeps_table: bool = False
    """Whether a game that is over here is only a part of what goes on: no last page opens."""

    @property
    def asked_about(self) -> tuple[Any, ...]:
        """The moves that it asks about, where others are refused: those alone are lit."""
        return ()

    @property
    def hides_advice(self) -> bool:
        """Whether the person is to find the move alone: the game's own advice is closed."""
        return False

    @property
    def is_moving(self) -> bool:
        return False

    def lets(self, answer: Any) -> bool:
        """Whether a move is made at once; else the tutor has something to say about it."""
        return True

    def follow(self) -> None:
        """The match, its film or the window may have gone on; all else lies where it is shown."""

    def go_on_if_done(self) -> None:
        """Time went by: what was to be done here may be done, and another table follow."""

    def actions(self) -> Actions | None:
        """What the bar says in place of the game's own words; None for those."""
        return None

    def take_key(self, intent: KeyPressed) -> bool:
        """A key, before the table hears it."""
        return False

    def leave(self) -> bool:
        """Esc: whether the tutor had something to let go of, or left."""
        return False


# A recorded game shown again: forward and back, by jumps, and at the player's speed.
#
# `Reel` is the pure part: the match at any of its answers. `TransportBar` takes the place of the
# action bar; the game's own table scene draws the rest.

TO_PLAY: Final = Message("frame-replay-play")
TO_PAUSE: Final = Message("frame-replay-pause")
SNAPSHOT_EVERY: Final = 16
QUICKEST_STEP: Final = 0.06
BUTTON: Final = 56.0
PLAY: Final = 152.0
GAP: Final = 8.0
EDGE: Final = 24.0
WORDS: Final = 320.0
NARROW: Final = 800.0
HIGH: Final = 140.0


class Reel:
    """A recorded match that can be set to any of its answers.

    `match` is the game at `at` answers; it is another match after every jump back. Snapshots on
    the way keep jumps short.
    """

    def __init__(self, recorded: Match) -> None:
        self.recorded = recorded
        self.match = Match(recorded.game, recorded.setup, keeps_history=False, is_again=True)
        self.match.is_hinted = recorded.is_hinted
        self._snapshots: dict[int, Match] = {0: self.match.fork()}

    def __len__(self) -> int:
        return len(self.recorded.moves)

    @property
    def at(self) -> int:
        """How many answers have been given."""
        return len(self.match.moves)

    @property
    def is_at_end(self) -> bool:
        return self.at >= len(self)

    def forward(self) -> Move | None:
        """Plays the next answer; None at the end."""
        if self.is_at_end:
            return None
        move = self.recorded.moves[self.at]
        self.match.play_recorded([(move.answer, move.reasons)])
        if self.at % SNAPSHOT_EVERY == 0 and self.at not in self._snapshots:
            self._snapshots[self.at] = self.match.fork()
        return self.match.moves[-1]

    def go_to(self, answers: int) -> None:
        """Sets the game to that many answers (kept between the start and the end)."""
        while not self.step_towards(answers):
            pass

    def step_towards(self, answers: int) -> bool:
        """One answer nearer to that many; whether the game has come there."""
        wanted = max(0, min(len(self), answers))
        nearest = max(place for place in self._snapshots if place <= wanted)
        if not nearest <= self.at <= wanted:
            self.match = self._snapshots[nearest].fork()
        elif self.at < wanted:
            self.forward()
        return self.at == wanted


class ReplayPlayer:
    """Steps through a reel while it is playing, at the pace of the game itself."""

    def __init__(self, reel: Reel) -> None:
        self.reel = reel
        self.is_playing = False
        self._rest = 0.0

    @property
    def seconds_to_go_on(self) -> float | None:
        """When the next step is due; None while it stands still."""
        return self._rest if self.is_playing else None

    def play(self) -> None:
        """Start, from the beginning when at the end."""
        if self.reel.is_at_end:
            self.reel.go_to(0)
        self.is_playing, self._rest = True, 0.0

    def pause(self) -> None:
        self.is_playing = False

    def update(self, seconds: float, factor: float, is_busy: bool) -> Move | None:
        """The move to show now, if one is due; `factor` is the animation speed's."""
        if not self.is_playing or is_busy:
            return None
        self._rest -= seconds
        if self._rest > 0:
            return None
        move = self.reel.forward()
        if move is None or self.reel.is_at_end:
            self.is_playing = False
        if move is not None:
            rest = CHANCE_REST if move.seat == CHANCE else BOT_REST
            self._rest = max(QUICKEST_STEP, rest * factor)
        return move


class TransportBar(Widget):
    """Where one is in the record, a line to jump along, and the buttons of a player.

    `turns` are (heading, answers before it); `jump` goes to a number of answers, `step` plays or
    takes back one, `toggle_play` starts and stops.
    """

    def __init__(
        self,
        length: int,
        jump: Callable[[int], object],
        step: Callable[[int], object],
        step_turn: Callable[[int], object],
        toggle_play: Callable[[], object],
    ) -> None:
        super().__init__()
        self.length = length
        self.words: Words = ""
        self.detail = ""
        self.slider = Slider(0, max(1, length), 0, lambda value: jump(round(value)), say=None)
        self.play = Button(TO_PLAY, toggle_play, kind="primary", icon="player-play", key="Space")
        self.buttons = (
            _button("chevron-left", lambda: step_turn(-1), Message("frame-replay-turn-before")),
            _button("arrow-left", lambda: step(-1), Message("frame-replay-back")),
            _button("arrow-right", lambda: step(1), Message("frame-replay-on")),
            _button("chevron-right", lambda: step_turn(1), Message("frame-replay-next-turn")),
        )
        for widget in (self.slider, *self.buttons, self.play):
            self.add(widget)

    def show(self, at: int, is_playing: bool, words: Words, detail: str) -> None:
        self.slider.value = float(at)
        self.play.label = TO_PAUSE if is_playing else TO_PLAY
        self.play.icon = "player-pause" if is_playing else "player-play"
        for button in self.buttons[:2]:
            button.is_enabled = at > 0
        for button in self.buttons[2:]:
            button.is_enabled = at < self.length
        if (words, detail) != (self.words, self.detail):
            self.words, self.detail = words, detail
            self.changed()

    def placed(self) -> None:
        box, low = self.box, self._lower
        y = low.centre_y - BUTTON / 2
        right = box.right - EDGE + 8 - PLAY
        self.play.box = Box(right, y, PLAY, BUTTON)
        right -= 8
        for button in reversed(self.buttons):
            right -= BUTTON + GAP
            button.box = Box(right, y, BUTTON, BUTTON)
        left = box.x + EDGE + self._words_width() + 16
        if low is not box:
            left, right = box.x + EDGE, box.right - EDGE + 24
        line = box.centre_y if low is box else (box.y + low.y) / 2 + 8
        self.slider.box = Box(left, line - 24, max(80.0, right - 24 - left), 48)

    @property
    def _lower(self) -> Box:
        """Where words and buttons stand: where the bar is too narrow the line is above them."""
        box = self.box
        return box if box.w >= NARROW or box.h < HIGH else box.cut_bottom(0.62 * box.h)[0]

    def _words_width(self) -> float:
        buttons = EDGE + PLAY + 8 + len(self.buttons) * (BUTTON + GAP)
        return min(WORDS, self.box.w * 0.3 if self.box.w >= NARROW else self.box.w - buttons - 40)

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.panel(box, fill=mix(canvas.theme.panel, canvas.theme.accent, 0.07))
        canvas.rounded(Box(box.x, box.y + 16, 4, box.h - 32), 2, canvas.theme.accent)
        x, y, room = box.x + EDGE, self._lower.centre_y, self._words_width()
        canvas.text(x, y - 14, self.words, LARGE, TEXT, "text-semibold", max_width=room)
        canvas.text(x, y + 16, self.detail, BODY, SECOND_TEXT, max_width=room)


def _button(icon: str, on_click: Callable[[], object], tooltip: Message) -> Button:
    return Button(kind="secondary", icon=icon, on_click=on_click, tooltip=tooltip)


class ReplayScreen(Protocol):
    @property
    def film(self) -> AnimationQueue: ...

    def show_reel(self, reel: Reel, move: Move | None = None) -> None:
        """The record stands elsewhere; `move` is what led there, when it is to be seen."""

    def refresh(self) -> None:
        """The bar has changed."""


class Replay:
    """Watching a record at a table scene: its bar, its keys, and where it stands in the log."""

    def __init__(self, scene: ReplayScreen, reel: Reel, chronicle: Chronicle) -> None:
        self.reel = reel
        self.player = ReplayPlayer(reel)
        self.bar = TransportBar(
            len(reel), self.jump_to, self.step_by, self.step_turn, self.toggle_play
        )
        self._scene = scene
        self._chronicle = chronicle

    @property
    def seconds_to_go_on(self) -> float | None:
        """When the next answer is due while the record plays."""
        return self.player.seconds_to_go_on

    def press(self, key: str) -> bool:
        """What keys do, besides Space on the play button; whether the key means anything."""
        commands: dict[str, Callable[[], object]] = {
            "left": lambda: self.step_by(-1),
            "right": lambda: self.step_by(1),
            "pageup": lambda: self.step_turn(-1),
            "pagedown": lambda: self.step_turn(1),
            "home": lambda: self.jump_to(0),
            "end": lambda: self.jump_to(len(self.reel)),
        }
        if key not in commands:
            return False
        commands[key]()
        return True

    def update(self, seconds: float) -> None:
        """Let time go by: the next answer, if it is due and nothing moves any more."""
        was_playing = self.player.is_playing
        factor = self._scene.film.speed.factor
        move = self.player.update(seconds, factor, self._scene.film.is_playing)
        if move is not None:
            self._scene.show_reel(self.reel, move)
        elif self.player.is_playing != was_playing:
            self._scene.refresh()

    def jump_to(self, answers: int) -> None:
        """Show the game after that many answers, without a film."""
        self.player.pause()
        self.reel.go_to(answers)
        self._scene.show_reel(self.reel)

    def step_by(self, by: int) -> None:
        """One answer on, with its film, or one back."""
        if by < 0:
            self.jump_to(self.reel.at - 1)
            return
        self.player.pause()
        self._scene.film.skip()
        move = self.reel.forward()
        if move is not None:
            self._scene.show_reel(self.reel, move)

    def step_turn(self, by: int) -> None:
        """To where the next turn begins (1), or to where this one or the one before did (-1)."""
        at, length = self.reel.at, len(self.reel)
        starts = [0, *(start for _, start in self._chronicle.headings()), length]
        if by > 0:
            self.jump_to(min((start for start in starts if start > at), default=length))
        else:
            self.jump_to(max((start for start in starts if start < at), default=0))

    def toggle_play(self) -> None:
        if self.player.is_playing:
            self.player.pause()
            self._scene.refresh()
            return
        was_at_end = self.reel.is_at_end
        self.player.play()
        if was_at_end:
            self._scene.show_reel(self.reel)
        self._scene.refresh()

    def show(self) -> None:
        at, length = self.reel.at, len(self.reel)
        words: Words = (
            Message("frame-replay-answer", {"at": at, "length": length})
            if at
            else Message("frame-replay-start")
        )
        if self.reel.is_at_end and self.reel.match.is_over:
            words = closing_words(self.reel.match)
        self.bar.show(at, self.player.is_playing, words, self._latest_line(at))

    def _latest_line(self, at: int) -> str:
        entries = reversed(self._chronicle.entries)
        line = next((entry.line for entry in entries if entry.answers <= at), None)
        if line is None:
            return ""
        if line.seat is None or line.says_name:
            return line.text
        return f"{self.reel.match.voice.headings[line.seat]}: {line.text}"


# What the parts of one table may ask of it.


class Host(Protocol):
    """A table as its parts know it (`engine.ui.table.table.Table`)."""

    app: Window
    film: AnimationQueue
    conductor: Conductor
    sitting: Sitting
    director: Director
    parts: Parts
    replay: Replay | None
    tutor: Tutor | None
    width: float
    height: float
    popup: Widget | None

    @property
    def moment(self) -> Moment:
        """What lies on the table now."""

    @property
    def match(self) -> Match: ...

    @property
    def decision(self) -> Decision | None:
        """What a person at this screen has to decide now."""

    @property
    def is_on_top(self) -> bool:
        """Whether nothing lies over the table."""

    @property
    def viewport(self) -> Box: ...

    @property
    def canvas(self) -> Canvas: ...

    def submit(self, answer: Any) -> bool:
        """A person's answer; whether it was taken."""

    def refuse(self, sentence: Words) -> None:
        """Say why something cannot be done."""

    def refresh(self) -> None:
        """Something has changed: ask the parts again and draw."""

    def layout(self, width: float, height: float) -> None:
        """Give everything its place anew."""

    def play_sound(self, name: Name) -> None: ...

    def open_popup(self, popup: Widget) -> None: ...

    def close_popup(self) -> None: ...

    def widget_at(self, x: float, y: float) -> Widget | None: ...

    def review_scene(self) -> Scene | None:
        """The page that looks back at the game."""


# The table whose decision is answered, as a selection knows it.

T = TypeVar("T")


class AtTable(Generic[T]):
    """Whoever sits at a table of the engine: a `SelectionHost` that decides on what is drawn."""

    def __init__(self, table: Host) -> None:
        self._table = table
        self.submit = table.submit
        self.refuse = table.refuse
        self.refresh = table.refresh

    @property
    def table(self) -> T:
        """What is drawn."""
        shown: Any = self._table.director.shown
        view: T = shown
        return view

    @property
    def decision(self) -> Decision | None:
        """What is to be decided on what lies there."""
        return self._table.moment.decision

    def catch_up(self) -> None:
        """What still plays is over: the table lies as it is."""
        self._table.director.skip()
