"""The influence doctrine, Vox cards, and the lines that influence and secure."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from games.arcs.board import RESOURCES, SHIP
from games.arcs.court import BASE_COURT, COURT, Effect, is_vox
from games.arcs.expansion import require_entries
from games.arcs.moves import Influence, Secure, influence, secure
from games.arcs.parts import Offer
from games.arcs.rule_hooks import ruled
from games.arcs.rule_queries import LostToOutrage
from games.arcs.state import ArcsTable
from games.arcs.steps.gaining import stealable_cards
from games.arcs.steps.scoring import may_seize
from games.arcs.supercat.assessment import AMBITION_OF, FIRST, Assessment, Gains, place_of
from games.arcs.supercat.building import preferred

UPRISING_SHIPS = 4
AGENTS_ON_UNCONTESTED = 2
PROTECTED_KEYS = 9

# -- what cards are ------------------------------------------------------------------------------


def is_guild(card: str) -> bool:
    """Whether it is a guild card; the campaign's Court has other cards than guilds and Vox."""
    return card in COURT and COURT[card].is_guild


def suit_of(card: str) -> str:
    """The suit of a guild card, "" for any other card."""
    return COURT[card].suit if card in COURT else ""


def keys_of(view: ArcsTable, card: str) -> int:
    """The keys of a guild card; a protected one counts as the dearest."""
    if card not in COURT:
        return 0
    return view.raid_cost(card) + PROTECTED_KEYS * COURT[card].is_protected


def words(card: str) -> Iterable[Effect]:
    """All effects of a Court card."""
    clauses = COURT[card].clauses if card in COURT else ()
    return (effect for clause in clauses for effect in clause.effects)


def says(card: str, op: str) -> bool:
    """Whether a card has a word of the vocabulary."""
    return any(effect.op == op for effect in words(card))


def is_union(card: str) -> bool:
    """A Union, which brings an action card."""
    return says(card, "attach_self_to_played_action_card")


def is_call_to_action(card: str) -> bool:
    """Call to Action, a Vox that brings an action card."""
    return not is_guild(card) and says(card, "draw_action_cards")


def is_loyal(card: str) -> bool:
    """A "Loyal" card, which lets its type be spent in spite of Outrage."""
    return says(card, "ignore_outrage_for_prelude")


def gains_of_type(resource: str) -> Gains:
    """What a token of a type adds to ambitions: nothing for a Weapon."""
    return {AMBITION_OF[resource]: 1} if resource in AMBITION_OF else {}


def gains_of(assessment: Assessment, card: str, captives: int = 0) -> Gains:
    """What securing a card would add to ambitions: its icon, a Cartel's supply, Captives."""
    gains = {"tyrant": captives} if captives else {}
    for each in (card, assessment.comes_along(card)):
        ambition = AMBITION_OF.get(suit_of(each)) if is_guild(each) else None
        if ambition:
            held = [
                assessment.view.tokens_free(effect.resource)
                for effect in words(each)
                if effect.op == "hold_entire_supply"
            ]
            gains[ambition] = gains.get(ambition, 0) + 1 + sum(held)
    return gains


# -- Vox -------------------------------------------------------------------------------------------


def is_effective(assessment: Assessment, card: str) -> bool:
    """CAT-9.2: whether the text of a Vox card can be fully carried out."""
    if not is_vox(card):
        return False
    return EFFECTIVE[card](assessment)


def mass_uprising(assessment: Assessment) -> bool:
    """CAT-9.3: whether four ships are in the supply."""
    return assessment.view.in_supply(assessment.number, SHIP) >= UPRISING_SHIPS


def populist_demands(assessment: Assessment) -> bool:
    """CAT-9.4: whether it is first, or tied, in an undeclared ambition."""
    return any(assessment.leads(each) for each in assessment.undeclared)


def song_of_freedom(assessment: Assessment) -> bool:
    """CAT-9.6: whether it controls a rival city and can seize the initiative."""
    return controls_rival_city(assessment) and may_seize(assessment.view, assessment.number)


def controls_rival_city(assessment: Assessment) -> bool:
    """CAT-9.6: whether it controls a city of a rival."""
    return any(
        each.kind == "city" and assessment.controller(system) == assessment.number
        for system, there in assessment.rival_buildings.items()
        for each in there
    )


def guild_struggle(assessment: Assessment) -> bool:
    """CAT-9.7: whether rivals have guild cards that can be stolen."""
    return bool(stealable_cards(assessment.view, assessment.number))


