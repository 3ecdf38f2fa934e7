"""Random results with their odds: sampled by a match, enumerated by a bot, typed by a person.

Whoever sees a few dice can try every seed as short as a word. So wherever a guest sits, chance
follows from the seed and from a key of 128 bits that no guest is given: not in its set-up, not with
a view, and not in what it draws with, which comes from numbers of its own.
"""

from __future__ import annotations

import hashlib
import itertools
import re
import secrets
import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Protocol

from engine.core.errors import BadDocument, IllegalAnswer, InputError, in_words, shortened, shown
from engine.core.setup import Setup, parts_of, whole_number


class Distribution(Protocol):
    def sample(self, rng: Random) -> Any:
        """One outcome, drawn with its probability."""

    def outcomes(self) -> Iterator[tuple[Any, float]]:
        """Every outcome with its probability; they add up to one."""

    def __contains__(self, outcome: Any) -> bool: ...

    def parse(self, text: str) -> Any:
        """What a person typed, as an outcome; IllegalAnswer with one sentence when it is none."""

    def to_json(self, outcome: Any) -> Any:
        """An outcome as it stands in a record."""

    def from_json(self, document: Any) -> Any:
        """An outcome read from a record; BadDocument when it is none of these outcomes."""

    @property
    def example(self) -> str:
        """What a person may type, as an example."""


@dataclass(frozen=True, slots=True)
class Dice:
    """`count` fair dice with faces 1..`faces`; an outcome is a tuple of faces, one per die."""

    count: int
    faces: int = 6

    def sample(self, rng: Random) -> tuple[int, ...]:
        return tuple(rng.choices(range(1, self.faces + 1), k=self.count))

    def outcomes(self) -> Iterator[tuple[tuple[int, ...], float]]:
        share = 1 / self.faces**self.count
        for roll in itertools.product(range(1, self.faces + 1), repeat=self.count):
            yield roll, share

    def __contains__(self, outcome: Any) -> bool:
        return (
            isinstance(outcome, tuple)
            and len(outcome) == self.count
            and all(type(face) is int and 1 <= face <= self.faces for face in outcome)
        )

    def parse(self, text: str) -> tuple[int, ...]:
        words = text.replace(",", " ").split()
        if len(words) == 1 and self.faces <= 9 and self.count > 1:
            words = list(words[0])
        faces = [whole_number(word) for word in words]
        outcome = tuple(face for face in faces if face is not None)
        if len(outcome) < len(faces):
            raise self._refusal("no-roll-of-dice", text)
        if outcome not in self:
            raise self._refusal("no-such-roll", text)
        return outcome

    def _refusal(self, key: str, text: str) -> IllegalAnswer:
        wanted: dict[str, str | int] = {
            "count": self.count,
            "faces": self.faces,
            "example": self.example,
        }
        return refusal(key, words=shortened(text.strip()), **wanted)

    @property
    def example(self) -> str:
        return " ".join(str(1 + die % self.faces) for die in range(self.count))

    def to_json(self, outcome: tuple[int, ...]) -> list[int]:
        return list(outcome)

    def from_json(self, document: Any) -> tuple[int, ...]:
        outcome = tuple(document) if isinstance(document, list) else document
        if outcome not in self:
            raise BadDocument(f"{document!r} is not a roll of {self.count} dice")
        return outcome


