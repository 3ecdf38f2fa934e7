"""What lies on the table of Arcs, and what happens next.

`ArcsTable` is everything common, `Seat` everything of one player. Systems, action cards and Court
cards are named by the ids of the board's data. What is in nobody's use is never stored: supplies
are what remains of the box (`in_supply`, `tokens_free`). Face-down piles have no order inside a
layer: it does not exist until a card is drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from operator import attrgetter
from typing import Final, Literal, Protocol, TypeVar

from engine.core.step import Step
from games.arcs.board import (
    AGENT,
    AMBITIONS,
    CARDS,
    CITY,
    CITY_BONUS,
    COURT_ROW,
    FEWEST_SEATS,
    HIDDEN,
    LAST_CHAPTER,
    MARKERS,
    MOST_SEATS,
    OPEN_SLOTS,
    PIECES,
    RAID_COSTS,
    RESOURCES,
    SETUP_CARDS,
    SHIP,
    SLOT_COSTS,
    SUPPLY,
    SYSTEMS,
    TOKENS_PER_RESOURCE,
    deck,
    phantom_tokens,
    setup_cards,
    systems_in_play,
)
from games.arcs.court import BASE_COURT, COURT, REACH_COURT
from games.arcs.leaders import LEADERS, LORE
from games.arcs.reach.data import (
    COUNCIL,
    FAITHFUL_CARDS,
    GOLEMS,
    IGNORES,
    IMPERIAL_SHIPS,
    UNKNOWN_LORE,
)
from games.arcs.reach.state import BLIGHT, BOX, EMPIRE, FREE, NO_SPOILS, OWNERS, SPOILS, Reach

Kind = Literal["city", "starport"]
How = Literal["lead", "surpass", "copy", "pivot", "event"]
Mode = Literal["base", "campaign"]
Aids = Literal["off", "behind", "always"]
Leaders = Literal["off", "on"]
T = TypeVar("T")

NOBODY = -1
EVERYBODY = -2
NO_TOKEN = ""
NO_PIECES: Final = (0,) * len(PIECES)


class ArcsStep(Step, Protocol):
    """A step that also knows which tables it can stand on."""

    def misfits(self, table: ArcsTable) -> list[str]:
        """What on the table contradicts this step, one sentence each."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of the set-up; `aids` says when a SUPERCAT has its advantages (CAT-1.3)."""

    mode: Mode = "base"
    aids: Aids = "behind"
    leaders: Leaders = "off"


@dataclass(frozen=True, slots=True)
class Building:
    """A city or starport on the map; `used` once taxed, or once it has built, in this turn.

    `beside` says that a text put it beside the building slots, or at a gate, which has none. Those
    of the Free States belong to `FREE`.
    """

    seat: int
    kind: Kind
    system: str
    fresh: bool = True
    used: bool = False
    beside: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """A card of the round, and how it was played; a copy lies face down."""

    seat: int
    card: str
    how: How


