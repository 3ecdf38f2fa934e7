"""The doctrines of influence, movement and combat: which cards and ways are preferred, and which
battles are favorable.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, Literal, NamedTuple

from engine.text.message import Message
from games.arcs.board import CITY, MOST_DICE, OWNER, RESOURCES, SYSTEM, SYSTEMS
from games.arcs.court import BASE_COURT, COURT, VOX, Effect
from games.arcs.expansion import require_entries
from games.arcs.moves import Collect, collect
from games.arcs.parts import NOBODY, Building, Offer
from games.arcs.rule_hooks import may_be_stolen, may_raid, query, slot_cost, stealable_types
from games.arcs.rule_queries import LostToOutrage
from games.arcs.state import ArcsTable
from games.arcs.steps.gaining import stealable_cards
from games.arcs.steps.scoring import may_seize
from games.arcs.supercat.assessment import (
    AMBITION_OF,
    FAR,
    FIRST,
    HURT_HITS,
    NOWHERE,
    Assessment,
    Gains,
    Legs,
    Ways,
    place_of,
    preferred,
)

UPRISING_SHIPS = 4
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


def with_city(buildings: Mapping[str, Iterable[Building]]) -> list[str]:
    """Of these systems with buildings those with a city."""
    return [
        system for system, there in buildings.items() if any(each.kind == CITY for each in there)
    ]


def controls_rival_city(assessment: Assessment) -> bool:
    """CAT-9.6: whether it controls a city of a rival."""
    cities = with_city(assessment.rival_buildings)
    return any(assessment.controller(each) == assessment.number for each in cities)


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
"""CAT-9: when each Vox card is effective; the campaign's are filled in by its `assessment`."""
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
    "more agents than rivals": lambda seen, offer, reached: (
        offer.agents[seen.number] + reached > most_rivals(offer, seen.number)
    ),
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

    return [marked(each) for each in assessment.document.principles[principle]]


def by_doctrine(
    assessment: Assessment, offers: list[Offer], actions: int, principle: str = "influence"
) -> list[Offer]:
    """CAT-8.3 and 8.4: among cards equal in priority those that the doctrine prefers."""
    if len(offers) < 2:
        return offers
    return preferred(offers, *influence_order(assessment, actions, principle))


# -- movement -------------------------------------------------------------------------------------


Fits = Callable[["March"], bool]


class March(NamedTuple):
    """Ships that go from one system to another, leg by leg; each leg is one move.

    `retains` says that it keeps the control of the origin, or had none to keep.
    """

    origin: str
    target: str
    legs: Legs
    fresh: int
    hurt: int
    retains: bool = True

    @property
    def cost(self) -> int:
        """The moves it takes."""
        return len(self.legs)

    @property
    def hops(self) -> tuple[str, ...]:
        """Every system that it comes to, in their order."""
        return tuple([system for leg in self.legs for system in leg])

    @property
    def load(self) -> tuple[int, int]:
        """The ships, fresh and damaged."""
        return self.fresh, self.hurt

    def said(self) -> Message:
        """The whole way, as what a line comes to."""
        ways = {"origin": SYSTEM(self.origin), "target": SYSTEM(self.target)}
        by = tuple([SYSTEM(each) for each in self.hops[:-1]])
        ships = {"fresh": self.fresh, "hurt": self.hurt}
        return Message("aim-march", {**ways, **ships, "by": by, "moves": self.cost})


Load = tuple[int, int, bool]
"""Ships that can leave, fresh and damaged, and whether control is kept so."""
Marcher = tuple[str, Ways, Sequence[Load]]
"""An origin, the ways from it, and the loads that can leave it."""


