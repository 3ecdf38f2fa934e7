"""What the hub does with an unfinished game: go on with it, open a copy, delete it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING

from engine.core.errors import InputError
from engine.core.external.names import files_named_by
from engine.core.saves import Autosave, SavedGame, file_away
from engine.core.storage import FileInUse
from engine.text.said import Said, Words, glued
from engine.ui.scene import Window
from engine.ui.widgets.dialog import Confirm

if TYPE_CHECKING:
    from engine.core.game import Game


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
                Said("resume-run-bot", {"game": saved.game.title}),
                Said("resume-run-bot-words", {"files": named, "warning": _what_it_may_do(saved)}),
                lambda: self._continue(saved),
                yes=Said("resume-run-it"),
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
        self._app.toast(note or Said("resume-is-over"), "plain")
        self._refresh()

    def _sit_down(self, autosave: Autosave) -> None:
        self._app.routes.table(autosave.match, autosave)

    def _offer_copy(self, saved: SavedGame) -> None:
        self._app.push(
            Confirm(
                self._app,
                Said("resume-is-open", {"game": saved.game.title}),
                Said("resume-is-open-words"),
                lambda: self._open_copy(saved),
                yes=Said("resume-open-copy"),
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
        """Deletes an unfinished game after a question."""
        words = Said("resume-delete-words")
        self._app.push(
            Confirm(
                self._app,
                Said("resume-delete-ask", {"game": saved.game.title}),
                words,
                lambda: self._delete(saved),
                yes=Said("resume-delete"),
                is_dangerous=True,
            )
        )

    def _delete(self, saved: SavedGame) -> None:
        try:
            saved.delete()
        except InputError as problem:
            self._app.toast(problem.said, "warning")
        self._refresh()


def _what_it_may_do(saved: SavedGame) -> Said:
    from engine.core.external.confinement import warning_about  # noqa: PLC0415 (few seat guests)

    warning = warning_about(seat.player for seat in saved.outline.setup.seats)
    if warning is not None:
        return Said("resume-warning", {"warning": warning})
    return Said("resume-in-sandbox")
