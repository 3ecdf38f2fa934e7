"""Events become a film: the stage follows what happened, piece by piece, at the player's speed.

The first roll of a battle is watched in full, the later ones are quicker; what bots place and
claim passes by. The film also sets the pace of the bots.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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
from games.risk.events import (
    BattleRolled,
    BonusPlaced,
    CardTaken,
    GameEnded,
    SeatEliminated,
    SetRedeemed,
    TerritoryClaimed,
    TerritoryConquered,
    TroopsFortified,
    TroopsMovedIn,
    TroopsPlaced,
    TurnStarted,
)
from games.risk.scene.stage import Bubble, March, Stage

CLAIM_PAUSE: Final = 0.22
FIRST_TROOP_PAUSE: Final = 0.07
PLACE_PAUSE: Final = 0.16
ROLL_PAUSE: Final = 0.3
NEXT_ROLL_SECONDS: Final = 0.2
NEXT_ROLL_PAUSE: Final = 0.1
CONQUEST_PAUSE: Final = 0.3
TRADE_PAUSE: Final = 0.45
TURN_PAUSE: Final = 0.3
BANNER_SECONDS: Final = 1.6

PlaySound = Callable[[Name], object]


class Film:
    """Makes the pieces of film for a stage, event by event.

    `say` gives the words of a banner for an event, or None; `settled` hears when dice lie still.
    """

    def __init__(
        self,
        stage: Stage,
        play: PlaySound,
        say: Callable[[Any], str | None],
        settled: Callable[[], object] | None = None,
    ) -> None:
        self.stage = stage
        self._play = play
        self._say = say
        self._settled = settled
        self._battle: tuple[int, int] | None = stage.battle

    def of(self, events: tuple[Any, ...], *, is_setting_up: bool = False) -> list[Animation]:
        """Everything that one answer did."""
        return [piece for event in events for piece in self._pieces(event, is_setting_up)]

    def _pieces(self, event: Any, is_setting_up: bool) -> list[Animation]:
        stage = self.stage
        shown = Call(lambda: stage.show(event))
        match event:
            case TerritoryClaimed():
                return [shown, self._sound("token"), Pause(CLAIM_PAUSE)]
            case TroopsPlaced() | BonusPlaced():
                if is_setting_up:
                    return [shown, Pause(FIRST_TROOP_PAUSE)]
                return self._placement(event, shown)
            case BattleRolled():
                return self._roll(event)
            case TerritoryConquered():
                return [shown, self._sound("confirm"), Pause(CONQUEST_PAUSE)]
            case TroopsMovedIn() | TroopsFortified():
                return self._march(event, shown)
            case SetRedeemed():
                return [shown, self._sound("card"), *self._banner(event, TRADE_PAUSE)]
            case CardTaken():
                return [shown, self._sound("card"), Pause(CARD_SECONDS)]
            case SeatEliminated():
                return [shown, *self._banner(event, BANNER_SECONDS)]
            case TurnStarted():
                self._battle = None
                return [shown, Pause(TURN_PAUSE)]
            case GameEnded():
                return [shown, Pause(MOVE_SECONDS)]
        return [shown]

    def _sound(self, name: Name) -> Animation:
        return Call(lambda: self._play(name))

    def _placement(self, event: TroopsPlaced | BonusPlaced, shown: Animation) -> list[Animation]:
        stage = self.stage
        bubble = Bubble(event.territory, event.count)

        def rise(share: float) -> None:
            stage.bubble, stage.bubble_rise = bubble, share

        def gone() -> None:
            stage.bubble = None

        return [
            shown, self._sound("token"), Tween(MOVE_SECONDS, rise), Pause(PLACE_PAUSE), Call(gone),
        ]  # fmt: skip

    def _roll(self, event: BattleRolled) -> list[Animation]:
        stage = self.stage
        battle = (event.source, event.target)
        is_first = battle != self._battle
        self._battle = battle

        def throw() -> None:
            self._play("dice")
            stage.throw(event)

        def tumble(share: float) -> None:
            stage.tumble = share

        seconds = DICE_SECONDS if is_first else NEXT_ROLL_SECONDS
        pause = ROLL_PAUSE if is_first else NEXT_ROLL_PAUSE
        ended = [Call(self._settled)] if self._settled is not None else []
        tumbling = Tween(seconds, tumble, linear)
        return [Call(throw), tumbling, Call(stage.settle), *ended, Pause(pause)]

    def _march(self, event: TroopsMovedIn | TroopsFortified, shown: Animation) -> list[Animation]:
        stage = self.stage
        march = March(event.seat, event.source, event.target, event.count)

        def step(share: float) -> None:
            stage.march, stage.marched = march, share

        def arrive() -> None:
            stage.march = None

        return [
            Tween(MOVE_SECONDS * 1.6, step, ease_in_out), Call(arrive), shown,
            self._sound("token"), Pause(PLACE_PAUSE),
        ]  # fmt: skip

    def _banner(self, event: Any, seconds: float) -> list[Animation]:
        stage = self.stage
        words = self._say(event)
        if words is None:
            return [Pause(seconds)]
        seat = event.by if isinstance(event, SeatEliminated) else event.seat

        def raise_banner() -> None:
            stage.banner = (seat, words)

        def drop_banner() -> None:
            stage.banner = None

        return [Call(raise_banner), Pause(seconds), Call(drop_banner)]