def loads(assessment: Assessment, origin: str) -> Iterator[Load]:
    """CAT-8.8 and 8.9: as many ships as can go, damaged ones too, keeping control if possible.

    CAT-11.21: none whose leaving would undo what this card has achieved. CAT-12.9: control of a
    building of its own is given up as a last resort, or never.
    """
    fresh, hurt = assessment.seat.fresh.get(origin, 0), assessment.seat.hurt.get(origin, 0)
    found: list[Load] = [(fresh, hurt, True)]
    if assessment.controller(origin) == assessment.number:
        found = [(*assessment.may_leave(origin), True), (fresh, hurt, False)]
        if assessment.readings.abandon == "never" and assessment.owns(origin):
            found.pop()
    elif assessment.undoes(origin, fresh, hurt):
        left = max(assessment.most_rival(origin), 0)
        found = [(fresh - left, hurt, True), (fresh - 1, hurt, True), (fresh, hurt - 1, True)]
    for load in found:
        fresh, hurt, _ = load
        if fresh >= 0 and hurt >= 0 < fresh + hurt and not assessment.undoes(origin, fresh, hurt):
            yield load


def sparing(assessment: Assessment, origin: str, found: Sequence[Load]) -> Sequence[Load]:
    """Of the loads that can leave a system those that leave a ship; if none does, all but one."""
    ships = assessment.seat.ships_at(origin)
    spared = [each for each in found if each[0] + each[1] < ships]
    if spared or not found:
        return spared
    fresh, hurt, retains = found[-1]
    one_fewer = [(fresh, hurt - 1, retains), (fresh - 1, hurt, retains)]
    able = [each for each in one_fewer if min(each[:2]) >= 0 < each[0] + each[1]]
    return [each for each in able if not assessment.undoes(origin, *each[:2])][:1]


def marchers(assessment: Assessment) -> list[Marcher]:
    """Every system with ships of its own, where they can go and how many."""
    if assessment.marchers is None:
        assessment.marchers = [
            (origin, assessment.ways(origin), list(loads(assessment, origin)))
            for origin in assessment.fleets
        ]
    return assessment.marchers


def marches(
    assessment: Assessment, targets: Iterable[str], actions: int, goal: Fits
) -> list[March]:
    """CAT-8.6: every way to reach one of these systems with the actions left, and the goal."""
    return fitting(marchers(assessment), set(targets), actions, goal)


def partial_marches(assessment: Assessment, targets: Iterable[str], goal: Fits) -> list[March]:
    """CATR-ADMIRAL-3: the shortest ways to one of these systems, however many cards they take."""
    wanted = set(targets)
    groups = [*marchers(assessment), *assessment.lone_marchers]
    far = [(origin, assessment.ways(origin, FAR), loads) for origin, _, loads in groups]
    for cost in range(1, FAR):
        near = [each for each in wanted if any(ways.costs.get(each) == cost for _, ways, _ in far)]
        found = [each for each in fitting(far, near, cost, goal) if each.cost == cost]
        if found:
            return found
    return []


def fitting(
    groups: Iterable[Marcher], wanted: Collection[str], actions: int, goal: Fits
) -> list[March]:
    """The marches of these groups that reach a system with the goal in so many actions.

    From an origin control is abandoned only if the goal cannot be had otherwise.
    """
    found = []
    for origin, ways, loads_there in groups:
        for target in wanted:
            if not 0 < ways.costs.get(target, 0) <= actions:
                continue
            for fresh, hurt, retains in loads_there:
                march = March(origin, target, ways.first[target], fresh, hurt, retains)
                if goal(march):
                    found.append(march)
                    break
    return found


def by_every_way(assessment: Assessment, march: March) -> list[March]:
    """CAT-11.23: the same march by each of its shortest ways; chance takes one."""
    ways = assessment.ways(march.origin, None if march.cost <= assessment.horizon else FAR)
    return [march._replace(legs=legs) for legs in ways.all(march.target)]


