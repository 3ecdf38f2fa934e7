"""The words of Rajas of the Ganges: its messages, and its table in plain text.

English serves in every language as yet for pictures of the rules and names of fields.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice, voice_of
from games.rajas.board import AREAS
from games.rajas.effects import (
    AREA,
    BUILDING,
    BUILDING_NAMES,
    BUILDINGS,
    YIELD_COLOUR,
    cell_said,
    effects_said,
    handful,
    sides_said,
)
from games.rajas.move_words import listed_space, yield_said
from games.rajas.spaces import cost_said, gain_said
from games.rajas.state import LOOSE, Laid, RajasTable

VOICE: Final = voice_of((), Path(__file__).parent)


ROUGH = "  "


def describe(table: RajasTable, voice: Voice) -> str:
    lines = [voice.say(_heading(table)), ""]
    for number in table.order:
        lines += _seat(table, number, voice)
    lines += ["", voice.say(Message("table-free-spaces"))]
    lines += [f"{ROUGH}{line}" for line in _spaces(table, voice)]
    lines += ["", voice.say(Message("table-tiles"))]
    lines += [
        f"{ROUGH}{voice.say(Message('table-tile', table.tile(top).called.args))}"
        for top in table.face_up
    ]
    if not all(seat.is_dummy for seat in table.seats):
        lines += ["", *map(voice.say, _edges(table))]
    return "\n".join([*lines, "", voice.say(_river(table))])


def _heading(table: RajasTable) -> Message:
    if table.is_over:
        return Message("table-over")
    if not table.round:
        return Message("table-setting-up")
    args = {"round": table.round, "seat": SeatNumber(table.seat), "isLast": table.is_ending}
    return Message("table-playing", args)


def _seat(table: RajasTable, number: int, voice: Voice) -> Iterator[str]:
    seat = table.seats[number]
    args: dict[str, Any] = {
        "who": voice.named(number),
        "fame": seat.fame,
        "money": seat.money,
        "gap": max(0, seat.gap),
        "overlap": max(0, seat.overlap),
        "workers": seat.workers,
        "owned": seat.owned,
        "hasElephant": number == table.elephant,
    }
    yield voice.say(Message("table-seat", args))
    pairs = zip(BUILDING_NAMES, seat.scrolls, strict=True)
    worth = [Message("table-building", {"building": BUILDING(b), "value": v}) for b, v in pairs]
    told = [
        Message("table-dummys-dice" if seat.is_dummy else "table-dice",
             {"dice": handful(seat.dice), "karma": seat.karma}),
        Message("table-own", {"buildings": tuple(worth), "boat": seat.boat}),
    ]  # fmt: skip
    if seat.tiles:
        tiles = tuple([_laid(table, laid) for laid in seat.tiles])
        told.append(Message("table-own-tiles", {"tiles": tiles}))
    lying = [
        Message(
            "table-on-border", {"tile": yield_said(table, tile), "where": table.border_called(n)}
        )
        for n, tile in enumerate(seat.yields)
        if tile
    ]
    if lying:
        told.append(Message("table-own-yields", {"tiles": tuple(lying)}))
    if seat.claimed:
        borders = tuple([table.border_called(border) for border in sorted(seat.claimed)])
        told.append(Message("table-connected", {"borders": borders}))
    yield from (f"{ROUGH}{voice.say(said)}" for said in told)


def _laid(table: RajasTable, laid: Laid) -> Message:
    tile = table.tile(laid.tile)
    if laid.cell == LOOSE:
        return Message("table-loose-tile", {"called": tile.called})
    where, roads = cell_said(laid.cell, table.board.grid.cols), sides_said(tile.turned[laid.turn])
    return Message("table-laid-tile", {"called": tile.called, "where": where, "roads": roads})


def _spaces(table: RajasTable, voice: Voice) -> Iterator[str]:
    """The free spaces of each area; those that are alike are told apart."""
    for area in AREAS:
        free = [
            space for space in table.spaces if space.area == area and space.id not in table.placed
        ]
        if free:
            names = voice.all_of([listed_space(table, space.id) for space in free])
            told = [
                Message("table-space", {"name": n, "cost": cost_said(s), "brings": gain_said(s)})
                for n, s in zip(names, free, strict=True)
            ]
            yield voice.say(Message("table-area", {"area": AREA(area), "spaces": tuple(told)}))


def surroundings(table: RajasTable, voice: Voice) -> list[str]:
    """The spaces that are taken, with whose worker is there."""
    said = []
    for space, seat in table.placed.items():
        args = {"space": listed_space(table, space), "seat": SeatNumber(seat)}
        said.append(voice.say(Message("listen-taken", args)))
    return said


def _edges(table: RajasTable) -> Iterator[Message]:
    grid = table.board.grid
    args = {
        "rows": grid.rows,
        "columns": grid.cols,
        "where": cell_said(grid.residence, grid.cols),
        "roads": sides_said(grid.exits),
    }
    yield Message("table-province", args)
    borders = [
        Message(
            "table-border", {"where": table.border_called(n), "brings": effects_said(b.effects)}
        )
        for n, b in enumerate(table.side.borders)
    ]
    yield Message("table-borders", {"borders": tuple(borders)})
    if table.is_navaratnas:
        for number, colour in enumerate(BUILDINGS):
            brings = _face_up(table, number)
            if brings:
                args = {"colour": YIELD_COLOUR(colour), "tiles": tuple(brings)}
                yield Message("table-yields", args)


def _face_up(table: RajasTable, colour: int) -> Sequence[Message]:
    tiles = [table.board.yields[name] for name in table.yields]
    return [effects_said(tile.effects) for tile in tiles if tile.colour == colour]


def _river(table: RajasTable) -> Message:
    spaces = []
    for space in range(1, table.board.last_space + 1):
        boats = [SeatNumber(n) for n, seat in enumerate(table.seats) if seat.boat == space]
        args = {
            "space": space,
            "brings": effects_said(table.bonus_at(space)),
            "boats": tuple(boats),
        }
        spaces.append(Message("table-river-space", args))
    return Message("table-river", {"spaces": tuple(spaces)})
