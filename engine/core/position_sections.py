"""A position in lines under headings: the game, what is next, the seats, other lists."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.field_words import FieldWords, Path
from engine.core.game import Game
from engine.core.position_fields import STEPS, Field, FieldReader
from engine.text.said import Said
from engine.text.said import Words as Told


@dataclass(frozen=True, slots=True)
class SectionRow:
    """One line of the editor: a title and the fields beside it.

    `item` is the path of the item that the line can take away; `depth` how far it is indented.
    """

    title: Told
    cells: tuple[Field, ...]
    about: Told = ""
    depth: int = 0
    item: Path | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Lines under one heading; `seat` is the seat they are about."""

    title: Told
    rows: tuple[SectionRow, ...]
    seat: int | None = None


def sections_of(game: Game, document: Any) -> tuple[Section, ...]:
    """The position as the editor shows it: the game, the seats, other lists, what comes next."""
    reader = FieldReader(game, document)
    root = reader.root()
    cls = game.table_type
    plain: dict[Told, list[SectionRow]] = {}
    together: dict[str, list[tuple[Field, FieldWords]]] = {}
    last: list[SectionRow] = []
    for child in root.children:
        name = str(child.path[0])
        words = reader.words_of(cls, name)
        if words.by and child.kind in ("list", "fixed"):
            together.setdefault(words.by, []).append((child, words))
        elif name == STEPS:
            last += _next_first(child)
        else:
            plain.setdefault(words.section or Said("editor-the-game"), []).extend(rows_of(child))
    sections = [Section(title, tuple(rows)) for title, rows in plain.items()]
    if last:
        sections.append(Section(Said("editor-next-steps"), tuple(last)))
    sections += _by_seat(together.pop("seat", []))
    for lists in together.values():
        sections += _by_item(lists)
    return tuple(sections)


def _next_first(steps: Field) -> list[SectionRow]:
    """The stack of steps from its top: what happens next comes first."""
    rows = [SectionRow(Said("editor-steps"), (steps,), Said("editor-steps.about"))]
    for number, step in enumerate(reversed(steps.children)):
        named = replace(step, title=Said("editor-then") if number else Said("editor-next"))
        rows += rows_of(named, 1, step.path)
    return rows


def _by_seat(lists: Sequence[tuple[Field, FieldWords]]) -> Iterator[Section]:
    for seat in range(max((len(field.children) for field, _ in lists), default=0)):
        rows: list[SectionRow] = []
        for field, _ in lists:
            if seat < len(field.children):
                item = field.children[seat]
                rows += rows_of(item) if item.kind == "group" else _retitled(item, field.title)
        yield Section(Said("house-seat", {"number": seat + 1}), tuple(rows), seat)


def _retitled(item: Field, title: Told) -> list[SectionRow]:
    rows = rows_of(item)
    first = rows[0]
    return [replace(first, title=title), *rows[1:]]


def _by_item(lists: Sequence[tuple[Field, FieldWords]]) -> Iterator[Section]:
    """One row an item, the item of every list in it; sections follow the groups of the first."""
    first, words = lists[0]
    sections: dict[Told, list[SectionRow]] = {}
    for number, item in enumerate(first.children):
        cells = [field.children[number] for field, _ in lists if number < len(field.children)]
        group = words.groups[number] if number < len(words.groups) else first.title
        sections.setdefault(group, []).append(SectionRow(item.title, tuple(cells)))
    for title, rows in sections.items():
        yield Section(title, tuple(rows))


def rows_of(field: Field, depth: int = 0, item: Path | None = None) -> list[SectionRow]:
    """The lines of a field; a group's fields and the items of a list of groups get their own."""
    head = SectionRow(field.title, (field,), field.about, depth, item)
    if field.kind == "group":
        return _rows_of_group(field, depth, item)
    if field.kind == "map":
        rows = [
            SectionRow(each.title, (each,), "", depth + 1, each.path) for each in field.children
        ]
        return [head, *rows]
    if field.is_leaf or (field.kind == "list" and field.holds_leaves):
        return [head]
    if field.children and all(child.kind == "number" for child in field.children):
        return [head]
    rows = [] if field.kind == "fixed" else [head]
    for child in field.children:
        if not child.title:
            continue
        own = child.path if field.kind == "list" else None
        named = child if field.kind == "list" or depth else _qualified(child, field.title)
        rows += rows_of(named, depth + (field.kind == "list"), own)
    return rows


def _qualified(child: Field, title: Told) -> Field:
    return replace(child, title=Said("house-noted", {"title": title, "about": child.title}))


def _rows_of_group(field: Field, depth: int, item: Path | None) -> list[SectionRow]:
    inside = [child for child in field.children if child.is_leaf]
    longer = [child for child in field.children if not child.is_leaf]
    if item is not None:
        # An item of a list is one line: its short fields side by side, what is longer below.
        cells = (field, *inside) if field.choices else tuple(inside)
        rows = [SectionRow(field.title, cells, field.about, depth, item)]
        return rows + [row for child in longer for row in rows_of(child, depth + 1)]
    rows = [SectionRow(field.title, (field,), field.about, depth)] if field.choices else []
    inner = depth + bool(field.choices)
    return rows + [row for child in field.children for row in rows_of(child, inner)]