def best_marches(
    assessment: Assessment,
    found: list[March],
    *prefer: Callable[[March], float],
    for_claims: bool = False,
    for_control: bool = False,
) -> list[March]:
    """CAT-8.9 to 8.13: the line's own preferences, then those of the movement doctrine."""

    left_out = {"claims": for_claims, "control": for_control}
    tests = [
        test for goal, test in assessment.document.principles["march"] if not left_out.get(goal)
    ]
    chosen = preferred(found, *prefer, *[partial(test, assessment) for test in tests])
    chosen.sort(key=lambda march: (march.origin, march.target))
    return [way for march in chosen for way in by_every_way(assessment, march)]


def new_claims(assessment: Assessment, system: str) -> int:
    """CAT-10.7: the claims that ships coming to a system would bring."""
    if system in assessment.present:
        return 0
    return assessment.open_slots[system]


def _has_prized_city(assessment: Assessment, system: str) -> bool:
    return any(each.kind == CITY for each in assessment.prized_buildings.get(system, ()))


MarchTest = Callable[[Assessment, March], float]


def _new_control(assessment: Assessment, march: March) -> int:
    """CAT-14.8: whether a building, loyal or prized, comes under its control; cities first."""
    target = march.target
    if assessment.controller(target) == assessment.number or not takes_control(assessment, march):
        return 0
    loyal = [each for each in assessment.buildings if each.system == target]
    there = [*loyal, *assessment.prized_buildings.get(target, ())]
    return bool(there) + any(each.kind == CITY for each in there)


MARCH_PREFERENCES: Final[dict[str, tuple[str, MarchTest]]] = {
    "keeps the origin": ("", lambda seen, march: march.retains),
    "task force": ("", lambda seen, march: march.origin in seen.task_force),
    "fewest moves": ("", lambda seen, march: -march.cost),
    "new claims": ("claims", lambda seen, march: new_claims(seen, march.target) > 0),
    "control of a rival city": (
        "control",
        lambda seen, march: _has_prized_city(seen, march.target) and takes_control(seen, march),
    ),
    "control of buildings": ("control", _new_control),
}
"""CAT-8.9 to 8.13: what the movement doctrine prefers, in the words of the documents, and the goal
with which it is left out.
"""


def takes_control(assessment: Assessment, march: March) -> bool:
    """CAT-10.15: whether the system is its own afterwards."""
    return assessment.controls_with(march.target, march.fresh)


def _lost_claims(assessment: Assessment, march: March) -> int:
    leave = march.fresh + march.hurt == assessment.seat.ships_at(march.origin)
    empties = leave and not assessment.owns(march.origin)
    return assessment.claims.get(march.origin, 0) if empties else 0


LOYAL, CLAIMS, CITIES, GATES = range(4)
"""What marches are for, in the order of the lines of every document."""


def gives_up(assessment: Assessment, march: March, goal: int) -> bool:
    """CAT-11.26: whether the ships give up what the line of this goal, or one above, asks for."""
    if goal < LOYAL or assessment.readings.abandon != "progress":
        return False
    leaving = (march.origin, march.fresh, march.hurt, march.retains, goal)
    found = assessment.given_up.get(leaving)
    if found is None:
        found = assessment.given_up[leaving] = _gives_up(assessment, march, goal)
    return found


def _gives_up(assessment: Assessment, march: March, goal: int) -> bool:
    origin = march.origin
    is_lost = assessment.leaves_to_rival(origin, march.fresh)
    if assessment.owns(origin) and (is_lost or (goal == LOYAL and not march.retains)):
        return True
    left = sum(assessment.claims.values()) - _lost_claims(assessment, march)
    if goal > CLAIMS and left < min(assessment.claims_wanted, sum(assessment.claims.values())):
        return True
    if goal >= CITIES and not march.retains and _has_prized_city(assessment, origin):
        return True
    is_lost |= goal == GATES and not march.retains
    return goal >= GATES and SYSTEMS[origin].is_gate and is_lost


def claims_rise(assessment: Assessment, march: March) -> bool:
    """CAT-11.9: a move gets a new claim when there are more claims than before."""
    return new_claims(assessment, march.target) > _lost_claims(assessment, march)


