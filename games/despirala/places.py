"""DESP-10.12: luck and mistakes in places: the same accounts, kept for the rank among the others.

The worth of a standing is the opponents one ends above less those one ends below, everybody playing
on for points. What the others do between one's own turns moves it too, and where the best move for
the place is not the best for points, that difference is an opportunity of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, cast

from engine.core.decision import CHANCE, Chance, Decision, Option
from engine.core.deferred_hidden import Correction
from engine.core.match import Match, play
from engine.core.step import apply, pending
from engine.core.story import Move
from games.despirala.accounts import choice_label, luck_label
from games.despirala.evaluator import best_options, best_score, exact_values, option_scores
from games.despirala.moves import Move as AnyMove
from games.despirala.rivalry import learnt_attitudes, standings
from games.despirala.solver.attitude import Attitude
from games.despirala.solver.competitive import Competitor
from games.despirala.solver.layout import free_mask
from games.despirala.state import DespiralaTable
from games.despirala.steps import RollAllDice

SLACK = 10.0
"""Moves that expect this many points less than the best are not looked at for the place."""

EXACT_UP_TO = 4
"""With more combinations left the typical spread of scores stands in for the exact chances."""

LABEL_SCALE = 200.0
"""DESP-10.13: one opponent counts as this many points, times the opponents, for the names."""

Bucket = Literal["luck", "mistake", "opportunity", "others"]


@dataclass(frozen=True, slots=True)
class PlaceChange:
    """One change of a seat's expected place; `best` is the best move for it, where it matters."""

    turn: int
    bucket: Bucket
    delta: float
    label: str | None
    option: Option | None
    best: Option | None
    move: int


@dataclass(slots=True)
class PlaceAccount:
    """What moved one seat's standing; `worth` is opponents beaten less opponents ahead, by now."""

    seat: int
    baseline: float
    worth: float
    changes: list[PlaceChange] = field(default_factory=list)

    def total(self, bucket: Bucket) -> float:
        """The sum of the changes of one kind."""
        return sum(change.delta for change in self.changes if change.bucket == bucket)


class PlaceLedger:
    """Keeps the place accounts of all seats while it goes through a match's answers."""

    def __init__(self, match: Match, plain: Attitude, exact_up_to: int = EXACT_UP_TO) -> None:
        self._table: DespiralaTable = match.game.opening(match.setup)
        pending(self._table)
        self._values = exact_values(self._table.mode)
        self._plain = plain
        self._exact_up_to = exact_up_to
        self._competitor = Competitor(self._values, (plain,), "rank", exact_up_to)
        self._scale = LABEL_SCALE * max(1, len(self._table.sheets) - 1)
        self._entered = 0
        seats = range(len(self._table.sheets))
        worth = [self._worth(self._table, seat) for seat in seats]
        self.accounts = [PlaceAccount(seat, worth[seat], worth[seat]) for seat in seats]
        for move in match.moves:
            self._enter(move)

    def _enter(self, move: Move) -> None:
        table = self._table
        seat, turn = table.seat, table.turn
        if isinstance(move.answer, Correction):
            self._set_right(move.answer)
        elif move.seat == CHANCE:
            if table.steps[-1] == RollAllDice():
                self._change(seat, turn, "others", self._standing(seat))
            self._apply(move.answer)
            if not isinstance(pending(table), Chance) or table.attempt is None:
                self._change(seat, turn, "luck", self._standing(seat))
        else:
            self._enter_choice(move.answer)
        self._entered += 1
        if table.is_over:
            for account in self.accounts:
                self._change(account.seat, turn, "others", self._standing(account.seat))

    def _set_right(self, correction: Correction) -> None:
        """A table set right is nobody's luck or mistake: what it changes was so from the start."""
        play(self._table, correction)
        for account in self.accounts:
            worth = self._standing(account.seat)
            account.baseline += worth - account.worth
            account.worth = worth

    def _enter_choice(self, option: Option) -> None:
        table = self._table
        asked = pending(table)
        assert isinstance(asked, Decision)
        scores = option_scores(self._values, table, asked.options)
        best = best_score(self._values, scores)
        worth = {
            move: self._worth_after(move)
            for move, score in zip(asked.options, scores, strict=True)
            if abs(score - best) <= SLACK or move == option
        }
        placed = max(worth, key=worth.__getitem__)
        seat, turn = table.seat, table.turn
        self._change(seat, turn, "opportunity", worth[placed], placed)
        self._change(seat, turn, "mistake", worth[option], placed, option)
        self._apply(option)

    def _standing(self, seat: int) -> float:
        """What the seat's standing is worth; at its own decision, with the best move for points."""
        asked = pending(self._table)
        if isinstance(asked, Decision) and asked.seat == seat:
            scores = option_scores(self._values, self._table, asked.options)
            return self._worth_after(best_options(self._values, asked.options, scores)[0])
        return self._worth(self._table, seat)

    def _worth_after(self, option: Option) -> float:
        """What the seat to decide stands at after an option.

        All options of a decision are measured alike: exactly, or all by the same typical spread.
        """
        own, others = standings(self._table, self._table.seat)
        after = own.after(cast(AnyMove, option))
        payoff = self._competitor.payoff(others)
        free = free_mask(own.used)
        if own.attempt is None:
            free &= free - 1
        if free.bit_count() < self._exact_up_to:
            return float(self._competitor.final_chances(after) @ payoff)
        return self._plain.worth(payoff, free, self._values.expected_final(after))

    def _worth(self, table: DespiralaTable, seat: int) -> float:
        own, others = standings(table, seat)
        return float(self._competitor.final_chances(own) @ self._competitor.payoff(others))

    def _change(
        self,
        seat: int,
        turn: int,
        bucket: Bucket,
        worth: float,
        best: Option | None = None,
        option: Option | None = None,
    ) -> None:
        account = self.accounts[seat]
        delta = worth - account.worth
        account.worth = worth
        if bucket in ("opportunity", "others") and delta == 0:
            return
        label = self._label(bucket, delta)
        account.changes.append(PlaceChange(turn, bucket, delta, label, option, best, self._entered))

    def _label(self, bucket: Bucket, delta: float) -> str | None:
        if bucket == "luck":
            return luck_label(delta * self._scale, "normal")
        return choice_label(delta * self._scale) if bucket == "mistake" else None

    def _apply(self, answer: Any) -> None:
        apply(self._table, answer)
        pending(self._table)


def review_places(match: Match) -> list[dict[str, Any]]:
    """The place part of the `review` document, one entry per seat; empty for a lone player."""
    if len(match.setup.seats) == 1:
        return []
    return [
        _document(account)
        for account in PlaceLedger(match, learnt_attitudes(match.table.mode)[0]).accounts
    ]


def _document(account: PlaceAccount) -> dict[str, Any]:
    return {
        "baseline": account.baseline,
        "luck": account.total("luck"),
        "mistakes": account.total("mistake"),
        "opportunities": account.total("opportunity"),
        "others": account.total("others"),
        "worth": account.worth,
        "choices": [
            {
                "turn": change.turn,
                "played": str(change.option),
                "best": str(change.best),
                "delta": change.delta,
                "label": change.label,
                "answer": change.move,
            }
            for change in account.changes
            if change.bucket == "mistake" and change.label
        ],
    }
