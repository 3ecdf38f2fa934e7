"""Copies of the program, in which a game's tests run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from queue import Queue

from tests.mutants import marks
from tests.mutants.faults import broken, marked
from tests.mutants.mutants import ROOT, Mutant

COPIED = ("engine", "games", "tests", "main.py", "pyproject.toml", "README.md", "assets")
NO_CACHES = shutil.ignore_patterns("__pycache__")
PYTEST = (sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider")
PATIENCE = 3.0
"""A fault that makes the tests take so many times as long as usual is noticed too."""
LEAST_PATIENCE = 30.0
TRIED_FIRST = 3
OF_EVERY_GAME = (
    "tests/games/test_every_game.py", "tests/games/test_laying_out.py",
    "tests/games/test_how_it_was_won.py", "tests/engine/test_puzzles.py",
    "tests/voice/test_messages.py",
)  # fmt: skip
"""What every game promises, lays out on a real table, tells of its end, asks and says."""


def test_files(game: str) -> dict[str, list[str]]:
    """The tests of a game that need no window: every file, and what pytest is asked to run of it.

    Of what is asked of every game, its golden playthrough too, only what is asked of this one.
    """
    folder = ROOT / "tests" / "games" / game
    own = [path for path in sorted(folder.rglob("test_*.py")) if "scene" not in path.parts]
    names = [path.relative_to(ROOT).as_posix() for path in own]
    asked = [*PYTEST, "-v", "--collect-only", *OF_EVERY_GAME]
    found = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    of_game = re.compile(rf"\S+\[{game}(-.*)?\]")
    promises = [line for line in found.splitlines() if of_game.fullmatch(line)]
    return {name: [name] for name in names} | {
        shared: [each for each in promises if each.startswith(shared)] for shared in OF_EVERY_GAME
    }


class Bench:
    """Tries faults out; the tests that noticed most faults of a module come first."""

    def __init__(self, game: str, jobs: int, folder: Path) -> None:
        self.files = test_files(game)
        self.seconds: dict[str, float] = {}
        self._kills: dict[Path, Counter[str]] = defaultdict(Counter)
        self._met: dict[Mutant, list[str]] = defaultdict(list)
        self._folder = folder
        self._free: Queue[Path] = Queue()
        for job in range(jobs):
            copy = folder / str(job)
            copy.mkdir()
            for name in COPIED:
                _copy(ROOT / name, copy / name)
            self._free.put(copy)

    def warm_up(self, mutants: Sequence[Mutant]) -> None:
        """Without a fault all pass; how long every file takes, and to which faults it comes."""
        copy = self._free.get()
        with _edited(copy, _with_marks(copy, mutants)):
            for name in self.files:
                found = self._folder / "met"
                found.unlink(missing_ok=True)
                started = time.perf_counter()
                result = _run(copy, self.files[name], None, found)
                self.seconds[name] = time.perf_counter() - started
                if result is not None:
                    raise SystemExit(f"the tests fail without a fault: {name}, {result}")
                for number in marks.read(found):
                    self._met[mutants[number]].append(name)
        self._free.put(copy)

    def try_out(self, mutant: Mutant) -> str | None:
        """The test that notices the fault, or None."""
        files = self._in_order(mutant)
        source = (ROOT / mutant.path).read_text(encoding="utf-8")
        copy = self._free.get()
        noticed = None
        with _edited(copy, {mutant.path: broken(source, mutant.fault.number)}):
            for stage in (files[:TRIED_FIRST], files[TRIED_FIRST:]):
                noticed = noticed or self._stage(copy, stage)
        self._free.put(copy)
        if noticed is not None:
            self._kills[mutant.path][noticed.split("::")[0]] += 1
        return noticed

    def _stage(self, copy: Path, files: list[str]) -> str | None:
        usual = sum([self.seconds[name] for name in files])
        asked = [words for name in files for words in self.files[name]]
        return _run(copy, asked, LEAST_PATIENCE + PATIENCE * usual) if files else None

    def _in_order(self, mutant: Mutant) -> list[str]:
        """Those that come to it: what noticed most, what bears the module's name, the quick."""
        kills = self._kills[mutant.path]
        stem = mutant.path.stem

        def key(name: str) -> tuple[int, bool, float]:
            return -kills[name], not Path(name).stem.endswith(stem), self.seconds[name]

        return sorted(self._met[mutant], key=key)


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=NO_CACHES)
    else:
        shutil.copy(source, target)


def _with_marks(copy: Path, mutants: Sequence[Mutant]) -> dict[Path, str]:
    """Every module that has a fault, marked."""
    calls: dict[Path, dict[int, str]] = defaultdict(dict)
    for number, mutant in enumerate(mutants):
        calls[mutant.path][mutant.fault.number] = marks.call(number)
    return {
        path: marked((copy / path).read_text(encoding="utf-8"), of) for path, of in calls.items()
    }


@contextmanager
def _edited(copy: Path, texts: dict[Path, str]) -> Iterator[None]:
    """These modules are others for a while."""
    usual = {path: (copy / path).read_bytes() for path in texts}
    try:
        for path, text in texts.items():
            (copy / path).write_text(text, encoding="utf-8")
        yield
    finally:
        for path, content in usual.items():
            (copy / path).write_bytes(content)


def _run(
    copy: Path, asked: list[str], seconds: float | None, met: Path | None = None
) -> str | None:
    """The first test that fails, or None."""
    try:
        done = subprocess.run(
            [*PYTEST, *asked],
            cwd=copy,
            env=os.environ | {marks.VARIABLE: str(met)},
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
