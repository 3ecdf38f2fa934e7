"""What the top step asks, and bots: they see a view and a decision, and say why.

An option is any small frozen dataclass; its `str` is the sentence or move word that people read.
"""

from __future__ import annotations

import math
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, is_dataclass
from enum import StrEnum
from random import Random
from typing import Any, ClassVar, Final, Protocol, overload, runtime_checkable

from engine.core.chance import Distribution, Draw
from engine.text.message import Fixed, Message, NameOf, SeatNumber, declared_kinds, said_by_fields

CHANCE = -1
"""The seat that rolls dice, draws and shuffles."""

Option = Hashable

_LISTS: Final = (list, tuple)
"""Nearly all options come in one of these; asking for an abstract class takes ten times as long."""


@dataclass(slots=True)
class Decision:
    """A seat's choice among legal options, in a stable order.

    `asked` is one sentence with a verb; its part `detail`, or `detail` here where it was written in
    English, a quieter second line. What is answered to a `secret` decision, and why, nobody else
    may know before an event whose class names the kind among its `reveals`; an option whose class
    says `is_secret` is so in any decision.
    """

    seat: int
    kind: str
    asked: Message | str
    options: Sequence[Option]
    detail: str = ""
    secret: bool = False

    @property
    def prompt(self) -> str:
        """What is asked, written in English; where it is a `Message`, only its key."""
        return self.asked if isinstance(self.asked, str) else self.asked.key

    @property
    def listing(self) -> Sequence[Option] | None:
        """All options in a stable order; None where there are too many to list."""
        return None if isinstance(self.options, Unlisted) else self.options

    @property
    def is_range(self) -> bool:
        """Whether the options differ in one number and read best as a span of it."""
        return isinstance(self.options, NumberRange)

    def sample(self, rng: Random) -> Option:
        """One option at random, each with the same chance where they are listed."""
        options = self.options
        if not isinstance(options, _LISTS) and isinstance(options, Unlisted):
            return options.sample(rng)
        return options[int(rng.random() * len(options))]

    def parse(self, text: str) -> Option | None:
        """The option that prints itself as these words, capitals aside; None when none does."""
        options = self.options
        if isinstance(options, Unlisted):
            return options.parse(text)
        wanted = " ".join(text.casefold().split())
        return next((option for option in options if str(option).casefold() == wanted), None)


@dataclass(slots=True)
class Chance:
    """A random result that the match, a record or a person's real dice supply.

    `for_seat` is whom it is for; with `secret` nobody else may know what came. An `is_lot` breaks a
    tie: the box has no piece that is drawn or rolled for it.
    """

    kind: str
    asked: Message | str
    outcomes: Distribution
    for_seat: int | None = None
    secret: bool = False
    is_lot: bool = False

    @property
    def prompt(self) -> str:
        """What is asked, written in English; where it is a `Message`, only its key."""
        return self.asked if isinstance(self.asked, str) else self.asked.key

    @property
    def seat(self) -> int:
        return CHANCE

    @property
    def is_settled(self) -> bool:
        """Whether there is nothing to draw, so that nobody at a real table is asked."""
        return isinstance(self.outcomes, Draw) and self.outcomes.is_settled


Pending = Decision | Chance


class Unlisted(Sequence[Option], ABC):
    """Options too many to list, such as every deal between two seats: a test for membership, a
    reader of what people type, and a way to draw one.
    """

    __slots__ = ()

    @abstractmethod
    def __contains__(self, option: object) -> bool: ...

    @abstractmethod
    def sample(self, rng: Random) -> Option:
        """One of them at random."""

    @abstractmethod
    def parse(self, text: str) -> Option | None:
        """What a person typed, as an option; None when it is none."""

    def refusal(self, option: Any) -> Message | None:
        """What is wrong with what is not among them, where there is more to say than that."""
        return None

    def __len__(self) -> int:
        raise TypeError("these options are not listed: ask for a sample, or whether one is offered")

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        raise TypeError("these options are not listed: ask for a sample, or whether one is offered")


