"""What a game came to: Power by chapter, ambitions, and dice against what they promise.

Pure: read from the events of a story.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from games.arcs.events import (
    AgentPlaced,
    AmbitionDeclared,
    AmbitionScored,
    AmbitionsScored,
    BattleStarted,
    CardSecured,
    CityTaxed,
    DiceRolled,
    PieceBuilt,
    PieceHit,
)
from games.arcs.expansion import ByMode
from games.arcs.odds import mean, odds_of
from games.arcs.state import ArcsTable


@dataclass(frozen=True, slots=True)
class Gain:
    """Power of one ambition in one chapter: the place it was for, and what cities added."""

    chapter: int
    ambition: str
    place: int
    power: int
    bonus: int


@dataclass(slots=True)
class SeatAccount:
    """One seat: Power after each chapter (the first number before any), gains and deeds.

    In a game begun from a position `begun_after` chapters were over, and the first number is the
    Power it was set out with.

    `hits` are those its dice rolled, `expected` what they were to be expected to roll. `others` is
    Power that no ambition brought, by chapter; in the campaign `fate` is what the seat followed and
    `missed` what its failure cost, which the last number of `power` shows, `to_go` its objective at
    the start and after each chapter, `titles` what it was as each chapter ended.
    """

    power: list[int] = field(default_factory=lambda: [0])
    gains: list[Gain] = field(default_factory=list)
    declared: int = 0
    battles: int = 0
    hits: int = 0
    expected: float = 0.0
    taxed: int = 0
    built: int = 0
    influenced: int = 0
    secured: int = 0
    taken: int = 0
    lost: int = 0
    others: dict[int, int] = field(default_factory=dict)
    fate: str = ""
    missed: int = 0
    to_go: list[int] = field(default_factory=list)
    titles: list[str] = field(default_factory=list)
    begun_after: int = 0

    @property
    def chapters(self) -> int:
        """How many chapters were scored."""
        return len(self.power) - 1 - bool(self.fate)

    @property
    def total(self) -> int:
        """Power at the end."""
        return self.power[-1]


def account_of(events: Iterable[Any], first: ArcsTable) -> tuple[SeatAccount, ...]:
    """The account of every seat, from the table it began with."""
    chapter = max(1, first.chapter)
    accounts = tuple(SeatAccount([seat.power], begun_after=chapter - 1) for seat in first.seats)
    besides = BESIDES.of(first)(accounts)
    besides.begin(first)
    for event in events:
        besides.follow(event)
        if isinstance(event, AmbitionScored):
            account = accounts[event.seat]
            account.gains.append(
                Gain(chapter, event.ambition, event.place, event.power, event.bonus)
            )
        elif isinstance(event, AmbitionsScored):
            for account in accounts:
                gained = sum(
                    gain.power + gain.bonus for gain in account.gains if gain.chapter == chapter
                )
                account.power.append(account.total + gained + account.others.get(chapter, 0))
            chapter += 1
        else:
            _deed(event, accounts)
            for seat, power in besides.power(event):
                others = accounts[seat].others
                others[chapter] = others.get(chapter, 0) + power
            besides.close(event, chapter)
    return accounts


class Besides:
    """What an expansion enters in the accounts; the base game has nothing besides."""

    def __init__(self, accounts: tuple[SeatAccount, ...]) -> None:
        self.accounts = accounts

    def begin(self, first: ArcsTable) -> None:
        """How it was where a game begins from a position."""

    def follow(self, event: Any) -> None:
        """What an event changes."""

    def power(self, event: Any) -> Iterable[tuple[int, int]]:
        """The Power that seats gain or lose where no ambition is scored."""
        return ()

    def close(self, event: Any, chapter: int) -> None:
        """What an event says of how a seat's game came out."""


BESIDES: Final[ByMode[type[Besides]]] = ByMode(Besides)


def _deed(event: Any, accounts: tuple[SeatAccount, ...]) -> None:
    match event:
        case AmbitionDeclared(seat):
            accounts[seat].declared += 1
        case BattleStarted(seat, _, _, skirmish, assault, raid):
            accounts[seat].battles += 1
            accounts[seat].expected += mean(odds_of((skirmish, assault, raid), 0).hits)
        case DiceRolled(seat, hits):
            accounts[seat].hits += hits
        case CityTaxed(seat):
            accounts[seat].taxed += 1
        case PieceBuilt(seat):
            accounts[seat].built += 1
        case AgentPlaced(seat):
            accounts[seat].influenced += 1
        case CardSecured(seat):
            accounts[seat].secured += 1
        case PieceHit(seat, _, _, True, by):
            if seat < len(accounts):
                accounts[seat].lost += 1
            if 0 <= by < len(accounts):
                accounts[by].taken += 1
