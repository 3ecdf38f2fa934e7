"""What moves, how beats look, and where things are by the names that lessons use."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, Final, Literal

from engine.core.story import Beat
from engine.text.voice import Voice
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
    on_the_way,
)
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.sound import Name
from engine.ui.table.director import Landed
from engine.ui.table.parts import Moment, SpotKey
from games.roll_galaxy import events
from games.roll_galaxy.dice import SETTLE, one_by_one
from games.roll_galaxy.scene.art.dice_faces import draw_chip, draw_coin, draw_die
from games.roll_galaxy.scene.art.large_tiles import draw_turning_tile
from games.roll_galaxy.scene.art.tile_faces import draw_symbol
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scene.seats import card_places
from games.roll_galaxy.scene.selection import DICTATE
from games.roll_galaxy.scene.stage import StagePlaces
from games.roll_galaxy.state import RollTable

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


OWN: Final = ("screen", "citizenry", "cup", "credits", "chips", "tableau")


def box_named(name: str, places: BoardPlaces, spots: Mapping[SpotKey, Box]) -> Box | None:
    """A phase's column (`phase 1`), its plaque (`plaque 1`), a die (`die 0`), a stack of tiles
    (`stack 0` for the developments), `dictate`, all `cards` or one (`card 0`), or a part of what
    the seat owns by its name in the layout.
    """
    kind, _, rest = name.partition(" ")
    if kind in OWN:
        box: Box = getattr(places, kind)
        return box
    if kind == "phase":
        return places.columns[int(rest)].box
    if kind == "stack":
        return places.stacks[int(rest)]
    if kind == "dictate":
        return spots.get(("tool", DICTATE))
    if kind == "cards":
        cards = [box for key, box in spots.items() if key[0] == "card"]
        return reduce(Box.union, cards) if cards else None
    return spots.get(("slot" if kind == "plaque" else kind, int(rest)))


DIE_SIZE, SMALL_DIE = 44.0, 28.0
LIFT = 40.0
"""How much higher than straight a tile flies into the empire."""


@dataclass(frozen=True, slots=True)
class Anchors:
    """The places of a table: the viewer's own in the centre, the others' on their cards."""

    places: BoardPlaces
    cards: dict[int, Box]
    stage: StagePlaces
    table: RollTable
    viewer: int

    def at(self, anchor: Anchor) -> Point:
        kind, seat, *rest = anchor
        if seat == self.viewer:
            return self._own(kind, rest)
        card = self.cards.get(seat)
        if card is None:
            return self.places.screen.centre
        if kind == "work" and seat in self.stage.boxes:
            return self.stage.deck(seat)
        return self._other(card, seat, kind, rest)

    def own_square(self, square: int) -> Box:
        """A place of the viewer's empire, which may have to grow for it."""
        count = max(len(self.table.seats[self.viewer].tableau), square + 1)
        return self.places.squares(count)[square]

    def size(self, anchor: Anchor) -> float:
        """How large a die is there."""
        return DIE_SIZE if anchor[1] == self.viewer else SMALL_DIE

    def _own(self, kind: str, rest: list[int | None]) -> Point:
        places = self.places
        if kind == "square":
            return self.own_square(rest[0] or 0).centre
        if kind == "stack":
            box = places.stacks[1 if rest[0] == SETTLE else 0]
            return (box.x + 60, box.centre_y)
        boxes = {
            "citizenry": places.citizenry,
            "cup": places.cup,
            "credits": places.credits,
            "chips": places.chips,
        }
        if kind in boxes:
            return boxes[kind].centre
        if self.viewer in self.stage.boxes:
            return self.stage.deck(self.viewer)
        return (places.work.x + 60, places.work.y + 30)

    def _other(self, card: Box, seat: int, kind: str, rest: list[int | None]) -> Point:
        square = (rest[0] or 0) if kind == "square" else 0
        places = card_places(card, max(len(self.table.seats[seat].tableau), square + 1))
        if kind == "square":
            return places.minis[square].centre
        if kind in ("credits", "chips", "cup"):
            x = {"credits": card.x + 30, "chips": card.x + 90, "cup": card.right - 40}[kind]
            return (x, places.numbers)
        if kind == "stack" and places.plans:
            plan = places.plans[rest[0] == SETTLE]
            return (plan.x + 24, plan.centre_y)
        if kind == "citizenry" and places.citizens is not None:
            return places.citizens.centre
        return places.workers.centre


def draw_flights(
    canvas: Canvas,
    animation: AnimationState,
    places: BoardPlaces,
    cards: dict[int, Box],
    stage: StagePlaces,
    moment: Moment,
) -> None:
    """What is on its way, one a little after the other."""
    anchors = Anchors(places, cards, stage, moment.table, moment.seat)
    for number, flight in enumerate(animation.flights):
        share = max(0.0, min(1.0, animation.flown * 1.3 - 0.06 * number))
        if flight.what == "tile" and flight.end[1] == anchors.viewer:
            _draw_tile(canvas, anchors, flight, share, moment.voice)
        else:
            _draw_flight(canvas, anchors, flight, share)


def _draw_tile(
    canvas: Canvas, anchors: Anchors, flight: Flight, share: float, voice: Voice
) -> None:
    """A tile of the viewer's goes from as high as its stack to as large as its place."""
    place = anchors.own_square(flight.end[2])
    start = anchors.places.stacks[flight.start[2] == SETTLE]
    high = start.h + (place.h - start.h) * share
    at = on_the_way(start.centre, place.centre, share, LIFT)
    box = Box.around(*at, place.w * high / place.h, high)
    draw_turning_tile(canvas, box, place, flight.number, share, voice)


def _draw_flight(canvas: Canvas, anchors: Anchors, flight: Flight, share: float) -> None:
    x, y = on_the_way(anchors.at(flight.start), anchors.at(flight.end), share)
    size = anchors.size(flight.end)
    if flight.what == "die":
        draw_die(canvas, x, y, size, flight.number, None)
    elif flight.what == "tile":
        draw_symbol(canvas, x, y, size * 1.6, flight.number)
    elif flight.what == "coin":
        draw_coin(canvas, x, y, size * 0.8)
    else:
        draw_chip(canvas, x, y, size * 0.8)
