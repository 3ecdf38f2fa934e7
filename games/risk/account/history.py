"""How a game has gone: land, troops and income by round, every roll, and who beat whom.

Pure and incremental: it reads a story passage by passage.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.story import Bookmark, Passage, Story
from games.risk.events import (
    BattleRolled,
    CardTaken,
    SeatEliminated,
    SetRedeemed,
    TurnStarted,
)
from games.risk.odds import roll_outcomes
from games.risk.state import NEUTRAL, RiskTable

FACES = 6


@dataclass(frozen=True, slots=True)
class Sample:
    """Every seat's territories, troops and income as a round began."""

    round: int
    territories: tuple[int, ...]
    troops: tuple[int, ...]
    income: tuple[int, ...]


@dataclass(slots=True)
class DiceAccount:
    """What a seat has rolled, and what its dice cost it beside what they should have cost.

    `luck` counts troops: losses expected minus losses suffered, plus the same of the other side
    the other way round, halved, so that it adds up to zero over a table.
    """

    faces: list[int] = field(default_factory=lambda: [0] * FACES)
    luck: float = 0.0

    @property
    def count(self) -> int:
        return sum(self.faces)

    @property
    def mean(self) -> float:
        total = sum((face + 1) * count for face, count in enumerate(self.faces))
        return total / self.count if self.count else 0.0

    @property
    def expected(self) -> float:
        """How often each face should have come."""
        return self.count / FACES

    @property
    def spread(self) -> float:
        """Two standard deviations of how often one face comes."""
        return 2 * float((self.count * (1 / FACES) * (1 - 1 / FACES)) ** 0.5)


@dataclass(frozen=True, slots=True)
class Elimination:
    """A seat left the game."""

    seat: int
    by: int
    round: int


@dataclass(slots=True)
class History:
    """The account of a story; `follow` brings it up to date."""

    samples: list[Sample] = field(default_factory=list)
    dice: list[DiceAccount] = field(default_factory=list)
    eliminations: list[Elimination] = field(default_factory=list)
    sets: list[int] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    _bookmark: Bookmark = field(default_factory=Bookmark)
    _taken: int = 0
    _round: int = 0

    def follow(self, story: Story, answers: int | None = None) -> None:
        """Takes in what happened since, up to so many answers (None: all there are); starts again
        when something was taken back.
        """
        is_other = story is not self._bookmark.story
        first = self._bookmark.turn(story)
        end = len(story.passages) if answers is None else answers
        if is_other or first < self._taken or end < self._taken:
            self._restart(story.table(0))
        for passage in story.passages[self._taken : end]:
            self._take(story, passage)
        self._taken = end

    def now(self, table: RiskTable) -> Sample:
        """The table as it stands."""
        seats = range(len(table.hands))
        return Sample(
            table.round,
            tuple(table.owners.count(seat) for seat in seats),
            tuple(table.troops_of(seat) for seat in seats),
            tuple(table.income(seat) if seat in table.owners else 0 for seat in seats),
        )

    def curve(self, table: RiskTable) -> list[Sample]:
        """One sample for each round begun, and the table as it stands."""
        return [*self.samples, self.now(table)]

    @property
    def rolled(self) -> int:
        """How many dice have been rolled."""
        return sum(account.count for account in self.dice)

    # -- inside

    def _restart(self, first: RiskTable) -> None:
        """Nothing has happened yet; a game begun from a position has its table to begin with."""
        seats = len(first.hands)
        self.samples = [self.now(first)] if first.round else []
        self.eliminations.clear()
        self.dice = [DiceAccount() for _ in range(seats)]
        self.sets, self.cards = [0] * seats, [0] * seats
        self._taken, self._round = 0, first.round

    def _take(self, story: Story, passage: Passage) -> None:
        for event in passage.events:
            match event:
                case TurnStarted() if event.round != self._round:
                    self._round = event.round
                    self.samples.append(self.now(story.table(passage.number + 1)))
                case BattleRolled():
                    self._roll(event)
                case SeatEliminated(seat, by):
                    self.eliminations.append(Elimination(seat, by, self._round))
                case SetRedeemed(seat):
                    self.sets[seat] += 1
                case CardTaken(seat):
                    self.cards[seat] += 1

    def _roll(self, event: BattleRolled) -> None:
        attacker, defender = self.dice[event.attacker], self._account(event.defender)
        for face in event.attack_dice:
            attacker.faces[face - 1] += 1
        if defender is not None:
            for face in event.defence_dice:
                defender.faces[face - 1] += 1
        outcomes = roll_outcomes(len(event.attack_dice), len(event.defence_dice))
        fair = sum(each.chance * (each.defender_lost - each.attacker_lost) for each in outcomes)
        luck = ((event.defender_lost - event.attacker_lost) - fair) / 2
        attacker.luck += luck
        if defender is not None:
            defender.luck -= luck

    def _account(self, owner: int) -> DiceAccount | None:
        return None if owner == NEUTRAL else self.dice[owner]


def rounds_of_leaving(events: Iterable[Any], begun: int = 0) -> dict[int, int]:
    """In which round each seat that is out left a game that began in round `begun`."""
    number, rounds = begun, dict[int, int]()
    for event in events:
        match event:
            case TurnStarted():
                number = event.round
            case SeatEliminated(seat):
                rounds[seat] = number
    return rounds


def turning_point(samples: Sequence[Sample], winner: int) -> int | None:
    """The round after which the winner led in troops and territories for good; None if at once."""
    last_behind = None
    for index, sample in enumerate(samples):
        troops, lands = sample.troops[winner], sample.territories[winner]
        if troops < max(sample.troops) or lands < max(sample.territories):
            last_behind = index
    if last_behind is None or last_behind + 1 >= len(samples):
        return None
    return samples[last_behind + 1].round
