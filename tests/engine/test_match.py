"""A match is its set-up and its answers: worked examples at a game of Nim."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.decision import CHANCE, Chance, Decision
from engine.core.errors import IllegalAnswer, InputError
from engine.core.game import check_setup
from engine.core.match import Match, bots_of, play_bots, play_out
from engine.core.setup import Result, SeatSetup, Setup
from tests.nim import GAME, HeapRolled, Nim, Take, Taken

TWO_PEOPLE = (SeatSetup("human", "Ann"), SeatSetup("human", "Bob"))
ANN_AND_BOT = (SeatSetup("human", "Ann"), SeatSetup("perfect", "Perfect"))


def new_match(seats=TWO_PEOPLE, **kwargs) -> Match:
    return Match(GAME, Setup(seats, "amber-otter-42", **kwargs))


def test_chance_is_a_seat_that_the_match_answers_from_its_seed():
    match = new_match()
    assert isinstance(match.pending, Chance)
    move = match.roll()
    assert move.seat == CHANCE
    assert move.events == (HeapRolled(10 + move.answer[0]),)
    assert isinstance(match.pending, Decision)


def test_the_same_seed_rolls_the_same_dice():
    assert new_match().roll().answer == new_match().roll().answer


def test_an_illegal_answer_changes_nothing():
    match = new_match()
    match.roll()
    before = match.table.copy()
    with pytest.raises(IllegalAnswer, match="'Take 4' is not possible now"):
        match.answer(Take(4))
    assert match.table == before
    assert len(match.moves) == 1


def test_undo_takes_back_a_person_s_answer_but_not_a_roll():
    match = new_match()
    match.roll()
    heap = match.table.heap
    match.answer(Take(3))
    match.undo()
    assert (match.table.heap, match.table.turn) == (heap, 0)
    assert match.undo_index is None
    with pytest.raises(IllegalAnswer, match="can't undo any further"):
        match.undo()


def test_undo_stops_at_a_bot_s_answer_except_in_practice():
    normal, practice = new_match(ANN_AND_BOT), new_match(ANN_AND_BOT, practice=True)
    for match in (normal, practice):
        match.roll()
        match.answer(Take(1))
        play_bots(match, bots_of(match))
    assert normal.undo_index is None
    assert practice.undo_index == 1


class SecretNim(Nim):
    """Nim that claims to have something to hide."""

    has_hidden_information = True


def test_undo_does_not_look_behind_the_next_person_s_screen():
    match = Match(SecretNim(), Setup(TWO_PEOPLE, "amber-otter-42"))
    match.roll()
    match.answer(Take(3))
    assert match.undo_index is None
    practice = Match(SecretNim(), Setup(TWO_PEOPLE, "amber-otter-42", practice=True))
    practice.play_recorded([(move.answer, ()) for move in match.moves])
    assert practice.undo_index == 1


def test_typed_dice_can_be_taken_back():
    match = new_match(dice_by_hand=True)
    assert match.waits_for_person
    match.answer((2,))
    match.undo()
    match.answer((5,))
    assert match.table.heap == 15


def test_redo_plays_again_what_undo_took_back():
    match = new_match(ANN_AND_BOT, practice=True)
    match.roll()
    match.answer(Take(1))
    play_bots(match, bots_of(match))
    after = match.table.copy()
    match.undo()
    match.redo()
    assert match.table == after
    assert not match.can_redo


def test_a_new_answer_forgets_what_was_undone():
    match = new_match()
    match.roll()
    match.answer(Take(1))
    match.undo()
    match.answer(Take(2))
    assert not match.can_redo


def test_a_fork_goes_its_own_way():
    match = new_match()
    match.roll()
    fork = match.fork()
    fork.answer(Take(3))
    assert len(match.moves) == 1
    assert match.table.heap == fork.table.heap + 3


def test_the_events_are_the_log():
    match = new_match()
    match.roll()
    assert match.answer(Take(2)).events == (Taken(0, 2),)


@given(st.text(min_size=1, max_size=8), st.integers(1, 6))
def test_bots_finish_a_game_and_the_same_seed_gives_the_same_log(seed, seats):
    logs = []
    for _ in range(2):
        setup = Setup((SeatSetup("random", "R"),) * seats, seed)
        match = Match(GAME, setup, keeps_history=False)
        play_bots(match, bots_of(match))
        assert match.is_over
        logs.append(match.moves)
    assert logs[0] == logs[1]


def test_a_quick_game_without_a_log_is_the_same_game():
    setup = Setup((SeatSetup("random", "R"), SeatSetup("perfect", "P")), "quick")
    match = Match(GAME, setup)
    play_bots(match, bots_of(match))
    assert play_out(GAME, setup, 1000) == (match.table, len(match.moves))


def test_equal_scores_share_the_better_rank():
    assert Result.by_score([5, 9, 9, 1]).ranks == (3, 1, 1, 4)
    assert Result.by_score([5, 9, 9, 1], lowest_wins=True).ranks == (2, 3, 3, 1)


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (Setup((), "1"), "Nim seats 1 to 6, not 0"),
        (Setup(TWO_PEOPLE, ""), "the seed is empty: give a word or a number"),
        (Setup(TWO_PEOPLE, "1", {"x": "3"}), "Nim has no option 'x'; its options are most"),
        (Setup(TWO_PEOPLE, "1", {"most": "9"}), "option most cannot be '9'; it is one of 3, 4"),
    ],
)
def test_a_wrong_set_up_gets_one_sentence(setup, sentence):
    with pytest.raises(InputError) as refusal:
        check_setup(GAME, setup)
    assert str(refusal.value) == sentence


def test_an_unknown_bot_is_named_with_those_there_are():
    with pytest.raises(InputError) as refusal:
        GAME.bot("deep-blue", Setup(TWO_PEOPLE, "1"))
    assert str(refusal.value) == "Nim has no player 'deep-blue'; it has human, perfect, random"
