"""What a game came to: Power by chapter, ambitions, and dice against what they promise.

Pure: read from the events of a story.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

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
from games.arcs.odds import mean, odds_of


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

    `hits` are those its dice rolled, `expected` what they were to be expected to roll.
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

    @property
    def total(self) -> int:
        """Power at the end."""
        return self.power[-1]


def account_of(events: Iterable[Any], seats: int) -> tuple[SeatAccount, ...]:
    """The account of every seat."""
    accounts = tuple(SeatAccount() for _ in range(seats))
    chapter = 1
    for event in events:
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
                account.power.append(account.total + gained)
            chapter += 1
        else:
            _deed(event, accounts)
    return accounts


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
