"""The arena: many bot games, on several processes, added up into one result."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import repeat
from statistics import fmean, pstdev
from threading import Thread
from typing import Any

from engine.core.bot import close_bots
from engine.core.errors import InputError
from engine.core.external.guest import Fault, Guest, GuestOut, try_bots
from engine.core.game import Game, check_setup, require_players
from engine.core.match import play_out
from engine.core.match_secret import key_for, keyed
from engine.core.setup import HUMAN, GameOutcome, SeatSetup, Setup, Tally

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
        """The set-up of one game."""
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
    """Plays game number `index` of a tournament."""
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
    """The kinds of faults and their sentences, by seat."""
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
