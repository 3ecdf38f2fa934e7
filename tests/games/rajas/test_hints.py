"""The adviser's numbers and reasons, on small tables."""

from random import Random

import pytest

from engine.core.game import game_clauses
from engine.core.step import pending
from games.rajas.bots.evaluator import Prospect
from games.rajas.bots.raja import MONEY_PER_ROUND, PAGE, RAJA, Raja
from games.rajas.game import GAME
from games.rajas.learning import advice, said_of
from games.rajas.move_words import outlook
from games.rajas.moves import Buy, Lay, Pay, Place, TurnDie
from games.rajas.state import Laid
from tests.games.rajas.positions import (
    BOARD,
    VOICE,
    a_table,
    dice,
    dummy,
    in_words,
    person,
    play,
)


def asked(table):
    return pending(table)


@pytest.mark.clause("RAJ-13.4")
def test_the_first_reason_says_what_is_won_against_the_next_kind_of_move():
    table = a_table(person("o6 o6 g2", money=6), tops="OT5 GC1")
    told = advice(table, asked(table))
    kinds = told.distinct(table)
    assert len({hint.option for hint in kinds}) == len(kinds) < len(told.hints)
    assert kinds[1].rounds == 0, "too little to be told as a number"
    assert in_words(told.reasons)[0].endswith(", about equal")
    alike = [hint for hint in kinds[1:] if not hint.rounds]
    assert 0 < len(alike) != len(kinds[1:]) - len(alike)
    args = {each.said.key: each.said.args for each in told.reasons}
    close, tried = args["others-close"]["others"], args["played-out"]["moves"]
    assert 0 < close < tried <= len(alike), "what was never tried is not counted"


def test_spaces_that_bring_the_same_for_the_same_die_are_one_move():
    table = a_table(person("o6 o6", money=6), dummy(), dummy(), tops="OT5")
    assert Place("terrace_blue_2") in asked(table).options
    told = advice(table, asked(table)).distinct(table)
    quarries = [hint.option.space for hint in told if hint.option.space.startswith("quarry")]
    assert quarries == ["quarry_1"]
    terraces = [hint.option.space for hint in told if hint.option.space.startswith("terrace_blue")]
    assert terraces == ["terrace_blue_1"]


@pytest.mark.clause("RAJ-13.4")
def test_the_same_position_gets_the_same_hint_whatever_was_laid_or_placed_first():
    """Several tiles may be replaced, and some of these moves are all the same to him."""
    tiles = (Laid(7, "PT3"), Laid(12, "PC3"), Laid(18, "PC1"), Laid(1, "GS3", 1),
             Laid(0, "GC4"), Laid(3, "OS2", 1), Laid(4, "GT4", 3), Laid(13, "BT4", 2))  # fmt: skip
    placed = {"quarry_1": 0, "market_tea": 1, "dancer": 1}
    seat = {"owned": 4, "money": 12}
    found = []
    for turned in (False, True):
        order = -1 if turned else 1
        table = a_table(
            person("o5 g6 b6 p6", tiles=tiles[::order], claimed=(0, 1, 7)[::order], **seat),
            person("o1"), placed=dict(list(placed.items())[::order]), tops="OT3 GT3 BT3 PT2",
        )  # fmt: skip
        first = advice(table, asked(table))
        play(table, Place("master_builder", dice("o5")[0]))
        found.append((first, advice(table, asked(table))))
        assert asked(table).kind == "replace"
    assert found[0] == found[1]


@pytest.mark.clause("RAJ-13.6")
@pytest.mark.parametrize(
    ("area", "free", "hand"),
    [("market", "market_silk", "g2 g6"), ("balconies", "balcony_green", "g2 g6")],
)
def test_of_dice_of_one_colour_that_bring_the_same_the_lowest_is_given(
    monkeypatch, area, free, hand
):
    """Where the high die seems to win a sixteenth of a round, and where it wins much more."""
    elsewhere = [space for space in BOARD.by_id[2] if space != free]
    table = a_table(person(hand, tiles=(Laid(7, "OC1"),), claimed=(7,)), person("o1"),
                    placed=dict.fromkeys(elsewhere, 1))  # fmt: skip
    assert table.space(free).area == area
    low, high = dice("g2")[0], dice("g6")[0]
    for more, given in ((1.0, low), (5.0, high)):

        def later(raja, view, seat, option, luck, more=more):
            return Prospect(more * (option == Place(free, high)))

        with monkeypatch.context() as patched:
            patched.setattr(Raja, "_later", later)
            seen = RAJA.outlooks(table, asked(table), Random(7))
        assert seen[0].option == Place(free, given)
        assert [each.worth for each in seen] == sorted([each.worth for each in seen], reverse=True)
    assert advice(table, asked(table)).best.option == Place(free, low)


