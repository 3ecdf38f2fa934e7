"""Arcs at a real table: a second program with a board of its own follows the sentences alone."""

from __future__ import annotations

import pytest

from games.arcs.card import MODIFIERS
from games.arcs.game import GAME
from tests.real_board.arcs import ArcsBoard
from tests.real_board.own_hands import OwnHands

GAMES = (
    ("supercat,human", "boards", {}),
    ("human,supercat", "aids", {"leaders": "on", "aids": "always"}),
    ("human,steward,supercat", "three", {"leaders": "on"}),
    ("human,supercat:10,supercat", "versions", dict.fromkeys(MODIFIERS, "on")),
    ("human,captain,human", "captain", {}),
    ("steward,human,supercat,steward", "four", {"leaders": "on"}),
)


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        pytest.param(*game, id=game[1], marks=[pytest.mark.whole] * (game[1] == "captain"))
        for game in GAMES
    ],
)
def test_a_whole_game_is_played_on_a_real_board(
    seats: str, seed: str, options: dict[str, str]
) -> None:
    """Chance is the board's, bots' pieces move by what is said; equal after every answer. What a
    person lays face down is any card of their hand, and the program is never told which.
    """
    evening = OwnHands.seated(GAME, ArcsBoard, tuple(seats.split(",")), seed, options)
    evening.to_the_end()
    assert evening.match.is_over
    assert len(evening.said) > len(evening.match.moves) / 2
    assert any(words.startswith("Play a card face down") for words in evening.said)
