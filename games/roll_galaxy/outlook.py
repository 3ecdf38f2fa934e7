"""What dice under a phase will do: the words below each column, and in the cells of the reveal.

Pure: numbers of the rules in, short sentences out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from games.roll_galaxy.dice import (
    DEVELOP,
    EXPLORE,
    PRODUCE,
    SETTLE,
    WORKER_NAMES,
    one_by_one,
)
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
    role: str
    total: str = ""
    lines: tuple[str, ...] = ()
    tone: Tone = "plain"
    brief: str = ""


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


def _role(phase: int, count: int) -> str:
    return WORKER_NAMES[phase] + ("" if count == 1 else "s")


def _explore(seat: Seat, count: int, virtual: Sequence[int], role: str) -> Outlook:
    total = count + len(virtual)
    if not total:
        return Outlook(0, role)
    colours = [*one_by_one(seat.workers_at(EXPLORE)), *virtual]
    money = sum(stock_value(seat, colour).answer for colour in colours)
    if total == 1:
        lines: tuple[str, ...] = (f"Takes ${money}, or scouts", "one tile")
    else:
        lines = (f"Take ${money}, or scout", f"{total} tiles, or some of both")
    return Outlook(total, role, lines=lines)


def cost_words(seat: Seat, side: int) -> str:
    """A tile's cost as a sum when a discount is at work: "5 − 1 = 4"."""
    printed, cost = SIDES[side].cost, cost_of(seat.tableau, side)
    return f"cost {cost}" if printed == cost else f"{printed} − {printed - cost} = {cost}"


def _build(seat: Seat, phase: int, count: int) -> Outlook:
    role = _role(phase, count)
    sides = seat.stack_sides(phase)
    if not sides:
        what = "world" if phase == SETTLE else "development"
        lines = (f"No {what} planned:", "dice go back") if count else (f"No {what} planned",)
        return Outlook(count, role, "", lines, "short" if count else "plain")
    total = cost_words(seat, sides[0])
    plan = building(seat, phase)
    if plan.completed:
        if len(plan.completed) > 1:
            names = f"{SIDES[plan.completed[0]].name} and {len(plan.completed) - 1} more"
            return Outlook(count, role, total, ("Completes", names), "good")
        name = SIDES[plan.completed[0]].name
        return Outlook(count, role, total, ("Completes", name), "good")
    if plan.next is None:
        return Outlook(count, role, total)
    side, have, cost = plan.next
    name, brief = SIDES[side].name, f"{have} of {cost}"
    if not count:
        return Outlook(count, role, total, (name, f"{have} of {cost} dice there"), brief=brief)
    lines = (name, f"{have} of {cost}, {cost - have} short")
    return Outlook(count, role, total, lines, "short", brief)


def _produce(seat: Seat, count: int, role: str) -> Outlook:
    free = seat.free_places
    worlds = len(set(free))
    if not count:
        words = "No world is free" if not worlds else f"{_counted(worlds, 'world')} free"
        return Outlook(0, role, lines=(words,))
    made = min(count, len(free))
    if not made:
        return Outlook(count, role, lines=("No world is free:", "dice go back"), tone="short")
    first = f"{_counted(made, 'good')}"
    if made < count:
        return Outlook(count, role, lines=(first, f"{count - made} without a place"), tone="short")
    tone: Tone = "good" if made == len(free) else "plain"
    second = "every world filled" if tone == "good" else f"{_counted(worlds, 'world')} free"
    return Outlook(count, role, lines=(first, second), tone=tone)


def _counted(count: int, thing: str) -> str:
    words = {1: "one", 2: "two", 3: "three", 4: "four"}.get(count, str(count))
    return f"{words.capitalize()} {thing}{'' if count == 1 else 's'}"


def _ship(seat: Seat, count: int, virtual: Sequence[int], role: str) -> Outlook:
    shippers = [*one_by_one(seat.workers_at(4)), *virtual]
    goods = seat.good_count
    if not shippers:
        words = "No goods yet" if not goods else f"{_counted(goods, 'good')} to ship"
        return Outlook(0, role, lines=(words,))
    if not goods:
        return Outlook(len(shippers), role, lines=("No goods yet:", "dice go back"), tone="short")
    shipped, money, chips = shipments(seat, shippers)
    tone: Tone = "good" if shipped == goods else "short" if shipped < len(shippers) else "plain"
    first = f"{shipped} of {goods} goods:" if goods > 1 else "One good:"
    return Outlook(len(shippers), role, lines=(first, f"${money} or {chips} VP"), tone=tone)


def result_words(table: RollTable, number: int, phase: int) -> tuple[str, str, Tone]:
    """The cell of the reveal: what comes of a seat's dice there, a detail, and its tone."""
    seat = table.seats[number]
    found = outlook(table, number, phase)
    if phase in (DEVELOP, SETTLE) and found.count:
        plan = building(seat, phase)
        if plan.completed:
            side = plan.completed[0]
            waited = sum(seat.waiting(phase))
            detail = f"cost {seat.cost(side)}, completed" if not waited else (
                f"completed, {waited} waited"
            )  # fmt: skip
            more = len(plan.completed) - 1
            return SIDES[side].name, f"and {more} more" if more else detail, "good"
        if plan.next is not None:
            side, have, cost = plan.next
            return SIDES[side].name, f"{have} of {cost}, {cost - have} short", "short"
        return "No tile to build", "dice go back", "short"
    if not found.count:
        return "", "", "plain"
    lines = (*found.lines, "", "")
    return lines[0].rstrip(":"), lines[1], found.tone
