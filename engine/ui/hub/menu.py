"""The hub: go on with a game, choose another, and the ways to everything else."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.core.card import Card, Level
from engine.core.errors import InputError
from engine.core.learning import lesson
from engine.core.learning.statistics import PlayerRow, Statistics
from engine.core.record import Autosave, SavedGame, file_away, saved_games
from engine.core.registry import GameNotLoaded
from engine.core.setup import ago, files_named_by
from engine.core.storage import FileInUse
from engine.text.message import Message, Words, glued
from engine.ui.canvas import Canvas
from engine.ui.display import Key
from engine.ui.hub import hub_cards, next_step
from engine.ui.hub.hub_frame import HubFront
from engine.ui.pages.page_theme import Confirm
from engine.ui.scene import Window
from engine.ui.theme import Colour

if TYPE_CHECKING:
    from engine.core.game import Game


# What the hub does with an unfinished game: go on with it, open a copy, delete it.


class GoingOn:
    """Asks where something has to be asked; `refresh` is called when games are gone."""

    def __init__(self, app: Window, refresh: Callable[[], None]) -> None:
        self._app = app
        self._refresh = refresh

    def with_game(self, saved: SavedGame) -> None:
        """Opens the table where it was left; asks before it runs a file."""
        files = files_named_by(saved.outline.setup)
        if not files:
            self._continue(saved)
            return
        named = glued([str(each) for each in files], "and")
        self._app.push(
            Confirm(
                self._app,
                Message("resume-run-bot", {"game": saved.game.title}),
                Message(
                    "resume-run-bot-words", {"files": named, "warning": _what_it_may_do(saved)}
                ),
                lambda: self._continue(saved),
                yes=Message("resume-run-it"),
            )
        )

    def with_challenge(self, saved: Sequence[SavedGame], game: Game) -> None:
        """The challenge of today: begins it, or goes on with it if it is among the unfinished
        games; where it is over, shows what came of it.
        """
        from engine.core.learning.challenges import (  # noqa: PLC0415
            Challenges,
            challenge_of,
        )

        challenge = challenge_of(game, date.today())
        if challenge is None:
            return
        attempt = Challenges.load().attempts.get((game.key, challenge.day))
        if attempt is None:
            self._app.routes.challenge(challenge)
            return
        begun = next((each for each in saved if each.path.name == attempt.record), None)
        if begun is None:
            self._app.routes.learn()
        else:
            self.with_game(begun)

    def _continue(self, saved: SavedGame) -> None:
        """Sits down at a game, or at a copy while it is open elsewhere."""
        try:
            autosave = Autosave.resume(self._app.registry, saved.path)
        except FileInUse:
            self._offer_copy(saved)
        except InputError as problem:
            self._app.toast(problem.said, "warning")
        else:
            if autosave.note is not None:
                self._app.toast(f"{saved.path.name}: {autosave.note}", "warning")
            if autosave.match.is_over:
                self._file_away(autosave)
            else:
                self._sit_down(autosave)

    def _file_away(self, autosave: Autosave) -> None:
        note: Words | None
        try:
            note = file_away(autosave)
        except InputError as problem:
            note = problem.said
        self._app.toast(note or Message("resume-is-over"), "plain")
        self._refresh()

    def _sit_down(self, autosave: Autosave) -> None:
        self._app.routes.table(autosave.match, autosave)

    def _offer_copy(self, saved: SavedGame) -> None:
        self._app.push(
            Confirm(
                self._app,
                Message("resume-is-open", {"game": saved.game.title}),
                Message("resume-is-open-words"),
                lambda: self._open_copy(saved),
                yes=Message("resume-open-copy"),
            )
        )

    def _open_copy(self, saved: SavedGame) -> None:
        try:
            match = saved.load(self._app.registry)
        except InputError as problem:
            self._app.toast(problem.said, "warning")
        else:
            self._sit_down(Autosave(match))

    def ask_to_delete(self, saved: SavedGame) -> None:
        words = Message("resume-delete-words")
        self._app.push(
            Confirm(
                self._app,
                Message("resume-delete-ask", {"game": saved.game.title}),
                words,
                lambda: self._delete(saved),
                yes=Message("resume-delete"),
                is_dangerous=True,
            )
        )

    def _delete(self, saved: SavedGame) -> None:
        try:
            saved.delete()
        except InputError as problem:
            self._app.toast(problem.said, "warning")
        self._refresh()


def _what_it_may_do(saved: SavedGame) -> Message:
    from engine.core.external.file_bot import warning_about  # noqa: PLC0415 (few seat guests)

    warning = warning_about(seat.player for seat in saved.outline.setup.seats)
    if warning is not None:
        return Message("resume-warning", {"warning": warning})
    return Message("resume-in-sandbox")


NEW_GAME: Final = Message("hub-new")
LEARNING: Final[Colour] = (0x6F, 0xBF, 0x95)
CONTEST: Final[Colour] = (0xE0, 0xA3, 0x4E)
BOARD: Final[Colour] = (0x6E, 0xB4, 0xDC)
CAMPAIGN: Final[Colour] = (0xB4, 0x8E, 0xD8)


class MenuScene(HubFront):
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
        super().__init__(app, clock)
        self._when_drawn = when_drawn
        self.saved: list[SavedGame] = []
        self.progress = lesson.Progress()
        self._glances: dict[tuple[Path, float], hub_cards.Glance | None] = {}
        self.going_on = GoingOn(app, self.refresh)
        self._told: set[str] = set()
        self._rows: dict[str, PlayerRow] = {}
        self._may_paint = False
        self._to_look_at: int | None = None
        self._proposed = -1
        self.way = CampaignWay(self)
        self._furnish()

    def _furnish(self) -> None:
        """The widgets, in the order in which Tab comes to them."""
        self.resume = self.add(hub_cards.ResumeCard(
            on_continue=self.continue_game, on_shown=self._wish_to_look,
            on_delete=self.ask_to_delete, on_quick_start=self.quick_start, on_step=self.take_step,
        ))  # fmt: skip
        self.new_game = self.add(hub_cards.WayCard(
            "plus", LEARNING, self.open_setup, label=Message("house-new-game"),
            title=Message("hub-choose-seats"), key=Key.NEW_GAME,
        ))  # fmt: skip
        self.campaign = self.add(hub_cards.WayCard(
            "rocket", CAMPAIGN, self.way.open, label=Message("hub-campaign"),
        ))  # fmt: skip
        self.box_card = self.add(hub_cards.WayCard(
            "palette", BOARD, self.way.open_box, label=Message("setup-my-box"),
            title=Message("hub-box"), note=Message("hub-box-note"),
        ))  # fmt: skip
        self.step_card = self.add(hub_cards.WayCard("school", LEARNING, self.take_step))
        self.challenge = self.add(hub_cards.WayCard(
            "trophy", CONTEST, self.open_challenge, key=Key.CHALLENGE,
            label=Message("challenge-today"),
            title=Message("hub-same-dice"), note=Message("challenge-first-counts"),
        ))  # fmt: skip
        self.real_table = self.add(hub_cards.WayCard(
            "users", BOARD, self.open_real_table, key=Key.REAL_TABLE,
            label=Message("house-real-table"),
            title=Message("hub-real-title"), note=Message("hub-real-note"),
                tooltip=Message("hub-real-tip"),
        ))  # fmt: skip
        hub_cards.even_out(self.widgets)
        self.stand_boxes()
        routes = self.app.routes
        self.entries = tuple(map(self.add, (
            hub_cards.HubEntry(Message("hub-learn"), "", "school", self.open_lessons, Key.LEARN),
            hub_cards.HubEntry(Message("hub-progress"), "", "chart-bar", self.open_progress,
                               Key.PROGRESS),
            hub_cards.HubEntry(Message("house-rules"), "", "book", self.open_rules),
            hub_cards.HubEntry(Message("house-settings"), Message("hub-settings-note"), "settings",
                     routes.settings),
            hub_cards.HubEntry(Message("house-credits"), Message("hub-credits-note"), "info-circle",
                     routes.credits),
        )))  # fmt: skip
        self.keys = tuple(map(self.add, (
            hub_cards.KeyHint("← →", Message("hub-key-choose"), None),
            hub_cards.KeyHint("Space", Message("hub-key-play"), self.resume.main.press),
            hub_cards.KeyHint(Key.NEW_GAME, Message("hub-key-new"), self.open_setup),
            hub_cards.KeyHint(Key.LEARN, Message("hub-key-learn"), self.open_lessons),
            hub_cards.KeyHint(Key.CHALLENGE, Message("hub-key-challenge"), self.challenge.press),
            hub_cards.KeyHint(Key.REAL_TABLE, Message("hub-key-real"), self.real_table.press),
            hub_cards.KeyHint("F11", Message("hub-key-full-screen"), None),
        )))  # fmt: skip

    # -- what it shows

    def enter(self) -> None:
        self.refresh()

    def resumed(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        self.saved, problems = saved_games(self.app.registry)
        self.progress = lesson.Progress.load()
        for problem in [*problems, *filter(None, [self.progress.problem])]:
            self._tell_once(problem)
        rows = self._rows = self._human_rows()
        learn, progress, rules = self.entries[:3]
        learn.note = _learnt(self.games, self.progress)
        progress.note = _all_in_all(rows.values())
        rules.note = Message("hub-rules-note", {"games": len(self.games)})
        if self.width:
            self.layout(self.width, self.height)
        kept = {saved.version for saved in self.saved}
        self._glances = {version: each for version, each in self._glances.items()
                         if version in kept}  # fmt: skip
        if not self.games:
            return
        self._tell_boxes()
        proposed = self._proposal()
        if proposed != self._proposed:
            self._proposed = proposed
            self.put_forward(proposed, at_once=True)
        self.show_chosen()

    def _tell_boxes(self) -> None:
        opened = {saved.game.key for saved in self.saved}
        for game, card in zip(self.games, self.covers, strict=True):
            row = self._rows.get(game.key)
            caption = hub_cards.caption_of(game, row)
            is_new = not (caption.played or self.progress.done(game.key)) and lesson.lesson_keys(
                game
            )
            card.caption = replace(caption, invites=NEW_GAME) if is_new else caption
            card.goal = next_step.goal_of(self.app, game, self.progress, self._step_in(game))
            if game.key in opened:
                card.goal = hub_cards.NextGoal(Message("hub-game-open"), card.goal.share)

    def _proposal(self) -> int:
        """The game that was left last, or that of the next step."""
        if self.saved:
            game: Card = self.saved[0].game
        else:
            finished = {key: row.games for key, row in self._rows.items()}
            game, _ = lesson.journey(self.games, self.progress, finished, next_step.latest_game())
        return [each.key for each in self.games].index(game.key)

    def _step_in(self, game: Card) -> lesson.NextStep:
        row = self._rows.get(game.key)
        return lesson.next_step(game, self.progress, row.games if row is not None else 0)

    @property
    def open_games(self) -> list[SavedGame]:
        """The unfinished games of the chosen kind, latest first."""
        return [saved for saved in self.saved if saved.game.key == self.game.key]

    def show_chosen(self) -> None:
        now = self.clock()
        cards = [
            hub_cards.Unfinished.of(
                saved, ago(now - saved.written), self._glances.get(saved.version)
            )
            for saved in self.open_games
        ]
        self._to_look_at = None
        invitation = self._invitation()
        self.resume.show(cards, invitation)
        self._show_beside(invitation)
        self.challenge.is_visible = self.game.challenge is not None
        self.way.show()
        self.place_ways()
        self.invalidate()

    def _show_beside(self, invitation: hub_cards.Invitation) -> None:
        """The lesson or puzzle that comes next beside an open game; a game is the first card's."""
        self.new_game.note = glued(hub_cards.facts_of(self.game))
        card = self.step_card
        card.is_visible = bool(self.resume.games) and not self._is_step_a_game
        card.label, card.title = Message("hub-next-step"), invitation.step
        card.note = invitation.note

    @property
    def _is_step_a_game(self) -> bool:
        """A challenge has a card of its own."""
        return self._step_in(self.game).station in ("game", "challenge")

    def _wish_to_look(self, index: int) -> None:
        self._to_look_at = index

    def _look_closer(self, index: int) -> None:
        """Has the game on the card played up in the background, if that shows more of it."""
        saved = self.open_games[index]
        if saved.version in self._glances or not hub_cards.Glance.shows_more(saved):
            return
        self._glances[saved.version] = None

        def take(glance: hub_cards.Glance) -> None:
            self._glances[saved.version] = glance
            self.show_chosen()

        self.app.worker.submit(
            lambda: hub_cards.Glance.at(self.app.registry, saved),
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
        return joined([row for row in rows if row.player == "human"])

    def _invitation(self) -> hub_cards.Invitation:
        game = self.game
        step = self._step_in(game)
        name = "" if step.station == "game" else next_step.step_name(game, step)
        so_far_ = so_far(self._rows.get(game.key))
        return hub_cards.Invitation(
            game, self._rival(game), so_far_, name, next_step.step_note(game, step)
        )

    def _rival(self, game: Card) -> Level | None:
        level = lesson.level_for(game, next_step.proposal_for(self.app, game).level)
        return game.level(level) if game.usual_seats > 1 else None

    # -- what it does

    def continue_game(self, index: int) -> None:
        self.going_on.with_game(self.open_games[index])

    def ask_to_delete(self, index: int) -> None:
        self.going_on.ask_to_delete(self.open_games[index])

    def quick_start(self) -> None:
        """A game at once: you against the level that is proposed."""
        self._with_game(partial(next_step.start_game, self.app))

    def take_step(self) -> None:
        step = self._step_in(self.game)
        self._with_game(lambda game: next_step.take_step(self.app, game, step))

    def _with_game(self, go: Callable[[Game], object]) -> None:
        """Goes somewhere with the chosen game, loaded now if nobody asked for it before."""
        self._attempt(lambda: go(self.app.registry.game(self.game.key)))

    def _attempt(self, go: Callable[[], object]) -> None:
        """Goes somewhere; the person hears in one sentence where a game cannot be loaded."""
        try:
            go()
        except GameNotLoaded as fault:
            self.app.toast(fault.said, "warning")

    def open_lessons(self) -> None:
        self._attempt(self.app.routes.learn)

    def open_setup(self) -> None:
        self._with_game(self.app.routes.setup)

    def open_real_table(self) -> None:
        self._with_game(self.app.routes.real_table)

    def open_challenge(self) -> None:
        """That of today: begun, or gone on with; where it is over, what came of it."""
        self._with_game(partial(self.going_on.with_challenge, self.saved))

    def open_progress(self) -> None:
        self._attempt(self.app.routes.progress)

    def open_rules(self) -> None:
        self._with_game(lambda game: self.app.routes.rules(game, can_pick=True))

    # -- scene

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
        if self.pointed_at is not None:
            self.app.canvas.ground_picture(self.pointed_at, is_lit=True, on_hub=True)
            self.pointed_at = None
        elif self._to_look_at is not None:
            self._look_closer(self._to_look_at)
            self._to_look_at = None
        elif self._when_drawn is not None:
            self._when_drawn()
            self._when_drawn = None

    @property
    def _has_more_to_do(self) -> bool:
        waiting = (self._to_look_at, self.pointed_at, self._when_drawn)
        return any(each is not None for each in waiting)

    @property
    def is_animating(self) -> bool:
        """The loop goes on while covers are missing, or something is to be begun behind them."""
        return super().is_animating or self.shelf.is_waiting or self._has_more_to_do

    def back(self) -> bool:
        """Esc does nothing on the first page."""
        return False

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._may_paint = True


class CampaignWay:
    """The cards of the chosen game's campaign (its story so far, and the way on) and its box."""

    def __init__(self, menu: MenuScene) -> None:
        self._menu = menu

    @property
    def _begun(self) -> SavedGame | None:
        """The unfinished sitting, the latest of several."""
        plan = self._menu.game.campaign
        begun = (each for each in self._menu.open_games if plan is not None
                 and each.outline.setup.options.get(plan.setting) == plan.value)  # fmt: skip
        return next(begun, None)

    def show(self) -> None:
        card, plan, begun = self._menu.campaign, self._menu.game.campaign, self._begun
        card.is_visible = plan is not None
        if begun is not None:
            outline = begun.outline
            card.note = hub_cards.situation(begun.game, outline.setup, outline.standing)
        elif plan is not None:
            card.note = plan.story()
        card.title = "" if plan is None else plan.title
        self._menu.box_card.is_visible = self._menu.game.has_box

    def open(self) -> None:
        """Goes on with the campaign, or sets it up."""
        menu, begun, plan = self._menu, self._begun, self._menu.game.campaign
        if begun is not None:
            menu.going_on.with_game(begun)
        elif plan is not None:
            start = {"options": {plan.setting: plan.value}}
            menu._with_game(partial(menu.app.routes.setup, start=start))

    def open_box(self) -> None:
        """The page of the owner's box; to use it leads to the set-up with that box chosen."""

        def go(game: Game) -> None:
            box = game.my_box()
            start = {"options": dict([box.option])}
            self._menu.app.push(
                box.page(self._menu.app, game, lambda: self._menu.app.routes.setup(game, start))
            )

        self._menu._with_game(go)


def joined(rows: Iterable[PlayerRow]) -> dict[str, PlayerRow]:
    """A person's row of each game: those at a real table and those on the screen together."""
    found: dict[str, PlayerRow] = {}
    for row in rows:
        known = found.get(row.game)
        if known is not None:
            row = replace(known, games=known.games + row.games, won=known.won + row.won)
        found[row.game] = row
    return found


def so_far(row: PlayerRow | None) -> Words:
    """How a person did in a game; nothing before the first one is finished."""
    if row is None:
        return ""
    return Message("hub-won-so-far", {"won": hub_cards.rounded(row.won), "games": row.games})


def _learnt(games: Iterable[Card], progress: lesson.Progress) -> Message:
    keys = {(game.key, key) for game in games for key in lesson.lesson_keys(game)}
    done = sum(taken.is_done for at, taken in progress.taken.items() if at in keys)
    return Message("hub-lessons-done", {"done": done, "count": len(keys)})


def _all_in_all(rows: Iterable[PlayerRow]) -> Message:
    """Games and share won over all games: `212 games, 57% won`."""
    played = list(rows)
    games = sum(row.games for row in played)
    if not games:
        return Message("hub-no-games")
    share = 100 * sum(row.won for row in played) / games
    return Message("hub-all-in-all", {"games": games, "share": f"{share:.0f}"})
