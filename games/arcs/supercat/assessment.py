"""What a SUPERCAT sees of the table: its document's words as questions, and ways over the map.

A leg is what one move goes through: the system beside, or with a catapult the gates and where it
comes down. Ships that are on their way count nowhere but where they stand, and never come back to
a system that they left with the same card (CAT-11.22); so the control of the gates ahead is what
it is without them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Any, Final, Literal, TypeVar, get_args, get_type_hints

from games.arcs.board import (
    AGENT,
    AMBITIONS,
    CARDS,
    CITY,
    SHIP,
    STARPORT,
    SUIT_ACTIONS,
    SYSTEMS,
    neighbours,
)
from games.arcs.card import READINGS
from games.arcs.moves import Tax
from games.arcs.parts import NOBODY, Building, Deed, Offer, Seat
from games.arcs.rule_hooks import (
    ICONS_OF,
    ambition_count,
    declared,
    hits_of_ships,
    phantom_count,
    query,
    supply,
)
from games.arcs.rule_queries import ExtraDice
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import is_open_port, tax_options
from games.arcs.steps.gaining import droppable


@dataclass(frozen=True, slots=True)
class Readings:
    """The readings that can be switched; the defaults are those of RULES.md.

    `contend` (CAT-12.1): whether a better place counts as improving a position, or any rise.
    `raid` (CAT-12.2): whether the number of dice is asked for in both cases of a raid, or only in
    the first. `combat` (CAT-12.3): whether another card needs a Fuel and a Weapon to be a combat
    card, or a Weapon alone. `spend` (CAT-12.4): whether nothing of a declared ambition that is
    contended is spent, or only what ends the contention, or nothing of any declared one. `preach`
    (CAT-12.5): whether a Believer seeks a claim for every suit without a loyal city, or one on
    every such planet. `settle` (CAT-12.8): whether a Founder moves for one system more, or may give
    one up for it. `abandon` (CAT-12.9): whether a march may give up the control of an own building,
    as a last resort, or never does. `undo` (CAT-12.10): whether what a card has achieved stays, or
    a later line of the same card may give it up.

    What versions of the document say differently, by switches of theirs: whether two cards are
    drawn always, or only while the counter is above its bonus cards (`draw`); whether with options
    of one suit the higher number is led (`one_suit`); what becomes of a contested card that cannot
    be secured (`contested`); which assault dice are rolled (`dice`), how a raid is fought before
    its last action (`raiding`); which Outrage is risked (`outrage`); whether a city is fought for
    the Court (`ransack`); what Fuel is for (`fuel`), and how many tokens go to a combat (`tokens`);
    how often an ability is used (`ability`). In the campaign: the dice against Blight (`blight`);
    whether a Vox card whose Crisis would do harm is as good as one that is effective (`crisis`);
    whether an Event takes one off the die to seize, or seizes (`urgent`); how an Edict is chosen
    (`edicts`); whether an offer is weighed by what it does for who `lets` says, or for any rival
    (`helped`), by all actions above an even trade or below it too (`trade`), by what advances an
    objective now or later too (`objective`); what is paid (`payment`); how long SUPERCATs negotiate
    (`talks`); when the Protector is spent (`mending`); what Informants swap (`informants`).
    `version` is that of the document, "" for that of the seat.
    """

    contend: Literal["place", "count"] = "place"
    raid: Literal["both", "first"] = "both"
    combat: Literal["fuel", "weapon"] = "fuel"
    spend: Literal["never", "losing", "declared"] = "never"
    preach: Literal["suit", "planet"] = "suit"
    settle: Literal["more", "any"] = "more"
    abandon: Literal["progress", "last", "never"] = "progress"
    undo: Literal["never", "may"] = "never"
    draw: Literal["always", "spare"] = "always"
    one_suit: Literal["asked", "higher"] = "asked"
    contested: Literal["match", "leave"] = "match"
    dice: Literal["half", "double"] = "half"
    raiding: Literal["trophies", "skirmish"] = "trophies"
    outrage: Literal["losing", "contending"] = "losing"
    ransack: Literal["never", "goal"] = "never"
    fuel: Literal["combat", "claims"] = "combat"
    tokens: Literal["all", "two"] = "all"
    ability: Literal["always", "chapter"] = "always"
    blight: Literal["two", "step"] = "two"
    crisis: Literal["ignored", "adverse"] = "ignored"
    urgent: Literal["die", "seizes"] = "die"
    edicts: Literal["aligned", "collected"] = "aligned"
    helped: Literal["lets", "rivals"] = "lets"
    trade: Literal["above", "both"] = "above"
    objective: Literal["now", "later"] = "now"
    payment: Literal["least", "exact"] = "least"
    talks: Literal["once", "rounds"] = "once"
    mending: Literal["any", "two"] = "any"
    informants: Literal["swap", "board"] = "swap"
    version: str = ""


DEFAULT = Readings()
READING_VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    name: get_args(hint) for name, hint in get_type_hints(Readings).items() if get_args(hint)
}
"""The values that each reading can have."""


def readings_of(options: Mapping[str, str]) -> Readings:
    """The readings that the options of a set-up ask for; what they lack is as usual."""
    asked = {each.key: options.get(each.key, "") for each in READINGS}
    known: Any = {
        key: value for key, value in asked.items() if value in READING_VALUES.get(key, ())
    }
    return Readings(**known)


DOCUMENTS: Final[dict[str, Any]] = {}
"""The documents by their names; filled by `document`, the campaign's by `campaign.bots.pages`."""


