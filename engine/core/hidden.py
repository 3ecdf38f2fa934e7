"""What a view hides, and what a person at a real table keeps to themselves until it is played.

The order of what is hidden is the same wherever the hidden things lay. Hands are kept sorted: a
view that only put a back in the place of each hidden card would show, by where the open cards stand
among the backs, how many cards of which kind are held.

Until a person at a real table tells, the table is one of those it may be: what only that person
knows is drawn by lot. When something turns up that the lot put elsewhere, the two change places.
That is done only where no bot and no onlooker could tell the tables apart, so it takes back nothing
that anybody has seen.
"""

from __future__ import annotations

import types
import typing
from abc import abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final, Self, get_args, get_origin

from engine.core.decision import Chance, Decision, Pending, Unlisted
from engine.core.step import pending

if TYPE_CHECKING:
    from engine.core.setup import Setup

# Copies of state that follow from a dataclass' fields, so that no field can be forgotten.

_METHOD: Final = "copy"
_CONTAINERS: Final = (list, dict, set)


class Copyable:
    """Base of a dataclass of state whose `copy` follows from the types of its fields.

    Lists, dictionaries, sets and what is Copyable are made anew, also inside lists; everything else
    is immutable, and shared. Fields that are no arguments of the class start as in a new one.
    """

    __slots__ = ()

    def copy(self) -> Self:
        """An independent one."""
        cls: type = type(self)
        made = copier(cls)
        if vars(cls).get(_METHOD) is None:  # from now on without a detour
            setattr(cls, _METHOD, made)
        return typing.cast(Self, made(self))


@cache
def copier(cls: type) -> Callable[[Any], Any]:
    """The function that copies a class: as quick as one written out by hand."""
    hints = typing.get_type_hints(cls)
    values = {
        field.name: _copied(hints[field.name], f"self.{field.name}")
        for field in fields(cls)
        if field.init
    }
    made_there: dict[str, Any] = {"cls": cls, "new": object.__new__}
    if _is_only_its_fields(cls):
        lines = ["made = new(cls)", *[f"made.{name} = {value}" for name, value in values.items()]]
        lines.append("return made")
    else:
        lines = [f"return cls({', '.join(values.values())})"]
    exec("\n ".join([f"def {_METHOD}(self):", *lines]), made_there)
    made: Callable[[Any], Any] = made_there[_METHOD]
    return made


def _is_only_its_fields(cls: type) -> bool:
    """Whether to set all fields of a new one does what calling the class does, only quicker."""
    parameters = cls.__dataclass_params__  # type: ignore[attr-defined]
    if parameters.frozen or not parameters.init or hasattr(cls, "__post_init__"):
        return False
    return all(field.init for field in fields(cls))


def _copied(hint: Any, value: str) -> str:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (typing.Union, types.UnionType):
        if any(_copied(argument, value) != value for argument in arguments):
            return f"(None if {value} is None else {value}.copy())"
        return value
    if origin in _CONTAINERS or hint in _CONTAINERS:
        if origin is list and _copied(arguments[0], value) != value:
            return f"[{_copied(arguments[0], 'each')} for each in {value}]"
        return f"{value}.copy()"
    if isinstance(hint, type) and origin is None and issubclass(hint, Copyable):
        return f"{value}.copy()"
    return value


PLAIN: Final = (int, str, bool, float, int | None, str | None, list[int], list[str])
"""Fields of these types hold no handful; nor do those of a few words."""
HANDFUL: Final = (str, int)
"""What a handful is of: words or numbers."""

_HAS_AN_ORDER: Final = (
    "now and (open_ones := len(now) - now.count(now[-1]))"
    " and not (open_ones == 1 and now[0] in was and now[-1] not in was)"
)
"""Asked of a handful `now` that the table has as `was`: backs alone, or with the top of a stack
above them, are in order."""

Order = Callable[[Any, Any], Any]
"""Puts the view of a table, or of a part of it, in order."""


def without_telling_order(table: Any, view: Any) -> Any:
    """The view of a table, in which what is known of a handful stands before what is hidden.

    A handful is a tuple of words or numbers in which the view shows something that the table does
    not have; what is known of it is sorted. All else stays where it is, lists too: they hold one
    thing for each seat or place. `view` is the caller's own: its parts that can be changed are.
    """
    if view is table:
        return view
    order = _ORDERS[view.__class__]
    return view if order is None else order(table, view)


