"""Tables of Despirala set out by hand: each edit alone."""

import pytest

from games.despirala.combinations import NAMES
from games.despirala.moves import Attempt
from games.despirala.setting_out import (
    LAID,
    choose_attempt,
    choose_kind,
    count_goods,
    count_rolls,
    kind_of,
    kinds_of,
    tidied,
    turn_cell,
    turn_die,
    turn_faces,
)
from games.despirala.state import TURNS
from tests.games.despirala.positions import all_but, choosing, collecting, committed, starting

DICE = (1, 2, 3, 3, 5, 6)


def two_seats(*used: str):
    """Two seats with these cells filled, the first about to choose."""
    return choosing(DICE, used=used, seats=2)


# -- the dice -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "by", "face"), [(0, 1, 2), (0, -1, 6), (5, 1, 1), (5, -1, 5), (2, 1, 4)]
)
def test_a_die_shows_the_next_face_or_the_one_before(place, by, face):
    after = turn_die(choosing(DICE), place, by)
    assert after.dice == (*DICE[:place], face, *DICE[place + 1 :])


def test_without_dice_one_of_each_face_is_laid_out():
    after = turn_die(starting(), 3)
    assert after.dice == LAID
    assert kind_of(after) == "choose"


def test_a_combination_is_chosen_with_the_faces_that_match_most_and_put_back_by_the_same():
    table = choosing((4, 4, 4, 2, 2, 1))
    table.rolls = 3
    after = choose_attempt(table, "Two triples")
    assert after.attempt is not None
    assert set(after.attempt.faces) == {2, 4}
    assert (after.rolls, kind_of(after)) == (0, "rest")
    assert after.aside == (0, 1, 2, 3, 4)
    back = choose_attempt(after, "Two triples")
    assert (back.attempt, back.aside, kind_of(back)) == (None, (), "choose")


def test_a_combination_that_is_used_up_is_not_chosen():
    table = two_seats("General")
    assert choose_attempt(table, "General") is table


def test_the_faces_of_a_combination_are_gone_through_and_come_round():
    table = choose_attempt(choosing((6, 6, 6, 6, 1, 2)), "Four of a kind")
    assert [turn_faces(table, by).attempt.faces for by in (0, 1, -1)] == [(6,), (1,), (5,)]
    assert turn_faces(table, 1).aside == (4,)
    without = choosing(DICE)
    assert turn_faces(without) is without


def test_rolls_are_counted_for_a_chosen_combination_only():
    chosen = choose_attempt(choosing(DICE), "General")
    assert [count_rolls(chosen, by).rolls for by in (2, -1)] == [2, 0]
    assert count_rolls(choosing(DICE), 2).rolls == 0


# -- what comes next ------------------------------------------------------------------------------


def test_what_a_table_may_wait_for():
    assert kinds_of(choosing(DICE)) == ("start", "roll", "choose")
    assert kinds_of(collecting(3, DICE)) == ("start", "roll", "choose", "collect", "rest")
    general = committed(Attempt("General", ()), DICE)
    assert kinds_of(general) == ("start", "roll", "choose", "rest")
    over = turn_cell(choosing(DICE, used=all_but("General")), 0, "General")
    assert over.is_over
    assert kinds_of(over) == ()


def test_a_collection_waits_to_go_on_and_while_it_rolls_for_the_rest():
    table = collecting(3, DICE)
    rolling = choose_kind(table, "rest")
    assert kind_of(rolling) == "rest"
    assert kind_of(turn_die(rolling, 0)) == "rest"
    assert kind_of(turn_die(table, 0)) == "collect"
    full = rolling
    for place, face in enumerate(DICE):
        full = turn_die(full, place, 3 - face)
    assert full.dice == (3,) * 6
    assert kind_of(full) == "collect", "nothing is left to roll"


def test_a_target_always_waits_for_the_rest():
    table = committed(Attempt("General", ()), DICE)
    assert kind_of(turn_die(table, 0)) == "rest"


def test_without_a_choice_no_dice_lie_aside():
    after = turn_die(choosing(DICE), 0)
    assert (after.aside, kind_of(after)) == ((), "choose")


# -- the sheets -----------------------------------------------------------------------------------


def test_the_seat_with_the_fewest_cells_is_to_play():
    table = two_seats()
    first = turn_cell(table, 0, "General")
    assert (first.turn, first.seat) == (1, 1)
    both = turn_cell(first, 1, "General")
    assert (both.turn, both.seat) == (2, 0)


def test_a_choice_under_way_is_put_back_when_another_is_to_play():
    table = committed(Attempt("General", ()), DICE, seats=2)
    assert turn_cell(table, 1, "Kamerun").attempt == table.attempt
    after = turn_cell(table, 0, "Kamerun")
    assert (after.seat, after.attempt, kind_of(after)) == (1, None, "choose")


def test_full_sheets_end_the_game_and_a_free_cell_begins_its_last_turn():
    table = choosing(DICE, used=all_but("General"))
    over = turn_cell(table, 0, "General")
    assert over.is_over
    assert (over.turn, over.seat, over.dice, over.attempt) == (TURNS, 0, (), None)
    again = turn_cell(over, 0, NAMES[0])
    assert not again.is_over
    assert (again.turn, kind_of(again)) == (TURNS, "start")


def test_of_several_full_sheets_the_last_seat_has_played_last():
    table = choosing(DICE, used=all_but("General"), seats=2)
    over = turn_cell(turn_cell(table, 0, "General"), 1, "General")
    assert over.is_over
    assert over.seat == 1


def test_a_cell_goes_through_its_points_to_zero_and_is_free_again():
    table, seen = choosing(DICE), []
    for _ in range(8):
        table = turn_cell(table, 0, "Collect 2")
        seen.append(table.sheets[0].points.get("Collect 2"))
    assert seen == [12, 10, 8, 6, 4, 2, 0, None]


def test_goods_stay_within_what_a_seat_can_hold():
    table = choosing(DICE, goods=5)
    assert count_goods(table, 0, -1).sheets[0].goods == 4
    assert count_goods(table, 0, 9).sheets[0].goods == 5
    assert count_goods(table, 0, -9).sheets[0].goods == 0


@pytest.mark.parametrize(
    ("table", "most"),
    [
        (choosing(DICE, used=NAMES[:2], seats=3), [15, 10, 10]),
        (starting(used=NAMES[:2], seats=3), [10, 10, 10]),
        (choosing(DICE, seats=2), [5, 0]),
        (starting(seats=2), [0, 0]),
    ],
    ids=["third turn begun", "third turn to come", "first turn begun", "first turn to come"],
)
def test_every_turn_that_has_begun_gave_five_goods(table, most):
    seats = range(len(table.sheets))
    assert [count_goods(table, seat, 99).sheets[seat].goods for seat in seats] == most


def test_a_seat_that_there_is_not_is_put_right():
    table = choosing(DICE)
    table.seat = 4
    assert tidied(table).seat == 0


def test_dice_that_lie_as_they_can_stay_and_others_are_put_away():
    table = choosing(DICE)
    assert tidied(table).dice == DICE
    table.rolls = 1  # paid for no combination
    assert (tidied(table).dice, tidied(table).rolls) == ((), 0)
