"""Territory cards, and the names of what is held by number: territories, continents, cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import Final

from engine.core.chance import Draw
from engine.text.message import NameOf, ThingName
from games.risk.board import (
    CONTINENTS,
    NAMES,
    SET_VALUE_STEP,
    SET_VALUES,
    SIZE,
    TERRITORIES,
    WILD_COUNT,
)

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
_BY_NAME = {name: card for card, name in enumerate(CARD_NAMES)}


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
    """The card with exactly this name."""
    return _BY_NAME[name]


def is_wild(card: int) -> bool:
    """Whether the card shows no territory."""
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


_PLACES = tuple(place.key for place in TERRITORIES)

TERRITORY: Final = NumberedName("territory", _PLACES)
CONTINENT: Final = NumberedName("continent", tuple(each.key for each in CONTINENTS))
CARD: Final = NumberedName("card", (*_PLACES, *CARD_NAMES[SIZE:]))
SYMBOL: Final = NameOf("symbol")
