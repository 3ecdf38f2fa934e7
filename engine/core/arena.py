"""The arena: many bot games on several processes, and tournaments of all tables.

A tournament ends in a rating.
"""

from __future__ import annotations

import hashlib
import logging
import math
import multiprocessing
import os
import pickle
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from itertools import combinations, repeat
from pathlib import Path
from queue import Empty, Queue
from statistics import NormalDist, fmean, pstdev
from threading import Thread
from typing import Any

from engine.core.chance import key_for, key_of, keyed, seats_guest
from engine.core.codec import Codec
from engine.core.decision import close_bots
from engine.core.errors import BadDocument, InputError
from engine.core.external.conversation import Fault, Guest, GuestOut, try_bots
from engine.core.game import Game, check_setup, require_players
from engine.core.match import play_out
from engine.core.setup import HUMAN, GameOutcome, SeatSetup, Setup, Tally, whole_number
from engine.core.storage import is_sink, read_json, write_json_atomically

# Processes beside this one that play games, and end with it whatever happens.

MOST_JOBS = 256


def check_jobs(jobs: int) -> None:
    """Raises InputError for a number of processes that cannot be meant."""
    if not 1 <= jobs <= MOST_JOBS:
        raise InputError(f"--jobs is {jobs}; it must be 1 to {MOST_JOBS}")


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes; all are ended at once when the work is left before its end.

    Ctrl-C reaches this process alone. Raises InputError when one of them is ended from outside.
    """
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_belong_to_parent)
    try:
        yield pool
    except BrokenProcessPool as error:
        raise InputError("a process that played games was ended from outside") from error
    except BaseException:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _belong_to_parent() -> None:
    """Ctrl-C is the parent's affair, and a parent that is killed takes this process with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


MOST_GAMES = 100_000_000
PERCENTILES = (5, 25, 50, 75, 95)
MOST_FORFEITS = 20
ANSWER_CAP = 200_000
"""A game that needs more answers than this counts as unfinished."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """What to simulate: `seats` are bot names in seat order; they rotate unless `fixed_seats`.

    A bot from outside that commits a fault ends its game as the last of all, unless
    `guests_play_on`: then a simple bot takes over its seat. With one among the seats chance follows
    from the seed and the `key`.
    """

    seats: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, str] = field(default_factory=dict)
    fixed_seats: bool = False
    guests_play_on: bool = False
    key: str = ""

    def setup(self, index: int) -> Setup:
        players = self.players(index)
        seats = tuple(SeatSetup(player, player) for player in players)
        return Setup(seats, f"{self.seed}/{index}", dict(self.options), key=self.key)

    def entrants(self, index: int) -> tuple[int, ...]:
        """Which entrant (position in `seats`) sits where in a game."""
        count = len(self.seats)
        shift = 0 if self.fixed_seats else index % count
        return tuple((seat + shift) % count for seat in range(count))

    def players(self, index: int) -> tuple[str, ...]:
        return tuple(self.seats[entrant] for entrant in self.entrants(index))


def play_one(game: Game, tournament: Tournament, index: int) -> GameOutcome:
    outcome = play_setup(game, tournament.setup(index), guests_play_on=tournament.guests_play_on)
    by_entrant = sorted(range(len(tournament.seats)), key=tournament.entrants(index).__getitem__)
    return outcome.reordered(by_entrant)


def play_setup(game: Game, setup: Setup, *, guests_play_on: bool = False) -> GameOutcome:
    """Plays one game among bots; the outcome is by seat. Every bot is closed in the end."""
    setup = keyed(check_setup(game, setup))
    bots = [game.bot(seat.player, setup) for seat in setup.seats]
    guests = [bot for bot in bots if isinstance(bot, Guest)]
    for guest in guests:
        guest.plays_on = guests_play_on
    try:
        table, answers = play_out(game, setup, ANSWER_CAP, bots)
    except GuestOut as out:
        return _ended_by(out.fault, len(bots))
    finally:
        close_bots(bots)
    result = game.result(table)
    faults = [fault for guest in guests for fault in guest.faults.values()]
    return GameOutcome(
        result.scores,
        result.ranks,
        game.progress(table)[0],
        answers,
        not table.steps,
        *_by_seat(faults, len(bots)),
    )


def _ended_by(fault: Fault, seats: int) -> GameOutcome:
    """As in a contest nobody has won; whoever is out is last, and the others share the rest."""
    ranks = tuple(seats if seat == fault.seat else 1 for seat in range(seats))
    return GameOutcome((0.0,) * seats, ranks, 0, 0, True, *_by_seat([fault], seats))


def _by_seat(faults: Sequence[Fault], seats: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    kinds, sentences = [""] * seats, [""] * seats
    for fault in faults:
        kinds[fault.seat], sentences[fault.seat] = fault.kind, fault.sentence
    return tuple(kinds), tuple(sentences)


def simulate(
    game: Game,
    tournament: Tournament,
    jobs: int = 1,
    on_progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Plays a tournament and returns the document of the `simulate` command.

    The same seed (and, with a guest, key) gives the same results for any number of jobs.
    `on_progress` gets the number of games done. Raises InputError for a person among the seats or
    an unknown bot.
    """
    if HUMAN in tournament.seats:
        raise InputError("simulate needs bots on every seat; 'human' is a person")
    if not 1 <= tournament.games <= MOST_GAMES:
        raise InputError(f"--games is {tournament.games}; it must be 1 to {MOST_GAMES}")
    check_jobs(jobs)
    tournament = replace(tournament, key=key_for(tournament.seats, tournament.key))
    setup = check_setup(game, tournament.setup(0))
    require_players(game, setup)
    bots = {name: game.bot(name, setup) for name in dict.fromkeys(tournament.seats)}
    remarks = {name: bot.remark for name, bot in bots.items() if isinstance(bot, Guest)}
    try_bots(bots.values())
    started = time.perf_counter()
    tally = game.simulate_batch(tournament.seats, setup, tournament.games, tournament.seed)
    if tally is None:
        tally = Tally.empty(len(tournament.seats))
        for outcome in _outcomes(game, tournament, jobs):
            tally.add(outcome)
            on_progress(tally.games)
    on_progress(tally.games)
    document = _summary(game, tournament, tally, time.perf_counter() - started)
    for seat in document["seats"]:
        seat["remark"] = remarks.get(seat["player"], "")
    return document


