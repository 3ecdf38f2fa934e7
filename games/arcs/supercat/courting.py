"""The influence doctrine, Vox cards, and the lines that influence and secure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from games.arcs.board import RESOURCES
from games.arcs.court import BASE_COURT, COURT, VOX, Effect
from games.arcs.expansion import require_entries
from games.arcs.parts import Offer
from games.arcs.rule_hooks import query
from games.arcs.rule_queries import LostToOutrage
from games.arcs.state import ArcsTable
from games.arcs.steps.gaining import stealable_cards
from games.arcs.steps.scoring import may_seize
from games.arcs.supercat.assessment import (
    AMBITION_OF,
    FIRST,
    Assessment,
    Gains,
    place_of,
    preferred,
)

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
    """CAT-9.2: whether the text of a Vox card can be fully carried out; CATR-14.4: by some
    documents also whether its Crisis would do harm.
    """
    return card in VOX and (EFFECTIVE[card](assessment) or is_adverse(assessment, card))


def is_adverse(assessment: Assessment, card: str) -> bool:
    """CATR-14.4: whether the Crisis of a Vox card would cost it something now."""
    asks = assessment.readings.crisis == "adverse"
    return asks and card in VOX and ADVERSE[card](assessment)


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
    before, seats = assessment.counts(ambition), range(len(assessment.view.seats))
    losses = [lost_to_outrage(assessment.view, number, resource) for number in seats]
    after = [count - loss for count, loss in zip(before, [*losses, 0], strict=False)]
    return any(
        place_of(before, number) == FIRST and place_of(after, number) != FIRST
        for number in seats
        if number != assessment.number
    )


def lost_to_outrage(table: ArcsTable, number: int, resource: str) -> int:
    """ARCS-8.12: how many icons of a type a seat would lose."""
    seat = table.seats[number]
    cards = [card for card in seat.cards if COURT[card].suit == resource]
    gone = [card for card in cards if query(table, LostToOutrage(number, card), True)]
    return seat.slots.count(resource) + len(gone)


EFFECTIVE: Final[dict[str, Callable[[Any], bool]]] = {
    # CAT-9.3: four ships in the supply
    "bc26": lambda seen: seen.ships_left >= UPRISING_SHIPS,
    "bc27": populist_demands,
    "bc28": lambda seen: bool(spreading(seen)),
    "bc29": song_of_freedom,
    # CAT-9.7: guild cards of rivals that can be stolen
    "bc30": lambda seen: bool(stealable_cards(seen.view, seen.number)),
    # CAT-9.8: always
    "bc31": lambda seen: True,
}
"""CAT-9: when each Vox card is effective; those of the campaign are filled in by its `courting`."""
require_entries(EFFECTIVE, filter(VOX.__contains__, BASE_COURT), "the effective Vox cards")
ADVERSE: Final[dict[str, Callable[[Any], bool]]] = {}
"""CATR-14.4: when the Crisis of a Vox card costs something; of the campaign alone."""


# -- the order of cards ----------------------------------------------------------------------------


def most_rivals(offer: Offer, number: int) -> int:
    """The most agents that a rival has on a card."""
    return max([count for seat, count in enumerate(offer.agents) if seat != number])


def rival_agents(offer: Offer, number: int) -> int:
    """All agents of rivals on a card."""
    return sum(offer.agents) - offer.agents[number]


Criterion = Callable[[Any, Offer, int], int]
"""A number that is higher for a card that comes first; the last argument is how many agents can be
placed now.
"""


def _is_exceeded(assessment: Assessment, offer: Offer, reached: int) -> bool:
    number = assessment.number
    return offer.agents[number] + reached > most_rivals(offer, number)


def _would_contend(among: Callable[[Assessment], list[str]]) -> Criterion:
    def found(assessment: Assessment, offer: Offer, reached: int) -> int:
        gains = gains_of(assessment, offer.card, rival_agents(offer, assessment.number))
        return assessment.contends_one(gains, among(assessment))

    return found


def _would_grow(among: Callable[[Assessment], list[str]]) -> Criterion:
    return lambda seen, offer, reached: seen.grows(gains_of(seen, offer.card), among(seen))


def brings_action_card(assessment: Assessment, card: str) -> bool:
    """A Union, or Call to Action."""
    is_call = not is_guild(card) and says(card, "draw_action_cards")
    return is_call or says(card, "attach_self_to_played_action_card")


CARD_PREFERENCES: Final[dict[str, Criterion]] = {
    "would contend a declared ambition": _would_contend(lambda seen: seen.declared),
    "would contend an undeclared ambition": _would_contend(lambda seen: seen.undeclared),
    "adverse Vox card": lambda seen, offer, reached: is_adverse(seen, offer.card),
    "brings an action card": lambda seen, offer, reached: brings_action_card(seen, offer.card),
    "captives": lambda seen, offer, reached: rival_agents(offer, seen.number) > 0,
    "grows an undeclared lead": _would_grow(lambda seen: seen.undeclared),
    "uncontested": lambda seen, offer, reached: not any(offer.agents),
    "most captives": lambda seen, offer, reached: rival_agents(offer, seen.number),
    "lore and attached cards": lambda seen, offer, reached: seen.first_of_all(offer.card),
    "Weapon icon": lambda seen, offer, reached: suit_of(offer.card) == "weapon",
    "Union or Call to Action": lambda seen, offer, reached: brings_action_card(seen, offer.card),
    "effective Vox card": lambda seen, offer, reached: is_effective(seen, offer.card),
    "more agents than rivals": _is_exceeded,
    "Vox card": lambda seen, offer, reached: offer.card in VOX,
    "grows a declared lead": _would_grow(lambda seen: seen.declared),
    "Loyal card of an Outraged type": lambda seen, offer, reached: (
        says(offer.card, "ignore_outrage_for_prelude") and suit_of(offer.card) in seen.seat.outrage
    ),
    "keys": lambda seen, offer, reached: keys_of(seen.view, offer.card),
}
"""CAT-8.3 and 8.4: what the influence doctrine prefers, in the words of the documents."""


def influence_order(
    assessment: Assessment, actions: int, principle: str = "influence"
) -> Sequence[Callable[[Offer], int]]:
    """CAT-8.3 and 8.4: the order of the influence doctrine, one criterion after the other."""
    reached = min(actions, assessment.agents_left)

    def marked(test: Criterion) -> Callable[[Offer], int]:
        return lambda offer: test(assessment, offer, reached)

    return [marked(each) for each in assessment.principles[principle]]


def by_doctrine(
    assessment: Assessment, offers: list[Offer], actions: int, principle: str = "influence"
) -> list[Offer]:
    """CAT-8.3 and 8.4: among cards equal in priority those that the doctrine prefers."""
    if len(offers) < 2:
        return offers
    return preferred(offers, *influence_order(assessment, actions, principle))


# -- influence -------------------------------------------------------------------------------------


def agents_wanted(assessment: Assessment, offer: Offer, actions: int) -> int:
    """CAT-8.1, 8.2 and 11.4: how many agents it would put on a card now, 0 to leave it.

    CAT-14.6: a die for its own agents on the card says whether to outbid, block or abandon.
    """
    number = assessment.number
    reached = min(actions, assessment.agents_left)
    own, most = offer.agents[number], most_rivals(offer, number)
    if not most:
        begun = offer.card in assessment.view.turn.influenced
        left = AGENTS_ON_UNCONTESTED - own
        return max(0, min(left, reached)) if not own or begun else 0
    if own > most:
        return 0
    die = next((each.die for each in assessment.view.turn.thrown if each.card == offer.card), 0)
    if most + 1 - own <= reached and (not die or die > most):
        return most + 1 - own
    if die < most if die else assessment.readings.contested == "leave":
        return 0
    short = most - own
    return short if 0 < short <= reached and assessment.agents_left > short else 0


def is_threatened(offer: Offer, number: int) -> bool:
    """CAT-14.6: whether agents stand on a card that a rival could secure."""
    most = most_rivals(offer, number)
    return 0 < offer.agents[number] < most and offer.agents.count(most) == 1


# -- secure ----------------------------------------------------------------------------------------


def securable(assessment: Assessment) -> list[Offer]:
    """The cards that it could secure now."""
    return [each for each in assessment.offers if each.leader() == assessment.number]
