"""The order of what a view hides: it is the same wherever the hidden things lay.

Hands are kept sorted. A view that only put a back in the place of each hidden card would show, by
where the open cards stand among the backs, how many cards of which kind are held.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from operator import attrgetter, is_
from typing import Any, Final, NamedTuple

PLAIN: Final = frozenset((
    "int", "str", "bool", "float", "int | None", "str | None", "list[int]", "list[str]",
))  # fmt: skip
"""Fields of these types hold no handful."""
HANDFUL: Final = (str, int)
"""What a handful is of: words or numbers."""


def without_telling_order(table: Any, view: Any) -> Any:
    """The view of a table, in which what is known of a handful stands before what is hidden.

    A handful is a tuple of words or numbers in which the view shows something that the table does
    not have; what is known of it is sorted. All else stays where it is, lists too: they hold one
    thing for each seat or place. `view` is the caller's own: its parts that can be changed are.
    """
    if view is table:
        return view
    kind = view.__class__
    if kind is tuple or kind is list:
        return _parts_in_order(table, view)
    shape = _shape_of(kind)
    if shape is None or kind is not table.__class__:
        return view
    return _fields_in_order(table, view, shape)


def _parts_in_order(table: Sequence[Any], view: Any) -> Any:
    if not view:
        return view
    kind = view[0].__class__
    if kind is str or kind is int:
        return _handful(table, view) if isinstance(view, tuple) else view
    if len(view) == len(table) and all(map(is_, table, view)):
        return view
    if kind is not tuple and _shape_of(kind) is None:
        return view
    order = _tuple_in_order if kind is tuple else without_telling_order
    parts = [
        seen if seen is before else order(before, seen)
        for before, seen in zip(table, view, strict=False)
    ]
    if len(view) != len(table) or all(map(is_, parts, view)):
        return view
    return type(view)(parts)


def _tuple_in_order(table: Sequence[Any], view: Any) -> Any:
    if view and view[0].__class__ in HANDFUL:
        return _handful(table, view)
    return _parts_in_order(table, view)


def _handful(table: Sequence[Any], view: tuple[Any, ...]) -> tuple[Any, ...]:
    back, before_backs = view[-1], len(view) - view.count(view[-1])
    if not before_backs:
        return view
    if before_backs == 1 and view[0] in table and view[0] != back and back not in table:
        return view  # the top of a stack, then backs alone
    hidden = set(view).difference(table)
    if not hidden:
        return view
    known = sorted([each for each in view if each not in hidden])
    return (*known, *sorted([each for each in view if each in hidden]))


def _fields_in_order(table: Any, view: Any, shape: HandfulFields) -> Any:
    before, seen = shape.values(table), shape.values(view)
    if all(map(is_, before, seen)):
        return view
    changed = {}
    for name, was, now in zip(shape.names, before, seen, strict=True):
        if now is was:
            continue
        order = _tuple_in_order if now.__class__ is tuple else without_telling_order
        part = order(was, now)
        if part is not now:
            changed[name] = part
    if shape.is_frozen:
        return replace(view, **changed) if changed else view
    for name, part in changed.items():
        setattr(view, name, part)
    return view


class HandfulFields(NamedTuple):
    """The fields of a class that may hold a handful, what gets them, and whether they are fixed.

    The getter is asked for one thing more, so that it always gives a tuple.
    """

    names: tuple[str, ...]
    values: Callable[[Any], tuple[Any, ...]]
    is_frozen: bool


@cache
def _shape_of(kind: Any) -> HandfulFields | None:
    """None for what holds no handful."""
    if not is_dataclass(kind):
        return None
    names = tuple([each.name for each in fields(kind) if _type_of(each.type) not in PLAIN])
    if not names:
        return None
    parameters = vars(kind)["__dataclass_params__"]
    return HandfulFields((*names, "__class__"), attrgetter(*names, "__class__"), parameters.frozen)


def _type_of(written: Any) -> str:
    return written if isinstance(written, str) else str(getattr(written, "__name__", written))
