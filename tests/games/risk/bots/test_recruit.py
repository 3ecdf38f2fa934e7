"""Recruit: by chance, but never foolish."""

import pytest

from games.risk.board import TERRITORY, territory_named
from games.risk.bots.raider import Recruit
from tests.games.risk.bots.choosing import answer_of, move_of
from tests.games.risk.positions import FORTIFYING, PLACING, playing

RECRUIT = Recruit()


def moves(table):
    """What it may do, over many seeds."""
    return {move_of(RECRUIT, table, seed) for seed in range(60)}


@pytest.mark.clause("RISK-16.2")
def test_it_attacks_only_with_more_troops_and_sometimes_has_enough():
    table = playing({"Ural": 5, "Japan": 3}, {"Siberia": 4, "Kamchatka": 3, "Mongolia": 9})
    table.troops = [
        9 if owner == 1 and troops == 1 else troops
        for owner, troops in zip(table.owners, table.troops, strict=True)
    ]
    assert moves(table) == {"Attack Siberia from Ural with 3", "End the attacks"}


@pytest.mark.clause("RISK-16.2")
def test_its_troops_go_to_the_border():
    inside = {"Ural": 1, "Ukraine": 1, "Afghanistan": 1, "China": 1, "Siberia": 1}
    table = playing(inside, steps=PLACING, reserve=1)
    assert "Place 1 on Ural" not in moves(table)
    assert "Place 1 on China" in moves(table)


@pytest.mark.clause("RISK-16.2")
def test_idle_troops_move_up():
    inside = {"Ural": 8, "Ukraine": 1, "Afghanistan": 1, "China": 1, "Siberia": 1}
    table = playing(inside, steps=FORTIFYING)
    assert moves(table) <= {
        f"Move 7 from Ural to {name}" for name in ("Ukraine", "Afghanistan", "China", "Siberia")
    }


@pytest.mark.clause("RISK-16.2")
def test_the_border_among_which_it_draws_is_told_with_its_odds():
    table = playing({"Ural": 1, "Japan": 3}, {"Siberia": 4}, steps=PLACING, reserve=1)
    [reason] = answer_of(RECRUIT, table).reasons
    told = [(each.option, each.odds) for each in reason.options]
    assert sorted(told, key=str) == [
        (TERRITORY(territory_named(name)), 0.5) for name in ("Japan", "Ural")
    ]
