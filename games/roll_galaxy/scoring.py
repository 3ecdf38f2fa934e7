"""Points: chips, printed costs, bonuses of 6+ developments; and how a game has gone.

Pure: it reads a story. What was behind the screens it tells only as far as the story does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isqrt
from typing import Any

from engine.core.setup import Result
from engine.core.story import Story
from engine.text.message import Message, SeatNumber
from games.roll_galaxy import events
from games.roll_galaxy.dice import DIE_FACES, PHASES, WILD, Dice
from games.roll_galaxy.effects import Score
from games.roll_galaxy.state import DICTATED, RollTable, Rules, Seat
from games.roll_galaxy.tiles import SIDES, Tableau, effects_in


@dataclass(frozen=True, slots=True)
class SeatScore:
    """A seat's points by category; `bonuses` per 6+ development, by side."""

    chips: int
    costs: int
    bonuses: tuple[tuple[int, int], ...]

    @property
    def total(self) -> int:
        return self.chips + self.costs + sum([points for _, points in self.bonuses])


def seat_score(table: RollTable, number: int) -> SeatScore:
    """ROLL-14.1: the points of a seat as they stand."""
    seat = table.seats[number]
    costs = sum([SIDES[side].cost for side in seat.tableau])
    return SeatScore(seat.chips, costs, seat_bonuses(table.rules, seat))


def seat_bonuses(rules: Rules, seat: Seat) -> tuple[tuple[int, int], ...]:
    """ROLL-14.2 to 14.12: what each 6+ development of a seat adds at the end."""
    if not effects_in(seat.tableau, Score):
        return ()
    return bonuses(rules, seat.tableau, seat.dice_owned(), seat.chips, seat.good_count)


def bonuses(
    rules: Rules, tableau: Tableau, dice: Dice, chips: int, goods: int
) -> tuple[tuple[int, int], ...]:
    """ROLL-14.2 to 14.12: what each 6+ development adds for such dice, chips and goods."""
    return tuple(
        [
            (side, _points(rules, score, _amount(score, tableau, dice, chips, goods)))
            for side, score in effects_in(tableau, Score)
        ]
    )


def _points(rules: Rules, score: Score, amount: int) -> int:
    if score.what == "dice_of_colour" and rules.new_galactic_order == "thirds":
        return -(-amount * score.points // score.per)
    return score.points * -(-amount // score.per)


def _amount(score: Score, tableau: Tableau, dice: Dice, chips: int, goods: int) -> int:
    sides = [SIDES[side] for side in tableau]
    developments = [side for side in sides if not side.is_world]
    worlds = [side for side in sides if side.is_world and side.colour == score.colour]
    match score.what:
        case "dice_of_colour":
            return dice[score.colour or 0]
        case "distinct_die_colours":
            return sum([count > 0 for count in dice])
        case "development_cost":
            return sum([side.cost for side in developments])
        case "developments":
            return len(developments)
        case "world_cost_of_colour":
            return sum([side.cost for side in worlds])
        case "worlds_of_colour":
            return len(worlds)
        case "triangular_root_of_chips":
            return (isqrt(8 * chips + 1) - 1) // 2
        case "developments_without_reassign":
            return sum([not side.has_reassign for side in developments])
        case "reassign_development_cost":
            return sum([side.cost for side in developments if side.has_reassign])
        case "goods":
            return goods


def merits(table: RollTable) -> list[tuple[int, int]]:
    """ROLL-14.14: of every seat its points, then credits and dice in the cup together."""
    return [
        (seat_score(table, number).total, seat.credits + sum(seat.cup))
        for number, seat in enumerate(table.seats)
    ]


def result(table: RollTable) -> Result:
    """Most points, then most credits and dice in the cup; then the win is shared."""
    standing = merits(table)
    ranks = tuple([1 + sum([other > own for other in standing]) for own in standing])
    return Result(tuple([float(points) for points, _ in standing]), ranks)


def tie_break(table: RollTable) -> Message | None:
    """What the one winner has more of than the next with the same points."""
    standing = merits(table)
    first, second, *_ = sorted(range(len(standing)), key=standing.__getitem__, reverse=True)
    (points, most), (next_points, next_most) = standing[first], standing[second]
    if points != next_points or most == next_most:
        return None
    counts = {"most": most, "next": next_most}
    return Message("tie-broken", {"seat": SeatNumber(first), **counts})


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

    def roll(self, event: events.CupRolled) -> None:
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
    points: list[tuple[int, ...]] = field(default_factory=list)
    called: list[list[int]] = field(default_factory=list)
    happened: list[int] = field(default_factory=lambda: [0] * len(PHASES))
    extra: list[int] = field(default_factory=lambda: [0] * len(PHASES))
    dice: list[DiceAccount] = field(default_factory=list)
    built: list[int] = field(default_factory=list)
    ending: str = ""

    @classmethod
    def of(cls, story: Story) -> History:
        first = story.table(0)
        seats = len(first.seats)
        found = cls(
            points=[_points_of_all(first)] if first.round else [],
            called=[[0] * len(PHASES) for _ in range(seats)],
            dice=[DiceAccount() for _ in range(seats)],
            built=[0] * seats,
        )
        for passage in story.passages:
            for event in passage.events:
                found._take(event)
            if any(isinstance(event, events.RoundStarted) for event in passage.events):
                found.points += [
                    _points_of_all(beat.table)
                    for beat in story.film(passage.number).beats
                    if isinstance(beat.event, events.RoundStarted)
                ]
        found.points.append(_points_of_all(story.table(len(story.passages))))
        return found

    def _take(self, event: Any) -> None:
        match event:
            case events.CupRolled():
                self.dice[event.seat].roll(event)
            case events.ExtraDieRolled(phase):
                self.extra[phase] += 1
            case events.PhasesRevealed():
                for seat, phase in enumerate(event.called):
                    self.called[seat][phase] += 1
                for phase in event.phases:
                    self.happened[phase] += 1
            case events.WorkersReturned():
                account = self.dice[event.seat]
                if event.place == DICTATED:
                    account.dictated += sum(event.dice)
                else:
                    account.returned += sum(event.dice)
            case events.WaitingReturned():
                self.dice[event.seat].returned += sum(event.dice)
            case events.TileCompleted():
                self.built[event.seat] += 1
            case events.GameEnded():
                self.ending = event.ending


def _points_of_all(table: RollTable) -> tuple[int, ...]:
    return tuple(seat_score(table, seat).total for seat in range(len(table.seats)))
