"""How beats look: dice tumble and slide, goods go, a banner says how an attempt ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.story import Beat
from engine.ui.animation import (
    DICE_SECONDS,
    MOVE_SECONDS,
    STAGGER_SECONDS,
    Animation,
    AtOnce,
    Call,
    Pause,
    Tween,
    linear,
    staggered,
)
from engine.ui.sound import Name
from engine.ui.table.director import Landed
from games.despirala.events import (
    Collected,
    DiceRolled,
    DiceSetAside,
    GameEnded,
    TargetCompleted,
    TargetFailed,
    TurnStarted,
)
from games.despirala.scene.stage import Stage
from games.despirala.state import DespiralaTable

BANNER_SECONDS: Final = 1.1
GOODS_SECONDS: Final = 0.34
QUICK_AFTER: Final = 2  # rolls of one attempt that are watched in full
QUICK_SHARE: Final = 0.62  # the length of the later ones

PlaySound = Callable[[Name], object]


class BeatFilm:
    """Makes the pieces of film of one beat for a stage."""

    def __init__(self, stage: Stage, play: PlaySound) -> None:
        self.stage = stage
        self._play = play

    def of(self, beat: Beat, before: DespiralaTable, turn: Animation) -> list[Animation]:
        """What is seen of a beat; `turn` is where the table becomes the beat's."""
        stage, event = self.stage, beat.event
        shown = [turn, Call(lambda: stage.show(beat.table))]
        match event:
            case TurnStarted():
                return [*shown, self._arrival()]
            case DiceRolled():
                return [*shown, *self._roll(event, before.rolls), Landed()]
            case DiceSetAside():
                token = Call(lambda: self._play("token"))
                return [*shown, token, Pause(MOVE_SECONDS), Call(stage.lock)]
            case TargetCompleted() | TargetFailed() | Collected():
                return [Call(stage.lock), *shown, *self._end(event)]
            case GameEnded():
                return [*shown, Pause(MOVE_SECONDS)]
        return shown

    def _arrival(self) -> Animation:
        """The turn's five goods drop onto the felt while the dice are already coming."""
        return Tween(GOODS_SECONDS, self._show_arrival, linear)

    def _roll(self, event: DiceRolled, rolls: int) -> list[Animation]:
        share = 1.0 if rolls < QUICK_AFTER else QUICK_SHARE
        tumbles = [
            Tween(DICE_SECONDS * share, self._tumble_of(place), linear) for place in event.positions
        ]
        parts: list[Animation] = [staggered(tumbles, STAGGER_SECONDS * share)]
        if event.paid:
            parts.append(Tween(GOODS_SECONDS, self._show_leaving, linear))
        return [Call(lambda: self._throw(event)), AtOnce(*parts), Call(self.stage.settle)]

    def _throw(self, event: DiceRolled) -> None:
        self._play("dice")
        self.stage.throw(event)

    def _end(self, event: TargetCompleted | TargetFailed | Collected) -> list[Animation]:
        sound: Name = "wrong" if isinstance(event, TargetFailed) else "confirm"
        return [
            Call(lambda: self.stage.tell(event)), Call(lambda: self._play(sound)),
            Pause(BANNER_SECONDS), Call(self.stage.drop_banner),
        ]  # fmt: skip

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
