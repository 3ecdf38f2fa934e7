"""Counted things and lists in English, for the sentences that are no messages yet."""

from __future__ import annotations

from collections.abc import Iterable

from games.roll_galaxy.dice import COLOURS, Dice
from games.roll_galaxy.tiles import SIDES


def counted(number: int, thing: str) -> str:
    """A number with its noun: "1 die", "3 dice"."""
    plural = {"die": "dice"}.get(thing, f"{thing}s")
    return f"{number} {thing if number == 1 else plural}"


def listed(words: Iterable[str]) -> str:
    """Words as people list them: "a", "a and b", "a, b and c"."""
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


def dice_words(dice: Dice) -> str:
    """A handful in words: "2 white and 1 red"."""
    return listed(f"{count} {COLOURS[colour]}" for colour, count in enumerate(dice) if count)


def side_name(side: int) -> str:
    """The printed name of a side."""
    return SIDES[side].name
