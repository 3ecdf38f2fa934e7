"""The faults of a game's rules and bots, and those of them that change nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from tests.mutants.faults import Fault, faults_in

ROOT = Path(__file__).parents[2]
NO_RULES = frozenset(("scene", "scene_cover.py", "compat", "__init__.py", "events.py"))
SURVIVOR = re.compile(r".*not noticed, line \d+ of (.*)")


@dataclass(frozen=True, slots=True)
class Mutant:
    """A fault in a file of the program."""

    path: Path
    fault: Fault

    def __str__(self) -> str:
        return f"{self.path.as_posix()}, {self.fault.function}: {self.fault.words}"


def mutants_of(game: str, only: str | None = None) -> list[Mutant]:
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


def drawn(everything: Sequence[Mutant], count: int, seed: str) -> list[Mutant]:
    """So many of the faults. Each has a lot of its own, so that most are drawn again by the same
    seed after other lines have changed.
    """

    def lot(mutant: Mutant) -> bytes:
        return sha256(f"{seed} {mutant}".encode()).digest()

    return sorted(everything, key=lot)[:count]


def equivalents(game: str) -> set[str]:
    """The faults that are known to change nothing, as they print themselves."""
    path = Path(__file__).parent / f"{game}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {line for line in lines if line and not line.startswith("#")}


def named_in(path: Path) -> set[str]:
    """The faults that a file names: one a line, or a log, of which those that nobody noticed."""
    lines = path.read_text(encoding="utf-8").splitlines()
    survivors = [found[1] for line in lines if (found := SURVIVOR.fullmatch(line))]
    return set(survivors or lines)
