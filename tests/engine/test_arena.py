"""The arena: the same results for any number of processes, seats that rotate, shared wins."""

import pytest

from engine.core.arena import Tournament, simulate
from engine.core.errors import InputError
from engine.core.setup import GameOutcome, Tally
from tests.nim import GAME


def tournament(**changes) -> Tournament:
    values = {"seats": ("perfect", "random"), "games": 40, "seed": "9", **changes}
    return Tournament(**values)


def without_times(document):
    timed = ("seconds", "games_per_second", "decisions_per_second")
    return {key: value for key, value in document.items() if key not in timed}


def test_two_processes_give_the_same_result_as_one():
    one, two = simulate(GAME, tournament(), 1), simulate(GAME, tournament(), 2)
    assert without_times(one) == without_times(two)


def test_the_perfect_player_beats_the_random_one():
    players = simulate(GAME, tournament())["players"]
    assert players["perfect"]["win_share"] > 0.8
    assert players["perfect"]["games"] == players["random"]["games"] == 40


def test_seats_rotate_unless_they_are_fixed():
    assert [tournament().players(index) for index in (0, 1, 2)] == [
        ("perfect", "random"),
        ("random", "perfect"),
        ("perfect", "random"),
    ]
    assert tournament(fixed_seats=True).players(1) == ("perfect", "random")


def test_a_shared_win_counts_in_parts_and_a_shared_rank_as_the_mean_of_its_places():
    tally = Tally.empty(3)
    tally.add(GameOutcome((7, 7, 2), (1, 1, 3), 5, 10, True))
    assert tally.wins == [0.5, 0.5, 0]
    assert tally.rank_sums == [1.5, 1.5, 3]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seats": ("human", "random")}, "simulate needs bots on every seat"),
        ({"games": 0}, "--games is 0; it must be 1 to 100000000"),
        ({"seats": ("perfect", "deep-blue")}, "Nim has no player 'deep-blue'"),
        ({"options": {"most": "9"}}, "option most cannot be '9'"),
    ],
)
def test_a_wrong_tournament_gets_one_sentence(changes, sentence):
    with pytest.raises(InputError, match=sentence):
        simulate(GAME, tournament(**changes))


def test_progress_counts_to_the_number_of_games():
    counts = []
    simulate(GAME, tournament(games=5), on_progress=counts.append)
    assert counts[-1] == 5
