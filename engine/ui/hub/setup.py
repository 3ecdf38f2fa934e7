"""The set-up of a game: who sits where, the options, the seed; then it begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from secrets import SystemRandom
from typing import Final, Protocol

from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.learning.progress import Progress
from engine.core.match import Match
from engine.core.seed_words import seed_words
from engine.core.statistics import Statistics
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.covers import CoverShelf, draw_cover, game_cover
from engine.ui.hub.draft import LastSetups, SetupDraft
from engine.ui.hub.hub_cards import players_of
from engine.ui.hub.options_panel import OptionsPanel
from engine.ui.hub.proposals import is_known, proposal_for
from engine.ui.hub.seats_panel import SeatsPanel
from engine.ui.pages.page_theme import ThemedPage, theme_of
from engine.ui.scene import Window
from engine.ui.theme import BODY, LARGE, SECOND_TEXT, TEXT, WARNING, mix
from engine.ui.widgets import Button, Widget

SMALLEST_SCALE: Final = 0.6
GAP: Final = 24.0
LEAST_SEATS_WIDTH: Final = 780.0
WIDEST_WORDS: Final = 640.0
FACTS_AT: Final = 28.0
SMALL_COVER: Final = (120.0, 160.0)
LINE_HEIGHT: Final = 1.7
FACT_STEP: Final = 40.0
ROOM_UNDER_SEATS: Final = 96.0
START_W: Final = 296.0
WIDER: Final = 1.2  # at most so much, in small windows
LESSON: Final = Said("house-first-lesson")
ROOM_FOR_LESSON: Final = 1400.0


class SetupPanel(Protocol):
    """What a game shows of itself on the set-up page (`Game.setup_panel`)."""

    title: Words
    icon: str

    @property
    def gives_way(self) -> bool:
        """Whether it is left out where only because of it the page would have to be scrolled."""

    def note(self, options: Mapping[str, str]) -> Words:
        """The quiet words beside the title, for the options chosen so far."""

    def height(self, width: float) -> float:
        """The room the picture needs at a width."""

    def draw(self, canvas: Canvas, box: Box, options: Mapping[str, str]) -> None:
        """Draws into a box of that width and height."""


@dataclass(frozen=True, slots=True)
class Columns:
    """How the width is shared: cover and facts, seats, options. Without a first column, stacked."""

    facts: float
    seats: float
    options: float

    @property
    def is_stacked(self) -> bool:
        return self.facts == 0


def columns_of(width: float, *, is_small: bool = False) -> Columns:
    """Three columns where the seats keep enough room, else two below the cover.

    In a small window type is large for its room, so that two columns are all there is room for.
    """
    facts = max(272.0, min(400.0, width * 336 / 1776))
    options = max(432.0, min(560.0, width * 504 / 1776))
    seats = width - facts - options - 2 * GAP
    if seats >= LEAST_SEATS_WIDTH and not is_small:
        return Columns(facts, seats, options)
    options = min(640.0, width * 0.36) if is_small else 400.0
    return Columns(0, width - options - GAP, options)


def about_minutes(minutes: int) -> Said:
    """How long a game takes: `About 20 minutes`."""
    return Said("house-about-minutes", {"minutes": minutes})


class StartBar(Widget):
    """What is about to begin, in words, and the buttons; the lesson's until it is done."""

    def __init__(self, draft: SetupDraft, back: Button, lesson: Button, start: Button) -> None:
        super().__init__()
        self.draft = draft
        self.letters = 1.0
        self.back, self.lesson, self.start = back, lesson, start
        self.add(back)
        self.add(lesson)
        self.add(start)

    def placed(self) -> None:
        """The buttons at the right."""
        box = self.box
        height = box.h - 32
        start = START_W * min(self.letters, WIDER)
        self.start.box = Box(box.right - 16 - start, box.y + 16, start, height)
        self.back.box = Box(self.start.box.x - 16 - 200, box.y + 16, 200, height)
        has_room = box.w >= ROOM_FOR_LESSON
        width = 200.0 if has_room else height
        self.lesson.label = LESSON if has_room else ""
        self.lesson.box = Box(self.back.box.x - 16 - width, box.y + 16, width, height)

    def draw(self, canvas: Canvas) -> None:
        """The ground with its accent, who plays, and the options or what is missing."""
        box, accent = self.box, canvas.theme.accent
        canvas.panel(box, fill=mix(canvas.theme.panel, accent, 0.06))
        canvas.rounded(Box(box.x + 1, box.y + 16, 4, box.h - 32), 2, accent)
        first = self.lesson if self.lesson.is_visible else self.back
        x, room = box.x + 32, first.box.x - box.x - 56
        draft, middle = self.draft, box.centre_y
        headline, problem = draft.headline, draft.problem
        canvas.text(x, middle - 15, headline, LARGE, TEXT, "text-semibold", max_width=room)
        if problem is None:
            canvas.text(x, middle + 17, draft.details, BODY, SECOND_TEXT, max_width=room)
        else:
            canvas.icon("alert-triangle", x + 9, middle + 17, 18, WARNING)
            canvas.text(x + 28, middle + 17, problem, BODY, WARNING, max_width=room - 28)


