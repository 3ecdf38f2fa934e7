"""Whole games of Despirala at a real table: what is said is all that hands need."""

from __future__ import annotations

import pytest

from games.despirala.game import GAME
from tests.real_board.despirala import DespiralaBoard
from tests.real_board.playing import Evening

SEATS = (
    ("human", "sampled:1"),
    ("sampled:5", "human", "competitive"),
    ("human", "human", "optimal"),
    ("human", "sampled:1", "sampled:5", "sampled:50"),
    ("competitive:win", "human"),
)
MODES = ("normal", "misere")
SEEDS = {"oak": "", "ash": "sampled:5"}
"""Two games each: persons do anything in one, and play well in the other."""
GAMES = [
    pytest.param(
        seats, mode, seed, id=f"{seed}-{mode}-{'-'.join(seats)}",
        marks=[pytest.mark.whole] * (
            (number + 2 * turn + (mode == "misere")) % 4 > 0 or "competitive" in "".join(seats)
            or "sampled:50" in seats
        ),
    )
    for number, seats in enumerate(SEATS)
    for mode in MODES
    for turn, seed in enumerate(SEEDS)
]  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize(("seats", "mode", "seed"), GAMES)
@pytest.mark.clause("DESP-1.4")
def test_the_board_is_the_programs_table_after_every_answer(seats, mode, seed):
    evening = Evening.begun(GAME, DespiralaBoard, seats, seed, SEEDS[seed], mode=mode)
    evening.to_the_end()
    board = evening.board
    assert isinstance(board, DespiralaBoard)
    scores = evening.match.result.scores
    assert [board.finals[seat] for seat in range(len(seats))] == list(map(int, scores))
