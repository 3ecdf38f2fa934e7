"""What the Empire, the Court, Events, Summits and the Intermission ask a SUPERCAT."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from engine.core.decision import Answer, Decision
from games.arcs.board import POLICY, RESOURCES
from games.arcs.bots.evaluator import PROMISES, Promises, Winnings
from games.arcs.campaign.bots import pages, prelude
from games.arcs.campaign.bots.assessment import ReachAssessment, as_in_its_turn
from games.arcs.campaign.bots.bargaining import demand
from games.arcs.campaign.bots.courting import blight_to_cleanse, one_card
from games.arcs.campaign.bots.fates import ANSWERS, Chooser, page_of, reasoned
from games.arcs.campaign.bots.prelude import OF_GOLEMS
from games.arcs.campaign.rules.crises import CleanseCluster
from games.arcs.campaign.rules.edicts import CollectTribute
from games.arcs.campaign.rules.empire import ChooseEscort
from games.arcs.campaign.rules.fates.advocate import GUILD_OVERSEERS
from games.arcs.campaign.rules.fates.believer import worth_of_stack
from games.arcs.campaign.rules.fates.caretaker import FOR_A_GOLEM, golems_of
from games.arcs.campaign.rules.fates.founder import FOR_AN_AMBITION
from games.arcs.campaign.rules.fates.partisan import COUNTED_FOR
from games.arcs.campaign.rules.intermission import ChooseNext, MayConcede, ReturnToMap
from games.arcs.campaign.rules.moves import (
    BRING_CRISES,
    BRING_EDICTS,
    CALL_SUMMIT,
    ENFORCE,
    LEAVE_EMPIRE,
    ArmRegent,
    ChangePolicy,
    Demand,
    DemandPiece,
    Enlist,
    Escort,
    GiveUp,
    Liberate,
)
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.campaign_components import DATA, FATE_CARDS, POLICIES
from games.arcs.expansion import require_entries
from games.arcs.moves import GO_ON, Choose, DropToken, GoOn, Influence, influence
from games.arcs.state import ArcsTable
from games.arcs.steps.gaining import Receive
from games.arcs.steps.scoring import may_seize
from games.arcs.supercat.assessment import AMBITION_OF, Readings, preferred
from games.arcs.supercat.choices import SENTENCES
from games.arcs.supercat.courting import agents_wanted, by_doctrine, suit_of


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


ALIGNED: Final = {each["id"]: tuple(each["aligned_ambitions"]) for each in DATA["policies"]}
"""The ambitions that a policy is aligned with."""
FAVORS_TO_CALL: Final = 2
"""CATR-13.1: with so many Favors a die would call a Summit more often than not."""

Evaluator = Callable[[Any], float]
"""A mark by one criterion: a number, so that nothing of another length is compared with it."""


def _best(clause: str, key: str, options: Sequence[Any], rng: Random, *tests: Evaluator) -> Answer:
    """The best of these options, by chance among equals, and why."""
    best = preferred(options, *tests)
    chosen = best[0] if len(best) == 1 else rng.choice(best)
    return reasoned(chosen, clause, key, best)


# -- ships of the Empire --------------------------------------------------------------------------


def choose_escort(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-8.2 to 8.4: to Blight without Imperial ships as many as can come, else none."""
    step = assessment.view.steps[-1]
    assert isinstance(step, ChooseEscort)
    options = [each for each in decision.options if isinstance(each, Escort)]
    fewest = min(options, key=lambda each: (each.fresh + each.hurt, each.fresh))
    target = assessment.heads_for or step.moved.target
    if not assessment.needs_escort(target) and not any(assessment.reach_state.escort or ()):
        return reasoned(fewest, "CATR-8.4", "imperial-ships-stay")
    most = assessment.best_escort(step.moved, options)
    if most == fewest:
        return reasoned(most, "CATR-8.3", "imperial-ships-guard")
    return reasoned(most, "CATR-8.2", "imperial-ships-against-blight")


