"""What can be chosen and has no place on the table: chips in the bar, or on a panel that rolls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.core.decision import Decision
from engine.ui.box import Box, Point
from engine.ui.select.paths import Part
from engine.ui.table.parts import Moment
from engine.ui.table.pointing import SpotKey
from games.arcs.scene.full_card import draft_boxes, drafted
from games.arcs.scene.layout import ChipPlaces, chip_places
from games.arcs.scene.part_words import Chip, chip_of
from games.arcs.scene.selection import ArcsSelection

CHIP_ICON: Final = 30.0
CHIP_PAD: Final = 34.0
CHIP_KEY: Final = 30.0
LETTER: Final = 9.6
BODY_ROOM: Final = 1.15


class Choices:
    """The chips of a decision, where they stand, and how far their panel is rolled."""

    def __init__(self, selection: ArcsSelection) -> None:
        self.chips: tuple[Chip, ...] = ()
        self.laid = ChipPlaces()
        self.rolled = 0.0
        self._selection = selection
        self._asked: Decision | None = None

    def fill(
        self, moment: Moment, on_table: Callable[[], set[Part | None]], gathered: frozenset[Part]
    ) -> None:
        """The chips of what is asked; `on_table` are the parts that have a place there, `gathered`
        those of them that would be chips elsewhere.
        """
        if moment.decision is not self._asked:
            self._asked, self.rolled = moment.decision, 0.0
        is_seen = moment.decision is not None and not self._selection.is_aside
        parts = self._parts(on_table, gathered) if is_seen else ()
        self.chips = tuple(
            chip_of(part, moment.table, moment.voice, number) for number, part in enumerate(parts)
        )

    def _parts(
        self, on_table: Callable[[], set[Part | None]], gathered: frozenset[Part]
    ) -> tuple[Part, ...]:
        """What stands as a chip: whatever is said, and whatever has no place now."""
        selection = self._selection
        said = tuple(
            part for part in selection.chips
            if (selection.kind != "raid" or part[0] != "slot") and part not in gathered
        )  # fmt: skip
        others = selection.lit.difference(said)
        if not others:
            return said
        return (*said, *sorted(others - on_table(), key=repr))

    def place(self, bar: Box, board: Box, lit: Callable[[], Sequence[Point]]) -> None:
        """The chips stand in the bar, or on a panel that covers little of what is lit."""
        if self.is_drafting:
            boxes, panel = draft_boxes(board, len(self.chips))
            self.laid = ChipPlaces(boxes, panel, panel)
            return
        widths = tuple(map(_chip_width, self.chips))
        self.laid = chip_places(bar, board, widths, self.rolled, lit)

    @property
    def panel(self) -> Box:
        """What the chips stand on above the bar; empty while they are in it."""
        return self.laid.panel

    @property
    def is_drafting(self) -> bool:
        """Whether every choice is a leader or a lore card."""
        return bool(self.chips) and all(drafted(chip.part) for chip in self.chips)

    def roll(self, by: float) -> bool:
        """Roll the panel; False where everything is seen."""
        if not self.laid.most:
            return False
        self.rolled = min(max(0.0, self.rolled + by), self.laid.most)
        self._selection.host.refresh()
        return True

    def boxes(self) -> Iterator[tuple[SpotKey, Box]]:
        """The chips that are seen."""
        for number in range(len(self.laid.boxes)):
            seen = self.laid.seen(number)
            if seen is not None:
                yield ("chip", number), seen

    def part(self, number: int) -> Part | None:
        """What a chip stands for."""
        return self.chips[number].part if number < len(self.chips) else None

    def key(self, number: int) -> str:
        """The key that presses a chip."""
        return self.chips[number].key

    @property
    def takes_numbers(self) -> bool:
        """Whether the number keys press chips."""
        return any(chip.key.isdigit() for chip in self.chips)


def _chip_width(chip: Chip) -> float:
    sign = CHIP_ICON if chip.icon or chip.seat >= 0 else 0.0
    return LETTER * len(chip.label) * BODY_ROOM + sign + CHIP_PAD + (CHIP_KEY if chip.key else 0.0)
