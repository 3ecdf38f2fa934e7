"""Options by the parts that name them: a source, then a target; or a space and a die, either first.

`OptionPaths` knows what is chosen so far, what can come next, and when only one way is left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.core.decision import NumberRange, Option

Part = tuple[Any, ...]
"""Something that can be pointed at: its kind, and which one of them."""

Rest = tuple[Part, ...]
"""What of a name is still to be pointed at."""


@dataclass(frozen=True, slots=True)
class OptionPath:
    """One way to answer: the parts that name it, and its answers, one after the other.

    With an `amount` its one answer stands for all that differ in a number only.
    """

    parts: tuple[Part, ...]
    answers: tuple[Option, ...]
    amount: NumberRange | None = None

    @classmethod
    def counted(cls, parts: tuple[Part, ...], amount: NumberRange) -> OptionPath:
        """A way whose number is still to be set; as many as can be until it is."""
        return cls(parts, (amount.make(amount.high),), amount)

    def gives(self, option: Option) -> bool:
        """Whether it gives this answer and no other, whatever its number."""
        return self.answers == (option,) if self.amount is None else option in self.amount


class OptionPaths:
    """The ways to answer a decision; `chosen` are the parts pointed at so far.

    With `is_ordered` the parts of a name come one after the other, else in any order and as often
    as the name has them (two dice of a colour). Parts of a kind in `spelled_out` are never taken
    for granted: how a card is played, for example.
    """

    def __init__(
        self,
        ways: Iterable[OptionPath] = (),
        *,
        is_ordered: bool = True,
        spelled_out: frozenset[str] = frozenset(),
    ) -> None:
        self.chosen: tuple[Part, ...] = ()
        self.ways = tuple(ways)
        self._is_ordered = is_ordered
        self._names = () if is_ordered else tuple(Counter(way.parts) for way in self.ways)
        self._spelled_out = spelled_out
        begins = (way.parts[:1] if is_ordered else way.parts for way in self.ways)
        self.known = frozenset(part for parts in begins for part in parts)
        """What a name can begin with."""
        self._rests: tuple[tuple[Part, ...], list[tuple[OptionPath, Rest]]] | None = None
        self._lit: tuple[tuple[Part, ...], frozenset[Part]] | None = None

    # -- what is left

    def going_on_from(self, chosen: tuple[Part, ...]) -> list[tuple[OptionPath, Rest]]:
        """The ways that these parts may still become, and what would be left of their names."""
        if self._is_ordered:
            count = len(chosen)
            return [(way, way.parts[count:]) for way in self.ways if way.parts[:count] == chosen]
        wanted = Counter(chosen)
        named = zip(self.ways, self._names, strict=True)
        return [(way, (*(name - wanted).elements(),)) for way, name in named if wanted <= name]

    @property
    def _left(self) -> list[tuple[OptionPath, Rest]]:
        if self._rests is None or self._rests[0] != self.chosen:
            self._rests = (self.chosen, self.going_on_from(self.chosen))
        return self._rests[1]

    @property
    def fitting(self) -> list[OptionPath]:
        """The ways that what is chosen may still become."""
        return [way for way, _ in self._left]

    @property
    def lit(self) -> frozenset[Part]:
        """What can be pointed at next."""
        if self._lit is None or self._lit[0] != self.chosen:
            self._lit = (self.chosen, self._begun_by(self._left))
        return self._lit[1]

    def lit_after(self, chosen: tuple[Part, ...]) -> frozenset[Part]:
        """What could be pointed at next if this were chosen."""
        return self._begun_by(self.going_on_from(chosen))

    def _begun_by(self, left: list[tuple[OptionPath, Rest]]) -> frozenset[Part]:
        nexts = (rest[:1] if self._is_ordered else rest for _, rest in left)
        return frozenset(part for parts in nexts for part in parts)

    @property
    def loose(self) -> tuple[Part, ...]:
        """What can be given back: the last part where they come in order, else any of them."""
        return self.chosen[-1:] if self._is_ordered else self.chosen

    @property
    def complete(self) -> list[OptionPath]:
        """The ways that are named in full."""
        return [way for way, rest in self._left if not rest] if self.chosen else []

    @property
    def meant(self) -> OptionPath | None:
        """The only way left, if nothing is open that must be spelled out, and no number."""
        left = self._left
        if len(left) != 1 or not self.chosen:
            return None
        way, rest = left[0]
        return None if way.amount or any(part[0] in self._spelled_out for part in rest) else way

    @property
    def settled(self) -> OptionPath | None:
        """The way that is named in full, else the first of which only how it is done is open."""
        if not self.chosen:
            return None
        left = sorted(self._left, key=lambda each: len(each[1]))
        is_open = (not rest or rest[0][0] in self._spelled_out for _, rest in left)
        return next((way for (way, _), so in zip(left, is_open, strict=True) if so), None)

    def way_to(self, option: Option) -> OptionPath | None:
        """The way that gives this answer and no other."""
        return next((way for way in self.ways if way.gives(option)), None)

    # -- pointing

    def after(self, part: Part) -> tuple[Part, ...] | None:
        """What would be chosen if this were pointed at; None where it names nothing.

        A part that cannot come next begins a new name.
        """
        if part in self.lit:
            return (*self.chosen, part)
        return (part,) if part in self.known else None

    def point_at(self, part: Part) -> bool:
        """A part more, or a name that begins anew; False where it names nothing."""
        chosen = self.after(part)
        if chosen is not None:
            self.chosen = chosen
        return chosen is not None

    def take_back(self, part: Part) -> bool:
        """A part is chosen no more; False when it cannot be given back."""
        if part not in self.loose:
            return False
        at = len(self.chosen) - 1 if self._is_ordered else self.chosen.index(part)
        self.chosen = (*self.chosen[:at], *self.chosen[at + 1 :])
        return True

    def resume(self, chosen: tuple[Part, ...]) -> None:
        """As much of what was chosen among other options as can still become a way."""
        while chosen and not self.going_on_from(chosen):
            chosen = chosen[:-1]
        self.chosen = chosen