def enlist_all(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.5: all Imperial ships that can attack along."""
    options = [each for each in decision.options if isinstance(each, Enlist)]
    most = max(options, key=lambda each: (each.fresh + each.hurt, each.fresh))
    return reasoned(most, "CATR-13.5", "all-imperial-ships")


# -- Summits --------------------------------------------------------------------------------------


def summon(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-11.2: a fate may always call. CATR-13.1: with a hand it calls with Favors enough."""
    if page_of(assessment).summons(assessment):
        return reasoned(CALL_SUMMIT, "CATR-11.2", "fate-calls-summit")
    favors = sum(assessment.reach_state.fates[assessment.number].favors)
    calls = favors >= FAVORS_TO_CALL
    return reasoned(CALL_SUMMIT if calls else GO_ON, "CATR-13.1", "has-favors", count=favors)


def call_to_order(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """BARGAIN-5.1: returns Favors; CATR-11.6: petitions, leaves and revives as its fate says."""
    wanted = demand(assessment.view, assessment.number)
    if wanted is not None:
        option, reason = wanted
        return Answer(option, (reason,))
    if page_of(assessment).leaves(assessment) and LEAVE_EMPIRE in decision.options:
        return reasoned(LEAVE_EMPIRE, "CATR-11.6", "fate-leaves-empire")
    return reasoned(GO_ON, "CATR-11.6", "fate-asks-nothing")


# -- the Council and Edicts -----------------------------------------------------------------------


def outcome(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.9: Crises with fewer ships in the Blight than its rivals have, else Edicts."""
    blight = assessment.reach_state.blight
    ships = [sum([seat.ships_at(each) for each in blight]) for seat in assessment.view.seats]
    own = ships.pop(assessment.number)
    if own * len(ships) < sum(ships):
        return reasoned(BRING_CRISES, "CATR-13.9", "ships-in-blight", own=own, rivals=sum(ships))
    if assessment.is_first_regent:
        return reasoned(BRING_EDICTS, "CATR-13.9", "is-first-regent")
    return _best("CATR-13.9", "by-chance", [BRING_CRISES, BRING_EDICTS], rng)


def govern(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-12.2 to 12.4: the fate's policy, else one aligned with an ambition it contends."""
    current = assessment.reach_state.policies[0]
    page = page_of(assessment)
    wanted = page.policy(assessment) if page.policy is not None else ""
    clause, key = "CATR-12.2", "fate-wants-policy"
    if not wanted:
        clause, key = "CATR-12.3", "policy-of-contended"
        contended = {
            policy: [each for each in ALIGNED[policy] if assessment.is_contending(each)]
            for policy in POLICIES
        }
        if contended[current] or not any(contended.values()):
            return reasoned(
                ENFORCE, "CATR-12.4", "policy-stays", policy=POLICY(current),
                contends=bool(contended[current]),
            )  # fmt: skip
        best = preferred(
            [policy for policy in POLICIES if contended[policy]],
            lambda policy: -min(assessment.place(each) for each in contended[policy]),
            lambda policy: any(each in assessment.declared for each in contended[policy]),
        )
        wanted = best[0] if len(best) == 1 else rng.choice(best)
    if wanted == current:
        return reasoned(ENFORCE, clause, key, policy=POLICY(wanted))
    return reasoned(ChangePolicy(wanted), clause, key, policy=POLICY(wanted))


def collect(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.10: what costs the payer most. CATR-13.2: with a hand it makes no Outlaws."""
    step = assessment.view.steps[-1]
    assert isinstance(step, CollectTribute)
    if isinstance(decision.options[0], GoOn):
        return reasoned(GO_ON, "CATR-13.2", "makes-no-outlaws")
    if step.payer == assessment.number:
        return _best(
            "CATR-13.10", "pays-needed-least", decision.options, rng,
            lambda each: _ambition_of(each) not in assessment.declared,
        )  # fmt: skip
    return _best(
        "CATR-13.10", "takes-declared", decision.options, rng,
        lambda each: _leads(assessment, step.payer, _ambition_of(each)),
        lambda each: _ambition_of(each) in assessment.declared,
    )  # fmt: skip


def _ambition_of(piece: Any) -> str:
    if isinstance(piece, Demand):
        return AMBITION_OF.get(piece.resource, "")
    if isinstance(piece, DemandPiece):
        return "tyrant" if piece.captive else "warlord"
    return ""


def _leads(assessment: ReachAssessment, number: int, ambition: str) -> bool:
    if ambition not in assessment.declared:
        return False
    counts = assessment.counts(ambition)
    return counts[number] == max(counts)


def requisition(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.11: Imperial ships come where it is present, the task force first."""
    return _best(
        "CATR-13.11", "imperial-ships-come", decision.options, rng,
        lambda each: each.name in assessment.task_force,
        lambda each: each.name in assessment.present,
    )  # fmt: skip


def arm(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.12: itself first, then by chance."""
    return _best(
        "CATR-13.12", "arms-itself", decision.options, rng,
        lambda each: isinstance(each, ArmRegent) and each.seat == assessment.number,
    )  # fmt: skip


def take_trust(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.13: of the Trust what contends a declared, then an undeclared ambition."""
    return _resource("CATR-13.13", "takes-of-trust", assessment, decision.options, rng)


def _resource(
    clause: str, key: str, assessment: ReachAssessment, options: Sequence[Any], rng: Random
) -> Answer:
    def contends(each: Any, among: list[str]) -> bool:
        ambition = AMBITION_OF.get(each.name, "")
        return ambition in among and assessment.contends(ambition, 1)

    return _best(
        clause, key, options, rng,
        lambda each: contends(each, assessment.declared),
        lambda each: contends(each, assessment.undeclared),
        lambda each: AMBITION_OF.get(each.name) in assessment.declared,
    )  # fmt: skip


KEEPS_DEMANDED: Final = replace(
    SENTENCES["drop"], clause="CATR-ADMIRAL-1", key="keeps-what-is-demanded"
)


def make_room(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CAT-11.15: as ever; but what its fate seeks, and has just come, stays."""
    step, options = assessment.view.steps[-1], list(decision.options)
    if isinstance(step, Receive) and page_of(assessment).seeks(assessment, step.resource):
        options.remove(DropToken(step.resource))
        return KEEPS_DEMANDED.pick(assessment, options, rng)
    return SENTENCES["drop"].pick(assessment, options, rng)


# -- the Court ------------------------------------------------------------------------------------


def give_up(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-9.3: guild cards that match no declared ambition."""
    return _best(
        "CATR-9.3", "gives-up-undeclared", decision.options, rng,
        lambda each: isinstance(each, GiveUp)
        and AMBITION_OF.get(suit_of(each.card)) not in assessment.declared,
    )  # fmt: skip


def place_agent(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-9.2: agents of Council Intrigue go to other cards by the order of influence."""
    offered = {each.card for each in decision.options if isinstance(each, Influence)}
    actions = assessment.agents_left
    wanted = [
        each
        for each in assessment.offers
        if each.card in offered and agents_wanted(assessment, each, actions)
    ]
    if not wanted:
        return reasoned(GO_ON, "CATR-9.2", "no-card-wants-agent")
    best = by_doctrine(assessment, wanted, actions)
    card, lot = one_card(best, influence, rng)
    return reasoned(card, "CATR-9.2", "agent-by-order", lot)


def free_city(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CAT-9.6 and CATR-13.14: a rival's city if it can seize; of its own a damaged one."""
    cities = [each for each in decision.options if isinstance(each, Liberate)]
    if any(isinstance(each, GoOn) for each in decision.options):
        rivals = [each for each in cities if each.owner != assessment.number]
        if not rivals or not may_seize(assessment.view, assessment.number):
            return reasoned(GO_ON, "CAT-9.6", "frees-no-city")
        return _best(
            "CAT-9.6", "frees-rivals-city", rivals, rng,
            lambda each: assessment.view.seats[each.owner].power,
        )  # fmt: skip
    return _best("CATR-13.14", "frees-damaged-city", cities, rng, lambda each: not each.fresh)


def cluster(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-9.4: the cluster with more damaged Blight."""
    found = blight_to_cleanse(assessment)
    options = [each for each in decision.options if isinstance(each, Choose)]
    return _best(
        "CATR-9.4", "most-damaged-blight", options, rng,
        lambda each: found.get(int(each.name.split()[-1]), 0),
    )  # fmt: skip


def by_chance(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CAT-11.18: chance says whether the dice of an Event are rolled again, and whose Blight Trophy
    comes back to the map.
    """
    return _best("CAT-11.18", "by-chance", decision.options, rng)


CHOICES: Final[dict[str, Chooser]] = {
    "event-again": by_chance,
    "blight": by_chance,
    "escort": choose_escort,
    "enlist": enlist_all,
    "summon": summon,
    "order": call_to_order,
    "outcome": outcome,
    "govern": govern,
    "collect": collect,
    "requisition": requisition,
    "arm": arm,
    "trust": take_trust,
    "drop": make_room,
    "give up": give_up,
    "place agent": place_agent,
    "free": free_city,
}
"""Who answers a kind of decision that only the campaign has."""
OF_STEPS: Final[dict[type, Chooser]] = {CleanseCluster: cluster, **OF_GOLEMS, **OF_THE_INTERMISSION}
"""Who answers what a step of the campaign asks in the words of the base game."""


# Every kind of decision of the campaign: who answers it.

BOOK = (pages, prelude)
"""What fills in the campaign's pages by being imported."""


def assessment_of(view: ArcsTable, decision: Decision, readings: Readings) -> ReachAssessment:
    """What a SUPERCAT sees that is to decide: a card is chosen as in its turn."""
    if decision.kind in ("lead", "play"):
        view = as_in_its_turn(view, decision.seat)
    return ReachAssessment(view, decision.seat, readings)


def answer(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer | None:
    """Selecting, and the campaign's own questions; the rest, None, is for the pages."""
    if decision.kind in ("lead", "play"):
        return pages.select(assessment, decision, rng)
    asking = type(assessment.view.steps[-1])
    chooser = ANSWERS.get(asking) or OF_STEPS.get(asking)
    chooser = chooser or CHOICES.get(decision.kind)
    return chooser(assessment, decision, rng) if chooser is not None else None
