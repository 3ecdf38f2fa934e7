"""The charts of Risk."""

import pytest

from games.risk.scene.end import round_marks


@pytest.mark.parametrize(
    ("rounds", "numbers"),
    [
        ([1, 2, 2], [1, 2]),
        ([4, 4], [4]),
        ([0, 1, 2, 3], [0, 1, 2, 3]),
        (list(range(41)), [0, 10, 20, 30, 40]),
    ],
)
def test_each_round_is_named_once_under_a_chart(rounds: list[int], numbers: list[int]) -> None:
    assert [number for _, number in round_marks(rounds)] == numbers
