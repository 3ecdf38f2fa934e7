"""The challenge of the day beside a game's lessons: to play, to go on with, or whose result."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Final

from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.learning import challenges
from engine.core.learning.lesson import Progress
from engine.core.learning.puzzle import Scenario, Verdict
from engine.core.record import Autosave
from engine.text.message import Message, Words, glued, grouped
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.cooperative_work import Ticket
from engine.ui.scene import Window
from engine.ui.table.director import Host, Tutor
from engine.ui.table.table import Table
from engine.ui.theme import BODY, LARGE, SECOND_TEXT, SMALL, TEXT
from engine.ui.widgets import Button
from engine.ui.widgets.kit import Part, Strip

WIDTH: Final = 492.0
ROW_H: Final = 140.0
BUTTON: Final = (144.0, 44.0)
PAD: Final = 20.0
SHOWN: Final = 3
PRACTICE_LIFT: Final = 10.0
MARK_OF: Final[dict[challenges.Whose, int]] = {"you": 0, "friend": 1, "house": 2}
"""The seat whose mark tells whose result it is."""


class ChallengeColumn:
    """The challenges of one day, a row for each game; `changed` is called when one looks another.

    What the bots score is worked out behind the window, once the person has a result to compare.
    """

    def __init__(
        self, app: Window, games: list[Game], day: date, changed: Callable[[], None]
    ) -> None:
        self._app, self._changed = app, changed
        self.day = day
        found = (challenges.challenge_of(game, day) for game in games)
        self.challenges: list[challenges.Challenge | None] = list(found)
        self.buttons: list[Button | None] = []
        self.house: list[dict[str, int]] = [{} for _ in games]
        self.kept = challenges.Challenges()
        self._tickets: list[Ticket[int]] = []
        self.paste = Button(Message("challenge-paste"), self.take_line, kind="secondary",
            icon="copy",
                            key="Ctrl+V", tooltip=Message("challenge-paste.tip"))  # fmt: skip
        self.read()

    # -- what it shows

    def read(self) -> None:
        self.kept = challenges.Challenges.load()
        self.kept.catch_up(self._app.registry, self.day)
        if self.kept.problem is not None:
            self._app.toast(self.kept.problem, "warning")
        self.buttons = [None if each is None else self._button(each) for each in self.challenges]
        for row, challenge in enumerate(self.challenges):
            if challenge is not None:
                self.house[row] = challenges.known_values(challenge)
                self._ask_house(row, challenge)

    def attempt(self, challenge: challenges.Challenge) -> challenges.ChallengeAttempt | None:
        return self.kept.attempts.get((challenge.game.key, challenge.day))

    def _button(self, challenge: challenges.Challenge) -> Button | None:
        attempt = self.attempt(challenge)
        if attempt is None:
            return Button(Message("house-play"), partial(self.play, challenge), kind="secondary",
                          icon="player-play",
                              tooltip=Message("challenge-first-counts"))  # fmt: skip
        if attempt.is_done:
            return Button(Message("challenge-copy"), partial(self.copy_line, challenge),
                          kind="secondary", tooltip=Message("challenge-copy.tip"))  # fmt: skip
        if attempt.is_gone:
            return None
        return Button(Message("house-continue"), partial(self.go_on, attempt), kind="secondary",
                      icon="player-play")  # fmt: skip

    def _ask_house(self, row: int, challenge: challenges.Challenge) -> None:
        """What the bots score is of interest once there is something to compare it with."""
        attempt = self.attempt(challenge)
        if attempt is None or not attempt.is_done:
            return
        for level in challenge.plan.compared:
            if level not in self.house[row]:
                then = partial(self._take_house, row, level)
                self._tickets.append(
                    self._app.worker.work_out(
                        challenges.work_out, (challenge, level), then, failed=lambda error: None
                    )
                )

    def _take_house(self, row: int, level: str, value: int) -> None:
        self.house[row][level] = value
        self._changed()

    def leave(self) -> None:
        for ticket in self._tickets:
            ticket.cancel()
        self._tickets.clear()

    # -- what it does

    def play(self, challenge: challenges.Challenge) -> None:
        self._app.routes.challenge(challenge)

    def go_on(self, attempt: challenges.ChallengeAttempt) -> None:
        path = attempt.path
        if path is None:
            return
        try:
            autosave = Autosave.resume(self._app.registry, path)
        except InputError as problem:
            self._app.toast(problem.said, "warning")
        else:
            self._app.routes.table(autosave.match, autosave)

    def copy_line(self, challenge: challenges.Challenge) -> None:
        name = self._app.settings.player_name
        line = self.kept.line_of(challenge.game, challenge.day, name)
        if line is not None:
            self._app.clipboard.write(str(line))
            self._app.toast(Message("challenge-copied"))

    def take_line(self) -> None:
        """A friend's result from the clipboard; what is wrong with it is said in one sentence."""
        try:
            line = challenges.ResultLine.read(
                self._app.registry, self._app.clipboard.read(), self.day
            )
            self._app.toast(self.kept.take(line))
        except InputError as problem:
            self._app.toast(Message("house-sentence", {"words": problem.said}), "warning")
        self._changed()

    # -- drawing

    def cell(self, row: int) -> Part:
        """A row of the column, with its button."""
        button, (width, high) = self.buttons[row], BUTTON
        place = Box(-PAD - width, -20 - high, width, high)
        return Strip(ROW_H, partial(self._draw_row, row), {} if button is None else {button: place})

    def draw_head(self, canvas: Canvas, box: Box) -> None:
        wide = canvas.text(box.x, box.centre_y, Message("challenge-today"), LARGE, TEXT, "cinzel")
        right = box.right - PAD
        words = Message("challenge-same-seed")
        if canvas.text_width(words, SMALL) <= right - box.x - wide - 12:
            canvas.text(right, box.centre_y, words, SMALL, SECOND_TEXT, align="right")

    def _draw_row(self, row: int, canvas: Canvas, box: Box) -> None:
        challenge = self.challenges[row]
        if challenge is None:
            return
        canvas.hairline(box.x - PAD, box.y + 16, box.h - 32, vertical=True)
        canvas.text(box.x, box.y + 28, challenge.plan.title, BODY, TEXT, "text-semibold",
                    max_width=box.w - PAD)  # fmt: skip
        button, attempt = self.buttons[row], self.attempt(challenge)
        room = box.w - PAD - (0 if button is None else BUTTON[0] + 16)
        if attempt is not None and attempt.is_done:
            seed = canvas.text_width(challenge.seed, SMALL, "mono")
            title = canvas.text_width(challenge.plan.title, BODY, "text-semibold")
            if title + 24 + seed <= box.w - PAD:
                canvas.text(box.right - PAD, box.y + 28, challenge.seed, SMALL, SECOND_TEXT,
                            "mono", "right")  # fmt: skip
            self._draw_results(canvas, row, challenge, Box(box.x, box.y, room, box.h))
            return
        begun, compared = self._words(challenge, attempt)
        both = glued([begun, compared])
        words = both if canvas.text_width(both, BODY) <= box.w - PAD else begun
        canvas.text(box.x, box.y + 57, words, BODY, SECOND_TEXT, max_width=box.w - PAD)
        y = box.bottom - 20 - BUTTON[1] / 2
        canvas.icon("dice", box.x + 10, y, 20, SECOND_TEXT)
        canvas.text(box.x + 30, y, challenge.seed, SMALL, SECOND_TEXT, "mono",
                    max_width=room - 30)  # fmt: skip

    def _words(
        self, challenge: challenges.Challenge, attempt: challenges.ChallengeAttempt | None
    ) -> tuple[Words, Words]:
        if attempt is not None and attempt.is_gone:
            return Message("challenge-gone"), Message("challenge-tomorrow")
        friends = self.kept.friends.get((challenge.game.key, challenge.day), {})
        level = challenges.level_title(challenge.game, challenge.plan.compared[-1])
        name = next(iter(friends), level)
        begun = Message("house-not-played") if attempt is None else Message("challenge-begun")
        key = challenge.game.key, challenge.day
        if attempt is not None and attempt.practice:
            begun = Message("challenge-begun-practice")
        elif attempt is None and key in self.kept.rehearsed:
            begun = Message("challenge-new-practice")
        return begun, Message("challenge-compare", {"name": name})

    def _draw_results(
        self, canvas: Canvas, row: int, challenge: challenges.Challenge, box: Box
    ) -> None:
        name = self._app.settings.player_name
        found = challenges.around_you(
            challenges.standings(challenge, self.kept, self.house[row], name), SHOWN
        )
        step = box.w / SHOWN
        for n, each in enumerate(found):
            self._draw_result(canvas, each, challenge, box.x + n * step, box.y + 84, step)

    def _draw_result(
        self,
        canvas: Canvas,
        each: challenges.ChallengeStanding,
        challenge: challenges.Challenge,
        x: float,
        y: float,
        room: float,
    ) -> None:
        canvas.seat_mark(MARK_OF[each.whose], x + 11, y, 11)
        is_own = each.whose == "you"
        room -= 30
        if each.is_practice:
            y -= PRACTICE_LIFT
            canvas.text(
                x + 27, y + 37, Message("house-end-practice"), SMALL, SECOND_TEXT, max_width=room
            )
        canvas.text(x + 27, y - 12, Message("house-you") if is_own else each.name, SMALL,
                    TEXT if is_own else SECOND_TEXT, "text-semibold" if is_own else "text",
                    max_width=room)  # fmt: skip
        words = canvas.said(challenge.plan.words(each.value))
        canvas.text(x + 27, y + 13, words, LARGE if len(words) < 6 else SMALL, TEXT,
                    "number-bold", max_width=room)  # fmt: skip


