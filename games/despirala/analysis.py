"""Luck and mistakes: how a score came from rolls and choices, roll by roll and choice by choice.

A ledger follows a game and keeps, for every seat, the expected final score. Each roll changes it
by luck, each choice by a mistake; so the baseline, luck and mistakes add up to the final score.
"""

from __future__ import annotations

from typing import Any

from engine.core.decision import CHANCE, Decision, Option
from engine.core.deferred_hidden import Correction
from engine.core.match import Match, play
from engine.core.step import apply, pending
from engine.core.story import Move
from engine.text.message import Message
from games.despirala.accounts import (
    Choice,
    Luck,
    SeatAccount,
    TurnSummary,
    choice_label,
    luck_label,
)
from games.despirala.combinations import is_collect
from games.despirala.evaluator import (
    best_options,
    best_score,
    exact_values,
    expected_score,
    option_scores,
)
from games.despirala.moves import Attempt
from games.despirala.state import DespiralaTable
from games.despirala.steps import RollAllDice, dice_after


class Ledger:
    """The accounts of all seats, kept answer by answer; it may follow a match that goes on."""

    def __init__(self, match: Match) -> None:
        self._match_start = match.game.opening(match.setup)
        self._values = exact_values(self._match_start.mode)
        self._is_whole_game = match.setup.position is None
        self._reset()

    def _reset(self) -> None:
        self._table: DespiralaTable = self._match_start.copy()
        pending(self._table)
        self._begun = self._table.attempt
        self._seen: list[Move] = []
        starts = [self._worth_at_first(seat) for seat in range(len(self._table.sheets))]
        self.accounts = [SeatAccount(seat, start, start) for seat, start in enumerate(starts)]

    def _worth_at_first(self, seat: int) -> float:
        if self._is_whole_game:
            return self._values.start
        return expected_score(self._values, self._table, seat)

    def follow(self, match: Match) -> list[SeatAccount]:
        """The accounts up to the match's last answer; only new answers cost work."""
        seen = len(self._seen)
        if len(match.moves) < seen or (seen and match.moves[seen - 1] is not self._seen[-1]):
            self._reset()
        for move in match.moves[len(self._seen) :]:
            self._enter(move)
        return self.accounts

    def _enter(self, move: Move) -> None:
        table = self._table
        seat, turn = table.seat, table.turn
        if isinstance(move.answer, Correction):
            self._set_right(move.answer)
        elif move.seat == CHANCE:
            self._enter_roll(move.answer)
        else:
            self._enter_choice(move.answer)
        self._seen.append(move)
        if table.is_over or (table.turn, table.seat) != (turn, seat):
            self._close_turn(self.accounts[seat], turn)
        if table.is_over:
            for account in self.accounts:
                account.result = table.score(account.seat)

    def _set_right(self, correction: Correction) -> None:
        """A table set right is nobody's luck or mistake: what it changes was so from the start."""
        play(self._table, correction)
        for account in self.accounts:
            expected = expected_score(self._values, self._table, account.seat)
            account.baseline += expected - account.expected
            account.expected = expected

    def _enter_choice(self, option: Option) -> None:
        table = self._table
        asked = pending(table)
        assert isinstance(asked, Decision)
        scores = option_scores(self._values, table, asked.options)
        best = best_options(self._values, asked.options, scores)
        expected = scores[asked.options.index(option)]
        delta = expected - best_score(self._values, scores)
        account = self.accounts[table.seat]
        account.expected = expected
        account.entries.append(
            Choice(
                table.turn,
                asked.kind,
                table.dice,
                table.sheet.goods,
                option,
                best,
                delta,
                choice_label(delta),
                expected,
                len(self._seen),
            )
        )
        self._apply(option)

    def _enter_roll(self, faces: tuple[int, ...]) -> None:
        table, step = self._table, self._table.steps[-1]
        dice, attempt, rolls = dice_after(table, faces), table.attempt, table.rolls + 1
        seat, turn, goods = table.seat, table.turn, table.sheet.goods
        self._apply(faces)
        if attempt is None:
            is_paid = step == RollAllDice(paid=True)
            said = Message("luck-of-roll", {"faces": tuple(sorted(dice))})
            kind = "reroll" if is_paid else "roll"
            self._enter_luck(seat, turn, kind, dice, goods - is_paid, said)
        elif is_collect(attempt.combination):
            args = {"move": attempt, "count": len(table.aside), "rolls": rolls}
            said = Message("luck-of-collecting", args)
            self._enter_luck(seat, turn, "collect", dice, goods - 1, said)
        elif attempt.combination in table.sheets[seat].points:
            completed = table.sheets[seat].points[attempt.combination] > 0
            key = "luck-of-target" if completed else "luck-of-failure"
            said = Message(key, {"move": attempt, "goods": rolls})
            self._enter_luck(seat, turn, "target", dice, goods - 1, said)

    def _enter_luck(
        self, seat: int, turn: int, kind: str, dice: tuple[int, ...], goods: int, said: Message
    ) -> None:
        account = self.accounts[seat]
        expected = expected_score(self._values, self._table, seat)
        delta = expected - account.expected
        account.expected = expected
        label = luck_label(delta, self._table.mode)
        account.entries.append(
            Luck(turn, kind, dice, goods, said, delta, label, expected, len(self._seen))
        )

    def _apply(self, answer: Any) -> None:
        apply(self._table, answer)
        pending(self._table)

    def _close_turn(self, account: SeatAccount, turn: int) -> None:
        entries = [entry for entry in account.entries if entry.turn == turn]
        chosen = [
            entry.option
            for entry in entries
            if isinstance(entry, Choice) and isinstance(entry.option, Attempt)
        ]
        # A match that begins from a position may find its first turn's choice already made.
        attempt = chosen[-1] if chosen else self._begun
        assert attempt is not None
        points = self._table.sheets[account.seat].points[attempt.combination]
        account.turns.append(
            TurnSummary(
                turn,
                attempt,
                points,
                points > 0 or is_collect(attempt.combination),
                account.curve[-1],
                sum(entry.delta for entry in entries if isinstance(entry, Luck)),
                sum(entry.delta for entry in entries if isinstance(entry, Choice)),
                account.expected,
            )
        )


