"""The exact odds of a dummy's whole turn, computed a second time from the document's sentences.

The table walks the tree of its dice and lots; `odds_of` counts the same from the position alone, in
fractions, with rules of its own. The positions lie at the edges: colours gone from the supply,
boats near the end of the river, one die or none, hardly a tile face up, areas nearly full.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from engine.core.step import apply, pending
from engine.core.story import Telling
from games.rajas import dummy
from games.rajas.events import (
    BoatMoved,
    DiceForfeited,
    DiceGained,
    DiceSpent,
    NothingDone,
    ScrollRaised,
    TileBought,
    TileReplaced,
    WorkerPlaced,
    WorkerSetAside,
)
from games.rajas.state import Rules
from tests.games.rajas.positions import BOARD, a_table, person
from tests.games.rajas.positions import dummy as a_dummy

POSITIONS = 200
NAMES = ("orange", "green", "blue", "purple")
GOODS = ("silk", "tea", "spices")
GIVES = {"orange": "purple", "green": "blue", "purple": "green", "blue": "orange"}
PERSONS = ("great_mogul", "dancer", "yogi", "raja_man_singh", "master_builder", "portuguese")
READINGS = tuple(product(("effect", "listed"), ("schema", "ahead"), ("fitting", "schema", "free")))


KINDS = ("any", "building", "poor", "trading")
DICE = {"any": (0, 1, 1, 2, 2, 3, 4, 6), "building": (1, 2, 3, 4, 5, 6), "poor": (0, 0, 1),
        "trading": (0, 1, 2, 4)}  # fmt: skip
TOPS = {"any": (0, 0, 2, 4, 8), "building": (0, 2, 4, 8), "poor": (0, 2), "trading": (0, 2)}
CHEAP = sorted(tile.id for tile in BOARD.tiles.values() if not tile.markets and tile.price < 7)
POOR, RICH = {"money": 1, "bonus": 0}, {"money": 22, "bonus": 2}
"""Far enough from a bonus that what a person of the chambers pays does not reach one."""


# -- positions ------------------------------------------------------------------------------------


def hand_of(counts, face=""):
    """Dice in words, so many of each colour."""
    return " ".join(f"{name[0]}{face}" for name, count in zip(NAMES, counts, strict=True)
                    for _ in range(count))  # fmt: skip


def hoards(rng, left, hands):
    """What the others hold so that colours run out; `left` is what the dummy leaves in all."""
    for colour in range(4):
        keeps = rng.choice((0, 0, 1, 2, 12))
        for hand, most in hands:
            room = most - sum(hand)
            taken = max(0, min(left[colour] - keeps, room))
            hand[colour] += taken
            left[colour] -= taken


def edge(number):
    """A sound position with seat 1, a dummy, to move, of every kind in every reading."""
    rng = Random(f"edge {number}")
    kind = KINDS[number // len(READINGS) % len(KINDS)]
    seats = rng.choice((2, 3, 4))
    own = [0, 0, 0, 0]
    for _ in range(rng.choice(DICE[kind])):
        own[rng.randrange(4)] += 1
    others = [[0, 0, 0, 0] for _ in range(seats - 1)]
    hoards(rng, [12 - count for count in own], [(hand, 10 if n == 0 else 40)
                                                for n, hand in enumerate(others)])  # fmt: skip
    spaces = [space.id for space in BOARD.spaces[seats]]
    most = min(5 * (seats - 1) + 3, len(spaces))
    areas = rng.sample(("chambers", "market", "harbor", "balconies", "terrace", "quarry"), 6)
    if kind == "poor":
        areas.sort(key=lambda area: area not in ("terrace", "market"))
    rank = {area: place for place, area in enumerate(areas)}
    near = sorted(BOARD.spaces[seats], key=lambda space: (rank[space.area], rng.random()))
    taken = [space.id for space in near[: rng.randint(0, most)]]
    taken = [name for name in taken if rng.random() < (0.9 if kind == "any" else 0.98)]
    if kind == "building":
        taken = [name for name in taken if name != "master_builder"]
    if kind == "trading":
        stalls = [name for name in spaces if name.startswith("market")]
        kept = rng.choice(stalls[:3])
        taken = [name for name in stalls if name != kept]
    owners = [seat for seat in range(seats) for _ in range(3 if seat == 1 else 5)]
    rng.shuffle(owners)
    placed = dict(zip(taken, owners, strict=False))
    boats = rng.sample(range(25, 30), seats)
    boats = [30 if rng.random() < 0.2 else boat for boat in boats]
    if rng.random() < 0.25:
        boats[1] = rng.randint(20, 24)
    names = rng.sample(sorted(BOARD.tiles), rng.choice((0, 1, 2, 3, 5)))
    if kind == "trading":
        names = rng.sample(sorted(name for name, tile in BOARD.tiles.items() if tile.markets), 1)
    if kind == "building":
        names = rng.sample(CHEAP, rng.choice((1, 2)))
    tops = rng.sample(sorted(set(BOARD.tiles) - set(names)), rng.choice(TOPS[kind]))
    common = {"owned": 5, "workers": 5}
    fame = {"fame": rng.choice((6, 17)), **dict(rng.choice((POOR, RICH)))}
    seat = a_dummy(hand_of(own), *names, boat=boats[1], **common, **fame,
                   scrolls=tuple(rng.choice((2, 3, 4)) for _ in range(4)))  # fmt: skip
    rest = [
        person(hand_of(others[0], 3), boat=boats[0], **common),
        *(a_dummy(hand_of(hand), boat=boat, **common)
          for hand, boat in zip(others[1:], boats[2:], strict=True)),
    ]  # fmt: skip
    rules = Rules("base", False, 0, *READINGS[number % len(READINGS)])
    table = a_table(rest[0], seat, *rest[1:], seat=1, rules=rules, placed=placed,
                    tops=" ".join(tops))  # fmt: skip
    assert table.check() == []
    return table


# -- the odds by the table ------------------------------------------------------------------------

ENDS = {
    "quarry": (TileBought, 1),
    "harbor": (BoatMoved, 1),
    "portuguese": (BoatMoved, 1),
    "balcony": (DiceSpent, 1),
    "terrace": (WorkerPlaced, 1),
    "great_mogul": (DiceSpent, 1),
    "dancer": ((DiceGained, DiceForfeited), 2),
    "yogi": ((DiceGained, DiceForfeited), 1),
    "raja_man_singh": ((ScrollRaised, NothingDone), 1),
    "master_builder": ((TileReplaced, NothingDone), 1),
}
"""The event that ends what a dummy decides, by where he goes."""


def deed(event):
    """What an event says of a decision; nothing where it is only what follows from one."""
    match event:
        case WorkerSetAside():
            return "aside"
        case WorkerPlaced():
            return event.space
        case DiceSpent():
            return f"pays {NAMES[event.dice[0] // 7]}"
        case DiceGained():
            return f"takes {NAMES[event.dice[0] // 7]}"
        case DiceForfeited():
            return "takes none"
        case TileBought():
            return f"{event.tile} for {len(event.dice)}"
        case TileReplaced():
            return f"not {event.old}"
        case ScrollRaised():
            return f"raises {event.building}"
        case BoatMoved():
            return f"to {event.space}"
        case NothingDone():
            return "nothing"
    return ""


def decided(events):
    """The deeds up to the end of what he decides; None before that."""
    told = []
    kind, count = (), 0
    for event in events:
        words = deed(event)
        told += [words] if words else []
        if isinstance(event, WorkerSetAside):
            return tuple(told)
        if isinstance(event, WorkerPlaced):
            kind, count = end_of(event.space)
        count -= isinstance(event, kind)
        if kind and not count:
            return tuple(told)
    return None


def end_of(space):
    """The event that ends a decision for a space."""
    if space.startswith("market"):
        return (WorkerPlaced, 1) if "assorted" in space else (DiceSpent, 1)
    return next(end for name, end in ENDS.items() if space.startswith(name))


def walked(table, events=(), chance=1.0, found=None):
    """The odds of all that a dummy can decide, by every die and lot that the table asks for."""
    found = Counter() if found is None else found
    telling = Telling()
    asked = pending(table, telling)
    events = (*events, *telling.events)
    told = decided(events)
    if told is not None:
        found[told] += chance
        return found
    for outcome, odds in asked.outcomes.outcomes():
        tried, happened = table.copy(), Telling()
        apply(tried, outcome, happened)
        walked(tried, (*events, *happened.events), chance * odds, found)
    return found


# -- the odds by the document ---------------------------------------------------------------------


class Odds:
    """The odds of a dummy's decisions, from his position and the sentences of the solo version."""

    def __init__(self, table, number):
        seat = table.seats[number]
        self.rules, self.seat = table.rules, seat
        self.hand = count(seat.dice)
        self.supply = [12 - sum(count(each.dice)[c] for each in table.seats) for c in range(4)]
        self.free = [space for space in table.spaces if space.id not in table.placed]
        self.tops = [BOARD.tiles[name] for name in table.tops if name]
        self.own = [BOARD.tiles[laid.tile] for laid in seat.tiles]
        others = {each.boat for n, each in enumerate(table.seats) if n != number}
        ahead = range(seat.boat + 1, 31)
        self.ahead = [space for space in ahead if space == 30 or space not in others]

    def names(self, start):
        return [space.id for space in self.free if space.id.startswith(start)]

    def cheapest(self, area):
        """'Always use the action space with the lowest amount of money.'"""
        spaces = [space for space in self.free if space.area == area]
        return min(spaces, key=lambda space: space.money).id if spaces else None

    def turn(self):
        """'Check if that main area is valid ... re-roll until a valid result is determined.'"""
        areas = [self.chambers, self.quarry, self.market, self.harbour, self.balconies,
                 self.terrace]  # fmt: skip
        if sum(self.hand) >= 5:
            areas[4:] = [self.quarry, self.quarry]
        return equally([found for found in (area() for area in areas) if found]) or {("aside",): 1}

    def chambers(self):
        if not sum(self.hand):
            return {}
        valid = [self.visit(name) for name in PERSONS if name in self.names(name)]
        return equally([found for found in valid if found])

    def visit(self, name):
        """'Put the worker there. Spend a die to pay the cost. Perform the action.'"""
        if name == "portuguese" and len(self.ahead) < 6:
            return {}
        payable = range(4)
        if name == "master_builder":
            if not self.plain():
                return {}
            if self.rules.foresight == "ahead":
                leaves = {c: self.replacing(less(self.hand, c)) for c in held(self.hand)}
                sure = [c for c, found in leaves.items() if ("nothing",) not in found]
                payable = sure or payable
        gifts = {
            "great_mogul": lambda hand, supply: {(): Fraction(1)},
            "dancer": lambda hand, supply: self.taking(hand, supply, 2),
            "yogi": lambda hand, supply: self.taking(hand, supply, 1),
            "raja_man_singh": lambda hand, supply: self.upgrading(),
            "master_builder": lambda hand, supply: self.replacing(hand),
            "portuguese": lambda hand, supply: {(f"to {self.ahead[5]}",): Fraction(1)},
        }
        found = []
        for colour in spent(self.hand, payable):
            gift = gifts[name](less(self.hand, colour), less(self.supply, colour, -1))
            found.append(after((name, f"pays {NAMES[colour]}"), gift))
        told = equally(found)
        is_void = any(deeds[-1] == "nothing" for deeds in told)
        if name == "master_builder" and self.rules.dummies == "effect" and is_void:
            return {}
        return told

    def taking(self, hand, supply, dice):
        """Dice of any colour one after the other, of those that the supply has."""
        if not dice:
            return {(): Fraction(1)}
        wanted = taken(hand, held(supply))
        if not wanted:
            return after(("takes none",), self.taking(hand, supply, dice - 1))
        return equally([
            after((f"takes {NAMES[c]}",), self.taking(less(hand, c, -1), less(supply, c), dice - 1))
            for c in wanted
        ])  # fmt: skip

    def upgrading(self):
        """'1. A track his marker is at 3 2. A track his marker is at 2.'"""
        scrolls = self.seat.scrolls
        tracks = [n for n in range(4) if scrolls[n] == 3] or [
            n for n in range(4) if scrolls[n] == 2
        ]
        return equally([{(f"raises {n}",): Fraction(1)} for n in tracks]) or {("nothing",): 1}

    def plain(self):
        """'Choose the most expensive that has no market on it.'"""
        own = [tile for tile in self.own if not tile.markets]
        return [tile for tile in own if tile.price == max(each.price for each in own)]

    def replacing(self, hand):
        """'The dummy player tries to spend exactly one more die', which covers 1 to 6 more."""
        old = self.plain()[0].price
        range_of = {c: [t for t in self.tops if t.colour == c and 0 < t.price - old < 7]
                    for c in range(4)}  # fmt: skip
        with_tiles = [c for c in held(hand) if range_of[c]]
        pool = spent(hand, range(4) if self.rules.difference == "schema" else with_tiles)
        if not pool and self.rules.difference == "free":
            no_dearer = [tile for tile in self.tops if tile.price <= old]
            return self.exchanged(no_dearer, 0)
        return equally([self.exchanged(range_of[c], 1) for c in pool]) or {("nothing",): 1}

    def exchanged(self, tiles, dice):
        """'Randomly determine which tile to buy'; of equally dear old ones any."""
        return equally([{(f"{new.id} for {dice}", f"not {old.id}"): Fraction(1)}
                        for old in self.plain() for new in tiles]) or {("nothing",): 1}  # fmt: skip

    def quarry(self):
        """'Choose the die color he has the most dice of; if possible, spend 2 dice.'"""
        space, offers = self.cheapest("quarry"), {}
        for colour in held(self.hand):
            tiles = [tile for tile in self.tops if tile.colour == colour]
            dear = [tile for tile in tiles if tile.price >= 7 and self.hand[colour] > 1]
            fitting = dear or [tile for tile in tiles if tile.price < 7]
            if fitting:
                offers[colour] = [f"{tile.id} for {2 if dear else 1}" for tile in fitting]
        most = max((self.hand[c] for c in offers), default=0)
        found = [equally([{(space, words): Fraction(1)} for words in offers[c]])
                 for c in offers if self.hand[c] == most]  # fmt: skip
        return equally(found) if space else {}

    def market(self):
        """'An action field that does not require a die, if available; otherwise the most money.'"""
        values = {good: [] for good in GOODS}
        for good, value in sorted((pair for tile in self.own for pair in tile.markets),
                                  key=lambda pair: -pair[1]):  # fmt: skip
            values[GOODS[good]].append(value)
        if not any(values.values()):
            return {}
        assorted = self.names("market_assorted")
        if assorted:
            return {(assorted[0],): Fraction(1)}
        pays = {
            name: sum(values[name.removeprefix("market_")][:6]) for name in self.names("market")
        }
        if self.rules.dummies == "effect":
            pays = {name: money for name, money in pays.items() if money}
        if not sum(self.hand) or not pays:
            return {}
        best = [name for name, money in pays.items() if money == max(pays.values())]
        void = () if max(pays.values()) else ("nothing",)
        return equally([{(name, *void, f"pays {NAMES[c]}"): Fraction(1)}
                        for name in best for c in spent(self.hand, range(4))])  # fmt: skip

    def harbour(self):
        """'(1), (2): 1 step; (3), (4): 2 steps; (5), (6): 3 steps.'"""
        space = self.cheapest("harbor")
        if not space or not sum(self.hand):
            return {}
        steps = [steps for steps in (1, 1, 2, 2, 3, 3) if steps <= len(self.ahead)]
        return equally([
            {(space, f"pays {NAMES[c]}", f"to {self.ahead[far - 1]}"): Fraction(1)}
            for far in steps for c in spent(self.hand, range(4))
        ])  # fmt: skip

    def balconies(self):
        """'Decide which die to spend among the available fields.'"""
        open_colours = [c for c in held(self.hand) if self.names(f"balcony_{NAMES[c]}")
                        and self.supply[NAMES.index(GIVES[NAMES[c]])]]  # fmt: skip
        return equally([{(f"balcony_{NAMES[c]}", f"pays {NAMES[c]}"): Fraction(1)}
                        for c in spent(self.hand, open_colours)])  # fmt: skip

    def terrace(self):
        """'Only on a (6) choose to take the money', if that field is still available."""
        spaces = {c: self.names(f"terrace_{NAMES[c]}") for c in held(self.supply)}
        colours = taken(self.hand, [c for c, free in spaces.items() if free])
        dice = equally([{(spaces[c][0],): Fraction(1)} for c in colours])
        money = {(name,): Fraction(1) for name in self.names("terrace_reroll")}
        return equally([dice] * 5 + [money]) if dice and money else dice or money


