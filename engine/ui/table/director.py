"""What is drawn now: a story is played answer by answer, beat by beat, from view to view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from engine.core.story import Beat, Bookmark, Film, Passage, Story
from engine.ui.animation import FOREVER, Animation, AnimationQueue
from engine.ui.sound import Name
from engine.ui.table.parts import FilmMaker
from engine.ui.table.sitting import Sitting


class DirectedTable(Protocol):
    """The table that a director works for."""

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
        """Do it; takes no time."""
        do, self._do = self._do, None
        if do is not None:
            do()
        return seconds


class Landed:
    """Where a film that goes on after its turn says that all has landed: the answer may be told."""

    def advance(self, seconds: float) -> float | None:
        """Takes no time."""
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
        """Play on."""
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
        self.is_looking_back = False
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
        """Whether a film is not over."""
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
        """The view that is drawn now."""
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
        self.held, self.is_explaining = None, False
        story = self._stage.sitting.story
        self._bookmark.turn(story)
        self._taken = len(story.passages) if up_to is None else up_to
        self._recall(self._taken)
        self._rest()

    def skip(self) -> None:
        """What plays is over now."""
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

    def _look_away(self) -> None:
        """The end of looking back."""
        self.is_looking_back = False
        self._recall(self.answers)
        self._rest()

    def hold(self) -> Animation:
        """A piece of film that waits for `go_on`, whatever the speed; skipping ends it."""
        return Hold(self._begin_hold, lambda: not self._is_letting_go)

    def go_on(self) -> None:
        """What was held has been seen."""
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
