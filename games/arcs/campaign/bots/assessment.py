"""What a SUPERCAT sees of the campaign's table: the Empire, the Free States, the Blight and the
Court; what the pages of fates say; and the phrases of the documents that fates share.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, Final

from games.arcs.board import AGENT, CITY, CLUSTERS, STARPORT, SYSTEMS
from games.arcs.campaign.rules.crises import damaged_blight, free_cities_left
from games.arcs.campaign.rules.empire import escorts
from games.arcs.campaign.rules.fates.caretaker import SEEKER
from games.arcs.campaign.rules.moves import Escort, escort
from games.arcs.campaign.rules.state import Reach, golems_of, ignores, may_harm, may_pass, reach_of
from games.arcs.campaign_components import BLIGHT, COUNCIL, EMPIRE, FAITHFUL_CARDS, FREE
from games.arcs.court import COURT, LORE, REACH_COURT, VOX
from games.arcs.events import ShipsMoved
from games.arcs.expansion import require_entries
from games.arcs.parts import NOBODY, Building, Offer, Turn
from games.arcs.rule_hooks import supply
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import is_unused_port
from games.arcs.steps.battle import attacking_ships
from games.arcs.steps.turns import lead_actions
from games.arcs.supercat import doctrines, lexicon
from games.arcs.supercat.assessment import (
    AMBITION_OF,
    DEFAULT,
    Assessment,
    Readings,
)
from games.arcs.supercat.document import ASPECTS, Document, document_of

BLIGHT_HITS = {True: 4, False: 2}
"""REACH-7.2: the hits that fresh and damaged Blight takes."""
ITS_TURN = Turn(actions=("move",))


def as_in_its_turn(view: ArcsTable, number: int) -> ArcsTable:
    """CATR-10.4: the view as it is once the turn of a seat has begun, with its Presence Law."""
    if view.turn.actions and view.seat == number:
        return view
    view = view.copy()
    view.seat, view.turn = number, ITS_TURN
    return view


class ReachAssessment(Assessment):
    """`heads_for` is the system that the fleet of the move under way is to reach, "" if unknown."""

    def __init__(self, view: ArcsTable, number: int, readings: Readings = DEFAULT) -> None:
        super().__init__(view, number, readings)
        self.reach_state: Reach = reach_of(view)
        self.fate = self.reach_state.fates[number].id
        self.heads_for = ""
        self._brought: dict[tuple[str, int, int], tuple[int, int]] = {}

    @cached_property
    def is_regent(self) -> bool:
        return self.reach_state.is_regent(self.number)

    @cached_property
    def is_first_regent(self) -> bool:
        return self.reach_state.first_regent == self.number

    @cached_property
    def is_in_session(self) -> bool:
        """Whether the Imperial Council is."""
        return self.reach_state.council == "in session"

    @property
    def marker(self) -> int:
        """How far its objective is away."""
        return self.reach_state.fates[self.number].marker

    @property
    def declares_besides(self) -> bool:
        """CATR-14.13: whether its fate declares what no rival wins."""
        sayings = self.document.sayings.get(self.fate)
        return bool(sayings and sayings["declare"](self))

    def is_rival_regent(self, owner: int) -> bool:
        return self.view.is_seat(owner) and self.reach_state.is_regent(owner)

    # -- the map ------------------------------------------------------------------------------

    def controller(self, system: str) -> int:
        """REACH-3.1 and 3.3: control as it is in its own turn."""
        found = self._control.get(system)
        if found is None:
            if system in self.reach_state.fresh:
                found = self.number if self.commands(system) else EMPIRE
            else:
                found = self.view.controller(system)
            self._control[system] = found
        return found

    def commands(self, system: str) -> bool:
        """REACH-3.3: whether it has the use of the Imperial ships of a system in its turn."""
        if not self.is_regent:
            return False
        return system in self.present or self._ignores_presence

    @cached_property
    def _ignores_presence(self) -> bool:
        return ignores(self.view, self.number, "presence")

    def is_rivals(self, system: str) -> bool:
        """CATR-10.3: whether a rival controls a system; the Empire is no rival."""
        controller = self.controller(system)
        return controller != self.number and self.view.is_seat(controller)

    def builds_fresh(self, system: str) -> bool:
        """REACH-3.6: whether what it builds there is fresh."""
        return self.controller(system) in (self.number, NOBODY)

    def controls_with(self, system: str, fresh: int) -> bool:
        """REACH-3.1 and 3.3: whether it would control a system with so many more fresh ships."""
        if system in self.reach_state.fresh:
            return self.is_regent
        return super().controls_with(system, fresh)

    def rules_for_empire(self, system: str) -> bool:
        return self.is_regent and system in self.reach_state.fresh

    @property
    def claims_wanted(self) -> int:
        """CATR-7.1: how many claims are enough."""
        return self.unbuilt // 2

    def leaves_to_rival(self, system: str, fresh: int) -> bool:
        """As ever; where the Empire has fresh ships no rival comes to control."""
        return system not in self.reach_state.fresh and super().leaves_to_rival(system, fresh)

    def forget_flight(self, view: ArcsTable) -> None:
        """REACH-3.4: no Imperial ships are under way yet."""
        reach_of(view).escort = None

    @property
    def free_moves(self) -> int:
        """CATR-5.3: an awake Seeker of its own moves ships as a Fuel does."""
        golems = self.reach_state.golems
        mine = golems_of(self.view, self.number)
        return sum([name == SEEKER and golems[name].awake for name in mine])

    @property
    def guards_ports(self) -> bool:
        """CATR-ADMIRAL-4: an Admiral moves ships to its starports for their own sake."""
        return self.fate == "admiral"

    def may_leave(self, system: str) -> tuple[int, int]:
        """CATR-13.3: where the Empire controls for it, one piece is enough to keep that."""
        if system not in self.reach_state.fresh:
            return super().may_leave(system)
        fresh, hurt = self.seat.fresh.get(system, 0), self.seat.hurt.get(system, 0)
        if self.owns(system) or self._ignores_presence:
            return fresh, hurt
        return (fresh, hurt - 1) if hurt else (fresh - 1, 0)

    @cached_property
    def rival_buildings(self) -> dict[str, list[Building]]:
        """The buildings of rivals by system; those of the Free States are none."""
        found: dict[str, list[Building]] = {}
        for each in self.view.buildings:
            if each.seat not in (self.number, FREE):
                found.setdefault(each.system, []).append(each)
        return found

    @cached_property
    def prized_buildings(self) -> dict[str, list[Building]]:
        """CAT-N-27: the buildings of rivals, and Free cities, by system."""
        found = {system: list(there) for system, there in self.rival_buildings.items()}
        for each in self.view.buildings:
            if (each.seat, each.kind) == (FREE, CITY):
                found.setdefault(each.system, []).append(each)
        return found

    @cached_property
    def free_ports(self) -> list[Building]:
        """REACH-6.1: the Free starports that it controls."""
        return [
            each
            for each in self.view.buildings
            if (each.seat, each.kind) == (FREE, STARPORT)
            and self.controller(each.system) == self.number
        ]

    @property
    def building_ports(self) -> list[str]:
        """The systems where a starport, its own or a Free one, can build a ship for it."""
        found = super().building_ports
        if self.ships_left:
            found = [*found, *[each.system for each in self.free_ports if is_unused_port(each)]]
        return list(dict.fromkeys(found))

    @cached_property
    def launches(self) -> set[str]:
        """The systems from which its ships are catapulted, Free starports among them."""
        return self.ports | {each.system for each in self.free_ports}

    def flies_past(self, gate: str) -> bool:
        """REACH-3.8 to 3.11: whether ships on a catapult could go on from there."""
        return may_pass(self.view, self.number, gate)

    # -- the Court ----------------------------------------------------------------------------

    @cached_property
    def offers(self) -> list[Offer]:
        """The Court cards that can be influenced and secured: a Council In Session only."""
        row = [each for each in self.view.court if each.card]
        return [each for each in row if each.card != COUNCIL or self.is_in_session]

    def first_of_all(self, card: str) -> int:
        """CATR-8.1: lore, then a card with a Faithful card, then one with a guild card."""
        above = self.comes_along(card)
        is_faithful = card in FAITHFUL_CARDS or above in FAITHFUL_CARDS
        return 4 * (card in LORE) + 2 * is_faithful + doctrines.is_guild(above)

    def comes_along(self, card: str) -> str:
        """REACH-11.2: the card attached to a Court card."""
        return self.reach_state.attached.get(card, "")

    @property
    def lead_actions(self) -> tuple[str, ...]:
        return lead_actions(self.view)

    # -- battles ------------------------------------------------------------------------------

    @cached_property
    def foes_by_system(self) -> dict[str, list[int]]:
        """Whom it could attack in a system: rivals whom the Truce does not spare, and others."""
        owners = [n for n in range(len(self.view.seats)) if n != self.number]
        foes = [*owners, FREE, BLIGHT] if self.is_regent else [*owners, FREE, EMPIRE, BLIGHT]
        where = {owner: self._whereabouts(owner) for owner in foes}
        found = {}
        for system in self.view.systems:
            here = [
                owner
                for owner in foes
                if system in where[owner] and may_harm(self.view, self.number, owner, system)
            ]
            if here:
                found[system] = here
        return found

    def _whereabouts(self, owner: int) -> Collection[str]:
        """The systems with any piece of an owner, be it a seat or not."""
        reach = self.reach_state
        if owner == BLIGHT:
            return reach.blight
        ships = self.view.seats[owner] if self.view.is_seat(owner) else reach
        found = {each.system for each in self.view.buildings if each.seat == owner}
        if owner != FREE:
            found.update(ships.fresh, ships.hurt)
        return found

    def defends(self, owner: int, system: str) -> int:
        """CATR-13.6 and REACH-4.2: the fresh ships of an owner; the Empire's too with a Regent."""
        imperial = self.reach_state.fresh.get(system, 0) if self.is_rival_regent(owner) else 0
        return self.view.ships_of(owner, system)[0] + imperial

    def toughness(self, owner: int, system: str) -> list[int]:
        """REACH-7.2: the hits that pieces take; Blight takes twice as many."""
        if owner == BLIGHT:
            return [BLIGHT_HITS[self.reach_state.blight[system]]]
        return super().toughness(owner, system)

    def ship_hits(self, owner: int, system: str) -> list[int]:
        """REACH-4.2: those of the Empire with a Regent's, which no modifier protects."""
        found = super().ship_hits(owner, system)
        if not self.is_rival_regent(owner):
            return found
        imperial = super().ship_hits(EMPIRE, system)
        return [*imperial, *found] if self.view.rules.modifiers else sorted([*imperial, *found])

    def fights_without_own_ships(self, system: str) -> bool:
        return bool(self.reach_state.ships_at(system)) and self.commands(system)

    def allies(self, system: str, foe: int) -> tuple[int, int]:
        """CATR-13.5: the Imperial ships that would attack along with a Regent."""
        count = self.reach_state.ships_at(system)
        if not count or not self.is_regent or foe == EMPIRE:
            return 0, 0
        return self.reach_state.fresh.get(system, 0), count

    def needs_escort(self, system: str) -> bool:
        """CATR-8.2: whether Imperial ships are wanted there: Blight, and none of them yet."""
        return system in self.reach_state.blight and not self.reach_state.ships_at(system)

    def best_escort(self, moved: ShipsMoved, options: Sequence[Escort]) -> Escort:
        """CATR-8.2 and 8.3: as many as can come, but for those that keep a building safe."""
        fewest = min(options, key=lambda each: (each.fresh + each.hurt, each.fresh))
        safe = [each for each in options if not self._abandons(moved, each)]
        return max(safe or [fewest], key=lambda each: (each.fresh + each.hurt, each.fresh))

    def _abandons(self, moved: ShipsMoved, along: Escort) -> bool:
        """CATR-8.3: whether a rival would control a loyal building that the ships leave behind."""
        origin = moved.origin
        if not self.owns(origin) or self.reach_state.fresh.get(origin, 0) > along.fresh:
            return False
        return self.most_rival(origin) > self.seat.fresh.get(origin, 0) - moved.fresh

    def brought(self, march: doctrines.March, foe: int) -> tuple[int, int]:
        """CATR-8.2: the Imperial ships that a march takes along to Blight that it is to battle."""
        if not self.needs_escort(march.target) or not self.is_regent or foe == EMPIRE:
            return 0, 0
        key = (march.origin, march.fresh, march.hurt)
        found = self._brought.get(key)
        if found is None:
            moved = ShipsMoved(self.number, march.origin, march.hops[0], march.fresh, march.hurt)
            options = escorts(self.view, moved)
            best = self.best_escort(moved, options) if options else escort(0, 0)
            found = self._brought[key] = best.fresh, best.fresh + best.hurt
        return found

    @cached_property
    def lone_marchers(self) -> Sequence[doctrines.Marcher]:
        """CATR-13.8: who ignores the Movement Law sends out Imperial ships alone."""
        if not self.is_regent or not ignores(self.view, self.number, "movement"):
            return ()
        alone = [
            each
            for each in self.view.systems
            if self.reach_state.ships_at(each) and not self.seat.ships_at(each)
        ]
        return [(each, self.ways(each), [(0, 0, True)]) for each in alone if self.commands(each)]

    def attackers(self, system: str) -> int:
        return attacking_ships(self.view, self.number, system)

    def fresh_attackers(self, system: str) -> int:
        return super().fresh_attackers(system) + self.reach_state.allies[0]

    plunders = True

    def fit_for_trophies(self, owner: int, fresh: int, dice: int, system: str) -> bool:
        """CATR-8.7: against Blight two dice are enough, and needed; CATR-14.8: or two a step."""
        if owner == BLIGHT:
            steps = self.steps_to_assault(owner, system) if self.readings.blight == "step" else 1
            return dice >= doctrines.DICE_AGAINST_BLIGHT * steps
        return super().fit_for_trophies(owner, fresh, dice, system)

    def steps_to_assault(self, owner: int, system: str) -> int:
        """CATR-14.8: the steps of Blight, fresh or damaged, else the fresh defenders."""
        if owner == BLIGHT:
            return 1 + self.reach_state.blight.get(system, False)
        return super().steps_to_assault(owner, system)

    def plunder(self, owner: int, system: str) -> Sequence[str]:
        """REACH-6.5: a key takes a resource of the planet's type in a raid on the Free States."""
        resource = SYSTEMS[system].resource
        if owner != FREE or not resource or not supply(self.view, resource):
            return ()
        return (resource,)


