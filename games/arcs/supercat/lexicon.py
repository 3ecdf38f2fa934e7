"""The phrases of the documents: what a verb, a goal, a question or a preference means.

A goal has a method for each verb it goes with, by the name of the action. Each gives what could be
done, the best by the preferences of the line. The campaign adds its own phrases.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple

from engine.core.decision import PossibleOption, Reason, ReasonOutcome
from engine.text.message import Message
from games.arcs.board import ACTION, CITY, SHIP, STARPORT, SUIT_ACTIONS, SYSTEMS, neighbours
from games.arcs.court import ACTIONS, VOX
from games.arcs.moves import (
    Build,
    Influence,
    Repair,
    RepairOther,
    Secure,
    Tax,
    build,
    influence,
    repair,
    secure,
)
from games.arcs.parts import Offer
from games.arcs.steps.actions import repair_options
from games.arcs.steps.effects import new_actions
from games.arcs.supercat import doctrines
from games.arcs.supercat.assessment import FAR, Assessment, Gains, preferred, taxes
from games.arcs.supercat.doctrines import (
    CITIES,
    GATES,
    LOYAL,
    Fight,
    March,
    best_marches,
    by_doctrine,
    by_every_way,
    favorable,
    gains_of,
    gains_of_type,
    gives_up,
    influence_order,
    is_effective,
    marches,
    most_rivals,
    rival_agents,
    stands_in_the_way,
    with_city,
)

AGENTS_ON_UNCONTESTED = 2
FIRST_BONUS_CITY = 4
VERBS: Final = ("Tax", "Secure", "Influence", "Build", "Repair", "Move", "Battle")
USES: Final = tuple([each.lower() for each in VERBS])
"""The actions in whose place an ability of a card can be used."""

Precondition = Callable[[Any], Message | None]
"""A question about the table: what closes a line, None if nothing does."""


class Piece(NamedTuple):
    """What is built, repaired or taxed, or ships that come: where, and how many are fresh."""

    system: str
    kind: str = SHIP
    fresh: int = 0


Preference = Callable[[Assessment, Piece], float]
"""A number that is higher for what a line prefers."""
Preferences = Sequence[Preference]

# -- questions ------------------------------------------------------------------------------------


def is_open(assessment: Assessment) -> Message | None:
    """A line without a question about the table is never closed by one."""
    return None


def precondition(key: str, test: Callable[[Any], Any]) -> Precondition:
    """A question that closes a line, with this message, unless the test is passed."""
    closed = Message(key)
    return lambda assessment: None if test(assessment) else closed


def first_of(questions: Iterable[Precondition]) -> Precondition:
    """Several questions, one after the other."""
    asked = tuple([each for each in questions if each is not is_open])

    def unmet(assessment: Assessment) -> Message | None:
        for each in asked:
            found = each(assessment)
            if found is not None:
                return found
        return None

    return unmet if asked else is_open


def claimed(assessment: Assessment) -> int:
    """CAT-10.7: how many claims it has."""
    return sum(assessment.claims.values())


def _lacks_claims(share: int) -> Precondition:
    """CAT-7.2 and CATR-7.1: unbuilt cities, and fewer claims than this share of them."""
    few = precondition("closed-claims-enough", lambda seen: claimed(seen) < seen.unbuilt // share)
    return first_of((has_unbuilt, few))


def _has_claims(share: int) -> Precondition:
    return precondition(
        "closed-few-claims", lambda seen: not seen.unbuilt or claimed(seen) >= seen.unbuilt // share
    )


def repairs(assessment: Assessment) -> list[Repair | RepairOther]:
    """CAT-11.27: all that it may repair; by older records only pieces of its own."""
    found = repair_options(assessment.view, assessment.number)
    others_too = assessment.view.rules.holds("supercat-repairs-of-others")
    return [each for each in found if others_too or isinstance(each, Repair)]


def city_sites(assessment: Assessment) -> list[str]:
    """CAT-7.3: the planets with a claim where it would build a city now: one without a city, or any
    if the next city is the fourth or fifth off the board.
    """
    settled = {each.system for each in assessment.cities}
    is_bonus = assessment.view.cities_off_board(assessment.number) + 1 >= FIRST_BONUS_CITY
    doubles = assessment.wins_declared and is_bonus
    return [each for each in assessment.claims if doubles or each not in settled]


none_declared: Final = precondition("closed-none-declared", lambda seen: seen.declared)
none_undeclared: Final = precondition("closed-none-undeclared", lambda seen: seen.undeclared)
no_claim: Final = precondition("closed-no-claim", lambda seen: seen.claims)
has_unbuilt: Final = precondition("closed-no-unbuilt", lambda seen: seen.unbuilt)
nothing_to_settle: Final = first_of((has_unbuilt, no_claim))
no_city_site: Final = first_of((nothing_to_settle, precondition("closed-double-city", city_sites)))

QUESTIONS: Final[dict[str, Precondition]] = {
    "it has no starport": precondition("closed-starport", lambda seen: not seen.ports),
    "it has no claim": precondition("closed-claim", lambda seen: not seen.claims),
    "it has a claim": no_claim,
    "it has a claim for an unbuilt city": nothing_to_settle,
    "it has fewer claims than unbuilt cities": _lacks_claims(1),
    "it has fewer claims than half the unbuilt cities": _lacks_claims(2),
    "it has as many claims as unbuilt cities": _has_claims(1),
    "it has half as many claims as unbuilt cities": _has_claims(2),
    "a marker is available": precondition("closed-no-marker", lambda seen: seen.view.free_markers),
    "it has more unbuilt ships than every rival": precondition(
        "closed-fewer-ships",
        lambda seen: (
            seen.ships_left
            > max(
                seen.view.in_supply(each, SHIP)
                for each in range(len(seen.view.seats))
                if each != seen.number
            )
        ),
    ),
    "an ambition is undeclared": none_undeclared,
}
"""What a line may begin with."""

# -- preferences ----------------------------------------------------------------------------------


def _beside_rival_port(assessment: Assessment, piece: Piece) -> bool:
    theirs = [
        system
        for system, there in assessment.rival_buildings.items()
        if any(each.kind == STARPORT for each in there)
    ]
    return takes_control(assessment, piece) and _beside(assessment, piece.system, theirs)


def _beside(assessment: Assessment, gate: str, systems: Iterable[str]) -> bool:
    """ARCS-2.2: whether a gate is adjacent to one of these systems."""
    return not set(neighbours(assessment.view.out)[gate]).isdisjoint(systems)


PREFERENCES: Final[dict[str, Preference]] = {
    "new resources": lambda seen, piece: seen.is_new_resource(piece.system),
    "no rival control": lambda seen, piece: not seen.is_rivals(piece.system),
    "bot control": lambda seen, piece: seen.controller(piece.system) == seen.number,
    "two slots": lambda seen, piece: SYSTEMS[piece.system].slots,
    "most loyal ships": lambda seen, piece: seen.seat.ships_at(piece.system),
    "fewest rival ships": lambda seen, piece: (
        -sum(each.ships_at(piece.system) for each in seen.rivals)
    ),
    "single cities": lambda seen, piece: all(each.system != piece.system for each in seen.cities),
    "task force": lambda seen, piece: piece.system in seen.task_force,
    "fresh ships": lambda seen, piece: seen.builds_fresh(piece.system),
    "ships in the task force": lambda seen, piece: (
        piece.kind == SHIP and piece.system in seen.task_force
    ),
    "ships": lambda seen, piece: piece.kind == SHIP,
    "the only starport": lambda seen, piece: (
        piece.kind == STARPORT and sum(each.kind == STARPORT for each in seen.buildings) == 1
    ),
    "cities": lambda seen, piece: piece.kind == CITY,
    "control beside a rival starport": _beside_rival_port,
    "grows an undeclared lead": lambda seen, piece: seen.grows(
        gains_of_type(SYSTEMS[piece.system].resource), seen.undeclared
    ),
    "types of a declared ambition": lambda seen, piece: any(
        each in seen.declared for each in gains_of_type(SYSTEMS[piece.system].resource)
    ),
    "beside a loyal starport": lambda seen, piece: _beside(seen, piece.system, seen.ports),
}
"""CAT-1.10: what the lines prefer; each filters what is left."""


def best(assessment: Assessment, pieces: Iterable[Piece], prefer: Preferences) -> list[Piece]:
    """The pieces that a line prefers."""
    return preferred(pieces, *[partial(each, assessment) for each in prefer])


def best_ways(
    assessment: Assessment,
    found: list[March],
    prefer: Preferences,
    *,
    for_claims: bool = False,
    for_control: bool = False,
) -> list[March]:
    """The marches that a line prefers, then the movement doctrine."""

    def marked(test: Preference) -> Callable[[March], float]:
        return lambda march: test(assessment, Piece(march.target, SHIP, march.fresh))

    tests = [marked(each) for each in prefer]
    return best_marches(assessment, found, *tests, for_claims=for_claims, for_control=for_control)


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


def securable(assessment: Assessment) -> list[Offer]:
    """The cards that it could secure now."""
    return [each for each in assessment.offers if each.leader() == assessment.number]


def idle_ships(assessment: Assessment, actions: int) -> list[March]:
    """[41] Ships that hold no gate, claim or rival building go towards the task force."""
    if not assessment.task_force:
        return []
    found = []
    for origin in assessment.fleets:
        if origin in assessment.task_force or _is_assigned(assessment, origin):
            continue
        fresh, hurt = assessment.seat.fresh.get(origin, 0), assessment.seat.hurt.get(origin, 0)
        if assessment.owns(origin):
            fresh, hurt = _not_needed(assessment, origin, fresh, hurt)
        if fresh + hurt <= 0:
            continue
        ways = assessment.ways(origin, FAR)
        reached = [each for each in assessment.task_force if each in ways.costs]
        if reached and not assessment.undoes(origin, fresh, hurt):
            target = min(reached, key=lambda each: ways.costs[each])
            march = March(origin, target, ways.first[target], fresh, hurt)
            if not gives_up(assessment, march, GATES):
                found.append(march)
    nearest = preferred(found, lambda march: -march.cost)
    return [way for march in nearest for way in by_every_way(assessment, march)]


def _is_assigned(assessment: Assessment, system: str) -> bool:
    """CAT-11.10: it controls a gate or a rival building, or has a claim there."""
    if system in assessment.claims:
        return True
    if assessment.controller(system) != assessment.number:
        return False
    return SYSTEMS[system].is_gate or system in assessment.rival_buildings


def _not_needed(assessment: Assessment, system: str, fresh: int, hurt: int) -> tuple[int, int]:
    """CAT-11.10: what may leave its own buildings: all but the ships that hold them."""
    if assessment.controller(system) == assessment.number:
        return assessment.may_leave(system)
    return (fresh - 1, hurt) if fresh else (0, hurt - 1)


# -- goals ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Goal:
    """What a line is for, and what closes it."""

    unmet: Precondition = is_open


@dataclass(frozen=True, slots=True)
class Gain(Goal):
    """What an action adds to ambitions, or the resource that it brings."""

    test: Callable[[Assessment, Gains, str], bool] = lambda seen, gains, resource: bool(resource)

    def tax(self, assessment: Assessment, actions: int, prefer: Preferences) -> list[Tax]:
        found = {
            Piece(each.option.system, CITY, place): each.option
            for place, each in enumerate(taxes(assessment))
            if self.test(assessment, each.gains, each.resource)
        }
        return [found[each] for each in best(assessment, found, prefer)]

    def secure(self, assessment: Assessment, actions: int, prefer: Preferences) -> list[Secure]:
        offers = []
        for each in securable(assessment):
            captives = rival_agents(each, assessment.number)
            if self.test(assessment, gains_of(assessment, each.card, captives), ""):
                offers.append(each)
        return [secure(each.card) for each in by_doctrine(assessment, offers, 0)]


@dataclass(frozen=True, slots=True)
class Contend(Gain):
    """A better place in one of these ambitions; `rank` as that of a place."""

    among: Callable[[Assessment], list[str]] = lambda seen: seen.declared
    rank: int = -1

    def battle(self, assessment: Assessment, actions: int, prefer: Preferences) -> list[Fight]:
        return doctrines.to_contend(assessment, actions, self.among(assessment), self.rank)


def contend(unmet: Precondition, among: Callable[[Assessment], list[str]], rank: int) -> Contend:
    """To contend one of these ambitions."""
    return Contend(unmet, lambda seen, gains, _: seen.contends_one(gains, among(seen)), among, rank)


def grow(unmet: Precondition, among: Callable[[Assessment], list[str]]) -> Gain:
    """To grow a lead in one of these ambitions."""
    return Gain(unmet, lambda seen, gains, resource: seen.grows(gains, among(seen)))


@dataclass(frozen=True, slots=True)
class Trophies(Goal):
    """Pieces of defenders, in these systems and of these fights."""

    systems: Callable[[Any], Sequence[str]] = lambda seen: seen.view.systems
    accepts: Callable[[Fight], bool] = lambda fight: True
    goal: doctrines.Goal = "trophies"
    rank: int = -1

    def battle(self, assessment: Assessment, actions: int, prefer: Preferences) -> list[Fight]:
        systems = self.systems(assessment)
        return favorable(assessment, systems, [self.goal], actions, self.accepts, rank=self.rank)


def takes_control(assessment: Assessment, piece: Piece) -> bool:
    """CAT-10.15: whether the system is its own with the fresh ships that come."""
    return assessment.controls_with(piece.system, piece.fresh)


def changes_control(assessment: Assessment, piece: Piece) -> bool:
    """CAT-10.14: whether no rival controls the system with the fresh ships that come."""
    return assessment.frees_with(piece.system, piece.fresh)


@dataclass(frozen=True, slots=True)
class Place(Goal):
    """Systems of a kind that are to be its own, or of which only no rival is to have the control.

    Of the latter those that become its own come first. `rank` is where its lines stand among those
    that move (CAT-11.26), -1 for the lines of fates.
    """

    kind: Callable[[Any], Iterable[str]] = lambda seen: ()
    takes: bool = True
    rank: int = -1

    def places(self, assessment: Assessment) -> list[str]:
        """The systems of the kind where that is not so yet."""
        if not self.takes:
            return [each for each in self.kind(assessment) if assessment.is_rivals(each)]
        return not_its_own(assessment, self.kind(assessment))

    def _does(self, assessment: Assessment, piece: Piece) -> bool:
        return (takes_control if self.takes else changes_control)(assessment, piece)

    def _wanted(self, assessment: Assessment, pieces: Iterable[Piece]) -> list[Piece]:
        found = [each for each in pieces if self._does(assessment, each)]
        return found if self.takes else best(assessment, found, (takes_control,))

    def build(self, assessment: Assessment, actions: int, prefer: Preferences) -> list[Build]:
        places = self.places(assessment)
        ports = [each for each in assessment.building_ports if each in places]
        fresh = [Piece(each, SHIP, 1) for each in ports if assessment.builds_fresh(each)]
        return [build(SHIP, each.system) for each in self._wanted(assessment, fresh)]

    def repair(self, assessment: Assessment, actions: int, prefer: Preferences) -> list[Repair]:
        hurt = {each: assessment.seat.hurt.get(each, 0) for each in self.places(assessment)}
        found = [Piece(each, SHIP, min(actions, count)) for each, count in hurt.items() if count]
        return [repair(SHIP, each.system) for each in self._wanted(assessment, found)]

    def move(self, assessment: Assessment, actions: int, prefer: Preferences) -> list[March]:
        places = self.places(assessment)
        if not places:
            return []

        def reaches(march: March) -> bool:
            comes = Piece(march.target, SHIP, march.fresh)
            return self._does(assessment, comes) and not gives_up(assessment, march, self.rank)

        found = marches(assessment, places, actions, reaches)
        ways = best_ways(assessment, found, prefer, for_control=True)
        if self.takes:
            return ways
        return preferred(ways, lambda march: doctrines.takes_control(assessment, march))

    def battle(self, assessment: Assessment, actions: int, prefer: Preferences) -> list[Fight]:
        places, accepts = self.places(assessment), stands_in_the_way(assessment)
        return favorable(assessment, places, ["control"], actions, accepts, rank=self.rank)


def not_its_own(assessment: Assessment, systems: Iterable[str]) -> list[str]:
    """Of these systems those that it does not control."""
    return [each for each in systems if assessment.controller(each) != assessment.number]


@dataclass(frozen=True, slots=True)
class Ability:
    """The action of a card as what a line would do: "bargain", say."""

    name: str

    def said(self) -> Message:
        """The action as what a line comes to."""
        return Message("aim-ability", {"action": ACTION(self.name)})


Finder = Callable[[Any, int], Sequence[Any]]
Preferring = Callable[[Any, int, Preferences], Sequence[Any]]


@dataclass(frozen=True, slots=True)
class Special(Goal):
    """What is said in one place only: a function for each action, or the action of a card."""

    finders: tuple[tuple[str, Preferring], ...] = ()
    ability: str = ""

    def __getattr__(self, action: str) -> Preferring:
        for name, find in self.finders:
            if name == action:
                return find
        raise AttributeError(action)


def special(unmet: Precondition = is_open, /, **finders: Finder) -> Special:
    """A goal of lines without preferences, by the actions that it goes with."""

    def of_any(find: Finder) -> Preferring:
        return lambda seen, actions, prefer: find(seen, actions)

    return Special(unmet, tuple([(each, of_any(finders[each])) for each in finders]))


def is_of_fate(card: str) -> bool:
    """CATR-14.7: whether the action of a card is one that the page of a fate speaks of."""
    named = [each.ability for each in GOALS.values() if isinstance(each, Special)]
    return any(ACTIONS[each][0] == card for each in named if each)


def by_ability(base: str, name: str) -> Special:
    """An action of a card in the place of a base action, if it can be taken."""

    def find(assessment: Assessment, actions: int) -> Sequence[Ability]:
        able = name in new_actions(assessment.view, assessment.number, base)
        return [Ability(name)] if able else []

    return replace(special(is_open, **{base: find}), ability=name)


@dataclass(frozen=True, slots=True)
class Buildings(Goal):
    """Pieces of a kind, and the systems where they could be built."""

    kind: str = CITY
    sites: Callable[[Assessment], Iterable[str]] = city_sites

    def build(self, assessment: Assessment, actions: int, prefer: Preferences) -> list[Build]:
        if not assessment.view.in_supply(assessment.number, self.kind):
            return []
        pieces = [Piece(each, self.kind) for each in self.sites(assessment)]
        return [build(each.kind, each.system) for each in best(assessment, pieces, prefer)]


class Ships(Buildings):
    """Ships, which can be repaired too."""

    def repair(
        self, assessment: Assessment, actions: int, prefer: Preferences
    ) -> list[Repair | RepairOther]:
        return [each for each in repairs(assessment) if each.kind == SHIP]


def _repaired(
    assessment: Assessment, actions: int, prefer: Preferences
) -> list[Repair | RepairOther]:
    """Whatever is damaged and it may repair, its own pieces first."""
    options = repairs(assessment)
    own = [each for each in options if isinstance(each, Repair)]
    found = {Piece(each.system, each.kind): each for each in own or options}
    return [found[each] for each in best(assessment, found, prefer)]


def _to_claims(assessment: Assessment, actions: int, prefer: Preferences) -> list[March]:
    found = doctrines.to_claims(assessment, doctrines.claimable(assessment), actions)
    return best_ways(assessment, found, prefer, for_claims=True)


@dataclass(frozen=True, slots=True)
class Cards(Goal):
    """A class of Court cards."""

    test: Callable[[Any, Offer, int], bool] = lambda seen, offer, actions: True
    order: str = "influence"

    def secure(self, assessment: Assessment, actions: int, prefer: Preferences) -> list[Secure]:
        found = [each for each in securable(assessment) if self.test(assessment, each, actions)]
        return [secure(each.card) for each in by_doctrine(assessment, found, 0, self.order)]

    def influence(
        self, assessment: Assessment, actions: int, prefer: Preferences
    ) -> list[Influence]:
        if not assessment.agents_left:
            return []
        found = [
            each
            for each in assessment.offers
            if self.test(assessment, each, actions) and agents_wanted(assessment, each, actions)
        ]
        best = by_doctrine(assessment, found, actions, self.order)
        return [influence(each.card) for each in best]


def _would_contend(assessment: Assessment, offer: Offer, actions: int) -> bool:
    """[22] No rival has agents on it, and securing it would contend a declared ambition."""
    if rival_agents(offer, assessment.number):
        return False
    return assessment.contends_one(gains_of(assessment, offer.card), assessment.declared)


def is_defended(assessment: Assessment, offer: Offer, actions: int) -> bool:
    """CAT-14.6: whether a die was thrown for its own agents on a card that a rival could secure."""
    thrown = [each.card for each in assessment.view.turn.thrown]
    return offer.card in thrown and is_threatened(offer, assessment.number)


def is_worth_securing(assessment: Assessment, offer: Offer, actions: int) -> bool:
    """CAT-14.5: every card but a Vox that is neither effective nor brings captives."""
    has_captives = rival_agents(offer, assessment.number) > 0
    return offer.card not in VOX or has_captives or is_effective(assessment, offer.card)


def can_exceed(assessment: Assessment, offer: Offer, actions: int) -> bool:
    """CAT-4.10: whether it can come to have more agents there than each rival."""
    own, most = offer.agents[assessment.number], most_rivals(offer, assessment.number)
    return own <= most < own + min(actions, assessment.agents_left)


def abilities(assessment: Assessment, bases: Sequence[str] = ()) -> list[str]:
    """CAT-14.7: the new actions of its guild and lore cards that are ready and would do something,
    but for those that give up captives of a declared Tyrant that it is contending.
    """
    cat, view, number = assessment.seat.supercat, assessment.view, assessment.number
    spent = cat.exhausted if cat is not None else ()
    keeps = "tyrant" in assessment.declared and assessment.is_contending("tyrant")
    return [
        each
        for base in bases or USES
        for each in new_actions(view, number, base)
        if ACTIONS[each][0] in (*assessment.seat.cards, *assessment.seat.lore)
        and ACTIONS[each][0] not in spent
        and not is_of_fate(ACTIONS[each][0])
        and not (keeps and each in GIVES_CAPTIVES)
    ]


GIVES_CAPTIVES: Final = ("pressgang", "execute")


def _able(base: str) -> Finder:
    return lambda seen, actions: [Ability(each) for each in abilities(seen, (base,))]


UNTESTED: Final = special(build=lambda seen, actions: [""], move=lambda seen, actions: [""])
"""A verb without a goal: the document does not ask whether it can be done."""
ANY_CARD: Final = Cards()
DEFENDING: Final = Cards(
    precondition("closed-none-threatened", lambda seen: seen.view.turn.thrown), is_defended
)
CLAIMS: Final = Special(finders=(("move", _to_claims),))
GOALS: Final[dict[str, Goal]] = {
    "to contend a declared ambition": contend(none_declared, lambda seen: seen.declared, -1),
    "to contend an undeclared ambition": contend(
        none_undeclared, lambda seen: seen.undeclared, CITIES
    ),
    "to take captives": Gain(test=lambda seen, gains, resource: "tyrant" in gains),
    "to grow a lead in a declared ambition": grow(
        precondition("closed-no-lead", lambda seen: seen.wins_declared), lambda seen: seen.declared
    ),
    "to grow a lead in an undeclared ambition": grow(none_undeclared, lambda seen: seen.undeclared),
    "for any resource": Gain(
        precondition("closed-row-full", lambda seen: seen.open_slots_left > 0)
    ),
    "for trophies": Trophies(rank=CITIES),
    "to change the control of a loyal building": Place(
        precondition("closed-none-lost", lambda seen: seen.lost_buildings),
        lambda seen: filter(seen.owns, seen.present),
        takes=False,
        rank=LOYAL,
    ),
    "to take control of a rival building": Place(kind=lambda seen: seen.rival_buildings),
    "to take control of a rival city": Place(
        kind=lambda seen: with_city(seen.rival_buildings), rank=CITIES
    ),
    "to change the control of a rival's gate": Place(
        kind=lambda seen: [each for each in seen.view.systems if SYSTEMS[each].is_gate],
        takes=False,
        rank=GATES,
    ),
    "to get a new claim": CLAIMS,
    "to the task force": special(move=idle_ships),
    "a starport": Buildings(is_open, STARPORT, lambda seen: seen.claims),
    "other starports": Buildings(no_claim, STARPORT, lambda seen: seen.claims),
    "cities": Buildings(no_city_site),
    "ships": Ships(is_open, SHIP, lambda seen: seen.building_ports),
    "to defend an undefended building": Ships(
        is_open,
        SHIP,
        lambda seen: [each for each in seen.building_ports if not seen.seat.ships_at(each)],
    ),
    "anything": Special(precondition("closed-none-damaged", repairs), (("repair", _repaired),)),
    "an effective Vox card": Cards(
        test=lambda seen, offer, actions: is_effective(seen, offer.card)
    ),
    "an uncontested card that would contend a declared ambition": Cards(
        none_declared, _would_contend
    ),
    "a contested card": Cards(  # [23] own agents on it, and a rival with more
        test=lambda seen, offer, actions: (
            0 < offer.agents[seen.number] < most_rivals(offer, seen.number)
        )
    ),
    "a card to more agents than rivals": Cards(test=can_exceed),
    "any other card": ANY_CARD,
    "a critical card": Cards(  # CAT-14.4: one of the marks of critical cards is true
        test=lambda seen, offer, actions: any(
            mark(offer) for mark in influence_order(seen, actions, "critical")
        ),
        order="critical card",
    ),
    "any other card of use": Cards(test=is_worth_securing),
    "to defend own agents on a contested card": DEFENDING,
    "a ready ability": special(
        precondition("closed-no-ability", abilities), **{each: _able(each) for each in USES}
    ),
}
ANY_RESOURCE: Final = GOALS["for any resource"]
"""What lines are for."""

# -- verbs ----------------------------------------------------------------------------------------

_NO_SHIP: Final = precondition("closed-no-ship", lambda seen: seen.ships_left)
_NEEDS: Final[dict[str, Precondition]] = {
    "secure": precondition("closed-no-card-led", securable),
    "influence": precondition("closed-no-agent", lambda seen: seen.agents_left),
}


def needs_of(action: str, goal: Goal) -> Precondition:
    """What closes every line of an action, whatever else it asks."""
    if goal is GOALS["a ready ability"]:
        return precondition("closed-no-ability", lambda seen: abilities(seen, (action,)))
    if action == "build" and isinstance(goal, Buildings):
        site = precondition("closed-no-site", lambda seen: list(goal.sites(seen)))
        return first_of((_NO_SHIP, site)) if isinstance(goal, Ships) else site
    if action == "build" and isinstance(goal, Place):
        return _NO_SHIP
    return _NEEDS.get(action, is_open) if isinstance(goal, Gain | Cards) else is_open


# -- lines ----------------------------------------------------------------------------------------


Aim = Any
"""What a line would do: the option of its action, a March, or a Fight."""


def in_words(words: str) -> dict[str, str]:
    """The words of a row, and their name: what other languages know them by."""
    return {"name": re.sub(r"\W+", "-", words.lower()), "said": words}


Page = tuple[Sequence["Line"], int]
"""Lines, and how many actions they may use."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a suit page: its number in the document, its action and what it would do.

    `unmet` is the question about the table that comes first. What is partial need not be done with
    one card. `goals` are what it is for, in the words of the lexicon. `words` are those of its row;
    `series` is what RULES.md calls the lines of its document by, "" for the first one.
    """

    number: int
    action: str
    find: Callable[[Assessment, int], Sequence[Aim]]
    unmet: Precondition = is_open
    is_partial: bool = False
    goals: tuple[Goal, ...] = ()
    words: str = ""
    series: str = ""
    said_by: ClassVar = "page-line"

    @property
    def clause(self) -> str:
        """The clause of RULES.md."""
        return f"{self.series or 'CAT-N'}-{self.number}"

    @property
    def key(self) -> str:
        """The message that says it in the words of the document."""
        return f"line-{self.number}"

    def unreached(self, far: Assessment) -> Message:
        """What closes it: nothing does that, or more of its agents would be of no use there."""
        cards = [goal for goal in self.goals if isinstance(goal, Cards)]
        if self.action == "influence" and any(
            goal.test(far, each, far.agents_left) for goal in cards for each in far.offers
        ):
            return Message("closed-agents-enough")
        return Message("closed-by-action", {"action": self.action})

    @property
    def told_as(self) -> Message:
        """What it says: in the words of its row, or by a message of its own."""
        if self.series:
            return Message(self.said_by, {"number": self.number, **in_words(self.words)})
        return Message(self.key)

    def told(self, key: str, outcome: ReasonOutcome, **args: Any) -> Reason:
        """That it did not hold, and why."""
        return Reason(self.clause, Message(key, {"line": self.told_as, **args}), outcome=outcome)


class FaithfulLine(Line):
    """A line of a Faithful page, which has no number of its own in the document."""

    __slots__ = ()

    @property
    def clause(self) -> str:
        return f"CATR-6.{self.number}"

    @property
    def key(self) -> str:
        return f"line-faithful-{self.number}-{self.action}"


@dataclass(frozen=True, slots=True)
class FateLine(Line):
    """A line of a fate's page; `is_whole` if it may use all actions of the card (CATR-F-2)."""

    fate: str = ""
    is_whole: bool = False
    said_by: ClassVar = "page-priority"

    @property
    def clause(self) -> str:
        return f"{self.series or 'CATR'}-{self.fate.upper()}-{self.number}"

    @property
    def key(self) -> str:
        return f"line-{self.fate}-{self.number}-{self.action}"


