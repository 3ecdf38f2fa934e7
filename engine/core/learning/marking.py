"""The marks of a finished game, worked out from its record where bots think."""

from __future__ import annotations

from pathlib import Path

from engine.core import record
from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.grading import Graded, Marks, graded_choices
from engine.core.match import Match
from engine.core.registry import Registry
from engine.core.thinking import MatchCopy


def person_of(match: Match) -> int | None:
    """The first seat of a person."""
    seats = enumerate(match.setup.seats)
    return next((number for number, seat in seats if seat.is_person), None)


def graded(match: Match) -> list[Graded]:
    """The choices of the person of a match; none where its game grades none."""
    seat, scale = person_of(match), match.game.grading
    document = None if seat is None or scale is None else match.game.review(match)
    if document is None or seat is None or scale is None:
        return []
    return graded_choices(scale, document, seat)


def graded_copy(copy: MatchCopy, language: str) -> list[Graded]:
    """The same where bots think, in the words of a language."""
    copy.match.language = language
    return graded(copy.match)


def marks_of_record(game: Game, path: Path) -> Marks | None:
    """The marks of a record file; None where it cannot be read, or its game grades nothing."""
    try:
        match = record.load(Registry({game.key: lambda: game}), path)
    except InputError:
        return None
    return None if game.grading is None else Marks.of(graded(match))
