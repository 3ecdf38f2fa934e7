"""Who has won, how well a person did (SOLO-2.4), and what the game came to.

Pure: read from the events of a story.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.core.match import Match
from engine.core.setup import Performance, Result
from engine.text.message import Message, NameOf, SeatNumber
from games.rajas.board import TRACK
from games.rajas.effects import pips
from games.rajas.events import (
    BorderReached,
    FameGained,
    MoneyGained,
    RoundStarted,
    StarterFound,
    TileLaid,
    WorkerPlaced,
    finish_said,
)
from games.rajas.state import RajasTable, Rules


def turn_order(table: RajasTable) -> tuple[int, ...]:
    """The seats in the order of this round's passes, the owner of the elephant first."""
    start = table.order.index(table.elephant)
    return (*table.order[start:], *table.order[:start])


def merit(table: RajasTable, number: int) -> tuple[int, int, int, int]:
    """RAJ-12.3 and 12.4: what counts at the end: overlap, karma, pips, an earlier turn."""
    seat = table.seats[number]
    return seat.overlap, seat.karma, pips(seat.dice), -turn_order(table).index(number)


def standings(table: RajasTable) -> list[int]:
    """The seats from first to last."""
    return sorted(range(len(table.seats)), key=lambda seat: merit(table, seat), reverse=True)


def tie_break(table: RajasTable) -> Message | None:
    """RAJ-12.4: what the first has more of than the next, where they overlap by the same."""
    first, second, *_ = standings(table)
    pairs = zip(merit(table, first), merit(table, second), strict=True)
    decided = next(place for place, (own, other) in enumerate(pairs) if own > other)
    if not decided:
        return None
    what = ("karma", "pips", "turn")[decided - 1]
    return Message("tie-broken", {"seat": SeatNumber(first), "what": what})


def result(table: RajasTable) -> Result:
    """The overlap of every seat as its score, and its rank."""
    ranks = [0] * len(table.seats)
    for place, number in enumerate(standings(table), 1):
        ranks[number] = place
    return Result(tuple([float(seat.overlap) for seat in table.seats]), tuple(ranks))


WORKERS_A_ROUND: Final = 10
"""More than any seat has: a round later is always worse than a worker later."""


def performance(match: Match) -> Performance | None:
    """SOLO-2.4: what a person who won alone against dummies did; None for any other game."""
    table: RajasTable = match.table
    people = [seat for seat, who in enumerate(match.setup.seats) if who.is_person]
    dummies = sum(seat.is_dummy for seat in table.seats)
    is_solo = len(people) == 1 and dummies == len(table.seats) - 1
    if not (match.is_over and is_solo and match.result.winners == (people[0],)):
        return None
    used = table.seats[people[0]].used
    merit = table.round * WORKERS_A_ROUND + used
    return Performance(
        _kind(table, dummies), float(merit), match.voice.say(finish_said(used, table.round))
    )


def _kind(table: RajasTable, dummies: int) -> str:
    """What performances are compared among: variant, number of dummies, handicap."""
    rules = table.rules
    parts = ["Navaratnas" if table.is_navaratnas else "Base game"]
    parts += ["Ganga"] if rules.ganga else []
    parts.append("1 dummy" if dummies == 1 else f"{dummies} dummies")
    parts += _readings(rules)
    parts += ["own numbers"] if rules.numbers == "mine" else []
    parts += [f"handicap {rules.handicap}"] if rules.handicap else []
    return ", ".join(parts)


def _readings(rules: Rules) -> list[str]:
    """How dummies play, where it is not as usual."""
    usual = Rules()
    told = {
        "valid": (rules.dummies, usual.dummies),
        "foresight": (rules.foresight, usual.foresight),
        "new tile": (rules.difference, usual.difference),
    }
    return [f"{what} {chosen}" for what, (chosen, as_usual) in told.items() if chosen != as_usual]


HEADS: Final = (
    "buildings", "markets-laid", "market-place", "palace", "ganges", "borders",
    "tracks-and-karma", "start", "paid-for-spaces",
)  # fmt: skip
"""The lines of the score sheet, each the value of a `HEAD`."""

HEAD: Final = NameOf("head")
YIELD_TILE: Final = "yield tile"  # the source of gains as events keep it

_HEAD_OF: Final = {
    "buildings": "buildings",
    "markets": "markets-laid",
    "market": "market-place",
    "chambers": "palace",
    "terrace": "palace",
    "balconies": "palace",
    YIELD_TILE: "borders",
    "border": "borders",
    "river": "ganges",
    "bridge": "ganges",
    "handicap": "start",
}
OTHER: Final = "tracks-and-karma"


@dataclass(slots=True)
class SeatAccount:
    """One seat: fame and money after each round (the first before any), and by head.

    In a game begun from a position `begun_after` rounds had been played, and the first place of the
    curves is the table as it was set out.
    """

    fame: list[int] = field(default_factory=lambda: [0])
    money: list[int] = field(default_factory=lambda: [0])
    begun_after: int = 0
    by_head: dict[str, tuple[int, int]] = field(default_factory=dict)
    tiles: int = 0
    borders: int = 0

    def add(self, head: str, fame: int, money: int) -> None:
        before = self.by_head.get(head, (0, 0))
        self.by_head[head] = (before[0] + fame, before[1] + money)

    def overlap(self, place: int) -> int:
        """How far the markers had passed each other at a place of the curves."""
        return 2 * self.fame[place] + self.money[place] - TRACK


def account_of(events: Iterable[Any], first: RajasTable, final: RajasTable) -> list[SeatAccount]:
    """The account of every seat, from the table it began with; the last place of the curves is the
    end of the game.
    """
    accounts = [_begun_with(first, number) for number in range(len(first.seats))]
    for event in events:
        _take(accounts, event)
    for account, seat in zip(accounts, final.seats, strict=True):
        account.fame[-1], account.money[-1] = seat.fame, seat.money
    return accounts


def _begun_with(first: RajasTable, number: int) -> SeatAccount:
    """What a seat had before anything happened: nothing, but in a game begun from a position."""
    seat = first.seats[number]
    account = SeatAccount([seat.fame], [seat.money], max(0, first.round - 1),
                          tiles=len(seat.tiles), borders=len(seat.claimed))  # fmt: skip
    if seat.fame or seat.money:
        account.add("start", seat.fame, seat.money)
    if first.round:
        account.fame.append(seat.fame)
        account.money.append(seat.money)
    return account


def _take(accounts: Sequence[SeatAccount], event: Any) -> None:
    match event:
        case StarterFound(_, money):
            for account, amount in zip(accounts, money, strict=True):
                account.money[-1] += amount
                account.add("start", 0, amount)
        case RoundStarted():
            for account in accounts:
                account.fame.append(account.fame[-1])
                account.money.append(account.money[-1])
        case FameGained(seat, count, _, source):
            accounts[seat].fame[-1] += count
            accounts[seat].add(_HEAD_OF.get(source, OTHER), count, 0)
        case MoneyGained(seat, count, _, source):
            accounts[seat].money[-1] += count
            accounts[seat].add(_HEAD_OF.get(source, OTHER), 0, count)
        case WorkerPlaced(seat, _, _, cost) if cost:
            accounts[seat].money[-1] -= cost
            accounts[seat].add("paid-for-spaces", 0, -cost)
        case TileLaid(seat):
            accounts[seat].tiles += 1
        case BorderReached(seat):
            accounts[seat].borders += 1
