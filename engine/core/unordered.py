"""The order of what a view hides: it is the same wherever the hidden things lay.

Hands are kept sorted. A view that only put a back in the place of each hidden card would show, by
where the open cards stand among the backs, how many cards of which kind are held.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any, Final

PLAIN: Final = frozenset((
    "int", "str", "bool", "float", "int | None", "str | None", "list[int]", "list[str]",
))  # fmt: skip
"""Fields of these types hold no handful."""
HANDFUL: Final = (str, int)
"""What a handful is of: words or numbers."""

Order = Callable[[Any, Any], Any]
"""Gives the view of a table, or of a part of it, in order."""


def without_telling_order(table: Any, view: Any) -> Any:
    """The view of a table, in which what is known of a handful stands before what is hidden.

    A handful is a tuple of words or numbers in which the view shows something that the table does
    not have; what is known of it is sorted. All else stays where it is, lists too: they hold one
    thing for each seat or place. `view` is the caller's own: its parts that can be changed are.
    """
    if view is table:
        return view
    order = order_of(view.__class__)
    return view if order is None else order(table, view)


@cache
def order_of(kind: Any) -> Order | None:
    """The function that orders what is of a class; None for what holds no handful."""
    if kind is tuple:
        return _tuple_in_order
    if kind is list:
        return _parts_in_order
    if not is_dataclass(kind):
        return None
    names = [each.name for each in fields(kind) if _type_of(each.type) not in PLAIN]
    return _order_of_fields(names, vars(kind)["__dataclass_params__"].frozen) if names else None


def _order_of_fields(names: Sequence[str], is_frozen: bool) -> Order:
    """One that looks at these fields: as quick as one written out by hand.

    Nearly all that a view holds is what the table holds, so that little is done beyond asking.
    """
    lines = [
        "def order(table, view):",
        " if view.__class__ is not table.__class__: return view",
    ]
    if is_frozen:
        lines.append(" changed = {}")
    for name in names:
        lines += [
            f" if (now := view.{name}) is not (was := table.{name}):",
            "  kind = now.__class__",
            "  order = in_tuple if kind is tuple else in_list if kind is list else ordered",
            "  if (part := order(was, now)) is not now:",
            f"   changed[{name!r}] = part" if is_frozen else f"   view.{name} = part",
        ]
    lines.append(f" return {'replace(view, **changed) if changed else ' * is_frozen}view")
    made_there: dict[str, Any] = {
        "in_tuple": _tuple_in_order,
        "in_list": _parts_in_order,
        "ordered": without_telling_order,
        "replace": replace,
    }
    exec("\n".join(lines), made_there)
    made: Order = made_there["order"]
    return made


def _parts_in_order(table: Sequence[Any], view: Any) -> Any:
    if not view:
        return view
    kind = view[0].__class__
    if kind in HANDFUL:
        return view
    order = _tuple_in_order if kind is tuple else order_of(kind)
    if order is None:
        return view
    parts = None
    for number, (before, seen) in enumerate(zip(table, view, strict=False)):
        if seen is before:
            continue
        if seen.__class__ is kind:
            part = order(before, seen)
        else:
            part = without_telling_order(before, seen)
        if part is not seen:
            parts = parts or list(view)
            parts[number] = part
    return view if parts is None or len(view) != len(table) else type(view)(parts)


def _tuple_in_order(table: Sequence[Any], view: tuple[Any, ...]) -> Any:
    if not view:
        return view
    if view[0].__class__ not in HANDFUL:
        return _parts_in_order(table, view)
    back = view[-1]
    before_backs = len(view) - view.count(back)
    if not before_backs:
        return view
    if before_backs == 1 and view[0] in table and view[0] != back and back not in table:
        return view  # the top of a stack, then backs alone
    hidden = set(view).difference(table)
    if not hidden:
        return view
    known = sorted([each for each in view if each not in hidden])
    return (*known, *sorted([each for each in view if each in hidden]))


def _type_of(written: Any) -> str:
    return written if isinstance(written, str) else str(getattr(written, "__name__", written))
