"""Very many games at once: the counts agree with the scores, and a seed repeats itself."""

import pytest

from engine.core.setup import SeatSetup, Setup
from games.despirala.bots import FEWEST_GAMES, OPTIMAL, play_batch, sampled
from games.despirala.game import GAME

GAMES = 600


def setup_for(*players, mode="normal"):
    return Setup(tuple(SeatSetup(name, name) for name in players), "s", {"mode": mode})


@pytest.mark.parametrize("mode", ["normal", "misere"])
def test_wins_and_ranks_follow_from_the_scores(mode):
    tally = play_batch([OPTIMAL, sampled(1), OPTIMAL], mode, GAMES, "a seed")
    sign = 1 if mode == "normal" else -1
    wins, ranks = [0.0] * 3, [0.0] * 3
    for scores in zip(*tally.scores, strict=True):
        for seat, own in enumerate(scores):
            ahead = sum(sign * other > sign * own for other in scores)
            level = scores.count(own)
            wins[seat] += (ahead == 0) / level
            ranks[seat] += 1 + ahead + (level - 1) / 2
    assert tally.wins == pytest.approx(wins)
    assert tally.rank_sums == pytest.approx(ranks)
    assert sum(tally.wins) == pytest.approx(GAMES)


def test_the_same_seed_gives_the_same_games_and_every_seat_its_own():
    once = play_batch([OPTIMAL, OPTIMAL], "normal", GAMES, "a seed")
    assert once.scores == play_batch([OPTIMAL, OPTIMAL], "normal", GAMES, "a seed").scores
    assert once.scores[0] != once.scores[1]
    assert once.scores != play_batch([OPTIMAL, OPTIMAL], "normal", GAMES, "another").scores


def test_only_many_games_of_points_bots_are_played_at_once():
    many = FEWEST_GAMES
    assert GAME.simulate_batch(["optimal"], setup_for("optimal"), many, "s") is not None
    assert GAME.simulate_batch(["optimal"], setup_for("optimal"), many - 1, "s") is None
    both = ["optimal", "random"]
    assert GAME.simulate_batch(both, setup_for(*both), many, "s") is None