class NumberRange(Sequence[Option]):
    """Options that differ in one number: `make(low) .. make(high)` without listing them all.

    `make` is the option's class (one integer field) or a function of an integer.
    """

    __slots__ = ("high", "low", "make")

    def __init__(self, make: Callable[[int], Option], low: int, high: int) -> None:
        if high < low:
            raise ValueError(f"the range {low}..{high} is empty")
        self.make = make
        self.low = low
        self.high = high

    def __len__(self) -> int:
        return self.high - self.low + 1

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        numbers = range(self.low, self.high + 1)[index]
        if isinstance(numbers, range):
            return [self.make(number) for number in numbers]
        return self.make(numbers)

    def __iter__(self) -> Iterator[Option]:
        return map(self.make, range(self.low, self.high + 1))

    def __contains__(self, option: Any) -> bool:
        return any(option == candidate for candidate in self)

    def __repr__(self) -> str:
        return f"NumberRange({self.low}..{self.high})"


class ReasonOutcome(StrEnum):
    """What became of one line of a bot's rules."""

    HELD = "held"
    """It decided."""
    NOT_SO = "not-so"
    """Its condition is not true."""
    NO_CARD = "no-card"
    """It is true, but no card at hand can do it."""
    NO_ACTION = "no-action"
    """It is true, but not with these actions, or with so few."""
    EARLIER = "earlier"
    """It was not asked: a line before it held, or took what it needs."""


@dataclass(frozen=True, slots=True)
class PossibleOption:
    """One of those that a lot, or a comparison, decided between.

    `odds` is 0 where it is not valid; `why` says why not, or what it would bring.
    """

    option: Any
    odds: float
    why: Message | None = None


@dataclass(frozen=True, slots=True)
class Reason:
    """One step of a bot's thought: the clause of RULES.md it follows, and what is said of it.

    A private one gives away what only the bot's seat may know; others are told `veiled` in its
    place, which says only what lies open to them, or nothing. `options` are all that were possible
    where a lot decided. What is said may be a plain sentence in English.
    """

    clause: str
    said: Message | str
    is_private: bool = False
    veiled: Reason | None = None
    outcome: ReasonOutcome = ReasonOutcome.HELD
    options: tuple[PossibleOption, ...] = ()

    @property
    def text(self) -> str:
        """The sentence, where it is written in English or has been put into words; else a key."""
        return self.said if isinstance(self.said, str) else self.said.key

    @property
    def for_others(self) -> Reason | None:
        """The reason as everybody may know it; None when it is nothing to the others."""
        return self.veiled if self.is_private else self


Why = Callable[[], tuple[Reason, ...]]
"""Works out reasons; asked at most once, and before the answer changes the table."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An option and why it was chosen: reasons, or what works them out when somebody asks."""

    option: Option
    why: tuple[Reason, ...] | Why = ()

    @property
    def reasons(self) -> tuple[Reason, ...]:
        return self.why() if callable(self.why) else self.why

    def explained(self) -> Answer:
        """The answer with its reasons worked out, so that they hold when the table has changed."""
        return Answer(self.option, self.why()) if callable(self.why) else self


