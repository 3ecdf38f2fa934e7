"""Events become a film: the stage follows what happened, piece by piece, at the player's speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.ui.animation import (
    CARD_SECONDS,
    DICE_SECONDS,
    FOREVER,
    MOVE_SECONDS,
    Animation,
    Call,
    Pause,
    Tween,
    linear,
)
from engine.ui.sound import Name
from games.roll_galaxy.dice import one_by_one
from games.roll_galaxy.events import (
    ChipsGained,
    CreditsGained,
    CupRolled,
    DiceRecruited,
    DiceSaved,
    DiceWait,
    DieGained,
    DieRecalled,
    ExtraDieRolled,
    FactionDrawn,
    GameEnded,
    GoodConsumed,
    GoodProduced,
    GoodTraded,
    HomeDrawn,
    PhasesRevealed,
    PhaseStarted,
    Scouted,
    Stocked,
    TileCompleted,
    TileDrawn,
    TilePlaced,
)
from games.roll_galaxy.scene.stage import Flight, Stage

REVEAL_SECONDS: Final = 1.1
PHASE_PAUSE: Final = 0.35
DEED_PAUSE: Final = 0.22
COMPLETE_SECONDS: Final = 0.4
MOST_FLIGHTS: Final = 6

PlaySound = Callable[[Name], object]


class Hold:
    """Waits until it is let go: the reveal stays until the player has seen it."""

    def __init__(self, begun: Callable[[Hold], object]) -> None:
        self.is_over = False
        self._begun = begun
        self._has_begun = False

    def advance(self, seconds: float) -> float | None:
        """Play on; what skips the film ends it as well."""
        if not self._has_begun and seconds < FOREVER / 2:
            self._has_begun = True
            self._begun(self)
        if self.is_over or seconds >= FOREVER / 2:
            self.is_over = True
            return seconds
        return None


class Film:
    """Makes the pieces of film for a stage, event by event.

    `hold` hears when the reveal begins to wait; without it the reveal goes by in its own time.
    """

    def __init__(
        self, stage: Stage, play: PlaySound, hold: Callable[[Hold], object] | None = None
    ) -> None:
        self.stage = stage
        self._play = play
        self._hold = hold

    def of(self, events: tuple[Any, ...]) -> list[Animation]:
        """Everything that one answer did."""
        return [piece for event in events for piece in self._pieces(event)]

    def _pieces(self, event: Any) -> list[Animation]:
        stage = self.stage
        shown = Call(lambda: stage.show(event))
        match event:
            case CupRolled():
                return self._roll(event, shown)
            case PhasesRevealed():
                return self._reveal(shown)
            case ExtraDieRolled():
                return [shown, self._sound("dice"), Pause(PHASE_PAUSE)]
            case PhaseStarted():
                return [shown, self._sound("card"), Pause(PHASE_PAUSE)]
            case TileCompleted():
                return self._complete(event, shown)
            case TileDrawn() | TilePlaced() | Scouted():
                return [shown, self._sound("card"), Pause(CARD_SECONDS)]
            case FactionDrawn() | HomeDrawn():
                return [shown, self._sound("card"), Pause(MOVE_SECONDS)]
            case GameEnded():
                return [shown, Pause(MOVE_SECONDS)]
        flights = flights_of(event, stage)
        if flights:
            return [*self._fly(flights), shown, Pause(DEED_PAUSE)]
        return [shown]

    def _sound(self, name: Name) -> Animation:
        return Call(lambda: self._play(name))

    def _roll(self, event: CupRolled, shown: Animation) -> list[Animation]:
        stage = self.stage
        if event.seat != stage.viewer:
            return [shown]

        def throw() -> None:
            stage.rolling = frozenset({event.seat})
            stage.tumble = 0.0

        def tumble(share: float) -> None:
            stage.tumble = share

        def lie() -> None:
            stage.rolling, stage.tumble = frozenset(), 1.0

        return [
            shown, Call(throw), self._sound("dice"),
            Tween(DICE_SECONDS * 1.4, tumble, linear), Call(lie),
        ]  # fmt: skip

    def _reveal(self, shown: Animation) -> list[Animation]:
        stage = self.stage

        def rise(share: float) -> None:
            stage.reveal = share

        def down() -> None:
            stage.reveal = None

        wait: Animation = Pause(1.2) if self._hold is None else Hold(self._hold)
        return [
            shown, self._sound("turn"), Tween(REVEAL_SECONDS, rise, linear), wait, Call(down),
        ]  # fmt: skip

    def _complete(self, event: TileCompleted, shown: Animation) -> list[Animation]:
        phase = 2 if event.side % 2 else 1
        flight = Flight("tile", event.side, ("stack", event.seat, phase),
                        ("square", event.seat, event.square))  # fmt: skip
        return [
            *self._fly((flight,), COMPLETE_SECONDS), shown, self._sound("confirm"),
            Pause(DEED_PAUSE),
        ]  # fmt: skip

    def _fly(self, flights: tuple[Flight, ...], seconds: float = MOVE_SECONDS) -> list[Animation]:
        stage = self.stage

        def fly(share: float) -> None:
            stage.flights, stage.flown = flights, share

        def land() -> None:
            stage.flights = ()

        return [Tween(seconds, fly), Call(land), self._sound("token")]


def flights_of(event: Any, stage: Stage) -> tuple[Flight, ...]:
    """What moves on the table while an event is shown."""
    seat: int = getattr(event, "seat", 0)
    work = ("work", seat, stage.table.phase)
    citizens, cup = ("citizenry", seat), ("cup", seat)
    match event:
        case Stocked():
            return (Flight("coin", 0, work, ("credits", seat)),)
        case CreditsGained() if event.credits:
            return (Flight("coin", 0, work, ("credits", seat)),)
        case ChipsGained():
            return (Flight("chip", 0, work, ("chips", seat)),)
        case DiceWait():
            return _dice(event.dice, work, ("stack", seat, event.phase))
        case GoodProduced():
            return (Flight("die", event.colour, work, ("square", seat, event.square)),)
        case GoodTraded():
            good = Flight("die", event.good, ("square", seat, event.square), citizens)
            return (good, Flight("coin", 0, work, ("credits", seat)))
        case GoodConsumed():
            good = Flight("die", event.good, ("square", seat, event.square), citizens)
            return (good, Flight("chip", 0, work, ("chips", seat)))
        case DiceRecruited():
            return _dice(event.dice, citizens, cup)
        case DiceSaved():
            return _dice(event.dice, citizens, cup)
        case DieGained():
            end = ("square", seat, event.square) if event.to == "world" else (
                cup if event.to == "cup" else citizens
            )  # fmt: skip
            return (Flight("die", event.colour, work, end),)
        case DieRecalled():
            is_zone = event.place == "zone"
            start = ("stack" if is_zone else "square", seat, event.index)
            return (Flight("die", event.colour, start, cup),)
    return ()


def _dice(
    dice: tuple[int, ...], start: tuple[Any, ...], end: tuple[Any, ...]
) -> tuple[Flight, ...]:
    return tuple(Flight("die", colour, start, end) for colour in one_by_one(dice)[:MOST_FLIGHTS])
