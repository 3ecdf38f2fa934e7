"""Commands as people type them, with seats and systems; cards as random results."""

from __future__ import annotations

import itertools
import math
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core.chance import Draw, refusal
from engine.core.decision import Decision, Option
from engine.core.errors import BadDocument, shortened
from engine.core.setup import of_them, them
from engine.text.message import Message
from games.arcs.board import OWNER, SETUP_CARDS, SYSTEMS, card_name, system_name
from games.arcs.court import court_name

_SEAT = re.compile(r"seat (\d)")
_OF_SEAT = re.compile(r"of seat (\d)")


def places_named(words: str) -> str:
    for system in SYSTEMS:
        words = words.replace(system, system_name(system))
    return words


def seats_named(words: str, names: Sequence[str]) -> str:
    words = _OF_SEAT.sub(lambda found: of_them(names[int(found[1]) - 1]), words)
    words = _SEAT.sub(lambda found: them(names[int(found[1]) - 1]), words)
    return places_named(words)


def parse_move(decision: Decision, text: str) -> Option | None:
    """The option of these words, with ids and numbers or with the names people say.

    A name of a seat is taken for whichever seat fits; None where more than one does.
    """
    option = decision.parse(text)
    if option is not None:
        return option
    wanted = " ".join(text.casefold().split())
    fitting = [each for each in decision.options if _pattern(each).fullmatch(wanted)]
    return fitting[0] if len(fitting) == 1 else None


def _pattern(option: Option) -> re.Pattern[str]:
    parts = _SEAT.split(places_named(str(option)))[::2]
    return re.compile(".+".join(re.escape(part.casefold()) for part in parts))


Hand = tuple[str, ...]


def printed(card: str) -> str:
    return court_name(card)


@dataclass(frozen=True, slots=True)
class OneCard(Draw):
    """A card of these, typed by its name: an action card, one of the Court, a leader, lore."""

    def word(self, item: str | int) -> str:
        return printed(str(item))


@dataclass(frozen=True, slots=True)
class OneSetup(Draw):
    def word(self, item: str | int) -> str:
        return SETUP_CARDS[str(item)].name


@dataclass(frozen=True, slots=True)
class OneSystem(Draw):
    def word(self, item: str | int) -> str:
        return system_name(str(item))


@dataclass(frozen=True, slots=True)
class OneResource(Draw):
    """A type of resource."""


@dataclass(frozen=True, slots=True)
class OneSeat(Draw):
    """A seat of these, typed as the commands have it: "seat 1" is number 0."""

    @property
    def is_settled(self) -> bool:
        return len(self.items) == 1

    def word(self, item: str | int) -> str:
        return OWNER.typed(int(item))


@dataclass(frozen=True, slots=True)
class Deal:
    """`count` different cards of these, each hand equally likely; an outcome is in order."""

    cards: tuple[str, ...]
    count: int

    @property
    def items(self) -> tuple[str, ...]:
        """The cards, each of them once."""
        return self.cards

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
        apart = text.split(",") if "," in text or self.count == 1 else text.split()
        words = [" ".join(word.casefold().split()) for word in apart]
        hand = tuple(sorted(names.get(word, word) for word in words))
        twice = [card for card, times in Counter(hand).items() if card in self.cards and times > 1]
        if twice:
            raise refusal("card-named-twice", card=card_name(twice[0]))
        if hand not in self:
            typed = shortened(text.strip())
            raise refusal("no-such-hand", words=typed, count=self.count, example=self.example)
        return hand

    @property
    def example(self) -> str:
        return ", ".join(card_name(card) for card in sorted(self.cards)[: self.count])

    def refusal(self, answer: Any) -> Message | None:
        """Which card of a hand is dealt already."""
        hand = answer if isinstance(answer, tuple) else ()
        gone = [card for card in hand if isinstance(card, str) and card not in self.cards]
        return Message("card-dealt-already", {"card": card_name(gone[0])}) if gone else None

    def to_json(self, outcome: Hand) -> list[str]:
        return list(outcome)

    def from_json(self, document: Any) -> Hand:
        hand = tuple(document) if isinstance(document, list) else document
        if hand not in self:
            raise BadDocument(f"{document!r} is not a hand of {self.count} of these cards")
        dealt: Hand = hand
        return dealt
