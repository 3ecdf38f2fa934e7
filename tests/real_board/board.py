"""The common parts of a real board: places with pieces, and a strict reader of sentences.

A game's board is a class of its own. It never sees the program's table while it moves: sentences
and questions in English come in, words come out. `@does` says which sentence a method carries out,
`@asked` which question it answers.
"""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, ClassVar, Final

from engine.core.decision import CHANCE
from engine.core.instructions import instructions
from engine.core.match import Match
from engine.core.story import Move
from engine.text.voice import Voice

Lying = dict[str, Counter[str]]
"""What lies where: a place, and how many of each piece lie there."""


GIVEN = {"Take ": "Give you ", "take ": "give you "}
"""What hands take for their own person is what they would give to another."""


def layout(match: Match, voice: Voice) -> tuple[str, ...]:
    """What hands lay out before the first answer, in words."""
    return instructions(Move(CHANCE, "opening", None, match.opening_told), match.setup.seats, voice)


AGAIN: Final = "Once more: "
"""Before an instruction in a window's ladder that says the same as the one above it."""


class NotUnderstood(AssertionError):
    """A sentence or question that a person with this board could not follow."""


class Impossible(AssertionError):
    """What is said cannot be done: no such piece lies there."""


def does(*patterns: str) -> Callable[[Any], Any]:
    """The sentences that a method carries out; `<name>` stands for words given to it by name.

    `<count>` is a number, `<who>` a seat ("Ada", "you"), `<whose>` a seat's ("Ada's", "your"),
    each perhaps with `_2` behind it; any other name any words. The rest is a regular expression.
    """
    return _marking("does", patterns)


def asked(*patterns: str) -> Callable[[Any], Any]:
    """The questions that a method answers, written as in `does`."""
    return _marking("asked", patterns)


def _marking(kind: str, patterns: Sequence[str]) -> Callable[[Any], Any]:
    def mark(method: Any) -> Any:
        setattr(method, kind, patterns)
        return method

    return mark


def _who(name: str) -> tuple[str, ...]:
    return ("you", "You") if name == "You" else (name,)


def _whose(name: str) -> tuple[str, ...]:
    return ("your", "Your") if name == "You" else (f"{name}'s", f"{name}'")


def _alone(said: str, others: Iterable[str]) -> str:
    """That name and no longer one that begins with it: SUPERCAT, not SUPERCAT II."""
    rests = [re.escape(each[len(said) :]) for each in others if each.startswith(f"{said} ")]
    return re.escape(said) + (f"(?!{'|'.join(rests)})" if rests else "")


def _kind(name: str) -> str:
    return name.partition("_")[0]