def claimable(assessment: Assessment) -> list[str]:
    """CAT-11.9: the planets where ships that come would bring a claim."""
    return [
        each
        for each in assessment.view.systems
        if SYSTEMS[each].slots and new_claims(assessment, each) > 0
    ]


def to_claims(assessment: Assessment, targets: Iterable[str], actions: int) -> list[March]:
    """CAT-11.9: the marches that get a new claim; if all ships of a system would give up one, one
    stays behind, if that helps; in older records if they would give up as many.
    """

    def fits(march: March) -> bool:
        return claims_rise(assessment, march) and not gives_up(assessment, march, CLAIMS)

    groups = []
    for origin, ways, found in marchers(assessment):
        spared = sparing(assessment, origin, found)
        is_first = assessment.readings.abandon == "progress" and origin in assessment.claims
        groups.append((origin, ways, [*spared, *found] if is_first else [*found, *spared]))
    return fitting(groups, set(targets), actions, fits)


# -- combat ---------------------------------------------------------------------------------------


Goal = Literal["trophies", "raid", "control", "ransack", "blight"]
DICE_A_KEY = 2
DICE_A_STEP = 2
"""The raid dice for a step of a city that is to be destroyed."""
DICE_AGAINST_BLIGHT = 2
HITS_A_DIE = 5 / 6
"""What half assault and half skirmish dice hit on average."""


class Prey(NamedTuple):
    """What a raid could take: the keys it costs, what it adds to ambitions, and its name: a type of
    resource, or a card.
    """

    keys: int
    gains: Gains
    name: str


class Fight(NamedTuple):
    """A favorable combat: where, against whom, what for; ships that come, and battles there.

    `prizes` are the names of what a raid is for; `only_ends` that one for control can only end that
    of the defender.
    """

    system: str
    defender: int
    goal: Goal
    battles: int
    fresh: int
    ships: int
    march: March | None = None
    prizes: frozenset[str] = frozenset()
    only_ends: bool = False

    @property
    def cost(self) -> int:
        """The moves before the first battle."""
        return self.march.cost if self.march else 0

    def said(self) -> Message:
        """The battle and the way to it, as what a line comes to."""
        where = {"owner": OWNER(self.defender), "system": SYSTEM(self.system)}
        fight = Message("aim-end-control" if self.only_ends else f"aim-{self.goal}", where)
        if self.march is None:
            return fight
        return Message("aim-march-to-fight", {"fight": fight, "march": self.march.said()})


def forces(
    assessment: Assessment, system: str, actions: int, *, marching: bool = True
) -> Iterator[Fight]:
    """CAT-8.14: what could fight in a system: the ships there, or with others that come.

    Moves that resources pay for leave the actions to battle.
    """
    fresh, hurt = assessment.seat.fresh.get(system, 0), assessment.seat.hurt.get(system, 0)
    if fresh + hurt or assessment.fights_without_own_ships(system):
        yield Fight(system, -1, "trophies", actions, fresh, fresh + hurt)
    if not marching or (not assessment.may_march and not assessment.paid_moves):
        return
    for origin, ways, groups in (*marchers(assessment), *assessment.lone_marchers):
        cost = ways.costs.get(system)
        if not cost:
            continue
        paid = max(0, cost - assessment.paid_moves)
        left = actions - paid
        if left < 1 or (paid and not assessment.may_march):
            continue
        for more, damaged, retains in groups:
            march = March(origin, system, ways.first[system], more, damaged, retains)
            ships = fresh + hurt + more + damaged
            yield Fight(system, -1, "trophies", left, fresh + more, ships, march)


