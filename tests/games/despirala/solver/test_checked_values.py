"""Every checked value, computed by two independent programs, to 1e-6."""

import pytest

from games.despirala.combinations import collect_face, completion_chance, full_score, target
from games.despirala.moves import Attempt, Reroll, legal_moves, read_move

CLOSE = 1e-6


def test_start_values(oracle, solved):
    for case in oracle["start"]:
        assert solved[case["mode"]].start == pytest.approx(case["value"], abs=CLOSE)


def test_values_between_turns(oracle, solved):
    for case in oracle["turn_start"]:
        found = solved[case["mode"]].between_turns(case["used"], case["goods_carried"])
        assert found == pytest.approx(case["value"], abs=CLOSE), case


def test_values_of_moves_after_a_roll(oracle, solved):
    for case in oracle["post_roll"]:
        values = solved[case["mode"]]
        found = values.move_values(case["used"], case["goods"], case["dice"])
        best = values.best(case["used"], case["goods"], case["dice"])
        assert len(found) == case["legal_moves"]
        assert best.value == pytest.approx(case["ev"], abs=CLOSE)
        assert [str(move) for move in best.moves] == case["best_moves"]
        for words, value in case["sample_move_evs"].items():
            assert found[read_move(words)] == pytest.approx(value, abs=CLOSE), (case, words)
        assert found.get(Reroll()) == pytest.approx(case["reroll_ev"], abs=CLOSE)


def test_margins_to_the_next_best_move(oracle, solved):
    for case in oracle["post_roll"]:
        values = solved[case["mode"]]
        found = values.move_values(case["used"], case["goods"], case["dice"])
        best = values.best(case["used"], case["goods"], case["dice"])
        others = [abs(v - best.value) for move, v in found.items() if move not in best.moves]
        margin = case["margin_to_next"]
        assert (min(others) if others else None) == pytest.approx(margin, abs=CLOSE)


def test_values_of_stopping_and_continuing(oracle, solved):
    for case in oracle["collect_decision"]:
        face = collect_face(case["collecting"])
        values = solved[case["mode"]]
        stop, carry_on = values.collect(case["used"], face, case["matched"], case["goods"])
        assert stop == pytest.approx(case["ev_stop"], abs=CLOSE)
        assert carry_on == pytest.approx(case["ev_continue"], abs=CLOSE)


def test_chances_of_completing(oracle):
    for case in oracle["completion_probability"]:
        move = read_move(case["move"])
        assert isinstance(move, Attempt)
        assert full_score(move.combination, move.faces) == case["points"]
        wanted = target(move.combination, move.faces)
        found = completion_chance(case["dice"], wanted, case["goods"])
        assert found == pytest.approx(case["p_success"], abs=CLOSE)


def test_luck_and_mistakes_of_the_checked_games_add_up(oracle, solved):
    for game in oracle["game_analysis"]:
        assert game["baseline"] == pytest.approx(solved[game["mode"]].start, abs=CLOSE)


def test_moves_are_valued_in_the_order_they_are_offered(solved):
    for mode, values in solved.items():
        found = values.move_values((), 5, (1, 2, 2, 3, 5, 6))
        assert tuple(found) == legal_moves((), 5, mode == "misere")
