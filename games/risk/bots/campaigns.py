"""Campaigns: marches of conquest towards a set of territories, and what they are likely to leave.

A campaign is a few trees of conquests, each rooted in an own territory whose troops march: every
conquest costs what the battle costs, and a troop that stays behind.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from itertools import pairwise
from math import inf, sqrt

from games.risk.board import ADJACENT, SIZE
from games.risk.bots.chances import conquest, cost, march_chance
from games.risk.bots.prospect import Prospect
from games.risk.cards import set_value
from games.risk.state import NEUTRAL
from games.risk.steps.reinforcing import CARDS_LEFT, CARDS_THAT_FORCE

BRANCH_COST = 2.0
"""A side-step leaves more behind: as many troops as dice were rolled move in."""

CROWD_COST = 0.3
"""What each target beside the next conquest adds to its price: corners first."""

MARGIN = 1.3
"""How many standard deviations above the mean of its losses a march should have in troops."""


@dataclass(slots=True)
class March:
    """The conquests that start from one own territory, in the order in which they were planned."""

    root: int
    strength: int
    """The attackers without reserves: the troops of the root but one."""
    head: int
    mean: float = 0.0
    variance: float = 0.0
    stays: float = 0.0
    """How many troops stay behind on the way."""
    extra: int = 0
    """Troops of the reserve that the campaign wants here."""
    steps: list[tuple[int, int]] = field(default_factory=list)

    @property
    def left(self) -> float:
        """The attackers left at the end, on average."""
        return self.strength + self.extra - self.mean - self.stays

    @property
    def lack(self) -> float:
        """How many troops it needs beyond its own, on average."""
        return max(0.0, self.mean + self.stays - self.strength)

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
    def riskiest(self) -> March:
        """The march to begin with: should it fail, the others are spared."""
        return min(self.marches, key=lambda march: march.left / sqrt(march.variance + 0.01))


def campaign_for(
    board: Prospect, targets: Collection[int], *, any_one: bool = False
) -> Campaign | None:
    """The marches that conquer all targets (or the nearest of them); None if there is no way."""
    planning = _Planning(board, targets)
    while planning.remaining:
        path = planning.step_to_next() or planning.way_through()
        if path is None:
            return None
        planning.extend(path)
        if any_one:
            break
        if planning.is_hopeless:
            return None
    campaign = Campaign(list(planning.marches.values()))
    _share_reserve(campaign, board.reserve)
    campaign.chance = _chance(board, campaign)
    return campaign


class _Planning:
    """Marches while they are planned. Lists are by territory; `remaining` are targets to reach."""

    __slots__ = ("_board", "_lack", "_march_at", "_prices", "_readiness", "marches", "remaining")

    def __init__(self, board: Prospect, targets: Collection[int]) -> None:
        self._board = board
        self._lack = 0.0
        self._march_at: list[March | None] = [None] * SIZE
        self._readiness = [inf] * SIZE
        self.marches: dict[int, March] = {}
        for place in _starts(board):
            march = March(place, board.troops[place] - 1, place)
            self._march_at[place] = march
            self._readiness[place] = self._ready(march)
        self.remaining = set(targets)
        self._prices = {target: self._price(target) for target in self.remaining}

    def _price(self, target: int) -> float:
        """What a conquest costs, a little more where many targets are still to be visited."""
        price = cost(self._board.troops[target])[0] + 1
        for near in ADJACENT[target]:
            if near in self.remaining:
                price += CROWD_COST
        return price

    def _ready(self, march: March) -> float:
        """How little a march wants to go on: strong ones first; infinite if it cannot."""
        free = march.strength - march.mean - march.stays
        if free < 1 and not self._board.reserve:
            return inf
        if free < 0:
            return 4 - free
        if free < 4:
            return 4 - 1.15 * free
        return -0.15 * free if free < 20 else -3.0

    def step_to_next(self) -> list[int] | None:
        """The cheapest target that lies beside a march, with where the march sets out."""
        readiness, prices = self._readiness, self._prices
        source = best = -1
        least = inf
        for target in self.remaining:
            price = prices[target]
            for near in ADJACENT[target]:
                total = readiness[near] + price
                if total < least:
                    source, best, least = near, target, total
        return None if best < 0 else [source, best]

    def way_through(self) -> list[int] | None:
        """The cheapest way to a target: a place already reached, then territories of others."""
        seat, owners = self._board.seat, self._board.owners
        queue = [(ready, place, -1) for place, ready in enumerate(self._readiness) if ready < inf]
        before: dict[int, int] = {}
        heapify(queue)
        while queue:
            distance, place, came = heappop(queue)
            if place in before:
                continue
            before[place] = came
            if place in self.remaining:
                return _traced(before, place)
            for beside in ADJACENT[place]:
                if owners[beside] == seat or beside in before or self._march_at[beside]:
                    continue
                heappush(queue, (distance + self._price(beside), beside, place))
        return None

    def extend(self, path: list[int]) -> None:
        """Leads the march that stands at the start of the path along it."""
        march = self._march_at[path[0]]
        assert march is not None, "a path starts where a march stands"
        lacked = march.lack
        _extend(self._board, march, path)
        self._lack += march.lack - lacked
        self.marches[march.root] = march
        for target in path[1:]:
            self._march_at[target] = march
            self._reach(target)
        ready = self._ready(march)
        self._readiness[march.root] = ready + BRANCH_COST
        for _, target in march.steps:
            self._readiness[target] = ready + BRANCH_COST
        self._readiness[march.head] = ready

    def _reach(self, target: int) -> None:
        """Notes that a territory is reached, which makes those beside it a little cheaper."""
        if target in self.remaining:
            self.remaining.remove(target)
            for near in ADJACENT[target]:
                if near in self.remaining:
                    self._prices[near] -= CROWD_COST

    @property
    def is_hopeless(self) -> bool:
        """Whether the marches so far cost far more than all their troops with the reserve."""
        return self._lack > 1.25 * self._board.reserve + 2


def _starts(board: Prospect) -> list[int]:
    """Own territories that can attack, given the reserve."""
    seat, owners, troops = board.seat, board.owners, board.troops
    starts = []
    for place, owner in enumerate(owners):
        if owner == seat and (troops[place] > 1 or board.reserve):
            for beside in ADJACENT[place]:
                if owners[beside] != seat:
                    starts.append(place)
                    break
    return starts


def _traced(before: dict[int, int], place: int) -> list[int]:
    path = [place]
    while before[path[-1]] != -1:
        path.append(before[path[-1]])
    return path[::-1]


def _extend(board: Prospect, march: March, path: list[int]) -> None:
    if path[0] != march.head:
        march.stays += BRANCH_COST
    for source, target in pairwise(path):
        mean, variance = cost(board.troops[target])
        march.mean += mean
        march.variance += variance
        march.stays += 1
        march.steps.append((source, target))
    if path[0] == march.head or _is_longer(march, path):
        march.head = path[-1]


def _is_longer(march: March, path: list[int]) -> bool:
    """Whether a branch has become the longer part of a march."""
    return 2 * (len(path) - 1) > len(march.steps)


def _share_reserve(campaign: Campaign, reserve: int) -> None:
    """First what each march lacks, the weakest first; the rest to the one that goes farthest."""
    for march in sorted(campaign.marches, key=lambda march: march.left):
        lack = march.wanted - march.strength
        march.extra = min(reserve, max(0, int(lack + 0.99)))
        reserve -= march.extra


def _chance(board: Prospect, campaign: Campaign) -> float:
    chance = 1.0
    for march in campaign.marches:
        attackers = march.strength + march.extra
        if len(march.steps) == 1:
            chance *= conquest(attackers, board.troops[march.steps[0][1]])
        else:
            chance *= march_chance(attackers - march.stays, march.mean, march.variance)
    return chance


def after_success(board: Prospect, campaign: Campaign) -> Prospect:
    """The board when every march has arrived with its mean losses."""
    after = board.copy()
    for march in campaign.marches:
        _arrive(after, march)
        after.reserve -= march.extra
    if after.reserve:
        after.troops[campaign.marches[0].head] += after.reserve
        after.reserve = 0
    _take_cards(board, after, campaign.marches[0].head)
    return after


def after_failure(board: Prospect, campaign: Campaign) -> Prospect:
    """The board when the riskiest march has died on its way; the others have not set out."""
    after = board.copy()
    march = campaign.riskiest
    spent = march.strength + march.extra
    after.troops[march.root] = 1
    after.reserve -= march.extra
    budget = 0.75 * spent
    for _, target in march.steps:
        price = cost(board.troops[target])[0] + 1
        if price > budget:
            killed = int(max(0.0, budget) * 0.8)
            after.troops[target] = max(1, board.troops[target] - killed)
            break
        budget -= price
        after.owners[target] = board.seat
        after.troops[target] = 1
    if after.reserve:
        after.troops[march.root] += after.reserve
        after.reserve = 0
    _take_cards(board, after, march.root)
    return after


def _arrive(after: Prospect, march: March) -> None:
    for _, target in march.steps:
        after.owners[target] = after.seat
        after.troops[target] = 1
    after.troops[march.root] = 1
    after.troops[march.head] = 1 + max(0, round(march.left))


def _take_cards(before: Prospect, after: Prospect, front: int) -> None:
    """RISK-11.1 and 10.1 to 10.3: the card of the turn, and those of eliminated seats."""
    seat, owners = after.seat, after.owners
    if owners == before.owners:
        return
    for owner in range(NEUTRAL):
        if owner != seat and after.cards[owner] and owner not in owners:
            after.cards[seat] += after.cards[owner]
            after.cards[owner] = 0
            if after.cards[seat] - after.has_card >= CARDS_THAT_FORCE:
                _redeem_down(after, front)
    if not after.has_card:
        after.has_card = True
        after.cards[seat] += 1


def _redeem_down(after: Prospect, front: int) -> None:
    while after.cards[after.seat] - after.has_card > CARDS_LEFT:
        after.cards[after.seat] -= 3
        after.sets_redeemed += 1
        after.troops[front] += set_value(after.sets_redeemed)
