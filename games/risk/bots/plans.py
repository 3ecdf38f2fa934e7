"""Plans: the campaign after which a board is likely to be worth most, if that beats staying put."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass

from engine.text.message import Message
from games.risk.bots.campaigns import Campaign, after_failure, after_success
from games.risk.bots.evaluator import Choice, Taste, less_danger, share_of_power
from games.risk.bots.front import borders_of, places_of
from games.risk.bots.goals import all_goals
from games.risk.bots.muster import muster_of
from games.risk.bots.prospect import Prospect
from games.risk.bots.questions import MOST_TOLD

LEAST_CHANCE = 0.2
"""A campaign less likely to succeed is not looked at."""

LEAST_GAIN = 1e-4
"""What a move must gain over staying put."""

HOLD = Message("goal-hold")
"""What staying put is for."""

CERTAIN = 0.995
"""From here on failure is not imagined."""

PLANS_KEPT = 64
"""Of so many boards the plan is remembered: what is planned follows from the board alone."""


@dataclass(slots=True)
class Plan:
    """A campaign with what it is worth and what it is for; without one: stay as you are.

    `hopes` are those that promised most of all that were compared, the best first. `outwaited`,
    where less is asked than staying put is worth: that, and the lesser of success and mean.
    """

    value: float
    purpose: Message
    campaign: Campaign | None = None
    hopes: tuple[Hope, ...] = ()
    outwaited: tuple[_Stay, float] | None = None

    @property
    def impatience(self) -> tuple[float, float] | None:
        """The worths of staying put and, at its lesser, of the campaign that only it prefers."""
        if self.outwaited is None:
            return None
        stay, least = self.outwaited
        return (stay.exact, least) if least <= stay.exact + LEAST_GAIN else None


class Planner:
    """RISK-16.6: judges campaigns by a taste."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self._plans: dict[Hashable, Plan] = {}

    def best_plan(self, board: Prospect, above: float = -1.0) -> Plan:
        """The goal with the best mean of success and failure, if that beats staying put.

        A caller who cares only for plans worth more than `above` may get another plan that is not.
        """
        key = board.key
        plan = self._plans.get(key)
        if plan is None:
            plan = self._judged(board, above)
            if plan.value > above:
                self._remember(key, plan)
        return plan

    def _remember(self, key: Hashable, plan: Plan) -> None:
        """The plan for where troops move in is asked for again by the next attack."""
        if len(self._plans) >= PLANS_KEPT:
            self._plans.clear()
        self._plans[key] = plan

    def _judged(self, board: Prospect, above: float) -> Plan:
        """The hopes that promise most are judged first: few others have to be judged then."""
        stay = _Stay(self.taste, board)
        to_beat = stay.least
        if stay.promise <= above:
            to_beat = max(to_beat, above)
        best: Plan | None = None
        hopes = sorted(self._hopes(board), key=lambda hope: -hope.promise)
        for hope in hopes:
            if hope.promise <= to_beat:
                break
            success, value = hope.judged(to_beat)
            least = min(success, value)
            if value > to_beat and stay.is_beaten_by(least):
                to_beat = value
                outwaited = (stay, least) if stay.is_restless else None
                best = Plan(value, hope.purpose, hope.campaign, outwaited=outwaited)
        plan = best or Plan(stay.worth(above), HOLD)
        plan.hopes = tuple(hopes[:MOST_TOLD])
        return plan

    def _hopes(self, board: Prospect) -> Iterator[Hope]:
        """Every campaign to a goal that is within reach, with the first goal that it reaches."""
        muster = muster_of(board)
        seen: set[Hashable] = set()
        for goal in all_goals(board):
            campaign = muster.campaign_for(goal.targets, any_one=goal.any_one)
            if campaign is None or campaign.chance < LEAST_CHANCE:
                continue
            if campaign.battles not in seen:
                seen.add(campaign.battles)
                hope = Hope(self.taste, board, campaign, goal.purpose)
                yield hope
                if hope.is_victory:
                    break

    def best_place(self, board: Prospect, places: Sequence[int], count: int) -> int:
        """Where so many troops more are worth most."""
        best, _ = Choice(self.taste, with_troops(board, places, count)).best()
        return places[best]

    def worths(self, board: Prospect, places: Sequence[int], count: int) -> list[tuple[int, float]]:
        """The places where so many troops more are worth most, each with that worth."""
        found = Choice(self.taste, with_troops(board, places, count)).first(MOST_TOLD)
        return [(places[number], worth) for number, worth in found]


