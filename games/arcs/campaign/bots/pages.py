"""SUPERCAT's pages of the campaign beside those of the base game: the lines of fates, which card it
plays, how its fate's page shares the actions, and the Prelude.

Loading them reads the documents of the campaign.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from engine.core.decision import Answer, Decision, Reason, ReasonOutcome
from engine.text.message import Message
from games.arcs import campaign_components, moves
from games.arcs import rule_queries as q
from games.arcs.board import CARDS, CITY, RESOURCES, SHIP, SUIT_ACTIONS, SYSTEMS
from games.arcs.campaign.bots import bargaining, choices
from games.arcs.campaign.bots.assessment import (
    ITS_TURN,
    ImperialPlace,
    ReachAssessment,
    always,
    as_in_its_turn,
    cards,
    discards_itself,
    never,
    no_spending,
    page_of,
)
from games.arcs.campaign.rules.edicts import DEMANDS, ESCALATION
from games.arcs.campaign.rules.empire import ChooseEscort, imperial_supply
from games.arcs.campaign.rules.fates import caretaker
from games.arcs.campaign.rules.fates.imperial import IMPERIAL_OFFICERS
from games.arcs.campaign.rules.state import golems_of
from games.arcs.campaign_components import EVENT_CARDS, FAITHFUL, FATE_CARDS, SIDES
from games.arcs.card import CAMPAIGN, VERSIONS
from games.arcs.court import COURT
from games.arcs.expansion import require_entries
from games.arcs.parts import NOBODY, Offer
from games.arcs.rule_hooks import query
from games.arcs.state import ArcsTable
from games.arcs.steps.effects import new_actions
from games.arcs.supercat import doctrines, document, lexicon
from games.arcs.supercat.assessment import (
    DOCUMENTS,
    TIED_SECOND,
    Assessment,
    Readings,
    taxes,
)
from games.arcs.supercat.bot import (
    BOOKS,
    COMBAT,
    ONE_SUIT,
    Book,
    Selecting,
    Way,
    general_priorities,
    of_one_suit,
    on_the_way,
    to_declare,
    to_surpass,
    ways,
)
from games.arcs.supercat.lexicon import (
    FIRST_PAGES,
    GOALS,
    QUESTIONS,
    SUIT_OF,
    Ability,
    Aim,
    FateLine,
    Line,
    Page,
    Priority,
    action_of,
    by_ability,
    city_sites,
    first_of,
    has_unbuilt,
    march_of,
    none_declared,
    not_its_own,
    precondition,
    special,
    walk,
)
from games.arcs.supercat.units import allowed_actions, begin, under_way

SEIZE: Final = "seize_initiative"
"""The effect of cards that let the initiative be seized."""

# -- the Steward, the Founder and the Magnate ------------------------------------------------------

GOALS["by Bargain"] = by_ability("secure", "bargain")
GOALS["Council Intrigue"] = cards(lambda seen, offer: offer.card == choices.INTRIGUE)
GOALS["Populist Demands"] = cards(lambda seen, offer: offer.card == "cc11")
GOALS["a card that lets it declare"] = cards(
    lambda seen, offer: doctrines.says(offer.card, "declare_ambition")
)
KEPT: Final = 3
"""CATR-MAGNATE-6: with so many resources or fewer it spends none in the Prelude."""
document.ASPECTS["spends"] = {
    "any resource": always,
    "with more than three resources": lambda seen, resource: len(seen.seat.resources) > KEPT,
}


# -- the Advocate: guild cards that their own Prelude discards -------------------------------------


def raids(
    assessment: Assessment, actions: int, is_wanted: Callable[[doctrines.Prey, int], bool]
) -> list[doctrines.Fight]:
    """Favorable combat to steal something of a kind, with that as its prizes."""

    def accepts(fight: doctrines.Fight) -> bool:
        return bool(doctrines.raids_for(assessment, [fight], is_wanted))

    found = doctrines.favorable(assessment, assessment.view.systems, ["raid"], actions, accepts)
    return doctrines.raids_for(assessment, found, is_wanted)


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


def uses_up(assessment: ReachAssessment) -> Iterator[document.Spending]:
    """CATR-14.15: the guild cards that their Prelude discards, while its objective is not reached;
    not those that only seize the initiative, which its roll decides.
    """
    for card in assessment.seat.cards if assessment.marker else ():
        is_used_up = discards_itself(card) and not doctrines.says(card, SEIZE)
        if is_used_up and assessment.may_spend(COURT[card].suit):
            yield "CATR-14.15", "prelude-uses-up", moves.UseCard(card)


def recover_after_prelude(assessment: ReachAssessment, actions: int) -> Sequence[Ability]:
    """CATR-14.15: while it selects a card, what its Prelude will discard counts as discarded."""
    view, number = assessment.view.copy(), assessment.number
    spent = (*uses_up(assessment), *document.guild_cards(assessment))
    used = [use.card for *_, use in spent if isinstance(use, moves.UseCard)]
    gone = [each for each in used if doctrines.says(each, "discard_self")]
    view.court_discard = (*view.court_discard, *(gone if view.turn == ITS_TURN else ()))
    return [Ability("recover")] if "recover" in new_actions(view, number, "move") else []


GOALS["by Recover after its Prelude"] = special(move=recover_after_prelude)
document.ASPECTS["uses"] = {
    "any guild card": always,
    "with a place in a declared ambition": advocate_uses,
}


# -- The Caretaker's page: golems, and the gates where they sleep ----------------------------------


FIRST_WIN: Final = 2
"""The actions it takes to win an ambition first, and awaken golems then."""


def _may_win_first(assessment: ReachAssessment, actions: int) -> bool:
    return actions >= FIRST_WIN and needs_no_win(assessment) is None


def _taxes_to_win(assessment: ReachAssessment) -> list[moves.Tax]:
    found = taxes(assessment)
    return [each.option for each in found if document.wins_with(assessment, each.gains, NOBODY)]


def _cards_to_win(assessment: ReachAssessment) -> list[moves.Secure]:
    offers = []
    for each in lexicon.securable(assessment):
        captives = doctrines.rival_agents(each, assessment.number)
        if document.wins_with(
            assessment, doctrines.gains_of(assessment, each.card, captives), NOBODY
        ):
            offers.append(each)
    return [moves.secure(each.card) for each in doctrines.by_doctrine(assessment, offers, 0)]


def fight_to_win(assessment: ReachAssessment, actions: int) -> list[doctrines.Fight]:
    """CATR-CARETAKER-1: a favorable combat that makes it win a declared ambition, before golems
    wake.
    """
    if not _may_win_first(assessment, actions):
        return []

    def accepts(fight: doctrines.Fight) -> bool:
        if fight.cost >= actions - 1:
            return False
        if fight.goal == "trophies":
            trophies = doctrines.trophies_expected(assessment, fight)
            return document.wins_with(assessment, {"warlord": trophies}, NOBODY)
        return bool(doctrines.raids_for(assessment, [fight], wins))

    def wins(prey: doctrines.Prey, owner: int) -> bool:
        return document.wins_with(assessment, prey.gains, owner)

    systems = assessment.view.systems
    found = doctrines.favorable(assessment, systems, ["trophies", "raid"], actions - 1, accepts)
    return doctrines.raids_for(assessment, found, wins)


def spends_to_win(assessment: ReachAssessment) -> Iterator[document.Spending]:
    """CATR-CARETAKER-1: what it spends in the Prelude to win a declared ambition, before golems
    wake: a Psionic to tax or secure, a Relic to secure, a guild card for what it brings.
    """
    turn = assessment.view.turn
    if not turn.pips or "influence" not in turn.actions or assessment.wins_declared:
        return
    if not caretaker.golems_at_hand(assessment.view, assessment.number):
        return
    wins = {"tax": _taxes_to_win(assessment), "secure": _cards_to_win(assessment)}
    for token in ("psionic", "relic"):
        able = assessment.lead_actions if token == "psionic" else ("secure",)
        for action, found in wins.items() if document.has(assessment, token) else ():
            if found and action in able:
                option = moves.spend_resource(token, token, action)
                yield "CATR-CARETAKER-1", "wins-before-golems", option
    for card in assessment.seat.cards:
        gains = document.net_gains(assessment, card)
        if COURT[card].prelude is not None and document.wins_with(assessment, gains, NOBODY):
            yield "CATR-CARETAKER-1", "wins-before-golems", moves.UseCard(card)


def needs_no_win(assessment: ReachAssessment) -> Message | None:
    """CATR-CARETAKER-1: what closes the lines that win before golems wake."""
    if not caretaker.golems_at_hand(assessment.view, assessment.number):
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
document.ASPECTS["first"] = {
    "nothing": (no_spending, 0),
    "what wins before golems wake": (spends_to_win, 1),
    "guild cards that their Prelude discards": (uses_up, 0),
}


# -- The Partisan's page: the initiative, action cards, and spies ----------------------------------


CARDS_TO_SPY: Final = 4


def brings_initiative(assessment: Assessment, offer: Offer) -> bool:
    """CATR-PARTISAN-1: Lattice Spies, or a Song of Freedom that could be carried out."""
    return any(
        doctrines.says(card, SEIZE)
        and bool(doctrines.suit_of(card) or doctrines.controls_rival_city(assessment))
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


# -- The Admiral's page: the Imperial demand, battles with Imperial ships, and starports -----------


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


def fight_for_tribute(assessment: ReachAssessment, actions: int) -> list[doctrines.Fight]:
    """CATR-ADMIRAL-1: favorable combat that brings a piece of the demand."""
    policy = assessment.reach_state.policies[0]
    if has_tribute(assessment):
        return []
    if policy != WAR:
        return raids(assessment, actions, lambda prey, owner: prey.name in DEMANDS[policy])

    def accepts(fight: doctrines.Fight) -> bool:
        foe = fight.defender
        return foe != campaign_components.EMPIRE and not assessment.is_rival_regent(foe)

    systems = assessment.view.systems
    return doctrines.favorable(assessment, systems, ["trophies"], actions, accepts)


# -- battles with Imperial ships -------------------------------------------------------------------


def fights_with_empire(
    assessment: Assessment, actions: int, *, marching: bool = True
) -> list[doctrines.Fight]:
    """CATR-ADMIRAL-2: favorable combat for trophies in which Imperial ships attack along."""

    def accepts(fight: doctrines.Fight) -> bool:
        return _is_naval(assessment, fight)

    systems = assessment.view.systems
    return doctrines.favorable(
        assessment, systems, ["trophies"], actions, accepts, marching=marching
    )


def _is_naval(assessment: Assessment, fight: doctrines.Fight) -> bool:
    """Whether Imperial ships attack along, those there or those that come with the march."""
    if assessment.allies(fight.system, fight.defender)[1]:
        return True
    return fight.march is not None and assessment.brought(fight.march, fight.defender)[1] > 0


def hunts(assessment: ReachAssessment, actions: int) -> list[doctrines.March]:
    """CATR-ADMIRAL-3: a partial move to where such a fight would be favorable on a later card.

    CATR-13.18: none while it could fight so with ships that are where they are needed.
    """
    if not assessment.is_regent or fights_with_empire(assessment, 1, marching=False):
        return []

    def serves(march: doctrines.March) -> bool:
        seat, system = assessment.seat, march.target
        fresh, ships = seat.fresh.get(system, 0) + march.fresh, march.fresh + march.hurt
        force = doctrines.Fight(
            system, -1, "trophies", 1, fresh, ships + seat.ships_at(system), march
        )
        for foe in assessment.foes_by_system[system]:
            fresh, ships = doctrines.joined(assessment, force, foe)
            fight = doctrines.Fight(system, foe, "trophies", 1, fresh, ships, march)
            if doctrines.is_favorable(assessment, fight) and _is_naval(assessment, fight):
                return True
        return False

    found = doctrines.partial_marches(assessment, assessment.foes_by_system, serves)
    return doctrines.best_marches(assessment, found)


# -- starports -------------------------------------------------------------------------------------


def bare_ports(assessment: Assessment) -> list[str]:
    """The loyal starports without a loyal ship."""
    return [each for each in assessment.view.systems if each in assessment.ports
            and not assessment.seat.ships_at(each)]  # fmt: skip


def moves_to_ports(assessment: Assessment, actions: int) -> list[doctrines.March]:
    """CATR-ADMIRAL-4: a ship to each starport without one, which empties no other starport."""
    groups = [
        (
            origin,
            ways,
            doctrines.sparing(assessment, origin, found) if origin in assessment.ports else found,
        )
        for origin, ways, found in doctrines.marchers(assessment)
    ]
    found = doctrines.fitting(groups, bare_ports(assessment), actions, lambda march: True)
    return doctrines.best_marches(assessment, found)


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


def admiral_seeks(assessment: ReachAssessment, resource: str) -> bool:
    """CATR-ADMIRAL-1: what is demanded, while it has no such piece."""
    policy = assessment.reach_state.policies[0]
    return policy != WAR and resource in DEMANDS[policy] and not has_tribute(assessment)


document.ASPECTS["seeks"] = {"nothing": never, "what is demanded": admiral_seeks}


# -- The Believer's page: it teaches, and settles where it could teach -----------------------------


def unpreached(assessment: Assessment) -> list[str]:
    """CATR-BELIEVER-2: the types of planets without a loyal city or, by CAT-12.5, a claim."""
    settled = {SYSTEMS[each.system].resource for each in assessment.cities}
    if assessment.readings.preach == "suit":
        settled.update([SYSTEMS[each].resource for each in assessment.claims])
    return [each for each in RESOURCES if each not in settled]


def moves_to_preach(assessment: ReachAssessment, actions: int) -> list[doctrines.March]:
    """CATR-BELIEVER-2: while Faithful cards are stacked, a claim on a planet of such a type."""
    if not assessment.reach_state.faithful:
        return []
    wanted = unpreached(assessment)
    targets = [each for each in doctrines.claimable(assessment) if SYSTEMS[each].resource in wanted]
    found = doctrines.to_claims(assessment, targets, actions)
    return doctrines.best_marches(assessment, found, for_claims=True)


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


# -- the documents ---------------------------------------------------------------------------------


def fate_lines(assessment: ReachAssessment) -> Sequence[FateLine]:
    """The lines of its fate's page in its document."""
    return document.document_of(assessment).fates.get(assessment.fate, ())


