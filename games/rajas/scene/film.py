"""How beats look: workers walk, dice fall, tiles fly, markers run and boats sail."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.core.story import Beat
from engine.ui.animation import Animation, Call, Pause, Tween, ease_in_out, linear
from engine.ui.sound import Name
from games.rajas.board import TRACK
from games.rajas.dice import Dice
from games.rajas.events import (
    BoatMoved,
    DiceGained,
    DiceRerolled,
    DiceSpent,
    DummyThought,
    FameGained,
    GameEnded,
    MarkersMet,
    MoneyGained,
    RoundStarted,
    ScrollRaised,
    TileBought,
    TileLaid,
    WorkerGained,
    WorkerPlaced,
)
from games.rajas.scene.animation_state import Aim, Anchor, AnimationState, Flight
from games.rajas.state import LOOSE, RajasTable, Seat

WORKER_SECONDS: Final = 0.26
DICE_SECONDS: Final = 0.5
PAID_SECONDS: Final = 0.22
TILE_SECONDS: Final = 0.42
PER_SPACE: Final = 0.06
MOST_RUN: Final = 0.9
PER_STONE: Final = 0.16
MOST_SAIL: Final = 0.64
THOUGHT_PAUSE: Final = 0.4
DEED_PAUSE: Final = 0.18
ROUND_PAUSE: Final = 0.5
MET_SECONDS: Final = 0.7
MET_PAUSE: Final = 0.5


class RajasFilm:
    """The pieces of film for a beat; what moves is in the `animation`.

    `hold` gives what keeps a step of a dummy until somebody has seen it, None where nobody has to.
    `owner` is asked whose dice and province lie there.
    """

    def __init__(
        self,
        animation: AnimationState,
        owner: Callable[[], int],
        sound: Callable[[Name], object],
        hold: Callable[[int], Animation | None],
    ) -> None:
        self._animation = animation
        self._owner = owner
        self._play = sound
        self._hold = hold

    def __call__(self, beat: Beat, before: RajasTable, turn: Animation) -> Sequence[Animation]:
        """Everything between two views; nothing where the second one says it all."""
        event = beat.event
        match event:
            case DummyThought(seat):
                return [turn, self._hold(seat) or Pause(THOUGHT_PAUSE)]
            case WorkerPlaced(seat, space):
                flight = Flight("worker", seat, ("seat", seat), ("space", space))
                return [*self._fly((flight,), WORKER_SECONDS, "token"), turn, Pause(DEED_PAUSE)]
            case FameGained(seat, count, fame, _):
                return self._run((seat, "fame", fame), fame - count, turn)
            case MoneyGained(seat, count, money, _):
                return self._run((seat, "money", money), money - count, turn)
            case BoatMoved(seat, start, space):
                return self._sail(seat, start, space, turn)
            case TileBought():
                return [turn, self._sound("card")]
            case TileLaid():
                return self._lay(event, before, turn)
            case RoundStarted():
                return [turn, self._sound("turn"), Pause(ROUND_PAUSE)]
            case MarkersMet():
                return [turn, self._sound("win"), *self._meet(before.seats[event.seat])]
            case ScrollRaised() | WorkerGained() | GameEnded():
                return [turn, self._sound("confirm"), Pause(DEED_PAUSE)]
        return self._dice(event, before, turn)

    # -- dice

    def _dice(self, event: Any, before: RajasTable, turn: Animation) -> list[Animation]:
        match event:
            case DiceGained(seat, dice, _):
                flights = self._falling(seat, dice, before)
                return [*self._fly(flights, DICE_SECONDS, "dice"), turn, Pause(DEED_PAUSE)]
            case DiceRerolled(seat, _, after):
                flights = self._falling(seat, after, before)
                return [*self._fly(flights, DICE_SECONDS, "dice"), turn, Pause(DEED_PAUSE)]
            case DiceSpent(seat, dice, _):
                flights = self._paid(seat, dice, before)
                return [turn, *self._fly(flights, PAID_SECONDS, "token")]
        return []

    def _falling(self, seat: int, dice: Dice, before: RajasTable) -> tuple[Flight, ...]:
        held = len(before.seats[seat].dice)
        return tuple(
            Flight("die", die, ("supply",), self._hand(seat, held + number, before))
            for number, die in enumerate(dice)
        )

    def _paid(self, seat: int, dice: Dice, before: RajasTable) -> tuple[Flight, ...]:
        held = before.seats[seat].dice
        return tuple(
            Flight("die", die, self._hand(seat, held.index(die) if die in held else 0, before),
                   ("supply",))
            for die in dice
        )  # fmt: skip

    def _hand(self, seat: int, place: int, before: RajasTable) -> Anchor:
        if seat != self._owner() or before.seats[seat].is_dummy:
            return ("seat", seat)
        return ("hand", place, before.side.statue)

    # -- tiles, markers, boats

    def _lay(self, event: TileLaid, before: RajasTable, turn: Animation) -> list[Animation]:
        seat, tile = event.seat, event.tile
        if seat == self._owner() and event.cell != LOOSE:
            return [turn, self._sound("card"), Pause(DEED_PAUSE)]
        flight = Flight("tile", tile, ("top", before.tile(tile).stack), ("seat", seat), event.turn)
        return [*self._fly((flight,), TILE_SECONDS, "card"), turn, Pause(DEED_PAUSE)]

    def _run(self, aim: Aim, first: int, turn: Animation) -> list[Animation]:
        """A marker runs from space to space to where a dashed ring waits for it."""
        animation, (seat, track, last) = self._animation, aim
        where = animation.fame if track == "fame" else animation.money

        def run(share: float) -> None:
            animation.aims = (aim,)
            where[seat] = first + round((last - first) * share)

        def arrive() -> None:
            animation.aims = ()
            where.pop(seat, None)

        seconds = min(MOST_RUN, PER_SPACE * max(1, last - first))
        rest = Call(arrive)
        return [self._sound("token"), Tween(seconds, run, ease_in_out), rest, turn]

    def _sail(self, seat: int, start: int, space: int, turn: Animation) -> list[Animation]:
        boats = self._animation.boats

        def sail(share: float) -> None:
            boats[seat] = start + round((space - start) * share)

        seconds = min(MOST_SAIL, PER_STONE * max(1, space - start))
        rest = Call(lambda: boats.pop(seat, None))
        return [self._sound("token"), Tween(seconds, sail, linear), rest, turn, Pause(DEED_PAUSE)]

    def _meet(self, seat: Seat) -> list[Animation]:
        """A lotus opens in the middle between the markers."""
        animation, u = self._animation, (2 * seat.fame + TRACK - seat.money) / 2

        def show(share: float) -> None:
            animation.meeting = (u, share)

        def close() -> None:
            animation.meeting = None

        return [Tween(MET_SECONDS, show, linear), Pause(MET_PAUSE), Call(close)]

    # -- what all of them use

    def _sound(self, name: Name) -> Animation:
        return Call(lambda: self._play(name))

    def _fly(self, flights: tuple[Flight, ...], seconds: float, sound: Name) -> list[Animation]:
        return [*self._animation.fly(flights, seconds), self._sound(sound)]