@dataclass(frozen=True, slots=True)
class Draw:
    """One of several named things, each with a whole-number weight (copies in the bag or deck)."""

    items: tuple[str | int, ...]
    weights: tuple[int, ...] | None = None

    def sample(self, rng: Random) -> str | int:
        return rng.choices(self.items, weights=self.weights)[0]

    def outcomes(self) -> Iterator[tuple[str | int, float]]:
        weights: Sequence[int] = self.weights or (1,) * len(self.items)
        total = sum(weights)
        for item, weight in zip(self.items, weights, strict=True):
            if weight:
                yield item, weight / total

    def __contains__(self, outcome: Any) -> bool:
        if outcome not in self.items:
            return False
        return self.weights is None or self.weights[self.items.index(outcome)] > 0

    @property
    def is_settled(self) -> bool:
        return False

    def word(self, item: str | int) -> str:
        """How people type one of them."""
        return str(item)

    def told(self, answer: Any) -> str:
        """What somebody said was drawn, as people type it; what is no such thing as it stands."""
        try:
            return self.word(answer)
        except (KeyError, TypeError, ValueError):
            return in_words(answer)

    def parse(self, text: str) -> str | int:
        wanted = " ".join(text.casefold().split())
        for item, _ in self.outcomes():
            if wanted in (self.word(item).casefold(), str(item).casefold()):
                return item
        raise refusal("cannot-be-drawn", words=shortened(text.strip()), example=self.example)

    @property
    def example(self) -> str:
        return self.word(next(self.outcomes())[0])

    def to_json(self, outcome: str | int) -> str | int:
        return outcome

    def from_json(self, document: Any) -> str | int:
        if document not in self:
            raise BadDocument(f"{document!r} cannot be drawn here")
        drawn: str | int = document
        return drawn


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Every order of some things, equally likely; an outcome is a tuple with all of them."""

    items: tuple[str | int, ...]

    def sample(self, rng: Random) -> tuple[str | int, ...]:
        return tuple(rng.sample(self.items, len(self.items)))

    def outcomes(self) -> Iterator[tuple[tuple[str | int, ...], float]]:
        orders = list(itertools.permutations(self.items))
        for order in orders:
            yield order, 1 / len(orders)

    def __contains__(self, outcome: Any) -> bool:
        return isinstance(outcome, tuple) and sorted(map(repr, outcome)) == sorted(
            map(repr, self.items)
        )

    def parse(self, text: str) -> tuple[str | int, ...]:
        names = {str(item).casefold(): item for item in self.items}
        words = [word.strip().casefold() for word in text.replace(",", " ").split()]
        try:
            outcome = tuple(names[word] for word in words)
        except KeyError as unknown:
            word = shortened(str(unknown.args[0]))
            raise refusal("none-of-order", word=word, example=self.example) from None
        if outcome not in self:
            raise refusal("each-once", example=self.example)
        return outcome

    @property
    def example(self) -> str:
        return " ".join(map(str, self.items))

    def to_json(self, outcome: tuple[str | int, ...]) -> list[str | int]:
        return list(outcome)

    def from_json(self, document: Any) -> tuple[str | int, ...]:
        outcome = tuple(document) if isinstance(document, list) else document
        if outcome not in self:
            raise BadDocument(f"{document!r} is not an order of {self.example}")
        return outcome


def refusal(key: str, **args: str | int) -> IllegalAnswer:
    from engine.text.message import Message  # noqa: PLC0415 (few are wrong, and the menu knows none)

    return IllegalAnswer(Message(key, args))


def generator(seed: str, *path: str | int) -> Random:
    """The seeded generator for one purpose: the same seed and path give the same stream anywhere.

    Raises InputError for an empty seed.
    """
    if not seed:
        raise InputError("the seed is empty: give a word or a number")
    return Random("/".join([seed, *map(str, path)]))


class NoDice(Random):
    """For bots that draw nothing: drawing from it is a fault of the program."""

    def random(self) -> float:
        raise AssertionError("a bot that says it draws nothing has drawn")

    def getrandbits(self, k: int, /) -> int:
        raise AssertionError("a bot that says it draws nothing has drawn")


NO_DICE: Final = NoDice()
_WORD: Final = (1 << 64) - 1
_STRIDE: Final = 0xD1342543DE82EF95
_EXACT: Final = 1 << 40
_GOLDEN: Final = 0x9E3779B97F4A7C15
_UNIT: Final = 2.0**-53


class NumberedRandom(Random):
    """Numbers that follow from a seed, a path and the number of an answer: SplitMix64 (Steele, Lea
    and Flood 2014), begun elsewhere for every answer.

    `at` costs next to nothing; seeding a Mersenne twister for every roll would halve the speed of
    games without a screen.
    """

    def __new__(cls, seed: str, *path: str | int) -> NumberedRandom:
        return super().__new__(cls)

    def __init__(self, seed: str, *path: str | int) -> None:
        if not seed:
            raise InputError("the seed is empty: give a word or a number")
        words = "/".join([seed, *map(str, path)])
        digest = hashlib.sha256(words.encode("utf-8", "surrogatepass")).digest()
        self._key = self._state = int.from_bytes(digest[:8])

    def at(self, number: int) -> NumberedRandom:
        """This generator at the beginning of what belongs to answer `number`."""
        self._state = self._key + (number + 1) * _STRIDE & _WORD
        return self

    def random(self) -> float:
        """The next number from 0 up to, but not including, 1."""
        self._state = word = (self._state + _GOLDEN) & _WORD
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
        return ((word ^ (word >> 31)) >> 11) * _UNIT

    def choices(
        self,
        population: Any,
        weights: Sequence[Any] | None = None,
        *,
        cum_weights: Sequence[Any] | None = None,
        k: int = 1,
    ) -> list[Any]:
        """As of any generator; several even ones out of a few, such as dice, cost one number."""
        most, is_even = len(population), weights is None and cum_weights is None
        if is_even and k == 1:
            return [population[int(self.random() * most)]]
        if not is_even or most**k > _EXACT:
            return super().choices(population, weights, cum_weights=cum_weights, k=k)
        left = int(self.random() * most**k)
        chosen = []
        for _ in range(k):
            left, place = divmod(left, most)
            chosen.append(population[place])
        return chosen

    def getrandbits(self, k: int, /) -> int:
        found = 0
        for _ in range(0, k, 53):
            found = found << 53 | int(self.random() / _UNIT)
        return found >> (-k % 53)


class KeyedRandom(NumberedRandom):
    """Numbers that follow from a key as well, and tell nothing of it or of each other: BLAKE2b.

    From a few visible rolls the state of a SplitMix64 can be worked out; these numbers nobody can
    go on with who does not have the key.
    """

    def __init__(self, key: str, seed: str, *path: str | int) -> None:
        super().__init__(seed, *path)
        self._keyed = hashlib.blake2b(digest_size=8, key=bytes.fromhex(key))
        self._keyed.update("/".join([seed, *map(str, path)]).encode("utf-8", "surrogatepass"))
        self._answer = self._drawn = 0

    def at(self, number: int) -> NumberedRandom:
        """This generator at the beginning of what belongs to answer `number`."""
        self._answer, self._drawn = number + 1, 0
        return self

    def random(self) -> float:
        """The next number from 0 up to, but not including, 1."""
        hashed = self._keyed.copy()
        hashed.update(struct.pack("<QQ", self._answer, self._drawn))
        self._drawn += 1
        return (int.from_bytes(hashed.digest()) >> 11) * _UNIT


# -- The key of a game at which a guest sits

KEY_BYTES: Final = 16
_KEY: Final = re.compile(f"[0-9a-fA-F]{{{2 * KEY_BYTES}}}")


def fresh_key() -> str:
    """A new key, from the system's own source of secrets."""
    return secrets.token_hex(KEY_BYTES)


