"""What the box holds for after Act I: the cards that its fates bring, how each resolves, B fates.

Only the Intermission knows these cards: nothing of Act I does, and nobody plays them here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

_DATA: Final[Mapping[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "arcs_intermission.json").read_text(encoding="utf-8")
)


@dataclass(frozen=True, slots=True)
class LaterCard:
    """A card as printed: its kind (guild, vox, lore or law) and, of a guild card, its suit."""

    id: str
    name: str
    kind: str
    suit: str


@dataclass(frozen=True, slots=True)
class ResolutionLine:
    """One thing that a Resolution does, and the cards it does it with."""

    do: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Resolution:
    """What a fate brings when it has succeeded, and when it has failed, in order."""

    success: tuple[ResolutionLine, ...]
    failure: tuple[ResolutionLine, ...]


def _lines(documents: list[Mapping[str, Any]]) -> tuple[ResolutionLine, ...]:
    return tuple([ResolutionLine(each["do"], tuple(each.get("cards", ()))) for each in documents])


LATER_CARDS: Final[Mapping[str, LaterCard]] = {
    each["id"]: LaterCard(each["id"], each["name"], each["type"], each.get("suit", ""))
    for each in _DATA["cards"]
}
RESOLUTIONS: Final[Mapping[str, Resolution]] = {
    fate: Resolution(_lines(each["success"]), _lines(each["failure"]))
    for fate, each in _DATA["resolutions"].items()
}
B_FATES: Final[Mapping[str, int]] = {each["id"]: each["number"] for each in _DATA["b_fates"]}
"""The fates that can be followed from Act II on, and their numbers."""
