"""The room over a table in which the coach's cards stand."""

from __future__ import annotations

from typing import Final

from engine.ui.box import Box, Point
from engine.ui.learning.cards import RIBBON, CoachCard, ReplyCard, Ribbon
from engine.ui.learning.leader import leader_way
from engine.ui.learning.placing import beak_of, card_place, ribbon_place
from engine.ui.table.host import Host

EDGE: Final = 16.0


class Room:
    """Puts ribbon and cards over one table."""

    def __init__(self, table: Host) -> None:
        self._table = table

    def place_ribbon(self, ribbon: Ribbon, at: tuple[Box, ...] = ()) -> None:
        """Along the top, wider for a long title and a lesson of many steps; aside from what the
        step points at.
        """
        frame = self._table.viewport
        canvas = self._table.plane.canvas(self._table.app.canvas)
        width = min(max(RIBBON[0], ribbon.width(canvas)), frame.w - 2 * EDGE)
        ribbon.box = ribbon_place((width, RIBBON[1]), frame.w, at)

    def place(
        self,
        card: CoachCard | ReplyCard,
        width: float,
        at: Box | None,
        lit: tuple[Box, ...],
        number: Box | None = None,
    ) -> None:
        """As high as its words need, where it covers nothing that is lit."""
        frame, top = self._table.viewport, RIBBON[1] + 24
        room = Box(EDGE, top, frame.w - 2 * EDGE, frame.h - top - EDGE)
        canvas = self._table.plane.canvas(self._table.app.canvas)
        width = min(width, room.w)
        size = (width, min(card.height(canvas, width), room.h))
        card.box = card_place(size, room, lit, at, number)
        card.placed()
        card.beak = beak_of(card.box, at)
        card.changed()

    def leader(self, card: CoachCard, sentence: int, at: Box | None) -> tuple[Point, ...]:
        """The way from a sentence of the card to the number it speaks of."""
        if at is None:
            return ()
        canvas = self._table.plane.canvas(self._table.app.canvas)
        return leader_way(card.box, card.words_box(canvas, sentence), at, self._table.viewport)
