"""The score sheet in words: what each of its lines says now. No drawing, no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.text.message import Fixed, Message
from engine.text.voice import Voice
from games.despirala.combinations import (
    COMBINATIONS,
    Combination,
    collect_face,
    full_score,
    is_collect,
    legal_faces,
    target,
)
from games.despirala.moves import Attempt
from games.despirala.scene.odds import chance_words, finish_odds, matches

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
    faces: Mapping[str, Attempt]
    losses: Mapping[Attempt, float] | None = None
    selected: str | None = None


def sheet_lines(
    points: Mapping[str, int],
    *,
    turn: Turn | None = None,
    attempt: Attempt | None = None,
    dice: Sequence[int] = (),
    goods: int = 0,
    is_misere: bool = False,
) -> tuple[SheetLine, ...]:
    """Every line of a sheet with these points.

    `turn` is given while the seat chooses; `attempt` with `dice` and `goods` while it completes
    what it chose.
    """
    lines = []
    for combination in COMBINATIONS:
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


def _used_line(combination: Combination, points: int, is_misere: bool) -> SheetLine:
    name = combination.name
    failed = points == 0 and not combination.collects
    if combination.collects:
        dice: tuple[int, ...] = (collect_face(name),) * (points // collect_face(name))
        filled = len(dice)
    else:
        dice = _example(combination)
        filled = len(dice)
    is_welcome = (points == 0) is is_misere or (combination.collects and not is_misere)
    state: LineState = "failed" if failed else "used"
    return SheetLine(
        combination.index, name, state, dice, filled, str(points), is_welcome=is_welcome
    )


def _example(combination: Combination) -> tuple[int, ...]:
    """Dice that stand for a combination whose faces nobody has named (yet, or any more)."""
    faces = {0: (), 1: (3,), 2: (3, 5), 3: (2, 4, 6)}[len(combination.letters)]
    return target(combination.name, faces)


def _resting_line(combination: Combination) -> SheetLine:
    if combination.collects:
        dice: tuple[int, ...] = (collect_face(combination.name),)
    else:
        dice = _example(combination)
    return SheetLine(
        combination.index, combination.name, "resting", dice, len(dice), most_points(combination),
        is_up_to=bool(combination.letters) and combination.points is None,
    )  # fmt: skip


def most_points(combination: Combination) -> str:
    """The most a combination can pay, as its line says while no faces are named."""
    return str(max(full_score(combination.name, each) for each in legal_faces(combination.name)))


def _open_line(combination: Combination, turn: Turn) -> SheetLine:
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
        str(full_score(name, attempt.faces)),
        gives,
        unit,
        loss,
        has_faces=bool(combination.letters),
        is_selected=turn.selected == name,
    )


def _chosen_line(
    combination: Combination, attempt: Attempt, dice: Sequence[int], goods: int
) -> SheetLine:
    gives, unit = _gives(attempt, dice, goods) if dice else ("", "")
    shown, filled = _wanted_dice(attempt, dice)
    return SheetLine(
        combination.index,
        combination.name,
        "chosen",
        shown,
        filled,
        str(full_score(combination.name, attempt.faces)),
        gives,
        unit,
        is_selected=True,
    )


def _wanted_dice(attempt: Attempt, dice: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """The dice of the line: a Collect shows those there are (one, when there are none)."""
    wanted = target(attempt.combination, attempt.faces)
    if not is_collect(attempt.combination):
        return wanted, len(wanted)
    matched = matches(dice, attempt)
    return wanted[: max(1, matched)], matched


def _gives(attempt: Attempt, dice: Sequence[int], goods: int) -> tuple[str, str]:
    odds = finish_odds(dice, goods, attempt)
    if odds is None:
        return str(collect_face(attempt.combination) * matches(dice, attempt)), "now"
    return chance_words(odds.success), "%"


def figure(number: float, voice: Voice, *, digits: int = 1, signed: bool = False) -> str:
    """A number with decimals, as the language writes them."""
    return voice.say(Message("figure", {"number": Fixed(number, digits, signed)}))


def loss_words(loss: float, is_misere: bool, voice: Voice) -> str:
    """A loss as a difference of expected points: with its sign, and a true minus."""
    return figure(loss if is_misere else -loss, voice, signed=True)