def document_at(table: ArcsTable, number: int, version: str = "") -> Any:
    """The document of a version, or of the one of a SUPERCAT's seat; with a hand the first one."""
    cat = table.seats[number].supercat
    usual = cat.version if cat is not None else FIRST_VERSION
    return DOCUMENTS[f"{table.rules.mode} {version or usual}"]


def readings_at(table: ArcsTable, number: int) -> Readings:
    """The readings that the document of a seat decides, the others as usual."""
    found: Readings = document_at(table, number).readings(DEFAULT)
    return found


FIRST_VERSION: Final = "0.5"
FIRST, TIED_FIRST, SECOND, TIED_SECOND, NOWHERE = 1, 2, 3, 4, 5
AMBITION_OF: Final = {
    resource: ambition for ambition, icons in ICONS_OF.items() for resource in icons
}
"""The ambition that counts icons of a type; a Weapon counts for none."""


def place_of(counts: Sequence[int], number: int) -> int:
    """CAT-10.1: first, tied for first, second or tied for second among these counts, or none.

    Nothing never places; after a tie for first the next lower count is second.
    """
    own = counts[number]
    if not own:
        return NOWHERE
    higher = {count for count in counts if count > own}
    if len(higher) > 1:
        return NOWHERE
    tied = counts.count(own) > 1
    return (SECOND if higher else FIRST) + tied


def counts_of(table: ArcsTable, ambition: str) -> list[int]:
    """What every seat has for an ambition, and last the tokens of a game for two (CAT-11.1)."""
    counts = [ambition_count(table, number, ambition) for number in range(len(table.seats))]
    return [*counts, phantom_count(table, ambition)] if table.phantoms else counts


def winning(table: ArcsTable, number: int, ambition: str) -> bool:
    """CAT-10.2: first, and alone."""
    return place_of(counts_of(table, ambition), number) == FIRST


def undeclared(table: ArcsTable) -> list[str]:
    """CAT-10.3: the ambitions that could still be declared for the first time."""
    if not table.free_markers:
        return []
    return [ambition for ambition in AMBITIONS if not table.boxes.get(ambition)]


Leg = tuple[str, ...]
Legs = tuple[Leg, ...]
MANY = 12
"""As many ways of the same length to one system are told apart."""


@dataclass(slots=True)
class Ways:
    """Every system that moves from an origin lead to, how many it takes, and by which legs.

    `first` is one of the shortest ways to each.
    """

    costs: Mapping[str, int]
    steps: Mapping[str, list[tuple[str, Leg]]]
    first: Mapping[str, Legs]

    def all(self, target: str) -> list[Legs]:
        """All shortest ways to a system, but no more than many."""
        if not self.costs[target]:
            return [()]
        found: list[Legs] = []
        for before, leg in self.steps[target]:
            found += [
                (*legs, leg)
                for legs in self.all(before)
                if not any(system in leg for each in legs for system in each)
            ]
            if len(found) >= MANY:
                break
        return found[:MANY]


