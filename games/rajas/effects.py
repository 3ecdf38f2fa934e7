"""Dice as numbers, what tracks, tiles, borders and spaces can bring, and how all is named.

A die is `7 * colour + face`; a dummy's die shows no face (0), because it always has the pips that
are needed (SOLO-3.2).

An effect is data; `steps.effects` carries it out. `read_effects` reads the lists of the board's
data file, `effects_said` says them to people.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Annotated, Any, Final, Literal

from engine.core.decision import Recorded
from engine.core.errors import BadDocument, shown
from engine.text.message import Message, NameOf, ThingName, as_written, said_by_fields
from games.rajas.grid import EAST, NORTH, SOUTH, WEST

COLOURS: Final = ("orange", "green", "blue", "purple")
PER_COLOUR: Final = 12
FACES: Final = range(1, 7)
NO_FACE: Final = 0

Dice = tuple[int, ...]
"""A handful of dice, ascending."""

COLOUR_OF: Final = tuple(colour for colour in range(4) for _ in range(7))
FACE_OF: Final = tuple(face for _ in range(4) for face in range(7))
ALL_DICE: Final = range(len(FACE_OF))


def die(colour: int, face: int = NO_FACE) -> int:
    return 7 * colour + face


def die_name(number: int) -> str:
    """A die in words: "orange 3"; a dummy's is just "orange"."""
    face = FACE_OF[number]
    return f"{COLOURS[COLOUR_OF[number]]} {face}" if face else COLOURS[COLOUR_OF[number]]


def dice_words(dice: Sequence[int]) -> str:
    """A handful in words: "orange 3, blue 6"."""
    return ", ".join(map(die_name, dice)) or "no dice"


def colour_words(colours: Sequence[int]) -> str:
    """Colours in words: "orange, orange"."""
    return ", ".join(COLOURS[colour] for colour in colours) or "none"


def turned(number: int) -> int:
    """The die on its opposite face (RAJ-4.4)."""
    return number + 7 - 2 * FACE_OF[number]


def with_die(dice: Dice, *more: int) -> Dice:
    return tuple(sorted((*dice, *more)))


def without(dice: Dice, gone: Iterable[int]) -> Dice:
    """The handful without some of its dice; ValueError when one is not in it."""
    left = list(dice)
    for number in gone:
        left.remove(number)
    return tuple(left)


def without_one(dice: Dice, gone: int) -> Dice:
    """The handful without one of its dice; ValueError when it is not in it."""
    place = dice.index(gone)
    return dice[:place] + dice[place + 1 :]


