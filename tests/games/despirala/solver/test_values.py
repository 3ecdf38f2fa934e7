"""Questions to the solved game, cross-checked against each other and by hand."""

import itertools
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from games.despirala.combinations import (
    EVERY_MISSING,
    NAMES,
    Missing,
    completion_chance,
    rolls_to_finish,
)
from games.despirala.moves import Attempt, Continue, Reroll, Stop
from games.despirala.solver import START, ImpossiblePositionError, Position, load_or_solve
from games.despirala.solver import values as exact
from games.despirala.solver import values as values_module
from games.despirala.solver.offers import (
    CHANCES,
    ROLLS,
    equally_likely_rolls,
    finish_chances,
    free_mask,
    offers,
    roll_index,
)
from games.despirala.solver.values import NEVER

ALL_BUT = {name: frozenset(NAMES) - {name} for name in NAMES}


def test_the_462_rolls_carry_all_the_chance():
    assert len(ROLLS) == 462
    assert CHANCES.sum() == pytest.approx(1.0)
    assert np.bincount(equally_likely_rolls()) == pytest.approx(CHANCES * 6**6)
    assert ROLLS[roll_index((6, 1, 5, 1, 2, 2))] == (1, 1, 2, 2, 5, 6)


def test_thirty_partitions_and_the_four_of_four_of_a_kind():
    assert len(EVERY_MISSING) == 30 + 4


@pytest.mark.parametrize(
    ("wanted", "mean"),
    [
        ((1, 1, 2, 2, 3, 3), 9.482),
        ((1, 1, 1, 2, 2, 2), 10.737),
        ((4, 5, 5, 6, 6, 6), 10.102),
        ((1, 2, 3, 4, 5, 6), 7.930),
        ((6, 6, 6, 6, 6, 6), 13.938),
        ((1, 1, 1, 1, 1, 6), 12.706),
    ],
)
def test_mean_paid_rolls_from_nothing(wanted, mean):
    counts = sorted((wanted.count(face) for face in set(wanted)), reverse=True)
    chances = finish_chances()[EVERY_MISSING.index(Missing(tuple(counts), 0))]
    # The tail beyond the longest game matters for the mean: it falls by the same factor each roll.
    factor = chances[-1] / chances[-2]
    tail = chances[-1] * factor * (len(chances) + factor / (1 - factor)) / (1 - factor)
    assert chances @ np.arange(len(chances)) + tail == pytest.approx(mean, abs=2e-3)


def test_a_target_already_shown_takes_no_paid_roll():
    assert rolls_to_finish((6, 5, 4, 3, 2, 1), (1, 2, 3, 4, 5, 6), 0) == (1.0, 0.0)


def test_one_missing_die_is_found_with_one_chance_in_six():
    chances = rolls_to_finish((1, 2, 3, 4, 5, 5), (1, 2, 3, 4, 5, 6), 2)
    assert chances == pytest.approx([0, 1 / 6, 5 / 36, 25 / 36])


def test_four_of_a_kind_rolls_the_two_surplus_dice_as_well():
    assert completion_chance((3, 3, 3, 1, 2, 5), (3,) * 4, 1) == pytest.approx(1 - (5 / 6) ** 3)


def test_the_last_turn_by_hand(normal):
    # No goods left: take the fours, or nothing; one good: one more roll of four dice is worth
    # 4 x 4/6, against the good kept.
    used = ALL_BUT["Collect 4"]
    dice = (4, 4, 1, 2, 3, 5)
    assert normal.move_values(used, 0, dice) == {Attempt("Collect 4"): 8.0}
    found = normal.move_values(used, 1, dice)
    assert found[Attempt("Collect 4")] == pytest.approx(8 + 4 * 4 / 6)
    assert normal.collect(NAMES, 4, 2, 1).stop == 9.0


def test_every_roll_together_makes_the_value_before_it(solved):
    used = frozenset(NAMES[:3] + NAMES[4:7] + NAMES[9:])
    for values in solved.values():
        best = [values.best(used, 9, roll).value for roll in ROLLS]
        assert CHANCES @ best == pytest.approx(values.before_roll(used, 9), abs=1e-9)


def test_dominated_choices_never_beat_the_ones_the_solver_kept(solved):
    # Values come from all legal moves, the table from the pruned ones; they must agree.
    rng = np.random.default_rng(7)
    for values in solved.values():
        for _ in range(6):
            free = [name for name in NAMES if rng.random() < 0.3] or ["Three pairs"]
            used = frozenset(NAMES) - set(free)
            goods = int(rng.integers(5, 5 * len(used) + 6))
            best = [values.best(used, goods, roll).value for roll in ROLLS]
            assert CHANCES @ best == pytest.approx(values.before_roll(used, goods), abs=1e-9)


