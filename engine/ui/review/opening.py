"""Which page looks back at a match: its story, its game's own, or the plain standings."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.match import Match
from engine.ui.pages.end import EndScene
from engine.ui.scene import Scene, Window


def look_back(
    app: Window, match: Match, figures: Callable[[], Scene | None] | None
) -> Scene | None:
    """A game that came to an end which nothing follows on is told as a whole; `figures` makes the
    game's own page of numbers.
    """
    if figures is None:
        return EndScene(app, match)
    is_end = match.is_over and bool(match.moves) and match.game.closing(match.table) is None
    if not is_end or match.game.sequel(match) is not None:
        return figures()
    from engine.ui.review.story import StoryReview  # noqa: PLC0415 (loaded when a game is over)

    return StoryReview(app, match, figures)
