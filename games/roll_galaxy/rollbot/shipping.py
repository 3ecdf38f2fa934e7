"""Ship: who ships which good, and which of them are traded (RB-11)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.bot import Answer, Reason
from games.roll_galaxy.dice import COLOURS, PURPLE, SHIP, one_by_one
from games.roll_galaxy.moves import BUY_CHIPS, KEEP_CREDITS, Consume, Trade
from games.roll_galaxy.powers import consume_bonus, consume_level
from games.roll_galaxy.state import MOST_CREDITS, RollTable, Seat
from games.roll_galaxy.steps.shipping import goods_to_ship
from games.roll_galaxy.tiles import SIDES, TRADE_VALUES

MOST_PER_GOOD = 3
SHORTAGES = ((1, 1, "RB-11.6"), (2, 2, "RB-11.7"), (3, 4, "RB-11.8"))
"""RB-11.6 to 11.8: pairs of this level are traded while the money is so far below the goal."""

Shipper = tuple[int, bool]
Good = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Pair:
    """A shipper (colour, virtual or not) and a good (square, colour of the die)."""

    shipper: Shipper
    good: Good
    level: int
    value: int

    @property
    def trade(self) -> Trade:
        return Trade(*self.shipper, *self.good)

    @property
    def consume(self) -> Consume:
        return Consume(*self.shipper, *self.good)


def ship(view: RollTable, number: int, projection: int) -> Answer:
    """RB-11: the next good that is shipped."""
    seat = view.seats[number]
    if is_final(view):
        pair = best_consumption(seat)[0]
        text = f"{_words(seat, pair)}: the game is ending, all is consumed"
        return Answer(pair.consume, (Reason("RB-11.1", text),))
    pairs = pair_up(seat)
    table = ", ".join([f"{_words(seat, pair)} {pair.level} VP" for pair in pairs])
    reasons = [
        Reason(
            "RB-7.10",
            f"the Citizenry is projected at {projection}, money ${seat.credits}",
            is_private=True,
        ),
        Reason("RB-11.3", f"pairs: {table}"),
    ]
    traded = next_trade(pairs, seat.credits, projection)
    if traded is None:
        first = pairs[0]
        reasons.append(Reason("RB-11.9", f"consume {_words(seat, first)}: the money will do"))
        return Answer(first.consume, tuple(reasons))
    pair, clause = traded
    reasons.append(Reason(clause, f"trade {_words(seat, pair)}: money is short"))
    return Answer(pair.trade, tuple(reasons))


def next_trade(pairs: list[Pair], money: int, projection: int) -> tuple[Pair, str] | None:
    """RB-11.6 to 11.8: the pair that is traded next, and by which clause."""
    missing = min(projection, MOST_CREDITS) - money
    for level, shortage, clause in SHORTAGES:
        candidates = [pair for pair in pairs if pair.level == level]
        if missing >= shortage and candidates:
            return max(candidates, key=lambda pair: pair.value), clause
    return None


def buy(view: RollTable, number: int, cost: int, projection: int) -> Answer:
    """RB-15.24: chips are bought when the game is ending or enough money is left."""
    left = view.seats[number].credits - cost
    if is_final(view):
        return Answer(BUY_CHIPS, (Reason("RB-15.24", "the game is ending"),))
    if left >= projection:
        return Answer(BUY_CHIPS, (Reason("RB-15.24", f"${left} will still do"),))
    return Answer(KEEP_CREDITS, (Reason("RB-15.24", f"${left} would be too little"),))


def is_final(view: RollTable) -> bool:
    """RB-11.1: the end is reached, or consuming everything everywhere would empty the pool."""
    if view.is_ending:
        return True
    chips = MOST_PER_GOOD * sum([goods_to_ship(seat) for seat in view.seats])
    return chips >= view.pool


# -- pairing --------------------------------------------------------------------------------------


def shippers_of(seat: Seat) -> list[Shipper]:
    """The shippers of a seat, the lowest colours first, real ones before virtual ones."""
    found = [(colour, False) for colour in one_by_one(seat.workers_at(SHIP))]
    found += [(colour, True) for colour in seat.virtual]
    return sorted(found)


def goods_of(seat: Seat) -> list[Good]:
    """The goods of a seat, those of the most valuable worlds first, then by square."""
    found = [(square, colour) for square, held in enumerate(seat.goods) for colour in sorted(held)]
    return sorted(found, key=lambda good: -_value(seat, good))


def _value(seat: Seat, good: Good) -> int:
    return TRADE_VALUES[SIDES[seat.tableau[good[0]]].colour or 0]


def _level(seat: Seat, shipper: Shipper, good: Good) -> int:
    return consume_level(seat.tableau[good[0]], good[1], shipper[0])


def pair_up(seat: Seat) -> list[Pair]:
    """RB-11.3 to 11.5: as many 3-point pairs as possible, then 2-point ones, then the rest."""
    shippers, goods = shippers_of(seat), goods_of(seat)
    pairs: list[Pair] = []
    for level in (3, 2):
        found = _most_pairs(seat, shippers, goods, level)
        for good_number, shipper_number in found.items():
            good, shipper = goods[good_number], shippers[shipper_number]
            pairs.append(Pair(shipper, good, level, _value(seat, good)))
        taken = set(found.values())
        shippers = [each for number, each in enumerate(shippers) if number not in taken]
        goods = [each for number, each in enumerate(goods) if number not in found]
    rest = zip(shippers, goods, strict=False)
    pairs += [Pair(shipper, good, 1, _value(seat, good)) for shipper, good in rest]
    return pairs


def _most_pairs(
    seat: Seat, shippers: list[Shipper], goods: list[Good], level: int
) -> dict[int, int]:
    """Good to shipper: most pairs of that level, goods of valuable worlds served first.

    Each good in turn looks for a shipper and may push an earlier good to another one, so that
    none loses its place and as many as possible get one.
    """
    choices = [_fitting(seat, shippers, good, level) for good in goods]
    taken: dict[int, int] = {}
    for number in range(len(goods)):
        _serve(number, choices, taken, set())
    return {good: shipper for shipper, good in sorted(taken.items(), key=lambda item: item[1])}


def _serve(good: int, choices: list[list[int]], taken: dict[int, int], tried: set[int]) -> bool:
    for shipper in choices[good]:
        if shipper not in tried:
            tried.add(shipper)
            if shipper not in taken or _serve(taken[shipper], choices, taken, tried):
                taken[shipper] = good
                return True
    return False


def _fitting(seat: Seat, shippers: list[Shipper], good: Good, level: int) -> list[int]:
    """RB-15.30: shippers that make a pair of that level; the world's own colour before purple."""
    fitting = [
        number for number, shipper in enumerate(shippers) if _level(seat, shipper, good) == level
    ]
    colour = SIDES[seat.tableau[good[0]]].colour
    return sorted(
        fitting, key=lambda number: (shippers[number][0] != colour, shippers[number][0] == PURPLE)
    )


# -- everything -----------------------------------------------------------------------------------


def best_consumption(seat: Seat) -> list[Pair]:
    """RB-11.1: the pairs that bring most VP, bonuses included."""
    shippers, goods = shippers_of(seat), goods_of(seat)

    @cache
    def best(number: int, left: tuple[Shipper, ...]) -> tuple[int, tuple[Pair, ...]]:
        if number == len(goods) or not left:
            return 0, ()
        good = goods[number]
        side = seat.tableau[good[0]]
        answer = best(number + 1, left)
        for shipper in dict.fromkeys(left):
            others = list(left)
            others.remove(shipper)
            points, pairs = best(number + 1, tuple(others))
            level = _level(seat, shipper, good)
            points += level + consume_bonus(seat.tableau, side)[0]
            if points > answer[0]:
                answer = points, (Pair(shipper, good, level, _value(seat, good)), *pairs)
        return answer

    return list(best(0, tuple(shippers))[1])


def _words(seat: Seat, pair: Pair) -> str:
    world = SIDES[seat.tableau[pair.good[0]]].name
    return f"{COLOURS[pair.shipper[0]]} for {COLOURS[pair.good[1]]} on {world}"
