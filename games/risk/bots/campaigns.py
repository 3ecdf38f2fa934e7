"""Campaigns: marches of conquest, where they can start, and what they are for.

A campaign is a few trees of conquests, each rooted in an own territory whose troops march: every
conquest costs what the battle costs, and a troop that stays behind.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from heapq import heapify, heappop, heappush
from math import inf, sqrt

from engine.text.message import Message, SeatNumber
from games.risk.board import ADJACENT, CONTINENT, CONTINENTS, SIZE, TERRITORY, set_value
from games.risk.bots.prospect import (
    BESIDE,
    BITS,
    CONTINENT_LANDS,
    WORLD,
    LandSurroundings,
    Prospect,
    borders_of,
    conquest,
    cost,
    land_with,
    march_chance,
    parts_of,
    places_of,
    price,
    surroundings_of,
)
from games.risk.state import NEUTRAL
from games.risk.steps import CARDS_LEFT

BRANCH_COST = 2.0
"""A side-step leaves more behind: as many troops as dice were rolled move in."""

MARGIN = 1.3
"""How many standard deviations above the mean of its losses a march should have in troops."""


@dataclass(slots=True)
class March:
    """The conquests that start from one own territory, in the order in which they were planned."""

    root: int
    strength: int
    """The attackers without reserves: the troops of the root but one."""
    head: int
    free: float
    """The attackers that it does not need, on average; below 0 it lacks some."""
    mean: float = 0.0
    variance: float = 0.0
    stays: float = 0.0
    """How many troops stay behind on the way."""
    extra: int = 0
    """Troops of the reserve that the campaign wants here."""
    steps: list[tuple[int, int]] = field(default_factory=list)

    def extend(self, troops: Sequence[int], path: list[int]) -> None:
        """Leads it along a path that begins at its root or in what it has taken."""
        if path[0] != self.head:
            self.stays += BRANCH_COST
        source = path[0]
        for target in path[1:]:
            mean, variance = cost(troops[target])
            self.mean += mean
            self.variance += variance
            self.stays += 1
            self.steps.append((source, target))
            source = target
        self.free = self.strength - self.mean - self.stays
        if path[0] == self.head or 2 * (len(path) - 1) > len(self.steps):
            self.head = path[-1]  # also where a branch has become the longer part

    @property
    def left(self) -> float:
        """The attackers left at the end, on average."""
        return self.strength + self.extra - self.mean - self.stays

    @property
    def wanted(self) -> float:
        """The attackers that make it a safe march."""
        return self.mean + self.stays + MARGIN * sqrt(self.variance)


@dataclass(slots=True)
class Campaign:
    """Marches that together reach a goal, and the chance that all of them arrive."""

    marches: list[March]
    chance: float = 0.0

    @property
    def battles(self) -> tuple[tuple[int, int], ...]:
        """Where each conquest comes from and what it takes."""
        return tuple([battle for march in self.marches for battle in march.steps])

    @property
    def extra(self) -> int:
        """Troops of the reserve that all its marches want."""
        return sum([march.extra for march in self.marches])

    @property
    def riskiest(self) -> March:
        """The march to begin with: should it fail, the others are spared."""
        return min(self.marches, key=lambda march: march.left / sqrt(march.variance + 0.01))


def after_success(board: Prospect, campaign: Campaign) -> Prospect:
    """The board when every march has arrived with its mean losses."""
    after = board.copy()
    for march in campaign.marches:
        _arrive(after, march)
        after.reserve -= march.extra
    _all_to(after, campaign.marches[0].head)
    _take_cards(board, after, campaign.marches[0].head)
    return after


def after_failure(board: Prospect, campaign: Campaign) -> Prospect:
    """The board when the riskiest march has died on its way; the others have not set out."""
    after = board.copy()
    march = campaign.riskiest
    spent = march.strength + march.extra
    after.put(march.root, 1)
    after.reserve -= march.extra
    budget = 0.75 * spent
    for _, target in march.steps:
        needed = price(board.troops[target])
        if needed > budget:
            killed = int(max(0.0, budget) * 0.8)
            after.put(target, max(1, board.troops[target] - killed))
            break
        budget -= needed
        _conquer(after, target)
    _all_to(after, march.root)
    _take_cards(board, after, march.root)
    return after


def _conquer(after: Prospect, place: int) -> None:
    after.put(place, 1)
    after.hand_over(place, after.seat)


def _arrive(after: Prospect, march: March) -> None:
    for _, target in march.steps:
        _conquer(after, target)
    after.put(march.root, 1)
    after.put(march.head, 1 + max(0, round(march.left)))


def _all_to(after: Prospect, place: int) -> None:
    """What is left of the reserve goes to one place."""
    if after.reserve:
        after.put(place, after.troops[place] + after.reserve)
        after.reserve = 0


def _take_cards(before: Prospect, after: Prospect, front: int) -> None:
    """RISK-11.1 and 10.1 to 10.3: the card of the turn, and those of eliminated seats."""
    seat = after.seat
    if after.land == before.land:
        return
    for owner in range(NEUTRAL):
        if owner != seat and after.cards[owner] and not after.lands[owner]:
            after.cards[seat] += after.cards[owner]
            after.cards[owner] = 0
            if after.cards[seat] - after.has_card >= after.cards_that_force:
                _redeem_down(after, front)
    if not after.has_card:
        after.has_card = True
        after.cards[seat] += 1


def _redeem_down(after: Prospect, front: int) -> None:
    while after.cards[after.seat] - after.has_card > CARDS_LEFT:
        after.cards[after.seat] -= 3
        after.sets_redeemed += 1
        after.put(front, after.troops[front] + set_value(after.sets_redeemed))


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


@dataclass(frozen=True, slots=True)
class Goal:
    """Territories to conquer, all of them or `any_one`, and what for."""

    purpose: Message
    targets: tuple[int, ...]
    any_one: bool = False


TAKES = tuple(
    Goal(Message("goal-take", {"territory": TERRITORY(place)}), (place,)) for place in range(SIZE)
)
"""By territory, to take just that."""

EARN_CARD, CONQUER_WORLD = Message("goal-earn-card"), Message("goal-conquer-world")
WIN = tuple(Message("goal-win", {"continent": CONTINENT(each.id)}) for each in CONTINENTS)
BREAK = tuple(Message("goal-break", {"continent": CONTINENT(each.id)}) for each in CONTINENTS)


def all_goals(board: Prospect) -> Iterator[Goal]:
    """Every goal that the seat's troops can dream of, the grandest first."""
    yield from the_world(board)
    yield from rivals_to_eliminate(board)
    yield from continents_to_win(board)
    yield from continents_to_break(board)
    yield from neighbours(board)


