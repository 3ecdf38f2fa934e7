"""What a review says about a game, and where its parts are."""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import floor
from pathlib import Path
from typing import Final

from engine.core.match import Match
from engine.text.message import Fixed, Message, SeatNumber, Words, percent
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.paint.charts import WaterfallColumn
from engine.ui.paint.portraits import seat_face
from games.despirala.combinations import is_collect
from games.despirala.hints import GRADE, Luck, SeatAccount, TurnSummary
from games.despirala.moves import COMBINATION
from games.despirala.scene.lines import figure
from games.despirala.state import Mode

PERCENTILES: Final = (5, 25, 50, 75, 95)
WORTH_A_NOTE: Final = 4.0
MOST_LUCK: Final = 4
_SCORES = Path(__file__).parents[1] / "data" / "perfect_scores.json"


@dataclass(frozen=True, slots=True)
class Standing:
    seat: int
    rank: int
    name: str
    level: str
    score: int
    luck: float
    mistakes: float
    face: Path | None = None


@cache
def _perfect_scores() -> dict[str, list[int]]:
    scores: dict[str, list[int]] = json.loads(_SCORES.read_text(encoding="utf-8"))
    return scores


def percentile_marks(mode: Mode) -> tuple[tuple[float, Words], ...]:
    """Scores below which that share of a million perfect games ended."""
    scores = _perfect_scores()[mode]
    return tuple((float(scores[share]), percent(int(share) / 100)) for share in PERCENTILES)


def share_below(mode: Mode, score: float) -> float:
    """The share of a million perfect games that ended lower (equal ones count half)."""
    scores = _perfect_scores()[mode]
    return (bisect_left(scores, score) + bisect_right(scores, score)) / 2 / len(scores)


def percentile_words(mode: Mode, score: float) -> Message:
    share = share_below(mode, score)
    better = share if mode == "normal" else 1 - share
    whole = round(better * 100)
    if whole <= 0:
        return Message("review-worst-of-all")
    if whole >= 100:
        return Message("review-best-of-all")
    return Message("review-better-than", {"percent": whole})


def final_score(match: Match, account: SeatAccount) -> int:
    """The final score; in an unfinished game what is expected by now."""
    return round(account.expected) if account.result is None else account.result


def standings(match: Match, accounts: Sequence[SeatAccount]) -> list[Standing]:
    """The seats by rank; in an unfinished game by what they may expect."""
    sign = -1 if match.table.misere else 1
    scores = [final_score(match, account) for account in accounts]
    found = []
    for account, score in zip(accounts, scores, strict=True):
        who = match.setup.seats[account.seat]
        level = match.game.level(who.player)
        person = match.voice.say(Message("review-person"))
        bot = match.voice.prompt(level.title) if level else who.player
        title = person if who.is_person else bot
        rank = 1 + sum(sign * other > sign * score for other in scores)
        found.append(
            Standing(
                account.seat,
                rank,
                match.voice.named(account.seat),
                title,
                score,
                account.luck,
                account.mistakes,
                seat_face(match, account.seat),
            )
        )
    return sorted(found, key=lambda standing: (standing.rank, standing.seat))


def headline(match: Match, order: Sequence[Standing]) -> Message:
    winners = [SeatNumber(standing.seat) for standing in order if standing.rank == 1]
    if not match.is_over:
        return Message("review-after", {"answers": len(match.moves)})
    if len(order) == 1:
        return Message("review-alone", {"seat": winners[0], "score": order[0].score})
    if len(winners) > 1:
        return Message("review-tie", {"winners": tuple(winners)})
    margin = abs(order[0].score - order[1].score)
    return Message("review-won", {"seat": winners[0], "margin": margin})


def without_mistakes(match: Match, order: Sequence[Standing], seat: int) -> Message:
    """What the same dice would have given without the seat's mistakes, against its best rival."""
    own = next(standing for standing in order if standing.seat == seat)
    if abs(own.mistakes) < 0.5:
        return Message("review-nothing-lost")
    better = round(own.score - own.mistakes)
    rivals = [standing.score for standing in order if standing.seat != seat]
    if not rivals:
        return Message("review-without", {"better": better})
    pick = min if match.table.misere else max
    args = {"seat": SeatNumber(seat), "better": better, "rival": pick(rivals)}
    return Message("review-without-of", args)


