"""What fates, golems, the Empire, Summits, the Court and the Intermission ask a SUPERCAT."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from random import Random
from typing import Any, Final, TypeVar
from zlib import crc32

from engine.core.decision import Answer, Decision, Reason
from engine.core.step import Emit
from engine.text.message import Message, number_said
from games.arcs import campaign_components, moves
from games.arcs.board import AMBITION, POLICY, RESOURCES
from games.arcs.bots.evaluator import PROMISES, Promises, Winnings
from games.arcs.campaign.bots import bargaining
from games.arcs.campaign.bots.assessment import (
    ReachAssessment,
    blight_to_cleanse,
    page_of,
)
from games.arcs.campaign.bots.bargaining import EndMinigame
from games.arcs.campaign.bots.weighing import DIE
from games.arcs.campaign.rules import moves as reach_moves
from games.arcs.campaign.rules.crises import CleanseCluster
from games.arcs.campaign.rules.edicts import CollectTribute
from games.arcs.campaign.rules.empire import ChooseEscort
from games.arcs.campaign.rules.fates import caretaker, courtly, imperial
from games.arcs.campaign.rules.fates.believer import Teach, worth_of_stack
from games.arcs.campaign.rules.intermission import ChooseNext, MayConcede, ReturnToMap
from games.arcs.campaign.rules.moves import LEAVE_EMPIRE
from games.arcs.campaign.rules.state import Reach, golems_of, reach_of
from games.arcs.campaign_components import (
    DATA,
    EMPIRE,
    FATE_CARDS,
    POLICIES,
)
from games.arcs.court import COURT
from games.arcs.expansion import require_entries
from games.arcs.parts import Offer
from games.arcs.stack import OfSupercat
from games.arcs.state import ArcsTable
from games.arcs.steps.court import provoke_outrage
from games.arcs.steps.gaining import Receive
from games.arcs.steps.scoring import may_seize
from games.arcs.supercat import doctrines, lexicon
from games.arcs.supercat.assessment import (
    AMBITION_OF,
    place_of,
    preferred,
)
from games.arcs.supercat.choices import OF_TYPES, SENTENCES, Sentence, sentence_of
from games.arcs.supercat.doctrines import suit_of
from games.arcs.supercat.document import ASPECTS, PRINCIPLE_PHRASES
from games.arcs.supercat.lexicon import by_lot

T = TypeVar("T")
Chooser = Callable[[ReachAssessment, Decision, Random], Answer]
"""Answers a decision that only a fate, or a card of a fate, asks."""


def reasoned(option: Any, clause: str, key: str, best: Sequence[Any] = (), **args: Any) -> Answer:
    """An answer with one reason; `best` are the options between which a lot has decided."""
    return Answer(option, lambda: (Reason(clause, Message(key, args), options=by_lot(best)),))


Evaluator = Callable[[Any], float]
"""A mark by one criterion: a number, so that nothing of another length is compared with it."""


def best_of(
    clause: str, key: str, options: Iterable[Any], rng: Random, *tests: Evaluator
) -> Answer:
    """The best of these options, by chance among equals, and why."""
    best = preferred(options, *tests)
    return reasoned(best[0] if len(best) == 1 else rng.choice(best), clause, key, best)


def offered(decision: Decision, kind: type[T]) -> list[T]:
    """The options of a kind."""
    return [each for each in decision.options if isinstance(each, kind)]


def one_card(
    assessment: ReachAssessment,
    offers: list[Offer],
    move: Callable[[str], T],
    rng: Random,
    actions: int = 0,
) -> tuple[T, list[T]]:
    """One of these cards, by the order of influence, as a move, and the moves between which a lot
    has decided.
    """
    best = doctrines.by_doctrine(assessment, offers, actions)
    card = best[0].card if len(best) == 1 else rng.choice(best).card
    return move(card), [move(each.card) for each in best]


# -- The Steward's page: bargains, and the Imperial Council ----------------------------------------


INTRIGUE: Final = "cc12"
"""Council Intrigue."""
SOUGHT: Final = (campaign_components.COUNCIL, INTRIGUE)
"""The cards that its bargains are about."""


def chances(assessment: ReachAssessment, card: str) -> int:
    """CATR-STEWARD-6: what the influence of a bargain over a card would do about those sought.

    2 if it could secure one of them then, 1 if a rival could not any more, else 0.
    """
    rival = imperial.bargains(assessment.view, assessment.number)[card]
    given = next(each for each in assessment.view.court if each.card == card)
    count = min(given.agents[rival], assessment.agents_left + given.agents[assessment.number])
    best = 0
    for offer in assessment.offers:
        if offer.card in SOUGHT and offer.card != card:
            agents = list(offer.agents)
            agents[assessment.number] += count
            leader = replace(offer, agents=tuple(agents)).leader()
            if leader == assessment.number:
                best = 2
            elif offer.leader() >= 0 > leader:
                best = max(best, 1)
    return best


def choose_bargain(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-STEWARD-6 to 8: for the Council, then for its own agents, then by the doctrine."""
    given = [each.card for each in offered(decision, moves.Secure)]
    order = [partial(mark, assessment) for mark in assessment.document.principles["bargain"]]
    best = preferred(given, *order)
    row = {each.card: each for each in assessment.view.court}
    card, lot = one_card(assessment, [row[each] for each in best], moves.secure, rng)
    if chances(assessment, card.card):
        return reasoned(card, "CATR-STEWARD-6", "bargains-for-council", lot)
    return reasoned(card, "CATR-STEWARD-7", "bargains-for-agents", lot)