class Bot(Protocol):
    """A player made of code. It never changes the view, and equal views get equal answers."""

    @property
    def draws(self) -> bool:
        """Whether it uses its generator; one that does not is spared the seeding."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Answer:
        """One of `decision.options`, with reasons. Budgets are counts, never seconds."""


@runtime_checkable
class ClosableBot(Protocol):
    """A bot that holds something outside this program and must let go of it."""

    def close(self) -> None:
        """The game is over or left. A bot that is asked again afterwards starts anew."""


def close_bots(bots: Iterable[Bot | None]) -> None:
    """Closes those that need it; whoever makes bots for a game calls this when it ends."""
    for bot in bots:
        if isinstance(bot, ClosableBot):
            bot.close()


class RandomBot:
    """Chooses any legal option with equal chance, without a look at the table.

    Every game has it, mostly for tests.
    """

    draws = True

    def choose(self, view: Any, decision: Decision, rng: Random) -> Answer:
        return Answer(decision.sample(rng))


# How sure a comparison is that rests on luck drawn at random, and what may be said of it.


def errors_wanted(trials: int) -> float:
    """By how many standard errors a difference must be off 0 to count.

    Source: Student's t, two-sided at 95 %; within 3 % of it for any number of trials.
    """
    return 2.0 + 2.4 / (trials - 2) if trials > 2 else 12.7


@dataclass(frozen=True, slots=True)
class Difference:
    """The mean by which one thing is ahead of another, and its standard error.

    `trials` is how often both were tried, 0 where nothing was left to luck.
    """

    mean: float
    error: float = 0.0
    trials: int = 0

    @property
    def is_sure(self) -> bool:
        """Whether it is more than its error: two things that are nearer are about equal."""
        if not self.trials:
            return True
        return abs(self.mean) > errors_wanted(self.trials) * self.error

    def said(self, digits: int = 1, unit: float = 1.0) -> Fixed | None:
        """How many of a unit it is, for a message; None for "about equal"."""
        shown = Fixed(self.mean / unit, digits)
        return shown if self.is_sure and round(self.mean / unit, digits) else None


LEVEL: Final = Difference(0.0)
"""Of a thing and itself."""


def difference(ahead: Sequence[float], behind: Sequence[float]) -> Difference:
    """How far the one is ahead in the trials that both had, the same luck for both in each."""
    lead = [one - other for one, other in zip(ahead, behind, strict=False)]
    count = len(lead)
    mean = math.fsum(lead) / count
    squares = math.fsum([(each - mean) ** 2 for each in lead])
    error = math.sqrt(squares / (count - 1) / count) if count > 1 else math.inf
    return Difference(mean, error, count)


# -- What records name: moves, events and steps. Deriving from a base here is enough.


class Recorded:
    """Base of every small dataclass that a record or a position names by its class."""

    __slots__ = ()


class MoveOption(Recorded):
    """An option that a decision of a game offers; its `str` is the command that people type.

    A `command` has fields in braces: names as their kind is `typed`, seats from 1. How it is told
    is another thing: the message that it `said()` to be, by its class.
    """

    __slots__ = ()

    command: ClassVar[str] = ""
    is_secret: ClassVar[bool] = False
    """Whether nobody else may know that it was chosen, whatever the decision says."""

    def __str__(self) -> str:
        cls: type = type(self)
        return self.command.format_map(
            {n: _typed(kind, getattr(self, n)) for n, kind in declared_kinds(cls)}
        )

    def said(self) -> Message:
        """The move as it is told: its class after `move-` is the key, its fields the arguments."""
        return said_by_fields(self, "move-")


def _typed(kind: Any, value: Any) -> Any:
    if kind is SeatNumber:
        return value + 1
    return kind.typed(value) if isinstance(kind, NameOf) and value is not None else value


class Event(Recorded):
    """What happened at a table, told right after the change."""

    __slots__ = ()

    reveals: ClassVar[tuple[str, ...]] = ()
    """The kinds of secret decisions whose answers it opens."""
    comes_of: ClassVar[tuple[type, ...]] = ()
    """What may bring it about: told right after such an event, it is joined to it as one."""
    only_hands: ClassVar[bool] = False
    """Whether it is told to hands at a real table alone: what happens by itself on a screen."""
    follows: ClassVar[bool] = False
    """Whether it comes of no decision, so that a person has not done it in deciding."""
    is_chosen: ClassVar[bool] = False
    """Whether a person has done it in deciding, though it happens after the answer."""
    subject: ClassVar[str] = "seat"
    """The field of the seat that its sentence is about."""

    def brings_about(self, event: Any) -> bool:
        """Whether another event, told right after, came of this one."""
        return isinstance(self, getattr(event, "comes_of", ()))

    def said(self) -> Message:
        """What is told of it: its class is the key, its fields are the arguments."""
        return said_by_fields(self)

    def veiled(self) -> Any:
        """What others learn of an event that is told to one seat; None for nothing."""
        return None


def recorded(package: str) -> tuple[type, ...]:
    """Every such class of a module, or of a package's modules that are loaded, by name."""
    below = {cls for cls in _below(Recorded) if f"{cls.__module__}.".startswith(f"{package}.")}
    return tuple(sorted(filter(is_dataclass, below), key=lambda cls: cls.__name__))


def _below(base: type) -> Iterator[type]:
    below: list[type] = base.__subclasses__()
    for cls in below:
        # A dataclass with slots is made twice; the module holds the one that counts.
        if getattr(sys.modules.get(cls.__module__), cls.__name__, None) is cls:
            yield cls
        yield from _below(cls)
