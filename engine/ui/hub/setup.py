"""The set-up of a game: who sits down, what changes the evening, the seed; then it begins."""

from __future__ import annotations

from secrets import SystemRandom
from typing import Final

from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.learning.journey import next_step
from engine.core.learning.progress import Progress
from engine.core.match import Match
from engine.core.statistics import Statistics
from engine.core.words import seed_words
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.hub.draft import LastSetups, SetupDraft
from engine.ui.hub.evening import Evening
from engine.ui.hub.next_step import step_name, take_step
from engine.ui.hub.proposals import games_finished, is_known, proposal_for
from engine.ui.hub.seating import Seating
from engine.ui.hub.start_bar import StartBar
from engine.ui.pages.page_theme import ThemedPage, page_column, theme_of
from engine.ui.scene import Window
from engine.ui.theme import BODY
from engine.ui.widgets import Button

GAP: Final = 32.0
TOP: Final = 32.0
ROOM_FOR_TWO: Final = 1480.0
EVENING_W: Final = (520.0, 596.0, 680.0)
"""How wide the evening is: at least, as a rule, at most."""
BAR_H: Final = 108.0
NEW_GAME: Final = Said("house-new-game")


class SetupScene(ThemedPage):
    """Makes a `SetupDraft` into a match and opens its table."""

    keeps_language = True

    def __init__(self, app: Window, game: Game, *, real_table: bool = False) -> None:
        self.game = self.about_game = game
        self.sound_button = Button(kind="icon", on_click=self._switch_sound)
        rules = Button(
            kind="icon", icon="book", on_click=self.open_rules, tooltip=Said("house-rules")
        )
        settings = Button(
            kind="icon",
            icon="settings",
            on_click=self.open_settings,
            tooltip=Said("house-settings"),
        )
        super().__init__(
            app,
            game.title,
            theme=theme_of(game),
            tag=(Said("house-real-table"), "hand") if real_table else (NEW_GAME, "plus"),
            buttons=(self.sound_button, rules, settings),
            is_from_hub=True,
        )
        proposal = proposal_for(app, game)
        name, seed = app.settings.player_name, self.new_seed()
        self.draft = SetupDraft.fresh(game, name, seed, proposal.level)
        LastSetups().restore(self.draft)
        self.draft.sit_at(real_table=real_table, is_known=is_known(app, game))
        self._column = Box(0, 0, 0, 0)
        self.seats = Seating(self.draft, self.refresh, self.rearrange, proposal, self.record())
        self.options = Evening(
            app, self.draft, on_change=self.refresh, on_resize=self.rearrange
        )  # fmt: skip
        self._make_bar(real_table)
        self._offer_lesson()
        self.refresh()

    def _make_bar(self, real_table: bool) -> None:
        self.read_rules = Button("", self.open_rules, kind="secondary", icon="book",
                                 tooltip=Said("setup-read-rules"))  # fmt: skip
        self.from_position = Button("", self.open_position, kind="secondary", icon="pencil",
                                    tooltip=Said("setup-position-tip"))  # fmt: skip
        self.lesson = Button("", self.open_lesson, kind="primary", icon="school",
                             tooltip=Said("setup-lesson-tip"))  # fmt: skip
        self.start_button = Button(
            Said("setup-lay-out") if real_table else Said("setup-start"),
            self.start,
            kind="primary",
            icon="hand" if real_table else "player-play",
            key="Enter",
        )
        ways: dict[Button, Words] = {
            self.read_rules: Said("house-rules"), self.from_position: Said("house-position"),
        }  # fmt: skip
        self.start_bar = self.add(StartBar(
            self.app, self.draft, ways=ways, lesson=self.lesson, start=self.start_button,
            new_seed=self.new_seed, on_change=self.refresh,
        ))  # fmt: skip

    # -- what it does

    def new_seed(self) -> str:
        """Seed words nobody has chosen: the one thing here that comes from real chance."""
        return seed_words(SystemRandom())

    def start(self) -> None:
        """The draft becomes a match, is remembered, and its table opens."""
        try:
            match = Match(self.game, self.draft.setup())
        except InputError as problem:
            self.app.toast(problem.said, "warning")
            return
        self.attempt(lambda: LastSetups().keep(self.draft))
        if self.draft.owner is not None:
            self.app.change_settings(player_name=self.draft.owner.name.strip())
        self.app.routes.begin(match)

    def open_rules(self) -> None:
        """The rules of this game; the draft stays as it is."""
        self.app.routes.rules(self.game)

    def _offer_lesson(self) -> None:
        """The lesson that comes next is the bright button to whom has not played yet."""
        games = games_finished(self.app, self.game)
        self._step = next_step(self.game, Progress.load(), games)
        is_led = self._step.station == "lesson" and not self.draft.real_table
        self.lesson.is_visible, self.lesson.label = is_led, step_name(self.game, self._step)
        self.lesson.key, self.start_button.key = ("Enter", None) if is_led else (None, "Enter")
        self.start_button.kind = "secondary" if is_led else "primary"
        self.start_bar.placed()

    def open_lesson(self) -> None:
        """The lesson that comes next, where it was left."""
        take_step(self.app, self.game, self._step)

    def open_position(self) -> None:
        """The editor of positions; a match that goes on from one takes this page's place."""
        try:
            self.app.routes.position(self.game, before=self.draft.setup())
        except InputError as problem:
            self.app.toast(problem.said, "warning")

    def open_settings(self) -> None:
        """The settings; the draft stays as it is."""
        self.app.routes.settings()

    def _switch_sound(self) -> None:
        self.app.change_settings(sound=not self.app.settings.sound)
        self.refresh()

    def resumed(self) -> None:
        """Settings may have changed meanwhile, and whoever plays may have another name."""
        if self.app.settings.player_name != self.draft.person_name:
            self.draft.name_owner(self.app.settings.player_name)
            self.seats.show_names()
        self.options.refresh()
        self._offer_lesson()
        self.refresh()

    def refresh(self) -> None:
        """Something was changed: the words and buttons follow."""
        is_on = self.app.settings.sound
        self.sound_button.icon = "volume" if is_on else "volume-off"
        self.sound_button.tooltip = Said("house-sound-off") if is_on else Said("house-sound-on")
        self.seats.allow_hints(self.app.settings.show_hints)
        self.start_button.is_enabled = self.draft.problem is None
        self.start_bar.changed()
        self.invalidate()

    def record(self) -> Words:
        """How the player has done in this game so far; "" where no game of it is rated."""
        try:
            rows = Statistics().by_player(self.game.key)
        except InputError as problem:
            self.app.toast(problem.said, "warning")
            return ""
        own = [row for row in rows if row.player == "human"]
        if not own:
            return Said("house-not-played")
        rated = next((row for row in own if row.is_rated), None)
        if rated is None:
            return ""
        scores = {"best": f"{rated.best_score:g}", "mean": f"{rated.mean_score:.0f}"}
        return Said("setup-your-best", scores)

    # -- places

    @property
    def _low_edge(self) -> float:
        return 32.0 if self.is_roomy else 16.0

    @property
    def foot_height(self) -> float:
        """The start bar stays in view."""
        return self._bar_height + self._low_edge + 24

    @property
    def _bar_height(self) -> float:
        return max(BAR_H if self.is_roomy else 88.0, self.app.canvas.line_step(BODY, 5))

    def layout(self, width: float, height: float) -> None:
        """The sheet scrolls above the start bar."""
        super().layout(width, height)
        high, column = self._bar_height, page_column(width)
        self.start_bar.letters = self.letters
        self.start_bar.box = Box(column.x, height - self._low_edge - high, column.w, high)
        self.start_bar.placed()  # the same box may hold letters of another size

    def rearrange(self) -> None:
        """No gap above: the question begins close under the strip."""
        column = page_column(self.width)
        self.sheet.content_height = self.arrange(Box(column.x, TOP, column.w, 0))
        self.start_bar.placed()
        self.invalidate()

    def arrange(self, column: Box) -> float:
        """Who sits down at the left, the evening at the right; in narrow windows below."""
        canvas, room = self.app.canvas, self.sheet.box.h - column.y
        least, usual, most = EVENING_W
        x, y, width = column.x, column.y, column.w
        if width < ROOM_FOR_TWO:
            seats = self.seats.height(canvas, width, 0)
            self.sheet.place(self.seats, Box(x, y, width, seats))
            y += seats + 24
            evening = self.options.height(width, self.sheet.box.h)
            self.sheet.place(self.options, Box(x, y, width, evening))
            end = y + evening + 24
        else:
            evening = max(least, min(most, width * usual / 1776 * (self.letters + 1) / 2))
            left = width - evening - GAP
            seats = self.seats.height(canvas, left, room)
            high = max(seats, self.options.height(evening, max(room, seats)))
            self.options.height(evening, high)
            self.sheet.place(self.seats, Box(x, y, left, high))
            self.sheet.place(self.options, Box(x + left + GAP, y, evening, high))
            end = y + high
        self.seats.placed()
        self.options.placed()
        return end
