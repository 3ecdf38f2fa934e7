"""Dice by colour and pips: one die is one number, a handful a sorted tuple of them.

A die is `7 * colour + face`; a dummy's die shows no face (0), because it always has the pips that
are needed (SOLO-3.2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

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
    """The die of a colour that shows a face."""
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
    """The handful with some dice added."""
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
    """The pips of a handful."""
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
