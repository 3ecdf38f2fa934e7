"""What a board is worth to a seat, and the campaign after which it is likely worth most.

Power is troops, income of the turns to come, and cards; a share of it says more than a sum, for
what two seats lose fighting each other is won by all the rest.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.text.message import Message
from games.risk.board import ADJACENT, SIZE, set_value
from games.risk.bots import campaigns, prospect
from games.risk.bots.questions import MOST_TOLD
from games.risk.state import FEWEST_REINFORCEMENTS, NEUTRAL, TERRITORIES_PER_TROOP

SET_CHANCE = (0.0, 0.0, 0.0, 0.4, 0.8, 1.0)
"""How likely a hand of so many cards holds a set."""

INCOMES = tuple(
    [max(held / TERRITORIES_PER_TROOP, FEWEST_REINFORCEMENTS) for held in range(SIZE + 1)]
)
"""By number of territories, what they bring a turn on average."""


@dataclass(frozen=True, slots=True)
class Taste:
    """The weights of a bot's judgement.

    The first five are the exponents of a seat's strength, and what a card is worth: fitted by
    `tests/benchmarks/risk_fit.py` to who won games against public contest submissions.
    """

    armies: float = 3.15
    """Of the troops, with what the cards are worth."""
    income: float = 1.2
    """Of the troops that the next turn brings, with the worth of its card."""
    group: float = 0.32
    """Of the largest group of troops."""
    spread: float = -0.1
    """Of the number of territories: the same troops on fewer are stronger."""
    waiting: float = 4.0
    """Three cards are worth the next set and so many troops more, as sets rise in value."""
    progress: float = 0.5
    """What a part of a continent counts, as a share of the bonus."""
    idle: float = 0.85
    """What a troop counts for each step that it stands behind the border."""
    will: float = 0.45
    """How surely an opponent who could break a continent does it."""
    danger: float = 0.65
    """What part of all is lost where an opponent could eliminate the seat."""
    chance: float = 0.2
    """A campaign less likely to succeed is not looked at."""
    sure: float = 0.5
    """The same once the card of the turn is earned."""
    patience: int = 20
    """The round from which on the bot would rather do something than wait for ever."""
    restless: float = 0.08
    """What part of the worth of waiting it gives up for that, more every round."""


def evaluate(taste: Taste, board: prospect.Prospect, above: float = -1.0) -> float:
    """The share of power, from 0 to 1, less what the seat stands to lose by elimination.

    A caller who cares only for boards worth more than `above` may get too much for another board,
    but never more than that: the danger, which costs most time, is then not looked at.
    """
    return less_danger(taste, board, share_of_power(taste, board), above)


class Choice:
    """Boards of which the best may be had, each with its share of power."""

    def __init__(self, taste: Taste, boards: Sequence[prospect.Prospect]) -> None:
        self._taste = taste
        self._boards = boards
        self._shares = [share_of_power(taste, board) for board in boards]
        self.promise = max(self._shares, default=0.0)
        """More than this none of them is worth."""

    def best(self, above: float = -1.0) -> tuple[int, float]:
        """The number of the board that is worth most, and its worth; -1 if none beats `above`.

        The largest shares are looked at first, and only as long as they may be the best.
        """
        shares = self._shares
        best = -1
        for number in sorted(range(len(shares)), key=lambda number: -shares[number]):
            if shares[number] <= above:
                break
            value = less_danger(self._taste, self._boards[number], shares[number], above)
            if value > above:
                best, above = number, value
        return best, above

    def first(self, most: int) -> list[tuple[int, float]]:
        """The numbers and worths of so many boards, those that are worth most first."""
        boards = zip(self._boards, self._shares, strict=True)
        worths = [less_danger(self._taste, board, share) for board, share in boards]
        return sorted(enumerate(worths), key=lambda each: -each[1])[:most]


def share_of_power(taste: Taste, board: prospect.Prospect) -> float:
    """What a board is worth without a look at the danger: never less than with it.

    The chance to win of a seat whose strength is this share of everybody's.
    """
    seat, lands, armies, cards = board.seat, board.lands, board.armies, board.cards
    if not lands[seat]:
        return 0.0
    card_worth = (set_value(board.sets_redeemed + 1) + taste.waiting) / 3
    groups = [0] * len(armies)
    for owner, count in zip(board.owners, board.troops, strict=True):
        groups[owner] = max(groups[owner], count)
    mine = total = 0.0
    for owner in range(NEUTRAL):
        land = lands[owner]
        if not land:
            continue
        held = land.bit_count()
        if owner == seat:
            troops = _own_armies(taste, board)
            bonus = _own_bonus(taste, board)
        else:
            troops = armies[owner]
            bonus = prospect.bonus_of(land)
        troops += card_worth * cards[owner]
        strength: float = (
            troops**taste.armies
            * (INCOMES[held] + bonus + card_worth) ** taste.income
            * groups[owner] ** taste.group
            * held**taste.spread
        )
        total += strength
        if owner == seat:
            mine = strength
    return mine / total


def less_danger(taste: Taste, board: prospect.Prospect, share: float, above: float = -1.0) -> float:
    """The worth of a board with that share of power; `above` as for `evaluate`."""
    if not above < share < 1:
        return share
    value = share
    troops = tuple(board.troops)
    for rival, reserve in _hunters(board):
        chance = _hunt(troops, board.lands[rival], reserve, board.land)
        value = min(value, share * (1 - taste.danger * chance))
        if value <= above or chance == 1:
            break
    return value


@lru_cache(256)
def _hunt(troops: tuple[int, ...], land: int, reserve: int, prey: int) -> float:
    """The chance that the troops of a land conquer all of another, with a reserve to place.

    The same boards are often imagined again after the next roll.
    """
    campaign = campaigns.Muster(troops, land, reserve).campaign_for(prospect.places_of(prey))
    return campaign.chance if campaign is not None else 0.0


def _hunters(board: prospect.Prospect) -> list[tuple[int, int]]:
    """Each opponent whose troops might eliminate the seat with what it places: strongest first."""
    seat, lands, armies = board.seat, board.lands, board.armies
    price = 0.7 * armies[seat] + 0.8 * board.land.bit_count()
    set_now = set_value(board.sets_redeemed + 1)
    hunters = []
    for rival in range(NEUTRAL):
        held = lands[rival].bit_count()
        if rival == seat or not held:
            continue
        income = max(FEWEST_REINFORCEMENTS, held // TERRITORIES_PER_TROOP)
        reserve = income + int(SET_CHANCE[min(board.cards[rival], 5)] * set_now)
        strength = armies[rival] - held + reserve
        if strength > price:
            hunters.append((strength, rival, reserve))
    hunters.sort(reverse=True)
    return [(rival, reserve) for _, rival, reserve in hunters]


def _own_armies(taste: Taste, board: prospect.Prospect) -> float:
    """The seat's troops, those behind the border at a discount."""
    land, troops = board.land, board.troops
    if not any(troops[place] > 1 for place in prospect.interior_of(land)):
        return board.armies[board.seat]
    weights = _weights(land, taste.idle)
    return sum(1 + (troops[place] - 1) * weight for place, weight in weights)


