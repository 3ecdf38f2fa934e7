"""The turn of Despirala, clause by clause."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.decision import CHANCE
from engine.core.match import bots_of, play_bots
from engine.core.step import pending
from games.despirala.combinations import NAMES, full_score, matched_dice, target
from games.despirala.game import GAME
from games.despirala.moves import (
    Attempt,
    Collected,
    Continue,
    DiceRolled,
    DiceSetAside,
    GameEnded,
    GoodsScored,
    Reroll,
    Stop,
    TargetCompleted,
    TargetFailed,
    TurnStarted,
    attempts,
)
from games.despirala.steps import RollRest
from tests.games.despirala.positions import (
    all_but,
    answer,
    choosing,
    collecting,
    committed,
    new_match,
    options,
    starting,
)

NOTHING = (1, 1, 2, 2, 3, 3)


# -- 1. players and material ----------------------------------------------------------------------


@pytest.mark.clause("DESP-1.1")
@pytest.mark.parametrize("players", [1, 6])
def test_one_to_six_play_and_a_turn_touches_only_its_own_sheet(players):
    match = new_match(*["random"] * players)
    others = [sheet.points.copy() for sheet in match.table.sheets[1:]]
    while match.table.seat == 0 and match.table.turn == 1:
        play_bots(match, bots_of(match), 1)
    assert len(match.table.sheets[0].points) == 1
    assert [sheet.points for sheet in match.table.sheets[1:]] == others


@pytest.mark.clause("DESP-1.2")
def test_a_player_starts_with_nothing_but_six_dice_and_fourteen_combinations():
    table = new_match("random", "random").table
    assert len(NAMES) == 14
    assert table.sheets[1].points == {}
    assert table.sheets[1].goods == 0
    assert pending(table).outcomes.count == 6


@pytest.mark.clause("DESP-1.3")
def test_seats_take_turns_in_order_fourteen_times_each():
    match = new_match("random", "random", "random")
    play_bots(match, bots_of(match))
    events = [*match.story(None).opening, *(event for move in match.moves for event in move.events)]
    turns = [(event.turn, event.seat) for event in events if isinstance(event, TurnStarted)]
    assert turns == [(turn, seat) for turn in range(1, 15) for seat in range(3)]
    assert all(len(sheet.points) == 14 for sheet in match.table.sheets)


@pytest.mark.clause("DESP-1.4")
def test_every_roll_for_a_target_is_a_roll_of_real_dice():
    table = committed(Attempt("General"), (6, 6, 1, 2, 3, 4), goods=3)
    asked = pending(table)
    assert asked.seat == CHANCE
    assert asked.outcomes.count == 4
    answer(table, (6, 1, 1, 1))
    assert table.dice == (6, 6, 6, 1, 1, 1)
    assert pending(table).outcomes.count == 3


@pytest.mark.clause("DESP-1.4")
def test_dice_by_hand_wait_for_a_person_and_seeded_dice_repeat():
    by_hand = new_match("random", dice_by_hand=True)
    assert by_hand.waits_for_person
    assert by_hand.pending.outcomes.parse("1 2 3 4 5 6") == (1, 2, 3, 4, 5, 6)
    assert new_match().roll() == new_match().roll()


# -- 2. the turn ----------------------------------------------------------------------------------


@pytest.mark.clause("DESP-2.1")
@pytest.mark.parametrize("used", [(), all_but("General")])
def test_every_turn_brings_five_goods(used):
    table = starting(used, goods=0)
    pending(table)
    assert table.sheet.goods == 5


@pytest.mark.clause("DESP-2.1")
def test_the_five_goods_are_the_own_seats_and_come_on_top_of_those_kept():
    table = starting(seats=2)
    table.seat, table.sheets[1].goods = 1, 3
    pending(table)
    assert [sheet.goods for sheet in table.sheets] == [0, 8]


@pytest.mark.clause("DESP-2.2")
def test_the_first_roll_takes_six_dice_and_no_goods():
    table = starting()
    assert pending(table).outcomes.count == 6
    events = answer(table, NOTHING)
    assert events == [DiceRolled(0, (0, 1, 2, 3, 4, 5), NOTHING, 0, 5)]
    assert table.sheet.goods == 5


@pytest.mark.clause("DESP-2.3")
def test_after_the_roll_one_rerolls_or_chooses_but_never_passes():
    asked = pending(choosing(NOTHING, goods=1, used=all_but("Kamerun")))
    assert asked.options == (Attempt("Kamerun"), Reroll())


@pytest.mark.clause("DESP-2.4")
def test_goods_not_spent_are_kept_for_the_next_turn():
    table = choosing((1, 2, 3, 4, 5, 6), goods=5)
    answer(table, Attempt("Straight"))
    assert table.turn == 2
    assert table.sheet.goods == 10


@pytest.mark.clause("DESP-2.5")
@pytest.mark.parametrize(
    ("table", "option"),
    [
        (choosing((1, 2, 3, 4, 5, 6), seats=2), Attempt("Straight")),
        (choosing(NOTHING, goods=0, seats=2), Attempt("General")),
    ],
)
def test_completing_or_failing_ends_the_turn(table, option):
    answer(table, option)
    assert table.seat == 1
    assert table.dice == ()


@pytest.mark.clause("DESP-1.3", "DESP-2.5")
@pytest.mark.parametrize(("seat", "follower"), [(0, (3, 1)), (1, (3, 2)), (2, (4, 0))])
def test_after_the_last_seat_the_first_takes_its_next_turn(seat, follower):
    table = choosing(NOTHING, goods=0, used=NAMES[:2], seats=3)
    table.seat, table.sheets[seat].goods = seat, 0
    answer(table, Attempt("General"))
    assert (table.turn, table.seat) == follower


@pytest.mark.clause("DESP-2.5")
def test_stopping_ends_the_turn():
    table = choosing(NOTHING, seats=2)
    answer(table, Attempt("Collect 3"))
    assert table.seat == 0
    answer(table, Stop())
    assert table.seat == 1


# -- 3. reroll ------------------------------------------------------------------------------------


@pytest.mark.clause("DESP-3.1")
def test_a_reroll_costs_one_good_and_rolls_all_six_dice():
    table = choosing(NOTHING, goods=3)
    answer(table, Reroll())
    assert pending(table).outcomes.count == 6
    answer(table, (4, 4, 4, 5, 5, 6))
    assert table.dice == (4, 4, 4, 5, 5, 6)
    assert table.sheet.goods == 2


@pytest.mark.clause("DESP-3.1")
def test_the_seat_that_rerolls_pays_for_it():
    table = choosing(NOTHING, goods=3, seats=2)
    table.seat, table.sheets[1].goods = 1, 3
    answer(table, Reroll())
    answer(table, NOTHING)
    assert [sheet.goods for sheet in table.sheets] == [3, 2]


@pytest.mark.clause("DESP-3.2")
def test_rerolls_repeat_while_goods_last_and_use_up_nothing():
    table = choosing(NOTHING, goods=2)
    before = options(table)
    answer(table, Reroll())
    answer(table, NOTHING)
    assert options(table) == before
    assert table.sheet.goods == 1
    assert table.turn == 1
    answer(table, Reroll())
    answer(table, NOTHING)
    assert table.sheet.goods == 0


@pytest.mark.clause("DESP-3.3")
def test_without_goods_there_is_no_reroll():
    assert "Reroll" in options(choosing(NOTHING, goods=1))
    assert "Reroll" not in options(choosing(NOTHING, goods=0))


# -- 4. choosing ----------------------------------------------------------------------------------


@pytest.mark.clause("DESP-4.1")
@pytest.mark.parametrize("dice", [(1, 2, 3, 4, 5, 6), (1, 1, 1, 1, 1, 1)])
def test_a_chosen_combination_is_used_up_completed_or_not(dice):
    table = choosing(dice, goods=0)
    answer(table, Attempt("Straight"))
    answer(table, NOTHING)
    assert "Straight" not in options(table)
    assert len(options(table)) == 58 - 1


@pytest.mark.clause("DESP-4.2")
def test_any_unused_combination_may_be_chosen_however_bad_the_dice():
    offered = options(choosing((2, 2, 2, 2, 2, 2)))
    assert {"General", "Despirala", "Collect 6", "Six of a kind 1"} <= set(offered)


@pytest.mark.clause("DESP-4.3")
def test_open_faces_are_named_with_the_choice():
    offered = options(choosing(NOTHING))
    assert {"Three pairs 1 2 3", "Two triples 3 5", "Four of a kind 6", "Kamerun"} <= set(offered)
    assert "Three pairs" not in offered


@pytest.mark.clause("DESP-4.4")
def test_named_faces_differ_in_any_order_and_need_not_be_shown():
    pairs = [option for option in options(choosing((1,) * 6)) if option.startswith("Two triples")]
    assert "Two triples 5 6" in pairs
    assert not any(first == second for *_, first, second in map(str.split, pairs))
    assert len({frozenset(pair.split()[2:]) for pair in pairs}) == len(pairs) == 15


@pytest.mark.clause("DESP-4.5")
def test_named_faces_cannot_be_changed_afterwards():
    table = committed(Attempt("Four of a kind", (2,)), (2, 5, 5, 5, 5, 1), goods=9)
    answer(table, (5, 5, 5, 5, 5))
    assert table.attempt == Attempt("Four of a kind", (2,))
    assert pending(table).seat == CHANCE
    assert table.aside == (0,)


@pytest.mark.clause("DESP-4.6")
def test_a_full_sheet_and_a_good_make_58_moves():
    offered = options(choosing(NOTHING))
    named = [sum(move.startswith(name) for move in offered) for name in NAMES]
    assert named == [1, 1, 1, 1, 1, 1, 20, 15, 6, 1, 1, 6, 1, 1]
    assert len(offered) == len(set(offered)) == 58


# -- 5. the combinations --------------------------------------------------------------------------


@pytest.mark.clause("DESP-5.1")
@pytest.mark.parametrize(("face", "count"), [(1, 6), (4, 3), (6, 0)])
def test_a_collect_gives_its_number_for_each_die(face, count):
    other = 2 if face != 2 else 3
    table = collecting(face, (face,) * count + (other,) * (6 - count))
    answer(table, Stop())
    assert table.sheets[0].points[f"Collect {face}"] == face * count


def complete_at_once(combination, dice, faces=()):
    table = choosing(dice, goods=0)
    answer(table, Attempt(combination, faces))
    return table.sheets[0].points[combination]


@pytest.mark.clause("DESP-5.2")
def test_three_pairs_give_the_sum_of_three_different_pairs():
    assert complete_at_once("Three pairs", (6, 5, 3, 3, 5, 6), (3, 5, 6)) == 28
    assert complete_at_once("Three pairs", (3, 3, 3, 3, 5, 5), (3, 5, 6)) == 0


@pytest.mark.clause("DESP-5.3")
def test_two_triples_give_the_sum_of_two_different_triples():
    assert complete_at_once("Two triples", (3, 5, 3, 5, 3, 5), (3, 5)) == 24
    assert complete_at_once("Two triples", (3, 5, 5, 5, 5, 5), (3, 5)) == 0


@pytest.mark.clause("DESP-5.4")
@pytest.mark.parametrize("dice", [(1, 1, 1, 1, 2, 3), (6, 6, 6, 6, 6, 6)])
def test_four_of_a_kind_gives_40(dice):
    assert complete_at_once("Four of a kind", dice, (dice[0],)) == 40


@pytest.mark.clause("DESP-5.5")
def test_kamerun_is_one_four_two_fives_three_sixes_for_45():
    assert complete_at_once("Kamerun", (6, 5, 4, 6, 5, 6)) == 45
    assert complete_at_once("Kamerun", (6, 5, 4, 6, 5, 5)) == 0


@pytest.mark.clause("DESP-5.6")
def test_a_straight_is_every_face_once_for_50():
    assert complete_at_once("Straight", (6, 5, 4, 3, 2, 1)) == 50
    assert complete_at_once("Straight", (6, 5, 4, 3, 2, 2)) == 0


@pytest.mark.clause("DESP-5.7")
@pytest.mark.parametrize("face", [1, 6])
def test_six_of_a_kind_gives_60(face):
    assert complete_at_once("Six of a kind", (face,) * 6, (face,)) == 60


@pytest.mark.clause("DESP-5.8")
def test_general_is_six_sixes_for_70_beside_six_of_a_kind():
    table = choosing((6,) * 6, goods=0)
    answer(table, Attempt("Six of a kind", (6,)))
    answer(table, (6,) * 6)
    answer(table, Attempt("General"))
    assert table.sheets[0].points == {"Six of a kind": 60, "General": 70}


@pytest.mark.clause("DESP-5.9")
def test_despirala_is_five_ones_and_a_six_for_80():
    assert complete_at_once("Despirala", (1, 1, 6, 1, 1, 1)) == 80
    assert complete_at_once("Despirala", (1, 1, 1, 1, 1, 1)) == 0


# -- 6. completing a target -----------------------------------------------------------------------


@pytest.mark.clause("DESP-6.1")
def test_matching_dice_are_set_aside_as_often_as_the_target_wants_them():
    table = choosing((5, 1, 5, 4, 5, 2))
    events = answer(table, Attempt("Kamerun"))
    assert table.aside == (0, 2, 3)
    assert events[1] == DiceSetAside(0, (0, 2, 3), (5, 5, 4), 3)


@pytest.mark.clause("DESP-6.2")
def test_nothing_missing_is_complete_at_once_for_free():
    table = choosing((1, 2, 3, 4, 5, 6), goods=5, seats=2)
    events = answer(table, Attempt("Straight"))
    assert TargetCompleted(0, "Straight", (), 50, 0) in events
    assert table.sheets[0].goods == 5


@pytest.mark.clause("DESP-6.3")
def test_each_roll_costs_a_good_and_takes_every_die_not_set_aside():
    table = choosing((1, 2, 3, 4, 4, 4), goods=5)
    answer(table, Attempt("Straight"))
    assert pending(table).outcomes.count == 2
    events = answer(table, (5, 5))
    assert events == [DiceRolled(0, (4, 5), (5, 5), 1, 4), DiceSetAside(0, (4,), (5,), 1)]
    assert table.aside == (0, 1, 2, 3, 4)
    assert table.dice == (1, 2, 3, 4, 5, 5)
    assert pending(table).outcomes.count == 1


@pytest.mark.clause("DESP-6.4")
def test_a_target_rolls_on_without_asking_the_player():
    table = choosing(NOTHING, goods=20)
    answer(table, Attempt("General"))
    while table.attempt:
        assert pending(table).seat == CHANCE
        answer(table, (1,) * pending(table).outcomes.count)
    assert table.sheet.goods == 5


@pytest.mark.clause("DESP-6.5")
@pytest.mark.parametrize(("goods", "left"), [(7, 6), (1, 0)])
def test_a_completed_target_scores_and_keeps_the_goods_left(goods, left):
    table = committed(Attempt("Straight"), (1, 2, 3, 4, 5, 5), goods, seats=2)
    events = answer(table, (6,))
    assert TargetCompleted(0, "Straight", (), 50, 1) in events
    assert (table.sheets[0].points, table.sheets[0].goods) == ({"Straight": 50}, left)


@pytest.mark.clause("DESP-6.6")
def test_running_out_of_goods_fails_the_target():
    table = committed(Attempt("Straight"), (1, 2, 3, 4, 5, 5), goods=1, seats=2)
    events = answer(table, (5,))
    assert TargetFailed(0, "Straight", (), 1, 1) in events
    assert (table.sheets[0].points, table.sheets[0].goods) == ({"Straight": 0}, 0)
    assert table.seat == 1


@pytest.mark.clause("DESP-6.7")
def test_an_incomplete_target_without_goods_fails_at_once():
    table = choosing((1, 2, 3, 4, 5, 5), goods=0, seats=2)
    events = answer(table, Attempt("Straight"))
    assert TargetFailed(0, "Straight", (), 0, 1) in events
    assert table.seat == 1


@pytest.mark.clause("DESP-6.6", "DESP-6.7")
def test_the_last_good_still_pays_a_roll():
    table = choosing((1, 2, 3, 4, 5, 5), goods=1)
    answer(table, Attempt("Straight"))
    assert isinstance(table.steps[-1], RollRest)
    table = committed(Attempt("Straight"), (1, 2, 3, 4, 5, 5), goods=2)
    answer(table, (5,))
    assert isinstance(table.steps[-1], RollRest)
    assert table.sheet.goods == 1


@pytest.mark.clause("DESP-6.6", "DESP-6.7")
@pytest.mark.parametrize("others", [0, 9])
def test_only_the_own_goods_keep_a_target_alive(others):
    for goods, goes_on in ((3, True), (1, False)):
        table = committed(Attempt("Straight"), (1, 2, 3, 4, 5, 5), seats=3)
        table.seat = 1
        for sheet in table.sheets:
            sheet.goods = others
        table.sheet.goods = goods
        answer(table, (5,))
        assert (table.seat == 1) == goes_on
    for goods, goes_on in ((1, True), (0, False)):
        table = choosing((1, 2, 3, 4, 5, 5), goods=others, seats=3)
        table.seat, table.sheets[1].goods = 1, goods
        answer(table, Attempt("Straight"))
        assert (table.seat == 1) == goes_on


@pytest.mark.clause("DESP-6.8")
def test_four_of_a_kind_rolls_its_two_spare_dice_along():
    table = choosing((2, 2, 2, 1, 1, 1), goods=5)
    answer(table, Attempt("Four of a kind", (2,)))
    assert pending(table).outcomes.count == 3
    answer(table, (1, 1, 2))
    assert table.sheets[0].points == {"Four of a kind": 40}


# -- 7. collecting --------------------------------------------------------------------------------


@pytest.mark.clause("DESP-7.1")
def test_a_collect_sets_all_dice_of_its_number_aside():
    table = choosing((3, 1, 3, 3, 2, 3))
    answer(table, Attempt("Collect 3"))
    assert table.aside == (0, 2, 3, 5)


@pytest.mark.clause("DESP-7.2")
def test_stopping_at_once_is_free_even_with_nothing_collected():
    table = choosing((1, 1, 2, 2, 3, 3), goods=4, seats=2)
    answer(table, Attempt("Collect 6"))
    events = answer(table, Stop())
    assert Collected(0, "Collect 6", 0, 0, 0) in events
    assert (table.sheets[0].points, table.sheets[0].goods) == ({"Collect 6": 0}, 4)


@pytest.mark.clause("DESP-7.3")
def test_continuing_pays_a_good_and_rolls_the_dice_that_do_not_match():
    table = collecting(6, (6, 1, 6, 2, 3, 4), goods=4)
    answer(table, Continue())
    assert pending(table).outcomes.count == 4
    answer(table, (6, 5, 5, 6))
    assert table.sheet.goods == 3
    assert table.dice == (6, 6, 6, 5, 5, 6)
    assert table.aside == (0, 1, 2, 5)
    assert options(table) == ("Stop collecting", "Continue collecting")


@pytest.mark.clause("DESP-7.3")
@pytest.mark.parametrize(
    ("dice", "goods", "may"),
    [
        (NOTHING, 1, True),
        (NOTHING, 0, False),
        ((6, 6, 6, 6, 6, 1), 1, True),
        ((6, 6, 6, 6, 6, 1), 0, False),
        ((6,) * 6, 1, False),
    ],
)
def test_one_good_and_one_die_that_does_not_match_are_enough_to_continue(dice, goods, may):
    assert ("Continue collecting" in options(collecting(6, dice, goods))) == may


@pytest.mark.clause("DESP-7.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_seat_pays_each_further_roll_with_a_good_of_its_own(seat):
    table = committed(Attempt("Collect 6"), (6, 1, 6, 2, 3, 4), goods=9, seats=2)
    table.seat = seat
    table.sheets[0].goods = table.sheets[1].goods = 4
    answer(table, Continue())
    answer(table, (6, 5, 5, 5))
    answer(table, Continue())
    assert pending(table).outcomes.count == 3
    answer(table, (1, 6, 1))
    assert (table.sheets[seat].goods, table.sheets[1 - seat].goods) == (2, 4)
    assert (table.dice, table.aside) == ((6, 6, 6, 1, 6, 1), (0, 1, 2, 4))
    events = answer(table, Stop())
    assert Collected(seat, "Collect 6", 4, 24, 2) in events


@pytest.mark.clause("DESP-7.4")
@pytest.mark.parametrize(
    ("dice", "goods", "points"), [((6, 6, 1, 1, 1, 1), 0, 12), ((6,) * 6, 9, 36)]
)
def test_without_goods_or_with_six_matches_only_stopping_is_left(dice, goods, points):
    table = collecting(6, dice, goods)
    assert options(table) == ("Stop collecting",)
    answer(table, Stop())
    assert table.sheets[0].points == {"Collect 6": points}


# -- 8. the end -----------------------------------------------------------------------------------


def last_turn(mode="normal", seats=1, goods=9):
    """Every seat holds these goods; the first is about to roll for Collect 1 as its last turn."""
    table = choosing((1, 1, 1, 2, 2, 2), goods, dict.fromkeys(all_but("Collect 1"), 0), mode, seats)
    for sheet in table.sheets:
        sheet.goods = goods
    return table


def finish(table, dice_of_others):
    answer(table, Attempt("Collect 1"))
    events = answer(table, Stop())
    for dice in dice_of_others:
        answer(table, dice)
        answer(table, Attempt("Collect 1"))
        events = answer(table, Stop())
    return events


@pytest.mark.clause("DESP-8.1")
def test_a_leftover_good_is_a_point():
    table = last_turn(goods=9)
    events = finish(table, [])
    assert events[-2:] == [GoodsScored(0, 9, 12), GameEnded((0,), 12)]
    assert new_match().game.result(table).scores == (12,)


@pytest.mark.clause("DESP-8.1")
def test_the_leftover_goods_of_every_seat_count():
    table = last_turn(goods=9, seats=3)
    table.sheets[1].goods, table.sheets[2].goods = 0, 4
    finish(table, [(3,) * 6] * 2)
    assert [table.score(seat) for seat in range(3)] == [12, 5, 9]


@pytest.mark.clause("DESP-8.2")
def test_the_highest_score_wins():
    table = last_turn(seats=2)
    finish(table, [(1, 1, 1, 1, 1, 1)])
    assert new_match().game.result(table).scores == (12, 20)
    assert new_match().game.result(table).ranks == (2, 1)


@pytest.mark.clause("DESP-8.3")
def test_equal_scores_share_the_better_rank():
    table = last_turn(seats=4)
    for sheet in table.sheets[1:]:
        sheet.goods -= 5
    finish(table, [(1, 1, 1, 3, 3, 3), (3,) * 6, (1, 3, 3, 3, 3, 3)])
    assert new_match().game.result(table).ranks == (1, 1, 4, 3)


@pytest.mark.clause("DESP-8.4")
def test_in_misere_the_lowest_score_wins():
    table = last_turn("misere", seats=2)
    table.sheets[1].goods -= 5
    events = finish(table, [(3,) * 6])
    assert new_match().game.result(table).ranks == (2, 1)
    assert events[-1] == GameEnded((1,), 9)


@pytest.mark.clause("DESP-8.3", "DESP-8.4")
def test_in_misere_equal_scores_share_the_better_rank_too():
    table = last_turn("misere", seats=3)
    for sheet in table.sheets[1:]:
        sheet.goods -= 5
    finish(table, [(3,) * 6, (3,) * 6])
    assert new_match().game.result(table).ranks == (3, 1, 1)


@pytest.mark.clause("DESP-8.5")
def test_misere_has_no_reroll():
    assert "Reroll" not in options(choosing(NOTHING, goods=5, mode="misere"))
    assert len(options(choosing(NOTHING, goods=5, mode="misere"))) == 57


@pytest.mark.clause("DESP-8.5")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("used", "goods"), [((), 1), (("General",), 10), (all_but("General"), 70)])
def test_no_turn_of_any_seat_has_a_reroll_in_misere(seat, used, goods):
    def may_reroll(mode):
        table = choosing(NOTHING, goods, used, mode, seats=2)
        table.seat, table.sheets[seat].goods = seat, goods
        return "Reroll" in options(table)

    assert may_reroll("normal")
    assert not may_reroll("misere")


@pytest.mark.clause("DESP-8.6")
def test_misere_still_rolls_for_targets_collects_and_counts_goods():
    collected = collecting(6, NOTHING, goods=3, mode="misere")
    assert options(collected) == ("Stop collecting", "Continue collecting")
    target_chosen = choosing(NOTHING, goods=2, mode="misere")
    answer(target_chosen, Attempt("General"))
    assert isinstance(target_chosen.steps[-1], RollRest)
    table = last_turn("misere", goods=9)
    finish(table, [])
    assert new_match().game.result(table).scores == (12,)


# -- any game -------------------------------------------------------------------------------------


@given(st.integers(0, 10**6), st.integers(1, 6), st.sampled_from(["normal", "misere"]))
@settings(max_examples=25, deadline=None)
def test_any_game_keeps_its_dice_goods_and_sheets_in_order(seed, seats, mode):
    match = new_match(*["random"] * seats, seed=str(seed), mode=mode)
    bots = bots_of(match)
    while not match.is_over:
        play_bots(match, bots, 1)
        table = match.table
        assert table.check() == []
        assert len(table.dice) in (0, 6)
        assert all(0 <= sheet.goods <= 70 for sheet in table.sheets)
    assert all(set(sheet.points) == set(NAMES) for sheet in match.table.sheets)
    for seat, score in enumerate(match.result.scores):
        sheet = match.table.sheets[seat]
        assert score == sum(sheet.points.values()) + sheet.goods <= 604


@pytest.mark.parametrize("attempt", [a for name in NAMES[6:] for a in attempts(name)], ids=str)
def test_every_target_is_completed_by_its_own_dice(attempt):
    dice = (*target(attempt.combination, attempt.faces), 1, 1)[:6]
    table = choosing(dice, goods=0)
    assert len(matched_dice(dice, target(attempt.combination, attempt.faces))) >= 4
    answer(table, attempt)
    assert list(table.sheets[0].points.values()) == [full_score(attempt.combination, attempt.faces)]


@pytest.mark.parametrize("seats", [1, 3])
def test_every_event_has_a_sentence(seats):
    match = new_match(*["random"] * seats)
    play_bots(match, bots_of(match))
    names = match.setup.seat_names
    texts = [match.game.event_text(e, names) for move in match.moves for e in move.events]
    assert all(text and "\n" not in text and not text.endswith(".") for text in texts)
    assert texts[-1].endswith("points")


@pytest.mark.parametrize(
    ("event", "ada", "you"),
    [
        (TurnStarted(0, 3, 8), "Ada starts turn 3 with 8 goods", "You start turn 3 with 8 goods"),
        (
            DiceRolled(0, (1,), (6,), 1, 7),
            "Ada pays 1 good and rolls a 6",
            "You pay 1 good and roll a 6",
        ),
        (
            TargetCompleted(0, "Straight", (), 50, 1),
            "Ada completes Straight in 1 roll: 50 points",
            "You complete Straight in 1 roll: 50 points",
        ),
        (
            GoodsScored(0, 0, 400),
            "Ada has no goods left and ends with 400 points",
            "You have no goods left and end with 400 points",
        ),
        (GameEnded((0,), 1), "Ada wins with 1 point", "You win with 1 point"),
    ],
)
def test_sentences_fit_a_name_and_the_word_you(event, ada, you):
    assert GAME.event_text(event, ["Ada"]) == ada
    assert GAME.event_text(event, ["You"]) == you


def test_shared_wins_name_everybody():
    ended = GameEnded((0, 2), 9)
    assert GAME.event_text(ended, ["A", "B", "C"]) == "A and C share the win with 9 points"
    assert GAME.event_text(ended, ["You", "B", "C"]) == "You and C share the win with 9 points"


@pytest.mark.parametrize(
    ("dice", "said"), [((1, 2, 3, 4, 5, 5), "one die"), ((1, 2, 3, 4, 4, 4), "2 dice")]
)
def test_a_forced_roll_says_how_many_dice(dice, said):
    asked = pending(committed(Attempt("Straight"), dice))
    assert GAME.prompt(asked, ["You"]) == f"Pay 1 good and roll {said} for Straight"
