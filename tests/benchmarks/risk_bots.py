"""How strong and how quick the bots of Risk are: one seat of a level against four of another.

`python -m tests.benchmarks.risk_bots` plays every level against the one below it;
`... risk_bots expert general --games 400` plays one pair, `... risk_bots pace captain --games 100`
measures the pace of a table of one level and how surely it ends. Times are processor times, so that
other work on the machine hardly counts. Wins are told by turn position as well. A seat may be a
contest submission: `... risk_bots expert syncs*20:tests/games/risk/arena/data/styles/marshal.py`;
`--contest` plays by the contest's rules. `... risk_bots answers expert --games 3` prints a mark of
all answers of each game: two versions of a level that print the same marks decide alike.
`... risk_bots cap expert --games 200` tells how many games of five of a level the contest would
cancel.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise, repeat
from random import Random
from typing import Any

from engine.core.arena import ANSWER_CAP, Tournament, percentile, wilson_interval
from engine.core.decision import Answer, Bot, Decision, close_bots
from engine.core.external.conversation import Guest
from engine.core.game import check_setup
from engine.core.match import Match, play_bots, play_out
from engine.core.setup import short_name
from games.risk.arena.records import Recorder
from games.risk.game import GAME

SEATS = 5
LADDER = ("random", *(level.name for level in GAME.bot_levels))
CONTEST_RECORDS_A_SECOND = 2400
CONTEST_RECORDS = 15_000
"""A game with so many records is cancelled by the contest's engine before the next turn."""

CONTEST_OPTIONS = {"trade": "classic5", "defence": "manual"}
RECORDED_GAMES = 3


@dataclass(slots=True)
class Stopwatch:
    """A bot whose decisions are timed."""

    bot: Bot
    seconds: list[float]
    draws: bool

    def choose(self, view: Any, decision: Decision, rng: Random) -> Answer:
        started = time.process_time()
        answer = self.bot.choose(view, decision, rng)
        self.seconds.append(time.process_time() - started)
        return answer


@dataclass(slots=True)
class Game:
    """One finished game: who won (shares of entrants), how long it was, what it cost."""

    shares: tuple[float, ...]
    rounds: int
    is_won: bool
    answers: int
    cpu: float
    seconds: dict[str, list[float]] = field(default_factory=dict)
    turn: int = 0
    """At which turn, from 0, the first entrant played."""


def play(tournament: Tournament, index: int) -> Game:
    """Plays game number `index` with every decision timed."""
    setup = check_setup(GAME, tournament.setup(index))
    seconds: dict[str, list[float]] = defaultdict(list)
    names = tournament.players(index)
    bots = []
    for name in names:
        bot = GAME.bot(name, setup)
        is_ours = not isinstance(bot, Guest)
        bots.append(Stopwatch(bot, seconds[name], bot.draws) if is_ours else bot)
    started = time.process_time()
    try:
        table, answers = play_out(GAME, setup, ANSWER_CAP, bots)
    finally:
        close_bots(bots)
    cpu = time.process_time() - started
    assert not any(bot.faults for bot in bots if isinstance(bot, Guest))
    ranks = GAME.result(table).ranks
    winners = ranks.count(1)
    by_entrant = sorted(range(SEATS), key=tournament.entrants(index).__getitem__)
    shares = tuple([(ranks[seat] == 1) / winners for seat in by_entrant])
    is_won = len(table.alive) == 1
    turn = table.order.index(by_entrant[0])
    return Game(shares, table.round, is_won, answers, cpu, dict(seconds), turn)


def games_of(tournament: Tournament, jobs: int) -> list[Game]:
    """All games of a tournament; the same whatever the number of processes."""
    indices = range(tournament.games)
    if jobs == 1:
        return [play(tournament, index) for index in indices]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(play, repeat(tournament), indices, chunksize=4))


def compare(tournament: Tournament, jobs: int) -> str:
    """One line: what the first entrant wins against four others of one kind."""
    higher, lower, *_ = map(short_name, tournament.seats)
    games = tournament.games
    played = games_of(tournament, jobs)
    wins = sum(game.shares[0] for game in played)
    low, high = wilson_interval(wins, games)
    rounds = sorted(game.rounds for game in played)
    won = sum(game.is_won for game in played)
    pace = games / sum(game.cpu for game in played)
    return (
        f"{higher:>8} against 4 {lower:<8} {100 * wins / games:5.1f} % "
        f"({100 * low:.1f} to {100 * high:.1f}) of {games} games, by turn {_by_turn(played)}, "
        f"{100 * won / games:.1f} % won "
        f"before the round limit, rounds median {rounds[games // 2]} most {rounds[-1]}, "
        f"{pace:.2f} games/s; {_times(played, higher)}"
    )


def _by_turn(played: list[Game]) -> str:
    """Wins of games by the first entrant's turn, the first to play first."""
    told = []
    for turn in range(SEATS):
        shares = [game.shares[0] for game in played if game.turn == turn]
        told.append(f"{sum(shares):.0f}/{len(shares)}")
    return " ".join(told)


