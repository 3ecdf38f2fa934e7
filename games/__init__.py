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


def _rajas_cover() -> Painter:
    from games.rajas.scene.cover import paint_cover  # noqa: PLC0415 (only a window draws)

    return paint_cover


def _arcs_cover() -> Painter:
    from games.arcs.scene.cover import paint_cover  # noqa: PLC0415 (only a window draws)

    return paint_cover


REGISTRY = Registry(
    {"despirala": _despirala, "risk": _risk, "roll_galaxy": _roll_galaxy},
    announced=(
        Announced("rajas", "Rajas", "Of the Ganges", _rajas_cover),
        Announced("arcs", "Arcs", "Conflict in the Reach", _arcs_cover),
    ),
)