@lru_cache(prospect.LANDS_KEPT)
def _weights(land: int, idle: float) -> tuple[tuple[int, float], ...]:
    """The territories of a land, each with what a troop more counts there."""
    return tuple(
        [
            (place, 1.0 if away == prospect.FAR else idle**away)
            for place, away in prospect.distances_within(land)
        ]
    )


def _own_bonus(taste: Taste, board: prospect.Prospect) -> float:
    """The bonus of the seat as far as it holds, with a little for continents begun."""
    bonus = 0.0
    for continent, part in prospect.stakes_of(board.land):
        if part == 1:
            held = 1.0
            for door in continent.doors:
                held *= 1 - taste.will * _broken(board, door)
            bonus += continent.bonus * held
        else:
            bonus += taste.progress * continent.bonus * part * part
    return bonus


def _broken(board: prospect.Prospect, door: int) -> float:
    """The chance that the strongest neighbour of a door takes it."""
    seat, owners, troops = board.seat, board.owners, board.troops
    most = 0
    for beside in ADJACENT[door]:
        if owners[beside] != seat and owners[beside] != NEUTRAL:
            most = max(most, troops[beside] + 2)
    return prospect.conquest(most - 1, troops[door]) if most else 0.0


LEAST_GAIN = 1e-4


def least_gain(worth: float) -> float:
    """What a move must gain over staying put: a share of what the others have."""
    return LEAST_GAIN * (1 - worth)


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
    campaign: campaigns.Campaign | None = None
    hopes: tuple[Hope, ...] = ()
    outwaited: tuple[_Stay, float] | None = None

    @property
    def impatience(self) -> tuple[float, float] | None:
        """The worths of staying put and, at its lesser, of the campaign that only it prefers."""
        if self.outwaited is None:
            return None
        stay, least = self.outwaited
        return (stay.exact, least) if least <= stay.exact + least_gain(stay.exact) else None