@dataclass(frozen=True, slots=True)
class Extra:
    """A card that a seat gave to seize the initiative, face down."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Lying:
    """A card of the action discard pile, and who knows it (a seat, NOBODY or EVERYBODY)."""

    card: str
    known_to: int = NOBODY


FACE_DOWN: Final = Lying(HIDDEN)


@dataclass(frozen=True, slots=True)
class Attached:
    """A Union of a seat laid beside a played card, which the seat picks up as the round ends."""

    seat: int
    union: str
    card: str


@dataclass(frozen=True, slots=True)
class Offer:
    """A card of the Court row with the agents of each seat; no card while it is being refilled."""

    card: str
    agents: tuple[int, ...]

    def leader(self) -> int:
        """The seat with more agents than each other, or NOBODY."""
        most = max(self.agents)
        return self.agents.index(most) if self.agents.count(most) == 1 else NOBODY


@dataclass(frozen=True, slots=True)
class Turn:
    """What one turn keeps in mind: pips left, the actions they may be spent on, and the Prelude.

    `spent` are tokens that return to the supply as the Prelude ends, `secured` the cards whose
    Prelude text has to wait, `used` those that may speak only once a turn, `influenced` the Court
    cards that got an agent. `acted` says that something was done since the card was played.
    `taxed` are the planets whose empty building slots were taxed, one by one. `built` says that a
    starport was built.
    """

    pips: int = 0
    actions: tuple[str, ...] = ()
    prelude: bool = False
    acted: bool = False
    armed: bool = False
    spent: tuple[str, ...] = ()
    secured: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    taxed: tuple[str, ...] = ()
    influenced: tuple[str, ...] = ()
    built: bool = False

    def spending_a_pip(self) -> Turn:
        """ARCS-5.9: one pip fewer; the Prelude is over, and what it spent returns."""
        return Turn(
            self.pips - 1, self.actions, False, True, self.armed, (), self.secured, self.used,
            self.taxed, self.influenced, self.built,
        )  # fmt: skip


NO_TURN: Final = Turn()


@dataclass(frozen=True, slots=True)
class Supercat:
    """CAT-2: what a SUPERCAT has in the place of a hand: its hand counter and seize counter.

    `drawn` are the cards of its hand that it has revealed for this turn, or that somebody looks at.
    `has_spied` says that it has used Informants in this chapter.
    """

    counter: int = 0
    seize: int = 0
    drawn: tuple[str, ...] = ()
    has_spied: bool = False


@dataclass(slots=True)
class Seat:
    """Everything one player owns.

    `slots` are the resource slots in their order (NO_TOKEN where empty), `fresh` and `hurt` the
    ships by system, `captives` the agents held by owner, `trophies` the pieces held by owner and
    kind (see PIECES), `outrage` the types provoked. With a `supercat` the hand lies open: the
    cards it has gained and those it has drawn. `leader` and `lore` are cards of the option,
    `scrapped` the pieces of each kind that a leader goes without. A slot that lore adds is the
    last of `slots` and always open. `spoils` are the Trophies of the campaign that are no seat's
    pieces (see SPOILS).
    """

    power: int = 0
    hand: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    slots: tuple[str, ...] = (NO_TOKEN,) * len(RAID_COSTS)
    outrage: tuple[str, ...] = ()
    captives: tuple[int, ...] = ()
    trophies: tuple[tuple[int, ...], ...] = ()
    fresh: dict[str, int] = field(default_factory=dict)
    hurt: dict[str, int] = field(default_factory=dict)
    supercat: Supercat | None = None
    leader: str = ""
    lore: tuple[str, ...] = ()
    scrapped: tuple[int, ...] = NO_PIECES
    spoils: tuple[int, ...] = ()

    def copy(self) -> Seat:
        return Seat(
            self.power,
            self.hand,
            self.cards,
            self.slots,
            self.outrage,
            self.captives,
            self.trophies,
            self.fresh.copy(),
            self.hurt.copy(),
            self.supercat,
            self.leader,
            self.lore,
            self.scrapped,
            self.spoils,
        )

    @property
    def cards_left(self) -> int:
        """How many cards can still be played in this chapter (CAT-2.1: a SUPERCAT counts them)."""
        return len(self.hand) if self.supercat is None else self.supercat.counter

    @property
    def playable(self) -> tuple[str, ...]:
        """The cards to choose from now; a SUPERCAT has drawn before it chooses."""
        return self.hand if self.supercat is None or self.supercat.drawn else ()

    def ships_at(self, system: str) -> int:
        """Fresh and damaged ships in a system."""
        return self.fresh.get(system, 0) + self.hurt.get(system, 0)

    @property
    def tokens(self) -> list[str]:
        """What lies in the slots, in their order: resources, and golems of the campaign."""
        return [token for token in self.slots if token]

    @property
    def resources(self) -> list[str]:
        """The resource tokens in the slots, in their order."""
        return [token for token in self.slots if token in RESOURCES]

    @property
    def trophy_count(self) -> int:
        return sum(map(sum, self.trophies)) + sum(self.spoils)

    def add_ships(self, system: str, fresh: int, hurt: int = 0) -> None:
        """Puts ships into a system, or takes them out with numbers below zero."""
        for ships, count in ((self.fresh, fresh), (self.hurt, hurt)):
            if count:
                left = ships.pop(system, 0) + count
                if left:
                    ships[system] = left

    def take_token(self, resource: str) -> None:
        """Takes a token of that type out of the slot that is cheapest to raid."""
        holding = [number for number, token in enumerate(self.slots) if token == resource]
        self.empty_slot(min(holding, key=lambda number: SLOT_COSTS[number]))

    def empty_slot(self, number: int) -> None:
        self.slots = (*self.slots[:number], NO_TOKEN, *self.slots[number + 1 :])

    def add_captives(self, owner: int, count: int) -> None:
        self.captives = changed(self.captives, owner, self.captives[owner] + count)

    def add_trophy(self, owner: int, kind: str, count: int = 1) -> None:
        if (owner, kind) in SPOILS:
            place = SPOILS.index((owner, kind))
            spoils = self.spoils or NO_SPOILS
            self.spoils = changed(spoils, place, spoils[place] + count)
            return
        pieces, place = self.trophies[owner], PIECES.index(kind)
        counted = changed(pieces, place, pieces[place] + count)
        self.trophies = changed(self.trophies, owner, counted)


def changed(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with another one at a place."""
    return (*items[:place], item, *items[place + 1 :])


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards but for one of that name."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])


