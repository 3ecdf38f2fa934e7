"""What a table is worth to a seat: its features, and the weights that a fit gave them."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import astuple, dataclass, field
from functools import cache
from operator import mul
from typing import Final

from games.arcs.board import (
    AMBITION_OF_NUMBER,
    AMBITIONS,
    ANY_AMBITION,
    CARDS,
    CITY,
    CITY_BONUS,
    HAND_SIZE,
    HIDDEN,
    PIECES,
    SYSTEMS,
    neighbours,
)
from games.arcs.court import is_vox
from games.arcs.expansion import ByMode
from games.arcs.parts import NOBODY, Building, Seat
from games.arcs.reach_box import COUNCIL
from games.arcs.search_bot.ambitions import ODDS, Counting, Prospects, earned, prospects
from games.arcs.search_bot.courses import keeping
from games.arcs.search_bot.initiative import holders, unseen, winning_undeclared
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import phantom_count, standings
from games.arcs.supercat.rule_hooks import has_aids
from games.arcs.supercat.standing import AMBITION_OF

POWER_OF_A_CHAPTER: Final = 11.0
"""How much whoever leads gains in a chapter: so far away is the end by Power."""

THIS_CHAPTER: Final = 0.5
"""What a chapter that has just begun counts beside those after it."""

DECLARES: Final = 0.6
"""How often a rival with the initiative has the card for what it would like to declare."""

WON: Final = 15.0
"""What winning is worth beside the Power itself."""

NEAREST: Final = 0.6
"""How much the strongest rival counts; the mean of all has the rest."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Power for one of each feature; those with a comment are worth it for each chapter left."""

    power: float = 1.0
    declared: float = 0.9
    declarable: float = 0.6
    strength: float = 0.5  # a chapter
    fresh: float = 0.16  # a chapter
    hurt: float = 0.14  # a chapter
    ports: float = 0.25  # a chapter
    cities: float = 0.5  # a chapter
    bonus: float = 0.6  # a chapter
    tokens: float = 0.35
    kinds: float = 0.3
    guilds: float = 0.5
    taxable: float = 0.4  # a chapter
    occupied: float = -0.25  # a chapter
    gates: float = 0.1  # a chapter
    leading: float = 0.4
    agents: float = 0.2
    captives: float = 0.15
    trophies: float = 0.3
    threatened: float = -0.5
    cards: float = 2.6
    quality: float = 0.25
    initiative: float = 1.0
    outrage: float = -0.25  # a chapter
    damaged: float = -0.15  # a chapter
    room: float = 0.1  # a chapter
    aided: float = 8.0  # a chapter
    objective: float = 1.0


FITTED: Final = Weights()
AVERAGE_CARD: Final = 4.1
CITY_PLACE: Final = PIECES.index(CITY)
SLOTS: Final = {name: system.slots for name, system in SYSTEMS.items()}
AMBITION_AT: Final = {
    name: AMBITION_OF.get(system.resource, "") for name, system in SYSTEMS.items()
}
"""The ambition that counts what each system is taxed for."""


@dataclass(frozen=True, slots=True)
class Hopes:
    """What ambitions promise every seat: `strength` over all of them, the Power of those with a
    marker, and by ambition that of the next marker; `won` are the undeclared ones that it wins.
    """

    counts: Mapping[str, Sequence[int]]
    bonuses: Sequence[int]
    strength: Sequence[float]
    declared: Sequence[float]
    powers: Mapping[str, Sequence[float]]
    won: Sequence[int]
    nothing: list[float]
    first: Mapping[str, Sequence[float]]


@dataclass(frozen=True, slots=True)
class Winnings:
    """What a seat is likely to win yet, for what its objective may count: `wins` of this chapter
    by ambition, `later` those after it, `chapters` those left; `held` says who controls a system.
    """

    wins: Mapping[str, float]
    later: float
    chapters: float
    held: Mapping[str, int]


class Promises:
    """What the objective of a seat is likely to advance yet: the base game has none."""

    def steps(self, table: ArcsTable, number: int, winnings: Winnings) -> float:
        """So many steps, those that are sure left out."""
        return 0.0


PROMISES: Final = ByMode(Promises())
DECLARED_YET: Final = 0.35
"""How likely an ambition that nobody has declared is declared yet in a chapter."""
DECLARED_LATER: Final = 0.45
"""And in a chapter to come."""
KEPT: Final = 0.7
"""How much what an objective promises counts beside what is done."""


