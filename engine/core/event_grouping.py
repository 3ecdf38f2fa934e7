"""What happened told by its cause, as one: "Vega enforces Peace: you pay Psionic to the Trust"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Final

from engine.text.message import Message

LONGEST_CHAIN: Final = 16
"""A cause is looked for among so many events."""


@dataclass(frozen=True, slots=True)
class Caused:
    """An event and what came of it."""

    cause: Any
    effects: tuple[Any, ...]

    def said(self) -> Message:
        """The cause, and after it what came of it."""
        return self.said_after(self.cause.said())

    def said_after(self, cause: Message) -> Message:
        """What came of it, after the cause as it is said: all of one seat has one subject."""
        seats = {getattr(each, "seat", None) for each in (self.cause, *self.effects)}
        key = "caused-by-one" if len(seats) == 1 and None not in seats else "caused"
        return Message(key, {"cause": cause, "effects": self.effects})


def by_cause(events: Iterable[Any], cause: Any = None) -> list[Any]:
    """The events in their order, each that another one brought joined to it as a `Caused`.

    `cause` is what brought the first of them, where that happened in an earlier answer.
    """
    joined: list[Any] = []
    last, is_brought = cause, cause is not None
    for event in events:
        if not (is_brought or _brings(cause, event) or _brings(last, event)):
            cause = event
            joined.append(event)
        elif joined and isinstance(joined[-1], Caused):
            effects = (*joined[-1].effects, event)
            joined[-1] = replace(joined[-1], effects=effects)
        else:
            joined[-1:] = [Caused(cause, (event,))]
        last, is_brought = event, False
    return joined


def cause_of(event: Any, earlier: Iterable[Any]) -> Any | None:
    """What an event came of: the first in a chain of those before it, which stand newest first."""
    chain = list(islice(earlier, LONGEST_CHAIN))
    if not any(_brings(each, event) for each in chain):
        return None
    chain = [*reversed(chain), event]
    starts = range(len(chain) - 1)
    return next((chain[start] for start in starts if len(by_cause(chain[start:])) == 1), None)


def _brings(cause: Any, event: Any) -> bool:
    brings_about = getattr(cause, "brings_about", None)
    return brings_about is not None and bool(brings_about(event))