# -- what the pages of fates say ------------------------------------------------------------------

Test = Callable[[ReachAssessment], bool]


def never(assessment: ReachAssessment, *more: str) -> bool:
    """What is asked only where a page says so."""
    return False


def always(assessment: ReachAssessment, *more: str) -> bool:
    """What holds unless a page says otherwise."""
    return True


def no_spending(assessment: ReachAssessment) -> Iterator[Any]:
    """Nothing that others do not spend."""
    return iter(())


@dataclass(frozen=True, slots=True)
class FatePage:
    """What the page of a fate says besides its lines, each field by a row of the document; a seat
    without a fate has the values given here.

    `events`: when Events are effective, or urgent. `summit`: when it calls a Summit whatever the
    die shows. `petition`, `leave`: what it does in the Call to Order. `intrigue`: when it has a use
    for Council Intrigue. `crises`, `edicts`: what it chooses when the Council has Decided.
    `enforce`: when it enforces the visible policy, whatever else. `declare`: when it declares what
    no rival wins. `spends`, `uses`: which resources and which guild cards it spends in the Prelude,
    `first` what before anything else, and the number of the line that this is for. `seeks`: what it
    needs of resources besides ambitions. `seizing`: by the Outrage of which types it pays for
    seizing, None for cards; `counter`: the least hand counter with which it seizes. `rounds`: those
    that it uses in a turn of the Negotiations; `accepts`: the parts that it accepts there, None for
    all; `serves`: the parts that serve its objective later; `exports`: what it can spare, if it
    exports.
    """

    events: Test = never
    summit: Test = never
    petition: Test = never
    leave: Test = never
    intrigue: Test = never
    crises: Test = never
    edicts: Test = never
    enforce: Test = never
    declare: Test = never
    spends: Callable[[ReachAssessment, str], bool] = always
    uses: Callable[[ReachAssessment, str], bool] = always
    first: tuple[Callable[[ReachAssessment], Iterator[Any]], int] = (no_spending, 0)
    seeks: Callable[[ReachAssessment, str], bool] = never
    seizing: Callable[[ReachAssessment], list[str]] | None = None
    counter: int = 2
    rounds: int = 1
    accepts: tuple[str, ...] | None = None
    serves: tuple[str, ...] = ()
    exports: Callable[[ReachAssessment, str], bool] | None = None


