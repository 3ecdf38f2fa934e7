"""What lies on the table of Despirala: sheets, goods, six dice, and what happens next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Literal

from engine.core.hidden import Copyable
from engine.core.position.edits import Bounds, Zone
from engine.core.step import Step
from games.despirala import combinations
from games.despirala.card import DespiralaCard
from games.despirala.combinations import TURNS
from games.despirala.moves import Attempt

Mode = Literal["normal", "misere"]
MOST_SEATS = DespiralaCard.most_seats


@dataclass(slots=True)
class Sheet(Copyable):
    """One seat's sheet: points by combination in the order they were made, and its goods."""

    points: dict[str, int] = field(default_factory=dict)
    goods: int = 0

    @property
    def score(self) -> int:
        """The points banked so far, goods not counted."""
        return sum(self.points.values())


@dataclass(slots=True)
class DespiralaTable(Copyable):
    """The whole state. The dice lie at six fixed places; `aside` names the places set aside.

    `dice` is empty from the start of a turn to its first roll; `attempt` is what the seat to play
    committed itself to, and `rolls` how many rolls it has paid for it.
    """

    mode: Mode
    sheets: list[Sheet]
    turn: Annotated[int, Bounds(1, TURNS)] = 1
    seat: int = 0
    dice: tuple[int, ...] = ()
    aside: Annotated[tuple[int, ...], Zone("die")] = ()
    attempt: Attempt | None = None
    rolls: int = 0
    steps: list[Step] = field(default_factory=list)

    @property
    def misere(self) -> bool:
        return self.mode == "misere"

    @property
    def sheet(self) -> Sheet:
        """The sheet of the seat to play."""
        return self.sheets[self.seat]

    @property
    def is_over(self) -> bool:
        """Whether nothing comes next and the last seat has made its last turn."""
        return not self.steps and len(self.sheets[-1].points) == TURNS

    @property
    def wanted(self) -> tuple[int, ...]:
        """The dice the chosen combination still lacks, sorted."""
        if self.attempt is None:
            return ()
        missing = list(combinations.target(self.attempt.combination, self.attempt.faces))
        for position in self.aside:
            missing.remove(self.dice[position])
        return tuple(missing)

    @property
    def loose(self) -> tuple[int, ...]:
        """The places of the dice that are not set aside."""
        return tuple([place for place in range(combinations.DICE) if place not in self.aside])

    def score(self, seat: int) -> int:
        """The points a seat has; its leftover goods count once the game is over."""
        sheet = self.sheets[seat]
        return sheet.score + (sheet.goods if self.is_over else 0)

    def check(self) -> list[str]:
        """Broken invariants, one sentence each; empty for a sound table."""
        problems = list(self._problems_of_the_round())
        if not problems:
            problems += [
                problem for seat in range(len(self.sheets)) for problem in self._sheet(seat)
            ]
        if not problems:
            problems += self.problems_of_the_dice()
        if not problems:
            problems += self._problems_of_the_steps()
        return problems

    def _problems_of_the_round(self) -> Iterator[str]:
        if not 1 <= len(self.sheets) <= MOST_SEATS:
            yield f"sheets holds {len(self.sheets)} seats; there are 1 to {MOST_SEATS}"
        if not 1 <= self.turn <= TURNS:
            yield f"turn is {self.turn}; a game has the turns 1 to {TURNS}"
        if not 0 <= self.seat < len(self.sheets):
            yield f"seat is {self.seat}; the seats are 0 to {len(self.sheets) - 1}"
        if len(self.steps) > 1:
            yield f"steps holds {len(self.steps)} steps; Despirala has one at a time"
        if not self.steps and (self.turn, self.seat) != (TURNS, len(self.sheets) - 1):
            yield f"steps is empty in turn {self.turn} of seat {self.seat}, but the game goes on"

    def _turns_over(self, seat: int) -> int:
        """How many turns the seat has finished, by turn and seat to play."""
        return self.turn if not self.steps or seat < self.seat else self.turn - 1

    def _sheet(self, seat: int) -> Iterator[str]:
        sheet = self.sheets[seat]
        where = f"sheets[{seat}]"
        for name, points in sheet.points.items():
            if name not in combinations.NAMES:
                yield f"{where}.points names '{name}', which is no combination"
            elif points not in possible_points(name):
                yield f"{where}.points.{name} is {points}, which the combination cannot give"
        done = self._turns_over(seat)
        if len(sheet.points) != done:
            used = len(sheet.points)
            yield f"{where}.points has {used} entries; seat {seat} has ended {done} turns"
        most = combinations.GOODS_PER_TURN * (self.turn if seat == self.seat else done)
        if not 0 <= sheet.goods <= most:
            yield f"{where}.goods is {sheet.goods}; it can be 0 to {most} by now"

    def problems_of_the_dice(self) -> Iterator[str]:
        if len(self.dice) not in (0, combinations.DICE) or any(
            face not in combinations.FACES for face in self.dice
        ):
            yield f"dice is {list(self.dice)}; it must be empty or six faces from 1 to 6"
            return
        if self.attempt is None:
            if self.aside or self.rolls:
                yield "dice are set aside or paid for, but no combination is chosen"
            return
        name, faces = self.attempt.combination, self.attempt.faces
        if name not in combinations.NAMES or faces not in combinations.legal_faces(name):
            yield f"attempt is '{self.attempt}', which is no choice of the sheet"
        elif name in self.sheet.points:
            yield f"attempt is {name}, which seat {self.seat} has already attempted"
        elif not self.dice:
            yield f"attempt is {name}, but no dice are rolled"
        else:
            yield from self._problems_of_the_aside(self.attempt)

    def _problems_of_the_aside(self, attempt: Attempt) -> Iterator[str]:
        places = self.aside
        if list(places) != sorted(set(places)) or any(
            not 0 <= place < combinations.DICE for place in places
        ):
            yield f"aside is {list(places)}; it must be places from 0 to 5 in ascending order"
            return
        missing = list(combinations.target(attempt.combination, attempt.faces))
        for place in places:
            face = self.dice[place]
            if face not in missing:
                yield f"aside holds die {place}, a {face}, which {attempt} has no use for"
                return
            missing.remove(face)
        for place in self.loose:
            if self.dice[place] in missing:
                yield f"aside lacks die {place}, a {self.dice[place]}, which {attempt} needs"
                return
        if not 0 <= self.rolls <= TURNS * combinations.GOODS_PER_TURN:
            yield f"rolls is {self.rolls}; nobody can pay that many"

    def _problems_of_the_steps(self) -> Iterator[str]:
        if self.steps:
            yield from self.steps[-1].problems(self)
        elif self.dice or self.attempt:
            yield "dice lie on the table although the game is over"


@cache
def possible_points(name: str) -> frozenset[int]:
    """Every number of points that one combination can end with."""
    if combinations.is_collect(name):
        face = combinations.full_score(name) // combinations.DICE
        return frozenset(face * count for count in range(combinations.DICE + 1))
    return frozenset(
        {0, *(combinations.full_score(name, faces) for faces in combinations.legal_faces(name))}
    )
