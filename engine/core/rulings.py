"""Rulings and reactions: a rule asks its question, and what lies on the table may answer otherwise.

A card, a power, a fate is a `Voice`. A game collects the voices from what lies on its table and
nowhere else, so that a copied table rules alike. A base step never names a card: it asks
`ruling(voices, table, MaySeize(seat, card), default)`, and after what it did
`react(voices, table, InitiativeTaken(seat))` lets the voices push steps of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.core.step import Step

T = TypeVar("T")

Rule = Callable[[Any, Any, Any], Any]
"""(table, question, the answer so far) to the answer: the same when the voice has no say."""

Reaction = Callable[[Any, Any], Iterable[Step]]
"""(table, event) to the steps that follow, the first of them to run first."""


@dataclass(frozen=True, slots=True)
class Voice:
    """What one thing on the table has to say, by the class of the question or event.

    `source` is the thing itself, `clause` the rule that lets it speak, for log and reasons.
    """

    source: Any
    clause: str
    rules: Mapping[type, Rule] = field(default_factory=dict)
    after: Mapping[type, Reaction] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ruled(Generic[T]):
    """What a question came to, and whose voices changed the answer."""

    answer: T
    by: tuple[Voice, ...] = ()


def ruling(voices: Iterable[Voice], table: Any, question: Any, default: T) -> Ruled[T]:
    """The answer to a question: the rulebook's, or what voices in their order make of it."""
    kind, answer = type(question), default
    by: tuple[Voice, ...] = ()
    for voice in voices:
        rule = voice.rules.get(kind)
        if rule is not None:
            otherwise = rule(table, question, answer)
            if otherwise != answer:
                answer, by = otherwise, (*by, voice)
    return Ruled(answer, by)


def react(voices: Iterable[Voice], table: Any, event: Any) -> None:
    """Pushes what follows from an event, the first voice's steps to run first."""
    kind = type(event)
    steps: list[Step] = []
    for voice in voices:
        reaction = voice.after.get(kind)
        if reaction is not None:
            steps += reaction(table, event)
    table.steps += reversed(steps)