NO_PAGE: Final = FatePage()
NUMBERS: Final = {"one": 1, "two": 2}
ASPECTS.update({each.name: {} for each in fields(FatePage)})
ASPECTS["counter"] = ASPECTS["rounds"] = NUMBERS


def page_in(document: Document, fate: str) -> FatePage:
    """What a document says of a fate besides its lines."""
    sayings = document.sayings.get(fate)
    return FatePage(**sayings) if sayings else NO_PAGE


def page_of(assessment: ReachAssessment) -> FatePage:
    """The page of the fate that it follows, in its document."""
    return page_in(document_of(assessment), assessment.fate)


# -- Vox ------------------------------------------------------------------------------------------


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


doctrines.EFFECTIVE.update(
    {
        "cc11": doctrines.populist_demands,
        # CATR-9.2: what the fate says of Council Intrigue
        "cc12": lambda seen: page_of(seen).intrigue(seen),
        "cc13": _fiasco,
        # CATR-9.5: CAT-9.6, and a Free city is left to stand in the place of the rival's
        "cc14": lambda seen: doctrines.song_of_freedom(seen) and free_cities_left(seen.view) > 0,
        "cc15": _looms,
    }
)
require_entries(doctrines.EFFECTIVE, filter(VOX.__contains__, COURT), "the effective Vox cards")


