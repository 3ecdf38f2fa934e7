"""The fate pages: what each fate says besides its lines in the document.

The phrases that only one fate says are added here, to the lexicon and to the aspects of a FatePage.
What a fate's own steps ask is answered by the step's type.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from random import Random
from typing import Any, Final, TypeVar

from engine.core.decision import Answer, Decision, Reason
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.arcs import campaign_components, moves
from games.arcs.board import CITY, RESOURCES, SHIP, SYSTEMS
from games.arcs.campaign.bots.assessment import (
    ImperialPlace,
    ReachAssessment,
    always,
    cards,
    discards_itself,
    never,
    no_spending,
    page_of,
)
from games.arcs.campaign.bots.bargaining import EndMinigame
from games.arcs.campaign.rules.edicts import DEMANDS, ESCALATION
from games.arcs.campaign.rules.empire import imperial_supply
from games.arcs.campaign.rules.fates.admiral import IMPERIAL_OFFICERS, Commission, SwapShip
from games.arcs.campaign.rules.fates.advocate import Recover
from games.arcs.campaign.rules.fates.believer import Teach
from games.arcs.campaign.rules.fates.caretaker import golems_at_hand
from games.arcs.campaign.rules.fates.founder import SHIPS_ON_PARADE, MayTurnOutlaw, ParadeShips
from games.arcs.campaign.rules.fates.magnate import EXPORTED, Export, StoreResource
from games.arcs.campaign.rules.fates.partisan import ProvokeToSeize, SpyOn
from games.arcs.campaign.rules.fates.steward import Bargain, GainedInfluence, GainedSecure, bargains
from games.arcs.campaign.rules.moves import LEAVE_EMPIRE
from games.arcs.court import COURT
from games.arcs.parts import NOBODY, Offer
from games.arcs.stack import not_a_supercat
from games.arcs.state import ArcsTable
from games.arcs.steps.court import provoke_outrage
from games.arcs.supercat import combat, courting, moving
from games.arcs.supercat.assessment import (
    AMBITION_OF,
    TIED_SECOND,
    Assessment,
    city_sites,
    preferred,
    taxes,
)
from games.arcs.supercat.document import ASPECTS, PRINCIPLE_PHRASES, document_of
from games.arcs.supercat.lexicon import (
    GOALS,
    QUESTIONS,
    by_ability,
    first_of,
    has_unbuilt,
    none_declared,
    not_its_own,
    precondition,
    special,
)
from games.arcs.supercat.pages import FateLine, by_lot
from games.arcs.supercat.prelude import Spending, has, net_gains, wins_with

SEIZE: Final = "seize_initiative"
"""The effect of cards that let the initiative be seized."""
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
    best = courting.by_doctrine(assessment, offers, actions)
    card = best[0].card if len(best) == 1 else rng.choice(best).card
    return move(card), [move(each.card) for each in best]


# -- The Steward's page: bargains, and the Imperial Council ---------------------------------------


INTRIGUE: Final = "cc12"
"""Council Intrigue."""
SOUGHT: Final = (campaign_components.COUNCIL, INTRIGUE)
"""The cards that its bargains are about."""
GOALS["by Bargain"] = by_ability("secure", "bargain")
GOALS["Council Intrigue"] = cards(lambda seen, offer: offer.card == INTRIGUE)


def chances(assessment: ReachAssessment, card: str) -> int:
    """CATR-STEWARD-6: what the influence of a bargain over a card would do about those sought.

    2 if it could secure one of them then, 1 if a rival could not any more, else 0.
    """
    rival = bargains(assessment.view, assessment.number)[card]
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
    order = [partial(mark, assessment) for mark in assessment.principles["bargain"]]
    best = preferred(given, *order)
    row = {each.card: each for each in assessment.view.court}
    card, lot = one_card(assessment, [row[each] for each in best], moves.secure, rng)
    if chances(assessment, card.card):
        return reasoned(card, "CATR-STEWARD-6", "bargains-for-council", lot)
    return reasoned(card, "CATR-STEWARD-7", "bargains-for-agents", lot)


def _lead_given(assessment: ReachAssessment, card: str) -> int:
    """CATR-14.12: the lead in a declared ambition that a bargain over a card gives the rival."""
    rival = bargains(assessment.view, assessment.number)[card]
    gains = courting.gains_of(assessment, card)
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
        if each.card in given and courting.agents_wanted(assessment, each, actions)
    ]
    if not wanted:
        return reasoned(moves.GO_ON, clause, none)
    card, lot = one_card(assessment, sift(wanted), moves.influence, rng, actions)
    return reasoned(card, clause, key, lot)


def gained_influence(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-STEWARD-8: the influence of a bargain, in the same order."""
    step = assessment.view.steps[-1]
    assert isinstance(step, GainedInfluence)
    said = "CATR-STEWARD-8", "council-or-intrigue-first", "nothing-to-influence"
    return influence_one(assessment, decision, rng, step.left, said, _sought_first)


