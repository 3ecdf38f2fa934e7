"""Looking ahead within a round: what gets completed and shipped, what dice will do, who leads.

Pure: numbers of the rules in, short sentences out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from engine.text.message import Message
from games.roll_galaxy.dice import DEVELOP, EXPLORE, PRODUCE, RED, SETTLE, SHIP, Dice, one_by_one
from games.roll_galaxy.effects import GainDie, RemoveDie, SaveWorkers
from games.roll_galaxy.powers import best_consumption, goods_of, stock_value, trade_value
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import (
    HIDDEN,
    REMEMBERED,
    SIDE,
    SIDES,
    WORKER,
    Tableau,
    cost_of,
    effects_in,
    good_places,
    virtual_workers,
)


@lru_cache(REMEMBERED)
def needs(tableau: Tableau, sides: tuple[int, ...], waiting: int) -> tuple[int, ...]:
    """Workers needed to complete each tile of a stack and all above it.

    Each tile's discounts count for those below it; `waiting` dice are there already.
    """
    found = []
    total = -waiting
    for side in sides:
        total += cost_of(tableau, side)
        tableau += (side,)
        found.append(total)
    return tuple(found)


def completed(needed: tuple[int, ...], workers: int) -> int:
    """How many tiles of a stack so many workers complete."""
    return sum([need <= workers for need in needed])


def projected_citizenry(table: RollTable, number: int) -> int:
    """RB-7.4: the dice that will be in a seat's Citizenry when the round's phases are over.

    Counts the phases that occur and are not over; of the tiles, those that are known now.
    """
    seat = table.seats[number]
    phases = [phase for phase in table.phases if table.phase is None or phase >= table.phase]
    total = sum(seat.citizenry)
    if EXPLORE in phases:
        total += sum(seat.workers_at(EXPLORE))
    tableau = seat.tableau
    for phase in (DEVELOP, SETTLE):
        if phase in phases:
            dice, sides = _built(tableau, seat, phase)
            total += dice
            tableau += sides
    if SHIP in phases:
        total += _shipped(tableau, seat, PRODUCE in phases)
    return total


def _built(tableau: Tableau, seat: Seat, phase: int) -> tuple[int, tuple[int, ...]]:
    """RB-7.7 and 7.8: dice that building brings to the Citizenry, and the tiles completed."""
    sides = seat.stack_sides(phase)
    waiting, workers = seat.waiting(phase), seat.workers_at(phase)
    needed = needs(tableau, sides, sum(waiting))
    tiles = completed(needed, sum(workers))
    if not tiles:
        return 0, ()
    spent = max(0, needed[tiles - 1]) + sum(waiting)
    reds = waiting[RED] + _reds_spent(workers, spent - sum(waiting), tiles == len(sides))
    total = 0
    for side in sides[:tiles]:
        cost = cost_of(tableau, side)
        total += cost - _saved(tableau, phase, cost, reds)
        total += _citizens(side)
        tableau += (side,)
    return total, sides[:tiles]


def _reds_spent(workers: Dice, spent: int, lowest_first: bool) -> int:
    colours = one_by_one(workers)
    chosen = colours[:spent] if lowest_first else colours[len(colours) - spent :]
    return chosen.count(RED)


def _saved(tableau: Tableau, phase: int, cost: int, reds: int) -> int:
    """How many of the dice spent on a tile go to the cup by powers."""
    left = cost
    for _, power in effects_in(tableau, SaveWorkers):
        if power.phase == phase:
            left -= min(left, power.most, left if power.colour is None else reds)
    return cost - left


def _citizens(side: int) -> int:
    """What completing a side adds to the Citizenry, or takes from it."""
    total = 0
    for effect in SIDES[side].effects:
        if isinstance(effect, GainDie) and effect.to == "citizenry":
            total += effect.count
        elif isinstance(effect, RemoveDie):
            total -= effect.count
    return total


def _shipped(tableau: Tableau, seat: Seat, produces: bool) -> int:
    """RB-7.9: the real shippers with a good, and all goods that are shipped."""
    goods = seat.good_count + sum(
        [
            effect.count
            for side in tableau[len(seat.tableau) :]
            for effect in SIDES[side].effects
            if isinstance(effect, GainDie) and effect.to == "world"
        ]
    )
    if produces:
        goods += min(sum(seat.workers_at(PRODUCE)), sum(good_places(tableau)) - goods)
    shippers = sum(seat.workers_at(SHIP))
    shipped = min(goods, shippers + len(virtual_workers(tableau, SHIP)))
    return shipped + min(shippers, shipped)


@dataclass(frozen=True, slots=True)
class Building:
    """What dice on a stack come to: the sides completed, the dice on the first, the next tile.

    `planned` are the colours added to the top tile; `next` is (side, dice there, cost) of the tile
    that stays incomplete, with HIDDEN for one that nobody may see; `spare` dice go to the cup.
    """

    completed: tuple[int, ...]
    planned: tuple[int, ...]
    next: tuple[int, int, int] | None
    spare: int


def building(seat: Seat, phase: int) -> Building:
    """ROLL-9.1 to 9.5: the tiles that the workers under a phase complete, in order."""
    workers = one_by_one(seat.workers_at(phase))
    waiting = sum(seat.waiting(phase))
    left, tableau = waiting + len(workers), seat.tableau
    sides = seat.stack_sides(phase)
    completed: list[int] = []
    planned = workers
    if sides and sides[0] != HIDDEN:
        planned = workers[: max(0, cost_of(tableau, sides[0]) - waiting)]
    for side in sides:
        cost = 0 if side == HIDDEN else cost_of(tableau, side)
        if side == HIDDEN or left < cost:
            return Building(tuple(completed), planned, (side, left, cost), 0)
        completed.append(side)
        left -= cost
        tableau = (*tableau, side)
    return Building(tuple(completed), planned if sides else (), None, left)


def shipments(seat: Seat, shippers: Sequence[int]) -> tuple[int, int, int]:
    """The most goods that can be shipped, and their credits by trading or their VP by consuming.

    Each good goes with the shipper that suits it best; the two sums are alternatives.
    """
    goods = [(square, colour) for square, held in enumerate(seat.goods) for colour in held]
    shipped = min(len(goods), len(shippers))
    money = sorted((trade_value(seat.tableau, seat.tableau[square]) for square, _ in goods),
                   reverse=True)[:shipped]  # fmt: skip
    workers = sorted([(colour, False) for colour in shippers])
    return shipped, sum(money), best_consumption(seat.tableau, goods_of(seat), workers)[0]


Tone = Literal["good", "short", "plain"]


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the workers of a phase will do, if it happens.

    `count` includes virtual workers; `total` is the cost sum; `lines` are at most two, and where
    there is little room the last one is `brief`.
    """

    count: int
    role: Message
    total: Message | None = None
    lines: tuple[Message, ...] = ()
    tone: Tone = "plain"
    brief: Message | None = None