def _loses_a_marker(assessment: Assessment) -> bool:
    """Populist Demands: whether it is contending the ambition with the dearest marker."""
    view = assessment.view
    worth = [
        (view.marker_value(marker)[0], assessment.is_contending(ambition))
        for ambition, box in view.boxes.items()
        for marker in box
    ]
    return max(worth, default=(0, False))[1]


def _loses_cards(assessment: ReachAssessment) -> bool:
    """Diplomatic Fiasco: whether it has more guild cards than agents, those of this card too."""
    offer = next((each for each in assessment.offers if each.card == "cc13"), None)
    agents = assessment.agents_left + (offer.agents[assessment.number] if offer else 0)
    cards = assessment.seat.cards
    return len(cards) > agents and any(not COURT[each].is_protected for each in cards)


def _loses_a_city(assessment: Assessment) -> bool:
    """Song of Freedom: whether it has most Power, the first of equals, and a city."""
    seats = assessment.view.seats
    first = max(assessment.view.turn_order(), key=lambda number: seats[number].power)
    is_asked = first == assessment.number and free_cities_left(assessment.view) > 0
    return is_asked and bool(assessment.cities)


doctrines.ADVERSE.update(
    {
        "cc11": _loses_a_marker,
        "cc13": _loses_cards,
        "cc14": _loses_a_city,
        # Council Intrigue and Blight Looms take nothing from anybody at once
        **dict.fromkeys(("cc12", "cc15"), never),
    }
)
require_entries(doctrines.ADVERSE, filter(VOX.__contains__, REACH_COURT), "the adverse Vox cards")