def test_it_says_what_a_move_brings_at_once_and_which_dice_it_costs():
    table = a_table(person("o6 o6 o3 o3", money=6), tops="OT5")
    play(table, Place("quarry_1"), Buy("OT5"))
    told = advice(table, asked(table))
    assert told.best.option == Pay(dice("o6 o6"))
    texts = in_words(told.reasons)
    assert "You give orange 6, orange 6 and keep orange 3, orange 3" in texts


def test_where_all_moves_are_alike_nothing_is_compared_nor_a_gap_told_that_opens():
    """Only the spaces of the quarry are free, and they cost money before they bring anything."""
    elsewhere = [space for space in BOARD.by_id[2] if not space.startswith("quarry")]
    table = a_table(person("o6"), person("o1"), tops="OT1", placed=dict.fromkeys(elsewhere, 1))
    told = advice(table, asked(table))
    assert len(told.distinct(table)) == 1
    texts = in_words(told.reasons)
    assert not any("rounds behind" in text for text in texts)
    assert outlook(table, 0, told.best.option).gap_after > table.seats[0].gap
    assert not any("the gap drops" in text for text in texts)
    assert "A tile scores fame for its buildings and money for its markets at once" in texts


def test_a_border_that_a_road_reaches_is_told():
    table = a_table(person("o5", tiles=(Laid(1, "GC1", 1),)), tops="OC2")
    play(table, Place("quarry_1"), Buy("OC2"))
    told = {option: " ".join(in_words(said_of(table, 0, option)))
            for option in asked(table).options if isinstance(option, Lay)}  # fmt: skip
    assert "and reaches a border" in told[Lay(0, 0)]
    assert any("border" not in words for words in told.values())


def test_the_gap_is_told_when_it_closes():
    table = a_table(person("o6 o6", money=6, scrolls=(4, 4, 4, 4)), tops="OT5 OT1")
    play(table, Place("quarry_1"))
    told = advice(table, asked(table))
    gap = table.seats[0].gap
    assert any(f"the gap drops from {gap} to " in text for text in in_words(told.reasons)) == (
        outlook(table, 0, told.best.option).gap_after < gap
    )


def test_every_reason_cites_a_clause_that_exists():
    known = {clause.id for clause in game_clauses(GAME)}
    table = a_table(person("o6 o6 g2", money=6), tops="OT5 GC1")
    reasons = advice(table, asked(table)).reasons
    assert len(reasons) > 3
    assert {reason.clause for reason in reasons} <= known
    assert MONEY_PER_ROUND > 0


def test_what_a_move_costs_is_told_in_hundredths_of_a_round():
    table = a_table(person("o6 o6 g2", money=6), tops="OT5 GC1")
    rounds = [hint.rounds for hint in advice(table, asked(table)).hints]
    assert rounds[0] == 0
    assert rounds == [round(each, 2) for each in rounds]


def test_a_die_that_could_be_turned_is_not_told_where_nobody_thought_of_it():
    """A card is laid with karma left: what turning a die is worth there is not known."""
    table = a_table(person("o6 g2", money=6, karma=1), tops="OT1")
    play(table, Place("quarry_1"), Buy("OT1"))
    decision = asked(table)
    assert any(isinstance(option, TurnDie) for option in decision.options)
    for bot in (PAGE, RAJA):
        for reason in bot.choose(table, decision, Random(1)).reasons:
            assert not any(isinstance(each.option, TurnDie) for each in reason.options)
            assert "Turn" not in VOICE.say(reason.said)
    told = advice(table, decision)
    assert min(hint.rounds for hint in told.hints) > -10
