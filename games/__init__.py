"""The games of the house: the one place that names them. Each is imported when asked for."""

from __future__ import annotations

from engine.core.game import Game
from engine.core.registry import Announced, Painter, Registry


def _despirala() -> Game:
    from games.despirala import GAME

    return GAME


def _risk() -> Game:
    from games.risk import GAME

    return GAME


def _roll_galaxy() -> Game:
    from games.roll_galaxy import GAME

    return GAME


def _rajas_cover() -> Painter:
    from games.rajas.scene.cover import paint_cover

    return paint_cover


def _arcs_cover() -> Painter:
    from games.arcs.scene.cover import paint_cover

    return paint_cover


REGISTRY = Registry(
    {"despirala": _despirala, "risk": _risk, "roll_galaxy": _roll_galaxy},
    announced=(
        Announced("rajas", "Rajas", "Of the Ganges", _rajas_cover),
        Announced("arcs", "Arcs", "Conflict in the Reach", _arcs_cover),
    ),
)