# -- lines ----------------------------------------------------------------------------------------


def trust_gains(assessment: ReachAssessment) -> dict[str, int]:
    """CATR-10.6: what the Trust would add to its ambitions if it secured the Council now.

    A Regent has all of it as First Regent; an Outlaw no more than its empty slots hold together.
    """
    if assessment.is_first_regent:
        return {}
    counted = [AMBITION_OF[each] for each in assessment.reach_state.trust if each in AMBITION_OF]
    room = len(counted) if assessment.is_regent else max(0, assessment.open_slots_left)
    return {ambition: min(count, room) for ambition, count in Counter(counted).items()}


def wants_trust(assessment: ReachAssessment) -> bool:
    """CATR-4.10: whether it would contend a declared ambition with the Imperial Trust."""
    if not assessment.declared:
        return False
    owner, gains = assessment.reach_state.first_regent, trust_gains(assessment)
    return any(assessment.contends(each, gains.get(each, 0), owner) for each in assessment.declared)


def _loyal_homes(assessment: Assessment) -> list[str]:
    return [each for each in assessment.present if assessment.owns(each)]


def _fresh_blight(assessment: ReachAssessment) -> list[str]:
    """CATR-14.8: its buildings and claims with fresh Blight."""
    blight = assessment.reach_state.blight
    here = [each for each in assessment.present if blight.get(each)]
    return [each for each in here if assessment.owns(each) or each in assessment.claims]


