"""Options named by what is pointed at: a space and a die, a tile and a cell, some dice.

The order in which the parts of a name are pointed at does not matter, and a part may come more
than once (two dice of a colour).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.core.decision import Option
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

Part = tuple[str, Any]
"""("space", name), ("die", number), ("tile", name), ("cell", number), ("border", number),
("scroll", building), ("stone", number), ("colour", number), ("good", number), ("yield", name)."""


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


class Named:
    """A decision's options by their names; `chosen` is what was pointed at so far."""

    def __init__(self, options: Iterable[Option], table: RajasTable | None, seat: int) -> None:
        self.chosen: list[Part] = []
        self._names: list[tuple[Counter[Part], Option]] = []
        if table is not None:
            named = ((name_of(option, table, seat), option) for option in options)
            self._names = [(Counter(name), option) for name, option in named if name]
        self.known = frozenset(part for name, _ in self._names for part in name)
        """Everything that some option is named by."""
        self._lit: tuple[tuple[Part, ...], frozenset[Part]] | None = None

    def fitting(self, chosen: Iterable[Part] | None = None) -> list[Option]:
        """The options that what is chosen may still become."""
        parts = Counter(self.chosen if chosen is None else chosen)
        return [option for name, option in self._names if parts <= name]

    @property
    def lit(self) -> frozenset[Part]:
        """What can be pointed at next."""
        key = tuple(self.chosen)
        if self._lit is None or self._lit[0] != key:
            parts = Counter(key)
            fitting = (name - parts for name, _ in self._names if parts <= name)
            self._lit = (key, frozenset(part for name in fitting for part in name))
        return self._lit[1]

    @property
    def complete(self) -> list[Option]:
        """The options that are named in full: several where only a turn is still to be chosen."""
        parts = Counter(self.chosen)
        return [option for name, option in self._names if name == parts]

    def point_at(self, part: Part) -> bool:
        """One part more; a part that cannot come next begins anew. Whether it means anything."""
        if part not in self.lit:
            if part not in self.known:
                return False
            self.chosen = [part]
            return True
        self.chosen.append(part)
        return True

    def take_back(self, part: Part) -> bool:
        """A part is chosen no more; False when it was not."""
        if part not in self.chosen:
            return False
        self.chosen.remove(part)
        return True

    def clear(self) -> bool:
        """Nothing is chosen any more; False when nothing was."""
        had, self.chosen = bool(self.chosen), []
        return had
