"""Do the tests of a game notice when its rules or bots are broken?

`python -m tests.mutants roll_galaxy [--count 200] [--seed 1] [--jobs 1] [--only rollbot/empire.py]`
draws so many small faults by the seed, puts each into a copy of the program and runs the game's
tests that come to it, those of its window aside. It prints what noticed each, or that nobody did,
and the share of faults killed. Faults that change nothing are listed, with the reason, in
`tests/mutants/GAME.txt`; they do not count. `--list` only names the faults drawn; `--faults FILE`
tries those of a file that names one in every line, or of a log those that nobody noticed.
"""

from __future__ import annotations

import argparse
import signal
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.mutants.bench import Bench
from tests.mutants.mutants import Mutant, drawn, equivalents, mutants_of, named_in


def tried(
    bench: Bench, mutants: Sequence[Mutant], jobs: int
) -> Iterator[tuple[Mutant, str | None]]:
    """Every mutant with the test that noticed it."""
    with ThreadPoolExecutor(jobs) as pool:
        yield from zip(mutants, pool.map(bench.try_out, mutants), strict=True)


def kill(game: str, mutants: Sequence[Mutant], jobs: int) -> int:
    """Tries all out and tells how it goes; how many are noticed."""
    killed = 0
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(game, jobs, Path(folder))
        bench.warm_up(mutants)
        for number, (mutant, noticed) in enumerate(tried(bench, mutants, jobs), 1):
            killed += noticed is not None
            what = f"noticed by {noticed}" if noticed else "not noticed"
            print(f"{number} of {len(mutants)} {what}, line {mutant.fault.line} of {mutant}",
                  flush=True)  # fmt: skip
    return killed


def options_given() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", help="part of a file's path, such as rollbot/empire.py")
    parser.add_argument("--faults", type=Path, help="a file that names the faults to try")
    parser.add_argument("--list", action="store_true", help="only name the faults drawn")
    return parser.parse_args()


def main() -> None:
    """Draws, breaks, runs and counts."""
    options = options_given()
    everything = mutants_of(options.game, options.only)
    if options.faults:
        names = named_in(options.faults)
        wanted = [mutant for mutant in everything if str(mutant) in names]
    else:
        wanted = drawn(everything, options.count, options.seed)
    known = equivalents(options.game)
    counted = [mutant for mutant in wanted if str(mutant) not in known]
    print(f"{len(wanted)} of {len(everything)} faults drawn, {len(wanted) - len(counted)} of them "
          f"known to change nothing", flush=True)  # fmt: skip
    if options.list:
        print(*counted, sep="\n")
        return
    killed = kill(options.game, counted, options.jobs)
    share = 100 * killed / max(1, len(counted))
    print(f"{killed} of {len(counted)} faults noticed: {share:.1f} %")


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
