"""How a beat looks: dice tumble, troops march, a banner rises, and then the table is the beat's.

The first roll of a battle is watched in full, the later ones are quicker; what bots place and
claim passes by. The film also sets the pace of the bots.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.core.story import Beat
from engine.text.voice import Voice
from engine.ui.animation import (
    CARD_SECONDS,
    DICE_SECONDS,
    MOVE_SECONDS,
    Animation,
    Call,
    Pause,
    Tween,
    ease_in_out,
    linear,
)
from engine.ui.sound import Name
from games.risk import events
from games.risk.account import Roll, ThisTurn
from games.risk.state import RiskTable

CLAIM_PAUSE: Final = 0.22
FIRST_TROOP_PAUSE: Final = 0.07
PLACE_PAUSE: Final = 0.16
ROLL_PAUSE: Final = 0.3
NEXT_ROLL_SECONDS: Final = 0.2
NEXT_ROLL_PAUSE: Final = 0.18
CONQUEST_PAUSE: Final = 0.3
TRADE_PAUSE: Final = 0.45
TURN_PAUSE: Final = 0.3
BANNER_SECONDS: Final = 1.6


@dataclass(frozen=True, slots=True)
class Bubble:
    """Troops that have just arrived on a territory; `rise` is how far the bubble has come up."""

    territory: int
    count: int
    rise: float


@dataclass(frozen=True, slots=True)
class MarchingTroops:
    seat: int
    source: int
    target: int
    count: int
    share: float


@dataclass(frozen=True, slots=True)
class Fighter:
    """One side of a roll: its territory, whose it is, the troops before it and those it costs."""

    territory: int
    owner: int
    troops: int
    lost: int


@dataclass(frozen=True, slots=True)
class Clash:
    """A roll on the map: both counters shake while the dice fall, then the losses rise."""

    attacker: Fighter
    defender: Fighter
    tumble: float
    rise: float = 0.0

    @property
    def sides(self) -> tuple[Fighter, Fighter]:
        return (self.attacker, self.defender)


@dataclass(slots=True)
class AnimationState:
    """What moves over the table and is not part of it: `roll` are dice that still tumble."""

    roll: Roll | None = None
    tumble: float = 1.0
    bubble: Bubble | None = None
    march: MarchingTroops | None = None
    banner: tuple[int, str] | None = None
    clash: Clash | None = None

    def clear(self) -> None:
        self.roll, self.tumble = None, 1.0
        self.bubble = self.march = self.banner = self.clash = None


def clash_of(event: events.BattleRolled, before: RiskTable) -> Clash:
    """The two sides of a roll as they stand before it."""
    source, target = event.source, event.target
    return Clash(
        Fighter(source, before.owners[source], before.troops[source], event.attacker_lost),
        Fighter(target, before.owners[target], before.troops[target], event.defender_lost),
        tumble=0.0,
    )


class BoardFilm:
    """Makes the pieces of film of each beat.

    `so_far` tells what lies there from this turn when dice are thrown. What `people` put down is
    there at once: they have seen it already.
    """

    def __init__(
        self,
        voice: Voice,
        play: Callable[[Name], object],
        so_far: Callable[[], ThisTurn],
        people: Collection[int] = (),
    ) -> None:
        self.animation = AnimationState()
        self._voice = voice
        self._people = people
        self._play = play
        self._so_far = so_far
        self._battle: tuple[int, int] | None = None

    def forget(self) -> None:
        self.animation.clear()
        self._battle = None

    def pieces(self, beat: Beat, before: RiskTable, turn: Animation) -> Sequence[Animation]:
        """A beat, with `turn` where the table becomes its own; `before` is the table until then."""
        event = beat.event
        match event:
            case events.TerritoryClaimed():
                return [turn, self._sound("token"), Pause(CLAIM_PAUSE)]
            case events.TroopsPlaced() | events.BonusPlaced():
                return self._placement(event, before, turn)
            case events.BattleRolled():
                return self._roll(event, before, turn)
            case events.TerritoryConquered():
                return [turn, self._sound("confirm"), Pause(CONQUEST_PAUSE)]
            case events.TroopsMovedIn() | events.TroopsFortified():
                return self._march(event, turn)
            case events.SetRedeemed(seat):
                words = self._voice.say(event.said(), "banner")
                return [turn, self._sound("card"), *self._banner(seat, words, TRADE_PAUSE)]
            case events.CardTaken():
                return [turn, self._sound("card"), Pause(CARD_SECONDS)]
            case events.SeatEliminated():
                words = self._voice.say(event.said())
                return [turn, *self._banner(event.by, words, BANNER_SECONDS)]
            case events.AttacksEnded():
                self._battle = None
            case events.TurnStarted():
                self._battle = None
                return [turn, Pause(TURN_PAUSE)]
            case events.GameEnded():
                return [turn, Pause(MOVE_SECONDS)]
        return [turn]

    def _sound(self, name: Name) -> Animation:
        return Call(lambda: self._play(name))

    def _placement(
        self, event: events.TroopsPlaced | events.BonusPlaced, before: RiskTable, turn: Animation
    ) -> list[Animation]:
        if event.seat in self._people and isinstance(event, events.TroopsPlaced):
            return [turn] if before.round else [turn, self._sound("token")]
        if not before.round:
            return [turn, Pause(FIRST_TROOP_PAUSE)]
        animation = self.animation

        def rise(share: float) -> None:
            animation.bubble = Bubble(event.territory, event.count, share)

        def gone() -> None:
            animation.bubble = None

        return [
            turn, self._sound("token"), Tween(MOVE_SECONDS, rise), Pause(PLACE_PAUSE), Call(gone),
        ]  # fmt: skip

    def _roll(
        self, event: events.BattleRolled, before: RiskTable, turn: Animation
    ) -> list[Animation]:
        animation = self.animation
        battle = (event.source, event.target)
        is_first = battle != self._battle
        self._battle = battle
        clash = clash_of(event, before)

        def throw() -> None:
            self._play("dice")
            animation.roll, animation.tumble = self._so_far().with_roll(event).roll, 0.0
            animation.clash = clash

        def tumble(share: float) -> None:
            animation.tumble = share
            animation.clash = replace(clash, tumble=share)

        def lie() -> None:
            animation.roll, animation.tumble = None, 1.0
            animation.clash = replace(clash, tumble=1.0)

        def rise(share: float) -> None:
            animation.clash = replace(clash, tumble=1.0, rise=share)

        def over() -> None:
            animation.clash = None

        seconds = DICE_SECONDS if is_first else NEXT_ROLL_SECONDS
        pause = ROLL_PAUSE if is_first else NEXT_ROLL_PAUSE
        return [
            Call(throw), Tween(seconds, tumble, linear), Call(lie), turn,
            Tween(pause, rise, linear), Call(over),
        ]  # fmt: skip

    def _march(
        self, event: events.TroopsMovedIn | events.TroopsFortified, turn: Animation
    ) -> list[Animation]:
        animation = self.animation

        def step(share: float) -> None:
            animation.march = MarchingTroops(
                event.seat, event.source, event.target, event.count, share
            )

        def arrive() -> None:
            animation.march = None

        return [
            Tween(MOVE_SECONDS * 1.6, step, ease_in_out), Call(arrive), turn,
            self._sound("token"), Pause(PLACE_PAUSE),
        ]  # fmt: skip

    def _banner(self, seat: int, words: str, seconds: float) -> list[Animation]:
        animation = self.animation

        def rise() -> None:
            animation.banner = (seat, words)

        def drop() -> None:
            animation.banner = None

        return [Call(rise), Pause(seconds), Call(drop)]
