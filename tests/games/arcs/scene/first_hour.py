"""The table of Arcs at a real window, for `tests.ui.first_hour_by_mouse`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.core.decision import Option
from engine.ui.widgets import Button
from tests.games.arcs.scene.playing import ArcsStage, answer_by_mouse
from tests.ui.window_hands import WindowHands
from tests.voice.spoken import english

if TYPE_CHECKING:
    from tests.ui.first_hour_by_mouse import Newcomer

PLAYS_LIKE: Final = "captain"
AS_PROPOSED: Final = "As proposed"


class ArcsHands(WindowHands, ArcsStage):
    """Cards, places of the map, chips, and the buttons of the bar."""

    def wished(self) -> Option:
        """What the Captain does: it wins against Stewards."""
        return self.wish(PLAYS_LIKE)

    def answer(self, option: Option) -> None:
        """By clicks only; hits are given as proposed, in one press."""
        labels = [english(each.label) for each in self.table.frame.bar.family()
                  if isinstance(each, Button) and each.is_visible]  # fmt: skip
        if AS_PROPOSED in labels:
            self.push(AS_PROPOSED)
            return
        try:
            answer_by_mouse(self, option)
        except StopIteration as problem:
            raise AssertionError("the slots were clicked before") from problem


def hands(newcomer: Newcomer, table: Any) -> ArcsHands:
    """At this table."""
    return ArcsHands(newcomer, table)
