"""What the campaign enters in the account of a game: objectives, titles, Power besides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from games.arcs.campaign.rules.events import (
    BecameFirstRegent,
    BecameOutlaw,
    BecameRegent,
    FateEnded,
    FateRevealed,
    ObjectiveAdvanced,
    PowerGained,
    TrustTaken,
)
from games.arcs.campaign.rules.state import FIRST_REGENT, Reach, Title, reach_of
from games.arcs.events import ChapterStarted
from games.arcs.sheet import BESIDES, Besides, SeatAccount
from games.arcs.state import ArcsTable


class ReachBesides(Besides):
    """How far objectives are and who is what in the Empire, noted as chapters end."""

    def __init__(self, accounts: tuple[SeatAccount, ...]) -> None:
        super().__init__(accounts)
        self.to_go: dict[int, int] = {}
        self.titles: dict[int, Title] = {}

    def begin(self, first: ArcsTable) -> None:
        """How it was where a game begins from a position: its fates are known from the start."""
        reach = reach_of(first)
        for seat, fate in enumerate(reach.fates):
            if fate.id:
                self.accounts[seat].to_go.append(fate.marker)
                self.to_go[seat] = fate.marker
                self.titles[seat] = reach.title_of(seat)

    def follow(self, event: Any) -> None:
        """What an event changes of it."""
        match event:
            case FateRevealed(seat, _, marker):
                self.accounts[seat].to_go.append(marker)
                self.to_go[seat] = marker
                self.titles.setdefault(seat, "Regent")
            case ObjectiveAdvanced(seat, _, marker):
                self.to_go[seat] = marker
            case BecameFirstRegent(seat):
                for other, title in self.titles.items():
                    self.titles[other] = "Regent" if title == FIRST_REGENT else title
                self.titles[seat] = FIRST_REGENT
            case BecameRegent(seat):
                self.titles[seat] = "Regent"
            case BecameOutlaw(seat):
                self.titles[seat] = "Outlaw"
            case ChapterStarted(chapter) if chapter > 1:
                for seat in self.to_go:
                    self._note(seat)
            case FateEnded(seat):
                self._note(seat)

    def power(self, event: Any) -> Iterable[tuple[int, int]]:
        """What crises and titles bring or cost."""
        return _power_besides(event)

    def close(self, event: Any, chapter: int) -> None:
        """REACH-13.3: how a fate came out."""
        if isinstance(event, FateEnded):
            account = self.accounts[event.seat]
            account.fate, account.missed = event.fate, event.power
            last = account.others.get(chapter, 0) - event.power
            account.power.append(account.total + last)

    def _note(self, seat: int) -> None:
        self.accounts[seat].to_go.append(self.to_go[seat])
        self.accounts[seat].titles.append(self.titles[seat])


BESIDES.put(Reach.mode, ReachBesides)


def _power_besides(event: Any) -> Iterator[tuple[int, int]]:
    """The Power that seats gain or lose where no ambition is scored."""
    match event:
        case PowerGained(seat, power):
            yield seat, power
        case TrustTaken(_, rival, resources):
            yield rival, -len(resources)
        case BecameOutlaw(seat, power):
            yield seat, -power