def neighbours(board: Prospect) -> Iterator[Goal]:
    """Each enemy territory beside one that can attack."""
    for target in _within_one_step(board):
        yield TAKES[target]


def weakest_neighbours(board: Prospect) -> Iterator[Goal]:
    beside = _within_one_step(board)
    if beside:
        fewest = min([board.troops[place] for place in beside])
        weakest = [place for place in beside if board.troops[place] == fewest]
        yield Goal(EARN_CARD, tuple(weakest), any_one=True)


def continents_to_win(board: Prospect) -> Iterator[Goal]:
    """Each continent that lacks more than one territory, and fewer troops than mine hold it."""
    mine = board.land
    mobile = mobile_troops(board)
    for continent, land in zip(CONTINENTS, CONTINENT_LANDS, strict=True):
        targets = places_of(land & ~mine)
        if len(targets) > 1 and mobile > _price(board, targets):
            yield Goal(WIN[continent.id], targets)


def continents_to_break(board: Prospect) -> Iterator[Goal]:
    """Each continent that somebody else holds: any of its territories will do."""
    for continent, land in zip(CONTINENTS, CONTINENT_LANDS, strict=True):
        holder = board.owners[continent.territories[0]]
        if holder != board.seat and land & ~board.lands[holder] == 0:
            yield Goal(BREAK[continent.id], continent.territories, any_one=True)


def rivals_to_eliminate(board: Prospect) -> Iterator[Goal]:
    """Each opponent that is weak enough, for its cards and for its place."""
    mobile = mobile_troops(board)
    for rival in range(NEUTRAL):
        targets = places_of(board.lands[rival])
        if rival != board.seat and targets and mobile > _price(board, targets):
            cards = board.cards[rival]
            args = {"rival": SeatNumber(rival), "cards": cards if cards > 1 else 0}
            purpose = Message("goal-eliminate", args)
            yield Goal(purpose, targets)


def the_world(board: Prospect) -> Iterator[Goal]:
    """Everything at once, when the troops suffice."""
    targets = places_of(WORLD & ~board.land)
    if targets and mobile_troops(board) > _price(board, targets):
        yield Goal(CONQUER_WORLD, targets)


def mobile_troops(board: Prospect) -> int:
    """The seat's troops that need not stay where they are, with those still to place."""
    return board.armies[board.seat] - board.land.bit_count() + board.reserve


def _price(board: Prospect, targets: Collection[int]) -> float:
    """What the way to all targets costs, roughly: a goal that costs all troops is no goal."""
    troops = board.troops
    return sum([0.7 * troops[place] + 0.8 for place in targets])


def _within_one_step(board: Prospect) -> tuple[int, ...]:
    beside = 0
    for place in borders_of(board.land):
        if board.troops[place] > 1 or board.reserve:
            beside |= BESIDE[place]
    return places_of(beside & ~board.land)
