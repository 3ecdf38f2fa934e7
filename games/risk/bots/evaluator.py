"""What a board is worth to a seat at the end of its turn: its share of everybody's power.

Power is troops, income of the turns to come, and cards; a share of it says more than a sum, for
what two seats lose fighting each other is won by all the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from games.risk.board import ADJACENT, SIZE
from games.risk.bots.chances import conquest
from games.risk.bots.front import (
    FAR,
    LANDS_KEPT,
    bonus_of,
    borders_of,
    distances_within,
    interior_of,
    places_of,
    stakes_of,
)
from games.risk.bots.muster import Muster
from games.risk.bots.prospect import Prospect
from games.risk.cards import set_value
from games.risk.state import FEWEST_REINFORCEMENTS, NEUTRAL, TERRITORIES_PER_TROOP

SET_CHANCE = (0.0, 0.0, 0.0, 0.4, 0.8, 1.0)
"""How likely a hand of so many cards holds a set."""

INCOMES = tuple(
    [max(held / TERRITORIES_PER_TROOP, FEWEST_REINFORCEMENTS) for held in range(SIZE + 1)]
)
"""By number of territories, what they bring a turn on average."""


@dataclass(frozen=True, slots=True)
class Taste:
    """The weights of a bot's judgement, in troops; found by play of variants against each other."""

    horizon: float = 0.7
    """How many turns of the income for territories count."""
    bonus: float = 0.7
    """How many turns of the income for continents count."""
    card: float = 0.8
    """What a third of a set is worth, as a share of its troops."""
    progress: float = 0.5
    """What a part of a continent counts, as a share of the bonus."""
    idle: float = 0.8
    """What a troop counts for each step that it stands behind the border."""
    stack: float = 0.15
    """What the largest group counts extra."""
    will: float = 0.6
    """How surely an opponent who could break a continent does it."""
    greed: float = 1.5
    """Above 1 the strongest opponent weighs more than the weak ones."""
    danger: float = 0.5
    """What part of all is lost where an opponent could eliminate the seat."""
    patience: int = 20
    """The round from which on the bot would rather do something than wait for ever."""
    restless: float = 0.08
    """What part of the worth of waiting it gives up for that, more every round."""


def evaluate(taste: Taste, board: Prospect, above: float = -1.0) -> float:
    """The share of power, from 0 to 1, less what the seat stands to lose by elimination.

    A caller who cares only for boards worth more than `above` may get too much for another board,
    but never more than that: the danger, which costs most time, is then not looked at.
    """
    return less_danger(taste, board, share_of_power(taste, board), above)


class Choice:
    """Boards of which the best may be had, each with its share of power."""

    def __init__(self, taste: Taste, boards: Sequence[Prospect]) -> None:
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


def share_of_power(taste: Taste, board: Prospect) -> float:
    """What a board is worth without a look at the danger: never less than with it."""
    seat, lands, armies, cards = board.seat, board.lands, board.armies, board.cards
    if not lands[seat]:
        return 0.0
    card_worth = taste.card * set_value(board.sets_redeemed + 1) / 3
    mine = total = 0.0
    for owner in range(NEUTRAL):
        land = lands[owner]
        if not land:
            continue
        power = taste.horizon * INCOMES[land.bit_count()]
        if owner == seat:
            power = _own_armies(taste, board) + power + taste.bonus * _own_bonus(taste, board)
        else:
            power = armies[owner] + power + taste.bonus * bonus_of(land)
        power += card_worth * cards[owner]
        power **= taste.greed
        total += power
        if owner == seat:
            mine = power
    return mine / total


def less_danger(taste: Taste, board: Prospect, share: float, above: float = -1.0) -> float:
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
    campaign = Muster(troops, land, reserve).campaign_for(places_of(prey))
    return campaign.chance if campaign is not None else 0.0


def _hunters(board: Prospect) -> list[tuple[int, int]]:
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


def _own_armies(taste: Taste, board: Prospect) -> float:
    """The seat's troops, those behind the border at a discount."""
    land, troops = board.land, board.troops
    stack = max([troops[place] for place in borders_of(land)], default=0)
    armies = 0.0
    for place in interior_of(land):
        if troops[place] > 1:
            for own, weight in _weights(land, taste.idle):
                armies += 1 + (troops[own] - 1) * weight
            return armies + taste.stack * stack
    return board.armies[board.seat] + taste.stack * stack


@lru_cache(LANDS_KEPT)
def _weights(land: int, idle: float) -> tuple[tuple[int, float], ...]:
    """The territories of a land, each with what a troop more counts there."""
    return tuple(
        [(place, 1.0 if away == FAR else idle**away) for place, away in distances_within(land)]
    )


def _own_bonus(taste: Taste, board: Prospect) -> float:
    """The bonus of the seat as far as it holds, with a little for continents begun."""
    bonus = 0.0
    for continent, part in stakes_of(board.land):
        if part == 1:
            held = 1.0
            for door in continent.doors:
                held *= 1 - taste.will * _broken(board, door)
            bonus += continent.bonus * held
        else:
            bonus += taste.progress * continent.bonus * part * part
    return bonus


def _broken(board: Prospect, door: int) -> float:
    """The chance that the strongest neighbour of a door takes it."""
    seat, owners, troops = board.seat, board.owners, board.troops
    most = 0
    for beside in ADJACENT[door]:
        if owners[beside] != seat and owners[beside] != NEUTRAL:
            most = max(most, troops[beside] + 2)
    return conquest(most - 1, troops[door]) if most else 0.0
