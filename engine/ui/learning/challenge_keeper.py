"""Notes the result of a challenge that ends before its game does, and says so at the table."""

from __future__ import annotations

from engine.core.learning.challenge import Challenge, challenge_of
from engine.core.learning.challenges import Challenges
from engine.core.saves import Autosave
from engine.text.said import Said, grouped
from engine.ui.table.host import Host
from engine.ui.table.table import Table
from engine.ui.table.tutor import Tutor


class ChallengeKeeper(Tutor):
    """Looks after each answer whether the rounds that count are over; it lies over nothing."""

    def __init__(self, table: Host, challenge: Challenge, record_name: str) -> None:
        super().__init__()
        self._table, self._challenge, self._name = table, challenge, record_name
        self._answers = -1
        self._is_over = False

    def go_on_if_done(self) -> None:
        """Once it has a result: kept as it is then, whatever the game goes on to, and told."""
        match = self._table.match
        if self._is_over or len(match.moves) == self._answers:
            return
        self._answers = len(match.moves)
        value = self._challenge.value(match)
        if value is None:
            return
        self._is_over = True
        Challenges.load().follow(match, self._name)
        if not match.is_over:
            self._table.app.toast(Said("challenge-over", {"value": grouped(value)}))


def keep_challenge(table: Table, autosave: Autosave) -> None:
    """Seats a keeper where the game is an attempt that ends before it, and has not ended yet."""
    kept = Challenges.load()
    key = kept.attempt_of(autosave.path.name)
    challenge = None if key is None else challenge_of(table.match.game, key[1])
    if key is None or challenge is None or not challenge.plan.until or kept.attempts[key].is_done:
        return
    table.seat_tutor(ChallengeKeeper(table, challenge, autosave.path.name))
