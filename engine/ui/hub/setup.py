"""The set-up of a game: who sits down, what changes the match, the seed; then it begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from secrets import SystemRandom
from typing import Final

from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.learning.lesson import NextStep, Progress, next_lesson
from engine.core.learning.statistics import Statistics
from engine.core.match import Match
from engine.core.setup import LONGEST_SEED, seed_words
from engine.text.message import Message, Words, number_said
from engine.ui import theme
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.draft import LastSetups, SetupDraft
from engine.ui.hub.match_options import MatchOptions
from engine.ui.hub.next_step import is_known, proposal_for, step_name, take_step
from engine.ui.hub.seat_list import SeatList
from engine.ui.pages.page_theme import Dialog, ThemedPage, page_column, theme_of
from engine.ui.paint.portraits import draw_head, face_path
from engine.ui.scene import Window
from engine.ui.widgets import Button, TextField, Widget

# The foot of the set-up page: who plays whom, the seed, and the ways on.

QUIET: Final = 18.0
HEADLINES: Final = (24.0, theme.LARGE, QUIET, theme.BODY, theme.SMALL)
FACE: Final = 27.0
FACE_STEP: Final = 50.0
TIGHT_STEP: Final = 34.0
MOST_WIDE: Final = 3
START_W: Final = 384.0
LED_W: Final = 260.0
WAY_W: Final = 72.0
SQUARE: Final = 58.0
TOOL: Final = 36.0
PAD: Final = 16.0
NARROW: Final = 1500.0
LEAST_SEED: Final = 110.0


class StartBar(Widget):
    def __init__(
        self,
        app: Window,
        draft: SetupDraft,
        *,
        ways: dict[Button, Words],
        lesson: Button,
        start: Button,
        new_seed: Callable[[], str],
        on_change: Callable[[], object],
    ) -> None:
        super().__init__()
        self.app, self.draft = app, draft
        self._new_seed, self._on_change = new_seed, on_change
        self.letters = 1.0
        self._end, self._has_label = 0.0, True
        self.ways, self.lesson, self.start = ways, lesson, start
        self.seed = TextField(
            draft.seed, self._set_seed, font="mono", longest=LONGEST_SEED, is_bare=True,
            placeholder=Message("house-a-word"), tooltip=Message("house-same-seed"),
                sizes=(QUIET, theme.BODY),
        )  # fmt: skip
        self.fresh = Button(kind="icon", icon="refresh", on_click=self._renew,
                            tooltip=Message("setup-another-seed"))  # fmt: skip
        self.copy = Button(kind="icon", icon="copy", on_click=self._copy,
                           tooltip=Message("setup-copy-seed"))  # fmt: skip
        for child in (self.seed, self.fresh, self.copy, *ways, lesson, start):
            self.add(child)

    # -- the seed

    def _set_seed(self, text: str) -> None:
        self.draft.seed = text
        self._place_seed()
        self._on_change()

    def _renew(self) -> None:
        self.show_seed(self._new_seed())
        self._on_change()

    def show_seed(self, seed: str) -> None:
        self.draft.seed = seed
        self.seed.replace_text(seed)
        self._place_seed()

    def _copy(self) -> None:
        self.app.clipboard.write(self.draft.seed)
        self.app.toast(Message("setup-seed-copied"), "good")

    # -- places

    def placed(self) -> None:
        box, right = self.box, self.box.right - PAD
        is_led, is_narrow = self.lesson.kind == "primary", box.w < NARROW
        wide = LED_W * min(self.letters, 1.2) if is_led or is_narrow else START_W
        first, second = (self.lesson, self.start) if is_led else (self.start, self.lesson)
        row = [(first, wide)]
        if self.lesson.is_visible:
            row.append((second, self._width(second.label)))
        for button, label in self.ways.items():
            has_words = not (is_narrow or (is_led and button in (*self.ways,)[:-1]))
            button.label = label if has_words else ""
            if button.is_visible:
                row.append((button, self._width(label) if has_words else SQUARE))
        for button, width in row:
            high = box.h - 2 * PAD - (0 if button is row[0][0] else 8)
            button.box = Box(right - width, box.centre_y - high / 2, width, high)
            right -= width + 14
        self._end = right - 10
        self._place_seed()

    def _place_seed(self) -> None:
        """Behind its word, as wide as it is, where there is room."""
        y, size = self.box.centre_y + 18 * self.letters, TOOL * self.letters
        wanted = self.app.canvas.text_width(self.draft.seed + "m", QUIET, "mono") + 16
        x = self._words_x + self._width_of(Message("setup-seed")) + 2
        self._has_label = x + wanted + 2 * TOOL <= self._end
        x = x if self._has_label else self._words_x - 8
        wide = min(max(LEAST_SEED, wanted), self._end - x - 2 * TOOL)
        self.seed.box = Box(x, y - size / 2, wide, size)
        self.fresh.box = Box(x + wide, y - size / 2, TOOL, size)
        self.copy.box = self.fresh.box.moved(TOOL, 0)

    def _width(self, label: Words) -> float:
        return max(130.0, self.app.canvas.text_width(label, theme.BODY, "text-semibold") + WAY_W)

    def _width_of(self, words: Words) -> float:
        return self.app.canvas.text_width(words, QUIET)

    @property
    def _step(self) -> float:
        return FACE_STEP if len(self.draft.seats) <= MOST_WIDE else TIGHT_STEP

    @property
    def _words_x(self) -> float:
        return self.box.x + 58 + FACE + (len(self.draft.seats) - 1) * self._step + 22

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.panel(box, radius=16)
        canvas.rounded(Box(box.x + 1, box.y + 16, 4, box.h - 32), 2, canvas.theme.seat_colour(0))
        self._draw_faces(canvas)
        x, middle, draft = self._words_x, box.centre_y, self.draft
        room = self._end - x
        names = [draft.headline, draft.short_headline]
        headline = canvas.fitting_words(names, room, theme.SMALL, "text-semibold")
        problem = draft.problem
        size = canvas.fitting_size(headline, room, HEADLINES, "text-semibold")
        upper = middle - 16 * self.letters
        if problem is None:
            canvas.text(x, upper, headline, size, theme.TEXT, "text-semibold", max_width=room)
        else:
            canvas.icon("alert-triangle", x + 9, upper, 20, theme.WARNING)
            size = canvas.fitting_size(problem, room - 30, HEADLINES[1:])
            canvas.text(x + 30, upper, problem, size, theme.WARNING, max_width=room - 30)
        y = self.seed.box.centre_y
        if self._has_label:
            canvas.text(x, y, Message("setup-seed"), QUIET, theme.SECOND_TEXT)
        left = self.copy.box.right + 12
        wordings = [draft.details, draft.opener, ""]
        words = canvas.fitting_words(wordings, self._end - left, QUIET)
        canvas.text(left, y, words, QUIET, theme.SECOND_TEXT)

    def _draw_faces(self, canvas: Canvas) -> None:
        x, y = self.box.x + 58, self.box.centre_y
        seats = self.draft.seats
        names = ["" if each.is_person else self.draft.called(each.level) for each in seats]
        for number, called in enumerate(names):
            path = face_path(self.draft.game.key, called, names[:number].count(called))
            if path is None:
                canvas.seat_mark(number, x, y, FACE - 2)
            else:
                draw_head(canvas, path, x, y, FACE, canvas.theme.seat_colour(number))
            x += self._step


GAP: Final = 32.0
TOP: Final = 32.0
ROOM_FOR_TWO: Final = 1480.0
OPTIONS_W: Final = (520.0, 596.0, 680.0)
"""How wide the options are: at least, as a rule, at most."""
BAR_H: Final = 108.0
NEW_GAME: Final = Message("house-new-game")


class BoxQuestion(Dialog):
    """Before a board is laid out: pieces that may not be those in the box."""

    def __init__(
        self, app: Window, left: int, match: Callable[[], object], begin: Callable[[], object]
    ) -> None:
        def answer(act: Callable[[], object]) -> Callable[[], object]:
            def go() -> None:
                app.remove(self)
                act()

            return go

        super().__init__(
            app, Message("setup-box"), Message("setup-box.words", {"left": left}),
            (
                Button(Message("setup-box-anyway"), answer(begin), kind="secondary"),
                Button(Message("setup-my-box"), answer(match), kind="primary", key="Space"),
            ),
        )  # fmt: skip


class SetupScene(ThemedPage):
    """Makes a `SetupDraft` into a match and opens its table.

    `start` is what it begins with instead of the last set-up, in the form of `SetupDraft.to_json`.
    """

    keeps_language = True

    def __init__(
        self, app: Window, game: Game, *, real_table: bool = False, start: object = None
    ) -> None:
        self.game = self.about_game = game
        self.sound_button = Button(kind="icon", on_click=self._switch_sound)
        rules = Button(
            kind="icon", icon="book", on_click=self.open_rules, tooltip=Message("house-rules")
        )
        settings = Button(
            kind="icon",
            icon="settings",
            on_click=self.open_settings,
            tooltip=Message("house-settings"),
        )
        super().__init__(
            app,
            game.title,
            theme=theme_of(game),
            tag=(Message("house-real-table"), "hand") if real_table else (NEW_GAME, "plus"),
            buttons=(self.sound_button, rules, settings),
            is_from_hub=True,
        )
        proposal = proposal_for(app, game)
        name, seed = app.settings.player_name, self.new_seed()
        self.draft = SetupDraft.fresh(game, name, seed, proposal.level)
        LastSetups().restore(self.draft)
        self.draft.take_over(start)
        self.draft.sit_at(real_table=real_table, is_known=is_known(app, game))
        self._column = Box(0, 0, 0, 0)
        self.seats = SeatList(self.draft, self.seated, self.rearrange, proposal, self.record())
        self.options = MatchOptions(
            app, self.draft, on_change=self.refresh, on_resize=self.rearrange
        )  # fmt: skip
        self._make_bar(real_table)
        self._offer_lesson()
        self.refresh()

    def _make_bar(self, real_table: bool) -> None:
        self.read_rules = Button("", self.open_rules, kind="secondary", icon="book",
                                 tooltip=Message("setup-read-rules"))  # fmt: skip
        self.from_position = Button("", self.open_position, kind="secondary", icon="pencil",
                                    tooltip=Message("setup-position-tip"))  # fmt: skip
        self.lesson = Button("", self.open_lesson, icon="school",
                             tooltip=Message("setup-lesson-tip"))  # fmt: skip
        self.know = Button("", self.know_game, kind="secondary", icon="check",
                           tooltip=Message("setup-know-tip"))  # fmt: skip
        self.start_button = Button(
            Message("setup-lay-out") if real_table else Message("setup-start"),
            self.start,
            kind="primary",
            icon="hand" if real_table else "player-play",
            key="Space",
        )
        ways: dict[Button, Words] = {
            self.read_rules: Message("house-rules"), self.from_position: Message("house-position"),
            self.know: Message("setup-know"),
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
        """A match begins, at a real table with pieces that were compared with those on it."""
        box = self.game.my_box()
        if box is None or not self.draft.real_table:
            self.begin()
            return
        try:
            left = box.left()
        except InputError as problem:
            self.app.toast(problem.said, "warning")
            return
        key, value = box.option
        if left or self.draft.options[key] != value:
            self.app.push(BoxQuestion(self.app, left, self.options.open_box, self.begin))
        else:
            self.begin()

    def begin(self) -> None:
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
        self.app.routes.rules(self.game)

    def _offer_lesson(self) -> None:
        """A lesson is offered; it is bright to whoever never played the game, nor said that they
        know it.
        """
        progress = Progress.load()
        step = next_lesson(self.game, progress)
        is_new = not (self.game.key in progress.known or is_known(self.app, self.game))
        is_led = step is not None and is_new and not self.draft.real_table
        self._step = step or NextStep("game")
        self.lesson.is_visible = step is not None and not self.draft.real_table
        self.lesson.label = step_name(self.game, self._step)
        self.know.is_visible = is_led
        bright, other = self.lesson, self.start_button
        if not is_led:
            bright, other = other, bright
        bright.kind, bright.key, other.kind, other.key = "primary", "Space", "secondary", None
        self.start_bar.placed()

    def open_lesson(self) -> None:
        take_step(self.app, self.game, self._step)

    def know_game(self) -> None:
        Progress.load().know(self.game.key)
        self._offer_lesson()
        self.refresh()

    def open_position(self) -> None:
        """The editor of positions; a match that goes on from one takes this page's place."""
        try:
            self.app.routes.position(self.game, before=self.draft.setup())
        except InputError as problem:
            self.app.toast(problem.said, "warning")

    def open_settings(self) -> None:
        self.app.routes.settings()

    def _switch_sound(self) -> None:
        self.app.change_settings(sound=not self.app.settings.sound)
        self.refresh()

    def resumed(self) -> None:
        if self.app.settings.player_name != self.draft.person_name:
            self.draft.name_owner(self.app.settings.player_name)
            self.seats.show_names()
        self.options.refresh()
        self._offer_lesson()
        self.refresh()

    def refresh(self) -> None:
        is_on = self.app.settings.sound
        self.sound_button.icon = "volume" if is_on else "volume-off"
        self.sound_button.tooltip = (
            Message("house-sound-off") if is_on else Message("house-sound-on")
        )
        self.theme = replace(self.theme, seats=self.draft.colours)
        self.seats.allow_hints(self.app.settings.show_hints)
        self.start_button.is_enabled = self.draft.problem is None
        self.start_bar.changed()
        self.invalidate()

    def seated(self) -> None:
        """Others at the table: some settings are only by a player."""
        self.rearrange()
        self.refresh()

    def record(self) -> Words:
        """How the player has done in this game so far; "" where no game of it is rated."""
        try:
            rows = Statistics().by_player(self.game.key)
        except InputError as problem:
            self.app.toast(problem.said, "warning")
            return ""
        own = [row for row in rows if row.player == "human"]
        if not own:
            return Message("house-not-played")
        rated = next((row for row in own if row.is_rated), None)
        if rated is None:
            return ""
        scores = {"best": number_said(rated.best_score), "mean": number_said(rated.mean_score, 0)}
        return Message("setup-your-best", scores)

    # -- places

    @property
    def _low_edge(self) -> float:
        return 32.0 if self.is_roomy else 16.0

    @property
    def foot_height(self) -> float:
        return self._bar_height + self._low_edge + 24

    @property
    def _bar_height(self) -> float:
        return max(BAR_H if self.is_roomy else 88.0, self.app.canvas.line_step(theme.BODY, 5))

    def layout(self, width: float, height: float) -> None:
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
        """Who sits down at the left, the options at the right; in narrow windows below."""
        canvas, room = self.app.canvas, self.sheet.box.h - column.y
        least, usual, most = OPTIONS_W
        x, y, width = column.x, column.y, column.w
        if width < ROOM_FOR_TWO:
            seats = self.seats.needs(canvas, width, 0)
            self.sheet.place(self.seats, Box(x, y, width, seats))
            y += seats + 24
            size = self.options.needs(width, self.options.needs(width, self.sheet.box.h))
            self.sheet.place(self.options, Box(x, y, width, self.options.height(canvas, width)))
            end = y + size + 24
        else:
            size = max(least, min(most, width * usual / 1776 * (self.letters + 1) / 2))
            left = width - size - GAP
            seats = self.seats.needs(canvas, left, room)
            high = max(seats, self.options.needs(size, max(room, seats)))
            self.options.needs(size, high)
            self.options.height(canvas, size)
            self.sheet.place(self.seats, Box(x, y, left, high))
            self.sheet.place(self.options, Box(x + left + GAP, y, size, high))
            end = y + high
        self.seats.placed()
        return end
