"""What lies on the table of Arcs.

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
from typing import Annotated, Any, Final

from engine.core.hidden import Copyable
from engine.core.position_edits import Bounds
from games.arcs import board, parts
from games.arcs.court import COURT, KEYS_IN_REACH
from games.arcs.expansion import BASE_GAME, Expansion


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
