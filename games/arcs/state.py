"""The whole state of Arcs: what lies on the table, and what happens next.

`Table` is everything common, `Seat` everything of one player. Systems, action cards and Court
cards are named by the ids of the board's data. What is in nobody's use is never stored: supplies
are what remains of the box (`in_supply`, `tokens_free`). Face-down piles have no order inside a
layer: it does not exist until a card is drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from operator import attrgetter
from random import Random
from typing import Annotated, Any, Final

from engine.core.hidden import Copyable
from engine.core.position.edits import Bounds, in_two_places
from engine.core.step import Step
from games.arcs import board, parts
from games.arcs.campaign_components import FAITHFUL_CARDS, GOLEMS
from games.arcs.card import MODIFIERS, TEN, VERSIONS
from games.arcs.court import BASE_COURT, COURT, KEYS_IN_REACH, LEADERS, LORE
from games.arcs.expansion import BASE_GAME, ByMode, Expansion
from games.arcs.parts import EVERYBODY, FACE_DOWN, NO_TOKEN, Deed, Extra, Lying, Seat, Supercat


@dataclass(slots=True)
class Table(Copyable):
    """Everything that lies on the table.

    `initiative` holds the marker, `seat` has the turn. `trick` is what was played this round,
    `extras` what was given to seize, `seized` whether somebody did, `zeroed` whether the zero
    marker covers the lead card, `declared` whether a card declared in this round. `boxes` are the
    numbers of the markers on each ambition, `flipped` which markers show their back. `pile` is the
    action discard pile, its bottom layer first; `court_deck` the Court deck, which has no order,
    `buried` what lies under it, the upper one first. Where a SUPERCAT sits, `stack` are the action
    cards that it draws from; they have no order. `draft` are leaders and lore to be taken,
    `reshaped` the planets with a resource on them that is their type, `reach` is what an expansion
    adds.
    """

    rules: parts.Rules
    seats: list[parts.Seat]
    setup: str = ""
    buildings: tuple[parts.Building, ...] = ()
    initiative: int = 0
    seat: int = 0
    chapter: Annotated[int, Bounds(0, board.LAST_CHAPTER)] = 0
    round: int = 0
    passes: int = 0
    trick: tuple[parts.Played, ...] = ()
    extras: tuple[parts.Extra, ...] = ()
    unions: tuple[parts.Attached, ...] = ()
    seized: bool = False
    zeroed: bool = False
    declared: bool = False
    boxes: dict[str, tuple[int, ...]] = field(default_factory=dict)
    flipped: tuple[bool, ...] = (False,) * len(board.MARKERS)
    court: tuple[parts.Offer, ...] = ()
    court_deck: tuple[str, ...] = ()
    buried: tuple[str, ...] = ()
    court_discard: tuple[str, ...] = ()
    pile: tuple[tuple[parts.Lying, ...], ...] = ()
    stack: tuple[parts.Lying, ...] = ()
    turn: parts.Turn = parts.NO_TURN
    draft: tuple[str, ...] = ()
    reshaped: dict[str, str] = field(default_factory=dict)
    reach: Expansion = BASE_GAME

    # -- questions ----------------------------------------------------------------------------

    @property
    def out(self) -> tuple[int, ...]:
        """The clusters out of play."""
        return board.SETUP_CARDS[self.setup].out if self.setup else ()

    def raid_cost(self, card: str) -> int:
        """The keys in the corner of a guild card; a copy of the campaign may have more."""
        if self.rules.mode == "campaign" and self.rules.holds("guardians-two-keys"):
            return KEYS_IN_REACH.get(card, COURT[card].raid_cost)
        return COURT[card].raid_cost

    @property
    def systems(self) -> tuple[str, ...]:
        """The systems in play."""
        return board.systems_in_play(self.out)

    @property
    def phantoms(self) -> tuple[tuple[str, str], ...]:
        """ARCS-3.3: with two seats, the ambition and resource of each token on a box."""
        if len(self.seats) > board.FEWEST_SEATS:
            return ()
        return board.phantom_tokens(self.reach.phantom_clusters(self.out))

    @property
    def action_cards(self) -> tuple[str, ...]:
        """ARCS-3.1: the action cards of this game; in the campaign others come and go."""
        return self.reach.action_cards(len(self.seats))

    @property
    def lead(self) -> parts.Played:
        return self.trick[0]

    @property
    def free_markers(self) -> list[int]:
        """The markers that can be taken, the most valuable first."""
        taken = sum(self.boxes.values(), ())
        return [marker for marker in _by_worth(self.flipped) if marker not in taken]

    def marker_value(self, marker: int) -> tuple[int, int]:
        """What a marker is worth for first and for second place."""
        return board.MARKERS[marker][self.flipped[marker]]

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
        reach = self.reach
        if system in reach.fresh:
            return self.seat if self.commands(self.seat, system) else reach.commander
        return self.holder(system, [seat.fresh.get(system, 0) for seat in self.seats])

    def holder(self, system: str, fresh: Sequence[int]) -> int:
        """ARCS-1.3: who would control a system with so many fresh ships of each seat."""
        most, holder = 0, parts.NOBODY
        for number, count in enumerate(self.counted(system, fresh)):
            if count > most:
                most, holder = count, number
            elif count == most:
                holder = parts.NOBODY
        return holder

    def counted(self, system: str, fresh: Sequence[int]) -> Sequence[int]:
        """Those of the fresh ships of each seat that count for control."""
        for counts in COUNTS if self.rules.modifiers else ():
            fresh = counts(self, system, fresh)
        return fresh

    def is_rivals(self, system: str, number: int) -> bool:
        """Whether another player controls the system."""
        return self.controller(system) not in (number, parts.NOBODY)

    def commands(self, number: int, system: str) -> bool:
        """REACH-3.3: whether a seat may use Imperial ships of a system: a Regent, on its own turn,
        with a piece there, or whoever ignores the Presence Law.
        """
        if number != self.seat or not self.turn.actions or not self.reach.is_regent(number):
            return False
        cards = self.seats[number].cards
        return self.reach.commands_afar(cards) or self.has_pieces(number, system)

    def is_seat(self, owner: int) -> bool:
        """Whether an owner of pieces is a seat: the Free States, say, are none."""
        return 0 <= owner < len(self.seats)

    def can_fight(self, owner: int) -> bool:
        return self.is_seat(owner) or self.reach.can_be_fought(owner)

    def ships_of(self, owner: int, system: str) -> tuple[int, int]:
        """The fresh and the damaged ships of a seat, or of the Empire, in a system."""
        if not self.is_seat(owner):
            return self.reach.ships_of(owner, system)
        ships = self.seats[owner]
        return ships.fresh.get(system, 0), ships.hurt.get(system, 0)

    def add_ships(self, owner: int, system: str, fresh: int, hurt: int = 0) -> None:
        """Puts ships of a seat or of the Empire into a system, or takes them out."""
        if self.is_seat(owner):
            self.seats[owner].add_ships(system, fresh, hurt)
        else:
            self.reach.add_ships(system, fresh, hurt)

    def buildings_at(self, system: str, owner: int | None = None) -> list[parts.Building]:
        return [
            each
            for each in self.buildings
            if each.system == system and (owner is None or each.seat == owner)
        ]

    def buildings_of(self, owner: int, kind: str) -> list[parts.Building]:
        return [each for each in self.buildings if (each.seat, each.kind) == (owner, kind)]

    def on_map(self, number: int, kind: str) -> int:
        if kind == board.SHIP:
            seat = self.seats[number]
            return sum(seat.fresh.values()) + sum(seat.hurt.values())
        return sum([each.kind == kind and each.seat == number for each in self.buildings])

    def has_pieces(self, number: int, system: str) -> bool:
        seat = self.seats[number]
        if system in seat.fresh or system in seat.hurt:
            return True
        return (number, system) in [(each.seat, each.system) for each in self.buildings]

    def in_supply(self, number: int, kind: str) -> int:
        """ARCS-1.8: what remains of a seat's pieces; never below zero (agents may be owed)."""
        return max(0, board.SUPPLY[kind] - self.in_use(number, kind))

    def in_use(self, number: int, kind: str) -> int:
        place = board.PIECES.index(kind)
        taken = sum([seat.trophies[number][place] for seat in self.seats if seat.trophies])
        taken += self.seats[number].scrapped[place]
        if kind != board.AGENT:
            return taken + self.on_map(number, kind)
        taken += sum([offer.agents[number] for offer in self.court])
        taken += sum([seat.captives[number] for seat in self.seats if seat.captives])
        taken += self.reach.favors_of(number)
        return taken + len(self.seats[number].outrage)

    def cities_off_board(self, number: int) -> int:
        """ARCS-2.5: cities on the map, among trophies, or out of the game."""
        return board.SUPPLY[board.CITY] - self.in_supply(number, board.CITY)

    def open_slots(self, number: int) -> int:
        """ARCS-2.5: how many resource slots are open."""
        return len(self.open_places(number))

    def open_places(self, number: int) -> tuple[int, ...]:
        """ARCS-2.5 and LORE-1.12: which resource slots are open, one that lore adds always."""
        slots = len(self.seats[number].slots)
        return _open_places(board.OPEN_SLOTS[self.cities_off_board(number)], slots)

    def planet_type(self, system: str) -> str:
        """ARCS-2.1 and LEAD-6.4: the type of a planet, "" for a gate."""
        return self.reshaped.get(system) or board.SYSTEMS[system].resource

    def city_bonus(self, number: int) -> int:
        """ARCS-2.5: what an unshared first place brings besides."""
        bonus: int = board.CITY_BONUS[self.cities_off_board(number)]
        return bonus

    def tokens_free(self, resource: str) -> int:
        """The tokens of a type that nobody has and that are not waiting for the Prelude's end."""
        taken = self.turn.spent.count(resource)
        for seat in self.seats:
            taken += seat.slots.count(resource)
        taken += sum([token == resource for _, token in self.phantoms])
        if self.reshaped:
            taken += sum([token == resource for token in self.reshaped.values()])
        taken += self.reach.tokens_held(resource)
        return board.TOKENS_PER_RESOURCE - taken

    @property
    def bottom(self) -> tuple[parts.Lying, ...]:
        """ARCS-6.2: the cards one of which is drawn next: of the stack, else the lowest layer."""
        return self.stack or (self.pile[0] if self.pile else ())

    def empty_building_slots(self, system: str) -> int:
        """The building slots of a system without a building; what stands beside them counts not."""
        taken = sum([each.system == system and not each.beside for each in self.buildings])
        return board.SYSTEMS[system].slots - taken

    # -- changes ------------------------------------------------------------------------------

    def replace_building(self, old: parts.Building, *new: parts.Building) -> None:
        """Puts another building in the place of one, or nothing."""
        place = self.buildings.index(old)
        self.buildings = (*self.buildings[:place], *new, *self.buildings[place + 1 :])

    def change_turn(self, **fields: object) -> None:
        self.turn = replace(self.turn, **fields)  # type: ignore[arg-type]

    def note(self, kind: parts.Doing, place: str, **what: Any) -> None:
        """Keeps in mind what the seat in turn did with its card."""
        turn = self.turn
        if turn.actions:
            what = {"spent": len(turn.spent), "past_fate": turn.past_fate, **what}
            deed = parts.Deed(kind, place, turn.pips, turn.prelude, **what)
            self.turn = replace(turn, trail=(*turn.trail, deed))

    def take_from_bottom(self, cards: Sequence[str]) -> None:
        left = tuple([each for each in self.bottom if each.card not in cards])
        if self.stack:
            self.stack = left
        else:
            self.pile = (left, *self.pile[1:]) if left else self.pile[1:]

    def gather_action_cards(self) -> None:
        """ARCS-10.11: all action cards, wherever they are, are one pile without an order."""
        for seat in self.seats:
            seat.hand = ()
        self.reach.take_back_cards()
        self.stack = ()
        self.pile = (tuple([parts.Lying(card) for card in self.action_cards]),)

    def discard_court_card(self, number: int, card: str) -> None:
        """A guild card goes from a seat face up to the Court discard."""
        seat = self.seats[number]
        seat.cards = parts.without(seat.cards, card)
        self.court_discard += (card,)

    def unseen_cards(self) -> list[str]:
        """The action cards that are nowhere to be seen on this table."""
        left = Counter(self.action_cards)
        left.subtract(card for card in self.placed_cards() if card != board.HIDDEN)
        return sorted(left.elements())

    def placed_cards(self) -> Iterator[str]:
        for seat in self.seats:
            yield from seat.hand
        for played in self.trick:
            yield played.card
        for extra in self.extras:
            yield extra.card
        for layer in (*self.pile, self.stack):
            for lying in layer:
                yield lying.card
        yield from self.reach.aside


