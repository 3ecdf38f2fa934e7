"""Hands as random results: any so many cards of those that lie face down."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core.chance import Draw
from engine.core.errors import BadDocument, IllegalAnswer
from games.arcs.board import card_name

Hand = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OneCard(Draw):
    """An action card of these, typed by its name."""

    def parse(self, text: str) -> str | int:
        return Draw.parse(self, "-".join(text.split()))

    @property
    def example(self) -> str:
        return card_name(str(self.items[0]))


@dataclass(frozen=True, slots=True)
class Deal:
    """`count` different cards of these, each hand equally likely; an outcome is in order."""

    cards: tuple[str, ...]
    count: int

    def sample(self, rng: Random) -> Hand:
        return tuple(sorted(rng.sample(self.cards, self.count)))

    def outcomes(self) -> Iterator[tuple[Hand, float]]:
        share = 1 / math.comb(len(self.cards), self.count)
        for hand in itertools.combinations(sorted(self.cards), self.count):
            yield hand, share

    def __contains__(self, outcome: Any) -> bool:
        return (
            isinstance(outcome, tuple)
            and len(outcome) == self.count
            and all(card in self.cards for card in outcome)
            and list(outcome) == sorted(set(outcome))
        )

    def parse(self, text: str) -> Hand:
        names = {card_name(card).casefold(): card for card in self.cards}
        words = [" ".join(word.casefold().split()) for word in text.split(",")]
        hand = tuple(sorted(names.get(word, word) for word in words))
        if hand not in self:
            raise IllegalAnswer(
                f"'{text.strip()}' is no such hand: type {self.count} cards, such as {self.example}"
            )
        return hand

    @property
    def example(self) -> str:
        return ", ".join(card_name(card) for card in sorted(self.cards)[: self.count])

    def to_json(self, outcome: Hand) -> list[str]:
        return list(outcome)

    def from_json(self, document: Any) -> Hand:
        hand = tuple(document) if isinstance(document, list) else document
        if hand not in self:
            raise BadDocument(f"{document!r} is not a hand of {self.count} of these cards")
        dealt: Hand = hand
        return dealt
