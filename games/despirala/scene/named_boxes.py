"""Where the things of the table lie that a lesson names."""

from __future__ import annotations

from engine.ui.box import Box
from games.despirala.combinations import NAMES
from games.despirala.scene.layout import BoardLayout


def box_named(name: str, places: BoardLayout, goods: int) -> Box:
    """`dice`, `goods`, their `goods number`, `sheet`, or `row` with its name."""
    tray, sheet = places.tray, places.sheet
    if name.startswith("row "):
        return sheet.rows[NAMES.index(name[4:])].box
    named = {
        "dice": tray.roll.union(tray.aside), "goods": tray.goods, "sheet": sheet.box,
        "goods number": tray.goods_number(goods),
    }  # fmt: skip
    return named[name]
