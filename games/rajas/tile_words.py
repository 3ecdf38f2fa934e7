"""Province tiles in words."""

from __future__ import annotations

from games.rajas.board import GOODS, Tile
from games.rajas.dice import COLOURS
from games.rajas.effects import BUILDING_NAMES
from games.rajas.grid import SIDES, side_of
from games.rajas.wording import listed


def tile_words(tile: Tile) -> str:
    """A tile with all that is on it: "OS2 orange 7, roads NS: palace, silk 2"."""
    sides = "".join(side for side in SIDES if side_of(side) & tile.roads)
    return (
        f"{tile.id} {COLOURS[tile.colour]} {tile.price}, roads {sides}: {', '.join(_things(tile))}"
    )


def things_on(tile: Tile) -> str:
    """Buildings and markets of a tile within a sentence: "palace and silk 2"."""
    return listed(_things(tile))


def _things(tile: Tile) -> list[str]:
    things = [BUILDING_NAMES[building] for building in tile.buildings]
    return things + [f"{GOODS[good]} {value}" for good, value in tile.markets]
