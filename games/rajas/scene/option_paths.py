"""Options named by what is pointed at: a space and a die, a tile and a cell, some dice.

The order in which the parts of a name are pointed at does not matter, and a part may come more
than once (two dice of a colour). There are ("space", name), ("die", number), ("tile", name),
("cell", number), ("border", number), ("scroll", building), ("stone", number), ("colour", number),
("good", number) and ("yield", name).
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Option
from engine.ui.table.selection import OptionPath, OptionPaths, Part
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
    Reroll,
    Sail,
    Sell,
    TakeDice,
    Upgrade,
    UseYield,
    Visit,
)
from games.rajas.spaces import spaces_ahead
from games.rajas.state import RajasTable


def name_of(option: Option, table: RajasTable, seat: int) -> tuple[Part, ...]:
    """What an option is named by; nothing for one that has a button of its own."""
    match option:
        case Place(space, die):
            return (("space", space),) if die == NO_DIE else (("space", space), ("die", die))
        case Buy(tile):
            return (("tile", tile),)
        case Pay(dice):
            return tuple(("die", die) for die in dice)
        case Lay(cell, _):
            return (("cell", cell),)
        case Replace(cell, tile):
            return (("cell", cell), ("tile", tile))
        case TakeDice(colours):
            return tuple(("colour", colour) for colour in colours)
        case Upgrade(building):
            return (("scroll", building),)
        case Sail(steps):
            return (("stone", spaces_ahead(table, seat)[steps - 1]),)
        case Sell(good):
            return (("good", good),)
        case Visit(who):
            return (("space", who),)
        case Claim(border) | CoverBorder(border):
            return (("border", border),)
        case PutYield(tile, border):
            return (("yield", tile), ("border", border))
        case UseYield(tile):
            return (("yield", tile),)
        case Reroll(die):
            return (("die", die),)
    return ()


def paths_of(options: Iterable[Option], table: RajasTable, seat: int) -> OptionPaths:
    """The options by their names, whose parts are pointed at in any order."""
    named = ((name_of(option, table, seat), option) for option in options)
    return OptionPaths(
        (OptionPath(name, (option,)) for name, option in named if name), is_ordered=False
    )