COUNTS: Final[list[Callable[[Any, str, Sequence[int]], Sequence[int]]]] = []
"""What makes fresh ships not count for control; filled by `supercat.document`."""


@cache
def _by_worth(flipped: tuple[bool, ...]) -> tuple[int, ...]:
    """The markers, the most valuable first."""
    worth = [board.MARKERS[marker][flipped[marker]][0] for marker in range(len(board.MARKERS))]
    return tuple(sorted(range(len(board.MARKERS)), key=lambda marker: -worth[marker]))


@cache
def _open_places(opened: int, slots: int) -> tuple[int, ...]:
    return (*range(opened), *range(len(board.RAID_COSTS), slots))


def table_problems(table: Table, resolved: Sequence[str]) -> list[str]:
    """Broken invariants, one sentence each; empty for a sound table. `resolved` are the Court
    cards in nobody's hands, whose text is being carried out.
    """
    for group in (_shape, _leaders, _modifiers, _pieces, _tokens, _actions):
        problems = list(group(table))
        if problems:
            return problems
    return list(_court(table, resolved)) or list(_markers(table)) or list(_expansion(table))


def _shape(table: Table) -> Iterator[str]:
    count = len(table.seats)
    if not board.FEWEST_SEATS <= count <= board.MOST_SEATS:
        yield f"seats holds {count} seats; there are {board.FEWEST_SEATS} to {board.MOST_SEATS}"
        return
    if table.setup and table.setup not in board.setup_cards(count):
        yield f"setup is '{table.setup}'; it must be a setup card for {count} seats, or ''"
    for name in ("initiative", "seat"):
        if getattr(table, name) not in range(count):
            yield f"{name} is {getattr(table, name)}; it must be a seat from 0 to {count - 1}"
    if not 0 <= table.chapter <= board.LAST_CHAPTER:
        yield f"chapter is {table.chapter}; it can be 0 to {board.LAST_CHAPTER}"
    if table.round < 0 or table.passes < 0 or table.turn.pips < 0:
        yield "round, passes and turn.pips cannot be negative"
    for number, seat in enumerate(table.seats):
        yield from _problems_of_seat(seat, number, count)
        yield from _problems_of_supercat(seat, f"seats[{number}]")
        if seat.power < 0 and not table.reach.power_may_be_owed:
            yield f"seats[{number}].power is {seat.power}; it cannot be negative"
    named = [each.seat for each in table.trick] + [each.seat for each in table.extras]
    named += [each.seat for each in table.unions]
    named += [each.seat for each in table.buildings if each.seat not in table.reach.builders]
    if any(seat not in range(count) for seat in named):
        yield f"trick, extras, unions and buildings must name seats from 0 to {count - 1}"
    if any(len(offer.agents) != count or min(offer.agents) < 0 for offer in table.court):
        yield f"court must hold {count} counts of agents on every card"