class RealBoard:
    """What lies before the people at a table, and what they do when they are told to.

    `names` are those of the seats. `rng` is the chance of the real world: dice, bags, decks.
    `acting` is the person whose move is carried out.
    """

    _does: ClassVar[dict[str, str]] = {}
    _asked: ClassVar[dict[str, str]] = {}

    def __init_subclass__(cls) -> None:
        cls._does, cls._asked = dict(cls._does), dict(cls._asked)
        for name, method in vars(cls).items():
            cls._does |= dict.fromkeys(getattr(method, "does", ()), name)
            cls._asked |= dict.fromkeys(getattr(method, "asked", ()), name)

    def __init__(self, names: Sequence[str], options: dict[str, str], rng: Random) -> None:
        self.names, self.options, self.rng = tuple(names), options, rng
        self.persons: set[int] = set()
        self.acting = 0
        self.lying: Lying = {}
        self._seats = {
            "who": {spoken: seat for seat, name in enumerate(names) for spoken in _who(name)},
            "whose": {spoken: seat for seat, name in enumerate(names) for spoken in _whose(name)},
        }
        self.lay_out()

    # -- what a game says

    def lay_out(self) -> None:
        """Everything in the box goes where the rulebook has it, before the first sentence."""
        raise NotImplementedError

    def moved_by(self, seat: int, words: str, told: Sequence[str]) -> None:
        """A person did that move on their own turn, told in these words; `told` is what the log
        then says that it did (how much money a trade brought).
        """
        raise NotImplementedError

    def is_between(self, kind: str) -> bool:
        """Whether hands may still be at work while a decision of that kind is asked."""
        return False

    @staticmethod
    def translated(table: Any, names: Sequence[str]) -> Lying:
        """The program's table as pieces in the same places: to compare, never to move by."""
        raise NotImplementedError

    def compared(self, lying: Lying) -> Lying:
        """What of it is compared: all but what persons keep to themselves."""
        return lying

    def holds(self, seat: int, things: Sequence[Any]) -> bool:
        """Whether a person has all these in the hand that nobody else sees, by the game's names."""
        return True

    def may(self, seat: int, option: Any) -> bool:
        """Whether a person can do that, as far as only they know."""
        return True

    def told_at_once(self, seat: int, table: Any, bot: Any, rng: Random) -> str:
        """What a person says of what they alone saw and did, by what lies before them here; on a
        `table` for them alone they do what the `bot` would, or anything.
        """
        raise NotImplementedError

    # -- the same for all

    def carry_out(self, sentence: str) -> None:
        """Hands do what they are told; NotUnderstood or Impossible where they cannot."""
        self._follow(self._does, sentence.removeprefix(AGAIN), "instruction")

    def answer(self, question: str, seat: int | None) -> str:
        """What chance brought, as a person types it; `seat` is whom it is for."""
        return str(self._follow(self._asked, question, "question", seat))

    def _follow(self, known: dict[str, str], words: str, what: str, *args: Any) -> Any:
        found = [
            (name, match) for each, name in known.items() if (match := self._read(each, words))
        ]
        if len(found) != 1:
            raise NotUnderstood(f"{len(found)} ways to read the {what} '{words}'")
        name, match = found[0]
        given = {key: self._meant(key, said) for key, said in match.groupdict().items()}
        try:
            return getattr(self, name)(*args, **given)
        except Impossible as problem:
            raise Impossible(f"'{words}': {problem}") from None

    def _read(self, pattern: str, words: str) -> re.Match[str] | None:
        """The words as they are in that form; who is to take a thing is given it."""
        taken = re.sub(r"^Take |(?<= and )take ", lambda found: GIVEN[found[0]], words)
        gives = re.search(r"^Give <who>|(?<= and )give <who>", pattern)
        return self._read_as(pattern, taken if gives else words)

    def _read_as(self, pattern: str, words: str) -> re.Match[str] | None:
        """The words in that form; names of seats are only those at the table."""

        def group(found: re.Match[str]) -> str:
            name = found[1]
            kind = _kind(name)
            seats = "|".join(_alone(said, self._seats[kind]) for said in self._seats.get(kind, ()))
            return rf"(?P<{name}>{seats or ('[0-9]+' if kind == 'count' else '.+?')})"

        return re.fullmatch(re.sub(r"(?<!P)<(\w+)>", group, pattern), words)

    def _meant(self, key: str, said: str | None) -> Any:
        kind = _kind(key)
        if said is None:
            return None
        return int(said) if kind == "count" else self._seats.get(kind, {}).get(said, said)

    def put(self, piece: str, place: str, count: int = 1) -> None:
        """So many more of a piece lie there."""
        if count < 0:
            raise Impossible(f"{count} of {piece}")
        self.lying.setdefault(place, Counter())[piece] += count

    def take(self, piece: str, place: str, count: int = 1) -> None:
        """So many of a piece leave a place; Impossible where fewer lie there."""
        lies = self.lying.get(place, Counter())[piece]
        if lies < count:
            raise Impossible(f"{lies} of {piece} at {place}, not {count}")
        self.put(piece, place, 0)
        self.lying[place][piece] -= count

    def move(self, piece: str, source: str, target: str, count: int = 1) -> None:
        """So many of a piece go from a place to another."""
        self.take(piece, source, count)
        self.put(piece, target, count)

    def move_all(self, source: str, target: str) -> None:
        """Everything that lies at a place goes to another."""
        for piece, count in list(self.lying.get(source, {}).items()):
            self.move(piece, source, target, count)

    def at(self, place: str) -> list[str]:
        """The pieces at a place, one by one, in a fixed order."""
        return sorted(self.lying.get(place, Counter()).elements())

    def drawn(self, places: Iterable[str]) -> str:
        """A piece that lies at one of these places, at random; it stays there."""
        pieces = [piece for place in places for piece in self.at(place)]
        return self.rng.choice(pieces)

    def picture(self) -> dict[str, Any]:
        """All that lies on the board now, the chance of the world apart."""
        return {key: copy.deepcopy(each) for key, each in vars(self).items() if key != "rng"}

    def restore(self, picture: dict[str, Any]) -> None:
        """Everything back to where it lay."""
        vars(self).update(picture)

    def problems_against(self, table: Any) -> list[str]:
        """Where the board and the program's table differ, a line a place; empty when equal."""
        wanted, lines = self.compared(self.translated(table, self.names)), []
        lying = self.compared(self.lying)
        for place in sorted({*wanted, *lying}):
            own, other = lying.get(place, Counter()), wanted.get(place, Counter())
            if +own != +other:
                lines.append(f"{place}: real board {dict(+own)}, program {dict(+other)}")
        return lines