PRINCIPLES: Final = ("bargain", "wants", "demands")
for _version in VERSIONS.values():
    _loaded = document.load(f"{CAMPAIGN} {_version}")
    require_entries(_loaded.fates, FATE_CARDS, f"the fates of {_loaded.name}")
    require_entries(_loaded.sayings, FATE_CARDS, f"what {_loaded.name} says of fates")
    require_entries(_loaded.principles, PRINCIPLES, f"the principles of {_loaded.name}")
    for _fate, _said in _loaded.sayings.items():
        require_entries(_said, document.ASPECTS, f"what {_loaded.name} says of the {_fate}")
    DOCUMENTS[_loaded.name] = _loaded
SUIT_OF.update({actions: side for side, actions in SIDES.items()})


# How many actions of a card go to the fate's page (CATR-F-1 to F-3).


def actions_given(assessment: ReachAssessment, left: int) -> int:
    """The actions that its card gave, of which so many are left."""
    played = assessment.view.trick[-1]
    printed = CARDS[played.card].pips if played.how in ("lead", "surpass") else 1
    given: int = query(assessment.view, q.PipsOf(assessment.number, played.how), printed)
    return max(given, left)


def fate_pages(assessment: ReachAssessment, left: int) -> list[Page]:
    """CATR-F-1: the lines of the fate's page, each with the actions that it may use.

    CATR-F-4: none once a line of the suit's page has been carried out.
    """
    if assessment.view.turn.past_fate:
        return []
    given = actions_given(assessment, left)
    shares = [(line, share_of(line, given, left)) for line in fate_lines(assessment)]
    return [((line,), share) for line, share in shares if share > 0]


