"""What lies on the table may answer a rule's question otherwise, or act after an event."""

from dataclasses import dataclass, field
from typing import Any

from engine.core.step import RuleHook, react, ruling


@dataclass(frozen=True)
class MayPass:
    seat: int


@dataclass(frozen=True)
class Passed:
    seat: int


@dataclass
class Table:
    steps: list[Any] = field(default_factory=list)


STERN = RuleHook("stern card", "CARD-1", {MayPass: lambda table, question, answer: False})
KIND = RuleHook(
    "kind card", "CARD-2", {MayPass: lambda table, question, answer: question.seat == 1}
)
ECHO = RuleHook(
    "echo", "CARD-3", after={Passed: lambda table, event: [f"echo {event.seat}", "rest"]}
)
TOLL = RuleHook("toll", "CARD-4", after={Passed: lambda table, event: ["toll"]})


def test_with_nobody_to_speak_the_rulebook_answers():
    assert ruling((), Table(), MayPass(0), True).answer is True
    assert ruling((ECHO,), Table(), MayPass(0), True).by == ()


def test_a_voice_answers_otherwise_and_is_named():
    ruled = ruling((STERN,), Table(), MayPass(0), True)
    assert ruled.answer is False
    assert [hook.clause for hook in ruled.by] == ["CARD-1"]


def test_later_voices_hear_what_earlier_ones_said():
    ruled = ruling((STERN, KIND), Table(), MayPass(1), True)
    assert ruled.answer is True
    assert [hook.source for hook in ruled.by] == ["stern card", "kind card"]


def test_who_agrees_with_what_was_said_is_not_named():
    ruled = ruling((STERN, KIND), Table(), MayPass(0), True)
    assert [hook.source for hook in ruled.by] == ["stern card"]


def test_steps_after_an_event_run_in_the_order_of_the_voices():
    table = Table(["before"])
    react((ECHO, STERN, TOLL), table, Passed(2))
    assert table.steps == ["before", "toll", "rest", "echo 2"]