def gained_secure(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-STEWARD-8: the card secured after a bargain, in the same order."""
    given = {each.card for each in offered(decision, moves.Secure)}
    able = [each for each in courting.securable(assessment) if each.card in given]
    if not able:
        return reasoned(moves.GO_ON, "CATR-STEWARD-8", "nothing-to-secure")
    card, lot = one_card(assessment, _sought_first(able), moves.secure, rng)
    return reasoned(card, "CATR-STEWARD-8", "council-or-intrigue-first", lot)


# -- The Founder's page: systems of its own, outside the Empire -----------------------------------


GOALS["Populist Demands"] = cards(lambda seen, offer: offer.card == "cc11")
GOALS["a card that lets it declare"] = cards(
    lambda seen, offer: courting.says(offer.card, "declare_ambition")
)


def gains_control(assessment: ReachAssessment, system: str) -> bool:
    """CATR-FOUNDER-6: whether the ships of a parade would give control, for an Outlaw."""
    is_held = assessment.view.controller(system) == assessment.number
    if system in assessment.reach_state.fresh or is_held:
        return False
    own = assessment.seat.fresh.get(system, 0) + min(SHIPS_ON_PARADE, assessment.ships_left)
    return own > assessment.most_rival(system)


def parade(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-FOUNDER-6: where the ships give control, else by chance."""
    gains = {each: gains_control(assessment, each.name) for each in offered(decision, moves.Choose)}
    key = "parades-for-control" if any(gains.values()) else "parades-anywhere"
    return best_of("CATR-FOUNDER-6", key, gains, rng, lambda each: gains[each])


def turn_outlaw(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-FOUNDER-7: a Regent always becomes an Outlaw."""
    return reasoned(LEAVE_EMPIRE, "CATR-FOUNDER-7", "always-outlaw")


# -- The Magnate's page: the Council, and taxes for what it trades --------------------------------


KEPT: Final = 3
"""CATR-MAGNATE-6: with so many resources or fewer it spends none in the Prelude."""


def export_of(assessment: ReachAssessment) -> Sequence[str]:
    """BARGAIN-4.8: the three resources that it exports as Negotiations end, () for none.

    Of what its page can spare what it has most of.
    """
    spares = page_of(assessment).exports
    spare = [each for each in assessment.seat.resources if spares and spares(assessment, each)]
    if len(spare) < EXPORTED:
        return ()
    ways = sorted(set(combinations(sorted(spare), EXPORTED)))
    best = preferred(ways, lambda way: sum(spare.count(each) for each in way))
    return best[0]


def _is_free(assessment: ReachAssessment, resource: str) -> bool:
    return AMBITION_OF.get(resource) not in assessment.declared


ASPECTS["spends"] = {
    "any resource": always,
    "with more than three resources": lambda seen, resource: len(seen.seat.resources) > KEPT,
}
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
        lambda each: _contends(assessment, each.name, assessment.declared),
        lambda each: _contends(assessment, each.name, assessment.undeclared),
        lambda each: AMBITION_OF.get(each.name) in assessment.declared,
        lambda each: each.name in AMBITION_OF,
    )  # fmt: skip


def export(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """BARGAIN-4.8: what it exports as the minigame ends."""
    three = sorted(export_of(assessment))
    for option in offered(decision, Export):
        if sorted(option.resources) == three:
            return reasoned(option, "BARGAIN-4.8", "exports-spare")
    return reasoned(moves.GO_ON, "BARGAIN-4.8", "nothing-to-export")


def _contends(assessment: ReachAssessment, resource: str, among: list[str]) -> bool:
    ambition = AMBITION_OF.get(resource, "")
    return ambition in among and assessment.contends(ambition, 1)


# -- The Advocate's page: guild cards that their own Prelude discards -----------------------------


def raids(
    assessment: Assessment, actions: int, is_wanted: Callable[[combat.Prey, int], bool]
) -> list[combat.Fight]:
    """Favorable combat to steal something of a kind, with that as its prizes."""

    def accepts(fight: combat.Fight) -> bool:
        return bool(combat.raids_for(assessment, [fight], is_wanted))

    found = combat.favorable(assessment, assessment.view.systems, ["raid"], actions, accepts)
    return combat.raids_for(assessment, found, is_wanted)


GOALS["a guild card that its Prelude discards"] = cards(  # CATR-ADVOCATE-1: or one attached
    lambda seen, offer: discards_itself(offer.card) or discards_itself(seen.comes_along(offer.card))
)
GOALS["to steal a guild card that its Prelude discards"] = special(
    battle=lambda seen, actions: raids(
        seen, actions, lambda prey, owner: discards_itself(prey.name)
    )
)
GOALS["by Recover"] = by_ability("move", "recover")


def advocate_uses(assessment: ReachAssessment, card: str) -> bool:
    """CATR-ADVOCATE-4: such a Prelude only while first or second in a declared ambition."""
    if not discards_itself(card):
        return True
    return any(assessment.place(each) <= TIED_SECOND for each in assessment.declared)


def uses_up(assessment: ReachAssessment) -> Iterator[Spending]:
    """CATR-14.15: the guild cards that their Prelude discards, while its objective is not reached;
    not those that only seize the initiative, which its roll decides.
    """
    for card in assessment.seat.cards if assessment.marker else ():
        is_used_up = discards_itself(card) and not courting.says(card, SEIZE)
        if is_used_up and assessment.may_spend(COURT[card].suit):
            yield "CATR-14.15", "prelude-uses-up", moves.UseCard(card)


ASPECTS["uses"] = {"any guild card": always, "with a place in a declared ambition": advocate_uses}


def recover(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.15: the card recovered is attached by the order of influence."""
    nobody = (0,) * len(assessment.view.seats)
    offers = [Offer(each.card, nobody) for each in offered(decision, moves.Influence)]
    card, lot = one_card(assessment, offers, moves.influence, rng)
    return reasoned(card, "CATR-13.15", "attaches-by-order", lot)


# -- The Caretaker's page: golems, and the gates where they sleep ---------------------------------


FIRST_WIN: Final = 2
"""The actions it takes to win an ambition first, and awaken golems then."""


def _may_win_first(assessment: ReachAssessment, actions: int) -> bool:
    return actions >= FIRST_WIN and needs_no_win(assessment) is None


def _taxes_to_win(assessment: ReachAssessment) -> list[moves.Tax]:
    found = taxes(assessment)
    return [each.option for each in found if wins_with(assessment, each.gains, NOBODY)]


def _cards_to_win(assessment: ReachAssessment) -> list[moves.Secure]:
    offers = []
    for each in courting.securable(assessment):
        captives = courting.rival_agents(each, assessment.number)
        if wins_with(assessment, courting.gains_of(assessment, each.card, captives), NOBODY):
            offers.append(each)
    return [moves.secure(each.card) for each in courting.by_doctrine(assessment, offers, 0)]


def fight_to_win(assessment: ReachAssessment, actions: int) -> list[combat.Fight]:
    """CATR-CARETAKER-1: a favorable combat that makes it win a declared ambition, before golems
    wake.
    """
    if not _may_win_first(assessment, actions):
        return []

    def accepts(fight: combat.Fight) -> bool:
        if fight.cost >= actions - 1:
            return False
        if fight.goal == "trophies":
            trophies = combat.trophies_expected(assessment, fight)
            return wins_with(assessment, {"warlord": trophies}, NOBODY)
        return bool(combat.raids_for(assessment, [fight], wins))

    def wins(prey: combat.Prey, owner: int) -> bool:
        return wins_with(assessment, prey.gains, owner)

    systems = assessment.view.systems
    found = combat.favorable(assessment, systems, ["trophies", "raid"], actions - 1, accepts)
    return combat.raids_for(assessment, found, wins)


def spends_to_win(assessment: ReachAssessment) -> Iterator[Spending]:
    """CATR-CARETAKER-1: what it spends in the Prelude to win a declared ambition, before golems
    wake: a Psionic to tax or secure, a Relic to secure, a guild card for what it brings.
    """
    turn = assessment.view.turn
    if not turn.pips or "influence" not in turn.actions or assessment.wins_declared:
        return
    if not golems_at_hand(assessment.view, assessment.number):
        return
    wins = {"tax": _taxes_to_win(assessment), "secure": _cards_to_win(assessment)}
    for token in ("psionic", "relic"):
        able = assessment.lead_actions if token == "psionic" else ("secure",)
        for action, found in wins.items() if has(assessment, token) else ():
            if found and action in able:
                option = moves.spend_resource(token, token, action)
                yield "CATR-CARETAKER-1", "wins-before-golems", option
    for card in assessment.seat.cards:
        gains = net_gains(assessment, card)
        if COURT[card].prelude is not None and wins_with(assessment, gains, NOBODY):
            yield "CATR-CARETAKER-1", "wins-before-golems", moves.UseCard(card)


def needs_no_win(assessment: ReachAssessment) -> Message | None:
    """CATR-CARETAKER-1: what closes the lines that win before golems wake."""
    if not golems_at_hand(assessment.view, assessment.number):
        return Message("closed-no-golem")
    return Message("closed-wins") if assessment.wins_declared else none_declared(assessment)


GOALS["to win a declared ambition before golems wake"] = special(
    needs_no_win,
    tax=lambda seen, actions: _taxes_to_win(seen) if _may_win_first(seen, actions) else [],
    secure=lambda seen, actions: _cards_to_win(seen) if _may_win_first(seen, actions) else [],
    battle=fight_to_win,
)
GOALS["by Awaken"] = by_ability("influence", "awaken")
GOALS["to take control of a golem"] = ImperialPlace(
    precondition("closed-no-golem-gate", lambda seen: not_its_own(seen, seen.reach_state.sleepers)),
    lambda seen: list(seen.reach_state.sleepers),
)
ASPECTS["first"] = {
    "nothing": (no_spending, 0),
    "what wins before golems wake": (spends_to_win, 1),
    "guild cards that their Prelude discards": (uses_up, 0),
}


# -- The Partisan's page: the initiative, action cards, and spies ---------------------------------


CARDS_TO_SPY: Final = 4
UNDECLARED_TO_SEIZE: Final = 2


def brings_initiative(assessment: Assessment, offer: Offer) -> bool:
    """CATR-PARTISAN-1: Lattice Spies, or a Song of Freedom that could be carried out."""
    return any(
        courting.says(card, SEIZE)
        and bool(courting.suit_of(card) or courting.controls_rival_city(assessment))
        for card in (offer.card, assessment.comes_along(offer.card))
    )


GOALS["a card that brings the initiative"] = cards(brings_initiative)
GOALS["by Spy"] = by_ability("influence", "spy")
QUESTIONS["it has not spied in this chapter"] = precondition(
    "closed-has-spied", lambda seen: not (seen.seat.supercat and seen.seat.supercat.has_spied)
)
QUESTIONS["it has four cards"] = precondition(
    "closed-few-cards", lambda seen: seen.seat.cards_left >= CARDS_TO_SPY
)


# -- seizing --------------------------------------------------------------------------------------


def open_types(assessment: ReachAssessment) -> list[str]:
    """The types whose Outrage it has not provoked, the least loss first (CATR-PARTISAN-7)."""
    left = [each for each in RESOURCES if each not in assessment.seat.outrage]
    return sorted(
        left, key=lambda each: courting.lost_to_outrage(assessment.view, assessment.number, each)
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
class OutrageToSeize(Step):
    """CATR-PARTISAN-7: a SUPERCAT provokes Outrage of the type that costs it least."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        assessment = ReachAssessment(table, self.seat)
        left = (page_of(assessment).seizing or open_types)(assessment)
        if left:
            provoke_outrage(table, self.seat, left[0], emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return not_a_supercat(table, self.seat)


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


# -- The Admiral's page: the Imperial demand, battles with Imperial ships, and starports ----------


WAR: Final = campaign_components.POLICIES[-1]


def has_tribute(assessment: ReachAssessment) -> bool:
    """CATR-ADMIRAL-1: whether it has a piece that the visible policy demands."""
    policy, seat = assessment.reach_state.policies[0], assessment.seat
    if policy != WAR:
        return any(token in DEMANDS[policy] for token in seat.slots)
    for owner in range(len(assessment.view.seats)):
        held = seat.captives[owner] + sum(seat.trophies[owner])
        if held and not assessment.reach_state.is_regent(owner):
            return True
    pairs = zip(campaign_components.SPOILS, seat.spoils, strict=False)
    return any(count and owner != campaign_components.EMPIRE for (owner, _), count in pairs)


def tax_for_tribute(assessment: ReachAssessment, actions: int) -> list[moves.Tax]:
    """CATR-ADMIRAL-1: a tax that brings a piece of the demand."""
    policy = assessment.reach_state.policies[0]
    if has_tribute(assessment):
        return []
    if policy != WAR:
        return [each.option for each in taxes(assessment) if each.resource in DEMANDS[policy]]
    return [
        each.option
        for each in taxes(assessment)
        if "tyrant" in each.gains and not assessment.is_rival_regent(each.option.owner)
    ]


def fight_for_tribute(assessment: ReachAssessment, actions: int) -> list[combat.Fight]:
    """CATR-ADMIRAL-1: favorable combat that brings a piece of the demand."""
    policy = assessment.reach_state.policies[0]
    if has_tribute(assessment):
        return []
    if policy != WAR:
        return raids(assessment, actions, lambda prey, owner: prey.name in DEMANDS[policy])

    def accepts(fight: combat.Fight) -> bool:
        foe = fight.defender
        return foe != campaign_components.EMPIRE and not assessment.is_rival_regent(foe)

    systems = assessment.view.systems
    return combat.favorable(assessment, systems, ["trophies"], actions, accepts)


# -- battles with Imperial ships ------------------------------------------------------------------


def fights_with_empire(
    assessment: Assessment, actions: int, *, marching: bool = True
) -> list[combat.Fight]:
    """CATR-ADMIRAL-2: favorable combat for trophies in which Imperial ships attack along."""

    def accepts(fight: combat.Fight) -> bool:
        return _is_naval(assessment, fight)

    systems = assessment.view.systems
    return combat.favorable(assessment, systems, ["trophies"], actions, accepts, marching=marching)


def _is_naval(assessment: Assessment, fight: combat.Fight) -> bool:
    """Whether Imperial ships attack along, those there or those that come with the march."""
    if assessment.allies(fight.system, fight.defender)[1]:
        return True
    return fight.march is not None and assessment.brought(fight.march, fight.defender)[1] > 0


def hunts(assessment: ReachAssessment, actions: int) -> list[moving.March]:
    """CATR-ADMIRAL-3: a partial move to where such a fight would be favorable on a later card.

    CATR-13.18: none while it could fight so with ships that are where they are needed.
    """
    if not assessment.is_regent or fights_with_empire(assessment, 1, marching=False):
        return []

    def serves(march: moving.March) -> bool:
        seat, system = assessment.seat, march.target
        fresh, ships = seat.fresh.get(system, 0) + march.fresh, march.fresh + march.hurt
        force = combat.Fight(system, -1, "trophies", 1, fresh, ships + seat.ships_at(system), march)
        for foe in assessment.foes_by_system[system]:
            fresh, ships = combat.joined(assessment, force, foe)
            fight = combat.Fight(system, foe, "trophies", 1, fresh, ships, march)
            if combat.is_favorable(assessment, fight) and _is_naval(assessment, fight):
                return True
        return False

    found = moving.partial_marches(assessment, assessment.foes_by_system, serves)
    return moving.best_marches(assessment, found)


# -- starports ------------------------------------------------------------------------------------


def bare_ports(assessment: Assessment) -> list[str]:
    """The loyal starports without a loyal ship."""
    return [each for each in assessment.view.systems if each in assessment.ports
            and not assessment.seat.ships_at(each)]  # fmt: skip


def moves_to_ports(assessment: Assessment, actions: int) -> list[moving.March]:
    """CATR-ADMIRAL-4: a ship to each starport without one, which empties no other starport."""
    groups = [
        (
            origin,
            ways,
            moving.sparing(assessment, origin, found) if origin in assessment.ports else found,
        )
        for origin, ways, found in moving.marchers(assessment)
    ]
    found = moving.fitting(groups, bare_ports(assessment), actions, lambda march: True)
    return moving.best_marches(assessment, found)


def builds_at_ports(assessment: Assessment, actions: int) -> list[moves.Build]:
    """CATR-ADMIRAL-4: a ship built at a starport without one."""
    bare = bare_ports(assessment)
    return [moves.build(SHIP, each) for each in assessment.building_ports if each in bare]


GOALS["for a piece that is demanded"] = special(
    precondition("closed-has-tribute", lambda seen: not has_tribute(seen)),
    tax=tax_for_tribute,
    battle=fight_for_tribute,
)
GOALS["with Imperial ships for trophies"] = special(battle=fights_with_empire)
GOALS["towards a battle with Imperial ships"] = special(move=hunts)
GOALS["to put a ship at a bare starport"] = special(
    precondition("closed-no-bare-port", bare_ports), move=moves_to_ports, build=builds_at_ports
)
QUESTIONS["it has built no starport with this card"] = precondition(
    "closed-port-built", lambda seen: not seen.view.turn.built
)


def _edict_places_ships(assessment: ReachAssessment) -> bool:
    """CATR-14.18: whether it is a Regent that wins an ambition, for whom Escalation or its own
    Foundries would place Imperial ships.
    """
    view, seat = assessment.view, assessment.seat
    if not assessment.is_regent or not assessment.wins_declared or not imperial_supply(view):
        return False
    can_swap = any(seat.ships_at(each) for each in assessment.ports)
    has_foundries = IMPERIAL_OFFICERS in (*seat.cards, *seat.lore)
    return assessment.reach_state.policies[0] == ESCALATION or (has_foundries and can_swap)


def _more_unbuilt_ships(assessment: Assessment) -> bool:
    """CATR-14.18: whether it has more ships in the supply than more than half of its rivals."""
    seats = range(len(assessment.view.seats))
    left = [assessment.view.in_supply(each, SHIP) for each in seats]
    return 2 * sum(each < assessment.ships_left for each in left) > len(left) - 1


QUESTIONS["an edict would place ships for its objective"] = precondition(
    "closed-no-ships-by-edict", _edict_places_ships
)
QUESTIONS["Escalation would place ships for its objective"] = precondition(
    "closed-no-ships-by-edict",
    lambda seen: _edict_places_ships(seen) and seen.reach_state.policies[0] == ESCALATION,
)
QUESTIONS["it has more unbuilt ships than most rivals"] = precondition(
    "closed-fewer-ships-than-most", _more_unbuilt_ships
)


def commission(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.17: it swaps a ship while its objective advances by that, a damaged one first."""
    if not assessment.is_regent or not assessment.wins_declared:
        return reasoned(moves.GO_ON, "CATR-13.17", "no-advance")
    best = min(offered(decision, Commission), key=lambda each: each.fresh)
    return reasoned(best, "CATR-13.17", "advances-objective")


def admiral_seeks(assessment: ReachAssessment, resource: str) -> bool:
    """CATR-ADMIRAL-1: what is demanded, while it has no such piece."""
    policy = assessment.reach_state.policies[0]
    return policy != WAR and resource in DEMANDS[policy] and not has_tribute(assessment)


ASPECTS["seeks"] = {"nothing": never, "what is demanded": admiral_seeks}


# -- The Believer's page: it teaches, and settles where it could teach ----------------------------


def unpreached(assessment: Assessment) -> list[str]:
    """CATR-BELIEVER-2: the types of planets without a loyal city or, by CAT-12.5, a claim."""
    settled = {SYSTEMS[each.system].resource for each in assessment.cities}
    if assessment.readings.preach == "suit":
        settled.update([SYSTEMS[each].resource for each in assessment.claims])
    return [each for each in RESOURCES if each not in settled]


def moves_to_preach(assessment: ReachAssessment, actions: int) -> list[moving.March]:
    """CATR-BELIEVER-2: while Faithful cards are stacked, a claim on a planet of such a type."""
    if not assessment.reach_state.faithful:
        return []
    wanted = unpreached(assessment)
    targets = [each for each in moving.claimable(assessment) if SYSTEMS[each].resource in wanted]
    found = moving.to_claims(assessment, targets, actions)
    return moving.best_marches(assessment, found, for_claims=True)


def builds_to_preach(assessment: Assessment, actions: int) -> list[moves.Build]:
    """CATR-14.19: a city at a claim on a planet of such a type."""
    settled = {SYSTEMS[each.system].resource for each in assessment.cities}
    sites = [each for each in city_sites(assessment) if SYSTEMS[each].resource not in settled]
    return [moves.build(CITY, each) for each in sites if assessment.unbuilt]


_faithful_left: Final = precondition("closed-no-faithful", lambda seen: seen.reach_state.faithful)
GOALS["by Teach"] = by_ability("influence", "teach")
GOALS["to get a claim on a planet of a type without a loyal city"] = special(
    first_of((_faithful_left, precondition("closed-all-preached", unpreached))),
    move=moves_to_preach,
)
GOALS["to settle a planet of a type without a loyal city"] = special(
    _faithful_left, move=moves_to_preach, build=builds_to_preach
)
QUESTIONS["it has an unbuilt city"] = has_unbuilt


def teach(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-BELIEVER-3: over a guild card with its own agents, then by the order of influence."""
    given = {each.card for each in offered(decision, moves.Influence)}
    offers = [each for each in assessment.view.court if each.card in given]
    own = [each for each in offers if each.agents[assessment.number]]
    card, lot = one_card(assessment, own or offers, moves.influence, rng)
    return reasoned(card, "CATR-BELIEVER-3", "teaches-at-own-agents" if own else "teaches", lot)


# -- All of them ----------------------------------------------------------------------------------


ANSWERS: Final[dict[type, Chooser]] = {
    Bargain: choose_bargain,
    GainedInfluence: gained_influence,
    GainedSecure: gained_secure,
    ParadeShips: parade,
    MayTurnOutlaw: turn_outlaw,
    StoreResource: store,
    EndMinigame: export,
    Recover: recover,
    ProvokeToSeize: provoke,
    SpyOn: spy_on,
    SwapShip: commission,
    Teach: teach,
}
"""What the steps of fates and of their cards ask, whoever has the card."""


def fate_lines(assessment: ReachAssessment) -> Sequence[FateLine]:
    """The lines of its fate's page in its document."""
    return document_of(assessment).fates.get(assessment.fate, ())
