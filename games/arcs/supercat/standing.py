"""The document's words about ambitions: who wins, who is tied, who contends (CAT-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.arcs.board import AMBITIONS
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import ICONS_OF, ambition_count, phantom_count

FIRST, TIED_FIRST, SECOND, TIED_SECOND, NOWHERE = 1, 2, 3, 4, 5
AMBITION_OF: Final = {
    resource: ambition for ambition, icons in ICONS_OF.items() for resource in icons
}
"""The ambition that counts icons of a type; a Weapon counts for none."""


def place_of(counts: Sequence[int], number: int) -> int:
    """CAT-10.1: first, tied for first, second or tied for second among these counts, or none.

    Nothing never places; after a tie for first the next lower count is second.
    """
    own = counts[number]
    if not own:
        return NOWHERE
    higher = {count for count in counts if count > own}
    if len(higher) > 1:
        return NOWHERE
    tied = counts.count(own) > 1
    return (SECOND if higher else FIRST) + tied


def counts_of(table: ArcsTable, ambition: str) -> list[int]:
    """What every seat has for an ambition, and last the tokens of a game for two (CAT-11.1)."""
    counts = [ambition_count(table, number, ambition) for number in range(len(table.seats))]
    return [*counts, phantom_count(table, ambition)] if table.phantoms else counts


def winning(table: ArcsTable, number: int, ambition: str) -> bool:
    """CAT-10.2: first, and alone."""
    return place_of(counts_of(table, ambition), number) == FIRST


def is_undeclared(table: ArcsTable, ambition: str) -> bool:
    """CAT-10.3: it has no marker, and a marker is available."""
    return not table.boxes.get(ambition) and bool(table.free_markers)


def declared(table: ArcsTable) -> list[str]:
    """The ambitions with a marker."""
    return [ambition for ambition in AMBITIONS if table.boxes.get(ambition)]


def undeclared(table: ArcsTable) -> list[str]:
    """CAT-10.3: the ambitions that could still be declared for the first time."""
    if not table.free_markers:
        return []
    return [ambition for ambition in AMBITIONS if not table.boxes.get(ambition)]