def ways_from(
    origin: str, horizon: int, flights: Callable[[str], Sequence[Leg]], avoided: Collection[str]
) -> Ways:
    """The ways of so many moves at most, which come through none of the systems to be avoided, and
    through none twice.
    """
    costs: dict[str, int] = {origin: 0}
    steps: dict[str, list[tuple[str, Leg]]] = {}
    first: dict[str, Legs] = {origin: ()}
    behind: dict[str, frozenset[str]] = {origin: frozenset()}
    front = [origin]
    for cost in range(1, horizon + 1):
        after = []
        for system in front:
            for leg in flights(system):
                target = leg[-1]
                if target in avoided or not behind[system].isdisjoint(leg):
                    continue
                known = costs.get(target)
                if known is None:
                    costs[target], steps[target] = cost, [(system, leg)]
                    first[target] = (*first[system], leg)
                    behind[target] = behind[system].union(leg)
                    after.append(target)
                elif known == cost:
                    steps[target].append((system, leg))
        if not after:
            break
        front = after
    return Ways(costs, steps, first)


def flights_from(
    start: str, out: tuple[int, ...], flies: Callable[[str], bool], avoided: Collection[str]
) -> list[Leg]:
    """What a catapult reaches with one move: over gates that let ships pass, by the fewest."""
    near = neighbours(out)
    found: dict[str, list[Leg]] = {
        target: [(target,)] for target in near[start] if target not in avoided
    }
    front = list(found)
    while front:
        after: dict[str, list[Leg]] = {}
        for gate in front:
            if flies(gate):
                for target in near[gate]:
                    if target not in found and target != start and target not in avoided:
                        after.setdefault(target, []).extend([(*leg, target) for leg in found[gate]])
        found |= after
        front = list(after)
    return [leg for legs in found.values() for leg in legs]


REMEMBERED = 128
HURT_HITS = 1
FAR = 24
"""More moves than the map is wide."""

Gains = Mapping[str, int]
"""What an action would add to the counts of ambitions."""


