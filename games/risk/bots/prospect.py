"""A board as a plan imagines it: borders, distances to others, and quick chances of battles.

A march is judged by the mean and the spread of what it costs, taken from the exact table of
`odds.py`; a battle larger than the table by the same, for no table can hold hundreds of troops.

Who owns what changes far less often than troops do. What follows from it alone is therefore kept
for the last boards, by the seat's land as a set of bits: bit 0 is the first territory.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import erf, sqrt

from games.risk.board import ADJACENT, CONTINENTS, SIZE, Continent
from games.risk.odds import battle_odds, endings
from games.risk.state import NEUTRAL, NOBODY, RiskTable
from games.risk.steps import FortifyPhase

LARGEST_EXACT = 64
_PLENTY = 30
"""With so many attackers more than defenders, losses hardly depend on how many there are."""

_LARGEST_COUNTED = 24
"""Losses against more defenders than this grow in a straight line."""

_EDGE = 1.0
"""The last attackers roll fewer dice: a battle wants that many more than the mean."""


@lru_cache(1 << 16)
def conquest(attackers: int, defenders: int) -> float:
    """The chance to conquer a territory; attackers are those that need not stay behind."""
    if attackers <= 0:
        return 0.0
    if attackers < LARGEST_EXACT and defenders < LARGEST_EXACT:
        return battle_odds().win(attackers, defenders)
    mean, variance = cost(defenders)
    return _below((attackers - mean - _EDGE) / sqrt(variance))


@lru_cache(4096)
def cost(defenders: int) -> tuple[float, float]:
    """What conquering costs an attacker who does not run out of troops: mean and variance."""
    if defenders > _LARGEST_COUNTED:
        mean, variance = cost(_LARGEST_COUNTED)
        mean_before, variance_before = cost(_LARGEST_COUNTED - 2)
        more = (defenders - _LARGEST_COUNTED) / 2
        return mean + more * (mean - mean_before), variance + more * (variance - variance_before)
    attackers = 2 * defenders + _PLENTY
    lost = [(attackers - left, chance) for left, _, chance in endings(attackers, defenders)]
    mean = sum(troops * chance for troops, chance in lost)
    return mean, sum((troops - mean) ** 2 * chance for troops, chance in lost)


@lru_cache(4096)
def price(defenders: int) -> float:
    """The mean cost of a conquest with the troop that stays there."""
    return cost(defenders)[0] + 1


def march_chance(spare: float, mean: float, variance: float) -> float:
    """The chance that `spare` troops pay for battles of this mean and variance in all."""
    return _below((spare - mean - _EDGE / 2) / sqrt(variance + 0.01))


def _below(deviations: float) -> float:
    return 0.5 * (1 + erf(deviations / sqrt(2)))


Owners = Sequence[int]
Troops = Sequence[int]

FAR = SIZE
"""The distance to the front of a territory that has no way to it."""

BITS = tuple([1 << place for place in range(SIZE)])
BESIDE = tuple([sum([BITS[near] for near in ADJACENT[place]]) for place in range(SIZE)])
"""By territory, those beside it as a set of bits."""

CONTINENT_LANDS = tuple(
    [sum([BITS[place] for place in continent.territories]) for continent in CONTINENTS]
)
"""By continent, its territories as a set of bits."""

WORLD = sum(BITS)

LANDS_KEPT = 1 << 14


def land_of(owners: Owners, seat: int) -> int:
    """The seat's territories as a set of bits."""
    return lands_of(tuple(owners))[seat]


@lru_cache(LANDS_KEPT)
def lands_of(owners: tuple[int, ...]) -> tuple[int, ...]:
    """Everybody's territories as sets of bits, those of NOBODY last."""
    lands = [0] * (NEUTRAL + 2)
    for bit, owner in zip(BITS, owners, strict=True):
        lands[owner] |= bit
    return tuple(lands)


def land_with(places: Collection[int]) -> int:
    """These territories as a set of bits."""
    return sum([BITS[place] for place in places])


def own_borders(owners: Owners, seat: int) -> tuple[int, ...]:
    return borders_of(land_of(owners, seat))


