"""The rules of all games, loaded behind the menu while nobody has gone to one yet."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.core.errors import InputError
from engine.ui.release_memory import settle_in
from engine.ui.scene import Scene, Window

if TYPE_CHECKING:
    from engine.core.game import Game


class Loading:
    """Loads one game after the other in the worker's thread; a fault is told in one sentence.

    A game that somebody goes to before its turn is loaded at once, by who goes there.
    """

    def __init__(self, app: Window) -> None:
        self._app = app
        self._menu: Scene | None = None

    def begin(self) -> None:
        """Has every game loaded that is not there yet, in the order of the hub."""
        registry, self._menu = self._app.registry, self._app.top
        for key in registry.keys:
            self._app.worker.submit(partial(registry.game, key), self.warm_up, self._tell)
        self._app.worker.submit(lambda: None, self._settle_in)

    def _settle_in(self, _: None) -> None:
        """Unless somebody has gone on: what lies above the menu is to be let go some day."""
        if self._app.top is self._menu:
            settle_in()

    def warm_up(self, game: Game) -> None:
        """Has done in the background what a game wishes for, unless an earlier run did it."""
        if not game.is_warm:
            # What fails here fails again, and is told, at the table that needs it.
            self._app.worker.work_out(game.warm_up, failed=lambda error: None)

    def _tell(self, fault: Exception) -> None:
        if not isinstance(fault, InputError):
            raise fault
        self._app.toast(str(fault), "warning")
