"""The order of what a view hides: it is the same wherever the hidden things lay.

Hands are kept sorted. A view that only put a back in the place of each hidden card would show, by
where the open cards stand among the backs, how many cards of which kind are held.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any


def without_telling_order(table: Any, view: Any) -> Any:
    """The view of a table, in which what is known of a handful stands before what is hidden.

    A handful is a tuple of words or numbers in which the view shows something that the table does
    not have; what is known of it is sorted. All else stays where it is, lists too: they hold one
    thing for each seat or place. `view` is the caller's own: its parts that can be changed are.
    """
    if view is table:
        return view
    if isinstance(view, (tuple, list)) and isinstance(table, (tuple, list)):
        return _put_in_order(table, view)
    if isinstance(view, dict) and isinstance(table, dict):
        changed = {
            key: without_telling_order(table[key], value)
            for key, value in view.items()
            if key in table
        }
        view.update({key: value for key, value in changed.items() if value is not view[key]})
        return view
    if is_dataclass(view) and type(view) is type(table):
        return _fields_in_order(table, view)
    return view


def _put_in_order(table: Any, view: Any) -> Any:
    if not view:
        return view
    if isinstance(view[0], (str, int)):
        return _handful(table, view) if isinstance(view, tuple) else view
    if len(view) != len(table):
        return view
    parts = [without_telling_order(before, seen) for before, seen in zip(table, view, strict=True)]
    if all(part is seen for part, seen in zip(parts, view, strict=True)):
        return view
    return type(view)(parts)


def _handful(table: Sequence[Any], view: tuple[Any, ...]) -> tuple[Any, ...]:
    hidden = set(view).difference(table)
    if not hidden:
        return view
    known = sorted([each for each in view if each not in hidden])
    return (*known, *sorted([each for each in view if each in hidden]))


def _fields_in_order(table: Any, view: Any) -> Any:
    kind: type = type(view)
    names, is_frozen = _fields_of(kind)
    changed = {}
    for name in names:
        seen, before = getattr(view, name), getattr(table, name)
        if seen is not before:
            part = without_telling_order(before, seen)
            if part is not seen:
                changed[name] = part
    if not changed:
        return view
    if is_frozen:
        return replace(view, **changed)
    for name, part in changed.items():
        setattr(view, name, part)
    return view


@cache
def _fields_of(kind: Any) -> tuple[tuple[str, ...], bool]:
    """The names of its fields, and whether they cannot be changed."""
    return tuple([each.name for each in fields(kind)]), kind.__dataclass_params__.frozen