def test_more_goods_are_always_worth_more(solved):
    for values in solved.values():
        for used in (frozenset(), ALL_BUT["General"], frozenset(NAMES[:7])):
            run = [values.before_roll(used, goods) for goods in range(5 * len(used) + 6)]
            assert all(more > less for less, more in itertools.pairwise(run))


def test_a_finished_game_is_worth_its_goods(normal):
    assert normal.between_turns(NAMES, 17) == 17.0
    assert normal.expected_final(Position(frozenset(NAMES), 17, banked=400)) == 417.0


def test_values_of_moves_are_values_of_the_positions_they_lead_to(solved):
    used = frozenset({"Collect 2", "Straight", "Kamerun"})
    decision = Position(used, 12, dice=(1, 1, 3, 3, 5, 6))
    for values in solved.values():
        for move, value in values.moves(decision).items():
            assert values.future(decision.after(move)) == pytest.approx(value, abs=1e-9), move


def test_stopping_banks_and_continuing_pays(solved):
    collecting = Position(
        frozenset({"Collect 5"}), 3, dice=(5, 5, 1, 2, 3, 4), attempt=Attempt("Collect 5")
    )
    assert collecting.after(Stop()) == Position(frozenset({"Collect 5"}), 3, banked=10)
    for values in solved.values():
        found = values.moves(collecting)
        assert list(found) == [Stop(), Continue()]
        assert values.expected_final(collecting.after(Stop())) == pytest.approx(found[Stop()])
        carry_on = values.future(collecting.after(Continue()))
        assert carry_on == pytest.approx(found[Continue()])


def test_a_roll_in_the_air_for_a_target_is_worth_what_it_was_before_paying(normal):
    used = frozenset({"General"})
    attempt = Attempt("General")
    before = Position(used, 7, dice=(6, 6, 6, 1, 2, 3), attempt=attempt)
    paid = Position(used, 6, dice=(6, 6, 6, 1, 2, 3), attempt=attempt, in_the_air=True)
    assert normal.future(paid) == pytest.approx(normal.future(before))


def test_moves_that_do_not_belong_are_refused():
    decision = Position(goods=0, dice=(1, 2, 3, 4, 5, 6))
    for move in (Reroll(), Stop(), Continue()):
        with pytest.raises(ImpossiblePositionError):
            decision.after(move)
    with pytest.raises(ImpossiblePositionError):
        START.after(Attempt("General"))
    with pytest.raises(ImpossiblePositionError):
        Position(dice=(6,) * 6, attempt=Attempt("General"))


@pytest.mark.parametrize("goods", [-1, 6])
def test_goods_no_player_can_hold_are_refused(normal, goods):
    with pytest.raises(ImpossiblePositionError):
        normal.move_values((), goods, (1, 2, 3, 4, 5, 6))


@pytest.mark.parametrize("goods", [-1, 11])
def test_a_number_is_collected_with_goods_that_a_player_can_hold(normal, goods):
    with pytest.raises(ImpossiblePositionError):
        normal.collect(("Collect 3",), 3, 2, goods)
    assert normal.collect(("Collect 3",), 3, 2, 5).stop > 6


def test_a_table_kept_is_the_table_solved(tmp_path, monkeypatch, normal):
    monkeypatch.setattr(exact, "solve", lambda mode: normal)
    first = load_or_solve("normal", tmp_path)
    monkeypatch.setattr(exact, "solve", None)
    again = load_or_solve("normal", tmp_path)
    assert np.array_equal(first.table, normal.table)
    assert np.array_equal(again.table, normal.table)


def test_a_window_and_a_bot_may_ask_at_the_same_time(normal, monkeypatch):
    # With room for one table only, every question drops what another may be about to read.
    monkeypatch.setattr(values_module, "KEPT_COLLECTS", 1)
    dice = (1, 2, 3, 4, 5, 6)
    sheets = [frozenset(used) for used in itertools.combinations(NAMES, 2)]

    def ask(used):
        return normal.best(used, 10, dice).value

    alone = list(map(ask, sheets))
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(ask, sheets)) == alone


@pytest.mark.parametrize("name", ["Straight", "Collect 3"])
def test_what_is_not_free_is_never_worth_choosing(name, normal):
    sets = np.array([free_mask(ALL_BUT[name])])
    values = normal.level(sets).line_values(sets)
    lines = offers(misere=False).of(free_mask(ALL_BUT[name]).bit_length() - 1)
    others = np.delete(values, np.arange(lines.start, lines.stop), axis=1)
    assert (others == NEVER).all()
    assert (values[:, lines.start : lines.stop] > 0).any()


def test_tables_of_collects_are_kept_for_so_many_and_no_more(normal, monkeypatch):
    monkeypatch.setattr(values_module, "KEPT_COLLECTS", 2)
    normal._collects.clear()
    sheets = [free_mask(ALL_BUT[name]) for name in ("Straight", "General", "Collect 3")]
    for after in sheets:
        normal._collecting(after, 6)
    assert [after for after, _ in normal._collects] == sheets[1:]
