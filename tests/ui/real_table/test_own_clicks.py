"""A turn at a real table costs no click more than playing it: the same hand does both."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.ui.real_table.turn import HandsTurn
from tests.games.despirala.positions import choosing
from tests.games.despirala.scene import playing as despirala
from tests.games.despirala.scene.playing import DespiralaStage
from tests.games.risk.positions import ATTACKING, FORTIFYING, PLACING, continent, playing
from tests.games.risk.scene import playing as risk
from tests.games.risk.scene.playing import RiskStage
from tests.games.risk.scene.test_playing_risk import by_hand

REAL = {"real_table": True, "dice_by_hand": True}


class Counting:
    """Counts the clicks of a stage."""

    clicks = 0

    def click(self, x: float, y: float, button: int = 1) -> None:
        """One more."""
        self.clicks += 1
        super().click(x, y, button)  # type: ignore[misc]


class RiskClicks(Counting, RiskStage):
    """The table of Risk."""


class DespiralaClicks(Counting, DespiralaStage):
    """The table of Despirala."""


def lay_out(stage: Any) -> None:
    """Everything lies as the list says, so that the person's turn is what comes."""
    explained = stage.table.frame.explained
    while isinstance(explained, HandsTurn) and explained.is_speaking:
        explained.all_at_once()
        stage.step()


def risk_told(table: Any, **more: bool) -> tuple[int, Any]:
    """How many clicks one decision takes, and what was answered."""
    stage = RiskClicks(risk.from_position(table, "human", "eager", **more), size=(1280, 720))
    lay_out(stage)
    stage.wait_for_turn()
    by_hand(stage, Random(1))
    stage.step()
    answer = stage.match.moves[0].answer
    stage.app.close()
    return stage.clicks, answer


@pytest.mark.sample(3)
@pytest.mark.parametrize("steps", [PLACING, ATTACKING, FORTIFYING])
def test_a_decision_of_risk_is_told_by_the_clicks_of_playing_it(steps):
    reserve = 3 if steps is PLACING else 0
    table = playing({**continent("Asia"), "Siam": 6, "China": 3}, steps=steps, reserve=reserve)
    played = risk_told(table)
    assert risk_told(table, **REAL) == played
    assert played[0] <= 4


def despirala_told(**more: bool) -> tuple[int, Any]:
    """The same for a row of the sheet, which a second click on it hands in."""
    stage = DespiralaClicks(despirala.from_position(choosing((4, 5, 5, 6, 6, 6)), **more))
    lay_out(stage)
    stage.wait_for_turn()
    for _ in range(2):
        stage.click_row("Kamerun")
    answer = stage.match.moves[0].answer
    stage.app.close()
    return stage.clicks, answer


def test_an_attempt_of_despirala_is_told_by_the_clicks_of_playing_it():
    assert despirala_told(**REAL) == despirala_told()
