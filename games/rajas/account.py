"""What a game came to: both tracks by round, what came from where, and where it turned.

Pure: read from the events of a story.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.text.message import NameOf
from games.rajas.board import TRACK
from games.rajas.events import (
    BorderReached,
    FameGained,
    MoneyGained,
    RoundStarted,
    StarterFound,
    TileLaid,
    WorkerPlaced,
)
from games.rajas.state import RajasTable

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
        """Something more under a head."""
        before = self.by_head.get(head, (0, 0))
        self.by_head[head] = (before[0] + fame, before[1] + money)

    def overlap(self, place: int) -> int:
        """How far the markers had passed each other at a place of the curves."""
        return 2 * self.fame[place] + self.money[place] - TRACK


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The round in which the winner gained most on the best of the others."""

    round: int
    gained: int
    fame: int
    money: int


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


def turning_point(accounts: Sequence[SeatAccount], winner: int) -> TurningPoint:
    """Where the winner drew away; the earliest of equals."""
    own = accounts[winner]
    others = [account for seat, account in enumerate(accounts) if seat != winner]

    def lead(place: int) -> int:
        return own.overlap(place) - max(other.overlap(place) for other in others)

    gains = [lead(place) - lead(place - 1) for place in range(1, len(own.fame))]
    best = max(range(len(gains)), key=gains.__getitem__)
    return TurningPoint(
        own.begun_after + best + 1,
        gains[best],
        own.fame[best + 1] - own.fame[best],
        own.money[best + 1] - own.money[best],
    )
