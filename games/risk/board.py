"""The board of Risk: territories, continents and borders, numbered as in the contest."""

from __future__ import annotations

import json
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from engine.core.errors import InputError
from engine.text.message import Message, ThingName

_FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parent / "data" / "board.json").read_text(encoding="utf-8")
)


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
