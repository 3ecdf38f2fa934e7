"""What moves on the table in the campaign only."""

from __future__ import annotations

from typing import Any, Final

from engine.ui.animation import Animation, Pause, ease_in_out
from games.arcs.campaign.rules.events import (
    BlightHit,
    BlightStruck,
    CrisisBegan,
    EdictsBegan,
    EventRolled,
    FateRevealed,
    ImperialMoved,
    ImperialPlaced,
    SummitCalled,
)
from games.arcs.campaign_components import BLIGHT, EMPIRE
from games.arcs.scene.animations import BREATH, LEG_SECONDS, OTHERS, READ_SECONDS, ArcsFilm, Flight

CRISIS_SECONDS: Final = 0.3


def _moved(film: ArcsFilm, event: ImperialMoved, turn: Animation) -> list[Animation]:
    way = Flight("ships", EMPIRE, ("system", event.origin), ("system", event.target), EMPIRE,
                 event.fresh, event.hurt)  # fmt: skip
    return [*film.fly((way,), LEG_SECONDS, "token", ease_in_out), turn, Pause(BREATH)]


def _placed(film: ArcsFilm, event: ImperialPlaced, turn: Animation) -> list[Animation]:
    way = Flight("ships", EMPIRE, ("empire",), ("system", event.system), EMPIRE, event.count)
    return [*film.fly((way,), LEG_SECONDS, "token"), turn, *film.ring(EMPIRE, event.system)]


def _blighted(film: ArcsFilm, event: BlightHit | BlightStruck, turn: Animation) -> list[Animation]:
    return [film.sound("token"), *film.ring(BLIGHT, event.system, CRISIS_SECONDS), turn]


def _begun(film: ArcsFilm, event: Any, turn: Animation) -> list[Animation]:
    return [turn, film.sound("turn"), Pause(2 * BREATH)]


def _rolled(film: ArcsFilm, event: EventRolled, turn: Animation) -> list[Animation]:
    return [turn, film.sound("dice"), Pause(READ_SECONDS)]


OTHERS.update({
    ImperialMoved: _moved, ImperialPlaced: _placed, BlightHit: _blighted, BlightStruck: _blighted,
    CrisisBegan: _begun, EdictsBegan: _begun, SummitCalled: _begun, FateRevealed: _begun,
    EventRolled: _rolled,
})  # fmt: skip