def call_to_action(assessment: Assessment) -> bool:
    """CAT-9.8."""
    return True


def outrage_spreads(assessment: Assessment) -> bool:
    """CAT-9.5: whether Outrage would end a rival's win of a declared ambition."""
    return bool(spreading(assessment))


def spreading(assessment: Assessment) -> list[str]:
    """CAT-9.5: the types whose Outrage ends a rival's win of a declared ambition.

    Of several the one that it has fewest of.
    """
    found = [each for each in RESOURCES if _ends_a_win(assessment, each)]
    return preferred(found, lambda each: -assessment.seat.slots.count(each))


def _ends_a_win(assessment: Assessment, resource: str) -> bool:
    ambition = AMBITION_OF.get(resource, "")
    if ambition not in assessment.declared:
        return False
    before = assessment.counts(ambition)
    losses = [lost_to_outrage(assessment.view, number, resource) for number in _seats(assessment)]
    after = [count - loss for count, loss in zip(before, [*losses, 0], strict=False)]
    return any(
        place_of(before, number) == FIRST and place_of(after, number) != FIRST
        for number in _seats(assessment)
        if number != assessment.number
    )


def _seats(assessment: Assessment) -> range:
    return range(len(assessment.view.seats))


def lost_to_outrage(table: ArcsTable, number: int, resource: str) -> int:
    """ARCS-8.12: how many icons of a type a seat would lose."""
    seat = table.seats[number]
    cards = [card for card in seat.cards if COURT[card].suit == resource]
    gone = [card for card in cards if ruled(table, LostToOutrage(number, card), True)]
    return seat.slots.count(resource) + len(gone)


EFFECTIVE: Final[dict[str, Callable[[Assessment], bool]]] = {
    "bc26": mass_uprising,
    "bc27": populist_demands,
    "bc28": outrage_spreads,
    "bc29": song_of_freedom,
    "bc30": guild_struggle,
    "bc31": call_to_action,
}
"""CAT-9: when each Vox card is effective; those of the campaign are filled in by its `courting`."""
require_entries(EFFECTIVE, filter(is_vox, BASE_COURT), "the effective Vox cards")


# -- the order of cards ----------------------------------------------------------------------------


def most_rivals(offer: Offer, number: int) -> int:
    """The most agents that a rival has on a card."""
    return max([count for seat, count in enumerate(offer.agents) if seat != number])


def rival_agents(offer: Offer, number: int) -> int:
    """All agents of rivals on a card."""
    return sum(offer.agents) - offer.agents[number]


Criterion = Callable[[Offer], int]


def influence_order(assessment: Assessment, actions: int) -> tuple[Criterion, ...]:
    """CAT-8.3 and 8.4: the order of the influence doctrine, one criterion after the other."""
    reached = min(actions, assessment.agents_left)
    number = assessment.number
    return (
        lambda each: assessment.first_of_all(each.card),
        lambda each: suit_of(each.card) == "weapon",
        lambda each: is_union(each.card) or is_call_to_action(each.card),
        lambda each: is_effective(assessment, each.card),
        lambda each: each.agents[number] + reached > most_rivals(each, number),
        lambda each: is_vox(each.card),
        lambda each: assessment.grows(gains_of(assessment, each.card), assessment.declared),
        lambda each: is_loyal(each.card) and suit_of(each.card) in assessment.seat.outrage,
        lambda each: keys_of(assessment.view, each.card),
    )


def by_doctrine(assessment: Assessment, offers: list[Offer], actions: int) -> list[Offer]:
    """CAT-8.3 and 8.4: among cards equal in priority those that the doctrine prefers."""
    return preferred(offers, *influence_order(assessment, actions)) if len(offers) > 1 else offers


# -- influence -------------------------------------------------------------------------------------


def agents_wanted(assessment: Assessment, offer: Offer, actions: int) -> int:
    """CAT-8.1, 8.2 and 11.4: how many agents it would put on a card now, 0 to leave it."""
    number = assessment.number
    reached = min(actions, assessment.agents_left)
    own, most = offer.agents[number], most_rivals(offer, number)
    if not most:
        begun = offer.card in assessment.view.turn.influenced
        left = AGENTS_ON_UNCONTESTED - own
        return max(0, min(left, reached)) if not own or begun else 0
    if own > most:
        return 0
    if most + 1 - own <= reached:
        return most + 1 - own
    short = most - own
    return short if 0 < short <= reached and assessment.agents_left > short else 0


