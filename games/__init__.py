"""The games of the house: the one place that names them. Each is imported when asked for."""

from __future__ import annotations

from engine.core.game import Game
from engine.core.registry import Registry


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


def _arcs() -> Game:
    from games.arcs import GAME  # noqa: PLC0415 (a game is loaded when it is asked for)

    return GAME


REGISTRY = Registry(
    {
        "despirala": _despirala,
        "risk": _risk,
        "roll_galaxy": _roll_galaxy,
        "rajas": _rajas,
        "arcs": _arcs,
    }
)
