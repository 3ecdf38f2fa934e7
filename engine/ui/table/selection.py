"""What a person has chosen of a decision, and what a click, a drag, a key or a number makes
of it.

It knows no rule and no pixel: a game's options are named by parts (`paths`) or set as numbers, and
only offered ones are submitted. An answer that is refused leaves a selection that can go on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from engine.core.decision import Decision, NumberRange, Option

# Options by the parts that name them: a source, then a target; or a space and a die, either
# first.
#
# `OptionPaths` knows what is chosen so far, what can come next, and when only one way is left.

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

    def prefer(self, option: Option) -> None:
        """Of ways alike so far the one that gives this answer comes first."""
        assert self._is_ordered
        self.ways = tuple(sorted(self.ways, key=lambda way: not way.gives(option)))
        self._rests = self._lit = None

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


# Pieces put down here and there before they are confirmed, such as reinforcements.


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
        return tuple(self.answer(part, count) for part, count in sorted(self.placed.items()))

    def _keep(self) -> None:
        self._before.append(dict(self.placed))

    def _set(self, part: Part, count: int) -> None:
        if count:
            self.placed[part] = count
        else:
            self.placed.pop(part, None)


# What a person has chosen of a decision, and what a click, a drag, a key or a number makes of it.
#
# It knows no rule and no pixel: a game's options are named by parts (`paths`) or set as numbers,
# and only offered ones are submitted. An answer that is refused leaves a selection that can go
# on.

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")


class SelectionHost(Protocol[T_co]):
    @property
    def table(self) -> T_co:
        """What lies there."""

    @property
    def decision(self) -> Decision | None:
        """What is to be decided on it."""

    def submit(self, answer: Any) -> bool:
        """Answer it; whether that was taken."""

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be done."""

    def refresh(self) -> None:
        """Show what has changed."""

    def catch_up(self) -> None:
        """End what still plays: the table lies as it is."""


def stepped(
    numbers: tuple[int, ...],
    place: int,
    by: int,
    is_offered: Callable[[tuple[int, ...]], bool],
) -> tuple[int, ...] | None:
    """Numbers with one changed, if they are offered; another gives way to one more of it."""
    if place >= len(numbers):
        return None
    changed = list(numbers)
    changed[place] += by
    givers = [at for at in reversed(range(len(changed))) if at != place and changed[at] > 0]
    for giver in (None, *(givers if by > 0 else ())):
        tried = list(changed)
        if giver is not None:
            tried[giver] -= 1
        if min(tried) >= 0 and is_offered(tuple(tried)):
            return tuple(tried)
    return None