def _pieces(table: Table) -> Iterator[str]:
    systems = set(table.systems)
    for number, seat in enumerate(table.seats):
        for name in ("fresh", "hurt"):
            ships: dict[str, int] = getattr(seat, name)
            if not systems.issuperset(ships):
                yield f"seats[{number}].{name} must name systems in play"
            elif any(ship < 1 for ship in ships.values()):
                yield f"seats[{number}].{name} must hold counts above zero"
        for kind in board.PIECES:
            used, most = table.in_use(number, kind), board.SUPPLY[kind]
            if used > most + (kind == board.AGENT) * len(seat.outrage):
                yield f"seats[{number}] has {used} pieces of kind {kind}; there are {most}"
    for building in table.buildings:
        if building.system not in systems:
            yield f"buildings holds one in '{building.system}', which is not in play"
            return
    for system in systems:
        if table.empty_building_slots(system) < 0:
            yield f"buildings holds more in {system} than its {board.SYSTEMS[system].slots} slots"
    beside = [(each.kind, each.system) for each in table.buildings if each.beside]
    if len(set(beside)) < len(beside):
        yield "buildings holds two of a kind beside the slots of one system"


def _tokens(table: Table) -> Iterator[str]:
    for resource in board.RESOURCES:
        free = table.tokens_free(resource)
        if free < 0:
            had = board.TOKENS_PER_RESOURCE
            yield f"there are {had - free} tokens of {resource}; the game has {had}"
    if any(not _is_possible(table, deed) for deed in table.turn.trail):
        yield "turn.trail must name systems in play or Court cards, and no ships below zero"
    thrown = table.turn.thrown
    if any(not may_lie_in_court(each.card) or not 1 <= each.die <= 6 for each in thrown):
        yield "turn.thrown must name Court cards, each with a die"
    if any(token not in board.RESOURCES for token in table.turn.spent):
        yield "turn.spent must hold resources"