def _bare_in_blight(assessment: ReachAssessment) -> list[str]:
    """CATR-14.9: its buildings with Blight and no fresh ship of its own."""
    blight, fresh = assessment.reach_state.blight, assessment.seat.fresh
    return [each for each in _loyal_homes(assessment) if each in blight and not fresh.get(each)]


def _into_blight(assessment: ReachAssessment, actions: int) -> list[doctrines.March]:
    """CATR-14.9: a fresh ship to such a building, from where none is left without one."""
    blight, fresh = assessment.reach_state.blight, assessment.seat.fresh

    def guards(march: doctrines.March) -> bool:
        is_bare = march.fresh == fresh.get(march.origin) and march.origin in blight
        return march.fresh > 0 and not (is_bare and assessment.owns(march.origin))

    found = doctrines.marches(assessment, _bare_in_blight(assessment), actions, guards)
    return doctrines.best_marches(assessment, found)


def cards(
    test: Callable[[Any, Offer], bool], unmet: lexicon.Precondition = lexicon.is_open
) -> lexicon.Cards:
    """A class of cards that does not depend on the actions left."""
    return lexicon.Cards(unmet, lambda seen, offer, actions: test(seen, offer))


def _carries(assessment: Assessment, offer: Offer) -> bool:
    """CATR-14.5: whether a guild, lore or Faithful card is attached to a card."""
    above = assessment.comes_along(offer.card)
    return bool(above) and above not in VOX


def brings_card(assessment: Assessment, offer: Offer) -> bool:
    """CATR-PARTISAN-2: a Union, Call to Action, or a Faithful card."""
    return any(
        doctrines.brings_action_card(assessment, card) or card in FAITHFUL_CARDS
        for card in (offer.card, assessment.comes_along(offer.card))
    )


doctrines.CARD_PREFERENCES.update(
    {
        "would contend a declared ambition, by the Trust too": lambda seen, offer, reached: (
            doctrines.CARD_PREFERENCES["would contend a declared ambition"](seen, offer, reached)
            or (offer.card == COUNCIL and wants_trust(seen))
        ),
        "brings an action card, a Faithful card too": lambda seen, offer, reached: brings_card(
            seen, offer
        ),
        "non-Vox card with a non-Vox card attached": lambda seen, offer, reached: (
            offer.card not in VOX and _carries(seen, offer)
        ),
        "a card attached": lambda seen, offer, reached: _carries(seen, offer),
    }
)