def _lead_given(assessment: ReachAssessment, card: str) -> int:
    """CATR-14.12: the lead in a declared ambition that a bargain over a card gives the rival."""
    rival = imperial.bargains(assessment.view, assessment.number)[card]
    gains = doctrines.gains_of(assessment, card)
    most = 0
    for ambition in assessment.declared:
        counts = list(assessment.counts(ambition))
        own = counts.pop(rival) + gains.get(ambition, 0)
        most = max(most, own - max(counts))
    return most


PRINCIPLE_PHRASES["bargain"] = {
    "smallest lead of the rival": lambda seen, card: -_lead_given(seen, card),
    "serves the Council": chances,
    "not the Council": lambda seen, card: card not in SOUGHT,
    "own agents": lambda seen, card: next(
        each.agents[seen.number] for each in seen.view.court if each.card == card
    ),
}


def _sought_first(offers: Sequence[Offer]) -> list[Offer]:
    return [each for each in offers if each.card in SOUGHT] or list(offers)


def influence_one(
    assessment: ReachAssessment,
    decision: Decision,
    rng: Random,
    actions: int,
    said: tuple[str, str, str],
    sift: Callable[[Sequence[Offer]], list[Offer]] = list,
) -> Answer:
    """One of the cards offered, by the order of influence; what is `said` are the clause, the
    message for a card and that for none.
    """
    clause, key, none = said
    given = {each.card for each in offered(decision, moves.Influence)}
    wanted = [
        each
        for each in assessment.offers
        if each.card in given and lexicon.agents_wanted(assessment, each, actions)
    ]
    if not wanted:
        return reasoned(moves.GO_ON, clause, none)
    card, lot = one_card(assessment, sift(wanted), moves.influence, rng, actions)
    return reasoned(card, clause, key, lot)


