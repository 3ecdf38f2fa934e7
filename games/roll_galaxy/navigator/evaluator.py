"""What a position is worth to a seat: the points it may expect, from a few plain numbers.

The weights are fitted to games (`tests/benchmarks/navigator.py`); no tile is known by name.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Literal

from games.roll_galaxy import effects as fx
from games.roll_galaxy.dice import DEVELOP, RED, SETTLE, together
from games.roll_galaxy.scoring import seat_score
from games.roll_galaxy.state import CHIPS_PER_SEAT, SQUARES_TO_END, START_SQUARES, RollTable, Seat
from games.roll_galaxy.tiles import (
    HIDDEN,
    REMEMBERED,
    SIDES,
    TRADE_VALUES,
    Tableau,
    cost_of,
    effects_in,
    good_places,
)

Player = Literal["rollbot", "navigator"]
WEIGHTS_FILE = Path(__file__).parents[1] / "data" / "navigator.json"
SEEN_AHEAD, SHARE_OF_NEXT, COMING = 3, 0.5, 12
PAYING = (fx.CreditsOnComplete, fx.TradeBonus, fx.ConsumeBonus, fx.PhaseIncome, fx.IncomePerGood,
          fx.IncomePerCitizen, fx.IncomeIfMost, fx.IncomeIfHighestWorld)  # fmt: skip


def remaining(table: RollTable) -> float:
    """How much of the game is left, 1 at the beginning and 0 at its end."""
    squares = max([len(seat.tableau) for seat in table.seats])
    tiles = (SQUARES_TO_END - squares) / (SQUARES_TO_END - START_SQUARES)
    chips = table.pool / (CHIPS_PER_SEAT * len(table.seats))
    return max(0.0, min(tiles, chips))


@lru_cache(REMEMBERED)
def _powers(tableau: Tableau) -> tuple[float, ...]:
    """What does not change while nothing is built: worlds for goods, and powers by their kind."""
    worlds = [SIDES[side] for side in tableau if SIDES[side].holds_goods]
    discounts = [effect.amount for _, effect in effects_in(tableau, fx.CostDiscount)]
    paying = sum([len(effects_in(tableau, kind)) for kind in PAYING])
    return (
        float(len(worlds)),
        float(sum([TRADE_VALUES[side.colour or 0] for side in worlds])),
        float(len(effects_in(tableau, fx.Reassign))),
        float(
            len(effects_in(tableau, fx.DictateTargets) + effects_in(tableau, fx.DictateUnlimited))
        ),
        float(len(effects_in(tableau, fx.ExtraWorker))),
        float(sum(discounts)),
        float(len(effects_in(tableau, fx.SaveWorkers))),
        float(paying),
        float(len(effects_in(tableau, fx.PhaseChips))),
        float(len(effects_in(tableau, fx.Score))),
    )


def numbers_of(table: RollTable, number: int, left: float) -> list[float]:
    """The numbers of a seat that its points are foretold from; `left` is `remaining`."""
    seat = table.seats[number]
    tableau = seat.tableau
    resting = sum(seat.citizenry)
    rolling = sum(seat.cup)
    paid = min(seat.credits, resting)
    goods = seat.good_count
    matching = 0
    value = 0
    for side, held in zip(tableau, seat.goods, strict=True):
        if held:
            colour = SIDES[side].colour or 0
            matching += held.count(colour)
            value += TRADE_VALUES[colour] * len(held)
    base = (
        float(rolling),
        float(paid),
        float(resting - paid),
        float(seat.credits - paid),
        float(seat.floor),
        float(max(0, seat.credits - resting - 2)),
        float(goods),
        float(matching),
        float(value),
        float(min(sum(good_places(tableau)) - goods, rolling)),
        *_stack_numbers(seat, DEVELOP),
        *_stack_numbers(seat, SETTLE),
    )
    scarce = left / max(1, seat.floor)
    return [
        float(seat_score(table, number).total),
        float(len(tableau)),
        *base,
        *[left * each for each in base],
        *[left * each for each in together(seat.cup, seat.citizenry)[RED:]],
        *[left * each for each in seat.citizenry[RED:]],
        *[scarce * each for each in (rolling, resting, seat.credits - paid)],
        *[left * each for each in _coming(tableau, seat.stack_sides(DEVELOP))],
        *[left * each for each in _coming(tableau, seat.stack_sides(SETTLE))],
        *[left * each for each in _powers(tableau)],
    ]


@lru_cache(REMEMBERED)
def _coming(tableau: Tableau, sides: tuple[int, ...]) -> tuple[float, ...]:
    """What the tiles of a stack will add: dice, money, powers; each counts less than the last."""
    total = [0.0] * COMING
    share = 1.0
    for side in sides[:SEEN_AHEAD]:
        if side == HIDDEN:
            break
        dice = money = 0
        for effect in SIDES[side].effects:
            if isinstance(effect, fx.GainDie):
                dice += effect.count
            elif isinstance(effect, fx.RemoveDie):
                dice -= effect.count
            elif isinstance(effect, fx.GainCredits):
                money += effect.credits
        before, tableau = _powers(tableau), (*tableau, side)
        added = [now - then for now, then in zip(_powers(tableau), before, strict=True)]
        for place, number in enumerate((dice, money, *added)):
            total[place] += share * number
        share *= SHARE_OF_NEXT
    return tuple(total)


def _stack_numbers(seat: Seat, phase: int) -> tuple[float, ...]:
    """Dice waiting, whether there are one tile and two, what the top lacks, and points."""
    waiting = sum(seat.waiting(phase))
    sides = [side for side in seat.stack_sides(phase) if side != HIDDEN]
    if not sides:
        return float(waiting), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    cost = cost_of(seat.tableau, sides[0])
    return (
        float(waiting),
        1.0,
        float(len(seat.stack(phase)) > 1),
        float(max(0, cost - waiting)),
        float(SIDES[sides[0]].cost),
        float(sum([SIDES[side].six_plus for side in sides])),
        float(sum([SIDES[side].cost for side in sides[1:3]])),
    )


@lru_cache
def weights(player: Player) -> tuple[float, ...]:
    """Fitted to games of that player: one per number, for what is left of the game, and for 1."""
    return tuple(json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))[player])


def foretold(table: RollTable, number: int, player: Player = "rollbot") -> float:
    """The points of a seat, or what that player may make of it, between two rounds."""
    if not table.steps:
        return float(seat_score(table, number).total)
    left = remaining(table)
    numbers = [*numbers_of(table, number, left), left, 1.0]
    return sum([weight * each for weight, each in zip(weights(player), numbers, strict=True)])


def lead(table: RollTable, number: int, player: Player = "navigator") -> float:
    """How far ahead of the best of others that player may expect to be, if they are Rollbots."""
    others = [foretold(table, other) for other in range(len(table.seats)) if other != number]
    return foretold(table, number, player) - max(others)
