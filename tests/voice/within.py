"""What stands in tables of words, such as those of a position desk, and what fields are called."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_type_hints

from engine.core.game import Game
from engine.core.position.fields import FieldReader
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


def classes_within(game: Game, *others: type) -> set[type]:
    """The dataclasses that a game's table is made of, itself and others among them."""
    found: set[type] = set()
    waiting: list[Any] = [game.table_type, *others]
    while waiting:
        here = waiting.pop()
        form = game.codec.null_form(here)
        waiting += get_args(here) if form is None else [form.other]
        if is_dataclass(here) and here not in found:
            found.add(here)
            waiting += get_type_hints(here).values()
    return found


def titles_of_fields(game: Game) -> Iterator[Message]:
    """What the classes and fields of a position are called, where a message says it."""
    reader = FieldReader(game, {})
    for cls in classes_within(game, *game.codec.registered(object)):
        titles = [reader.title_of(cls)]
        for field in fields(cls):
            titles += reader.titled(cls, field.name)
        yield from (each for each in titles if isinstance(each, Message))
