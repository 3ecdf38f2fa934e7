"""Whole games of Risk at a real table: what is said is all that hands need."""

from __future__ import annotations

import pytest

from games.risk.game import GAME
from tests.real_board.playing import Evening
from tests.real_board.risk import RiskBoard

SEATS = (
    ("human", "raider"),
    ("recruit", "human", "raider"),
    ("human", "captain", "human", "recruit"),
    ("human", "general", "raider", "recruit", "captain"),
    ("raider", "recruit", "captain", "human", "raider", "recruit"),
)
TABLES = (
    {"claiming": "chosen", "defence": "automatic", "trade": "document", "rounds": "50"},
    {"claiming": "random", "defence": "manual", "trade": "classic5", "rounds": "10"},
)
SEEDS = {"oak": "", "ash": "captain"}
"""Two games each: persons do anything in one, and what a captain would in the other."""
GAMES = [
    pytest.param(
        seats, options, seed, id=f"{seed}-{options['claiming']}-{'-'.join(seats)}",
        marks=[pytest.mark.whole] * ((number + table + 2 * turn) % 4 > 0),
    )
    for number, seats in enumerate(SEATS)
    for table, options in enumerate(TABLES)
    for turn, seed in enumerate(SEEDS)
]  # fmt: skip
LARGE = 5
"""With more seats whoever does anything attacks for hours."""


@pytest.mark.sample(9)
@pytest.mark.long
@pytest.mark.parametrize(("seats", "options", "seed"), GAMES)
def test_the_board_is_the_programs_table_after_every_answer(seats, options, seed):
    advisor = "captain" if len(seats) > LARGE else SEEDS[seed]
    Evening.begun(GAME, RiskBoard, seats, seed, advisor, **options).to_the_end()
