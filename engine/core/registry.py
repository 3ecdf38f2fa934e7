"""The list of games. It loads a game when it is asked for, and knows none by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from threading import RLock
from typing import TYPE_CHECKING, Any

from engine.core.card import Card
from engine.core.errors import InputError, in_words

if TYPE_CHECKING:
    from engine.core.game import Game

Painter = Callable[[tuple[int, int], str], Any]
"""Paints a cover at a size in pixels, with the tagline as it is said."""


@dataclass(frozen=True, slots=True)
class Announced:
    """A game that is being built: shown on the hub with its cover, not playable."""

    key: str
    title: str
    tagline: str
    cover: Callable[[], Painter]


class GameNotLoaded(InputError):
    """A game could not be loaded; the sentence names it and says why."""


class Registry:
    """Games by key, in the order of the hub.

    `loaders` load a game when it is asked for; `cards` say what is known of one before. A game
    without a card of its own is loaded where its card is asked for.
    """

    def __init__(
        self,
        loaders: Mapping[str, Callable[[], Game]],
        announced: tuple[Announced, ...] = (),
        cards: Iterable[Card] = (),
    ) -> None:
        self._loaders = dict(loaders)
        self._cards = {card.key: card for card in cards}
        self._games: dict[str, Game] = {}
        self._loading = RLock()
        self.announced = announced

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(self._loaders)

    def game(self, key: str) -> Game:
        """The game of that key, loaded by whichever thread asks first.

        InputError lists the games when there is none such; GameNotLoaded says what went wrong.
        """
        self._require(key)
        with self._loading:
            if key not in self._games:
                self._games[key] = self._load(key)
        return self._games[key]

    def _load(self, key: str) -> Game:
        try:
            return self._loaders[key]()
        except Exception as fault:
            title = self._cards[key].title if key in self._cards else key
            raise GameNotLoaded(f"{title} cannot be loaded: {in_words(fault)}") from fault

    def games(self) -> list[Game]:
        return [self.game(key) for key in self._loaders]

    def card(self, key: str) -> Card:
        """What is known of the game of that key without its rules."""
        self._require(key)
        return self._cards.get(key) or self.game(key)

    def cards(self) -> list[Card]:
        return [self.card(key) for key in self._loaders]

    def _require(self, key: str) -> None:
        if key not in self._loaders:
            raise InputError(f"there is no game '{key}'; the games are {', '.join(self._loaders)}")
