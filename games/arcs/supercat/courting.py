"""The influence doctrine, Vox cards, and the lines that influence and secure."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from games.arcs.board import RESOURCES, SHIP
from games.arcs.court import COURT, Effect
from games.arcs.moves import Influence, Secure, influence, secure
from games.arcs.parts import Offer
from games.arcs.questions import LostToOutrage
from games.arcs.state import ArcsTable
from games.arcs.steps.declaring import may_seize
from games.arcs.steps.gaining import stealable_cards
from games.arcs.supercat.building import preferred
from games.arcs.supercat.sight import Gains, Sight
from games.arcs.supercat.standing import AMBITION_OF, FIRST, place_of
from games.arcs.voices import ruled

UPRISING_SHIPS = 4
AGENTS_ON_UNCONTESTED = 2
PROTECTED_KEYS = 9

# -- what cards are ------------------------------------------------------------------------------


def is_guild(card: str) -> bool:
    """Whether it is a guild card; the campaign's Court has other cards than guilds and Vox."""
    return card in COURT and COURT[card].is_guild


def is_vox(card: str) -> bool:
    """Whether it is a Vox card."""
    return card in COURT and not COURT[card].is_guild and bool(COURT[card].clauses)


def suit_of(card: str) -> str:
    """The suit of a guild card, "" for any other card."""
    return COURT[card].suit if card in COURT else ""


def keys_of(card: str) -> int:
    """The keys of a guild card; a protected one counts as the dearest."""
    if card not in COURT:
        return 0
    return COURT[card].raid_cost + PROTECTED_KEYS * COURT[card].is_protected


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


def gains_of(sight: Sight, card: str, captives: int = 0) -> Gains:
    """What securing a card would add to ambitions: its icon, a Cartel's supply, Captives."""
    gains = {"tyrant": captives} if captives else {}
    for each in (card, sight.comes_along(card)):
        ambition = AMBITION_OF.get(suit_of(each)) if is_guild(each) else None
        if ambition:
            held = [
                sight.view.tokens_free(effect.resource)
                for effect in words(each)
                if effect.op == "hold_entire_supply"
            ]
            gains[ambition] = gains.get(ambition, 0) + 1 + sum(held)
    return gains


# -- Vox -------------------------------------------------------------------------------------------


def is_effective(sight: Sight, card: str) -> bool:
    """CAT-9.2: whether the text of a Vox card can be fully carried out."""
    if not is_vox(card):
        return False
    return next((test(sight) for op, test in EFFECTIVE.items() if says(card, op)), False)


def _mass_uprising(sight: Sight) -> bool:
    return sight.view.in_supply(sight.number, SHIP) >= UPRISING_SHIPS


def _populist_demands(sight: Sight) -> bool:
    return any(sight.leads(each) for each in sight.undeclared)


def _song_of_freedom(sight: Sight) -> bool:
    return controls_rival_city(sight) and may_seize(sight.view, sight.number)


def controls_rival_city(sight: Sight) -> bool:
    """CAT-9.6: whether it controls a city of a rival."""
    return any(
        each.kind == "city" and sight.controller(system) == sight.number
        for system, there in sight.rival_buildings.items()
        for each in there
    )


def _guild_struggle(sight: Sight) -> bool:
    return bool(stealable_cards(sight.view, sight.number))


def _call_to_action(sight: Sight) -> bool:
    return True


def _outrage_spreads(sight: Sight) -> bool:
    return bool(spreading(sight))


def spreading(sight: Sight) -> list[str]:
    """CAT-9.5: the types whose Outrage ends a rival's win of a declared ambition.

    Of several the one that it has fewest of.
    """
    found = [each for each in RESOURCES if _ends_a_win(sight, each)]
    return preferred(found, lambda each: -sight.seat.slots.count(each))


def _ends_a_win(sight: Sight, resource: str) -> bool:
    ambition = AMBITION_OF.get(resource, "")
    if ambition not in sight.declared:
        return False
    before = sight.counts(ambition)
    losses = [lost_to_outrage(sight.view, number, resource) for number in _seats(sight)]
    after = [count - loss for count, loss in zip(before, [*losses, 0], strict=False)]
    return any(
        place_of(before, number) == FIRST and place_of(after, number) != FIRST
        for number in _seats(sight)
        if number != sight.number
    )


def _seats(sight: Sight) -> range:
    return range(len(sight.view.seats))


def lost_to_outrage(table: ArcsTable, number: int, resource: str) -> int:
    """ARCS-8.12: how many icons of a type a seat would lose."""
    seat = table.seats[number]
    cards = [card for card in seat.cards if COURT[card].suit == resource]
    gone = [card for card in cards if ruled(table, LostToOutrage(number, card), True)]
    return seat.slots.count(resource) + len(gone)


EFFECTIVE: Final[dict[str, Callable[[Sight], bool]]] = {
    "choose_cluster": _mass_uprising,
    "declare_ambition": _populist_demands,
    "choose_resource_type": _outrage_spreads,
    "return_city_you_control_to_owner_board": _song_of_freedom,
    "steal_guild_card": _guild_struggle,
    "draw_action_cards": _call_to_action,
}
"""CAT-9: each Vox card by a word that only it has."""


# -- the order of cards ----------------------------------------------------------------------------


def most_rivals(offer: Offer, number: int) -> int:
    """The most agents that a rival has on a card."""
    return max([count for seat, count in enumerate(offer.agents) if seat != number])


def rival_agents(offer: Offer, number: int) -> int:
    """All agents of rivals on a card."""
    return sum(offer.agents) - offer.agents[number]


Criterion = Callable[[Offer], int]


