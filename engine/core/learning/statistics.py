"""The statistics store: every finished game in a small SQLite file of the user's folder."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import astuple, dataclass, replace
from datetime import UTC, datetime
from itertools import groupby
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from engine.core.card import Marks
from engine.core.errors import InputError
from engine.core.setup import HUMAN
from engine.core.storage import StorageError, is_there, put_aside, user_folder

if TYPE_CHECKING:
    from engine.core.match import Match

T = TypeVar("T")
DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
REFUSALS: Final[Mapping[int, str]] = {
    sqlite3.SQLITE_BUSY: "another program is writing to it",
    sqlite3.SQLITE_LOCKED: "another program is writing to it",
    sqlite3.SQLITE_READONLY: "it can only be read",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_PERM: "you have no permission",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk fails",
}
FIRST_YEAR: Final = 1970
LAST_YEAR: Final = 9000
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
PERFORMANCES: Final = """
CREATE TABLE IF NOT EXISTS performances (
    game_id INTEGER PRIMARY KEY REFERENCES games(id),
    kind TEXT NOT NULL,
    value REAL NOT NULL,
    words TEXT NOT NULL
);
"""


MARKS: Final = """
CREATE TABLE IF NOT EXISTS marks (
    game_id INTEGER PRIMARY KEY REFERENCES games(id),
    best INTEGER NOT NULL,
    good INTEGER NOT NULL,
    mistakes INTEGER NOT NULL,
    blunders INTEGER NOT NULL,
    costliest TEXT NOT NULL
);
"""


REAL_TABLES: Final = """
CREATE TABLE IF NOT EXISTS real_tables (
    game_id INTEGER PRIMARY KEY REFERENCES games(id)
);
"""
"""The games that were played at a real table: they count apart from those on the screen."""

PRACTICES: Final = """
CREATE TABLE IF NOT EXISTS practices (
    game_id INTEGER PRIMARY KEY REFERENCES games(id)
);
"""
"""The games that were practice (a hint was played, all could be taken back): they count apart."""


@dataclass(frozen=True, slots=True)
class PastSeat:
    player: str
    name: str
    score: float
    rank: int


class Counted:
    """Of games that may count apart."""

    __slots__ = ()
    is_real: bool
    is_practice: bool

    @property
    def is_rated(self) -> bool:
        """Whether it may bring a rating, a record, a badge."""
        return not self.is_real and not self.is_practice


@dataclass(frozen=True, slots=True)
class PastGame(Counted):
    """A finished game of a person: when (UTC), its record, its seats, and its marks if known.

    One at a real table (`is_real`) brings no rating, record or badge: its dice and cards are told;
    nor does practice.
    """

    finished: datetime
    game: str
    record: str
    seats: tuple[PastSeat, ...]
    marks: Marks | None = None
    is_real: bool = False
    is_practice: bool = False

    @property
    def person(self) -> int:
        """The seat of the first person."""
        return next(n for n, seat in enumerate(self.seats) if seat.player == HUMAN)

    @property
    def own(self) -> PastSeat:
        return self.seats[self.person]

    @property
    def is_won(self) -> bool:
        return self.own.rank == 1 and len(self.seats) > 1

    @property
    def others(self) -> tuple[PastSeat, ...]:
        return tuple(seat for seat in self.seats if seat.player != HUMAN)


@dataclass(frozen=True, slots=True)
class PlayerRow(Counted):
    """How one kind of player (`human` or a bot's name) did in one game's matches, those at a real
    table (`is_real`) and practice apart.
    """

    game: str
    player: str
    games: int
    won: float
    mean_score: float
    best_score: float
    is_real: bool = False
    is_practice: bool = False


@dataclass(frozen=True, slots=True)
class BestRow:
    """The best performance of a kind in one game: how often it was tried, and the best in words."""

    game: str
    kind: str
    games: int
    words: str


class _Damaged(Exception):
    """What the file holds is no sound store; nothing was written."""


class Statistics:
    """Adds finished matches and answers questions about them.

    Raises InputError with one sentence when the file cannot be used. A damaged store is put aside
    under another name and the next begins anew; another program's database stays untouched.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_folder() / "statistics.sqlite3"

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        try:
            with closing(sqlite3.connect(self.path)) as connection, connection:
                self._check(connection)
                yield connection
        except sqlite3.Error as problem:
            if getattr(problem, "sqlite_errorcode", 0) & 0xFF in DAMAGE:
                raise _Damaged("it is damaged") from None
            code = getattr(problem, "sqlite_errorcode", 0) & 0xFF
            why = REFUSALS.get(code, "the database refuses")
            raise InputError(f"{self.path} cannot be used for statistics: {why}") from None
        except UnicodeDecodeError:  # the name of a table, or what SQLite says about it
            raise _Damaged("it holds names that are no text") from None

    def _check(self, connection: sqlite3.Connection) -> None:
        """Makes the tables of an empty file; InputError when there are those of a stranger."""
        rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        names = {name for (name,) in rows}
        if not names:
            connection.executescript(_SCHEMA)
        elif not names >= {"games", "seats"}:
            raise InputError(
                f"{self.path} cannot be used for statistics: it is another program's database"
            )

    def _ask(self, question: Callable[[sqlite3.Connection], T], nothing: T) -> T:
        """The answer of the store; `nothing` where there is none yet."""
        if not is_there(self.path):
            return nothing
        try:
            with self._connection() as connection:
                return question(connection)
        except _Damaged as damage:
            raise InputError(self._begin_anew(damage)) from None

    def _begin_anew(self, damage: _Damaged) -> str:
        """Puts the store aside and says so in one sentence."""
        return (
            f"{self.path} cannot be used for statistics: {damage}; it is kept as "
            f"{put_aside(self.path).name}, and counting begins again"
        )

    def add(self, match: Match, record_name: str) -> str | None:
        """Adds a finished match once; the same record again changes nothing.

        A match that began from a position is no whole game and is not counted. Returns one
        sentence when a damaged store had to be put aside first.
        """
        if match.setup.position is not None:
            return None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError.of(self.path, "written", error) from error
        try:
            self._insert(match, record_name)
        except _Damaged as damage:
            note = self._begin_anew(damage)
            self._insert(match, record_name)
            return note
        return None

    def _insert(self, match: Match, record_name: str) -> None:
        result, setup = match.result, match.setup
        players = [seat.player for seat in setup.seats]
        with self._connection() as connection:
            verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if verdict != "ok":
                raise _Damaged(str(verdict).partition("\n")[0])
            cursor = connection.execute(
                "INSERT OR IGNORE INTO games (game, record) VALUES (?, ?)",
                (match.game.key, record_name),
            )
            if cursor.rowcount == 0:
                return
            connection.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
                [
                    (cursor.lastrowid, seat, player, who.name, score, rank, len(result.winners))
                    for seat, (player, who, score, rank) in enumerate(
                        zip(players, setup.seats, result.scores, result.ranks, strict=True)
                    )
                ],
            )
            if setup.real_table:
                connection.execute(REAL_TABLES)
                connection.execute("INSERT INTO real_tables VALUES (?)", (cursor.lastrowid,))
            if match.is_practice:
                connection.execute(PRACTICES)
                connection.execute("INSERT INTO practices VALUES (?)", (cursor.lastrowid,))
            if setup.real_table or match.is_practice:
                return
            did = match.game.performance(match)
            if did is not None:
                connection.execute(PERFORMANCES)
                connection.execute(
                    "INSERT INTO performances VALUES (?, ?, ?, ?)",
                    (cursor.lastrowid, did.kind, did.value, did.words),
                )

    def by_player(self, game: str | None = None) -> list[PlayerRow]:
        """One row per game and player, the most played first; shared wins count in parts. Practice
        and games at a real table have rows of their own, after the others.
        """
        question = """
            SELECT game, player, COUNT(*) AS played,
                   SUM(CASE WHEN rank = 1 THEN 1.0 / winners ELSE 0 END),
                   AVG(score), MAX(score), {} AS is_real, {} AS is_practice
            FROM seats JOIN games ON games.id = game_id
            WHERE ? IS NULL OR game = ?
            GROUP BY game, player, is_real, is_practice
            ORDER BY game, is_real, is_practice, played DESC, player
            """

        def ask(store: sqlite3.Connection) -> list[PlayerRow]:
            asked = question.format(_is_in(store, "real_tables"), _is_in(store, "practices"))
            return [_player_row(row) for row in store.execute(asked, (game, game))]

        return self._ask(ask, [])

    def best_performances(self, game: str | None = None) -> list[BestRow]:
        question = """
            SELECT game, kind, COUNT(*), words, MIN(value)
            FROM performances JOIN games ON games.id = game_id
            WHERE ? IS NULL OR game = ?
            GROUP BY game, kind ORDER BY game, kind
            """

        def ask(store: sqlite3.Connection) -> list[BestRow]:
            if not _has_table(store, "performances"):
                return []
            return [_best_row(row) for row in store.execute(question, (game, game))]

        return self._ask(ask, [])

    def last_places(self, game: str, besides: Sequence[str] = ()) -> list[tuple[str, int]]:
        """Who sat in the latest game of a person, and the place each came in; empty before one.

        `besides` names records that do not count.
        """
        latest = (
            "SELECT MAX(game_id) FROM seats JOIN games ON games.id = game_id "
            "WHERE game = ? AND player = 'human' "
            f"AND record NOT IN ({', '.join('?' * len(besides))})"
        )
        question = f"SELECT player, rank FROM seats WHERE game_id = ({latest}) ORDER BY seat"
        return self._ask(
            lambda store: [_place(row) for row in store.execute(question, (game, *besides))], []
        )

    def latest_game(self) -> str | None:
        """The key of the game that a person finished last; None before any."""
        question = (
            "SELECT game FROM games JOIN seats ON games.id = game_id "
            "WHERE player = 'human' ORDER BY games.id DESC LIMIT 1"
        )

        def ask(store: sqlite3.Connection) -> str | None:
            row = store.execute(question).fetchone()
            return None if row is None else str(row[0])

        return self._ask(ask, None)

    def past(self) -> list[PastGame]:
        """Every finished game that a person sat in, the first one first."""
        question = """
            SELECT games.id, finished, game, record, player, name, score, rank
            FROM games JOIN seats ON games.id = game_id ORDER BY games.id, seat
            """

        def ask(store: sqlite3.Connection) -> list[PastGame]:
            rows = store.execute(question).fetchall()
            kept = store.execute("SELECT * FROM marks") if _has_table(store, "marks") else []
            marks = {number: _marks(rest) for number, *rest in kept}
            real, practice = _games_in(store, "real_tables"), _games_in(store, "practices")
            games = [
                replace(
                    _past_game(list(of_one), marks.get(number)),
                    is_real=number in real,
                    is_practice=number in practice,
                )
                for number, of_one in groupby(rows, key=lambda row: row[0])
            ]
            return [game for game in games if any(seat.player == HUMAN for seat in game.seats)]

        return self._ask(ask, [])

    def mark(self, record_name: str, marks: Marks) -> None:
        """Keeps the marks of a finished game beside it; nothing where it is not in the store."""

        def write(store: sqlite3.Connection) -> None:
            store.execute(MARKS)
            store.execute(
                "INSERT OR REPLACE INTO marks SELECT id, ?, ?, ?, ?, ? FROM games WHERE record = ?",
                (*astuple(marks), record_name),
            )

        self._ask(write, None)

    def reset(self) -> Path | None:
        """Counting begins anew; the store so far is put aside under another name, which returns."""
        return put_aside(self.path) if is_there(self.path) else None

    def recent(self, limit: int = 20) -> list[tuple[str, str, str]]:
        """The latest finished games: when (UTC), game, record file name."""
        question = "SELECT finished, game, record FROM games ORDER BY id DESC LIMIT ?"
        return self._ask(
            lambda store: [_finished_game(row) for row in store.execute(question, (limit,))], []
        )


