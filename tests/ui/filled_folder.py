"""A plausible user folder: half a year of games, marks and challenges, for pictures and tests.

`python -m tests.ui.filled_folder` fills the folder of the person who runs it (set XDG_DATA_HOME),
and `python main.py screenshot progress` then shows it.
"""

from __future__ import annotations

import sqlite3
from datetime import date, datetime, timedelta
from random import Random
from typing import Final

from engine.core.card import Marks
from engine.core.learning.challenges import Challenges, ResultLine, challenge_of
from engine.core.learning.statistics import _SCHEMA, Statistics
from engine.core.storage import Settings, SettingsFile
from games import REGISTRY

LAST: Final = datetime(2026, 11, 21, 19, 30)
PLAYED: Final[dict[str, tuple[int, tuple[tuple[str, float], ...], tuple[float, float]]]] = {
    "despirala": (60, (("sampled:1", 0.9), ("sampled:5", 0.7), ("optimal", 0.35)), (330, 480)),
    "risk": (38, (("recruit", 0.85), ("captain", 0.5), ("general", 0.3)), (0, 42)),
    "roll_galaxy": (30, (("rollbot:easy", 0.9), ("rollbot:medium", 0.6), ("rollbot:hard", 0.3)),
                    (18, 52)),
    "rajas": (24, (("dummy", 0.9), ("page", 0.5), ("minister", 0.2)), (-20, 31)),
    "arcs": (14, (("steward", 0.8), ("captain", 0.2)), (4, 38)),
}  # fmt: skip
COSTLY: Final = {
    "despirala": "collect", "risk": "attack", "roll_galaxy": "assign", "rajas": "place",
    "arcs": "lead",
}  # fmt: skip


def fill(seed: str = "Robin") -> None:
    """Writes statistics, challenges and a name into the user's folder."""
    rng = Random(seed)
    store = Statistics()
    store.path.parent.mkdir(parents=True, exist_ok=True)
    games = []
    for key, (count, ladder, scores) in PLAYED.items():
        for number in range(count):
            days = (count - number) * (150 - 12 * len(games) % 40) / count
            games.append((LAST - timedelta(days=days - 1), key, number, count, ladder, scores))
    with sqlite3.connect(store.path) as connection:
        connection.executescript(_SCHEMA)
        for when, key, number, count, ladder, scores in sorted(games):
            _add(connection, rng, when, key, number / count, number, ladder, scores)
    for when, key, number, *_ in games:
        if when > LAST - timedelta(days=40):
            store.mark(f"{key}-{number:04x}.json", _marks(rng, key))
    _challenges(rng)
    SettingsFile().save(Settings().changed(player_name="Robin"))


def _add(connection, rng, when, key, share, number, ladder, scores) -> None:  # noqa: PLR0913
    level, chance = ladder[min(len(ladder) - 1, int(share * len(ladder) + rng.random() * 0.6))]
    won = rng.random() < chance
    own = rng.uniform(*scores)
    gap = rng.uniform(1, (scores[1] - scores[0]) / 4)
    points = (round(own), round(own - gap if won else own + gap))
    cursor = connection.execute(
        "INSERT INTO games (finished, game, record) VALUES (?, ?, ?)",
        (when.strftime("%Y-%m-%d %H:%M:%S"), key, f"{key}-{number:04x}.json"),
    )
    seats = [("human", "Robin", points[0], 1 if won else 2), (level, "Bot", points[1], 1 + won)]
    for seat, (player, name, score, rank) in enumerate(seats):
        connection.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, 1)",
                           (cursor.lastrowid, seat, player, name, score, rank))  # fmt: skip


def _marks(rng: Random, key: str) -> Marks:
    blunders = rng.choice((0, 0, 1, 2, 3))
    return Marks(rng.randint(8, 34), rng.randint(0, 6), rng.randint(1, 5), blunders, COSTLY[key])


def _challenges(rng: Random) -> None:
    kept = Challenges.load()
    today = LAST.date() + timedelta(days=1)
    for back in range(9):
        _challenge(kept, rng, "despirala", today - timedelta(days=back))
    _challenge(kept, rng, "roll_galaxy", today)
    for key, value in (("despirala", 428), ("roll_galaxy", 41)):
        challenge = challenge_of(REGISTRY.game(key), today)
        assert challenge is not None
        kept.take(ResultLine(key, today, challenge.seed, value, "Mia", "0" * 8))


def _challenge(kept: Challenges, rng: Random, key: str, day: date) -> None:
    challenge = challenge_of(REGISTRY.game(key), day)
    assert challenge is not None
    value = rng.randint(380, 470) if key == "despirala" else rng.randint(30, 44)
    kept.begin(key, day, f"{key}-c{day.day:02x}.json")
    kept.note(key, day, value, f"{rng.getrandbits(32):08x}")


if __name__ == "__main__":
    fill()