def _is_possible(table: Table, deed: Deed) -> bool:
    if deed.kind == "influence":
        return bool(deed.place)
    places = (deed.place, deed.origin) if deed.kind == "move" else (deed.place,)
    counts = (deed.fresh, deed.hurt, *deed.along, deed.taken, deed.pips, deed.spent)
    return all(each in table.systems for each in places) and min(counts) >= 0


def _leaders(table: Table) -> Iterator[str]:
    leaders = [seat.leader for seat in table.seats if seat.leader]
    lore = [card for seat in table.seats for card in seat.lore]
    cards = [*leaders, *lore, *table.draft]
    if table.rules.leaders == "off" and table.rules.mode == "base" and cards:
        yield "rules.leaders is off, but there are leaders or lore"
    if not LEADERS.keys() >= set(leaders) or not LORE.keys() >= set(lore):
        yield "seats must hold a leader or '' as leader, and lore cards as lore"
    elif not {*LEADERS, *LORE} >= set(table.draft):
        yield "draft must hold leaders and lore cards"
    for card in sorted({card for card in cards if cards.count(card) > 1}):
        yield f"{card} is in two places"
    planets = {name for name in table.systems if board.SYSTEMS[name].resource}
    if not planets >= set(table.reshaped) or not set(table.reshaped.values()) <= set(
        board.RESOURCES
    ):
        yield "reshaped must name resources on planets in play"


