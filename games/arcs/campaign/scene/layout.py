"""Where the campaign's things stand around the map. Pure arithmetic.

The ambitions are rows, so that fates and favors find room below them; the cards of the Court are
small, so that the Empire finds room above them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import Final

from engine.ui.box import Box
from engine.ui.table.pointing import SpotKey
from games.arcs.board import AMBITIONS, COURT_ROW
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.scene.layout import (
    BAR_H,
    DESKS,
    EDGE,
    FIRST_FRAME,
    HEAD,
    OWN,
    PROMPT_X,
    RISE,
    SIDE_W,
    Desk,
)
from games.arcs.state import ArcsTable

ROW: Final = (48.0, 6.0)
FATE: Final[dict[int, float]] = {2: 76.0, 3: 76.0, 4: 62.0}
"""How high the row of a fate is, by the number of seats."""
FAVOR: Final[dict[int, float]] = {2: 42.0, 3: 42.0, 4: 32.0}
EMPIRE: Final = 196.0
COURT: Final = (66.0, 6.0)
DIE: Final = 50.0


@dataclass(frozen=True, slots=True)
class ReachDesk(Desk):
    """The desk of the campaign: `fates` and `favors` by seat, the Empire's card, the last dice."""

    fates: tuple[Box, ...]
    favors: tuple[Box, ...]
    empire: Box
    dice: tuple[Box, Box]

    def court_boxes(self, table: ArcsTable) -> tuple[Box, ...]:
        """The first place stays free while the Council is tucked."""
        return self.court[1:] if reach_of(table).council == "tucked" else self.court

    def tucked_box(self, table: ArcsTable) -> Box | None:
        """That place, while it is free."""
        return self.court[0] if reach_of(table).council == "tucked" else None

    def other_spots(self) -> Iterator[tuple[SpotKey, Box]]:
        """The Empire, fates, favors and the dice of the last event."""
        yield ("empire", 0), self.empire
        for seat, box in enumerate(self.fates):
            yield ("followed", seat), box
        for seat, box in enumerate(self.favors):
            yield ("favors", seat), box
        yield ("dice", 0), self.dice[0].union(self.dice[1])

    def other_boxes(self) -> Mapping[str, Box]:
        """The card of the Empire, all fates, all favors."""
        fates, favors = reduce(Box.union, self.fates), reduce(Box.union, self.favors)
        return {"empire": self.empire, "fates": fates, "favors": favors}


@lru_cache(maxsize=8)
def reach_desk(board: Box, height: float, seats: int) -> ReachDesk:
    """The places around the map of the campaign; `height` is that of the whole plane."""
    floor = Box(0, height - BAR_H, PROMPT_X, BAR_H)
    left = Box(EDGE, board.y + EDGE, SIDE_W, board.h - 2 * EDGE)
    right = Box(board.right - EDGE - SIDE_W, board.y + EDGE, SIDE_W, board.h - 2 * EDGE)
    spare = (board.h - FIRST_FRAME.h) / 4
    ambitions = _pile(left, left.y + HEAD, len(AMBITIONS), *ROW)
    fates = _pile(left, ambitions[-1].bottom + HEAD + 10, seats, FATE[seats], 6.0)
    favors = _pile(left, fates[-1].bottom + HEAD + 10, seats, FAVOR[seats], 0.0)
    empire = Box(right.x, right.y, right.w, EMPIRE)
    high, gap = COURT
    count = COURT_ROW[seats] + 1
    high += min(24.0, max(0.0, spare) / count)
    court = _pile(right, empire.bottom + HEAD + 8, count, high, gap)
    below = court[-1].bottom + 8
    return ReachDesk(
        board, floor, Box(left.right, board.y, right.x - left.right, board.h), ambitions,
        Box(left.x + 110, left.y, left.w - 110, 24), court,
        Box(right.x, empire.bottom + 6, right.w, 24),
        Box(right.x, below + HEAD - 4, right.w, board.bottom - 10 - below - HEAD + 4),
        Box(14, floor.y - RISE, 536, BAR_H + RISE), Box(566, floor.y + 7, *OWN),
        fates, favors, empire,
        (Box(right.x - 2 * DIE - 22, board.y + 36, DIE, DIE),
         Box(right.x - DIE - 12, board.y + 36, DIE, DIE)),
    )  # fmt: skip


def _pile(room: Box, top: float, count: int, high: float, gap: float) -> tuple[Box, ...]:
    return tuple(Box(room.x, top + n * (high + gap), room.w, high) for n in range(count))


DESKS.put(Reach.mode, reach_desk)