def analyse(match: Match) -> list[SeatAccount]:
    """DESP-10.11: the accounts of all seats up to the match's last answer."""
    return Ledger(match).follow(match)


def review(match: Match) -> dict[str, Any]:
    """The document of the `review` command."""
    return {
        "game": match.game.key,
        "mode": match.table.mode,
        "over": match.is_over,
        "seats": [_seat_document(match, account) for account in analyse(match)],
    }


def _seat_document(match: Match, account: SeatAccount) -> dict[str, Any]:
    who = match.setup.seats[account.seat]
    return {
        "seat": account.seat,
        "name": who.name,
        "player": who.player,
        "baseline": account.baseline,
        "luck": account.luck,
        "mistakes": account.mistakes,
        "expected": account.expected,
        "result": account.result,
        "curve": account.curve,
        "choices": [_choice_document(choice, match) for choice in account.choices],
        "rolls": [_luck_document(roll, match) for roll in account.rolls],
    }


def _choice_document(choice: Choice, match: Match) -> dict[str, Any]:
    return {
        "turn": choice.turn,
        "decision": choice.kind,
        "dice": list(choice.dice),
        "goods": choice.goods,
        "played": match.game.option_text(choice.option, match.voice),
        "best": [match.game.option_text(option, match.voice) for option in choice.best],
        "delta": choice.delta,
        "label": choice.label,
        "expected": choice.expected,
        "answer": choice.move,
    }


def _luck_document(roll: Luck, match: Match) -> dict[str, Any]:
    return {
        "turn": roll.turn,
        "kind": roll.kind,
        "dice": list(roll.dice),
        "goods": roll.goods,
        "text": match.voice.say(roll.said),
        "delta": roll.delta,
        "label": roll.label,
        "expected": roll.expected,
        "answer": roll.move,
    }