class SetupScene(ThemedPage):
    """Makes a `SetupDraft` into a match and opens its table."""

    keeps_language = True

    def __init__(self, app: Window, game: Game) -> None:
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
            tag=(Said("house-new-game"), "plus"),
            buttons=(self.sound_button, rules, settings),
            is_from_hub=True,
        )
        proposal = proposal_for(app, game)
        name, seed = app.settings.player_name, self.new_seed()
        self.draft = SetupDraft.fresh(game, name, seed, proposal.level)
        LastSetups().restore(self.draft)
        self._of_game: SetupPanel | None = game.setup_panel()
        self.own_panel: SetupPanel | None = self._of_game
        self.shelf = CoverShelf(app.pictures, self.said)
        self.facts = self._facts()
        self._may_paint = False
        self._column_x = self._column_w = 0.0
        self._cover_box = self._head_box = self._own_box = Box(0, 0, 0, 0)
        self.seats = SeatsPanel(
            self.draft, self.refresh, self.rearrange, proposal, self._width_of
        )  # fmt: skip
        self.options = OptionsPanel(
            app, self.draft, new_seed=self.new_seed, on_change=self.refresh,
            on_resize=self.rearrange,
        )  # fmt: skip
        self.read_rules = Button(
            Said("house-rules"),
            self.open_rules,
            kind="ghost",
            icon="book",
            tooltip=Said("setup-read-rules"),
        )
        self.from_position = Button(
            Said("house-position"), self.open_position, kind="ghost", icon="pencil",
            tooltip=Said("setup-position-tip"),
        )  # fmt: skip
        self.lesson = Button(LESSON, self.open_lesson, kind="secondary", icon="school",
                             tooltip=Said("setup-lesson-tip"))  # fmt: skip
        self._offer_lesson()
        back = Button(Said("house-back"), self.back, kind="secondary", icon="arrow-left", key="Esc")
        self.start_button = Button(
            Said("setup-start"), self.start, kind="primary", icon="player-play", key="Enter"
        )
        self.start_bar = self.add(StartBar(self.draft, back, self.lesson, self.start_button))
        self.refresh()

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
        """The first lesson, to whom has not finished a game of this kind."""
        is_new = Progress.load().to_offer(self.game) is not None
        self.lesson.is_visible = is_new and not is_known(self.app, self.game)

    def open_lesson(self) -> None:
        """The first lesson of this game, where it was left."""
        progress = Progress.load()
        lesson = progress.to_offer(self.game)
        if lesson is not None:
            step = progress.of(self.game.key, lesson).step
            self.app.routes.lesson(self.game, lesson, step)

    def open_position(self) -> None:
        """The editor of positions; a match that goes on from one takes this page's place."""
        self.app.routes.position(self.game)

    def open_settings(self) -> None:
        """The settings; the draft stays as it is."""
        self.app.routes.settings()

    def _width_of(self, words: Words) -> float:
        return self.app.canvas.text_width(words, BODY, "text-semibold")

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
        if self.seats.show_levels():
            self.rearrange()
        is_on = self.app.settings.sound
        self.sound_button.icon = "volume" if is_on else "volume-off"
        self.sound_button.tooltip = Said("house-sound-off") if is_on else Said("house-sound-on")
        self.seats.allow_hints(self.app.settings.show_hints)
        self.start_button.is_enabled = self.draft.problem is None
        self.start_bar.changed()
        self.invalidate()

    def _facts(self) -> list[tuple[str, Words]]:
        """Players, minutes, and how the player has done so far, each with its icon."""
        facts: list[tuple[str, Words]] = [
            ("users", players_of(self.game)),
            ("clock", about_minutes(self.game.minutes)),
        ]
        try:
            rows = Statistics().by_player(self.game.key)
        except InputError as problem:
            self.app.toast(problem.said, "warning")
            return facts
        own = next((row for row in rows if row.player == "human"), None)
        if own is None:
            return [*facts, ("trophy", Said("house-not-played"))]
        scores = {"best": f"{own.best_score:g}", "mean": f"{own.mean_score:.0f}"}
        words = Said("setup-your-best", scores)
        return [*facts, ("trophy", words)]

    # -- places

    @property
    def foot_height(self) -> float:
        """The start bar stays in view."""
        return 160.0 if self.is_roomy else 112.0

    def layout(self, width: float, height: float) -> None:
        """The sheet scrolls above the start bar."""
        self.shelf.forget()
        super().layout(width, height)
        x, w = self._column_x, self._column_w
        low = 104.0 if self.is_roomy else 88.0
        edge = 48.0 if self.is_roomy else 16.0
        self.start_bar.letters = self.letters
        self.start_bar.box = Box(x, height - edge - low, w, low)

    def arrange(self, column: Box) -> float:
        """Everything; the game's own panel only where it does not make the page scroll."""
        room = self.sheet.box.h
        self.own_panel = self._of_game
        end = self._arrange_all(column)
        if self.own_panel is None or not self.own_panel.gives_way or end <= room:
            return end
        self.own_panel = None
        end = self._arrange_all(column)
        if end <= room:
            return end
        self.own_panel = self._of_game
        return self._arrange_all(column)

    def _arrange_all(self, column: Box) -> float:
        """Cover and words, seats, options, and the game's own panel."""
        self._column_x, self._column_w = column.x, column.w
        columns = columns_of(column.w, is_small=self.app.scale < SMALLEST_SCALE)
        y = column.y
        if columns.is_stacked:
            self._cover_box = Box(column.x, y, *SMALL_COVER)
            left = self._cover_box.right + GAP
            words = self._stacked_words_height(column.right - left)
            ways = Box(left, y + max(words, SMALL_COVER[1] - 48), 400, 48)
            self._head_box = Box(left, y, column.right - left, words)
            self._place_ways(ways)
            below = max(ways.bottom, self._cover_box.bottom) + GAP
            return self._arrange_panels(column.x, below, columns) + GAP
        self._cover_box = Box(column.x, y, columns.facts, columns.facts * 4 / 3)
        top = self._cover_box.bottom + 26
        self._head_box = Box(column.x, top, columns.facts, self._words_height(columns.facts))
        end = self._arrange_panels(column.x + columns.facts + GAP, y, columns)
        end = max(end, self._head_box.bottom + GAP + 48)
        self._place_ways(Box(column.x, end - 48, columns.facts, 48))
        return end + 16

    def _stacked_words_height(self, width: float) -> float:
        """What the words need beside the small cover: the sentence, and a line with the facts."""
        canvas = self.app.canvas
        about = canvas.paragraph_height(
            min(width, WIDEST_WORDS), self.game.about, BODY, line_height=LINE_HEIGHT
        )
        return about + FACTS_AT + canvas.line_step(BODY, 1.0)

    def _place_ways(self, box: Box) -> None:
        """The ways to the rules and to the editor of positions."""
        left, right = box.row(None, None, gap=12)
        self.sheet.place(self.read_rules, left)
        self.sheet.place(self.from_position, right)

    def _arrange_panels(self, x: float, y: float, columns: Columns) -> float:
        """Seats beside options; the game's own panel below both, or where the seats leave room."""
        seats, options = self.seats.height(columns.seats), self.options.height(columns.options)
        right = x + columns.seats + GAP
        for panel in (self.seats, self.options):
            panel.placed()  # the same box may hold letters of another size
        if self.own_panel is not None and options - seats >= ROOM_UNDER_SEATS:
            own = 48 + self.own_panel.height(columns.seats - 32) + 16
            height = max(options, seats + GAP + own)
            self.sheet.place(self.seats, Box(x, y, columns.seats, seats))
            top = y + seats + GAP
            self._own_box = Box(x, top, columns.seats, y + height - top)
            self.sheet.place(self.options, Box(right, y, columns.options, height))
            return y + height
        height = max(seats, options)
        self.sheet.place(self.seats, Box(x, y, columns.seats, height))
        self.sheet.place(self.options, Box(right, y, columns.options, height))
        y += height
        if self.own_panel is not None:
            width = columns.seats + GAP + columns.options
            own = self.own_panel.height(width - 32)
            self._own_box = Box(x, y + GAP, width, 48 + own + 16)
            y = self._own_box.bottom
        return y

    def _words_height(self, width: float) -> float:
        canvas = self.app.canvas
        about = canvas.paragraph_height(width, self.game.about, BODY, line_height=LINE_HEIGHT)
        return about + 20 + len(self.facts) * FACT_STEP

    # -- drawing

    def update(self, seconds: float) -> None:
        """Paints the cover after the first frame."""
        super().update(seconds)
        if self._may_paint and self.shelf.paint_one():
            self._may_paint = False
            self.invalidate()

    @property
    def is_animating(self) -> bool:
        """The loop goes on while the cover is missing."""
        return super().is_animating or self.shelf.is_waiting

    def draw(self, canvas: Canvas) -> None:
        """The page; then the cover may be painted."""
        super().draw(canvas)
        self._may_paint = True

    def paint_sheet(self, canvas: Canvas, content: Box) -> None:
        """Cover, words, and the game's own panel."""
        cover = self._cover_box.moved(0, content.y)
        canvas.shadow(cover, 10, blur=30, drop=20, strength=170)
        canvas.shadow(cover, 10, blur=6, drop=3, strength=110)
        draw_cover(canvas, cover, game_cover(self.game), self.shelf)
        self._draw_words(canvas, self._head_box.moved(0, content.y))
        if self.own_panel is not None:
            box = self._own_box.moved(0, content.y)
            note = self.own_panel.note(self.draft.options)
            inner = canvas.panel(box, self.own_panel.title, self.own_panel.icon, note)
            place = Box(box.x + 16, inner.y, box.w - 32, inner.h - 16)
            self.own_panel.draw(canvas, place, self.draft.options)

    def _draw_words(self, canvas: Canvas, box: Box) -> None:
        ink = mix(SECOND_TEXT, TEXT, 0.35)
        width = min(box.w, WIDEST_WORDS)
        words = Box(box.x, box.y, width, box.h)
        y = box.y + canvas.paragraph(words, self.game.about, BODY, ink, line_height=LINE_HEIGHT)
        is_stacked = self._cover_box.w == SMALL_COVER[0]
        x, y = box.x, y + (FACTS_AT if is_stacked else 40)
        for icon, fact in self.facts:
            canvas.icon(icon, x + 12, y, 20, canvas.theme.accent)
            used = canvas.text(x + 40, y, fact, BODY, TEXT)
            if is_stacked:
                x += used + 80
            else:
                y += FACT_STEP
