"""Which level to play against next: a beginner's first, then by how the last game went."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.card import Card, Level
from engine.core.setup import HUMAN
from engine.core.statistics import Statistics


@dataclass(frozen=True, slots=True)
class Proposal:
    """A level, and why it is proposed."""

    level: str
    why: str


def listed_levels(game: Card) -> tuple[Level, ...]:
    """The levels to pick from, weakest first: those the game lists, else all it has."""
    listed = tuple(level for level in game.levels if level.listed)
    return listed or game.all_levels


def first_level(game: Card) -> str:
    """The level of a first game."""
    names = [level.name for level in listed_levels(game)]
    wanted = (game.first_bot, game.default_bot, names[0])
    return next(name for name in wanted if name in names)


def proposed(game: Card, statistics: Statistics) -> Proposal:
    """One level up after a game won, one down after the last place, else the same again."""
    places = statistics.last_places(game.key)
    names = [level.name for level in listed_levels(game)]
    met = [names.index(player) for player, _ in places if player in names]
    own = [rank for player, rank in places if player == HUMAN]
    if not met or not own:
        return Proposal(first_level(game), "for a first game")
    best, level = min(own), max(met)
    if best == 1:
        return Proposal(names[min(level + 1, len(names) - 1)], "after your win")
    if best == len(places):
        return Proposal(names[max(level - 1, 0)], "to get even")
    return Proposal(names[level], "once more")
