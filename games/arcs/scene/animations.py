"""How beats look: cards are played, fleets sail, agents and tokens fly, dice fall."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from engine.core.story import Beat
from engine.ui.animation import (
    AT_REST,
    Animation,
    Call,
    InFlight,
    Pause,
    Tween,
    ease_in_out,
    ease_out,
    linear,
    on_the_way,
)
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.sound import Name
from engine.ui.table.director import Landed
from engine.ui.theme import lighten
from games.arcs.board import AMBITIONS, HIDDEN
from games.arcs.events import (
    AgentPlaced,
    AgentsCaptured,
    AmbitionDeclared,
    AmbitionsScored,
    BattleStarted,
    CardCopied,
    CardPlayed,
    CardsDealt,
    CardSecured,
    CityTaxed,
    CourtRefilled,
    DiceRolled,
    InitiativeMoved,
    InitiativePassed,
    InitiativeSeized,
    Intercepted,
    OutrageProvoked,
    PieceBuilt,
    PieceHit,
    PieceRepaired,
    ResourceDiscarded,
    ResourceGained,
    ResourceSpent,
    ShipsMoved,
    ShipsPlaced,
)
from games.arcs.parts import NOBODY
from games.arcs.scene.art.cards import draw_back, draw_card, trick_boxes
from games.arcs.scene.art.looks import Blow, Marker, seat_fill
from games.arcs.scene.art.pieces import draw_counter, draw_ship
from games.arcs.scene.art.places import Places
from games.arcs.scene.art.tokens import draw_agent, draw_initiative, draw_marker, draw_token
from games.arcs.scene.layout import CARD_SHAPE, Desk
from games.arcs.state import ArcsTable

# What moves on the table at this moment, beside the view that is drawn.

What = Literal["ships", "card", "back", "agent", "token", "piece", "initiative", "marker", "court"]
Anchor = tuple[Any, ...]
"""Where something lies: ("seat", n), ("system", id), ("hand",), ("trick", place, of how many),
("court", place), ("ambition", id), ("own",), ("markers",)."""


@dataclass(frozen=True, slots=True)
class Flight:
    """Something on its way: `which` says what of its kind, `seat` whose."""

    what: What
    which: Any
    start: Anchor
    end: Anchor
    seat: int = 0
    count: int = 1
    hurt: int = 0


@dataclass(slots=True)
class AnimationState(InFlight[Flight]):
    """How far what moves has come, from 0 to 1.

    `rings` are systems with a ring of light that runs out of them; `is_fighting` while a battle is
    told, `tumbling` how far its dice are from rest, `blow` what strikes a piece; `chapter` while
    the page of a chapter's end is shown, which has `grown` so far; `more` is what moves only in an
    expansion.
    """

    rings: dict[str, float] = field(default_factory=dict)
    more: Any = None
    ring_seat: int = 0
    is_fighting: bool = False
    tumbling: float = 0.0
    blow: Blow | None = None
    chapter: int = 0
    grown: float = AT_REST

    def clear(self) -> None:
        self.come_down()
        self.rings.clear()
        self.is_fighting, self.tumbling = False, 0.0
        self.blow, self.more = None, None
        self.chapter, self.grown = 0, AT_REST


CARD_SECONDS: Final = 0.22
LEG_SECONDS: Final = 0.32
AGENT_SECONDS: Final = 0.22
TOKEN_SECONDS: Final = 0.26
RING_SECONDS: Final = 0.2
DICE_SECONDS: Final = 0.6
READ_SECONDS: Final = 0.9
HIT_SECONDS: Final = 0.24
BREAK_SECONDS: Final = 0.5
MARKER_SECONDS: Final = 0.32
GROW_SECONDS: Final = 0.6
BREATH: Final = 0.16
IN_BATTLE: Final = (BattleStarted, DiceRolled, Intercepted, PieceHit, OutrageProvoked,
                    ResourceDiscarded)  # fmt: skip


class ArcsFilm:
    """The pieces of film for a beat; what moves is in the `animation`.

    `hold` gives what keeps the end of a chapter until somebody has seen it, None where nobody has
    to, and `hold_dice` the same for the dice of a battle; `owner` whose hand lies there. `before`
    is the table that a beat begins with.
    """

    def __init__(
        self,
        animation: AnimationState,
        owner: Callable[[], int],
        sound: Callable[[Name], object],
        hold: Callable[[], Animation | None],
        hold_dice: Callable[[], Animation | None],
    ) -> None:
        self.animation = animation
        self.before: Any = None
        self._owner = owner
        self._play = sound
        self._hold = hold
        self._hold_dice = hold_dice

    def __call__(self, beat: Beat, before: ArcsTable, turn: Animation) -> Sequence[Animation]:
        """Everything between two views; nothing where the second one says it all."""
        event, self.before = beat.event, before
        pieces = self._pieces(event, before, turn)
        if self.animation.is_fighting or isinstance(event, BattleStarted | DiceRolled):
            return [Call(lambda: self._fight(event)), *pieces]
        return pieces

    def _fight(self, event: Any) -> None:
        """The battle is in front as long as it is what is told."""
        self.animation.is_fighting = isinstance(event, IN_BATTLE)

    def _pieces(self, event: Any, before: ArcsTable, turn: Animation) -> list[Animation]:
        match event:
            case CardPlayed(seat, card, _):
                return self._card(seat, card, before, turn)
            case CardCopied(seat, card):
                return self._card(seat, HIDDEN if seat != self._owner() else card, before, turn)
            case CardsDealt(seat, cards) if len(cards) > 1:
                return [turn, self.sound("card"), Pause(BREATH)]
            case AmbitionDeclared(seat, ambition, first, second):
                flight = Flight("marker", (first, second), ("markers",), ("ambition", ambition))
                return [*self.fly((flight,), MARKER_SECONDS, "confirm"), turn, Pause(BREATH)]
            case InitiativePassed(seat, holder) if seat != holder:
                return self._initiative(seat, holder, turn)
            case InitiativeSeized(seat) | InitiativeMoved(seat):
                return self._initiative(before.initiative, seat, turn)
            case AmbitionsScored():
                return self._chapter(before, turn)
        return self._deed(event, before, turn)

    def _deed(self, event: Any, before: ArcsTable, turn: Animation) -> list[Animation]:
        match event:
            case ShipsMoved(seat, origin, target, fresh, hurt):
                way = Flight("ships", seat, ("system", origin), ("system", target), seat,
                             fresh, hurt)  # fmt: skip
                return [*self.fly((way,), LEG_SECONDS, "token", ease_in_out), turn, Pause(BREATH)]
            case ShipsPlaced(seat, system, count):
                way = Flight("ships", seat, ("seat", seat), ("system", system), seat, count)
                return [*self.fly((way,), LEG_SECONDS, "token"), turn, *self.ring(seat, system)]
            case PieceBuilt(seat, _, system, _) | PieceRepaired(seat, _, system):
                return [turn, self.sound("token"), *self.ring(seat, system)]
            case CityTaxed(seat, _, system):
                return [self.sound("token"), *self.ring(seat, system), turn]
            case AgentPlaced(seat, card):
                flight = Flight("agent", seat, ("seat", seat), self._court(card, before), seat)
                return [*self.fly((flight,), AGENT_SECONDS, "token"), turn]
            case CardSecured(seat, card, _, _):
                flight = Flight("court", card, self._court(card, before), ("seat", seat), seat)
                return [*self.fly((flight,), TOKEN_SECONDS, "card"), turn, Pause(BREATH)]
            case CourtRefilled():
                return [turn, self.sound("card"), Pause(BREATH)]
            case AgentsCaptured(seat, rival, count):
                flight = Flight("agent", rival, ("seat", rival), ("seat", seat), rival, count)
                return [*self.fly((flight,), AGENT_SECONDS, "token"), turn]
            case ResourceGained(seat, resource, source):
                start: Anchor = ("supply",) if source == NOBODY else ("seat", source)
                flight = Flight("token", resource, start, ("seat", seat), seat)
                return [*self.fly((flight,), TOKEN_SECONDS, "token"), turn]
            case ResourceSpent(seat, resource, _) | ResourceDiscarded(seat, resource, _):
                flight = Flight("token", resource, ("seat", seat), ("supply",), seat)
                return [turn, *self.fly((flight,), TOKEN_SECONDS, "token")]
        other = OTHERS.get(type(event))
        if other is not None:
            return other(self, event, turn)
        return self._battle(event, turn)

    def _battle(self, event: Any, turn: Animation) -> list[Animation]:
        match event:
            case BattleStarted():
                return [turn, self.sound("turn"), Pause(2 * BREATH)]
            case DiceRolled():
                tumble = Tween(DICE_SECONDS, self._tumble, ease_out)
                read = self._hold_dice() or Pause(READ_SECONDS)
                return [turn, self.sound("dice"), tumble, read, Landed()]
            case PieceHit():
                return self._hit(event, turn)
            case OutrageProvoked():
                return [turn, self.sound("wrong"), Pause(READ_SECONDS)]
        return []

    def _hit(self, event: PieceHit, turn: Animation) -> list[Animation]:
        """A piece shakes in the battle before it is another; one that is destroyed breaks."""
        animation = self.animation

        def strike(share: float) -> None:
            blow = Blow(event.seat, event.kind, event.was_fresh, event.destroyed, share)
            animation.blow = blow if share < AT_REST else None

        if not animation.is_fighting:
            return [self.sound("token"), *self.ring(-1, event.system, HIT_SECONDS), turn]
        seconds = BREAK_SECONDS if event.destroyed else HIT_SECONDS
        return [self.sound("token"), Tween(seconds, strike, linear), turn]

    # -- what the pieces are made of

    def _card(self, seat: int, card: str, before: ArcsTable, turn: Animation) -> list[Animation]:
        start: Anchor = ("hand",) if seat == self._owner() else ("seat", seat)
        what: Any = "back" if card == HIDDEN else "card"
        flight = Flight(what, card, start, ("trick", len(before.trick)), seat)
        return [*self.fly((flight,), CARD_SECONDS, "card"), turn, Pause(2 * BREATH)]

    def _initiative(self, seat: int, holder: int, turn: Animation) -> list[Animation]:
        flight = Flight("initiative", None, ("seat", seat), ("seat", holder), holder)
        return [*self.fly((flight,), MARKER_SECONDS, "confirm"), turn, Pause(BREATH)]

    def _court(self, card: str, before: ArcsTable) -> Anchor:
        place = next((n for n, offer in enumerate(before.court) if offer.card == card), 0)
        return ("court", place)

    def ring(self, seat: int, system: str, seconds: float = RING_SECONDS) -> list[Animation]:
        rings = self.animation.rings

        def run(share: float) -> None:
            rings[system] = share
            self.animation.ring_seat = seat

        return [Tween(seconds, run, linear), Call(lambda: rings.pop(system, None))]

    def _tumble(self, share: float) -> None:
        self.animation.tumbling = 1 - share

    def _chapter(self, before: ArcsTable, turn: Animation) -> list[Animation]:
        animation, number = self.animation, before.chapter

        def grow(share: float) -> None:
            animation.chapter, animation.grown = number, share

        def put_away() -> None:
            animation.chapter, animation.grown = 0, AT_REST

        hold = self._hold() or Pause(2 * READ_SECONDS)
        return [turn, self.sound("turn"), Tween(GROW_SECONDS, grow, linear), hold, Call(put_away)]

    def sound(self, name: Name) -> Animation:
        return Call(lambda: self._play(name))

    def fly(
        self, flights: tuple[Flight, ...], seconds: float, sound: Name,
        ease: Callable[[float], float] = ease_out,
    ) -> list[Animation]:  # fmt: skip
        return [*self.animation.fly(flights, seconds, ease), self.sound(sound)]


OTHERS: Final[dict[type, Callable[[ArcsFilm, Any, Animation], list[Animation]]]] = {}
"""The pieces of film for events of an expansion, before and after the table `turn`s."""


# Where flights begin and end on the table, and how what flies is drawn.

ARC: Final = 46.0
CARD_W: Final = 94.0
SHIP: Final = 40.0
RING: Final = (26.0, 60.0)
LIGHT: Final = (0xF8, 0xDF, 0xA9)


@dataclass(frozen=True, slots=True)
class Anchors:
    """The places of a table; `seats` are the cards along the top, `cards` those of the round."""

    places: Places
    desk: Desk
    seats: Mapping[int, Box]
    cards: int

    def at(self, anchor: Anchor) -> Point:
        desk = self.desk
        match anchor:
            case ("seat", number):
                box = self.seats.get(number)
                return (0, 0) if box is None else box.centre
            case ("system", system):
                return self.places.cells[system].fleet
            case ("trick", place):
                return trick_boxes(self.places, max(int(place) + 1, self.cards))[int(place)].centre
            case ("court", place):
                return desk.court[min(int(place), len(desk.court) - 1)].centre
            case ("ambition", ambition):
                return desk.ambitions[AMBITIONS.index(ambition)].centre
            case ("hand",):
                return desk.hand.centre
            case ("markers",):
                return desk.to_declare.centre
        other = desk.other_boxes().get(anchor[0])
        return self.places.centre if other is None else other.centre


def draw_flights(canvas: Canvas, animation: AnimationState, anchors: Anchors) -> None:
    for flight in animation.flights:
        _draw(canvas, flight, animation.flown, anchors)
    for system, share in animation.rings.items():
        x, y = anchors.places.cells[system].body
        unit = anchors.places.unit
        radius = (RING[0] + (RING[1] - RING[0]) * share) * unit
        colour = (
            LIGHT
            if animation.ring_seat < 0
            else lighten(seat_fill(canvas.theme, animation.ring_seat), 0.5)
        )
        canvas.ring(x, y, radius, (*colour, round(230 * (1 - share))), 4)


def _draw(canvas: Canvas, flight: Flight, share: float, anchors: Anchors) -> None:
    (x1, y1), (x2, y2) = anchors.at(flight.start), anchors.at(flight.end)
    x, y = on_the_way((x1, y1), (x2, y2), share, ARC)
    match flight.what:
        case "ships":
            turn = 90 + math.degrees(math.atan2(y2 - y1, x2 - x1))
            _draw_fleet(canvas, flight, x, y, round(turn / 15) * 15, anchors.places.unit)
        case "card" | "back" | "court":
            box = Box.around(x, y, CARD_W, CARD_W * CARD_SHAPE)
            if flight.what == "card":
                draw_card(canvas, box, flight.which)
            else:
                draw_back(canvas, box)
        case "agent":
            draw_agent(canvas, flight.which, x, y, 34)
        case "token":
            draw_token(canvas, flight.which, x, y, 36)
        case "initiative":
            draw_initiative(canvas, x, y, 20)
        case "marker":
            draw_marker(canvas, Marker(*flight.which), x, y, 28)


def _draw_fleet(
    canvas: Canvas, flight: Flight, x: float, y: float, turn: float, unit: float
) -> None:
    draw_ship(canvas, flight.seat, x, y, SHIP * unit, is_hurt=not flight.count, turn=turn)
    draw_counter(canvas, flight.seat, x + 20 * unit, y + 18 * unit, flight.count + flight.hurt,
                 12 * unit, is_hurt=not flight.count)  # fmt: skip
