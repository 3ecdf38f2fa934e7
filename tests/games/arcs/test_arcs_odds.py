"""The chances of battle dice: exact, and checked against what a few dice can show."""

import itertools

import pytest

from games.arcs.board import DICE, FACES
from games.arcs.game import GAME
from games.arcs.odds import at_least, fight_of, mean, odds_of
from games.arcs.steps.battle import CollectDice, OfferReroll, RollAgain
from tests.games.arcs.positions import a_seat, acting


def test_a_skirmish_die_hits_half_of_the_time():
    assert odds_of((1, 0, 0), 0).hits == {0: 0.5, 1: 0.5}


@pytest.mark.parametrize("pool", [(2, 1, 0), (0, 2, 1), (1, 1, 1)])
def test_every_total_is_counted_as_often_as_it_comes(pool):
    kinds = [kind for kind, count in zip(DICE, pool, strict=True) for _ in range(count)]
    rolls = list(itertools.product(*[FACES[kind] for kind in kinds]))
    odds = odds_of(pool, 3)
    for total, chance in odds.hits.items():
        came = sum(sum(face.hit for face in roll) == total for roll in rolls)
        assert chance == pytest.approx(came / len(rolls))
    for total, chance in odds.losses.items():
        came = sum(
            sum(face.self_hit for face in roll)
            + 3 * any(face.intercept for face in roll) == total
            for roll in rolls
        )  # fmt: skip
        assert chance == pytest.approx(came / len(rolls))


def test_an_intercept_costs_as_much_as_there_are_fresh_defenders():
    few, many = odds_of((0, 0, 2), 1), odds_of((0, 0, 2), 4)
    assert few.intercept == many.intercept
    assert mean(many.losses) == pytest.approx(mean(few.losses) + 3 * few.intercept)


def test_at_least_nothing_is_certain():
    assert at_least(odds_of((3, 2, 1), 2).keys, 0) == pytest.approx(1)


def test_at_least_so_many_leaves_out_what_is_less():
    assert [at_least({0: 0.5, 1: 0.25, 2: 0.25}, total) for total in (0, 1, 2, 3)] == [
        1,
        0.5,
        0.25,
        0,
    ]


@pytest.mark.parametrize(("offered", "blanks", "hits"), [(0, 1, 2), (1, 0, 0)])
def test_only_of_skirmish_dice_blanks_and_hits_are_counted(offered, blanks, hits):
    table = acting(a_seat("1-gate 3"), a_seat("1-gate 1"), lead="aggression-2")
    dice = [(3, 0, 0), (0, 3, 0)][offered]
    battle = RollAgain(0, 1, "1-gate", dice, (1, 5, 6), offered=offered)
    table.steps.append(OfferReroll(battle, 2, 0))
    fight = fight_of(table)
    assert (fight.blanks, fight.hits) == (blanks, hits)


def test_no_dice_have_no_odds_to_read_aloud():
    table = acting(a_seat("1-gate 3"), a_seat("1-gate 1"), lead="aggression-2")
    table.steps.append(CollectDice(0, 1, "1-gate"))
    question = table.steps[-1].ask(table)
    moves = [said.args["move"] for said in GAME.odds(table, question)]
    rolled = [each.skirmish + each.assault + each.raid for each in moves]
    assert rolled
    assert 0 not in rolled
    assert len(moves) == len(question.options) - 1
