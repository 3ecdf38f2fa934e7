"""Each game by taps alone. The suite plays the beginning, `-m whole` all of each game."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ui.box import Box
from engine.ui.scene import bright_of
from tests.games.test_by_controller import OPPONENTS, a_table, play
from tests.ui.pad_hands import AtTable, FingerHands

BEGINNING = 6


class ByTouch(FingerHands, AtTable):
    """A table that is played with a finger."""

    def touch(self, key: Any, *more: Any, button: int = 1) -> None:
        """What another button would turn is turned by the bar's."""
        if button == 3:
            self.push("Turn")
        else:
            super().touch(key, *more)  # type: ignore[misc]

    def key(self, *names: str) -> None:
        """What Space and Esc do is tapped: the bright button; the sea, or a power of Roll again."""
        assert set(names) <= {"space", "escape"}, names
        for name in names:
            board = self.table.parts.board
            if name == "space":
                bright = bright_of(self.table.widgets)
                assert bright is not None
                self.tap_on(bright.box)
            elif hasattr(board, "view"):
                self.tap_on(Box.around(board.view.box.x + 30, board.view.box.y + 30, 1, 1))
            else:
                self.touch("tool", self.board_input.selection.tool)  # type: ignore[attr-defined]

    def tap_on(self, box: Box) -> None:
        """In the middle of a box of the table."""
        factor = self.app.scale * self.table.plane.factor
        self.click(box.centre_x * factor, box.centre_y * factor)


@pytest.mark.parametrize("game", OPPONENTS)
def test_a_game_begins_by_touch(game):
    stage = a_table(game, ByTouch)
    assert play(stage, game, BEGINNING) == BEGINNING
    assert stage.taps >= BEGINNING - 2


@pytest.mark.whole
@pytest.mark.parametrize("game", OPPONENTS)
def test_a_whole_game_by_touch(game):
    stage = a_table(game, ByTouch)
    play(stage, game, None)
    assert stage.match.is_over
