"""What the seats gather around in the middle of a game, such as a Summit, as a table knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.select.paths import Part
from engine.ui.table.parts import Moment
from engine.ui.table.pointing import SpotKey
from engine.ui.table.table import Table
from games.arcs.expansion import ByMode
from games.arcs.scene.animation_state import AnimationState
from games.arcs.scene.art.looks import State
from games.arcs.scene.art.places import Places
from games.arcs.scene.layout import Desk
from games.arcs.scene.selection import ArcsSelection


@dataclass(frozen=True, slots=True)
class Around:
    """The table around it: the map, how a place is lit, and the one that is pointed at."""

    places: Places
    state: Callable[[SpotKey], State]
    hovered: SpotKey | None


class Gathering:
    """The base game has none.

    `is_held` while there is one: then `desk` says where everything is, it draws what lies around
    the map, and what has a place there is no chip.
    """

    is_held: bool = False

    def __init__(
        self, table: Table, selection: ArcsSelection, animation: AnimationState
    ) -> None:  # fmt: skip
        self._table = table
        self._selection = selection
        self.animation = animation

    def follow(self, moment: Moment, *, is_covered: bool) -> None:
        """The table or the decision may be another; something may lie in front of the map."""

    def desk(self, board: Box, height: float, seats: int) -> Desk:
        """The places around a smaller map."""
        raise NotImplementedError

    @property
    def parts(self) -> frozenset[Part]:
        """What can be pointed at here, also where it must be rolled to first."""
        return frozenset()

    def boxes(self) -> Iterable[tuple[SpotKey, Box]]:
        """The places that are seen."""
        return ()

    def part(self, key: SpotKey) -> Part | None:
        """What a place stands for; None where it is none of these."""
        return None

    def shortcut(self, key: SpotKey) -> str | None:
        """The key that presses a place."""
        return None

    def is_own(self, key: SpotKey) -> bool:
        """Whether a click there is no answer, but does something."""
        return False

    def click(self, key: SpotKey) -> None:
        """A place of its own was clicked."""

    def is_grip(self, key: SpotKey) -> bool:
        """Whether a thing can be dragged."""
        return False

    def takes(self, key: SpotKey, at: Point) -> bool:
        """Whether what is dragged may be dropped at a point."""
        return False

    @property
    def lifted(self) -> frozenset[int]:
        """What of it is in the air, and not where it lies."""
        return frozenset()

    def roll(self, by: float, at: Point | None = None) -> bool:
        """Roll what is longer than its place, everywhere or at a point; False where none is."""
        return False

    def states(self, hovered: SpotKey | None) -> Mapping[str, State]:
        """How systems are lit by what lies on the table, or is pointed at there."""
        return {}

    def draw(self, canvas: Canvas, moment: Moment, around: Around) -> None:
        """Everything beside and before the map that stays where it is."""

    def draw_moving(self, canvas: Canvas, moment: Moment) -> None:
        """What is on its way."""


GATHERINGS: Final[ByMode[type[Gathering]]] = ByMode(Gathering)
