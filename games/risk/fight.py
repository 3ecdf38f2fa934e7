"""The fight that a table is in the middle of, for those who look at it."""

from __future__ import annotations

from dataclasses import dataclass

from games.risk.state import RiskTable
from games.risk.steps.battle import MOST_DEFENCE_DICE, ChooseDefence, MoveIn, RollBattle


@dataclass(frozen=True, slots=True)
class Fight:
    """An attack before its dice: how many each side rolls.

    Until it `is_ready` the defender chooses; `defence` then is the most dice they may take.
    """

    source: int
    target: int
    attack: int
    defence: int
    is_ready: bool


def fight_on(table: RiskTable) -> Fight | None:
    """The fight whose dice come next; None when there is none."""
    step = table.steps[-1] if table.steps else None
    if isinstance(step, ChooseDefence):
        return Fight(step.source, step.target, step.dice, MOST_DEFENCE_DICE, False)
    if isinstance(step, RollBattle):
        return Fight(step.source, step.target, step.attack, step.defence, True)
    return None


def capture_on(table: RiskTable) -> tuple[int, int] | None:
    """From where to where troops move in after a conquest; None when none do."""
    step = table.steps[-1] if table.steps else None
    return (step.source, step.captured) if isinstance(step, MoveIn) else None
