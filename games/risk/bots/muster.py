"""Musters: who can set out from a land, and the campaigns that are planned from there."""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Sequence
from functools import lru_cache
from heapq import heapify, heappop, heappush
from math import inf

from games.risk.board import ADJACENT, SIZE
from games.risk.bots.campaigns import BRANCH_COST, Campaign, March
from games.risk.bots.chances import conquest, march_chance, price
from games.risk.bots.front import (
    BESIDE,
    BITS,
    LandSurroundings,
    borders_of,
    land_with,
    parts_of,
    places_of,
    surroundings_of,
)
from games.risk.bots.prospect import Prospect

CROWD_COST = 0.3
"""What each target beside the next conquest adds to its price: corners first."""

ROUNDING = 1e-6
"""Sums in another order may differ by less."""


def muster_of(board: Prospect) -> Muster:
    """The troops of the seat itself, with its reserve."""
    return Muster(board.troops, board.land, board.reserve)


class Muster:
    """Troops that can set out from a land: the same for every campaign looked at from there.

    `readiness` is by territory, and `starts` are the territories where it is not infinite.
    """

    __slots__ = (
        "_strengths",
        "land",
        "limit",
        "readiness",
        "reserve",
        "starts",
        "troops",
    )

    def __init__(self, troops: Sequence[int], land: int, reserve: int) -> None:
        self.troops = troops
        self.land = land
        self.reserve = reserve
        self.limit = 1.25 * reserve + 2
        """A campaign that lacks more troops than this has no hope."""
        self.readiness = readiness = [inf] * SIZE
        self.starts = 0
        for place in borders_of(land):
            attackers = troops[place] - 1
            if attackers or reserve:
                self.starts |= BITS[place]
                readiness[place] = self.ready(attackers)
        self._strengths: list[float] | None = None

    def _strengths_by_region(self, surroundings: LandSurroundings) -> list[float]:
        """The troops that can come to each region, counted when first asked for."""
        if self._strengths is None:
            self._strengths = strengths = [-inf] * surroundings.count
            for place, regions in surroundings.exits:
                if self.starts & BITS[place]:
                    for region in regions:
                        strengths[region] = max(strengths[region], 0) + self.troops[place] - 1
        return self._strengths

    def ready(self, free: float) -> float:
        """How little so many attackers want to go on: many first; infinite if they cannot."""
        if free >= 20:
            return -3.0
        if free >= 4:
            return -0.15 * free
        if free < 1 and not self.reserve:
            return inf
        return 4 - (1.15 * free if free > 0 else free)

    def campaign_for(self, targets: Collection[int], *, any_one: bool = False) -> Campaign | None:
        """The marches that conquer all targets (or the nearest); None if there is no way."""
        if len(targets) == 1:
            (target,) = targets
            source = min(ADJACENT[target], key=self.readiness.__getitem__)
            if self.readiness[source] < inf:
                return self._battle(source, target)
        wanted = land_with(targets)
        if not any_one and (self._is_too_strong(wanted) or self._is_out_of_reach(targets)):
            return None
        planning = _Planning(self, targets, wanted)
        while planning.remaining:
            path = planning.step_to_next() or planning.way_through()
            if path is None:
                return None
            planning.extend(path)
            if any_one:
                break
            if planning.lack > self.limit:
                return None
        return self._campaign(planning.marches)

    def _battle(self, source: int, target: int) -> Campaign | None:
        """The same for a single target beside own troops, which needs no planning."""
        march = self.march_from(source)
        march.extend(self.troops, [source, target])
        return None if -march.free > self.limit else self._campaign([march])

    def _campaign(self, marches: list[March]) -> Campaign:
        campaign = Campaign(marches)
        _share_reserve(campaign, self.reserve)
        campaign.chance = _chance(self.troops, campaign)
        return campaign

    def march_from(self, place: int) -> March:
        """A march that has not set out yet."""
        strength = self.troops[place] - 1
        return March(place, strength, place, strength)

    def _is_too_strong(self, wanted: int) -> bool:
        """Whether any marches would lack too much: sure, and quicker than planning them.

        Here by what stands beside each part of the targets that hangs together. Nobody else comes
        to its help: a way through is sought only when nothing wanted lies beside a march. Without
        a reserve a march may halt there, and then somebody else does.
        """
        if not self.reserve:
            return False
        troops = self.troops
        lack = 0.0
        for part, around in parts_of(wanted):
            starts = places_of(around & self.starts)
            if starts:
                need = sum([price(troops[target]) for target in places_of(part)])
                need -= sum([troops[start] for start in starts]) - len(starts)
                if need > 0:
                    lack += need
        return lack > self.limit + ROUNDING

    def _is_out_of_reach(self, targets: Collection[int]) -> bool:
        """The same, by all the troops that can come to each region, as none crosses own land."""
        surroundings = surroundings_of(self.land)
        troops, regions = self.troops, surroundings.regions
        strengths = self._strengths_by_region(surroundings)
        needs = [0.0] * len(strengths)
        for target in targets:
            needs[regions[target]] += price(troops[target])
        lack = 0.0
        for need, strength in zip(needs, strengths, strict=True):
            if need > strength and need:
                lack += need - strength
        return lack > self.limit + ROUNDING


