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
from games.arcs.campaign.bots.assessment import (
    ReachAssessment,
    as_in_its_turn,
    blight_to_cleanse,
    page_of,
)
from games.arcs.campaign.bots.bargaining import demand
from games.arcs.campaign.bots.fates import ANSWERS, Chooser, influence_one, reasoned
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
    PETITION,
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
from games.arcs.moves import GO_ON, Choose, DropToken, GoOn
from games.arcs.state import ArcsTable
from games.arcs.steps.gaining import Receive
from games.arcs.steps.scoring import may_seize
from games.arcs.supercat.assessment import AMBITION_OF, Readings, place_of, preferred
from games.arcs.supercat.choices import SENTENCES, Mark, Sentence
from games.arcs.supercat.courting import suit_of


def next_fate(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.22 and 13.23: the old fate or the one drawn, or one of two, by chance."""
    options = list(decision.options)
    failed = assessment.reach_state.fates[assessment.number].marker
    if failed:
        return reasoned(rng.choice(options), "CATR-13.23", "inter-one-of-two")
    return reasoned(rng.choice(options), "CATR-13.22", "inter-old-or-new")


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
    if page_of(assessment).summit(assessment):
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
    page = page_of(assessment)
    if PETITION in decision.options and page.petition(assessment):
        return reasoned(PETITION, "CATR-11.6", "fate-petitions")
    if LEAVE_EMPIRE in decision.options and page.leave(assessment):
        return reasoned(LEAVE_EMPIRE, "CATR-11.6", "fate-leaves-empire")
    return reasoned(GO_ON, "CATR-11.6", "fate-asks-nothing")


# -- the Council and Edicts -----------------------------------------------------------------------


def outcome(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-14.11: what its fate wants. CATR-13.9: else Crises with fewer ships in the Blight than
    its rivals have, else Edicts.
    """
    page = page_of(assessment)
    for wants, option in ((page.crises, BRING_CRISES), (page.edicts, BRING_EDICTS)):
        if wants(assessment):
            return reasoned(option, "CATR-14.11", "fate-wants-outcome")
    blight = assessment.reach_state.blight
    ships = [sum([seat.ships_at(each) for each in blight]) for seat in assessment.view.seats]
    own = ships.pop(assessment.number)
    if own * len(ships) < sum(ships):
        return reasoned(BRING_CRISES, "CATR-13.9", "ships-in-blight", own=own, rivals=sum(ships))
    if assessment.is_first_regent:
        return reasoned(BRING_EDICTS, "CATR-13.9", "is-first-regent")
    return _best("CATR-13.9", "by-chance", [BRING_CRISES, BRING_EDICTS], rng)


def govern(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-12.2 to 12.4: the fate's policy, else one for an ambition: aligned with one that it
    contends, or CATR-14.10: one that brings it what contends.
    """
    current = assessment.reach_state.policies[0]
    if page_of(assessment).enforce(assessment):
        return reasoned(ENFORCE, "CATR-12.2", "fate-wants-policy", policy=POLICY(current))
    is_aligned = assessment.readings.edicts == "aligned"
    wanted = {
        policy: [each for each in ALIGNED[policy] if assessment.is_contending(each)]
        if is_aligned
        else collected(assessment, policy)
        for policy in POLICIES
    }
    if wanted[current] or not any(wanted.values()):
        return reasoned(
            ENFORCE, "CATR-12.4", "policy-stays" if is_aligned else "policy-collects",
            policy=POLICY(current), contends=bool(wanted[current]),
        )  # fmt: skip
    best = preferred(
        [policy for policy in POLICIES if wanted[policy]],
        lambda policy: -min(assessment.place(each) for each in wanted[policy]),
        lambda policy: any(each in assessment.declared for each in wanted[policy]),
    )
    chosen = best[0] if len(best) == 1 else rng.choice(best)
    key = "policy-of-contended" if is_aligned else "policy-collects-more"
    return reasoned(ChangePolicy(chosen), "CATR-12.3", key, policy=POLICY(chosen))


def collected(assessment: ReachAssessment, policy: str) -> list[str]:
    """CATR-14.10: the ambitions that it would surely contend by what a policy brings it."""
    view, number = assessment.view, assessment.number
    payers = [n for n in range(len(view.seats)) if n != number and assessment.is_rival_regent(n)]
    pieces = [
        {_ambition_of(each) for each in CollectTribute(number, payer, policy).pieces(view)}
        for payer in payers
    ]
    found = []
    for ambition in [*assessment.declared, *assessment.undeclared]:
        after = assessment.counts(ambition).copy()
        for payer, names in zip(payers, pieces, strict=True):
            if ambition in names:
                after[number] += 1
                after[payer] -= 1
        if place_of(after, number) < assessment.place(ambition):
            found.append(ambition)
    return found


def collect(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.10: what costs the payer most. CATR-13.2: with a hand it makes no Outlaws."""
    step = assessment.view.steps[-1]
    assert isinstance(step, CollectTribute)
    if isinstance(decision.options[0], GoOn):
        return reasoned(GO_ON, "CATR-13.2", "makes-no-outlaws")
    if step.payer == assessment.number:
        return _best(
            "CATR-13.10", "pays-needed-least", decision.options, rng,
            lambda each: _undeclared(assessment, _ambition_of(each)),
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


def place_agent(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-9.2: agents of Council Intrigue go to other cards by the order of influence."""
    said = "CATR-9.2", "agent-by-order", "no-card-wants-agent"
    return influence_one(assessment, decision, rng, assessment.agents_left, said)


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


def _undeclared(assessment: Any, ambition: str | None) -> int:
    return ambition not in assessment.declared


def _contends(among: Callable[[Any], Sequence[str]]) -> Mark:
    def found(assessment: Any, option: Choose) -> int:
        ambition = AMBITION_OF.get(option.name, "")
        return ambition in among(assessment) and assessment.contends(ambition, 1)

    return found


CONTENDS_TYPE: Final = (
    _contends(lambda seen: seen.declared),
    _contends(lambda seen: seen.undeclared),
    lambda seen, each: AMBITION_OF.get(each.name) in seen.declared,
)
"""A type of resource that contends a declared, then an undeclared ambition."""
BY_CHANCE: Final = Sentence("CAT-11.18", "by-chance")
ROWS: Final[dict[str | type, Sentence]] = {
    "event-again": BY_CHANCE,
    "blight": BY_CHANCE,
    "requisition": Sentence(
        "CATR-13.11",
        "imperial-ships-come",
        (
            lambda seen, each: each.name in seen.task_force,
            lambda seen, each: each.name in seen.present,
        ),
    ),
    "arm": Sentence(
        "CATR-13.12",
        "arms-itself",
        (lambda seen, each: isinstance(each, ArmRegent) and each.seat == seen.number,),
    ),
    "trust": Sentence("CATR-13.13", "takes-of-trust", CONTENDS_TYPE),
    "give up": Sentence(
        "CATR-9.3",
        "gives-up-undeclared",
        (
            lambda seen, each: (
                isinstance(each, GiveUp) and _undeclared(seen, AMBITION_OF.get(suit_of(each.card)))
            ),
        ),
    ),
    CleanseCluster: Sentence(
        "CATR-9.4",
        "most-damaged-blight",
        (
            lambda seen, each: (
                blight_to_cleanse(seen).get(int(each.name.split()[-1]), 0)
                if isinstance(each, Choose)
                else -1
            ),
        ),
    ),
    ReturnToMap: Sentence("CATR-13.24", "inter-any-gate"),
    MayConcede: Sentence("CATR-13.25", "inter-never-concedes", (lambda seen, each: each == GO_ON,)),
}
"""What is said of a kind of decision that only the campaign has, or of what a step of it asks."""
CHOICES: Final[dict[str, Chooser]] = {
    "escort": choose_escort,
    "enlist": enlist_all,
    "summon": summon,
    "order": call_to_order,
    "outcome": outcome,
    "govern": govern,
    "collect": collect,
    "drop": make_room,
    "place agent": place_agent,
    "free": free_city,
}
"""Who answers a kind of decision that only the campaign has."""
OF_STEPS: Final[dict[type, Chooser]] = {ChooseNext: next_fate, **OF_GOLEMS}
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
    row = ROWS.get(asking) or ROWS.get(decision.kind)
    if row is not None:
        return row.pick(assessment, list(decision.options), rng)
    chooser = ANSWERS.get(asking) or OF_STEPS.get(asking) or CHOICES.get(decision.kind)
    return chooser(assessment, decision, rng) if chooser is not None else None