class Selection(Generic[T]):
    """What is chosen, and how it changes. `renew` when another decision is to be taken.

    A game derives from it and says by which paths a decision is answered; where numbers make an
    option, `count` are those and `made_of` says which (one number of a path with an amount needs
    nothing said). `draft` are pieces put down part by part, confirmed all at once. `begin` fits
    what else a game keeps.
    """

    def __init__(self, host: SelectionHost[T]) -> None:
        self.host = host
        self.paths = OptionPaths()
        self.count: tuple[int, ...] = ()
        self.draft: Draft | None = None
        self._decision: Decision | None = None

    # -- what a game says ---------------------------------------------------------------------

    def paths_of(self, decision: Decision) -> OptionPaths:
        """Every way to answer that is named by something; what has only a button is left out."""
        return OptionPaths()

    def begin(self) -> None:
        """Another decision, or none any more: nothing is chosen but what is proposed."""

    def made_of(self, count: tuple[int, ...]) -> Option | None:
        """The option that these numbers make, offered or not; None where none are asked for."""
        return None

    def again(self, part: Part) -> None:
        """What is chosen was clicked once more: it answers, or is given back."""
        if self.settled is None:
            self.paths.take_back(part)
        else:
            self.confirm()

    def why_not(self, part: Part) -> str:
        """Why a click there means nothing; empty where nothing is to be said."""
        return ""

    @property
    def step(self) -> int:
        """How many pieces a click puts down."""
        return 1

    # -- what is to be decided ----------------------------------------------------------------

    @property
    def table(self) -> T:
        return self.host.table

    @property
    def kind(self) -> str:
        """The kind of the decision; empty while nothing is to be decided."""
        return "" if self._decision is None else self._decision.kind

    @property
    def options(self) -> Sequence[Option]:
        return () if self._decision is None else self._decision.options

    @property
    def seat(self) -> int:
        assert self._decision is not None
        return self._decision.seat

    def renew(self) -> bool:
        """Nothing is chosen but what is proposed, if the decision is another one; whether it is."""
        decision = self.host.decision
        if decision is self._decision:
            return False
        self._decision, self.count, self.draft = decision, (), None
        self.paths = OptionPaths() if decision is None else self.paths_of(decision)
        self.begin()
        return True

    # -- what can be done ---------------------------------------------------------------------

    @property
    def chosen(self) -> tuple[Part, ...]:
        return self.paths.chosen

    @property
    def lit(self) -> frozenset[Part]:
        return self.paths.lit

    @property
    def live(self) -> frozenset[Part]:
        """What a click does something to: what is lit, what begins anew, what is chosen."""
        return self.paths.lit | self.paths.known | frozenset(self.paths.chosen)

    @property
    def amount(self) -> NumberRange | None:
        """How many of something it may be about, once that is named in full."""
        complete = self.paths.complete
        return complete[0].amount if complete else None

    @property
    def number(self) -> int:
        """How many of that it is about: as set, else as many as can be."""
        amount = self.amount
        if amount is None:
            return 0
        return max(amount.low, min(self.count[0], amount.high)) if self.count else amount.high

    @property
    def option(self) -> Option | None:
        """What numbers make, if it is offered."""
        amount = self.amount
        made = self.made_of(self.count) if amount is None else amount.make(self.number)
        return made if made is not None and made in self.options else None

    @property
    def meant(self) -> OptionPath | None:
        """The way that is followed at once, without being confirmed."""
        return self.paths.meant

    @property
    def settled(self) -> OptionPath | None:
        """What would be answered now if it were confirmed; None when that is no option yet."""
        if self.draft is not None:
            return OptionPath((), self.draft.answers()) if self.draft.is_complete else None
        option = self.option
        return self.paths.settled if option is None else OptionPath((), (option,))

    def may_set(self, place: int, by: int) -> bool:
        return stepped(self.count, place, by, self._is_offered) is not None

    def _is_offered(self, count: tuple[int, ...]) -> bool:
        return self.made_of(count) in self.options

    # -- clicks, drags, numbers ---------------------------------------------------------------

    def click(self, part: Part) -> None:
        """Something was pointed at: it is chosen, counted, given back, or answers the decision."""
        if part in self.paths.loose and part not in self.paths.lit:
            self.again(part)
        elif self.draft is not None and part in self.lit:
            self.draft.add(part, self.step)
        elif (chosen := self.paths.after(part)) is not None:
            self._choose(chosen)
            way = self.meant
            if way is not None:
                self.follow(way)
        elif why := self.why_not(part):
            self.host.refuse(why)
        self.host.refresh()

    def _choose(self, chosen: tuple[Part, ...]) -> None:
        """This is chosen now; a number belongs to what it was set for."""
        if self.amount is not None:
            self.count = ()
        self.paths.chosen = chosen

    def take(self, part: Part | None) -> bool:
        """Only this is chosen, as when a drag begins; False where nothing is taken."""
        if part is None or part not in self.live:
            return False
        if self.chosen != (part,):
            self.paths.chosen = ()
            self.paths.point_at(part)
            self.host.refresh()
        return True

    def carry(self, held: Part, over: Part | None) -> bool:
        """A drag is over something, which is chosen for as long; False where none can end."""
        ends = self.paths.lit_after((held,))
        chosen = (held, over) if over is not None and over in ends else (held,)
        if ends and chosen != self.chosen:
            self._choose(chosen)
            self.host.refresh()
        return bool(ends)

    def drop(self, held: Part | None, on: Part | None) -> None:
        """A drag ends on something; where that names nothing all is let go of."""
        if held is not None and self.chosen == (held, on):
            self._choose((held,))
        if on is not None and on in self.lit:
            self.click(on)
        elif on is None or on != held:
            self.clear()

    def set_by(self, place: int, by: int) -> bool:
        """So many more or less of something that is counted; False where that is not offered."""
        count = stepped(self.count, place, by, self._is_offered)
        if count is None:
            return False
        self.count = count
        self.host.refresh()
        return True

    def set_number(self, number: int) -> bool:
        """So many of what is named in full, or as near as can be; False where nothing is."""
        if self.amount is None:
            return False
        self.count = (number,)
        self.count = (self.number,)
        self.host.refresh()
        return True

    def change(self, part: Part, by: int) -> bool:
        """So many more or less of what is counted there, as by the wheel, + and - or a drag.

        False where nothing is counted.
        """
        if self.draft is None:
            return part in self.chosen and self.set_number(self.number + by)
        if part not in self.lit:
            return False
        if by:
            self.draft.add(part, by)
            self.host.refresh()
        return True

    def undo(self) -> bool:
        """The last change of what is put down is taken back; False when there is none."""
        is_undone = self.draft is not None and self.draft.undo()
        if is_undone:
            self.host.refresh()
        return is_undone

    def clear(self) -> bool:
        """Nothing is chosen any more; False when nothing was."""
        had, self.paths.chosen = bool(self.paths.chosen), ()
        self.host.refresh()
        return had

    def show(self, option: Option) -> None:
        """Choose what names an option, as when it was advised."""
        way = self.paths.way_to(option)
        self._choose(() if way is None else way.parts)
        if way is not None and way.amount is not None:
            self.count = (way.amount.low + way.amount.index(option),)
        self.host.refresh()

    # -- answers ------------------------------------------------------------------------------

    def follow(self, way: OptionPath) -> bool:
        """Give the answers of a way, one after the other, as long as each is offered.

        False when the last one given was refused.
        """
        given = False
        for answer in way.answers:
            if given:
                self.host.catch_up()
            decision = self.host.decision
            if given and (decision is None or answer not in decision.options):
                break
            given = self.host.submit(answer)
            if not given:
                break
        return given

    def confirm(self) -> bool:
        """Answer with what is chosen or set; False when that is no option yet, or was refused."""
        way = self.settled
        return way is not None and self.follow(way)

    def answer(self, option: Option) -> bool:
        """An option with a button of its own."""
        return self.host.submit(option)