# Notes the result of a challenge that ends before its game does, and says so at the table.


class ChallengeKeeper(Tutor):
    """Looks after each answer whether the rounds that count are over; it lies over nothing."""

    def __init__(self, table: Host, challenge: challenges.Challenge, record_name: str) -> None:
        super().__init__()
        self._table, self._challenge, self._name = table, challenge, record_name
        self._answers = -1
        self._is_over = False

    def go_on_if_done(self) -> None:
        """Once it has a result: kept as it is then, whatever the game goes on to, and told."""
        match = self._table.match
        if self._is_over or len(match.moves) == self._answers:
            return
        self._answers = len(match.moves)
        value = self._challenge.value(match)
        if value is None:
            return
        self._is_over = True
        challenges.Challenges.load().follow(match, self._name)
        if not match.is_over:
            self._table.app.toast(Message("challenge-over", {"value": grouped(value)}))


def keep_challenge(table: Table, autosave: Autosave) -> None:
    """Seats a keeper where the game is an attempt that ends before it, and has not ended yet."""
    kept = challenges.Challenges.load()
    key = kept.attempt_of(autosave.path.name)
    challenge = None if key is None else challenges.challenge_of(table.match.game, key[1])
    if key is None or challenge is None or not challenge.plan.until or kept.attempts[key].is_done:
        return
    table.seat_tutor(ChallengeKeeper(table, challenge, autosave.path.name))


