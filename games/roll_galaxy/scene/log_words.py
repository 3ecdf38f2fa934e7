"""What the log says: short lines, calls at the reveal with the reasons, secrets only to their seat.

What somebody may not know is not in the passages that a `LogFormatter` is given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.core.decision import CHANCE
from engine.core.story import Passage
from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from engine.ui.table.log import Heading, LogLine
from games.roll_galaxy.dice import PHASES
from games.roll_galaxy.events import (
    AssignmentConfirmed,
    ChipsGained,
    CreditsGained,
    CupRolled,
    DiceRecruited,
    ExtraDieRolled,
    GameEnded,
    GoodConsumed,
    GoodTraded,
    PhasesRevealed,
    PhaseStarted,
    RoundStarted,
    Stocked,
    TileAbandoned,
    TileDrawn,
    TilePlaced,
    TilesReturned,
    WaitingReturned,
    WorkerAssigned,
    WorkersReturned,
)
from games.roll_galaxy.moves import EndExplore, EndRecall, KeepCredits, SaveNoMore, Spend
from games.roll_galaxy.names import COLOUR, DICTATE, PHASE, SIDE
from games.roll_galaxy.scene.palette import PHASE_ICONS
from games.roll_galaxy.state import DICTATE_AWAY, DICTATE_MOVE, RollTable

SILENT: Final = (
    TileDrawn,
    AssignmentConfirmed,
    WaitingReturned,
    WorkersReturned,
    CupRolled,
    TileAbandoned,
    TilesReturned,
)
QUIET: Final[dict[type, str]] = {
    EndRecall: "recalls-no-more",
    SaveNoMore: "saves-no-more",
    KeepCredits: "keeps-the-money",
    EndExplore: "ends-exploring",
    Spend: "spends-a-die",
}
"""Answers that change nothing in the open: their reasons hang on a line of their own."""


class LogFormatter:
    """Turns passages into lines. `own` is the seat that reads them: its own calls and tiles are
    told when they are made, those of the others when they are revealed. The voice knows the seats
    by their short names.
    """

    def __init__(self, voice: Voice, own: int | None) -> None:
        self._voice = voice
        self._own = own

    def lines(self, move: Passage, before: RollTable) -> list[LogLine | Heading]:
        """The lines of a move, and headings for rounds and phases."""
        found = [line for event in move.events for line in self._of(event)]
        if not found and move.reasons and move.seat != CHANCE and before.revealed:
            said = _quiet(move.seat, move.answer)
            return [self._line(said, move.seat)] if said else []
        return found

    def _line(self, said: Message, seat: int | None, part: str = "log", **more: Any) -> LogLine:
        words = self._voice.part(said, part) or self._voice.say(said)
        return LogLine(words, seat, **more)

    def _of(self, event: Any) -> Iterator[LogLine | Heading]:
        if isinstance(event, RoundStarted):
            yield Heading(self._voice.say(event.said()))
            yield self._line(Message("everybody-rolls"), None, icon="dice")
        elif isinstance(event, TileDrawn | TileAbandoned) and event.seat == self._own:
            yield self._line(event.said(), event.seat, "own")
        elif isinstance(event, WorkerAssigned):
            yield from self._assigned(event)
        elif isinstance(event, SILENT):
            return
        elif isinstance(event, PhasesRevealed):
            yield from self._reveal(event)
        elif isinstance(event, PhaseStarted):
            yield self._line(event.said(), None, icon=PHASE_ICONS[event.phase])
        elif isinstance(event, ExtraDieRolled):
            yield self._line(event.said(), None, icon="dice")
        elif isinstance(event, GameEnded):
            yield self._line(event.said(), None, icon="trophy")
        elif not (isinstance(event, CreditsGained) and not event.credits):
            yield self._deed(event)

    def _assigned(self, event: WorkerAssigned) -> Iterator[LogLine]:
        """The own powers used, as they are behind the own screen."""
        if event.seat != self._own or event.how in ("wild", "dictate away"):
            return
        if event.how == "select":
            yield self._line(_call(event.seat, event.place), event.seat)
            return
        args = {
            "power": DICTATE if event.power is None else SIDE(event.power),
            "source": PHASE(event.source) if event.source < len(PHASES) else None,
            "phase": PHASE(event.place),
        }
        yield self._line(Message("own-die-moved", args), event.seat)

    def _reveal(self, event: PhasesRevealed) -> Iterator[LogLine]:
        for seat, phase in enumerate(event.called):
            if seat == self._own:
                continue
            yield self._line(_call(seat, phase), seat)
            for use in event.uses[seat]:
                if use.power == DICTATE_AWAY:
                    continue
                worker = event.workers[seat][use.worker]
                args = {
                    "seat": SeatNumber(seat),
                    "colour": COLOUR(worker.colour),
                    "phase": PHASE(worker.place % len(PHASES)),
                }
                if use.power == DICTATE_MOVE:
                    yield self._line(Message("die-dictated", args), seat)
                else:
                    moved = Message("die-reassigned", {**args, "power": SIDE(use.power)})
                    yield self._line(moved, seat)
        phases = tuple(map(PHASE, event.phases))
        yield self._line(Message("phases-happen", {"phases": phases}), None, icon="eye")

    def _deed(self, event: Any) -> LogLine:
        said = event.said()
        if isinstance(event, TilePlaced) and event.seat == self._own:
            said = event.planned()
        return self._line(said, event.seat, points=self._points(event))

    def _points(self, event: Any) -> str:
        """What a deed brought, or cost."""
        match event:
            case Stocked() | GoodTraded() | CreditsGained():
                return f"+${event.credits}"
            case GoodConsumed() | ChipsGained():
                return self._voice.say(Message("gain-chips", {"chips": event.chips}))
            case DiceRecruited():
                return f"−${sum(event.dice)}"
        return ""


def _call(seat: int, phase: int) -> Message:
    return Message("call-of-seat", {"seat": SeatNumber(seat), "phase": PHASE(phase)})


def _quiet(seat: int, answer: Any) -> Message | None:
    """What is told of an answer that changes nothing open; None where a later event tells of it."""
    key = QUIET.get(type(answer))
    if key is None:
        return None
    colour = {"colour": COLOUR(answer.colour)} if isinstance(answer, Spend) else {}
    return Message(key, {"seat": SeatNumber(seat), **colour})


def short_name(name: str) -> str:
    """A bot's own name without the kind of bot before it."""
    return name.removeprefix("Rollbot ")


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    """All seats so; one who is spoken to stays so."""
    return tuple(map(short_name, names))