class _Planning:
    """Marches while they are planned. Lists are by territory; `remaining` are targets to reach.

    `_beside` keeps for each of these the places already reached beside it, lowest first, for a
    plan asks for the nearest target at every step.
    """

    __slots__ = (
        "_beside",
        "_march_at",
        "_muster",
        "_prices",
        "_reached",
        "_readiness",
        "_troops",
        "_wanted",
        "lack",
        "marches",
        "remaining",
    )

    def __init__(self, muster: Muster, targets: Collection[int], wanted: int) -> None:
        self._muster = muster
        self._troops = troops = muster.troops
        self._march_at: list[March | None] = [None] * SIZE
        self._readiness = muster.readiness.copy()
        self.lack = 0.0
        """How many troops the marches so far cost beyond their own."""
        self.marches: list[March] = []
        self.remaining = set(targets)
        self._reached = muster.starts
        self._wanted = wanted
        self._prices = [0.0] * SIZE
        self._beside: list[list[int]] = [[]] * SIZE
        for target in self.remaining:
            around = BESIDE[target]
            self._prices[target] = _crowded(troops[target], (around & wanted).bit_count())
            self._beside[target] = list(places_of(around & muster.starts))

    def step_to_next(self) -> list[int] | None:
        """The cheapest target that lies beside a march, with where the march sets out."""
        readiness, prices, beside = self._readiness, self._prices, self._beside
        source = best = -1
        least = inf
        for target in self.remaining:
            for near in beside[target]:
                total = readiness[near] + prices[target]
                if total < least:
                    source, best, least = near, target, total
        return None if best < 0 else [source, best]

    def way_through(self) -> list[int] | None:
        """The cheapest way to a target: a place already reached, then territories of others.

        What a way costs to enter a place is the same from everywhere, so that the first way to
        come to a place is the cheapest.
        """
        troops, wanted, readiness = self._troops, self._wanted, self._readiness
        barred = self._muster.land | self._reached
        queue = [
            (readiness[place], place)
            for place in places_of(self._reached)
            if readiness[place] < inf and BESIDE[place] & ~barred
        ]
        before = dict.fromkeys([place for _, place in queue], -1)
        heapify(queue)
        least = inf
        while queue:
            distance, place = heappop(queue)
            if wanted & BITS[place]:
                return _traced(before, place)
            for beside in places_of(BESIDE[place] & ~barred):
                crowd = BESIDE[beside] & wanted
                total = distance + _crowded(troops[beside], crowd.bit_count())
                if total <= least:
                    before[beside] = place
                    heappush(queue, (total, beside))
                    if wanted & BITS[beside]:
                        least = total
            barred |= BESIDE[place]
        return None

    def extend(self, path: list[int]) -> None:
        """Leads the march that stands at the start of the path along it."""
        march = self._march_at[path[0]]
        if march is None:
            march = self._muster.march_from(path[0])
            self._march_at[path[0]] = march
            self.marches.append(march)
        free = march.free
        if free < 0:
            self.lack += free
        march.extend(self._troops, path)
        free = march.free
        if free < 0:
            self.lack -= free
        for place in path[1:]:
            self._march_at[place] = march
            self._reach(place)
        self._rank(march)

    def _reach(self, place: int) -> None:
        """Notes that a place is reached, and those beside it a little cheaper if it was wanted."""
        bit = BITS[place]
        self._reached |= bit
        rebate = 0.0
        if self._wanted & bit:
            self.remaining.remove(place)
            self._wanted ^= bit
            rebate = CROWD_COST
        crowd = BESIDE[place] & self._wanted
        if crowd:
            prices, beside = self._prices, self._beside
            for near in places_of(crowd):
                prices[near] -= rebate
                insort(beside[near], place)

    def _rank(self, march: March) -> None:
        """Notes how ready a march is, where it stands and, for a side-step, behind that."""
        readiness = self._readiness
        ready = self._muster.ready(march.free)
        behind = ready + BRANCH_COST
        readiness[march.root] = behind
        for _, target in march.steps:
            readiness[target] = behind
        readiness[march.head] = ready


@lru_cache(4096)
def _crowded(defenders: int, targets: int) -> float:
    """The price of a conquest beside so many targets."""
    total = price(defenders)
    for _ in range(targets):
        total += CROWD_COST
    return total


def _traced(before: dict[int, int], place: int) -> list[int]:
    path = [place]
    while before[path[-1]] != -1:
        path.append(before[path[-1]])
    return path[::-1]


def _share_reserve(campaign: Campaign, reserve: int) -> None:
    """First what each march lacks, the weakest first; the rest to the one that goes farthest."""
    for march in sorted(campaign.marches, key=lambda march: march.left):
        lack = march.wanted - march.strength
        march.extra = min(reserve, max(0, int(lack + 0.99)))
        reserve -= march.extra


def _chance(troops: Sequence[int], campaign: Campaign) -> float:
    chance = 1.0
    for march in campaign.marches:
        attackers = march.strength + march.extra
        if len(march.steps) == 1:
            chance *= conquest(attackers, troops[march.steps[0][1]])
        else:
            chance *= march_chance(attackers - march.stays, march.mean, march.variance)
    return chance
