"""What a table is worth to a seat: its features, and the weights that a fit gave them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass
from functools import cache
from operator import mul
from typing import Final

from games.arcs.admiral.ambitions import Counting, Prospects, prospects
from games.arcs.admiral.courses import keeping
from games.arcs.admiral.initiative import holders, unseen
from games.arcs.board import (
    AMBITION_OF_NUMBER,
    AMBITIONS,
    ANY_AMBITION,
    CARDS,
    CITY,
    CITY_BONUS,
    HIDDEN,
    LAST_CHAPTER,
    PIECES,
    POWER_TO_END,
    SYSTEMS,
    neighbours,
)
from games.arcs.court import COURT
from games.arcs.state import NOBODY, ArcsTable
from games.arcs.steps.scoring import phantom_count, standings

POWER_OF_A_CHAPTER: Final = 9.0
"""How much whoever leads gains in a chapter: so far away is the end by Power."""

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
    ports: float = 0.45  # a chapter
    cities: float = 0.5  # a chapter
    bonus: float = 0.7  # a chapter
    tokens: float = 0.35
    kinds: float = 0.15
    guilds: float = 0.5
    taxable: float = 0.4  # a chapter
    occupied: float = -0.25  # a chapter
    gates: float = 0.2  # a chapter
    leading: float = 0.4
    agents: float = 0.2
    captives: float = 0.15
    trophies: float = 0.3
    threatened: float = -0.5
    cards: float = 1.8
    quality: float = 0.25
    initiative: float = 0.5
    outrage: float = -0.25  # a chapter
    damaged: float = -0.15  # a chapter
    room: float = 0.1  # a chapter


FITTED: Final = Weights()
AVERAGE_CARD: Final = 4.1
CITY_PLACE: Final = PIECES.index(CITY)
SLOTS: Final = {name: system.slots for name, system in SYSTEMS.items()}


class Judge:
    """Values tables for one seat; what follows from the view alone is worked out once."""

    def __init__(self, view: ArcsTable, number: int, weights: Weights = FITTED) -> None:
        self.number, self.hidden = number, unseen(view)
        self.phantoms = {ambition: phantom_count(view, ambition) for ambition in AMBITIONS}
        self.counting = Counting()
        self.given = weights
        self.weights: tuple[float, ...] = astuple(weights)

    def of(self, table: ArcsTable, number: int) -> Judge:
        """A judge of the same weights for another seat."""
        return Judge(table.seen_by(number), number, self.given)

    def __call__(self, table: ArcsTable) -> float:
        """How much better the seat stands than its rivals, in Power."""
        if table.is_over:
            order = standings(table)
            own = table.seats[self.number].power
            best = max([each.power for n, each in enumerate(table.seats) if n != self.number])
            ahead = float(own - best)
            return ahead + (WON if order[0] == self.number else -WON)
        rows = self.features(table)
        scores: list[float] = [sum(map(mul, self.weights, row)) for row in rows]
        mine = scores.pop(self.number)
        beyond = mine - NEAREST * max(scores) - (1.0 - NEAREST) * sum(scores) / len(scores)
        return beyond + self._closing(table, [row[0] + row[1] for row in rows])

    def _closing(self, table: ArcsTable, expected: list[float]) -> float:
        """What it is worth to be ahead, or costs to be behind, as the last chapter may end.

        `expected` is the Power of every seat with what declared ambitions are likely to bring.
        """
        left = max([seat.cards_left for seat in table.seats])
        ends = 1.0
        if table.chapter < LAST_CHAPTER:
            reach = max(expected) - POWER_TO_END[len(table.seats)] + 0.5
            ends = 0.5 + 0.5 * _leaning(reach / (0.5 + 0.5 * left))
        mine = expected.pop(self.number)
        return WON * ends * _leaning((mine - max(expected)) / (1.0 + left))

    def features(self, table: ArcsTable) -> list[list[float]]:
        """A row of features for every seat, in the order of the weights."""
        seats = table.seats
        left = max([seat.cards_left for seat in seats])
        most = max([seat.power for seat in seats])
        chapters = min(
            LAST_CHAPTER - table.chapter,
            max(0.0, (POWER_TO_END[len(seats)] - most) / POWER_OF_A_CHAPTER),
        )
        maps = on_map(table)
        bonuses = [CITY_BONUS[each.cities] for each in maps]
        chance = {
            ambition: prospects(ambition, counts, self.phantoms[ambition], left)
            for ambition, counts in self.counting.of(table).items()
        }
        strengths = [each.strength for each in chance.values()]
        odds = holders(table, self.hidden)
        declared = _declared(table, chance, bonuses)
        declarable = self._declarable(table, chance, bonuses, odds, left)
        courts = _courts(table)
        rows = []
        for number, seat in enumerate(seats):
            here, tokens = maps[number], seat.tokens
            rows.append(
                [
                    seat.power,
                    declared[number],
                    declarable[number],
                    sum([each[number] for each in strengths]) * chapters,
                    sum(seat.fresh.values()) * chapters,
                    sum(seat.hurt.values()) * chapters,
                    min(here.ports, 3) * chapters,
                    here.cities * chapters,
                    bonuses[number] * chapters,
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
                ]
            )
        return rows

    def _declarable(
        self,
        table: ArcsTable,
        chance: dict[str, Prospects],
        bonuses: Sequence[int],
        odds: Sequence[float],
        left: int,
    ) -> list[float]:
        """What every seat can expect of the ambitions that the next leader may declare."""
        seats = len(table.seats)
        free = table.free_markers
        found = [0.0] * seats
        if not free or not left:
            return found
        high, low = table.marker_value(free[0])
        powers: dict[str, list[float]] = {}
        for leader in range(seats):
            if odds[leader] <= 0.0 or not table.seats[leader].cards_left:
                continue
            best, gain = None, 0.0
            for ambition in self._may_declare(table, leader):
                power = powers.get(ambition) or chance[ambition].power(high, low, bonuses)
                powers[ambition] = power
                lead = power[leader] * seats - sum(power)
                if lead > gain:
                    best, gain = power, lead
            if best is not None:
                share = odds[leader] * (1.0 if leader == self.number else DECLARES)
                for number in range(seats):
                    found[number] += share * best[number]
        return found

    def _may_declare(self, table: ArcsTable, leader: int) -> Sequence[str]:
        if leader != self.number:
            return AMBITIONS
        return can_be_declared(table.seats[leader].hand)


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
    that a rival can reach in a move with more fresh ships than stand there.
    """

    cities: int = 0
    ports: int = 0
    damaged: int = 0
    occupied: int = 0
    taxable: int = 0
    gates: int = 0
    room: int = 0
    threatened: int = 0