def _modifiers(table: Table) -> Iterator[str]:
    named, ten = table.rules.modifiers, VERSIONS[TEN]
    if len(set(named)) < len(named) or not set(named) <= set(MODIFIERS):
        yield f"rules.modifiers must hold different ones of {', '.join(MODIFIERS)}"
    if named and all(each.supercat is None or each.supercat.version != ten for each in table.seats):
        yield f"rules.modifiers need a SUPERCAT that plays by version {ten}"


def _actions(table: Table) -> Iterator[str]:
    cards = list(table.placed_cards())
    known = [card for card in cards if card != board.HIDDEN]
    wanted = table.action_cards
    for card in known:
        if card not in wanted:
            yield f"'{card}' is no action card of a game for {len(table.seats)}"
            return
    yield from in_two_places(table)
    if len(cards) != len(wanted):
        yield f"there are {len(cards)} action cards; the game has {len(wanted)}"
    if any(each.known_to not in range(EVERYBODY, len(table.seats))
           for layer in (*table.pile, table.stack) for each in layer):  # fmt: skip
        yield "pile must say who knows a card: a seat, -1 for nobody, -2 for everybody"
    if not all(table.pile):
        yield "pile must hold no empty layer"


def _court(table: Table, resolved: Sequence[str]) -> Iterator[str]:
    row = [offer.card for offer in table.court if offer.card]
    cards = [*row, *table.court_deck, *table.buried, *table.court_discard]
    cards += [card for seat in table.seats for card in seat.cards]
    cards += [attached.union for attached in table.unions]
    cards += resolved
    yield from INVARIANTS.of(table).court(table, cards)