class Assessment:
    """One view through the eyes of one seat. Nothing here changes the view.

    `paid_moves` are moves that resources could pay for besides the actions of a card, `may_march`
    says whether those actions may move, `horizon` how many moves at most are looked ahead. `trail`
    is what its card has done so far; without it nothing is held back. `refunded` are moves that
    were paid for since, when the table is taken back to before them.
    """

    def __init__(self, view: ArcsTable, number: int, readings: Readings = DEFAULT) -> None:
        self.view = view
        self.number = number
        self.document = document_at(view, number, readings.version)
        self.asked = readings
        self.readings: Readings = self.document.readings(readings)
        self.seat: Seat = view.seats[number]
        self.paid_moves = 0
        self.may_march = True
        self.horizon = FAR
        self._counts: dict[str, list[int]] = {}
        self._ways: dict[tuple[str, int], Ways] = {}
        self._control: dict[str, int] = {}
        self._most: dict[str, tuple[int, bool]] = {}
        self._dice: dict[str, int] = {}
        self._hits: dict[tuple[int, int, int], list[int]] = {}
        self.trail: tuple[Deed, ...] = view.turn.trail if view.seat == number else ()
        self.marchers: list[Any] | None = None
        self.refunded = 0
        self._far: Assessment | None = None
        self.given_up: dict[tuple[str, int, int, bool, int], bool] = {}
        self.raidable: dict[int, list[Any]] = {}
        self.fights: dict[tuple[str, int], Any] = {}
        self._there: dict[tuple[int, str], list[Building]] = {}

    def looking_at(self, view: ArcsTable) -> Assessment:
        """The same eyes before another table."""
        return type(self)(view, self.number, self.asked)

    def forget_flight(self, view: ArcsTable) -> None:
        """What a table that is taken back keeps in mind of ships on a catapult is forgotten."""

    def with_most_actions(self, moves: int) -> Assessment:
        """The same eyes, looking so many moves ahead, and minding nothing done before."""
        if self._far is None:
            self._far = self.looking_at(self.view)
            self._far.trail, self._far.horizon = (), moves
            self._far.may_march = self.may_march
            self._far.paid_moves = self.paid_moves
        return self._far

    @property
    def free_moves(self) -> int:
        """The moves to a combat that something else than Fuel pays for."""
        return 0

    @property
    def has_hand(self) -> bool:
        """CAT-13.1: whether it plays with a hand of cards."""
        return self.seat.supercat is None

    @property
    def lead_actions(self) -> tuple[str, ...]:
        return SUIT_ACTIONS[CARDS[self.view.lead.card].suit]

    # -- ambitions ----------------------------------------------------------------------------

    def counts(self, ambition: str) -> list[int]:
        found = self._counts.get(ambition)
        if found is None:
            found = self._counts[ambition] = counts_of(self.view, ambition)
        return found

    def place(self, ambition: str) -> int:
        """CAT-10.1: its place in an ambition."""
        return place_of(self.counts(ambition), self.number)

    @cached_property
    def declared(self) -> list[str]:
        return declared(self.view)

    @cached_property
    def undeclared(self) -> list[str]:
        return undeclared(self.view)

    def is_winning(self, ambition: str) -> bool:
        """CAT-10.2: first, and not tied."""
        return self.place(ambition) == FIRST

    def is_contending(self, ambition: str) -> bool:
        """CAT-10.5: first or second, ties included."""
        return self.place(ambition) < NOWHERE

    def leads(self, ambition: str) -> bool:
        """Winning, or tied for first."""
        return self.place(ambition) <= TIED_FIRST

    def contends(self, ambition: str, more: int, owner: int = NOBODY) -> bool:
        """CAT-10.4: whether having so much more, taken from an owner, contends an ambition."""
        if more <= 0:
            return False
        before = self.counts(ambition)
        after = before.copy()
        after[self.number] += more
        if owner != NOBODY:
            after[owner] -= more
        place = place_of(after, self.number)
        if self.readings.contend == "count":
            return place < NOWHERE
        return place < self.place(ambition)

    def contends_one(self, gains: Gains, among: list[str], owner: int = NOBODY) -> bool:
        """Whether these gains contend one of the ambitions."""
        return any(self.contends(each, gains[each], owner) for each in among if each in gains)

    def grows(self, gains: Gains, among: list[str]) -> bool:
        """CAT-10.6: whether these gains grow a lead in one of the ambitions."""
        return any(self.is_winning(each) for each in among if gains.get(each))

    @cached_property
    def wins_declared(self) -> bool:
        """Whether it is winning a declared ambition."""
        return any(self.is_winning(each) for each in self.declared)

    def may_spend(self, resource: str) -> bool:
        """CAT-5.1 to 5.4: nothing of a declared ambition that it is contending (CAT-12.4)."""
        ambition = AMBITION_OF.get(resource)
        if ambition is None or not self.view.boxes.get(ambition):
            return True
        if self.readings.spend == "declared":
            return False
        if not self.is_contending(ambition):
            return True
        if self.readings.spend == "never":
            return False
        return self.place_after(ambition, -1) < NOWHERE

    def place_after(self, ambition: str, more: int) -> int:
        """Its place with so much more, or less."""
        after = self.counts(ambition).copy()
        after[self.number] += more
        return place_of(after, self.number)

    # -- the map ------------------------------------------------------------------------------

    def controller(self, system: str) -> int:
        """ARCS-1.3: who controls a system."""
        found = self._control.get(system)
        if found is None:
            found = self._control[system] = self.view.controller(system)
        return found

    def is_rivals(self, system: str) -> bool:
        return self.controller(system) not in (self.number, NOBODY)

    def builds_fresh(self, system: str) -> bool:
        """ARCS-7.6: whether what it builds there is fresh."""
        return not self.is_rivals(system)

    def most_rival(self, system: str) -> int:
        """The most fresh ships that any rival has in a system, of those that count for control."""
        return self._met(system)[0]

    def _met(self, system: str) -> tuple[int, bool]:
        """What a fresh ship of its own meets: the most of a rival, and whether its own counts."""
        found = self._most.get(system)
        if found is None:
            fresh = [seat.fresh.get(system, 0) for seat in self.view.seats]
            fresh[self.number] = 1
            counted = list(self.view.counted(system, fresh))
            counts = bool(counted.pop(self.number))
            found = self._most[system] = max(counted), counts
        return found

    @cached_property
    def rivals(self) -> list[Seat]:
        return [seat for number, seat in enumerate(self.view.seats) if number != self.number]

    @cached_property
    def buildings(self) -> list[Building]:
        return [each for each in self.view.buildings if each.seat == self.number]

    @cached_property
    def ports(self) -> set[str]:
        """The systems with a starport of its own."""
        return {each.system for each in self.buildings if each.kind == STARPORT}

    @cached_property
    def cities(self) -> list[Building]:
        return [each for each in self.buildings if each.kind == CITY]

    @cached_property
    def present(self) -> list[str]:
        """The systems with a piece of its own, in the order of the map."""
        where = {each.system for each in self.buildings}
        where.update(self.seat.fresh, self.seat.hurt)
        return [system for system in self.view.systems if system in where]

    @cached_property
    def fleets(self) -> list[str]:
        """The systems with ships of its own, in the order of the map."""
        fresh, hurt = self.seat.fresh, self.seat.hurt
        return [system for system in self.view.systems if system in fresh or system in hurt]

    @cached_property
    def claims(self) -> dict[str, int]:
        """CAT-10.7: its claims: the open building slots where it has a piece, by planet."""
        return {each: self.open_slots[each] for each in self.present if self.open_slots[each] > 0}

    @cached_property
    def open_slots(self) -> Mapping[str, int]:
        """The building slots without a building, by system."""
        taken = Counter([each.system for each in self.view.buildings if not each.beside])
        return {each: SYSTEMS[each].slots - taken.get(each, 0) for each in self.view.systems}

    @cached_property
    def unbuilt(self) -> int:
        """CAT-10.8: the cities on its own board."""
        return self.view.in_supply(self.number, CITY)

    @cached_property
    def task_force(self) -> list[str]:
        """CAT-10.11: the group with the most fresh ships; of equal ones each (CAT-11.6)."""
        most = max(self.seat.fresh.values(), default=0)
        return [system for system in self.fleets if most and self.seat.fresh.get(system) == most]

    @cached_property
    def lost_buildings(self) -> list[str]:
        """The systems of its own buildings that a rival controls."""
        return [each for each in self.present if self.owns(each) and self.is_rivals(each)]

    def owns(self, system: str) -> bool:
        """Whether it has a building there."""
        return system in self._built

    @cached_property
    def _built(self) -> set[str]:
        return {each.system for each in self.buildings}

    @cached_property
    def rival_buildings(self) -> dict[str, list[Building]]:
        """The buildings of rivals by system."""
        found: dict[str, list[Building]] = {}
        for each in self.view.buildings:
            if each.seat != self.number:
                found.setdefault(each.system, []).append(each)
        return found

    @property
    def prized_buildings(self) -> dict[str, list[Building]]:
        """The buildings whose cities it wants to control, by system."""
        return self.rival_buildings

    @property
    def building_ports(self) -> list[str]:
        """The systems where a starport can build a ship for it."""
        if not self.ships_left:
            return []
        ports = [each.system for each in self.buildings if is_open_port(each, self.number)]
        return list(dict.fromkeys(ports))

    def is_new_resource(self, system: str) -> bool:
        """CAT-10.8: a planet of a type that it holds no token of, or has no city on."""
        resource = SYSTEMS[system].resource
        if resource not in self.seat.slots:
            return True
        return all(SYSTEMS[each.system].resource != resource for each in self.cities)

    def controls_with(self, system: str, fresh: int) -> bool:
        """Whether it would control a system with so many more fresh ships there."""
        most, counts = self._met(system)
        return counts and self.seat.fresh.get(system, 0) + fresh > most

    def rules_for_empire(self, system: str) -> bool:
        """REACH-3.3: whether it controls a system with any piece there; only in the campaign."""
        return False

    def frees_with(self, system: str, fresh: int) -> bool:
        """Whether no rival would control a system with so many more fresh ships of its own."""
        most, counts = self._met(system)
        ours = self.seat.fresh.get(system, 0) + fresh
        return ours >= most and ((counts and ours > 0) or not self.is_rivals(system))

    def may_leave(self, system: str) -> tuple[int, int]:
        """The most ships, fresh and damaged, that can leave a system of its own and keep it so."""
        fresh, hurt = self.seat.fresh.get(system, 0), self.seat.hurt.get(system, 0)
        return fresh - self.most_rival(system) - 1, hurt

    @cached_property
    def ships_left(self) -> int:
        """Its ships in the supply."""
        return self.view.in_supply(self.number, SHIP)

    @cached_property
    def agents_left(self) -> int:
        """Its agents in the supply."""
        return self.view.in_supply(self.number, AGENT)

    @cached_property
    def open_slots_left(self) -> int:
        """How many of its resource slots are open and empty."""
        return self.view.open_slots(self.number) - len(self.seat.tokens)

    def can_gain(self, resource: str) -> bool:
        """Whether a token of a type is there, and a place for it that it need not clear of its own
        kind."""
        if not supply(self.view, resource):
            return False
        if self.open_slots_left > 0:
            return True
        return any(each != resource for each in droppable(self.view, self.number, resource))

    @property
    def claims_wanted(self) -> int:
        """CAT-7.2: how many claims are enough."""
        return self.unbuilt

    def seeks(self, resource: str) -> bool:
        """Whether one more token of a type contends an ambition, declared or undeclared."""
        gains = {AMBITION_OF[resource]: 1} if resource in AMBITION_OF else {}
        return self.contends_one(gains, [*self.declared, *self.undeclared])

    # -- the Court ----------------------------------------------------------------------------

    @cached_property
    def offers(self) -> list[Offer]:
        """The Court cards that can be influenced and secured."""
        return [each for each in self.view.court if each.card]

    def first_of_all(self, card: str) -> int:
        """CAT-8.3: what comes before everything else in the order of influence; more is better."""
        return 0

    def comes_along(self, card: str) -> str:
        """The card that whoever secures a Court card takes besides, "" for none."""
        return ""

    # -- battles ------------------------------------------------------------------------------

    @cached_property
    def foes_by_system(self) -> dict[str, list[int]]:
        """Whom it could attack in a system: the rivals with pieces there."""
        found: dict[str, list[int]] = {}
        for number, seat in enumerate(self.view.seats):
            if number != self.number:
                where = {each.system for each in self.view.buildings if each.seat == number}
                where.update(seat.fresh, seat.hurt)
                for system in where:
                    found.setdefault(system, []).append(number)
        return found

    def only_ends_control(self, system: str, defender: int, fresh: int) -> bool:
        """ARCS-1.3: whether a defender's system stays uncontrolled with so many own fresh ships."""
        left = [each.fresh.get(system, 0) for each in self.view.seats]
        left[self.number] = fresh
        if self.view.is_seat(defender):
            left[defender] = 0
        is_its = self.controller(system) == defender
        return is_its and self.view.holder(system, left) != self.number

    def defends(self, owner: int, system: str) -> int:
        """The fresh ships that defend with an owner."""
        return self.view.seats[owner].fresh.get(system, 0)

    def toughness(self, owner: int, system: str) -> list[int]:
        """The hits that the pieces of an owner take in a system, in the order of their fall."""
        there = self.buildings_at(owner, system)
        return self.ship_hits(owner, system) + sorted(HURT_HITS + each.fresh for each in there)

    def buildings_at(self, owner: int, system: str) -> list[Building]:
        """The buildings of an owner in a system."""
        found = self._there.get((owner, system))
        if found is None:
            found = self._there[owner, system] = self.view.buildings_at(system, owner)
        return found

    def ship_hits(self, owner: int, system: str) -> list[int]:
        """The hits that the ships of an owner take, in the order of their fall."""
        ships = (owner, *self.view.ships_of(owner, system))
        found = self._hits.get(ships)
        if found is None:
            found = self._hits[ships] = hits_of_ships(self.view, self.number, *ships)
        return found

    def shield(self, owner: int, system: str) -> int:
        """The hits that ships take before the buildings of an owner are hit."""
        return sum(self.ship_hits(owner, system))

    def allies(self, system: str, foe: int) -> tuple[int, int]:
        """The ships of others that would attack along, fresh ones and all."""
        return 0, 0

    def brought(self, march: Any, foe: int) -> tuple[int, int]:
        """The ships of others that a march brings along against a foe, fresh ones and all."""
        return 0, 0

    @property
    def lone_marchers(self) -> Sequence[Any]:
        """The systems where only ships of others stand that it can send out to battle."""
        return ()

    plunders = False
    """Whether there are owners to raid that are no seats."""

    def fit_for_trophies(self, owner: int, fresh: int, dice: int, system: str) -> bool:
        """CAT-8.20: whether it is fit to battle an owner for trophies."""
        return fresh >= self.defends(owner, system)

    def steps_to_assault(self, owner: int, system: str) -> int:
        """CAT-14.11: what twice as many assault dice are rolled for: the fresh defenders."""
        return self.defends(owner, system)

    @property
    def declares_besides(self) -> bool:
        """Whether it may declare what no rival wins, if there is nothing else to declare."""
        return False

    def fights_without_own_ships(self, system: str) -> bool:
        """Whether it can battle in a system without ships of its own."""
        return False

    def fresh_attackers(self, system: str) -> int:
        """The fresh ships that attack with it in the battle under way."""
        return self.seat.fresh.get(system, 0)

    def plunder(self, owner: int, system: str) -> Sequence[str]:
        """The types that a raid of an owner that is no seat takes, one for a key."""
        return []

    def attackers(self, system: str) -> int:
        """The ships that attack with it in the battle under way."""
        return self.seat.ships_at(system)

    def extra_dice(self, system: str) -> int:
        """ARCS-8.3: the dice that cards or aids add there."""
        found = self._dice.get(system)
        if found is None:
            found = self._dice[system] = query(self.view, ExtraDice(self.number, system), 0)
        return found

    # -- ways ---------------------------------------------------------------------------------

    @property
    def launches(self) -> set[str]:
        """The systems from which its ships are catapulted."""
        return self.ports

    def flies_past(self, gate: str) -> bool:
        """ARCS-7.9: whether ships on a catapult could go on from there."""
        return SYSTEMS[gate].is_gate and not self.is_rivals(gate)

    @cached_property
    def _sky(self) -> tuple[tuple[int, ...], frozenset[str], frozenset[str]]:
        """What is out of play, its launches, and the gates that a catapult's ships go on from."""
        launches, view = frozenset(self.launches), self.view
        gates = [each for each in view.systems if launches and self.flies_past(each)]
        return view.out, launches, frozenset(gates)

    def ways(self, origin: str, horizon: int | None = None) -> Ways:
        """The ways from a system, within the horizon; none leads back to what was left."""
        most = self.horizon if horizon is None else horizon
        found = self._ways.get((origin, most))
        if found is None:
            avoided = frozenset((origin, *self.left_from(origin)))
            found = _ways(origin, most, *self._sky, avoided)
            self._ways[origin, most] = found
        return found

    # -- what its card has done -----------------------------------------------------------------

    @cached_property
    def _left(self) -> Mapping[str, set[str]]:
        groups: dict[str, list[tuple[int, set[str]]]] = {}
        for deed in self.trail:
            if deed.kind == "move":
                there, behind, ships = groups.get(deed.origin, []), {deed.origin}, deed.ships
                while there and ships > 0:
                    count, left = there.pop()
                    behind |= left
                    ships -= count
                    if ships < 0:
                        there.append((-ships, left))
                groups.setdefault(deed.place, []).append((deed.ships, behind))
        return {place: set().union(*[left for _, left in all_]) for place, all_ in groups.items()}

    def left_from(self, system: str) -> Collection[str]:
        """CAT-11.22: the systems that ships now standing in a system have left with this card."""
        return self._left.get(system, ())

    @cached_property
    def held_places(self) -> set[str]:
        """CAT-11.21: where moves and battles of this card ended, and where a ship that it built or
        repaired gave control.
        """
        moves = [deed for deed in self.trail if deed.kind in ("move", "battle")]
        gone = {
            place
            for place, deed in enumerate(moves[:-1])
            if (moves[place + 1].origin, moves[place + 1].fresh, moves[place + 1].hurt)
            == (deed.place, deed.fresh, deed.hurt)
        }
        held = {deed.place for place, deed in enumerate(moves) if place not in gone}
        return held | {place for place in self._gained_by_ships if place not in held}

    @property
    def _gained_by_ships(self) -> Iterator[str]:
        """The systems that are its own only by the ships that this card built or repaired."""
        done = [each for each in self.trail if each.kind in ("build", "repair")]
        gained = Counter([each.place for each in done if each.fresh and not each.prelude])
        for place, ships in gained.items():
            before = self.seat.fresh.get(place, 0) - ships
            if self.controller(place) == self.number and before <= self.most_rival(place):
                yield place

    def undoes(self, system: str, fresh: int, hurt: int) -> bool:
        """CAT-11.21: whether ships that leave would undo what this card has achieved there."""
        if self.readings.undo == "may" or system not in self.held_places:
            return False
        left = self.seat.fresh.get(system, 0) - fresh
        ships = self.seat.ships_at(system) - fresh - hurt
        if system in self.claims and not ships and not self.owns(system):
            return True
        if system in self.ports and self.guards_ports and not ships:
            return True
        if self.controller(system) == self.number:
            return not self.keeps_control(system, fresh, hurt)
        return not self.is_rivals(system) and self.most_rival(system) > left

    def leaves_to_rival(self, system: str, fresh: int) -> bool:
        """Whether a rival controls a system once so many ships leave it, and none does now."""
        if self.is_rivals(system):
            return False
        left = [seat.fresh.get(system, 0) for seat in self.view.seats]
        left[self.number] -= fresh
        return self.view.holder(system, left) not in (self.number, NOBODY)

    def keeps_control(self, system: str, fresh: int, hurt: int) -> bool:
        """Whether a system of its own stays so when so many ships leave it."""
        most, damaged = self.may_leave(system)
        return fresh <= most and hurt <= damaged

    @property
    def guards_ports(self) -> bool:
        """Whether it moves ships to its starports for their own sake."""
        return False


