"""What the log says of a move: short lines with dice and points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.table.log import LogLine
from games.despirala.accounts import GRADE, Choice, Entry
from games.despirala.combinations import DICE
from games.despirala.events import (
    Collected,
    DiceRolled,
    GameEnded,
    GoodsScored,
    TargetCompleted,
    TargetFailed,
)
from games.despirala.scene.lines import figure


def log_lines(
    events: Iterable[Any], voice: Voice, *, is_attempting: bool, is_misere: bool
) -> list[LogLine]:
    """The lines of one move; rolls for a combination (`is_attempting`) are told with its end."""
    lines = (
        _line(event, voice, is_misere)
        for event in events
        if not (is_attempting and isinstance(event, DiceRolled))
    )
    return [line for line in lines if line is not None]


def _line(event: Any, voice: Voice, is_misere: bool) -> LogLine | None:
    said = event.said()
    match event:
        case DiceRolled(seat, positions, faces) if len(positions) == DICE:
            words = voice.say(said, "log")
            return LogLine(words, seat, dice=tuple(sorted(faces)), says_name=False)
        case TargetCompleted(seat=seat, points=points) | Collected(seat=seat, points=points):
            points_shown = _points(points, is_misere)
        case TargetFailed(seat):
            points_shown = "0"
        case GoodsScored(seat, goods):
            points_shown = _points(goods, is_misere)
        case GameEnded():
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
