"""Quick chances agree with the exact ones."""

import pytest

from games.risk.bots.prospect import LARGEST_EXACT, conquest, cost, march_chance
from games.risk.odds import battle_odds, endings


def exact_march(attackers: int, path: tuple[int, ...]) -> float:
    """The chance to conquer so many defenders in turn; one troop stays on each but the last."""
    ready = {attackers: 1.0}
    for defenders in path:
        arrived: dict[int, float] = {}
        for troops, chance in ready.items():
            for left, against, share in endings(troops, defenders):
                if not against:
                    arrived[left - 1] = arrived.get(left - 1, 0.0) + chance * share
        ready = arrived
    return sum(ready.values())


def test_a_battle_within_the_table_is_exact():
    for attackers in (0, 1, 2, 5, 20, LARGEST_EXACT - 1):
        for defenders in (1, 2, 7, LARGEST_EXACT - 1):
            assert conquest(attackers, defenders) == battle_odds().win(attackers, defenders)
    assert conquest(-1, 1) == 0


@pytest.mark.parametrize(("attackers", "defenders"), [(70, 70), (64, 75), (90, 70), (100, 100)])
def test_a_larger_battle_is_nearly_exact(attackers, defenders):
    exact = battle_odds().win(attackers, defenders)
    assert conquest(attackers, defenders) == pytest.approx(exact, abs=0.01)


def test_a_huge_battle_needs_no_table():
    assert conquest(9_000, 10_000) > 0.95
    assert conquest(8_000, 10_000) < 0.05


def test_the_cost_of_one_defender_is_that_of_three_dice_against_one():
    lost, killed = 441 / 1296, 855 / 1296
    assert cost(1)[0] == pytest.approx(lost / killed, abs=1e-6)
    assert cost(40)[0] == pytest.approx(40 * 0.9209 / 1.0791, abs=0.5)


def test_who_has_troops_enough_loses_as_many_as_one_with_many_more():
    lost = sum((120 - left) * chance for left, _, chance in endings(120, 24))
    assert cost(24)[0] == pytest.approx(lost, abs=1e-6)


@pytest.mark.parametrize(
    ("attackers", "path"), [(10, (3, 3)), (20, (3, 3, 3, 3)), (20, (1,) * 8), (12, (2, 4, 1))]
)
def test_a_march_is_nearly_exact(attackers, path):
    costs = [cost(defenders) for defenders in path]
    mean, variance = (sum(part) for part in zip(*costs, strict=True))
    quick = march_chance(attackers - len(path), mean, variance)
    assert quick == pytest.approx(exact_march(attackers, path), abs=0.05)