def favorable(
    assessment: Assessment,
    systems: Sequence[str],
    goals: Sequence[Goal],
    actions: int,
    accepts: Callable[[Fight], bool],
    *,
    marching: bool = True,
    rank: int = -1,
) -> list[Fight]:
    """CAT-11.11: the favorable combats in these systems, the nearest with the best ships.

    Without `marching` those of ships that are there. CAT-11.26: the march to it gives up nothing
    that a line of this rank, or one above, asks for.
    """
    found: list[Fight] = []
    for system in systems:
        rivals = assessment.foes_by_system.get(system, ())
        if not rivals:
            continue
        defending = [(each, assessment.defends(each, system)) for each in rivals]
        for force in forces(assessment, system, actions, marching=marching):
            if force.march and gives_up(assessment, force.march, rank):
                continue
            for rival, defends in defending:
                fresh, ships = joined(assessment, force, rival)
                for goal in goals if ships else ():
                    if fresh < defends and goal == "raid":
                        continue
                    fight = Fight(system, rival, goal, force.battles, fresh, ships, force.march)
                    if is_favorable(assessment, fight) and accepts(fight):
                        found.append(fight)
    best = preferred(
        found,
        lambda fight: fight.march is None or fight.march.retains,
        lambda fight: -fight.cost,
        lambda fight: fight.march is None or fight.march.origin in assessment.task_force,
        lambda fight: fight.fresh - defenders(assessment, fight),
    )
    ends = assessment.only_ends_control
    best = [each._replace(only_ends=ends(each.system, each.defender, each.fresh))
            if each.goal == "control" else each for each in best]  # fmt: skip
    return [
        fight._replace(march=march)
        for fight in best
        for march in (by_every_way(assessment, fight.march) if fight.march else (None,))
    ]


def joined(assessment: Assessment, force: Fight, rival: int) -> tuple[int, int]:
    """CATR-13.5: the ships of a force against a rival, those of others that attack along too:
    fresh ones, and all.
    """
    fresh, ships = assessment.allies(force.system, rival)
    if force.march is not None:
        more, all_more = assessment.brought(force.march, rival)
        return force.fresh + fresh + more, force.ships + ships + all_more
    return force.fresh + fresh, force.ships + ships


def defenders(assessment: Assessment, fight: Fight) -> int:
    """The fresh ships of the defender."""
    return assessment.defends(fight.defender, fight.system)


def dice_of(assessment: Assessment, fight: Fight) -> int:
    """ARCS-8.3: a die a ship, and what cards or aids add."""
    return fight.ships + assessment.extra_dice(fight.system)


def is_favorable(assessment: Assessment, fight: Fight) -> bool:
    """CAT-8.20, 8.23 and 8.25: the test of the goal, and that of Outrage."""
    if fight.goal == "control":
        fits = dice_of(assessment, fight) >= defenders(assessment, fight)
    elif fight.goal == "blight":
        fits = dice_of(assessment, fight) >= DICE_AGAINST_BLIGHT
    elif fight.goal == "trophies":
        fits = assessment.fit_for_trophies(
            fight.defender, fight.fresh, dice_of(assessment, fight), fight.system
        )
    elif fight.goal == "ransack":
        fits = bool(dice_to_ransack(assessment, fight))
    else:
        fits = bool(raid_targets(assessment, fight))
    return fits and outrage_is_fine(assessment, fight)


# -- Outrage ---------------------------------------------------------------------------------------


def outrage_is_fine(assessment: Assessment, fight: Fight) -> bool:
    """CAT-8.17 and 8.18: no Outrage that ends a contention; else only with a Court to ransack.

    CAT-14.10: by some documents none of a type whose declared ambition it is contending.
    """
    if not risks_outrage(assessment, fight):
        return True
    resource = SYSTEMS[fight.system].resource
    ambition = AMBITION_OF.get(resource)
    if ambition in assessment.declared and assessment.is_contending(ambition):
        if assessment.readings.outrage == "contending":
            return False
        lost = lost_to_outrage(assessment.view, assessment.number, resource)
        if assessment.place_after(ambition, -lost) == NOWHERE:
            return False
    if not assessment.view.is_seat(fight.defender):
        return False
    return any(offer.card and offer.agents[fight.defender] for offer in assessment.view.court)


