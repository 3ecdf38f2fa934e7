"""What moves on the table at this moment, beside the view that is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from engine.ui.animation import AT_REST, InFlight

What = Literal["die", "tile", "coin", "chip"]
Anchor = tuple[Any, ...]
"""Where something lies: ("cup", seat), ("work", seat), ("square", seat, n)..."""


@dataclass(frozen=True, slots=True)
class Flight:
    """Something on its way between two places of the table; `number` is a colour or a side."""

    what: What
    number: int
    start: Anchor
    end: Anchor


@dataclass(slots=True)
class AnimationState(InFlight[Flight]):
    """How far what moves has come, from 0 to 1.

    `tumble` is the throw of the viewer's dice, `flown` the way of all `flights`, `reveal` how far
    the screens have gone up (None: they are down, or the phases are played).
    """

    tumble: float = AT_REST
    reveal: float | None = None

    @property
    def is_still(self) -> bool:
        """Whether nothing moves but what flies."""
        return self.tumble >= AT_REST and (self.reveal is None or self.reveal >= AT_REST)

    def clear(self) -> None:
        """Nothing is in the air any more."""
        self.come_down()
        self.tumble, self.reveal = AT_REST, None
