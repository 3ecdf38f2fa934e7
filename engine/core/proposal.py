"""Which level to play against next: a beginner's first, then by how the last game went."""

from __future__ import annotations

from collections.abc import Sequence
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


def listed_levels(game: Card) -> tuple[Level, ...]:
    """The levels to pick from, weakest first: those the game lists, else all it has."""
    return tuple(level for level in game.levels if level.listed) or game.all_levels


def levels_to_ask(game: Card) -> tuple[Level, ...]:
    """The levels that can say what they would do: not whom the rules move, who decides nothing."""
    return tuple(each for each in listed_levels(game) if each.name != game.ruled_player)


def first_level(game: Card) -> str:
    """The level of a first game: the weakest."""
    return listed_levels(game)[0].name


def usual_options(game: Card) -> dict[str, str]:
    """The options of a game that nobody changes."""
    return {setting.key: setting.default for setting in game.settings}


def level_for(game: Card, usual: str) -> str:
    """The level of a bot that takes a seat: the usual one, or else that of a first game."""
    return usual if usual in [each.name for each in listed_levels(game)] else first_level(game)


def proposed(game: Card, statistics: Statistics, besides: Sequence[str] = ()) -> LevelProposal:
    """One level up after a game won, one down after the last place, else the same again.

    `besides` are the records of challenges: nobody chose whom to meet there.
    """
    places = statistics.last_places(game.key, besides)
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
