"""Luck and mistakes by roll and choice, in points and places, and a table's own odds.

A ledger follows a game and keeps, for every seat, the expected final score. Each roll changes it
by luck, each choice by a mistake; so the baseline, luck and mistakes add up to the final score.

Slow: tenths of a second.

Each function imports the solver itself: this module is also known to the window, which never does.

The worth of a standing is the opponents one ends above less those one ends below, everybody playing
on for points. What the others do between one's own turns moves it too, and where the best move for
the place is not the best for points, that difference is an opportunity of its own.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from math import sqrt
from typing import Any, Final, Literal, cast

from engine.core.card import DiceLuck
from engine.core.decision import CHANCE, Chance, Decision, Option
from engine.core.hidden import Correction
from engine.core.match import Match, play
from engine.core.step import apply, pending
from engine.core.story import Move
from engine.text.message import Fixed, Message, SeatNumber
from games.despirala import bots, hints
from games.despirala.combinations import is_collect
from games.despirala.hints import Choice, Luck, SeatAccount, TurnSummary, choice_label, luck_label
from games.despirala.moves import Attempt, Collected, CombinationChosen, DiceRolled
from games.despirala.moves import Move as AnyMove
from games.despirala.solver import Position
from games.despirala.solver.competitive import Attitude, Competitor
from games.despirala.solver.distribution import simulate
from games.despirala.solver.offers import free_mask
from games.despirala.state import DespiralaTable
from games.despirala.steps import RollAllDice, dice_after


class Ledger:
    """The accounts of all seats, kept answer by answer; it may follow a match that goes on."""

    def __init__(self, match: Match) -> None:
        self._match_start = match.game.opening(match.setup)
        self._values = bots.exact_values(self._match_start.mode)
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
        return bots.expected_score(self._values, self._table, seat)

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
            expected = bots.expected_score(self._values, self._table, account.seat)
            account.baseline += expected - account.expected
            account.expected = expected

    def _enter_choice(self, option: Option) -> None:
        table = self._table
        asked = pending(table)
        assert isinstance(asked, Decision)
        scores = bots.option_scores(self._values, table, asked.options)
        best = bots.best_options(self._values, asked.options, scores)
        expected = scores[asked.options.index(option)]
        delta = expected - bots.best_score(self._values, scores)
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
        expected = bots.expected_score(self._values, self._table, seat)
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


def dice_luck(events: Iterable[Any]) -> list[DiceLuck]:
    """For everything collected, the dice that came beside one in six of those rolled for it."""
    found, wanted, expected, came = [], 0, 0.0, 0
    for event in events:
        match event:
            case CombinationChosen():
                collects = is_collect(event.combination)
                wanted = int(event.combination[-1]) if collects else 0
                expected, came = 0.0, 0
            case DiceRolled() if wanted:
                expected += len(event.faces) / 6
                came += event.faces.count(wanted)
            case Collected() if expected:
                args = {"seat": SeatNumber(event.seat), "face": wanted, "count": came,
                        "expected": Fixed(expected)}  # fmt: skip
                found.append(DiceLuck(Message("dice-beside", args), came - expected))
                wanted = 0
    return found


SPREAD_GAMES: Final = 1000
WIN_GAMES: Final = 1500
LOW_SHARE: Final = 0.05
KEPT_POSITIONS: Final = 32


def spread_after(table: DespiralaTable, option: Option, seed: int) -> hints.Spread:
    """The spread of final scores after an option of the seat to play, then perfect play."""
    position = bots.position_of(table, table.seat).after(option)  # type: ignore[arg-type]
    return spread_of(_scores(table, position, SPREAD_GAMES, seed))


def spread_of(scores: Sequence[int]) -> hints.Spread:
    ordered = sorted(scores)
    mean = sum(ordered) / len(ordered)
    variance = sum((score - mean) ** 2 for score in ordered) / max(1, len(ordered) - 1)
    edge = int(len(ordered) * LOW_SHARE)
    return hints.Spread(sqrt(variance), ordered[edge], ordered[-1 - edge])


class WinChances:
    """Who wins how often; scores of positions met before are not played out again.

    Between two moments only one seat's position changes, so that all others come from memory.
    """

    def __init__(self) -> None:
        self._known: OrderedDict[Position, list[int]] = OrderedDict()

    def of(self, table: DespiralaTable, seed: int) -> tuple[float, ...]:
        """Each seat's chance to win if everybody goes on playing for points.

        A shared win counts in parts; in misère the lowest score wins.
        """
        if table.is_over:
            return shared_wins([[table.score(seat)] for seat in _seats(table)], table.misere)
        ends = [self._scores(table, bots.position_of(table, seat), seed) for seat in _seats(table)]
        return shared_wins(ends, table.misere)

    def _scores(self, table: DespiralaTable, position: Position, seed: int) -> list[int]:
        if position not in self._known:
            self._known[position] = _scores(table, position, WIN_GAMES, seed)
            if len(self._known) > KEPT_POSITIONS:
                self._known.popitem(last=False)
        self._known.move_to_end(position)
        return self._known[position]


def shared_wins(ends: Sequence[Sequence[int]], lowest_wins: bool) -> tuple[float, ...]:
    """The chance of each seat to have the best score, given its possible scores.

    The seats' scores are independent; among n that are equal and best each wins one n-th.
    """
    sign = -1 if lowest_wins else 1
    ranked = [sorted(sign * score for score in scores) for scores in ends]
    return tuple(
        sum(
            share * _win_share(score, [other for at, other in enumerate(ranked) if at != seat])
            for score, share in _shares(ranked[seat])
        )
        for seat in range(len(ranked))
    )


def _shares(ordered: Sequence[int]) -> Iterator[tuple[int, float]]:
    for score, equal in groupby(ordered):
        yield score, len(list(equal)) / len(ordered)


def _win_share(score: int, others: Sequence[Sequence[int]]) -> float:
    """What a score is worth against others: 1 alone at the top, 1/n when n share it."""
    by_equals = [1.0]  # by_equals[n]: nobody is better, and n are equal
    for other in others:
        worse = bisect_left(other, score) / len(other)
        equal = bisect_right(other, score) / len(other) - worse
        grown = [chance * worse for chance in by_equals] + [0.0]
        for count, chance in enumerate(by_equals):
            grown[count + 1] += chance * equal
        by_equals = grown
    return sum(chance / (count + 1) for count, chance in enumerate(by_equals))


def _seats(table: DespiralaTable) -> range:
    return range(len(table.sheets))


def _scores(table: DespiralaTable, position: Position, games: int, seed: int) -> list[int]:
    if position.is_over:
        return [position.banked + position.goods]
    scores: list[int] = simulate(bots.exact_values(table.mode), games, seed, position).tolist()
    return scores


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
        return sum(change.delta for change in self.changes if change.bucket == bucket)


class PlaceLedger:
    """Keeps the place accounts of all seats while it goes through a match's answers."""

    def __init__(self, match: Match, plain: Attitude, exact_up_to: int = EXACT_UP_TO) -> None:
        self._table: DespiralaTable = match.game.opening(match.setup)
        pending(self._table)
        self._values = bots.exact_values(self._table.mode)
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
        scores = bots.option_scores(self._values, table, asked.options)
        best = bots.best_score(self._values, scores)
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
            scores = bots.option_scores(self._values, self._table, asked.options)
            return self._worth_after(bots.best_options(self._values, asked.options, scores)[0])
        return self._worth(self._table, seat)

    def _worth_after(self, option: Option) -> float:
        """What the seat to decide stands at after an option.

        All options of a decision are measured alike: exactly, or all by the same typical spread.
        """
        own, others = bots.standings(self._table, self._table.seat)
        after = own.after(cast(AnyMove, option))
        payoff = self._competitor.payoff(others)
        free = free_mask(own.used)
        if own.attempt is None:
            free &= free - 1
        if free.bit_count() < self._exact_up_to:
            return float(self._competitor.final_chances(after) @ payoff)
        return self._plain.worth(payoff, free, self._values.expected_final(after))

    def _worth(self, table: DespiralaTable, seat: int) -> float:
        own, others = bots.standings(table, seat)
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
        for account in PlaceLedger(match, bots.learnt_attitudes(match.table.mode, ())[0]).accounts
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