def gained_influence(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-STEWARD-8: the influence of a bargain, in the same order."""
    step = assessment.view.steps[-1]
    assert isinstance(step, imperial.GainedInfluence)
    said = "CATR-STEWARD-8", "council-or-intrigue-first", "nothing-to-influence"
    return influence_one(assessment, decision, rng, step.left, said, _sought_first)


def gained_secure(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-STEWARD-8: the card secured after a bargain, in the same order."""
    given = {each.card for each in offered(decision, moves.Secure)}
    able = [each for each in lexicon.securable(assessment) if each.card in given]
    if not able:
        return reasoned(moves.GO_ON, "CATR-STEWARD-8", "nothing-to-secure")
    card, lot = one_card(assessment, _sought_first(able), moves.secure, rng)
    return reasoned(card, "CATR-STEWARD-8", "council-or-intrigue-first", lot)


# -- the Founder, the Magnate and the Advocate -----------------------------------------------------


def gains_control(assessment: ReachAssessment, system: str) -> bool:
    """CATR-FOUNDER-6: whether the ships of a parade would give control, for an Outlaw."""
    is_held = assessment.view.controller(system) == assessment.number
    if system in assessment.reach_state.fresh or is_held:
        return False
    own = assessment.seat.fresh.get(system, 0) + min(
        imperial.SHIPS_ON_PARADE, assessment.ships_left
    )
    return own > assessment.most_rival(system)


def parade(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-FOUNDER-6: where the ships give control, else by chance."""
    gains = {each: gains_control(assessment, each.name) for each in offered(decision, moves.Choose)}
    key = "parades-for-control" if any(gains.values()) else "parades-anywhere"
    return best_of("CATR-FOUNDER-6", key, gains, rng, lambda each: gains[each])


def export_of(assessment: ReachAssessment) -> Sequence[str]:
    """BARGAIN-4.8: the three resources that it exports as Negotiations end, () for none.

    Of what its page can spare what it has most of.
    """
    spares = page_of(assessment).exports
    spare = [each for each in assessment.seat.resources if spares and spares(assessment, each)]
    if len(spare) < courtly.EXPORTED:
        return ()
    ways = sorted(set(combinations(sorted(spare), courtly.EXPORTED)))
    best = preferred(ways, lambda way: sum(spare.count(each) for each in way))
    return best[0]


def _is_free(assessment: ReachAssessment, resource: str) -> bool:
    return AMBITION_OF.get(resource) not in assessment.declared


ASPECTS["exports"] = {
    "nothing": None,
    "what counts for no ambition that it wins": lambda seen, each: (
        _is_free(seen, each) or not seen.is_winning(AMBITION_OF[each])
    ),
    "what counts for no ambition that it contends": lambda seen, each: (
        _is_free(seen, each) or not seen.is_contending(AMBITION_OF[each])
    ),
}


def store(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.16: the resource that contends most, declared ambitions first."""
    types = offered(decision, moves.Choose)
    if not types:
        return reasoned(moves.GO_ON, "CATR-13.16", "nothing-to-store")
    return best_of(
        "CATR-13.16", "stores-what-contends", types, rng,
        *[partial(mark, assessment) for mark in CONTENDS_TYPE],
        lambda each: each.name in AMBITION_OF,
    )  # fmt: skip


def export(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """BARGAIN-4.8: what it exports as the minigame ends."""
    three = sorted(export_of(assessment))
    for option in offered(decision, courtly.Export):
        if sorted(option.resources) == three:
            return reasoned(option, "BARGAIN-4.8", "exports-spare")
    return reasoned(moves.GO_ON, "BARGAIN-4.8", "nothing-to-export")


def recover(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.15: the card recovered is attached by the order of influence."""
    nobody = (0,) * len(assessment.view.seats)
    offers = [Offer(each.card, nobody) for each in offered(decision, moves.Influence)]
    card, lot = one_card(assessment, offers, moves.influence, rng)
    return reasoned(card, "CATR-13.15", "attaches-by-order", lot)


# -- the Partisan, the Admiral and the Believer ----------------------------------------------------


UNDECLARED_TO_SEIZE: Final = 2


def open_types(assessment: ReachAssessment) -> list[str]:
    """The types whose Outrage it has not provoked, the least loss first (CATR-PARTISAN-7)."""
    left = [each for each in RESOURCES if each not in assessment.seat.outrage]
    return sorted(
        left, key=lambda each: doctrines.lost_to_outrage(assessment.view, assessment.number, each)
    )


def unprotected_types(assessment: ReachAssessment) -> list[str]:
    """CATR-14.17: those without a protected card of its own."""
    kept = {COURT[each].suit for each in assessment.seat.cards if COURT[each].is_protected}
    return [each for each in open_types(assessment) if each not in kept]


ASPECTS["seizing"] = {
    "by cards": None,
    "by Outrage": open_types,
    "by Outrage of types without a protected card": unprotected_types,
}


@dataclass(frozen=True, slots=True)
class OutrageToSeize(OfSupercat):
    """CATR-PARTISAN-7: a SUPERCAT provokes Outrage of the type that costs it least."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        assessment = ReachAssessment(table, self.seat)
        left = (page_of(assessment).seizing or open_types)(assessment)
        if left:
            provoke_outrage(table, self.seat, left[0], emit)


def provoke(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.21: its roll has settled that; with a hand as CAT-13.3 says."""
    if not assessment.has_hand:
        return reasoned(moves.GO_ON, "CATR-13.21", "roll-has-settled")
    won = sum(assessment.is_winning(each) for each in assessment.undeclared)
    if won < UNDECLARED_TO_SEIZE:
        return reasoned(moves.GO_ON, "CAT-13.3", "winning-undeclared", count=won)
    cheapest = moves.Choose(open_types(assessment)[0])
    return reasoned(cheapest, "CATR-PARTISAN-7", "winning-undeclared", count=won)


def spy_on(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-PARTISAN-5: a player, of several the one with most cards, then by chance."""
    return best_of(
        "CATR-PARTISAN-5", "spies-on-most-cards", offered(decision, moves.Look), rng,
        lambda each: assessment.view.seats[each.rival].cards_left,
    )  # fmt: skip


def commission(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.17: it swaps a ship while its objective advances by that, a damaged one first."""
    if not assessment.is_regent or not assessment.wins_declared:
        return reasoned(moves.GO_ON, "CATR-13.17", "no-advance")
    best = min(offered(decision, imperial.Commission), key=lambda each: each.fresh)
    return reasoned(best, "CATR-13.17", "advances-objective")


def teach(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-BELIEVER-3: over a guild card with its own agents, then by the order of influence."""
    given = {each.card for each in offered(decision, moves.Influence)}
    offers = [each for each in assessment.view.court if each.card in given]
    own = [each for each in offers if each.agents[assessment.number]]
    card, lot = one_card(assessment, own or offers, moves.influence, rng)
    return reasoned(card, "CATR-BELIEVER-3", "teaches-at-own-agents" if own else "teaches", lot)


# -- golems ----------------------------------------------------------------------------------------


def trophies_of(assessment: ReachAssessment, system: str) -> int:
    """The Trophies that the Warrior would bring in a system."""
    view, number = assessment.view, assessment.number
    owners = [each for each in caretaker.wrecks(view, number, system) if each != number]
    return sum(view.ships_of(each, system)[1] for each in owners)


def harvested(assessment: ReachAssessment) -> list[str]:
    """CATR-5.4: the types with which it would contend a declared ambition."""
    return [
        each
        for each in RESOURCES
        if AMBITION_OF.get(each) in assessment.declared
        and assessment.can_gain(each)
        and assessment.contends(AMBITION_OF[each], 1)
    ]


def _wrecks(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-5.1: the system with most Trophies, and fewest ships of its own among them."""
    return best_of(
        "CATR-5.1", "most-trophies-there", offered(decision, moves.Choose), rng,
        lambda each: trophies_of(assessment, each.name),
        lambda each: -assessment.seat.hurt.get(each.name, 0),
    )  # fmt: skip


def _mend(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-5.2: every damaged ship of its own, and nobody else's. CATR-14.6: a Regent also Imperial
    ships beside its own, and others that a die lets it repair.
    """
    own: list[moves.Repair | moves.RepairOther] = [*offered(decision, moves.Repair)]
    if not own and assessment.readings.mending == "two" and assessment.is_regent:
        others = offered(decision, moves.RepairOther)
        own = [e for e in others if e.owner == EMPIRE and _mends(assessment, e.system)]
    if not own:
        return reasoned(moves.GO_ON, "CATR-5.2", "no-own-ship-to-repair")
    key = "repairs-own-ships" if isinstance(own[0], moves.Repair) else "repairs-imperial-ships"
    return reasoned(own[0], "CATR-5.2", key)


def _mends(assessment: ReachAssessment, system: str) -> bool:
    """CATR-14.6: whether it repairs Imperial ships: beside its own always; elsewhere if a die is
    higher than its grievances against another Regent. The die is by what lies open (CAT-11.23).
    """
    if assessment.seat.ships_at(system):
        return True
    held = assessment.reach_state.fates[assessment.number].grievances
    rivals = [n for n in range(len(held)) if n != assessment.number]
    most = max([held[n] for n in rivals if assessment.is_rival_regent(n)], default=0)
    view = assessment.view
    lies = view.chapter, view.round, assessment.number, system
    return 1 + crc32(repr(lies).encode()) % DIE.faces > most


def _harvest(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-5.4: a resource that contends a declared ambition."""
    wanted = harvested(assessment)
    found = [each for each in offered(decision, moves.Choose) if each.name in wanted]
    if not found:
        return reasoned(moves.GO_ON, "CATR-5.4", "nothing-to-harvest")
    return reasoned(rng.choice(found), "CATR-5.4", "harvests", found)


def _take_all(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-CARETAKER-4: all golems that it can take."""
    found = [
        each for each in decision.options if isinstance(each, moves.Choose | caretaker.CollectGolem)
    ]
    return reasoned(found[0], "CATR-CARETAKER-4", "takes-all-golems")


def _house(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.19: onto the Golem Hearth; without it, room is made as ever."""
    at_home = [each for each in offered(decision, caretaker.HouseGolem) if each.in_hearth]
    if at_home:
        return reasoned(at_home[0], "CATR-13.19", "golem-goes-home")
    return best_of("CATR-13.19", "golem-makes-room", decision.options, rng)


def _stop(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-CARETAKER-6: without golems, when it is winning what it just declared."""
    step = assessment.view.steps[-1]
    assert isinstance(step, caretaker.MayStopHere)
    if golems_of(assessment.view, assessment.number):
        return reasoned(moves.GO_ON, "CATR-CARETAKER-6", "has-golems")
    if not step.ambition:
        return reasoned(moves.GO_ON, "CATR-CARETAKER-6", "declared-nothing")
    ambition = AMBITION(step.ambition)
    if not assessment.is_winning(step.ambition):
        return reasoned(moves.GO_ON, "CATR-CARETAKER-6", "not-winning", ambition=ambition)
    return reasoned(
        caretaker.StopHere(), "CATR-CARETAKER-6", "winning-just-declared", ambition=ambition
    )


OF_GOLEMS: Final[dict[type, Chooser]] = {
    caretaker.DestroyWrecks: _wrecks,
    caretaker.MendShips: _mend,
    caretaker.Harvest: _harvest,
    caretaker.TakeSleepers: _take_all,
    caretaker.CollectGolems: _take_all,
    caretaker.ReceiveGolem: _house,
    caretaker.MayStopHere: _stop,
}
"""Who answers what golems ask."""


# -- what the Intermission, the Empire, Summits and the Court ask ----------------------------------


def next_fate(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.22 and 13.23: the old fate or the one drawn, or one of two, by chance."""
    failed = assessment.reach_state.fates[assessment.number].marker
    said = ("CATR-13.23", "inter-one-of-two") if failed else ("CATR-13.22", "inter-old-or-new")
    return reasoned(rng.choice(decision.options), *said)


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
    steps = imperial.FOR_AN_AMBITION * _wins(winnings) + held * winnings.chapters
    return (1.0 if is_outlaw else OTHERWISE) * steps


def _magnate(table: ArcsTable, number: int, winnings: Winnings) -> float:
    goods = len(table.seats[number].resources) + sum(reach_of(table).fates[number].favors)
    return 0.6 * min(3, goods) * winnings.chapters


def _advocate(table: ArcsTable, number: int, winnings: Winnings) -> float:
    cards = table.seats[number].cards
    rules = courtly.GUILD_OVERSEERS in cards
    return (1.0 if rules else OTHERWISE) * min(4, len(cards)) * winnings.chapters


def _caretaker(table: ArcsTable, number: int, winnings: Winnings) -> float:
    gates = [each for each in reach_of(table).sleepers if winnings.held.get(each) == number]
    golems = len(golems_of(table, number)) + AT_A_GATE * len(gates)
    return caretaker.FOR_A_GOLEM * golems * (_wins(winnings) + 0.3 * winnings.chapters)


def _partisan(table: ArcsTable, number: int, winnings: Winnings) -> float:
    outrage = set(table.seats[number].outrage)
    fair = [
        share
        for each, share in winnings.wins.items()
        if not outrage & set(courtly.COUNTED_FOR[each])
    ]
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

# -- ships of the Empire ---------------------------------------------------------------------------


def choose_escort(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-8.2 to 8.4: to Blight without Imperial ships as many as can come, else none."""
    step = assessment.view.steps[-1]
    assert isinstance(step, ChooseEscort)
    options = offered(decision, reach_moves.Escort)
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
    enlisted = offered(decision, reach_moves.Enlist)
    most = max(enlisted, key=lambda each: (each.fresh + each.hurt, each.fresh))
    return reasoned(most, "CATR-13.5", "all-imperial-ships")


# -- Summits ---------------------------------------------------------------------------------------


def summon(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-11.2: a fate may always call. CATR-13.1: with a hand it calls with Favors enough."""
    if page_of(assessment).summit(assessment):
        return reasoned(reach_moves.CALL_SUMMIT, "CATR-11.2", "fate-calls-summit")
    favors = sum(assessment.reach_state.fates[assessment.number].favors)
    calls = favors >= FAVORS_TO_CALL
    return reasoned(
        reach_moves.CALL_SUMMIT if calls else moves.GO_ON, "CATR-13.1", "has-favors", count=favors
    )


def call_to_order(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """BARGAIN-5.1: returns Favors; CATR-11.6: petitions, leaves and revives as its fate says."""
    wanted = bargaining.demand(assessment.view, assessment.number)
    if wanted is not None:
        return Answer(wanted[0], (wanted[1],))
    page = page_of(assessment)
    if reach_moves.PETITION in decision.options and page.petition(assessment):
        return reasoned(reach_moves.PETITION, "CATR-11.6", "fate-petitions")
    if reach_moves.LEAVE_EMPIRE in decision.options and page.leave(assessment):
        return reasoned(reach_moves.LEAVE_EMPIRE, "CATR-11.6", "fate-leaves-empire")
    return reasoned(moves.GO_ON, "CATR-11.6", "fate-asks-nothing")


# -- the Council and Edicts ------------------------------------------------------------------------


def outcome(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-14.11: what its fate wants. CATR-13.9: else Crises with fewer ships in the Blight than
    its rivals have, else Edicts.
    """
    page = page_of(assessment)
    for wants, option in (
        (page.crises, reach_moves.BRING_CRISES),
        (page.edicts, reach_moves.BRING_EDICTS),
    ):
        if wants(assessment):
            return reasoned(option, "CATR-14.11", "fate-wants-outcome")
    blight = assessment.reach_state.blight
    ships = [sum([seat.ships_at(each) for each in blight]) for seat in assessment.view.seats]
    own = ships.pop(assessment.number)
    if own * len(ships) < sum(ships):
        average = number_said(round(sum(ships) / len(ships), 1))
        return reasoned(
            reach_moves.BRING_CRISES, "CATR-13.9", "fewer-ships-in-blight",
            own=own, average=average, rivals=len(ships),
        )  # fmt: skip
    if assessment.is_first_regent:
        return reasoned(reach_moves.BRING_EDICTS, "CATR-13.9", "is-first-regent")
    return best_of(
        "CATR-13.9", "by-chance", (reach_moves.BRING_CRISES, reach_moves.BRING_EDICTS), rng
    )


def govern(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-12.2 to 12.4: the fate's policy, else one for an ambition: aligned with one that it
    contends, or CATR-14.10: one that brings it what contends.
    """
    current = assessment.reach_state.policies[0]
    if page_of(assessment).enforce(assessment):
        return reasoned(
            reach_moves.ENFORCE, "CATR-12.2", "fate-wants-policy", policy=POLICY(current)
        )
    is_aligned = assessment.readings.edicts == "aligned"
    wanted = {
        policy: [each for each in ALIGNED[policy] if assessment.is_contending(each)]
        if is_aligned
        else collected(assessment, policy)
        for policy in POLICIES
    }
    if wanted[current] or not any(wanted.values()):
        return reasoned(
            reach_moves.ENFORCE, "CATR-12.4", "policy-stays" if is_aligned else "policy-collects",
            policy=POLICY(current), contends=bool(wanted[current]),
        )  # fmt: skip
    best = preferred(
        [policy for policy in POLICIES if wanted[policy]],
        lambda policy: -min(assessment.place(each) for each in wanted[policy]),
        lambda policy: any(each in assessment.declared for each in wanted[policy]),
    )
    chosen = best[0] if len(best) == 1 else rng.choice(best)
    key = "policy-of-contended" if is_aligned else "policy-collects-more"
    return reasoned(reach_moves.ChangePolicy(chosen), "CATR-12.3", key, policy=POLICY(chosen))


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
    if isinstance(decision.options[0], moves.GoOn):
        return reasoned(moves.GO_ON, "CATR-13.2", "makes-no-outlaws")
    if step.payer == assessment.number:
        return best_of(
            "CATR-13.10", "pays-needed-least", decision.options, rng,
            lambda each: _ambition_of(each) not in assessment.declared,
        )  # fmt: skip
    return best_of(
        "CATR-13.10", "takes-declared", decision.options, rng,
        lambda each: _leads(assessment, step.payer, _ambition_of(each)),
        lambda each: _ambition_of(each) in assessment.declared,
    )  # fmt: skip


def _ambition_of(piece: Any) -> str:
    if isinstance(piece, reach_moves.Demand):
        return AMBITION_OF.get(piece.resource, "")
    if isinstance(piece, reach_moves.DemandPiece):
        return "tyrant" if piece.captive else "warlord"
    return ""


def _leads(assessment: ReachAssessment, number: int, ambition: str) -> bool:
    counts = assessment.counts(ambition) if ambition in assessment.declared else [0]
    return ambition in assessment.declared and counts[number] == max(counts)


KEEPS_DEMANDED: Final = replace(
    SENTENCES["drop"], clause="CATR-ADMIRAL-1", key="keeps-what-is-demanded"
)


def make_room(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CAT-11.15: as ever; but what its fate seeks, and has just come, stays."""
    step, options = assessment.view.steps[-1], list(decision.options)
    if isinstance(step, Receive) and page_of(assessment).seeks(assessment, step.resource):
        options.remove(moves.DropToken(step.resource))
        return KEEPS_DEMANDED.pick(assessment, options, rng)
    return sentence_of(assessment, decision).pick(assessment, options, rng)


# -- the Court -------------------------------------------------------------------------------------


def place_agent(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-9.2: agents of Council Intrigue go to other cards by the order of influence."""
    said = "CATR-9.2", "agent-by-order", "no-card-wants-agent"
    return influence_one(assessment, decision, rng, assessment.agents_left, said)


def free_city(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CAT-9.6 and CATR-13.14: a rival's city if it can seize; of its own a damaged one."""
    cities = offered(decision, reach_moves.Liberate)
    if moves.GO_ON not in decision.options:
        return best_of("CATR-13.14", "frees-damaged-city", cities, rng, lambda each: not each.fresh)
    rivals = [each for each in cities if each.owner != assessment.number]
    if not rivals:
        return reasoned(moves.GO_ON, "CAT-9.6", "frees-no-rivals-city")
    if not may_seize(assessment.view, assessment.number):
        return reasoned(moves.GO_ON, "CAT-9.6", "frees-no-city")
    return best_of(
        "CAT-9.6", "frees-rivals-city", rivals, rng,
        lambda each: assessment.view.seats[each.owner].power,
    )  # fmt: skip


CONTENDS_TYPE: Final = (
    *OF_TYPES[:2],
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
        (lambda seen, each: isinstance(each, reach_moves.ArmRegent) and each.seat == seen.number,),
    ),
    "trust": Sentence("CATR-13.13", "takes-of-trust", CONTENDS_TYPE),
    "give up": Sentence(
        "CATR-9.3",
        "gives-up-undeclared",
        (
            lambda seen, each: (
                isinstance(each, reach_moves.GiveUp)
                and AMBITION_OF.get(suit_of(each.card)) not in seen.declared
            ),
        ),
    ),
    CleanseCluster: Sentence(
        "CATR-9.4",
        "most-damaged-blight",
        (
            lambda seen, each: (
                blight_to_cleanse(seen).get(int(each.name.split()[-1]), 0)
                if isinstance(each, moves.Choose)
                else -1
            ),
        ),
    ),
    ReturnToMap: Sentence("CATR-13.24", "inter-any-gate"),
    MayConcede: Sentence(
        "CATR-13.25", "inter-never-concedes", (lambda seen, each: each == moves.GO_ON,)
    ),
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
ANSWERS: Final[dict[type, Chooser]] = {
    imperial.Bargain: choose_bargain,
    imperial.GainedInfluence: gained_influence,
    imperial.GainedSecure: gained_secure,
    imperial.ParadeShips: parade,
    imperial.MayTurnOutlaw: lambda assessment, decision, rng: reasoned(
        LEAVE_EMPIRE, "CATR-FOUNDER-7", "always-outlaw"
    ),
    courtly.StoreResource: store,
    EndMinigame: export,
    courtly.Recover: recover,
    courtly.ProvokeToSeize: provoke,
    courtly.SpyOn: spy_on,
    imperial.SwapShip: commission,
    Teach: teach,
}
"""What the steps of fates and of their cards ask, whoever has the card."""
OF_STEPS: Final[dict[type, Chooser]] = {ChooseNext: next_fate, **OF_GOLEMS}
"""Who answers what a step of the campaign asks in the words of the base game."""