def _influenceable(assessment: Assessment, actions: int) -> list[Offer]:
    if not assessment.agents_left:
        return []
    return [each for each in assessment.offers if agents_wanted(assessment, each, actions)]


def _chosen(assessment: Assessment, offers: list[Offer], actions: int) -> list[Influence]:
    return [influence(each.card) for each in by_doctrine(assessment, offers, actions)]


def uncontested_to_contend(assessment: Assessment, actions: int) -> list[Influence]:
    """[22] Influence an uncontested card that would contend a declared ambition if secured."""
    if not assessment.declared:
        return []
    offers = [
        each
        for each in _influenceable(assessment, actions)
        if not rival_agents(each, assessment.number)
        and assessment.contends_one(gains_of(assessment, each.card), assessment.declared)
    ]
    return _chosen(assessment, offers, actions)


def contested(assessment: Assessment, actions: int) -> list[Influence]:
    """[23] Influence a contested card: own agents on it, and a rival with more."""
    number = assessment.number
    offers = [
        each
        for each in _influenceable(assessment, actions)
        if 0 < each.agents[number] < most_rivals(each, number)
    ]
    return _chosen(assessment, offers, actions)


def any_card(assessment: Assessment, actions: int) -> list[Influence]:
    """[43] Influence any other card."""
    return _chosen(assessment, _influenceable(assessment, actions), actions)


def can_exceed(assessment: Assessment, actions: int) -> list[Influence]:
    """CAT-4.10: a card on which it can come to have more agents than each rival."""
    number = assessment.number
    reached = min(actions, assessment.agents_left)
    return [
        influence(each.card)
        for each in assessment.offers
        if each.agents[number] <= most_rivals(each, number) < each.agents[number] + reached
    ]


# -- secure ----------------------------------------------------------------------------------------


def securable(assessment: Assessment) -> list[Offer]:
    """The cards that it could secure now."""
    return [each for each in assessment.offers if each.leader() == assessment.number]


def _secured(assessment: Assessment, offers: list[Offer]) -> list[Secure]:
    return [secure(each.card) for each in by_doctrine(assessment, offers, 0)]


def _gained(assessment: Assessment, offer: Offer) -> Gains:
    return gains_of(assessment, offer.card, rival_agents(offer, assessment.number))


def secure_to_contend_declared(assessment: Assessment, actions: int) -> list[Secure]:
    """[2] Secure to contend a declared ambition."""
    if not assessment.declared:
        return []
    offers = [
        each
        for each in securable(assessment)
        if assessment.contends_one(_gained(assessment, each), assessment.declared)
    ]
    return _secured(assessment, offers)


def secure_effective_vox(assessment: Assessment, actions: int) -> list[Secure]:
    """[3] Secure an effective Vox card."""
    return _secured(
        assessment, [each for each in securable(assessment) if is_effective(assessment, each.card)]
    )


def secure_to_contend_undeclared(assessment: Assessment, actions: int) -> list[Secure]:
    """[17] Secure to contend an undeclared ambition."""
    if not assessment.undeclared:
        return []
    offers = [
        each
        for each in securable(assessment)
        if assessment.contends_one(_gained(assessment, each), assessment.undeclared)
    ]
    return _secured(assessment, offers)


def secure_captives(assessment: Assessment, actions: int) -> list[Secure]:
    """[18] Secure a card to take captives."""
    offers = [each for each in securable(assessment) if rival_agents(each, assessment.number)]
    return _secured(assessment, offers)


def secure_to_grow_declared(assessment: Assessment, actions: int) -> list[Secure]:
    """[21] Secure to grow a lead in a declared ambition."""
    offers = [
        each
        for each in securable(assessment)
        if assessment.grows(_gained(assessment, each), assessment.declared)
    ]
    return _secured(assessment, offers)


def secure_to_grow_undeclared(assessment: Assessment, actions: int) -> list[Secure]:
    """[38] Secure to grow a lead in an undeclared ambition."""
    offers = [
        each
        for each in securable(assessment)
        if assessment.grows(_gained(assessment, each), assessment.undeclared)
    ]
    return _secured(assessment, offers)


def secure_any(assessment: Assessment, actions: int) -> list[Secure]:
    """[39] Secure any other card."""
    return _secured(assessment, securable(assessment))
