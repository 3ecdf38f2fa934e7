"""How a game has gone: points by round, phases called, what the dice did, and how they fell.

Pure: it reads a story. What was behind the screens it tells only as far as the story does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.core.story import Film, Story
from games.roll_galaxy.dice import DIE_FACES, PHASES, WILD
from games.roll_galaxy.events import (
    CupRolled,
    ExtraDieRolled,
    GameEnded,
    PhasesRevealed,
    RoundStarted,
    TileCompleted,
    WaitingReturned,
    WorkersReturned,
)
from games.roll_galaxy.scoring import seat_score
from games.roll_galaxy.state import DICTATED, RollTable

FACES = len(PHASES) + 1


@dataclass(slots=True)
class DiceAccount:
    """What a seat's dice did: how often each face came beside what was due, and who worked.

    `unseen` were rolled behind a screen and never told; `returned` went back to the cup without
    work, `dictated` paid for another die's move.
    """

    faces: list[int] = field(default_factory=lambda: [0] * FACES)
    due: list[float] = field(default_factory=lambda: [0.0] * FACES)
    variance: float = 0.0
    unseen: int = 0
    returned: int = 0
    dictated: int = 0

    @property
    def rolled(self) -> int:
        return sum(self.faces) + self.unseen

    @property
    def worked(self) -> int:
        """Dice that did something for their owner."""
        return self.rolled - self.returned - self.dictated

    @property
    def wilds(self) -> int:
        return self.faces[WILD]

    @property
    def luck(self) -> float:
        """Wilds rolled over what was due; each may work wherever it is wanted."""
        return self.faces[WILD] - self.due[WILD]

    @property
    def spread(self) -> float:
        """Two standard deviations of the number of Wilds."""
        return 2 * float(self.variance**0.5)

    def roll(self, event: CupRolled) -> None:
        """Take in a throw of the cup, its faces if they are known."""
        if not event.faces:
            self.unseen += len(event.colours)
            return
        for colour, face in zip(event.colours, event.faces, strict=True):
            self.faces[face] += 1
            for shown in DIE_FACES[colour]:
                self.due[shown] += 1 / 6
            share = DIE_FACES[colour].count(WILD) / 6
            self.variance += share * (1 - share)


@dataclass(slots=True)
class History:
    """The account of a match."""

    points: list[tuple[int, ...]] = field(default_factory=list)
    called: list[list[int]] = field(default_factory=list)
    happened: list[int] = field(default_factory=lambda: [0] * len(PHASES))
    extra: list[int] = field(default_factory=lambda: [0] * len(PHASES))
    dice: list[DiceAccount] = field(default_factory=list)
    built: list[int] = field(default_factory=list)
    ending: str = ""

    @classmethod
    def of(cls, story: Story) -> History:
        """The account of everything that was told."""
        first = story.table(0)
        seats = len(first.seats)
        found = cls(
            points=[_points(first)] if first.round else [],
            called=[[0] * len(PHASES) for _ in range(seats)],
            dice=[DiceAccount() for _ in range(seats)],
            built=[0] * seats,
        )
        for passage in story.passages:
            for event in passage.events:
                found._take(event)
            if any(isinstance(event, RoundStarted) for event in passage.events):
                found.points += _points_at_rounds(story.film(passage.number))
        found.points.append(_points(story.table(len(story.passages))))
        return found

    def _take(self, event: Any) -> None:
        match event:
            case CupRolled():
                self.dice[event.seat].roll(event)
            case ExtraDieRolled(phase):
                self.extra[phase] += 1
            case PhasesRevealed():
                for seat, phase in enumerate(event.called):
                    self.called[seat][phase] += 1
                for phase in event.phases:
                    self.happened[phase] += 1
            case WorkersReturned():
                account = self.dice[event.seat]
                if event.place == DICTATED:
                    account.dictated += sum(event.dice)
                else:
                    account.returned += sum(event.dice)
            case WaitingReturned():
                self.dice[event.seat].returned += sum(event.dice)
            case TileCompleted():
                self.built[event.seat] += 1
            case GameEnded():
                self.ending = event.ending


def _points_at_rounds(film: Film) -> list[tuple[int, ...]]:
    return [_points(beat.table) for beat in film.beats if isinstance(beat.event, RoundStarted)]


def _points(table: RollTable) -> tuple[int, ...]:
    return tuple(seat_score(table, seat).total for seat in range(len(table.seats)))
