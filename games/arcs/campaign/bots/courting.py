"""The Court of the campaign: the Council, attached cards, and lines that fates share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from engine.text.message import Message
from games.arcs.board import AGENT, CLUSTERS, SYSTEMS
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.rules.crises import damaged_blight, free_cities_left
from games.arcs.campaign_components import BLIGHT, COUNCIL, EMPIRE, FAITHFUL_CARDS
from games.arcs.court import COURT, is_vox
from games.arcs.expansion import require_entries
from games.arcs.parts import Offer
from games.arcs.supercat.assessment import AMBITION_OF, Assessment
from games.arcs.supercat.combat import Fight, favorable, stands_in_the_way
from games.arcs.supercat.courting import (
    EFFECTIVE,
    is_guild,
    populist_demands,
    song_of_freedom,
)
from games.arcs.supercat.lexicon import (
    GOALS,
    QUESTIONS,
    Cards,
    Place,
    Precondition,
    Preferences,
    Trophies,
    can_exceed,
    is_open,
    not_its_own,
    precondition,
    with_city,
)
from games.arcs.supercat.moving import CITIES, March, best_marches, marches, takes_control

# -- Vox ------------------------------------------------------------------------------------------


def in_reach(assessment: Assessment) -> ReachAssessment:
    """The assessment of a table of the campaign."""
    assert isinstance(assessment, ReachAssessment), "this is no game of the campaign"
    return assessment


def _fiasco(assessment: Assessment) -> bool:
    """CATR-9.3: whether a rival would have to discard a guild card."""
    return any(
        len(seat.cards) > assessment.view.in_supply(number, AGENT)
        and any(not COURT[card].is_protected for card in seat.cards)
        for number, seat in enumerate(assessment.view.seats)
        if number != assessment.number
    )


def blight_to_cleanse(assessment: Assessment) -> dict[int, int]:
    """CATR-9.4: how much damaged Blight there is in each cluster with a loyal piece."""
    clusters = {SYSTEMS[each].cluster for each in assessment.present}
    found = {
        each: len(damaged_blight(assessment.view, each)) for each in CLUSTERS if each in clusters
    }
    return {cluster: count for cluster, count in found.items() if count}


def _looms(assessment: Assessment) -> bool:
    """CATR-9.4: whether the Blight of one cluster would contend Warlord, declared or not."""
    return any(
        assessment.contends("warlord", count) for count in blight_to_cleanse(assessment).values()
    )


WANTS_INTRIGUE: Final[dict[str, Callable[[ReachAssessment], bool]]] = {}
"""The fates that have a use for Council Intrigue, and when; filled by `bots.fates`."""


def _intrigue(assessment: Assessment) -> bool:
    """CATR-9.2: what the fate says of Council Intrigue."""
    seen = in_reach(assessment)
    return seen.fate in WANTS_INTRIGUE and WANTS_INTRIGUE[seen.fate](seen)


def _song_of_freedom(assessment: Assessment) -> bool:
    """CATR-9.5: CAT-9.6, and a Free city is left to stand in the place of the rival's."""
    return song_of_freedom(assessment) and free_cities_left(assessment.view) > 0


EFFECTIVE.update(
    {
        "cc11": populist_demands,
        "cc12": _intrigue,
        "cc13": _fiasco,
        "cc14": _song_of_freedom,
        "cc15": _looms,
    }
)
require_entries(EFFECTIVE, filter(is_vox, COURT), "the effective Vox cards")


# -- lines ----------------------------------------------------------------------------------------


def trust_gains(assessment: Assessment) -> dict[str, int]:
    """CATR-10.6: what the Trust would add to its ambitions if it secured the Council now.

    A Regent has all of it as First Regent; an Outlaw no more than its empty slots hold together.
    """
    seen = in_reach(assessment)
    if seen.is_first_regent:
        return {}
    counted = [AMBITION_OF[each] for each in seen.reach_state.trust if each in AMBITION_OF]
    room = len(counted) if seen.is_regent else max(0, assessment.open_slots_left)
    return {ambition: min(count, room) for ambition, count in Counter(counted).items()}


def wants_trust(assessment: Assessment) -> bool:
    """CATR-4.10: whether it would contend a declared ambition with the Imperial Trust."""
    if not assessment.declared:
        return False
    owner = in_reach(assessment).reach_state.first_regent
    gains = trust_gains(assessment)
    return any(assessment.contends(each, gains.get(each, 0), owner) for each in assessment.declared)


def council_rests(assessment: Assessment) -> Message | None:
    """CATR-STEWARD-2 and CATR-MAGNATE-1: what closes the lines for a Council In Session."""
    return None if in_reach(assessment).is_in_session else Message("closed-council-rests")


def is_council(assessment: Assessment, offer: Offer) -> bool:
    """The Imperial Council, which is open only In Session."""
    return offer.card == COUNCIL


