"""What the others did since a seat's last turn: the deeds to show as arrows, the events to replay.

Pure: it reads the passages of a story.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from engine.core.story import Passage
from games.risk.events import (
    BattleRolled,
    TerritoryConquered,
    TroopsFortified,
    TurnStarted,
)


@dataclass(frozen=True, slots=True)
class Deed:
    """A battle or a move of troops between two territories."""

    kind: Literal["battle", "move"]
    seat: int
    source: int
    target: int
    is_won: bool = False
    lost: int = 0
    killed: int = 0


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a story: it begins with the table after `begin` answers."""

    begin: int
    end: int


def others_since(passages: Sequence[Passage], seat: int) -> Span | None:
    """The turns of the others since the last turn of a seat; None when there were none.

    While the seat plays, its current turn is not counted; before its first turn everything since
    the first turn of the game is.
    """
    starts = [
        (index, event.seat)
        for index, passage in enumerate(passages)
        for event in passage.events
        if isinstance(event, TurnStarted)
    ]
    if not starts:
        return None
    end = len(passages)
    if starts[-1][1] == seat:
        end = starts[-1][0] + 1
        starts.pop()
    begin = None
    for index, who in reversed(starts):
        if who == seat:
            break
        begin = index + 1
    return None if begin is None or begin >= end else Span(begin, end)


def events_in(passages: Sequence[Passage], span: Span) -> list[Any]:
    """Everything that happened in a stretch."""
    return [event for passage in passages[span.begin : span.end] for event in passage.events]


def deeds(events: Iterable[Any]) -> list[Deed]:
    """Battles (all rolls of one together) and moves of troops, in order."""
    found: list[Deed] = []
    for event in events:
        match event:
            case BattleRolled(seat, _, source, target):
                lost, killed = event.attacker_lost, event.defender_lost
                last = found[-1] if found else None
                if (
                    last is not None
                    and last.kind == "battle"
                    and not last.is_won
                    and (last.seat, last.source, last.target) == (seat, source, target)
                ):
                    lost, killed = lost + last.lost, killed + last.killed
                    found.pop()
                found.append(Deed("battle", seat, source, target, False, lost, killed))
            case TerritoryConquered():
                if found:
                    found[-1] = replace(found[-1], is_won=True)
            case TroopsFortified(seat, source, target):
                found.append(Deed("move", seat, source, target))
    return found
