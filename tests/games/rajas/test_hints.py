"""The adviser's numbers and reasons, on small tables."""

import pytest

from engine.core.clauses import game_clauses
from engine.core.step import pending
from games.rajas.bots.raja import MONEY_PER_ROUND
from games.rajas.foresight import outlook
from games.rajas.game import GAME
from games.rajas.hints import advice, said_of
from games.rajas.moves import Buy, Lay, Pay, Place
from games.rajas.province import Laid
from tests.games.rajas.positions import BOARD, a_table, dice, dummy, in_words, person, play


def asked(table):
    return pending(table)


@pytest.mark.clause("RAJ-13.4")
def test_the_first_reason_says_what_is_won_against_the_next_kind_of_move():
    table = a_table(person("o6 o6 g2", money=6), tops="OT5 GC1")
    told = advice(table, asked(table))
    kinds = told.distinct(table)
    assert len({hint.option for hint in kinds}) == len(kinds) < len(told.hints)
    assert f": {-kinds[1].rounds:.2f} rounds better than" in in_words(told.reasons)[0]


def test_spaces_that_bring_the_same_for_the_same_die_are_one_move():
    table = a_table(person("o6 o6", money=6), dummy(), dummy(), tops="OT5")
    assert Place("terrace_blue_2") in asked(table).options
    told = advice(table, asked(table)).distinct(table)
    quarries = [hint.option.space for hint in told if hint.option.space.startswith("quarry")]
    assert quarries == ["quarry_1"]
    terraces = [hint.option.space for hint in told if hint.option.space.startswith("terrace_blue")]
    assert terraces == ["terrace_blue_1"]


def test_it_says_what_a_move_brings_at_once_and_which_dice_it_costs():
    table = a_table(person("o6 o6 o3 o3", money=6), tops="OT5")
    play(table, Place("quarry_1"), Buy("OT5"))
    told = advice(table, asked(table))
    assert told.best.option == Pay(dice("o6 o6"))
    texts = in_words(told.reasons)
    assert "you give orange 6, orange 6 and keep orange 3, orange 3" in texts


def test_where_all_moves_are_alike_nothing_is_compared_and_the_gap_is_told():
    """Only the spaces of the quarry are free."""
    elsewhere = [space for space in BOARD.by_id[2] if not space.startswith("quarry")]
    table = a_table(person("o6"), person("o1"), tops="OT1", placed=dict.fromkeys(elsewhere, 1))
    told = advice(table, asked(table))
    assert len(told.distinct(table)) == 1
    texts = in_words(told.reasons)
    assert not any("rounds against" in text for text in texts)
    before, after = table.seats[0].gap, outlook(table, 0, told.best.option).gap_after
    assert (f"the gap goes from {before} to {after}" in texts) == (before != after)


def test_a_border_that_a_road_reaches_is_told():
    table = a_table(person("o5", tiles=(Laid(1, "GC1", 1),)), tops="OC2")
    play(table, Place("quarry_1"), Buy("OC2"))
    told = {option: " ".join(in_words(said_of(table, 0, option)))
            for option in asked(table).options if isinstance(option, Lay)}  # fmt: skip
    assert "a border" in told[Lay(0, 0)]
    assert any("border" not in words for words in told.values())


def test_the_gap_is_told_when_it_changes():
    table = a_table(person("o6 o6", money=6, scrolls=(4, 4, 4, 4)), tops="OT5 OT1")
    play(table, Place("quarry_1"))
    told = advice(table, asked(table))
    gap = table.seats[0].gap
    assert any(f"the gap goes from {gap} to " in text for text in in_words(told.reasons)) == (
        outlook(table, 0, told.best.option).gap_after != gap
    )


def test_every_reason_cites_a_clause_that_exists():
    known = {clause.id for clause in game_clauses(GAME)}
    table = a_table(person("o6 o6 g2", money=6), tops="OT5 GC1")
    reasons = advice(table, asked(table)).reasons
    assert len(reasons) > 3
    assert {reason.clause for reason in reasons} <= known
    assert MONEY_PER_ROUND > 0
