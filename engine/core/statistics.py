"""The statistics store: every finished game in a small SQLite file of the user's folder."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from engine.core.errors import InputError
from engine.core.match import Match
from engine.core.storage import user_folder

_SCHEMA = """
CREATE TABLE IF NOT EXISTS games (
    id INTEGER PRIMARY KEY,
    finished TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    game TEXT NOT NULL,
    record TEXT NOT NULL UNIQUE
);
CREATE TABLE IF NOT EXISTS seats (
    game_id INTEGER NOT NULL REFERENCES games(id),
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    score REAL NOT NULL,
    rank INTEGER NOT NULL,
    winners INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
);
"""


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """How one kind of player (`human` or a bot's name) did in one game's matches."""

    game: str
    player: str
    games: int
    won: float
    mean_score: float
    best_score: float
    lowest_score: float
    mean_rank: float


class Statistics:
    """Adds finished matches and answers questions about them.

    Raises InputError with one sentence when the file is not a statistics store; it stays untouched.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_folder() / "statistics.sqlite3"

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with closing(sqlite3.connect(self.path)) as connection, connection:
                connection.executescript(_SCHEMA)
                yield connection
        except sqlite3.Error as problem:
            raise InputError(f"{self.path} cannot be used for statistics: {problem}") from None

    def add(self, match: Match, record_name: str) -> None:
        """Adds a finished match once; the same record again changes nothing.

        A match that began from a position is no whole game and is not counted.
        """
        if match.setup.position is not None:
            return
        result = match.result
        with self._connection() as connection:
            cursor = connection.execute(
                "INSERT OR IGNORE INTO games (game, record) VALUES (?, ?)",
                (match.game.key, record_name),
            )
            if cursor.rowcount == 0:
                return
            connection.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
                [
                    (cursor.lastrowid, seat, who.player, who.name, score, rank, len(result.winners))
                    for seat, (who, score, rank) in enumerate(
                        zip(match.setup.seats, result.scores, result.ranks, strict=True)
                    )
                ],
            )

    def games_played(self, game: str | None = None) -> int:
        """How many finished games are in the store, of one game or of all."""
        with self._connection() as connection:
            row = connection.execute(
                "SELECT COUNT(*) FROM games WHERE ? IS NULL OR game = ?", (game, game)
            ).fetchone()
        return int(row[0])

    def by_player(self, game: str | None = None) -> list[PlayerRow]:
        """One row per game and player, the most played first; shared wins count in parts."""
        with self._connection() as connection:
            rows = connection.execute(
                """
                SELECT game, player, COUNT(*) AS played,
                       SUM(CASE WHEN rank = 1 THEN 1.0 / winners ELSE 0 END),
                       AVG(score), MAX(score), MIN(score), AVG(rank)
                FROM seats JOIN games ON games.id = game_id
                WHERE ? IS NULL OR game = ?
                GROUP BY game, player ORDER BY game, played DESC, player
                """,
                (game, game),
            ).fetchall()
        return [PlayerRow(*row) for row in rows]

    def recent(self, limit: int = 20) -> list[tuple[str, str, str]]:
        """The latest finished games: when (UTC), game, record file name."""
        with self._connection() as connection:
            return connection.execute(
                "SELECT finished, game, record FROM games ORDER BY id DESC LIMIT ?", (limit,)
            ).fetchall()
