"""What moves at this moment, and how beats look: what tumbles, flies and is revealed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from engine.core.story import Beat
from engine.ui.animation import (
    AT_REST,
    CARD_SECONDS,
    DICE_SECONDS,
    MOVE_SECONDS,
    Animation,
    Call,
    InFlight,
    Pause,
    Tween,
    linear,
)
from engine.ui.sound import Name
from engine.ui.table.director import Landed
from games.roll_galaxy import events
from games.roll_galaxy.dice import one_by_one

What = Literal["die", "tile", "coin", "chip"]
Anchor = tuple[Any, ...]
"""Where something lies: ("cup", seat), ("work", seat), ("square", seat, n)..."""


@dataclass(frozen=True, slots=True)
class Flight:
    """Something on its way between two places of the table; `number` is a colour or a side."""

    what: What
    number: int
    start: Anchor
    end: Anchor


@dataclass(slots=True)
class AnimationState(InFlight[Flight]):
    """How far what moves has come, from 0 to 1.

    `tumble` is the throw of the viewer's dice, `flown` the way of all `flights`, `reveal` how far
    the screens have gone up (None: they are down, or the phases are played).
    """

    tumble: float = AT_REST
    reveal: float | None = None

    @property
    def is_still(self) -> bool:
        """Whether nothing moves but what flies."""
        return self.tumble >= AT_REST and (self.reveal is None or self.reveal >= AT_REST)

    def clear(self) -> None:
        """Nothing is in the air any more."""
        self.come_down()
        self.tumble, self.reveal = AT_REST, None


REVEAL_SECONDS: Final = 1.1
REVEAL_PAUSE: Final = 1.2
PHASE_PAUSE: Final = 0.35
DEED_PAUSE: Final = 0.22
COMPLETE_SECONDS: Final = 0.72
MOST_FLIGHTS: Final = 6


class RollFilm:
    """The pieces of film for a beat; what moves is in the `animation`.

    `hold` gives the piece that keeps the reveal until somebody has seen it, or None where nobody
    has to. `viewer` is asked whose dice tumble.
    """

    def __init__(
        self,
        animation: AnimationState,
        viewer: Callable[[], int],
        sound: Callable[[Name], object],
        hold: Callable[[], Animation | None],
    ) -> None:
        self._animation = animation
        self._viewer = viewer
        self._play = sound
        self._hold = hold

    def __call__(self, beat: Beat, before: Any, turn: Animation) -> Sequence[Animation]:
        """Everything between two views; nothing where the second one says it all."""
        event = beat.event
        match event:
            case events.CupRolled() if event.seat == self._viewer():
                return self._roll(turn)
            case events.WorkerAssigned() if event.seat == self._viewer():
                self._play("token")
            case events.PhasesRevealed():
                return self._reveal(turn)
            case events.ExtraDieRolled():
                return [turn, self._sound("dice"), Pause(PHASE_PAUSE)]
            case events.PhaseStarted():
                return [turn, self._sound("card"), Pause(PHASE_PAUSE)]
            case events.TileCompleted():
                return self._complete(event, turn)
            case events.TileDrawn() | events.TilePlaced() | events.Scouted():
                return [turn, self._sound("card"), Pause(CARD_SECONDS)]
            case events.FactionDrawn() | events.HomeDrawn():
                return [turn, self._sound("card"), Pause(MOVE_SECONDS)]
            case events.GameEnded():
                return [turn, Pause(MOVE_SECONDS)]
        flights = flights_of(event)
        return [*self._fly(flights), turn, Pause(DEED_PAUSE)] if flights else []

    def _sound(self, name: Name) -> Animation:
        return Call(lambda: self._play(name))

    def _roll(self, turn: Animation) -> list[Animation]:
        def tumble(share: float) -> None:
            self._animation.tumble = share

        throw = Call(lambda: tumble(0.0))
        rolling = Tween(DICE_SECONDS * 1.4, tumble, linear)
        land = Call(lambda: tumble(AT_REST))
        return [turn, throw, self._sound("dice"), rolling, land, Landed()]

    def _reveal(self, turn: Animation) -> list[Animation]:
        def rise(share: float | None) -> None:
            self._animation.reveal = share

        wait = self._hold() or Pause(REVEAL_PAUSE)
        rising = Tween(REVEAL_SECONDS, rise, linear)
        return [turn, self._sound("turn"), rising, wait, Call(lambda: rise(None))]

    def _complete(self, event: events.TileCompleted, turn: Animation) -> list[Animation]:
        phase = 2 if event.side % 2 else 1
        flight = Flight("tile", event.side, ("stack", event.seat, phase),
                        ("square", event.seat, event.square))  # fmt: skip
        return [
            *self._fly((flight,), COMPLETE_SECONDS), turn, self._sound("confirm"),
            Pause(DEED_PAUSE),
        ]  # fmt: skip

    def _fly(self, flights: tuple[Flight, ...], seconds: float = MOVE_SECONDS) -> list[Animation]:
        return [*self._animation.fly(flights, seconds), self._sound("token")]


def flights_of(event: Any) -> tuple[Flight, ...]:
    """What moves on the table while an event is shown."""
    seat: int = getattr(event, "seat", 0)
    work = ("work", seat)
    citizens, cup = ("citizenry", seat), ("cup", seat)
    match event:
        case events.Stocked():
            return (Flight("coin", 0, work, ("credits", seat)),)
        case events.CreditsGained() if event.credits:
            return (Flight("coin", 0, work, ("credits", seat)),)
        case events.ChipsGained():
            return (Flight("chip", 0, work, ("chips", seat)),)
        case events.DiceWait():
            return _dice(event.dice, work, ("stack", seat, event.phase))
        case events.GoodProduced():
            return (Flight("die", event.colour, work, ("square", seat, event.square)),)
        case events.GoodTraded():
            good = Flight("die", event.good, ("square", seat, event.square), citizens)
            return (good, Flight("coin", 0, work, ("credits", seat)))
        case events.GoodConsumed():
            good = Flight("die", event.good, ("square", seat, event.square), citizens)
            return (good, Flight("chip", 0, work, ("chips", seat)))
        case events.DiceRecruited():
            return _dice(event.dice, citizens, cup)
        case events.DiceSaved():
            return _dice(event.dice, citizens, cup)
        case events.DieGained():
            end = ("square", seat, event.square) if event.to == "world" else (
                cup if event.to == "cup" else citizens
            )  # fmt: skip
            return (Flight("die", event.colour, work, end),)
        case events.DieRecalled():
            is_zone = event.place == "zone"
            start = ("stack" if is_zone else "square", seat, event.index)
            return (Flight("die", event.colour, start, cup),)
    return ()


def _dice(
    dice: tuple[int, ...], start: tuple[Any, ...], end: tuple[Any, ...]
) -> tuple[Flight, ...]:
    return tuple(Flight("die", colour, start, end) for colour in one_by_one(dice)[:MOST_FLIGHTS])
