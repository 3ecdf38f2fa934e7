"""A battle as far as it has been told: who, where, the dice, what they showed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.decision import CHANCE
from engine.core.story import Passage
from engine.text.said import Said, SeatNumber
from games.arcs.events import BattleStarted, DiceRolled, PieceHit
from games.arcs.foresight import reroll_of
from games.arcs.moves import Reroll, RerollFaces
from games.arcs.names import OWNER, SYSTEM
from games.arcs.odds import Pool

Faces = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""What the dice of each kind show, as indices into the faces of the data."""


@dataclass(frozen=True, slots=True)
class BattleHistory:
    """The latest battle: its dice, what they came to (None: not rolled), the hits given so far."""

    seat: int
    defender: int
    system: str
    pool: Pool
    faces: Faces = ((), (), ())
    rolled: DiceRolled | None = None
    given: tuple[PieceHit, ...] = ()


def battle_history(
    happened: Sequence[Any], passages: Sequence[Passage], answers: int
) -> BattleHistory | None:
    """The latest battle among what happened; `answers` are told of the passages."""
    begin = next((place for place in range(len(happened) - 1, -1, -1)
                  if isinstance(happened[place], BattleStarted)), None)  # fmt: skip
    if begin is None:
        return None
    started, later = happened[begin], happened[begin + 1 :]
    pool = (started.skirmish, started.assault, started.raid)
    rolled = next((event for event in later if isinstance(event, DiceRolled)), None)
    given = tuple(event for event in later if isinstance(event, PieceHit))
    faces = _faces(passages[: answers + 1], pool)
    return BattleHistory(started.seat, started.defender, started.system, pool, faces, rolled, given)


def rolled_said(history: BattleHistory) -> Said:
    """Who strikes whom, and in its part `detail` what the dice showed."""
    assert history.rolled is not None
    place = {"defender": OWNER(history.defender), "system": SYSTEM(history.system)}
    symbols = history.rolled.said().args.get("symbols", ())
    return Said("battle-told", {"seat": SeatNumber(history.seat), **place, "symbols": symbols})


def _faces(passages: Sequence[Passage], pool: Pool) -> Faces:
    """The roll, with what was rolled again in its place."""
    begin = next((place for place in range(len(passages) - 1, -1, -1)
                  if any(isinstance(event, BattleStarted) for event in passages[place].events)),
                 len(passages))  # fmt: skip
    roll: tuple[int, ...] = ()
    again: Reroll | RerollFaces | None = None
    for passage in passages[begin + 1 :]:
        answer = passage.answer
        if isinstance(answer, Reroll | RerollFaces):
            again = answer
        elif passage.seat == CHANCE and isinstance(answer, tuple):
            if not roll:
                roll = answer
            elif again is not None:
                roll, again = reroll_of(pool, roll, again, answer), None
    return _by_kind(roll, pool)


def _by_kind(roll: tuple[int, ...], pool: Pool) -> Faces:
    if len(roll) != sum(pool):
        return (), (), ()
    split, place = [], 0
    for count in pool:
        split.append(tuple(face - 1 for face in roll[place : place + count]))
        place += count
    return split[0], split[1], split[2]