@lru_cache(REMEMBERED)
def _ways(
    origin: str,
    horizon: int,
    out: tuple[int, ...],
    launches: frozenset[str],
    gates: frozenset[str],
    avoided: frozenset[str],
) -> Ways:
    """The ways from a system; most are the same for several decisions."""
    steps = _steps(out)

    def legs(system: str) -> Sequence[Leg]:
        if system not in launches:
            return steps[system]
        return flights_from(system, out, gates.__contains__, avoided)

    return ways_from(origin, horizon, legs, avoided)


@cache
def _steps(out: tuple[int, ...]) -> Mapping[str, tuple[Leg, ...]]:
    """Where one move leads that is no flight."""
    near = neighbours(out)
    return {system: tuple([(target,) for target in near[system]]) for system in near}


# -- what is taxed, and how preferences choose -----------------------------------------------------


@dataclass(frozen=True, slots=True)
class Taxed:
    """A city that can be taxed and what that would add to ambitions."""

    option: Tax
    resource: str
    gains: Gains


def taxes(assessment: Assessment) -> list[Taxed]:
    """Every city that can be taxed."""
    found = []
    for option in dict.fromkeys(tax_options(assessment.view, assessment.number)):
        resource = SYSTEMS[option.system].resource
        gained = resource if assessment.can_gain(resource) else ""
        gains = {AMBITION_OF[gained]: 1} if gained in AMBITION_OF else {}
        if _captures(assessment, option) and assessment.view.in_supply(option.owner, AGENT):
            gains["tyrant"] = 1
        found.append(Taxed(option, gained, gains))
    return found


def _captures(assessment: Assessment, option: Tax) -> bool:
    """Whether the tax takes an agent: of another seat, whose city is not taxed as a loyal one."""
    is_loyal = option.owner == assessment.number or option.as_loyal
    return not is_loyal and assessment.view.is_seat(option.owner)


T = TypeVar("T")


def preferred(candidates: Iterable[T], *tests: Callable[[T], float]) -> list[T]:
    """CAT-1.10: a list of preferences: each filters what is left, the best of it stays.

    Each is a number, so that nothing can be compared but what is of one kind.
    """
    left = list(candidates)
    for test in tests:
        if len(left) < 2:
            break
        marks = [test(each) for each in left]
        best = max(marks)
        left = [each for each, mark in zip(left, marks, strict=True) if mark == best]
    return left
