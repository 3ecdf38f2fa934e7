"""Whether every sentence stands once, in a message, and reads well (`engine.text`).

Games whose `messages` are "all" are asked by every test here, those with "some" by some. What a
game gives its tests stands in `tests/games/<game>/said.py`: `FAMILIES`, the values that
`ThingName`s of its families may have, `MADE`, what random games do not say, and `TYPED`, if there
are any, the English words that a person types in every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from engine.core.game import Game
from engine.text.message import Message
from games import REGISTRY
from tests.voice.within import titles_of_fields

ROOT = Path(__file__).parents[2]
SPEAKING: tuple[Game, ...] = tuple(game for game in REGISTRY.games() if game.messages == "all")
BEGUN: tuple[Game, ...] = tuple(game for game in REGISTRY.games() if game.messages != "none")
"""Those that have some messages: what they have must hold."""


def families_of(game: Game) -> Mapping[str, Iterable[Any]]:
    """The values of each family of names that a game has."""
    found: Mapping[str, Iterable[Any]] = _told(game).FAMILIES
    return found


def made_for(game: Game) -> Iterable[Message]:
    """What is said so seldom that random games do not say it."""
    return (*_told(game).MADE, *titles_of_fields(game))


def typed_in(game: Game) -> Iterable[str]:
    """Words that people type, and that stay as they are in every language."""
    found: Iterable[str] = getattr(_told(game), "TYPED", ())
    return found


def _told(game: Game) -> Any:
    return import_module(f"tests.games.{game.key}.said")
