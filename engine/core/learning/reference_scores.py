"""What the bots of the house score on the challenge of a day, worked out once and kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from engine.core.bot import close_bots
from engine.core.decision import Chance
from engine.core.errors import InputError
from engine.core.learning.challenge import MOST, Challenge
from engine.core.match import Match, bots_of
from engine.core.storage import cache_folder, is_there, read_json, write_json_atomically

FOLDER: Final = "challenges"
MOST_ANSWERS: Final = 50_000
FORMAT: Final = 1


def reference_score(challenge: Challenge, level: str) -> int:
    """What a level scores in the person's seat: the same on every machine."""
    match = Match(challenge.game, challenge.setup(level, level), keeps_history=False)
    bots = bots_of(match)
    try:
        for _ in range(MOST_ANSWERS):
            value = challenge.value_at(match, match.table)
            if value is not None:
                return value
            if isinstance(match.pending, Chance):
                match.roll()
            else:
                assert match.pending is not None
                bot = bots[match.pending.seat]
                assert bot is not None
                match.answer(match.think(bot).option)
    finally:
        close_bots(bots)
    raise InputError(f"{challenge.game.title}: the challenge has no end in {MOST_ANSWERS} answers")


def work_out(challenge: Challenge, level: str) -> int:
    """The same, kept for the next time it is asked for."""
    known = known_values(challenge)
    if level not in known:
        known[level] = reference_score(challenge, level)
        _keep(challenge, known)
    return known[level]


def known_values(challenge: Challenge) -> dict[str, int]:
    """What has been worked out so far, by level; nothing where the file is not sound."""
    path = _path(challenge)
    try:
        document = read_json(path) if is_there(path) else None
    except InputError:
        return {}
    return _read(document, challenge)


def _read(document: Any, challenge: Challenge) -> dict[str, int]:
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        return {}
    values = document.get("values")
    if document.get("seed") != challenge.seed or not isinstance(values, dict):
        return {}
    return {
        level: value
        for level, value in values.items()
        if level in challenge.plan.compared and type(value) is int and abs(value) <= MOST
    }


def _keep(challenge: Challenge, values: dict[str, int]) -> None:
    """A cache that cannot be written is worked out again."""
    document = {"format": FORMAT, "seed": challenge.seed, "values": values}
    try:
        write_json_atomically(_path(challenge), document)
    except InputError:
        return


def _path(challenge: Challenge) -> Path:
    name = f"{challenge.game.key}-{challenge.day.isoformat()}.json"
    return cache_folder() / FOLDER / name
