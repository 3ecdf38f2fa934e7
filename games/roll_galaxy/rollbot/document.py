"""Rollbot's document: its rulings (RB-15), each sentence's outcome, and the end (RB-13)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from engine.core.decision import Reason, ReasonOutcome
from engine.text.message import Message, NameOf
from games.roll_galaxy.card import READINGS
from games.roll_galaxy.dice import DEVELOP, SETTLE
from games.roll_galaxy.state import SQUARES_TO_END, RollTable, Seat
from games.roll_galaxy.tiles import HIDDEN, cost_of


@dataclass(frozen=True, slots=True)
class Rulings:
    """The readings that can be switched; the defaults are the ones of RULES.md.

    `idle_dice` (RB-15.16): which dice the last Reassign powers send exploring, the unspendable
    ones or every die that is free. `dictates_after` (RB-15.13): whether Dictate may still serve
    after the called phase is filled. `archaeology_counts` (RB-15.28): whether a yellow explorer
    with Alien Archaeology counts $4 in the preference for Explore. `hidden_cost` (RB-15.21): what
    an opponent's hidden tile is taken to cost. `recall` (RB-15.22): whether dice that wait in vain
    are looked for on both stacks together, or on one after the other as the cup grows.
    """

    idle_dice: Literal["unspendable", "all"] = "unspendable"
    dictates_after: bool = True
    archaeology_counts: bool = False
    hidden_cost: int = 1
    recall: Literal["together", "in turn"] = "together"


DEFAULT = Rulings()


def rulings_of(options: Mapping[str, str]) -> Rulings:
    """The readings that the options of a set-up ask for; what they lack is as usual."""
    chosen = {setting.key: setting.default for setting in READINGS} | dict(options)
    return Rulings(
        "all" if chosen["idle"] == "all" else "unspendable",
        chosen["dictate"] == "all",
        chosen["archaeology"] == "4",
        int(chosen["hidden"]),
        "in turn" if chosen["recall"] == "in turn" else "together",
    )


SENTENCE: Final = NameOf("sentence")
"""The kind of a sentence that is only named, by its clause."""

CHOICE: Final = ("RB-3.16", "RB-3.17", "RB-3.22")
EXPLORERS: Final = ("RB-8.2", "RB-8.3", "RB-8.4", "RB-8.5")
STACKS: Final = ("RB-8.8", "RB-8.9", "RB-8.10", "RB-8.11")
STARTS: Final = ("RB-2.3", "RB-2.4", "RB-2.5")
SPENDING: Final = ("RB-9.2", "RB-9.3")
GIVING_UP: Final = ("RB-9.5", "RB-9.6", "RB-15.33")
PRODUCERS: Final = ("RB-10.1", "RB-10.2", "RB-10.3", "RB-10.4")
SHIPPING: Final = ("RB-11.1", "RB-11.6", "RB-11.7", "RB-11.8", "RB-11.9")
RECALLING: Final = ("RB-12.3", "RB-12.4", "RB-12.5", "RB-12.6", "RB-12.7")
"""The sentences that are asked one after the other, until one holds."""


def held(clause: str, key: str, **args: Any) -> Reason:
    """The sentence that decided."""
    return Reason(clause, Message(key, args))


def not_so(clause: str, key: str, **args: Any) -> Reason:
    """A sentence whose condition is not true, and why not."""
    return Reason(clause, Message(key, args), outcome=ReasonOutcome.NOT_SO)


def not_asked(row: tuple[str, ...], clause: str) -> tuple[Reason, ...]:
    """The sentences of a row behind the one that held."""
    return tuple(
        [
            Reason(later, Message("not-asked", {"sentence": SENTENCE(later)}),
                   outcome=ReasonOutcome.EARLIER)
            for later in row[row.index(clause) + 1 :]
        ]
    )  # fmt: skip


def in_private(reason: Reason, openly: Reason | None = None) -> Reason:
    """A reason for the seat alone; the others are told another one, or nothing."""
    return replace(reason, is_private=True, veiled=openly)


POINTS_PER_GOOD = 2


def is_near_end(view: RollTable, rulings: Rulings) -> bool:
    """RB-13.1: some player could fill the tableau, or the goods could empty the VP pool."""
    return pool_could_empty(view) or any(tableau_could_fill(seat, rulings) for seat in view.seats)


def pool_could_empty(view: RollTable) -> bool:
    """RB-13.3: the chips left are no more than twice the goods on all worlds."""
    return view.pool <= POINTS_PER_GOOD * sum([seat.good_count for seat in view.seats])


def tableau_could_fill(seat: Seat, rulings: Rulings) -> bool:
    """RB-13.2: tableau and one stack make twelve, and the dice may do for completing them."""
    missing = SQUARES_TO_END - len(seat.tableau)
    if missing <= 0:
        return True
    if len(seat.developments) >= missing and _has_dice(seat, DEVELOP, missing, rulings):
        return True
    return len(seat.worlds) >= missing and _has_dice(seat, SETTLE, missing, rulings)


def _has_dice(seat: Seat, phase: int, missing: int, rulings: Rulings) -> bool:
    """RB-15.21: hidden tiles count as cheap; the dice are the rolled and the waiting ones."""
    tableau = seat.tableau
    cost = 0
    for side in seat.stack_sides(phase)[:missing]:
        if side == HIDDEN:
            cost += rulings.hidden_cost
        else:
            cost += cost_of(tableau, side)
            tableau += (side,)
    return cost <= sum(seat.cup) + len(seat.workers) + sum(seat.waiting(phase))
