"""What is looked back at: choices with a choice, and only once they are made."""

from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.decision import Decision
from games.roll_galaxy import learning
from games.roll_galaxy.learning import _called, _is_like, _judged
from games.roll_galaxy.moves import LiftTile
from tests.games.roll_galaxy.positions import new_match

FIRST, SECOND, LIFT = "first", "second", LiftTile(1)


@pytest.fixture
def judged(monkeypatch):
    """Judges an answer among options of which the first is the best, and worth two points more."""
    monkeypatch.setattr(learning, "paired", lambda trials, played, best: (2.0, 0.5))
    monkeypatch.setattr(learning.rollout, "Trial", lambda view, seat: None)
    monkeypatch.setattr(
        learning.rollout, "options", lambda view, asked: [SimpleNamespace(choice=asked.options[0])]
    )
    match = new_match()
    monkeypatch.setattr(type(match.game), "option_text", lambda game, option, *_: str(option))
    monkeypatch.setattr(
        type(match.game), "option_texts", lambda game, options, *_: list(map(str, options))
    )

    def judge(options: Any, played: Any) -> dict[str, Any] | None:
        return _judged(match, match.table, Decision(0, "recall", "?", options), played)

    return judge


def test_where_there_was_no_choice_nothing_is_judged(judged):
    assert judged((FIRST,), FIRST) is None


def test_a_tile_that_is_lifted_to_be_put_elsewhere_is_no_choice_yet(judged):
    assert judged((FIRST, LIFT), LIFT) is None


def test_of_two_ways_the_better_one_costs_nothing_and_the_other_the_difference(judged):
    assert judged((FIRST, SECOND), FIRST) == {
        "decision": "recall", "played": FIRST, "best": FIRST, "delta": 0.0, "error": 0.0
    }  # fmt: skip
    assert judged((FIRST, SECOND), SECOND) == {
        "decision": "recall", "played": SECOND, "best": FIRST, "delta": -2.0, "error": 0.5
    }  # fmt: skip


@pytest.mark.parametrize(
    ("called", "places", "is_like"),
    [
        (1, (1, 2), True),
        (1, (2, 1), True),
        (1, (1, 1), False),
        (2, (1, 2), False),
        (2, (3, 3), False),
    ],
)
def test_an_assignment_is_the_best_if_it_calls_and_places_alike(called, places, is_like):
    own = SimpleNamespace(called=1, workers=[SimpleNamespace(place=place) for place in (2, 1)])
    assert _is_like(own, SimpleNamespace(called=called, places=places)) is is_like


def test_the_same_phase_with_other_dice_is_told_with_its_dice():
    """So that the page of choices never says "Select Settle. Better: Select Settle"."""
    match = new_match()
    assert _called(match, 2, (0, 2, 2, 6)) == "Select Settle with 1 explorer and 2 settlers"
    assert _called(match, 2, (2, 2, 2, 6)) == "Select Settle with 3 settlers"