def on_map(table: ArcsTable) -> list[OnMap]:
    """What the map shows of every seat."""
    found = [OnMap() for _ in table.seats]
    held: dict[str, int] = {}
    for seat in table.seats:
        for system in seat.fresh:
            if system not in held:
                held[system] = table.controller(system)
        for owner, pieces in enumerate(seat.trophies):
            found[owner].cities += pieces[CITY_PLACE]
    reached = [reach(seat.fresh, table.out) for seat in table.seats]
    own: list[set[str]] = [set(seat.fresh) for seat in table.seats]
    taken: dict[str, int] = {}
    for each in table.buildings:
        here, system = found[each.seat], each.system
        taken[system] = taken.get(system, 0) + 1
        own[each.seat].add(system)
        ruler = held.get(system, NOBODY)
        guards = table.seats[each.seat].fresh.get(system, 0)
        for rival, ships in enumerate(reached):
            if rival != each.seat and ships.get(system, 0) > guards:
                here.threatened += 1
                break
        if each.kind == CITY:
            here.cities += 1
        else:
            here.ports += 1
        if not each.fresh:
            here.damaged += 1
        if ruler not in (NOBODY, each.seat):
            here.occupied += 1
            if each.kind == CITY:
                found[ruler].taxable += 1
    for system, ruler in held.items():
        if ruler != NOBODY and not SLOTS[system]:
            found[ruler].gates += 1
    for here, systems in zip(found, own, strict=True):
        for system in systems:
            here.room += SLOTS[system] - taken.get(system, 0)
    return found


def reach(fresh: Mapping[str, int], out: tuple[int, ...]) -> dict[str, int]:
    """How many fresh ships of a seat stand in each system or beside it."""
    near = neighbours(out)
    found: dict[str, int] = {}
    for system, ships in fresh.items():
        found[system] = found.get(system, 0) + ships
        for beside in near[system]:
            found[beside] = found.get(beside, 0) + ships
    return found


def _courts(table: ArcsTable) -> list[tuple[float, float]]:
    """For every seat what leading Court cards promises, and how many agents lie on others."""
    leading, others = [0.0] * len(table.seats), [0.0] * len(table.seats)
    for offer in table.court:
        if offer.card and any(offer.agents):
            leader = offer.leader()
            for number, agents in enumerate(offer.agents):
                if number == leader:
                    leading[number] += 0.5 + COURT[offer.card].is_guild
                    leading[number] += 0.5 * (sum(offer.agents) - agents)
                else:
                    others[number] += agents
    return list(zip(leading, others, strict=True))
