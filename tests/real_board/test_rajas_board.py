"""Rajas of the Ganges at a real table: a second program follows the sentences alone."""

from __future__ import annotations

import pytest

from games.rajas.game import GAME
from tests.real_board.own_hands import OwnHands
from tests.real_board.rajas import RajasBoard

GAMES = (
    ("human,page", "two", {}),
    ("human,dummy,dummy", "alone", {"handicap": "2"}),
    ("human,dummy,page", "treasures", {"board": "navaratnas", "ganga": "on"}),
    ("human,raja,dummy,minister", "raja", {"ganga": "on"}),
    ("human,page,human", "people", {"board": "navaratnas"}),
)


@pytest.mark.sample(6)
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES, ids=[each[1] for each in GAMES])
def test_a_whole_game_is_played_on_a_real_board(
    seats: str, seed: str, options: dict[str, str]
) -> None:
    """Chance is the board's, bots' pieces move by what is said; equal after every answer."""
    evening = OwnHands.seated(GAME, RajasBoard, tuple(seats.split(",")), seed, options)
    evening.to_the_end()
    assert evening.match.is_over
    assert len(evening.said) > len(evening.match.moves) / 2
