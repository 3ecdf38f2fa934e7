"""What moves on the table at this moment, beside the view that is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from engine.ui.flights import AT_REST, InFlight

What = Literal["ships", "card", "back", "agent", "token", "piece", "initiative", "marker", "court"]
Anchor = tuple[Any, ...]
"""Where something lies: ("seat", n), ("system", id), ("hand",), ("trick", place, of how many),
("court", place), ("ambition", id), ("own",), ("markers",)."""


@dataclass(frozen=True, slots=True)
class Flight:
    """Something on its way: `which` says what of its kind, `seat` whose."""

    what: What
    which: Any
    start: Anchor
    end: Anchor
    seat: int = 0
    count: int = 1
    hurt: int = 0


@dataclass(frozen=True, slots=True)
class Blow:
    """A piece is struck: whose, what it is and was, and how far the blow has come, from 0 to 1."""

    seat: int
    kind: str
    was_fresh: bool
    destroys: bool
    share: float


@dataclass(slots=True)
class AnimationState(InFlight[Flight]):
    """How far what moves has come, from 0 to 1.

    `rings` are systems with a ring of light that runs out of them; `is_fighting` while a battle is
    told, `tumbling` how far its dice are from rest, `blow` what strikes a piece; `chapter` while
    the page of a chapter's end is shown, which has `grown` so far; `more` is what moves only in an
    expansion.
    """

    rings: dict[str, float] = field(default_factory=dict)
    more: Any = None
    ring_seat: int = 0
    is_fighting: bool = False
    tumbling: float = 0.0
    blow: Blow | None = None
    chapter: int = 0
    grown: float = AT_REST

    def clear(self) -> None:
        """Nothing is in the air any more."""
        self.come_down()
        self.rings.clear()
        self.is_fighting, self.tumbling = False, 0.0
        self.blow, self.more = None, None
        self.chapter, self.grown = 0, AT_REST
