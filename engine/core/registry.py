"""The list of games. It loads a game when it is asked for, and knows none by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.errors import InputError
from engine.core.game import Game

Painter = Callable[[tuple[int, int]], Any]


@dataclass(frozen=True, slots=True)
class Announced:
    """A game that is being built: shown on the hub with its cover, not playable."""

    key: str
    title: str
    tagline: str
    cover: Callable[[], Painter]


class Registry:
    """Games by key, in the order of the hub."""

    def __init__(
        self, loaders: Mapping[str, Callable[[], Game]], announced: tuple[Announced, ...] = ()
    ) -> None:
        self._loaders = dict(loaders)
        self._games: dict[str, Game] = {}
        self.announced = announced

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(self._loaders)

    def game(self, key: str) -> Game:
        """The game of that key; InputError lists the games when there is none such."""
        if key not in self._loaders:
            raise InputError(f"there is no game '{key}'; the games are {', '.join(self._loaders)}")
        if key not in self._games:
            self._games[key] = self._loaders[key]()
        return self._games[key]

    def games(self) -> list[Game]:
        return [self.game(key) for key in self._loaders]
