"""What a person has chosen of a decision, and what a click, a drag, a key or a number makes of it.

It knows no rule and no pixel: a game's options are named by parts (`paths`) or set as numbers, and
only offered ones are submitted. An answer that is refused leaves a selection that can go on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from engine.core.decision import Decision, NumberRange, Option
from engine.ui.select.draft import Draft
from engine.ui.select.paths import OptionPath, OptionPaths, Part

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")


class SelectionHost(Protocol[T_co]):
    """Whoever sits at the table, as a selection knows them."""

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
        """What lies there."""
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
        """The seat that decides."""
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
        """What was pointed at so far."""
        return self.paths.chosen

    @property
    def lit(self) -> frozenset[Part]:
        """What can be pointed at next."""
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
        """Whether a number can be so many more or less."""
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