def _list_in_order(table: Sequence[Any], view: Any) -> Any:
    """A list, or a tuple of neither words nor numbers: each part is looked at."""
    if not view:
        return view
    kind = view[0].__class__
    order = None if kind in HANDFUL else _ORDERS[kind]
    if order is None:
        return view
    parts = None
    for number, (before, seen) in enumerate(zip(table, view, strict=False)):
        if seen is before:
            continue
        one_order = order if seen.__class__ is kind else without_telling_order
        part = one_order(before, seen)
        if part is not seen:
            parts = parts or list(view)
            parts[number] = part
    return view if parts is None or len(view) != len(table) else type(view)(parts)


def _tuple_in_order(table: Sequence[Any], view: tuple[Any, ...]) -> Any:
    if not view:
        return view
    if view[0].__class__ not in HANDFUL:
        return _list_in_order(table, view)
    back = view[-1]
    open_ones = len(view) - view.count(back)
    if not open_ones or (open_ones == 1 and view[0] in table and back not in table):
        return view
    hidden = set(view).difference(table)
    if not hidden:
        return view
    known = sorted([each for each in view if each not in hidden])
    return (*known, *sorted([each for each in view if each in hidden]))


def _order_of_fields(kind: Any) -> Order | None:
    """One that looks at the fields of a class: as quick as one written out by hand.

    Nearly all that a view holds is what the table holds, so that little is done beyond asking.
    """
    types_of = typing.get_type_hints(kind)
    names = [each.name for each in fields(kind) if not _is_plain(types_of[each.name])]
    if not names:
        return None
    is_frozen = kind.__dataclass_params__.frozen
    hints = types_of if issubclass(kind, Copyable) else {}
    lines = ["def order(table, view):", " if view.__class__ is not table.__class__: return view"]
    if is_frozen:
        lines.append(" changed = {}")
    for name in names:
        is_another = f"(now := view.{name}) is not (was := table.{name})"
        question, ordered = _question(hints.get(name))
        lines += [
            f" if {is_another} and {question}:",
            f"  if (part := {ordered}(was, now)) is not now:",
            f"   changed[{name!r}] = part" if is_frozen else f"   view.{name} = part",
        ]
    lines.append(f" return {'replace(view, **changed) if changed else ' * is_frozen}view")
    made_there: dict[str, Any] = {
        "ordered": without_telling_order,
        "list_in_order": _list_in_order,
        "tuple_in_order": _tuple_in_order,
        "orders": _ORDERS,
        "are_mixed": _are_mixed,
        "replace": replace,
    }
    exec("\n".join(lines), made_there)
    made: Order = made_there["order"]
    return made


def _question(hint: Any) -> tuple[str, str]:
    """What is asked of a field that is not the table's own before it is looked into, and by what.

    Backs alone have no order, a list may hold the very same, and a row of what holds no handful
    tells nothing by its order.
    """
    if _is_handful(hint):
        return _HAS_AN_ORDER, "tuple_in_order"
    if get_origin(hint) is tuple and is_dataclass(get_args(hint)[0]):
        return "now and orders[now[0].__class__] is not None", "list_in_order"
    if get_origin(hint) is list:
        (part,) = get_args(hint)
        if _is_handful(part):
            return "are_mixed(was, now)", "list_in_order"
        if not (isinstance(part, type) and issubclass(part, Copyable)):
            return "now != was", "list_in_order"
        return "now", "list_in_order"
    return "True", "ordered"


def _is_handful(hint: Any) -> bool:
    return get_origin(hint) is tuple and get_args(hint)[0] in HANDFUL


def _are_mixed(table: list[Any], view: list[Any]) -> bool:
    """Whether a handful of a list has changed, and holds more than backs."""
    for before, seen in zip(table, view, strict=False):
        if seen is not before and seen and seen.count(seen[-1]) != len(seen):
            return True
    return False


def _is_plain(hint: Any) -> bool:
    return hint in PLAIN or get_origin(hint) is typing.Literal


class _OrdersByClass(dict[Any, Order | None]):
    """The function that orders what is of a class, made when first asked for; None: no handful."""

    def __missing__(self, kind: Any) -> Order | None:
        order = self[kind] = _order_of_fields(kind) if is_dataclass(kind) else None
        return order


_ORDERS: Final = _OrdersByClass({tuple: _tuple_in_order, list: _list_in_order})


# -- What a person at a real table keeps to themselves

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


Rearrangement = Correction | Exchange
"""What is recorded as a move though nobody answers with it: how the table lies."""


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
