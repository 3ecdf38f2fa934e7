"""Exact values of Despirala and what follows from them. Only this package imports NumPy.

Start with `solve` (or `load_or_solve`) and put questions to the `Values` it returns.
"""

from games.despirala.solver.exact import load_or_solve, solve
from games.despirala.solver.position import START, ImpossiblePositionError, Position
from games.despirala.solver.sampled import solve_sampled
from games.despirala.solver.simulation import simulate
from games.despirala.solver.values import Best, CollectValues, Mode, Values

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