def influence_order(sight: Sight, actions: int) -> tuple[Criterion, ...]:
    """CAT-8.3 and 8.4: the order of the influence doctrine, one criterion after the other."""
    reached = min(actions, sight.agents_left)
    number = sight.number
    return (
        lambda each: sight.first_of_all(each.card),
        lambda each: suit_of(each.card) == "weapon",
        lambda each: is_union(each.card) or is_call_to_action(each.card),
        lambda each: is_effective(sight, each.card),
        lambda each: each.agents[number] + reached > most_rivals(each, number),
        lambda each: is_vox(each.card),
        lambda each: sight.grows(gains_of(sight, each.card), sight.declared),
        lambda each: is_loyal(each.card) and suit_of(each.card) in sight.seat.outrage,
        lambda each: keys_of(each.card),
    )


def by_doctrine(sight: Sight, offers: list[Offer], actions: int) -> list[Offer]:
    """CAT-8.3 and 8.4: among cards equal in priority those that the doctrine prefers."""
    return preferred(offers, *influence_order(sight, actions)) if len(offers) > 1 else offers


# -- influence -------------------------------------------------------------------------------------


def agents_wanted(sight: Sight, offer: Offer, actions: int) -> int:
    """CAT-8.1, 8.2 and 11.4: how many agents it would put on a card now, 0 to leave it."""
    number = sight.number
    reached = min(actions, sight.agents_left)
    own, most = offer.agents[number], most_rivals(offer, number)
    if not most:
        begun = offer.card in sight.view.turn.influenced
        left = AGENTS_ON_UNCONTESTED - own
        return max(0, min(left, reached)) if not own or begun else 0
    if own > most:
        return 0
    if most + 1 - own <= reached:
        return most + 1 - own
    short = most - own
    return short if 0 < short <= reached and sight.agents_left > short else 0


def _influenceable(sight: Sight, actions: int) -> list[Offer]:
    if not sight.agents_left:
        return []
    return [each for each in sight.offers if agents_wanted(sight, each, actions)]


def _chosen(sight: Sight, offers: list[Offer], actions: int) -> list[Influence]:
    return [influence(each.card) for each in by_doctrine(sight, offers, actions)]


def uncontested_to_contend(sight: Sight, actions: int) -> list[Influence]:
    """[22] Influence an uncontested card that would contend a declared ambition if secured."""
    if not sight.declared:
        return []
    offers = [
        each
        for each in _influenceable(sight, actions)
        if not rival_agents(each, sight.number)
        and sight.contends_one(gains_of(sight, each.card), sight.declared)
    ]
    return _chosen(sight, offers, actions)


def contested(sight: Sight, actions: int) -> list[Influence]:
    """[23] Influence a contested card: own agents on it, and a rival with more."""
    number = sight.number
    offers = [
        each
        for each in _influenceable(sight, actions)
        if 0 < each.agents[number] < most_rivals(each, number)
    ]
    return _chosen(sight, offers, actions)


def any_card(sight: Sight, actions: int) -> list[Influence]:
    """[43] Influence any other card."""
    return _chosen(sight, _influenceable(sight, actions), actions)


def can_exceed(sight: Sight, actions: int) -> list[Influence]:
    """CAT-4.10: a card on which it can come to have more agents than each rival."""
    number = sight.number
    reached = min(actions, sight.agents_left)
    return [
        influence(each.card)
        for each in sight.offers
        if each.agents[number] <= most_rivals(each, number) < each.agents[number] + reached
    ]


# -- secure ----------------------------------------------------------------------------------------


def securable(sight: Sight) -> list[Offer]:
    """The cards that it could secure now."""
    return [each for each in sight.offers if each.leader() == sight.number]


def _secured(sight: Sight, offers: list[Offer]) -> list[Secure]:
    return [secure(each.card) for each in by_doctrine(sight, offers, 0)]


def _gained(sight: Sight, offer: Offer) -> Gains:
    return gains_of(sight, offer.card, rival_agents(offer, sight.number))


def secure_to_contend_declared(sight: Sight, actions: int) -> list[Secure]:
    """[2] Secure to contend a declared ambition."""
    if not sight.declared:
        return []
    offers = [
        each
        for each in securable(sight)
        if sight.contends_one(_gained(sight, each), sight.declared)
    ]
    return _secured(sight, offers)


def secure_effective_vox(sight: Sight, actions: int) -> list[Secure]:
    """[3] Secure an effective Vox card."""
    return _secured(sight, [each for each in securable(sight) if is_effective(sight, each.card)])


def secure_to_contend_undeclared(sight: Sight, actions: int) -> list[Secure]:
    """[17] Secure to contend an undeclared ambition."""
    if not sight.undeclared:
        return []
    offers = [
        each
        for each in securable(sight)
        if sight.contends_one(_gained(sight, each), sight.undeclared)
    ]
    return _secured(sight, offers)


def secure_captives(sight: Sight, actions: int) -> list[Secure]:
    """[18] Secure a card to take captives."""
    offers = [each for each in securable(sight) if rival_agents(each, sight.number)]
    return _secured(sight, offers)


def secure_to_grow_declared(sight: Sight, actions: int) -> list[Secure]:
    """[21] Secure to grow a lead in a declared ambition."""
    offers = [
        each for each in securable(sight) if sight.grows(_gained(sight, each), sight.declared)
    ]
    return _secured(sight, offers)


def secure_to_grow_undeclared(sight: Sight, actions: int) -> list[Secure]:
    """[38] Secure to grow a lead in an undeclared ambition."""
    offers = [
        each for each in securable(sight) if sight.grows(_gained(sight, each), sight.undeclared)
    ]
    return _secured(sight, offers)


def secure_any(sight: Sight, actions: int) -> list[Secure]:
    """[39] Secure any other card."""
    return _secured(sight, securable(sight))
