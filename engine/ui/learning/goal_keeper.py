"""Watches the goal of a scenario while it is played, and says when it is met or out of reach."""

from __future__ import annotations

from typing import Final

from engine.core.learning.goal import Verdict
from engine.core.learning.progress import Progress
from engine.core.learning.scenario import Scenario
from engine.text.said import Said
from engine.ui.table.host import Host
from engine.ui.table.tutor import Tutor

WORDS: Final[dict[Verdict, str]] = {"met": "scenario-met", "missed": "scenario-missed"}


class GoalKeeper(Tutor):
    """Says the goal once at the beginning, and once how it ended; it lies over nothing."""

    def __init__(self, table: Host, scenario: Scenario) -> None:
        super().__init__()
        self._table, self._scenario = table, scenario
        self._answers = -1
        self.verdict: Verdict = scenario.verdict(table.match)
        self._is_told = False

    def go_on_if_done(self) -> None:
        """Looks at the table after each answer, until the goal is met or missed."""
        match = self._table.match
        if not self._is_told:  # a page that opens clears what was said before
            self._is_told = True
            self._table.app.toast(f"{self._scenario.title}. {self._scenario.about}")
        if self.verdict != "open" or len(match.moves) == self._answers:
            return
        self._answers = len(match.moves)
        self.verdict = self._scenario.verdict(match)
        if self.verdict == "open":
            return
        if self.verdict == "met":
            won = Progress.of_scenarios()
            won.finish(match.game.key, self._scenario)
            if won.problem is not None:
                self._table.app.toast(won.problem, "warning")
        self._table.app.toast(Said(WORDS[self.verdict], {"title": self._scenario.title}))
