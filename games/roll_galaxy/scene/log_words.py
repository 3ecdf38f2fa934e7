"""What the log says, and what was told of the round so far.

What somebody may not know is not in the passages that a `LogFormatter` is given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
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
    DiceSaved,
    DiceWait,
    DieGained,
    DieGivenUp,
    DieRecalled,
    ExtraDieRolled,
    FloorReached,
    GameEnded,
    GoodConsumed,
    GoodProduced,
    GoodTraded,
    PhasesRevealed,
    PhaseStarted,
    RoundStarted,
    Scouted,
    Stocked,
    TileAbandoned,
    TileCompleted,
    TileDrawn,
    TilePlaced,
    TilesReturned,
    WaitingReturned,
    WorkerAssigned,
    WorkersReturned,
)
from games.roll_galaxy.moves import EndExplore, EndRecall, KeepCredits, SaveNoMore, Spend
from games.roll_galaxy.scene.art.palette import PHASE_ICONS
from games.roll_galaxy.state import DICTATE_AWAY, DICTATE_MOVE, RollTable
from games.roll_galaxy.tiles import COLOUR, DICTATE, PHASE, SIDE

MANAGING: Final = (DiceRecruited, DieRecalled, FloorReached)


@dataclass(frozen=True, slots=True)
class Deed:
    """What a seat did in the phase that is shown, and what it brought."""

    words: Message
    gain: Message | None = None
    side: int | None = None


@dataclass(frozen=True, slots=True)
class ToldDeed:
    """A deed in a few words, without its verb where there is little room, and its gain."""

    words: str
    short: str
    gain: str = ""
    is_waiting: bool = False


def told_deed(deed: Deed, voice: Voice) -> ToldDeed:
    words = voice.say(deed.words)
    gain = "" if deed.gain is None else voice.say(deed.gain)
    short = voice.part(deed.words, "short") or words
    return ToldDeed(words, short, gain, deed.words.key == DEEDS[DiceWait])


@dataclass(slots=True)
class RoundHistory:
    """What events say that the table does not say of itself.

    `ready` are the seats that have confirmed, `extra` what the extra die showed, `deeds` what each
    seat did in `phase` (None: Manage Empire), `acting` who did something last.
    """

    ready: set[int] = field(default_factory=set)
    extra: int | None = None
    acting: int | None = None
    deeds: dict[int, list[Deed]] = field(default_factory=dict)
    phase: int | None = None

    def take(self, event: Any) -> None:
        match event:
            case RoundStarted():
                self.ready.clear()
                self.extra = None
                self._begin(None)
            case AssignmentConfirmed(seat):
                self.ready.add(seat)
            case ExtraDieRolled(phase):
                self.extra = phase
            case PhaseStarted(phase):
                self._begin(phase)
        if isinstance(event, MANAGING) and self.phase is not None:
            self._begin(None)
        deed = deed_of(event)
        if deed is not None:
            self.acting = event.seat
            self.deeds.setdefault(event.seat, []).append(deed)

    def _begin(self, phase: int | None) -> None:
        """What is done from now on belongs to another phase."""
        self.deeds.clear()
        self.phase, self.acting = phase, None


def round_history_of(events: Iterable[Any], phase: int | None) -> RoundHistory:
    """What these events come to on a table where that phase is played."""
    history = RoundHistory()
    for event in events:
        history.take(event)
    if history.phase is not None and phase is None:
        history.deeds.clear()
    return history


def deed_of(event: Any) -> Deed | None:
    """What an event of a phase says about a seat's work in it; None for other events."""
    said = _deed_said(event)
    side = event.side if isinstance(event, TileCompleted) else None
    return None if said is None else Deed(said, _gain(event), side)


def _deed_said(event: Any) -> Message | None:
    match event:
        case Stocked() | GoodProduced() | GoodTraded() | GoodConsumed() | TileCompleted():
            return Message(DEEDS[type(event)], event.said().args)
        case DiceWait() | DiceSaved() | DieGained() | DieGivenUp() | DieRecalled():
            return Message(DEEDS[type(event)], event.said().args)
        case Scouted() | FloorReached() | ChipsGained() | DiceRecruited():
            return Message(DEEDS[type(event)], event.said().args)
        case TilePlaced() if not event.position:
            return Message("deed-plans", {"side": SIDE(2 * event.tile + event.is_world)})
        case TilePlaced():
            return Message("deed-plans-one", {"isWorld": event.is_world})
        case CreditsGained() if event.credits:
            return Message("deed-credits", event.said().args)
    return None


def _gain(event: Any) -> Message | None:
    """What a deed brought, or cost."""
    match event:
        case Stocked() | GoodTraded() | CreditsGained():
            return Message("gain-credits", {"credits": event.credits})
        case Scouted():
            return Message("gain-tiles", {"tiles": event.tiles})
        case GoodConsumed() | ChipsGained():
            return Message("gain-chips", {"chips": event.chips})
        case DiceRecruited():
            return Message("gain-paid", {"credits": sum(event.dice)})
        case FloorReached():
            return Message("gain-floor", {"credits": event.credits})
    return None


DEEDS: Final[dict[type, str]] = {
    Stocked: "deed-stocks",
    Scouted: "deed-scouts",
    DiceWait: "deed-waits",
    TileCompleted: "deed-completes",
    DiceSaved: "deed-saves",
    DieGained: "deed-gains",
    DieGivenUp: "deed-gives-up",
    GoodProduced: "deed-produces",
    GoodTraded: "deed-trades",
    GoodConsumed: "deed-consumes",
    ChipsGained: "deed-chips",
    DiceRecruited: "deed-recruits",
    DieRecalled: "deed-recalls",
    FloorReached: "deed-floor",
}
"""How each deed is told beside the others, in fewer words than in the log."""


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
