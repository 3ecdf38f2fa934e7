"""Moves in the words of the board: where a tile goes, which stone, which person. Pure."""

from __future__ import annotations

from typing import Any, Final

from engine.core.decision import Option
from engine.core.recorded import MoveOption
from engine.text.said import Ordinal, Said
from games.rajas.board import ASSORTED, GOODS, Space, Tile
from games.rajas.dice import COLOUR_OF, COLOURS, FACE_OF, colour_words, dice_words, die_name, turned
from games.rajas.effects import BUILDING_NAMES, effects_said, the_person, words_of
from games.rajas.moves import (
    NO_DIE,
    Buy,
    Claim,
    CoverBorder,
    Lay,
    Pay,
    Place,
    PutYield,
    Replace,
    Sail,
    Sell,
    TakeDice,
    TurnDie,
    Upgrade,
    UseYield,
    Visit,
)
from games.rajas.naming import cell_said, die_said, sides_said
from games.rajas.spaces import spaces_ahead
from games.rajas.state import RajasTable
from games.rajas.steps.building import LayTile

SIDE_NAMES: Final = {1: "north", 2: "east", 4: "south", 8: "west"}


def space_words(space: Space) -> str:
    """A space of the board as people call it: "Silk market", "Balcony, orange"."""
    if space.area == "market":
        return (
            "Mixed market" if space.good == ASSORTED else f"{GOODS[space.good].capitalize()} market"
        )
    if space.area == "balconies":
        return f"Balcony, {COLOURS[COLOUR_OF[min(space.codes)]]}"
    if space.area == "terrace":
        return f"Terrace, {COLOURS[space.takes]}" if space.takes >= 0 else "Terrace, dice again"
    return space.name


def cell_words(table: RajasTable, cell: int) -> str:
    """A cell of the province: "row 2, column 3"."""
    row, column = divmod(cell, table.board.grid.cols)
    return f"row {row + 1}, column {column + 1}"


def border_words(table: RajasTable, border: int) -> str:
    """A border of the province by its cell: "the north border at column 2"."""
    facts = table.side.borders[border]
    row, column = divmod(facts.cell, table.board.grid.cols)
    where = f"column {column + 1}" if facts.side in (1, 4) else f"row {row + 1}"
    return f"the {SIDE_NAMES[facts.side]} border at {where}"


def tile_title(tile: Tile) -> str:
    """A tile by colour and price: "orange tile for 8"."""
    return f"{COLOURS[tile.colour]} tile for {tile.price}"


def listed_said(option: Option, table: RajasTable, seat: int) -> Said:
    """The same as one of a list: spaces and yield tiles that are alike can be told apart."""
    match option:
        case Place(space):
            said = option_said(option, table, seat)
            return Said(said.key, {**said.args, "where": listed_space(table, space)})
        case PutYield(tile) | UseYield(tile):
            said = option_said(option, table, seat)
            return Said(said.key, {**said.args, "tile": _numbered_yield(table, tile)})
    return option_said(option, table, seat)


def listed_space(table: RajasTable, name: str) -> Said:
    """A space by a name that tells it from those that are alike, where it is said in full."""
    called = table.space(name).called
    alike = [space.id for space in table.spaces if space.called == called]
    return Said("listed-space", {"where": called, "nth": Ordinal(alike.index(name) + 1)})


def _numbered_yield(table: RajasTable, name: str) -> Said:
    tiles = table.board.yields
    tile = tiles[name]
    alike = [
        each.id
        for each in tiles.values()
        if (each.colour, each.effects) == (tile.colour, tile.effects)
    ]
    args = {"brings": effects_said(tile.effects), "nth": Ordinal(alike.index(name) + 1)}
    return Said("yield-tile", args)


def option_said(option: Option, table: RajasTable, seat: int) -> Said:
    """What a person would do, with the names of what lies on this table."""
    columns = table.board.grid.cols
    match option:
        case Place(space, die):
            args: dict[str, Any] = {"where": table.space(space).called}
            if die == NO_DIE:
                return Said("option-place", args)
            return Said("option-place-with", {**args, "die": die_said(die)})
        case Sail(steps):
            return Said("option-sail", {"space": spaces_ahead(table, seat)[steps - 1]})
        case Buy(tile):
            return Said("option-buy", {"called": table.tile(tile).called})
        case Lay(cell, turn):
            step = table.steps[-1]
            assert isinstance(step, LayTile)
            roads = sides_said(table.tile(step.tile).turned[turn])
            return Said("option-lay", {"where": cell_said(cell, columns), "roads": roads})
        case Claim(border) | CoverBorder(border):
            return Said("option-border", {"where": table.border_called(border)})
        case Replace(cell, tile):
            where = cell_said(cell, columns)
            return Said("option-replace", {"called": table.tile(tile).called, "where": where})
        case PutYield(tile, border):
            args = {"tile": yield_said(table, tile), "where": table.border_called(border)}
            return Said("option-put-yield", args)
        case UseYield(tile):
            return Said("option-use-yield", {"tile": yield_said(table, tile)})
    assert isinstance(option, MoveOption)
    return option.said()


def yield_said(table: RajasTable, tile: str) -> Said:
    """A yield tile as people call it: "yield tile (2 karma)"."""
    return Said("yield-tile", {"brings": effects_said(table.board.yields[tile].effects)})


def option_words(option: Option, table: RajasTable, seat: int) -> str:
    """What a person would do, in the words of the board."""
    words = _words(option, table, seat)
    return words[:1].upper() + words[1:]


def _words(option: Option, table: RajasTable, seat: int) -> str:
    match option:
        case Place(space, die):
            name = space_words(table.space(space))
            return name if die == NO_DIE else f"{name} with {die_name(die)}"
        case TurnDie(die):
            return f"turn {die_name(die)} to {FACE_OF[turned(die)]}"
        case TakeDice(colours):
            return f"take {colour_words(colours)}"
        case Upgrade(building):
            return f"raise the {BUILDING_NAMES[building]}"
        case Sail(steps):
            return f"sail to stone {spaces_ahead(table, seat)[steps - 1]}"
        case Buy(tile):
            return f"{tile_title(table.tile(tile))} ({_contents(table.tile(tile))})"
        case Pay(dice):
            return f"pay {dice_words(dice)}"
        case Lay(cell, turn):
            way = f", turned {90 * turn}°" if turn else ""
            return f"{cell_words(table, cell)}{way}"
        case Claim(border) | CoverBorder(border):
            return border_words(table, border)
        case Sell(good):
            return f"sell {GOODS[good]}"
        case Visit(who):
            return f"visit {the_person(who)}"
        case Replace(cell, tile):
            return f"{tile_title(table.tile(tile))} in {cell_words(table, cell)}"
        case PutYield(tile, border):
            effects = words_of(table.board.yields[tile].effects)
            return f"{effects} on {border_words(table, border)}"
        case UseYield(tile):
            return f"use {words_of(table.board.yields[tile].effects)}"
    return str(option)


def _contents(tile: Tile) -> str:
    parts = [BUILDING_NAMES[building] for building in tile.buildings]
    parts += [f"{GOODS[good]} {value}" for good, value in tile.markets]
    return ", ".join(parts) or "roads only"
