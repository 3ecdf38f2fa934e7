"""How a bot of Risk does among strangers: public submissions to the contest, by its rules.

`risk_pool.txt` names them. Put each file into one folder as OWNER/NAME/PATH (from the commit
named), then `python -m tests.benchmarks.risk_pool FOLDER` plays the Expert alone against four of
each and against the first four together; `--table ryno8,mtc2000,erikhai,bidenator` plays one
table, one name meaning four of it, and `--bot ryno8 --table expert` seats a stranger among ours.
Submissions run in the sandbox with `--times` the contest's time. One that breaks the rules is
counted, and a simple bot plays on in its place. The seats rotate, and every game draws its turn
order.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Mapping
from pathlib import Path

from engine.core.arena import ANSWER_CAP, Tournament, wilson_interval
from engine.core.decision import close_bots
from engine.core.errors import InputError
from engine.core.external.conversation import Guest
from engine.core.game import check_setup
from engine.core.match import play_out
from games.risk.game import GAME

OPTIONS = {"trade": "contest", "defence": "manual"}
LIST = Path(__file__).with_suffix(".txt")
OTHERS = 4


def pool(folder: Path, times: int) -> dict[str, str]:
    """By name, the seat of every submission on the list.

    Raises InputError for a file that is missing or is not the one listed.
    """
    seats = {}
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        name, repository, _, path, mark = line.split()
        file = folder / repository / path
        if not file.is_file():
            raise InputError(f"there is no {file}")
        if not hashlib.sha256(file.read_bytes()).hexdigest().startswith(mark):
            raise InputError(f"{file} is not the file on the list")
        seats[name] = f"syncs*{times}:{file}"
    return seats


def measure(bot: str, table: list[str], seats: Mapping[str, str], games: int, seed: str) -> str:
    """One line: what the bot wins alone against the four others."""
    names = [bot, *(table if len(table) == OTHERS else table * OTHERS)]
    tournament = Tournament(tuple(seats.get(name, name) for name in names), games, seed, OPTIONS)
    won = dict.fromkeys(names, 0.0)
    by_turn = [[0.0, 0] for _ in names]
    faults = 0
    for index in range(games):
        setup = check_setup(GAME, tournament.setup(index))
        bots = [GAME.bot(name, setup) for name in tournament.players(index)]
        try:
            end, _ = play_out(GAME, setup, ANSWER_CAP, bots)
        finally:
            close_bots(bots)
        faults += any(each.faults for each in bots if isinstance(each, Guest))
        ranks = GAME.result(end).ranks
        entrants = tournament.entrants(index)
        share = 1 / ranks.count(1)
        for seat, rank in enumerate(ranks):
            won[names[entrants[seat]]] += share * (rank == 1 and entrants[seat] > 0)
        seat = entrants.index(0)
        mine = share * (ranks[seat] == 1)
        played = by_turn[end.order.index(seat)]
        played[0] += mine
        played[1] += 1
    wins = sum(turn[0] for turn in by_turn)
    low, high = wilson_interval(wins, games)
    turns = ", ".join(f"{wins:.0f} of {played}" for wins, played in by_turn)
    others = ", ".join(f"{name} {won[name]:.0f}" for name in dict.fromkeys(names[1:]))
    return (
        f"{bot} among {', '.join(table)}: {wins:.0f} of {games}, {100 * wins / games:.1f} % "
        f"({100 * low:.1f} to {100 * high:.1f}); by turn {turns}; others: {others}; "
        f"games with a fault {faults}"
    )


def main() -> None:
    """Reads the command line and prints one line a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--table", action="append", help="four names, or one for four of it")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="pool")
    parser.add_argument("--times", type=int, default=4)
    arguments = parser.parse_args()
    seats = pool(arguments.folder.resolve(), arguments.times)
    tables = arguments.table or [*seats, ",".join(list(seats)[:OTHERS])]
    for table in tables:
        names = table.split(",")
        print(measure(arguments.bot, names, seats, arguments.games, arguments.seed), flush=True)


if __name__ == "__main__":
    main()
