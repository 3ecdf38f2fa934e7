"""The dice of Roll at a real window, for `tests.ui.first_hour_by_mouse`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Option
from tests.games.roll_galaxy.scene.playing import RollStage, answer_by_mouse, target_of
from tests.ui.window_hands import WindowHands

if TYPE_CHECKING:
    from tests.ui.first_hour_by_mouse import Newcomer

PLAYS_LIKE = "rollbot:medium"


class RollHands(WindowHands, RollStage):
    """Dice, powers, and the cards of the work area."""

    def wished(self) -> Option:
        """What a Rollbot one level up does."""
        return self.wish(PLAYS_LIKE)

    def answer(self, option: Option) -> None:
        """By clicks only; a die that is held already is not clicked again."""
        aim = target_of(option)
        if aim is not None and ("die", aim[0]) in self.board_input.selection.chosen:
            self.click(*self.pixels(self.place_of(aim[1])))
        else:
            answer_by_mouse(self, option)


def hands(newcomer: Newcomer, table: Any) -> RollHands:
    """At this table."""
    return RollHands(newcomer, table)
