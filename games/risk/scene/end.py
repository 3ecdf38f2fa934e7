"""Risk's review: the ranking, how land, troops and income went, and how the dice fell.

Shown at the end of a game, and on the way ("Charts") without a winner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.match import Match
from engine.ui.scene import Scene
from engine.ui.theme import THEMES

if TYPE_CHECKING:
    from engine.ui.app import App


class RiskReview(Scene):
    """The page."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app, THEMES["risk"])
        self.match = match