# Watches the goal of a scenario while it is played, and says when it is met or out of reach.

WORDS: Final[dict[Verdict, str]] = {"met": "scenario-met", "missed": "scenario-missed"}


class GoalKeeper(Tutor):
    """Says the goal once at the beginning, and once how it ended; it lies over nothing."""

    def __init__(self, table: Host, scenario: Scenario) -> None:
        super().__init__()
        self._table, self._scenario = table, scenario
        self._answers = -1
        self.verdict: Verdict = scenario.verdict(table.match)
        self._is_told = False

    def go_on_if_done(self) -> None:
        """Looks at the table after each answer, until the goal is met or missed."""
        match = self._table.match
        if not self._is_told:  # a page that opens clears what was said before
            self._is_told = True
            self._table.app.toast(f"{self._scenario.title}. {self._scenario.about}")
        if self.verdict != "open" or len(match.moves) == self._answers:
            return
        self._answers = len(match.moves)
        self.verdict = self._scenario.verdict(match)
        if self.verdict == "open":
            return
        if self.verdict == "met":
            won = Progress.of_scenarios()
            won.finish(match.game.key, self._scenario)
            if won.problem is not None:
                self._table.app.toast(won.problem, "warning")
        self._table.app.toast(Message(WORDS[self.verdict], {"title": self._scenario.title}))