def _times(played: list[Game], level: str) -> str:
    times = sorted(seconds for game in played for seconds in game.seconds.get(level, ()))
    if not times:
        return f"{level} is a process of its own"
    median, slow = percentile(times, 50), percentile(times, 95)
    return (
        f"{level} decides in {1000 * median:.3f} ms median, {1000 * slow:.3f} ms 95th percentile, "
        f"{1000 * times[-1]:.0f} ms at most"
    )


def pace(level: str, games: int, seed: str) -> str:
    """One line: how fast a table of one level plays, and whether it ends, as a headless run does.

    Records of the contest's protocol are counted in the first games and reckoned for the others.
    """
    tournament = Tournament((level,) * SEATS, games, seed)
    rounds = []
    answers = wins = 0
    cpu = 0.0
    for index in range(games):
        setup = check_setup(GAME, tournament.setup(index))
        bots = [GAME.bot(level, setup)] * SEATS
        started = time.process_time()
        table, given = play_out(GAME, setup, ANSWER_CAP, bots)
        cpu += time.process_time() - started
        answers += given
        wins += len(table.alive) == 1
        rounds.append(table.round)
    rounds.sort()
    rate = answers / cpu
    records = rate * _records_per_answer(tournament)
    return (
        f"table of {level}: {games} games, {100 * wins / games:.1f} % won before the round limit, "
        f"rounds median {rounds[games // 2]} most {rounds[-1]}, {games / cpu:.2f} games/s, "
        f"{rate:,.0f} answers/s ({rate / CONTEST_RECORDS_A_SECOND:.1f} times the contest engine's "
        f"{CONTEST_RECORDS_A_SECOND:,} records/s), {records:,.0f} records of its protocol/s "
        f"({records / CONTEST_RECORDS_A_SECOND:.1f} times), in processor time of one core"
    )


def answers(level: str, games: int, seed: str) -> Iterator[str]:
    """A line for each game of a table of one level, with a mark of everything that was answered."""
    tournament = Tournament((level,) * SEATS, games, seed)
    for index in range(games):
        setup = check_setup(GAME, tournament.setup(index))
        match = Match(GAME, setup, keeps_history=False)
        play_bots(match, [GAME.bot(level, setup)] * SEATS, ANSWER_CAP)
        said = "".join([f"{move.answer}\n" for move in match.moves])
        mark = hashlib.sha256(said.encode()).hexdigest()[:12]
        yield f"game {index} of {level}: {len(match.moves)} answers, {mark}"


def cancelled(level: str, games: int, seed: str) -> Iterator[str]:
    """A line after every ten games: how many the contest would have cancelled, by its rules."""
    tournament = Tournament((level,) * SEATS, games, seed, CONTEST_OPTIONS)
    lengths: list[int] = []
    for index in range(games):
        setup = check_setup(GAME, tournament.setup(index))
        match = Match(GAME, setup, keeps_history=False)
        play_bots(match, [GAME.bot(level, setup)] * SEATS, ANSWER_CAP)
        recorder = Recorder()
        recorder.follow(match.moves)
        lengths.append(len(recorder.records))
        if index % 10 == 9 or index == games - 1:
            over = sum(length >= CONTEST_RECORDS for length in lengths)
            low, high = wilson_interval(over, len(lengths))
            told = sorted(lengths)
            yield (
                f"five of {level}: {over} of {len(lengths)} cancelled ({100 * low:.1f} to "
                f"{100 * high:.1f} %), records median {told[len(told) // 2]:,}, most {told[-1]:,}"
            )


def _records_per_answer(tournament: Tournament) -> float:
    """How many records of the contest's protocol an answer makes, over a few games."""
    answers = records = 0
    for index in range(min(RECORDED_GAMES, tournament.games)):
        setup = check_setup(GAME, tournament.setup(index))
        bots = [GAME.bot(name, setup) for name in tournament.players(index)]
        match = Match(GAME, setup, keeps_history=False)
        answers += play_bots(match, bots, ANSWER_CAP)
        recorder = Recorder()
        recorder.follow(match.moves)
        records += len(recorder.records)
    return records / answers


def main() -> None:
    """Reads the command line and prints one line per figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="*", help="higher lower, or: pace, answers or cap LEVEL")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--contest", action="store_true", help="play by the contest's rules")
    arguments = parser.parse_args()
    if arguments.levels[:1] == ["pace"]:
        for level in arguments.levels[1:]:
            print(pace(level, arguments.games, arguments.seed))
        return
    if arguments.levels[:1] == ["answers"]:
        for level in arguments.levels[1:]:
            for line in answers(level, arguments.games, arguments.seed):
                print(line, flush=True)
        return
    if arguments.levels[:1] == ["cap"]:
        for level in arguments.levels[1:]:
            for line in cancelled(level, arguments.games, arguments.seed):
                print(line, flush=True)
        return
    pairs = [arguments.levels] if arguments.levels else [pair[::-1] for pair in pairwise(LADDER)]
    options = CONTEST_OPTIONS if arguments.contest else {}
    for higher, lower in pairs:
        seats = (higher, *[lower] * (SEATS - 1))
        tournament = Tournament(seats, arguments.games, arguments.seed, options)
        print(compare(tournament, arguments.jobs), flush=True)


if __name__ == "__main__":
    main()