def distances_to_front(owners: Owners, seat: int) -> list[int]:
    """How many steps through own land each own territory is from a border; FAR for the others."""
    distances = [FAR] * SIZE
    for place, distance in distances_within(land_of(owners, seat)):
        distances[place] = distance
    return distances


@lru_cache(LANDS_KEPT)
def borders_of(land: int) -> tuple[int, ...]:
    """The territories of a land beside one that is not in it."""
    return tuple([place for place in places_of(land) if BESIDE[place] & ~land])


@lru_cache(LANDS_KEPT)
def interior_of(land: int) -> tuple[int, ...]:
    return tuple([place for place in places_of(land) if not BESIDE[place] & ~land])


@lru_cache(LANDS_KEPT)
def places_of(land: int) -> tuple[int, ...]:
    """The territories of a land in ascending order."""
    places = []
    while land:
        lowest = land & -land
        places.append(lowest.bit_length() - 1)
        land ^= lowest
    return tuple(places)


@lru_cache(LANDS_KEPT)
def parts_of(land: int) -> tuple[tuple[int, int], ...]:
    """The parts of a land that do not hang together, each with what lies round it."""
    parts = []
    while land:
        part = ring = land & -land
        around = 0
        while ring:
            for place in places_of(ring):
                around |= BESIDE[place]
            ring = around & land & ~part
            part |= ring
        parts.append((part, around & ~part))
        land ^= part
    return tuple(parts)


@lru_cache(LANDS_KEPT)
def distances_within(land: int) -> tuple[tuple[int, int], ...]:
    """The territories of a land, each with how many steps through it a border is away.

    FAR for those from which there is no way to a border.
    """
    distances = dict.fromkeys(borders_of(land), 0)
    ring = list(distances)
    for place in ring:
        for beside in ADJACENT[place]:
            if land & BITS[beside] and beside not in distances:
                distances[beside] = distances[place] + 1
                ring.append(beside)
    return tuple([(place, distances.get(place, FAR)) for place in places_of(land)])


@lru_cache(LANDS_KEPT)
def stakes_of(land: int) -> tuple[tuple[Continent, float], ...]:
    """The continents in which a land has a part, each with how large that part is; 1 is all."""
    parts = [(land & whole).bit_count() / whole.bit_count() for whole in CONTINENT_LANDS]
    return tuple([pair for pair in zip(CONTINENTS, parts, strict=True) if pair[1]])


@lru_cache(LANDS_KEPT)
def bonus_of(land: int) -> int:
    return sum([continent.bonus for continent, part in stakes_of(land) if part == 1])


@dataclass(frozen=True, slots=True)
class LandSurroundings:
    """What lies round a land.

    `regions`, `count` of them, are land of others that hangs together; they are numbered from 0
    and given by territory (-1 for own land). `exits` are the borders, each with the regions
    beside it.
    """

    count: int
    regions: tuple[int, ...]
    exits: tuple[tuple[int, tuple[int, ...]], ...]


@lru_cache(LANDS_KEPT)
def surroundings_of(land: int) -> LandSurroundings:
    """The regions round a land, and which of them its borders lead to."""
    regions = [-1] * SIZE
    count = 0
    for first in range(SIZE):
        if land & BITS[first] or regions[first] >= 0:
            continue
        regions[first] = count
        region = [first]
        for place in region:
            for beside in ADJACENT[place]:
                if not land & BITS[beside] and regions[beside] < 0:
                    regions[beside] = count
                    region.append(beside)
        count += 1
    exits = [
        (place, tuple({regions[near] for near in ADJACENT[place]} - {-1}))
        for place in borders_of(land)
    ]
    return LandSurroundings(count, tuple(regions), tuple(exits))


def enemies_beside(owners: Owners, seat: int, place: int) -> list[int]:
    return [beside for beside in ADJACENT[place] if owners[beside] not in (seat, NOBODY)]


def weakest_beside(owners: Owners, troops: Troops, seat: int, place: int) -> int | None:
    """The adjacent territory of somebody else with the fewest troops."""
    enemies = enemies_beside(owners, seat, place)
    return min(enemies, key=troops.__getitem__) if enemies else None


