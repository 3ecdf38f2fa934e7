"""Who sits beside the person at a table and hears of a move before it is made."""

from __future__ import annotations

from typing import Any

from engine.ui.inputs import KeyPressed
from engine.ui.table.actions import Actions
from engine.ui.widgets.base import Widget


class Tutor(Widget):
    """Lies over everything of a table but its popups; its own widgets get the pointer first."""

    is_speaking: bool = False
    """Whether the order of the moment is the tutor's: the bar then gives none."""

    stands_in_column: bool = False
    """Whether it takes the right column's place: the log's key then puts it away and back."""

    speaks_english: bool = False
    """Whether its words are in English alone, as those of puzzles and many lessons are: the
    table then speaks English too.
    """

    keeps_table: bool = False
    """Whether a game that is over here is only a part of what goes on: no last page opens."""

    @property
    def hides_advice(self) -> bool:
        """Whether the person is to find the move alone: the game's own advice is closed."""
        return False

    @property
    def is_moving(self) -> bool:
        """Whether it looks different from frame to frame."""
        return False

    def lets(self, answer: Any) -> bool:
        """Whether a move is made at once; else the tutor has something to say about it."""
        return True

    def follow(self) -> None:
        """The match, its film or the window may have gone on; all else lies where it is shown."""

    def go_on_if_done(self) -> None:
        """Time went by: what was to be done here may be done, and another table follow."""

    def actions(self) -> Actions | None:
        """What the bar says in place of the game's own words; None for those."""
        return None

    def take_key(self, intent: KeyPressed) -> bool:
        """A key, before the table hears it."""
        return False

    def leave(self) -> bool:
        """Esc: whether the tutor had something to let go of, or left."""
        return False
