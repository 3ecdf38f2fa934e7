"""The score sheet, the odds of a combination and the log in words. No drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Any, Literal

from engine.text.message import Fixed, Message
from engine.text.voice import Voice
from engine.ui.table.log import LogLine
from games.despirala import combinations, moves
from games.despirala.hints import GRADE, Choice, Entry, Odds, odds_of


@dataclass(frozen=True, slots=True)
class OddsChart:
    """A distribution with its title: paid rolls to finish, or matching dice of the next roll."""

    title: Message
    note: Message | None
    shares: tuple[float, ...]
    first: int
    fail: float | None


def finish_odds(dice: Sequence[int], goods: int, attempt: moves.Attempt) -> Odds | None:
    """The odds of a target with these dice and goods; None for a Collect, which always scores."""
    if combinations.is_collect(attempt.combination):
        return None
    return _finish_odds(tuple(sorted(dice)), goods, attempt)


@lru_cache(maxsize=4096)
def _finish_odds(dice: tuple[int, ...], goods: int, attempt: moves.Attempt) -> Odds:
    return odds_of(dice, attempt, goods)


def odds_chart(dice: Sequence[int], goods: int, attempt: moves.Attempt) -> OddsChart | None:
    """What is worth seeing before committing; None when there is nothing left to chance."""
    name = attempt.combination
    odds = finish_odds(dice, goods, attempt)
    if odds is None:
        loose = combinations.DICE - matches(dice, attempt)
        if not loose or not goods:
            return None
        face = combinations.target(name)[0]
        return OddsChart(Message("odds-of-face", {"face": face}), None, hit_chances(loose), 0, None)
    if odds.by_rolls[0] > 0 or not goods:
        return None
    note = None if odds.median is None else Message("odds-median", {"rolls": odds.median})
    title = Message("odds-to-finish", {"combination": moves.COMBINATION(name)})
    return OddsChart(title, note, odds.by_rolls[1:], 1, odds.fail)


def hit_chances(dice: int) -> tuple[float, ...]:
    """How many of so many dice show one wanted face: the chance of 0, 1, ... all of them."""
    sides = len(combinations.FACES)
    return tuple(
        comb(dice, hits) * (sides - 1) ** (dice - hits) / sides**dice for hits in range(dice + 1)
    )


def matches(dice: Sequence[int], attempt: moves.Attempt) -> int:
    return len(
        combinations.matched_dice(dice, combinations.target(attempt.combination, attempt.faces))
    )


def likeliest(dice: Sequence[int], goods: int, name: str) -> moves.Attempt:
    """The choice of faces that is completed most often; with equal odds the one worth more."""

    def worth(attempt: moves.Attempt) -> tuple[float, int]:
        odds = finish_odds(dice, goods, attempt)
        return (round(odds.success, 9) if odds else 0.0, sum(attempt.faces))

    return max(moves.attempts(name), key=worth)


def sheet_share(chance: float) -> Message:
    """A chance as the bar says it, with the figure of the sheet."""
    return Message("sheet-share", {"share": chance_words(chance)})


def chance_words(chance: float) -> str:
    """A chance as it stands in the sheet: whole per cents, the ends only when certain."""
    if chance >= 1 - 1e-12:
        return "100"
    if chance <= 0:
        return "0"
    whole = round(chance * 100)
    if whole == 0:
        return "<1"
    return ">99" if whole == 100 else str(whole)


LineState = Literal["open", "chosen", "used", "failed", "resting"]
"""`resting` is an open line that cannot be chosen now: another is, or it is not the seat's turn."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line of the sheet. `loss` is how far it is from the best move, 0 or more points."""

    index: int
    name: str
    state: LineState
    dice: tuple[int, ...]
    filled: int
    points: str
    gives: str = ""
    unit: str = ""
    loss: float | None = None
    has_faces: bool = False
    is_selected: bool = False
    is_welcome: bool = True
    is_up_to: bool = False

    @property
    def is_open(self) -> bool:
        return self.state in ("open", "chosen")

    @property
    def is_best(self) -> bool:
        return self.loss is not None and self.loss < 0.05


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat is deciding with: its dice and goods, and the faces each line stands for."""

    dice: tuple[int, ...]
    goods: int
    faces: Mapping[str, moves.Attempt]
    losses: Mapping[moves.Attempt, float] | None = None
    selected: str | None = None


def sheet_lines(
    points: Mapping[str, int],
    *,
    turn: Turn | None = None,
    attempt: moves.Attempt | None = None,
    dice: Sequence[int] = (),
    goods: int = 0,
    is_misere: bool = False,
) -> tuple[SheetLine, ...]:
    """Every line of a sheet with these points.

    `turn` is given while the seat chooses; `attempt` with `dice` and `goods` while it completes
    what it chose.
    """
    lines = []
    for combination in combinations.COMBINATIONS:
        name = combination.name
        if name in points:
            lines.append(_used_line(combination, points[name], is_misere))
        elif attempt is not None and attempt.combination == name:
            lines.append(_chosen_line(combination, attempt, dice, goods))
        elif turn is not None and attempt is None and name in turn.faces:
            lines.append(_open_line(combination, turn))
        else:
            lines.append(_resting_line(combination))
    return tuple(lines)


def _used_line(combination: combinations.Combination, points: int, is_misere: bool) -> SheetLine:
    name = combination.name
    failed = points == 0 and not combination.collects
    if combination.collects:
        dice: tuple[int, ...] = (combinations.collect_face(name),) * (
            points // combinations.collect_face(name)
        )
        filled = len(dice)
    else:
        dice = _example(combination)
        filled = len(dice)
    is_welcome = (points == 0) is is_misere or (combination.collects and not is_misere)
    state: LineState = "failed" if failed else "used"
    return SheetLine(
        combination.index, name, state, dice, filled, str(points), is_welcome=is_welcome
    )


def _example(combination: combinations.Combination) -> tuple[int, ...]:
    """Dice that stand for a combination whose faces nobody has named (yet, or any more)."""
    faces = {0: (), 1: (3,), 2: (3, 5), 3: (2, 4, 6)}[len(combination.letters)]
    return combinations.target(combination.name, faces)


def _resting_line(combination: combinations.Combination) -> SheetLine:
    if combination.collects:
        dice: tuple[int, ...] = (combinations.collect_face(combination.name),)
    else:
        dice = _example(combination)
    return SheetLine(
        combination.index, combination.name, "resting", dice, len(dice), most_points(combination),
        is_up_to=bool(combination.letters) and combination.points is None,
    )  # fmt: skip


def most_points(combination: combinations.Combination) -> str:
    """The most a combination can pay, as its line says while no faces are named."""
    return str(
        max(
            combinations.full_score(combination.name, each)
            for each in combinations.legal_faces(combination.name)
        )
    )


def _open_line(combination: combinations.Combination, turn: Turn) -> SheetLine:
    name = combination.name
    attempt = turn.faces[name]
    gives, unit = _gives(attempt, turn.dice, turn.goods)
    loss = None if turn.losses is None else turn.losses.get(attempt)
    dice, filled = _wanted_dice(attempt, turn.dice)
    return SheetLine(
        combination.index,
        name,
        "open",
        dice,
        filled,
        str(combinations.full_score(name, attempt.faces)),
        gives,
        unit,
        loss,
        has_faces=bool(combination.letters),
        is_selected=turn.selected == name,
    )


def _chosen_line(
    combination: combinations.Combination, attempt: moves.Attempt, dice: Sequence[int], goods: int
) -> SheetLine:
    gives, unit = _gives(attempt, dice, goods) if dice else ("", "")
    shown, filled = _wanted_dice(attempt, dice)
    return SheetLine(
        combination.index,
        combination.name,
        "chosen",
        shown,
        filled,
        str(combinations.full_score(combination.name, attempt.faces)),
        gives,
        unit,
        is_selected=True,
    )


def _wanted_dice(attempt: moves.Attempt, dice: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """The dice of the line: a Collect shows those there are (one, when there are none)."""
    wanted = combinations.target(attempt.combination, attempt.faces)
    if not combinations.is_collect(attempt.combination):
        return wanted, len(wanted)
    matched = matches(dice, attempt)
    return wanted[: max(1, matched)], matched


def _gives(attempt: moves.Attempt, dice: Sequence[int], goods: int) -> tuple[str, str]:
    odds = finish_odds(dice, goods, attempt)
    if odds is None:
        return str(combinations.collect_face(attempt.combination) * matches(dice, attempt)), "now"
    return chance_words(odds.success), "%"


def figure(number: float, voice: Voice, *, digits: int = 1, signed: bool = False) -> str:
    return voice.say(Message("figure", {"number": Fixed(number, digits, signed)}))


def loss_words(loss: float, is_misere: bool, voice: Voice) -> str:
    """A loss as a difference of expected points: with its sign, and a true minus."""
    return figure(loss if is_misere else -loss, voice, signed=True)


def log_lines(
    events: Iterable[Any], voice: Voice, *, is_attempting: bool, is_misere: bool
) -> list[LogLine]:
    """The lines of one move; rolls for a combination (`is_attempting`) are told with its end."""
    lines = (
        _line(event, voice, is_misere)
        for event in events
        if not (is_attempting and isinstance(event, moves.DiceRolled))
    )
    return [line for line in lines if line is not None]


def _line(event: Any, voice: Voice, is_misere: bool) -> LogLine | None:
    said = event.said()
    match event:
        case moves.DiceRolled(seat, positions, faces) if len(positions) == combinations.DICE:
            words = voice.say(said, "log")
            return LogLine(words, seat, dice=tuple(sorted(faces)), says_name=False)
        case (
            moves.TargetCompleted(seat=seat, points=points)
            | moves.Collected(seat=seat, points=points)
        ):
            points_shown = _points(points, is_misere)
        case moves.TargetFailed(seat):
            points_shown = "0"
        case moves.GoodsScored(seat, goods):
            points_shown = _points(goods, is_misere)
        case moves.GameEnded():
            return LogLine(voice.say(said), None)
        case _:
            return None
    return LogLine(voice.say(said, "log"), seat, points_shown, says_name=False)


def _points(points: int, is_misere: bool) -> str:
    """Points with a sign are shown as something good, which they are not in misère."""
    return f"+{points}" if points and not is_misere else str(points)


def live_words(entry: Entry, voice: Voice) -> str:
    """What the live analysis says of a roll or a choice, without the number."""
    return voice.say(Message(GRADE(entry.label or "best").key))


def live_lines(
    entries: Iterable[Entry], seat: int, voice: Voice, *, is_misere: bool
) -> list[LogLine]:
    """The lines the live analysis adds to the log: what a roll or a choice did.

    Points with a plus are shown as something good, so that in misère they stand in the text.
    """
    lines = []
    for entry in entries:
        if isinstance(entry, Choice) and entry.label is None:
            continue
        words, delta = live_words(entry, voice), figure(entry.delta, voice, signed=True)
        if is_misere:
            words = voice.say(Message("glue-comma", {"first": words, "last": delta}))
            lines.append(LogLine(words, seat, says_name=False))
        else:
            lines.append(LogLine(words, seat, delta, says_name=False))
    return lines
