"""A recorded game shown again: forward and back, by jumps, and at the player's speed.

`Reel` is the pure part: the match at any of its answers. `TransportBar` takes the place of the
action bar; the game's own table scene draws the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from engine.core.decision import CHANCE
from engine.core.match import Match
from engine.core.story import Move
from engine.text.said import Said, Words
from engine.ui.animation import AnimationQueue
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.end import closing_words
from engine.ui.table.chronicle import Chronicle
from engine.ui.table.conductor import BOT_REST, CHANCE_REST
from engine.ui.theme import BODY, LARGE, SECOND_TEXT, TEXT, mix
from engine.ui.widgets.base import Button, Widget
from engine.ui.widgets.fields import Slider

TO_PLAY: Final = Said("frame-replay-play")
TO_PAUSE: Final = Said("frame-replay-pause")
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
        wanted = max(0, min(len(self), answers))
        nearest = max(place for place in self._snapshots if place <= wanted)
        if not nearest <= self.at <= wanted:
            self.match = self._snapshots[nearest].fork()
        while self.at < wanted:
            self.forward()


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
        """Stand still."""
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
            _button("chevron-left", lambda: step_turn(-1), Said("frame-replay-turn-before")),
            _button("arrow-left", lambda: step(-1), Said("frame-replay-back")),
            _button("arrow-right", lambda: step(1), Said("frame-replay-on")),
            _button("chevron-right", lambda: step_turn(1), Said("frame-replay-next-turn")),
        )
        for widget in (self.slider, *self.buttons, self.play):
            self.add(widget)

    def show(self, at: int, is_playing: bool, words: Words, detail: str) -> None:
        """The record stands there."""
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
        """Words at the left, the line in the middle, buttons at the right."""
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
        """The ground, and where the record stands."""
        box = self.box
        canvas.panel(box, fill=mix(canvas.theme.panel, canvas.theme.accent, 0.07))
        canvas.rounded(Box(box.x, box.y + 16, 4, box.h - 32), 2, canvas.theme.accent)
        x, y, room = box.x + EDGE, self._lower.centre_y, self._words_width()
        canvas.text(x, y - 14, self.words, LARGE, TEXT, "text-semibold", max_width=room)
        canvas.text(x, y + 16, self.detail, BODY, SECOND_TEXT, max_width=room)


def _button(icon: str, on_click: Callable[[], object], tooltip: Said) -> Button:
    return Button(kind="secondary", icon=icon, on_click=on_click, tooltip=tooltip)


class ReplayScreen(Protocol):
    """What a replay needs of the table it is shown at."""

    @property
    def film(self) -> AnimationQueue: ...

    @property
    def names(self) -> tuple[str, ...]: ...

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
        """Start the film of the whole game, or stop it."""
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
        """Tell the bar where the record stands."""
        at, length = self.reel.at, len(self.reel)
        words: Words = (
            Said("frame-replay-answer", {"at": at, "length": length})
            if at
            else Said("frame-replay-start")
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
        return f"{self._scene.names[line.seat]}: {line.text}"