def _is_in(store: sqlite3.Connection, table: str) -> str:
    """What asks whether a game stands in a table; a store of an older version may have none."""
    return f"game_id IN (SELECT game_id FROM {table})" if _has_table(store, table) else "0"


def _games_in(store: sqlite3.Connection, table: str) -> set[object]:
    is_kept = _has_table(store, table)
    found = store.execute(f"SELECT game_id FROM {table}") if is_kept else ()
    return {number for (number,) in found}


def _has_table(store: sqlite3.Connection, name: str) -> bool:
    """Whether the store has a table; those of older versions have not all."""
    question = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"
    return store.execute(question, (name,)).fetchone() is not None


def _best_row(row: tuple[object, ...]) -> BestRow:
    game, kind, games, words, _ = row
    said = (game, kind, words)
    if not all(isinstance(word, str) and word.isprintable() for word in said):
        raise _Damaged("a performance has no name")
    return BestRow(str(game), str(kind), int(str(games)), str(words))


def _player_row(row: tuple[object, ...]) -> PlayerRow:
    """The row as it stands in the store; flipped bits leave anything in any column."""
    words, numbers = row[:2], row[2:]
    if not all(isinstance(word, str) and word.isprintable() for word in words):
        raise _Damaged("a player has no name")
    if not all(isinstance(number, int | float) and isfinite(number) for number in numbers):
        raise _Damaged("a result is no number")
    *known, is_real, is_practice = row
    did = PlayerRow(*known)  # type: ignore[arg-type]
    return replace(did, is_real=bool(is_real), is_practice=bool(is_practice))