class Evaluator:
    """Values tables for one seat; what follows from the view alone is worked out once."""

    def __init__(self, view: ArcsTable, number: int, weights: Weights = FITTED) -> None:
        self.number, self.hidden = number, unseen(view)
        self.phantoms = {ambition: phantom_count(view, ambition) for ambition in AMBITIONS}
        self.counting = Counting()
        self._maps: dict[Hashable, list[OnMap]] = {}
        self._hoped: dict[Hashable, Hopes] = {}
        self.given = weights
        self.weights: tuple[float, ...] = astuple(weights)

    def of(self, table: ArcsTable, number: int) -> Evaluator:
        """A judge of the same weights for another seat."""
        return Evaluator(table.seen_by(number), number, self.given)

    def __call__(self, table: ArcsTable) -> float:
        """How much better the seat stands than its rivals, in Power."""
        if table.is_over:
            order = standings(table)
            own = table.seats[self.number].power
            best = max([each.power for n, each in enumerate(table.seats) if n != self.number])
            ahead = float(own - best)
            return ahead + (WON if order[0] == self.number else -WON)
        rows = self.features(table)
        return self.beyond(self.scores(rows)) + self.closing(table, rows)

    def scores(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """What every seat's features are worth to it."""
        return [sum(map(mul, self.weights, row)) for row in rows]

    def beyond(self, scores: Sequence[float]) -> float:
        """How much better the own score is than the others', the nearest above all."""
        others = [*scores]
        mine = others.pop(self.number)
        return mine - NEAREST * max(others) - (1.0 - NEAREST) * sum(others) / len(others)

    def closing(self, table: ArcsTable, rows: Sequence[Sequence[float]]) -> float:
        """What it is worth to be ahead, or costs to be behind, as the last chapter may end: by the
        Power of every seat with what declared ambitions are likely to bring.
        """
        expected = [row[0] + row[1] for row in rows]
        left = max([seat.cards_left for seat in table.seats])
        ends = likely_end(table, expected, left)
        mine = expected.pop(self.number)
        return WON * ends * _leaning((mine - max(expected)) / (1.0 + left))

    def features(self, table: ArcsTable) -> list[list[float]]:
        """A row of features for every seat, in the order of the weights."""
        seats = table.seats
        left = max([seat.cards_left for seat in seats])
        maps = self._on_map(table)
        hopes = self._hopes(table, maps, left)
        chapters = chapters_left(table, hopes.declared, left)
        odds = holders(table, self.hidden, hopes.won)
        declarable = self._declarable(table, hopes, odds) if left else hopes.nothing
        courts = _courts(table)
        aids = aided(table, hopes.declared, left)
        goes_on = not table.reach.goal(len(seats))
        rows = []
        for number, seat in enumerate(seats):
            here, tokens = maps[number], seat.tokens
            rows.append(
                [
                    seat.power,
                    hopes.declared[number],
                    declarable[number],
                    hopes.strength[number] * chapters,
                    sum(seat.fresh.values()) * chapters,
                    sum(seat.hurt.values()) * chapters,
                    min(here.ports, 3) * chapters,
                    here.cities * chapters,
                    hopes.bonuses[number] * chapters,
                    len(tokens),
                    len(set(tokens)),
                    len(seat.cards),
                    here.taxable * chapters,
                    here.occupied * chapters,
                    here.gates * chapters,
                    courts[number][0],
                    courts[number][1],
                    sum(seat.captives),
                    seat.trophy_count,
                    here.threatened,
                    seat.cards_left,
                    quality(seat.hand) if number == self.number else 0.0,
                    odds[number] if left else 0.0,
                    len(seat.outrage) * chapters,
                    here.damaged * chapters,
                    min(here.room, 3) * chapters,
                    aids[number],
                    self._objective(table, number, hopes, chapters) if goes_on else 0.0,
                ]
            )
        return rows

    def _objective(self, table: ArcsTable, number: int, hopes: Hopes, chapters: float) -> float:
        """PLAY-4.3: what is to go of the objective, less what is likely to be done of it."""
        to_go = table.reach.to_go(number) or 0
        if not to_go:
            return 0.0
        after = table.reach.last_chapter - table.chapter
        yet = DECLARED_YET if table.free_markers else 0.0
        wins = {
            ambition: first[number] * (1.0 if table.boxes.get(ambition) else yet)
            for ambition, first in hopes.first.items()
        }
        later = DECLARED_LATER * after * sum([first[number] for first in hopes.first.values()])
        winnings = Winnings(wins, later, chapters, rulers(table))
        steps = PROMISES.of(table).steps(table, number, winnings)
        return KEPT * min(float(to_go), steps) - to_go

    def _on_map(self, table: ArcsTable) -> list[OnMap]:
        """What the map shows, worked out once for tables with the same pieces on it."""
        reach = table.reach
        key = (
            table.buildings,
            *[(*seat.fresh.items(), seat.trophies) for seat in table.seats],
            *reach.fresh,
            *[reach.is_regent(number) for number in range(len(table.seats))],
        )
        found = self._maps.get(key)
        if found is None:
            found = self._maps[key] = on_map(table)
        return found

    def _hopes(self, table: ArcsTable, maps: list[OnMap], left: int) -> Hopes:
        """What ambitions promise, worked out once for tables where it is the same."""
        counts = self.counting.of(table)
        key = (
            *[here.taxed for here in maps],
            *map(tuple, counts.values()),
            *table.boxes.items(),
            *[seat.cards_left for seat in table.seats],
            table.flipped,
        )
        found = self._hoped.get(key)
        if found is None:
            found = self._hoped[key] = self._hoping(table, maps, counts, left)
        return found

    def _hoping(
        self,
        table: ArcsTable,
        maps: Sequence[OnMap],
        counts: Mapping[str, Sequence[int]],
        left: int,
    ) -> Hopes:
        seats, boxes = table.seats, table.boxes
        chance = {}
        for ambition, row in counts.items():
            odds, is_declared = ODDS[ambition], ambition in boxes
            gains = [
                earned(
                    odds,
                    seat.cards_left,
                    here.sources.get(ambition, 0),
                    is_declared=is_declared,
                    is_supercat=seat.supercat is not None,
                )
                for here, seat in zip(maps, seats, strict=True)
            ]
            chance[ambition] = prospects(ambition, row, self.phantoms[ambition], left, gains)
        bonuses = [CITY_BONUS[each.cities] for each in maps]
        free = table.free_markers
        high, low = table.marker_value(free[0]) if free else (0, 0)
        strengths = zip(*[each.strength for each in chance.values()], strict=True)
        return Hopes(
            counts,
            bonuses,
            [sum(each) for each in strengths],
            _declared(table, chance, bonuses),
            {ambition: each.power(high, low, bonuses) for ambition, each in chance.items()},
            winning_undeclared(table, counts, self.phantoms),
            [0.0] * len(seats),
            {ambition: each.first for ambition, each in chance.items()},
        )

    def _declarable(self, table: ArcsTable, hopes: Hopes, odds: Sequence[float]) -> list[float]:
        """What every seat can expect of the ambition that the next leader may declare."""
        found = [0.0] * len(table.seats)
        if not table.free_markers:
            return found
        for leader, seat in enumerate(table.seats):
            if odds[leader] > 0.0 and seat.cards_left:
                if seat.supercat is None:
                    likely = self._wanted(leader, seat, hopes.powers)
                else:
                    likely = self._of_supercat(table, leader, hopes.counts)
                for ambition, share in likely:
                    for number, power in enumerate(hopes.powers[ambition]):
                        found[number] += odds[leader] * share * power
        return found

    def _wanted(
        self, leader: int, seat: Seat, powers: Mapping[str, Sequence[float]]
    ) -> list[tuple[str, float]]:
        """What a player who leads would declare, and how likely it can."""
        own = leader == self.number
        best, most = "", 0.0
        for ambition in can_be_declared(seat.hand) if own else AMBITIONS:
            power = powers[ambition]
            lead = power[leader] * len(power) - sum(power)
            if lead > most:
                best, most = ambition, lead
        return [(best, 1.0 if own else DECLARES)] if best else []

    def _of_supercat(
        self, table: ArcsTable, leader: int, counts: Mapping[str, Sequence[int]]
    ) -> list[tuple[str, float]]:
        """CAT-3.4: a SUPERCAT that leads declares what it wins, or is tied for and is undeclared,
        with a card that it draws; of several first what it wins, then the card with more actions.
        """
        able = []
        for number, ambition in AMBITION_OF_NUMBER.items():
            row = counts.get(ambition)
            if row is None or not row[leader]:
                continue
            most = max(self.phantoms[ambition], *row[:leader], *row[leader + 1 :])
            if row[leader] > most or (row[leader] == most and not table.boxes.get(ambition)):
                able.append((row[leader] == most, number, ambition))
        found, left = [], 1.0
        for _, number, ambition in sorted(able):
            share = left * self.hidden.draws(number)
            found.append((ambition, share))
            left -= share
        return found


def chapters_left(table: ArcsTable, declared: Sequence[float], left: int) -> float:
    """How many chapters what stands on the table is still of use, the rest of this one included.

    `declared` is the Power that every seat can expect of this chapter, `left` the cards that
    whoever has most still plays in it.
    """
    seats = table.seats
    reach = table.reach
    after: float = reach.last_chapter - table.chapter
    goal = reach.goal(len(seats))
    if goal:
        most = max([seat.power + power for seat, power in zip(seats, declared, strict=True)])
        after = min(after, max(0.0, (goal - most) / POWER_OF_A_CHAPTER))
    return after + THIS_CHAPTER * min(left, HAND_SIZE) / HAND_SIZE


def likely_end(table: ArcsTable, expected: Sequence[float], left: int) -> float:
    """How likely the game ends with this chapter, if the seats have the expected Power then."""
    goal = table.reach.goal(len(table.seats))
    if table.chapter == table.reach.last_chapter or not goal:
        return float(table.chapter == table.reach.last_chapter)
    beyond = max(expected) - goal + 0.5
    return 0.5 + 0.5 * _leaning(beyond / (0.5 + 0.5 * left))


def aided(table: ArcsTable, declared: Sequence[float], left: int) -> list[float]:
    """For every seat for how many chapters, this one and the next, a SUPERCAT has its aids.

    While behind it has an action more with every card, and a die in battle: as the chapter ends
    it is dear to be ahead of it, unless the game ends too (CAT-1.5 to 1.8).
    """
    seats, aids = table.seats, table.rules.aids
    found = [0.0] * len(seats)
    expected = [seat.power + power for seat, power in zip(seats, declared, strict=True)]
    players = [power for power, seat in zip(expected, seats, strict=True) if not seat.supercat]
    if aids == "off" or not players:
        return found
    goes_on = 1.0 - likely_end(table, expected, left)
    for number, seat in enumerate(seats):
        if seat.supercat:
            lead = min(players) - expected[number]
            behind = 1.0 if aids == "always" else likely_behind(lead, left)
            now = has_aids(table, number) * min(left, HAND_SIZE) / HAND_SIZE
            found[number] = now + behind * goes_on
    return found


def likely_behind(lead: float, left: int) -> float:
    """How likely a seat that is behind by so much Power, or ahead, is so as the chapter ends."""
    if not left:
        return float(lead >= 0)
    return 0.5 + 0.5 * _leaning((lead + 0.5) / (1.0 + left))


def _leaning(lead: float) -> float:
    """From -1 over 0 to 1."""
    return lead / (1.0 + abs(lead))


def _declared(
    table: ArcsTable, chance: dict[str, Prospects], bonuses: Sequence[int]
) -> list[float]:
    """What every seat can expect of the ambitions with markers."""
    found = [0.0] * len(table.seats)
    for ambition, markers in table.boxes.items():
        values = [table.marker_value(marker) for marker in markers]
        high, low = sum([value for value, _ in values]), sum([value for _, value in values])
        for number, power in enumerate(chance[ambition].power(high, low, bonuses)):
            found[number] += power
    return found


@cache
def can_be_declared(hand: tuple[str, ...]) -> Sequence[str]:
    """The ambitions that the cards of a hand can declare."""
    numbers = sorted({CARDS[card].number for card in hand})
    if ANY_AMBITION in numbers:
        return AMBITIONS
    return [AMBITION_OF_NUMBER[number] for number in numbers if number in AMBITION_OF_NUMBER]


@cache
def quality(hand: tuple[str, ...]) -> float:
    """How much better a hand is than average cards."""
    return sum([keeping(card) - AVERAGE_CARD for card in hand if card != HIDDEN])


@dataclass(slots=True)
class OnMap:
    """What the map shows of a seat: cities off its board, starports, damaged buildings, those
    under a rival's control, rival cities and gates under its own, free building slots, buildings
    that a rival can reach in a move with more fresh ships than stand there; and the cities that it
    can tax for each ambition.
    """

    cities: int = 0
    ports: int = 0
    damaged: int = 0
    occupied: int = 0
    taxable: int = 0
    gates: int = 0
    room: int = 0
    threatened: int = 0
    sources: dict[str, int] = field(default_factory=dict)

    @property
    def taxed(self) -> tuple[int | tuple[str, int], ...]:
        """All that ambitions follow from."""
        return (self.cities, *self.sources.items())

    def can_tax(self, ambition: str) -> None:
        """One more city to tax for an ambition."""
        self.sources[ambition] = self.sources.get(ambition, 0) + 1


def on_map(table: ArcsTable) -> list[OnMap]:
    """What the map shows of every seat."""
    seats = table.seats
    found = [OnMap() for _ in seats]
    held = rulers(table)
    near = neighbours(table.out)
    own: list[set[str]] = [set(seat.fresh) for seat in seats]
    taken: dict[str, int] = {}
    free: list[Building] = []
    for seat in seats:
        for owner, pieces in enumerate(seat.trophies):
            found[owner].cities += pieces[CITY_PLACE]
    for each in table.buildings:
        owner, system = each.seat, each.system
        taken[system] = taken.get(system, 0) + 1
        if not table.is_seat(owner):
            free.append(each)
            continue
        here = found[owner]
        own[owner].add(system)
        ruler = held.get(system, NOBODY)
        is_city = each.kind == CITY
        here.threatened += _is_threatened(seats, owner, system, near[system])
        here.cities += is_city
        here.ports += not is_city
        here.damaged += not each.fresh
        ambition = AMBITION_AT[system] if is_city else ""
        if ambition:
            here.can_tax(ambition)
        if ruler not in (NOBODY, owner):
            here.occupied += 1
            found[ruler].taxable += is_city
            if ambition:
                found[ruler].can_tax(ambition)
    for each in free:
        for number, here in enumerate(found):
            if each.kind == CITY and _may_tax_free(table, number, each.system, held, own[number]):
                here.taxable += 1
                if AMBITION_AT[each.system]:
                    here.can_tax(AMBITION_AT[each.system])
    for system, ruler in held.items():
        if ruler != NOBODY and not SLOTS[system]:
            found[ruler].gates += 1
    for here, systems in zip(found, own, strict=True):
        here.room = sum([SLOTS[system] - taken.get(system, 0) for system in systems])
    return found


def rulers(table: ArcsTable) -> dict[str, int]:
    """ARCS-1.3: who controls each system with fresh ships."""
    most: dict[str, int] = {}
    held: dict[str, int] = {}
    for number, seat in enumerate(table.seats):
        for system, ships in seat.fresh.items():
            highest = most.get(system, 0)
            if ships > highest:
                most[system], held[system] = ships, number
            elif ships == highest:
                held[system] = NOBODY
    for system in table.reach.fresh:
        held[system] = NOBODY
    return held


def _may_tax_free(
    table: ArcsTable, number: int, system: str, held: Mapping[str, int], own: Collection[str]
) -> bool:
    """REACH-6.1: whether a seat controls a Free city's system in its turn, maybe by the Empire."""
    if system in table.reach.fresh:
        return system in own and table.reach.is_regent(number)
    return held.get(system, NOBODY) == number


def _is_threatened(seats: Sequence[Seat], owner: int, system: str, beside: Sequence[str]) -> bool:
    """Whether a rival has more fresh ships there or beside than the owner has there."""
    guards = seats[owner].fresh.get(system, 0)
    for rival, seat in enumerate(seats):
        if rival != owner:
            fresh = seat.fresh
            near = sum([fresh[place] for place in beside if place in fresh])
            if near + fresh.get(system, 0) > guards:
                return True
    return False


def _courts(table: ArcsTable) -> list[tuple[float, float]]:
    """For every seat what leading Court cards promises, and how many agents lie on others."""
    leading, others = [0.0] * len(table.seats), [0.0] * len(table.seats)
    for offer in table.court:
        if offer.card and any(offer.agents):
            leader = offer.leader()
            for number, agents in enumerate(offer.agents):
                if number == leader:
                    leading[number] += 0.5 + (not is_vox(offer.card) and offer.card != COUNCIL)
                    leading[number] += 0.5 * (sum(offer.agents) - agents)
                else:
                    others[number] += agents
    return list(zip(leading, others, strict=True))