@dataclass(frozen=True, slots=True)
class PreludeLine(Line):
    """A sentence of the Prelude page, about a token, in the place of a line."""

    token: str = ""

    @property
    def clause(self) -> str:
        return f"CAT-5.{self.number}"

    @property
    def key(self) -> str:
        return f"prelude-{self.token}-{self.action}"


@dataclass(frozen=True, slots=True)
class Priority:
    """A line of the general priorities: the suits it names, each with lines of its page, one of
    which must hold.

    `key` is the message that says it in the words of the document, or `said` does; `unmet` is the
    question about the table that comes first.
    """

    clause: str
    key: str
    suits: tuple[tuple[str, tuple[Line, ...]], ...]
    unmet: Precondition = is_open
    said: Message | None = None

    def told(self, key: str, outcome: ReasonOutcome = ReasonOutcome.NOT_SO, **args: Any) -> Reason:
        """What became of it."""
        return Reason(
            self.clause,
            Message(key, {"line": self.said or Message(self.key), **args}),
            outcome=outcome,
        )


SUIT_OF: Final = {actions: suit for suit, actions in SUIT_ACTIONS.items()}
"""The page by the actions that a card gives."""
FIRST_PAGES: Final[dict[str, Callable[[Any, int], list[Page]]]] = {}
"""What comes before the page of the suit, by the mode of the game."""


def walk(
    assessment: Assessment, lines: Sequence[Line], actions: int, allowed: Collection[str]
) -> Iterator[tuple[int, Line, Sequence[Aim]]]:
    """The lines that hold, in their order, with the actions left and allowed."""
    for place, line in enumerate(lines):
        if line.action not in allowed:
            continue
        aims = line.find(assessment, actions)
        if aims:
            yield place, line, aims


def action_of(line: Line, aim: Aim) -> str:
    """The first action that an aim takes: a fight with a march begins with a move."""
    if isinstance(aim, Ability):
        return aim.name
    return "move" if march_of(aim) else line.action


def march_of(aim: Aim) -> March | None:
    """The march of an aim, if it begins with one."""
    if isinstance(aim, March):
        return aim
    return aim.march if isinstance(aim, Fight) else None


def by_lot(options: Sequence[Any]) -> tuple[PossibleOption, ...]:
    """The odds of what a lot decided between; none where there was only one, or where others may
    not know what could be chosen.
    """
    if len(options) < 2 or any(getattr(each, "is_secret", False) for each in options):
        return ()
    return tuple([PossibleOption(each, 1 / len(options)) for each in options])
