"""The board of Rajas at a real window, for `tests.ui.first_hour_by_mouse`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.core.decision import Option
from tests.games.rajas.scene.playing import RajasStage, answer_by_mouse
from tests.ui.window_hands import WindowHands

if TYPE_CHECKING:
    from tests.ui.first_hour_by_mouse import Newcomer

PLAYS_LIKE: Final = "raja"


class RajasHands(WindowHands, RajasStage):
    """Spaces, dice, tiles, and the buttons of the bar."""

    def wished(self) -> Option:
        """What the Raja advises."""
        return self.wish(PLAYS_LIKE)

    def answer(self, option: Option) -> None:
        """By clicks only."""
        answer_by_mouse(self, option)


def hands(newcomer: Newcomer, table: Any) -> RajasHands:
    """At this table."""
    return RajasHands(newcomer, table)
