"""A table that is first seen has everything to paint: it is spread over its first frames."""

from __future__ import annotations

from typing import Final

from engine.ui.canvas import Canvas

PAINTED_A_FRAME: Final = 40


class FirstFrames:
    """Says which parts of a table a frame may draw, until one frame has drawn them all.

    `is_behind` after a frame that had to leave parts to the next one. With an audit every part is
    drawn at once.
    """

    def __init__(self, painted_a_frame: int = PAINTED_A_FRAME) -> None:
        self.is_behind = False
        self._most = painted_a_frame
        self._is_over = False
        self._painted = 0

    def begin_frame(self, canvas: Canvas) -> None:
        """Count what this frame paints."""
        self._painted = canvas.pictures.painted
        self.is_behind = False

    def allows_more(self, canvas: Canvas) -> bool:
        """Whether this frame may draw another part, after those that it has painted already."""
        if self._is_over or canvas.audit is not None:
            return True
        if canvas.pictures.painted - self._painted > self._most:
            self.is_behind = True
        return not self.is_behind

    def end_frame(self) -> None:
        """The table is open once nothing was left out."""
        self._is_over = self._is_over or not self.is_behind