def _past_game(rows: list[tuple[object, ...]], marks: Marks | None) -> PastGame:
    """One game with its seats; flipped bits leave anything in any column."""
    finished, game, record = _finished_game(rows[0][1:4])
    seats = []
    for *_, player, name, score, rank in rows:
        is_named = isinstance(player, str) and isinstance(name, str)
        if not is_named or not f"{player}{name}".isprintable():
            raise _Damaged("a player has no name")
        if not isinstance(score, int | float) or not isfinite(score) or type(rank) is not int:
            raise _Damaged("a result is no number")
        seats.append(PastSeat(str(player), str(name), float(score), rank))
    when = datetime.fromisoformat(finished).replace(tzinfo=UTC)
    return PastGame(when, game, record, tuple(seats), marks)


def _marks(row: list[object]) -> Marks:
    match row:
        case [int(best), int(good), int(mistakes), int(blunders), str(costliest)]:
            if min(best, good, mistakes, blunders) >= 0 and costliest.isprintable():
                return Marks(best, good, mistakes, blunders, costliest)
    raise _Damaged("the marks of a game are no numbers")


def _place(row: tuple[object, object]) -> tuple[str, int]:
    player, rank = row
    if not isinstance(player, str) or not isinstance(rank, int):
        raise _Damaged("a seat has no player or no place")
    return player, rank


def _finished_game(row: tuple[object, ...]) -> tuple[str, str, str]:
    finished, game, record = map(str, row)
    try:
        is_sound = FIRST_YEAR <= datetime.fromisoformat(finished).year <= LAST_YEAR
    except ValueError:
        is_sound = False
    if not is_sound or not f"{game}{record}".isprintable():
        raise _Damaged("a finished game has no date or no name")
    return finished, game, record
