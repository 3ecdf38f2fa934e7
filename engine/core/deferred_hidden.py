"""What a person at a real table keeps to themselves, and tells when it is played.

Until then the table is one of those it may be: what only that person knows is drawn by lot. When
something turns up that the lot put elsewhere, the two change places. That is done only where no bot
and no onlooker could tell the tables apart, so it takes back nothing that anybody has seen.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import TYPE_CHECKING, Any, Final

from engine.core.decision import Chance, Decision, Pending, Unlisted
from engine.core.step import pending

if TYPE_CHECKING:
    from engine.core.setup import Setup


EXCHANGED: Final = "exchange"
"""The kind of a move that makes two things change places."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """By what is told, of each pair the one lies where the other lay, and the other way round."""

    pairs: tuple[tuple[Any, Any], ...]

    def carry_out(self, table: Any) -> None:
        for one, other in self.pairs:
            table.exchange(one, other)


class ToldAtOnce(Unlisted):
    """What a person may answer who tells at once what only they knew, such as how all dice lie."""

    __slots__ = ()

    @property
    @abstractmethod
    def example(self) -> str:
        """What may be typed."""


class Untold:
    """What a game says of things that only their owner knows; here: that there are none.

    `kinds` are those secret chances that nobody has to tell when they are a person's.
    """

    kinds: Collection[str] = ()

    def holds_for(self, setup: Setup) -> bool:
        """Whether anything is kept back in games so set up."""
        return bool(self.kinds)

    def held(self, table: Any, asked: Pending) -> Sequence[Any]:
        """What an answer can be made of as the table lies: a hand, or what can be drawn."""
        return tuple(getattr(asked.outcomes, "items", ())) if isinstance(asked, Chance) else ()

    def named(self, answer: Any) -> tuple[Any, ...]:
        """The things of that kind that an answer is made of."""
        return ()

    def put(self, asked: Decision, table: Any) -> Decision:
        """A person's decision as it is put to them: what they know alone may be `ToldAtOnce`."""
        return asked

    def wider(self, outcomes: Any, table: Any) -> Any:
        """What could be drawn if everything lay there."""
        return outcomes

    def sample(self, asked: Chance, table: Any, rng: Random) -> Any:
        """What the lot gives a person who keeps it to themselves."""
        return asked.outcomes.sample(rng)

    def keeps_from_bots(self, table: Any, seat: int) -> bool:
        """Whether that seat keeps back what a bot in its place would have to know."""
        return False

    def veil(self, view: Any, seat: int) -> None:
        """Hides from its own seat what it has not told; for a copy."""

    def all_names(self, table: Any) -> Sequence[Any]:
        """Every thing of that kind in the box."""
        return ()

    def is_kept(self, asked: Chance, setup: Setup, table: Any) -> bool:
        """Whether that chance is for a person's eyes alone, and need not be told."""
        seat = asked.for_seat
        is_secret = asked.secret and seat is not None and asked.kind in self.kinds
        return is_secret and setup.real_table and setup.seats[seat or 0].is_person

    def is_private(self, asked: Chance, table: Any) -> bool:
        """Whether what is told of that chance stays with the person whom it is for."""
        return asked.secret and asked.for_seat is not None


def exchanges(
    untold: Untold,
    table: Any,
    asked: Pending,
    answer: Any,
    view: Callable[[Any, int], Any],
    bots: Sequence[int],
) -> Exchange:
    """What has to change places so that the answer can be given, as far as it can."""
    found: list[tuple[Any, Any]] = []
    names, held = untold.named(answer), list(untold.held(table, asked))
    for name in names:
        if name in held:
            continue
        for place, other in enumerate(held):
            if other in names:
                continue
            changed = table.copy()
            changed.exchange(name, other)
            if not _is_seen(table, changed, view, bots):
                found.append((name, other))
                table, held[place] = changed, name
                break
    return Exchange(tuple(found))


def possible_options(
    untold: Untold,
    table: Any,
    names: Sequence[Any],
    view: Callable[[Any, int], Any],
    bots: Sequence[int],
) -> Iterator[Any]:
    """Every option of the pending decision, whatever of these things its seat may hold."""
    asked = pending(table.copy())
    assert isinstance(asked, Decision)
    yield from asked.listing or ()
    held = untold.held(table, asked)
    if not held:
        return
    for name in names:
        if name in held:
            continue
        for other in held:
            changed = table.copy()
            changed.exchange(name, other)
            if not _is_seen(table, changed, view, bots):
                again = pending(changed)
                listing = again.listing if isinstance(again, Decision) else None
                yield from (each for each in listing or () if name in untold.named(each))
                break


def _is_seen(before: Any, after: Any, view: Callable[[Any, int], Any], bots: Sequence[int]) -> bool:
    """Whether anybody who plays by the program could tell the two tables apart."""

    from engine.core.story import ONLOOKER  # noqa: PLC0415 (records load this, and no story)

    return any(view(before, seat) != view(after, seat) for seat in (ONLOOKER, *bots))


def may_be_advised(match: Any) -> bool:
    """Whether a bot knows enough to advise whoever decides."""
    asked, untold = match.pending, match.untold
    keeps = isinstance(asked, Decision) and untold.keeps_from_bots(match.table, asked.seat)
    return not (keeps or match.keeps_hand_back)


NOBODY: Final = -3
"""Whom the lot is known to by which the table lies."""


NOTHING_UNTOLD: Final = Untold()


CORRECTED: Final = "correction"
"""The kind of such a move; dice and cards have kinds of their own."""


@dataclass(frozen=True, slots=True)
class Correction:
    """The table as it lies from here on; `is_turn`: by a person's turn that is not told."""

    table: Any
    is_turn: bool = False

    def carry_out(self, table: Any) -> None:
        other = self.table.copy()
        for each in fields(table):
            setattr(table, each.name, getattr(other, each.name))


@dataclass(frozen=True, slots=True)
class SettingRight:
    """What becomes of a position that is edited to set a table right, in JSON form: `complete` is
    with what is hidden from the editor, `take` takes it or raises InputError.
    """

    complete: Callable[[Any], Any]
    take: Callable[[Any], object]


def merged(whole: Any, shown: Any, edited: Any) -> Any:
    """A position with what was edited in what was shown of it, all three in JSON form.

    What was hidden from the editor, and was not touched, stays as it is in `whole`.
    """
    if edited == shown:
        return whole
    if isinstance(whole, dict) and isinstance(shown, dict) and isinstance(edited, dict):
        return {
            key: merged(whole.get(key), shown.get(key), value) if key in shown else value
            for key, value in edited.items()
        }
    are_lists = all(isinstance(each, list) for each in (whole, shown, edited))
    if are_lists and len(whole) == len(shown) == len(edited):
        return [merged(*each) for each in zip(whole, shown, edited, strict=True)]
    return edited
