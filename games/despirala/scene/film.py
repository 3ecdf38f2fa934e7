"""Events become a film: the stage follows what happened, piece by piece, at the player's speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.ui.animation import (
    DICE_SECONDS,
    MOVE_SECONDS,
    STAGGER_SECONDS,
    Animation,
    AtOnce,
    Call,
    InTurn,
    Pause,
    Tween,
    linear,
    staggered,
)
from engine.ui.sound import Name
from games.despirala.combinations import DICE
from games.despirala.events import (
    Collected,
    CombinationChosen,
    DiceRolled,
    DiceSetAside,
    GameEnded,
    GoodsScored,
    TargetCompleted,
    TargetFailed,
    TurnStarted,
)
from games.despirala.scene.stage import Stage

BANNER_SECONDS: Final = 1.1
GOODS_SECONDS: Final = 0.34
QUICK_AFTER: Final = 2  # rolls of one attempt that are watched in full
QUICK_SHARE: Final = 0.62  # the length of the later ones

PlaySound = Callable[[Name], object]


class Film:
    """Makes the pieces of film for a stage, event by event."""

    def __init__(self, stage: Stage, play: PlaySound) -> None:
        self.stage = stage
        self._play = play
        self._rolls = 0

    def of(self, events: tuple[Any, ...]) -> list[Animation]:
        """Everything that one answer did."""
        self._rolls = self.stage.rolls
        return [piece for event in events for piece in self._pieces(event)]

    def _pieces(self, event: Any) -> list[Animation]:
        stage = self.stage
        match event:
            case TurnStarted():
                return [Call(lambda: stage.start_turn(event)), self._arrival()]
            case DiceRolled():
                return self._roll(event)
            case CombinationChosen():
                return [Call(lambda: stage.choose(event))]
            case DiceSetAside():
                return self._set_aside(event)
            case TargetCompleted():
                return self._end(lambda: stage.complete(event), "confirm")
            case TargetFailed():
                return self._end(lambda: stage.fail(event), "wrong")
            case Collected():
                return self._end(lambda: stage.collect(event), "confirm")
            case GoodsScored():
                return [Call(lambda: stage.count_goods(event))]
            case GameEnded():
                return [Pause(MOVE_SECONDS)]
        return []

    def _arrival(self) -> Animation:
        """The turn's five goods drop onto the felt while the dice are already coming."""
        return Tween(GOODS_SECONDS, self._show_arrival, linear)

    def _roll(self, event: DiceRolled) -> list[Animation]:
        stage = self.stage
        share = 1.0 if self._rolls < QUICK_AFTER else QUICK_SHARE
        self._rolls += event.paid and len(event.positions) < DICE
        start = Call(lambda: self._throw(event))
        tumbles = [
            Tween(DICE_SECONDS * share, self._tumble_of(place), linear) for place in event.positions
        ]
        parts: list[Animation] = [staggered(tumbles, STAGGER_SECONDS * share)]
        if event.paid:
            parts.append(Tween(GOODS_SECONDS, self._show_leaving, linear))
        return [start, AtOnce(*parts), Call(stage.settle)]

    def _throw(self, event: DiceRolled) -> None:
        self._play("dice")
        self.stage.throw(event)

    def _set_aside(self, event: DiceSetAside) -> list[Animation]:
        stage = self.stage
        return [
            Call(lambda: stage.set_aside(event)),
            Call(lambda: self._play("token")),
            Pause(MOVE_SECONDS),
            Call(stage.lock),
        ]

    def _end(self, enter: Callable[[], None], sound: Name) -> list[Animation]:
        return [
            InTurn(Call(self.stage.lock), Call(enter), Call(lambda: self._play(sound))),
            Pause(BANNER_SECONDS),
            Call(self.stage.drop_banner),
        ]

    # -- what tweens show

    def _tumble_of(self, place: int) -> Callable[[float], None]:
        def show(share: float) -> None:
            if place < len(self.stage.dice):
                self.stage.dice[place].tumble = share

        return show

    def _show_arrival(self, share: float) -> None:
        self.stage.arriving = share

    def _show_leaving(self, share: float) -> None:
        self.stage.leaving = share
