"""Province tiles in words."""

from __future__ import annotations

from games.rajas.board import GOODS, Tile
from games.rajas.dice import COLOURS
from games.rajas.effects import BUILDING_NAMES
from games.rajas.grid import SIDES, side_of


def tile_words(tile: Tile) -> str:
    """A tile with all that is on it: "OS2 orange 7, roads NS: palace, silk 2"."""
    sides = "".join(side for side in SIDES if side_of(side) & tile.roads)
    return (
        f"{tile.id} {COLOURS[tile.colour]} {tile.price}, roads {sides}: {', '.join(_things(tile))}"
    )


def spoken_tile(tile: Tile) -> str:
    """A tile as people say it, without code and price: "orange tile with palace and silk 2"."""
    *others, last = _things(tile)
    things = f"{', '.join(others)} and {last}" if others else last
    return f"{COLOURS[tile.colour]} tile with {things}"


def _things(tile: Tile) -> list[str]:
    things = [BUILDING_NAMES[building] for building in tile.buildings]
    return things + [f"{GOODS[good]} {value}" for good, value in tile.markets]
