"""What a game's records name: its moves, events and steps. Deriving from a base here is enough."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any, ClassVar

from engine.text.message import Message, NameOf, SeatNumber, declared_kinds, said_by_fields


class Recorded:
    """Base of every small dataclass that a record or a position names by its class."""

    __slots__ = ()


class MoveOption(Recorded):
    """An option that a decision of a game offers; its `str` is the command that people type.

    A `command` has fields in braces: names as their kind is `typed`, seats from 1. How it is told
    is another thing: the message that it `said()` to be, by its class.
    """

    __slots__ = ()

    command: ClassVar[str] = ""
    is_secret: ClassVar[bool] = False
    """Whether nobody else may know that it was chosen, whatever the decision says."""

    def __str__(self) -> str:
        cls: type = type(self)
        return self.command.format_map(
            {n: _typed(kind, getattr(self, n)) for n, kind in declared_kinds(cls)}
        )

    def said(self) -> Message:
        """The move as it is told: its class after `move-` is the key, its fields the arguments."""
        return said_by_fields(self, "move-")


def _typed(kind: Any, value: Any) -> Any:
    if kind is SeatNumber:
        return value + 1
    return kind.typed(value) if isinstance(kind, NameOf) and value is not None else value


class Event(Recorded):
    """What happened at a table, told right after the change."""

    __slots__ = ()

    reveals: ClassVar[tuple[str, ...]] = ()
    """The kinds of secret decisions whose answers it opens."""
    comes_of: ClassVar[tuple[type, ...]] = ()
    """What may bring it about: told right after such an event, it is joined to it as one."""
    only_hands: ClassVar[bool] = False
    """Whether it is told to hands at a real table alone: what happens by itself on a screen."""
    follows: ClassVar[bool] = False
    """Whether it comes of no decision, so that a person has not done it in deciding."""

    def brings_about(self, event: Any) -> bool:
        """Whether another event, told right after, came of this one."""
        return isinstance(self, getattr(event, "comes_of", ()))

    def said(self) -> Message:
        """What is told of it: its class is the key, its fields are the arguments."""
        return said_by_fields(self)

    def veiled(self) -> Any:
        """What others learn of an event that is told to one seat; None for nothing."""
        return None


def recorded(package: str) -> tuple[type, ...]:
    """Every such class of a module, or of a package's modules that are loaded, by name."""
    below = {cls for cls in _below(Recorded) if f"{cls.__module__}.".startswith(f"{package}.")}
    return tuple(sorted(filter(is_dataclass, below), key=lambda cls: cls.__name__))


def _below(base: type) -> Iterator[type]:
    below: list[type] = base.__subclasses__()
    for cls in below:
        # A dataclass with slots is made twice; the module holds the one that counts.
        if getattr(sys.modules.get(cls.__module__), cls.__name__, None) is cls:
            yield cls
        yield from _below(cls)