class Planner:
    """RISK-16.6: judges campaigns by a taste."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self._plans: dict[Hashable, Plan] = {}

    def best_plan(self, board: prospect.Prospect, above: float = -1.0) -> Plan:
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

    def _judged(self, board: prospect.Prospect, above: float) -> Plan:
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

    def _hopes(self, board: prospect.Prospect) -> Iterator[Hope]:
        """Every campaign to a goal that is within reach, with the first goal that it reaches."""
        muster = campaigns.muster_of(board)
        seen: set[Hashable] = set()
        least = least_chance(self.taste, board)
        for goal in campaigns.all_goals(board):
            campaign = muster.campaign_for(goal.targets, any_one=goal.any_one)
            if campaign is None or campaign.chance < least:
                continue
            if campaign.battles not in seen:
                seen.add(campaign.battles)
                hope = Hope(self.taste, board, campaign, goal.purpose)
                yield hope
                if hope.is_victory:
                    break

    def best_place(self, board: prospect.Prospect, places: Sequence[int], count: int) -> int:
        best, _ = Choice(self.taste, with_troops(board, places, count)).best()
        return places[best]

    def worths(
        self, board: prospect.Prospect, places: Sequence[int], count: int
    ) -> list[tuple[int, float]]:
        found = Choice(self.taste, with_troops(board, places, count)).first(MOST_TOLD)
        return [(places[number], worth) for number, worth in found]


class _Stay:
    """The board as it is, with the reserve at any of the fronts.

    Danger costs most time, so that it is looked at only where it decides: `least` and `most` hold
    between them what a campaign must be worth more than.
    """

    __slots__ = ("_calm", "_choice", "least", "most", "promise")

    def __init__(self, taste: Taste, board: prospect.Prospect) -> None:
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
        return worth * self._calm + least_gain(worth)

    def is_beaten_by(self, worth: float) -> bool:
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

    def __init__(
        self, taste: Taste, board: prospect.Prospect, campaign: campaigns.Campaign, purpose: Message
    ) -> None:
        self._taste = taste
        self._board = board
        self.campaign = campaign
        self.purpose = purpose
        self._won = campaigns.after_success(board, campaign)
        self._won_share = share_of_power(taste, self._won)
        self._failed: tuple[prospect.Prospect, float] | None = None
        self.promise = self._won_share
        if len(campaign.battles) > 1 and campaign.chance <= CERTAIN:
            # A long march that arrives may leave less than one that dies: nobody at home.
            self.promise = self._mean(self._won_share, self._failure[1])

    @property
    def is_victory(self) -> bool:
        """Whether it surely ends the game, so that nothing can be worth more."""
        return self._won_share == 1 and self.campaign.chance > CERTAIN

    @property
    def _failure(self) -> tuple[prospect.Prospect, float]:
        """The board after failure and the share of power there, imagined when first asked for."""
        if self._failed is None:
            board = campaigns.after_failure(self._board, self.campaign)
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


def least_chance(taste: Taste, board: prospect.Prospect) -> float:
    """What a campaign needs to be looked at: more once the turn has earned its card."""
    return taste.sure if board.has_card else taste.chance


def restlessness(taste: Taste, board: prospect.Prospect) -> float:
    """Three armies of equal size would wait for each other for ever."""
    return min(0.9, max(0, board.round - taste.patience) * taste.restless)


def with_troops(
    board: prospect.Prospect, places: Sequence[int], count: int
) -> list[prospect.Prospect]:
    """Copies of a board with so many troops more on one of the places each."""
    return [board.moved(place, count) for place in places]


def fronts(board: prospect.Prospect) -> Sequence[int]:
    """Where troops can be of use: the borders; anywhere if there are none."""
    return prospect.borders_of(board.land) or prospect.places_of(board.land)
