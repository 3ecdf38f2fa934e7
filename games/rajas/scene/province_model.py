"""What lies on the board for whoever looks, as the drawing wants it."""

from __future__ import annotations

from games.rajas.effects import Effects
from games.rajas.foresight import Outlook
from games.rajas.moves import Lay
from games.rajas.scene.effect_signs import signs_of
from games.rajas.scene.province import BorderModel, ProvinceModel
from games.rajas.scene.selection import RajasSelection
from games.rajas.state import LOOSE, RajasTable


def border_effects(table: RajasTable, owner: int, border: int) -> tuple[Effects, bool]:
    """What a border of a province brings, and whether a yield tile lies there."""
    seat = table.seats[owner]
    tile = seat.yields[border] if seat.yields else ""
    if tile:
        return table.board.yields[tile].effects, True
    return table.side.borders[border].effects, False


def province_model(
    table: RajasTable, owner: int, lit: tuple[int, ...] = (), reached: tuple[int, ...] = ()
) -> ProvinceModel:
    """The province of a seat; `reached` are the borders that what hangs over it would reach."""
    seat, side = table.seats[owner], table.side
    borders = []
    for number, border in enumerate(side.borders):
        effects, is_plate = border_effects(table, owner, number)
        borders.append(BorderModel(border.cell, border.side, signs_of(effects), border.colour,
                                   is_plate, number in seat.claimed))  # fmt: skip
    tiles = tuple(
        (laid.cell, table.tile(laid.tile), laid.turn) for laid in seat.tiles if laid.cell != LOOSE
    )
    marked = tuple((side.borders[number].cell, side.borders[number].side) for number in reached)
    return ProvinceModel(tiles, tuple(borders), lit, table.board.grid.residence, marked)


def lit_cells(selection: RajasSelection) -> tuple[int, ...]:
    """The cells a tile can be laid in."""
    if selection.kind != "lay":
        return ()
    return tuple(sorted(number for kind, number in selection.paths.known if kind == "cell"))


def borders_of(outlook: Outlook) -> tuple[int, ...]:
    """The borders that are reached in what would follow."""
    return tuple(
        event.border for event in outlook.events if type(event).__name__ == "BorderReached"
    )


def hanging(selection: RajasSelection) -> Lay | None:
    """The tile in the hand over a cell."""
    return selection.laying(selection.shown_cell) if selection.kind == "lay" else None
