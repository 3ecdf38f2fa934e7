"""Very many games at once, for `simulate`: seats do not touch, so each is played on its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import add
from typing import TYPE_CHECKING

from engine.core.chance import generator
from engine.core.setup import Tally
from games.despirala.bots import PointsBot
from games.despirala.combinations import TURNS
from games.despirala.solver.simulation import simulate
from games.despirala.state import Mode

FEWEST_GAMES = 500
"""Below this many games, playing them one by one is as fast."""

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def play_batch(bots: Sequence[PointsBot], mode: Mode, games: int, seed: str) -> Tally:
    """So many games of these bots against each other; the same seed, the same scores."""
    scores = [_scores(bot, mode, games, seed, seat) for seat, bot in enumerate(bots)]
    tally = Tally.empty(len(bots))
    tally.scores = [own.tolist() for own in scores]
    for seat, own in enumerate(scores):
        ahead = _count(_beats(other, own, mode) for other in scores)
        level = _count(other == own for other in scores)
        tally.wins[seat] = float(((ahead == 0) / level).sum())
        tally.rank_sums[seat] = float((1 + ahead + (level - 1) / 2).sum())
    tally.games = games
    tally.rounds = games * TURNS
    return tally


def _count(marks: Iterable[NDArray[np.bool_]]) -> NDArray[np.int8]:
    return reduce(add, (mark.astype("int8") for mark in marks))


def _scores(bot: PointsBot, mode: Mode, games: int, seed: str, seat: int) -> NDArray[np.int16]:
    own_seed = generator(seed, "batch", seat).getrandbits(63)
    return simulate(bot.values_of(mode), games, own_seed)


def _beats(one: NDArray[np.int16], other: NDArray[np.int16], mode: Mode) -> NDArray[np.bool_]:
    return one > other if mode == "normal" else one < other