def risks_outrage(assessment: Assessment, fight: Fight) -> bool:
    """CAT-11.12: whether the dice of the fight could destroy a city."""
    there = assessment.buildings_at(fight.defender, fight.system)
    hits = [HURT_HITS + each.fresh for each in there if each.kind == CITY]
    if not hits:
        return False
    dice = min(dice_of(assessment, fight), 2 * MOST_DICE)
    if fight.goal == "raid":
        return dice >= min(hits)
    return 2 * dice - assessment.shield(fight.defender, fight.system) >= min(hits)


# -- what a fight is for --------------------------------------------------------------------------


def trophies_expected(assessment: Assessment, fight: Fight) -> int:
    """CAT-11.13: the pieces that the hits of an average roll destroy, at least one."""
    left, taken = fight.battles * dice_of(assessment, fight) * HITS_A_DIE, 0
    for hits in assessment.toughness(fight.defender, fight.system):
        left -= hits
        if left < 0:
            break
        taken += 1
    return max(1, taken)


def dice_to_ransack(assessment: Assessment, fight: Fight) -> Collect | None:
    """CAT-14.12: the dice that destroy a city of the defender, None if it has none, if its fresh
    ships are more, or if the dice are too few: an assault die for each step, or raid dice.
    """
    view, rival, system = assessment.view, fight.defender, fight.system
    if not view.is_seat(rival) or fight.fresh < defenders(assessment, fight):
        return None
    cities = [each for each in assessment.buildings_at(rival, system) if each.kind == CITY]
    if not cities:
        return None
    dice = dice_of(assessment, fight)
    steps = min(HURT_HITS + each.fresh for each in cities)
    assault = assessment.shield(rival, system) + steps
    if assault <= min(dice, MOST_DICE):
        return collect(min(dice - assault, MOST_DICE), assault, 0)
    raid = DICE_A_STEP * steps
    if raid <= min(dice, MOST_DICE) and may_raid(view, rival, system):
        return collect(min(dice - raid, MOST_DICE), 0, raid)
    return None


def ransacked_for(
    assessment: Assessment, rival: int, ambitions: list[str]
) -> tuple[frozenset[str], bool]:
    """CAT-14.12: the Court cards of a rival that would contend one of these ambitions if they are
    ransacked, and whether the Trophies of a city and of agents would.
    """
    offers = [each for each in assessment.view.court if each.card and each.agents[rival]]
    most = max((rival_agents(each, assessment.number) for each in offers), default=-1)
    by_trophies = "warlord" in ambitions and assessment.contends("warlord", most + 1)
    cards = [each.card for each in offers]
    wanted = [e for e in cards if assessment.contends_one(gains_of(assessment, e), ambitions)]
    return frozenset(wanted), by_trophies


def raid_targets(assessment: Assessment, fight: Fight) -> list[Prey]:
    """CAT-8.23: what a raid could take here."""
    view, rival, system = assessment.view, fight.defender, fight.system
    fresh = defenders(assessment, fight)
    even = fight.fresh == fresh and fight.battles > 1
    if not (even or fight.fresh > fresh):
        return []
    if not assessment.buildings_at(rival, system) and not may_raid(view, rival, system):
        return []
    dice = min(MOST_DICE, dice_of(assessment, fight))
    keys = dice * 2 if even and assessment.readings.raid == "first" else dice // DICE_A_KEY
    if view.is_seat(rival):
        return [each for each in things_to_raid(assessment, rival) if each.keys <= keys]
    return [each for each in plunder(assessment, rival, system) if each.keys <= keys]


def plunder(assessment: Assessment, owner: int, system: str) -> list[Prey]:
    """What a raid of an owner that is no seat takes: a resource for each key."""
    return [Prey(1, gains_of_type(each), each) for each in assessment.plunder(owner, system)]


