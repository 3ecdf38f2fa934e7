"""Lists of moves that are counted instead of written out behave like the written ones."""

from random import Random

import pytest

from engine.core.decision import Decision
from engine.core.match import bots_of, play_bots
from games.risk.board import territory_named
from games.risk.moves import (
    Attack,
    Attacks,
    EndAttacks,
    EndTurn,
    Fortifications,
    Fortify,
    Occupy,
    Placements,
    PlaceTroops,
    TroopCounts,
)
from games.risk.steps import fortifications
from tests.games.risk.positions import new_match, playing

TABLE = playing({"Ural": 5, "Siberia": 2, "China": 1, "Brazil": 3}, {})
LISTS = {
    "placements": Placements((3, 7, 40), 4),
    "attacks": Attacks(TABLE.seat, TABLE.owners, TABLE.troops),
    "fortifications": Fortifications(fortifications(TABLE)),
    "no fortification": Fortifications([]),
    "counts": TroopCounts(Occupy, 3, 9),
}


@pytest.mark.parametrize("moves", LISTS.values(), ids=LISTS)
def test_a_list_agrees_with_itself(moves):
    written = list(moves)
    assert len(moves) == len(written) == len(set(written))
    assert [moves[index] for index in range(len(moves))] == written
    assert [moves[index] for index in range(-len(moves), 0)] == written
    assert list(moves[1:]) == written[1:]
    assert all(move in moves for move in written)
    with pytest.raises(IndexError):
        moves[len(moves)]


@pytest.mark.parametrize("moves", LISTS.values(), ids=LISTS)
@pytest.mark.parametrize(
    "rubbish",
    [
        None,
        "attack",
        7,
        PlaceTroops(3, 5),
        PlaceTroops(4, 1),
        PlaceTroops(3, 1.0),
        PlaceTroops("3", 1),
        Attack(26, 25, 4),
        Attack(26, 26, 1),
        Attack(-1, 25, 1),
        Attack(None, None, None),
        Fortify(26, 25, 5),
        Fortify(25, 40, 1),
        Fortify(26, 25, True),
        Occupy(2),
        Occupy(10),
        Occupy("3"),
    ],
    ids=repr,
)
def test_rubbish_is_not_in_a_list(moves, rubbish):
    assert rubbish not in moves


def test_every_attack_is_listed_and_nothing_else():
    listed = set(LISTS["attacks"])
    every = {
        Attack(source, target, dice)
        for source in range(42)
        for target in range(42)
        for dice in range(5)
    }
    assert {move for move in every if move in LISTS["attacks"]} == listed - {EndAttacks()}
    assert Attack(territory_named("Ural"), territory_named("Ukraine"), 3) in listed


def test_every_fortification_is_listed_and_nothing_else():
    every = {
        Fortify(source, target, count)
        for source in range(42)
        for target in range(42)
        for count in range(7)
    }
    moves = LISTS["fortifications"]
    assert {move for move in every if move in moves} == set(moves) - {EndTurn()}


def test_a_list_of_attacks_does_not_change_when_the_board_does():
    table = TABLE.copy()
    moves = Attacks(table.seat, table.owners, table.troops)
    table.troops[territory_named("Ural")] = 1
    assert list(moves) == list(LISTS["attacks"])


def test_the_membership_of_a_whole_game_agrees_with_its_lists():
    match, rng = new_match(3, rounds="10"), Random(5)
    bots = bots_of(match)
    while not match.is_over:
        asked = match.pending
        if isinstance(asked, Decision):
            written = list(asked.options)
            assert rng.choice(written) in asked.options
            assert len(asked.options) == len(written)
        play_bots(match, bots, 1)


def test_two_troops_are_enough_to_attack_from():
    table = playing({"Ural": 2, "China": 1, "Brazil": 3}, {})
    attacks = Attacks(table.seat, table.owners, table.troops)
    assert attacks.sources_against(territory_named("Siberia")) == (territory_named("Ural"),)
