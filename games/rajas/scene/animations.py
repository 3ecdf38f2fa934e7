"""What moves at this moment, how beats look, and where flights begin and end."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from engine.core.story import Beat
from engine.ui.animation import (
    Animation,
    Call,
    InFlight,
    Pause,
    Tween,
    ease_in_out,
    linear,
    on_the_way,
)
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.dice import Die, draw_die
from engine.ui.sound import Name
from games.rajas import events
from games.rajas.board import TRACK
from games.rajas.effects import COLOUR_OF, FACE_OF, Dice
from games.rajas.scene.art.market import FOOT
from games.rajas.scene.art.people import draw_pawn
from games.rajas.scene.art.province import DIE, kali_die
from games.rajas.scene.art.tiles import draw_tile
from games.rajas.scene.places import Places, ProvincePlaces, build_places
from games.rajas.state import LOOSE, RajasTable, Seat

What = Literal["worker", "die", "tile"]
Anchor = tuple[Any, ...]
"""Where something lies: ("seat", n), ("space", name), ("hand", place, count), ("top", stack),
("cell", n), ("supply",)."""


Aim = tuple[int, Literal["fame", "money"], int]


@dataclass(frozen=True, slots=True)
class Flight:
    """Something on its way: a seat's worker, a die (its number), a tile (its name and turn)."""

    what: What
    which: Any
    start: Anchor
    end: Anchor
    turn: int = 0


@dataclass(slots=True)
class AnimationState(InFlight[Flight]):
    """How far what moves has come, from 0 to 1.

    `fame`, `money` and `boats` are the spaces by seat where pieces are on their way; they stand in
    for what the view says. `aims` are (seat, track, space) where markers will lie. `meeting` is
    where on the ring two markers have met, and how far the lotus there has opened.
    """

    fame: dict[int, int] = field(default_factory=dict)
    money: dict[int, int] = field(default_factory=dict)
    boats: dict[int, int] = field(default_factory=dict)
    aims: tuple[Aim, ...] = ()
    meeting: tuple[float, float] | None = None

    def clear(self) -> None:
        self.come_down()
        self.meeting, self.aims = None, ()
        self.fame.clear()
        self.money.clear()
        self.boats.clear()


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
            case events.DummyThought(seat):
                return [turn, self._hold(seat) or Pause(THOUGHT_PAUSE)]
            case events.WorkerPlaced(seat, space):
                flight = Flight("worker", seat, ("seat", seat), ("space", space))
                return [*self._fly((flight,), WORKER_SECONDS, "token"), turn, Pause(DEED_PAUSE)]
            case events.FameGained(seat, count, fame, _):
                return self._run((seat, "fame", fame), fame - count, turn)
            case events.MoneyGained(seat, count, money, _):
                return self._run((seat, "money", money), money - count, turn)
            case events.BoatMoved(seat, start, space):
                return self._sail(seat, start, space, turn)
            case events.TileBought():
                return [turn, self._sound("card")]
            case events.TileLaid():
                return self._lay(event, before, turn)
            case events.RoundStarted():
                return [turn, self._sound("turn"), Pause(ROUND_PAUSE)]
            case events.MarkersMet():
                return [turn, self._sound("win"), *self._meet(before.seats[event.seat])]
            case events.ScrollRaised() | events.WorkerGained() | events.GameEnded():
                return [turn, self._sound("confirm"), Pause(DEED_PAUSE)]
        return self._dice(event, before, turn)

    # -- dice

    def _dice(self, event: Any, before: RajasTable, turn: Animation) -> list[Animation]:
        match event:
            case events.DiceGained(seat, dice, _):
                flights = self._falling(seat, dice, before)
                return [*self._fly(flights, DICE_SECONDS, "dice"), turn, Pause(DEED_PAUSE)]
            case events.DiceRerolled(seat, _, after):
                flights = self._falling(seat, after, before)
                return [*self._fly(flights, DICE_SECONDS, "dice"), turn, Pause(DEED_PAUSE)]
            case events.DiceSpent(seat, dice, _):
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

    def _lay(self, event: events.TileLaid, before: RajasTable, turn: Animation) -> list[Animation]:
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


ARC: Final = 60.0
APART: Final = 0.12
SMALL_TILE: Final = 60.0
TILE_STEP: Final = 12.0
"""A tile grows in steps, so that few pictures of it are painted."""

SPINS: Final = 8
SPIN: Final = 40
"""How many pictures a die turns through, and the degrees between two of them."""


@dataclass(frozen=True, slots=True)
class Anchors:
    """The places of a table in board units; `seats` are the cards along the top."""

    places: Places
    seats: dict[int, Box]
    is_building: bool

    def at(self, anchor: Anchor) -> Point:
        places = self.places
        match anchor:
            case ("seat", number):
                box = self.seats.get(number)
                return (0, 0) if box is None else places.to_board(*box.centre)
            case ("space", name):
                x, y = places.spaces[name]
                return (x, y)
            case ("hand", place, count):
                boxes = places.hand_boxes(count)
                box = boxes[min(int(place), len(boxes) - 1)]
                return box.centre
            case ("top", stack):
                tops = build_places(places).tops if self.is_building else places.tops
                return tops[stack].centre
            case ("cell", cell):
                return self._province.cell(cell).centre
        return (places.statue.centre_x, -40.0)

    def side(self, anchor: Anchor) -> float:
        if anchor[0] == "cell":
            return self._province.side
        if anchor[0] == "top":
            return build_places(self.places).tops[0].w if self.is_building else 66.0
        return SMALL_TILE

    @property
    def _province(self) -> ProvincePlaces:
        places = self.places
        return build_places(places).province if self.is_building else places.province


def draw_flights(
    canvas: Canvas, animation: AnimationState, anchors: Anchors, table: RajasTable
) -> None:
    """What is on its way, one a little after the other, on a low arc."""
    count = len(animation.flights)
    for number, flight in enumerate(animation.flights):
        late = APART * number / max(1, count)
        share = max(0.0, min(1.0, (animation.flown - late) / (1 - late)))
        _draw(canvas, flight, share, anchors, table)


def _draw(
    canvas: Canvas, flight: Flight, share: float, anchors: Anchors, table: RajasTable
) -> None:
    x, y = on_the_way(anchors.at(flight.start), anchors.at(flight.end), share, ARC)
    if flight.what == "worker":
        draw_pawn(canvas, flight.which, x, y + FOOT)
    elif flight.what == "die":
        die = flight.which
        draw_die(canvas, x, y, DIE, _tumbling(COLOUR_OF[die], FACE_OF[die], share))
    else:
        start, end = anchors.side(flight.start), anchors.side(flight.end)
        side = (start + (end - start) * share) * (1 + 0.3 * math.sin(share * math.pi))
        side = round(side / TILE_STEP) * TILE_STEP
        box = Box.around(x, y, side, side)
        draw_tile(canvas, table.tile(flight.which), box, flight.turn, is_lifted=True)


def _tumbling(colour: int, value: int, share: float) -> Die:
    """A die in the air: any face in turn, the same pictures for all dice; at the end its own."""
    left = round((1 - share) * SPINS)
    if not left or not value:
        return kali_die(colour, value, left * SPIN)
    return kali_die(colour, 1 + left % 6, left * SPIN)
