"""The difficulty modifiers of SUPERCAT's documents: what a row gives it, when, and who begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.core.decision import Chance
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message, SeatNumber
from games.arcs import rule_queries as q
from games.arcs.board import RESOURCES, SYSTEMS
from games.arcs.card import MODIFIERS
from games.arcs.dealing import OneResource
from games.arcs.parts import NOBODY
from games.arcs.rule_hooks import OF_SUPERCATS, supply
from games.arcs.stack import not_a_supercat
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import place_ships
from games.arcs.steps.gaining import Receive
from games.arcs.supercat.assessment import document_at
from games.arcs.table import COUNTS

When = Callable[[ArcsTable, int, int], bool]
"""Whether a row holds for a SUPERCAT now, while a seat attacks it or NOBODY does."""

AIDS: Final = "aids"
OPTIONS: Final = (AIDS, *MODIFIERS)
ACTION: Final = "one more action with every card, Copy and Pivot too"
DIE: Final = "one more die in every battle, up to six of a type as ever"
SHIPS: Final = "one more ship in each system with its pieces"
RESOURCE: Final = "one random resource"
HULLS: Final = "a fresh ship takes 2 hits to be damaged"
SHIELDS: Final = "a ship takes 2 hits to be damaged and 2 to be destroyed"
CARRIERS: Final = "no ship is destroyed in a system while one there is fresh"
VAULTS: Final = "a resource in a slot of 1 key costs 2 keys"
BLOCKADES: Final = "where it has a fresh ship at a gate, no ships of players count for control"
EFFECTS: Final = (ACTION, DIE, SHIPS, RESOURCE, HULLS, SHIELDS, CARRIERS, VAULTS, BLOCKADES)
"""What a modifier can be, in the words of the documents."""


def is_player(table: ArcsTable, number: int) -> bool:
    """CAT-11.29: whoever holds a hand, a person or another bot."""
    return table.is_seat(number) and table.seats[number].supercat is None


def has_aids(table: ArcsTable, number: int, attacker: int = NOBODY) -> bool:
    """CAT-1.7 and 1.8: while it has no more Power than any player, ties counting as behind."""
    if table.rules.aids != "behind":
        return table.rules.aids == "always"
    power = table.seats[number].power
    players = [seat.power for seat in table.seats if seat.supercat is None]
    return power <= min(players, default=power - 1)


TIMES: Final[Mapping[str, When]] = {
    "": lambda table, number, attacker: True,
    "at set-up": lambda table, number, attacker: not table.chapter,
    "while it is behind": has_aids,
    "while a player attacks it": lambda table, number, attacker: is_player(table, attacker),
}
"""When a modifier holds, in the words of the documents."""


@dataclass(frozen=True, slots=True)
class Modifier:
    """A row of a document: the option of the set-up that it needs, and when it holds."""

    option: str
    when: When

    def is_on(self, table: ArcsTable) -> bool:
        if self.option == AIDS:
            return table.rules.aids != "off"
        return self.option in table.rules.modifiers


def holds(table: ArcsTable, number: int, effect: str, attacker: int = NOBODY) -> bool:
    """Whether a seat is a SUPERCAT whose document gives it that, and does so now."""
    if is_player(table, number):
        return False
    row: Modifier | None = document_at(table, number).modifiers.get(effect)
    if row is None or not row.is_on(table):
        return False
    return row.when(table, number, attacker)


@cache
def modifiers_hook(seat: int) -> RuleHook:
    """CAT-1.4 to 1.9 and 14.37 to 14.43: what its modifiers change, and who begins."""

    def one_more(table: ArcsTable, asked: q.PipsOf, pips: int) -> int:
        counts = asked.how != "event" or pips > 0
        return pips + (asked.seat == seat and counts and holds(table, seat, ACTION))

    def one_die(table: ArcsTable, asked: q.ExtraDice, dice: int) -> int:
        return dice + (asked.seat == seat and holds(table, seat, DIE))

    def taken(table: ArcsTable, asked: q.HitsTaken, hits: int) -> int:
        if asked.owner != seat:
            return hits
        is_tough = asked.fresh and holds(table, seat, HULLS, asked.seat)
        return 2 if is_tough or holds(table, seat, SHIELDS, asked.seat) else hits

    def first_damages(table: ArcsTable, asked: q.DamagesFirst, damages: bool) -> bool:
        return damages or (asked.owner == seat and holds(table, seat, CARRIERS, asked.seat))

    def keys(table: ArcsTable, asked: q.SlotCost, cost: int) -> int:
        is_dear = asked.owner == seat and cost == 1 and holds(table, seat, VAULTS, asked.thief)
        return 2 if is_dear else cost

    def first(table: ArcsTable, asked: q.FirstSeats, seats: tuple[int, ...]) -> tuple[int, ...]:
        return seats if table.rules.aids == "off" else _before_all_players(table)

    def begins(table: ArcsTable, asked: q.ChapterBeginner, holder: int) -> int:
        return strongest(table, holder) if table.rules.aids == "always" else holder

    return RuleHook(
        seat,
        "CAT-1.5",
        {
            q.PipsOf: one_more,
            q.ExtraDice: one_die,
            q.HitsTaken: taken,
            q.DamagesFirst: first_damages,
            q.SlotCost: keys,
            q.FirstSeats: first,
            q.ChapterBeginner: begins,
        },
    )


def strongest(table: ArcsTable, holder: int) -> int:
    """CAT-1.9: the SUPERCAT with the most Power, the earliest in turn order among equals."""
    cats = [n for n in table.clockwise(holder) if table.seats[n].supercat is not None]
    return max(cats, key=lambda number: table.seats[number].power)


def _before_all_players(table: ArcsTable) -> tuple[int, ...]:
    """CAT-1.4: the SUPERCATs that begin when the players are to be last in turn order."""
    count = len(table.seats)
    cats = [seat.supercat is not None for seat in table.seats]
    after = [n for n in range(count) if cats[n] and not cats[n - 1]]
    return tuple(after or range(count))


def _at_blockade(table: ArcsTable, system: str, fresh: Sequence[int]) -> Sequence[int]:
    """CAT-14.43: at a gate with a fresh ship of a SUPERCAT that blockades, those of SUPERCATs."""
    if not SYSTEMS[system].is_gate or not any(
        count and holds(table, number, BLOCKADES) for number, count in enumerate(fresh)
    ):
        return fresh
    return [0 if is_player(table, number) else count for number, count in enumerate(fresh)]


# -- what comes with the set-up --------------------------------------------------------------------


def settling(table: ArcsTable) -> list[Step]:
    """The step between the set-up and the first chapter, where a modifier asks for it."""
    return [ReadySupercats()] if {"fleet", "reserves"} & {*table.rules.modifiers} else []


@dataclass(frozen=True, slots=True)
class ReadySupercats(Step):
    """CAT-14.37 and 14.38: the ships and resources that SUPERCATs get with the set-up."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        order = table.turn_order()
        for number in order:
            here = [each for each in table.systems if table.has_pieces(number, each)]
            for system in here if holds(table, number, SHIPS) else ():
                place_ships(table, number, system, 1, emit)
        drawing = [DrawReserve(each) for each in order if holds(table, each, RESOURCE)]
        table.steps += reversed(drawing)


@dataclass(frozen=True, slots=True)
class DrawReserve(Step):
    """CAT-14.38: a SUPERCAT gets a resource of a random type that is left in the supply."""

    seat: int

    def ask(self, table: ArcsTable) -> Chance | None:
        left = tuple([each for each in RESOURCES if supply(table, each)])
        asked = Message("ask-reserve", {"seat": SeatNumber(self.seat)})
        return Chance("reserve", asked, OneResource(left), self.seat) if left else None

    def answer(self, table: ArcsTable, resource: str | None, emit: Emit) -> None:
        if resource is not None:
            table.steps.append(Receive(self.seat, resource))

    def problems(self, table: ArcsTable) -> list[str]:
        return not_a_supercat(table, self.seat)


OF_SUPERCATS.append(modifiers_hook)
COUNTS.append(_at_blockade)
