"""What a scenario asks for: a few plain conditions, told on a running or a finished table.

    {"win": true}                      first at the end
    {"lead": 10}                       first at the end, with so many points more than anybody else
    {"place": 2}                       second or better at the end
    {"score": 400}                     so many points at the end
    {"reach": 30}                      so many points at any time
    {"outlast": 12}                    still there when round 12 is over, or first before that

`"by_round": 8` with any of them: it must be so before round 9 begins. All conditions must hold.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from engine.core.errors import BadDocument, shown
from engine.core.game import Game

Verdict = Literal["open", "met", "missed"]
MOST: Final = 9999


@dataclass(frozen=True, slots=True)
class ScenarioGoal:
    """The conditions that are given; None where one is not."""

    win: bool = False
    lead: int | None = None
    place: int | None = None
    score: int | None = None
    reach: int | None = None
    outlast: int | None = None
    by_round: int | None = None

    @classmethod
    def of(cls, document: Any) -> ScenarioGoal:
        """The goal of a document; BadDocument names the first wrong condition."""
        if not isinstance(document, dict) or not set(document) - {"by_round"}:
            raise BadDocument("'goal' must be an object with a condition")
        for word, value in document.items():
            if word not in cls.__dataclass_fields__:
                raise BadDocument(f"'goal' knows no '{word}'")
            is_right = value is True if word == "win" else type(value) is int and 0 < value <= MOST
            if not is_right:
                raise BadDocument(f"'goal.{word}' cannot be {shown(value)}")
        return cls(**document)

    def verdict(self, game: Game, table: Any, seat: int, *, is_over: bool) -> Verdict:
        """How it stands for a seat."""
        if self._is_met(game, table, seat, is_over=is_over):
            return "met"
        is_late = self.by_round is not None and game.progress(table)[0] > self.by_round
        return "missed" if is_over or is_late or game.is_out(table, seat) else "open"

    def _is_met(self, game: Game, table: Any, seat: int, *, is_over: bool) -> bool:
        result, round_ = game.result(table), game.progress(table)[0]
        own, rank = result.scores[seat], result.ranks[seat]
        others = [score for other, score in enumerate(result.scores) if other != seat]
        is_first = is_over and rank == 1
        lasts = is_first or (not game.is_out(table, seat) and round_ > (self.outlast or 0))
        held = (
            self.by_round is None or round_ <= self.by_round,
            not self.win or is_first,
            self.lead is None or (is_first and own - max(others, default=0) >= self.lead),
            self.place is None or (is_over and rank <= self.place),
            self.score is None or (is_over and own >= self.score),
            self.reach is None or own >= self.reach,
            self.outlast is None or lasts,
        )
        return all(held)
