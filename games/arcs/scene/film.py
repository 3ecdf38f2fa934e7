"""How beats look: cards are played, fleets sail, agents and tokens fly, dice fall."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.core.story import Beat
from engine.ui.animation import Animation, Call, Pause, Tween, ease_in_out, ease_out, linear
from engine.ui.flights import AT_REST
from engine.ui.sound import Name
from engine.ui.table.director import Landed
from games.arcs.board import HIDDEN
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
from games.arcs.scene.animation_state import Anchor, AnimationState, Blow, Flight
from games.arcs.state import ArcsTable

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
        """A ring of light that runs out of a system."""
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
        """Something to be heard."""
        return Call(lambda: self._play(name))

    def fly(
        self, flights: tuple[Flight, ...], seconds: float, sound: Name,
        ease: Callable[[float], float] = ease_out,
    ) -> list[Animation]:  # fmt: skip
        """What is on its way, and how it sounds when it is there."""
        return [*self.animation.fly(flights, seconds, ease), self.sound(sound)]


OTHERS: Final[dict[type, Callable[[ArcsFilm, Any, Animation], list[Animation]]]] = {}
"""The pieces of film for events of an expansion, before and after the table `turn`s."""