FIRST_PAGES["campaign"] = fate_pages


def goes_on_to_suit(assessment: ReachAssessment, action: str) -> bool:
    """CATR-F-4: whether it spends a pip by a line of the suit's page, not by one of its fate's.

    What was begun in the Prelude is only finished so: the fate's page is still to be read.
    """
    pips = assessment.view.turn.pips
    if not fate_pages(assessment, pips):
        return False
    unit = under_way(assessment, is_paid=False)
    if unit is not None and unit.actions > 0 and unit.action == action:
        return False
    begin(assessment)
    allowed = allowed_actions(assessment)
    return not any(
        action_of(line, aims[0]) == action
        for lines, left in fate_pages(assessment, pips)
        for _, line, aims in walk(assessment, lines, left, allowed)
    )


def share_of(line: Line, given: int, left: int) -> int:
    """CATR-F-1: the actions that a line may use: half of those given, rounded up, for a fate's.

    CATR-F-2 and F-3: all that are left for a line that takes more.
    """
    if not isinstance(line, FateLine) or line.is_whole:
        return left
    return left - given // 2


SUITS_OF: Final = {
    "tax": ("administration",),
    "repair": ("construction", "administration"),
    "influence": ("mobilization", "administration"),
    "secure": ("aggression",),
    "battle": (COMBAT,),
    "move": ("mobilization", "aggression"),
    "build": ("construction",),
}
"""CATR-4.2: the suits that the action of a fate's line selects."""


