"""Moves with the names of what lies on the table: where a tile goes, which space, which person."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Option
from engine.core.recorded import MoveOption
from engine.text.message import Message, Ordinal
from games.rajas.effects import effects_said
from games.rajas.moves import (
    NO_DIE,
    Buy,
    Claim,
    CoverBorder,
    Lay,
    Place,
    PutYield,
    Replace,
    Sail,
    UseYield,
)
from games.rajas.naming import cell_said, die_said, sides_said
from games.rajas.spaces import spaces_ahead
from games.rajas.state import RajasTable
from games.rajas.steps.building import LayTile


def listed_said(option: Option, table: RajasTable, seat: int) -> Message:
    """The same as one of a list: spaces and yield tiles that are alike can be told apart."""
    match option:
        case Place(space):
            said = option_said(option, table, seat)
            return Message(said.key, {**said.args, "where": listed_space(table, space)})
        case PutYield(tile) | UseYield(tile):
            said = option_said(option, table, seat)
            return Message(said.key, {**said.args, "tile": _numbered_yield(table, tile)})
    return option_said(option, table, seat)


def listed_space(table: RajasTable, name: str) -> Message:
    """A space by a name that tells it from those that are alike, where it is said in full."""
    called = table.space(name).called
    alike = [space.id for space in table.spaces if space.called == called]
    return Message("listed-space", {"where": called, "nth": Ordinal(alike.index(name) + 1)})


def _numbered_yield(table: RajasTable, name: str) -> Message:
    tiles = table.board.yields
    tile = tiles[name]
    alike = [
        each.id
        for each in tiles.values()
        if (each.colour, each.effects) == (tile.colour, tile.effects)
    ]
    args = {"brings": effects_said(tile.effects), "nth": Ordinal(alike.index(name) + 1)}
    return Message("yield-tile", args)


def option_said(option: Option, table: RajasTable, seat: int) -> Message:
    """What a person would do, with the names of what lies on this table."""
    columns = table.board.grid.cols
    match option:
        case Place(space, die):
            args: dict[str, Any] = {"where": table.space(space).called}
            if die == NO_DIE:
                return Message("option-place", args)
            return Message("option-place-with", {**args, "die": die_said(die)})
        case Sail(steps):
            return Message("option-sail", {"space": spaces_ahead(table, seat)[steps - 1]})
        case Buy(tile):
            return Message("option-buy", {"called": table.tile(tile).called})
        case Lay(cell, turn):
            step = table.steps[-1]
            assert isinstance(step, LayTile)
            roads = sides_said(table.tile(step.tile).turned[turn])
            return Message("option-lay", {"where": cell_said(cell, columns), "roads": roads})
        case Claim(border):
            return Message("option-border", {"where": table.border_called(border)})
        case CoverBorder(border):
            return Message("option-cover", {"where": table.border_called(border)})
        case Replace(cell, tile):
            where = cell_said(cell, columns)
            return Message("option-replace", {"called": table.tile(tile).called, "where": where})
        case PutYield(tile, border):
            args = {"tile": yield_said(table, tile), "where": table.border_called(border)}
            return Message("option-put-yield", args)
        case UseYield(tile):
            return Message("option-use-yield", {"tile": yield_said(table, tile)})
    assert isinstance(option, MoveOption)
    return option.said()


def yield_said(table: RajasTable, tile: str) -> Message:
    """A yield tile as people call it: "yield tile (2 karma)"."""
    return Message("yield-tile", {"brings": effects_said(table.board.yields[tile].effects)})
