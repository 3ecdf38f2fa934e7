"""Exact values of Despirala and what follows from them. Only this package imports NumPy.

Start with `solve` (or `load_or_solve`) and put questions to the `Values` it returns.
"""

from games.despirala.solver.distribution import simulate
from games.despirala.solver.values import (
    START,
    Best,
    CollectValues,
    ImpossiblePositionError,
    Mode,
    Position,
    Values,
    load_or_solve,
    solve,
    solve_sampled,
)

__all__ = [
    "START",
    "Best",
    "CollectValues",
    "ImpossiblePositionError",
    "Mode",
    "Position",
    "Values",
    "load_or_solve",
    "simulate",
    "solve",
    "solve_sampled",
]
