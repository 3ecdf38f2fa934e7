"""Copies of state that follow from a dataclass' fields, so that no field can be forgotten."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, Final, Self, get_args, get_origin

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
    """The expression of a value's copy."""
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