@dataclass(slots=True)
class ArcsTable:
    """The whole state.

    `initiative` holds the marker, `seat` has the turn. `trick` is what was played this round,
    `extras` what was given to seize, `seized` whether somebody did, `zeroed` whether the zero
    marker covers the lead card, `declared` whether a card declared in this round. `boxes` are the
    numbers of the markers on each ambition, `flipped` which markers show their back. `pile` is the
    action discard pile, its bottom layer first; `court_deck` the Court deck, which has no order,
    `buried` what lies under it, the upper one first. Where a SUPERCAT sits, `stack` are the action
    cards that it draws from; they have no order. `draft` are leaders and lore to be taken,
    `reshaped` the planets with a resource on them that is their type, `reach` is the campaign.
    """

    rules: Rules
    seats: list[Seat]
    setup: str = ""
    buildings: tuple[Building, ...] = ()
    initiative: int = 0
    seat: int = 0
    chapter: int = 0
    round: int = 0
    passes: int = 0
    trick: tuple[Played, ...] = ()
    extras: tuple[Extra, ...] = ()
    unions: tuple[Attached, ...] = ()
    seized: bool = False
    zeroed: bool = False
    declared: bool = False
    boxes: dict[str, tuple[int, ...]] = field(default_factory=dict)
    flipped: tuple[bool, ...] = (False,) * len(MARKERS)
    court: tuple[Offer, ...] = ()
    court_deck: tuple[str, ...] = ()
    buried: tuple[str, ...] = ()
    court_discard: tuple[str, ...] = ()
    pile: tuple[tuple[Lying, ...], ...] = ()
    stack: tuple[Lying, ...] = ()
    turn: Turn = NO_TURN
    draft: tuple[str, ...] = ()
    reshaped: dict[str, str] = field(default_factory=dict)
    reach: Reach | None = None
    steps: list[ArcsStep] = field(default_factory=list)

    # -- questions ----------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return not self.steps

    @property
    def out(self) -> tuple[int, ...]:
        """The clusters out of play."""
        return SETUP_CARDS[self.setup].out if self.setup else ()

    @property
    def systems(self) -> tuple[str, ...]:
        """The systems in play."""
        return systems_in_play(self.out)

    @property
    def phantoms(self) -> tuple[tuple[str, str], ...]:
        """ARCS-3.3: with two seats, the ambition and resource of each token on a box."""
        if len(self.seats) > FEWEST_SEATS:
            return ()
        return phantom_tokens(self.out if self.reach is None else self.reach.clusters)

    @property
    def action_cards(self) -> tuple[str, ...]:
        """ARCS-3.1: the action cards of this game; in the campaign others come and go."""
        count = len(self.seats)
        if self.reach is None:
            return deck(count)
        kept = [card for card in deck(count) if card not in self.reach.scrapped]
        return (*kept, *self.reach.loose_cards(count))

    @property
    def lead(self) -> Played:
        """The card that leads this round."""
        return self.trick[0]

    @property
    def free_markers(self) -> list[int]:
        """The markers that can be taken, the most valuable first."""
        taken = sum(self.boxes.values(), ())
        return [marker for marker in _by_worth(self.flipped) if marker not in taken]

    def marker_value(self, marker: int) -> tuple[int, int]:
        """What a marker is worth for first and for second place."""
        return MARKERS[marker][self.flipped[marker]]

    def clockwise(self, first: int) -> list[int]:
        """All seats, that one first."""
        count = len(self.seats)
        return [(first + step) % count for step in range(count)]

    def after(self, number: int) -> int:
        """The next seat clockwise."""
        return (number + 1) % len(self.seats)

    def turn_order(self) -> list[int]:
        """ARCS-1.9: the holder of the initiative first, then clockwise."""
        return self.clockwise(self.initiative)

    def controller(self, system: str) -> int:
        """ARCS-1.3: the seat with strictly more fresh ships than each other, or NOBODY.

        REACH-3.1: in the campaign EMPIRE where it has a fresh ship, for a Regent present its own.
        """
        if self.reach is not None and system in self.reach.fresh:
            return self.seat if self.commands(self.seat, system) else EMPIRE
        most, holder = 0, NOBODY
        for number, seat in enumerate(self.seats):
            fresh = seat.fresh.get(system, 0)
            if fresh > most:
                most, holder = fresh, number
            elif fresh == most:
                holder = NOBODY
        return holder

    def is_rivals(self, system: str, number: int) -> bool:
        """Whether another player controls the system."""
        return self.controller(system) not in (number, NOBODY)

    def commands(self, number: int, system: str) -> bool:
        """REACH-3.3: whether a seat may use Imperial ships of a system: a Regent, on its own turn,
        with a piece there, or whoever ignores the Presence Law.
        """
        if self.reach is None or number != self.seat or not self.turn.actions:
            return False
        if not self.reach.is_regent(number):
            return False
        is_free = not IGNORES["presence"].isdisjoint(self.seats[number].cards)
        return is_free or self.has_pieces(number, system)

    def is_seat(self, owner: int) -> bool:
        """Whether an owner of pieces is a seat: the Free States, say, are none."""
        return 0 <= owner < len(self.seats)

    def can_fight(self, owner: int) -> bool:
        """Whether there can be a battle against an owner of pieces."""
        return self.is_seat(owner) or (self.reach is not None and owner in OWNERS)

    def ships_of(self, owner: int, system: str) -> tuple[int, int]:
        """The fresh and the damaged ships of a seat, or of the Empire, in a system."""
        ships = self.seats[owner] if self.is_seat(owner) else self.reach
        if ships is None or owner in (FREE, BLIGHT):
            return 0, 0
        return ships.fresh.get(system, 0), ships.hurt.get(system, 0)

    def add_ships(self, owner: int, system: str, fresh: int, hurt: int = 0) -> None:
        """Puts ships of a seat or of the Empire into a system, or takes them out."""
        if self.is_seat(owner):
            self.seats[owner].add_ships(system, fresh, hurt)
        elif self.reach is not None:
            self.reach.add_ships(system, fresh, hurt)

    def buildings_at(self, system: str, owner: int | None = None) -> list[Building]:
        """The buildings in a system, of all or of one owner."""
        return [
            each
            for each in self.buildings
            if each.system == system and (owner is None or each.seat == owner)
        ]

    def buildings_of(self, owner: int, kind: str) -> list[Building]:
        """The buildings of a kind that an owner has on the map."""
        return [each for each in self.buildings if (each.seat, each.kind) == (owner, kind)]

    def on_map(self, number: int, kind: str) -> int:
        """How many pieces of a kind a seat has on the map."""
        if kind == SHIP:
            seat = self.seats[number]
            return sum(seat.fresh.values()) + sum(seat.hurt.values())
        return sum([each.kind == kind and each.seat == number for each in self.buildings])

    def has_pieces(self, number: int, system: str) -> bool:
        """Whether a seat has any ship or building in a system."""
        seat = self.seats[number]
        if system in seat.fresh or system in seat.hurt:
            return True
        return (number, system) in [(each.seat, each.system) for each in self.buildings]

    def in_supply(self, number: int, kind: str) -> int:
        """ARCS-1.8: what remains of a seat's pieces; never below zero (agents may be owed)."""
        return max(0, SUPPLY[kind] - self._in_use(number, kind))

    def _in_use(self, number: int, kind: str) -> int:
        place = PIECES.index(kind)
        taken = sum([seat.trophies[number][place] for seat in self.seats if seat.trophies])
        taken += self.seats[number].scrapped[place]
        if kind != AGENT:
            return taken + self.on_map(number, kind)
        taken += sum([offer.agents[number] for offer in self.court])
        taken += sum([seat.captives[number] for seat in self.seats if seat.captives])
        if self.reach is not None:
            taken += self.reach.favors_of(number)
        return taken + len(self.seats[number].outrage)

    def cities_off_board(self, number: int) -> int:
        """ARCS-2.5: cities on the map, among trophies, or out of the game."""
        return SUPPLY[CITY] - self.in_supply(number, CITY)

    def open_slots(self, number: int) -> int:
        """ARCS-2.5: how many resource slots are open."""
        return len(self.open_places(number))

    def open_places(self, number: int) -> tuple[int, ...]:
        """ARCS-2.5 and LORE-1.12: which resource slots are open, one that lore adds always."""
        slots = len(self.seats[number].slots)
        return _open_places(OPEN_SLOTS[self.cities_off_board(number)], slots)

    def planet_type(self, system: str) -> str:
        """ARCS-2.1 and LEAD-6.4: the type of a planet, "" for a gate."""
        return self.reshaped.get(system) or SYSTEMS[system].resource

    def city_bonus(self, number: int) -> int:
        """ARCS-2.5: what an unshared first place brings besides."""
        bonus: int = CITY_BONUS[self.cities_off_board(number)]
        return bonus

    def tokens_free(self, resource: str) -> int:
        """The tokens of a type that nobody has and that are not waiting for the Prelude's end."""
        taken = self.turn.spent.count(resource)
        for seat in self.seats:
            taken += seat.slots.count(resource)
        taken += sum([token == resource for _, token in self.phantoms])
        if self.reshaped:
            taken += sum([token == resource for token in self.reshaped.values()])
        if self.reach is not None:
            taken += self.reach.tokens_held(resource)
        return TOKENS_PER_RESOURCE - taken

    @property
    def bottom(self) -> tuple[Lying, ...]:
        """ARCS-6.2: the cards one of which is drawn next: of the stack, else the lowest layer."""
        return self.stack or (self.pile[0] if self.pile else ())

    def empty_building_slots(self, system: str) -> int:
        """The building slots of a system without a building; what stands beside them counts not."""
        taken = sum([each.system == system and not each.beside for each in self.buildings])
        return SYSTEMS[system].slots - taken

    # -- changes ------------------------------------------------------------------------------

    def replace_building(self, old: Building, *new: Building) -> None:
        """Puts another building in the place of one, or nothing."""
        place = self.buildings.index(old)
        self.buildings = (*self.buildings[:place], *new, *self.buildings[place + 1 :])

    def change_turn(self, **fields: object) -> None:
        self.turn = replace(self.turn, **fields)  # type: ignore[arg-type]

    def take_from_bottom(self, cards: Sequence[str]) -> None:
        """These cards leave the bottom of the action discards."""
        left = tuple([each for each in self.bottom if each.card not in cards])
        if self.stack:
            self.stack = left
        else:
            self.pile = (left, *self.pile[1:]) if left else self.pile[1:]

    def gather_action_cards(self) -> None:
        """ARCS-10.11: all action cards, wherever they are, are one pile without an order."""
        for seat in self.seats:
            seat.hand = ()
        if self.reach is not None:
            self.reach.aside = ()
        self.stack = ()
        self.pile = (tuple([Lying(card) for card in self.action_cards]),)

    def discard_court_card(self, number: int, card: str) -> None:
        """A guild card goes from a seat face up to the Court discard."""
        seat = self.seats[number]
        seat.cards = without(seat.cards, card)
        self.court_discard += (card,)

    # -- copies -------------------------------------------------------------------------------

    def copy(self) -> ArcsTable:
        """An independent table; everything immutable inside, and the steps, is shared."""
        return ArcsTable(
            self.rules,
            [seat.copy() for seat in self.seats],
            self.setup,
            self.buildings,
            self.initiative,
            self.seat,
            self.chapter,
            self.round,
            self.passes,
            self.trick,
            self.extras,
            self.unions,
            self.seized,
            self.zeroed,
            self.declared,
            self.boxes.copy(),
            self.flipped,
            self.court,
            self.court_deck,
            self.buried,
            self.court_discard,
            self.pile,
            self.stack,
            self.turn,
            self.draft,
            self.reshaped.copy(),
            None if self.reach is None else self.reach.copy(),
            self.steps.copy(),
        )

    def seen_by(self, viewer: int) -> ArcsTable:
        """A copy without what a seat may not know: hands, copies, extra cards, the pile.

        A hand being looked at is seen by whoever looks.
        """
        view = self.copy()
        shown = getattr(self.steps[-1], "shows_hand", None) if self.steps else None
        for number, seat in enumerate(view.seats):
            if number == viewer or shown == (viewer, number):
                continue
            if seat.supercat is None:
                seat.hand = tuple([_back_of(card) for card in seat.hand])
            elif shown is not None and shown[1] == number:
                _hide_drawn(seat, seat.supercat)
        view.trick = tuple(
            [
                each
                if each.how != "copy" or each.seat == viewer
                else replace(each, card=_back_of(each.card))
                for each in self.trick
            ]
        )
        if self.extras:
            view.extras = tuple(
                [
                    each if each.seat == viewer else Extra(each.seat, _back_of(each.card))
                    for each in self.extras
                ]
            )
        view.pile = tuple([_layer_seen(layer, viewer) for layer in self.pile])
        view.stack = _layer_seen(self.stack, viewer)
        if view.reach is not None:
            view.reach.seen_by(viewer)
        return view

    def unseen_cards(self) -> list[str]:
        """The action cards that are nowhere to be seen on this table."""
        left = Counter(self.action_cards)
        left.subtract(card for card in self._action_cards() if card != HIDDEN)
        return sorted(left.elements())

    def _action_cards(self) -> Iterator[str]:
        for seat in self.seats:
            yield from seat.hand
        for played in self.trick:
            yield played.card
        for extra in self.extras:
            yield extra.card
        for layer in (*self.pile, self.stack):
            for lying in layer:
                yield lying.card
        if self.reach is not None:
            yield from self.reach.aside

    # -- invariants ---------------------------------------------------------------------------

    def check(self) -> list[str]:
        """Broken invariants, one sentence each; empty for a sound table."""
        for group in (
            self._shape, self._leaders, self._pieces, self._tokens, self._actions, self._court,
            self._markers, self._campaign, self._flow,
        ):  # fmt: skip
            faults = list(group())
            if faults:
                return faults
        return []

    def _shape(self) -> Iterator[str]:
        count = len(self.seats)
        if not FEWEST_SEATS <= count <= MOST_SEATS:
            yield f"seats holds {count} seats; there are {FEWEST_SEATS} to {MOST_SEATS}"
            return
        if self.setup and self.setup not in setup_cards(count):
            yield f"setup is '{self.setup}'; it must be a setup card for {count} seats, or ''"
        for name in ("initiative", "seat"):
            if getattr(self, name) not in range(count):
                yield f"{name} is {getattr(self, name)}; it must be a seat from 0 to {count - 1}"
        if not 0 <= self.chapter <= LAST_CHAPTER:
            yield f"chapter is {self.chapter}; it can be 0 to {LAST_CHAPTER}"
        if self.round < 0 or self.passes < 0 or self.turn.pips < 0:
            yield "round, passes and turn.pips cannot be negative"
        for number, seat in enumerate(self.seats):
            yield from _faults_of_seat(seat, number, count)
            if seat.power < 0 and self.reach is None:
                yield f"seats[{number}].power is {seat.power}; it cannot be negative"
        named = [each.seat for each in self.trick] + [each.seat for each in self.extras]
        named += [each.seat for each in self.unions]
        named += [each.seat for each in self.buildings if each.seat != FREE or not self.reach]
        if any(seat not in range(count) for seat in named):
            yield f"trick, extras, unions and buildings must name seats from 0 to {count - 1}"
        if any(len(offer.agents) != count or min(offer.agents) < 0 for offer in self.court):
            yield f"court must hold {count} counts of agents on every card"

    def _pieces(self) -> Iterator[str]:
        systems = set(self.systems)
        for number, seat in enumerate(self.seats):
            for name in ("fresh", "hurt"):
                ships: dict[str, int] = getattr(seat, name)
                if not systems.issuperset(ships):
                    yield f"seats[{number}].{name} must name systems in play"
                elif any(ship < 1 for ship in ships.values()):
                    yield f"seats[{number}].{name} must hold counts above zero"
            for kind in PIECES:
                used, most = self._in_use(number, kind), SUPPLY[kind]
                if used > most + (kind == AGENT) * len(seat.outrage):
                    yield f"seats[{number}] has {used} pieces of kind {kind}; there are {most}"
        for building in self.buildings:
            if building.system not in systems:
                yield f"buildings holds one in '{building.system}', which is not in play"
                return
        for system in systems:
            if self.empty_building_slots(system) < 0:
                yield f"buildings holds more in {system} than its {SYSTEMS[system].slots} slots"
        beside = [(each.kind, each.system) for each in self.buildings if each.beside]
        if len(set(beside)) < len(beside):
            yield "buildings holds two of a kind beside the slots of one system"

    def _tokens(self) -> Iterator[str]:
        for resource in RESOURCES:
            free = self.tokens_free(resource)
            if free < 0:
                had = TOKENS_PER_RESOURCE
                yield f"there are {had - free} tokens of {resource}; the game has {had}"
        if any(token not in RESOURCES for token in self.turn.spent):
            yield "turn.spent must hold resources"

    def _leaders(self) -> Iterator[str]:
        leaders = [seat.leader for seat in self.seats if seat.leader]
        lore = [card for seat in self.seats for card in seat.lore]
        cards = [*leaders, *lore, *self.draft]
        if self.rules.leaders == "off" and self.rules.mode == "base" and cards:
            yield "rules.leaders is off, but there are leaders or lore"
        if not LEADERS.keys() >= set(leaders) or not LORE.keys() >= set(lore):
            yield "seats must hold a leader or '' as leader, and lore cards as lore"
        elif not {*LEADERS, *LORE} >= set(self.draft):
            yield "draft must hold leaders and lore cards"
        for card in sorted({card for card in cards if cards.count(card) > 1}):
            yield f"{card} is in two places"
        planets = {name for name in self.systems if SYSTEMS[name].resource}
        if not planets >= set(self.reshaped) or not set(self.reshaped.values()) <= set(RESOURCES):
            yield "reshaped must name resources on planets in play"

    def _actions(self) -> Iterator[str]:
        cards = list(self._action_cards())
        known = [card for card in cards if card != HIDDEN]
        wanted = self.action_cards
        for card in known:
            if card not in wanted:
                yield f"'{card}' is no action card of a game for {len(self.seats)}"
                return
        for card in sorted({card for card in known if known.count(card) > 1}):
            yield f"action card {card} is in two places"
        if len(cards) != len(wanted):
            yield f"there are {len(cards)} action cards; the game has {len(wanted)}"
        if any(each.known_to not in range(EVERYBODY, len(self.seats))
               for layer in (*self.pile, self.stack) for each in layer):  # fmt: skip
            yield "pile must say who knows a card: a seat, -1 for nobody, -2 for everybody"
        if not all(self.pile):
            yield "pile must hold no empty layer"

    def _court(self) -> Iterator[str]:
        row = [offer.card for offer in self.court if offer.card]
        cards = [*row, *self.court_deck, *self.buried, *self.court_discard]
        cards += [card for seat in self.seats for card in seat.cards]
        cards += [attached.union for attached in self.unions]
        cards += [card for step in self.steps if (card := getattr(step, "vox", ""))]
        if self.reach is not None:
            yield from self._reach_court(cards)
            return
        for card in cards:
            if card not in COURT:
                yield f"'{card}' is no card of the Court"
                return
        for card in sorted({card for card in cards if cards.count(card) > 1}):
            yield f"the Court card {COURT[card].name} is in two places"
        if len(cards) != len(BASE_COURT):
            yield f"there are {len(cards)} Court cards; the game has {len(BASE_COURT)}"
        yield from self._places()

    def _places(self) -> Iterator[str]:
        if len(self.court) > COURT_ROW[len(self.seats)] + (self.reach is not None):
            yield f"court holds {len(self.court)} cards; the row has {COURT_ROW[len(self.seats)]}"
        if any(not COURT[card].is_guild for seat in self.seats for card in seat.cards):
            yield "cards of seats must be guild cards"
        played = [each.card for each in self.trick]
        if any(attached.card not in played for attached in self.unions):
            yield "unions must lie beside cards of the trick"

    def _reach_court(self, cards: list[str]) -> Iterator[str]:
        """REACH-2.2: the fifteen cards, the Council, lore, and the cards of fates."""
        assert self.reach is not None
        cards += [*self.reach.attached.values(), *[c for seat in self.seats for c in seat.lore]]
        for card in cards:
            if card not in COURT and card not in LORE and card not in FAITHFUL_CARDS:
                yield f"'{card}' is no card of the Court"
                return
        known = [card for card in cards if card != UNKNOWN_LORE]
        for card in sorted({card for card in known if known.count(card) > 1}):
            yield f"the Court card {card} is in two places"
        missing = [card for card in REACH_COURT if card not in cards]
        if missing:
            yield f"the Court card {COURT[missing[0]].name} is missing"
        is_tucked = self.reach.council == "tucked"
        if self.court and cards.count(COUNCIL) != (not is_tucked):
            yield "the Imperial Council must lie in the Court, or be tucked"
        row = [offer.card for offer in self.court]
        if not set(self.reach.attached) <= set(row):
            yield "reach.attached must name hosts in the Court"
        yield from self._places()

    def _campaign(self) -> Iterator[str]:
        """What the campaign adds must fit the option and the map."""
        if (self.rules.mode == "campaign") != (self.reach is not None):
            yield "reach must be there in the campaign, and only there"
        if self.reach is None:
            if any(any(seat.spoils) for seat in self.seats):
                yield "spoils of seats are Trophies of the campaign"
            return
        yield from self.reach.faults(len(self.seats), frozenset(self.systems))
        yield from self._golems(self.reach)
        for number, seat in enumerate(self.seats):
            if len(seat.spoils) not in (0, len(SPOILS)) or any(n < 0 for n in seat.spoils):
                yield f"seats[{number}].spoils must be {len(SPOILS)} counts"
        for place, (owner, kind) in enumerate(SPOILS):
            taken = sum([seat.spoils[place] for seat in self.seats if seat.spoils])
            there = taken + sum(
                [each.seat == owner and each.kind == kind for each in self.buildings]
            )
            there += self._outsiders(owner, kind)
            if there > BOX[(owner, kind)]:
                yield f"{OWNERS[owner]} has {there} pieces of kind {kind}, more than there are"

    def _golems(self, reach: Reach) -> Iterator[str]:
        """A golem lies in one slot of the seat that holds it, or on that seat's Golem Hearth."""
        for number, seat in enumerate(self.seats):
            here = [name for name, golem in reach.golems.items() if golem.seat == number]
            in_slots = sorted(name for name in here if not reach.golems[name].in_hearth)
            if sorted(token for token in seat.tokens if token in GOLEMS) != in_slots:
                yield f"seats[{number}].slots must hold the golems of reach.golems, one slot each"
        if any(not self.is_seat(golem.seat) for golem in reach.golems.values()):
            yield "reach.golems must name seats"

    def _outsiders(self, owner: int, kind: str) -> int:
        assert self.reach is not None
        if owner == EMPIRE:
            return IMPERIAL_SHIPS - self.reach.ships_left
        return len(self.reach.blight) if owner == BLIGHT else 0

    def _markers(self) -> Iterator[str]:
        markers = [marker for box in self.boxes.values() for marker in box]
        if any(ambition not in AMBITIONS for ambition in self.boxes):
            yield f"boxes must name ambitions: {', '.join(AMBITIONS)}"
        if len(set(markers)) != len(markers) or not set(markers) <= set(range(len(MARKERS))):
            yield f"boxes must hold different markers from 0 to {len(MARKERS) - 1}"
        if not all(self.boxes.values()):
            yield "boxes must name only ambitions with a marker"
        if len(self.flipped) != len(MARKERS):
            yield f"flipped must have {len(MARKERS)} entries"

    def _flow(self) -> Iterator[str]:
        for step in self.steps[-1:]:
            seat = getattr(step, "seat", 0)
            if seat not in range(len(self.seats)):
                yield f"the step on top names seat {seat}, which does not exist"
            else:
                yield from step.misfits(self)


