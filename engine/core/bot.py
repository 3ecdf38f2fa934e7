"""Bots: they see a view and a decision, and answer with their reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from engine.core.decision import Decision, Option

if TYPE_CHECKING:
    from engine.text.message import Message


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
        """Why it was chosen."""
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
