"""Ship: who ships which good, and which of them are traded (RB-11)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.decision import Answer, Reason
from engine.text.message import Message
from games.roll_galaxy.consumption import (
    Good,
    Shipper,
    best_consumption,
    consuming_empties_pool,
    goods_of,
    shippers_of,
    world_value,
)
from games.roll_galaxy.moves import BUY_CHIPS, KEEP_CREDITS, Consume, Trade
from games.roll_galaxy.names import COLOUR, SIDE
from games.roll_galaxy.powers import consume_level, trade_value
from games.roll_galaxy.rollbot.sentences import SHIPPING, held, in_private, not_asked, not_so
from games.roll_galaxy.state import MOST_CREDITS, RollTable, Seat
from games.roll_galaxy.tiles import SIDES

SHORTAGES = ((1, 1, "RB-11.6"), (2, 2, "RB-11.7"), (3, 4, "RB-11.8"))
"""RB-11.6 to 11.8: pairs of this level are traded while the money is so far below the goal."""


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
        best = most_points(seat)[0]
        return Answer(best.consume, lambda: _why_all(seat, best))
    pairs = pair_up(seat)
    traded = next_trade(pairs, seat.credits, projection)
    if traded is None:
        return Answer(pairs[0].consume, lambda: _why_consumed(seat, pairs, projection))
    pair, clause = traded
    return Answer(pair.trade, lambda: _why_traded(seat, pairs, projection, pair, clause))


def _why_all(seat: Seat, pair: Pair) -> tuple[Reason, ...]:
    """RB-11.1: near the end everything is consumed."""
    return held("RB-11.1", "consume-all", pair=_said(seat, pair)), *not_asked(SHIPPING, "RB-11.1")


def _why_consumed(seat: Seat, pairs: list[Pair], projection: int) -> tuple[Reason, ...]:
    """RB-11.9: nothing is traded, and why."""
    missing = _wanted(projection) - seat.credits
    best = {"pair": _said(seat, pairs[0])}
    why = held("RB-11.9", "consume-will-do", **best, credits=seat.credits, dice=projection)
    if missing > 0:
        why = held("RB-11.9", "consume-no-trade", **best, missing=missing)
    openly = held("RB-11.9", "consume-untraded", **best)
    return (
        *_pairs_told(seat, pairs, projection),
        *_not_traded(pairs, missing, len(SHORTAGES)),
        in_private(why, openly),
    )


def _why_traded(
    seat: Seat, pairs: list[Pair], projection: int, pair: Pair, clause: str
) -> tuple[Reason, ...]:
    """RB-11.6 to 11.8: a pair is traded for the money that lacks."""
    wanted = _wanted(projection)
    missing = wanted - seat.credits
    value = trade_value(seat.tableau, seat.tableau[pair.good[0]])
    openly = {"pair": _said(seat, pair), "value": value, "credits": seat.credits}
    why = held(clause, "trade-short-of", **openly, missing=missing, dice=wanted)
    asked = [each for _, _, each in SHORTAGES].index(clause)
    return (
        *_pairs_told(seat, pairs, projection),
        *_not_traded(pairs, missing, asked),
        in_private(why, held(clause, "trade-short", **openly)),
        *not_asked(SHIPPING, clause),
    )


def _not_traded(pairs: list[Pair], missing: int, asked: int) -> list[Reason]:
    """Why none of the first kinds of pairs is traded; it tells of the projection."""
    reasons = []
    for level, shortage, clause in SHORTAGES[:asked]:
        if missing < shortage:
            why = not_so(clause, "no-such-shortage", shortage=shortage)
        else:
            why = not_so(clause, "no-such-pair", level=level)
        reasons.append(in_private(why))
    return reasons


def _pairs_told(seat: Seat, pairs: list[Pair], projection: int) -> tuple[Reason, ...]:
    """What is measured by, and what could be shipped."""
    table = [
        Message("pair-worth", {"pair": _said(seat, pair), "level": pair.level}) for pair in pairs
    ]
    money = {"dice": projection, "credits": seat.credits}
    return (
        in_private(held("RB-7.10", "projected-with-money", **money)),
        not_so("RB-11.1", "end-not-reached"),
        held("RB-11.3", "pairs", pairs=tuple(table)),
    )


def _wanted(projection: int) -> int:
    """RB-15.18: the money that is enough for the projection."""
    return min(projection, MOST_CREDITS)


def next_trade(pairs: list[Pair], money: int, projection: int) -> tuple[Pair, str] | None:
    """RB-11.6 to 11.8: the pair that is traded next, and by which clause."""
    missing = _wanted(projection) - money
    for level, shortage, clause in SHORTAGES:
        candidates = [pair for pair in pairs if pair.level == level]
        if missing >= shortage and candidates:
            return max(candidates, key=lambda pair: pair.value), clause
    return None


def buy(view: RollTable, number: int, cost: int, projection: int) -> Answer:
    """RB-15.24: chips are bought when the game is ending or enough money is left."""
    left = view.seats[number].credits - cost
    if is_final(view):
        return Answer(BUY_CHIPS, lambda: (held("RB-15.24", "buy-at-the-end"),))
    if left >= projection:
        return Answer(BUY_CHIPS, lambda: (held("RB-15.24", "buy-enough-left", credits=left),))
    return Answer(KEEP_CREDITS, lambda: (held("RB-15.24", "buy-too-little-left", credits=left),))


def is_final(view: RollTable) -> bool:
    """RB-11.1: the end is reached, or consuming everything everywhere would empty the pool.

    What was so as Ship began stays so; a position made by hand may lack it.
    """
    known = view.ship_empties_pool
    return view.is_ending or (consuming_empties_pool(view) if known is None else known)


# -- pairing --------------------------------------------------------------------------------------


def _pair(seat: Seat, shipper: Shipper, good: Good, level: int) -> Pair:
    return Pair(shipper, good, level, world_value(seat.tableau, good))


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
            pairs.append(_pair(seat, shipper, good, level))
        taken = set(found.values())
        shippers = [each for number, each in enumerate(shippers) if number not in taken]
        goods = [each for number, each in enumerate(goods) if number not in found]
    rest = zip(shippers, goods, strict=False)
    pairs += [_pair(seat, shipper, good, 1) for shipper, good in rest]
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
    return sorted(fitting, key=lambda number: shippers[number][0] != colour)


# -- everything -----------------------------------------------------------------------------------


def most_points(seat: Seat) -> list[Pair]:
    """RB-11.1: the pairs that bring most VP, bonuses included."""
    _, shipments = best_consumption(seat.tableau, goods_of(seat), shippers_of(seat))
    return [_pair(seat, shipper, good, _level(seat, shipper, good)) for shipper, good in shipments]


def _said(seat: Seat, pair: Pair) -> Message:
    shipper, good = COLOUR(pair.shipper[0]), COLOUR(pair.good[1])
    return Message(
        "pair", {"colour": shipper, "good": good, "side": SIDE(seat.tableau[pair.good[0]])}
    )
