"""Which faults a test comes to: in a marked copy of the program every fault says when it is met.

Tests run parts of the program as programs of their own; these write into the same file.
"""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "TABLETOP_BOTS_MARKS"
_met: set[int] = set()


def call(number: int) -> str:
    """What a marked module says before a fault."""
    return f"__import__('tests.mutants.marks').mutants.marks.met({number})"


def met(number: int) -> None:
    """A test has come to this fault. Bots in files have an environment of their own, without a
    place to say so.
    """
    if number not in _met and VARIABLE in os.environ:
        _met.add(number)
        with Path(os.environ[VARIABLE]).open("a", encoding="ascii") as file:
            file.write(f"{number}\n")


def read(path: Path) -> set[int]:
    """All faults met."""
    return (
        {int(line) for line in path.read_text(encoding="ascii").split()} if path.exists() else set()
    )