def outlook(table: RollTable, number: int, phase: int) -> Outlook:
    seat = table.seats[number]
    count = sum(seat.workers_at(phase))
    if phase in (DEVELOP, SETTLE):
        return _build(seat, phase, count)
    virtual = virtual_workers(seat.tableau, phase)
    role = _role(phase, count + len(virtual))
    if phase == EXPLORE:
        return _explore(seat, count, virtual, role)
    if phase == PRODUCE:
        return _produce(seat, count, role)
    return _ship(seat, count, virtual, role)


def _role(phase: int, count: int) -> Message:
    return Message("role", {"count": count, "worker": WORKER(phase)})


def _explore(seat: Seat, count: int, virtual: Sequence[int], role: Message) -> Outlook:
    total = count + len(virtual)
    if not total:
        return Outlook(0, role)
    colours = [*one_by_one(seat.workers_at(EXPLORE)), *virtual]
    money = sum(stock_value(seat, colour).answer for colour in colours)
    args = {"explorers": total, "credits": money}
    return Outlook(total, role, lines=(Message("takes-money", args), Message("scouts-tiles", args)))


def cost_words(seat: Seat, side: int) -> Message:
    """A tile's cost, as a sum when a discount is at work: "5 − 1 = 4"."""
    printed, cost = SIDES[side].cost, cost_of(seat.tableau, side)
    return Message("cost-of-tile", {"cost": cost, "printed": printed, "discount": printed - cost})


