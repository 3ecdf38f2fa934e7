"""Rulings and reactions: a rule asks its question, and what lies on the table may answer
otherwise.

A card, a power, a fate is a `RuleHook`. A game collects the hooks from what lies on its table and
nowhere else, so that a copied table rules alike. A base step never names a card: it asks
`ruling(hooks, table, MaySeize(seat, card), default)`, and after what it did
`react(hooks, table, InitiativeTaken(seat))` lets the hooks push steps of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.core.step import Step

T = TypeVar("T")

Rule = Callable[[Any, Any, Any], Any]
"""(table, question, the answer so far) to the answer: the same when the hook has no say."""

Reaction = Callable[[Any, Any], Iterable[Step]]
"""(table, event) to the steps that follow, the first of them to run first."""


@dataclass(frozen=True, slots=True)
class RuleHook:
    """What one thing on the table has to say, by the class of the question or event.

    `source` is the thing itself, `clause` the rule that lets it speak, for log and reasons.
    """

    source: Any
    clause: str
    rules: Mapping[type, Rule] = field(default_factory=dict)
    after: Mapping[type, Reaction] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ruled(Generic[T]):
    """What a question came to, and whose hooks changed the answer."""

    answer: T
    by: tuple[RuleHook, ...] = ()


def ruling(hooks: Iterable[RuleHook], table: Any, question: Any, default: T) -> Ruled[T]:
    """The answer to a question: the rulebook's, or what hooks in their order make of it."""
    kind, answer = type(question), default
    by: tuple[RuleHook, ...] = ()
    for hook in hooks:
        rule = hook.rules.get(kind)
        if rule is not None:
            otherwise = rule(table, question, answer)
            if otherwise != answer:
                answer, by = otherwise, (*by, hook)
    return Ruled(answer, by)


def react(hooks: Iterable[RuleHook], table: Any, event: Any) -> None:
    """Pushes what follows from an event, the first hook's steps to run first."""
    kind = type(event)
    steps: list[Step] = []
    for hook in hooks:
        reaction = hook.after.get(kind)
        if reaction is not None:
            steps += reaction(table, event)
    table.steps += reversed(steps)
