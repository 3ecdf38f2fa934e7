"""Powers that answer a rule or act when something happens, and the most VP goods bring.

The hooks of a tableau follow from the tableau alone; the rules ask them without knowing a tile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

from engine.core.step import Ruled, RuleHook, Step, ruling
from games.roll_galaxy import effects as fx
from games.roll_galaxy.dice import DEVELOP, PURPLE, SETTLE, SHIP, one_by_one
from games.roll_galaxy.events import TileCompleted
from games.roll_galaxy.money import PayForTile
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import REMEMBERED, SIDES, TRADE_VALUES, Tableau, effects_in

USUAL_STOCK: Final = 2


@dataclass(frozen=True, slots=True)
class StockedCredits:
    """ROLL-7.2: what an explorer of a colour stocks."""

    colour: int


@dataclass(frozen=True, slots=True)
class TradedCredits:
    """ROLL-11.3: what a good of a world brings in a trade."""

    side: int


@dataclass(frozen=True, slots=True)
class DictatedWorkers:
    """ROLL-5.16: how many workers one Dictate moves."""


@lru_cache(REMEMBERED)
def hooks_of(tableau: Tableau) -> tuple[RuleHook, ...]:
    """What the powers of a tableau have to say, in the order of its tiles."""
    return tuple(
        _HOOKS[type(effect)](side, effect)
        for side in tableau
        for effect in SIDES[side].effects
        if type(effect) in _HOOKS
    )


def asked(tableau: Tableau, question: Any, default: int) -> Ruled[int]:
    """What a tableau's powers make of a question about its owner."""
    return ruling(hooks_of(tableau), tableau, question, default)


def stock_value(seat: Seat, colour: int) -> Ruled[int]:
    """ROLL-7.2 and 7.8: what an explorer of a colour stocks, and the power that says so."""
    return asked(seat.tableau, StockedCredits(colour), USUAL_STOCK)


def trade_value(tableau: Tableau, side: int) -> int:
    """ROLL-11.3 and 11.7: what a good of that world brings in a trade."""
    return asked(tableau, TradedCredits(side), TRADE_VALUES[SIDES[side].colour or 0]).answer


def consume_level(side: int, good: int, shipper: int) -> int:
    """ROLL-11.4 and 11.5: 1 VP, one more for a good and one more for a shipper that match."""
    colour = SIDES[side].colour
    matching = (colour, PURPLE)
    return 1 + (good in matching) + (shipper in matching)


def consume_bonus(tableau: Tableau, side: int) -> tuple[int, int]:
    """ROLL-11.7: the VP chips and the credits that powers add to consuming from that world."""
    fitting = [
        effect for _, effect in effects_in(tableau, fx.ConsumeBonus) if fits_world(effect, side)
    ]
    return sum([effect.chips for effect in fitting]), sum([effect.credits for effect in fitting])


def fits_world(power: fx.ConsumeBonus | fx.TradeBonus, side: int) -> bool:
    colours = power.world_colours
    return colours is None or SIDES[side].colour in colours


def _stock(side: int, power: fx.StockCredits) -> RuleHook:
    def rule(tableau: Tableau, question: StockedCredits, credits: int) -> int:
        return power.credits if question.colour == power.colour else credits

    return RuleHook(side, "ROLL-7.8", {StockedCredits: rule})


def _trade(side: int, power: fx.TradeBonus) -> RuleHook:
    def rule(tableau: Tableau, question: TradedCredits, credits: int) -> int:
        return credits + power.credits if fits_world(power, question.side) else credits

    return RuleHook(side, "ROLL-11.7", {TradedCredits: rule})


def _dictate(side: int, power: fx.DictateTargets) -> RuleHook:
    def rule(tableau: Tableau, question: DictatedWorkers, workers: int) -> int:
        return max(workers, power.most)

    return RuleHook(side, "ROLL-5.19", {DictatedWorkers: rule})


def _completion(side: int, power: fx.CreditsOnComplete) -> RuleHook:
    def react(table: RollTable, event: TileCompleted) -> Iterable[Step]:
        completed = SIDES[event.side]
        phase = SETTLE if completed.is_world else DEVELOP
        if phase not in power.phases:
            return ()
        extra = power.extra if completed.colour == power.extra_colour else 0
        return (PayForTile(event.seat, side, power.credits + extra),)

    return RuleHook(side, "ROLL-9.7", after={TileCompleted: react})


_HOOKS: Final[dict[type, Callable[[int, Any], RuleHook]]] = {
    fx.StockCredits: _stock,
    fx.TradeBonus: _trade,
    fx.DictateTargets: _dictate,
    fx.CreditsOnComplete: _completion,
}


Shipper = tuple[int, bool]
"""The colour of a worker, and whether it is a virtual one."""

Good = tuple[int, int]
"""The square of a good and the colour of its die."""

Shipment = tuple[Shipper, Good]


def shippers_of(seat: Seat) -> list[Shipper]:
    """The shippers of a seat, the lowest colours first, real ones before virtual ones."""
    found = [(colour, False) for colour in one_by_one(seat.workers_at(SHIP))]
    found += [(colour, True) for colour in seat.virtual]
    return sorted(found)


def goods_of(seat: Seat) -> list[Good]:
    """The goods of a seat, those of the most valuable worlds first, then by square."""
    found = [(square, colour) for square, held in enumerate(seat.goods) for colour in sorted(held)]
    return sorted(found, key=lambda good: -world_value(seat.tableau, good))


def world_value(tableau: Tableau, good: Good) -> int:
    return TRADE_VALUES[SIDES[tableau[good[0]]].colour or 0]


def best_consumption(
    tableau: Tableau, goods: Iterable[Good], shippers: Iterable[Shipper]
) -> tuple[int, tuple[Shipment, ...]]:
    """ROLL-11.4 to 11.7: the most VP, bonuses included, and who ships which good for them."""
    return _best_consumption(tableau, tuple(goods), tuple(shippers))


@lru_cache(REMEMBERED)
def _best_consumption(
    tableau: Tableau, goods: tuple[Good, ...], shippers: tuple[Shipper, ...]
) -> tuple[int, tuple[Shipment, ...]]:
    @cache
    def best(number: int, left: tuple[Shipper, ...]) -> tuple[int, tuple[Shipment, ...]]:
        if number == len(goods) or not left:
            return 0, ()
        good = goods[number]
        side = tableau[good[0]]
        answer = best(number + 1, left)
        for shipper in dict.fromkeys(left):
            others = list(left)
            others.remove(shipper)
            points, shipments = best(number + 1, tuple(others))
            points += consume_level(side, good[1], shipper[0]) + consume_bonus(tableau, side)[0]
            if points > answer[0]:
                answer = points, ((shipper, good), *shipments)
        return answer

    return best(0, shippers)


def most_chips(seat: Seat) -> int:
    """The most VP that a seat's shippers can make of its goods."""
    return best_consumption(seat.tableau, goods_of(seat), shippers_of(seat))[0]


def consuming_empties_pool(table: RollTable) -> bool:
    """RB-11.1: whether all seats, consuming all they can ship, would exhaust the VP pool."""
    return sum([most_chips(seat) for seat in table.seats]) >= table.pool
