"""The fight that a table is in the middle of."""

from games.risk.account import Fight, capture_on, fight_on
from games.risk.board import territory_named
from games.risk.state import Rules
from tests.games.risk.positions import answer, attack, fight, occupying, playing

URAL, SIBERIA = territory_named("Ural"), territory_named("Siberia")


def test_between_attacks_there_is_none():
    table = playing({"Ural": 9}, {"Siberia": 5})
    assert fight_on(table) is None
    assert capture_on(table) is None
    assert fight_on(playing({"Ural": 9}, {}, steps=())) is None


def test_an_attack_is_ready_once_both_sides_have_their_dice():
    table = playing({"Ural": 9}, {"Siberia": 5})
    answer(table, attack("Ural", "Siberia", 3))
    assert fight_on(table) == Fight(URAL, SIBERIA, 3, 2, is_ready=True)
    fight(table := playing({"Ural": 9}, {"Siberia": 5}), "Ural", "Siberia", "111", "66")
    assert fight_on(table) is None


def test_a_defender_who_chooses_is_waited_for():
    table = playing({"Ural": 9}, {"Siberia": 5}, rules=Rules(defence="manual"))
    answer(table, attack("Ural", "Siberia", 2))
    assert fight_on(table) == Fight(URAL, SIBERIA, 2, 2, is_ready=False)


def test_after_a_conquest_troops_move_in():
    table = occupying(8, 3)
    assert capture_on(table) == (URAL, SIBERIA)
    assert fight_on(table) is None
