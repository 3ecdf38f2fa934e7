"""Do the tests of a game notice when its rules or bots are broken?

`python -m tests.mutants roll_galaxy [--count 200] [--seed 1] [--jobs 1] [--only rollbot/crew.py]`
draws so many small faults by the seed, puts each into a copy of the program and runs the game's
tests, those of its window aside. It prints what nobody noticed, and the share of faults killed.
Faults that change nothing are listed, with the reason, in `tests/mutants/GAME.txt`; they do not
count. `--list` only names the faults drawn.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from random import Random

from tests.mutants.faults import Fault, broken, faults_in

ROOT = Path(__file__).parents[2]
COPIED = ("engine", "games", "tests", "main.py", "pyproject.toml", "README.md", "assets")
NO_RULES = frozenset(
    {"scene", "compat", "__init__.py", "events.py", "plain_text.py", "levels.py", "history.py"}
)
NO_CACHES = shutil.ignore_patterns("__pycache__")
PYTEST = (sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider")
PATIENCE = 3.0
"""A fault that makes the tests take so many times as long as usual is noticed too."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A fault in a file of the program."""

    path: Path
    fault: Fault

    def __str__(self) -> str:
        return f"{self.path.as_posix()}: {self.fault.words}"


def mutants_of(game: str, only: str | None) -> list[Mutant]:
    """All faults of the rules and bots of a game."""
    folder = ROOT / "games" / game
    found = []
    for path in sorted(folder.rglob("*.py")):
        own = path.relative_to(folder)
        is_words = own.stem.endswith("_words") or own.stem == "words"
        if is_words or NO_RULES & set(own.parts) or (only and only not in own.as_posix()):
            continue
        faults = faults_in(path.read_text(encoding="utf-8"))
        found += [Mutant(path.relative_to(ROOT), fault) for fault in faults]
    return found


def equivalents(game: str) -> set[str]:
    """The faults that are known to change nothing, as they print themselves."""
    path = Path(__file__).parent / f"{game}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {line for line in lines if line and not line.startswith("#")}


def test_files(game: str) -> list[str]:
    """The tests of a game that need no window, the quick ones of single clauses first."""
    folder = ROOT / "tests" / "games" / game
    files = [path for path in folder.rglob("test_*.py") if "scene" not in path.parts]
    files.sort(key=lambda path: ("games" in path.stem, path.as_posix()))
    return [path.relative_to(ROOT).as_posix() for path in files]


class Bench:
    """Copies of the program, in which tests run; which tests notice most comes first."""

    def __init__(self, game: str, jobs: int, folder: Path) -> None:
        self.files = test_files(game)
        self.kills: dict[Path, Counter[str]] = {}
        self.seconds = 0.0
        self._free: Queue[Path] = Queue()
        for job in range(jobs):
            copy = folder / str(job)
            copy.mkdir()
            for name in COPIED:
                source = ROOT / name
                if source.is_dir():
                    shutil.copytree(
                        source, copy / name, ignore=shutil.ignore_patterns("__pycache__")
                    )
                else:
                    shutil.copy(source, copy / name)
            self._free.put(copy)

    def warm_up(self) -> None:
        """Without a fault all tests must pass; measures how long they take."""
        copy = self._free.get()
        started = time.perf_counter()
        result = self._run(copy, self.files, None)
        self.seconds = time.perf_counter() - started
        self._free.put(copy)
        if result is not None:
            raise SystemExit(f"the tests fail without a fault: {result}")

    def try_out(self, mutant: Mutant) -> str | None:
        """The test that notices the fault, or None."""
        copy = self._free.get()
        path = copy / mutant.path
        source = path.read_text(encoding="utf-8")
        try:
            path.write_text(broken(source, mutant.fault.number), encoding="utf-8")
            kills = self.kills.setdefault(mutant.path, Counter())
            files = sorted(self.files, key=lambda name: -kills[name])
            noticed = self._run(copy, files, PATIENCE * self.seconds)
        finally:
            path.write_text(source, encoding="utf-8")
            self._free.put(copy)
        if noticed is not None:
            kills[noticed.split("::")[0]] += 1
        return noticed

    def _run(self, copy: Path, files: list[str], seconds: float | None) -> str | None:
        try:
            done = subprocess.run(
                [*PYTEST, *files],
                cwd=copy,
                capture_output=True,
                text=True,
                check=False,
                timeout=seconds,
            )
        except subprocess.TimeoutExpired:
            return "too slow"
        if done.returncode == 0:
            return None
        lines = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return lines[0].split()[1] if lines else "not importable"


def tried(bench: Bench, drawn: list[Mutant], jobs: int) -> Iterator[tuple[Mutant, str | None]]:
    """Every mutant with the test that noticed it."""
    with ThreadPoolExecutor(jobs) as pool:
        yield from zip(drawn, pool.map(bench.try_out, drawn), strict=True)


def main() -> None:
    """Draws, breaks, runs and counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", help="part of a file's path, such as rollbot/crew.py")
    parser.add_argument("--list", action="store_true", help="only name the faults drawn")
    options = parser.parse_args()
    known = equivalents(options.game)
    everything = mutants_of(options.game, options.only)
    drawn = Random(options.seed).sample(everything, min(options.count, len(everything)))
    counted = [mutant for mutant in drawn if str(mutant) not in known]
    print(f"{len(drawn)} of {len(everything)} faults drawn, {len(drawn) - len(counted)} of them "
          f"known to change nothing", flush=True)  # fmt: skip
    if options.list:
        print(*counted, sep="\n")
        return
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(options.game, options.jobs, Path(folder))
        bench.warm_up()
        killed = 0
        for mutant, noticed in tried(bench, counted, options.jobs):
            killed += noticed is not None
            if noticed is None:
                print(f"not noticed, line {mutant.fault.line} of {mutant}", flush=True)
    share = 100 * killed / max(1, len(counted))
    print(f"{killed} of {len(counted)} faults noticed: {share:.1f} %")


if __name__ == "__main__":
    main()
