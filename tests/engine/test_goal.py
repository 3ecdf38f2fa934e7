"""What a scenario asks for: its conditions on a running and on a finished table."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine.core.errors import BadDocument
from engine.core.learning.puzzle import ScenarioGoal, read_scenario
from engine.core.setup import Result


@dataclass
class Table:
    """What a goal looks at."""

    scores: tuple[float, ...]
    round: int = 1
    out: tuple[int, ...] = ()


class AnyGame:
    """A game whose table says everything itself."""

    def result(self, table: Table) -> Result:
        return Result.by_score(table.scores)

    def progress(self, table: Table) -> tuple[int, int]:
        return table.round, 0

    def is_out(self, table: Table, seat: int) -> bool:
        return seat in table.out


def verdict(goal: dict, table: Table, *, is_over: bool = False) -> str:
    return ScenarioGoal.of(goal).verdict(AnyGame(), table, 0, is_over=is_over)


AHEAD, BEHIND = (12.0, 4.0), (4.0, 12.0)
CASES = [
    ({"win": True}, Table(AHEAD), False, "open"),
    ({"win": True}, Table(AHEAD), True, "met"),
    ({"win": True}, Table(BEHIND), True, "missed"),
    ({"win": True, "by_round": 5}, Table(AHEAD, round=6), False, "missed"),
    ({"win": True, "by_round": 5}, Table(AHEAD, round=5), True, "met"),
    ({"lead": 8}, Table(AHEAD), True, "met"),
    ({"lead": 9}, Table(AHEAD), True, "missed"),
    ({"place": 2}, Table((4, 12, 3)), True, "met"),
    ({"place": 2}, Table((2, 12, 3)), True, "missed"),
    ({"score": 12}, Table(AHEAD), False, "open"),
    ({"score": 12}, Table(AHEAD), True, "met"),
    ({"reach": 12}, Table(AHEAD), False, "met"),
    ({"reach": 13}, Table(AHEAD), True, "missed"),
    ({"reach": 13, "by_round": 3}, Table(AHEAD, round=4), False, "missed"),
    ({"outlast": 4}, Table(BEHIND, round=4), False, "open"),
    ({"outlast": 4}, Table(BEHIND, round=5), False, "met"),
    ({"outlast": 4}, Table(BEHIND, round=3, out=(0,)), False, "missed"),
    ({"outlast": 4}, Table(AHEAD, round=2), True, "met"),
]


@pytest.mark.parametrize(("goal", "table", "is_over", "wanted"), CASES)
def test_a_condition_is_open_met_or_missed(goal, table, is_over, wanted):
    assert verdict(goal, table, is_over=is_over) == wanted


@pytest.mark.parametrize("document", [
    None, {}, {"by_round": 3}, {"win": 1}, {"win": False}, {"lead": 0}, {"score": True},
    {"reach": "30"}, {"fly": 3}, {"place": 10**9},
])  # fmt: skip
def test_a_goal_that_says_nothing_known_is_refused(document):
    with pytest.raises(BadDocument, match="goal"):
        ScenarioGoal.of(document)


@pytest.mark.parametrize(("text", "field"), [
    ("[]", "a scenario"), ("{}", "'title'"),
    ('{"title": "a", "about": "b", "seed": "c", "proof": "d", "seats": ["x"]}', "'seats'"),
    ('{"title": "a", "about": "b", "seed": "c", "proof": "d", "seats": ["human"],'
     ' "goal": {"win": true}}', "'position'"),
])  # fmt: skip
def test_a_file_that_is_no_scenario_is_refused_with_its_name(tmp_path, text, field):
    path = tmp_path / "1-wrong.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadDocument, match=field) as refused:
        read_scenario(path)
    assert "1-wrong.json" in str(refused.value)