class _Stay:
    """The board as it is, with the reserve at any of the fronts.

    Danger costs most time, so that it is looked at only where it decides: `least` and `most` hold
    between them what a campaign must be worth more than.
    """

    __slots__ = ("_calm", "_choice", "least", "most", "promise")

    def __init__(self, taste: Taste, board: Prospect) -> None:
        boards = with_troops(board, fronts(board), board.reserve) if board.reserve else [board]
        self._choice = Choice(taste, boards)
        self._calm = 1 - restlessness(taste, board)
        self.promise = self._choice.promise
        self.least = self._wanted(self.promise * (1 - taste.danger))
        self.most = self._wanted(self.promise)

    @property
    def is_restless(self) -> bool:
        """Whether less is asked of a campaign than staying is worth."""
        return self._calm < 1

    @property
    def exact(self) -> float:
        """What staying is worth, danger and all."""
        return self._choice.best()[1]

    def _wanted(self, worth: float) -> float:
        return worth * self._calm + LEAST_GAIN

    def is_beaten_by(self, worth: float) -> bool:
        """Whether something of that worth is better than staying."""
        if self.least < worth <= self.most:
            self.least = self.most = self._wanted(self.exact)
        return worth > self.most

    def worth(self, above: float) -> float:
        """What staying is worth; something less exact where that is not more than `above`."""
        return self.promise if self.promise <= above else self.exact


class Hope:
    """A campaign with what it promises: the most that it can be worth."""

    __slots__ = (
        "_board",
        "_failed",
        "_taste",
        "_won",
        "_won_share",
        "campaign",
        "promise",
        "purpose",
    )

    def __init__(self, taste: Taste, board: Prospect, campaign: Campaign, purpose: Message) -> None:
        self._taste = taste
        self._board = board
        self.campaign = campaign
        self.purpose = purpose
        self._won = after_success(board, campaign)
        self._won_share = share_of_power(taste, self._won)
        self._failed: tuple[Prospect, float] | None = None
        self.promise = self._won_share
        if len(campaign.battles) > 1 and campaign.chance <= CERTAIN:
            # A long march that arrives may leave less than one that dies: nobody at home.
            self.promise = self._mean(self._won_share, self._failure[1])

    @property
    def is_victory(self) -> bool:
        """Whether it surely ends the game, so that nothing can be worth more."""
        return self._won_share == 1 and self.campaign.chance > CERTAIN

    @property
    def _failure(self) -> tuple[Prospect, float]:
        """The board after failure and the share of power there, imagined when first asked for."""
        if self._failed is None:
            board = after_failure(self._board, self.campaign)
            self._failed = board, share_of_power(self._taste, board)
        return self._failed

    def _mean(self, success: float, failure: float) -> float:
        chance = self.campaign.chance
        return chance * success + (1 - chance) * failure

    def judged(self, to_beat: float) -> tuple[float, float]:
        """The worth of success, and the mean with failure; not exact for no more than `to_beat`."""
        chance = self.campaign.chance
        if chance > CERTAIN:
            success = less_danger(self._taste, self._won, self._won_share, to_beat)
            return success, success
        failed, failed_share = self._failure
        promised = self._mean(self._won_share, failed_share)
        if promised <= to_beat:
            return promised, promised
        enough = (to_beat - (1 - chance) * failed_share) / chance
        success = less_danger(self._taste, self._won, self._won_share, enough)
        if success <= enough:
            return success, to_beat
        enough = (to_beat - chance * success) / (1 - chance)
        failure = less_danger(self._taste, failed, failed_share, enough)
        return success, self._mean(success, failure)


def restlessness(taste: Taste, board: Prospect) -> float:
    """Three armies of equal size would wait for each other for ever."""
    return min(0.9, max(0, board.round - taste.patience) * taste.restless)


def with_troops(board: Prospect, places: Sequence[int], count: int) -> list[Prospect]:
    """Copies of a board with so many troops more on one of the places each."""
    return [board.moved(place, count) for place in places]


def fronts(board: Prospect) -> Sequence[int]:
    """Where troops can be of use: the borders; anywhere if there are none."""
    return borders_of(board.land) or places_of(board.land)
