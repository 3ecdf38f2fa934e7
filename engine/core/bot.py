"""Bots: they see a view and a decision, and answer with their reasons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, runtime_checkable

from engine.core.decision import Decision, Option


@dataclass(frozen=True, slots=True)
class Reason:
    """One step of a bot's thought: the clause of RULES.md it follows, and a plain sentence.

    A private one gives away what only the bot's seat may know; others are told `veiled` in its
    place, which says only what lies open to them, or nothing.
    """

    clause: str
    text: str
    is_private: bool = False
    veiled: Reason | None = None

    @property
    def for_others(self) -> Reason | None:
        """The reason as everybody may know it; None when it is nothing to the others."""
        return self.veiled if self.is_private else self


@dataclass(frozen=True, slots=True)
class Answer:
    """An option and why it was chosen."""

    option: Option
    reasons: tuple[Reason, ...] = ()


class Bot(Protocol):
    """A player made of code. It never changes the view, and equal views get equal answers."""

    draws: bool
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
