"""The words above a game's end."""

from dataclasses import replace

import pytest

from engine.core.match import Match
from engine.core.setup import Result, SeatSetup, Setup
from games.risk.account import Elimination, Summary
from games.risk.game import GAME
from tests.games.risk.positions import match_at, playing


class Over(Summary):
    """A game that has just ended like this."""

    is_over = True

    def __init__(self, *ranks):
        super().__init__(match_at(playing({"Peru": 9}, {})))
        self.result = Result((0.0,) * len(ranks), ranks)


@pytest.mark.parametrize(
    ("ranks", "said"), [((1, 2), "P1 won"), ((2, 1), "P2 won"), ((1, 1), "A shared world")]
)
def test_the_headline_of_a_game_that_is_over(ranks, said):
    assert Over(*ranks).headline() == said


@pytest.mark.parametrize(
    ("players", "own"), [(("random", "human"), 1), (("human", "human"), 0), (("random",) * 2, 0)]
)
def test_the_heavier_line_is_the_only_persons_else_the_first_ones(players, own):
    seats = tuple(SeatSetup(player, f"P{seat}") for seat, player in enumerate(players))
    position = GAME.codec.encode(playing({"Peru": 9}, {}))
    summary = Summary(Match(GAME, Setup(seats, "a seed", position=position)))
    summary.order = [0, 1]
    assert summary.own == own


def test_a_seat_that_is_out_is_told_with_its_own_elimination():
    summary = Summary(match_at(playing({"Peru": 9}, {"Ural": 1}, {})))
    first, second = Elimination(seat=2, by=0, round=3), Elimination(seat=1, by=0, round=5)
    summary.history.eliminations += [first, second]
    assert [summary.elimination(seat) for seat in range(3)] == [None, second, first]


def test_the_income_that_is_told_is_that_of_the_last_round():
    summary = Summary(match_at(playing({"Peru": 9}, {"Ural": 1}, {})))
    now = summary.samples[-1]
    summary.samples = [replace(now, income=(income,) * 3) for income in (3, 4, 5)]
    assert summary.facts()[1][0] == "5"
