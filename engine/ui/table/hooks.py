"""What a game's table may ask of the frame, and what it may say to it.

`TableHooks` holds the match and the defaults of everything a game may show; `TableScene` is what
games subclass.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.decision import CHANCE, Chance, Decision, Pending
from engine.core.errors import IllegalAnswer
from engine.core.match import Match
from engine.core.story import Move, Passage
from engine.ui.animation import AnimationQueue
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import Intent
from engine.ui.pages.end import EndScene
from engine.ui.pages.hall import theme_of
from engine.ui.scene import Scene, Window
from engine.ui.table.actions import Action, Actions
from engine.ui.table.chronicle import Heading, LogLine, default_lines
from engine.ui.table.conductor import Conductor, persons
from engine.ui.table.places import Places
from engine.ui.table.plain_board import PlainBoard
from engine.ui.table.replay import Replay
from engine.ui.table.seats import SeatSummary
from engine.ui.table.side_panels import SidePanel
from engine.ui.widgets.base import Tip


class TableHooks(Scene):
    """A match on the screen: what can be asked about it, and the hooks with their defaults."""

    seats_along_top: ClassVar[bool] = False
    has_hint_button: ClassVar[bool] = True
    conductor: Conductor

    def __init__(self, app: Window, match: Match) -> None:
        super().__init__(app, theme_of(match.game))
        self.match = match
        self.replay: Replay | None = None
        self.places: Places | None = None
        self.seat_boxes: tuple[Box, ...] = ()
        self._left_room = Box(0, 0, 0, 0)
        self._is_stale = True
        self._sat_before: int | None = None
        draws_itself = type(self).draw_board is not TableHooks.draw_board
        self._plain = None if draws_itself else PlainBoard(self.submit, self.refresh)

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
    def watcher(self) -> int | None:
        """Whose story the table shows; None with all cards open, where only bots play."""
        return self.viewer if persons(self.match) else None

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

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be done."""
        self.play_sound("wrong")
        self.app.toast(sentence, "warning")

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

    def log_lines(self, passage: Passage, before: Any) -> Sequence[LogLine | Heading]:
        """The lines of the log for a passage, and headings; `before` is the table before it."""
        return default_lines(self.match, passage)

    def table_replaced(self) -> None:
        """The table is another one than a moment ago (undo, redo, replay): forget selections."""

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

    def _take_number(self) -> Action | None:
        assert self._plain is not None
        option = self._plain.chosen
        if option is None:
            return None
        label = self.match.game.option_text(option, self.names)
        return Action(label, lambda: self.submit(option), key="Space")
