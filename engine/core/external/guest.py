"""Guests: bots from outside. What one does wrong puts it out; the table goes on without it."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core import errors
from engine.core.bot import Answer, Bot, Reason, close_bots
from engine.core.decision import Decision
from engine.core.errors import InputError
from engine.core.external.guard import waited_by

CLAUSE = "ARENA"
"""What the reasons of a guest cite: they come from no rulebook of ours."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What put a guest out: at which seat, which kind, and one sentence."""

    seat: int
    kind: str
    sentence: str


KINDS = (
    "TIMEOUT",
    "CUMULATIVE_TIMEOUT",
    "BROKEN_PIPE",
    "INVALID_MESSAGE",
    "INVALID_MOVE",
    "CRASH",
)
"""What a guest can be out for, in the contest's words; the last is ours."""
LONGEST_SENTENCE = 300
LONGEST_TITLE = 60
GAME_SECONDS = 600.0
"""What a bot in a file may use in a whole game."""
MOST_TIMES = 10.0
"""How many times as long as it may take a guest's answer takes on a busy machine, at the most."""


class Misbehaved(Exception):
    """Raised where a guest's fault is noticed: one of KINDS, and one sentence.

    Whatever a guest says of it is in there: it is shortened and cleaned here.
    """

    def __init__(self, kind: str, sentence: str) -> None:
        self.kind = kind if kind in KINDS else "INVALID_MESSAGE"
        self.sentence = shortened(sentence, LONGEST_SENTENCE)
        super().__init__(self.sentence)


class GameTime:
    """What a guest may use in a whole game; as in the contest it is out when that is over."""

    def __init__(self, most_seconds: float) -> None:
        self.seconds = 0.0
        self._most = most_seconds

    def spend(self, seconds: float) -> None:
        """Adds the time of an answer; Misbehaved where that is too much."""
        self.seconds += seconds
        if self.seconds > self._most:
            sentence = f"it used more than {self._most:g} s in this game"
            raise Misbehaved("CUMULATIVE_TIMEOUT", sentence)


class Stopwatch:
    """Measures what a guest uses: real time, without what it or we waited for a processor.

    `delays` gives what each of its processes has waited so far; where nobody can tell (only Linux
    can), nothing is left out.
    """

    def __init__(
        self,
        delays: Callable[[], dict[int, float]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._delays = delays
        self._clock = clock
        self._started = clock()
        self._before = delays()
        self._ours = waited_by("thread-self")

    @property
    def seconds(self) -> float:
        """The time that counts."""
        longest = max(
            (waited - self._before.get(pid, 0.0) for pid, waited in self._delays().items()),
            default=0.0,
        )
        waited = longest + waited_by("thread-self") - self._ours
        elapsed = self._clock() - self._started
        return elapsed - min(waited, elapsed * (1 - 1 / MOST_TIMES))

    def is_over(self, most: float) -> bool:
        """Whether so many seconds have been used."""
        return self._clock() - self._started >= most and self.seconds >= most


class GuestOut(Exception):
    """A guest that does not play on after its fault: the game ends here."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.sentence)
        self.fault = fault


class Guest(ABC):
    """A bot from outside, with a simple bot that takes over a seat where it is out.

    `faults` are by seat, for one guest may sit at several. With `plays_on` off (as in a contest)
    a fault raises GuestOut instead of letting the simple bot answer.
    """

    draws = True

    def __init__(self, title: str, stand_in: Bot) -> None:
        self.title = shortened(title, LONGEST_TITLE)
        self.faults: dict[int, Fault] = {}
        self.plays_on = True
        self._stand_in = stand_in

    def start(self) -> None:  # noqa: B027 (only some guests can be tried without a question)
        """Gets ready to be asked; Misbehaved when that fails. Else the first question does it."""

    @property
    def remark(self) -> str:
        """One sentence on how it runs here, where there is something to say."""
        return ""

    @abstractmethod
    def ask(self, view: Any, decision: Decision, rng: Random) -> Answer:
        """The guest's own answer; Misbehaved when there is none that can be used."""

    def close(self) -> None:  # noqa: B027 (only guests that hold something must let go of it)
        """The game is over or left: let go of everything; a guest asked again starts anew."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Answer:
        """The guest's answer, or the simple bot's once the guest is out at that seat."""
        if decision.seat in self.faults:
            return self._stand_in.choose(view, decision, rng)
        try:
            answer = self.ask(view, decision, rng)
            _require_offered(decision, answer.option)
        except Misbehaved as problem:
            return self._answer_for(problem, view, decision, rng)
        return answer

    def _answer_for(
        self, problem: Misbehaved, view: Any, decision: Decision, rng: Random
    ) -> Answer:
        fault = Fault(decision.seat, problem.kind, f"{self.title} is out: {problem.sentence}")
        self.faults[decision.seat] = fault
        if not self.plays_on:
            raise GuestOut(fault)
        answer = self._stand_in.choose(view, decision, rng)
        reason = Reason(CLAUSE, f"{fault.sentence}; a simple bot plays on")
        return Answer(answer.option, (reason, *answer.reasons))


def _require_offered(decision: Decision, option: Any) -> None:
    try:
        is_offered = option in decision.options
    except Exception:  # comparing with a foreign object may raise anything
        is_offered = False
    if not is_offered:
        said = shortened(repr(option))
        raise Misbehaved("INVALID_MOVE", f"{said} is not possible now ({decision.prompt})")


def try_bots(bots: Iterable[Bot]) -> None:
    """Starts those that are guests, and closes all; InputError for one that cannot play."""
    for bot in bots:
        try:
            if isinstance(bot, Guest):
                bot.start()
        except Misbehaved as problem:
            raise InputError(f"a bot cannot play: {problem.sentence}") from problem
        finally:
            close_bots([bot])


def shortened(text: str, most: int = 120) -> str:
    """Foreign text fit for one sentence: on one line, of signs that can be shown, not too long."""
    return errors.shortened(" ".join(text.split()), most)
