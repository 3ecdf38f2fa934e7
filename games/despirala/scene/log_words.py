"""What the log says of a move: short lines with dice and points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.ui.plot import signed
from engine.ui.table.chronicle import LogLine
from games.despirala.accounts import Choice, Entry
from games.despirala.combinations import DICE
from games.despirala.events import (
    Collected,
    DiceRolled,
    GameEnded,
    GoodsScored,
    TargetCompleted,
    TargetFailed,
    counted,
)


def log_lines(
    events: Iterable[Any], names: Sequence[str], *, is_attempting: bool, is_misere: bool
) -> list[LogLine]:
    """The lines of one move; rolls for a combination (`is_attempting`) are told with its end."""
    lines = (
        _line(event, names, is_misere)
        for event in events
        if not (is_attempting and isinstance(event, DiceRolled))
    )
    return [line for line in lines if line is not None]


def _line(event: Any, names: Sequence[str], is_misere: bool) -> LogLine | None:
    match event:
        case DiceRolled(seat, positions, faces, paid) if len(positions) == DICE:
            words = "rerolled" if paid else "rolled"
            return LogLine(words, seat, dice=tuple(sorted(faces)), says_name=False)
        case TargetCompleted(seat, name, chosen, points, rolls):
            how = "at once" if not rolls else f"in {counted(rolls, 'roll')}"
            return LogLine(
                f"{_named(name, chosen)} {how}", seat, _points(points, is_misere), says_name=False
            )
        case TargetFailed(seat, name, chosen, _, missing):
            words = f"{_named(name, chosen)} failed, {missing} missing"
            return LogLine(words, seat, "0", says_name=False)
        case Collected(seat, name, count, points):
            words = f"{name}, stopped at {count}"
            return LogLine(words, seat, _points(points, is_misere), says_name=False)
        case GoodsScored(seat, goods):
            words = f"{counted(goods, 'good')} left"
            return LogLine(words, seat, _points(goods, is_misere), says_name=False)
        case GameEnded():
            return LogLine(event.text(names), None)
    return None


def _named(name: str, faces: tuple[int, ...]) -> str:
    return " ".join((name, *map(str, faces)))


def _points(points: int, is_misere: bool) -> str:
    """Points with a sign are shown as something good, which they are not in misère."""
    return f"+{points}" if points and not is_misere else str(points)


def live_words(entry: Entry) -> str:
    """What the live analysis says of a roll or a choice, without the number."""
    if isinstance(entry, Choice):
        return entry.label or "best move"
    return entry.label


def live_lines(entries: Iterable[Entry], seat: int, *, is_misere: bool) -> list[LogLine]:
    """The lines the live analysis adds to the log: what a roll or a choice did.

    Points with a plus are shown as something good, so that in misère they stand in the text.
    """
    lines = []
    for entry in entries:
        words, delta = live_words(entry), signed(entry.delta)
        if isinstance(entry, Choice) and entry.label is None:
            continue
        if is_misere:
            lines.append(LogLine(f"{words}, {delta}", seat, says_name=False))
        else:
            lines.append(LogLine(words, seat, delta, says_name=False))
    return lines
