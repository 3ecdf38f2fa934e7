"""A page that lies in front of the map while one of a few large cards is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from games.arcs.expansion import ByMode
from games.arcs.scene.art.looks import State
from games.arcs.state import ArcsTable


class ChoosingPage:
    """The base game has none; the campaign chooses fates. `kind` is that of the decision."""

    kind = ""

    def boxes(self, board: Box, count: int) -> Sequence[Box]:
        """Where so many cards lie."""
        return ()

    def draw(
        self, canvas: Canvas, board: Box, table: ArcsTable, states: Mapping[str, State],
        voice: Voice,
    ) -> None:  # fmt: skip
        """The cards with how each is lit."""


CHOOSING: Final = ByMode(ChoosingPage())
