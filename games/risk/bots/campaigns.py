"""Campaigns: marches of conquest towards a set of territories, and what they are likely to leave.

A campaign is a few trees of conquests, each rooted in an own territory whose troops march: every
conquest costs what the battle costs, and a troop that stays behind.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from itertools import pairwise
from math import sqrt

from games.risk.board import ADJACENT
from games.risk.bots.chances import conquest, cost, march_chance
from games.risk.bots.prospect import Prospect
from games.risk.cards import set_value
from games.risk.state import NEUTRAL
from games.risk.steps.reinforcing import CARDS_LEFT, CARDS_THAT_FORCE

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
    marches: dict[int, March] = {}
    march_at: dict[int, March] = {}
    for place in _starts(board):
        march_at[place] = March(place, board.troops[place] - 1, place)
    remaining = set(targets)
    while remaining:
        path = _way_to_next(board, march_at, remaining)
        if path is None:
            return None
        _extend(board, march_at, path)
        march = march_at[path[-1]]
        marches[march.root] = march
        if any_one:
            break
        remaining.difference_update(path)
        if _is_hopeless(board, marches):
            return None
    campaign = Campaign(list(marches.values()))
    _share_reserve(campaign, board.reserve)
    campaign.chance = _chance(board, campaign)
    return campaign


def _is_hopeless(board: Prospect, marches: dict[int, March]) -> bool:
    """Whether the marches so far cost far more than all their troops with the reserve."""
    lack = 0.0
    for march in marches.values():
        lack += max(0.0, march.mean + march.stays - march.strength)
    return lack > 1.25 * board.reserve + 2


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


def _readiness(board: Prospect, place: int, march: March) -> float | None:
    """How little a march wants to set out from here: strong heads first; None if it cannot."""
    free = march.strength - march.mean - march.stays
    if free < 1 and not board.reserve:
        return None
    if free < 0:
        lack = 4 - free
    elif free < 4:
        lack = 4 - 1.15 * free
    else:
        lack = -0.15 * free if free < 20 else -3.0
    return lack if place == march.head else lack + BRANCH_COST


def _step(board: Prospect, target: int, remaining: set[int]) -> float:
    """What a conquest costs, a little more where many targets are still to be visited."""
    price = cost(board.troops[target])[0] + 1
    for near in ADJACENT[target]:
        if near in remaining:
            price += 0.3
    return price


def _way_to_next(
    board: Prospect, march_at: dict[int, March], remaining: set[int]
) -> list[int] | None:
    """A target one step away, the cheapest; otherwise the cheapest way to any."""
    best: list[int] | None = None
    least = 0.0
    ready: dict[int, float | None] = {}
    for target in remaining:
        step = 0.0
        for near in ADJACENT[target]:
            if near not in march_at:
                continue
            if near not in ready:
                ready[near] = _readiness(board, near, march_at[near])
            readiness = ready[near]
            if readiness is None:
                continue
            step = step or _step(board, target, remaining)
            if best is None or readiness + step < least:
                best, least = [near, target], readiness + step
    return best or _way_through(board, march_at, remaining)


def _way_through(
    board: Prospect, march_at: dict[int, March], remaining: set[int]
) -> list[int] | None:
    """The cheapest way to a target: a place already reached, then territories of others."""
    seat, owners = board.seat, board.owners
    queue: list[tuple[float, int, int]] = []
    before: dict[int, int] = {}
    for place, march in march_at.items():
        readiness = _readiness(board, place, march)
        if readiness is not None:
            queue.append((readiness, place, -1))
    heapify(queue)
    while queue:
        distance, place, came = heappop(queue)
        if place in before:
            continue
        before[place] = came
        if place in remaining:
            return _traced(before, place)
        for beside in ADJACENT[place]:
            if owners[beside] != seat and beside not in before and beside not in march_at:
                step = _step(board, beside, remaining)
                heappush(queue, (distance + step, beside, place))
    return None


def _traced(before: dict[int, int], place: int) -> list[int]:
    path = [place]
    while before[path[-1]] != -1:
        path.append(before[path[-1]])
    return path[::-1]


def _extend(board: Prospect, march_at: dict[int, March], path: list[int]) -> None:
    march = march_at[path[0]]
    if path[0] != march.head:
        march.stays += BRANCH_COST
    for source, target in pairwise(path):
        mean, variance = cost(board.troops[target])
        march.mean += mean
        march.variance += variance
        march.stays += 1
        march.steps.append((source, target))
        march_at[target] = march
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
