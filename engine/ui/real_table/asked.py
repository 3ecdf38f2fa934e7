"""What is asked of those at a real table: which dice, cards or tiles came up, and what was told.

A game says how its chances are asked (`Parts.ask`): every thing that may come up with its name and
picture, and where it lies if it cannot. Nothing here is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.chance import Dice, Distribution, Draw, Shuffle
from engine.text.said import Said, SeatNumber
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.dice import draw_mini_die

Paint = Callable[[Canvas, Box], object]
"""Draws a thing into a box of the shape that is asked for."""

MOST_KEYS: Final = 9
PIPPED: Final = 6
LIPPED: Final = 0.92
"""What a die leaves for its lower edge."""


@dataclass(frozen=True, slots=True)
class AskedThing:
    """A face, a card, a tile: `answer` is what stands for it in the outcome.

    `code` is a short way to type it; `row` groups what belongs together; `note` says what it does.
    What `lies` somewhere, in words such as "in the discard", cannot come up; neither can what has a
    `refusal`, a sentence that says why.
    """

    answer: Any
    name: str
    paint: Paint | None = None
    note: str = ""
    code: str = ""
    row: str = ""
    lies: str = ""
    refusal: str = ""

    @property
    def is_out(self) -> bool:
        """Whether it cannot come up."""
        return bool(self.lies or self.refusal)


@dataclass(frozen=True, slots=True)
class AskedPart:
    """So many of the same kind that come up together, maybe for a seat of its own; each of the
    things but once, or again. Where it is no matter of what came up it has a `question`.
    """

    things: tuple[AskedThing, ...]
    count: int = 1
    title: str = ""
    is_once: bool = False
    seat: int | None = None
    question: str = ""

    @property
    def has_keys(self) -> bool:
        """Whether one key each chooses them; else they are looked for by name."""
        return all(len(each.code) == 1 for each in self.things)


@dataclass(frozen=True, slots=True)
class Asked:
    """All that comes up at once. `outcome` makes it of the answers, in the order of the parts.

    `shape` is how wide a picture is for its height, which is from `least` to `most`; without
    `has_names` the pictures say enough. `sums` is what the things told so far do, and `is_enough`
    says that no more is to be told. What is drawn seat after seat is told on one page where it may
    be told `by_seat`; then each of the things comes up but once in all. A `problem` is a sentence
    that says what cannot be of all that was told.
    """

    parts: tuple[AskedPart, ...]
    outcome: Callable[[tuple[Any, ...]], Any]
    shape: float = 1.0
    least: float = 84.0
    most: float = 190.0
    has_names: bool = True
    note: str = ""
    sums: Callable[[tuple[Any, ...]], tuple[str, ...]] = lambda answers: ()
    is_enough: Callable[[tuple[Any, ...]], bool] = lambda answers: False
    by_seat: bool = False
    problem: Callable[[tuple[Any, ...]], str] = lambda answers: ""

    @property
    def count(self) -> int:
        """How many things come up."""
        return sum(part.count for part in self.parts)


class HalfTold:
    """What has been told of a question so far."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self._told: list[list[AskedThing]] = [[] for _ in asked.parts]

    @property
    def told(self) -> tuple[AskedThing, ...]:
        """Everything told, in the order of the parts."""
        return tuple(thing for part in self._told for thing in part)

    def tell_again(self, told: Sequence[Sequence[AskedThing]]) -> None:
        """What was told before something was taken back."""
        self._told = [list(part) for part in told]

    @property
    def answers(self) -> tuple[Any, ...]:
        """The answers of everything told."""
        return tuple(thing.answer for thing in self.told)

    @property
    def problem(self) -> str:
        """What cannot be of all that was told."""
        return self.asked.problem(self.answers)

    @property
    def by_part(self) -> list[list[AskedThing]]:
        """Everything told, part by part."""
        return [list(part) for part in self._told]

    @property
    def now(self) -> int | None:
        """The part that is asked for; None when all is told."""
        if self.asked.is_enough(self.answers):
            return None
        pairs = enumerate(zip(self.asked.parts, self._told, strict=True))
        return next((n for n, (part, told) in pairs if len(told) < part.count), None)

    @property
    def part(self) -> AskedPart:
        """The part that is asked for, or was last."""
        return self.asked.parts[-1 if self.now is None else self.now]

    @property
    def outcome(self) -> Any | None:
        """What came up; None while something is still to be told."""
        if self.now is not None:
            return None
        return self.asked.outcome(self.answers)

    @property
    def told_of_part(self) -> int:
        """How many are told of the part that is asked for."""
        return len(self._told[-1 if self.now is None else self.now])

    @property
    def slots(self) -> list[tuple[int, int, AskedThing | None]]:
        """Every place: its part, its number there, and what was told for it."""
        return [
            (number, place, told[place] if place < len(told) else None)
            for number, (part, told) in enumerate(zip(self.asked.parts, self._told, strict=True))
            for place in range(part.count)
        ]

    def times(self, thing: AskedThing) -> int:
        """How often it was told of the part that is asked for."""
        number = self.now if self.now is not None else len(self._told) - 1
        return self._told[number].count(thing)

    def may_be(self, thing: AskedThing) -> bool:
        """Whether the next one can be this."""
        if self.now is None or thing.is_out or thing not in self.part.things:
            return False
        told = self.told if self.asked.by_seat else self._told[self.now]
        return not (self.part.is_once and thing in told)

    def choose(self, thing: AskedThing) -> bool:
        """The next one is this; whether it can be."""
        if not self.may_be(thing):
            return False
        assert self.now is not None
        self._told[self.now].append(thing)
        return True

    def take_out(self, part: int, place: int) -> None:
        """It was another one: it is asked for again."""
        if place < len(self._told[part]):
            del self._told[part][place]

    def take_back(self) -> bool:
        """The last one told is asked for again; False when nothing was told."""
        told = next((part for part in reversed(self._told) if part), None)
        if told is not None:
            told.pop()
        return told is not None

    def fitting(self, words: str) -> tuple[AskedThing, ...]:
        """What the typed words may mean, what can come up first; all of it for no words."""
        wanted = words.casefold().split()
        found = [each for each in self.part.things if _fits(each, wanted)]
        if not wanted:
            return tuple(found)
        whole = " ".join(wanted)
        found.sort(key=lambda each: (not self.may_be(each), not _is_called(each, whole)))
        return tuple(found)


