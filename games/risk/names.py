"""The kinds of what is held by number and told by name: territories, continents and cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.text.message import NameOf, ThingName
from games.risk.board import CONTINENTS, SIZE, TERRITORIES
from games.risk.cards import CARD_NAMES


@dataclass(frozen=True, slots=True)
class NumberedName(NameOf):
    """The kind of a number that stands for one of `keys`: territory 0 is `territory-alaska`."""

    keys: tuple[str, ...]
    named: tuple[ThingName, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        named = tuple([ThingName(self.family, key) for key in self.keys])
        object.__setattr__(self, "named", named)

    def __call__(self, value: str | int) -> ThingName:
        return self.named[int(value)]


_PLACES = tuple(place.key for place in TERRITORIES)

TERRITORY: Final = NumberedName("territory", _PLACES)
CONTINENT: Final = NumberedName("continent", tuple(each.key for each in CONTINENTS))
CARD: Final = NumberedName("card", (*_PLACES, *CARD_NAMES[SIZE:]))
SYMBOL: Final = NameOf("symbol")
