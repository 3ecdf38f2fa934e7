"""Opens the window, and knows where the ways between its pages lead."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from engine.core.errors import InputError
from engine.core.record import Autosave, played_anew
from engine.core.setup import seed_words
from engine.core.storage import SettingsFile, StorageError, remove_leftovers, user_folder
from engine.text.message import Message
from engine.ui.app import App, launch
from engine.ui.hub.covers import Loading
from engine.ui.hub.menu import MenuScene
from engine.ui.scene import Scene

if TYPE_CHECKING:
    from engine.core.game import Game
    from engine.core.hidden import SettingRight
    from engine.core.learning.challenges import Challenge
    from engine.core.learning.lesson import Lesson
    from engine.core.learning.puzzle import Puzzle, Scenario
    from engine.core.match import Match
    from engine.core.registry import Registry
    from engine.core.setup import Setting, Setup


class Pages:
    """The `Routes` of one window. A page is read from disk when somebody goes there first."""

    def __init__(self, app: App) -> None:
        self._app = app

    def home(self) -> None:
        self.leave_table()
        if not isinstance(self._app.top, MenuScene):
            self._app.replace(MenuScene(self._app))

    def leave_table(self) -> None:
        """Down to the page that a table was opened from."""
        while not isinstance(self._app.top, MenuScene) and self._app.pop():
            pass

    def _open(self, make: Callable[[], Scene]) -> None:
        """Put a page on top that can be made once more."""
        self._app.push(_made_anew(make))

    def _show(
        self, game: Game, make: Callable[[], Scene], put: Callable[[Scene], None] | None = None
    ) -> None:
        """Put a page with a table on top: where there are curtains, behind one until it is whole.

        What keeps the page from being made is told in a sentence.
        """
        from engine.ui.hub.covers import CoverCurtain  # noqa: PLC0415 (on the way there)

        put = self._app.push if put is None else put
        if self._app.has_curtains:
            put(CoverCurtain(self._app, game, make))
            return
        try:
            page = make()
        except InputError as problem:
            self._app.toast(f"{problem}.", "warning")
        else:
            put(page)

    def table(self, match: Match, autosave: Autosave | None) -> None:
        self._show(match.game, partial(self._new_table, match, autosave))

    def begin(self, match: Match) -> None:
        autosave = Autosave(match)
        self._show(match.game, partial(self._new_table, match, autosave), self._app.replace)

    def _new_table(self, match: Match, autosave: Autosave | None) -> Scene:
        self._warn_of_rehearsal(match, autosave)
        self._app.pictures.breathe()
        return self._table(match, autosave)

    def _warn_of_rehearsal(self, match: Match, autosave: Autosave | None) -> None:
        """A game with the seed of a challenge makes that practice."""
        from engine.core.learning.challenges import Challenges  # noqa: PLC0415 (on the way there)

        name = "" if autosave is None else autosave.path.name
        sentence = Challenges.load().saw(match, name, date.today())
        if sentence is not None:
            self._app.toast(Message("house-sentence", {"words": sentence}), "warning")

    def _table(self, match: Match, autosave: Autosave | None) -> Scene:
        from engine.core.learning.puzzle import scenario_of  # noqa: PLC0415 (on the way there)
        from engine.ui.table.table import table_scene  # noqa: PLC0415 (on the way there)

        table = table_scene(self._app, match, autosave)
        scenario = scenario_of(match.game, match.setup, match.language)
        if scenario is not None:
            from engine.ui.learning.challenge_column import GoalKeeper  # noqa: PLC0415 (few tables)

            table.seat_tutor(GoalKeeper(table, scenario))
        elif autosave is not None:
            from engine.ui.learning.challenge_column import keep_challenge  # noqa: PLC0415 (likewise)

            keep_challenge(table, autosave)
        table.anew = partial(self._table_anew, match, autosave)
        return table

    def _table_anew(self, match: Match, autosave: Autosave | None) -> Scene:
        """The table of a match that is played up once more from its record."""
        if autosave is None or match.is_over:
            return self._table(played_anew(self._app.registry, match), None)
        again = autosave.opened_anew(self._app.registry)
        return self._table(again.match, again)

    def play_again(self, match: Match, following: Setup | None = None) -> None:
        """The same game and seats with a new seed, in place of the table and what lies on it; or
        what follows on the match.
        """
        from engine.core.match import Match  # noqa: PLC0415 (on the way there)

        options = match.game.options_of_new_match(match.setup.options)
        anew = replace(match.setup, seed=seed_words(SystemRandom()), key="", options=options)
        again = Match(match.game, following or anew)
        self.leave_table()
        if isinstance(self._app.top, MenuScene):
            self.table(again, Autosave(again))
        else:
            self.begin(again)

    def setup(self, game: Game, start: object = None) -> None:
        from engine.ui.hub.setup import SetupScene  # noqa: PLC0415 (on the way there)

        self._open(lambda: SetupScene(self._app, game, start=start))

    def setting(self, game: Game, setting: Setting) -> None:
        from engine.ui.pages.settings import SettingScene  # noqa: PLC0415 (on the way there)

        self._open(lambda: SettingScene(self._app, game, setting))

    def real_table(self, game: Game) -> None:
        from engine.ui.hub.setup import SetupScene  # noqa: PLC0415 (on the way there)

        self._open(lambda: SetupScene(self._app, game, real_table=True))

    def position(
        self,
        game: Game,
        position: Any = None,
        before: Setup | None = None,
        set_right: SettingRight | None = None,
    ) -> None:
        """The editor on a position; a match that begins there replaces the page below as well."""
        from engine.ui.position.board_editor import EditorHost  # noqa: PLC0415 (on the way there)

        app, below = self._app, self._app.top

        def desk(position: Any = None) -> Scene:
            host = EditorHost(
                app, game, position, before=before, replaces=below, set_right=set_right
            )
            host.board.anew = desk  # What was edited last comes back by itself.
            return host.board

        app.push(desk(position))

    def board_of(self, match: Match) -> Scene:
        from engine.ui.table.table import replay_scene  # noqa: PLC0415 (on the way there)

        return replay_scene(self._app, match)

    def replay(self, match: Match, answers: int = 0) -> None:
        """A match shown again, from after that many answers on."""

        def make() -> Scene:
            from engine.ui.table.table import replay_scene  # noqa: PLC0415 (on the way there)

            scene = replay_scene(self._app, match)
            scene.anew = partial(replay_scene, self._app, match)
            if answers and scene.replay is not None:
                scene.replay.jump_to(answers)
            return scene

        self._show(match.game, make)

    def review(self, match: Match) -> None:
        """The page that looks back at a match; a sentence when its game has none."""

        def make() -> Scene:
            from engine.ui.table.table import review_of  # noqa: PLC0415 (on the way there)

            page = review_of(self._app, match)
            if page is None:
                raise InputError(f"{match.game.title} has no review")
            return page

        self._show(match.game, make)

    def rules(self, game: Game, clause: str | None = None, *, can_pick: bool = False) -> None:
        from engine.ui.pages.rules import RulesScene  # noqa: PLC0415 (on the way there)

        self._open(lambda: RulesScene(self._app, game, clause, can_pick=can_pick))

    def learn(self) -> None:
        from engine.ui.learning.learn import LearnScene  # noqa: PLC0415 (on the way there)

        self._open(lambda: LearnScene(self._app))

    def lesson(self, game: Game, lesson: Lesson, step: int = 0) -> None:
        def make() -> Scene:
            from engine.ui.learning.puzzle_desk import lesson_scene  # noqa: PLC0415 (on the way there)

            return lesson_scene(self._app, game, lesson, step)

        self._show(game, make)

    def challenge(self, challenge: Challenge) -> None:
        """An attempt at the challenge of a day, noted and kept on disk: the first may count."""
        from engine.core.learning.challenges import (  # noqa: PLC0415
            REASONS,
            Challenges,
        )
        from engine.core.match import Match  # noqa: PLC0415 (on the way there)

        kept = Challenges.load()
        setup = challenge.setup(self._app.settings.player_name)
        is_again = (challenge.game.key, challenge.day) in kept.attempts
        match = Match(challenge.game, replace(setup, practice=is_again))
        autosave = Autosave(match)
        why = "" if is_again else kept.practice_of(challenge)
        try:
            autosave.save()
        except StorageError as problem:
            self._app.toast(Message("challenge-not-kept", {"fault": problem.said}), "warning")
        kept.begin(challenge.game.key, challenge.day, autosave.path.name, why)
        if kept.problem is not None:
            self._app.toast(kept.problem, "warning")
        self.table(match, autosave)
        if is_again:
            self._app.toast(Message("challenge-begun-before"), "warning")
        elif why:
            self._app.toast(Message("challenge-as-practice", {"why": REASONS[why]}), "warning")

    def puzzle(self, game: Game, puzzle: Puzzle) -> None:
        def make() -> Scene:
            from engine.ui.learning.puzzle_desk import puzzle_scene  # noqa: PLC0415 (on the way there)

            return puzzle_scene(self._app, game, puzzle)

        self._show(game, make)

    def scenarios(self) -> None:
        from engine.ui.learning.learn import ScenarioScene  # noqa: PLC0415 (on the way there)

        self._open(lambda: ScenarioScene(self._app))

    def scenario(self, game: Game, scenario: Scenario) -> None:
        """A scenario at its table, which is kept on disk."""
        match = scenario.match(game, self._app.settings.player_name)
        self.table(match, Autosave(match))

    def progress(self) -> None:
        from engine.ui.learning.progress_page import ProgressScene  # noqa: PLC0415 (on the way there)

        self._open(lambda: ProgressScene(self._app))

    def settings(self) -> None:
        from engine.ui.pages.settings import SettingsScene  # noqa: PLC0415 (on the way there)

        self._open(lambda: SettingsScene(self._app))

    def credits(self) -> None:
        from engine.ui.pages.settings import CreditsScene  # noqa: PLC0415 (on the way there)

        self._open(lambda: CreditsScene(self._app))


def _made_anew(make: Callable[[], Scene]) -> Scene:
    """A page like the first, that can be made once more as well."""
    scene = make()
    scene.anew = partial(_made_anew, make)
    return scene


def open_window(
    registry: Registry,
    size: tuple[int, int] | None = None,
    *,
    match: Match | None = None,
    page: str = "table",
    software: bool = False,
) -> int:
    """Opens the window on the menu, or on a match; returns the exit status.

    `page` is where a match opens: its `table`, its `replay` or its `review`.
    `software` draws without an accelerator, for virtual screens. Without a screen it prints one
    line and returns 2.
    """
    if software:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")  # fingers are heard as such

    def build() -> App:
        app = App(None, registry, size, settings_file=SettingsFile(), routes=Pages)
        app.survive(MenuScene)
        loading = Loading(app)
        app.push(MenuScene(app, when_drawn=loading.begin))
        if match is not None and page != "table":
            {"replay": app.routes.replay, "review": app.routes.review}[page](match)
        elif match is not None:
            from engine.core.external.file_bot import warning_about  # noqa: PLC0415 (no menu)

            app.routes.table(match, Autosave(match))
            loading.warm_up(match.game)
            warning = warning_about(seat.player for seat in match.setup.seats)
            if warning is not None:
                app.toast(warning, "warning")
        app.worker.submit(lambda: remove_leftovers(user_folder()))
        return app

    return launch(build)