lexicon.GOALS.update(
    {
        "a card that brings an action card": cards(brings_card),
        "the Imperial Council": cards(
            lambda seen, offer: offer.card == COUNCIL,
            # CATR-STEWARD-2 and CATR-MAGNATE-1: what closes the lines for it
            lexicon.precondition("closed-council-rests", lambda seen: seen.is_in_session),
        ),
        "the Imperial Council to more agents than rivals": lexicon.Cards(
            lexicon.precondition("closed-council-rests", lambda seen: seen.is_in_session),
            lambda seen, offer, actions: (
                offer.card == COUNCIL and lexicon.can_exceed(seen, offer, actions)
            ),
        ),
        "a Faithful card": cards(
            lambda seen, offer: (
                not FAITHFUL_CARDS.keys().isdisjoint((offer.card, seen.comes_along(offer.card)))
            )
        ),
        "an attached guild card": cards(
            lambda seen, offer: doctrines.is_guild(seen.comes_along(offer.card))
        ),
        "to take control of a rival or Free city": lexicon.Place(
            kind=lambda seen: doctrines.with_city(seen.prized_buildings), rank=doctrines.CITIES
        ),
        "against Blight at a loyal building": lexicon.Trophies(
            systems=_loyal_homes, accepts=lambda fight: fight.defender == BLIGHT
        ),
        "against fresh Blight at a loyal building or claim": lexicon.Trophies(
            lexicon.precondition("closed-no-fresh-blight", _fresh_blight),
            systems=_fresh_blight,
            accepts=lambda fight: fight.defender == BLIGHT,
            goal="blight",
        ),
        "to put fresh ships at loyal buildings in Blight": lexicon.special(
            lexicon.precondition("closed-no-bare-blight", _bare_in_blight), move=_into_blight
        ),
    }
)
for _phrase, _key, _test in (
    ("the Trust would contend a declared ambition", "closed-trust", wants_trust),
    ("it is a Regent", "closed-no-regent", lambda seen: seen.is_regent),
    ("it is no Outlaw", "closed-outlaw", lambda seen: seen.is_regent),
    ("it is not First Regent", "closed-first-regent", lambda seen: not seen.is_first_regent),
    (
        "the Council has Decided",
        "closed-undecided",
        lambda seen: seen.reach_state.council == "decided",
    ),
    (
        "it has secured the Council",
        "closed-council-of-others",
        lambda seen: seen.reach_state.securer == seen.number,
    ),
    (
        "it is the last chapter of the Act",
        "closed-early-chapter",
        lambda seen: seen.view.chapter >= seen.view.reach.last_chapter,
    ),
    ("its objective is not reached", "closed-objective-reached", lambda seen: seen.marker > 0),
    (
        "golems sleep off the map",
        "closed-no-sleeping-golem",
        lambda seen: any(not each.awake for each in seen.reach_state.golems.values()),
    ),
    ("the Council is not In Session", "closed-in-session", lambda seen: not seen.is_in_session),
):
    lexicon.QUESTIONS[_phrase] = lexicon.precondition(_key, _test)


def discards_itself(card: str) -> bool:
    """CATR-ADVOCATE-1: whether the Prelude text of a guild card discards the card."""
    text = COURT[card].prelude if doctrines.is_guild(card) else None
    return text is not None and any(each.op.endswith("discard_self") for each in text.effects)


# -- control of a system --------------------------------------------------------------------------


def _resisting(assessment: ReachAssessment) -> list[str]:
    """CATR-FOUNDER-4: systems that are not its own; a Regent leaves those of the Empire alone."""
    spared = assessment.reach_state.fresh if assessment.is_regent else ()
    found = lexicon.not_its_own(assessment, assessment.view.systems)
    return [each for each in found if each not in spared]


@dataclass(frozen=True, slots=True)
class ImperialPlace(lexicon.Place):
    """Systems that the Empire may hold: there the fight is against its ships."""

    fought: Callable[[ReachAssessment], Sequence[str]] | None = None

    def battle(
        self, assessment: Any, actions: int, prefer: lexicon.Preferences
    ) -> list[doctrines.Fight]:
        held, stands = assessment.reach_state.fresh, doctrines.stands_in_the_way(assessment)

        def accepts(fight: doctrines.Fight) -> bool:
            return fight.defender == EMPIRE if fight.system in held else stands(fight)

        systems = (self.fought or self.places)(assessment)
        return doctrines.favorable(assessment, systems, ["control"], actions, accepts)


class MoreSystems(ImperialPlace):
    """CATR-FOUNDER-3: one system more, none of the Empire's: the origin of a march stays its own,
    unless CAT-12.8 is read otherwise.
    """

    def move(
        self, assessment: Assessment, actions: int, prefer: lexicon.Preferences
    ) -> list[doctrines.March]:
        may_leave = assessment.readings.settle == "any"

        def gains(march: doctrines.March) -> bool:
            return (march.retains or may_leave) and doctrines.takes_control(assessment, march)

        found = doctrines.marches(assessment, self.places(assessment), actions, gains)
        return doctrines.best_marches(assessment, found, for_control=True)


lexicon.GOALS["to control more systems"] = MoreSystems(
    kind=lambda seen: [each for each in seen.view.systems if each not in seen.reach_state.fresh],
    fought=_resisting,
)
