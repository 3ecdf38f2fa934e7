"""What dice under a phase will do: the words below each column, and in the cells of the reveal.

Pure: numbers of the rules in, short sentences out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from engine.text.message import Message
from games.roll_galaxy.dice import (
    DEVELOP,
    EXPLORE,
    PRODUCE,
    SETTLE,
    one_by_one,
)
from games.roll_galaxy.names import SIDE, WORKER
from games.roll_galaxy.powers import stock_value
from games.roll_galaxy.projection import building, shipments
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import (
    SIDES,
    cost_of,
    virtual_workers,
)

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
    """What the workers of a seat under a phase will do."""
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
        return _built(seat, phase)
    if not found.count:
        return NOTHING, NOTHING, "plain"
    lines = (*found.lines, NOTHING, NOTHING)
    return lines[0], lines[1], found.tone


def _built(seat: Seat, phase: int) -> tuple[Message, Message, Tone]:
    """What the dice of Develop or Settle complete, or bring nearer."""
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
