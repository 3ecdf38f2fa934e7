"""The tiles: 55 with two sides, 9 faction tiles, 9 home worlds; the names of what is on them.

Every printed side has a number: tile `t` has the development side 2t and the world side 2t + 1,
then come the two squares of every faction tile and the home worlds. A tableau is a tuple of such
numbers; what it can do depends on nothing else, so answers are remembered by tableau.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal, TypeVar

from engine.text.message import Message, NameOf, ThingName
from games.roll_galaxy.dice import (
    COLOUR_NAMES,
    COLOURS,
    DEVELOP,
    FACE_NAMES,
    FACTS,
    GRAY,
    PHASES,
    SETTLE,
    WORKER_NAMES,
    Dice,
)
from games.roll_galaxy.effects import (
    CostDiscount,
    Effect,
    ExtraGoodPlace,
    ExtraWorker,
    colour_number,
    read_effect,
)

HIDDEN = -1
"""A tile that this view does not know."""

Tableau = tuple[int, ...]
EffectKind = TypeVar("EffectKind", bound=Effect)
REMEMBERED = 1 << 15


@dataclass(frozen=True, slots=True)
class Side:
    """One printed side of a tile; `colour` is that of a world (GRAY without goods), else None."""

    id: int
    key: str
    name: str
    cost: int
    colour: int | None
    six_plus: bool
    has_reassign: bool
    effects: tuple[Effect, ...]
    text: str
    origin: Literal["game", "faction", "home"]

    @property
    def is_world(self) -> bool:
        return self.colour is not None

    @property
    def holds_goods(self) -> bool:
        return self.colour is not None and self.colour != GRAY


def _read_side(id: int, key: str, origin: Any, fact: dict[str, Any]) -> Side:
    effects = [
        read_effect(effect, f"{key}.effects[{number}]")
        for number, effect in enumerate(fact["effects"])
    ]
    return Side(
        id,
        key,
        fact["name"],
        fact["cost"],
        colour_number(fact["colour"]) if fact["kind"] == "world" else None,
        fact.get("six_plus", False),
        fact.get("has_reassign", False),
        tuple(effects),
        fact["text"],
        origin,
    )


def _read_sides() -> tuple[Side, ...]:
    facts = [
        (f"T{number:02}{letter}", "game", fact)
        for number, pair in enumerate(FACTS["tiles"], 1)
        for letter, fact in zip("DW", pair, strict=True)
    ]
    facts += [
        (f"F{number}{letter}", "faction", fact)
        for number, pair in enumerate(FACTS["factions"], 1)
        for letter, fact in zip("AB", pair, strict=True)
    ]
    facts += [(f"H{number}", "home", fact) for number, fact in enumerate(FACTS["homes"], 1)]
    return tuple(_read_side(id, *fact) for id, fact in enumerate(facts))


SIDES = _read_sides()
TILES = len(FACTS["tiles"])
FACTIONS = len(FACTS["factions"])
HOMES = len(FACTS["homes"])
FIRST_FACTION_SIDE = 2 * TILES
FIRST_HOME_SIDE = FIRST_FACTION_SIDE + 2 * FACTIONS

TILE_NAMES = tuple(f"{SIDES[2 * tile].name} / {SIDES[2 * tile + 1].name}" for tile in range(TILES))
FACTION_NAMES = tuple(
    f"{SIDES[side].name} / {SIDES[side + 1].name}"
    for side in range(FIRST_FACTION_SIDE, FIRST_HOME_SIDE, 2)
)
HOME_NAMES = tuple(side.name for side in SIDES[FIRST_HOME_SIDE:])

NO_VALUE = 0
TRADE_VALUES: tuple[int, ...] = tuple(
    {colour_number(name): value for name, value in FACTS["trade_values"].items()}.get(
        colour, NO_VALUE
    )
    for colour in range(GRAY + 1)
)
"""Per colour of a world, what its good is worth in a trade."""


def tile_of(side: int) -> int:
    return side >> 1


def faction_sides(faction: int) -> tuple[int, int]:
    """The two squares of a faction tile, numbered from 0."""
    first = FIRST_FACTION_SIDE + 2 * faction
    return first, first + 1


# -- what a tableau can do ------------------------------------------------------------------------


def effects_in(tableau: Tableau, kind: type[EffectKind]) -> tuple[tuple[int, EffectKind], ...]:
    """All powers of one kind in a tableau, each with the side that it is printed on."""
    return _powers(tableau).get(kind, ())


@lru_cache(REMEMBERED)
def _powers(tableau: Tableau) -> Mapping[type, tuple[tuple[int, Any], ...]]:
    found: dict[type, tuple[tuple[int, Any], ...]] = {}
    for side in tableau:
        for effect in SIDES[side].effects:
            found[type(effect)] = (*found.get(type(effect), ()), (side, effect))
    return found


@lru_cache(REMEMBERED)
def cost_of(tableau: Tableau, side: int) -> int:
    """The dice needed to complete a side: its printed cost less the tableau's discounts.

    Discounts with the higher floor come first; none raises a cost.
    """
    tile = SIDES[side]
    phase = SETTLE if tile.is_world else DEVELOP
    discounts = [
        discount
        for _, discount in effects_in(tableau, CostDiscount)
        if discount.phase == phase and _applies(discount, tile)
    ]
    cost = tile.cost
    for discount in sorted(discounts, key=lambda each: -each.floor):
        cost = min(cost, max(discount.floor, cost - discount.amount))
    return cost


def _applies(discount: CostDiscount, tile: Side) -> bool:
    if discount.needs_reassign and not tile.has_reassign:
        return False
    return discount.world_colours is None or tile.colour in discount.world_colours


@lru_cache(REMEMBERED)
def virtual_workers(tableau: Tableau, phase: int) -> tuple[int, ...]:
    """The colours of the workers that the tableau adds to a phase."""
    return tuple(
        colour
        for _, effect in effects_in(tableau, ExtraWorker)
        if effect.phase == phase
        for colour in effect.colours
    )


@lru_cache(REMEMBERED)
def good_places(tableau: Tableau) -> tuple[int, ...]:
    """Per square of the tableau, how many goods it can hold."""
    places = 1 + sum(effect.count for _, effect in effects_in(tableau, ExtraGoodPlace))
    return tuple(places if SIDES[side].holds_goods else 0 for side in tableau)


@dataclass(frozen=True, slots=True)
class NumberedName(NameOf):
    """The kind of a field that holds one of a family by its number."""

    names: tuple[str, ...]

    def __call__(self, value: str | int) -> ThingName:
        return ThingName(self.family, self.names[int(value)])

    def typed(self, value: Any) -> str:
        return self.names[int(value)]


COLOUR: Final = NumberedName("colour", (*COLOURS, "gray"))
PHASE: Final = NumberedName("phase", PHASES)
FACE: Final = NumberedName("phase", FACE_NAMES)
SIDE: Final = NumberedName("side", tuple(side.name for side in SIDES))
KIND: Final = NumberedName("kind", (*COLOUR_NAMES, "gray"))
"""What dice and worlds of a colour stand for, as the rulebook names it."""
WORKER: Final = NumberedName("worker", WORKER_NAMES)
DICTATE: Final = ThingName("phase", "Dictate")


def phase_or_dictate(place: int) -> ThingName:
    """Where workers were: under a phase, or in the Dictate space."""
    return PHASE(place) if place < len(PHASES) else DICTATE


def tile(number: int) -> Message:
    """A tile by both its sides, or one that the reader does not know."""
    if number == HIDDEN:
        return Message("hidden-tile")
    return Message("tile", {"development": SIDE(2 * number), "world": SIDE(2 * number + 1)})


def handful(dice: Dice) -> dict[str, Any]:
    """The arguments of the message `handful`: dice by colour, and how many there are."""
    each = [
        Message("dice-of-colour", {"count": count, "colour": COLOUR(colour)})
        for colour, count in enumerate(dice)
        if count
    ]
    last = next((count for count in reversed(dice) if count), 0)
    return {"dice": tuple(each), "total": sum(dice), "last": last}
