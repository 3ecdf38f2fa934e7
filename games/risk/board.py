"""The board of Risk with its territories, continents and borders; the territory cards."""

from __future__ import annotations

import json
import pkgutil
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import lru_cache
from itertools import combinations
from typing import Any, Final

from engine.core.chance import Draw
from engine.core.errors import InputError
from engine.text.message import Message, NameOf, ThingName

_FACTS: dict[str, Any] = json.loads(pkgutil.get_data("games.risk", "data/board.json") or b"")


class UnknownTerritory(InputError):
    """The words name no territory of the board."""


@dataclass(frozen=True, slots=True)
class Territory:
    """A place on the board; `continent` is a position in CONTINENTS, `symbol` that of its card."""

    id: int
    key: str
    name: str
    continent: int
    symbol: str


@dataclass(frozen=True, slots=True)
class Continent:
    """A continent, its bonus, and its doors: the territories that border another continent."""

    id: int
    key: str
    name: str
    bonus: int
    territories: tuple[int, ...]
    doors: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Border:
    """Two adjacent territories; a sea border is a dashed line, which may wrap round the map."""

    a: int
    b: int
    is_sea: bool
    wraps: bool = False


def _read_territories() -> tuple[Territory, ...]:
    keys = [continent["key"] for continent in _FACTS["continents"]]
    return tuple(
        Territory(
            fact["id"], fact["key"], fact["name"], keys.index(fact["continent"]), fact["symbol"]
        )
        for fact in _FACTS["territories"]
    )


def _read_borders() -> tuple[Border, ...]:
    ids = {territory.key: territory.id for territory in TERRITORIES}
    return tuple(
        Border(ids[fact["a"]], ids[fact["b"]], fact["kind"] == "sea", fact.get("wraps", False))
        for fact in _FACTS["borders"]
    )


def _neighbours(territory: int) -> tuple[int, ...]:
    across = [border.b for border in BORDERS if border.a == territory]
    across += [border.a for border in BORDERS if border.b == territory]
    return tuple(sorted(across))


def _read_continents() -> tuple[Continent, ...]:
    continents = []
    for number, fact in enumerate(_FACTS["continents"]):
        members = tuple(place.id for place in TERRITORIES if place.continent == number)
        doors = tuple(place for place in members if not set(ADJACENT[place]) <= set(members))
        continents.append(
            Continent(number, fact["key"], fact["name"], fact["bonus"], members, doors)
        )
    return tuple(continents)


TERRITORIES = _read_territories()
SIZE = len(TERRITORIES)
NAMES = tuple(territory.name for territory in TERRITORIES)
BORDERS = _read_borders()
ADJACENT = tuple(_neighbours(territory) for territory in range(SIZE))
CONTINENTS = _read_continents()
CONTINENT_OF = tuple(territory.continent for territory in TERRITORIES)

STARTING_TROOPS: dict[int, int] = {
    int(seats): troops for seats, troops in _FACTS["starting_troops"].items()
}
SET_VALUES: tuple[int, ...] = tuple(_FACTS["set_values"])
SET_VALUE_STEP: int = _FACTS["set_value_step"]
MATCHING_TROOPS: int = _FACTS["matching_troops"]
WILD_COUNT: int = _FACTS["wild_cards"]

_BY_NAME = {name.casefold(): territory for territory, name in enumerate(NAMES)}
_BY_NAME |= {
    "eastern us": _BY_NAME["eastern united states"],
    "western us": _BY_NAME["western united states"],
}


def territory_named(words: str) -> int:
    """The territory of that name, in any case.

    UnknownTerritory, with a sentence that offers the nearest name, when there is none.
    """
    said = " ".join(words.casefold().replace("_", " ").split())
    if said in _BY_NAME:
        return _BY_NAME[said]
    close = get_close_matches(said, _BY_NAME, n=1, cutoff=0.6)
    if not close:
        raise UnknownTerritory(Message("no-territory", {"words": words.strip()}))
    meant = ThingName("territory", TERRITORIES[_BY_NAME[close[0]]].key)
    raise UnknownTerritory(Message("no-territory-but", {"words": words.strip(), "meant": meant}))


Cards = tuple[int, ...]
CardSet = tuple[int, int, int]

CARDS = SIZE + WILD_COUNT
"""How many cards there are; a card below SIZE shows the territory of that number."""

HIDDEN = -1
"""A card that the viewer of a table may not know."""

WILD = "Wild"
SYMBOLS = ("Infantry", "Cavalry", "Artillery")
CARD_NAMES = (*NAMES, *(f"Wild card {letter}" for letter in "AB"[:WILD_COUNT]))
_SYMBOL_OF = (*(territory.symbol for territory in TERRITORIES), *(WILD,) * WILD_COUNT)
_CARDS_BY_NAME = {name: card for card, name in enumerate(CARD_NAMES)}


class CardDraw(Draw):
    """A card from the deck; both wild cards look alike, so that either is drawn as "wild card"."""

    def parse(self, text: str) -> str | int:
        wild = next((name for name in self.items if name in CARD_NAMES[SIZE:]), None)
        if wild is not None and text.casefold().split() in (["wild"], ["wild", "card"]):
            return wild
        return super().parse(text)


def symbol(card: int) -> str:
    """Infantry, Cavalry, Artillery or Wild."""
    return _SYMBOL_OF[card]


def card_named(name: str) -> int:
    return _CARDS_BY_NAME[name]


def is_wild(card: int) -> bool:
    return card >= SIZE


def is_set(cards: CardSet) -> bool:
    """RISK-5.1 to 5.4: three alike, three different, or any two with exactly one wild card."""
    shown = {_SYMBOL_OF[card] for card in cards if not is_wild(card)}
    wild = sum(map(is_wild, cards))
    return wild == 1 or (wild == 0 and len(shown) != 2)


@lru_cache(maxsize=4096)
def sets_in(hand: Cards) -> tuple[CardSet, ...]:
    """Every set that can be made of the hand, in the order of the hand."""
    return tuple(cards for cards in combinations(hand, 3) if is_set(cards))


def set_value(number: int) -> int:
    """RISK-5.5 and 5.6: the troops for the set of that number in the game, from 1."""
    listed = len(SET_VALUES)
    if number <= listed:
        return SET_VALUES[number - 1]
    return SET_VALUES[-1] + SET_VALUE_STEP * (number - listed)


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

    def typed(self, value: Any) -> str:
        return NAMES[int(value)]


_PLACES = tuple(place.key for place in TERRITORIES)

TERRITORY: Final = NumberedName("territory", _PLACES)
CONTINENT: Final = NumberedName("continent", tuple(each.key for each in CONTINENTS))
CARD: Final = NumberedName("card", (*_PLACES, *CARD_NAMES[SIZE:]))
SYMBOL: Final = NameOf("symbol")