def _base_court(table: Table, cards: list[str]) -> Iterator[str]:
    for card in cards:
        if card not in COURT:
            yield f"'{card}' is not a card of the Court"
            return
    for card in sorted({card for card in cards if cards.count(card) > 1}):
        yield f"the Court card {COURT[card].name} is in two places"
    if len(cards) != len(BASE_COURT):
        yield f"there are {len(cards)} Court cards; the game has {len(BASE_COURT)}"
    yield from problems_of_places(table)


def problems_of_places(table: Table) -> Iterator[str]:
    """The Court row, the cards of seats and what lies beside the trick."""
    row = board.COURT_ROW[len(table.seats)]
    if len(table.court) > row + table.reach.more_in_court:
        yield f"court holds {len(table.court)} cards; the row has {row}"
    if any(not COURT[card].is_guild for seat in table.seats for card in seat.cards):
        yield "cards of seats must be guild cards"
    played = [each.card for each in table.trick]
    if any(attached.card not in played for attached in table.unions):
        yield "unions must lie beside cards of the trick"


def _expansion(table: Table) -> Iterator[str]:
    """What an expansion adds must fit the option and the map."""
    if table.rules.mode != table.reach.mode:
        yield "reach must be there in the campaign, and only there"
    yield from INVARIANTS.of(table).others(table)


def _markers(table: Table) -> Iterator[str]:
    markers = [marker for box in table.boxes.values() for marker in box]
    if any(ambition not in board.AMBITIONS for ambition in table.boxes):
        yield f"boxes must name ambitions: {', '.join(board.AMBITIONS)}"
    if len(set(markers)) != len(markers) or not set(markers) <= set(range(len(board.MARKERS))):
        yield f"boxes must hold different markers from 0 to {len(board.MARKERS) - 1}"
    if not all(table.boxes.values()):
        yield "boxes must name only ambitions with a marker"
    if len(table.flipped) != len(board.MARKERS):
        yield f"flipped must have {len(board.MARKERS)} entries"


def _problems_of_seat(seat: Seat, number: int, count: int) -> Iterator[str]:
    where = f"seats[{number}]"
    slots = len(board.RAID_COSTS) + sum(
        [LORE[card].adds_slot for card in seat.lore if card in LORE]
    )
    if len(seat.slots) != slots:
        yield f"{where}.slots must have {slots} entries"
    elif any(token not in (NO_TOKEN, *board.RESOURCES, *GOLEMS) for token in seat.slots):
        yield f"{where}.slots must hold resources or ''"
    if any(card not in board.CARDS and card != board.HIDDEN for card in seat.hand):
        yield f"{where}.hand must hold action cards"
    if len(set(seat.outrage)) != len(seat.outrage) or not set(seat.outrage) <= set(board.RESOURCES):
        yield f"{where}.outrage must hold different resources"
    if len(seat.captives) != count or min(seat.captives) < 0 or seat.captives[number]:
        yield f"{where}.captives must be {count} counts, none of the seat's own"
    if len(seat.scrapped) != len(board.PIECES) or min(seat.scrapped) < 0:
        yield f"{where}.scrapped must be the counts of {', '.join(board.PIECES)}"
    held = seat.trophies
    if len(held) != count or any(len(each) != len(board.PIECES) or min(each) < 0 for each in held):
        yield f"{where}.trophies must be {count} times the counts of {', '.join(board.PIECES)}"
    elif any(held[number]):
        yield f"{where}.trophies cannot hold the seat's own pieces"


def _problems_of_supercat(seat: Seat, where: str) -> Iterator[str]:
    supercat = seat.supercat
    if supercat is None:
        return
    if supercat.counter < 0 or supercat.seize < 0:
        yield f"{where}.supercat cannot count below zero"
    if Counter(supercat.drawn) - Counter(seat.hand):
        yield f"{where}.supercat.drawn must be cards of its hand"
    if any(card not in COURT and card not in LORE for card in supercat.exhausted):
        yield f"{where}.supercat.exhausted must be Court or lore cards"
    known = VERSIONS.values()
    if supercat.version not in known:
        yield f"{where}.supercat.version must be one of {', '.join(known)}"


