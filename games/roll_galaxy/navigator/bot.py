"""The Navigator: every choice is tried out on imagined tables, and the best lead is taken."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.decision import Answer, Decision, Option
from games.roll_galaxy.moves import SelectPhase
from games.roll_galaxy.navigator.comparing import Tried, assignments, options
from games.roll_galaxy.navigator.words import assignment_reasons, option_reasons
from games.roll_galaxy.rollbot.assigning import next_move
from games.roll_galaxy.rollbot.planning import Plan
from games.roll_galaxy.state import RollTable


class Navigator:
    """Compares whole assignments and single choices by rollouts; it sees what its seat sees.

    Its luck follows from the view, so that it plans every click of an assignment alike.
    """

    draws = False

    def choose(self, view: RollTable, decision: Decision, rng: Random) -> Answer:
        seat = view.seats[decision.seat]
        if decision.kind == "assign":
            tried = assignments(view, decision.seat)
            move = next_move(tried[0].choice, seat, decision)
            if seat.called is not None:
                return Answer(move)
            return Answer(move, lambda: assignment_reasons(view, decision.seat, tried))
        compared = options(view, decision)
        return Answer(compared[0].choice, lambda: option_reasons(view, decision.seat, compared))

    def values(self, view: RollTable, decision: Decision, rng: Random) -> Sequence[float | None]:
        """The lead in points that each option may bring; None for what it never considers.

        Selecting a phase with a die is worth the best assignment that does, or at least calls it.
        """
        if decision.kind == "assign":
            tried = assignments(view, decision.seat)
            return [_value_of_click(option, tried) for option in decision.options]
        leads = {each.choice: each.lead for each in options(view, decision)}
        return [leads.get(option) for option in decision.options]


def _value_of_click(option: Option, tried: Sequence[Tried[Plan]]) -> float | None:
    with_it = [each.lead for each in tried if option in each.choice.moves]
    if not with_it and isinstance(option, SelectPhase):
        with_it = [each.lead for each in tried if each.choice.called == option.phase]
    return with_it[0] if with_it else None
