"""Which level to play against next: a beginner's first, then by how the last game went."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.card import Card, Level
from engine.core.setup import HUMAN
from engine.core.statistics import Statistics
from engine.text.said import Said


@dataclass(frozen=True, slots=True)
class LevelProposal:
    """A level, and why it is proposed."""

    level: str
    why: Said


def listed_levels(game: Card, options: Mapping[str, str] | None = None) -> tuple[Level, ...]:
    """The levels to pick from, weakest first: those the game lists, else all it has.

    With options those alone that play in their own way there.
    """
    listed = [level for level in game.levels if level.listed]
    if options is not None:
        listed = [each for each in listed if game.played_as(each.name, options) == each.name]
    return tuple(listed) or game.all_levels


def first_level(game: Card, options: Mapping[str, str] | None = None) -> str:
    """The level of a first game, or of a first game with these options."""
    names = [level.name for level in listed_levels(game, options)]
    wanted = [game.first_bot, game.default_bot, names[0]]
    if options is not None:
        wanted = [game.played_as(name, options) for name in wanted]
    return next(name for name in wanted if name in names)


def usual_options(game: Card) -> dict[str, str]:
    """The options of a game that nobody changes."""
    return {setting.key: setting.default for setting in game.settings}


def level_for(game: Card, usual: str, options: Mapping[str, str]) -> str:
    """The level of a bot that takes a seat: the usual one's way of playing with these options, or
    else that of a first game.
    """
    level = game.played_as(usual, options)
    names = [each.name for each in listed_levels(game, options)]
    return level if level in names else first_level(game, options)


def proposed(game: Card, statistics: Statistics) -> LevelProposal:
    """One level up after a game won, one down after the last place, else the same again."""
    places = statistics.last_places(game.key)
    names = [level.name for level in listed_levels(game)]
    met = [names.index(player) for player, _ in places if player in names]
    own = [rank for player, rank in places if player == HUMAN]
    if not met or not own:
        return LevelProposal(first_level(game), Said("proposal-first"))
    best, level = min(own), max(met)
    if best == 1:
        return LevelProposal(names[min(level + 1, len(names) - 1)], Said("proposal-won"))
    if best == len(places):
        return LevelProposal(names[max(level - 1, 0)], Said("proposal-even"))
    return LevelProposal(names[level], Said("proposal-again"))
