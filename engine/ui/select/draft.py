"""Pieces put down here and there before they are confirmed, such as reinforcements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine.core.decision import Option
from engine.ui.select.paths import Part


@dataclass(slots=True)
class Draft:
    """So many pieces put down but not confirmed; every change can be taken back.

    `total` are the pieces there are to put down, `answer` puts so many of them on a part.
    """

    total: int
    answer: Callable[[Part, int], Option]
    placed: dict[Part, int] = field(default_factory=dict)
    _before: list[dict[Part, int]] = field(default_factory=list)

    @property
    def left(self) -> int:
        """The pieces still in hand."""
        return self.total - sum(self.placed.values())

    @property
    def is_complete(self) -> bool:
        return self.left == 0

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def last_change(self) -> int:
        """How many pieces the last change put down (negative: took up)."""
        if not self._before:
            return 0
        return sum(self.placed.values()) - sum(self._before[-1].values())

    def at(self, part: Part) -> int:
        """The pieces put down on a part."""
        return self.placed.get(part, 0)

    def add(self, part: Part, count: int) -> int:
        """Puts down up to `count` pieces (takes up for less than 0); returns how many it did."""
        have = self.at(part)
        count = max(-have, min(count, self.left))
        if count:
            self._keep()
            self._set(part, have + count)
        return count

    def spread(self, parts: Sequence[Part]) -> None:
        """Divides what is left over some parts, the weakest share first."""
        if not parts or not self.left:
            return
        self._keep()
        while self.left:
            weakest = min(parts, key=lambda part: (self.at(part), part))
            self._set(weakest, self.at(weakest) + 1)

    def clear(self) -> None:
        """Takes everything up again."""
        if self.placed:
            self._keep()
            self.placed = {}

    def undo(self) -> bool:
        """Takes back the last change; False when there is none."""
        if self._before:
            self.placed = self._before.pop()
            return True
        return False

    def answers(self) -> tuple[Option, ...]:
        """What to submit."""
        return tuple(self.answer(part, count) for part, count in sorted(self.placed.items()))

    def _keep(self) -> None:
        self._before.append(dict(self.placed))

    def _set(self, part: Part, count: int) -> None:
        if count:
            self.placed[part] = count
        else:
            self.placed.pop(part, None)