def _build(seat: Seat, phase: int, count: int) -> Outlook:
    role = _role(phase, count)
    sides = seat.stack_sides(phase)
    if not sides:
        args = {"isWorld": phase == SETTLE, "count": count}
        lines = (Message("none-planned", args), *((DICE_GO_BACK,) if count else ()))
        return Outlook(count, role, None, lines, "short" if count else "plain")
    total = cost_words(seat, sides[0])
    plan = building(seat, phase)
    if plan.completed:
        first, *others = plan.completed
        lines = (
            Message("completes"),
            Message("tile-and-more", {"side": SIDE(first), "more": len(others)}),
        )
        brief = Message("tiles", {"tiles": 1 + len(others)}) if others else None
        return Outlook(count, role, total, lines, "good", brief)
    if plan.next is None:
        return Outlook(count, role, total)
    side, have, cost = plan.next
    args = {"have": have, "cost": cost, "short": cost - have}
    brief = Message("dice-of-cost", args)
    name = Message("tile-name", {"side": SIDE(side)})
    if not count:
        return Outlook(count, role, total, (name, Message("dice-there", args)), brief=brief)
    return Outlook(count, role, total, (name, Message("dice-short", args)), "short", brief)


def _produce(seat: Seat, count: int, role: Message) -> Outlook:
    free = seat.free_places
    worlds = Message("worlds-free", {"number": len(set(free))})
    if not count:
        return Outlook(0, role, lines=(worlds,))
    made = min(count, len(free))
    if not made:
        return Outlook(count, role, lines=(Message("no-world-free"), DICE_GO_BACK), tone="short")
    first = Message("goods-made", {"number": made})
    if made < count:
        rest = Message("without-a-place", {"count": count - made})
        return Outlook(count, role, lines=(first, rest), tone="short")
    if made == len(free):
        return Outlook(count, role, lines=(first, Message("every-world-filled")), tone="good")
    return Outlook(count, role, lines=(first, worlds))


def _ship(seat: Seat, count: int, virtual: Sequence[int], role: Message) -> Outlook:
    shippers = [*one_by_one(seat.workers_at(4)), *virtual]
    goods = seat.good_count
    if not shippers:
        return Outlook(0, role, lines=(Message("goods-to-ship", {"number": goods}),))
    if not goods:
        lines = (Message("no-goods-yet"), DICE_GO_BACK)
        return Outlook(len(shippers), role, lines=lines, tone="short")
    shipped, money, chips = shipments(seat, shippers)
    tone: Tone = "good" if shipped == goods else "short" if shipped < len(shippers) else "plain"
    first = Message("goods-shipped", {"shipped": shipped, "goods": goods})
    gain = Message("money-or-chips", {"credits": money, "chips": chips})
    return Outlook(len(shippers), role, lines=(first, gain), tone=tone)


NOTHING: Final = Message("nothing-said")
"""Where a cell says nothing."""
DICE_GO_BACK: Final = Message("dice-go-back")


def result_words(table: RollTable, number: int, phase: int) -> tuple[Message, Message, Tone]:
    """The cell of the reveal: what comes of a seat's dice there, a detail, and its tone."""
    seat = table.seats[number]
    found = outlook(table, number, phase)
    if phase in (DEVELOP, SETTLE) and found.count:
        return _built_in_words(seat, phase)
    if not found.count:
        return NOTHING, NOTHING, "plain"
    lines = (*found.lines, NOTHING, NOTHING)
    return lines[0], lines[1], found.tone


def _built_in_words(seat: Seat, phase: int) -> tuple[Message, Message, Tone]:
    plan = building(seat, phase)
    if plan.completed:
        side = plan.completed[0]
        args = {
            "cost": seat.cost(side),
            "waited": sum(seat.waiting(phase)),
            "more": len(plan.completed) - 1,
        }
        return Message("tile-name", {"side": SIDE(side)}), Message("completed-how", args), "good"
    if plan.next is not None:
        side, have, cost = plan.next
        short = Message("dice-short", {"have": have, "cost": cost, "short": cost - have})
        return Message("tile-name", {"side": SIDE(side)}), short, "short"
    return Message("no-tile-to-build"), DICE_GO_BACK, "short"