def _is_faithful(assessment: Assessment, offer: Offer) -> bool:
    """[6] A Faithful card, or one that a Faithful card is attached to."""
    both = offer.card, assessment.comes_along(offer.card)
    return not FAITHFUL_CARDS.keys().isdisjoint(both)


def _loyal_homes(assessment: Assessment) -> list[str]:
    return [each for each in assessment.present if assessment.owns(each)]


Wanted = Callable[[Assessment, Offer], bool]


def cards(test: Wanted, unmet: Precondition = is_open) -> Cards:
    """A class of cards that does not depend on the actions left."""
    return Cards(unmet, lambda seen, offer, actions: test(seen, offer))


GOALS.update(
    {
        "the Imperial Council": cards(is_council, council_rests),
        "the Imperial Council to more agents than rivals": Cards(
            council_rests,
            lambda seen, offer, actions: (
                is_council(seen, offer) and can_exceed(seen, offer, actions)
            ),
        ),
        "a Faithful card": cards(_is_faithful),
        "an attached guild card": cards(lambda seen, offer: is_guild(seen.comes_along(offer.card))),
        "to take control of a rival or Free city": Place(
            kind=lambda seen: with_city(seen.prized_buildings), rank=CITIES
        ),
        "against Blight at a loyal building": Trophies(
            systems=_loyal_homes, accepts=lambda fight: fight.defender == BLIGHT
        ),
    }
)
QUESTIONS.update(
    {
        "the Trust would contend a declared ambition": precondition("closed-trust", wants_trust),
        "it is a Regent": precondition("closed-no-regent", lambda seen: in_reach(seen).is_regent),
        "it is no Outlaw": precondition("closed-outlaw", lambda seen: in_reach(seen).is_regent),
        "it is not First Regent": precondition(
            "closed-first-regent", lambda seen: not in_reach(seen).is_first_regent
        ),
        "the Council is not In Session": precondition(
            "closed-in-session", lambda seen: not in_reach(seen).is_in_session
        ),
    }
)


# Guild cards of the campaign by what their texts do.


def discards_itself(card: str) -> bool:
    """CATR-ADVOCATE-1: whether the Prelude text of a guild card discards the card."""
    text = COURT[card].prelude if card in COURT and COURT[card].is_guild else None
    return text is not None and any(each.op.endswith("discard_self") for each in text.effects)


def seizes(card: str) -> bool:
    """CATR-PARTISAN-1: whether the text of a Court card lets the initiative be seized."""
    clauses = COURT[card].clauses if card in COURT else ()
    return any(each.op == "seize_initiative" for text in clauses for each in text.effects)


CardMove = TypeVar("CardMove")


def one_card(
    best: Sequence[Offer], move: Callable[[str], CardMove], rng: Random
) -> tuple[CardMove, list[CardMove]]:
    """One of equally good cards as a move, and the moves between which a lot has decided."""
    card = best[0].card if len(best) == 1 else rng.choice(best).card
    return move(card), [move(each.card) for each in best]


# -- control of a system --------------------------------------------------------------------------


def controllable(assessment: Assessment) -> list[str]:
    """CATR-FOUNDER-3: systems that are not the Empire's."""
    held = in_reach(assessment).reach_state.fresh
    return [each for each in assessment.view.systems if each not in held]


def _resisting(assessment: Assessment) -> list[str]:
    """CATR-FOUNDER-4: systems that are not its own; a Regent leaves those of the Empire alone."""
    seen = in_reach(assessment)
    spared = seen.reach_state.fresh if seen.is_regent else ()
    return [each for each in not_its_own(seen, seen.view.systems) if each not in spared]


@dataclass(frozen=True, slots=True)
class ImperialPlace(Place):
    """Systems that the Empire may hold: there the fight is against its ships."""

    fought: Callable[[Assessment], Sequence[str]] | None = None

    def battle(self, assessment: Assessment, actions: int, prefer: Preferences) -> list[Fight]:
        held = in_reach(assessment).reach_state.fresh
        stands = stands_in_the_way(assessment)

        def accepts(fight: Fight) -> bool:
            return fight.defender == EMPIRE if fight.system in held else stands(fight)

        systems = (self.fought or self.places)(assessment)
        return favorable(assessment, systems, ["control"], actions, accepts)


class MoreSystems(ImperialPlace):
    """CATR-FOUNDER-3: one system more: the origin of a march stays its own, unless CAT-12.8 is read
    otherwise.
    """

    __slots__ = ()

    def move(self, assessment: Assessment, actions: int, prefer: Preferences) -> list[March]:
        may_leave = assessment.readings.settle == "any"

        def gains(march: March) -> bool:
            return (march.retains or may_leave) and takes_control(assessment, march)

        found = marches(assessment, self.places(assessment), actions, gains)
        return best_marches(assessment, found, for_control=True)


GOALS["to control more systems"] = MoreSystems(kind=controllable, fought=_resisting)