def threat_to(owners: Owners, troops: Troops, seat: int, place: int) -> int:
    """The troops of others beside a territory that could attack it."""
    return sum([troops[beside] - 1 for beside in enemies_beside(owners, seat, place)])


def troops_beside(
    owners: Owners, troops: Troops, seat: int, place: int, *others: int
) -> dict[str, int]:
    """The troops of others beside `place`, all and by kind, if the neutral army, which never
    attacks, is beside it or one of `others`; otherwise nothing.
    """
    near = [beside for each in (place, *others) for beside in enemies_beside(owners, seat, each)]
    if all(owners[beside] != NEUTRAL for beside in near):
        return {}
    there = enemies_beside(owners, seat, place)
    total = sum([troops[beside] for beside in there])
    neutral = sum([troops[beside] for beside in there if owners[beside] == NEUTRAL])
    return {"beside": total, "foes": total - neutral, "neutral": neutral} if total else {}


def continent_owner(owners: Owners, continent: int) -> int | None:
    members = CONTINENTS[continent].territories
    owner = owners[members[0]]
    for place in members:
        if owners[place] != owner:
            return None
    return None if owner == NOBODY else owner


OWNERS = NEUTRAL + 1
"""Lists by owner have room for the neutral army, and for NOBODY as the last."""


@dataclass(slots=True)
class Prospect:
    """A board as a plan imagines it, with what else counts; `cards` are numbers of cards.

    `lands` and `armies` say what everybody holds, as a set of bits and in troops. They are kept
    up by `put` and `hand_over`, which is why nothing else changes `owners` and `troops`.
    """

    seat: int
    owners: list[int]
    troops: list[int]
    lands: list[int]
    armies: list[int]
    cards: list[int]
    sets_redeemed: int
    reserve: int = 0
    has_card: bool = False
    """Whether the card of this turn is earned, and counted."""
    round: int = 0
    cards_that_force: int = 6

    @classmethod
    def of(cls, view: RiskTable) -> Prospect:
        """The board as it lies, with the card that this turn has earned so far."""
        seat = view.seat
        cards = [len(hand) for hand in view.hands] + [0] * (OWNERS - len(view.hands))
        has_drawn = bool(view.steps) and isinstance(view.steps[-1], FortifyPhase)
        if view.has_conquered and not has_drawn:
            cards[seat] += 1
        armies = [0] * (OWNERS + 1)
        for owner, count in zip(view.owners, view.troops, strict=True):
            armies[owner] += count
        return cls(
            seat,
            view.owners.copy(),
            view.troops.copy(),
            list(lands_of(tuple(view.owners))),
            armies,
            cards,
            view.sets_redeemed,
            view.reserves[seat],
            view.has_conquered,
            view.round,
            view.rules.cards_that_force,
        )

    def copy(self) -> Prospect:
        return Prospect(
            self.seat,
            self.owners.copy(),
            self.troops.copy(),
            self.lands.copy(),
            self.armies.copy(),
            self.cards.copy(),
            self.sets_redeemed,
            self.reserve,
            self.has_card,
            self.round,
            self.cards_that_force,
        )

    @property
    def key(self) -> Hashable:
        """The same for boards that are alike."""
        return (
            self.seat,
            tuple(self.owners),
            tuple(self.troops),
            tuple(self.cards),
            self.sets_redeemed,
            self.reserve,
            self.has_card,
            self.round,
        )

    @property
    def land(self) -> int:
        """The seat's territories as a set of bits."""
        return self.lands[self.seat]

    def put(self, place: int, count: int) -> None:
        self.armies[self.owners[place]] += count - self.troops[place]
        self.troops[place] = count

    def hand_over(self, place: int, owner: int) -> None:
        """A territory belongs to that owner now, with the troops that stand there."""
        count, bit, loser = self.troops[place], BITS[place], self.owners[place]
        self.armies[loser] -= count
        self.armies[owner] += count
        self.lands[loser] &= ~bit
        self.lands[owner] |= bit
        self.owners[place] = owner

    def moved(self, target: int, count: int, source: int | None = None) -> Prospect:
        """A copy with so many troops more on a territory, new ones or from another territory."""
        after = self.copy()
        after.put(target, after.troops[target] + count)
        if source is not None:
            after.put(source, after.troops[source] - count)
        return after