def waterfall_turns(account: SeatAccount, mode: Mode, voice: Voice) -> list[WaterfallColumn]:
    """One column for each turn, with a note where luck or a choice weighed enough."""
    return [
        WaterfallColumn(
            turn.luck,
            turn.mistakes if abs(turn.mistakes) >= 0.05 else 0.0,
            voice.say(Message(COMBINATION(turn.attempt.combination).key)),
            _is_unwelcome(turn, mode),
            _note(account, turn, voice),
            turn.turn,
        )
        for turn in account.turns
    ]


def _is_unwelcome(turn: TurnSummary, mode: Mode) -> bool:
    """A target failed; in misère one that was completed."""
    if is_collect(turn.attempt.combination):
        return False
    return turn.completed is (mode == "misere")


def _note(account: SeatAccount, turn: TurnSummary, voice: Voice) -> str:
    if max(abs(turn.luck), abs(turn.mistakes)) < WORTH_A_NOTE:
        return ""
    if abs(turn.mistakes) > abs(turn.luck):
        worst = max(
            (choice for choice in account.choices if choice.turn == turn.turn),
            key=lambda choice: abs(choice.delta),
        )
        grade, delta = GRADE(worst.label or "mistake"), Fixed(turn.mistakes, signed=True)
        return voice.say(Message("review-note-grade", {"grade": grade, "delta": delta}))
    name, delta = COMBINATION(turn.attempt.combination), Fixed(turn.luck, signed=True)
    key = "review-note-done" if turn.completed else "review-note-failed"
    return voice.say(Message(key, {"combination": name, "delta": delta}))


def luck_that_mattered(account: SeatAccount, most: int = MOST_LUCK) -> list[Luck]:
    return sorted(account.rolls, key=lambda roll: -abs(roll.delta))[:most]


def best_turns(account: SeatAccount, *, is_misere: bool, most: int) -> list[TurnSummary]:
    """The turns that did most for the final score, the best first."""
    sign = -1 if is_misere else 1
    return sorted(account.turns, key=lambda turn: (-sign * turn.luck, turn.turn))[:most]


def faultless_words(account: SeatAccount) -> Message:
    count = len(account.choices)
    if not count:
        return Message("review-no-choice")
    if count == 1:
        return Message("review-one-choice")
    return Message("review-all-choices", {"count": count})


def bar_ends(account: SeatAccount, final: float) -> tuple[float, float]:
    """The values at the ends of the bars that add up to the final score: round, and around all."""
    steps = (
        account.baseline,
        account.baseline + account.luck,
        account.baseline + account.luck + account.mistakes,
        final,
    )
    low = max(0.0, floor((min(steps) - 12) / 20) * 20.0)
    return (low, max(steps) + 6)


def cost_words(delta: float, voice: Voice) -> str:
    """What a choice cost, with as many decimals as it takes to be more than nothing."""
    digits = 1 if abs(delta) >= 0.05 else 2 if abs(delta) >= 0.005 else 3
    return figure(delta, voice, digits=digits, signed=True)


@dataclass(frozen=True, slots=True)
class ChoiceColumns:
    """Where the columns of the costly choices begin; what there is no room for is left out."""

    turn: float
    dice: float
    goods: float
    played: float
    best: float
    bar: float | None
    loss: float
    grade: float | None
    play: float
    word_room: float

    @classmethod
    def of(cls, box: Box) -> ChoiceColumns:
        """Columns for a list of that width."""
        right, played = box.right, box.x + 386
        grade = right - 228 if box.w >= 1240 else right - 256 if box.w >= 980 else None
        bar = right - 540 if box.w >= 1240 else None
        loss = right - (278 if bar else 276 if grade else 60)
        spare = ((bar or loss - 90) - played) / 2
        play, apart = (right - 32, 20) if bar else (right - 28, 16)
        return cls(box.x + 20, box.x + 88, box.x + 302, played, played + spare, bar, loss, grade,
                   play, spare - apart)  # fmt: skip
