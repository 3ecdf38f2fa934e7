"""What stands in tables of words, such as those of a position page."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from engine.text.message import Message


def said_within(thing: Any) -> Iterator[Message]:
    """Every `Message` of a table, of the dataclasses in it, and of their lists."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, Mapping):
        for each in thing.values():
            yield from said_within(each)
    elif is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            yield from said_within(getattr(thing, field.name))
    elif isinstance(thing, Collection) and not isinstance(thing, str | bytes):
        for each in thing:
            yield from said_within(each)
