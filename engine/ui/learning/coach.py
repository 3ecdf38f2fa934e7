"""The coach: over the real table it says one thing at a time, and hears every move before it is
made. What a step is and what a move means there `engine.core.learning.walk` knows.
"""

from __future__ import annotations

from typing import Any, Protocol

from engine.core.game import Game
from engine.core.learning.lesson import Lesson, lesson_keys
from engine.core.learning.progress import Progress
from engine.core.learning.walk import Reply, Walk
from engine.text.languages import spoken
from engine.text.said import ENGLISH, Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import KeyPressed
from engine.ui.learning.afterwards import Afterwards, Ways, afterwards
from engine.ui.learning.cards import REPLY_WIDTH, CoachCard, ReplyCard, Ribbon
from engine.ui.learning.drawn import draw_card
from engine.ui.learning.motion import BREATH_SECONDS, Motion
from engine.ui.learning.named import NamedParts
from engine.ui.learning.room import Room
from engine.ui.learning.shade import draw_shade
from engine.ui.learning.spotlight import Spotlight
from engine.ui.table.orders import Screen
from engine.ui.table.tutor import Tutor
from engine.ui.widgets.base import is_key
from engine.ui.widgets.button import Button
from engine.ui.widgets.tooltip import TooltipTimer


class Taught(Screen, Protocol):
    """A table that a tutor sits at."""

    needs_redraw: bool
    tooltips: TooltipTimer

    def dismiss_tutor(self) -> None:
        """The person plays alone."""


def _heading(game: Game, lesson: Lesson) -> Said:
    """The title of a lesson with its number among those of the game."""
    number = lesson_keys(game).index(lesson.key) + 1
    return Said("coach-numbered", {"number": number, "title": lesson.title})