# -- its turn --------------------------------------------------------------------------------------


def select(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-3: the card to lead or to play, with every line that was refused."""
    options = [*_card_ways(assessment, decision), *_event_ways(assessment, decision)]
    cards = [way for way in options if way.card not in EVENT_CARDS]
    if decision.kind == "lead" and not cards:
        return Answer(moves.PassInitiative(), (Reason("CATR-3.2", Message("only-events")),))
    assessment.horizon = max([way.actions for way in options]) + document.prepaid_moves(assessment)
    if decision.kind == "lead":
        reason, best = to_declare(assessment, cards)
        reasons = [reason]
        alone = of_one_suit(assessment, cards) if best is None else None
        if alone is not None:
            return Answer(alone.option, (reason, ONE_SUIT))
    else:
        reason, best = to_surpass(cards)
        reasons = [reason]
        if best is None:
            more, best = _to_play_event(assessment, options)
            reasons += more
    if best is not None:
        return Answer(best.option, tuple(reasons))
    chosen = general_priorities(assessment, cards or options, rng, IN_REACH)
    return Answer(chosen.way.option, lambda: (*reasons, *chosen.why()))


def _card_ways(assessment: ReachAssessment, decision: Decision) -> list[Way]:
    """CATR-3.6: cards as ever; a copy of a Faithful card leads to the page of its side."""
    return [
        replace(way, suit=SUIT_OF[assessment.lead_actions]) if way.suit == FAITHFUL else way
        for way in ways(assessment, decision)
    ]


def _event_ways(assessment: ReachAssessment, decision: Decision) -> Iterator[Way]:
    """CATR-3.5: an Event gives the actions of the lead card, and leads to its page."""
    for option in decision.options:
        if isinstance(option, moves.PlayEvent):
            pips = 0 if _had_event(assessment) else _event_pips(assessment)
            yield Way(option, option.card, SUIT_OF[assessment.lead_actions], pips)


def _event_pips(assessment: ReachAssessment) -> int:
    """REACH-9.1: all pips of the lead card; with the Council secured none."""
    pips = CARDS[assessment.view.lead.card].pips
    if assessment.reach_state.council == "tucked" or not pips:
        return 0
    return pips + (
        not assessment.has_hand and document.has_aids(assessment.view, assessment.number)
    )


def _had_event(assessment: ReachAssessment) -> bool:
    return any(each.how == "event" for each in assessment.view.trick)


def _to_play_event(
    assessment: ReachAssessment, options: list[Way]
) -> tuple[list[Reason], Way | None]:
    """CATR-3.4: an Event is played, unless one was played this round."""
    events = [way for way in options if way.card in EVENT_CARDS]
    if not events:
        return [], None
    if _had_event(assessment):
        said = Message("event-was-played")
        return [Reason("CATR-3.4", said, outcome=ReasonOutcome.NOT_SO)], None
    return [Reason("CATR-3.4", Message("first-event"))], events[0]


# -- general priorities ----------------------------------------------------------------------------


def _priorities(assessment: ReachAssessment) -> Sequence[Priority]:
    """CATR-4.1: the fate's page, then the lines that all share."""
    of_fate = [
        Priority(each.clause, each.key, tuple([(suit, (each,)) for suit in SUITS_OF[each.action]]),
                 each.unmet, each.told_as)
        for each in fate_lines(assessment)
    ]  # fmt: skip
    return (*of_fate, *document.document_of(assessment).priorities)


IN_REACH: Final = Selecting(
    _priorities,
    {**SUIT_ACTIONS, **SIDES},
    lambda line, actions: share_of(line, actions, actions),
    tuple(SIDES),
)


# What a SUPERCAT does with golems, whatever its fate (CATR-5).


def golem_spendings(assessment: ReachAssessment, aim: Aim) -> Iterator[document.Spending]:
    """CATR-5.1 to 5.4: the awake golems that it spends in its Prelude."""
    golems = assessment.reach_state.golems
    for name in golems_of(assessment.view, assessment.number):
        clause, is_used = USES[name]
        if golems[name].awake and is_used(assessment, aim):
            yield clause, f"prelude-{name}", caretaker.SpendGolem(name)


def _warrior(assessment: ReachAssessment, aim: Aim) -> bool:
    most = max(choices.trophies_of(assessment, each) for each in assessment.view.systems)
    return assessment.contends("warlord", most)


def _protector(assessment: ReachAssessment, aim: Aim) -> bool:
    wanted = 2 if assessment.readings.mending == "two" else 1
    return sum(assessment.seat.hurt.values()) >= wanted


def _seeker(assessment: ReachAssessment, aim: Aim) -> bool:
    if not assessment.view.turn.pips or not document.may_battle(assessment):
        return False
    fight = document.fight_ahead(assessment, aim)
    return fight is not None and fight.march is not None


USES: Final[Mapping[str, tuple[str, Callable[[ReachAssessment, Aim], bool]]]] = {
    caretaker.WARRIOR: ("CATR-5.1", _warrior),
    caretaker.PROTECTOR: ("CATR-5.2", _protector),
    caretaker.SEEKER: ("CATR-5.3", _seeker),
    caretaker.HARVESTER: ("CATR-5.4", lambda seen, aim: bool(choices.harvested(seen))),
}


def spendings(assessment: ReachAssessment, aim: Aim) -> Iterator[document.Spending]:
    """CAT-5 as ever, but for what the fate holds back."""
    page = page_of(assessment)
    yield from page.first[0](assessment)
    yield from golem_spendings(assessment, aim)
    for spending in document.spendings(assessment, aim):
        option = spending[2]
        if isinstance(option, moves.SpendResource) and not page.spends(assessment, option.resource):
            continue
        if isinstance(option, moves.UseCard) and not page.uses(assessment, option.card):
            continue
        yield spending


def first_lines(assessment: ReachAssessment) -> Sequence[Line]:
    """The lines of the fate that its first spendings are for."""
    lines, number = fate_lines(assessment), page_of(assessment).first[1]
    return [each for each in lines if each.number == number and each.action != "battle"]


document.SPENDINGS["campaign"] = spendings
document.FIRST_LINES["campaign"] = first_lines


class ReachBook(Book):
    """Deals, what the campaign asks besides, and how its pages see the table."""

    def deal(self, view: ArcsTable, decision: Decision) -> Answer | None:
        return bargaining.choose(view, decision) if decision.kind in bargaining.KINDS else None

    def assessment(
        self, view: ArcsTable, decision: Decision, readings: Readings
    ) -> ReachAssessment:
        """A card is chosen as in its turn."""
        if decision.kind in ("lead", "play"):
            view = as_in_its_turn(view, decision.seat)
        assessment = ReachAssessment(view, decision.seat, readings)
        if decision.kind == "escort":
            assessment.heads_for = destination(ReachAssessment(view, decision.seat, readings))
        return assessment

    def answer(self, assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer | None:
        """Selecting, and the campaign's own questions; the rest, None, is for the pages."""
        if decision.kind in ("lead", "play"):
            return select(assessment, decision, rng)
        asking = type(assessment.view.steps[-1])
        row = choices.ROWS.get(asking) or choices.ROWS.get(decision.kind)
        if row is not None:
            return row.pick(assessment, list(decision.options), rng)
        chooser = (
            choices.ANSWERS.get(asking)
            or choices.OF_STEPS.get(asking)
            or choices.CHOICES.get(decision.kind)
        )
        return chooser(assessment, decision, rng) if chooser is not None else None


def destination(assessment: Assessment) -> str:
    """CATR-8.2: where the fleet that sets out is to arrive in the end, "" if no line says."""
    step = assessment.view.steps[-1]
    assert isinstance(step, ChooseEscort)
    unit = on_the_way(assessment, step.moved.origin, step.moved.target)
    march = march_of(unit.aim) if unit is not None else None
    return march.target if march is not None else ""


BOOKS["campaign"] = ReachBook()
