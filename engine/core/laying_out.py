"""What is laid out on the real board before a game begins, as a list to tick off.

Each game makes its list from the table and the set-up (`Game.layout`), one rung after the other:
where chance is told during the set-up, the rung is known once that has been told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.step import Step
from engine.text.message import Message

Pieces = tuple[tuple[str, int], ...]
"""What comes to a place, by its name among the pieces of the game, and how many of it."""


@dataclass(frozen=True, slots=True)
class LaidSpot:
    """What comes to one place: `name` is what the board calls it, in one word or as one of a kind,
    "" where it has no place there. `said` is written beside the place.
    """

    name: str | tuple[str, str | int]
    pieces: Pieces
    said: Message | None = None

    @property
    def place(self) -> str:
        """The name as the board is asked for it."""
        return self.name if isinstance(self.name, str) else " ".join(map(str, self.name))


@dataclass(frozen=True, slots=True)
class LaidRung:
    """One thing to lay out: what it is called, with its parts `hands` (the sentence) and `about`.

    `asks` are the kinds of chance that are told there first, of `seat` alone where it is one
    seat's; while one of them is still to come the rung is not `is_known`, and only its part `asked`
    is told.
    """

    said: Message
    spots: tuple[LaidSpot, ...] = ()
    asks: frozenset[str] = frozenset()
    seat: int | None = None
    is_known: bool = True


def still_to_come(steps: Sequence[Step], *kinds: type, seat: int | None = None) -> bool:
    """Whether a step of one of these classes, of that seat where one is named, waits."""
    return any(
        isinstance(step, kinds) and (seat is None or getattr(step, "seat", seat) == seat)
        for step in steps
    )


def kinds_asked(rungs: Iterable[LaidRung]) -> frozenset[str]:
    """The kinds of chance that rungs ask for."""
    return frozenset(kind for rung in rungs for kind in rung.asks)