class Coach(Tutor):
    """Sits beside the pupil of one part of a lesson."""

    lets_through = True
    tab_rank = -2
    feels_time = keeps_table = True

    def __init__(self, table: Taught, walk: Walk, progress: Progress, ways: Ways) -> None:
        super().__init__()
        self.table, self.walk, self.progress, self.ways = table, walk, progress, ways
        self.reply: Reply | None = None
        self.is_done = self._plays_it = False
        self.motion = Motion(table.app.settings.animation_speed.factor)
        self._said: object = None
        self.named = NamedParts(table)
        self.room = Room(table)
        self.spotlight = Spotlight(self.named, self.room)
        self._seen: object = None
        self.speaks_english = walk.tell_in(spoken(table.app.settings.language)) == ENGLISH
        game, lesson = walk.match.game, walk.lesson
        note = Said("coach-minutes", {"minutes": lesson.minutes})
        self.ribbon = Ribbon(_heading(game, lesson), note, self.skip)
        self.ribbon.steps = len(lesson.steps)
        self.card = CoachCard(
            Button(
                Said("house-back"),
                self.back,
                kind="secondary",
                icon="arrow-left",
                tooltip="Backspace",
            ),
            Button(Said("coach-show-me"), self.show, icon="player-play", tooltip="F2"),
            Button(Said("coach-rule"), self.read_rule, icon="book", tooltip="F1"),
            Button(Said("coach-next"), self.go_on, kind="primary", key="Enter"),
            Button(Said("coach-all"), self.skip, kind="secondary"),
        )
        self.said = ReplyCard(
            Button(Said("frame-play-it"), self.play_it),
            Button(Said("house-back"), self.take_back, kind="secondary"),
        )
        for widget in (self.ribbon, self.card, self.said):
            widget.tab_rank = self.tab_rank
            self.add(widget)
        self._hide()

    # -- what is going on ---------------------------------------------------------------------

    @property
    def is_still(self) -> bool:
        """Whether nothing plays and the pupil is to act, or nobody any more."""
        moment = self.table.moment
        return not (moment.is_playing or moment.is_behind) and self.walk.is_waiting

    def go_on_if_done(self) -> None:
        """When all steps of the part are done, the next part's table follows."""
        self.walk.follow()
        moment = self.table.moment
        is_seen = not (moment.is_playing or moment.is_behind) and self.table.is_on_top
        if self.walk.is_over and not self.is_done and is_seen:
            self._end_part()

    def follow(self) -> None:
        """Speak when everything lies still and the pupil is to act; else be quiet."""
        table, walk = self.table, self.walk
        self.speaks_english = walk.tell_in(spoken(table.app.settings.language)) == ENGLISH
        walk.follow()
        is_still = self.is_still and (self.is_done or not walk.is_over)
        places = table.frame.places
        state = (
            len(walk.match.moves), walk.step_number, is_still, self.reply, self.is_done, places,
            self.spotlight.boxes(walk.step), table.width, table.height, table.popup is None,
            self.speaks_english,
        )  # fmt: skip
        if state == self._seen or places is None:
            return
        self._seen = state
        self._keep(walk.number)
        self.is_speaking = is_still
        if is_still:
            self._speak()
        else:
            self._hide()
        table.refresh()

    def _keep(self, step: int) -> None:
        """Keep how far the lesson was taken."""
        if not self.is_done:
            self.progress.reach(self.walk.match.game.key, self.walk.lesson, step)
            self._tell_problem()

    def _tell_problem(self) -> None:
        problem, self.progress.problem = self.progress.problem, None
        if problem is not None:
            self.table.app.toast(problem, "warning")

    def _end_part(self) -> None:
        walk = self.walk
        if not walk.is_last_part:
            self.ways.to_step(walk.lesson, walk.lesson.number_of(walk.part_number + 1, 0))
            return
        self.is_done = True
        self.progress.finish(walk.match.game.key, walk.lesson)
        self._tell_problem()
        if walk.part.is_game:
            self.table.app.toast(Said("coach-game-goes-on"))
            self.table.dismiss_tutor()
        self.table.refresh()

    # -- what is said -------------------------------------------------------------------------

    @property
    def rings(self) -> tuple[Box, ...]:
        """What the step points at."""
        return self.spotlight.rings

    def _hide(self) -> None:
        if self.card.is_visible:
            self.table.tooltips.hide()
            self.motion.end()
        self.card.is_visible = self.said.is_visible = False
        self.ribbon.is_visible = True

    def _speak(self) -> None:
        card, walk = self.card, self.walk
        self.box = self.table.viewport
        spoken = None if self.is_done or walk.is_lost else walk.step
        at = () if spoken is None else self.named.boxes(spoken.points_at)
        self.room.place_ribbon(self.ribbon, at)
        if self.is_done:
            card.say_end(walk.lesson, self._afterwards())
        elif walk.is_lost:
            card.say_lost()
        else:
            card.say_step(walk)
        self._enter()
        self.ribbon.step = walk.number
        self.spotlight.turn(spoken, card, self.table.frame.bar.box)
        self._say_reply()

    def _enter(self) -> None:
        """The card comes, if it says something else than before."""
        card, walk = self.card, self.walk
        said = (walk.number, walk.is_lost, self.is_done)
        if said != self._said or not card.is_visible:
            self.table.tooltips.hide()
            self.motion.begin(is_dark=card.is_visible)
        self._said = said
        card.is_visible = True

    def _say_reply(self) -> None:
        reply, said = self.reply, self.said
        if reply is not None and not said.is_visible:
            self.motion.answer()
        said.is_visible = reply is not None
        if reply is None:
            return
        said.chose = Said("coach-you-chose", {"move": reply.words})
        said.title = Said("coach-works-too")
        said.says = reply.says
        self.room.place(said, REPLY_WIDTH, None, (*self.rings, self.card.box))

    # -- what the pupil does ------------------------------------------------------------------

    def lets(self, answer: Any) -> bool:
        """A move that the step does not expect is answered before it is made."""
        walk = self.walk
        walk.follow()
        while not walk.is_over and not walk.step.is_action:
            walk.read()
        if walk.is_over:
            return walk.part.is_game
        if walk.is_lost:
            return True
        reply = None if self._plays_it else walk.reply_to(answer)
        self.reply = reply
        if reply is None:
            return True
        self._drop_plans()
        return False

    def _drop_plans(self) -> None:
        """What the board had in mind to do next, such as rolling on, is not done."""
        table = self.table
        table.parts.board.forget()
        table.director.jump()
        table.refresh()

    def play_it(self) -> None:
        """The other move is made; the lesson goes on if it can."""
        if self.reply is None:
            return
        self._plays_it = True
        self.table.submit(self.reply.option)
        self._plays_it = False

    def take_back(self) -> None:
        """The other move is not made."""
        self.reply = None
        self.table.refresh()

    def go_on(self) -> None:
        """A step was read; or back to where the lesson can go on; or to the next lesson."""
        if self.is_done:
            self._afterwards().go()
        elif self.walk.is_lost:
            self.back()
        else:
            self.walk.read()
            self.follow()

    def show(self) -> None:
        """The coach makes the move, and the answers that belong to it."""
        walk, number = self.walk, self.walk.number
        self.reply = None
        while walk.number == number and walk.answer is not None:
            if not self.table.submit(walk.answer):
                return
            walk.follow()

    def back(self) -> None:
        """The table as it was before the step before."""
        self.reply = None
        walk, table = self.walk, self.table
        walk.follow()
        if not walk.back():
            if walk.part_number:
                self.ways.to_step(walk.lesson, walk.number - 1)
        elif walk.is_ahead and walk.match.is_over:
            self.ways.to_step(walk.lesson, walk.number)
        else:
            while walk.is_ahead:
                table.conductor.undo()
            table.refresh()

    def read_rule(self) -> None:
        """The clause that the step teaches."""
        table = self.table
        table.app.routes.rules(table.match.game, self.walk.step.clause)

    def skip(self) -> None:
        """Leave; the lesson goes on here another time."""
        self.ways.out()

    def leave(self) -> bool:
        """Esc lets go of the reply, else of the lesson."""
        if self.reply is not None:
            self.take_back()
        else:
            self.skip()
        return True

    def _afterwards(self) -> Afterwards:
        return afterwards(self.table.app, self.walk, self.progress, self.ways)

    # -- keys and drawing ---------------------------------------------------------------------

    def take_key(self, intent: KeyPressed) -> bool:
        """Backspace goes back, Enter on, F1 to the rule, F2 shows the move."""
        if not self.card.is_visible:
            return False
        card = self.card
        ways: dict[str, Button] = {"Backspace": card.back, "Enter": card.onward, "F2": card.show,
                                   "F1": card.rule}  # fmt: skip
        if self.reply is not None:
            ways = {"Backspace": self.said.back, "Enter": self.said.play}
        for key, button in ways.items():
            if is_key(intent, key) and button.is_visible:
                return button.press()
        return False

    @property
    def is_moving(self) -> bool:
        """Whether sheet, holes, card or leader come or go."""
        return self.motion.is_moving

    def pass_time(self, seconds: float) -> None:
        """What comes and goes, and the breath of the rings."""
        self.motion.factor = self.table.app.settings.animation_speed.factor
        if self.motion.pass_time(seconds):
            self.table.needs_redraw = True  # only the coach, not what lies beneath

    def seconds_to_wake(self) -> float | None:
        """When the rings breathe on."""
        is_breathing = self.card.is_visible and bool(self.rings) and self.motion.factor > 0
        return BREATH_SECONDS if is_breathing else None

    def render(self, canvas: Canvas) -> None:
        """The sheet with its holes, the rings, then the cards and the leader."""
        motion, frame, spotlight = self.motion, self.table.viewport, self.spotlight
        sheet, card = motion.left
        if self.card.is_visible:
            spotlight.draw_ground(canvas, frame, motion)
            draw_card(canvas, self.card, self._said, motion.card)
            spotlight.draw_leader(canvas, motion.leader)
            if self.said.is_visible:
                draw_card(canvas, self.said, self._said, motion.reply)
        elif sheet > 0:
            draw_shade(canvas, frame, spotlight.lit, sheet)
            draw_card(canvas, self.card, self._said, card)
        self.ribbon.render(canvas)