def count(dice):
    """How many dice of each colour; seven numbers of dice belong to one."""
    return [sum(number // 7 == colour for number in dice) for colour in range(4)]


def held(counts):
    return [colour for colour in range(4) if counts[colour] > 0]


def less(counts, colour, fewer=1):
    return [each - fewer * (n == colour) for n, each in enumerate(counts)]


def after(deeds, odds):
    return {(*deeds, *more): chance for more, chance in odds.items()}


def equally(parts):
    """One of several results, each as likely as any other."""
    total = Counter()
    for part in parts:
        for deeds, chance in part.items():
            total[deeds] += Fraction(chance) / len(parts)
    return dict(total)


def spent(hand, among):
    """'1. A color he has 3 or more dice of 2. A color he has 1 die of 3. ... 2 dice of.'"""
    ranked = {c: 0 if hand[c] > 2 else hand[c] for c in among if hand[c] > 0}
    return [c for c, rank in ranked.items() if rank == min(ranked.values())]


def taken(hand, among):
    """'1. Already has exactly 1 die of 2. Currently has no die of 3. Has the least die of.'"""
    ranked = {c: {1: -2, 0: -1}.get(hand[c], hand[c]) for c in among}
    return [c for c, rank in ranked.items() if rank == min(ranked.values())]


# -- both -----------------------------------------------------------------------------------------


def differ(table):
    """Where the two computations disagree: what is decided, and both odds."""
    walk, own = walked(table.copy()), Odds(table, 1).turn()
    return [(deeds, walk[deeds], float(own.get(deeds, 0))) for deeds in {*walk, *own}
            if abs(walk[deeds] - own.get(deeds, 0)) > 1e-9]  # fmt: skip


@pytest.mark.parametrize("first", range(0, POSITIONS, 50))
@pytest.mark.clause("SOLO-4.2", "SOLO-6.3", "RAJ-11.8", "RAJ-11.10", "RAJ-11.14")
def test_every_odds_of_a_turn_is_as_the_document_says(first):
    for number in range(first, first + 50):
        assert differ(edge(number)) == [], f"position {number}"


def test_the_positions_meet_every_area_every_person_and_every_edge():
    found = [Odds(edge(number), 1) for number in range(POSITIONS)]
    starts = {deeds[0] for each in found for deeds in each.turn()}
    assert starts >= {*PERSONS, "aside", "terrace_reroll", "market_assorted_1", "market_tea"}
    last = {deeds[-1] for each in found for deeds in each.turn()}
    assert {"nothing", "takes none", "to 30"} <= last
    assert sum(len(each.tops) == 0 for each in found) > 20
    assert sum(sum(each.hand) == 1 for each in found) > 20
    assert sum(0 in each.supply for each in found) > 50
    assert sum(each.seat.boat == 30 for each in found) > 10


MARKET_SPACES = dummy.market_spaces


def paying_or_not(table, number):
    """The market spaces as if those that pay nothing were valid."""
    tried = table.copy()
    tried.rules = replace(tried.rules, dummies="listed")
    return MARKET_SPACES(tried, number)


BROKEN = {
    "a market that pays": ("market_spaces", paying_or_not),
    "what is valid": ("why_no_replacement", lambda table, number, *, chamber_die: None),
    "foresight": ("master_builder_colours", lambda table, number: [0, 1, 2, 3]),
    "the die for the new tile": (
        "replacing_colours",
        lambda table, number, counts: dummy.colours_to_spend(
            counts, dummy.fitting_colours(table, number, counts)
        ),
    ),
    "a tile for nothing": ("free_tops", lambda table, number: []),
    "a die to spend": ("colours_to_spend", lambda counts, open_colours=range(4): [
        colour for colour in sorted(open_colours) if counts[colour]]),
    "a die to take": ("colours_to_take", lambda counts, open_colours: sorted(open_colours)),
    "the supply": ("terrace_spaces", lambda table: {
        space.takes: space for space in reversed(dummy.free_spaces(table, "terrace"))}),
    "the river": ("why_no_steps", lambda table, number: (None, None, None, None, None, None)),
    "most dice": ("colours_to_buy", lambda table, number: [
        colour for colour in range(4) if dummy.purchase(table, number, colour)]),
}  # fmt: skip


@pytest.mark.parametrize("what", BROKEN)
def test_a_rule_that_is_broken_on_purpose_is_noticed(what, monkeypatch):
    name, broken = BROKEN[what]
    monkeypatch.setattr(dummy, name, broken)
    assert any(is_noticed(edge(number)) for number in range(POSITIONS))


def is_noticed(table):
    """Whether the computations disagree, or the table cannot even go on."""
    try:
        return bool(differ(table))
    except (IndexError, ValueError, KeyError):
        return True
