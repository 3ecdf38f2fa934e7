"""What was told of the round: who is ready, what each seat did in the phase that is played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from games.roll_galaxy.dice import COLOURS
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
from games.roll_galaxy.words import counted, dice_words, side_name

MANAGING: Final = (DiceRecruited, DieRecalled, FloorReached)


@dataclass(frozen=True, slots=True)
class Deed:
    """What a seat did in the phase that is shown: a few words and what it brought."""

    words: str
    gain: str = ""


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
    match event:
        case Stocked():
            return Deed("Stocks", f"+${event.credits}")
        case Scouted():
            return Deed("Scouts", counted(event.tiles, "tile"))
        case TilePlaced() if not event.position:
            return Deed(f"Plans {side_name(2 * event.tile + event.is_world)}")
        case TilePlaced():
            return Deed(f"Plans a {'world' if event.is_world else 'development'}")
        case DiceWait():
            return Deed(f"{dice_words(event.dice)} waiting")
        case TileCompleted():
            return Deed(f"Completes {side_name(event.side)}")
        case DiceSaved():
            return Deed(f"Saves {dice_words(event.dice)}")
        case DieGained():
            return Deed(f"Gains {event.count} {COLOURS[event.colour]}")
        case DieGivenUp():
            return Deed(f"Gives up a {COLOURS[event.colour]} die")
        case GoodProduced():
            return Deed(f"Good on {side_name(event.side)}")
        case GoodTraded():
            return Deed(f"Trades {COLOURS[event.good]}", f"+${event.credits}")
        case GoodConsumed():
            return Deed(f"Consumes {COLOURS[event.good]}", f"+{event.chips} VP")
        case CreditsGained() if event.credits:
            by = side_name(event.source) if event.source is not None else "Bonus"
            return Deed(by, f"+${event.credits}")
        case ChipsGained():
            return Deed(side_name(event.source), f"+{event.chips} VP")
        case DiceRecruited():
            return Deed(f"Recruits {counted(sum(event.dice), 'die')}", f"−${sum(event.dice)}")
        case DieRecalled():
            return Deed(f"Recalls a {COLOURS[event.colour]} die")
        case FloorReached():
            return Deed("Least money", f"${event.credits}")
    return None
