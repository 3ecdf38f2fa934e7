"""The hub: go on with a game, choose another, and the ways to everything else."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from engine.core.card import Card
from engine.core.errors import InputError
from engine.core.learning.lesson import lesson_keys
from engine.core.learning.progress import Progress
from engine.core.proposal import level_for, usual_options
from engine.core.registry import GameNotLoaded
from engine.core.saves import Autosave, SavedGame, saved_games
from engine.core.seed_words import seed_words
from engine.core.statistics import PlayerRow, Statistics
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.covers import CoverShelf, announced_cover, game_cover
from engine.ui.hub.going_on import GoingOn
from engine.ui.hub.hub_cards import AnnouncedCard, CoverCard, HubEntry, caption_of, rounded
from engine.ui.hub.hub_frame import draw_frame
from engine.ui.hub.hub_layout import HubPlaces, hub_places
from engine.ui.hub.moments import ago, greeting
from engine.ui.hub.proposals import proposal_for
from engine.ui.hub.resume import Glance, Invitation, ResumeCard, Unfinished
from engine.ui.inputs import Intent, KeyPressed
from engine.ui.scene import Scene, Window
from engine.ui.widgets import ScrollArea

if TYPE_CHECKING:
    from engine.core.game import Game
    from engine.ui.hub.draft import SetupDraft

NEW_GAME: Final = Said("hub-new")


class MenuScene(Scene):
    """The first page. `clock` gives the time of day in seconds since 1970.

    It shows cards and loads no game before somebody goes to one; `when_drawn` is called once, when
    the page and all its covers are on the screen.
    """

    def __init__(
        self,
        app: Window,
        clock: Callable[[], float] = time.time,
        when_drawn: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(app)
        self.clock = clock
        self._when_drawn = when_drawn
        self.shelf = CoverShelf(app.pictures, self.said)
        self.saved: list[SavedGame] = []
        self.progress = Progress()
        self._glances: dict[tuple[Path, float], Glance | None] = {}
        self.places: HubPlaces = hub_places(1920, 1080, 0)
        self.going_on = GoingOn(app, self.refresh)
        self._told: set[str] = set()
        self._rows: dict[str, PlayerRow] = {}
        self._may_paint = False
        self._to_look_at: int | None = None
        self.sheet = self.add(ScrollArea(self._paint_sheet))
        self.resume = ResumeCard(
            self.shelf,
            on_continue=self.continue_game,
            on_shown=self._wish_to_look,
            on_delete=self.ask_to_delete,
            on_quick_start=self.quick_start,
            on_lesson=self.first_lesson,
        )
        self.entries = (
            HubEntry(Said("hub-learn"), "", "school", self.open_lessons),
            HubEntry(Said("hub-progress"), "", "chart-bar", self.open_progress),
            HubEntry(Said("house-rules"), Said("hub-searchable"), "book", self.open_rules),
            HubEntry(
                Said("house-settings"), Said("hub-settings-note"), "settings", self.open_settings
            ),
            HubEntry(
                Said("house-credits"), Said("hub-credits-note"), "info-circle", self.open_credits
            ),
        )
        self.games: list[Card] = app.registry.cards()
        self.covers = [
            CoverCard(game_cover(game), caption_of(game, None), self.shelf, self._opener(game))
            for game in self.games
        ]
        self.announced = [
            AnnouncedCard(each.title, announced_cover(each), self.shelf)
            for each in app.registry.announced
        ]
        self._choose(0)

    # -- what it shows

    def enter(self) -> None:
        """Reads saves and statistics."""
        self.refresh()

    def resumed(self) -> None:
        """A game may have been played meanwhile."""
        self.refresh()

    def refresh(self) -> None:
        """Looks again at the unfinished games and at what was won."""
        self.saved, problems = saved_games(self.app.registry)
        self.progress = Progress.load()
        problems = [*problems, *filter(None, [self.progress.problem])]
        for problem in problems:
            self._tell_once(problem)
        rows = self._rows = self._human_rows()
        for game, card in zip(self.games, self.covers, strict=True):
            caption = caption_of(game, rows.get(game.key))
            is_new = not caption.played and self.progress.offers(game)
            card.caption = replace(caption, invites=NEW_GAME) if is_new else caption
        learn, progress, rules = self.entries[:3]
        learn.note = _learnt(self.games, self.progress)
        progress.note = _all_in_all(rows.values())
        rules.note = Said("hub-rules-note", {"games": len(self.games)})
        self._show_cards()
        self.invalidate()

    def _show_cards(self) -> None:
        now = self.clock()
        self._glances = {
            saved.version: self._glances[saved.version]
            for saved in self.saved
            if saved.version in self._glances
        }
        cards = [
            Unfinished.of(saved, ago(now - saved.written), self._glances.get(saved.version))
            for saved in self.saved
        ]
        self._to_look_at = None
        self.resume.show(cards, self._invitation())

    def _wish_to_look(self, index: int) -> None:
        self._to_look_at = index

    def _look_closer(self, index: int) -> None:
        """Has the game on the card played up in the background, if that shows more of it."""
        saved = self.saved[index]
        if saved.version in self._glances or not Glance.shows_more(saved):
            return
        self._glances[saved.version] = None

        def take(glance: Glance) -> None:
            self._glances[saved.version] = glance
            self._show_cards()

        self.app.worker.submit(
            lambda: Glance.at(self.app.registry, saved),
            take,
            lambda problem: self._tell_once(str(problem)),
        )

    def _tell_once(self, problem: str) -> None:
        if problem not in self._told:
            self._told.add(problem)
            self.app.toast(problem, "warning")

    def _human_rows(self) -> dict[str, PlayerRow]:
        try:
            rows = Statistics().by_player()
        except InputError as problem:
            self._tell_once(str(problem))
            return {}
        return {row.game: row for row in rows if row.player == "human"}

    def _invitation(self) -> Invitation | None:
        """A newcomer is asked in; somebody who has played goes on with the game played last."""
        if not self.games:
            return None
        game = self._invited
        opponent = level_for(game, proposal_for(self.app, game).level, usual_options(game))
        level = game.level(opponent) if game.usual_seats > 1 else None
        against = "" if level is None else Said("hub-against", {"level": level.title})
        return Invitation(game, against, so_far(self._rows.get(game.key)), self._has_lesson)

    @property
    def _invited(self) -> Card:
        """The game that was finished last, else the first on the shelf."""
        latest = Statistics().latest_game() if self._rows else None
        return next((game for game in self.games if game.key == latest), self.games[0])

    # -- what it does

    def continue_game(self, index: int) -> None:
        """Opens the table of an unfinished game where it was left."""
        self.going_on.with_game(self.saved[index])

    def ask_to_delete(self, index: int) -> None:
        """Deletes an unfinished game after a question."""
        self.going_on.ask_to_delete(self.saved[index])

    def quick_start(self) -> None:
        """A game at once: you against the level that is proposed."""
        self._with(self._invited, self._start_at_once)

    def _start_at_once(self, game: Game) -> None:
        from engine.core.match import Match  # noqa: PLC0415 (on the way to a table)

        match = Match(game, self._quick_draft(game).setup())
        self.app.routes.table(match, Autosave(match))

    @property
    def _has_lesson(self) -> bool:
        """Whether somebody who has finished no game is offered the first lesson of the first."""
        return bool(self.games) and not self._rows and self.progress.offers(self.games[0])

    def first_lesson(self) -> None:
        """The table of the lesson that is offered, where it was left."""
        if self._has_lesson:
            self._with(self.games[0], self._begin_first_lesson)

    def _begin_first_lesson(self, game: Game) -> None:
        lesson = self.progress.to_offer(game)
        if lesson is not None:
            self.app.routes.lesson(game, lesson, self.progress.of(game.key, lesson).step)

    def _with(self, card: Card, go: Callable[[Game], object]) -> None:
        """Goes somewhere with a game, which is loaded now if nobody asked for it before."""
        self._attempt(lambda: go(self.app.registry.game(card.key)))

    def _attempt(self, go: Callable[[], object]) -> None:
        """Goes somewhere; the person hears in one sentence where a game cannot be loaded."""
        try:
            go()
        except GameNotLoaded as fault:
            self.app.toast(fault.said, "warning")

    def open_lessons(self) -> None:
        self._attempt(self.app.routes.learn)

    def _quick_draft(self, game: Game) -> SetupDraft:
        from engine.ui.hub.draft import SetupDraft  # noqa: PLC0415 (on the way to a table)

        level = proposal_for(self.app, game).level
        name, seed = self.app.settings.player_name, seed_words(SystemRandom())
        return SetupDraft.fresh(game, name, seed, level)

    def _opener(self, game: Card) -> Callable[[], None]:
        return lambda: self._with(game, self.app.routes.setup)

    def open_progress(self) -> None:
        self._attempt(self.app.routes.progress)

    def open_rules(self) -> None:
        self._with(self.games[self.chosen], lambda game: self.app.routes.rules(game, can_pick=True))

    def open_settings(self) -> None:
        self.app.routes.settings()

    def open_credits(self) -> None:
        self.app.routes.credits()

    def _choose(self, index: int) -> None:
        self.chosen = index
        for n, card in enumerate(self.covers):
            card.is_chosen = n == index
        self.invalidate()

    # -- scene

    def layout(self, width: float, height: float) -> None:
        """Everything in its place on a sheet that scrolls when the window is too low."""
        self.shelf.forget()
        cards: list[CoverCard | AnnouncedCard] = [*self.covers, *self.announced]
        self.places = places = hub_places(width, height, len(cards))
        self.sheet.box = Box(0, 0, width, height)
        self.sheet.place(self.resume, places.resume)
        for entry, box in zip(self.entries, places.entries, strict=True):
            self.sheet.place(entry, box)
        for card, box in zip(cards, places.covers, strict=True):
            card.caption_height = places.caption
            self.sheet.place(card, box)
        self.sheet.content_height = places.height

    def update(self, seconds: float) -> None:
        """Paints one cover after each frame while some are missing, then sees to the rest."""
        super().update(seconds)
        if not self._may_paint:
            return
        if self.shelf.paint_one():
            self._may_paint = False
            self.invalidate()
        elif self._has_more_to_do:
            self._go_on_behind()

    def _go_on_behind(self) -> None:
        """The page stands: what takes a game's rules is begun in the background."""
        if self._to_look_at is not None:
            self._look_closer(self._to_look_at)
            self._to_look_at = None
        if self._when_drawn is not None:
            self._when_drawn()
            self._when_drawn = None

    @property
    def _has_more_to_do(self) -> bool:
        return self._to_look_at is not None or self._when_drawn is not None

    @property
    def is_animating(self) -> bool:
        """The loop goes on while covers are missing, or something is to be begun behind them."""
        return super().is_animating or self.shelf.is_waiting or self._has_more_to_do

    def handle(self, intent: Intent) -> bool:
        """The arrows move between cards; Enter plays the chosen cover."""
        if self._wants_cover(intent):
            self.focus.take(self.covers[self.chosen], shown=True)
        used = super().handle(intent)
        if self.focus.current in self.covers:
            self._choose(self.covers.index(self.focus.current))
        if not used and isinstance(intent, KeyPressed) and intent.is_plain:
            if intent.key == "return" and self.covers:
                return self.covers[self.chosen].press()
            return self.sheet.handle(intent)
        return used

    def _wants_cover(self, intent: Intent) -> bool:
        """The first arrow key starts from the chosen cover, not from the top of the page."""
        is_arrow = isinstance(intent, KeyPressed) and intent.key in ("left", "right", "up", "down")
        return is_arrow and self.focus.current is None and bool(self.covers)

    def back(self) -> bool:
        """Esc does nothing on the first page."""
        return False

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """The backdrop and the sheet."""
        canvas.backdrop()
        self.draw_widgets(canvas)
        self._may_paint = True

    def _paint_sheet(self, canvas: Canvas, content: Box) -> None:
        hour = datetime.fromtimestamp(self.clock()).hour
        draw_frame(canvas, self.places, content.y, greeting(hour, self.app.settings.player_name))


def so_far(row: PlayerRow | None) -> Words:
    """How a person did in a game; nothing before the first one is finished."""
    if row is None:
        return ""
    return Said("hub-won-so-far", {"won": rounded(row.won), "games": row.games})


def _learnt(games: Iterable[Card], progress: Progress) -> Said:
    keys = {(game.key, key) for game in games for key in lesson_keys(game)}
    done = sum(taken.is_done for at, taken in progress.taken.items() if at in keys)
    return Said("hub-lessons-done", {"done": done, "count": len(keys)})


def _all_in_all(rows: Iterable[PlayerRow]) -> Said:
    """Games and share won over all games: `212 games, 57 % won`."""
    played = list(rows)
    games = sum(row.games for row in played)
    if not games:
        return Said("hub-no-games")
    share = 100 * sum(row.won for row in played) / games
    return Said("hub-all-in-all", {"games": games, "share": f"{share:.0f}"})
