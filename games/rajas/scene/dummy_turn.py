"""A dummy's turn as it was told so far: its steps with their clauses, and what they brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.text.voice import Voice
from games.rajas.board import AREAS
from games.rajas.dummy_words import deed_clause
from games.rajas.events import (
    DummyThought,
    ElephantTaken,
    RoundEnded,
    RoundStarted,
    TileBought,
    TileRevealed,
    WorkerPlaced,
)
from games.rajas.scene.log_words import deed_words
from games.rajas.state import RajasTable

THOUGHTS_LEAD = "area"


@dataclass(frozen=True, slots=True)
class TurnStep:
    """One line of the turn: what was decided or done, why, and its clause."""

    title: str
    detail: str
    clause: str = ""


@dataclass(frozen=True, slots=True)
class DummyTurn:
    """The turn of a dummy: `face` is its first die, `area` what it came to (None: nothing yet).

    `space` is where its worker stands, empty until it does.
    """

    seat: int
    face: int
    area: int | None
    steps: tuple[TurnStep, ...]
    space: str = ""


def dummy_turn(happened: Sequence[Any], table: RajasTable, voice: Voice) -> DummyTurn | None:
    """The turn that the latest events belong to, if it is a dummy's."""
    begin = next((place for place in range(len(happened) - 1, -1, -1)
                  if _is_lead(happened[place])), None)  # fmt: skip
    if begin is None:
        return None
    lead = happened[begin]
    rest = happened[begin:]
    if any(isinstance(event, RoundEnded | RoundStarted) for event in rest):
        return None
    if any(getattr(event, "seat", lead.seat) != lead.seat for event in rest):
        return None
    steps = []
    for event in rest:
        if isinstance(event, DummyThought):
            what, why = (voice.part(event.reason.said, part) for part in ("short", "detail"))
            steps.append(TurnStep(what, why, event.clause))
        elif not isinstance(event, WorkerPlaced | TileRevealed):
            words = deed_step(event, voice)
            if words is not None:
                steps.append(words)
    space = next((event.space for event in rest if isinstance(event, WorkerPlaced)), "")
    return DummyTurn(lead.seat, lead.face, _area_of(lead, rest, table), tuple(steps), space)


def _is_lead(event: Any) -> bool:
    return isinstance(event, DummyThought) and event.step == THOUGHTS_LEAD


def deed_step(event: Any, voice: Voice) -> TurnStep | None:
    """A deed as a line of the card; None for what others show."""
    if isinstance(event, ElephantTaken | TileBought):
        said = event.said()
        return TurnStep(voice.say(said, "short"), voice.part(said, "detail"), deed_clause(event))
    words = deed_words(event, voice)
    return None if words is None else TurnStep(words[0], words[1], deed_clause(event))


def _area_of(lead: DummyThought, rest: Sequence[Any], table: RajasTable) -> int | None:
    """The area of the worker, else what the first die says."""
    for event in rest:
        if isinstance(event, WorkerPlaced):
            return AREAS.index(table.space(event.space).area)
    return lead.face - 1 if lead.face else None