def _is_called(thing: AskedThing, whole: str) -> bool:
    return whole in (thing.code.casefold(), thing.name.casefold())


def _fits(thing: AskedThing, wanted: list[str]) -> bool:
    """Whether every word typed begins a word of the name or of the row, or all is the short way."""
    if thing.code and "".join(wanted) == thing.code.casefold():
        return True
    words = f"{thing.name} {thing.row}".casefold().replace("-", " ").replace(",", " ").split()
    return all(any(word.startswith(each) for word in words) for each in wanted)


def by_seats(asked: Asked, counts: Mapping[int, int], voice: Voice) -> Asked:
    """The same asked of every seat, so many of each, on one page: the last one has the rest."""
    things = asked.parts[0].things
    parts = tuple(
        AskedPart(things, count, voice.named(seat), is_once=True, seat=seat)
        for seat, count in counts.items()
    )
    may = [each.answer for each in things if not each.is_out]
    seat, last = list(counts.items())[-1]
    most = sum(counts.values()) - last
    has_rest = len(may) == most + last

    def rest(answers: tuple[Any, ...]) -> tuple[Any, ...]:
        told = set(answers)
        return (*answers, *(each for each in may if each not in told))

    def sums(answers: tuple[Any, ...]) -> tuple[str, ...]:
        if not has_rest or len(answers) != most:
            return ()
        return (voice.say(Said("ask-rest", {"count": last, "seat": SeatNumber(seat)})),)

    return replace(
        asked, parts=parts, outcome=rest, sums=sums,
        is_enough=lambda answers: has_rest and len(answers) == most,
    )  # fmt: skip


# -- what the engine asks where a game says nothing ------------------------------------------------


def asked_of(outcomes: Distribution) -> Asked | None:
    """Dice by their faces, draws and orders by their names; None for what only a game knows."""
    if isinstance(outcomes, Dice):
        things = tuple(die_face(face) for face in range(1, outcomes.faces + 1))
        return Asked((AskedPart(things, outcomes.count),), tuple)
    if isinstance(outcomes, Draw):
        drawn = (item for item, _ in outcomes.outcomes())
        named = tuple(AskedThing(item, _title(outcomes.word(item))) for item in drawn)
        return Asked((AskedPart(with_keys(named)),), lambda answers: answers[0], shape=2.4)
    if isinstance(outcomes, Shuffle):
        named = tuple(AskedThing(item, _title(str(item))) for item in outcomes.items)
        part = AskedPart(with_keys(named), len(named), is_once=True)
        return Asked((part,), tuple, shape=2.4)
    return None


def die_face(face: int, note: str = "", *, code: str | None = None) -> AskedThing:
    """A face of an ordinary die; its key is its number."""
    paint = _pips(face) if face <= PIPPED else None
    return AskedThing(face, str(face), paint, note, str(face) if code is None else code)


def _pips(face: int) -> Paint:
    def paint(canvas: Canvas, box: Box) -> None:
        size = min(box.w, box.h) * LIPPED
        draw_mini_die(canvas, box.centre_x - size / 2, box.centre_y - size / 2, size, face)

    return paint


def _title(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"


def with_keys(things: tuple[AskedThing, ...]) -> tuple[AskedThing, ...]:
    """The things with a digit each, if there are enough digits."""
    if len(things) > MOST_KEYS:
        return things
    return tuple(replace(each, code=str(number)) for number, each in enumerate(things, 1))
