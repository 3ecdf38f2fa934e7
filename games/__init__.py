"""The games of the house: the one place that names them. Each is imported when asked for."""

from __future__ import annotations

from engine.core.game import Game
from engine.core.registry import Announced, Painter, Registry


def _despirala() -> Game:
    from games.despirala import GAME  # noqa: PLC0415 (a game is loaded when it is asked for)

    return GAME


def _risk() -> Game:
    from games.risk import GAME  # noqa: PLC0415 (a game is loaded when it is asked for)

    return GAME


def _roll_galaxy() -> Game:
    from games.roll_galaxy import GAME  # noqa: PLC0415 (a game is loaded when it is asked for)

    return GAME


def _rajas() -> Game:
    from games.rajas import GAME  # noqa: PLC0415 (a game is loaded when it is asked for)

    return GAME


def _arcs_cover() -> Painter:
    from games.arcs.scene.cover import paint_cover  # noqa: PLC0415 (only a window draws)

    return paint_cover


REGISTRY = Registry(
    {"despirala": _despirala, "risk": _risk, "roll_galaxy": _roll_galaxy, "rajas": _rajas},
    announced=(Announced("arcs", "Arcs", "Conflict in the Reach", _arcs_cover),),
)
