"""What the Intermission asks a SUPERCAT. Its document ends with Act I: all here is our ruling."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from engine.core.decision import Answer, Decision
from games.arcs.board import RESOURCES
from games.arcs.bots.evaluator import PROMISES, Promises, Winnings
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.fates.rules import Chooser, reasoned
from games.arcs.campaign.rules.fates.advocate import GUILD_OVERSEERS
from games.arcs.campaign.rules.fates.believer import worth_of_stack
from games.arcs.campaign.rules.fates.caretaker import FOR_A_GOLEM, golems_of
from games.arcs.campaign.rules.fates.founder import FOR_AN_AMBITION
from games.arcs.campaign.rules.fates.partisan import COUNTED_FOR
from games.arcs.campaign.rules.intermission import ChooseNext, MayConcede, ReturnToMap
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.campaign_components import FATE_CARDS
from games.arcs.expansion import require_entries
from games.arcs.moves import GO_ON
from games.arcs.state import ArcsTable


def next_fate(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.22 and 13.23: the old fate or the one drawn, or one of two, by chance."""
    options = list(decision.options)
    failed = assessment.reach_state.fates[assessment.number].marker
    if failed:
        return reasoned(rng.choice(options), "CATR-13.23", "inter-one-of-two")
    return reasoned(rng.choice(options), "CATR-13.22", "inter-old-or-new")


def any_gate(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.24: without ships and starports it comes back at any gate."""
    options = list(decision.options)
    return reasoned(rng.choice(options), "CATR-13.24", "inter-any-gate", options)


def never_concedes(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.25: it never concedes."""
    return reasoned(GO_ON, "CATR-13.25", "inter-never-concedes")


OF_THE_INTERMISSION: Final[dict[type, Chooser]] = {
    ChooseNext: next_fate,
    ReturnToMap: any_gate,
    MayConcede: never_concedes,
}
"""Who answers what a step of the Intermission asks."""


# PLAY-4.3: what the objective of each fate is likely to advance yet, for who looks ahead.

POWER_OF_A_WIN: Final = 6.0
"""What a first place brings on average, its bonus included."""
AT_A_GATE: Final = 0.6
"""What a golem counts that sleeps at a gate under control: it can be awakened."""
OTHERWISE: Final = 0.3
"""How much counts of what needs a title that the seat has not: it may still come by it."""


def _steward(table: ArcsTable, number: int, winnings: Winnings) -> float:
    rules = reach_of(table).first_regent == number
    return (1.0 if rules else OTHERWISE) * POWER_OF_A_WIN * _wins(winnings)


def _founder(table: ArcsTable, number: int, winnings: Winnings) -> float:
    is_outlaw = not reach_of(table).is_regent(number)
    held = sum([ruler == number for ruler in winnings.held.values()])
    steps = FOR_AN_AMBITION * _wins(winnings) + held * winnings.chapters
    return (1.0 if is_outlaw else OTHERWISE) * steps


def _magnate(table: ArcsTable, number: int, winnings: Winnings) -> float:
    goods = len(table.seats[number].resources) + sum(reach_of(table).fates[number].favors)
    return 0.6 * min(3, goods) * winnings.chapters


def _advocate(table: ArcsTable, number: int, winnings: Winnings) -> float:
    cards = table.seats[number].cards
    rules = GUILD_OVERSEERS in cards
    return (1.0 if rules else OTHERWISE) * min(4, len(cards)) * winnings.chapters


def _caretaker(table: ArcsTable, number: int, winnings: Winnings) -> float:
    gates = [each for each in reach_of(table).sleepers if winnings.held.get(each) == number]
    golems = len(golems_of(table, number)) + AT_A_GATE * len(gates)
    return FOR_A_GOLEM * golems * (_wins(winnings) + 0.3 * winnings.chapters)


def _partisan(table: ArcsTable, number: int, winnings: Winnings) -> float:
    outrage = set(table.seats[number].outrage)
    fair = [share for each, share in winnings.wins.items() if not outrage & set(COUNTED_FOR[each])]
    spoiled = len(outrage) / len(RESOURCES)
    return 2.0 * (sum(fair) + winnings.later * (1.0 - spoiled)) + 1.5 * winnings.chapters


def _admiral(table: ArcsTable, number: int, winnings: Winnings) -> float:
    if not reach_of(table).is_regent(number):
        return 0.0
    return 1.5 * _wins(winnings) + 0.5 * winnings.chapters


def _believer(table: ArcsTable, number: int, winnings: Winnings) -> float:
    return worth_of_stack(table) * _wins(winnings)


def _wins(winnings: Winnings) -> float:
    return sum(winnings.wins.values()) + winnings.later


STEPS: Final[Mapping[str, Callable[[ArcsTable, int, Winnings], float]]] = {
    "steward": _steward,
    "founder": _founder,
    "magnate": _magnate,
    "advocate": _advocate,
    "caretaker": _caretaker,
    "partisan": _partisan,
    "admiral": _admiral,
    "believer": _believer,
}
require_entries(STEPS, FATE_CARDS, "what the objectives of fates promise")


class OfFates(Promises):
    """What the eight fates of Act I ask for."""

    def steps(self, table: ArcsTable, number: int, winnings: Winnings) -> float:
        """So many steps, if the fate is known."""
        found = STEPS.get(reach_of(table).fates[number].id)
        return found(table, number, winnings) if found else 0.0


PROMISES.put(Reach.mode, OfFates())