def may_lie_in_court(card: str) -> bool:
    """Whether a card is of the Court, lore or Faithful: one that agents can stand on."""
    return card in COURT or card in LORE or card in FAITHFUL_CARDS


class Invariants:
    """What an expansion has otherwise: the cards of the Court, and all that it adds."""

    def court(self, table: Table, cards: list[str]) -> Iterator[str]:
        """What is wrong with the cards of the Court; `cards` are all that lie somewhere."""
        return _base_court(table, cards)

    def others(self, table: Table) -> Iterator[str]:
        if any(any(seat.spoils) for seat in table.seats):
            yield "spoils of seats are Trophies of the campaign"


INVARIANTS: Final = ByMode(Invariants())


@dataclass(slots=True)
class ArcsTable(Table):
    """The table, and the steps that are still to be done, the next one last."""

    steps: list[Step] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        return not self.steps

    def check(self) -> list[str]:
        """Broken invariants, one sentence each; empty for a sound table."""
        resolved = [card for step in self.steps if (card := getattr(step, "vox", ""))]
        return table_problems(self, resolved) or list(self._flow())

    def _flow(self) -> Iterator[str]:
        for step in self.steps[-1:]:
            yield from self.problems_of(step)

    def problems_of(self, step: Step) -> list[str]:
        """What contradicts a step that runs next, one sentence each."""
        if self.rules.mode == "base" and type(step).__module__.startswith("games.arcs.campaign."):
            return ["the step on top belongs to the campaign, but this is the base game"]
        seat = getattr(step, "seat", 0)
        if seat not in range(len(self.seats)):
            return [f"the step on top names seat {seat}, which does not exist"]
        return step.problems(self)

    def exchange(self, one: str, other: str) -> None:
        """Two action cards change places, wherever they lie; for a hand that is told later."""
        names = {one: other, other: one}

        def now(card: str) -> str:
            return names.get(card, card)

        for seat in self.seats:
            seat.hand = tuple(sorted([now(card) for card in seat.hand]))
            if seat.supercat is not None:
                drawn = tuple([now(card) for card in seat.supercat.drawn])
                seat.supercat = replace(seat.supercat, drawn=drawn)
        self.trick = tuple([replace(each, card=now(each.card)) for each in self.trick])
        self.extras = tuple([replace(each, card=now(each.card)) for each in self.extras])
        self.pile = tuple([_renamed(layer, now) for layer in self.pile])
        self.stack = _renamed(self.stack, now)

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
        view.reach.hide_from(viewer)
        return view

    def with_hidden_dealt(self, rng: Random) -> ArcsTable:
        """A copy to play on: hidden cards are dealt from those that are nowhere to be seen."""
        dealt = self.copy()
        dealt.reach.deal_hidden(rng)
        left = dealt.unseen_cards()
        rng.shuffle(left)

        def shown(card: str) -> str:
            return left.pop() if card == board.HIDDEN else card

        for seat in dealt.seats:
            seat.hand = tuple(sorted([shown(card) for card in seat.hand]))
        dealt.trick = tuple([replace(each, card=shown(each.card)) for each in dealt.trick])
        dealt.extras = tuple([replace(each, card=shown(each.card)) for each in dealt.extras])
        for seat, hidden in zip(dealt.seats, self.seats, strict=True):
            if seat.supercat is not None and board.HIDDEN in seat.supercat.drawn:
                known = [card for card in seat.supercat.drawn if card != board.HIDDEN]
                drawn = (*known, *[card for card in seat.hand if card not in hidden.hand])
                seat.supercat = replace(seat.supercat, drawn=drawn)
        dealt.stack = tuple([replace(each, card=shown(each.card)) for each in dealt.stack])
        dealt.pile = tuple(
            [
                tuple([replace(each, card=shown(each.card)) for each in layer])
                for layer in dealt.pile
            ]
        )
        return dealt


def _renamed(layer: tuple[Lying, ...], now: Callable[[str], str]) -> tuple[Lying, ...]:
    return tuple([replace(each, card=now(each.card)) for each in layer])


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


def _back_of(card: str) -> str:
    """What others see of a card in a hand: Faithful ones have their own back (BELIEVER-1.7)."""
    return card if card in FAITHFUL_CARDS else board.HIDDEN
