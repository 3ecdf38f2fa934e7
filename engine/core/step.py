"""Steps: the rulebook's sub-phases on a stack; rules ask questions, what is on the table answers.

A card, a power, a fate is a `RuleHook`. A game collects the hooks from what lies on its table and
nowhere else, so that a copied table rules alike. A base step never names a card: it asks
`ruling(hooks, table, MaySeize(seat, card), default)`, and after what it did
`react(hooks, table, InitiativeTaken(seat))` lets the hooks push steps of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, ParamSpec, Protocol, TypeVar, cast

from engine.core.decision import Pending, Recorded

P = ParamSpec("P")


class Emit(Protocol):
    """Reports an event right after the change it tells: its class and fields, so that a headless
    run need not build it.
    """

    def __call__(self, event: Callable[P, Any], *args: P.args, **kwargs: P.kwargs) -> None:
        """What everybody at the table may know."""

    def to(self, seat: int, event: Callable[P, Any], *args: P.args, **kwargs: P.kwargs) -> None:
        """What only this seat may know; others see the event's `veiled()` form, or nothing."""


def _drop(event: Callable[P, Any], *args: P.args, **kwargs: P.kwargs) -> None:
    """What is told here, nobody hears."""


def _drop_to(seat: int, event: Callable[P, Any], *args: P.args, **kwargs: P.kwargs) -> None:
    """Nor what is told to one seat."""


vars(_drop)["to"] = _drop_to
silence: Final = cast(Emit, _drop)
"""An Emit that drops everything; a function, as games without a screen call nothing more often."""


class Step(Recorded):
    """One thing that happens next. Steps are frozen dataclasses: tables share them when copied."""

    __slots__ = ()

    def ask(self, table: Any) -> Pending | None:
        """The decision or chance this step waits for; None when it runs by itself."""
        return None

    def answer(self, table: Any, option: Any, emit: Emit) -> None:
        """Changes the table and pushes what follows; this step has already left the stack."""
        raise TypeError(f"{type(self).__name__} says nothing of what it does")

    def problems(self, table: Any) -> list[str]:
        """What on a table that was set out contradicts this step, one sentence each."""
        return []


class Table(Protocol):
    """A game's state: plain data with a stack of steps, the top one last; over when it is empty."""

    steps: list[Any]

    def copy(self) -> Table:
        """An independent table; frozen parts may be shared."""

    def check(self) -> list[str]:
        """Broken invariants, one sentence each; empty for a sound table."""


def pending(table: Table, emit: Emit = silence) -> Pending | None:
    """What the table waits for, after steps that need no answer have run; None when over."""
    steps = table.steps
    while steps:
        step = steps[-1]
        asked: Pending | None = step.ask(table)
        if asked is not None:
            return asked
        steps.pop()
        step.answer(table, None, emit)
    return None


def apply(table: Table, option: Any, emit: Emit = silence) -> None:
    """Answers the top step. The option must be one it offers: a Match checks that."""
    table.steps.pop().answer(table, option, emit)


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
