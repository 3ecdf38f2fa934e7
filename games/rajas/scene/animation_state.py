"""What moves on the table at this moment, beside the view that is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from engine.ui.animation import InFlight

What = Literal["worker", "die", "tile"]
Anchor = tuple[Any, ...]
"""Where something lies: ("seat", n), ("space", name), ("hand", place, count), ("top", stack),
("cell", n), ("supply",)."""


Aim = tuple[int, Literal["fame", "money"], int]


@dataclass(frozen=True, slots=True)
class Flight:
    """Something on its way: a seat's worker, a die (its number), a tile (its name and turn)."""

    what: What
    which: Any
    start: Anchor
    end: Anchor
    turn: int = 0


@dataclass(slots=True)
class AnimationState(InFlight[Flight]):
    """How far what moves has come, from 0 to 1.

    `fame`, `money` and `boats` are the spaces by seat where pieces are on their way; they stand in
    for what the view says. `aims` are (seat, track, space) where markers will lie. `meeting` is
    where on the ring two markers have met, and how far the lotus there has opened.
    """

    fame: dict[int, int] = field(default_factory=dict)
    money: dict[int, int] = field(default_factory=dict)
    boats: dict[int, int] = field(default_factory=dict)
    aims: tuple[Aim, ...] = ()
    meeting: tuple[float, float] | None = None

    def clear(self) -> None:
        """Nothing is in the air any more."""
        self.come_down()
        self.meeting, self.aims = None, ()
        self.fame.clear()
        self.money.clear()
        self.boats.clear()
