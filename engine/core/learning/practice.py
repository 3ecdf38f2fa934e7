"""What makes the challenge of a day practice: its dice were seen before they were to count.

A seed tells the same dice to whoever plays it. So an attempt counts as practice when a game with
the seed of the day was opened before it or beside it, in the window or as text, be it a usual game,
a copy or a second attempt; when its record was put back to an earlier point; or when a hint was
played in it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, Literal

from engine.core import record
from engine.core.errors import InputError
from engine.core.saves import records_folder, saves_folder
from engine.core.storage import as_utf8, is_aside, open_file
from engine.text.said import Said

Practice = Literal["", "before", "beside", "put back", "hint"]
"""Why an attempt counts as practice; empty where it counts."""

REASONS: Final[dict[Practice, Said]] = {
    "before": Said("challenge-practice-seed-before"),
    "beside": Said("challenge-practice-seed-beside"),
    "put back": Said("challenge-practice-put-back"),
    "hint": Said("challenge-practice-hint"),
}
DAYS_AHEAD: Final = 60
"""So many days to come whose seeds are known at once when one is played."""

_LOOKED_AT: Final = 1 << 16


def was_played(game: str, seed: str) -> bool:
    """Whether a record on this computer is of a game with that seed."""
    for folder in (records_folder(), saves_folder()):
        try:
            paths = [path for path in folder.glob(f"{game}-*.json") if not is_aside(path)]
        except OSError:
            continue  # a folder that cannot be looked into has no games to show
        if any(_is_of(path, seed) for path in paths):
            return True
    return False


def _is_of(path: Path, seed: str) -> bool:
    """Whether a record has that seed; what cannot be read is told to whoever opens it."""
    try:
        with open_file(path) as file:
            is_likely = json.dumps(seed).encode() in as_utf8(file.read(_LOOKED_AT), "ignore")
        return is_likely and record.outline(path).setup.seed == seed
    except (InputError, OSError):
        return False