def _outcomes(game: Game, tournament: Tournament, jobs: int) -> Iterator[GameOutcome]:
    indices = range(tournament.games)
    if jobs <= 1:
        yield from (play_one(game, tournament, index) for index in indices)
        return
    chunk = max(1, min(50, tournament.games // (jobs * 4)))
    with processes(jobs) as pool:
        yield from pool.map(play_one, repeat(game), repeat(tournament), indices, chunksize=chunk)


def percentile(ordered: Sequence[float], percent: float) -> float:
    """The value below which `percent` of the sorted values lie (nearest rank)."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def _summary(game: Game, tournament: Tournament, tally: Tally, seconds: float) -> dict[str, Any]:
    seats = [_seat_summary(tournament, entrant, tally) for entrant in range(len(tournament.seats))]
    return {
        "game": game.key,
        "games": tally.games,
        "seed": tournament.seed,
        **({"key": tournament.key} if tournament.key else {}),
        "seats": seats,
        "players": _player_totals(seats, tally.games),
        "mean_rounds": tally.rounds / tally.games,
        "unfinished": tally.unfinished,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 3),
        "decisions_per_second": round(tally.answers / seconds, 1),
    }


def _seat_summary(tournament: Tournament, entrant: int, tally: Tally) -> dict[str, Any]:
    scores = sorted(tally.scores[entrant])
    return {
        "seat": entrant,
        "player": tournament.seats[entrant],
        "wins": tally.wins[entrant],
        "win_share": tally.wins[entrant] / tally.games,
        "mean_rank": tally.rank_sums[entrant] / tally.games,
        "mean_score": fmean(scores),
        "stdev": pstdev(scores),
        "percentiles": {str(p): percentile(scores, p) for p in PERCENTILES},
        "faults": dict(tally.faults[entrant]) if entrant in tally.faults else {},
        "forfeits": _forfeits(tally, entrant),
    }


def _forfeits(tally: Tally, entrant: int) -> list[dict[str, Any]]:
    """What an entrant was out for, the commonest first; very many are not listed."""
    faults = tally.forfeits.get(entrant, Counter()).most_common(MOST_FORFEITS)
    return [
        {"kind": kind, "sentence": sentence, "games": games} for (kind, sentence), games in faults
    ]


def _player_totals(seats: list[dict[str, Any]], games: int) -> dict[str, Any]:
    totals: dict[str, Any] = {}
    for name in dict.fromkeys(seat["player"] for seat in seats):
        own = [seat for seat in seats if seat["player"] == name]
        totals[name] = {
            "games": games * len(own),
            "wins": sum(seat["wins"] for seat in own),
            "win_share": fmean(seat["win_share"] for seat in own),
            "mean_rank": fmean(seat["mean_rank"] for seat in own),
            "mean_score": fmean(seat["mean_score"] for seat in own),
        }
    return totals


# Tournaments: every table of some entrants, on processes or a cluster, resumable, with a rating.
#
# Game number n is played at table n of all tables in turn, with seats that rotate from one round
# of tables to the next; so the same seed (and key, where guests sit) gives the same games
# wherever they are played.

CONFIDENCE = 0.95
MOST_TABLES = 20_000
TOURNAMENT_MOST_GAMES = 10_000_000
SAVE_SECONDS = 2.0
"""How often the state is written: what an interruption can cost."""
BLOCKS_PER_WORKER = 8
MOST_IN_A_BLOCK = 25
FORMAT = "tabletop-bots tournament 1"
OUTCOME = ("scores", "ranks", "rounds", "answers", "finished", "faults")
"""The fields of a `GameOutcome` that are kept, in their order."""


@dataclass(frozen=True, slots=True)
class League:
    """Who plays whom: every choice of `table_seats` entrants is a table; `games` in all.

    At the tables where a guest sits chance follows from the seed and the `key`.
    """

    entrants: tuple[str, ...]
    games: int
    seed: str
    table_seats: int
    options: dict[str, str] = field(default_factory=dict)
    guests_play_on: bool = False
    key: str = ""

    @property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        """Every table, as positions in `entrants`."""
        return _tables(len(self.entrants), self.table_seats)

    def seating(self, index: int) -> tuple[int, ...]:
        """Which entrants play a game, in the order of the seats."""
        table = self.tables[index % len(self.tables)]
        shift = index // len(self.tables) % self.table_seats
        return (*table[shift:], *table[:shift])

    def setup(self, index: int) -> Setup:
        players = [self.entrants[entrant] for entrant in self.seating(index)]
        seats = tuple(SeatSetup(player, player) for player in players)
        key = self.key if seats_guest(players) else ""
        return Setup(seats, f"{self.seed}/{index}", dict(self.options), key=key)


@lru_cache(maxsize=16)
def _tables(entrants: int, seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations(range(entrants), seats))


Played = tuple[int, GameOutcome]
Runner = Callable[[Game, League, Sequence[int]], Iterator[Played]]
"""Plays the games of those numbers and gives each outcome, by seat, when it is known."""


def play_block(game: Game, league: League, indices: Sequence[int]) -> list[Played]:
    """Plays some games of a league one after the other (the work of one process)."""
    return [
        (index, play_setup(game, league.setup(index), guests_play_on=league.guests_play_on))
        for index in indices
    ]


def on_processes(jobs: int) -> Runner:
    def run(game: Game, league: League, indices: Sequence[int]) -> Iterator[Played]:
        if jobs <= 1:
            for index in indices:
                yield from play_block(game, league, [index])
            return
        with processes(jobs) as pool:
            blocks = in_blocks(indices, jobs)
            futures = [pool.submit(play_block, game, league, block) for block in blocks]
            for future in as_completed(futures):
                yield from future.result()

    return run


def in_blocks(indices: Sequence[int], workers: int) -> list[Sequence[int]]:
    """The games in pieces: large enough to hand out cheaply, small enough to share evenly."""
    size = max(1, min(MOST_IN_A_BLOCK, len(indices) // (workers * BLOCKS_PER_WORKER)))
    return [indices[start : start + size] for start in range(0, len(indices), size)]


def check_league(game: Game, league: League) -> None:
    """Raises InputError with one sentence for a league that cannot be played."""
    if HUMAN in league.entrants:
        raise InputError("a tournament needs bots on every seat; 'human' is a person")
    if not 1 <= league.games <= TOURNAMENT_MOST_GAMES:
        raise InputError(f"--games is {league.games}; it must be 1 to {TOURNAMENT_MOST_GAMES}")
    if not 1 <= league.table_seats <= len(league.entrants):
        raise InputError(
            f"a table of {league.table_seats} cannot be filled by {len(league.entrants)} entrants"
        )
    if math.comb(len(league.entrants), league.table_seats) > MOST_TABLES:
        raise InputError(
            f"{len(league.entrants)} entrants at tables of {league.table_seats} "
            f"make more than {MOST_TABLES} tables"
        )
    setup = check_setup(game, league.setup(0))
    entered = tuple(SeatSetup(name, name) for name in league.entrants)
    require_players(game, replace(setup, seats=entered))
    try_bots(game.bot(name, setup) for name in dict.fromkeys(league.entrants))


def play_tournament(
    game: Game,
    league: League,
    runner: Runner,
    state: Path | None = None,
    on_progress: Callable[[int], None] = lambda done: None,
    clock: Callable[[], float] = time.monotonic,
) -> dict[str, Any]:
    """Plays what is left of a league and returns its result, the document of `tournament`.

    With a state file the games played so far are kept there, also when this is interrupted, and
    are not played again; so is the key, which a league without one takes from there. Raises
    InputError for a league that cannot be played, or a state file of another one.
    """
    key = league.key or _kept_key(league, state)
    league = replace(league, key=key_for(league.entrants, key))
    check_league(game, league)
    progress = _Progress(game, league, state, clock)
    left = [index for index in range(league.games) if index not in progress.played]
    on_progress(league.games - len(left))
    try:
        for index, outcome in runner(game, league, left) if left else ():
            progress.add(index, outcome)
            on_progress(len(progress.played))
    finally:
        progress.save()
    return summary(game, league, progress.played, progress.seconds)


def _kept_key(league: League, path: Path | None) -> str:
    """The key under which the games of a state file were played; none where there is no file."""
    if path is None or is_sink(path) or not path.exists() or not seats_guest(league.entrants):
        return ""
    document = read_json(path)
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadDocument(f"{path} is not the state of a tournament")
    if "key" not in document:
        raise InputError(f"{path} has no key, so guests could know the dice. Use a new file")
    return key_of(document["key"], f"{path}: its key")


class _Progress:
    """The outcomes so far, and the file that keeps them."""

    def __init__(
        self, game: Game, league: League, path: Path | None, clock: Callable[[], float]
    ) -> None:
        self.played: dict[int, GameOutcome] = {}
        self._header = {
            "format": FORMAT,
            "game": game.key,
            "entrants": list(league.entrants),
            "table_seats": league.table_seats,
            "seed": league.seed,
            "options": dict(league.options),
            "guests_play_on": league.guests_play_on,
            **({"key": league.key} if league.key else {}),
        }
        self._path = path
        self._clock = clock
        self._seconds_before = 0.0
        self._is_sink = path is not None and is_sink(path)
        """It gets the whole once, at the end, and has nothing to read."""
        if path is not None and path.exists() and not self._is_sink:
            self._load(path, league)
        self._started = self._saved = clock()

    @property
    def seconds(self) -> float:
        """The time spent on the league, earlier sittings included."""
        return self._seconds_before + self._clock() - self._started

    def add(self, index: int, outcome: GameOutcome) -> None:
        self.played[index] = outcome
        if not self._is_sink and self._clock() - self._saved > SAVE_SECONDS:
            self.save()

    def save(self) -> None:
        if self._path is None:
            return
        outcomes = {str(index): _to_json(outcome) for index, outcome in self.played.items()}
        seconds = round(self.seconds, 3)
        write_json_atomically(
            self._path, {**self._header, "seconds": seconds, "outcomes": outcomes}
        )
        self._saved = self._clock()

    def _load(self, path: Path, league: League) -> None:
        document = read_json(path)
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise BadDocument(f"{path} is not the state of a tournament")
        for key, wanted in self._header.items():
            if document.get(key) != wanted:
                raise InputError(
                    f"{path} belongs to another tournament: its {key.replace('_', ' ')} is "
                    f"{document.get(key)!r}, not {wanted!r}"
                )
        try:
            self._seconds_before = Codec().decode(float, document["seconds"], "seconds")
            for index, outcome in document["outcomes"].items():
                number = whole_number(index)
                if number is None:
                    raise ValueError(index)
                if number < league.games:
                    self.played[number] = _from_json(outcome, league.table_seats)
        except (KeyError, TypeError, ValueError, AttributeError, BadDocument) as error:
            raise BadDocument(f"{path} is damaged: its outcomes cannot be read") from error


def _to_json(outcome: GameOutcome) -> list[Any]:
    return [
        list(outcome.scores),
        list(outcome.ranks),
        outcome.rounds,
        outcome.answers,
        outcome.finished,
        list(outcome.faults),
    ]


def _from_json(document: Any, seats: int) -> GameOutcome:
    fields = dict(zip(OUTCOME, document, strict=True))
    outcome: GameOutcome = Codec().decode(GameOutcome, fields, "an outcome")
    if not len(outcome.scores) == len(outcome.ranks) == len(outcome.faults) == seats:
        raise ValueError("an outcome has another number of seats")
    return outcome


# -- the result -----------------------------------------------------------------------------------


def wilson_interval(
    wins: float, games: float, confidence: float = CONFIDENCE
) -> tuple[float, float]:
    """The Wilson score interval of a share of wins: where the true share lies, so confidently.

    Source: E. B. Wilson, Probable Inference, the Law of Succession, and Statistical Inference,
    Journal of the American Statistical Association 22 (1927).
    """
    if games <= 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = wins / games
    scale = 1 + z * z / games
    centre = (share + z * z / (2 * games)) / scale
    half = z / scale * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def summary(
    game: Game, league: League, played: dict[int, GameOutcome], seconds: float
) -> dict[str, Any]:
    """The document of the `tournament` command, best rating first."""
    entrants = [_EntrantTotals(name) for name in league.entrants]
    for index, outcome in sorted(played.items()):
        for seat, entrant in enumerate(league.seating(index)):
            entrants[entrant].add(outcome, seat)
    rows = [
        {"entrant": number, **standing.document(rating)}
        for number, (standing, rating) in enumerate(
            zip(entrants, _ratings(league, played), strict=True)
        )
    ]
    outcomes = played.values()
    return {
        "game": game.key,
        "games": len(played),
        "seed": league.seed,
        **({"key": league.key} if league.key else {}),
        "table_seats": league.table_seats,
        "tables": len(league.tables),
        "entrants": sorted(rows, key=lambda row: -row["rating"]["ordinal"]),
        "ahead": _ahead(league, played),
        "unfinished": sum(not outcome.finished for outcome in outcomes),
        "mean_rounds": fmean(outcome.rounds for outcome in outcomes) if played else 0.0,
        "seconds": round(seconds, 3),
        "games_per_second": round(len(played) / seconds, 3) if seconds else 0.0,
    }


class _EntrantTotals:
    """One entrant's games added up; shared wins and ranks count as in `simulate`."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._games = 0
        self._wins = 0.0
        self._rank_sum = 0.0
        self._score_sum = 0.0
        self._faults: Counter[str] = Counter()

    def add(self, outcome: GameOutcome, seat: int) -> None:
        rank = outcome.ranks[seat]
        sharing = outcome.ranks.count(rank)
        self._games += 1
        self._wins += 1 / sharing if rank == 1 else 0.0
        self._rank_sum += rank + (sharing - 1) / 2
        self._score_sum += outcome.scores[seat]
        if outcome.faults[seat]:
            self._faults[outcome.faults[seat]] += 1

    def document(self, rating: dict[str, float]) -> dict[str, Any]:
        games = max(1, self._games)
        low, high = wilson_interval(self._wins, self._games)
        return {
            "player": self._name,
            "games": self._games,
            "wins": self._wins,
            "win_share": self._wins / games,
            "interval": [low, high],
            "mean_rank": self._rank_sum / games,
            "mean_score": self._score_sum / games,
            "rating": rating,
            "faults": dict(self._faults),
        }


def _ratings(league: League, played: dict[int, GameOutcome]) -> list[dict[str, float]]:
    """Ratings by the Plackett-Luce model of Weng and Lin (openskill), in the order of the games.

    `ordinal` is the rating an entrant has almost certainly earned: mu minus three sigma.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 (only a tournament rates)

    model = PlackettLuce()
    ratings = [model.rating(name=name) for name in league.entrants]
    for index, outcome in sorted(played.items()):
        seating = league.seating(index)
        if len(seating) < 2:
            continue
        teams = [[ratings[entrant]] for entrant in seating]
        rated = model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
        for entrant, (rating,) in zip(seating, rated, strict=True):
            ratings[entrant] = rating
    return [
        {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal()} for rating in ratings
    ]


def _ahead(league: League, played: dict[int, GameOutcome]) -> list[list[float | None]]:
    """Row by column: in which share of their common games one entrant came in before another."""
    count = len(league.entrants)
    games = [[0] * count for _ in range(count)]
    ahead = [[0.0] * count for _ in range(count)]
    for index, outcome in played.items():
        placed = list(zip(league.seating(index), outcome.ranks, strict=True))
        for one, rank in placed:
            for other, other_rank in placed:
                games[one][other] += 1
                ahead[one][other] += (rank < other_rank) + (rank == other_rank) / 2
    return [
        [
            ahead[one][other] / games[one][other] if one != other and games[one][other] else None
            for other in range(count)
        ]
        for one in range(count)
    ]


# The games of a tournament on a Dask cluster. Nothing else imports Dask, which is optional.
#
# What travels is bytes: the scheduler hands them on and needs no part of this program.

CONNECT_SECONDS = 10.0
PATIENCE_SECONDS = 5.0
"""After so long without a result it is asked whether anybody still plays."""
TRIES_ELSEWHERE = 2
"""How often a block is given to another worker when the one that had it is lost."""

DO_PACKED: Callable[[bytes], bytes] = lambda work: pickle.dumps(pickle.loads(work)())  # noqa: E731
"""Does packed work and packs its result; a lambda because Dask sends those as a whole.

A named function travels as the name of its module, which the scheduler would have to import.
"""


def on_cluster(address: str, connect_seconds: float = CONNECT_SECONDS) -> Runner:
    """Plays on the workers of a Dask cluster, such as tcp://10.0.0.1:8786.

    Every worker needs this program at its Python path (`PYTHONPATH=... dask worker ADDRESS`), in
    the same version: this is checked. Raises InputError when there is no such cluster, and when
    it fails.
    """

    def run(game: Game, league: League, indices: Sequence[int]) -> Iterator[Played]:
        with _client(address, connect_seconds) as client:
            workers = _require_workers(client, game)
            blocks = in_blocks(indices, workers)
            work = [pickle.dumps(partial(play_there, game, league, block)) for block in blocks]
            futures = client.map(DO_PACKED, work, pure=False, retries=TRIES_ELSEWHERE)
            try:
                yield from _outcomes_of_tables(client, futures)
            finally:
                client.cancel(futures)

    return run


def play_there(game: Game, league: League, block: Sequence[int]) -> tuple[list[Played], str]:
    """`play_block` on a worker: the outcomes, or the sentence that says why there are none."""
    try:
        return play_block(game, league, block), ""
    except InputError as problem:
        return [], str(problem)


def fingerprint(game: Game) -> str:
    """Tells versions of the engine and of a game apart: it is the same for the same files."""
    digest = hashlib.sha256()
    for folder in (Path(__file__).parent, game.folder):
        for path in sorted((*folder.rglob("*.py"), *folder.rglob("*.json"))):
            digest.update(path.relative_to(folder).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


@contextmanager
def _client(address: str, connect_seconds: float) -> Iterator[Any]:
    """A connection to the cluster, in which whatever Dask raises becomes one sentence."""
    try:
        from distributed import Client  # noqa: PLC0415 (optional)
    except ImportError as error:
        raise InputError("--cluster needs Dask: pip install -r requirements-cluster.txt") from error
    logging.disable()  # Dask logs whole tracebacks of what is said here in one sentence
    try:
        client = Client(address, timeout=connect_seconds)
    except Exception as error:  # a wrong address raises many things
        raise InputError(f"there is no cluster at {address}: {_said(error)}") from error
    try:
        yield client
    except InputError:
        raise
    except Exception as error:  # whatever Dask raises when a part of the cluster is gone
        raise InputError(f"the cluster at {address} failed: {_said(error)}") from error
    finally:
        client.close()
        logging.disable(logging.NOTSET)


def _said(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".removesuffix(": ").split())


def _outcomes_of_tables(client: Any, futures: list[Any]) -> Iterator[Played]:
    """The games of every block as it is done."""
    done: Queue[Any] = Queue()
    for future in futures:
        future.add_done_callback(done.put)
    left = len(futures)
    while left:
        try:
            future = done.get(timeout=PATIENCE_SECONDS)
        except Empty:
            if not client.ncores():
                raise InputError("the cluster has lost all its workers") from None
            continue
        outcomes, problem = pickle.loads(future.result())
        if problem:
            raise InputError(problem)
        yield from outcomes
        future.release()
        left -= 1


def _require_workers(client: Any, game: Game) -> int:
    """The number of threads of the cluster; InputError when its workers cannot play this game."""
    workers = client.ncores()
    if not workers:
        raise InputError("the cluster has no workers")
    try:
        answers = client.run(DO_PACKED, pickle.dumps(partial(fingerprint, game)))
    except Exception as error:  # whatever their Python says when it cannot load the game
        raise InputError(
            f"the cluster's workers cannot load {game.title}: {_said(error)}"
        ) from error
    own = fingerprint(game)
    other = [worker for worker, found in answers.items() if pickle.loads(found) != own]
    if other:
        raise InputError(f"the worker {other[0]} has another version of {game.title} than this one")
    return sum(workers.values())