def raids_for(
    assessment: Assessment, fights: Sequence[Fight], wanted: Callable[[Prey, int], bool]
) -> list[Fight]:
    """CAT-8.16: of these fights the raids that could take what is wanted of an owner, with that as
    their prizes; and all that are no raids.
    """
    found = []
    for fight in fights:
        owner = fight.defender if assessment.view.is_seat(fight.defender) else NOBODY
        prey = raid_targets(assessment, fight) if fight.goal == "raid" else []
        prizes = frozenset([each.name for each in prey if wanted(each, owner)])
        if prizes or fight.goal != "raid":
            found.append(fight._replace(prizes=prizes or fight.prizes))
    return found


def things_to_raid(assessment: Assessment, rival: int) -> list[Prey]:
    """The resources and guild cards of a rival."""
    found = assessment.raidable.get(rival)
    if found is None:
        found = assessment.raidable[rival] = _things_to_raid(assessment, rival)
    return found


def _things_to_raid(assessment: Assessment, rival: int) -> list[Prey]:
    view = assessment.view
    owner = view.seats[rival]
    found: list[Prey] = []
    if may_be_stolen(view, rival):
        types = stealable_types(view, rival, assessment.number)
        found += [
            Prey(slot_cost(view, assessment.number, rival, slot), gains_of_type(token), token)
            for slot, token in enumerate(owner.slots)
            if token in types
        ]
    found += [
        Prey(keys_of(view, card), gains_of(assessment, card), card)
        for card in owner.cards
        if may_be_stolen(view, rival, card)
    ]
    return found


# -- lines -----------------------------------------------------------------------------------------


def to_contend(
    assessment: Assessment, actions: int, ambitions: list[str], rank: int
) -> list[Fight]:
    """CAT-8.15: trophies for Warlord, or a raid for what contends one of these ambitions.

    `rank` is that of the line.
    """
    if not ambitions:
        return []

    def contends(prey: Iterable[Prey], owner: int = NOBODY) -> bool:
        return any(assessment.contends_one(each.gains, ambitions, owner) for each in prey)

    rivals = [each for each in range(len(assessment.view.seats)) if each != assessment.number]
    wanted = {each for each in rivals if contends(things_to_raid(assessment, each), each)}
    goals: list[Goal] = ["trophies"] if "warlord" in ambitions else []
    goals += ["raid"] if wanted or assessment.plunders else []
    goals += ["ransack"] if assessment.readings.ransack == "goal" else []
    if not goals:
        return []

    def accepts(fight: Fight) -> bool:
        if fight.goal == "ransack":
            return any(ransacked_for(assessment, fight.defender, ambitions))
        if fight.goal == "trophies":
            return assessment.contends("warlord", trophies_expected(assessment, fight))
        is_seat = assessment.view.is_seat(fight.defender)
        owner = fight.defender if is_seat else NOBODY
        return (owner in wanted or not is_seat) and contends(raid_targets(assessment, fight), owner)

    def is_promising(system: str) -> bool:
        return any(
            rival in wanted or contends(plunder(assessment, rival, system))
            for rival in assessment.foes_by_system.get(system, ())
        )

    systems: Sequence[str] = assessment.view.systems
    if goals == ["raid"]:
        systems = [each for each in systems if is_promising(each)]
    fights = favorable(assessment, systems, goals, actions, accepts, rank=rank)
    return raids_for(
        assessment,
        [
            each._replace(prizes=ransacked_for(assessment, each.defender, ambitions)[0])
            if each.goal == "ransack"
            else each
            for each in fights
        ],
        lambda prey, owner: assessment.contends_one(prey.gains, ambitions, owner),
    )


def stands_in_the_way(assessment: Assessment) -> Callable[[Fight], bool]:
    """CAT-8.25: a fight for control is against the rival with the most fresh ships."""
    return lambda fight: 0 < defenders(assessment, fight) == assessment.most_rival(fight.system)
