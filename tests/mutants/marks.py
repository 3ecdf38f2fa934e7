"""Which faults a test comes to: in a marked copy of the program every fault says when it is met.

Tests run parts of the program as programs of their own; these write into the same file.
"""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "TABLETOP_BOTS_MARKS"
_met: set[int] = set()


def call(number: int) -> str:
    """What a marked module says before a fault.

    Bots in files come there too: in a process with an environment of its own, which names no place
    to say so, and in a sandbox without `tests`.
    """
    said = f"__import__('tests.mutants.marks').mutants.marks.met({number})"
    return f"if {VARIABLE!r} in __import__('os').environ: {said}"


def met(number: int) -> None:
    """A test has come to this fault."""
    if number not in _met:
        _met.add(number)
        with Path(os.environ[VARIABLE]).open("a", encoding="ascii") as file:
            file.write(f"{number}\n")


def read(path: Path) -> set[int]:
    """All faults met."""
    return (
        {int(line) for line in path.read_text(encoding="ascii").split()} if path.exists() else set()
    )