@cache
def _by_worth(flipped: tuple[bool, ...]) -> tuple[int, ...]:
    """The markers, the most valuable first."""
    worth = [MARKERS[marker][flipped[marker]][0] for marker in range(len(MARKERS))]
    return tuple(sorted(range(len(MARKERS)), key=lambda marker: -worth[marker]))


def _hide_drawn(seat: Seat, supercat: Supercat) -> None:
    kept = [card for card in seat.hand if card not in supercat.drawn]
    unknown = tuple([_back_of(card) for card in supercat.drawn])
    seat.hand = tuple(sorted((*kept, *unknown)))
    seat.supercat = replace(supercat, drawn=unknown)


def _layer_seen(layer: tuple[Lying, ...], viewer: int) -> tuple[Lying, ...]:
    known = [
        each
        for each in layer
        if each.known_to in (viewer, EVERYBODY) or each.card in FAITHFUL_CARDS
    ]
    unknown = (FACE_DOWN,) * (len(layer) - len(known))
    if not known:
        return unknown
    return tuple(sorted((*known, *unknown), key=attrgetter("card", "known_to")))


def _faults_of_seat(seat: Seat, number: int, count: int) -> Iterator[str]:
    where = f"seats[{number}]"
    slots = len(RAID_COSTS) + sum([LORE[card].adds_slot for card in seat.lore if card in LORE])
    if len(seat.slots) != slots:
        yield f"{where}.slots must have {slots} entries"
    elif any(token not in (NO_TOKEN, *RESOURCES, *GOLEMS) for token in seat.slots):
        yield f"{where}.slots must hold resources or ''"
    if any(card not in CARDS and card != HIDDEN for card in seat.hand):
        yield f"{where}.hand must hold action cards"
    yield from _faults_of_supercat(seat, where)
    if len(set(seat.outrage)) != len(seat.outrage) or not set(seat.outrage) <= set(RESOURCES):
        yield f"{where}.outrage must hold different resources"
    if len(seat.captives) != count or min(seat.captives) < 0 or seat.captives[number]:
        yield f"{where}.captives must be {count} counts, none of the seat's own"
    if len(seat.scrapped) != len(PIECES) or min(seat.scrapped) < 0:
        yield f"{where}.scrapped must be the counts of {', '.join(PIECES)}"
    held = seat.trophies
    if len(held) != count or any(len(each) != len(PIECES) or min(each) < 0 for each in held):
        yield f"{where}.trophies must be {count} times the counts of {', '.join(PIECES)}"
    elif any(held[number]):
        yield f"{where}.trophies cannot hold the seat's own pieces"


def _faults_of_supercat(seat: Seat, where: str) -> Iterator[str]:
    supercat = seat.supercat
    if supercat is None:
        return
    if supercat.counter < 0 or supercat.seize < 0:
        yield f"{where}.supercat cannot count below zero"
    if Counter(supercat.drawn) - Counter(seat.hand):
        yield f"{where}.supercat.drawn must be cards of its hand"


@cache
def _open_places(opened: int, slots: int) -> tuple[int, ...]:
    return (*range(opened), *range(len(RAID_COSTS), slots))


def _back_of(card: str) -> str:
    """What others see of a card in a hand: Faithful cards have a back of their own (REACH-9.9)."""
    return card if card in FAITHFUL_CARDS else HIDDEN


def new_seat(count: int, *, is_supercat: bool = False) -> Seat:
    """A seat of a table for so many, with nothing yet."""
    supercat = Supercat() if is_supercat else None
    return Seat(captives=(0,) * count, trophies=(NO_PIECES,) * count, supercat=supercat)


KINDS: Final[tuple[Kind, ...]] = ("city", "starport")
