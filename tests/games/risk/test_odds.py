"""The exact odds: every value of the oracle to nine places."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.risk.odds import (
    BattleOdds,
    battle_odds,
    compare,
    endings,
    losses,
    roll_counts,
    roll_outcomes,
)
from tests.games.risk.positions import ORACLE

EXACT = 1e-9
PRINTED = 1e-7
"""The oracle prints losses with seven places or more, chances with ten."""

ROLLS = [(name, ORACLE["single_roll"][name]) for name in ORACLE["single_roll"]]


def versus(case):
    return f"{case['attackers']}v{case['defenders']}"


def dice_of(name):
    attack, _, defence = name.partition("v")
    return int(attack), int(defence)


@pytest.mark.clause("RISK-8.8")
@pytest.mark.parametrize(("name", "wanted"), ROLLS)
def test_one_roll_has_the_published_chances(name, wanted):
    attack, defence = dice_of(name)
    cases = 6 ** (attack + defence)
    found = {
        f"A-{lost},D-{killed}": Fraction(count, cases)
        for lost, killed, count in roll_counts(attack, defence)
    }
    assert found == {key: Fraction(value) for key, value in wanted.items()}
    assert sum(outcome.chance for outcome in roll_outcomes(attack, defence)) == pytest.approx(1)


@pytest.mark.parametrize(("name", "wanted"), list(ORACLE["single_roll_expectation"].items()))
def test_one_roll_costs_what_is_published(name, wanted):
    outcomes = roll_outcomes(*dice_of(name))
    attacker = sum(outcome.chance * outcome.attacker_lost for outcome in outcomes)
    defender = sum(outcome.chance * outcome.defender_lost for outcome in outcomes)
    assert (attacker, defender) == pytest.approx(
        (wanted["E_att_loss"], wanted["E_def_loss"]), abs=1e-6
    )


@pytest.mark.parametrize("case", ORACLE["battles"] + ORACLE["big"], ids=versus)
def test_battles_to_the_end(case):
    attackers, defenders = case["attackers"], case["defenders"]
    battle = battle_odds().battle(attackers, defenders)
    assert battle.win == pytest.approx(case["p_win"], abs=EXACT)
    if case.get("fraction"):
        assert battle.win == pytest.approx(float(Fraction(case["fraction"])), abs=1e-12)
    assert battle.attacker_lost == pytest.approx(case["exp_attacker_loss"], abs=PRINTED)
    assert battle.defender_lost == pytest.approx(case["exp_defender_loss"], abs=PRINTED)


@pytest.mark.parametrize("case", ORACLE["battles"][::5], ids=versus)
def test_the_troops_left_after_a_battle(case):
    ends = endings(case["attackers"], case["defenders"])
    assert sum(chance for _, _, chance in ends) == pytest.approx(1)
    won = [(left, chance) for left, against, chance in ends if not against]
    lost = [(against, chance) for _, against, chance in ends if against]
    for ends, mean in (
        (won, case["exp_attackers_left_if_win"]),
        (lost, case["exp_defenders_left_if_lose"]),
    ):
        share = sum(chance for _, chance in ends)
        if mean is not None and share > 1e-9:
            found = sum(left * chance for left, chance in ends) / share
            assert found == pytest.approx(mean, abs=PRINTED)


@pytest.mark.parametrize("case", ORACLE["one_die_defender"], ids=versus)
def test_a_defender_with_one_die(case):
    odds = battle_odds(case["defender_dice_max"])
    assert odds.win(case["attackers"], case["defenders"]) == pytest.approx(case["p_win"], abs=EXACT)


@pytest.mark.clause("RISK-8.8")
def test_from_five_against_five_equal_numbers_favour_the_attacker():
    odds = battle_odds()
    assert [odds.win(troops, troops) > 0.5 for troops in range(1, 8)] == [False] * 4 + [True] * 3
    assert all(odds.win(troops + 1, troops) > 0.5 for troops in range(1, 60))


def test_an_attack_may_stop_while_attackers_are_left():
    ends = endings(10, 6, stop_at=4)
    assert sum(chance for _, _, chance in ends) == pytest.approx(1)
    assert all(left in (3, 4) for left, against, _ in ends if against)
    won = sum(chance for _, against, chance in ends if not against)
    assert won < battle_odds().win(10, 6)


def test_the_order_in_which_tables_grow_does_not_matter():
    wide, high = BattleOdds(), BattleOdds()
    wide.win(3, 40), wide.win(40, 3), wide.win(40, 40)
    high.win(40, 40)
    assert [wide.battle(a, d) for a in range(41) for d in range(41)] == [
        high.battle(a, d) for a in range(41) for d in range(41)
    ]


DICE = st.integers(1, 6)


@given(st.lists(DICE, min_size=1, max_size=3), st.lists(DICE, min_size=1, max_size=2), st.data())
def test_the_order_of_dice_does_not_matter(red, white, data):
    result = compare(tuple(red), tuple(white))
    red_again = data.draw(st.permutations(red))
    white_again = data.draw(st.permutations(white))
    assert losses((*red_again, *white_again), len(red)) == result
    assert sum(result) == min(len(red), len(white))
