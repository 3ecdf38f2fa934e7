"""Where the things lie that a lesson names: those of the frame, and those the board knows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.learning.holes import Hole, around
from engine.ui.table.orders import Screen
from engine.ui.widgets.button import Button

YES: Final = Said("bar-yes", {"label": ""})
"""How the label of a button begins that asks once more."""


class NamedParts:
    """The named things of one table.

    `seat 0`, `log`, `buttons` (all of the bar that have a part now), `button Stop` (by the start
    of its label); any other name the board knows (`Board.place_of`).
    """

    def __init__(self, table: Screen) -> None:
        self._table = table

    def boxes(self, names: Iterable[str]) -> tuple[Box, ...]:
        """Where they all are; what is not on the screen now has no box."""
        return tuple(box for name in names for box in self.of(name))

    def holes(self, names: Iterable[str]) -> tuple[Hole, ...]:
        """The same with their shapes."""
        return tuple(hole for name in names for hole in self._holes(name))

    def _holes(self, name: str) -> list[Hole]:
        table = self._table
        outlines = table.parts.board.outlines_of(name, table.moment)
        return [around(outlines)] if outlines else [Hole(box) for box in self.of(name)]

    def of(self, name: str) -> list[Box]:
        """Where the things of one name are."""
        kind, _, rest = name.partition(" ")
        frame = self._table.frame
        if kind == "seat":
            box = frame.seat_boxes.get(int(rest))
            return [] if box is None else [box]
        if kind == "buttons":
            return [each.box for each in self._buttons() if each.kind != "ghost"]
        if kind == "button":
            return [each.box for each in self._buttons() if self._is_called(each, rest)]
        if kind == "log":
            return [frame.log.column.box] if frame.log_open else []
        found = self._table.parts.board.place_of(name, self._table.moment)
        return [] if found is None else [found]

    @property
    def offered(self) -> object:
        """What the bar offers, and where; it is laid out after the board."""
        return [(each.label, each.box) for each in self._buttons()]

    def _buttons(self) -> list[Button]:
        bar = self._table.frame.bar
        found = (each for each in bar.family() if isinstance(each, Button))
        return [each for each in found if each not in bar.small]

    def _is_called(self, button: Button, start: str) -> bool:
        """Whether its label begins so; a question that it asks first does not count."""
        said = self._table.app.canvas.said
        return said(button.label).removeprefix(said(YES)).startswith(start)
