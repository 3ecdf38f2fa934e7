"""What a fate says besides its lines: of Events, Summits and the Prelude."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from engine.core.decision import Answer, Decision, Reason
from engine.core.step import Step
from engine.text.message import Message
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.supercat.pages import by_lot
from games.arcs.supercat.prelude import Spending

Test = Callable[[ReachAssessment], bool]
Chooser = Callable[[ReachAssessment, Decision, Random], Answer]
"""Answers a decision that only a fate, or a card of a fate, asks."""


def never(assessment: ReachAssessment) -> bool:
    """What most fates say."""
    return False


def always(assessment: ReachAssessment) -> bool:
    """What it says unless a page says otherwise."""
    return True


def nothing(assessment: ReachAssessment) -> int:
    """Most fates add nothing to the roll to seize."""
    return 0


def no_steps(assessment: ReachAssessment) -> tuple[Step, ...]:
    """Most fates pay for seizing as usual."""
    return ()


def any_resource(assessment: ReachAssessment, resource: str) -> bool:
    """Most fates spend every resource in the Prelude."""
    return True


def no_resource(assessment: ReachAssessment, resource: str) -> bool:
    """Most fates seek no resource but for ambitions."""
    return False


def no_spending(assessment: ReachAssessment) -> Iterator[Spending]:
    """Most fates spend nothing in the Prelude that others do not."""
    return iter(())


@dataclass(frozen=True, slots=True)
class FatePage:
    """A fate's page.

    `events` says when Events are effective, `summons` when it calls a Summit whatever the die
    shows, `leaves` when it leaves the Empire in the Call to Order, `intrigue` when it has a use for
    Council Intrigue. `first_spends` is what it spends in the Prelude before anything else,
    `spent_for` the number of the line that tokens are spent for so; `spends` says which resources
    it spends there, `uses` which guild cards, `seeks` what it needs of resources besides ambitions.
    `takes_all` lets it take as many actions as it can (CATR-F-3). `answers` are the decisions of
    its own steps. `may_seize`, `harder_to_seize` and `seizing_costs` change its check to seize.
    """

    id: str
    events: Test = never
    summons: Test = never
    leaves: Test = never
    intrigue: Test = never
    spends: Callable[[ReachAssessment, str], bool] = any_resource
    uses: Callable[[ReachAssessment, str], bool] = any_resource
    takes_all: bool = False
    may_seize: Test = always
    harder_to_seize: Callable[[ReachAssessment], int] = nothing
    seizing_costs: Callable[[ReachAssessment], tuple[Step, ...]] = no_steps
    first_spends: Callable[[ReachAssessment], Iterator[Spending]] = no_spending
    spent_for: int = 0
    answers: Mapping[type, Chooser] = field(default_factory=dict)
    policy: Callable[[ReachAssessment], str] | None = None
    seeks: Callable[[ReachAssessment, str], bool] = no_resource


NO_PAGE: Final = FatePage("")


def reasoned(option: Any, clause: str, key: str, best: Sequence[Any] = (), **args: Any) -> Answer:
    """An answer with one reason; `best` are the options between which a lot has decided."""
    return Answer(option, lambda: (Reason(clause, Message(key, args), options=by_lot(best)),))
