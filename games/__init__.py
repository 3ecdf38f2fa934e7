"""The games of the house: the one place that names them. Each is loaded when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.registry import Registry
from games.arcs.card import ArcsCard
from games.despirala.card import DespiralaCard
from games.rajas.card import RajasCard
from games.risk.card import RiskCard
from games.roll_galaxy.card import RollGalaxyCard

if TYPE_CHECKING:
    from engine.core.game import Game


def _despirala() -> Game:
    from games.despirala.game import GAME  # noqa: PLC0415 (a game is loaded when it is asked for)

    return GAME


def _risk() -> Game:
    from games.risk.game import GAME  # noqa: PLC0415 (a game is loaded when it is asked for)

    return GAME


def _roll_galaxy() -> Game:
    from games.roll_galaxy.game import GAME  # noqa: PLC0415 (a game is loaded when it is asked for)

    return GAME


def _rajas() -> Game:
    from games.rajas.game import GAME  # noqa: PLC0415 (a game is loaded when it is asked for)

    return GAME


def _arcs() -> Game:
    from games.arcs.game import GAME  # noqa: PLC0415 (a game is loaded when it is asked for)

    return GAME


REGISTRY = Registry(
    {
        "despirala": _despirala,
        "risk": _risk,
        "roll_galaxy": _roll_galaxy,
        "rajas": _rajas,
        "arcs": _arcs,
    },
    cards=(DespiralaCard(), RiskCard(), RollGalaxyCard(), RajasCard(), ArcsCard()),
)
