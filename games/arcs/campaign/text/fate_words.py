"""What a fate wants: how much its marker goes down, and when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.text.said import Said

STEPS: Final[Mapping[str, tuple[int, ...]]] = {
    "steward": (1,),
    "founder": (3, 1),
    "magnate": (2, 2),
    "advocate": (3, 2),
    "caretaker": (2, 2),
    "partisan": (1, 2),
    "admiral": (1, 1),
    "believer": (1,),
}
"""How far the marker of a fate goes down, for each line of its objective."""


def objectives(fate: str) -> tuple[tuple[int, Said], ...]:
    """How much the marker of a fate goes down, and when."""
    lines = enumerate(STEPS[fate], start=1)
    return tuple((steps, Said(f"reach-objective-{fate}-{line}")) for line, steps in lines)


def style(fate: str) -> Said:
    """What a fate is about, in a few words."""
    return Said(f"reach-style-{fate}")
