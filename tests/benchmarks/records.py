"""What keeping a game costs: `python -m tests.benchmarks.records`.

A long game of Risk among six Recruits is saved after every answer, as a table does it; then it is
read, and twenty such games are listed as the hub lists them. All in processor time.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import mean

from engine.core import record
from engine.core.commands import make_setup
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import Autosave, saved_games
from games import REGISTRY

ANSWERS = 10_000
A_HUNDRED = 100
GAMES = 20


def seconds_of(work: Callable[[], object]) -> float:
    """The processor time that some work took."""
    started = time.process_time()
    work()
    return time.process_time() - started


def main() -> None:
    """Plays, saves, reads and prints."""
    game = REGISTRY.game("risk")
    match = Match(game, make_setup(game, ("recruit",) * 6, "records", {}), keeps_history=False)
    bots = bots_of(match)
    autosave = Autosave(match)
    costs: list[float] = []
    path = autosave.path
    while not match.is_over and len(costs) < ANSWERS:
        play_bots(match, bots, 1)
        costs.append(seconds_of(autosave.save))
        if len(costs) in (2_500, ANSWERS):
            print(f"after {len(costs):,} answers: {path.stat().st_size / 1e6:.2f} MB written")
    autosave.close()
    first, last = mean(costs[1 : A_HUNDRED + 1]), mean(costs[-A_HUNDRED:])
    print(f"a save: {1e6 * first:.0f} µs at the start, {1e6 * last:.0f} µs at the end, ", end="")
    print(f"99th percentile {1e6 * sorted(costs)[len(costs) * 99 // 100]:.0f} µs")
    print(f"reading and playing it up: {seconds_of(lambda: record.load(REGISTRY, path)):.2f} s")
    for number in range(1, GAMES):
        (path.parent / f"risk-{number}.json").write_bytes(path.read_bytes())
    print(f"listing {GAMES}: {1e3 * seconds_of(lambda: saved_games(REGISTRY)):.1f} ms")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_DATA_HOME"] = str(Path(home))
        main()
