"""The sheet and the move words, as worked examples."""

import json
from pathlib import Path

import pytest

from games.despirala import combinations, moves
from games.despirala.combinations import (
    MOST_GOODS,
    NAMES,
    UnknownCombinationError,
    full_score,
    legal_faces,
    matched_dice,
    missing_dice,
    score,
    target,
)
from games.despirala.moves import (
    Attempt,
    Continue,
    Reroll,
    Stop,
    UnreadableMoveError,
    legal_collect_moves,
    legal_moves,
    read_move,
)

ORACLE = json.loads((Path(__file__).parent / "data" / "oracle.json").read_text(encoding="utf-8"))


def test_the_sheet_lists_the_combinations_of_the_document_in_order():
    assert list(NAMES) == ORACLE["conventions"]["combos"]


@pytest.mark.parametrize(
    ("name", "faces", "wanted"),
    [
        ("Collect 3", (), (3, 3, 3, 3, 3, 3)),
        ("Three pairs", (3, 5, 6), (3, 3, 5, 5, 6, 6)),
        ("Two triples", (2, 4), (2, 2, 2, 4, 4, 4)),
        ("Four of a kind", (5,), (5, 5, 5, 5)),
        ("Kamerun", (), (4, 5, 5, 6, 6, 6)),
        ("Straight", (), (1, 2, 3, 4, 5, 6)),
        ("Six of a kind", (1,), (1,) * 6),
        ("General", (), (6,) * 6),
        ("Despirala", (), (1, 1, 1, 1, 1, 6)),
    ],
)
def test_each_combination_wants_the_dice_of_the_sheet(name, faces, wanted):
    assert target(name, faces) == wanted


def test_the_order_of_named_faces_does_not_matter():
    assert target("Three pairs", (6, 3, 5)) == target("Three pairs", (3, 5, 6))


@pytest.mark.parametrize(
    ("name", "faces"),
    [
        ("Two triples", (3, 3)),
        ("Three pairs", (1, 2)),
        ("Four of a kind", (7,)),
        ("Kamerun", (4,)),
        ("Full house", ()),
    ],
)
def test_repeated_missing_or_foreign_faces_are_refused(name, faces):
    with pytest.raises(UnknownCombinationError):
        target(name, faces)


@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("Three pairs", 20),
        ("Two triples", 15),
        ("Four of a kind", 6),
        ("Six of a kind", 6),
        ("Collect 1", 1),
        ("Straight", 1),
    ],
)
def test_the_number_of_choices_of_faces(name, ways):
    assert len(legal_faces(name)) == ways


@pytest.mark.parametrize(
    ("name", "faces", "points"),
    [
        ("Collect 6", (), 36),
        ("Three pairs", (1, 2, 3), 12),
        ("Three pairs", (4, 5, 6), 30),
        ("Two triples", (5, 6), 33),
        ("Four of a kind", (1,), 40),
        ("Kamerun", (), 45),
        ("Straight", (), 50),
        ("Six of a kind", (2,), 60),
        ("General", (), 70),
        ("Despirala", (), 80),
    ],
)
def test_points_of_a_full_combination(name, faces, points):
    assert full_score(name, faces) == points


def test_a_collect_pays_per_die_and_may_pay_nothing():
    assert [score("Collect 4", (), matched) for matched in range(7)] == [0, 4, 8, 12, 16, 20, 24]


def test_an_incomplete_target_pays_nothing():
    assert score("General", (), 5) == 0


def test_the_upper_bound_of_a_game_is_604():
    best = {name: max(full_score(name, faces) for faces in legal_faces(name)) for name in NAMES}
    assert sum(best.values()) + MOST_GOODS == 604


def test_only_as_many_dice_are_set_aside_as_the_target_has():
    assert matched_dice((5, 5, 5, 1, 2, 6), target("Kamerun")) == (0, 1, 5)
    assert missing_dice((5, 5, 5, 1, 2, 6), target("Kamerun")) == (4, 6, 6)


def test_a_collect_sets_aside_every_die_of_its_number():
    assert matched_dice((3, 1, 3, 6, 3, 2), target("Collect 3")) == (0, 2, 4)


def test_fifty_eight_legal_moves_at_the_opening():
    offered = legal_moves(used=(), goods=5, misere=False)
    assert len(offered) == 58
    assert len(set(offered)) == 58
    assert offered[-1] == Reroll()


@pytest.mark.parametrize(("goods", "misere"), [(0, False), (5, True)])
def test_no_reroll_without_goods_nor_in_misere(goods, misere):
    offered = legal_moves((), goods, misere)
    assert len(offered) == 57
    assert Reroll() not in offered


def test_used_combinations_are_not_offered_again():
    offered = legal_moves({"Three pairs", "Collect 1"}, 1, misere=False)
    assert len(offered) == 58 - 20 - 1


@pytest.mark.parametrize(
    ("matched", "goods", "offered"),
    [(3, 1, (Stop(), Continue())), (6, 5, (Stop(),)), (2, 0, (Stop(),))],
)
def test_continuing_needs_a_good_and_a_die_that_does_not_match(matched, goods, offered):
    assert legal_collect_moves(matched, goods) == offered


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("Collect 3", Attempt("Collect 3")),
        ("TWO TRIPLES 5 3", Attempt("Two triples", (3, 5))),
        ("  three   pairs 6 1 2 ", Attempt("Three pairs", (1, 2, 6))),
        ("despirala", Attempt("Despirala")),
        ("reroll", Reroll()),
        ("stop", Stop()),
        ("Continue Collecting", Continue()),
    ],
)
def test_move_words_of_the_document_are_read_in_any_case(words, move):
    assert read_move(words) == move


@pytest.mark.parametrize(
    "words", ["", "collect", "Collect 7", "two triples 3", "two triples x y", "Generals", "6"]
)
def test_other_words_are_refused_with_a_sentence(words):
    with pytest.raises(UnreadableMoveError):
        read_move(words)


def test_every_legal_move_reads_back_from_its_own_words():
    for move in (*legal_moves((), 5, misere=False), Stop(), Continue()):
        assert read_move(str(move)) == move


def test_the_rules_of_the_sheet_load_without_numpy():
    for module in (combinations, moves):
        assert not hasattr(module, "np")


@pytest.mark.parametrize(("faces", "said"), [((), "none"), ((3, 3), "3 3")])
def test_faces_that_do_not_fit_are_named(faces, said):
    with pytest.raises(UnknownCombinationError, match=f"different faces of a die, not {said}$"):
        combinations.target("Three pairs", faces)