def key_of(text: Any, where: str) -> str:
    """The key that a text is; InputError with one sentence, about that place, when it is none."""
    if not isinstance(text, str) or _KEY.fullmatch(text) is None:
        raise InputError(f"{where} is {shown(text)}; it must be {2 * KEY_BYTES} digits 0-9 and a-f")
    return text.lower()


def seats_guest(players: Iterable[str]) -> bool:
    return any(parts_of(player) is not None for player in players)


def keyed(setup: Setup) -> Setup:
    """The set-up, with a fresh key where a guest sits and it has none."""
    if setup.key or not seats_guest(seat.player for seat in setup.seats):
        return setup
    return replace(setup, key=fresh_key())


def begun(setup: Setup) -> Setup:
    """The set-up of a new match: keyed, and at a real table people tell late."""
    return replace(keyed(setup), tells_late=setup.real_table)


def key_for(players: Iterable[str], key: str) -> str:
    """The key for tables of these players: the given one, or else a fresh one; none without guests.

    Raises InputError for a key where no guest sits, which nothing would follow from.
    """
    if seats_guest(players):
        return key or fresh_key()
    if key:
        raise InputError("--key is for games with a guest; of others the seed tells everything")
    return ""


def numbers_of(setup: Setup, *path: str | int) -> NumberedRandom:
    """What one purpose of a match draws from, answer by answer: by its seed, and key if any."""
    if setup.key:
        return KeyedRandom(setup.key, setup.seed, *path)
    return NumberedRandom(setup.seed, *path)


def generator_of(setup: Setup, *path: str | int) -> Random:
    """`generator` of the set-up's seed, which follows from its key as well where it has one."""
    return numbers_of(setup, *path) if setup.key else generator(setup.seed, *path)
