"""Campaigns: marches of conquest towards a set of territories, and what they are likely to leave.

A campaign is a few trees of conquests, each rooted in an own territory whose troops march: every
conquest costs what the battle costs, and a troop that stays behind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from games.risk.bots.chances import cost, price
from games.risk.bots.prospect import Prospect
from games.risk.cards import set_value
from games.risk.state import NEUTRAL
from games.risk.steps.reinforcing import CARDS_LEFT

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
