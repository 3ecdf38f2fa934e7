"""What was told of the round: who is ready, what each seat did in the phase that is played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from engine.text.message import Message
from engine.text.voice import Voice
from games.roll_galaxy.events import (
    AssignmentConfirmed,
    ChipsGained,
    CreditsGained,
    DiceRecruited,
    DiceSaved,
    DiceWait,
    DieGained,
    DieGivenUp,
    DieRecalled,
    ExtraDieRolled,
    FloorReached,
    GoodConsumed,
    GoodProduced,
    GoodTraded,
    PhaseStarted,
    RoundStarted,
    Scouted,
    Stocked,
    TileCompleted,
    TilePlaced,
)
from games.roll_galaxy.names import SIDE

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
    """A deed as it is drawn."""
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
        """One event more."""
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
