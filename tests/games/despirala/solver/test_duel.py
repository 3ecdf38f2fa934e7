"""The game against somebody who plays for points, as a game for one that knows its lead."""

from dataclasses import replace

import numpy as np
import pytest

from games.despirala.combinations import NAMES, TURNS
from games.despirala.solver import ImpossiblePositionError, exact
from games.despirala.solver.competitive import rank_payoff
from games.despirala.solver.duel import (
    GRID,
    NO_STEP,
    Course,
    Duel,
    Leads,
    Step,
    learn_course,
    solve_duel,
    table_shape,
)
from games.despirala.solver.endgame import Endgame
from games.despirala.solver.exact import KEPT_DUEL, load_or_solve_duel
from games.despirala.solver.layout import free_mask


def only(*names):
    return free_mask(frozenset(NAMES) - set(names))


FIVES = only("Collect 5")
FOUR = only("Collect 5", "Three pairs", "Straight", "General")
EITHER_MODE = pytest.mark.parametrize("mode", ["normal", "misere"])


@pytest.fixture(scope="module")
def courses(solved):
    return {mode: learn_course(values, games=4000) for mode, values in solved.items()}


@pytest.fixture(scope="module")
def duels(solved, courses):
    return {mode: solve_duel(values, courses[mode], sheet=FOUR) for mode, values in solved.items()}


@pytest.fixture(scope="module")
def settled(solved, courses):
    """Duels, finely told apart, with an opponent who has played its last turn long ago."""
    still = (NO_STEP,) * TURNS
    return {
        mode: solve_duel(values, replace(courses[mode], steps=still), sheet=FOUR | FIVES, grid=200)
        for mode, values in solved.items()
    }


def test_the_last_turn_by_hand(settled):
    # No goods and 14 points behind: with at least three fives, 15 points, the game is won.
    again = settled["normal"].turn(FIVES, 0, [-14]).again
    chance = sum(ways * 5 ** (6 - fives) for fives, ways in ((3, 20), (4, 15), (5, 6), (6, 1)))
    assert again[0] == pytest.approx(2 * chance / 6**6 - 1, abs=1e-5)


@EITHER_MODE
@pytest.mark.parametrize(("free", "banked"), [(FIVES, 100), (FOUR, 60), (FOUR, 30)])
def test_against_a_settled_score_it_is_the_exact_endgame(mode, free, banked, settled):
    payoff = rank_payoff([np.eye(605)[120]], mode == "misere")
    exactly = Endgame(payoff, mode == "misere", free, 9, banked, totals=300).turn()
    duel = settled[mode].turn(free, 9, [banked - 120])
    assert duel.again == pytest.approx(exactly.again, abs=0.01)
    offered = exactly.worth > -1e9
    assert duel.worth[offered] == pytest.approx(exactly.worth[offered], abs=0.05)


@EITHER_MODE
def test_a_greater_lead_is_never_worse(mode, duels):
    better = -1 if mode == "misere" else 1
    for free, table in duels[mode].tables.items():
        assert (better * np.diff(table, axis=2)).min() > -1e-4, free
        assert np.abs(table).max() < 1.001


@EITHER_MODE
def test_a_game_that_is_decided_stays_decided(mode, duels):
    for lead in (500, -500):
        won = (lead > 0) != (mode == "misere")
        again = duels[mode].turn(FOUR, 12, [lead]).again
        assert again == pytest.approx(np.full(13, 1 if won else -1), abs=0.05)


def test_an_opponent_who_may_still_stumble_leaves_hope(solved, courses, duels):
    # Far behind with one roll left: only the other's luck can help, and it may have a turn left.
    swing = Step(np.array([-40.0, 40.0]), np.array([0.5, 0.5]))
    course = replace(courses["normal"], steps=(swing, *courses["normal"].steps[1:]))
    duel = solve_duel(solved["normal"], course, sheet=FIVES)
    assert duel.turn(FIVES, 0, [-39]).again[0] == pytest.approx(0.0, abs=0.01)
    assert duels["normal"].turn(only("General"), 0, [-39]).again[0] < -0.5


def test_several_opponents_add_up(duels):
    duel = duels["normal"]
    one, two = duel.turn(FOUR, 8, [-150]), duel.turn(FOUR, 8, [-150, -150])
    assert two.again == pytest.approx(2 * one.again, abs=1e-5)
    ahead = duel.turn(FOUR, 8, [-150, -100])
    assert (ahead.again > two.again).all()


def test_the_opponents_steps_lead_nowhere_on_average_and_spread_as_scores_do(normal):
    course = learn_course(normal, games=4000)
    assert [step.shifts @ step.chances for step in course.steps] == pytest.approx([0] * TURNS)
    assert [step.chances.sum() for step in course.steps] == pytest.approx([1] * TURNS)
    # Half the first step, made before the own first turn by those who come first, is left out.
    whole = sum((step.shifts**2) @ step.chances for step in course.steps)
    assert np.sqrt(whole) == pytest.approx(62.3, rel=0.05)
    assert course.coming[TURNS] == pytest.approx(normal.start)
    assert learn_course(normal, games=4000).coming == course.coming


def test_between_the_leads_of_a_grid_curves_are_read_off_smoothly():
    leads = Leads(-10, 5, 6)
    assert leads.all.tolist() == [-10, -5, 0, 5, 10, 15]
    assert leads.weights(leads.all) == pytest.approx(np.eye(6))
    within = np.array([-4.0, 0.5, 7.25, 9.9])
    assert leads.weights(within) @ leads.all**2 == pytest.approx(within**2)
    beyond = np.array([-99.0, 99.0])
    assert leads.weights(beyond) @ leads.all == pytest.approx([-10, 15])


def test_turns_that_were_not_worked_out_are_refused(duels):
    with pytest.raises(ImpossiblePositionError, match="no turn with 9"):
        duels["normal"].turn((1 << 9) - 1, 5, [0])


def test_a_solved_duel_is_kept_and_damage_is_noticed(tmp_path, monkeypatch, normal):
    leads = {free: Leads(-10.0 * free, 0.1, GRID) for free in KEPT_DUEL}
    tables = {free: np.full(table_shape(free), free / 20, dtype=np.float32) for free in KEPT_DUEL}
    monkeypatch.setattr(exact, "learn_course", lambda values: Course((), (), ()))
    monkeypatch.setattr(exact, "solve_duel", lambda *about: Duel(False, leads, tables))
    first = load_or_solve_duel(normal, tmp_path)
    path = tmp_path / "despirala-normal-duel.npz"
    whole = path.read_bytes()
    path.write_bytes(whole[:20_000] + b"damage" + whole[20_006:])
    load_or_solve_duel(normal, tmp_path)
    assert path.read_bytes() == whole
    monkeypatch.delattr(exact, "solve_duel")
    again = load_or_solve_duel(normal, tmp_path)
    # The first answer is no more precise than the file: the same game whether solved or read.
    assert again.leads == first.leads
    for free in KEPT_DUEL:
        assert np.array_equal(again.tables[free], tables[free])
        assert np.array_equal(again.tables[free], first.tables[free])