def by_colour(dice: Dice) -> list[int]:
    """How many dice there are of each colour."""
    counts = [0, 0, 0, 0]
    for number in dice:
        counts[number // 7] += 1
    return counts


def pips(dice: Dice) -> int:
    return sum([number % 7 for number in dice])


def faces_of(dice: Dice, colour: int) -> tuple[int, ...]:
    """The faces of the dice of a colour, ascending."""
    low, high = 7 * colour, 7 * colour + 6
    return tuple([number - low for number in dice if low <= number <= high])


@lru_cache(100_000)
def payments(faces: tuple[int, ...], price: int) -> tuple[tuple[int, ...], ...]:
    """RAJ-6.1: the ways to cover a price with dice of these faces, no die superfluous.

    Fewest pips first; a price of nothing is covered by no die.
    """
    found = set(_coverings(faces, price))
    return tuple(sorted(found, key=lambda paid: (sum(paid), len(paid), paid)))


def _coverings(faces: tuple[int, ...], price: int) -> Iterator[tuple[int, ...]]:
    for chosen in range(1 << len(faces)):
        paid = tuple([face for place, face in enumerate(faces) if chosen >> place & 1])
        if sum(paid) >= price and (not paid or sum(paid) - paid[0] < price):
            yield paid


COLOUR: Final = NameOf("colour")
BUILDING: Final = NameOf("building")
GOOD: Final = NameOf("good")
PERSON: Final = NameOf("person")
TRACK_NAME: Final = NameOf("track")
SOURCE: Final = NameOf("source")
NOTHING_WHY: Final = NameOf("nothing")
YIELD_COLOUR: Final = NameOf("yield")
COUNTED_THING: Final = NameOf("counted")
SIDE: Final = NameOf("side")
AREA: Final = NameOf("area")
ANIMAL: Final = NameOf("animal")

ANIMALS: Final = ("tiger", "snake", "cow")
"""What is on the backs of the province tiles."""
SIDE_NAMES: Final = {NORTH: "north", EAST: "east", SOUTH: "south", WEST: "west"}

SOURCES: Final = (
    "quarry", "market", "harbour", "chambers", "balconies", "terrace", "buildings", "markets",
    "border", "yield-tile", "river", "bridge", "money-track", "fame-track", "karma", "handicap",
)  # fmt: skip
"""Where gains come from."""


def tile_called(tile: str) -> str:
    """A tile in English by the stack and number that its id such as "OC1" stands for."""
    colour = next((each for each in COLOURS if each[0] == tile[:1].lower()), "")
    animal = next((each for each in ANIMALS if each[0] == tile[1:2].lower()), "")
    return f"number {tile[2:]} of the {colour} {animal} stack" if colour and animal else tile


@cache
def die_said(number: int) -> Message:
    """A die: "orange 3"; a dummy's, which shows no face, is just "orange"."""
    colour = COLOUR(COLOURS[COLOUR_OF[number]])
    face = FACE_OF[number]
    return Message("die", {"colour": colour, "face": face}) if face else Message(colour.key)


def colours_said(colours: Sequence[int]) -> tuple[ThingName, ...]:
    return tuple([COLOUR(COLOURS[colour]) for colour in colours])


@cache
def handful(dice: tuple[int, ...]) -> Message:
    """Dice within a sentence: "orange 3 and blue 6"; a dummy's: "an orange die and 2 blue dice"."""
    if any(map(FACE_OF.__getitem__, dice)):
        return Message("handful", {"dice": tuple(map(die_said, dice))})
    counts = enumerate(by_colour(dice))
    told = tuple([dice_of_colour(colour, count) for colour, count in counts if count])
    return Message("handful", {"dice": told})


def dice_of_colour(colour: int, count: int) -> Message:
    """Some dice of a colour: "an orange die", "2 blue dice"."""
    return Message("dice-of-colour", {"colour": COLOUR(COLOURS[colour]), "count": count})


def cell_said(cell: int, columns: int) -> Message:
    """A cell of the province: "row 2, column 3"."""
    row, column = divmod(cell, columns)
    return Message("cell", {"row": row + 1, "column": column + 1})


def border_said(cell: int, side: int, columns: int) -> Message:
    """A border of the province by its cell: "the north border at column 2"."""
    row, column = divmod(cell, columns)
    key = {1: "border-north", 2: "border-east", 4: "border-south", 8: "border-west"}[side]
    return Message(key, {"line": 1 + (column if side in (1, 4) else row)})


def sides_said(roads: int) -> tuple[ThingName, ...]:
    """The sides of a cell that roads reach: "north", "east"."""
    return tuple([SIDE(name) for bit, name in SIDE_NAMES.items() if roads & bit])


def stack_said(stack: int) -> dict[str, Any]:
    """A stack of tiles by its colour and the animal on their backs, for messages."""
    colour, animal = divmod(stack, len(ANIMALS))
    return {"colour": COLOUR(COLOURS[colour]), "animal": ANIMAL(ANIMALS[animal])}


def things_said(
    buildings: Sequence[str], markets: Sequence[tuple[str, int]]
) -> tuple[Message, ...]:
    """Buildings and markets: "palace", "silk 2"."""
    told = [Message(BUILDING(each).key) for each in buildings]
    told += [Message("market-of", {"good": GOOD(good), "value": value}) for good, value in markets]
    return tuple(told)


def source_said(source: str) -> Message:
    """Where a gain comes from; as it is written where a position names another source."""
    name = source.replace(" ", "-")
    return Message(SOURCE(name).key) if name in SOURCES else as_written(source)


ANY = 4
"""The colour that the owner of a die chooses."""

COLOUR_NAMES = (*COLOURS, "any")
Counted = Literal[
    "market_tiles", "river_spaces", "buildings", "connected_yields", "bends", "upgrades", "workers"
]
COUNTED: tuple[Counted, ...] = (
    "market_tiles", "river_spaces", "buildings", "connected_yields", "bends", "upgrades", "workers",
)  # fmt: skip
BUILDINGS = ("white", "yellow", "red", "brown")
BUILDING_NAMES = ("temple", "palace", "fort", "mosque")
CHAMBERS = (
    "great_mogul", "dancer", "yogi", "raja_man_singh", "master_builder", "portuguese",
)  # fmt: skip
PORTUGUESE, MASTER_BUILDER, MAN_SINGH = "portuguese", "master_builder", "raja_man_singh"
CHAMBER_NAMES = (
    "Great Mogul", "Dancer", "Yogi", "Raja Man Singh", "Master Builder", "Portuguese",
)  # fmt: skip
CHOICE = "choice"


class SaidEffect(Recorded):
    """An effect says what it brings: its class after `effect-` is the key."""

    __slots__ = ()

    def said(self) -> Message:
        """What it brings, within a sentence."""
        return said_by_fields(self, "effect-")


@dataclass(frozen=True, slots=True)
class GainMoney(SaidEffect):
    """The money marker goes on, and passes its bonuses."""

    n: int


@dataclass(frozen=True, slots=True)
class GainFame(SaidEffect):
    """The fame marker goes on, and passes its bonuses."""

    n: int


@dataclass(frozen=True, slots=True)
class GainKarma(SaidEffect):
    """Karma, at most as much as can be kept; a dummy gets money."""

    n: int


@dataclass(frozen=True, slots=True)
class GainDice(SaidEffect):
    """One die of each colour named; ANY is the owner's choice."""

    colours: tuple[int, ...]

    def said(self) -> Message:
        names = [COLOUR_NAMES[colour] for colour in self.colours]
        if len(set(names)) > 1:
            return Message("effect-dice-each", {"colours": tuple(map(COLOUR, names))})
        if names[0] == COLOUR_NAMES[ANY]:
            return Message("effect-dice-any", {"count": len(names)})
        return Message("effect-dice", {"colour": COLOUR(names[0]), "count": len(names)})


@dataclass(frozen=True, slots=True)
class GainDicePerKarma(SaidEffect):
    """As many dice of any colours as karma is owned; a dummy has three."""


@dataclass(frozen=True, slots=True)
class RaiseScroll(SaidEffect):
    """That many times one of the own scrolls goes up by one."""

    n: int


@dataclass(frozen=True, slots=True)
class MoveBoat(SaidEffect):
    """The boat goes on by `n` unoccupied spaces, or by one to `n` where that is chosen."""

    n: int
    exact: bool

    def said(self) -> Message:
        return Message("effect-sail-exactly" if self.exact else "effect-sail-up-to", {"n": self.n})


@dataclass(frozen=True, slots=True)
class BuildTile(SaidEffect):
    """A build action without money."""


@dataclass(frozen=True, slots=True)
class SellGood(SaidEffect):
    """The value of the best markets of one good, no die spent."""

    most: int


@dataclass(frozen=True, slots=True)
class VisitChamber(SaidEffect):
    """What a person of the chambers gives, without die and worker; `choice` is any of them."""

    who: Annotated[str, PERSON]


@dataclass(frozen=True, slots=True)
class ReplaceTile(SaidEffect):
    """The Master Builder's work."""


@dataclass(frozen=True, slots=True)
class GainYield(SaidEffect):
    """The Dancer's yield tile of a colour (a number of BUILDINGS)."""

    colour: int

    def said(self) -> Message:
        return Message("effect-gain-yield", {"colour": YIELD_COLOUR(BUILDINGS[self.colour])})


@dataclass(frozen=True, slots=True)
class TakeElephant(SaidEffect):
    """The elephant for the next round."""


@dataclass(frozen=True, slots=True)
class GainWorker(SaidEffect):
    """The worker that waits at this place joins its owner."""


@dataclass(frozen=True, slots=True)
class RerollDice(SaidEffect):
    """Any number of the own dice are rolled again."""


@dataclass(frozen=True, slots=True)
class GainPer(SaidEffect):
    """`n` money or fame for every full `step` of what is counted at this moment."""

    gain: Literal["money", "fame"]
    n: int
    count: Annotated[Counted, COUNTED_THING]
    step: int


Effect = (
    GainMoney
    | GainFame
    | GainKarma
    | GainDice
    | GainDicePerKarma
    | RaiseScroll
    | MoveBoat
    | BuildTile
    | SellGood
    | VisitChamber
    | ReplaceTile
    | GainYield
    | TakeElephant
    | GainWorker
    | RerollDice
    | GainPer
)
Effects = tuple[Effect, ...]

MOST_GAINED = 60
MOST_DICE = 3


def read_effects(documents: Any, where: str) -> Effects:
    """Effects from their JSON form; BadDocument names the place that is wrong."""
    if not isinstance(documents, list):
        raise BadDocument(f"{where} is {shown(documents)}; it must be a list of effects")
    return tuple(
        _read_effect(document, f"{where}[{number}]") for number, document in enumerate(documents)
    )


def _read_effect(document: Any, where: str) -> Effect:
    if not isinstance(document, dict) or document.get("type") not in _READERS:
        kind = document.get("type") if isinstance(document, dict) else document
        known = ", ".join(_READERS)
        raise BadDocument(f"{where}.type is {shown(kind)}; it must be one of {known}")
    return _READERS[document["type"]](document, where)


def whole(document: Mapping[str, Any], key: str, where: str, low: int, high: int) -> int:
    """A whole number of an object; BadDocument unless it is one from `low` to `high`."""
    value = document.get(key)
    if type(value) is not int or not low <= value <= high:
        raise BadDocument(
            f"{where}.{key} is {shown(value)}; it must be a whole number from {low} to {high}"
        )
    return value


def one_of(document: Mapping[str, Any], key: str, where: str, known: Sequence[str]) -> str:
    """A word of an object; BadDocument unless it is one of those known."""
    value = document.get(key)
    if not isinstance(value, str) or value not in known:
        words = ", ".join(known)
        raise BadDocument(f"{where}.{key} is {shown(value)}; it must be one of {words}")
    return value


def _n(document: Mapping[str, Any], where: str) -> int:
    return whole(document, "n", where, 1, MOST_GAINED)


def _dice(document: Mapping[str, Any], where: str) -> GainDice:
    colours: Any = document.get("colours")
    is_list = isinstance(colours, list) and 1 <= len(colours) <= MOST_DICE
    if not is_list or any(each not in COLOUR_NAMES for each in colours):
        names = ", ".join(COLOUR_NAMES)
        raise BadDocument(
            f"{where}.colours is {shown(colours)}; it must be one to three of {names}"
        )
    return GainDice(tuple(sorted(COLOUR_NAMES.index(colour) for colour in colours)))


def _boat(document: Mapping[str, Any], where: str) -> MoveBoat:
    mode = one_of(document, "mode", where, ("exact", "upto"))
    return MoveBoat(_n(document, where), mode == "exact")


def _per(document: Mapping[str, Any], where: str) -> GainPer:
    gain: Literal["money", "fame"] = (
        "money" if one_of(document, "gain", where, ("money", "fame")) == "money" else "fame"
    )
    count = COUNTED[COUNTED.index(one_of(document, "count", where, COUNTED))]
    return GainPer(gain, _n(document, where), count, whole(document, "step", where, 1, 30))


_READERS: dict[str, Callable[[Mapping[str, Any], str], Effect]] = {
    "money": lambda document, where: GainMoney(_n(document, where)),
    "fame": lambda document, where: GainFame(_n(document, where)),
    "karma": lambda document, where: GainKarma(_n(document, where)),
    "dice": _dice,
    "dice_per_karma": lambda document, where: GainDicePerKarma(),
    "upgrade": lambda document, where: RaiseScroll(_n(document, where)),
    "boat": _boat,
    "build": lambda document, where: BuildTile(),
    "market_one_good": lambda document, where: SellGood(
        whole(document, "max_markets", where, 1, 64)
    ),
    "chamber": lambda document, where: VisitChamber(
        one_of(document, "who", where, (*CHAMBERS, CHOICE))
    ),
    "replace_tile": lambda document, where: ReplaceTile(),
    "yield_tile": lambda document, where: GainYield(
        BUILDINGS.index(one_of(document, "colour", where, BUILDINGS))
    ),
    "start_player": lambda document, where: TakeElephant(),
    "worker": lambda document, where: GainWorker(),
    "reroll": lambda document, where: RerollDice(),
    "scaled": _per,
}


def effects_said(effects: Effects) -> Message:
    """Effects within a sentence: "2 fame, the elephant"."""
    return Message("effects", {"effects": effects}) if effects else Message("no-effects")


def chamber_name(who: str) -> str:
    """The person of a chamber as people call them."""
    return CHAMBER_NAMES[CHAMBERS.index(who)]


def the_person(who: str) -> str:
    """The person within a sentence: "the Dancer", but "Raja Man Singh"."""
    name = chamber_name(who)
    return name if who == MAN_SINGH else f"the {name}"
