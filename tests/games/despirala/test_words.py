"""The move words, and the sentences that answer near misses."""

import re

import pytest

from engine.core.errors import IllegalAnswer
from engine.core.step import pending
from games.despirala.game import GAME
from games.despirala.moves import Attempt, Continue, Reroll, Stop, parse_move
from tests.games.despirala.positions import choosing, collecting

DICE = (1, 2, 3, 4, 5, 6)
CHOOSING = pending(choosing(DICE))
COLLECTING = pending(collecting(6, DICE))


@pytest.mark.clause("DESP-9.1")
@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("Collect 3", Attempt("Collect 3")),
        ("Two triples 3 5", Attempt("Two triples", (3, 5))),
        ("Three pairs 3 5 6", Attempt("Three pairs", (3, 5, 6))),
        ("Four of a kind 2", Attempt("Four of a kind", (2,))),
        ("Six of a kind 6", Attempt("Six of a kind", (6,))),
        ("Kamerun", Attempt("Kamerun")),
        ("Straight", Attempt("Straight")),
        ("General", Attempt("General")),
        ("Despirala", Attempt("Despirala")),
        ("Reroll", Reroll()),
    ],
)
def test_a_move_is_its_name_and_its_faces(words, move):
    assert parse_move(CHOOSING, words) == move


@pytest.mark.clause("DESP-9.1")
def test_every_option_is_read_back_from_its_own_words():
    assert [parse_move(CHOOSING, str(option)) for option in CHOOSING.options] == list(
        CHOOSING.options
    )


@pytest.mark.clause("DESP-9.2")
@pytest.mark.parametrize(
    "words", ["THREE PAIRS 6 5 3", "  three   pairs 5 3 6 ", "Three Pairs 3 6 5"]
)
def test_case_order_and_spaces_do_not_matter(words):
    assert parse_move(CHOOSING, words) == Attempt("Three pairs", (3, 5, 6))


@pytest.mark.clause("DESP-9.3")
@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("Continue", Continue()),
        ("continue collecting", Continue()),
        ("STOP", Stop()),
        ("Stop collecting", Stop()),
    ],
)
def test_collecting_has_two_moves_with_short_forms(words, move):
    assert parse_move(COLLECTING, words) == move


@pytest.mark.clause("DESP-9.5")
@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("Three pairs: threes, fives and sixes", Attempt("Three pairs", (3, 5, 6))),
        ("Collect ones", Attempt("Collect 1")),
        ("two triples two, six", Attempt("Two triples", (2, 6))),
        ("four of a kind fours", Attempt("Four of a kind", (4,))),
    ],
)
def test_faces_may_be_words(words, move):
    assert parse_move(CHOOSING, words) == move


@pytest.mark.clause("DESP-9.6")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("Two triples", "Two triples needs two different faces from 1 to 6"),
        ("Two triples 3 3", "such as 'Two triples 3 5'"),
        ("Three pairs 1 2", "Three pairs needs three different faces"),
        ("Six of a kind 7", "Six of a kind needs one face from 1 to 6"),
        ("Collect 7", "Collect needs one number from 1 to 6, such as 'Collect 3'"),
        ("Collect", "Collect needs one number"),
        ("Kamerun 4", "Kamerun needs no face"),
        ("Dispirala", "Did you mean 'Despirala'?"),
        ("Four of kind 3", "Did you mean 'Four of a kind'?"),
        ("rerol", "Did you mean 'Reroll'?"),
        ("Stop", "'Stop collecting' is only for collecting"),
    ],
)
def test_a_near_miss_gets_one_sentence(words, sentence):
    said = refusal(CHOOSING, words)
    assert re.match(r"^[^.]*(?:'[^']*'[^.]*)*[.?]$", said)
    assert sentence in said


def refusal(decision, words):
    """What a person is told who types no move."""
    with pytest.raises(IllegalAnswer) as refused:
        parse_move(decision, words)
    return GAME.problem_text(refused.value, ("You",))


@pytest.mark.clause("DESP-9.6")
@pytest.mark.parametrize(
    ("decision", "words", "sentence"),
    [
        (COLLECTING, "Straight", "You are collecting"),
        (COLLECTING, "Reroll", "You are collecting"),
        (pending(collecting(6, DICE, goods=0)), "Continue", "You can't continue"),
        (pending(choosing(DICE, goods=0)), "Reroll", "costs 1 good"),
        (pending(choosing(DICE, used=("Straight",))), "Straight", "has been attempted already"),
    ],
)
def test_a_move_not_possible_now_gets_the_reason(decision, words, sentence):
    assert sentence in refusal(decision, words)


@pytest.mark.parametrize("words", ["", "hello there", "42", "🎲", "take 3"])
def test_words_far_from_any_move_are_none(words):
    assert parse_move(CHOOSING, words) is None
